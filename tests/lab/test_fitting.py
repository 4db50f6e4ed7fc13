"""Fitting weights: the regression finds what made the results, and keeps to its prior."""

from __future__ import annotations

from math import exp, log
from random import Random

import pytest

from tabard.lab.fitting import Position, chances_of, fitted_changes, solved


def made_up(truth: list[float], matches: int, seed: int) -> list[list[Position]]:
    """Matches of two seats, won by what the true changes of the weights say."""
    random = Random(seed)
    found = []
    for _ in range(matches):
        rows = [[random.gauss(0, 1) for _ in truth] for _ in range(2)]
        values = [sum(a * b for a, b in zip(row, truth, strict=True)) for row in rows]
        chance = 1 / (1 + exp(values[1] - values[0]))
        won = random.random() < chance
        found.append([([log(0.5)] * 2, rows, [float(won), float(not won)])])
    return found


def test_the_changes_that_made_the_results_are_found() -> None:
    truth = [0.8, -0.5, 0.0]
    fit = fitted_changes(made_up(truth, 4000, 1), worth=1.0, prior=5.0)
    assert fit.changes == pytest.approx(truth, abs=0.1)
    assert fit.after > fit.before


def test_few_matches_change_little() -> None:
    few = fitted_changes(made_up([0.8], 10, 2), worth=1.0, prior=0.1)
    many = fitted_changes(made_up([0.8], 3000, 2), worth=1.0, prior=0.1)
    assert abs(few.changes[0]) < 0.15 < many.changes[0]


def test_a_weight_that_says_nothing_stays() -> None:
    silent: list[list[Position]] = [[([0.0, 0.0], [[0.0], [0.0]], [1.0, 0.0])]] * 5
    assert fitted_changes(silent, worth=1.0).changes == [0.0]


def test_chances_are_shares_of_the_evaluations() -> None:
    position: Position = ([log(0.6), log(0.2)], [[0.0], [1.0]], [1.0, 0.0])
    assert chances_of(position, [0.0]) == pytest.approx([0.75, 0.25])
    assert chances_of(position, [log(3)]) == pytest.approx([0.5, 0.5])


def test_equations_are_solved_also_with_a_zero_in_the_corner() -> None:
    assert solved([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])
