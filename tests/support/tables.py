"""Every game at every number of seats: what the contract tests play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import tabard
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.state import Sealed, State
from tabard.core.values import CHANCE, Decision
from tabard.testing.tables import (
    IS_COMPILED,
    MIDDLING,
    MOST_MOVES,
    Table,
    any_option,
    any_pending,
    as_json,
    asked_seat,
    length_of,
    play_match,
    play_out,
    positions,
    positions_apart,
    walk,
)

__all__ = [
    "ALL_TABLES",
    "MIDDLING",
    "MOST_MOVES",
    "SMALL",
    "TABLES",
    "Table",
    "any_option",
    "any_pending",
    "as_json",
    "asked",
    "asked_seat",
    "end_of_match",
    "is_looked_at",
    "length_of",
    "play_match",
    "play_out",
    "positions",
    "positions_apart",
    "walk",
]

ALL_TABLES = [Table(game, seats) for game in tabard.GAMES.values() for seats in game.seats]

TABLES = [
    table
    for table in ALL_TABLES
    if IS_COMPILED or table.seats in (table.game.seats[0], max(2, table.game.seats[0]))
]
"""What is played: with the fewest seats, alone and among others; compiled, with every number."""

SMALL = next(table for table in ALL_TABLES if table.game.key == "allegiance")
"""A table with short matches, where any will do."""


def is_looked_at(match: int, move: int) -> bool:
    """Whether laws are tried before this move: before each in every fifth match, in others before
    every seventh, because what is lost stays lost."""
    return match % 5 == 0 or move % 7 == match % 7


def asked(table: Table, matches: int, every: int) -> Iterator[tuple[State, Decision]]:
    """Positions with a choice that no other seat makes at the same time."""
    for state, _ in positions(table, range(matches), every):
        is_sealed = bool(state.agenda) and isinstance(state.agenda[-1], Sealed)
        for decision in [] if is_sealed else engine.pending(state):
            if decision.seat != CHANCE and len(decision.options) > 1:
                yield state, decision


def end_of_match(table: Table, number: int, choices: int) -> dict[str, Any]:
    """The record of a finished match that begins so many choices before the end of another."""
    match, dice = table.start(number), Dice(number)
    before: list[dict[str, Any]] = []
    while not match.is_over():
        before.append(dict(match.snapshot()))
        play_match(match, dice, 1)
    rest = tabard.restore(before[-choices])
    play_match(rest, dice)
    found: dict[str, Any] = json.loads(as_json(rest.record()))
    return found
