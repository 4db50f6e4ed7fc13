"""A bag: how many of each kind, in no order."""

from __future__ import annotations

import pytest

from tabard.core.dice import Dice
from tabard.parts.bag import bag_of, empty_bag


def test_a_bag_counts_what_is_put_in_and_taken_out() -> None:
    bag = empty_bag(3)
    bag.put(2)
    bag.put(2)
    bag.put(0)
    bag.take(2)
    assert (bag.counts, bag.size, bag.kinds()) == ([1, 0, 1], 2, [0, 2])


def test_what_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(AssertionError, match="none of this kind"):
        empty_bag(3).take(1)


def test_a_bag_does_not_keep_the_list_it_is_made_of() -> None:
    counts = [2, 1]
    bag = bag_of(counts)
    counts[0] = 9
    assert (bag.counts, bag.size) == ([2, 1], 3)


def test_a_clone_is_apart() -> None:
    bag = bag_of([2, 1])
    bag.clone().take(0)
    assert (bag.counts, bag.size) == ([2, 1], 3)


def test_drawing_empties_a_bag_kind_by_kind_and_loses_nothing() -> None:
    bag = bag_of([2, 0, 3])
    drawn = [bag.draw(Dice(seed)) for seed in range(5)]
    assert sorted(drawn) == [0, 0, 2, 2, 2]
    assert (bag.counts, bag.size) == ([0, 0, 0], 0)


def test_each_kind_is_drawn_as_often_as_it_is_there() -> None:
    dice = Dice(1)
    drawn = [bag_of([1, 0, 3]).draw(dice) for _ in range(8_000)]
    assert drawn.count(1) == 0
    assert 1_850 < drawn.count(0) < 2_150
