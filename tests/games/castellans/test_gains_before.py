"""Gains before the cost of an action, or after it, as data and table say (CV-ACT-13)."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.castellans.builders import (
    answer,
    citizen_number,
    citizens,
    drafted,
    goods,
    lay_line,
    manors,
    skip_chance,
    table,
    tokens,
    turn,
)
from games.castellans.numbers_laid import change, play_by
from games.castellans.reading import goods_of, has, spaces, vp
from support.clauses import clause
from support.questions import asked, is_done, options, told
from tabard.games.castellans.action_events import (
    CitizenUsed,
    PowerUsed,
)
from tabard.games.castellans.kinds import (
    ARCHITECT,
    DISTRICT_NAMES,
    MERCHANT,
)
from tabard.games.castellans.state import CastellansState

TIMINGS = ["after_payment", "before_payment"]


def on_every_place(state: CastellansState) -> None:
    """Let a Manor of another player stand in each District: each next one costs Gold."""
    for number, place in enumerate(DISTRICT_NAMES):
        name = ["elder", "priest", "land_owner"][number % 3]
        manors(state, 1 + number // 3, **{name: place})


@clause("CV-ACT-13", "CV-ACT-11")
@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize(
    ("keys", "with_merchant", "is_offered"),
    [("", True, False), ("farmer alchemist", False, False), ("constable", False, True)],
)
def test_only_powers_of_the_action_help_to_pay_for_it(
    timing: str, keys: str, with_merchant: bool, is_offered: bool
) -> None:
    state = table(action_bonus_timing=timing)
    on_every_place(state)
    citizens(state, 0, keys)
    if with_merchant:
        manors(state, 0, merchant="anchorage")
    drafted(state, 0, "wood wood wood")
    goods(state, 0, wood=2)  # the third comes with the die
    turn(state)
    assert ("do:manor" in options(state)) is (is_offered and timing == "before_payment")


@clause("CV-ACT-13", "CV-PAY-01")
@pytest.mark.parametrize(
    ("file", "key", "old"),
    [
        ("manors", "merchant", 'action = "wharf"\ngain = { gold = 2 }'),
        ("citizens", "constable", 'action = "manor"\ngain = { gold = 2 }'),
    ],
)
def test_magic_paid_before_the_cost_helps_to_pay(
    tmp_path: Path, file: str, key: str, old: str
) -> None:
    change(tmp_path, file, key, old, 'action = "manor"\ngain = { magic = 2 }')
    state = play_by(tmp_path, table(action_bonus_timing="before_payment"))
    goods(state, 0, wood=1)
    if file == "manors":
        manors(state, 0, merchant="anchorage")
    else:
        citizens(state, 0, key)
    turn(state)
    assert "do:manor" in options(state)
    answer(state, "do:manor", "at:nor_high", "manor:elder")
    assert goods_of(state, 0) == {}


@clause("CV-ACT-05", "CV-ACT-11")
def test_magic_of_the_die_helps_to_pay(tmp_path: Path) -> None:
    change(tmp_path, "actions", "temple", "bonus = { stone = 1 }", "bonus = { magic = 1 }")
    state = play_by(tmp_path, table())
    drafted(state, 0, "stone gold gold")
    goods(state, 0, stone=1)
    turn(state)
    assert "do:temple" in options(state)


@clause("CV-ACT-13", "CV-POW-10")
@pytest.mark.parametrize("timing", TIMINGS)
def test_a_manor_keyed_to_manors_is_silent_for_its_own_action(tmp_path: Path, timing: str) -> None:
    change(tmp_path, "manors", "merchant", '"wharf"', '"manor"')
    state = play_by(tmp_path, table(action_bonus_timing=timing))
    goods(state, 0, wood=3)
    turn(state)
    answer(state, "do:manor", "at:nor_high", "manor:merchant")
    assert (goods_of(state, 0), told(state, PowerUsed)) == ({}, [])
    later = play_by(tmp_path, table(action_bonus_timing=timing))
    goods(later, 0, wood=3)
    manors(later, 0, merchant="anchorage")
    turn(later)
    answer(later, "do:manor", "at:nor_high", "manor:elder")
    assert (goods_of(later, 0), told(later, PowerUsed)) == ({"gold": 2}, [PowerUsed(0, MERCHANT)])


@clause("CV-ACT-13", "CV-POW-03")
@pytest.mark.parametrize("timing", TIMINGS)
def test_goods_of_a_manor_for_its_own_action_come_after_the_cost(
    tmp_path: Path, timing: str
) -> None:
    change(tmp_path, "manors", "architect", "influence_district = 1", "gold = 2")
    state = play_by(tmp_path, table(action_bonus_timing=timing))
    goods(state, 0, wood=3)
    turn(state)
    answer(state, "do:manor", "at:nor_high", "manor:architect")
    assert goods_of(state, 0) == {"gold": 2}


@clause("CV-ACT-13")
def test_of_a_power_with_goods_and_more_the_goods_alone_come_first(tmp_path: Path) -> None:
    change(tmp_path, "manors", "merchant", "{ gold = 2 }", "{ gold = 2, influence_any = 1 }")
    change(tmp_path, "citizens", "harbor_master", "{ gold = 2 }", "{ gold = 1, vp = 1 }")
    state = play_by(tmp_path, table(action_bonus_timing="before_payment"))
    manors(state, 0, merchant="anchorage")
    citizens(state, 0, "harbor_master")
    turn(state)
    answer(state, "do:wharf")
    assert (asked(state), goods_of(state, 0), vp(state, 0)) == ((0, "crate"), {"gold": 3}, 0)
    answer(state, "end")
    assert asked(state) == (0, "push")
    answer(state, "guild:holy")
    assert is_done(state)
    assert (goods_of(state, 0), vp(state, 0)) == ({"gold": 3}, 1)


@clause("CV-ACT-13")
@pytest.mark.parametrize("timing", TIMINGS)
def test_a_power_is_told_when_it_works_and_not_twice(timing: str) -> None:
    state = table(action_bonus_timing=timing)
    goods(state, 0, wood=3)
    manors(state, 0, architect="anchorage")
    citizens(state, 0, "constable")
    turn(state)
    answer(state, "do:manor", "at:nor_high", "manor:elder", "guild:holy")
    assert told(state, PowerUsed) == [PowerUsed(0, ARCHITECT)]
    assert told(state, CitizenUsed) == [CitizenUsed(0, citizen_number("constable"))]


@clause("CV-ACT-13")
def test_a_citizen_without_goods_is_not_told_before_the_cost(tmp_path: Path) -> None:
    change(tmp_path, "citizens", "constable", "gold = 2", "vp = 1")
    state = play_by(tmp_path, table(action_bonus_timing="before_payment"))
    goods(state, 0, wood=3)
    citizens(state, 0, "constable")
    turn(state)
    answer(state, "do:manor")
    assert told(state, CitizenUsed) == []
    answer(state, "at:nor_high", "manor:elder")
    assert (len(told(state, CitizenUsed)), vp(state, 0)) == (1, 1)


@clause("CV-CIT-15", "CV-CITG-01")
@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize(("applies", "gold"), [("true", 2), ("false", 0)])
def test_a_citizen_keyed_to_recruiting_may_be_silent_for_its_own_action(
    tmp_path: Path, timing: str, applies: str, gold: int
) -> None:
    change(tmp_path, "citizens", "captain", "to_self = true", f"to_self = {applies}")
    state = play_by(tmp_path, table(action_bonus_timing=timing))
    goods(state, 0, food=1)
    lay_line(state, "pink", "captain monk prefect priestess")
    turn(state)
    answer(state, "do:recruit", "card:pink:0")
    skip_chance(state)
    answer(state, "at:nor_high", "guild:holy")
    assert (has(state, 0, "gold"), len(told(state, CitizenUsed))) == (gold, gold // 2)


@clause("CV-RECRUIT-10", "CV-GEN-10")
@pytest.mark.parametrize(("placed", "pushes"), [(3, 3), (4, 1)])
def test_without_a_token_there_is_no_district_to_push_in(
    tmp_path: Path, placed: int, pushes: int
) -> None:
    change(tmp_path, "manors", "elder", "influence_card = 1", "influence_district = 1")
    state = play_by(tmp_path, table())
    manors(state, 0, elder="anchorage")
    tokens(state, 0, "citizen_token", anchorage=placed)
    goods(state, 0, food=1)
    turn(state)
    answer(state, "do:recruit", "card:pink:0")
    skip_chance(state)
    while not is_done(state):
        answer(state, options(state)[0])
    assert sum(spaces(state, 0)) == pushes


@clause("CV-RECRUIT-09", "CV-GUILD-11")
def test_several_pushes_in_the_district_of_a_citizen_go_to_one_track(tmp_path: Path) -> None:
    change(tmp_path, "actions", "recruit", "influence_district = 1", "influence_district = 2")
    state = play_by(tmp_path, table())
    goods(state, 0, food=1)
    lay_line(state, "pink", "thief monk prefect priestess")
    turn(state)
    answer(state, "do:recruit", "card:pink:0")
    skip_chance(state)
    answer(state, "at:nor_high")
    assert asked(state) == (0, "push_same")
    answer(state, "guild:soldier")
    assert is_done(state)
    assert spaces(state, 0) == [0, 2, 1, 0]
