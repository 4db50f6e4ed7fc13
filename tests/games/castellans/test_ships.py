"""Shipyard and Sail after a Wharf Action, and the Sail that a Citizen grants."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    citizens,
    drafted,
    goods,
    keeps,
    lay_line,
    manors,
    table,
    tokens,
    turn,
    wharf,
)
from games.castellans.reading import goods_of, has, spaces, supply, tokens_at
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options
from tabard.games.castellans.kinds import DISTRICT_NAMES
from tabard.games.castellans.state import CastellansState


def captain(gold: int = 0, wood: int = 2, **ships: int) -> CastellansState:
    """A table where seat 0 has goods and Ships, and no use for its Crates."""
    state = table()
    wharf(state, "W02")
    goods(state, 0, gold=gold, wood=wood)
    tokens(state, 0, "ship", **ships)
    state.sides[0].crates, state.crates[1], state.crates[2] = 0, 0, 0
    return state


def at_wharf(state: CastellansState) -> CastellansState:
    """Begin the Wharf Action of seat 0."""
    turn(state)
    answer(state, "do:wharf")
    return state


# Shipyard


@clause("CV-SHIP-01")
def test_after_a_wharf_action_a_ship_may_be_built() -> None:
    state = at_wharf(captain())
    assert options(state) == ["sub:shipyard", "end"]
    answer(state, "sub:shipyard", "at:penumbra")
    assert tokens_at(state, 0, "ship", "penumbra") == 1
    assert supply(state, 0, "ship") == 2


@clause("CV-SHIP-01")
def test_the_shipyard_can_be_declined() -> None:
    state = at_wharf(captain())
    answer(state, "end")
    assert is_done(state)
    assert (supply(state, 0, "ship"), goods_of(state, 0)) == (3, {"wood": 2})


@clause("CV-SHIP-01")
def test_one_wharf_action_builds_one_ship() -> None:
    state = at_wharf(captain(gold=2, wood=6))
    answer(state, "sub:shipyard", "at:penumbra")
    assert options(state) == ["sub:sail", "end"]
    assert barred(state) == {"sub:shipyard": "CV-SHIP-01"}


@clause("CV-SHIP-01", "CV-SAIL-01")
@pytest.mark.parametrize("action", ["harvest", "recruit", "temple", "manor"])
def test_no_other_action_builds_or_sails(action: str) -> None:
    state = captain(gold=5, wood=6, nor_high=1)
    drafted(state, 0, "gold gold stone")
    goods(state, 0, stone=2, food=1)
    turn(state)
    answer(state, f"do:{action}")
    while not is_done(state):
        assert not {"sub:shipyard", "sub:sail"} & set(options(state))
        answer(state, "end" if "end" in options(state) else options(state)[0])


@clause("CV-SHIP-02")
@pytest.mark.parametrize(("wood", "is_offered"), [(1, False), (2, True)])
def test_a_ship_costs_two_wood(wood: int, is_offered: bool) -> None:
    state = at_wharf(captain(wood=wood))
    assert is_done(state) != is_offered
    if is_offered:
        answer(state, "sub:shipyard", "at:penumbra")
        assert goods_of(state, 0) == {}


@clause("CV-SHIP-02")
@pytest.mark.parametrize("gold", [0, 1, 2, 3])
def test_each_ship_of_any_colour_in_the_district_adds_a_gold(gold: int) -> None:
    state = captain(gold=gold, nor_high=1)
    tokens(state, 1, "ship", nor_high=2, penumbra=1)
    at_wharf(state)
    answer(state, "sub:shipyard")
    price = {"nor_high": 3, "penumbra": 1}
    assert offers(state, "at") == [p for p in DISTRICT_NAMES if price.get(p, 0) <= gold]
    dear = {f"at:{place}" for place in price if price[place] > gold}
    assert barred(state) == dict.fromkeys(dear, "CV-SHIP-02")
    if gold == 3:
        answer(state, "at:nor_high")
        assert goods_of(state, 0) == {}


@clause("CV-SHIP-02")
def test_keeps_and_other_tokens_add_nothing() -> None:
    state = captain()
    keeps(state, nor_high=3)
    manors(state, 1, banker="nor_high", lighthouse_keeper="nor_high")
    for kind in ("temple", "citizen_token"):
        tokens(state, 1, kind, nor_high=1)
    at_wharf(state)
    answer(state, "sub:shipyard", "at:nor_high")
    assert goods_of(state, 0) == {}


@clause("CV-SHIP-03")
@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_a_ship_goes_to_any_district(district: str) -> None:
    state = at_wharf(captain())
    answer(state, "sub:shipyard")
    assert offers(state, "at") == DISTRICT_NAMES
    answer(state, f"at:{district}")
    assert [tokens_at(state, 0, "ship", place) for place in DISTRICT_NAMES] == [
        int(place == district) for place in DISTRICT_NAMES
    ]


@clause("CV-SHIP-03")
def test_any_number_of_ships_lies_in_a_district() -> None:
    state = captain(gold=10, iron_pit=2)
    manors(state, 0, banker="anchorage")
    state.sides[0].crates = 1
    for seat in (1, 2):
        tokens(state, seat, "ship", iron_pit=3)
    turn(state)
    answer(state, "do:wharf", "end", "sub:shipyard", "at:iron_pit")
    assert tokens_at(state, 0, "ship", "iron_pit") == 3
    assert has(state, 0, "gold") == 2


@clause("CV-SHIP-04", "CV-EXH-03")
@pytest.mark.parametrize("built", [2, 3])
def test_without_a_ship_on_the_board_none_is_built(built: int) -> None:
    state = at_wharf(captain(gold=5, wood=6, nor_high=built))
    assert options(state) == (["sub:shipyard"] if built == 2 else []) + ["sub:sail", "end"]
    assert barred(state) == ({} if built == 2 else {"sub:shipyard": "CV-SHIP-04"})


@clause("CV-SHIP-05")
def test_a_ship_gives_no_influence() -> None:
    state = at_wharf(captain())
    answer(state, "sub:shipyard", "at:penumbra")
    assert is_done(state)
    assert spaces(state, 0) == [0, 0, 0, 0]


# Sail


@clause("CV-SAIL-01")
@pytest.mark.parametrize(("gold", "is_offered"), [(1, False), (2, True)])
def test_a_sail_costs_two_gold(gold: int, is_offered: bool) -> None:
    state = at_wharf(captain(gold=gold, wood=0, nor_high=1))
    assert is_done(state) != is_offered
    if is_offered:
        assert options(state) == ["sub:sail", "end"]
        answer(state, "sub:sail", "at:penumbra")
        assert goods_of(state, 0) == {}


@clause("CV-SAIL-01")
def test_one_wharf_action_sails_once() -> None:
    state = at_wharf(captain(gold=5, nor_high=2))
    answer(state, "sub:sail", "at:penumbra")
    assert options(state) == ["sub:shipyard", "end"]
    assert barred(state) == {"sub:sail": "CV-SAIL-01"}
    assert has(state, 0, "gold") == 3


@clause("CV-SAIL-01")
def test_a_sail_can_be_declined() -> None:
    state = at_wharf(captain(gold=5, wood=0, nor_high=2))
    answer(state, "end")
    assert is_done(state)
    assert (has(state, 0, "gold"), tokens_at(state, 0, "ship", "nor_high")) == (5, 2)


@clause("CV-SAIL-01")
def test_magic_does_not_pay_for_a_sail() -> None:
    state = captain(gold=1, wood=0, nor_high=1)
    goods(state, 0, magic=6)
    assert is_done(at_wharf(state))


@clause("CV-SAIL-02")
def test_a_ship_sails_to_any_other_district() -> None:
    state = captain(gold=2, wood=0, nor_high=1, iron_pit=1)
    tokens(state, 1, "ship", penumbra=1)
    at_wharf(state)
    answer(state, "sub:sail")
    assert options(state) == ["from:nor_high", "from:iron_pit"]
    answer(state, "from:iron_pit")
    assert offers(state, "at") == [place for place in DISTRICT_NAMES if place != "iron_pit"]
    assert barred(state) == {"at:iron_pit": "CV-SAIL-02"}
    answer(state, "at:anchorage")
    places = ("nor_high", "iron_pit", "anchorage")
    assert [tokens_at(state, 0, "ship", place) for place in places] == [1, 0, 1]
    assert tokens_at(state, 1, "ship", "penumbra") == 1
    assert supply(state, 0, "ship") == 1


@clause("CV-SAIL-02")
def test_one_ship_of_several_sails() -> None:
    state = at_wharf(captain(gold=2, wood=0, nor_high=3))
    answer(state, "sub:sail", "at:penumbra")
    assert [tokens_at(state, 0, "ship", place) for place in ("nor_high", "penumbra")] == [2, 1]


@clause("CV-SAIL-03")
def test_ships_of_others_do_not_sail() -> None:
    state = captain(gold=5)
    tokens(state, 1, "ship", nor_high=3)
    at_wharf(state)
    assert options(state) == ["sub:shipyard", "end"]
    assert barred(state) == {"sub:sail": "CV-SAIL-03"}


@clause("CV-SHIP-02", "CV-SAIL-01")
def test_what_is_too_dear_is_told() -> None:
    state = at_wharf(captain(gold=2, wood=1, nor_high=1))
    assert barred(state) == {"sub:shipyard": "CV-SHIP-02"}
    state = at_wharf(captain(gold=1, nor_high=1))
    assert barred(state) == {"sub:sail": "CV-SAIL-01"}


@clause("CV-SAIL-04")
def test_a_sail_gives_no_influence_and_costs_no_more_where_ships_lie() -> None:
    state = captain(gold=2, wood=0, nor_high=1)
    tokens(state, 1, "ship", penumbra=3)
    tokens(state, 2, "ship", penumbra=3)
    at_wharf(state)
    answer(state, "sub:sail", "at:penumbra")
    assert is_done(state)
    assert tokens_at(state, 0, "ship", "penumbra") == 1
    assert (spaces(state, 0), has(state, 0, "gold")) == ([0, 0, 0, 0], 0)


@clause("CV-SAIL-05")
def test_a_ship_just_built_may_sail() -> None:
    state = at_wharf(captain(gold=2))
    assert options(state) == ["sub:shipyard", "end"]
    answer(state, "sub:shipyard", "at:nor_high", "sub:sail", "at:penumbra")
    assert is_done(state)
    assert [tokens_at(state, 0, "ship", place) for place in ("nor_high", "penumbra")] == [0, 1]


@clause("CV-SAIL-05")
def test_a_sail_may_come_before_the_shipyard() -> None:
    state = at_wharf(captain(gold=2, nor_high=1))
    answer(state, "sub:sail", "at:penumbra", "sub:shipyard", "at:nor_high")
    assert is_done(state)
    assert [tokens_at(state, 0, "ship", place) for place in ("nor_high", "penumbra")] == [1, 1]
    assert goods_of(state, 0) == {}


# Granted


def recruiter() -> CastellansState:
    """A table where the Coxswain is cheap and seat 0 has a Ship and no Citizen tokens."""
    state = table()
    lay_line(state, "blue", "coxswain abbot bishop cleric")
    goods(state, 0, food=1, wood=2)
    tokens(state, 0, "ship", nor_high=1)
    tokens(state, 0, "citizen_token", anchorage=4)
    return state


@clause("CV-SAIL-06")
def test_a_granted_sail_costs_nothing() -> None:
    state = turn(recruiter())
    answer(state, "do:recruit", "card:blue:0", "citizen:smuggler")
    assert (asked(state), options(state)) == ((0, "offer_sail"), ["sub:sail", "skip"])
    answer(state, "sub:sail", "at:penumbra")
    assert tokens_at(state, 0, "ship", "penumbra") == 1
    assert has(state, 0, "gold") == 2


@clause("CV-SAIL-06")
def test_a_granted_sail_is_optional() -> None:
    state = turn(recruiter())
    answer(state, "do:recruit", "card:blue:0", "citizen:smuggler", "skip")
    assert is_done(state)
    assert tokens_at(state, 0, "ship", "nor_high") == 1


@clause("CV-SAIL-06")
def test_a_granted_sail_is_no_wharf_action() -> None:
    state = recruiter()
    manors(state, 0, merchant="anchorage")
    citizens(state, 0, "harbor_master")
    turn(state)
    answer(state, "do:recruit", "card:blue:0", "citizen:smuggler", "sub:sail", "at:penumbra")
    assert is_done(state)
    assert has(state, 0, "gold") == 2


@clause("CV-SAIL-06")
def test_without_a_ship_a_granted_sail_is_skipped() -> None:
    state = recruiter()
    tokens(state, 0, "ship", nor_high=-1)
    turn(state)
    answer(state, "do:recruit", "card:blue:0", "citizen:smuggler")
    assert is_done(state)


@clause("CV-SAIL-01", "CV-SHIP-01")
def test_the_next_wharf_action_builds_and_sails_again() -> None:
    state = at_wharf(captain(gold=4, wood=4, nor_high=1))
    for place in ("penumbra", "iron_pit"):
        answer(state, "sub:sail")
        if offers(state, "from"):
            answer(state, "from:nor_high")
        answer(state, f"at:{place}", "sub:shipyard", "at:nor_high")
        if place == "penumbra":
            at_wharf(state)
    assert goods_of(state, 0) == {}
    assert is_done(state)
