"""The Manor Action (CV-MANOR)."""

from __future__ import annotations

import pytest

from games.castellans.builders import answer, goods, keeps, manors, monument, tokens, turn
from games.castellans.manors_laid import PUSHES, builder
from games.castellans.reading import dice_of, goods_of, has, is_built, spaces, supply, tokens_at
from support.clauses import clause
from support.questions import barred, is_done, offers, options, refuses
from tabard.games.castellans.kinds import DISTRICT_NAMES, MANOR_NAMES
from tabard.games.castellans.state import CastellansState

HOUSES_BUT_ONE = {name: "luna_grove" for name in MANOR_NAMES if name != "elder"}
"""All Manors but the Elder's, as a player board that is nearly empty."""


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
@pytest.mark.parametrize(("district", "pushed"), PUSHES)
def test_a_manor_pushes_once_on_each_guild_of_its_district(
    district: str, pushed: list[int]
) -> None:
    state = turn(builder())
    answer(state, "do:manor", "die:gold", f"at:{district}", "manor:elder")
    assert spaces(state, 0) == pushed
    assert is_done(state)
