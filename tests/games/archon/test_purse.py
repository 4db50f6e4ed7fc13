"""Goods in one number compare as their amounts do."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tabard.games.archon.catalog_entries import MOST_UNITS
from tabard.games.archon.goods import is_payable, spares
from tabard.games.archon.kinds import GOLD, GOODS, RECRUIT
from tabard.games.archon.purse import (
    ENOUGH,
    gold_in,
    pays,
    pays_but_one,
    purse_of,
    recruits_in,
)

GOODS_OWNED = st.lists(st.integers(0, 4) | st.integers(0, 500), min_size=GOODS, max_size=GOODS)
COSTS = st.lists(st.integers(0, 4) | st.integers(0, MOST_UNITS), min_size=GOODS, max_size=GOODS)


def test_whatever_is_not_counted_is_more_than_anything_costs() -> None:
    highest_discount = 2 * MOST_UNITS
    assert ENOUGH >= 2 * MOST_UNITS
    assert ENOUGH + highest_discount < 128


@given(goods=GOODS_OWNED, cost=COSTS)
def test_a_purse_pays_what_its_goods_cover(goods: list[int], cost: list[int]) -> None:
    assert pays(purse_of(goods), purse_of(cost)) == is_payable(goods, cost)


@given(goods=GOODS_OWNED, cost=COSTS)
def test_one_resource_can_be_left_out(goods: list[int], cost: list[int]) -> None:
    expected = is_payable(goods, cost) or bool(spares(goods, cost))
    assert pays_but_one(purse_of(goods), purse_of(cost)) == expected


@given(goods=GOODS_OWNED, cost=COSTS, off=st.integers(0, 2 * MOST_UNITS))
def test_gold_spared_counts_as_gold_in_the_purse(
    goods: list[int], cost: list[int], off: int
) -> None:
    cheaper = [max(0, cost[GOLD] - off), *cost[GOLD + 1 :]]
    assert pays(purse_of(goods) + off, purse_of(cost)) == is_payable(goods, cheaper)


@given(goods=GOODS_OWNED, cost=COSTS, data=st.data())
def test_gold_that_is_spent_is_gone(goods: list[int], cost: list[int], data: st.DataObject) -> None:
    spent = data.draw(st.integers(0, goods[GOLD]))
    left = [goods[GOLD] - spent, *goods[GOLD + 1 :]]
    assert pays(purse_of(goods, spent), purse_of(cost)) == is_payable(left, cost)
    assert gold_in(purse_of(goods, spent)) == min(left[GOLD], ENOUGH)
    assert recruits_in(purse_of(goods, spent)) == min(goods[RECRUIT], ENOUGH)
