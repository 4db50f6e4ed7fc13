"""Dice for search: the same from the same seed, and fair enough."""

from __future__ import annotations

import pytest

from tabard.core.dice import Dice, pick_by_weight

WORST_CHI_SQUARE = 27.9
"""Nine degrees of freedom: one fair sequence in a thousand is worse."""


KNOWN = [275, 552, 177, 387, 338, 210, 255, 146]
"""What seed 2024 begins with, below 1000."""


def chi_square(counts: list[int], expected: list[float]) -> float:
    return sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    first, again, other = Dice(7), Dice(7), Dice(8)
    numbers = [first.below(1000) for _ in range(50)]
    assert [again.below(1000) for _ in range(50)] == numbers
    assert [other.below(1000) for _ in range(50)] != numbers


def test_the_numbers_of_a_seed_are_the_same_on_every_machine() -> None:
    dice = Dice(2024)
    assert [dice.below(1000) for _ in range(8)] == KNOWN


@pytest.mark.parametrize("limit", [1, 2, 3, 1000, 2**16 + 1, 2**28 - 1, 2**29 - 1])
def test_a_number_below_a_limit_is_the_same_share_of_it_however_large(limit: int) -> None:
    """It is worked out in two halves, and nothing gets lost between them."""
    whole, part = Dice(11), Dice(11)
    for _ in range(500):
        share, found = whole.below(2**28), part.below(limit)
        assert share * limit >> 28 <= found <= ((share + 1) * limit - 1) >> 28


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32, 2**63, 123456789])
def test_every_number_comes_equally_often(seed: int) -> None:
    dice, counts = Dice(seed), [0] * 10
    for _ in range(20_000):
        counts[dice.below(10)] += 1
    assert chi_square(counts, [2000.0] * 10) < WORST_CHI_SQUARE


def test_first_numbers_of_neighbouring_seeds_are_spread_too() -> None:
    counts = [0] * 10
    for seed in range(20_000):
        counts[Dice(seed).below(10)] += 1
    assert chi_square(counts, [2000.0] * 10) < WORST_CHI_SQUARE


def test_pairs_of_numbers_are_spread() -> None:
    dice, counts = Dice(5), [0] * 9
    for _ in range(18_000):
        counts[dice.below(3) * 3 + dice.below(3)] += 1
    assert chi_square(counts, [2000.0] * 9) < WORST_CHI_SQUARE


def test_weights_decide_how_often_an_index_comes() -> None:
    dice, counts = Dice(3), [0] * 4
    for _ in range(10_000):
        counts[dice.weighted([1, 0, 3, 6])] += 1
    assert counts[1] == 0
    assert chi_square([counts[0], *counts[2:]], [1000.0, 3000.0, 6000.0]) < WORST_CHI_SQUARE


def test_a_shuffle_keeps_every_item_and_brings_each_to_every_place() -> None:
    dice, counts = Dice(13), [[0] * 5 for _ in range(5)]
    for _ in range(5_000):
        items = list(range(5))
        dice.shuffle(items)
        assert sorted(items) == list(range(5))
        for place, item in enumerate(items):
            counts[item][place] += 1
    for row in counts:
        assert chi_square(row, [1000.0] * 5) < WORST_CHI_SQUARE


def test_a_ticket_belongs_to_the_index_whose_share_holds_it() -> None:
    assert [pick_by_weight([2, 0, 3], ticket) for ticket in range(5)] == [0, 0, 2, 2, 2]
    with pytest.raises(AssertionError, match="beyond"):
        pick_by_weight([2, 0, 3], 5)
