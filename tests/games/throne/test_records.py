"""Whole matches still end as they did, for the reason in their names, and nothing is lost."""

from __future__ import annotations

import pytest

from games.throne.proofs import RECORDS
from support.clauses import clause


def test_every_record_says_what_it_proves() -> None:
    assert sorted(RECORDS.proofs) == RECORDS.names()


@pytest.mark.parametrize("name", RECORDS.names())
def test_the_match_ends_as_it_did(name: str) -> None:
    assert RECORDS.ends_as_it_did(name)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("queen_never_dies", marks=clause("TH-DEC-05", "TH-END-01")),
        pytest.param("queen_dies_in_week_1", marks=clause("TH-DEC-03", "TH-DEC-04")),
        pytest.param("anarchy_runs_out", marks=clause("TH-ANAR-08")),
        pytest.param("tie_broken_by_claims", marks=clause("TH-TIE-02")),
        pytest.param("tie_broken_by_town_influence", marks=clause("TH-TIE-03")),
        pytest.param("shared_victory", marks=clause("TH-TIE-04")),
        pytest.param("edition_de_spoils", marks=clause("TH-SOLD-BAT-09")),
        pytest.param("claims_deck_reshuffled", marks=clause("TH-GEN-10")),
        pytest.param("workforce_deck_reshuffled", marks=clause("TH-GEN-09")),
        pytest.param("hard_times", marks=clause("TH-DEC-21")),
        pytest.param("open_markets", marks=clause("TH-DEC-26")),
        pytest.param("open_markets_without_end", marks=clause("TH-DEC-26")),
    ],
)
def test_the_match_proves_what_its_name_says(name: str) -> None:
    assert RECORDS.is_proof(name)
