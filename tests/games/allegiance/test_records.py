"""Whole matches still end as they did, for the reason in their names, and nothing is lost."""

from __future__ import annotations

import pytest

from games.allegiance.proofs import RECORDS
from support.clauses import clause


def test_every_record_says_what_it_proves() -> None:
    assert sorted(RECORDS.proofs) == RECORDS.names()


@pytest.mark.parametrize("name", RECORDS.names())
def test_the_match_ends_as_it_did(name: str) -> None:
    assert RECORDS.ends_as_it_did(name)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("guild_wins_on_equal_influence", marks=clause("AL-SCORE-04")),
        pytest.param("guildmaster_breaks_the_tie", marks=clause("AL-WIN-05")),
        pytest.param("nobody_wins", marks=clause("AL-WIN-08")),
        pytest.param("redeem_turns_a_guild_player", marks=clause("AL-ACT-REDEEM-01")),
        pytest.param(
            "corrupt_makes_a_temple_player_win_for_the_guild", marks=clause("AL-ACT-CORRUPT-01")
        ),
        pytest.param("five_seats_shared_temple_victory", marks=clause("AL-WIN-01")),
        pytest.param(
            "tracked_piles_lose_the_card_that_was_named", marks=clause("AL-ACT-ASSASSINATE-02")
        ),
        pytest.param("initiates_give_the_temple_the_lead", marks=clause("AL-ACT-FOLLOW-03")),
        pytest.param("guards_lie_on_guards", marks=clause("AL-GUARD-06")),
        pytest.param(
            "a_face_down_card_costs_the_temple_victory", marks=clause("AL-ACT-INFILTRATE-03")
        ),
        pytest.param("two_of_the_guild_share_the_victory", marks=clause("AL-WIN-06")),
    ],
)
def test_the_match_proves_what_its_name_says(name: str) -> None:
    assert RECORDS.is_proof(name)
