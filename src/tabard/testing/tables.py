"""A game with a number of seats, and random matches there: what laws are tried on."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.errors import RecordError, SnapshotError
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE, Choice, Decision
from tabard.match.match import Match
from tabard.match.record import record_from_data
from tabard.match.replaying import replay_record
from tabard.match.snapshots import game_for, game_of, state_from

IS_COMPILED = not str(engine.__file__).endswith(".py")

SHORT, MIDDLING, LONG = 70, 120, 250
"""So many moves make a short match, one of middle length, and a long one."""

MOST_MOVES = 5_000
"""More moves than any match of any game takes; chance and forced answers counted."""


@dataclass(frozen=True)
class Table:
    """A game and how many sit at it."""

    game: Game[Any]
    seats: int

    def __str__(self) -> str:
        return f"{self.game.key}-{self.seats}"

    def matches(self, count: int) -> range:
        """So many matches; fewer where matches are long, most of all if nothing is compiled."""
        return range(max(1, count // self.pace()))

    def pace(self) -> int:
        """How many times longer than short ones matches are; the compiled engine plays longer."""
        return max(1, length_of(self) // (MIDDLING if IS_COMPILED else SHORT))

    def is_looked_at(self, move: int) -> bool:
        """Whether a test that looks closely at a match does so at this move."""
        return move % max(2 * self.pace() - 1, length_of(self) // LONG) == 0

    def options(self, number: int) -> dict[str, str]:
        """Options for match `number`: the defaults for every other match, else any."""
        if number % 2 == 0:
            return self.game.full_options({})
        dice = Dice(number)
        return {
            option.key: option.choices[dice.below(len(option.choices))]
            for option in self.game.options()
        }

    def new_state(self, number: int) -> State:
        """The settled beginning of match `number`."""
        state: State = self.game.new_state(self.seats, self.options(number))
        engine.settle(state)
        return state

    def start(self, number: int) -> Match:
        """Match `number`, driven from its first move."""
        return self.begun(f"match {number}", self.options(number))

    def begun(self, seed: str, options: Mapping[str, str]) -> Match:
        """A match, whether the game is registered or not."""
        full = self.game.full_options(options)
        return Match(self.game, self.game.new_state(self.seats, full), full, seed)

    def restored(self, snapshot: Mapping[str, object], seed: str = "any") -> Match:
        """A match that goes on from a snapshot, as `tabard.restore` gives it."""
        if game_of(snapshot) != self.game.key:
            raise SnapshotError(f"there is no game {game_of(snapshot)!r} here")
        game = game_for(self.game, snapshot)
        state, options = state_from(game, snapshot)
        return Match(game, state, options, seed, snapshot)

    def replayed(self, record: Mapping[str, object]) -> Match:
        """The match of a record at its last move, as `tabard.replay` gives it."""
        found = record_from_data(record)
        if found.game != self.game.key:
            raise RecordError(f"there is no game {found.game!r} here")
        return replay_record(self.game, found)

    def whole(self, state: State) -> str:
        """All that a state is, table and agenda, as one text."""
        return f"{as_json(self.game.codec.encode(state))} {state.agenda!r}"

    def view(self, state: State, seat: int) -> str:
        """What a viewer sees, as the very bytes that would be sent."""
        return as_json(self.game.view(state, seat))


@cache
def length_of(table: Table) -> int:
    """How many moves a random match takes."""
    return play_out(table.new_state(0), Dice(0))


def as_json(data: object) -> str:
    """JSON text; fails for whatever JSON cannot say."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def any_option(decision: Decision, dice: Dice) -> Choice:
    """A random option; rather an early one, because the late ones tend to end turns."""
    if decision.weights:
        return decision.options[dice.weighted(decision.weights)]
    count = len(decision.options)
    return decision.options[min(dice.below(count), dice.below(count))]


def any_pending(state: State, dice: Dice) -> Decision | None:
    """One of the pending decisions; None when the match is over."""
    waiting = engine.pending(state)
    return waiting[dice.below(len(waiting))] if waiting else None


def walk(table: Table, number: int) -> Iterator[State]:
    """The settled states of random match `number`, each before its next move, the last included."""
    state, dice = table.new_state(number), Dice(number + 77)
    for _ in range(MOST_MOVES):
        yield state
        decision = any_pending(state, dice)
        if decision is None:
            return
        engine.play(state, decision.seat, any_option(decision, dice))
    raise AssertionError(f"{table}: match {number} does not end")


def positions(table: Table, matches: range, apart: int) -> Iterator[tuple[State, Dice]]:
    """Positions of several matches, some `apart` moves from each other, with dice to go on."""
    yield from positions_apart(table, matches, apart * table.pace())


def positions_apart(table: Table, matches: range, apart: int) -> Iterator[tuple[State, Dice]]:
    """Positions of several matches, about so many moves apart in every build."""
    for number in matches:
        dice = Dice(number + 991)
        wait = dice.below(apart)
        for state in walk(table, number):
            wait -= 1
            if wait < 0:
                wait = dice.below(2 * apart)
                yield state, dice


def play_out(state: State, dice: Dice) -> int:
    """Play a state to its end at random; how many moves it took."""
    for moves in range(MOST_MOVES):
        decision = engine.next_decision(state)
        if decision is None:
            return moves
        engine.apply(state, decision.seat, any_option(decision, dice))
    raise AssertionError("the match does not end")


def play_match(match: Match, dice: Dice, moves: int = MOST_MOVES) -> None:
    """Play a driven match on for some choices of its seats, or to its end."""
    for _ in range(moves):
        decision = any_pending(match.state, dice)
        if decision is None:
            return
        match.play(decision.seat, any_option(decision, dice))


def asked_seat(state: State) -> int:
    """The seat of the first pending decision; CHANCE also when the match is over."""
    waiting = engine.pending(state)
    return waiting[0].seat if waiting else CHANCE
