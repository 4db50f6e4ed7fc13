"""The Action phase: a die, a Primary Action, perhaps a Monument (CV-ACT)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    begin,
    citizens,
    drafted,
    goods,
    lay_line,
    manors,
    skip_chance,
    spent,
    table,
    tokens,
    turn,
)
from games.castellans.reading import dice_of, goods_of, has, spaces, tokens_at
from games.castellans.turns_laid import PLENTY, PRIMARIES, able
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options, refuses, told
from tabard.games.castellans.action_events import DieSpent
from tabard.games.castellans.kinds import FACE_NAMES, PRIMARY_NAMES
from tabard.games.castellans.turns import ActionPhase

# One die, one action


@clause("CV-ACT-01")
def test_a_turn_spends_one_die_for_one_of_five_actions() -> None:
    state = turn(able())
    assert asked(state) == (0, "turn")
    assert options(state) == PRIMARIES
    answer(state, "do:temple", "at:anchorage", "magic:0")
    assert is_done(state)
    assert dice_of(state, 0) == (["gold", "gold"], ["gold"])


@clause("CV-ACT-01")
def test_after_the_primary_action_there_is_no_other() -> None:
    state = turn(able(gold=6, **PLENTY))
    answer(state, "do:temple", "at:anchorage", "magic:0")
    assert asked(state) == (0, "after")
    assert options(state) == ["do:statue", "end"]
    for text in PRIMARIES:
        assert refuses(state, text)
    answer(state, "end")
    assert is_done(state)
    assert dice_of(state, 0) == (["gold", "gold"], ["gold"])


@clause("CV-ACT-01")
def test_only_own_drafted_dice_are_spent() -> None:
    state = able("wood food")
    spent(state, 0, "magic")
    drafted(state, 1, "stone stone stone")
    turn(state)
    answer(state, "do:harvest")
    assert options(state) == ["die:wood", "die:food"]


@clause("CV-ACT-02")
def test_a_turn_cannot_be_passed() -> None:
    state = turn(able(gold=6, **PLENTY))
    assert options(state) == [*PRIMARIES, "do:statue"]
    for text in ["end", "skip"]:
        assert refuses(state, text)
    answer(state, "do:statue", "at:anchorage", "guild:worker")
    assert options(state) == PRIMARIES  # it is still owed
    assert refuses(state, "end")


@clause("CV-ACT-03")
@pytest.mark.parametrize("action", PRIMARY_NAMES)
@pytest.mark.parametrize("faces", ["gold wood stone", "food magic influence"])
def test_any_die_pays_for_any_action(action: str, faces: str) -> None:
    state = turn(able(faces))
    answer(state, f"do:{action}")
    assert asked(state) == (0, "spend")
    assert offers(state, "die") == faces.split()
    assert barred(state) == {}


@clause("CV-ACT-15", "CV-GEN-05")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 1), (5, 4)])
def test_the_phase_goes_round_until_all_dice_are_spent(seats: int, first: int) -> None:
    state = table(seats)
    state.first = first
    begin(state, ActionPhase())
    while not is_done(state):
        text = "do:wharf" if "do:wharf" in options(state) else options(state)[-1]
        answer(state, text)
    turns = [event.seat for event in told(state, DieSpent)]
    assert turns == [(first + number) % seats for number in range(3 * seats)]
    for seat in range(seats):
        assert dice_of(state, seat) == ([], ["gold"] * 3)


# What a die adds

BONUS = {"manor": "wood", "temple": "stone", "recruit": "food"}


@clause("CV-ACT-04", "CV-MANOR-03", "CV-TEMPLE-02", "CV-RECRUIT-02")
@pytest.mark.parametrize("face", FACE_NAMES)
@pytest.mark.parametrize("action", BONUS)
def test_a_die_that_fits_brings_a_unit_for_the_action(action: str, face: str) -> None:
    state = turn(able(f"{face} {face} {face}"))
    answer(state, f"do:{action}")
    more = {face: PLENTY[face] + 1} if face == BONUS[action] else {}
    assert goods_of(state, 0) == {**PLENTY, **more}
    assert spaces(state, 0) == [0, 0, 0, 0]


@clause("CV-ACT-04", "CV-HARV-02")
@pytest.mark.parametrize("face", FACE_NAMES)
def test_a_magic_die_brings_a_resource_of_choice_for_a_harvest(face: str) -> None:
    state = turn(able(f"{face} {face} {face}", stone=1))
    answer(state, "do:harvest")
    if face == "magic":
        assert asked(state) == (0, "resource")
        assert goods_of(state, 0) == {"stone": 1}
        answer(state, "res:stone")
        assert goods_of(state, 0) == {"stone": 2, "magic": 3}
    assert asked(state) == (0, "push")


@clause("CV-ACT-04", "CV-WHARF-04")
@pytest.mark.parametrize("face", FACE_NAMES)
def test_an_influence_die_brings_a_push_for_the_wharf(face: str) -> None:
    state = turn(able(f"{face} {face} {face}", stone=1))
    answer(state, "do:wharf")
    if face == "influence":
        assert asked(state) == (0, "push")
        answer(state, "guild:shadow")
        assert spaces(state, 0) == [0, 0, 1, 0]
    assert asked(state) == (0, "crate")
    assert goods_of(state, 0) == {"stone": 1}


@clause("CV-ACT-05")
@pytest.mark.parametrize(
    ("action", "good", "short"),
    [("manor", "wood", 2), ("temple", "stone", 1), ("recruit", "food", 0)],
)
def test_the_bonus_of_a_die_may_pay_for_the_action(action: str, good: str, short: int) -> None:
    state = able(f"gold {good} magic", **{good: short})
    turn(state)
    answer(state, f"do:{action}")  # only one of the dice will do, so nobody is asked
    assert dice_of(state, 0) == (["gold", "magic"], [good])
    assert has(state, 0, good) == short + 1
    without = turn(able("gold magic influence", **{good: short}))
    assert f"do:{action}" not in options(without)


@clause("CV-ACT-05")
def test_a_bonus_onto_a_full_stock_is_lost_before_the_cost_is_paid() -> None:
    state = turn(able("wood wood wood", wood=6))
    answer(state, "do:manor", "at:anchorage", "manor:elder")
    assert goods_of(state, 0) == {"wood": 3}


@clause("CV-ACT-06")
def test_a_die_lies_spent_on_its_final_face_before_the_action_resolves() -> None:
    state = able("wood gold gold")
    citizens(state, 0, "sculptor")
    turn(state)
    answer(state, "do:temple", "die:wood")
    assert asked(state) == (0, "spend_face")
    assert dice_of(state, 0) == (["wood", "gold", "gold"], [])
    answer(state, "face:stone")
    assert asked(state) == (0, "temple_at")
    assert dice_of(state, 0) == (["gold", "gold"], ["stone"])
    assert has(state, 0, "stone") == 4


# Monuments


@clause("CV-ACT-07", "CV-ACT-08")
def test_a_monument_may_come_first_and_then_no_second_one() -> None:
    state = able(gold=10, **PLENTY)
    manors(state, 0, banker="iron_pit")
    citizens(state, 0, "prefect")
    turn(state)
    assert options(state) == [*PRIMARIES, "do:gate", "do:ward_tower", "do:statue"]
    answer(state, "do:statue", "at:anchorage", "guild:worker")
    goods(state, 0, gold=10)
    assert options(state) == PRIMARIES
    assert barred(state)["do:gate"] == "CV-ACT-07"
    assert barred(state)["do:ward_tower"] == "CV-ACT-07"
    answer(state, "do:temple", "at:nor_high", "magic:0")
    assert is_done(state)
    assert has(state, 0, "gold") == 10


@clause("CV-ACT-07", "CV-ACT-08")
def test_a_monument_may_come_last_and_then_the_turn_is_over() -> None:
    state = able(gold=10, **PLENTY)
    manors(state, 0, banker="iron_pit")
    turn(state)
    answer(state, "do:temple", "at:anchorage", "magic:0")
    assert options(state) == ["do:gate", "do:ward_tower", "do:statue", "end"]
    goods(state, 0, gold=10)
    answer(state, "do:gate", "edge:nor_high_penumbra", "guild:holy")
    assert is_done(state)
    answer(turn(able(gold=6)), "do:wharf", "end", "end")  # a Monument is nobody's duty


@clause("CV-ACT-07")
def test_each_turn_allows_a_monument_anew() -> None:
    state = able(gold=6, **PLENTY)
    turn(state)
    answer(state, "do:statue", "at:anchorage", "guild:worker", "do:wharf", "end", "end")
    assert is_done(state)
    manors(state, 0, banker="iron_pit")
    goods(state, 0, gold=7)
    turn(state)
    assert "do:ward_tower" in options(state)


@clause("CV-ACT-09")
def test_a_monument_is_finished_before_the_primary_action_begins() -> None:
    state = turn(able(gold=6, **PLENTY))
    answer(state, "do:statue")
    assert offers(state, "do") == []
    answer(state, "at:anchorage")
    assert asked(state) == (0, "push")
    assert offers(state, "do") == []
    answer(state, "guild:worker")
    assert offers(state, "do") == [text.partition(":")[2] for text in PRIMARIES]


@clause("CV-ACT-09")
def test_no_monument_comes_between_the_wharf_and_its_sub_actions() -> None:
    state = able(gold=6, wood=2)
    tokens(state, 0, "ship", anchorage=1)
    turn(state)
    answer(state, "do:wharf")
    assert asked(state) == (0, "crate")
    assert offers(state, "do") == []
    answer(state, "end")
    assert options(state) == ["sub:shipyard", "sub:sail", "end"]
    answer(state, "sub:shipyard", "at:nor_high")
    assert options(state) == ["sub:sail", "end"]
    answer(state, "end")
    assert options(state) == ["do:statue", "end"]
    answer(state, "do:statue", "at:anchorage", "guild:worker")
    assert is_done(state)  # no way back to the Sail


@clause("CV-ACT-09", "CV-ACT-10")
def test_no_monument_comes_between_a_harvest_and_its_windmill() -> None:
    state = turn(able(food=3))
    answer(state, "do:harvest", "guild:worker")
    assert has(state, 0, "gold") == 6
    assert options(state) == ["sub:windmill", "end"]
    answer(state, "end")
    assert options(state) == ["do:statue", "end"]
    assert refuses(state, "sub:windmill")


@clause("CV-ACT-10")
@pytest.mark.parametrize("action", ["manor", "temple", "recruit"])
def test_other_actions_have_no_sub_actions(action: str) -> None:
    state = able(gold=6, **PLENTY)
    tokens(state, 0, "ship", anchorage=1)
    turn(state)
    answer(state, f"do:{action}")
    while not is_done(state):
        assert offers(state, "sub") == []
        answer(state, options(state)[-1])
    assert tokens_at(state, 0, "ship", "anchorage") == 1


@clause("CV-ACT-10")
def test_wharf_and_harvest_have_no_sub_actions_of_each_other() -> None:
    state = able("wood wood wood", food=2, wood=2, gold=4)
    tokens(state, 0, "ship", anchorage=1)
    turn(state)
    answer(state, "do:harvest", "guild:worker")
    assert options(state) == ["sub:windmill", "end"]
    wharf = able("wood wood wood", food=2, wood=2, gold=4)
    tokens(wharf, 0, "ship", anchorage=1)
    turn(wharf)
    answer(wharf, "do:wharf", "end")
    assert options(wharf) == ["sub:shipyard", "sub:sail", "end"]


@clause("CV-ACT-10", "CV-SAIL-06")
def test_a_granted_sail_needs_no_wharf_action() -> None:
    state = able(food=1)
    tokens(state, 0, "ship", anchorage=1)
    lay_line(state, "blue", "coxswain abbot bishop cleric")
    turn(state)
    answer(state, "do:recruit", "card:blue:0")
    skip_chance(state)
    assert options(state) == ["sub:sail", "skip"]
