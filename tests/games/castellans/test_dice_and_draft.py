"""Dice and the Draft phase: rolled, taken, settled, and what they bring (CV-DIE, CV-DRAFT)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    asked,
    begin,
    citizens,
    dice_of,
    draft,
    drafted,
    goods,
    goods_of,
    guilds,
    has,
    is_done,
    lay_dice,
    manors,
    offers,
    options,
    refuses,
    shown,
    spaces,
    spent,
    table,
    told,
    turn,
    vp,
    weights,
)
from support.clauses import clause
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.games.castellans.events import (
    CitizenUsed,
    DiceRolled,
    DieDrafted,
    GoodsGained,
    Paid,
    VpGained,
)
from tabard.games.castellans.kinds import FACE_NAMES
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.state import CastellansState
from tabard.games.castellans.turns import ActionPhase

CHANGERS = {
    "wood": "builder",
    "stone": "sculptor",
    "food": "cook",
    "magic": "cleric",
    "influence": "condottieri",
}


def drafting(faces: str, keys: str = "", **amounts: int) -> CastellansState:
    """Seat 0 is about to draft its last die, with Citizens and goods."""
    state = table(phase="draft")
    citizens(state, 0, keys)
    goods(state, 0, **amounts)
    return draft(state, 0, faces)


def rolling(seats: int, first: int = 0) -> CastellansState:
    """A match set up to its first roll; the 1st Player is the one named."""
    state = GAME.new_state(seats, {})
    state.is_telling = True
    engine.settle(state)
    dice = Dice(seats)
    while not offers(state, "roll"):
        found = options(state)
        answer(state, f"first:{first}" if f"first:{first}" in found else dice_pick(dice, found))
    return state


def dice_pick(dice: Dice, texts: list[str]) -> str:
    return texts[dice.below(len(texts))]


# Dice


@clause("CV-DIE-01")
def test_a_die_shows_each_of_its_six_faces_as_likely() -> None:
    state = rolling(2)
    assert weights(state) == {
        "roll:gold": 1,
        "roll:wood": 1,
        "roll:stone": 1,
        "roll:food": 1,
        "roll:magic": 1,
        "roll:influence": 1,
    }


@clause("CV-DIE-01")
def test_all_dice_of_the_game_are_alike() -> None:
    state = rolling(5)
    for number in range(18):
        assert set(weights(state).values()) == {1}
        assert offers(state, "roll") == FACE_NAMES
        answer(state, f"roll:{FACE_NAMES[number % 6]}")
    assert shown(state, "pool") == sorted(FACE_NAMES * 3, key=FACE_NAMES.index)


@clause("CV-DIE-02", "CV-CITG-03")
def test_the_face_a_die_was_rolled_with_has_no_effect_once_it_is_turned() -> None:
    state = drafting("gold wood wood stone", "cleric thief monk")
    answer(state, "draft:gold", "face:magic")
    assert goods_of(state, 0) == {"magic": 1}
    assert asked(state) == (0, "resource")
    answer(state, "res:food")
    assert is_done(state)  # the Monk brought something, the Thief did not
    assert goods_of(state, 0) == {"magic": 1, "food": 1}
    assert dice_of(state, 0)[0] == ["gold", "gold", "magic"]


@clause("CV-DIE-02", "CV-ACT-04")
def test_a_spent_die_helps_with_its_final_face_alone() -> None:
    state = table()
    citizens(state, 0, "cleric builder")
    drafted(state, 0, "wood gold gold")
    goods(state, 0, wood=3)
    turn(state)
    answer(state, "do:manor", "die:wood", "face:magic")
    assert goods_of(state, 0) == {"wood": 3}
    other = table()
    citizens(other, 0, "cleric builder")
    goods(other, 0, wood=3)
    turn(other)
    answer(other, "do:manor", "face:wood")
    assert goods_of(other, 0) == {"wood": 4}


@clause("CV-DIE-02")
def test_no_intermediate_face_has_an_effect() -> None:
    state = drafting("gold wood wood stone", "cleric builder sculptor monk lumberjack miner thief")
    answer(state, "draft:gold", "face:stone")
    used = [event for event in told(state, CitizenUsed) if isinstance(event, CitizenUsed)]
    assert [GAME.numbers.citizens[event.citizen].key for event in used] == ["miner"]
    assert goods_of(state, 0) == {"stone": 1}


@clause("CV-DIE-03", "CV-DRAFT-04")
def test_a_die_is_turned_once_when_it_is_drafted_and_no_more() -> None:
    state = drafting("gold wood wood stone", "cleric artificer", gold=1)
    answer(state, "draft:gold")
    assert asked(state) == (0, "draft_face")
    answer(state, "face:gold")
    assert options(state) == ["conv:artificer", "end"]
    answer(state, "end")
    assert is_done(state)
    assert dice_of(state, 0)[0] == ["gold"] * 3


@clause("CV-DIE-03", "CV-DIE-04")
def test_a_harvest_turns_the_spent_die_alone() -> None:
    state = table()
    citizens(state, 0, "cleric")
    drafted(state, 0, "wood wood food")
    turn(state)
    answer(state, "do:harvest", "die:food")
    assert offers(state, "face") == ["food", "magic"]
    answer(state, "face:food")
    assert goods_of(state, 0) == {"wood": 2, "food": 1}
    assert dice_of(state, 0) == (["wood", "wood"], ["food"])
    assert asked(state) == (0, "push")


@clause("CV-DIE-03", "CV-DIE-04")
def test_a_spent_die_stays_as_it_lies() -> None:
    state = table()
    citizens(state, 0, "cleric builder")
    drafted(state, 0, "food")
    spent(state, 0, "gold stone")
    turn(state)
    answer(state, "do:harvest", "face:wood", "guild:worker")
    assert is_done(state)
    assert dice_of(state, 0) == ([], ["gold", "stone", "wood"])
    assert goods_of(state, 0) == {"gold": 2, "stone": 1, "wood": 1}


@clause("CV-DIE-03")
def test_no_face_is_asked_for_without_a_die_drafted_or_spent() -> None:
    state = table()
    citizens(state, 0, "cleric builder smuggler peasant")
    manors(state, 0, banker="anchorage")
    goods(state, 0, gold=6)
    turn(state)
    answer(state, "do:statue", "at:anchorage", "guild:worker")
    assert asked(state) == (0, "turn")
    assert dice_of(state, 0) == (["gold"] * 3, [])


@clause("CV-DIE-04")
def test_a_leftover_die_cannot_be_turned_when_it_is_read() -> None:
    state = table()
    citizens(state, 0, "cleric builder sculptor peasant")
    lay_dice(state, "food food influence")
    begin(state, ResetPhase())
    answer(state, "use:peasant")
    assert options(state) == ["left:food", "left:influence"]
    answer(state, "left:food", "left:food")
    assert goods_of(state, 0) == {"food": 2}


@clause("CV-DIE-04")
def test_the_land_owner_reads_leftover_dice_as_they_lie() -> None:
    state = table()
    citizens(state, 0, "cleric")
    manors(state, 0, land_owner="anchorage")
    lay_dice(state, "food food stone")
    turn(state)
    answer(state, "do:harvest", "face:gold", "guild:worker")
    assert options(state) == ["left:stone", "left:food"]


@clause("CV-DIE-05", "CV-DRAFT-04")
@pytest.mark.parametrize("rolled", FACE_NAMES)
def test_a_drafted_die_reaches_its_own_face_and_those_of_owned_changers(rolled: str) -> None:
    state = drafting(f"{rolled} gold wood stone", "builder cleric monk artificer")
    answer(state, f"draft:{rolled}")
    reached = {rolled, "wood", "magic"}
    assert offers(state, "face") == [face for face in FACE_NAMES if face in reached]


@clause("CV-DIE-05")
def test_with_all_changers_a_die_reaches_every_face_but_one() -> None:
    state = drafting("food gold wood stone", " ".join(CHANGERS.values()))
    answer(state, "draft:food")
    assert offers(state, "face") == ["wood", "stone", "food", "magic", "influence"]
    assert refuses(state, "face:gold")


@clause("CV-DIE-05")
def test_a_die_turned_in_the_draft_does_not_find_back_to_the_face_it_was_rolled_with() -> None:
    state = table(2, phase="draft")
    citizens(state, 0, "cleric builder")
    draft(state, 0, "food gold wood stone")
    answer(state, "draft:food", "face:magic")
    begin(state, ActionPhase())
    answer(state, "do:harvest", "die:magic")
    assert offers(state, "face") == ["wood", "magic"]
    assert refuses(state, "face:food")


@clause("CV-DIE-05", "CV-CITG-04")
def test_two_copies_of_a_changer_reach_no_further() -> None:
    state = table(phase="draft", citizen_copies="2")
    citizens(state, 0, "cleric cleric")
    draft(state, 0, "food gold wood stone")
    answer(state, "draft:food")
    assert offers(state, "face") == ["food", "magic"]


@clause("CV-DIE-05")
def test_changers_of_others_help_nobody() -> None:
    state = table(phase="draft")
    citizens(state, 1, "cleric")
    draft(state, 0, "food gold wood stone")
    answer(state, "draft:food")
    assert is_done(state)
    assert dice_of(state, 0)[0] == ["gold", "gold", "food"]


@clause("CV-DIE-06", "CV-HARV-03")
def test_a_later_harvest_reads_the_face_on_which_a_die_was_settled() -> None:
    state = table()
    citizens(state, 0, "sculptor")
    drafted(state, 0, "food food wood")
    goods(state, 0, stone=2)
    turn(state)
    answer(state, "do:temple", "die:wood", "face:stone", "at:bazani_gate")
    assert dice_of(state, 0) == (["food", "food"], ["stone"])
    goods(state, 0, stone=0)
    turn(state)
    answer(state, "do:harvest", "face:food", "guild:worker")
    assert goods_of(state, 0) == {"stone": 1, "food": 2}


@clause("CV-DIE-06")
def test_all_dice_are_rolled_anew_after_a_reset() -> None:
    state = table()
    drafted(state, 0, "wood")
    spent(state, 0, "magic magic")
    begin(state, ResetPhase(), Round())
    while not offers(state, "roll"):
        answer(state, options(state)[0])
    assert dice_of(state, 0) == ([], [])
    for _ in range(state.rules.dice - 1):
        answer(state, "roll:food")
    answer(state, "roll:wood")
    assert shown(state, "pool") == ["wood", *["food"] * 11]


@clause("CV-DIE-07")
def test_a_leftover_die_stays_for_the_next_who_reads_it() -> None:
    state = table()
    lay_dice(state, "stone stone food")
    for seat in (0, 1):
        drafted(state, seat, "wood wood wood")
        manors(state, seat, land_owner=["anchorage", "nor_high"][seat])
        turn(state, seat)
        answer(state, "do:harvest", "guild:worker", "left:food", "guild:worker")
        assert goods_of(state, seat) == {"wood": 3, "food": 1}
        assert shown(state, "leftover") == ["stone", "stone", "food"]


# The draft


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
    order = [event.seat for event in told(state, DieDrafted) if isinstance(event, DieDrafted)]
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
