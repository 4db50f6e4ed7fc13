"""Whole matches still end as they did, for the reason in their names, and nothing is lost."""

from __future__ import annotations

import tomllib
from functools import cache

import pytest

from games.archon.builders import GAME
from games.archon.proofs import FOLDER, PROOFS, RESULTS, told
from support.clauses import clause
from tabard.games.archon.state import ArchonState
from tabard.match.match import Match
from tabard.match.record import Record, read_record
from tabard.match.replaying import replay_record

NAMES = sorted([path.stem for path in FOLDER.glob("*.json")])


def recorded(name: str) -> Record:
    """The record of that name."""
    return read_record(FOLDER / f"{name}.json")


@cache
def replayed(name: str) -> Match:
    """The match of that name at its end; both tests look at it."""
    return replay_record(GAME, recorded(name))


def test_every_record_says_what_it_proves() -> None:
    assert sorted(PROOFS) == NAMES


def test_there_is_a_record_for_every_number_of_seats() -> None:
    assert {recorded(name).seats for name in NAMES} == {2, 3, 4}


@pytest.mark.parametrize("name", NAMES)
def test_the_match_ends_as_it_did(name: str) -> None:
    match = replayed(name)
    results = tomllib.loads(RESULTS.read_text("utf-8"))
    assert {"places": match.places(), "scores": match.scores()} == results[name]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            "two_players_use_all_that_is_not_covered", marks=clause("AR-SETUP-07", "AR-ROUND-06")
        ),
        pytest.param("wall_holds_all_three_seasons", marks=clause("AR-ATT-02")),
        pytest.param("raid_below_zero", marks=clause("AR-ATT-09")),
        pytest.param("tie_broken_by_gold", marks=clause("AR-END-05")),
        pytest.param("tie_broken_by_goods", marks=clause("AR-END-05")),
        pytest.param("shared_victory", marks=clause("AR-END-05")),
        pytest.param("hired_into_a_hidden_pile", marks=clause("AR-B-GUILD-03", "AR-INFO-02")),
        pytest.param("late_tile_makes_the_winner", marks=clause("AR-END-02", "AR-TILE-06")),
        pytest.param("secret_passage", marks=clause("AR-TILE-03")),
        pytest.param("cleric_joins_others_and_oneself", marks=clause("AR-CLERIC-01")),
        pytest.param("recruits_run_out", marks=clause("AR-SUP-02")),
        pytest.param("stockpile_runs_out", marks=clause("AR-EOR-05")),
        pytest.param("raided_in_every_season", marks=clause("AR-ATT-03")),
        pytest.param("all_options_changed", marks=clause("AR-ATT-01", "AR-SETUP-16")),
    ],
)
def test_the_match_proves_what_its_name_says(name: str) -> None:
    record = recorded(name)
    match = replayed(name)
    assert isinstance(match.state, ArchonState)
    proof = PROOFS[name]
    assert (record.seats, record.options) == (proof.seats, GAME.full_options(dict(proof.options)))
    assert proof.holds(told(match), match.state)
