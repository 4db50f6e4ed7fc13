"""How far each kind of claim is met, part by part, as its owner is shown it."""

from __future__ import annotations

from typing import cast

import pytest

from games.throne.builders import answer, claims, keep_ends, rank, shown, table, tracks, turn
from games.throne.finals import Board, condition, lay
from support.clauses import clause
from tabard.games.throne.conditions import progress_of
from tabard.games.throne.rules import IN_STATE, Claim
from tabard.games.throne.state import ThroneState

Part = dict[str, object]


def progress(state: ThroneState, claim: str) -> list[Part]:
    """What the owner is shown of a claim."""
    found = cast(dict[str, list[Part]], shown(state, 0, "players", 0, "progress"))
    return found[claim]


def part(measure: str, have: int, need: int, **about: object) -> Part:
    """A part of a claim; words that end so ask for so many at most."""
    is_met = have <= need if measure.endswith("_max") else have >= need
    return {"measure": measure, "have": have, "need": need, "met": is_met, **about}


SPREAD: Board = {"workers": {"soldier": {"antares": 2, "culver_lux": 1, "centre": 1, "roselie": 1}}}
MIXED: Board = {
    "workers": {
        "soldier": {"culver_lux": 2, "antares": 1},
        "spy": {"antares": 1, "centre": 1},
        "merchant": {"centre": 2, "roselie": 1},
    }
}
TOWN: Board = {"tracks": {"strength": 6, "intrigue": 3, "trade": 6, "wealth": 4, "knowledge": 7}}

ENDS: list[tuple[str, Board, list[Part]]] = [
    ("E01", TOWN, [part("tracks_leading", 4, 2)]),
    ("E02", {"done": "G01 G02"}, [part("ingame_done_min", 2, 3)]),
    ("E07", TOWN, [part("track_min", 7, 7, track="knowledge")]),
    ("E08", TOWN, [part("tracks_count_min", 5, 5, bound=3)]),
    ("E09", TOWN, [part("tracks_count_min", 3, 3, bound=6)]),
    ("E10", SPREAD, [part("workers_min", 3, 3, where="opponents", worker="soldier")]),
    ("E11", SPREAD, [part("workers_min", 5, 5, where="territories", worker="soldier")]),
    ("E12", SPREAD, [part("workers_min", 0, 5, where="territories", worker="spy")]),
    (
        "E14",
        MIXED,
        [
            part("workers_min", 3, 3, where="central"),
            part("workers_min", 4, 3, where="opponents"),
        ],
    ),
    ("E15", MIXED, [part("kinds_together", 2, 3, where="central", territory="centre")]),
    ("E15", {}, [part("kinds_together", 0, 3, where="central")]),
    (
        "E16",
        SPREAD,
        [
            part("workers_min", 1, 3, where="own", worker="soldier"),
            part("enemy_workers_max", 2, 0, worker="soldier"),
        ],
    ),
    (
        "E17",
        {"anarchy": 1, "tracks": {"knowledge": 2}},
        [part("anarchy_max", 1, 0), part("track_min", 2, 4, track="knowledge")],
    ),
    ("E18", {"anarchy": 3}, [part("anarchy_min", 3, 4)]),
    ("E19", {"alms": 6}, [part("alms_end", 6, 7)]),
    ("E20", {"diplomacy": 2}, [part("diplomacy_min", 2, 3)]),
    (
        "E21",
        {"guilds": "spies_guild", "tracks": {"wealth": 5}},
        [part("guilds_min", 1, 2), part("track_min", 5, 4, track="wealth")],
    ),
    ("E22", {"influence": 8}, [part("influence_min", 8, 8)]),
    ("E23", TOWN, [part("best_track", 7, 10)]),
    ("E24", {"hand": "spy-1*2 joker-1"}, [part("hand_min", 3, 6)]),
]


@clause("TH-CARD-06", "TH-INFO-05")
@pytest.mark.parametrize(("claim", "board", "parts"), ENDS)
def test_progress_of_an_end_of_game_claim(claim: str, board: Board, parts: list[Part]) -> None:
    state = lay(table(), 0, **board)
    tracks(state, 1, strength=6, wealth=3)
    tracks(state, 2, intrigue=2)
    lay(state, 1, workers={"soldier": {"roselie": 2}, "spy": {"roselie": 1}})
    keep_ends(state, 0, claim)
    assert progress(state, claim) == parts


KINDS = ["soldier", "spy", "merchant"]
EVERYWHERE: Board = {"workers": {"spy": {"roselie": 1, "centre": 2, "antares": 1}}}
CLAIMS: list[tuple[str, Board, list[Part]]] = [
    ("G06", TOWN, [part("track_min", 6, 9, track="strength")]),
    (
        "G17",
        SPREAD,
        [part("workers_min", 2, 3, where="one_opponent", worker="soldier", territory="antares")],
    ),
    ("G17", {}, [part("workers_min", 0, 3, where="one_opponent", worker="soldier")]),
    (
        "G17",
        {"workers": {"soldier": {"culver_lux": 1, "antares": 1}, "spy": {"antares": 1}}},
        [part("workers_min", 1, 3, where="one_opponent", worker="soldier", territory="culver_lux")],
    ),
    (
        "G17",
        {"workers": {"soldier": {"culver_lux": 1, "antares": 2}, "spy": {"culver_lux": 1}}},
        [part("workers_min", 2, 3, where="one_opponent", worker="soldier", territory="antares")],
    ),
    ("G18", SPREAD, [part("workers_min", 1, 4, where="own", worker="soldier")]),
    ("G20", MIXED, [part("kind_spread", 2, 3, worker="spy")]),
    ("G20", EVERYWHERE, [part("kind_spread", 3, 3, worker="spy")]),
    ("G32", EVERYWHERE, [part("kind_spread", 0, 3, worker="merchant")]),
    ("G25", {"diplomacy": 3}, [part("diplomacy_min", 3, 3)]),
    ("G35", {}, [part("guilds_min", 0, 2)]),
    ("G40", {"alms": 7}, [part("alms_end", 7, 7)]),
    ("G45", MIXED, [part("workers_min", 8, 8, where="territories")]),
    ("G47", MIXED, [part("kinds_together", 2, 3, where="one_opponent", territory="antares")]),
    (
        "G47",
        {"workers": {kind: {"culver_lux": 1} for kind in KINDS}},
        [part("kinds_together", 3, 3, where="one_opponent", territory="culver_lux")],
    ),
    (
        "G47",
        {"workers": {"spy": {"culver_lux": 1, "antares": 4}}},
        [part("kinds_together", 1, 3, where="one_opponent", territory="culver_lux")],
    ),
    (
        "G47",
        {"workers": {"spy": {"centre": 1, "roselie": 1}}},
        [part("kinds_together", 0, 3, where="one_opponent")],
    ),
    ("G48", EVERYWHERE, [part("supply_max", 6, 0)]),
    ("G01", {}, [part("event_sum", 0, 4, scope="turn")]),
    ("G23", {}, [part("subterfuge_same_track", 0, 2, scope="turn")]),
    ("G46", {}, [part("week_top_bids", 0, 3, scope="week")]),
    (
        "G19",
        {},
        [
            part("subterfuge_pair", 0, 2, scope="turn"),
            part("subterfuge_pair", 0, 1, track="strength", scope="turn"),
            part("subterfuge_pair", 0, 1, track="intrigue", scope="turn"),
        ],
    ),
]


@clause("TH-INFO-05")
@pytest.mark.parametrize(("claim", "board", "parts"), CLAIMS)
def test_progress_of_an_in_game_claim(claim: str, board: Board, parts: list[Part]) -> None:
    state = lay(table(), 0, **board)
    claims(state, 0, claim)
    assert progress(state, claim) == parts


@clause("TH-COND-18")
def test_progress_adds_up_what_was_mustered_in_this_turn() -> None:
    state = lay(table(), 0, claims="G01 G46", hand="soldier-3 soldier-1*2")
    rank(state, "III", 1)
    answer(state, "action:recruit", "card:soldier-1", "done")
    answer(state, "action:recruit", "card:soldier-1", "done")
    assert progress(state, "G01") == [part("event_sum", 2, 4, scope="turn")]
    assert progress(state, "G46") == [part("week_top_bids", 1, 3, scope="week")]
    turn(state, 0, "IV")
    assert progress(state, "G01") == [part("event_sum", 0, 4, scope="turn")]
    assert progress(state, "G46") == [part("week_top_bids", 1, 3, scope="week")]


@clause("TH-COND-19", "TH-COND-20")
def test_progress_shows_the_opponent_against_whom_most_is_met() -> None:
    state = lay(table(), 0, claims="G19 G23", workers={"spy": {"culver_lux": 1, "antares": 2}})
    tracks(state, 2, strength=1, intrigue=1, knowledge=2)
    turn(state, 0, "IV", 3)
    answer(state, "action:subterfuge", "territory:culver_lux", "track:strength", "pass")
    answer(state, "action:subterfuge", "territory:antares", "track:intrigue", "track:knowledge")
    assert progress(state, "G19") == [
        part("subterfuge_pair", 1, 2, scope="turn"),
        part("subterfuge_pair", 0, 1, track="strength", scope="turn"),
        part("subterfuge_pair", 1, 1, track="intrigue", scope="turn"),
    ]
    assert progress(state, "G23") == [part("subterfuge_same_track", 1, 2, scope="turn")]


@clause("TH-COND-04")
def test_progress_of_workers_of_any_kind_names_where_most_of_them_stand() -> None:
    state = lay(table(), 0, workers={kind: {"antares": 1} for kind in KINDS})
    lay(state, 0, workers={"soldier": {"culver_lux": 2}})
    wanted = condition("workers_min", kind="any", where="one_opponent", min=4)
    found = progress_of(state, 0, Claim("any", 1, IN_STATE, wanted), 0)
    assert found == [part("workers_min", 3, 4, where="one_opponent", territory="antares")]
