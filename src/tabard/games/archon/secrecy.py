"""Hidden information: who holds which cards in hand, and which in reserve (AR-CARD-03, AR-INFO)."""

from __future__ import annotations

from tabard.core.dice import Dice
from tabard.core.engine import is_over
from tabard.games.archon.dividing import DONE_PICK, Divide, all_cards
from tabard.games.archon.goods import resources_in
from tabard.games.archon.kinds import CARD_KINDS, COURTIER, RESOURCES
from tabard.games.archon.season import Raid, resources_due
from tabard.games.archon.state import ArchonState, House
from tabard.games.archon.unshown import Unshown

ATTEMPTS = 30
"""How often cards are dealt anew before a dream lays them as they must lie."""


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
    """Clicks of others that have not shown yet are undone."""
    step = state.agenda[-1]
    if isinstance(step, Unshown) and step.decision(state).seat != seat:
        state.agenda[-1] = step.rewound()


def dream_hand(house: House, dice: Dice) -> None:
    """Deal hand and reserve anew out of both together, as others could think them.

    What all know to be in hand stays there. Only arrivals make a deal unthinkable, and then all of
    them lie in hand, where they can always lie.
    """
    size = house.in_hand()
    known = list(house.settled)
    cards: list[int] = []
    for kind in range(CARD_KINDS):
        cards.extend([kind] * (house.hand[kind] + house.reserve[kind] - known.count(kind)))
    if house.is_courtless:
        dice.shuffle(cards)
        lay(house, [*known, *sorted(cards, key=lambda kind: kind == COURTIER)], size)
        return
    for _ in range(ATTEMPTS):
        dice.shuffle(cards)
        lay(house, [*known, *cards], size)
        if is_thinkable(house):
            return
    for kind in house.arrivals:
        cards.remove(kind)
    lay(house, [*known, *house.arrivals, *cards], size)


def lay(house: House, cards: list[int], size: int) -> None:
    """The first cards are the hand, the others the reserve."""
    house.hand = [cards[:size].count(kind) for kind in range(CARD_KINDS)]
    house.reserve = [cards[size:].count(kind) for kind in range(CARD_KINDS)]


def is_thinkable(house: House) -> bool:
    """Whether a hand agrees with what others saw: a Courtier in hand is replaced before one in
    reserve, so with one left there every unseen Magister came to the hand (AR-B-GUILD-03)."""
    if house.hand[COURTIER] == 0:
        return True
    unseen = (*house.settled, *house.arrivals)
    for kind in set(unseen):
        if house.hand[kind] < unseen.count(kind):
            return False
    return True


def dream_picks(state: ArchonState, seat: int, dice: Dice) -> None:
    """Others who have finished a secret pick have picked anything; unfinished ones begin anew."""
    step = state.agenda[-1]
    if isinstance(step, Divide):
        divided = [
            picked if other == seat else dream_division(state, other, picked, dice)
            for other, picked in enumerate(step.picks)
        ]
        state.agenda[-1] = Divide(tuple(divided))
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
    due, goods = resources_due(state, seat), state.houses[seat].goods
    if len(picked) < due or due == resources_in(goods):
        return ()
    cubes: list[int] = []
    for good in RESOURCES:
        cubes.extend([good] * goods[good])
    dice.shuffle(cubes)
    return tuple(cubes[:due])
