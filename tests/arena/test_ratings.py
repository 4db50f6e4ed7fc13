"""Ratings: Bradley and Terry's strengths against a published example, and their intervals."""

from __future__ import annotations

import random
from math import log, sqrt

import pytest

from tabard.arena.ratings import (
    Wins,
    bradley_terry,
    elo,
    inverted,
    pairs_of,
    ratings,
    standard_errors,
    with_imagined_ties,
)

TEAMS = ("Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore")
WON = (
    (0, 7, 9, 7, 7, 9, 11),
    (6, 0, 7, 5, 11, 9, 9),
    (4, 6, 0, 7, 7, 8, 12),
    (6, 8, 6, 0, 6, 7, 10),
    (6, 2, 6, 7, 0, 7, 12),
    (4, 4, 5, 6, 6, 0, 6),
    (2, 4, 1, 3, 1, 7, 0),
)
"""Baseball, American League East, 1987: Agresti, Categorical Data Analysis (1990), table 10.6."""


def baseball() -> Wins:
    return {
        (first, second): float(WON[one][other])
        for one, first in enumerate(TEAMS)
        for other, second in enumerate(TEAMS)
        if one != other
    }


def test_strengths_are_those_that_agresti_prints() -> None:
    strengths = bradley_terry(TEAMS, baseball())
    logs = [log(strength / strengths[-1]) for strength in strengths]
    printed = [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0.0]
    assert logs == pytest.approx(printed, abs=0.006)


def test_expected_victories_are_those_that_were_won() -> None:
    """The likelihood equations of the model (Zermelo 1929)."""
    wins = baseball()
    strengths = dict(zip(TEAMS, bradley_terry(TEAMS, wins), strict=True))
    for team in TEAMS:
        expected = sum(
            (wins[team, other] + wins[other, team])
            * strengths[team]
            / (strengths[team] + strengths[other])
            for other in TEAMS
            if other != team
        )
        assert expected == pytest.approx(sum(wins[team, other] for other in TEAMS if other != team))


def test_three_to_one_are_so_many_points() -> None:
    found = elo(bradley_terry(["a", "b"], {("a", "b"): 30, ("b", "a"): 10}))
    assert found[0] - found[1] == pytest.approx(400 * log(3) / log(10))
    assert sum(found) == pytest.approx(0)


def test_the_error_of_two_bots_follows_from_the_binomial() -> None:
    wins: Wins = {("a", "b"): 30, ("b", "a"): 10}
    errors = standard_errors(["a", "b"], wins, bradley_terry(["a", "b"], wins))
    whole = 400 / log(10) * sqrt(1 / (40 * 0.75 * 0.25))
    assert errors == pytest.approx([whole / 2, whole / 2])


def test_bots_that_never_met_have_no_bounds() -> None:
    wins: Wins = {("a", "b"): 1, ("b", "a"): 1, ("c", "d"): 1, ("d", "c"): 1}
    assert standard_errors("abcd", wins, [1.0] * 4) == [float("inf")] * 4


def test_a_match_is_read_as_pairs_with_ties_as_halves() -> None:
    assert pairs_of(["a", "b", "a"], [1, 2, 2]) == {("a", "b"): 1.5, ("b", "a"): 0.5}
    assert pairs_of(["a", "a"], [1, 2]) == {}


def test_whoever_wins_always_has_a_wide_interval() -> None:
    rated = ratings(["a", "b"], [{("a", "b"): 2.0, ("b", "a"): 0.0}] * 10, resamples=50)
    assert rated["a"].value == pytest.approx(400 * log(41) / log(10) / 2)
    assert rated["a"].high - rated["a"].low > 200
    assert rated["a"].low > 0


def test_intervals_hold_as_often_as_they_say() -> None:
    dice = random.Random(5)
    true = 400 * log(2) / log(10) / 2
    held = 0
    for number in range(60):
        deals: list[Wins] = []
        for _ in range(40):
            won = float(dice.random() < 2 / 3)
            deals.append({("a", "b"): won, ("b", "a"): 1 - won})
        rated = ratings(["a", "b"], deals, number, 100)
        held += rated["a"].low <= true <= rated["a"].high
    assert held >= 52


def test_an_imagined_tie_is_half_a_victory_for_both() -> None:
    assert with_imagined_ties({("a", "b"): 3.0, ("b", "a"): 0.0}) == {
        ("a", "b"): 3.5,
        ("b", "a"): 0.5,
    }


def test_a_matrix_is_inverted_if_it_can_be() -> None:
    assert inverted([[0.0, 2.0], [4.0, 0.0]]) == [[0.0, 0.25], [0.5, 0.0]]
    assert inverted([[1.0, 1.0], [1.0, 1.0]]) is None
