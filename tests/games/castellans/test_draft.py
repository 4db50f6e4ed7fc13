"""The Draft phase: dice rolled, taken, settled, and what they bring (CV-DRAFT)."""

from __future__ import annotations

import pytest

from games.castellans.builders import answer, citizens, draft, goods, guilds, table
from games.castellans.dice_laid import drafting, rolling
from games.castellans.reading import dice_of, goods_of, has, shown, spaces, vp
from support.clauses import clause
from support.questions import asked, is_done, offers, options, refuses, told
from tabard.games.castellans.action_events import CitizenUsed, GoodsGained, Paid, VpGained
from tabard.games.castellans.events import DiceRolled, DieDrafted
from tabard.games.castellans.kinds import FACE_NAMES


@clause("CV-DRAFT-01", "CV-SETUP-16")
@pytest.mark.parametrize(("seats", "dice"), [(2, 9), (3, 12), (4, 15), (5, 18)])
def test_the_whole_pool_is_rolled_before_the_first_player_takes_a_die(
    seats: int, dice: int
) -> None:
    state = rolling(seats, first=1)
    for number in range(dice):
        assert offers(state, "roll") == FACE_NAMES
        assert sum(state.pool) == number
        answer(state, f"roll:{FACE_NAMES[number % 2]}")
    assert asked(state) == (1, "draft")
    gold = (dice + 1) // 2
    assert shown(state, "pool") == ["gold"] * gold + ["wood"] * (dice - gold)
    assert len(told(state, DiceRolled)) == 1


@clause("CV-DRAFT-02")
def test_a_turn_takes_exactly_one_die_that_is_there() -> None:
    state = table(phase="draft")
    draft(state, 0, "gold gold food wood influence")
    assert asked(state) == (0, "draft")
    assert options(state) == ["draft:gold", "draft:wood", "draft:food", "draft:influence"]
    answer(state, "draft:food")
    assert asked(state) == (1, "draft")
    assert shown(state, "pool") == ["gold", "gold", "wood", "influence"]
    assert dice_of(state, 0)[0] == ["gold", "gold", "food"]


@clause("CV-DRAFT-02")
def test_nobody_passes_even_if_the_gain_is_lost() -> None:
    state = drafting("gold wood wood stone", gold=6, wood=6, stone=6)
    for text in ["end", "skip", "draft:food"]:
        assert refuses(state, text)
    answer(state, "draft:wood")
    assert goods_of(state, 0) == {"gold": 6, "wood": 6, "stone": 6}
    assert dice_of(state, 0)[0] == ["gold", "gold", "wood"]


@clause("CV-DRAFT-03")
def test_a_draft_goes_from_die_to_face_to_value_to_bonus_to_conversion() -> None:
    state = drafting("gold wood wood stone", "engineer monk cleric")
    answer(state, "draft:gold")
    assert asked(state) == (0, "draft_face")
    assert (goods_of(state, 0), dice_of(state, 0)[0]) == ({}, ["gold", "gold"])
    answer(state, "face:magic")
    assert asked(state) == (0, "resource")
    assert (goods_of(state, 0), dice_of(state, 0)[0][-1]) == ({"magic": 1}, "magic")
    answer(state, "res:wood")
    assert asked(state) == (0, "convert")
    answer(state, "conv:engineer", "pay:wood")
    assert is_done(state)
    kinds = [type(event) for event in state.told]
    order = [DieDrafted, GoodsGained, CitizenUsed, GoodsGained, CitizenUsed, Paid, VpGained]
    assert [kind for kind in kinds if kind in order] == order


@clause("CV-DRAFT-03", "CV-DRAFT-07")
def test_a_push_is_made_before_bonuses_and_conversions() -> None:
    state = drafting("influence wood wood stone", "priestess artificer", gold=1)
    answer(state, "draft:influence")
    assert asked(state) == (0, "push")
    answer(state, "guild:holy")
    assert asked(state) == (0, "resource")
    answer(state, "res:wood")
    assert asked(state) == (0, "convert")


@clause("CV-DRAFT-04")
def test_whoever_can_turn_a_die_may_keep_its_face() -> None:
    state = drafting("food wood wood stone", "cleric")
    answer(state, "draft:food", "face:food")
    assert goods_of(state, 0) == {"food": 1}
    turned = drafting("food wood wood stone", "cleric")
    answer(turned, "draft:food", "face:magic")
    assert goods_of(turned, 0) == {"magic": 1}
    assert shown(turned, "pool") == ["wood", "wood", "stone"]


@clause("CV-DRAFT-05")
@pytest.mark.parametrize("face", ["wood", "stone", "food", "magic"])
def test_a_resource_face_gives_one_of_it(face: str) -> None:
    state = drafting(f"{face} gold gold gold")
    answer(state, f"draft:{face}")
    assert goods_of(state, 0) == {face: 1}
    assert (spaces(state, 0), vp(state, 0)) == ([0, 0, 0, 0], 0)


@clause("CV-DRAFT-06", "CV-DIE-01")
def test_a_gold_face_gives_two_gold() -> None:
    state = drafting("gold wood wood wood", gold=3)
    answer(state, "draft:gold")
    assert goods_of(state, 0) == {"gold": 5}


@clause("CV-DRAFT-07")
def test_an_influence_face_gives_one_push_on_any_track() -> None:
    state = drafting("influence wood wood wood")
    guilds(state, 0, worker=3, holy=7)
    answer(state, "draft:influence")
    assert asked(state) == (0, "push")
    assert offers(state, "guild") == ["worker", "soldier", "shadow", "holy"]
    answer(state, "guild:holy")
    assert is_done(state)
    assert spaces(state, 0) == [3, 0, 0, 8]
    assert goods_of(state, 0) == {}


@clause("CV-DRAFT-08", "CV-CITG-02")
def test_each_citizen_keyed_to_the_face_gives_a_resource() -> None:
    state = table(phase="draft", citizen_copies="2")
    citizens(state, 0, "thief thief monk")
    draft(state, 0, "gold wood wood stone")
    answer(state, "draft:gold")
    assert asked(state) == (0, "resource")
    answer(state, "res:food")
    assert asked(state) == (0, "resource")
    answer(state, "res:stone")
    assert is_done(state)
    assert goods_of(state, 0) == {"gold": 2, "food": 1, "stone": 1}


@clause("CV-DRAFT-08")
def test_a_citizen_of_another_player_gives_nothing() -> None:
    state = table(phase="draft")
    citizens(state, 1, "thief artificer")
    draft(state, 0, "gold wood wood stone")
    answer(state, "draft:gold")
    assert is_done(state)
    assert goods_of(state, 0) == {"gold": 2}
    assert goods_of(state, 1) == {}


@clause("CV-DRAFT-09")
@pytest.mark.parametrize("order", [["artificer", "engineer"], ["engineer", "artificer"]])
def test_conversions_are_used_in_any_order_each_once_for_a_die(order: list[str]) -> None:
    state = drafting("wood wood stone stone", "artificer engineer", gold=4, wood=3)
    answer(state, "draft:wood")
    assert offers(state, "conv") == ["engineer", "artificer"]
    answer(state, f"conv:{order[0]}")
    assert offers(state, "conv") == order[1:]
    assert refuses(state, f"conv:{order[0]}")
    answer(state, f"conv:{order[1]}")
    assert is_done(state)
    assert (goods_of(state, 0), vp(state, 0)) == ({"gold": 3, "wood": 3}, 3)


@clause("CV-DRAFT-09")
def test_a_conversion_may_be_left_and_used_again_for_the_next_die() -> None:
    state = table(2, phase="draft")
    citizens(state, 0, "artificer")
    goods(state, 0, gold=4)
    draft(state, 0, "wood wood wood wood stone food")
    answer(state, "draft:wood", "conv:artificer", "draft:stone")
    assert asked(state) == (0, "draft")
    answer(state, "draft:food")
    assert options(state) == ["conv:artificer", "end"]
    answer(state, "end")
    assert (has(state, 0, "gold"), vp(state, 0)) == (3, 1)


@clause("CV-DRAFT-09")
def test_a_conversion_left_out_is_not_offered_again_for_the_same_die() -> None:
    state = drafting("wood wood stone stone", "artificer engineer", gold=4)
    answer(state, "draft:wood", "end")
    assert is_done(state)
    assert vp(state, 0) == 0


@clause("CV-DRAFT-10", "CV-CIT-27")
def test_the_gold_of_the_die_may_pay_for_a_conversion() -> None:
    state = drafting("gold wood wood stone", "artificer")
    answer(state, "draft:gold", "conv:artificer")
    assert (goods_of(state, 0), vp(state, 0)) == ({"gold": 1}, 1)


@clause("CV-DRAFT-10", "CV-CIT-21", "CV-CIT-25")
def test_a_resource_of_a_bonus_may_be_converted_at_once() -> None:
    state = drafting("stone wood wood stone", "engineer miner")
    answer(state, "draft:stone", "res:food")
    assert goods_of(state, 0) == {"stone": 1, "food": 1}
    answer(state, "conv:engineer", "pay:food")
    assert (goods_of(state, 0), vp(state, 0)) == ({"stone": 1}, 2)


@clause("CV-DRAFT-10")
def test_what_one_conversion_brings_may_pay_for_another() -> None:
    state = drafting("gold wood wood stone", "peddler engineer")
    answer(state, "draft:gold")
    assert offers(state, "conv") == ["peddler"]
    answer(state, "conv:peddler", "res:wood")
    assert offers(state, "conv") == ["engineer"]
    answer(state, "conv:engineer")
    assert (goods_of(state, 0), vp(state, 0)) == ({}, 2)


@clause("CV-DRAFT-11", "CV-GEN-05")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1), (5, 3)])
def test_the_draft_goes_round_until_all_have_three_dice(seats: int, first: int) -> None:
    state = rolling(seats, first)
    faces = ["wood", "food", "magic"]
    for number in range(state.rules.dice):
        answer(state, f"roll:{faces[number % 3]}")
    while asked(state)[1] == "draft":
        answer(state, options(state)[0])
    order = [event.seat for event in told(state, DieDrafted)]
    assert order == [(first + number) % seats for number in range(3 * seats)]
    assert [len(dice_of(state, seat)[0]) for seat in range(seats)] == [3] * seats


@clause("CV-DRAFT-12")
def test_the_last_three_dice_are_left_over_and_the_phase_ends() -> None:
    state = rolling(2)
    for face in ["wood"] * 4 + ["food"] * 5:
        answer(state, f"roll:{face}")
    assert shown(state, "leftover") == []
    answer(state, "draft:food", "draft:food", "draft:food", "draft:wood", "draft:food")
    assert asked(state) == (1, "draft")
    answer(state, "draft:wood")
    assert asked(state) == (0, "turn")
    assert shown(state, "phase") == "action"
    assert (shown(state, "leftover"), shown(state, "pool")) == (["wood", "wood", "food"], [])
