"""The Palace: each King's Favor on show is a slot (AR-B-PALACE)."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.archon.builders import (
    GAME,
    all_goods,
    answer,
    begin,
    cards,
    end_round,
    goods,
    lay_favors,
    passed,
    skip_chance,
    stock,
    table,
    turns,
    use,
    warriors,
)
from games.archon.edits import edited
from games.archon.reading import favors_shown, figures_on, has, in_pile, shown, vp
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options, refuses, told
from tabard.core import engine
from tabard.games.archon.action_events import CubesSwapped
from tabard.games.archon.favors import OfferSwap, PayAny
from tabard.games.archon.kinds import GOOD_NAMES, IRON, PAPYRUS, SILVER, STONE
from tabard.games.archon.state import ArchonState

CUBES = ["stone", "papyrus", "silver", "iron"]
PAID: dict[str, tuple[int, dict[str, int], int]] = {
    "gift_of_gold": (1, {"gold": 4}, 5),
    "silver_service": (1, {"silver": 1, "gold": 1}, 4),
    "royal_quarry": (1, {"stone": 2}, 5),
    "palace_archive": (1, {"papyrus": 2}, 5),
    "royal_armoury": (1, {"iron": 2}, 5),
    "crown_jewels": (1, {"silver": 2}, 5),
    "levy": (1, {"recruit": 2}, 4),
    "guard_parade": (2, {"recruit": 3}, 7),
    "four_gifts": (2, {"stone": 1, "papyrus": 1, "silver": 1, "iron": 1}, 11),
}
"""Favors that turn goods into VP: cards needed, cost, VP."""

GIVEN: dict[str, tuple[int, dict[str, int], int]] = {
    "royal_purse": (2, {"gold": 4}, 0),
    "muster": (2, {"recruit": 3}, 0),
    "court_gossip": (1, {"gold": 1}, 1),
}
"""Favors that give: cards needed, goods, VP."""


def palace(*favors: str, seats: int = 2, round: int = 1) -> ArchonState:
    """A table with these favors on show, filled up with others, where only seat 0 plays on."""
    state = table(seats, round)
    rest = [favor for favor in ("four_gifts", "guard_parade") if favor not in favors]
    lay_favors(state, *[*favors, *rest][:seats])
    passed(state, *range(1, seats))
    return state


@clause("AR-B-PALACE-01", "AR-B-PALACE-05")
@pytest.mark.parametrize("favor", sorted(PAID))
def test_a_favor_turns_goods_into_vp(favor: str) -> None:
    needed, cost, worth = PAID[favor]
    state = palace(favor)
    goods(state, 0, **cost)
    turns(state)
    use(state, "palace_1")
    assert (all_goods(state, 0), vp(state, 0)) == ({}, 4 + worth)
    assert in_pile(state, 0, "played") == {"courtier": needed}
    assert figures_on(state, "palace_1") == [0]
    for good in CUBES:
        assert shown(state, 0, "stock", good) == 15, "costs go back to the stockpile"


@clause("AR-B-PALACE-01")
@pytest.mark.parametrize("favor", sorted(PAID))
def test_a_favor_needs_its_whole_cost(favor: str) -> None:
    cost = PAID[favor][1]
    for good in cost:
        state = palace(favor)
        have = dict.fromkeys(GOOD_NAMES, 5) | {good: cost[good] - 1}
        goods(state, 0, **have)
        turns(state)
        assert "palace_1" not in offers(state, "slot"), good
        assert barred(state)["slot:palace_1"] == "AR-ROUND-07"


@clause("AR-B-PALACE-01", "AR-B-PALACE-05")
@pytest.mark.parametrize("favor", sorted(GIVEN))
def test_a_favor_gives_goods_and_vp(favor: str) -> None:
    needed, gained, worth = GIVEN[favor]
    state = turns(palace(favor))
    use(state, "palace_1")
    assert (all_goods(state, 0), vp(state, 0)) == (gained, 4 + worth)
    assert in_pile(state, 0, "played") == {"courtier": needed}


@clause("AR-B-PALACE-01")
def test_the_grand_banquet_takes_three_gold_and_a_resource_of_choice() -> None:
    state = palace("grand_banquet")
    goods(state, 0, gold=3, iron=1, stone=1)
    turns(state)
    use(state, "palace_1")
    assert asked(state) == (0, "pay")
    assert offers(state, "pay") == ["stone", "iron"]
    answer(state, "pay:iron")
    assert (all_goods(state, 0), vp(state, 0)) == ({"stone": 1}, 4 + 6)
    assert shown(state, 0, "stock", "iron") == 15
    for have in ({"gold": 2, "iron": 1}, {"gold": 9, "recruit": 2}):
        state = palace("grand_banquet")
        goods(state, 0, **have)
        turns(state)
        assert refuses(state, "slot:palace_1")


@clause("AR-B-PALACE-01")
def test_several_resources_of_choice_are_paid_one_by_one() -> None:
    state = table(2)
    goods(state, 0, stone=2, iron=2)
    begin(state, PayAny(0, 3))
    answer(state, "pay:iron", "pay:stone")
    assert (asked(state), options(state)) == ((0, "pay"), ["pay:stone", "pay:iron"])
    answer(state, "pay:iron")
    assert (is_done(state), all_goods(state, 0)) == (True, {"stone": 1})


@clause("AR-B-PALACE-01")
def test_open_stores_give_two_resources_of_choice() -> None:
    state = turns(palace("open_stores"))
    use(state, "palace_1")
    assert in_pile(state, 0, "played") == {"courtier": 2}
    assert offers(state, "gain") == CUBES
    answer(state, "gain:silver", "gain:silver")
    assert all_goods(state, 0) == {"silver": 2}
    assert asked(state) == (0, "turn")


@clause("AR-B-PALACE-01")
def test_favors_whose_goods_are_not_there_cannot_be_used() -> None:
    state = table(2)
    lay_favors(state, "open_stores", "muster")
    stock(state, 1, stone=0, papyrus=0, silver=0, iron=0, recruit=0)
    turns(state)
    assert not {"palace_1", "palace_2"} & set(offers(state, "slot"))
    state = table(2)
    lay_favors(state, "open_stores", "muster")
    stock(state, 1, stone=0, papyrus=0, silver=0, iron=1, recruit=1)
    passed(state, 1)
    turns(state)
    use(state, "palace_1")
    use(state, "palace_2")
    assert all_goods(state, 0) == {"iron": 1, "recruit": 1}


@clause("AR-B-PALACE-01")
def test_the_merchants_charter_exchanges_up_to_three_cubes() -> None:
    state = palace("merchants_charter")
    goods(state, 0, stone=2, iron=2)
    turns(state)
    use(state, "palace_1")
    assert has(state, 0, "gold") == 1
    assert options(state) == ["swap_out:stone", "swap_out:iron", "done"]
    answer(state, "swap_out:stone")
    assert offers(state, "swap_in") == ["papyrus", "silver", "iron"], "another one"
    answer(state, "swap_in:papyrus", "swap_out:papyrus", "swap_in:silver")
    answer(state, "swap_out:iron", "swap_in:silver")
    assert asked(state) == (0, "turn")
    assert all_goods(state, 0) == {"gold": 1, "stone": 1, "silver": 2, "iron": 1}
    assert [shown(state, 0, "stock", cube) for cube in CUBES] == [14, 15, 13, 14]
    assert told(state, CubesSwapped) == [
        CubesSwapped(0, STONE, PAPYRUS),
        CubesSwapped(0, PAPYRUS, SILVER),
        CubesSwapped(0, IRON, SILVER),
    ]


@clause("AR-B-PALACE-01", "AR-SUP-02")
@pytest.mark.parametrize(
    ("left", "offered"),
    [
        ({"stone": 0, "iron": 0}, []),
        ({"stone": 1, "iron": 0}, ["swap_out:iron", "done"]),
        ({"stone": 0, "iron": 1}, ["swap_out:stone", "done"]),
        ({"stone": 1, "iron": 1}, ["swap_out:stone", "swap_out:iron", "done"]),
    ],
)
def test_a_cube_is_exchanged_if_the_stockpile_has_another(
    left: dict[str, int], offered: list[str]
) -> None:
    state = table(2)
    goods(state, 0, stone=1, iron=1)
    stock(state, 1, papyrus=0, silver=0, **left)
    state.schedule(OfferSwap(0, 3))
    engine.settle(state)
    assert options(state) == offered


@clause("AR-B-PALACE-01")
def test_the_merchants_charter_may_exchange_fewer_or_none() -> None:
    state = palace("merchants_charter")
    goods(state, 0, stone=2)
    turns(state)
    use(state, "palace_1", "courtier", "done")
    assert all_goods(state, 0) == {"gold": 1, "stone": 2}
    state = turns(palace("merchants_charter"))
    use(state, "palace_1")
    assert (asked(state), all_goods(state, 0)) == ((0, "turn"), {"gold": 1})


@clause("AR-ROUND-07")
def test_the_merchants_charter_needs_gold_in_the_bank_or_another_cube_to_exchange() -> None:
    for iron in (0, 1):
        state = table(2, gold_supply="59")
        lay_favors(state, "merchants_charter", "four_gifts")
        goods(state, 0, stone=1)
        stock(state, 1, gold=0, papyrus=0, silver=0, iron=iron)
        turns(state)
        assert ("palace_1" in offers(state, "slot")) == (iron > 0), "stone for stone is nothing"


@clause("AR-B-PALACE-01")
def test_the_king_s_ear_counts_kinds_of_magisters() -> None:
    state = palace("kings_ear")
    cards(state, 0, "courtier", "scribe*2 merchant*2", others="courtier*4 cleric")
    turns(state)
    use(state, "palace_1")
    assert (vp(state, 0), all_goods(state, 0)) == (4 + 3, {"gold": 1})


@clause("AR-B-PALACE-01")
def test_the_keeper_of_the_walls_counts_own_warriors() -> None:
    state = palace("keeper_of_the_walls")
    warriors(state, 0, 1, 5, 7)
    warriors(state, 1, 2, 3)
    turns(state)
    use(state, "palace_1")
    assert (vp(state, 0), all_goods(state, 0)) == (4 + 1 + 3, {})


def own_data(state: ArchonState, folder: Path, old: str, new: str) -> ArchonState:
    """The table with King's Favors of which one reads otherwise."""
    edited(folder, "favors.toml", old, new)
    state.rules = GAME.with_data(folder).rules(state.seats, {})
    return state


@clause("AR-B-PALACE-01")
@pytest.mark.parametrize(("stone", "is_open"), [(1, False), (2, True)])
def test_a_resource_of_choice_is_paid_beside_those_that_are_named(
    tmp_path: Path, stone: int, is_open: bool
) -> None:
    state = palace("grand_banquet")
    own_data(state, tmp_path, "gold = 3, any_resource", "stone = 1, any_resource")
    goods(state, 0, stone=stone, gold=3)
    turns(state)
    assert ("palace_1" in offers(state, "slot")) == is_open


@clause("AR-ROUND-07", "AR-B-PALACE-01")
@pytest.mark.parametrize(("mine", "others", "is_open"), [(0, 2, False), (1, 0, True), (2, 0, True)])
def test_a_favor_that_counts_warriors_alone_needs_one(
    tmp_path: Path, mine: int, others: int, is_open: bool
) -> None:
    keeper = '\nword = "vp_per_own_warrior"'
    state = palace("keeper_of_the_walls")
    own_data(state, tmp_path, "gain = { vp = 1 }" + keeper, keeper)
    warriors(state, 0, *range(1, mine + 1))
    warriors(state, 1, *range(6, others + 6))
    turns(state)
    assert ("palace_1" in offers(state, "slot")) == is_open


@clause("AR-ROUND-07", "AR-B-PALACE-01")
@pytest.mark.parametrize(("iron", "is_open"), [(0, False), (1, True)])
def test_a_favor_of_one_resource_needs_one_in_the_stockpile(
    tmp_path: Path, iron: int, is_open: bool
) -> None:
    state = palace("open_stores")
    own_data(state, tmp_path, "gain = { any_resource = 2 }", "gain = { any_resource = 1 }")
    stock(state, 1, stone=0, papyrus=0, silver=0, iron=iron)
    turns(state)
    assert ("palace_1" in offers(state, "slot")) == is_open


@clause("AR-ROUND-07", "AR-B-PALACE-01")
def test_with_an_empty_bank_the_king_s_ear_still_counts_magisters() -> None:
    state = table(2, gold_supply="59")
    lay_favors(state, "kings_ear", "royal_purse")
    stock(state, 1, gold=0)
    turns(state)
    found = offers(state, "slot")
    assert ("palace_1" in found, "palace_2" in found) == (True, False)


@clause("AR-ROUND-07")
def test_neither_warriors_nor_cubes_open_a_favor_that_does_not_speak_of_them() -> None:
    state = table(2)
    lay_favors(state, "muster", "levy")
    goods(state, 0, stone=1)
    warriors(state, 0, 5, 6)
    stock(state, 1, recruit=0)
    turns(state)
    assert refuses(state, "slot:palace_1")


# Slots


@clause("AR-B-PALACE-02")
def test_a_favor_that_was_used_stays_until_it_is_moved_out() -> None:
    state = table(2)
    lay_favors(state, "court_gossip", "kings_ear")
    turns(state)
    use(state, "palace_1")
    assert favors_shown(state) == ["court_gossip", "kings_ear"]
    assert refuses(state, "slot:palace_1"), "a Figure stands on it"
    end_round(state)
    answer(state, "favor:muster")
    assert favors_shown(state) == ["muster", "court_gossip"]
    skip_chance(state)
    assert "palace_2" in offers(state, "slot"), "it can be used again"


@clause("AR-B-PALACE-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_favor_slots_as_favors(seats: int) -> None:
    state = table(seats)
    lay_favors(state, *["court_gossip", "royal_purse", "kings_ear", "muster"][:seats])
    turns(state)
    found = [slot for slot in offers(state, "slot") if slot.startswith("palace")]
    assert found == [f"palace_{number + 1}" for number in range(seats)]
    slots = shown(state, 0, "slots")
    assert isinstance(slots, list)
    needed = [slot["cards"] for slot in slots if slot["building"] == "palace"]
    assert needed == [1, 2, 1, 2][:seats]
    assert not [text for text in barred(state) if "palace" in text]


@clause("AR-B-PALACE-05")
def test_the_favor_says_how_many_cards_its_slot_needs() -> None:
    state = palace("royal_purse", "court_gossip")
    cards(state, 0, "courtier merchant", "courtier*3", others="courtier*4 scribe")
    turns(state)
    answer(state, "slot:palace_1")
    assert offers(state, "with") == ["merchant"]
    state = palace("court_gossip", "royal_purse")
    cards(state, 0, "courtier merchant", "courtier*3", others="courtier*4 scribe")
    turns(state)
    answer(state, "slot:palace_1")
    assert offers(state, "with") == ["courtier", "merchant"]


def test_every_king_s_favor_is_tried_here() -> None:
    words = {"grand_banquet", "open_stores", "merchants_charter", "kings_ear"}
    words |= {"keeper_of_the_walls", "royal_commission", "scholars_patron", "artists_patron"}
    words |= {"captains_commission", "seal_of_office"}
    assert {favor.name for favor in GAME.catalog.favor} == words | set(PAID) | set(GIVEN)
