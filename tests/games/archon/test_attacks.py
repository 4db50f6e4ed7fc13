"""AR-ATT: the attack at the end of a season, and the raid that may follow."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.archon.builders import (
    GAME,
    all_goods,
    answer,
    answer_for,
    begin,
    goods,
    own_cards,
    score,
    table,
    tiles,
    warriors,
)
from games.archon.edits import edited
from games.archon.reading import cards_taken, has, in_pile, on_wall, shown, tiles_of, vp
from support.clauses import clause
from support.questions import asked, is_done, options, told, weights
from tabard.core import engine
from tabard.core.values import CHANCE
from tabard.games.archon.events import AttackDrawn, RaidSuffered, WallHeld
from tabard.games.archon.season import DrawAttack
from tabard.games.archon.state import RAID_LINE, ArchonState

START = 4
"""VP of each player at the beginning."""

STRENGTHS = {
    "brigands": (2, 3, 4),
    "river_raiders": (3, 4, 5),
    "hill_clans": (3, 5, 6),
    "free_company": (4, 5, 7),
    "rebel_barons": (5, 6, 8),
    "great_horde": (6, 8, 10),
}
"""With two, three and four players."""

LAST = {3: "brigands", 6: "river_raiders", 9: "hill_clans"}
"""The weakest card still there in the three seasons; the table was laid so."""


def attacked(state: ArchonState, card: str) -> ArchonState:
    """An Attack card is turned over."""
    begin(state, DrawAttack())
    answer(state, f"attack:{card}")
    return state


def strength(state: ArchonState) -> int:
    """How strong the attack was."""
    [event] = told(state, AttackDrawn)
    assert isinstance(event, AttackDrawn)
    return event.strength


# The card


@clause("AR-ATT-01")
@pytest.mark.parametrize("card", STRENGTHS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_for_the_players_is_the_strength(card: str, seats: int) -> None:
    state = attacked(table(seats, round=3), card)
    assert strength(state) == STRENGTHS[card][seats - 2]
    lost = [START - vp(state, seat) for seat in range(seats)]
    assert lost == [STRENGTHS[card][seats - 2]] * seats


@clause("AR-ATT-01", "AR-SETUP-13")
@pytest.mark.parametrize(("round", "left"), [(3, 6), (6, 5), (9, 4)])
def test_one_of_the_remaining_cards_is_turned_over(round: int, left: int) -> None:
    state = begin(table(3, round=round), DrawAttack())
    assert asked(state) == (CHANCE, "chance")
    assert weights(state) == {f"attack:{card}": 1 for card in list(STRENGTHS)[6 - left :]}


@clause("AR-ATT-01")
def test_a_card_that_was_turned_over_leaves_the_game() -> None:
    state = attacked(table(3, round=3), "free_company")
    assert shown(state, 0, "attack") == "free_company"
    assert shown(state, 0, "decks", "attacks") == 5
    state.round = 4
    begin(state, DrawAttack())
    assert "attack:free_company" not in options(state)
    assert len(options(state)) == 5


@clause("AR-ATT-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("escalation", [0, 1, 2])
@pytest.mark.parametrize("round", [3, 6, 9])
def test_attacks_grow_only_by_the_option(round: int, escalation: int, seats: int) -> None:
    """AR-R11: k for each player and each season after the first."""
    state = table(seats, round=round, attack_escalation=str(escalation))
    attacked(state, LAST[round])
    season = (round - 1) // 3
    printed = STRENGTHS[LAST[round]][seats - 2]
    assert strength(state) == printed + escalation * seats * season


@clause("AR-ATT-03")
def test_what_the_option_adds_is_made_up_too() -> None:
    state = attacked(table(2, round=6, attack_escalation="2"), "river_raiders")
    assert [START - vp(state, seat) for seat in range(2)] == [3 + 4, 3 + 4]


# The wall


@clause("AR-ATT-02")
@pytest.mark.parametrize("spaces", [(1, 2, 3, 4), (1, 2, 3, 4, 5)])
def test_enough_warriors_of_all_players_together_hold_the_wall(spaces: tuple[int, ...]) -> None:
    """Four raiders; whoever has no warrior is safe too."""
    state = table(3, round=3)
    warriors(state, 0, *spaces[:2])
    warriors(state, 1, *spaces[2:])
    for seat in range(3):
        goods(state, seat, gold=1, stone=1, recruit=1)
    attacked(state, "river_raiders")
    assert is_done(state)
    for seat in range(3):
        assert all_goods(state, seat) == {"gold": 1, "stone": 1, "recruit": 1}
        assert vp(state, seat) == START
    assert len(told(state, WallHeld)) == 1
    assert told(state, RaidSuffered) == []


@clause("AR-ATT-02", "AR-ATT-03")
def test_one_warrior_too_few_and_the_city_is_raided() -> None:
    state = table(3, round=3)
    warriors(state, 0, 1, 2)
    warriors(state, 1, 3)
    attacked(state, "river_raiders")
    assert told(state, WallHeld) == []
    assert [START - vp(state, seat) for seat in range(3)] == [4 - 2, 4 - 1, 4]


@clause("AR-ATT-02", "AR-ATT-03")
def test_recruits_do_not_defend_the_wall() -> None:
    state = table(2, round=3)
    warriors(state, 0, 1)
    goods(state, 0, recruit=5)
    attacked(state, "brigands")
    assert (has(state, 0, "recruit"), vp(state, 1)) == (4, START - 2)


@clause("AR-ATT-03")
def test_the_strength_is_neither_divided_nor_lessened_by_the_warriors_of_others() -> None:
    state = table(4, round=3)
    warriors(state, 0, 1, 2, 3)
    attacked(state, "great_horde")
    assert [START - vp(state, seat) for seat in range(4)] == [7, 10, 10, 10]


@clause("AR-ATT-10")
def test_even_the_owner_of_all_warriors_makes_up_one_point() -> None:
    state = table(3, round=3)
    warriors(state, 1, 1, 2, 3, 4)
    attacked(state, "hill_clans")
    assert [START - vp(state, seat) for seat in range(3)] == [5, 1, 5]


# What is given up, and in which order


@clause("AR-ATT-04")
def test_recruits_are_given_up_first_one_for_each_point() -> None:
    state = table(2, round=3)
    goods(state, 0, recruit=4, stone=2, iron=1, gold=6)
    attacked(state, "hill_clans")
    assert all_goods(state, 0) == {"recruit": 1, "stone": 2, "iron": 1, "gold": 6}
    assert vp(state, 0) == START


@clause("AR-ATT-05")
def test_then_resources_of_choice_one_for_each_point() -> None:
    state = table(2, round=3)
    goods(state, 0, recruit=1, stone=2, iron=2, gold=6)
    attacked(state, "hill_clans")
    assert asked(state) == (0, "lose")
    assert options(state) == ["lose:stone", "lose:iron"]
    answer(state, "lose:stone", "lose:iron")
    assert all_goods(state, 0) == {"stone": 1, "iron": 1, "gold": 6}
    assert vp(state, 0) == START


@clause("AR-ATT-05")
def test_a_resource_that_is_gone_is_not_offered_again() -> None:
    state = table(2, round=3)
    goods(state, 0, stone=1, iron=3)
    attacked(state, "hill_clans")
    answer(state, "lose:stone")
    assert all_goods(state, 0) == {"iron": 1}, "only iron was left to be named"


@clause("AR-ATT-05")
def test_all_choose_their_resources_at_the_same_time() -> None:
    """Seat 1 has nothing to choose; what the others name shows on nobody's table until the end."""
    state = table(3, round=3)
    for seat in (0, 2):
        goods(state, seat, silver=3, papyrus=3)
    goods(state, 1, silver=4)
    attacked(state, "river_raiders")
    assert [decision.seat for decision in engine.pending(state)] == [0, 2]
    answer_for(state, 2, *["lose:silver"] * 3)
    assert [decision.seat for decision in engine.pending(state)] == [0]
    assert all_goods(state, 2) == {"silver": 3, "papyrus": 3}
    assert shown(state, 2, "picks") == ["silver", "silver", "silver", "papyrus"]
    assert shown(state, 0, "picks") == []
    answer_for(state, 0, "lose:silver", *["lose:papyrus"] * 3)
    assert [all_goods(state, seat) for seat in range(3)] == [{"silver": 2}, {}, {"papyrus": 2}]


@clause("AR-ATT-05")
@pytest.mark.parametrize("found", [{"stone": 4}, {"stone": 2, "iron": 2}, {"stone": 1, "iron": 1}])
def test_nobody_is_asked_where_there_is_no_choice(found: dict[str, int]) -> None:
    """One kind of cube, or all of them go."""
    state = table(3, round=3)
    goods(state, 0, **found)
    attacked(state, "river_raiders")
    assert is_done(state)
    assert all_goods(state, 0) == {}
    assert vp(state, 0) == START - (4 - sum(found.values()))


@clause("AR-ATT-06")
def test_then_gold_two_for_each_point() -> None:
    state = table(3, round=3)
    goods(state, 0, recruit=1, stone=1, gold=9)
    attacked(state, "river_raiders")
    assert all_goods(state, 0) == {"gold": 5}
    assert vp(state, 0) == START


@clause("AR-ATT-07")
def test_then_vp_one_for_each_point() -> None:
    state = table(3, round=3)
    goods(state, 0, recruit=1, stone=1, gold=4)
    attacked(state, "great_horde")
    assert all_goods(state, 0) == {}
    assert vp(state, 0) == START - 4
    assert state.houses[0].tally[RAID_LINE] == -4


@clause("AR-ATT-07")
def test_a_point_costs_as_many_vp_as_the_data_say(tmp_path: Path) -> None:
    edited(tmp_path, "constants.toml", 'id = "raid_vp"\nvalue = 1', 'id = "raid_vp"\nvalue = 2')
    state = table(2, round=3)
    state.rules = GAME.with_data(tmp_path).rules(2, {})
    attacked(state, "hill_clans")
    assert vp(state, 0) == START - 2 * 3


@clause("AR-ATT-07")
def test_nobody_gives_up_vp_to_save_goods() -> None:
    state = table(3, round=3)
    score(state, 0, 50)
    goods(state, 0, recruit=2, stone=1, iron=1, gold=2)
    attacked(state, "hill_clans")
    assert (all_goods(state, 0), vp(state, 0)) == ({}, 50)


@clause("AR-ATT-08")
@pytest.mark.parametrize(("gold", "lost"), [(1, 4), (3, 3), (5, 2), (7, 1)])
def test_an_odd_coin_is_lost_while_a_point_is_open(gold: int, lost: int) -> None:
    state = table(3, round=3)
    goods(state, 0, gold=gold)
    attacked(state, "river_raiders")
    assert (has(state, 0, "gold"), vp(state, 0)) == (0, START - lost)


@clause("AR-ATT-08")
def test_a_coin_left_when_no_point_is_open_stays() -> None:
    state = table(3, round=3)
    goods(state, 0, gold=9)
    attacked(state, "river_raiders")
    assert (has(state, 0, "gold"), vp(state, 0)) == (1, START)


@clause("AR-ATT-08")
@pytest.mark.parametrize(("gold", "lost"), [(1, 4), (3, 3), (6, 1), (9, 0)])
def test_by_option_an_odd_coin_is_kept(gold: int, lost: int) -> None:
    """AR-R09: kept, but nothing is made up by it either."""
    state = table(3, round=3, raid_odd_coin="kept")
    goods(state, 0, gold=gold)
    attacked(state, "river_raiders")
    assert (has(state, 0, "gold"), vp(state, 0)) == (gold % 2, START - lost)


@clause("AR-ATT-09")
def test_the_score_falls_below_zero() -> None:
    state = attacked(table(4, round=3), "great_horde")
    assert vp(state, 0) == -6
    assert shown(state, 1, "players", 0, "score") == -6


# What is not given up, and where the rest goes


@clause("AR-ATT-11", "AR-B-GUARD-03")
def test_a_raid_costs_neither_warriors_nor_tiles_nor_cards() -> None:
    state = table(3, round=3)
    warriors(state, 0, 1, 2)
    tiles(state, 0, "mint", "warehouse")
    own_cards(state, 0, "science", 2)
    own_cards(state, 0, "arts", 1)
    before = [in_pile(state, 0, pile) for pile in ("hand", "reserve", "played")]
    attacked(state, "great_horde")
    assert vp(state, 0) < 0
    assert on_wall(state, 0) == 2
    assert tiles_of(state, 0) == ["mint", "warehouse"]
    assert [len(cards_taken(state, 0, key)) for key in ("science", "arts")] == [2, 1]
    assert [in_pile(state, 0, pile) for pile in ("hand", "reserve", "played")] == before


@clause("AR-ATT-12")
def test_what_is_given_up_goes_back_to_its_supply() -> None:
    state = table(3, round=3, gold_supply="59")
    goods(state, 0, recruit=2, silver=1, stone=1, gold=3)
    assert state.stock == [56, 14, 15, 14, 15, 23]
    attacked(state, "hill_clans")
    assert state.stock == [58, 15, 15, 15, 15, 25]
    assert all_goods(state, 0) == {"gold": 1}
