"""The Manor Action, and the powers that Manors unlock."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    asked,
    barred,
    citizens,
    dice_of,
    drafted,
    goods,
    goods_of,
    guilds,
    has,
    is_built,
    is_done,
    keeps,
    lay_dice,
    lay_line,
    manors,
    monument,
    offers,
    options,
    refuses,
    spaces,
    supply,
    table,
    tokens,
    tokens_at,
    turn,
    vp,
)
from support.clauses import clause
from tabard.games.castellans.kinds import DISTRICT_NAMES, MANOR_NAMES
from tabard.games.castellans.state import CastellansState, gold_limit

HOUSES_BUT_ONE = {name: "luna_grove" for name in MANOR_NAMES if name != "elder"}
"""All Manors but the Elder's, as a player board that is nearly empty."""


def builder(seats: int = 3, gold: int = 0, wood: int = 3, **others: int) -> CastellansState:
    """A table where seat 0 can pay for a Manor; it has one Wood die and two Gold dice."""
    state = table(seats)
    drafted(state, 0, "gold gold wood")
    goods(state, 0, gold=gold, wood=wood, **others)
    return state


# The action


@clause("CV-MANOR-01")
@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_a_manor_goes_to_any_district(district: str) -> None:
    state = turn(builder())
    answer(state, "do:manor", "die:gold")
    assert offers(state, "at") == DISTRICT_NAMES
    answer(state, f"at:{district}", "manor:elder")
    assert tokens_at(state, 0, "manor", district) == 1


@clause("CV-MANOR-01", "CV-MANOR-04")
def test_any_number_of_manors_stands_in_a_district() -> None:
    state = builder(seats=5, gold=9)
    manors(state, 0, banker="penumbra")
    for seat in (1, 2):
        for name in ("merchant", "land_owner", "priest", "elder"):
            manors(state, seat, **{name: "penumbra"})
    turn(state)
    answer(state, "do:manor", "die:gold", "at:penumbra", "manor:elder")
    assert tokens_at(state, 0, "manor", "penumbra") == 2
    assert goods_of(state, 0) == {}


@clause("CV-MANOR-02", "CV-EXH-03")
def test_without_a_manor_on_the_board_there_is_no_manor_action() -> None:
    state = builder(gold=6)
    manors(state, 0, **HOUSES_BUT_ONE)
    assert "do:manor" in options(turn(state))
    manors(state, 0, elder="luna_grove")
    turn(state)
    assert refuses(state, "do:manor")
    assert barred(state)["do:manor"] == "CV-ACT-11"


@clause("CV-MANOR-02")
def test_the_lighthouse_alone_is_manor_enough() -> None:
    state = builder(gold=6)
    others = {name: "luna_grove" for name in MANOR_NAMES if name != "lighthouse_keeper"}
    manors(state, 0, **others)
    manors(state, 1, lighthouse_keeper="nor_high")
    turn(state)
    answer(state, "do:manor", "die:gold")
    assert "nor_high" not in offers(state, "at")
    assert barred(state) == {"at:nor_high": "CV-MANOR-06", "at:luna_grove": "CV-MANOR-04"}
    answer(state, "at:bazani_gate")
    assert is_built(state, 0, "lighthouse_keeper")


@clause("CV-MANOR-03")
def test_a_wood_face_gives_one_wood_before_the_cost() -> None:
    state = turn(builder(wood=2))
    answer(state, "do:manor")
    assert dice_that_pay(state) == ["wood"]
    answer(state, "at:bazani_gate", "manor:elder")
    assert goods_of(state, 0) == {}


def dice_that_pay(state: CastellansState) -> list[str]:
    """The dice that can be spent, or the only one that could, and was."""
    return offers(state, "die") or dice_of(state, 0)[1]


@clause("CV-MANOR-03")
@pytest.mark.parametrize(("die", "left"), [("gold", 0), ("wood", 1)])
def test_no_other_face_gives_wood(die: str, left: int) -> None:
    state = turn(builder())
    answer(state, "do:manor", f"die:{die}", "at:bazani_gate", "manor:elder")
    assert has(state, 0, "wood") == left


@clause("CV-MANOR-03", "CV-MANOR-04")
@pytest.mark.parametrize(("wood", "faces"), [(1, []), (2, ["wood"]), (3, ["gold", "wood"])])
def test_three_wood_are_needed(wood: int, faces: list[str]) -> None:
    state = turn(builder(wood=wood))
    assert refuses(state, "do:manor") == (not faces)
    if faces:
        answer(state, "do:manor")
        assert dice_that_pay(state) == faces


@clause("CV-MANOR-04")
@pytest.mark.parametrize("gold", [0, 1, 2, 3])
def test_each_manor_of_any_colour_in_the_district_adds_a_gold(gold: int) -> None:
    state = builder(gold=gold)
    manors(state, 0, merchant="bazani_gate")
    manors(state, 1, priest="bazani_gate", banker="nor_high")
    manors(state, 2, lighthouse_keeper="bazani_gate")
    turn(state)
    answer(state, "do:manor", "die:gold")
    open_to = [
        place for place in DISTRICT_NAMES if gold >= {"bazani_gate": 3, "nor_high": 1}.get(place, 0)
    ]
    assert offers(state, "at") == open_to
    closed = {f"at:{place}" for place in DISTRICT_NAMES if place not in open_to}
    assert barred(state) == dict.fromkeys(closed, "CV-MANOR-04")


@clause("CV-MANOR-04")
def test_the_surcharge_is_paid() -> None:
    state = builder(gold=5)
    manors(state, 0, merchant="bazani_gate")
    manors(state, 1, priest="bazani_gate", lighthouse_keeper="bazani_gate")
    turn(state)
    answer(state, "do:manor", "die:gold", "at:bazani_gate", "manor:elder")
    assert goods_of(state, 0) == {"gold": 2}


@clause("CV-MANOR-04")
def test_keeps_and_other_tokens_add_nothing() -> None:
    state = builder()
    keeps(state, nor_high=3)
    for kind in ("temple", "ship", "citizen_token"):
        tokens(state, 1, kind, nor_high=1)
    monument(state, 1, "ward_tower", "nor_high")
    turn(state)
    answer(state, "do:manor", "die:gold", "at:nor_high", "manor:elder")
    assert goods_of(state, 0) == {}


@clause("CV-MANOR-05")
def test_any_manor_left_on_the_board_can_be_moved() -> None:
    state = builder()
    manors(state, 0, priest="iron_pit")
    turn(state)
    answer(state, "do:manor", "die:gold", "at:nor_high")
    assert offers(state, "manor") == [name for name in MANOR_NAMES if name != "priest"]
    before = supply(state, 0, "manor")
    answer(state, "manor:land_owner")
    assert is_built(state, 0, "land_owner")
    assert supply(state, 0, "manor") == before - 1
    assert [tokens_at(state, 0, "manor", place) for place in ("nor_high", "iron_pit")] == [1, 1]
    assert [is_built(state, seat, "land_owner") for seat in (1, 2)] == [False, False]


@clause("CV-MANOR-06")
def test_a_district_holds_one_lighthouse() -> None:
    state = builder(gold=2)
    manors(state, 1, lighthouse_keeper="nor_high")
    turn(state)
    answer(state, "do:manor", "die:gold", "at:nor_high")
    assert refuses(state, "manor:lighthouse_keeper")
    assert barred(state) == {"manor:lighthouse_keeper": "CV-MANOR-06"}
    assert len(offers(state, "manor")) == len(MANOR_NAMES) - 1


@clause("CV-MANOR-06")
def test_a_lighthouse_stands_beside_manors_of_others() -> None:
    state = builder(gold=2)
    manors(state, 1, lighthouse_keeper="nor_high", banker="penumbra")
    turn(state)
    answer(state, "do:manor", "die:gold", "at:penumbra", "manor:lighthouse_keeper")
    assert is_built(state, 0, "lighthouse_keeper")


@clause("CV-MANOR-07", "CV-POW-09")
def test_a_power_works_from_the_moment_its_manor_is_built() -> None:
    state = turn(builder())
    answer(state, "do:manor", "die:gold", "at:nor_high", "manor:merchant")
    for die in ("gold", "wood"):
        goods(state, 0, gold=0)
        turn(state)
        answer(state, "do:wharf")
        if offers(state, "die"):
            answer(state, f"die:{die}")
        assert has(state, 0, "gold") == 2


@clause("CV-MANOR-08")
@pytest.mark.parametrize(
    ("district", "pushed"),
    [
        ("anchorage", [1, 0, 1, 0]),
        ("bazani_gate", [1, 1, 0, 0]),
        ("nor_high", [0, 1, 0, 1]),
        ("penumbra", [0, 0, 1, 1]),
        ("luna_grove", [1, 0, 0, 1]),
        ("iron_pit", [0, 1, 1, 0]),
    ],
)
def test_a_manor_pushes_once_on_each_guild_of_its_district(
    district: str, pushed: list[int]
) -> None:
    state = turn(builder())
    answer(state, "do:manor", "die:gold", f"at:{district}", "manor:elder")
    assert spaces(state, 0) == pushed
    assert is_done(state)


# Powers


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
