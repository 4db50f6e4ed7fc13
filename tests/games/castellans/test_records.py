"""Whole matches still end as they did, for the reason in their names, and nothing is lost."""

from __future__ import annotations

import pytest

from games.castellans.proofs import RECORDS
from support.clauses import clause
from tabard.games.castellans.kinds import OPPONENT_NAMES


def test_every_record_says_what_it_proves() -> None:
    assert sorted(RECORDS.proofs) == RECORDS.names()


def test_there_is_a_record_for_every_opponent_and_every_number_of_seats() -> None:
    played = [RECORDS.recorded(name) for name in RECORDS.names()]
    solo = {record.options["solo_opponent"] for record in played if record.seats == 1}
    assert solo >= set(OPPONENT_NAMES)
    assert {record.seats for record in played} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("name", RECORDS.names())
def test_the_match_ends_as_it_did(name: str) -> None:
    assert RECORDS.ends_as_it_did(name)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("brandt_on_level_terms", marks=clause("CV-SOLO-46")),
        pytest.param("oake_wins", marks=clause("CV-SOLO-23", "CV-SOLO-36")),
        pytest.param("dray_is_beaten", marks=clause("CV-SOLO-04", "CV-SOLO-29")),
        pytest.param("vire_sails", marks=clause("CV-SOLO-32", "CV-SOLO-33")),
        pytest.param("ysenne_jumps_a_star", marks=clause("CV-GUILD-07")),
        pytest.param("vaun_rolls_again", marks=clause("CV-SOLO-41")),
        pytest.param("first_player_by_score", marks=clause("CV-SOLO-10")),
        pytest.param("keeps_pile_up", marks=clause("CV-RESET-08")),
        pytest.param("all_three_monuments", marks=clause("CV-MON-01")),
        pytest.param("tie_broken_by_stars", marks=clause("CV-END-02")),
        pytest.param("shared_victory", marks=clause("CV-END-03")),
        pytest.param("push_lost_below_the_stars", marks=clause("CV-GUILD-08")),
        pytest.param("citizen_deck_reshuffled", marks=clause("CV-EXH-06")),
        pytest.param("citizen_line_runs_short", marks=clause("CV-EXH-01")),
        pytest.param("token_jumps_over_two_stars", marks=clause("CV-GUILD-07")),
        pytest.param("all_options_changed", marks=clause("CV-SAIL-06", "CV-SCORE-11")),
    ],
)
def test_the_match_proves_what_its_name_says(name: str) -> None:
    assert RECORDS.is_proof(name)
