"""Hidden information: who holds which cards in hand, and which in reserve (AR-CARD-03, AR-INFO)."""

from __future__ import annotations

from tabard.core.dice import Dice
from tabard.core.engine import is_over
from tabard.core.state import Sealed, Unshown
from tabard.games.archon.kinds import CARD_KINDS, COURTIER
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
    dream_step(dream, seat, dice)
    return dream


def dream_step(state: ArchonState, seat: int, dice: Dice) -> None:
    """Secret picks of others are made anew; clicks and draws that have not shown are undone."""
    step = state.agenda[-1]
    if isinstance(step, Sealed):
        state.agenda[-1] = step.imagined(state, seat, dice)
    elif isinstance(step, Unshown) and step.decision(state).seat != seat:
        state.agenda[-1] = step.rewound()


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
