"""Laws: what every position keeps is told in words when a table breaks it."""

from __future__ import annotations

import pytest

from games.archon.builders import GAME, table, warriors
from games.archon.laws_broken import TABLE_LAWS, Change, laid, lay_open
from games.archon.player_laws_broken import PLAYER_LAWS, move_vp
from tabard.core.values import BLANK
from tabard.games.archon import laws
from tabard.games.archon.kinds import AT_ROUND_END, TILE_NAMES
from tabard.games.archon.laws import broken_law
from tabard.games.archon.rounds import NextRound
from tabard.games.archon.season import DrawAttack, Raid
from tabard.games.archon.showing import LayFavor, RevealProvince
from tabard.games.archon.state import LEVEL_LINE, RAID_LINE, SEASON_LINES, ArchonState, new_table


def broken_by(change: Change) -> str:
    """The law that a change to the table breaks."""
    state = laid()
    assert broken_law(state) == ""
    change(state)
    return broken_law(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("round", range(1, 10))
def test_a_table_as_laid_breaks_no_law(seats: int, round: int) -> None:
    assert broken_law(table(seats, round=round)) == ""
    assert broken_law(table(seats, round=round, gold_supply="59", favor_slots="three")) == ""


def test_an_opened_box_breaks_no_law() -> None:
    for seats in (2, 3, 4):
        assert broken_law(new_table(seats, GAME.rules(seats, {}))) == ""
        assert broken_law(GAME.new_state(seats, {})) == ""


@pytest.mark.parametrize(("change", "law"), TABLE_LAWS.values(), ids=TABLE_LAWS.keys())
def test_laws_of_the_table(change: Change, law: str) -> None:
    assert broken_by(change) == law


@pytest.mark.parametrize(("change", "law"), PLAYER_LAWS.values(), ids=PLAYER_LAWS.keys())
def test_laws_of_a_player(change: Change, law: str) -> None:
    assert broken_by(change) == law


@pytest.mark.parametrize(
    "change", [change for change, _ in [*TABLE_LAWS.values(), *PLAYER_LAWS.values()]]
)
def test_a_change_breaks_one_law_alone(change: Change) -> None:
    """Each check by itself: all but one find nothing, so that none hides another."""
    state = laid()
    change(state)
    found = [name for name, broken in checks(state).items() if broken]
    assert len(found) == 1, found


TABLE_CHECKS = [
    "_agenda_fits",
    "_goods_add_up",
    "_displays_add_up",
    "_tiles_add_up",
    "_favors_add_up",
    "_decks_fit_the_round",
    "_slots_fit",
    "_table_is_in_range",
]


def checks(state: ArchonState) -> dict[str, str]:
    """What each check of laws.py says of a table; players are checked one by one."""
    found: dict[str, str] = {}
    for name in TABLE_CHECKS:
        found[name] = getattr(laws, name)(state)
    for seat, house in enumerate(state.houses):
        found[f"_cards_add_up {seat}"] = laws._cards_add_up(state, house)
        found[f"_pieces_add_up {seat}"] = laws._pieces_add_up(state, seat, house)
        found[f"_tally_adds_up {seat}"] = laws._tally_adds_up(state, house)
    return found


# What belongs to a phase, to a step, or to an option


def test_limited_gold_adds_up() -> None:
    state = table(3, gold_supply="59")
    assert broken_law(state) == ""
    state.houses[0].goods[0] += 1
    assert broken_law(state) == "goods add up: there are 59 of gold, not 60"


def test_recruits_without_limit_lie_in_no_supply() -> None:
    state = table(3, recruit_supply="unlimited")
    state.houses[0].goods[5] = 80
    assert broken_law(state) == ""
    state.stock[5] = 1
    assert broken_law(state) == "goods add up: there are 0 of recruit, not 1"


@pytest.mark.parametrize(("slots", "shown"), [("players", 2), ("three", 3)])
def test_the_option_says_how_many_favors_are_on_show(slots: str, shown: int) -> None:
    state = table(2, favor_slots=slots)
    assert (broken_law(state), len(state.favors)) == ("", shown)
    state.favors = state.favors[:-1]
    assert broken_law(state) == f"{shown} King's Favors are on show"


def test_a_favor_is_missing_only_while_it_is_laid() -> None:
    state = laid()
    state.agenda = [NextRound(), LayFavor(True)]
    assert broken_law(state) == "2 King's Favors are on show"
    state.favors = state.favors[:2]
    assert broken_law(state) == ""


def test_an_attack_is_drawn_once_a_season() -> None:
    state = laid()
    state.agenda = [NextRound(), DrawAttack()]
    assert broken_law(state) == ""
    state.attacks.take(5)
    assert broken_law(state) == "one Attack card is drawn a season"
    state.agenda = [Raid(((), (), ()))]
    assert broken_law(state) == ""


def test_there_is_a_province_to_be_revealed() -> None:
    state = laid()
    state.agenda = [NextRound(), RevealProvince()]
    assert broken_law(state) == ""
    for province in state.provinces.kinds():
        state.provinces.take(province)
    assert broken_law(state) == "a Province is left to be revealed"
    state.agenda = []
    assert broken_law(state) == ""


def test_rounds_begin_with_the_first() -> None:
    state = table(4)
    state.round = 0
    assert broken_law(state) == "rounds are counted from 1 to 9"


def test_in_setup_nobody_loses_a_courtier_or_has_more_than_ten_cards() -> None:
    law = "unicorn: nobody loses a Courtier before the first round"
    state = new_table(3, GAME.rules(3, {}))
    state.houses[0].played[0] = 7
    assert broken_law(state) == law
    state.houses[0].played = [8, 1, 1, 0, 0]
    assert broken_law(state) == ""
    state.houses[0].played = [8, 1, 1, 1, 0]
    assert broken_law(state) == law


def test_at_the_end_of_a_round_reserves_are_known_before_they_are_taken_up() -> None:
    state = laid()
    lay_open(state)
    assert broken_law(state) == "unicorn: a reserve is hidden, or taken up"
    state.phase = AT_ROUND_END
    assert broken_law(state) == ""


def test_not_even_one_card_is_left_in_a_reserve_that_all_can_see() -> None:
    state = table(2, round=2)
    assert broken_law(state) == ""
    house = state.houses[1]
    house.played[3] -= 1
    house.reserve[3] += 1
    assert broken_law(state) == "dragon: a reserve is hidden, or taken up"


def test_the_reserve_of_round_9_is_never_taken_up() -> None:
    state = table(3, round=9)
    lay_open(state)
    assert broken_law(state) == ""


def test_whoever_has_passed_may_still_hold_cards() -> None:
    state = laid()
    state.houses[0].unused = 5
    assert broken_law(state) == ""
    state.houses[0].unused = BLANK
    assert broken_law(state) == ""


def test_a_raid_takes_vp_of_any_season_so_far() -> None:
    state = laid()
    move_vp(state, 1, (RAID_LINE, -9), (SEASON_LINES + RAID_LINE, -1))
    assert (broken_law(state), state.houses[1].score) == ("", -6)


@pytest.mark.parametrize("tile", TILE_NAMES)
def test_whatever_a_tile_scores_at_the_end_is_no_raid(tile: str) -> None:
    state = table(3, round=9)
    move_vp(state, 1, (LEVEL_LINE + TILE_NAMES.index(tile), 6))
    assert broken_law(state) == ""


def test_five_warriors_are_no_crowd() -> None:
    state = table(2)
    warriors(state, 0, 1, 2, 3, 4, 5)
    assert broken_law(state) == ""


@pytest.mark.parametrize(("kind", "most"), [(1, 2), (2, 4), (3, 4), (4, 4)])
def test_a_player_owns_no_more_magisters_than_a_row_has_spaces(kind: int, most: int) -> None:
    state = table(3)
    house = state.houses[1]
    house.hand, house.reserve = [5, 0, 0, 0, 0], [0] * 5
    house.played = [5 - most, 0, 0, 0, 0]
    house.played[kind] = most
    assert broken_law(state) == ""
    house.played[0] -= 1
    house.played[kind] += 1
    assert broken_law(state) == f"dragon: a player has {most} cards of a kind at most"
