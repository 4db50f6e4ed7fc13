"""One live table: its journal folded into seats, match and log. It tells nobody anything."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import msgspec

from tabard.core.errors import RecordError, SetupError
from tabard.core.game import Game
from tabard.core.state import Sealed, State
from tabard.core.values import Decision, Event
from tabard.games import GAMES
from tabard.match.match import Entry, Match
from tabard.match.record import Move, Record, record_from_data
from tabard.match.replaying import replay_record
from tabard.match.snapshots import trusted_state
from tabard.server.store.interface import JournalRow, TableRow
from tabard.server.table.journal import (
    BODIES,
    KINDS,
    Again,
    Body,
    FellBack,
    Named,
    Played,
    Said,
    Sat,
    Undone,
    read,
)
from tabard.server.wire.frames import Parts
from tabard.server.wire.messages import (
    ChatEntry,
    Hosting,
    NoteEntry,
    NoteKey,
    Seat,
    Status,
    UndoEntry,
)


class Settings(msgspec.Struct):
    """What a table was created with; never changes, and never leaves: it holds the seed."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: str
    name: str
    start: dict[str, Any] | None = None
    forked_from: str = ""
    record: dict[str, Any] | None = None
    """The record that was imported, if one was."""

    hosting: Hosting = "unsigned"
    """Where that record was played, as far as it was signed."""


@dataclass
class MovesTold:
    """A journal entry of moves: whose choice it was; what it holds is found in the match."""

    number: int
    seat: int | None


Told = MovesTold | UndoEntry | ChatEntry | NoteEntry


@dataclass(frozen=True)
class Question:
    """What a seat is asked, and the number under which it was first asked."""

    number: int
    decision: Decision


class Watcher(Protocol):
    """Somebody who looks at a table."""

    def wake(self) -> None:
        """Something may have changed: look again when nobody writes to the table."""


@dataclass
class LiveTable:
    """The journal of a table, folded. One writer at a time holds its lock."""

    id: str
    settings: Settings
    game: Game[Any]
    is_public: bool
    created: int
    name: str
    status: Status = "open"
    number: int = 0
    seats: list[Seat] = field(default_factory=list)
    match: Match | None = None
    told: list[Told] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    """Of the journal entry that each move of the match came with."""

    times: list[int] = field(default_factory=list)
    """When each move of the match was made."""

    done: dict[str, int] = field(default_factory=dict)
    """Numbers by the client ids of what was asked for."""

    again: dict[bool, str] = field(default_factory=dict)
    """Tables set up for the same people: a rematch, a duplicate."""

    questions: dict[int, Question] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: dict[Watcher, int | None] = field(default_factory=dict)
    """Who looks, and with which eyes."""

    presence: int = 0
    """Changes whenever somebody comes or goes."""

    frames: dict[tuple[int | None, int], bytes] = field(default_factory=dict)
    """Frames already written for this number, by eyes and by what they had seen."""

    public: msgspec.Raw | None = None
    """What everybody sees of the table at this number, as it is written."""

    parts: Parts = field(default_factory=Parts)
    """Parts of views as they were last written."""

    events: dict[int, list[tuple[Event, dict[str, Any]]]] = field(default_factory=dict)
    """Events of the journal's entries that were told since this number, with all their data."""

    entries: dict[int, tuple[object, msgspec.Raw]] = field(default_factory=dict)
    """The same entries as they were last told, and how they were written."""

    touched: float = field(default_factory=time.monotonic)

    def row(self, body: Body, client_id: str = "", ahead: int = 1) -> JournalRow:
        """The next entry of the journal, not yet written."""
        kind = KINDS[type(body)]
        if isinstance(body, Played) and body.seat is None:
            kind = "start"
        at = int(time.time())
        return JournalRow(self.number + ahead, kind, msgspec.json.encode(body), client_id, at)

    def fold(self, rows: Sequence[JournalRow]) -> None:
        """Become what the whole journal says."""
        self.status, self.number, self.match, self.name = "open", 0, None, self.settings.name
        self.seats, self.told, self.done, self.again = [], [], {}, {}
        self.numbers, self.times = [], []
        moves: list[Move] = []
        for row in rows:
            body = msgspec.json.decode(row.body, type=BODIES[row.kind])
            if isinstance(body, Played):
                moves += read(body.moves)
                self.note_moves(row, body)
            elif isinstance(body, Undone):
                moves = [move for index, move in enumerate(moves) if index not in body.taken]
                self.forget_moves(body.taken)
            self.note(row, body)
        if any(row.kind == "start" for row in rows):
            self.match = self._played(moves)
        self.ask()

    def next_status(self) -> Status:
        """What the table will be when what was just played is written."""
        if self.match is None:
            return "open"
        return "over" if self.match.is_over() else "running"

    def take_in(self, row: JournalRow, body: Body) -> None:
        """Take in an entry that was just written, and whose moves the match has made already."""
        if isinstance(body, Played):
            self.note_moves(row, body)
        elif isinstance(body, Undone):
            self.forget_moves(body.taken)
        self.note(row, body)

    def note_moves(self, row: JournalRow, body: Played) -> None:
        """Remember with which entry moves came, and when."""
        self.numbers += [row.number] * len(body.moves)
        self.times += [row.at] * len(body.moves)

    def forget_moves(self, taken: Sequence[int]) -> None:
        """Moves taken back belong to no entry of the journal any more."""
        self.numbers = [n for index, n in enumerate(self.numbers) if index not in taken]
        self.times = [at for index, at in enumerate(self.times) if index not in taken]

    def note(self, row: JournalRow, body: Body) -> None:
        """Remember what an entry says, apart from the moves themselves."""
        self.number = row.number
        self.frames.clear()
        self.public = None
        self.events.clear()
        self.entries.clear()
        if row.client_id:
            self.done[row.client_id] = row.number
        match body:
            case Sat():
                self._seat(row, body)
            case Named():
                self.name = body.name
                self.told.append(NoteEntry(row.number, "renamed", None, body.name))
            case Played():
                if row.kind == "start":
                    self.told.append(NoteEntry(row.number, "started", None, ""))
                    self.status = "running"
                self.told.append(MovesTold(row.number, body.seat))
            case Undone():
                self._forget(row, body)
            case Said():
                said = ChatEntry(row.number, body.seat, body.name, body.text, row.at)
                self.told.append(said)
            case FellBack():
                name = self.seats[body.seat].name
                self.told.append(NoteEntry(row.number, "fell_back", body.seat, name))
            case Again():
                self.again[body.is_duplicate] = body.table
                key: NoteKey = "duplicate" if body.is_duplicate else "again"
                note = NoteEntry(row.number, key, body.seat, body.name, body.table)
                self.told.append(note)

    def _seat(self, row: JournalRow, body: Sat) -> None:
        seat = body.seat.seat
        before = self.seats[seat].name if seat < len(self.seats) else ""
        self.seats[seat : seat + 1] = [body.seat]
        if body.note is not None:
            name = body.seat.name if body.note in ("sat", "stand_in", "back") else before
            self.told.append(NoteEntry(row.number, body.note, seat, name or body.seat.name))

    def _forget(self, row: JournalRow, body: Undone) -> None:
        """Entries without a move left are gone from every log."""
        left = set(self.numbers)
        gone = [
            told.number
            for told in self.told
            if isinstance(told, MovesTold) and told.seat is not None and told.number not in left
        ]
        self.told = [
            told for told in self.told if not (isinstance(told, MovesTold) and told.number in gone)
        ]
        self.told.append(UndoEntry(row.number, body.seat, gone))

    def _played(self, moves: Sequence[Move]) -> Match:
        """The match after these moves, with its own chance to go on with."""
        settings = self.settings
        if settings.rules != self.game.rules_version:
            raise RecordError(
                f"this match of {settings.game} was played by rules version {settings.rules}; "
                f"this program plays version {self.game.rules_version}"
            )
        if settings.record is not None:
            return replay_record(self.game, record_from_data(settings.record))
        state = first_state(self.game, settings)
        options = settings.options
        return Match(self.game, state, options, settings.seed, settings.start, moves)

    def ask(self) -> None:
        """Number what the seats are asked now."""
        self.questions = {}
        if self.match is None:
            return
        if self.match.is_over() or self.settings.record is not None:
            self.status = "over"
            return
        for decision in self.match.pending():
            number = self._asked_at(decision.seat)
            self.questions[decision.seat] = Question(number, decision)

    def _asked_at(self, seat: int) -> int:
        """The number of the latest entry that could change what the seat is asked.

        It follows from the journal alone, so that a choice sent again after a restart still fits.
        Secret picks of others change nothing while the seat picks, too.
        """
        assert self.match is not None
        is_sealed = isinstance(self.match.state.agenda[-1], Sealed)
        for told in reversed(self.told):
            if isinstance(told, ChatEntry | NoteEntry):
                continue
            if is_sealed and told.seat not in (seat, None) and self._is_secret(told):
                continue
            return told.number
        return 0

    def _is_secret(self, told: MovesTold | UndoEntry) -> bool:
        """Whether it is nothing but a secret pick, made or taken back."""
        if isinstance(told, UndoEntry):
            return True
        return all(entry.is_sealed and not entry.taught for entry in self.moves_of(told.number))

    def moves_of(self, number: int) -> list[Entry]:
        """The moves of the match that came with an entry of the journal."""
        assert self.match is not None
        entries = self.match.entries
        last = len(self.numbers)
        while last > 0 and self.numbers[last - 1] > number:
            last -= 1
        first = last
        while first > 0 and self.numbers[first - 1] == number:
            first -= 1
        return entries[first:last]

    def record(self) -> Record:
        """The record of the match, with the players' names; as it came, if it was imported."""
        assert self.match is not None
        if self.settings.record is not None:
            return record_from_data(self.settings.record)
        players = tuple(seat.name for seat in self.seats)
        return replace(self.match.as_record(), players=players)

    def is_bots(self, seat: int) -> bool:
        """Whether a bot plays the seat, its own or a person's."""
        return self.seats[seat].kind == "bot" or self.seats[seat].stands_in

    def is_idle(self) -> bool:
        """Whether nobody looks at the table, writes to it or, as a bot, is asked something."""
        is_thinking = any(self.is_bots(seat) for seat in self.questions)
        return not self.watchers and not self.lock.locked() and not is_thinking

    def wake(self) -> None:
        """Let everybody who watches look again, as soon as nobody writes."""
        for watcher in self.watchers:
            watcher.wake()

    def arrive(self, watcher: Watcher, viewer: int | None) -> None:
        """Somebody begins to watch."""
        self.watchers[watcher] = viewer
        self.presence += 1
        self.wake()

    def depart(self, watcher: Watcher) -> None:
        """Somebody is gone."""
        del self.watchers[watcher]
        self.presence += 1
        self.touched = time.monotonic()
        self.wake()

    def online(self) -> list[int]:
        """Seats that are connected."""
        return sorted({seat for seat in self.watchers.values() if seat is not None})

    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(seat is None for seat in self.watchers.values())


def table_game(settings: Settings) -> Game[Any]:
    """The game of a table, by the rules that it was created with if they are still played."""
    game = GAMES[settings.game]
    with suppress(SetupError):
        return game.under(settings.rules)
    return game


def first_state(game: Game[Any], settings: Settings) -> State:
    """The position from which the match of a table begins."""
    if settings.start is None:
        state: State = game.new_state(settings.seats, settings.options)
        return state
    return trusted_state(game, settings.start)


def live_table(row: TableRow, rows: Sequence[JournalRow]) -> LiveTable:
    """A table as its journal tells it."""
    settings = msgspec.json.decode(row.settings, type=Settings)
    game = table_game(settings)
    table = LiveTable(row.id, settings, game, row.is_public, row.created, settings.name)
    table.fold(rows)
    return table
