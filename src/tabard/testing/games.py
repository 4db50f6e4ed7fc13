"""Games from outside, held to the laws of every game."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from tabard.core.game import Codec, Game
from tabard.games import GAMES
from tabard.games.registry import game_from
from tabard.testing.laws import Law, all_laws, said
from tabard.testing.report import Report, shortened
from tabard.testing.tables import Table

LAWS = Path(__file__).parent

Tried = Callable[[str], None]
"""Told which law is tried next."""


def check_game(
    game: str | Game[Any] | type[Game[Any]], seats: Sequence[int] = (), tried: Tried | None = None
) -> Report:
    """Hold a game, by its id, itself or its class, to every law at every number of seats.

    What does not hold is told in the report; nothing is raised for it.
    """
    report = Report(str(game))
    try:
        found = GAMES[game] if isinstance(game, str) else game_from(game)
        tables = [Table(found, count) for count in seats or found.seats]
    except Exception as error:
        report.add("beginning", "", told(error, error.__traceback__))
        return report
    report.subject = found.key
    if type(found.codec).broken_law is Codec.broken_law:
        report.notes.append("its codec says of no state which law it breaks; see broken_law")
    for law in all_laws():
        if tried is not None:
            tried(said(law))
        if all(holds(law, table, report) for table in tables):
            report.passed.append(said(law))
    return report


def holds(law: Law, table: Table, report: Report) -> bool:
    """Whether a law holds at a table; if not, the report says what is wrong."""
    try:
        law(table)
    except Exception as error:
        seats = f"{table.seats} seat{'s' if table.seats > 1 else ''}"
        report.add(said(law), seats, told(error, error.__traceback__))
        return False
    return True


def told(error: Exception, trace: TracebackType | None) -> str:
    """What went wrong in one line: what a law says, or where the game itself failed."""
    frames = traceback.extract_tb(trace)
    if isinstance(error, AssertionError):
        if str(error):
            return shortened(str(error))
        if frames:
            return f"this does not hold: {frames[-1].line}"
    words = shortened(f"{type(error).__name__}: {error}")
    own = [frame for frame in frames if LAWS not in Path(frame.filename).parents]
    place = f" ({Path(own[-1].filename).name}, line {own[-1].lineno}, in {own[-1].name})"
    return words + (place if own else "")
