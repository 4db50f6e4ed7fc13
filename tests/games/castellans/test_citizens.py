"""What holds for all 28 Citizens (CV-CITG)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    begin,
    citizens,
    draft,
    goods,
    lay_line,
    manors,
    table,
    turn,
)
from games.castellans.citizens_laid import drafting, recruiting, resetting, take
from games.castellans.reading import goods_of, has, owned, vp
from support.clauses import clause
from support.questions import asked, is_done, offers, options
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.games.castellans.resetting import ResetPhase


@clause("CV-CITG-01")
def test_a_citizen_works_from_the_moment_it_is_taken() -> None:
    state = take(recruiting("cleric"), "blue")
    answer(state, "at:nor_high", "guild:holy")
    assert owned(state, 0) == ["cleric"]
    turn(state)
    answer(state, "do:harvest")
    assert offers(state, "face") == ["gold", "magic"]


@clause("CV-CITG-01")
def test_a_citizen_in_a_line_works_for_nobody() -> None:
    state = table(phase="draft")
    lay_line(state, "pink", "thief monk prefect priestess")
    lay_line(state, "blue", "cleric artificer alchemist abbot")
    draft(state, 0, "gold wood stone food")
    answer(state, "draft:gold")
    assert is_done(state)
    assert goods_of(state, 0) == {"gold": 2}


@clause("CV-CITG-02", "CV-GEN-07", "CV-CIT-08")
def test_citizens_and_manors_for_the_same_action_add_up() -> None:
    state = table()
    citizens(state, 0, "harbor_master")
    manors(state, 0, merchant="anchorage")
    turn(state)
    answer(state, "do:wharf")
    assert goods_of(state, 0) == {"gold": 4}


@clause("CV-CITG-02")
def test_citizens_for_the_same_die_add_up() -> None:
    state = drafting("gold", "thief artificer alchemist")
    answer(state, "draft:gold", "res:wood", "conv:alchemist", "conv:artificer")
    assert (goods_of(state, 0), vp(state, 0)) == ({"gold": 3}, 1)


@clause("CV-CITG-03", "CV-CIT-06", "CV-CIT-01")
def test_a_turned_die_triggers_what_goes_with_its_final_face() -> None:
    state = drafting("gold", "cleric monk thief")
    answer(state, "draft:gold", "face:magic", "res:stone")
    assert is_done(state)
    assert goods_of(state, 0) == {"magic": 1, "stone": 1}
    kept = drafting("gold", "cleric monk thief")
    answer(kept, "draft:gold", "face:gold", "res:stone")
    assert is_done(kept)
    assert goods_of(kept, 0) == {"gold": 2, "stone": 1}


@clause("CV-CITG-04")
def test_two_copies_give_twice() -> None:
    state = table(citizen_copies="2")
    citizens(state, 0, "prefect prefect")
    goods(state, 0, stone=2)
    turn(state)
    answer(state, "do:temple", "at:anchorage")
    assert goods_of(state, 0) == {"gold": 4}


@clause("CV-CITG-04")
def test_two_copies_convert_twice_for_one_die() -> None:
    state = table(phase="draft", citizen_copies="2")
    citizens(state, 0, "artificer artificer")
    goods(state, 0, gold=3)
    draft(state, 0, "wood gold food stone")
    answer(state, "draft:wood", "conv:artificer")
    assert options(state) == ["conv:artificer", "end"]
    answer(state, "conv:artificer")
    assert is_done(state)
    assert (has(state, 0, "gold"), vp(state, 0)) == (1, 2)


@clause("CV-CITG-04", "CV-CIT-26")
def test_two_copies_act_twice_in_a_reset() -> None:
    state = resetting("peasant peasant", citizen_copies="2")
    begin(state, ResetPhase())
    answer(state, "use:peasant", "left:gold", "left:wood")
    assert options(state) == ["use:peasant", "skip"]
    answer(state, "use:peasant", "left:wood", "left:stone")
    assert goods_of(state, 0) == {"gold": 2, "wood": 2, "stone": 1}
    assert asked(state)[1] == "chance"


@clause("CV-CITG-04", "CV-CIT-15")
@pytest.mark.parametrize(("timing", "early"), [("after_payment", 0), ("before_payment", 2)])
def test_a_second_captain_is_rewarded_along_with_the_first(timing: str, early: int) -> None:
    state = table(citizen_copies="2", action_bonus_timing=timing)
    citizens(state, 0, "captain")
    lay_line(state, "pink", "captain monk prefect priestess")
    goods(state, 0, food=1)
    take(state)
    assert has(state, 0, "gold") == early
    answer(state, "at:nor_high", "guild:holy")
    assert has(state, 0, "gold") == 4


@clause("CV-CITG-04")
def test_two_players_may_own_a_copy_each() -> None:
    state = table(phase="draft", citizen_copies="2")
    citizens(state, 0, "thief")
    citizens(state, 1, "thief")
    draft(state, 0, "gold gold wood stone food")
    answer(state, "draft:gold", "res:wood", "draft:gold", "res:food")
    assert goods_of(state, 0) == {"gold": 2, "wood": 1}
    assert goods_of(state, 1) == {"gold": 2, "food": 1}


@clause("CV-CITG-05")
def test_nobody_ever_loses_a_citizen() -> None:
    state = GAME.new_state(3, {})
    engine.settle(state)
    dice, before = Dice(11), [""] * 3
    while engine.pending(state):
        decision = engine.pending(state)[0]
        wanted = [option for option in decision.options if option.text == "do:recruit"]
        at = dice.below(len(decision.options))
        engine.play(state, decision.seat, wanted[0] if wanted else decision.options[at])
        for seat in range(3):
            after = " ".join(owned(state, seat))
            assert after.startswith(before[seat])
            before[seat] = after
    assert min(len(keys.split()) for keys in before) > 2
