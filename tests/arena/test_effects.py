"""Effects: differences between seats that come in deals."""

from __future__ import annotations

import random

import pytest

from tabard.arena.effects import difference_between, is_enough
from tabard.arena.estimates import student_quantile


def test_a_difference_has_the_variance_of_sums_over_deals() -> None:
    first = [(1, 1.0), (2, 0.0), (3, 1.0), (1, 1.0)]
    second = [(1, 0.0), (2, 1.0), (3, 0.0), (2, 1.0)]
    found, _ = difference_between(first, second)
    # Deviations from the means 3/4 and 1/2, by deal: 1/8 + 1/8, -3/16 - 1/4, 1/16 + 1/8.
    sums = [0.25 / 2 + 0.5 / 4, -0.75 / 4 - 1.0 / 4, 0.25 / 4 + 0.5 / 4]
    error = (sum(one * one for one in sums) * 3 / 2) ** 0.5
    assert found.value == pytest.approx(0.25)
    assert found.high - found.value == pytest.approx(student_quantile(0.975, 2) * error)


def test_those_who_all_lost_do_not_prove_that_one_always_loses() -> None:
    dice = random.Random(3)
    first = [(deal, 0.0) for deal in range(10)]
    second = [(deal, float(dice.random() < 1 / 3)) for deal in range(60) for _ in range(2)]
    found, chance = difference_between(first, second)
    assert 0.01 < chance < 0.2
    assert found.high > 0 or found.high == pytest.approx(0, abs=0.1)


@pytest.mark.parametrize("is_clustered", [False, True])
def test_equals_are_told_apart_as_rarely_as_promised(is_clustered: bool) -> None:
    dice = random.Random(7)
    wrong = 0
    for _ in range(200):
        sides: tuple[list[tuple[int, float]], list[tuple[int, float]]] = ([], [])
        for deal in range(30):
            luck = dice.gauss(0, 1) if is_clustered else 0.0
            side = sides[dice.random() < 0.5]
            for _ in range(3):
                side.append((deal, luck + dice.gauss(0, 1)))
        wrong += difference_between(*sides)[1] < 0.05
    assert wrong <= 18


def test_a_true_difference_is_found() -> None:
    dice = random.Random(9)
    first = [(deal, dice.gauss(0.6, 0.5)) for deal in range(50)]
    second = [(deal, dice.gauss(0.2, 0.5)) for deal in range(50)]
    found, chance = difference_between(first, second)
    assert chance < 0.01
    assert found.low < 0.4 < found.high


def test_nothing_is_said_of_too_few() -> None:
    assert not is_enough([(deal, 1.0) for deal in range(9)])
    assert not is_enough([(1, 1.0)] * 20)
    assert is_enough([(deal, 1.0) for deal in range(10)])
    assert difference_between([], [(1, 1.0)])[1] == 1.0
    assert difference_between([(1, 1.0)], [(1, 0.0)])[1] == 1.0
