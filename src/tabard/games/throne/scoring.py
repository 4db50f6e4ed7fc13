"""Final scoring on the score pad, ties and the winner (TH-SCORE, TH-TIE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tabard.games.throne.anarchy import anarchy_value
from tabard.games.throne.conditions import is_fulfilled
from tabard.games.throne.shapes import DecidedBy
from tabard.games.throne.state import ThroneState

BY_TOTAL: Final = 0
BY_CLAIMS: Final = 1
BY_TOWN: Final = 2
SHARED: Final = 3
DECIDED_BY: Final[Sequence[DecidedBy]] = ["total", "claims", "town", "shared"]

PAD: Final = [
    "guilds",
    "claims",
    "ends",
    "unfulfilled",
    "diplomacy",
    "alms",
    "anarchy",
    "influence",
]
"""The lines of subtotal 1, in the order of the pad and of TH-SCORE-01 to -08."""


@final
class Score:
    """A player's column of the score pad."""

    def __init__(self, lines: list[int], town: list[int], claims: int) -> None:
        self.lines: Final = lines
        self.town: Final = town
        self.claims: Final = claims
        self.subtotal: Final = sum(lines)
        self.town_total: Final = sum(town)
        self.total: Final = self.subtotal + self.town_total


def fulfilled_ends(state: ThroneState, seat: int) -> list[int]:
    """The kept End of Game Claims that hold as the table lies, in the order kept (TH-CARD-06)."""
    ends = state.rules.catalog.deck.ends
    kept = state.houses[seat].ends
    return [end for end in kept if is_fulfilled(state, seat, ends[end], 0)]


def score_of(state: ThroneState, seat: int) -> Score:
    """One column, line by line (TH-SCORE-01 to -11)."""
    house, catalog, tracks = state.houses[seat], state.rules.catalog, state.rules.tracks
    fulfilled = fulfilled_ends(state, seat)
    open_claims = len(house.claims) + len(house.ends) - len(fulfilled)
    alms = 0
    if house.alms == tracks.alms_last:
        alms = tracks.alms_end
    elif house.alms == 0:
        alms = tracks.alms_start
    lines = [
        catalog.guild_influence * len(house.guilds),
        sum([catalog.deck.claims[claim].influence for claim in house.done]),
        sum([catalog.deck.ends[end].influence for end in fulfilled]),
        catalog.unfulfilled * open_claims,
        tracks.diplomacy[house.diplomacy] * len(house.done),
        alms,
        -anarchy_value(state) * house.anarchy,
        house.influence,
    ]
    town = [tracks.ladders[track].seals[value] for track, value in enumerate(house.tracks)]
    return Score(lines, town, len(house.done) + len(fulfilled))


def all_scores(state: ThroneState) -> list[Score]:
    return [score_of(state, seat) for seat in range(state.seats)]


def places_of(scores: list[Score]) -> list[int]:
    """1 for the winner; ties by claims, then by Town Influence, else shared (TH-TIE-01 to -04)."""
    ranks = [(score.total, score.claims, score.town_total) for score in scores]
    return [1 + len([other for other in ranks if other > rank]) for rank in ranks]


def reason_of(scores: list[Score], places: list[int]) -> int:
    """What decided between the winner and the rest."""
    winners = [score for score, place in zip(scores, places) if place == 1]
    if len(winners) > 1:
        return SHARED
    best = winners[0]
    rivals = [score for score in scores if score is not best and score.total == best.total]
    if not rivals:
        return BY_TOTAL
    return BY_TOWN if max([rival.claims for rival in rivals]) == best.claims else BY_CLAIMS
