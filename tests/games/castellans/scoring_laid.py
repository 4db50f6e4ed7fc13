"""Tables before and after Scoring: what several files of tests need."""

from __future__ import annotations

from games.castellans.builders import begin, keeps, table, tokens
from support.questions import is_done
from tabard.games.castellans.kinds import DISTRICT_NAMES, MONUMENT_NAMES
from tabard.games.castellans.scoring import ScoringPhase
from tabard.games.castellans.state import CONTROL_LINE, MONUMENT_LINE, ROUND_LINES, CastellansState


def lay(
    seats: int, points: list[int], green: int = 0, place: str = "anchorage", **options: str
) -> CastellansState:
    """A table before Scoring, where Temples give control of a District of round 1.

    Keeps that do not belong there stand in the Iron Pit, which round 1 does not score.
    """
    state = table(seats, 1, "scoring", **options)
    for seat, count in enumerate(points):
        tokens(state, seat, "temple", **{place: count})
    keeps(state, **{place: green, "iron_pit": 6 - seats - green})
    return state


def scored(state: CastellansState) -> CastellansState:
    """The same table after Scoring."""
    begin(state, ScoringPhase())
    assert is_done(state)
    return state


def lines(state: CastellansState, line: int) -> list[int]:
    """What a line of this round says for each side."""
    at = (state.round - 1) * ROUND_LINES + line
    return [side.tally[at] for side in state.sides]


def control(state: CastellansState, place: str = "anchorage") -> list[int]:
    """What control of a District gave each side this round."""
    return lines(state, CONTROL_LINE + DISTRICT_NAMES.index(place))


def for_monument(state: CastellansState, kind: str) -> list[int]:
    """What Monuments of a kind gave each side this round."""
    return lines(state, MONUMENT_LINE + MONUMENT_NAMES.index(kind))
