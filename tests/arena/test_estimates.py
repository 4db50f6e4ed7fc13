"""Estimates: intervals and distributions against published values."""

from __future__ import annotations

import random

import pytest

from tabard.arena.estimates import (
    design_effect,
    difference_of,
    incomplete_beta,
    mean_of,
    quantile,
    share_of,
    shared_wins,
    student_quantile,
    student_tails,
    wilson,
)

SLEEP = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4]
"""Student (1908): hours of sleep gained by ten patients."""


@pytest.mark.parametrize(
    ("won", "count", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_that_of_newcombe_1998(
    won: int, count: int, low: float, high: float
) -> None:
    assert wilson(won / count, count) == pytest.approx((low, high), abs=5e-5)


def test_wilsons_interval_of_nothing_is_everything() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert wilson(1.0, 20)[1] == 1.0


@pytest.mark.parametrize(
    ("freedom", "deviate"), [(1, 12.7062), (4, 2.7764), (10, 2.2281), (120, 1.9799)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, deviate: float) -> None:
    assert student_quantile(0.975, freedom) == pytest.approx(deviate, abs=5e-5)
    assert student_tails(deviate, freedom) == pytest.approx(0.05, abs=5e-6)


def test_the_incomplete_beta_function_has_its_closed_forms() -> None:
    assert incomplete_beta(0.5, 2, 3) == pytest.approx(11 / 16)
    assert incomplete_beta(0.3, 1, 1) == pytest.approx(0.3)
    assert incomplete_beta(0.9, 4, 1) == pytest.approx(0.9**4)
    assert (incomplete_beta(0, 2, 3), incomplete_beta(1, 2, 3)) == (0.0, 1.0)


def test_a_mean_has_students_interval() -> None:
    found = mean_of(SLEEP)
    assert (found.value, found.low, found.high) == pytest.approx((1.58, 0.7001142, 2.4598858))


def test_a_difference_has_students_chance() -> None:
    _, chance = difference_of([hours / 10 for hours in SLEEP])
    assert chance == pytest.approx(0.00283289, abs=1e-7)


def test_equal_differences_are_tested_by_their_signs() -> None:
    found, chance = difference_of([1.0] * 10)
    assert chance == 2 / 2**10
    assert found.high == 1.0
    assert found.low == pytest.approx(2 * wilson(1.0, 10)[0] - 1)
    assert difference_of([0.0] * 10)[1] == 1.0


def test_matches_that_repeat_each_other_count_once() -> None:
    apart = [[0.0], [1.0], [1.0], [0.0], [1.0], [0.0], [0.0], [0.0]]
    twice = [group * 2 for group in apart]
    assert design_effect(twice) == pytest.approx(2 * design_effect(apart), rel=1e-9)
    assert share_of(twice).low == pytest.approx(share_of(apart).low)
    assert share_of(twice).count == 16


def test_independent_matches_have_no_design_effect() -> None:
    dice = random.Random(1)
    groups = [[float(dice.random() < 0.3) for _ in range(4)] for _ in range(2000)]
    assert design_effect(groups) == pytest.approx(1.0, abs=0.1)


def test_the_interval_of_a_share_holds_as_often_as_it_says() -> None:
    dice = random.Random(2)
    held = 0
    for _ in range(400):
        groups = []
        for _ in range(40):
            chance = dice.choice([0.1, 0.5])  # some deals are good for the bot, others are not
            groups.append([float(dice.random() < chance) for _ in range(4)])
        found = share_of(groups)
        held += found.low <= 0.3 <= found.high
    assert 0.91 <= held / 400 <= 0.99


def test_a_victory_is_shared() -> None:
    assert shared_wins([1, 3, 1]) == [0.5, 0.0, 0.5]
    assert shared_wins([2]) == [0.0]


def test_quantiles_lie_between_neighbours() -> None:
    assert [quantile([3, 1, 2, 4], share) for share in (0, 0.5, 1)] == [1, 2.5, 4]
