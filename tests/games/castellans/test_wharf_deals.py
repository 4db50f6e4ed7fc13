"""The Wharf Action: deals on the card that wharf_laid.py shows (CV-WHARF-08 to -14)."""

from __future__ import annotations

import pytest

from games.castellans.builders import answer, goods, guilds
from games.castellans.reading import goods_of, has, space, spaces, vp
from games.castellans.wharf_laid import at_wharf, trader
from support.clauses import clause
from support.questions import asked, offers, options, refuses


@clause("CV-WHARF-08")
@pytest.mark.parametrize(("icon", "good"), [("1:1", "wood"), ("1:2", "wood"), ("1:3", "food")])
def test_buying_turns_a_gold_into_the_resource(icon: str, good: str) -> None:
    state = at_wharf(trader(gold=3))
    answer(state, f"crate:{icon}")
    assert goods_of(state, 0) == {"gold": 2, good: 1}
    assert (vp(state, 0), spaces(state, 0)) == (0, [0, 0, 0, 0])


@clause("CV-WHARF-08")
def test_without_gold_nothing_is_bought() -> None:
    state = at_wharf(trader(wood=1))
    assert offers(state, "crate") == ["0:3", "2:3"]


@clause("CV-WHARF-09")
def test_a_sale_for_favour_gives_influence_or_gold() -> None:
    state = at_wharf(trader(stone=2))
    answer(state, "crate:2:2")
    assert options(state) == ["take:gold", "take:influence"]
    answer(state, "take:gold")
    assert goods_of(state, 0) == {"gold": 2, "stone": 1}
    assert (vp(state, 0), spaces(state, 0)) == (0, [0, 0, 0, 0])


@clause("CV-WHARF-09")
def test_influence_of_a_sale_goes_to_any_track() -> None:
    state = at_wharf(trader(stone=2))
    answer(state, "crate:2:2", "take:influence")
    assert options(state) == ["guild:worker", "guild:soldier", "guild:shadow", "guild:holy"]
    answer(state, "guild:soldier")
    assert goods_of(state, 0) == {"stone": 1}
    assert spaces(state, 0) == [0, 1, 0, 0]
    assert asked(state) == (0, "crate")


@clause("CV-WHARF-09")
def test_the_favour_is_chosen_for_each_crate() -> None:
    state = at_wharf(trader(stone=1, wood=1))
    answer(state, "crate:2:2", "take:gold", "crate:2:3")
    assert options(state) == ["take:gold", "take:influence"]
    answer(state, "take:influence", "guild:holy")
    assert goods_of(state, 0) == {"gold": 2}
    assert spaces(state, 0) == [0, 0, 0, 1]


@clause("CV-WHARF-09")
def test_influence_that_no_track_can_take_is_not_offered() -> None:
    state = trader(stone=1)
    guilds(state, 0, worker=15, soldier=15, shadow=15, holy=15)
    at_wharf(state)
    answer(state, "crate:2:2")
    assert goods_of(state, 0) == {"gold": 2}


@clause("CV-WHARF-10")
@pytest.mark.parametrize(("icon", "good"), [("0:1", "stone"), ("0:2", "food"), ("0:3", "wood")])
def test_a_sale_for_renown_gives_a_gold_and_a_vp(icon: str, good: str) -> None:
    state = trader()
    goods(state, 0, **{good: 2})
    at_wharf(state)
    answer(state, f"crate:{icon}")
    assert goods_of(state, 0) == {"gold": 1, good: 1}
    assert (vp(state, 0), spaces(state, 0)) == (1, [0, 0, 0, 0])


@clause("CV-WHARF-10")
def test_the_vp_of_a_sale_counts_though_the_gold_is_lost() -> None:
    state = at_wharf(trader(gold=6, wood=1))
    answer(state, "crate:0:3")
    assert (has(state, 0, "gold"), vp(state, 0)) == (6, 1)


@clause("CV-WHARF-11")
def test_what_one_crate_brings_pays_for_the_next() -> None:
    state = at_wharf(trader(food=1))
    assert offers(state, "crate") == ["0:2"]
    answer(state, "crate:0:2")
    assert offers(state, "crate") == ["1:1", "1:2", "1:3"]
    answer(state, "crate:1:1")
    assert goods_of(state, 0) == {"wood": 1}


@clause("CV-WHARF-11")
@pytest.mark.parametrize("order", [("1:3", "0:2"), ("0:2", "1:3")])
def test_the_player_decides_the_order(order: tuple[str, str]) -> None:
    state = at_wharf(trader(gold=1, food=1))
    answer(state, *[f"crate:{icon}" for icon in order])
    assert goods_of(state, 0) == {"gold": 1, "food": 1}
    assert vp(state, 0) == 1


@clause("CV-WHARF-12")
@pytest.mark.parametrize("icon", ["0:1", "0:2", "0:3", "2:2", "2:3"])
def test_magic_is_no_substitute_in_a_sale(icon: str) -> None:
    state = at_wharf(trader(magic=6))
    assert offers(state, "crate") == ["2:1"]
    assert refuses(state, f"crate:{icon}")


@clause("CV-WHARF-12")
def test_with_both_the_resource_itself_is_sold() -> None:
    state = at_wharf(trader(magic=1, wood=1))
    answer(state, "crate:0:3")
    assert goods_of(state, 0) == {"gold": 1, "magic": 1}


@clause("CV-WHARF-12")
def test_magic_does_not_buy() -> None:
    state = at_wharf(trader(magic=6))
    assert not [icon for icon in offers(state, "crate") if icon.startswith("1:")]


@clause("CV-WHARF-13")
def test_the_same_resource_is_bought_and_sold() -> None:
    state = at_wharf(trader(gold=1))
    answer(state, "crate:1:1", "crate:2:3", "take:influence", "guild:holy")
    assert goods_of(state, 0) == {}
    assert (state.crates[5], state.crates[11]) == (0, 0)
    assert space(state, 0, "holy") == 1


@clause("CV-WHARF-14")
def test_buying_onto_a_full_track_loses_the_unit() -> None:
    state = at_wharf(trader(gold=1, wood=6))
    answer(state, "crate:1:1")
    assert goods_of(state, 0) == {"wood": 6}
    assert state.crates[5] == 0
