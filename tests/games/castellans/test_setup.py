"""Setup: cards, boards, the Scepter, a Manor each, Keeps, dice (CV-SETUP)."""

from __future__ import annotations

import pytest

import tabard
from games.castellans.builders import GAME, answer, skip_chance
from games.castellans.manors_laid import PUSHES
from games.castellans.reading import (
    goods_of,
    has,
    is_built,
    line_of,
    shown,
    space,
    spaces,
    supply,
    tokens_at,
    vp,
)
from support.clauses import clause
from support.questions import asked, barred, offers, options, refuses, told, weights
from tabard.core import engine
from tabard.games.castellans.action_events import CrateUnlocked, Paid
from tabard.games.castellans.events import KeepPlaced
from tabard.games.castellans.kinds import DISTRICT_NAMES, MANOR_NAMES
from tabard.games.castellans.state import CastellansState

SEATS = [2, 3, 4, 5]
START = {"gold": 3, "wood": 1, "stone": 1, "food": 1, "magic": 1}


def opened(seats: int, **given: str) -> CastellansState:
    """A match at its very first question."""
    state = GAME.new_state(seats, given)
    state.is_telling = True
    engine.settle(state)
    return state


def placing(seats: int, first: int = 0) -> CastellansState:
    """A match whose cards lie open and whose 1st Player is known; first Manors come next."""
    state = opened(seats)
    while not offers(state, "first"):
        answer(state, options(state)[0])
    answer(state, f"first:{first}")
    return state


def placed(seats: int, first: int = 0) -> CastellansState:
    """A match in which each player has put an Elder's Manor into the next free District."""
    state = placing(seats, first)
    while asked(state)[1] == "setup_manor":
        answer(state, "manor:elder", options_at(state)[0])
    return state


def options_at(state: CastellansState) -> list[str]:
    """The Districts that will be open to whoever places a Manor next."""
    empty = [
        place
        for place in DISTRICT_NAMES
        if sum(tokens_at(state, seat, "manor", place) for seat in range(state.seats)) == 0
    ]
    return [f"at:{place}" for place in empty]


@clause("CV-SETUP-01")
@pytest.mark.parametrize("seats", SEATS)
def test_a_match_starts_in_round_one_with_no_vp(seats: int) -> None:
    state = placed(seats)
    assert shown(state, "round") == 1
    assert [vp(state, seat) for seat in range(seats)] == [0] * seats
    assert [shown(state, "players", seat, "score") for seat in range(seats)] == [0] * seats


# Cards


@clause("CV-SETUP-02")
def test_one_wharf_card_is_dealt_and_the_next_shows_its_back() -> None:
    state = opened(2)
    cards = offers(state, "wharf")
    assert cards == [f"W{number:02}" for number in range(1, 13)]
    assert set(weights(state).values()) == {1}
    answer(state, "wharf:W07")
    assert shown(state, "wharf", "card") == "W07"
    assert shown(state, "wharf", "rows", 0, "deal") is None
    found = weights(state)
    left = [card for card in GAME.catalog.wharf if card.key != "W07"]
    assert sum(found.values()) == len(left) == 11
    assert sorted(found.values()) == [1, 2, 2, 2, 2, 2]  # W07 has one of the backs
    answer(state, "back:sell_influence-buy-sell_vp")
    rows = [shown(state, "wharf", "rows", row, "deal") for row in range(3)]
    assert rows == ["sell_influence", "buy", "sell_vp"]
    assert shown(state, "decks", "wharf") == 11


@clause("CV-SETUP-03")
def test_four_cards_of_each_colour_are_laid_from_decks_of_their_own() -> None:
    state = opened(3)
    answer(state, "wharf:W01", "back:sell_vp-buy-sell_influence")
    for name in ["pink", "blue"]:
        own = [
            card.key for card in GAME.catalog.citizens if card.line == ["pink", "blue"].index(name)
        ]
        assert len(own) == 14
        for number in range(4):
            assert offers(state, "citizen") == own
            assert set(weights(state).values()) == {1}
            taken = own.pop(-1 - number)
            answer(state, f"citizen:{taken}")
            assert line_of(state, name)[-1] == taken
        assert shown(state, "decks", name) == 10
    lines = shown(state, "lines")
    assert isinstance(lines, dict)
    assert list(lines) == ["pink", "blue"]
    assert [len(cards) for cards in lines.values()] == [4, 4]


@clause("CV-SETUP-03", "CV-CITG-04")
def test_decks_with_two_copies_hold_each_card_twice() -> None:
    state = opened(2, citizen_copies="2")
    answer(state, "wharf:W01", "back:sell_vp-buy-sell_influence")
    assert sum(weights(state).values()) == 28
    first = offers(state, "citizen")[0]
    answer(state, f"citizen:{first}")
    assert weights(state)[f"citizen:{first}"] == 1
    answer(state, f"citizen:{first}")
    assert line_of(state, "pink") == [first, first]
    assert first not in offers(state, "citizen")


# Boards


@clause("CV-SETUP-05", "CV-SETUP-04", "CV-SETUP-06")
@pytest.mark.parametrize("seats", SEATS)
def test_every_board_is_full_and_two_crates_are_free(seats: int) -> None:
    state = placing(seats)
    for seat in range(seats):
        assert shown(state, "players", seat, "supply") == {
            "manor": 8,
            "temple": 4,
            "ship": 3,
            "citizen_token": 4,
            "windmill": 3,
        }
        assert shown(state, "players", seat, "manors") == dict.fromkeys(MANOR_NAMES)
        assert shown(state, "players", seat, "monuments") == {
            "gate": None,
            "ward_tower": None,
            "statue": None,
            "lighthouse": None,
        }
        assert shown(state, "players", seat, "crates") == 2
        assert shown(state, "players", seat, "citizens") == []
        assert goods_of(state, seat) == START
        assert spaces(state, seat) == [0, 0, 0, 0]


@clause("CV-SETUP-17")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_another_of_the_five_colours(seats: int) -> None:
    state = placing(seats)
    colors = [shown(state, "players", seat, "color") for seat in range(seats)]
    assert len(set(colors)) == seats
    assert set(colors) <= {"red", "white", "yellow", "purple", "blue"}


@clause("CV-SETUP-17")
def test_no_colour_is_offered_anything_else() -> None:
    state = placing(5, first=0)
    offered: list[list[str]] = []
    for place in ["anchorage", "bazani_gate", "nor_high", "penumbra", "luna_grove"]:
        offered.append(options(state))
        answer(state, "manor:elder", f"at:{place}")
    assert offered == [offered[0]] * 5


# The Scepter


@clause("CV-SETUP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_gives_the_scepter_to_any_player(seats: int) -> None:
    state = opened(seats)
    while not offers(state, "first"):
        answer(state, options(state)[0])
    assert shown(state, "first_player") is None
    assert weights(state) == {f"first:{seat}": 1 for seat in range(seats)}
    answer(state, f"first:{seats - 1}")
    assert shown(state, "first_player") == seats - 1


@clause("CV-SETUP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_a_table_may_give_the_scepter_to_the_first_seat(seats: int) -> None:
    state = opened(seats, first_player="seat_0")
    while asked(state)[1] == "chance":
        assert not offers(state, "first")
        answer(state, options(state)[0])
    assert shown(state, "first_player") == 0
    assert asked(state) == (seats - 1, "setup_manor")


# First Manors


@clause("CV-SETUP-08")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 1), (4, 0), (5, 3)])
def test_manors_are_placed_counter_clockwise_the_first_player_last(seats: int, first: int) -> None:
    state = placing(seats, first)
    order: list[int] = []
    for place in DISTRICT_NAMES[:seats]:
        order.append(asked(state)[0])
        answer(state, "manor:elder", f"at:{place}")
    assert order == [(first - distance) % seats for distance in range(1, seats + 1)]
    assert order[-1] == first
    assert asked(state)[1] == "chance"
    for seat in range(seats):
        assert supply(state, seat, "manor") == 7


@clause("CV-SETUP-08")
def test_with_three_players_the_right_neighbour_of_the_first_begins() -> None:
    state = placing(3, first=1)
    assert asked(state) == (0, "setup_manor")
    answer(state, "manor:elder", "at:anchorage")
    assert asked(state) == (2, "setup_manor")
    answer(state, "manor:elder", "at:nor_high")
    assert asked(state) == (1, "setup_manor")


@clause("CV-SETUP-09")
def test_the_first_manor_goes_where_no_manor_is() -> None:
    state = placing(3)
    answer(state, "manor:elder")
    assert offers(state, "at") == DISTRICT_NAMES
    answer(state, "at:nor_high", "manor:priest")
    assert offers(state, "at") == [place for place in DISTRICT_NAMES if place != "nor_high"]
    assert refuses(state, "at:nor_high")
    assert barred(state) == {"at:nor_high": "CV-SETUP-09"}
    answer(state, "at:penumbra", "manor:lighthouse_keeper")
    assert offers(state, "at") == ["anchorage", "bazani_gate", "luna_grove", "iron_pit"]


@clause("CV-SETUP-10")
@pytest.mark.parametrize("manor", MANOR_NAMES)
def test_any_of_the_eight_manors_may_be_the_first(manor: str) -> None:
    state = placing(2)
    assert offers(state, "manor") == MANOR_NAMES
    answer(state, f"manor:{manor}", "at:nor_high")
    assert is_built(state, 1, manor)
    assert tokens_at(state, 1, "manor", "nor_high") == 1
    assert [name for name in MANOR_NAMES if is_built(state, 1, name)] == [manor]


@clause("CV-SETUP-10")
def test_several_players_may_begin_with_a_lighthouse() -> None:
    state = placing(2)
    answer(state, "manor:lighthouse_keeper", "at:nor_high")
    assert offers(state, "manor") == MANOR_NAMES
    answer(state, "manor:lighthouse_keeper", "at:penumbra")
    assert shown(state, "districts", 2, "lighthouse") == 1
    assert shown(state, "districts", 3, "lighthouse") == 0


@clause("CV-SETUP-11")
@pytest.mark.parametrize("manor", [name for name in MANOR_NAMES if name != "adventurer"])
def test_the_first_manor_costs_nothing_and_is_no_action(manor: str) -> None:
    state = placing(2)
    answer(state, f"manor:{manor}", "at:nor_high")
    assert goods_of(state, 1) == START
    assert told(state, Paid) == []
    assert asked(state) == (0, "setup_manor")  # no die, no Monument, no further power


@clause("CV-SETUP-12")
@pytest.mark.parametrize(("place", "pushed"), PUSHES)
def test_the_first_manor_pushes_once_on_each_guild_of_its_district(
    place: str, pushed: list[int]
) -> None:
    state = placing(2)
    answer(state, "manor:elder", f"at:{place}")
    assert spaces(state, 1) == pushed
    assert spaces(state, 0) == [0, 0, 0, 0]


@clause("CV-SETUP-13")
@pytest.mark.parametrize(
    ("taken", "good", "amount"), [("gold", "gold", 6), ("wood", "wood", 4), ("magic", "magic", 4)]
)
def test_the_adventurer_gives_at_once(taken: str, good: str, amount: int) -> None:
    state = placing(2)
    answer(state, "manor:adventurer", "at:nor_high")
    assert asked(state) == (1, "adventure")
    assert offers(state, "take") == ["gold", "wood", "stone", "food", "magic"]
    answer(state, f"take:{taken}")
    assert goods_of(state, 1) == {**START, good: amount}  # of 6 Gold three find room
    assert asked(state) == (0, "setup_manor")


@clause("CV-SETUP-13")
def test_the_banker_raises_the_limit_and_frees_a_crate_at_once() -> None:
    state = placing(2)
    answer(state, "manor:banker", "at:nor_high")
    assert shown(state, "players", 1, "limits", "gold") == 10
    assert shown(state, "players", 1, "crates") == 3
    assert shown(state, "players", 0, "limits", "gold") == 6
    assert shown(state, "players", 0, "crates") == 2
    assert len(told(state, CrateUnlocked)) == 1


@clause("CV-SETUP-13")
def test_a_power_for_actions_works_in_the_first_round() -> None:
    state = placing(2)
    answer(state, "manor:elder", "at:nor_high", "manor:merchant", "at:anchorage")
    while asked(state)[1] != "turn":
        answer(state, "roll:wood" if offers(state, "roll") else options(state)[0])
    assert asked(state) == (0, "turn")
    before = has(state, 0, "gold")
    answer(state, "do:wharf", "end")
    assert has(state, 0, "gold") == before + 2


@clause("CV-SETUP-14")
def test_the_architect_pushes_no_further_for_the_first_manor() -> None:
    state = placing(2)
    answer(state, "manor:architect", "at:nor_high")
    assert spaces(state, 1) == [0, 1, 0, 1]
    assert asked(state) == (0, "setup_manor")


# Keeps and dice


@clause("CV-SETUP-15", "CV-GEN-06")
@pytest.mark.parametrize("seats", SEATS)
def test_every_district_without_a_manor_receives_one_keep(seats: int) -> None:
    state = placing(seats)
    chosen = ["penumbra", "anchorage", "iron_pit", "nor_high", "luna_grove"][:seats]
    for place in chosen:
        assert [shown(state, "districts", number, "keeps") for number in range(6)] == [0] * 6
        answer(state, "manor:lighthouse_keeper", f"at:{place}")
    found = [shown(state, "districts", number, "keeps") for number in range(6)]
    assert found == [int(place not in chosen) for place in DISTRICT_NAMES]
    assert len(told(state, KeepPlaced)) == 6 - seats


@clause("CV-SETUP-16")
@pytest.mark.parametrize(("seats", "dice"), [(2, 9), (3, 12), (4, 15), (5, 18)])
def test_the_first_player_rolls_three_dice_for_each_player_and_three_more(
    seats: int, dice: int
) -> None:
    state = placed(seats, first=1)
    count = 0
    while offers(state, "roll"):
        answer(state, f"roll:{['food', 'wood'][count % 2]}")
        count += 1
    assert count == dice
    assert asked(state) == (1, "draft")


@clause("CV-SETUP-02", "CV-SETUP-03", "CV-SETUP-07")
def test_a_seed_decides_what_a_match_starts_with() -> None:
    first = tabard.start("castellans", 3, "heron").view(None)
    again = tabard.start("castellans", 3, "heron").view(None)
    others = [tabard.start("castellans", 3, f"seed {n}").view(None) for n in range(12)]
    assert first == again
    for key in ["wharf", "lines", "first_player"]:
        assert any(other[key] != first[key] for other in others)


@clause("CV-SETUP-12", "CV-GUILD-12")
def test_the_first_pushes_are_made_without_a_question() -> None:
    state = placing(2)
    answer(state, "manor:elder", "at:penumbra")
    assert (space(state, 1, "shadow"), space(state, 1, "holy")) == (1, 1)
    skip_chance(state)
    assert asked(state) == (0, "setup_manor")
