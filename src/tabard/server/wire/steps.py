"""A match in steps, as one looks back at it: its moves when it is over, what was told before."""

from __future__ import annotations

from dataclasses import dataclass

from tabard.match.match import Entry
from tabard.server.table.live import LiveTable, MovesTold

EVERYBODY = -2
"""The eyes of all seats together; only for a match that is over."""


@dataclass(frozen=True)
class Step:
    """Whose it was, what belongs to it, and how many moves of the match are made with it."""

    seat: int | None
    entries: list[Entry]
    moves: int


def steps_of(table: LiveTable) -> list[Step]:
    """From the beginning on.

    While a match goes on, a step is what the log told at once: how many moves that were, of chance
    or forced, might hint at what is hidden.
    """
    match = table.match
    assert match is not None
    if table.status == "over":
        moves = [
            Step(entry.seat if entry.seat >= 0 else None, [entry], number)
            for number, entry in enumerate(match.entries, 1)
        ]
        return [Step(None, [], 0), *moves]
    steps: list[Step] = []
    made = 0
    for told in table.told:
        if isinstance(told, MovesTold):
            entries = table.moves_of(told.number)
            made += len(entries)
            steps.append(Step(told.seat, entries, made))
    return steps
