"""Lessons: the network for many positions at once, and it learns what they say."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tabard.lab.backprop import Lessons, Positions, foretold_of, slopes_of, surprise_of
from tabard.minds.chances import part_among
from tabard.minds.network import Network, new_rows, shape_of

TABLE, PLAYER, UNITS, ABOVE = 3, 4, 5, 6
SEATS = 3

ENDS = [
    ([0.5, 0.5, 0.0], True),
    ([0.0, 0.0, 0.0], True),
    ([0.0, 1.0, 0.0], False),
    ([0.0, 0.0, 0.0], False),
    ([0.5, 0.0, 0.5], False),
]


def some_school() -> Lessons:
    """A network with nothing at zero."""
    random = Random("rows")
    rows = new_rows(shape_of(TABLE, PLAYER, UNITS, ABOVE), "rows")
    return Lessons(
        {
            name: [[random.gauss(0.0, 0.4) for _ in row] for row in found]
            for name, found in rows.items()
        }
    )


def positions(ends: list[tuple[list[float], bool]], seed: str = "signs") -> Positions:
    """A position for each end."""
    random = Random(seed)
    count = len(ends)
    tables = [[random.gauss(0.0, 1.0) for _ in range(TABLE)] for _ in range(count)]
    players = [
        [[random.choice((0.0, random.random())) for _ in range(PLAYER)] for _ in range(SEATS)]
        for _ in range(count)
    ]
    return Positions(
        np.array(tables, np.float32),
        np.array(players, np.float32),
        np.array([parts for parts, _ in ends], np.float32),
        np.array([is_together for _, is_together in ends], np.float32),
    )


def test_many_positions_are_foretold_as_one_is() -> None:
    school, some = some_school(), positions(ENDS)
    foretold = foretold_of(school.weights, some)
    network = Network({name: one.tolist() for name, one in school.weights.items()})
    for index in range(len(ENDS)):
        parts = network.chances(some.tables[index].tolist(), some.players[index].tolist())
        joining = foretold.joining[index].tolist()
        among = np.array([part_among(joining, seat) for seat in range(SEATS)])
        shared = foretold.together[index] * foretold.joining[index] * among
        alone = (1.0 - foretold.together[index]) * foretold.alone[index]
        assert parts == pytest.approx((shared + alone).tolist())


@pytest.mark.parametrize("ends", [*[[end] for end in ENDS], ENDS])
def test_slopes_are_those_of_the_surprise(ends: list[tuple[list[float], bool]]) -> None:
    weights, some = some_school().weights, positions(ends)
    slopes = slopes_of(weights, some, foretold_of(weights, some))
    assert slopes.keys() == weights.keys()
    small = 1e-5
    for name, found in weights.items():
        assert slopes[name].shape == found.shape
        for place in np.ndindex(found.shape):
            found[place] += small
            above = surprise_of(some, foretold_of(weights, some))
            found[place] -= 2 * small
            below = surprise_of(some, foretold_of(weights, some))
            found[place] += small
            slope = (above - below) / (2 * small)
            assert slopes[name][place] == pytest.approx(slope, abs=1e-6)


def surprises(school: Lessons, lessons: list[Positions]) -> tuple[float, float]:
    """By how much the first and the last twenty steps surprised it."""
    found = [school.step(lesson, 0.02) for lesson in lessons]
    return sum(found[:20]), sum(found[-20:])


def test_it_learns_who_wins_alone() -> None:
    """The player with the largest third sign wins, unless the table says that nobody does."""
    lessons = []
    for number in range(150):
        some = positions([ENDS[3]] * 10, f"lesson {number}")
        best = some.players[:, :, 2].argmax(axis=1)
        parts = np.eye(SEATS, dtype=np.float32)[best]
        lessons.append(some._replace(parts=parts * (some.tables[:, :1] < 1.0)))
    school = Lessons(new_rows(shape_of(TABLE, PLAYER, UNITS, ABOVE), "learn"))
    before, after = surprises(school, lessons)
    assert after < 0.75 * before


def test_it_learns_when_victory_is_shared_and_by_whom() -> None:
    """Together if the table says so: then all with a large first sign, else the last player."""
    lessons = []
    for number in range(150):
        some = positions([ENDS[3]] * 10, f"lesson {number}")
        together = (some.tables[:, 1] > 0.0).astype(np.float32)
        joined = (some.players[:, :, 0] > 0.4).astype(np.float32)
        last = np.array([[0.0, 0.0, 1.0]], np.float32)
        parts = np.where(together[:, None] > 0.0, joined / 3.0, last).astype(np.float32)
        lessons.append(some._replace(parts=parts, together=together))
    school = Lessons(new_rows(shape_of(TABLE, PLAYER, UNITS, ABOVE), "learn"))
    before, after = surprises(school, lessons)
    assert after < 0.6 * before


def test_weights_are_handed_out_as_the_network_reads_them() -> None:
    school = some_school()
    rows = school.rows(3)
    assert {name: (len(found), len(found[0])) for name, found in rows.items()} == shape_of(
        TABLE, PLAYER, UNITS, ABOVE
    )
    assert rows["bases"][0][0] == round(float(school.weights["bases"][0, 0]), 3)
