"""Corrections for many tests, against the examples of their authors."""

from __future__ import annotations

import pytest

from tabard.arena.corrections import benjamini_hochberg, holm

NEUHAUS = [
    *(0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344),
    *(0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0000),
]
"""The fifteen p-values of Benjamini and Hochberg (1995), section 4."""


def test_benjamini_and_hochberg_find_four_in_their_own_example() -> None:
    adjusted = benjamini_hochberg(NEUHAUS)
    assert [value <= 0.05 for value in adjusted] == [True] * 4 + [False] * 11
    assert adjusted[3] == pytest.approx(0.0095 * 15 / 4)


def test_holm_finds_three_there() -> None:
    adjusted = holm(NEUHAUS)
    assert [value <= 0.05 for value in adjusted] == [True] * 3 + [False] * 12
    assert adjusted[0] == pytest.approx(0.0015)


def test_the_order_in_which_tests_come_does_not_matter() -> None:
    turned = benjamini_hochberg(NEUHAUS[::-1])
    assert turned[::-1] == benjamini_hochberg(NEUHAUS)
    assert benjamini_hochberg([]) == []


def test_adjusted_values_never_fall_below_the_plain_ones() -> None:
    for correction in (benjamini_hochberg, holm):
        adjusted = correction(NEUHAUS)
        assert all(after >= before for before, after in zip(NEUHAUS, adjusted, strict=True))
        assert adjusted == sorted(adjusted)
