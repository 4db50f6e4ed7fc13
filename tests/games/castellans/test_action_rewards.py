"""Gains keyed to an action: after its cost, or before where a table says so (CV-ACT-13, -14)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    citizens,
    drafted,
    goods,
    lay_line,
    manors,
    skip_chance,
    table,
    tokens,
    turn,
    windmills,
)
from games.castellans.reading import goods_of, has, spaces
from games.castellans.turns_laid import able
from support.clauses import clause
from support.questions import asked, is_done, offers, options
from tabard.core.values import Event
from tabard.games.castellans.action_events import (
    CitizenRecruited,
    CitizenUsed,
    ManorBuilt,
    Paid,
    TokenPlaced,
)
from tabard.games.castellans.kinds import DISTRICT_NAMES
from tabard.games.castellans.state import CastellansState

# Gains keyed to an action


def order_of(state: CastellansState, *kinds: type[Event]) -> list[str]:
    """In which order things of these kinds were told."""
    return [type(event).__name__ for event in state.told if isinstance(event, kinds)]


@clause("CV-ACT-13")
def test_a_reward_comes_after_the_cost_and_the_token() -> None:
    state = able(wood=3)
    citizens(state, 0, "constable")
    turn(state)
    answer(state, "do:manor", "at:anchorage", "manor:elder")
    assert order_of(state, Paid, ManorBuilt, CitizenUsed) == ["Paid", "ManorBuilt", "CitizenUsed"]
    temple = able(stone=2)
    citizens(temple, 0, "prefect")
    turn(temple)
    answer(temple, "do:temple", "at:anchorage")
    assert order_of(temple, Paid, TokenPlaced, CitizenUsed) == [
        "Paid",
        "TokenPlaced",
        "CitizenUsed",
    ]
    recruit = able(food=1)
    citizens(recruit, 0, "captain")
    turn(recruit)
    answer(recruit, "do:recruit", "card:pink:0")
    skip_chance(recruit)
    assert has(recruit, 0, "gold") == 0
    answer(recruit, "at:nor_high", "guild:holy")
    assert order_of(recruit, Paid, CitizenRecruited, TokenPlaced, CitizenUsed) == [
        "Paid",
        "CitizenRecruited",
        "TokenPlaced",
        "CitizenUsed",
    ]
    assert has(recruit, 0, "gold") == 2


@clause("CV-ACT-13")
def test_a_reward_does_not_pay_for_its_own_action() -> None:
    state = able(wood=3, stone=2)
    citizens(state, 0, "constable prefect")
    manors(state, 1, elder="anchorage")
    tokens(state, 1, "temple", nor_high=1)
    turn(state)
    answer(state, "do:manor")
    assert offers(state, "at") == DISTRICT_NAMES[1:]
    temple = able(stone=2)
    citizens(temple, 0, "prefect")
    tokens(temple, 1, "temple", anchorage=1)
    turn(temple)
    answer(temple, "do:temple")
    assert offers(temple, "at") == DISTRICT_NAMES[1:]


@clause("CV-ACT-13")
def test_the_wharf_pays_its_owners_after_the_last_crate() -> None:
    state = able(stone=1)
    citizens(state, 0, "harbor_master")
    manors(state, 0, merchant="anchorage")
    turn(state)
    answer(state, "do:wharf")
    assert offers(state, "crate") == ["0:1", "2:2"]  # nothing to buy for
    answer(state, "end")
    assert has(state, 0, "gold") == 4


@clause("CV-ACT-14")
def test_a_reward_may_pay_for_the_sub_actions_that_follow() -> None:
    state = able()
    goods(state, 0, wood=0, stone=0, food=0, magic=0)
    citizens(state, 0, "harbor_master")
    tokens(state, 0, "ship", anchorage=1)
    turn(state)
    answer(state, "do:wharf")
    assert options(state) == ["sub:sail", "end"]
    answer(state, "sub:sail", "at:nor_high")
    assert goods_of(state, 0) == {}
    harvest = able("wood wood wood", food=2)
    citizens(harvest, 0, "farmer")
    windmills(harvest, 1, nor_high_penumbra=2)
    turn(harvest)
    answer(harvest, "do:harvest", "guild:worker", "sub:windmill", "edge:nor_high_penumbra")
    assert goods_of(harvest, 0) == {"wood": 3}


@clause("CV-ACT-14")
def test_a_reward_may_pay_for_the_monument_that_follows() -> None:
    state = able(stone=2, gold=4)
    citizens(state, 0, "prefect")
    turn(state)
    assert "do:statue" not in options(state)
    answer(state, "do:temple", "at:anchorage")
    assert options(state) == ["do:statue", "end"]
    answer(state, "do:statue", "at:anchorage", "guild:worker")
    assert goods_of(state, 0) == {}


# Tables that decide otherwise


@clause("CV-ACT-13")
def test_a_table_may_pay_rewards_before_the_cost() -> None:
    state = table(action_bonus_timing="before_payment")
    goods(state, 0, wood=3)
    citizens(state, 0, "constable")
    for number, place in enumerate(DISTRICT_NAMES):
        name = ["elder", "priest", "merchant"][number % 3]
        manors(state, 1 + number // 3, **{name: place})
    manors(state, 1, land_owner="anchorage", banker="anchorage")
    turn(state)
    assert "do:manor" in options(state)
    answer(state, "do:manor")
    assert has(state, 0, "gold") == 2
    assert offers(state, "at") == DISTRICT_NAMES[1:]
    answer(state, "at:nor_high", "manor:elder")
    assert goods_of(state, 0) == {"gold": 1}  # not paid a second time


@clause("CV-ACT-13", "CV-ACT-05")
@pytest.mark.parametrize(
    ("key", "action", "stock"),
    [
        ("prefect", "temple", {"stone": 2}),
        ("constable", "manor", {"wood": 3}),
        ("captain", "recruit", {"food": 1}),
        ("harbor_master", "wharf", {"stone": 1}),
        ("farmer", "harvest", {}),
    ],
)
@pytest.mark.parametrize("timing", ["after_payment", "before_payment"])
def test_every_reward_is_paid_once_whenever_it_is_paid(
    key: str, action: str, stock: dict[str, int], timing: str
) -> None:
    state = table(action_bonus_timing=timing)
    drafted(state, 0, "wood wood wood" if action == "harvest" else "gold gold gold")
    goods(state, 0, **stock)
    citizens(state, 0, key)
    turn(state)
    answer(state, f"do:{action}")
    early = has(state, 0, "gold")
    assert early == (2 if timing == "before_payment" else 0)
    while not is_done(state):
        answer(state, options(state)[-1])
    assert has(state, 0, "gold") == 2


@clause("CV-ACT-13", "CV-GEN-07")
@pytest.mark.parametrize(
    ("timing", "offered"),
    [("after_payment", []), ("before_payment", ["1:1", "1:2", "1:3"])],
)
def test_gold_paid_before_the_crates_can_buy(timing: str, offered: list[str]) -> None:
    state = table(action_bonus_timing=timing)
    manors(state, 0, merchant="anchorage")
    turn(state)
    answer(state, "do:wharf")
    assert offers(state, "crate") == offered
    assert has(state, 0, "gold") == 2


@clause("CV-CIT-15", "CV-POW-03")
def test_captain_and_architect_reward_their_own_action_afterwards_all_the_same() -> None:
    state = table(action_bonus_timing="before_payment")
    goods(state, 0, food=1)
    lay_line(state, "pink", "captain monk prefect priestess")
    turn(state)
    answer(state, "do:recruit", "card:pink:0")
    skip_chance(state)
    assert has(state, 0, "gold") == 0
    answer(state, "at:nor_high", "guild:holy")
    assert has(state, 0, "gold") == 2
    manor = table(action_bonus_timing="before_payment")
    goods(manor, 0, wood=3)
    turn(manor)
    answer(manor, "do:manor", "at:nor_high", "manor:architect", "guild:holy")
    assert spaces(manor, 0) == [0, 1, 0, 2]


@clause("CV-POW-03", "CV-POW-02")
def test_powers_without_goods_keep_their_moment() -> None:
    state = table(action_bonus_timing="before_payment")
    goods(state, 0, wood=3)
    manors(state, 0, architect="anchorage")
    turn(state)
    answer(state, "do:manor")
    assert asked(state) == (0, "manor_at")
    assert spaces(state, 0) == [0, 0, 0, 0]
    answer(state, "at:nor_high", "manor:elder", "guild:holy")
    assert is_done(state)
    assert spaces(state, 0) == [0, 1, 0, 2]
