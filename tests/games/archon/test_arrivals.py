"""Magisters that came unseen: what others can prove of them, no dream denies (AR-INFO-02)."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    GAME,
    answer,
    cards,
    figures,
    goods,
    lay_favors,
    passed,
    table,
    token,
    turns,
    use,
)
from games.archon.reading import in_pile
from support.clauses import clause
from support.questions import asked, barred
from tabard.core.dice import Dice
from tabard.games.archon.kinds import MERCHANT, TAX_COLLECTOR
from tabard.games.archon.secrecy import thinkable_splits
from tabard.games.archon.state import ArchonState


def hired_twice(hand: str, played: str, others: str, **options: str) -> ArchonState:
    """Seat 0 hires a Tax Collector and, with a Scribe's second action, a Merchant."""
    state = table(2, 1, **options)
    lay_favors(state, "seal_of_office", "levy")
    cards(state, 0, hand, played, others)
    goods(state, 0, gold=9, recruit=1, silver=1)
    passed(state, 1)
    turns(state)
    use(state, "guild_hall_1", "scribe", "magister:tax_collector")
    answer(state, "slot:palace_1", "with:scribe")
    if asked(state)[1] == "hire":
        answer(state, "magister:merchant")
    return state


def dreamt(state: ArchonState) -> list[dict[str, int]]:
    """The hands of seat 0 that seat 1 dreams of."""
    return [in_pile(GAME.imagine(state, 1, Dice(fate)), 0, "hand") for fate in range(200)]


@clause("AR-INFO-02", "AR-B-GUILD-03")
def test_magisters_come_to_the_hand_before_they_come_to_the_reserve() -> None:
    hands = dreamt(hired_twice("scribe*2 courtier*2 cleric", "", "courtier*3 scribe cleric"))
    assert [hand for hand in hands if "merchant" in hand]
    assert [hand for hand in hands if "merchant" not in hand]
    assert not [hand for hand in hands if "merchant" in hand and "tax_collector" not in hand]


@clause("AR-INFO-02")
def test_who_plays_a_later_arrival_shows_where_the_earlier_one_is() -> None:
    state = hired_twice("scribe*2 courtier*2 cleric", "", "courtier*3 scribe cleric")
    use(state, "treasury_1", "merchant", "benefit:yes")
    assert not [hand for hand in dreamt(state) if "tax_collector" not in hand]


@clause("AR-INFO-02")
@pytest.mark.parametrize(
    ("hand", "others", "memory", "after"),
    [
        ("merchant tax_collector scribe*2", "courtier*5", ("tm", 0, ""), ("t", 1)),
        ("merchant tax_collector scribe*2", "courtier*5", ("mt", 0, ""), ("t", 0)),
        ("merchant tax_collector scribe*2", "courtier*5", ("mt", 2, ""), ("t", 1)),
        ("merchant*2 tax_collector scribe", "courtier*5", ("tm", 0, ""), ("t", 0)),
        ("merchant*2 tax_collector scribe", "courtier*5", ("tm", 1, ""), ("t", 1)),
        ("merchant*2 tax_collector scribe", "courtier*5", ("m", 0, ""), ("", 0)),
        ("merchant tax_collector scribe*2", "courtier*4 merchant", ("tmm", 0, ""), ("tm", 1)),
        ("merchant tax_collector scribe*2", "courtier*4 merchant", ("tm", 0, "m"), ("t", 1)),
    ],
)
def test_a_magister_played_tells_of_those_who_came_before_him_if_he_is_no_other(
    hand: str, others: str, memory: tuple[str, int, str], after: tuple[str, int]
) -> None:
    """Tax Collectors and Merchants that came unseen, how many surely to the hand, or not at all."""
    state = table(2)
    cards(state, 0, hand, "cleric", others)
    house, kinds = state.houses[0], {"t": TAX_COLLECTOR, "m": MERCHANT}
    house.arrivals = tuple([kinds[letter] for letter in memory[0]])
    house.settled = memory[1]
    house.stored = tuple([kinds[letter] for letter in memory[2]])
    passed(state, 1)
    turns(state)
    use(state, "treasury_1", "merchant", "benefit:no")
    assert house.arrivals == tuple([kinds[letter] for letter in after[0]])
    assert house.settled == after[1]


@clause("AR-INFO-02", "AR-B-GUILD-03")
@pytest.mark.parametrize(
    ("hand", "others", "memory", "found"),
    [
        ("merchant tax_collector", "courtier*3 cleric scribe", ("mt", 0), [0, 1, 2]),
        ("merchant tax_collector", "courtier*3 cleric scribe", ("mt", 1), [1, 2]),
        ("merchant tax_collector", "courtier*4 scribe", ("mt", 0), [1, 2]),
        ("merchant tax_collector", "courtier*5", ("mt", 0), [2]),
        ("merchant", "courtier*4 tax_collector", ("mt", 0), [1]),
        ("merchant", "courtier*3 tax_collector cleric", ("mt", 0), [0, 1]),
        ("merchant courtier", "courtier*4 tax_collector", ("m", 0), [1]),
        ("", "courtier*3 tax_collector merchant", ("mt", 0), [0]),
    ],
)
def test_a_hand_has_room_for_arrivals_and_magisters_for_those_that_are_not_there(
    hand: str, others: str, memory: tuple[str, int], found: list[int]
) -> None:
    """How many of the Merchant and the Tax Collector that came unseen may be in hand."""
    state = table(2)
    cards(state, 0, hand, others=others)
    house, kinds = state.houses[0], {"t": TAX_COLLECTOR, "m": MERCHANT}
    house.arrivals = tuple([kinds[letter] for letter in memory[0]])
    house.settled = memory[1]
    assert thinkable_splits(house) == found


@clause("AR-INFO-02")
def test_a_second_hire_for_all_to_see_leaves_nothing_to_remember() -> None:
    state = hired_twice(
        "scribe*2 cleric*2", "courtier*2", "courtier*4", magister_arrival="hand_first"
    )
    assert in_pile(state, 0, "played") == {"tax_collector": 1, "scribe": 2, "merchant": 1}
    assert (state.houses[0].arrivals, state.houses[0].stored) == ((), ())


@clause("AR-INFO-02")
def test_a_hand_known_to_hold_no_courtier_receives_nobody() -> None:
    state = hired_twice(
        "scribe*2 cleric*2", "courtier", "courtier*4 cleric", magister_arrival="hand_first"
    )
    assert state.houses[0].is_courtless
    assert not [hand for hand in dreamt(state) if "merchant" in hand]


@clause("AR-ROUND-04", "AR-ROUND-05", "AR-ROUND-07", "AR-TAX-06")
@pytest.mark.parametrize(
    ("hand", "gold", "slot", "reason"),
    [
        ("courtier", 9, "treasury_3", "AR-ROUND-04"),
        ("courtier", 9, "treasury_1", "AR-ROUND-05"),
        ("cleric courtier", 0, "treasury_1", "AR-TAX-06"),
        ("cleric courtier", 0, "planetarium_1", "AR-ROUND-07"),
        ("scribe courtier", 9, "planetarium_1", "AR-ROUND-05"),
        ("cleric courtier", 0, "guild_hall_1", "AR-ROUND-07"),
    ],
)
def test_a_barred_slot_says_what_is_really_in_the_way(
    hand: str, gold: int, slot: str, reason: str
) -> None:
    state = table(3)
    cards(state, 0, hand)
    goods(state, 0, gold=gold)
    token(state, 1, "treasury_1", "guild_hall_2")
    figures(state, 1, "planetarium_1")
    turns(state)
    assert barred(state)[f"slot:{slot}"] == reason
    answer(state, "slot:treasury_2" if gold else "slot:barracks_1")
    assert barred(state) == {}, "a slot is named, and no other one asked for"


@clause("AR-ROUND-08")
def test_without_a_figure_every_slot_is_barred_for_that() -> None:
    state = table(3)
    figures(state, 0, "treasury_1", "treasury_2", "barracks_1", "academy_1", "guild_hall_1")
    turns(state)
    assert {barred(state)[slot] for slot in ("slot:treasury_3", "slot:barracks_2")} == {
        "AR-ROUND-08"
    }
