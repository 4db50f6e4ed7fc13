"""Whole matches still end as they did, for the reason in their names, and nothing is lost."""

from __future__ import annotations

import pytest

from games.archon.proofs import RECORDS
from support.clauses import clause


def test_every_record_says_what_it_proves() -> None:
    assert sorted(RECORDS.proofs) == RECORDS.names()


def test_there_is_a_record_for_every_number_of_seats() -> None:
    assert {RECORDS.recorded(name).seats for name in RECORDS.names()} == {2, 3, 4}


@pytest.mark.parametrize("name", RECORDS.names())
def test_the_match_ends_as_it_did(name: str) -> None:
    assert RECORDS.ends_as_it_did(name)


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
    assert RECORDS.is_proof(name)
