"""What the rows of a table's journal hold: who sat down, what was played, taken back and said."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tabard.core.values import CHANCE
from tabard.match.record import CHANCE_NAME, Move
from tabard.server.wire.messages import NoteKey, Seat

StoredMove = tuple[int | str, str]


class Sat(msgspec.Struct):
    """Who sits at a seat from now on, and how the log puts it."""

    seat: Seat
    note: NoteKey | None = None


class Named(msgspec.Struct):
    """Another name for the table."""

    name: str


class Played(msgspec.Struct):
    """A choice and what followed by itself; the beginning of a match is nobody's choice."""

    seat: int | None
    moves: list[StoredMove]


class Undone(msgspec.Struct):
    """A choice taken back: the moves of these numbers are gone."""

    seat: int
    taken: list[int]


class Said(msgspec.Struct):
    """Something said at the table."""

    seat: int
    name: str
    text: str


class FellBack(msgspec.Struct):
    """A bot did not answer in time; the seat's greedy choice was taken."""

    seat: int


class Again(msgspec.Struct):
    """Another table that somebody has set up for the same people."""

    seat: int | None
    name: str
    table: str
    is_duplicate: bool


Body = Sat | Named | Played | Undone | Said | FellBack | Again
BODIES: dict[str, type[Body]] = {
    "seat": Sat,
    "name": Named,
    "start": Played,
    "moves": Played,
    "undo": Undone,
    "chat": Said,
    "fell_back": FellBack,
    "again": Again,
}
KINDS: dict[type[Body], str] = {body: kind for kind, body in BODIES.items() if kind != "start"}


def stored(moves: Iterable[Move]) -> list[StoredMove]:
    """Moves as they are written."""
    return [(CHANCE_NAME if seat == CHANCE else seat, text) for seat, text in moves]


def read(moves: Iterable[StoredMove]) -> list[Move]:
    """Moves as they are played."""
    return [(CHANCE if isinstance(seat, str) else seat, text) for seat, text in moves]
