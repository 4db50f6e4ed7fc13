"""What the cards of others look like as doings: which kind went where, by whom it would serve."""

from __future__ import annotations

from typing import Final

from tabard.core.values import BLANK
from tabard.games.allegiance.kinds import KINDS, TABLEAU
from tabard.games.allegiance.state import AllegianceState

LOYAL: Final = 0
DISLOYAL: Final = 1

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


def leaning(state: AllegianceState, seat: int) -> int:
    """The side with which most cards of a hand and an open tableau stand."""
    factions = state.rules.factions
    lead = 0
    for kind, count in enumerate(state.hands[seat].counts):
        lead += LEADS[factions[kind]] * count
    for laid in state.table:
        if laid.place == TABLEAU and laid.seat == seat:
            lead += LEADS[factions[laid.card.kind]]
    return LOYAL if lead > 0 else DISLOYAL
