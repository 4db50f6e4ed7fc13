"""Payments: Magic for other resources, and the surcharge (CV-PAY)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    drafted,
    goods,
    guilds,
    keeps,
    manors,
    monument,
    skip_chance,
    table,
    tokens,
    turn,
    windmills,
)
from games.castellans.goods_laid import RESOURCES, drafting, rich
from games.castellans.reading import goods_of, has, spaces, tokens_at
from support.clauses import clause
from support.questions import asked, is_done, offers, options, refuses
from tabard.games.castellans.kinds import DISTRICT_NAMES
from tabard.games.castellans.state import CastellansState

# Magic

PLACES = {
    "manor": ("wood", 3, ["do:manor", "at:anchorage", "manor:elder"]),
    "temple": ("stone", 2, ["do:temple", "at:anchorage"]),
    "recruit": ("food", 3, ["do:recruit", "card:pink:3"]),
    "shipyard": ("wood", 2, ["do:wharf", "end", "sub:shipyard", "at:anchorage"]),
    "windmill": (
        "food",
        2,
        ["do:harvest", "guild:worker", "sub:windmill", "edge:anchorage_bazani_gate"],
    ),
}


def paying(name: str, stock: int, magic: int) -> CastellansState:
    """Seat 0 has named all of an action or a sub-action but the payment; it has no Gold."""
    good, _, texts = PLACES[name]
    state = table()
    goods(state, 0, **{good: stock, "magic": magic})
    if name == "windmill":
        drafted(state, 0, "influence influence influence")
        texts = [texts[0], *["guild:worker"] * 4, *texts[2:]]
        guilds(state, 0, worker=5)
        goods(state, 0, gold=6)
    turn(state)
    answer(state, *texts)
    return state


@clause("CV-PAY-01", "CV-PAY-05", "CV-PAY-09")
@pytest.mark.parametrize("name", list(PLACES))
def test_magic_may_replace_all_units_but_one(name: str) -> None:
    good, units, _ = PLACES[name]
    state = paying(name, units, 6)
    assert asked(state) == (0, "magic")
    assert offers(state, "magic") == [str(count) for count in range(units)]
    assert has(state, 0, good) == units


@clause("CV-PAY-01", "CV-PAY-09")
@pytest.mark.parametrize("name", list(PLACES))
@pytest.mark.parametrize("count", [0, 1, 2])
def test_each_magic_stands_for_one_unit_as_the_payer_likes(name: str, count: int) -> None:
    good, units, _ = PLACES[name]
    if count == units:
        assert refuses(paying(name, units, 6), f"magic:{count}")
        return
    state = paying(name, units, 6)
    answer(state, f"magic:{count}")
    skip_chance(state)
    assert has(state, 0, good) == count
    assert has(state, 0, "magic") == 6 - count


@clause("CV-PAY-01")
def test_as_much_magic_is_needed_as_units_are_missing() -> None:
    state = paying("manor", 2, 2)
    assert offers(state, "magic") == ["1", "2"]
    forced = paying("manor", 2, 1)
    assert is_done(forced)
    assert goods_of(forced, 0) == {}
    assert tokens_at(forced, 0, "manor", "anchorage") == 1


@clause("CV-PAY-02", "CV-PAY-05")
def test_one_unit_at_least_is_the_resource_itself() -> None:
    state = turn(rich(magic=6))
    assert options(state) == ["do:wharf", "do:harvest"]
    able = turn(rich(wood=1, stone=1, food=1, magic=6))
    assert options(able) == ["do:wharf", "do:harvest", "do:manor", "do:temple", "do:recruit"]
    answer(able, "do:manor", "at:anchorage", "manor:elder")
    assert goods_of(able, 0) == {"stone": 1, "food": 1, "magic": 4}


@clause("CV-PAY-02", "CV-PAY-05")
def test_no_ship_and_no_windmill_is_paid_with_magic_alone() -> None:
    state = turn(rich(magic=6))
    answer(state, "do:wharf", "end")
    assert is_done(state)
    harvest = rich(magic=6)
    drafted(harvest, 0, "wood wood stone")
    turn(harvest)
    answer(harvest, "do:harvest", "die:wood", "guild:worker")
    assert is_done(harvest)


@clause("CV-PAY-03")
def test_a_card_for_one_food_takes_no_magic() -> None:
    state = turn(rich(magic=6, food=1))
    answer(state, "do:recruit", "card:pink:0")
    skip_chance(state)
    assert asked(state) == (0, "citizen_at")
    assert goods_of(state, 0) == {"magic": 6}
    without = turn(rich(magic=6))
    assert refuses(without, "do:recruit")


@clause("CV-PAY-03")
def test_a_sale_of_one_unit_takes_no_magic() -> None:
    state = turn(rich(magic=6))
    answer(state, "do:wharf")
    assert offers(state, "crate") == ["2:1"]  # the one icon that asks for Magic itself


@clause("CV-PAY-04")
def test_magic_never_stands_for_gold() -> None:
    state = rich(wood=6, stone=6, magic=6)
    for place in DISTRICT_NAMES[1:]:
        tokens(state, 1 if place in DISTRICT_NAMES[1:4] else 2, "temple", **{place: 1})
    manors(state, 1, elder="anchorage", priest="bazani_gate", merchant="nor_high")
    manors(state, 2, elder="penumbra", priest="luna_grove", merchant="iron_pit")
    turn(state)
    assert options(state) == ["do:wharf", "do:harvest", "do:temple"]
    answer(state, "do:temple")
    assert tokens_at(state, 0, "temple", "anchorage") == 0
    answer(state, "magic:0")  # The Anchorage is the only place without a surcharge
    assert tokens_at(state, 0, "temple", "anchorage") == 1


@clause("CV-PAY-04")
def test_magic_buys_no_wares_no_sail_and_no_conversion_for_gold() -> None:
    state = rich(magic=6)
    tokens(state, 0, "ship", anchorage=1)
    turn(state)
    answer(state, "do:wharf", "end")
    assert is_done(state)
    conversions = drafting("magic", "artificer bishop peddler", magic=5)
    answer(conversions, "draft:magic")
    assert is_done(conversions)


@clause("CV-PAY-06")
@pytest.mark.parametrize("key", ["abbot", "alchemist", "engineer"])
@pytest.mark.parametrize("name", RESOURCES)
def test_a_conversion_takes_any_one_resource_as_itself(key: str, name: str) -> None:
    state = drafting("gold", key, wood=1, stone=1, food=1, magic=1)
    answer(state, "draft:gold", f"conv:{key}")
    assert asked(state) == (0, "pay_resource")
    assert offers(state, "pay") == RESOURCES
    answer(state, f"pay:{name}")
    assert [one for one in RESOURCES if has(state, 0, one) == 0] == [name]


@clause("CV-PAY-06")
@pytest.mark.parametrize("key", ["abbot", "alchemist", "engineer"])
def test_magic_alone_is_enough_for_a_conversion(key: str) -> None:
    state = drafting("magic", key)
    answer(state, "draft:magic")
    assert options(state) == [f"conv:{key}", "end"]
    answer(state, f"conv:{key}")
    assert has(state, 0, "magic") == 0


# The surcharge


@clause("CV-PAY-07")
@pytest.mark.parametrize(("own", "others"), [(0, 0), (1, 0), (0, 2), (2, 1)])
def test_manors_of_any_colour_raise_the_price_of_a_manor(own: int, others: int) -> None:
    state = rich(wood=3, gold=6)
    for name in ["elder", "priest"][:own]:
        manors(state, 0, **{name: "bazani_gate"})
    for name in ["lighthouse_keeper", "priest"][:others]:
        manors(state, 1, **{name: "bazani_gate"})
    manors(state, 2, elder="anchorage", priest="nor_high")
    turn(state)
    answer(state, "do:manor", "at:bazani_gate", "manor:merchant")
    assert has(state, 0, "gold") == 6 - own - others


@clause("CV-PAY-07")
@pytest.mark.parametrize(("own", "others"), [(0, 0), (1, 0), (0, 2), (2, 1)])
def test_temples_and_ships_of_any_colour_raise_the_price_of_their_kind(
    own: int, others: int
) -> None:
    state = rich(stone=2, gold=6)
    tokens(state, 0, "temple", bazani_gate=own)
    tokens(state, 1, "temple", bazani_gate=others, anchorage=2)
    turn(state)
    answer(state, "do:temple", "at:bazani_gate")
    assert has(state, 0, "gold") == 6 - own - others
    harbour = rich(wood=2, gold=6)
    tokens(harbour, 0, "ship", nor_high=own)
    tokens(harbour, 2, "ship", nor_high=others)
    turn(harbour)
    answer(harbour, "do:wharf", "end", "sub:shipyard", "at:nor_high")
    assert has(harbour, 0, "gold") == 6 - own - others


@clause("CV-PAY-07")
@pytest.mark.parametrize(("own", "others"), [(0, 0), (1, 0), (0, 2), (2, 1)])
def test_windmills_of_any_colour_raise_the_price_on_their_road(own: int, others: int) -> None:
    state = rich(food=2)
    drafted(state, 0, "gold gold gold")
    windmills(state, 0, nor_high_penumbra=own)
    windmills(state, 1, nor_high_penumbra=others, bazani_gate_nor_high=1)
    turn(state)
    answer(state, "do:harvest", "guild:worker", "sub:windmill", "edge:nor_high_penumbra")
    assert has(state, 0, "gold") == 6 - own - others


@clause("CV-PAY-07")
def test_a_place_is_open_only_to_who_can_pay_its_surcharge() -> None:
    state = rich(wood=3, gold=1)
    manors(state, 1, elder="anchorage", priest="anchorage", merchant="nor_high")
    turn(state)
    answer(state, "do:manor")
    assert offers(state, "at") == [place for place in DISTRICT_NAMES if place != "anchorage"]


@clause("CV-PAY-08")
def test_nothing_of_another_kind_raises_a_price() -> None:
    state = rich(wood=3, stone=2, gold=0)
    keeps(state, bazani_gate=3)
    tokens(state, 1, "temple", bazani_gate=2)
    tokens(state, 1, "ship", bazani_gate=2)
    tokens(state, 2, "citizen_token", bazani_gate=2)
    windmills(state, 2, bazani_gate_nor_high=2, anchorage_bazani_gate=1)
    monument(state, 1, "ward_tower", "bazani_gate")
    monument(state, 1, "statue", "bazani_gate")
    monument(state, 1, "gate", "bazani_gate_nor_high")
    turn(state)
    answer(state, "do:manor", "at:bazani_gate", "manor:elder")
    assert goods_of(state, 0) == {"stone": 2}
    assert tokens_at(state, 0, "manor", "bazani_gate") == 1


@clause("CV-PAY-08")
def test_manors_and_keeps_raise_no_price_of_a_temple_a_ship_or_a_windmill() -> None:
    state = rich(stone=2, wood=2)
    keeps(state, anchorage=3)
    manors(state, 1, elder="anchorage", priest="anchorage")
    tokens(state, 1, "ship", anchorage=1)
    turn(state)
    answer(state, "do:temple", "at:anchorage")
    assert goods_of(state, 0) == {"wood": 2}
    harbour = rich(wood=2)
    keeps(harbour, anchorage=3)
    manors(harbour, 1, elder="anchorage")
    tokens(harbour, 1, "temple", anchorage=1)
    turn(harbour)
    answer(harbour, "do:wharf", "end", "sub:shipyard", "at:anchorage")
    assert goods_of(harbour, 0) == {}
    mill = rich(food=2)
    drafted(mill, 0, "food food food")
    keeps(mill, anchorage=3)
    manors(mill, 1, elder="anchorage")
    tokens(mill, 1, "ship", anchorage=2)
    monument(mill, 1, "gate", "iron_pit_anchorage")
    turn(mill)
    answer(mill, "do:harvest", "guild:worker", "sub:windmill", "edge:iron_pit_anchorage")
    assert goods_of(mill, 0) == {"food": 3}
    assert spaces(mill, 0) == [1, 0, 0, 0]
