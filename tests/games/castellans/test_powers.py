"""The powers that Manors unlock (CV-POW)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    citizens,
    drafted,
    goods,
    guilds,
    lay_dice,
    lay_line,
    manors,
    table,
    tokens,
    turn,
)
from games.castellans.manors_laid import builder
from games.castellans.reading import goods_of, has, spaces, vp
from support.clauses import clause
from support.questions import asked, is_done, offers, options
from tabard.games.castellans.state import CastellansState, gold_limit


def wharf_gold(state: CastellansState, seat: int = 0) -> int:
    """What a Wharf Action without Crates, Ships or die bonus brings in Gold."""
    before = has(state, seat, "gold")
    turn(state, seat)
    answer(state, "do:wharf")
    if "end" in options(state):
        answer(state, "end")
    return has(state, seat, "gold") - before


@clause("CV-POW-01")
def test_the_merchant_gives_two_gold_with_each_wharf_action() -> None:
    state = table()
    assert wharf_gold(state) == 0
    manors(state, 0, merchant="anchorage")
    assert [wharf_gold(state), wharf_gold(state)] == [2, 2]
    assert wharf_gold(state, 1) == 0


@clause("CV-POW-01")
@pytest.mark.parametrize("action", ["harvest", "temple", "recruit"])
def test_the_merchant_is_silent_in_other_actions(action: str) -> None:
    state = table()
    drafted(state, 0, "wood wood wood")
    manors(state, 0, merchant="anchorage")
    goods(state, 0, stone=2, food=1)
    turn(state)
    answer(state, f"do:{action}")
    finish(state)
    assert has(state, 0, "gold") == 0


def finish(state: CastellansState) -> None:
    """Answer whatever comes with the first option, until all is done."""
    while not is_done(state):
        answer(state, options(state)[0])


@clause("CV-POW-02")
def test_the_land_owner_reads_a_leftover_die_and_pushes() -> None:
    state = table()
    manors(state, 0, land_owner="anchorage")
    drafted(state, 0, "wood wood wood")
    lay_dice(state, "stone stone food")
    turn(state)
    answer(state, "do:harvest", "guild:worker")
    assert offers(state, "left") == ["stone", "food"]
    answer(state, "left:stone")
    assert asked(state) == (0, "push")
    answer(state, "guild:holy")
    assert goods_of(state, 0) == {"wood": 3, "stone": 1}
    assert spaces(state, 0) == [1, 0, 0, 1]
    assert sum(state.pool) == 3
    assert is_done(state)


@clause("CV-POW-02")
@pytest.mark.parametrize("face", ["gold", "influence"])
def test_the_land_owner_gains_the_value_of_the_face(face: str) -> None:
    state = table()
    manors(state, 0, land_owner="anchorage")
    drafted(state, 0, "wood wood wood")
    lay_dice(state, f"{face} {face} {face}")
    turn(state)
    answer(state, "do:harvest", "guild:worker")
    if face == "influence":
        answer(state, "guild:soldier")
    answer(state, "guild:holy")
    assert is_done(state)
    assert has(state, 0, "gold") == (2 if face == "gold" else 0)
    assert spaces(state, 0) == [1, int(face == "influence"), 0, 1]


@clause("CV-POW-02")
def test_without_the_land_owner_leftover_dice_stay_unread() -> None:
    state = table()
    manors(state, 1, land_owner="anchorage")
    drafted(state, 0, "wood wood wood")
    turn(state)
    answer(state, "do:harvest", "guild:worker")
    assert is_done(state)
    assert goods_of(state, 0) == {"wood": 3}


@clause("CV-POW-03", "CV-POW-10")
def test_the_architect_rewards_the_action_that_builds_it() -> None:
    state = turn(builder())
    answer(state, "do:manor", "die:gold", "at:bazani_gate", "manor:architect")
    assert offers(state, "guild") == ["worker", "soldier"]
    answer(state, "guild:soldier")
    assert spaces(state, 0) == [1, 2, 0, 0]
    assert is_done(state)


@clause("CV-POW-03", "CV-POW-09")
def test_the_architect_rewards_every_later_manor() -> None:
    state = builder()
    drafted(state, 0, "gold gold stone")
    manors(state, 0, architect="iron_pit")
    for number, name in enumerate(("elder", "priest"), start=1):
        goods(state, 0, wood=3, gold=number - 1)
        turn(state)
        answer(state, "do:manor", "die:gold", "at:penumbra", f"manor:{name}")
        assert offers(state, "guild") == ["shadow", "holy"]
        answer(state, "guild:holy")
        assert spaces(state, 0)[2:] == [number, number * 2]


@clause("CV-POW-03", "CV-POW-04")
def test_the_architect_is_silent_in_a_temple_action() -> None:
    state = table()
    manors(state, 0, architect="iron_pit")
    goods(state, 0, stone=2)
    turn(state)
    answer(state, "do:temple", "at:bazani_gate")
    assert is_done(state)
    assert spaces(state, 0) == [2, 2, 0, 0]


@clause("CV-POW-04")
def test_the_priest_pushes_on_a_guild_of_the_temples_district() -> None:
    state = table()
    manors(state, 0, priest="iron_pit")
    goods(state, 0, stone=2)
    turn(state)
    answer(state, "do:temple", "at:bazani_gate")
    assert offers(state, "guild") == ["worker", "soldier"]
    answer(state, "guild:worker")
    # The third push on the Worker track crosses a divider.
    answer(state, "res:wood")
    assert spaces(state, 0) == [3, 2, 0, 0]
    assert is_done(state)


@clause("CV-POW-05")
@pytest.mark.parametrize(("is_elder", "pushes"), [(False, 1), (True, 2)])
def test_the_elder_pushes_once_more_on_the_cards_guild(is_elder: bool, pushes: int) -> None:
    state = table()
    if is_elder:
        manors(state, 0, elder="iron_pit")
    lay_line(state, "pink", "monk butcher miner farmer")
    goods(state, 0, food=1)
    turn(state)
    answer(state, "do:recruit", "card:pink:0", "citizen:prefect")
    answer(state, "at:bazani_gate", "guild:worker")
    assert spaces(state, 0) == [1, 0, 0, pushes]
    assert is_done(state)


@clause("CV-POW-06")
def test_the_lighthouse_gives_nothing_when_it_is_built() -> None:
    state = builder()
    tokens(state, 0, "ship", nor_high=2)
    turn(state)
    answer(state, "do:manor", "die:gold", "at:nor_high", "manor:lighthouse_keeper")
    assert is_done(state)
    assert (vp(state, 0), goods_of(state, 0)) == (0, {})


@clause("CV-POW-07")
@pytest.mark.parametrize(
    ("choice", "gained"),
    [
        ("gold", {"gold": 6}),
        ("wood", {"wood": 3}),
        ("stone", {"stone": 3}),
        ("food", {"food": 3}),
        ("magic", {"magic": 3}),
    ],
)
def test_the_adventurer_gives_gold_or_one_resource(choice: str, gained: dict[str, int]) -> None:
    state = turn(builder())
    answer(state, "do:manor", "die:gold", "at:iron_pit", "manor:adventurer")
    assert options(state) == ["take:gold", "take:wood", "take:stone", "take:food", "take:magic"]
    answer(state, f"take:{choice}")
    assert goods_of(state, 0) == gained
    assert not offers(state, "take")


@clause("CV-POW-07")
def test_the_adventurer_works_once() -> None:
    state = builder()
    manors(state, 0, adventurer="anchorage")
    turn(state)
    answer(state, "do:manor", "die:gold", "at:iron_pit", "manor:elder")
    assert is_done(state)
    assert goods_of(state, 0) == {}


@clause("CV-POW-07")
def test_the_adventurer_gives_before_the_pushes() -> None:
    state = builder()
    guilds(state, 0, worker=2)
    turn(state)
    answer(state, "do:manor", "die:gold", "at:bazani_gate", "manor:adventurer")
    assert asked(state) == (0, "adventure")
    assert spaces(state, 0) == [2, 0, 0, 0]


@clause("CV-POW-08")
def test_the_banker_raises_the_gold_limit_and_frees_a_crate() -> None:
    state = turn(builder())
    assert (gold_limit(state, 0), state.sides[0].crates) == (6, 2)
    answer(state, "do:manor", "die:gold", "at:iron_pit", "manor:banker")
    assert (gold_limit(state, 0), state.sides[0].crates) == (10, 3)
    assert [(gold_limit(state, seat), state.sides[seat].crates) for seat in (1, 2)] == [(6, 2)] * 2


@clause("CV-POW-08")
def test_the_new_limit_holds_in_the_action_that_builds_the_banker() -> None:
    state = builder(gold=6)
    citizens(state, 0, "constable")
    turn(state)
    answer(state, "do:manor", "die:gold", "at:iron_pit", "manor:banker", "end")
    assert has(state, 0, "gold") == 8


@clause("CV-POW-08")
def test_a_crate_on_the_wharf_does_not_hinder_the_third() -> None:
    state = builder()
    state.crates[11] = 1
    state.sides[1].crates -= 1
    drafted(state, 1, "gold gold gold")
    goods(state, 1, wood=3)
    turn(state, 1)
    answer(state, "do:manor", "at:iron_pit", "manor:banker")
    assert state.sides[1].crates == 2


@clause("CV-POW-10")
@pytest.mark.parametrize("name", ["merchant", "land_owner", "priest", "elder"])
def test_other_powers_are_silent_in_the_action_that_builds_them(name: str) -> None:
    state = turn(builder())
    answer(state, "do:manor", "die:gold", "at:bazani_gate", f"manor:{name}")
    assert is_done(state)
    assert spaces(state, 0) == [1, 1, 0, 0]
    assert goods_of(state, 0) == {}
