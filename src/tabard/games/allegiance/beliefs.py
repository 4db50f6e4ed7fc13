"""What the cards of others look like as doings: which kind went where, by whom it would serve."""

from __future__ import annotations

from math import exp
from typing import Final

from tabard.core.values import BLANK, Decision
from tabard.games.allegiance.allocation import Allocate
from tabard.games.allegiance.kinds import GUILD, KINDS, TABLEAU
from tabard.games.allegiance.state import AllegianceState

LOYAL: Final = 0
DISLOYAL: Final = 1

COMMON: Final = 1000
"""What a habit weighs that is neither liked nor disliked."""

LEADS: Final = [1, -1, 0]
"""What a card of the Temple, of the Guild, of neither adds to the lead of the Temple."""

IN_HAND: Final = 3
PLACES: Final = 4
"""Temple, Guild, face down in another's tableau, kept in hand."""

ROW_NAMES: Final = [
    "temple_player_on_temple",
    "temple_player_on_guild",
    "temple_player_infiltrated",
    "temple_player_in_hand",
    "guild_player_on_temple",
    "guild_player_on_guild",
    "guild_player_infiltrated",
    "guild_player_in_hand",
]
"""For each kind of card: how likely a player who leans to that side has it there."""


def traits(state: AllegianceState, seat: int) -> list[float]:
    """How many cards of each kind others have in hand or laid unseen, by the side they lean to."""
    found = [0.0] * (len(ROW_NAMES) * KINDS)
    sides = [leaning(state, other) * PLACES for other in range(state.seats)]
    for laid in state.table:
        if laid.origin == seat or laid.card.is_known_to(seat):
            continue
        place = laid.place if laid.lost == BLANK else laid.seat
        if place <= TABLEAU:
            found[(sides[laid.origin] + place) * KINDS + laid.card.kind] += 1.0
    for other, hand in enumerate(state.hands):
        if other != seat:
            base = (sides[other] + IN_HAND) * KINDS
            for kind, count in enumerate(hand.counts):
                found[base + kind] += count
    return found


def habits_of(beliefs: list[float]) -> list[list[int]]:
    """How often cards of each kind are laid rather than kept, row by row as beliefs have them."""
    habits: list[list[int]] = []
    for row in range(len(beliefs) // KINDS):
        kept = (row // PLACES * PLACES + IN_HAND) * KINDS
        habits.append(
            [
                max(1, int(COMMON * exp(beliefs[row * KINDS + kind] - beliefs[kept + kind])))
                for kind in range(KINDS)
            ]
        )
    return habits


def habits(state: AllegianceState, decision: Decision, rows: list[list[int]]) -> list[int]:
    """How likely a player is to allocate each card; of other choices nothing is known."""
    place = place_allocated_to(state, decision.seat)
    if not rows or place == BLANK:
        return []
    row = rows[leaning(state, decision.seat) * PLACES + place]
    counts = state.hands[decision.seat].counts
    return [counts[option.number] * row[option.number] for option in decision.options]


def place_allocated_to(state: AllegianceState, seat: int) -> int:
    """The organisation for which a seat is to choose a card now; BLANK if for none."""
    step = state.agenda[-1]
    if not isinstance(step, Allocate):
        return BLANK
    place = len(step.picks[seat])
    return place if place <= GUILD else BLANK


def leaning(state: AllegianceState, seat: int) -> int:
    """The side with which most cards of a hand and an open tableau stand."""
    return LOYAL if lead_of(state, seat) > 0 else DISLOYAL


def lead_of(state: AllegianceState, seat: int) -> int:
    """By how many a player's cards of the Temple are more than those of the Guild."""
    factions = state.rules.factions
    lead = 0
    for kind, count in enumerate(state.hands[seat].counts):
        lead += LEADS[factions[kind]] * count
    for laid in state.table:
        if laid.place == TABLEAU and laid.seat == seat:
            lead += LEADS[factions[laid.card.kind]]
    return lead
