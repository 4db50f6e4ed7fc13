"""Smuggler and Peasant, who work in each Reset (CV-CIT)."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.castellans.builders import (
    answer,
    begin,
    citizens,
    goods,
    lay_dice,
    manors,
    table,
    tokens,
)
from games.castellans.citizens_laid import resetting
from games.castellans.numbers_laid import change, play_by
from games.castellans.reading import goods_of, has, shown, spaces, tokens_at
from support.clauses import clause
from support.questions import asked, is_done, offers, options
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.scoring import ScoringPhase


@clause("CV-CIT-14", "CV-SAIL-06")
def test_smuggler() -> None:
    state = resetting("smuggler")
    tokens(state, 0, "ship", anchorage=1, nor_high=1)
    begin(state, ResetPhase())
    assert options(state) == ["use:smuggler", "skip"]
    answer(state, "use:smuggler", "from:anchorage", "at:iron_pit")
    assert tokens_at(state, 0, "ship", "iron_pit") == 1
    assert tokens_at(state, 0, "ship", "anchorage") == 0
    assert goods_of(state, 0) == {}
    assert asked(state)[1] == "chance"  # once


@clause("CV-CIT-14", "CV-GEN-10")
def test_smuggler_needs_an_own_ship_and_may_stay_at_home() -> None:
    state = resetting("smuggler")
    tokens(state, 1, "ship", anchorage=1)
    begin(state, ResetPhase())
    assert asked(state)[1] == "chance"
    idle = resetting("smuggler")
    tokens(idle, 0, "ship", anchorage=1)
    begin(idle, ResetPhase())
    answer(idle, "skip")
    assert tokens_at(idle, 0, "ship", "anchorage") == 1
    assert asked(idle)[1] == "chance"


@clause("CV-CIT-14")
@pytest.mark.parametrize(("gold", "offered"), [(1, []), (2, ["smuggler"])])
def test_smuggler_pays_where_granted_sails_cost(gold: int, offered: list[str]) -> None:
    state = resetting("smuggler", granted_sail_free="false")
    goods(state, 0, gold=gold)
    tokens(state, 0, "ship", anchorage=1)
    begin(state, ResetPhase())
    assert offers(state, "use") == offered
    if offered:
        answer(state, "use:smuggler", "at:nor_high")
        assert has(state, 0, "gold") == 0
        assert tokens_at(state, 0, "ship", "nor_high") == 1


@clause("CV-CIT-14", "CV-SAIL-06")
def test_several_sails_of_a_citizen_are_offered_one_by_one(tmp_path: Path) -> None:
    change(tmp_path, "citizens", "smuggler", "sail = 1", "sail = 3")
    state = play_by(tmp_path, resetting("smuggler"))
    tokens(state, 0, "ship", anchorage=1)
    begin(state, ResetPhase())
    answer(state, "use:smuggler", "at:nor_high")
    assert asked(state) == (0, "offer_sail")
    answer(state, "sub:sail", "at:penumbra")
    assert asked(state) == (0, "offer_sail")
    answer(state, "skip")
    assert tokens_at(state, 0, "ship", "penumbra") == 1
    assert asked(state)[1] == "chance"


@clause("CV-CIT-26")
def test_a_citizen_may_read_a_single_leftover_die(tmp_path: Path) -> None:
    change(tmp_path, "citizens", "peasant", "leftover_dice = 2", "leftover_dice = 1")
    state = play_by(tmp_path, resetting("peasant"))
    begin(state, ResetPhase())
    answer(state, "use:peasant", "left:stone")
    assert goods_of(state, 0) == {"stone": 1}
    assert asked(state)[1] == "chance"


@clause("CV-CIT-26", "CV-DIE-07")
def test_peasant() -> None:
    state = resetting("peasant")
    lay_dice(state, "food influence gold")
    begin(state, ResetPhase())
    assert options(state) == ["use:peasant", "skip"]
    answer(state, "use:peasant")
    assert options(state) == ["left:gold", "left:food", "left:influence"]
    answer(state, "left:influence", "guild:holy")
    assert options(state) == ["left:gold", "left:food"]
    answer(state, "left:gold")
    assert (goods_of(state, 0), spaces(state, 0)) == ({"gold": 2}, [0, 0, 0, 1])
    assert shown(state, "leftover") == ["gold", "food", "influence"]
    assert asked(state)[1] == "chance"


@clause("CV-CIT-26")
def test_two_dice_that_the_peasant_reads_may_look_alike() -> None:
    state = resetting("peasant")
    lay_dice(state, "food food gold")
    begin(state, ResetPhase())
    answer(state, "use:peasant", "left:gold")
    assert goods_of(state, 0) == {"gold": 2, "food": 1}  # Food was left alone
    alike = resetting("peasant")
    lay_dice(alike, "food food gold")
    begin(alike, ResetPhase())
    answer(alike, "use:peasant", "left:food", "left:food")
    assert goods_of(alike, 0) == {"food": 2}


@clause("CV-CIT-26", "CV-GEN-09")
def test_the_peasant_may_stay_at_home() -> None:
    state = resetting("peasant")
    begin(state, ResetPhase())
    answer(state, "skip")
    assert goods_of(state, 0) == {}
    assert asked(state)[1] == "chance"


@clause("CV-CIT-26")
def test_what_the_peasant_reads_is_no_harvest_and_no_draft() -> None:
    state = resetting("peasant farmer thief lumberjack artificer")
    manors(state, 0, land_owner="anchorage")
    begin(state, ResetPhase())
    answer(state, "use:peasant", "left:gold", "left:wood")
    assert goods_of(state, 0) == {"gold": 2, "wood": 1}
    assert spaces(state, 0) == [0, 0, 0, 0]
    assert asked(state)[1] == "chance"


@clause("CV-CIT-26", "CV-CIT-14", "CV-RESET-01")
@pytest.mark.parametrize("first", ["peasant", "smuggler"])
def test_peasant_and_smuggler_act_in_the_order_of_their_owner(first: str) -> None:
    state = resetting("peasant smuggler")
    tokens(state, 0, "ship", anchorage=1)
    begin(state, ResetPhase())
    assert offers(state, "use") == ["smuggler", "peasant"]
    answer(state, f"use:{first}")
    answer(state, *(["left:gold", "left:wood"] if first == "peasant" else ["at:nor_high"]))
    rest = [key for key in ["smuggler", "peasant"] if key != first]
    assert offers(state, "use") == rest


@clause("CV-CIT-26", "CV-CIT-14", "CV-GEN-03")
def test_nobody_acts_in_a_reset_after_the_last_round() -> None:
    state = table(2, round=4, phase="draft")
    citizens(state, 0, "peasant smuggler")
    tokens(state, 0, "ship", anchorage=1)
    state.schedule(Round())
    engine.settle(state)
    dice, rounds = Dice(8), []
    while engine.pending(state):
        decision = engine.pending(state)[0]
        if decision.prompt == "reset":
            rounds.append(state.round)
        at = dice.below(len(decision.options))
        engine.play(state, decision.seat, decision.options[at])
    assert shown(state, "round") == 5
    assert set(rounds) == {4}


@clause("CV-CIT-26", "CV-CIT-14")
def test_scoring_is_no_time_for_peasant_and_smuggler() -> None:
    state = resetting("peasant smuggler")
    tokens(state, 0, "ship", anchorage=1)
    begin(state, ScoringPhase())
    assert is_done(state)
    assert goods_of(state, 0) == {}
