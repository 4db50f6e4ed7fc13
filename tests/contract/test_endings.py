"""A match ends: no seat can go round in circles in its turn, and no turn or match is too long."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, final

import pytest

import tabard
from support.builds import IS_COMPILED
from support.endings import LIMITS, PLAYERS, play_within_limits
from support.tables import MOST_MOVES, Table, asked_seat, positions
from support.tiers import series
from support.tiny import Tiny, TinyState
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.state import Ask
from tabard.core.values import CHANCE, DONE, Choice, Decision
from tabard.testing.loops import Search, WayBack

BUDGET: Final = series(60, 250, 1000)
"""So many states a search looks at; half of all turns have no more than 250."""

APART: Final = 1 if IS_COMPILED else 31
"""Of so many turns laid by hand one is searched."""

QUICK: Final = [name for name in PLAYERS if IS_COMPILED or name != "greedy"]


@pytest.mark.parametrize("player", QUICK)
def test_a_match_passes_no_limit_whoever_plays_it(table: Table, player: str) -> None:
    for number in table.matches(20):
        play_within_limits(table, number, PLAYERS[player])


def test_no_turn_is_longer_than_its_limit(table: Table) -> None:
    for state, dice in positions(table, table.matches(8), 15):
        seat = asked_seat(state)
        if seat != CHANCE:
            search = Search(table.game, seat, dice, BUDGET)
            search.loop_from(state)
            assert search.longest <= LIMITS[table.game.key].run_of(table.seats)


@pytest.mark.parametrize("key", tabard.GAMES)
def test_no_turn_laid_by_hand_leads_back_to_itself(key: str) -> None:
    """Whatever is in force there: `endings_laid` of each game lays it out."""
    laid: Any = import_module(f"games.{key}.endings_laid")
    for number, (name, state) in enumerate(laid.laid()):
        if number % APART == 0:
            searched = (tabard.GAMES[key], asked_seat(state), Dice(number), BUDGET)
            search = Search(*searched)
            loop = search.loop_from(state) or WayBack(*searched).loop_from(state)
            assert not loop, f"{name}: for ever {', '.join(loop)}"
            assert search.longest <= LIMITS[key].run, name


def test_every_game_has_limits_that_other_tests_keep_too() -> None:
    assert set(LIMITS) == set(tabard.GAMES)
    for game in tabard.GAMES.values():
        assert LIMITS[game.key].moves * game.seats[-1] <= MOST_MOVES


@final
class Turn(Ask[TinyState]):
    """A turn without an end: the coin is turned over, as often as one likes."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, state: TinyState) -> Decision:
        return Decision(self.seat, "turn", [Choice("over"), DONE])

    def resolve(self, state: TinyState, choice: Choice) -> None:
        if choice != DONE:
            state.coin = 1 - state.coin
            state.schedule(Turn(self.seat))


@final
class Bow(Ask[TinyState]):
    """A turn with an end: one bows up to three times."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int = 3) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def decision(self, state: TinyState) -> Decision:
        return Decision(self.seat, "bow", [Choice("bow"), DONE])

    def resolve(self, state: TinyState, choice: Choice) -> None:
        if choice != DONE and self.left > 1:
            state.schedule(Bow(self.seat, self.left - 1))


@pytest.mark.parametrize("search", [Search, WayBack])
def test_a_search_finds_a_loop_behind_other_choices(search: type[Search | WayBack]) -> None:
    state = TinyState(2)
    state.coin = 0
    state.schedule(Bow(0), Turn(0))
    engine.settle(state)
    assert search(Tiny(), 0, Dice(0), 100).loop_from(state) == ["over", "over"]


def test_two_ways_to_one_state_are_no_loop() -> None:
    state = TinyState(2)
    state.schedule(Bow(0), Bow(0, 2), Bow(1))
    assert WayBack(Tiny(), 0, Dice(0), 100).loop_from(state) == []


def test_a_search_counts_the_choices_until_another_seat_is_asked() -> None:
    state = TinyState(2)
    state.schedule(Bow(0), Bow(0, 2), Bow(1))
    search = Search(Tiny(), 0, Dice(0), 100)
    assert search.loop_from(state) == []
    assert search.is_whole
    assert search.longest == 5
