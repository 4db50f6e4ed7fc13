"""Resources, Gold and VP: limits, losses and costs (CV-RES)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    begin,
    citizens,
    draft,
    drafted,
    goods,
    guilds,
    lay_line,
    manors,
    skip_chance,
    table,
    turn,
)
from games.castellans.goods_laid import RESOURCES, drafting, rich
from games.castellans.reading import goods_of, has, shown, vp
from support.clauses import clause
from support.questions import asked, is_done, offers, options, refuses, told
from tabard.games.castellans.action_events import GoodsGained
from tabard.games.castellans.kinds import GOOD_NAMES
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.state import CastellansState

# What there is to have


@clause("CV-RES-01")
def test_each_player_has_gold_and_four_resources_of_their_own() -> None:
    state = GAME.new_state(5, {})
    for seat in range(5):
        found = shown(state, "players", seat, "goods")
        assert isinstance(found, dict)
        assert list(found) == ["gold", "wood", "stone", "food", "magic"]
    laid = drafting("food")
    answer(laid, "draft:food")
    assert goods_of(laid, 0) == {"food": 1}
    assert goods_of(laid, 1) == goods_of(laid, 2) == {}


@clause("CV-RES-01", "CV-PAY-06")
def test_gold_is_no_resource() -> None:
    state = drafting("gold", "thief engineer", gold=3)
    answer(state, "draft:gold")
    assert asked(state) == (0, "resource")
    assert offers(state, "res") == RESOURCES
    answer(state, "res:wood", "conv:engineer")
    assert goods_of(state, 0) == {"gold": 5}


@clause("CV-RES-02", "CV-SETUP-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_three_gold_and_one_of_each_resource(seats: int) -> None:
    state = GAME.new_state(seats, {})
    for seat in range(seats):
        assert goods_of(state, seat) == {"gold": 3, "wood": 1, "stone": 1, "food": 1, "magic": 1}


# Limits


@clause("CV-RES-03", "CV-RES-06", "CV-DRAFT-06")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (4, 6), (5, 6), (6, 6)])
def test_a_purse_holds_six_gold(before: int, after: int) -> None:
    state = drafting("gold", gold=before)
    answer(state, "draft:gold")
    assert has(state, 0, "gold") == after


@clause("CV-RES-04", "CV-RES-06")
@pytest.mark.parametrize(("before", "after"), [(6, 8), (8, 10), (9, 10), (10, 10)])
def test_with_the_banker_a_purse_holds_ten_gold(before: int, after: int) -> None:
    state = table(phase="draft")
    manors(state, 0, banker="anchorage")
    goods(state, 0, gold=before)
    draft(state, 0, "gold gold wood stone")
    answer(state, "draft:gold")
    assert has(state, 0, "gold") == after


@clause("CV-RES-03", "CV-RES-04")
def test_the_banker_of_another_player_raises_no_limit() -> None:
    state = table(phase="draft")
    manors(state, 1, banker="anchorage")
    goods(state, 0, gold=6)
    draft(state, 0, "gold gold wood stone")
    answer(state, "draft:gold")
    assert has(state, 0, "gold") == 6
    assert shown(state, "players", 0, "limits", "gold") == 6
    assert shown(state, "players", 1, "limits", "gold") == 10


@clause("CV-RES-04")
def test_the_limit_rises_the_moment_the_banker_is_built() -> None:
    state = rich(gold=6, wood=3)
    citizens(state, 0, "constable")
    turn(state)
    answer(state, "do:manor", "at:anchorage", "manor:banker")
    assert has(state, 0, "gold") == 8


@clause("CV-RES-05", "CV-RES-06")
@pytest.mark.parametrize("name", RESOURCES)
@pytest.mark.parametrize(("before", "after"), [(4, 5), (5, 6), (6, 6)])
def test_six_of_each_resource_are_the_most(name: str, before: int, after: int) -> None:
    state = drafting(name, **{name: before})
    answer(state, f"draft:{name}")
    assert goods_of(state, 0) == {name: after}


@clause("CV-RES-05")
def test_the_banker_raises_no_limit_of_a_resource() -> None:
    state = table(phase="draft")
    manors(state, 0, banker="anchorage")
    goods(state, 0, wood=6)
    draft(state, 0, "wood gold wood stone")
    answer(state, "draft:wood")
    assert goods_of(state, 0) == {"wood": 6}


def lost(state: CastellansState) -> list[tuple[str, int, int]]:
    """What was gained, and what of it was lost, in the order in which it came."""
    found: list[tuple[str, int, int]] = []
    for event in told(state, GoodsGained):
        assert isinstance(event, GoodsGained)
        found.append((GOOD_NAMES[event.good], event.amount, event.lost))
    return found


@clause("CV-RES-06", "CV-GEN-10")
def test_a_divider_gives_no_more_than_there_is_room_for() -> None:
    state = drafting("influence", gold=5)
    guilds(state, 0, shadow=2)
    answer(state, "draft:influence", "guild:shadow")
    assert lost(state) == [("gold", 1, 1)]
    assert goods_of(state, 0) == {"gold": 6}


@clause("CV-RES-06", "CV-GUILD-13")
def test_a_resource_of_choice_may_be_taken_onto_a_full_track_and_is_lost() -> None:
    state = drafting("influence", stone=6)
    guilds(state, 0, worker=2)
    answer(state, "draft:influence", "guild:worker")
    assert offers(state, "res") == RESOURCES
    answer(state, "res:stone")
    assert goods_of(state, 0) == {"stone": 6}


@clause("CV-RES-06")
def test_a_sale_and_a_conversion_lose_what_is_too_much() -> None:
    sale = turn(rich(gold=6, stone=1))
    answer(sale, "do:wharf", "crate:0:1")
    assert lost(sale) == [("gold", 0, 1)]
    assert vp(sale, 0) == 1
    conversion = drafting("gold", "alchemist", gold=3, wood=1)
    answer(conversion, "draft:gold", "conv:alchemist")
    assert lost(conversion) == [("gold", 2, 0), ("gold", 1, 1)]


@clause("CV-RES-06")
def test_harvest_manors_and_instant_citizens_lose_what_is_too_much() -> None:
    harvest = turn(rich(gold=1))
    answer(harvest, "do:harvest", "guild:worker")
    assert lost(harvest) == [("gold", 2, 0), ("gold", 2, 0), ("gold", 1, 1)]
    manor = turn(rich(gold=1, wood=3))
    answer(manor, "do:manor", "at:anchorage", "manor:adventurer", "take:gold")
    assert lost(manor) == [("gold", 5, 1)]
    recruit = rich(gold=4, food=1, magic=4)
    lay_line(recruit, "pink", "merchant_citizen monk prefect priestess")
    turn(recruit)
    answer(recruit, "do:recruit", "card:pink:0")
    skip_chance(recruit)
    answer(recruit, "res:magic")
    assert lost(recruit) == [("gold", 2, 1), ("magic", 2, 1)]


# Costs


@clause("CV-RES-07", "CV-ACT-11")
def test_what_cannot_be_paid_in_full_is_refused() -> None:
    state = turn(rich(wood=2, stone=1, gold=5))
    for text in ["do:manor", "do:temple", "do:recruit", "do:statue", "do:gate", "do:ward_tower"]:
        assert refuses(state, text)
    assert options(state) == ["do:wharf", "do:harvest"]


@clause("CV-RES-07")
def test_no_conversion_and_no_crate_runs_into_debt() -> None:
    state = drafting("stone", "bishop peddler artificer abbot")
    answer(state, "draft:stone")
    assert options(state) == ["conv:abbot", "end"]
    answer(state, "conv:abbot", "guild:worker")
    assert is_done(state)
    assert goods_of(state, 0) == {}
    poor = turn(rich())
    answer(poor, "do:wharf")
    assert is_done(poor)
    assert goods_of(poor, 0) == {}


@clause("CV-RES-07")
def test_a_cost_is_taken_in_full() -> None:
    state = rich(wood=4, gold=5)
    manors(state, 1, elder="anchorage", priest="anchorage")
    turn(state)
    answer(state, "do:manor", "at:anchorage", "manor:elder")
    assert goods_of(state, 0) == {"wood": 1, "gold": 3}


@clause("CV-RES-08")
def test_vp_count_at_once() -> None:
    state = drafting("wood", "engineer artificer", gold=1)
    answer(state, "draft:wood", "conv:engineer")
    assert asked(state) == (0, "convert")
    assert vp(state, 0) == 2
    answer(state, "conv:artificer")
    assert vp(state, 0) == 3
    assert shown(state, "players", 0, "score") == 3


@clause("CV-RES-08")
def test_vp_of_a_sale_and_of_a_divider_count_within_the_action() -> None:
    state = rich(stone=2)
    drafted(state, 0, "influence gold gold")
    guilds(state, 0, soldier=2)
    turn(state)
    answer(state, "do:wharf", "die:influence", "guild:soldier")
    assert (asked(state), vp(state, 0)) == ((0, "crate"), 2)
    answer(state, "crate:0:1")
    assert (asked(state), vp(state, 0)) == ((0, "crate"), 3)


@clause("CV-RES-09")
def test_a_reset_takes_nothing_from_a_stock() -> None:
    state = table()
    goods(state, 0, gold=6, wood=1, stone=2, food=3, magic=4)
    goods(state, 2, food=6)
    begin(state, ResetPhase(), Round())
    while not offers(state, "roll"):
        answer(state, options(state)[0])
    assert shown(state, "round") == 2
    assert goods_of(state, 0) == {"gold": 6, "wood": 1, "stone": 2, "food": 3, "magic": 4}
    assert goods_of(state, 2) == {"food": 6}
    assert goods_of(state, 1) == {}
