"""The Temple Action."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    drafted,
    goods,
    keeps,
    manors,
    monument,
    table,
    tokens,
    turn,
)
from games.castellans.manors_laid import PUSHES
from games.castellans.reading import dice_of, goods_of, has, spaces, supply, tokens_at
from support.clauses import clause
from support.questions import barred, is_done, offers, options, refuses
from tabard.games.castellans.kinds import DISTRICT_NAMES
from tabard.games.castellans.state import CastellansState


def builder(gold: int = 0, stone: int = 2) -> CastellansState:
    """A table where seat 0 can pay for a Temple; it has one Stone die and two Gold dice."""
    state = table()
    drafted(state, 0, "gold gold stone")
    goods(state, 0, gold=gold, stone=stone)
    return state


@clause("CV-TEMPLE-01", "CV-TEMPLE-05")
@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_a_temple_goes_to_any_district(district: str) -> None:
    state = turn(builder())
    answer(state, "do:temple", "die:gold")
    assert offers(state, "at") == DISTRICT_NAMES
    answer(state, f"at:{district}")
    assert [tokens_at(state, 0, "temple", place) for place in DISTRICT_NAMES] == [
        int(place == district) for place in DISTRICT_NAMES
    ]
    assert supply(state, 0, "temple") == 3


@clause("CV-TEMPLE-01", "CV-TEMPLE-03")
def test_any_number_of_temples_stands_in_a_district() -> None:
    state = builder(gold=10)
    manors(state, 0, banker="anchorage")
    for seat, count in ((0, 2), (1, 4), (2, 4)):
        tokens(state, seat, "temple", penumbra=count)
    turn(state)
    answer(state, "do:temple", "die:gold", "at:penumbra")
    assert tokens_at(state, 0, "temple", "penumbra") == 3
    assert has(state, 0, "gold") == 0


@clause("CV-TEMPLE-02")
@pytest.mark.parametrize(("stone", "faces"), [(0, []), (1, ["stone"]), (2, ["gold", "stone"])])
def test_a_stone_face_gives_the_stone_that_is_missing(stone: int, faces: list[str]) -> None:
    state = turn(builder(stone=stone))
    assert refuses(state, "do:temple") == (not faces)
    if not faces:
        return
    answer(state, "do:temple")
    assert (offers(state, "die") or dice_of(state, 0)[1]) == faces
    if len(faces) == 1:
        answer(state, "at:nor_high")
        assert goods_of(state, 0) == {}


@clause("CV-TEMPLE-02")
@pytest.mark.parametrize(("die", "left"), [("gold", 0), ("stone", 1)])
def test_no_other_face_gives_stone(die: str, left: int) -> None:
    state = turn(builder())
    answer(state, "do:temple", f"die:{die}", "at:bazani_gate")
    assert has(state, 0, "stone") == left


@clause("CV-TEMPLE-03")
@pytest.mark.parametrize("gold", [0, 1, 2, 3])
def test_each_temple_of_any_colour_in_the_district_adds_a_gold(gold: int) -> None:
    state = builder(gold=gold)
    tokens(state, 0, "temple", bazani_gate=1)
    tokens(state, 1, "temple", bazani_gate=2, nor_high=1)
    turn(state)
    answer(state, "do:temple", "die:gold")
    open_to = [
        place for place in DISTRICT_NAMES if gold >= {"bazani_gate": 3, "nor_high": 1}.get(place, 0)
    ]
    assert offers(state, "at") == open_to
    closed = {f"at:{place}" for place in DISTRICT_NAMES if place not in open_to}
    assert barred(state) == dict.fromkeys(closed, "CV-TEMPLE-03")


@clause("CV-TEMPLE-03")
def test_the_surcharge_is_paid() -> None:
    state = builder(gold=5, stone=3)
    tokens(state, 0, "temple", bazani_gate=1)
    tokens(state, 1, "temple", bazani_gate=2)
    turn(state)
    answer(state, "do:temple", "die:gold", "at:bazani_gate")
    assert goods_of(state, 0) == {"gold": 2, "stone": 1}


@clause("CV-TEMPLE-03")
def test_keeps_and_other_tokens_add_nothing() -> None:
    state = builder()
    keeps(state, nor_high=3)
    manors(state, 1, banker="nor_high", lighthouse_keeper="nor_high")
    for kind in ("ship", "citizen_token"):
        tokens(state, 1, kind, nor_high=1)
    monument(state, 1, "statue", "nor_high")
    turn(state)
    answer(state, "do:temple", "die:gold", "at:nor_high")
    assert goods_of(state, 0) == {}


@clause("CV-TEMPLE-04", "CV-EXH-03")
@pytest.mark.parametrize("left", [1, 0])
def test_without_a_temple_on_the_board_there_is_no_temple_action(left: int) -> None:
    state = builder(gold=5)
    tokens(state, 0, "temple", bazani_gate=2, nor_high=2 - left)
    turn(state)
    assert ("do:temple" in options(state)) == (left == 1)
    assert barred(state).get("do:temple") == (None if left else "CV-ACT-11")


@clause("CV-TEMPLE-05")
def test_the_temple_is_the_players_own() -> None:
    state = turn(builder())
    answer(state, "do:temple", "die:gold", "at:nor_high")
    assert [supply(state, seat, "temple") for seat in range(3)] == [3, 4, 4]
    assert [tokens_at(state, seat, "temple", "nor_high") for seat in range(3)] == [1, 0, 0]


@clause("CV-TEMPLE-06")
@pytest.mark.parametrize(("district", "pushed"), PUSHES)
def test_a_temple_pushes_twice_on_each_guild_of_its_district(
    district: str, pushed: list[int]
) -> None:
    state = turn(builder())
    answer(state, "do:temple", "die:gold", f"at:{district}")
    assert spaces(state, 0) == [2 * once for once in pushed]
    assert is_done(state)
