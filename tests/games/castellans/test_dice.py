"""Dice: their faces, how they are turned and read (CV-DIE)."""

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
    lay_dice,
    manors,
    spent,
    table,
    turn,
)
from games.castellans.dice_laid import drafting, rolling
from games.castellans.reading import dice_of, goods_of, shown
from support.clauses import clause
from support.questions import asked, is_done, offers, options, refuses, told, weights
from tabard.games.castellans.action_events import CitizenUsed
from tabard.games.castellans.kinds import FACE_NAMES
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.turns import ActionPhase

CHANGERS = {
    "wood": "builder",
    "stone": "sculptor",
    "food": "cook",
    "magic": "cleric",
    "influence": "condottieri",
}


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
    assert shown(state, "pool") == sorted([*FACE_NAMES] * 3, key=FACE_NAMES.index)


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
    used = told(state, CitizenUsed)
    assert [GAME.catalog.citizens[event.citizen].key for event in used] == ["miner"]
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
