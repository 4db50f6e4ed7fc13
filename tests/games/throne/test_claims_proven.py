"""Claims about Subterfuge at their edges: the last track, one track twice, the central Tavern."""

from __future__ import annotations

from typing import cast

import pytest

from games.throne.builders import answer, claims, done_by, shown, table, tracks, turn, workers
from support.clauses import clause
from tabard.games.throne.kinds import TRACK_NAMES
from tabard.games.throne.state import ThroneState


def subverting(claim: str) -> ThroneState:
    """A turn in IV with a claim in hand, three Spies abroad and two in the centre."""
    state = table()
    claims(state, 0, f"{claim} G40")
    workers(state, 0, {"spy": {"culver_lux": 3, "centre": 2}})
    tracks(state, 1, **dict.fromkeys(TRACK_NAMES, 3))
    return turn(state, 0, "IV", 5)


def subvert(state: ThroneState, *tracks_named: str) -> None:
    """A Subterfuge against Culver-Lux for each track, without a second one."""
    for name in tracks_named:
        answer(state, "action:subterfuge", "territory:culver_lux", f"track:{name}", "pass")


def progress(state: ThroneState, claim: str) -> list[object]:
    """What the owner is shown of a claim: how much there is of each part."""
    parts = cast(dict[str, list[dict[str, object]]], shown(state, 0, "players", 0, "progress"))
    return [part["have"] for part in parts[claim]]


@clause("TH-COND-20")
@pytest.mark.parametrize("name", TRACK_NAMES)
def test_subterfuge_same_track_means_any_of_the_five(name: str) -> None:
    state = subverting("G23")
    subvert(state, name)
    assert (done_by(state, 0), progress(state, "G23")) == ([], [1])
    subvert(state, name)
    assert done_by(state, 0) == ["G23"]


@clause("TH-COND-19")
@pytest.mark.parametrize(("name", "lowered"), [("strength", [2, 2, 0]), ("intrigue", [2, 0, 2])])
def test_subterfuge_pair_is_not_met_by_one_track_twice(name: str, lowered: list[int]) -> None:
    state = subverting("G19")
    subvert(state, name, name)
    assert (done_by(state, 0), progress(state, "G19")) == ([], lowered)


@clause("TH-COND-19", "TH-SPY-SUB-08")
def test_subterfuge_in_the_centre_is_against_nobody() -> None:
    state = subverting("G19")
    subvert(state, "trade")
    answer(state, *["action:subterfuge", "territory:centre"] * 2)
    assert progress(state, "G19") == [1, 0, 0]
