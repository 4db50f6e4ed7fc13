"""What the secrets of others look like as doings: bids, cards, claims, and what they serve."""

from __future__ import annotations

from math import exp
from typing import Final

from tabard.core.values import BLANK, Decision
from tabard.games.throne.kinds import (
    FIRST_TRACK_SPACE,
    JOKER,
    MARKER_KINDS,
    SPACES,
    STAR,
    TRACKS,
)
from tabard.games.throne.planning import PlaceBid
from tabard.games.throne.rules import IN_STATE
from tabard.games.throne.state import House, ThroneState
from tabard.minds.throne.closeness import closeness
from tabard.minds.throne.outlook import deed_outlook

ROW_NAMES: Final = ["zeros", "ones", "twos", "stars", "matching", "held"]
"""For each space: the face of a hidden marker; a bid times the cards that match; claims."""

COMMON: Final = 1000
"""What a habit weighs that is neither liked nor disliked."""

MATCHING: Final = 4
HELD: Final = 5
CLAIM: Final = HELD * SPACES
DEED: Final = CLAIM + 1
END: Final = CLAIM + 2
CARDS: Final = CLAIM + 3
JOKERS: Final = CLAIM + 4
"""In the last row: claims on the table and of deeds, End of Game Claims, by how near they are;
and, where no marker lies, the cards of the track, and cards that stand for any."""


def habits_of(beliefs: list[float]) -> list[list[int]]:
    """How often each face is laid in each space."""
    return [
        [max(1, int(COMMON * exp(beliefs[kind * SPACES + space]))) for kind in range(MARKER_KINDS)]
        for space in range(SPACES if beliefs else 0)
    ]


def habits(state: ThroneState, decision: Decision, rows: list[list[int]]) -> list[int]:
    """How likely a player is to lay each marker where it wants one; of others nothing is known."""
    step = state.agenda[-1]
    if not rows or not isinstance(step, PlaceBid) or step.space == BLANK:
        return []
    row, markers = rows[step.space], state.houses[step.seat].markers
    return [row[option.number] * markers[option.number] for option in decision.options]


def traits(state: ThroneState, seat: int) -> list[float]:
    """Sums over all others."""
    found = [0.0] * (len(ROW_NAMES) * SPACES)
    for other in range(state.seats):
        if other != seat:
            add_bids(state, state.houses[other], found)
            add_claims(state, other, found)
    return found


def add_bids(state: ThroneState, house: House, found: list[float]) -> None:
    """Markers that nobody has seen yet, and what the hand would make of them."""
    values = matching_values(state, house)
    found[JOKERS] += values[TRACKS]
    for space in range(SPACES):
        if space == state.space:
            continue
        bid = 0
        for kind in house.stacks[space]:
            found[kind * SPACES + space] += 1.0
            bid += 2 if kind == STAR else kind
        if space >= FIRST_TRACK_SPACE:
            value = values[space - FIRST_TRACK_SPACE]
            found[MATCHING * SPACES + space] += bid * value
            if not house.stacks[space] and state.space == BLANK:
                found[CARDS] += value


def matching_values(state: ThroneState, house: House) -> list[float]:
    """What the cards in hand would add to each track; at the end those that stand for any."""
    workforce = state.rules.catalog.deck.workforce
    values = [0.0] * (TRACKS + 1)
    for kind, count in enumerate(house.hand.counts):
        if count > 0:
            type_ = workforce.types[kind]
            values[TRACKS if type_ == JOKER else type_] += count * workforce.values[kind]
    return values


def add_claims(state: ThroneState, seat: int, found: list[float]) -> None:
    """How near what a player has kept is to being met."""
    deck, house = state.rules.catalog.deck, state.houses[seat]
    for held in house.claims:
        claim = deck.claims[held.claim]
        if claim.scope == IN_STATE:
            found[CLAIM] += closeness(state, seat, claim.condition)
        else:
            found[DEED] += deed_outlook(state, seat, claim.condition)
    for end in house.ends:
        found[END] += closeness(state, seat, deck.ends[end].condition)
