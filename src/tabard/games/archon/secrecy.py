"""Hidden information: who holds which cards in hand, and which in reserve (AR-CARD-03, AR-INFO)."""

from __future__ import annotations

from tabard.core.dice import Dice
from tabard.core.engine import is_over
from tabard.core.state import Unshown
from tabard.games.archon.dividing import DONE_PICK, Divide, all_cards
from tabard.games.archon.kinds import CARD_KINDS, COURTIER, RESOURCES
from tabard.games.archon.season import Raid, resources_due
from tabard.games.archon.setup import DrawOrder
from tabard.games.archon.state import ArchonState, House


def imagine(state: ArchonState, seat: int, dice: Dice) -> ArchonState:
    """A state the seat cannot tell from the true one: the others have divided their cards anew.

    In even rounds, and between the last pass and the next division, all hands follow from what was
    seen (AR-INFO-01).
    """
    dream = state.clone()
    if is_over(state):
        return dream
    for other in range(dream.seats):
        if other != seat and dream.hides:
            dream_hand(dream.houses[other], dice)
    dream_picks(dream, seat, dice)
    rewind_clicks(dream, seat)
    return dream


def rewind_clicks(state: ArchonState, seat: int) -> None:
    """Clicks of others, and draws, that have not shown yet are undone."""
    step = state.agenda[-1]
    if isinstance(step, Unshown) and step.decision(state).seat != seat:
        state.agenda[-1] = step.rewound()
    elif isinstance(step, DrawOrder):
        state.agenda[-1] = DrawOrder()


def dream_hand(house: House, dice: Dice) -> None:
    """Deal hand and reserve anew out of both together, as others could think them."""
    size, arrivals = house.in_hand(), house.arrivals
    cards = loose_cards(house)
    dice.shuffle(cards)
    splits = thinkable_splits(house)
    split = splits[dice.below(len(splits))]
    if split < len(arrivals) or house.is_courtless:
        cards.sort(key=is_courtier)
    hand = [*arrivals[:split], *cards[: size - split]]
    reserve = [*arrivals[split:], *house.stored, *cards[size - split :]]
    house.hand = [hand.count(kind) for kind in range(CARD_KINDS)]
    house.reserve = [reserve.count(kind) for kind in range(CARD_KINDS)]


def is_courtier(kind: int) -> bool:
    return kind == COURTIER


def loose_cards(house: House) -> list[int]:
    """The cards in hand and reserve of which others do not know when they came."""
    cards: list[int] = []
    for kind in range(CARD_KINDS):
        known = house.arrivals.count(kind) + house.stored.count(kind)
        cards.extend([kind] * (house.hand[kind] + house.reserve[kind] - known))
    return cards


def thinkable_splits(house: House) -> list[int]:
    """How many of the arrivals, the first ones, may be in hand.

    A Courtier in hand is replaced before one in reserve (AR-B-GUILD-03): if not all arrivals are in
    hand, no Courtier was there any more.
    """
    size, cards, count = house.in_hand(), loose_cards(house), len(house.arrivals)
    others = len([kind for kind in cards if kind != COURTIER])
    return [
        split
        for split in range(house.settled, count + 1)
        if split <= size
        and size - split <= (others if split < count or house.is_courtless else len(cards))
    ]


def dream_picks(state: ArchonState, seat: int, dice: Dice) -> None:
    """Others who have finished a secret pick have picked anything; unfinished ones begin anew."""
    step = state.agenda[-1]
    if isinstance(step, Divide):
        divided = [
            picked if other == seat else dream_division(state, other, picked, dice)
            for other, picked in enumerate(step.picks)
        ]
        state.agenda[-1] = Divide(tuple(divided), step.hand)
    elif isinstance(step, Raid):
        lost = [
            picked if other == seat else dream_losses(state, other, picked, dice)
            for other, picked in enumerate(step.picks)
        ]
        state.agenda[-1] = Raid(tuple(lost))


def dream_division(
    state: ArchonState, seat: int, picked: tuple[int, ...], dice: Dice
) -> tuple[int, ...]:
    """Any five cards, confirmed; nothing if the player has not confirmed yet."""
    if DONE_PICK not in picked:
        return ()
    cards: list[int] = []
    for kind, count in enumerate(all_cards(state, seat)):
        cards.extend([kind] * count)
    dice.shuffle(cards)
    return (*cards[: state.rules.numbers.hand], DONE_PICK)


def dream_losses(
    state: ArchonState, seat: int, picked: tuple[int, ...], dice: Dice
) -> tuple[int, ...]:
    """Any resources, as many as are due; nothing if the player has not picked all yet."""
    due = resources_due(state, seat)
    if len(picked) < due:
        return ()
    cubes: list[int] = []
    for good in RESOURCES:
        cubes.extend([good] * state.houses[seat].goods[good])
    dice.shuffle(cubes)
    return tuple(cubes[:due])
