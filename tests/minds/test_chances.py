"""Chances to win: how they follow from prospects, and from places at the end."""

from __future__ import annotations

from itertools import product
from math import exp, prod
from random import Random

import pytest

from tabard.minds.chances import chance, chances, odds_by_place, odds_by_prospect, part_among


def test_chances_add_up_and_follow_the_prospects() -> None:
    found = chances(odds_by_prospect([10.0, 30.0, 20.0], 8.0), 3)
    assert sum(found) == pytest.approx(1.0)
    assert found[1] > found[2] > found[0]


def test_a_lead_of_one_spread_is_worth_e_times_the_chance() -> None:
    odds = odds_by_prospect([40.0, 48.0], 8.0)
    assert chance(odds, 1) / chance(odds, 0) == pytest.approx(exp(1.0))


def test_the_larger_the_spread_the_closer_are_the_chances() -> None:
    near, far = (chance(odds_by_prospect([0.0, 10.0], spread), 1) for spread in (50.0, 5.0))
    assert 0.5 < near < far < 1.0


def test_prospects_far_apart_are_no_reason_to_overflow() -> None:
    assert chances(odds_by_prospect([-1e6, 1e6], 1.0), 2) == [0.0, 1.0]


def test_at_the_end_winners_share_the_victory() -> None:
    odds = odds_by_place([1, 3, 1, 4])
    assert chances(odds, 4) == [0.5, 0.0, 0.5, 0.0]
    assert chance(odds, 2) == 0.5


def test_whoever_plays_beside_the_seats_takes_from_their_chances() -> None:
    assert chances(odds_by_place([2, 1]), 1) == [0.0]
    assert chances(odds_by_prospect([5.0, 5.0], 1.0), 1) == [0.5]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_shared_is_counted_over_all_who_may_come_in(seats: int) -> None:
    """Against every way in which the others could come in or stay away."""
    random = Random("sharing")
    chances = [random.random() for _ in range(seats)]
    for seat in range(seats):
        others = [chance for other, chance in enumerate(chances) if other != seat]
        expected = 0.0
        for ways in product((True, False), repeat=len(others)):
            likely = prod(
                one if is_in else 1.0 - one for one, is_in in zip(others, ways, strict=True)
            )
            expected += likely / (1 + sum(ways))
        assert part_among(chances, seat) == pytest.approx(expected)
