"""Tables come into being, are joined, named and started; who sits where."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from tabard.bots.levels import NAMED, is_ours, level_of
from tabard.core.errors import RecordError, SetupError, SnapshotError, TabardError
from tabard.core.game import Game
from tabard.games import GAMES
from tabard.match.chance import is_writable, new_seed
from tabard.match.match import Match
from tabard.match.record import Record, record_from_data
from tabard.match.replaying import replay_record
from tabard.match.snapshots import game_for, game_of, state_from
from tabard.server.problems import ProblemError
from tabard.server.store.interface import JournalRow, TableRow, TokenRow
from tabard.server.table.guests import Guests
from tabard.server.table.house import House
from tabard.server.table.journal import Body, Named, Played, Sat, stored
from tabard.server.table.live import LiveTable, Settings, first_state, table_game
from tabard.server.table.names import cleaned, free_name
from tabard.server.table.tables import HOST, Tables
from tabard.server.table.tokens import digest_of, new_table_id, new_token
from tabard.server.wire.answers import Created, Imported, Joined, SeatLink, Summary
from tabard.server.wire.messages import Seat
from tabard.server.wire.requests import Fork, Join, NewSeat, NewTable, Rename, SetSeat, StandIn

LEVELS = ("random", *NAMED)
"""What people may choose from; any other level that bots know is allowed, too."""

USUAL_LEVEL = "medium"
MOST_ITERATIONS = 10_000
MOST_DREAMS = 100
MOST_MILLISECONDS = 5_000
MOST_LISTED = 100


class Lobby:
    """Everything about tables that is not play."""

    def __init__(self, tables: Tables, house: House, guests: Guests) -> None:
        self.tables = tables
        self.house = house
        self.guests = guests

    async def create(self, new: NewTable) -> Created:
        """A new table; it starts at once if no seat is open."""
        game = game_called(new.game)
        options, seats = dict(new.options), len(new.seats)
        try:
            game.check_seats(seats)
            options = game.full_options(new.options)
        except SetupError as error:
            raise ProblemError("bad_request", str(error)) from None
        if not is_writable(new.seed):
            raise ProblemError("bad_request", "the seed holds half a character; give another text")
        settings = Settings(
            game.key,
            game.rules_version,
            seats,
            options,
            new.seed or new_seed(),
            cleaned(new.name),
        )
        if new.snapshot is not None:
            settings.start, settings.options = await asyncio.to_thread(
                checked_snapshot, game, new.snapshot, seats
            )
            settings.rules = int(new.snapshot["rules"])
        return await self.open(settings, new.seats, new.is_public)

    async def fork(self, table: LiveTable, fork: Fork) -> Created:
        """A new table that goes on from a position of a finished match."""
        if table.match is None or table.status != "over":
            raise ProblemError("not_now", "the match is not over; fork it when it has ended")
        if len(fork.seats) != table.settings.seats:
            message = f"the match has {table.settings.seats} seats; name as many"
            raise ProblemError("bad_request", message)
        record = table.record()
        if fork.move > len(record.moves):
            message = (
                f"the match has {len(record.moves)} moves, not {fork.move}; name an earlier one"
            )
            raise ProblemError("bad_request", message)
        at = await asyncio.to_thread(replay_record, table.game, record, fork.move)
        if at.is_over():
            raise ProblemError("bad_request", "the match is over there; name an earlier move")
        settings = msgspec.structs.replace(
            table.settings,
            seed=new_seed(),
            name=cleaned(fork.name) or table.name,
            start=at.snapshot(),
            forked_from=table.id,
            record=None,
        )
        return await self.open(settings, fork.seats, is_public=False)

    async def import_record(self, data: dict[str, Any]) -> Imported:
        """A finished match from outside, to be watched, verified and forked."""
        record, game = await asyncio.to_thread(checked_record, data)
        settings = Settings(
            game.key,
            record.rules,
            record.seats,
            dict(record.options),
            record.seed,
            "",
            record=record.as_data(),
            hosting=self.house.hosting_of(record),
        )
        names = [cleaned(name)[:40] for name in record.players]
        bodies: list[Body] = []
        for seat in range(record.seats):
            name = names[seat] if seat < len(names) else ""
            bodies.append(Sat(Seat(seat, "person", name or free_name(names, seat))))
        bodies.append(Played(None, stored(record.moves)))
        table = await self._store(settings, bodies, (), is_public=False, status="over")
        return Imported(table.id)

    async def open(self, settings: Settings, seats: Sequence[NewSeat], is_public: bool) -> Created:
        """Store a new table with its seats and secrets, and start it if it is full."""
        taken = [cleaned(seat.name) for seat in seats]
        sitting = [
            _first_seat(number, seat, taken, self.guests) for number, seat in enumerate(seats)
        ]
        check_names(sitting)
        bodies: list[Body] = [Sat(seat) for seat in sitting]
        is_full = all(seat.kind != "open" for seat in sitting)
        if is_full:
            bodies.append(await asyncio.to_thread(_beginning, table_game(settings), settings))
        host = new_token()
        links = [SeatLink(seat.seat, new_token()) for seat in sitting if seat.kind != "bot"]
        secrets = [(HOST, host), *[(link.seat, link.token) for link in links]]
        status = "running" if is_full else "open"
        table = await self._store(settings, bodies, secrets, is_public, status)
        return Created(table.id, host, links)

    async def _store(
        self,
        settings: Settings,
        bodies: Sequence[Body],
        secrets: Sequence[tuple[int, str]],
        is_public: bool,
        status: str,
    ) -> LiveTable:
        game, now = table_game(settings), int(time.time())
        table = LiveTable(new_table_id(), settings, game, is_public, now, settings.name)
        rows: list[JournalRow] = []
        for ahead, body in enumerate(bodies, 1):
            rows.append(table.row(body, ahead=ahead))
        row = TableRow(table.id, msgspec.json.encode(settings), is_public, status, now, len(rows))
        tokens = [TokenRow(digest_of(token), table.id, seat) for seat, token in secrets]
        await self.tables.store.create_table(row, rows, tokens)
        return await self.tables.table(table.id)

    async def open_tables(self) -> list[Summary]:
        """Public tables that wait for people, newest first."""
        found: list[Summary] = []
        for row in await self.tables.store.open_tables(MOST_LISTED):
            table = await self.tables.table(row.id)
            game = table.settings.game
            found.append(Summary(row.id, game, table.name, list(table.seats), row.created))
        return found

    async def join(self, table: LiveTable, right: int | None, join: Join) -> Joined:
        """Sit down at the seat of the link; without one at the first open seat, if public."""
        name = checked_name(join.name)
        async with table.lock:
            if table.status != "open":
                raise ProblemError(
                    "not_now", "the match has begun; watch it, or open another table"
                )
            seat = _open_seat(table) if right in (None, HOST) else right
            if right is None and not table.is_public:
                raise ProblemError("no_token", "this table is private; ask for the link of a seat")
            assert seat is not None
            if table.seats[seat].kind == "bot":
                raise ProblemError("full", "a bot sits there; ask the host to open the seat")
            others = [other.name for other in table.seats if other.seat != seat]
            if name in others:
                raise name_taken(name)
            token = new_token()
            tokens = [TokenRow(digest_of(token), table.id, seat)]
            revoked = await self._digests(table, seat)
            sat = Sat(Seat(seat, "person", name), "sat")
            await self.tables.write(table, [sat], tokens=tokens, revoked=revoked)
            return Joined(seat, token)

    async def leave(self, table: LiveTable, seat: int) -> None:
        """Get up: before the match the seat is free again, in it a bot plays on for good."""
        async with table.lock:
            sitting = table.seats[seat]
            if table.status == "over" or sitting.kind == "open":
                raise ProblemError("not_now", "there is no match or seat to leave here")
            if table.status == "open":
                await self.tables.write(table, [Sat(Seat(seat, "open"), "left")])
                return
            revoked = await self._digests(table, seat)
            gone = Sat(Seat(seat, "bot", sitting.name, sitting.level or USUAL_LEVEL), "resigned")
            await self.tables.write(table, [gone], revoked=revoked)

    async def link(self, table: LiveTable, seat: int) -> SeatLink:
        """A new link for an open seat; older ones no longer open it."""
        async with table.lock:
            check_seat(table, seat)
            if table.status != "open" or table.seats[seat].kind != "open":
                raise ProblemError("not_now", "the seat is not open; open it first")
            token, revoked = new_token(), await self._digests(table, seat)
            tokens = [TokenRow(digest_of(token), table.id, seat)]
            await self.tables.write(table, [Sat(Seat(seat, "open"))], "", tokens, revoked)
            return SeatLink(seat, token)

    async def start(self, table: LiveTable) -> None:
        """Begin the match."""
        async with table.lock:
            if table.status != "open":
                raise ProblemError("not_now", "the match has begun already")
            if any(seat.kind == "open" for seat in table.seats):
                message = "a seat is open; wait for somebody, or put a bot there"
                raise ProblemError("not_now", message)
            beginning = await asyncio.to_thread(_beginning, table.game, table.settings)
            await self.tables.begin(table, beginning)

    async def rename(self, table: LiveTable, rename: Rename) -> None:
        """Give the table another name."""
        name = checked_name(rename.name)
        async with table.lock:
            await self.tables.write(table, [Named(name)])

    async def set_seat(self, table: LiveTable, seat: int, wanted: SetSeat) -> None:
        """Put a bot at an open seat, or open the seat of a bot."""
        async with table.lock:
            if table.status != "open":
                raise ProblemError("not_now", "the match has begun; seats stay as they are")
            check_seat(table, seat)
            if table.seats[seat].kind == "person":
                raise ProblemError("full", "somebody sits there; only they can leave it")
            if wanted.kind == "open":
                await self.tables.write(table, [Sat(Seat(seat, "open"), "left")])
                return
            level = checked_level(wanted.level, self.guests)
            name = free_name([other.name for other in table.seats], seat)
            await self.tables.write(table, [Sat(Seat(seat, "bot", name, level), "sat")])

    async def stand_in(self, table: LiveTable, seat: int, wanted: StandIn) -> None:
        """Hand the own seat to a bot, or take it back."""
        async with table.lock:
            sitting = table.seats[seat]
            if table.status != "running" or sitting.kind != "person":
                raise ProblemError("not_now", "a bot can stand in only while the match goes on")
            if not wanted.level:
                back = Sat(Seat(seat, "person", sitting.name), "back")
                await self.tables.write(table, [back])
                return
            level = checked_level(wanted.level, self.guests)
            bot = Seat(seat, "person", sitting.name, level, stands_in=True)
            await self.tables.write(table, [Sat(bot, "stand_in")])

    async def _digests(self, table: LiveTable, seat: int) -> list[bytes]:
        """The secrets that opened a seat until now."""
        return await self.tables.store.digests(table.id, seat)


def game_called(key: str) -> Game[Any]:
    """The game of that id."""
    if key not in GAMES:
        message = f"there is no game {key[:40]!r}; games: {', '.join(GAMES)}"
        raise ProblemError("not_found", message)
    return GAMES[key]


def checked_name(text: str) -> str:
    """A name that can be seen."""
    name = cleaned(text)
    if not name:
        raise ProblemError("bad_request", "the name is empty; give one that can be seen")
    return name


def check_seat(table: LiveTable, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        message = f"there is no seat {seat}; seats are 0 to {len(table.seats) - 1}"
        raise ProblemError("not_found", message)


def check_names(seats: Sequence[Seat]) -> None:
    """Refuse two of the same name."""
    names = [seat.name for seat in seats if seat.name]
    for name in names:
        if names.count(name) > 1:
            raise name_taken(name)


def name_taken(name: str) -> ProblemError:
    """For a name that somebody at the table has."""
    message = f"somebody here is called {name!r}; take another name"
    return ProblemError("name_taken", message, {"name": name})


def checked_level(level: str, guests: Guests) -> str:
    """A level of bots that is not too slow for a table, or a guest of the host's."""
    wanted = level or USUAL_LEVEL
    if wanted in guests:
        return wanted
    if not is_ours(wanted):
        known = ", ".join([*LEVELS, *guests.names()])
        message = (
            f"there is no bot {wanted!r} at this house; bots: {known}, ismcts:200, expert:500ms"
        )
        raise ProblemError("bad_request", message)
    found = level_of(wanted)
    if found.processes > 1:
        message = f"{wanted!r} thinks in several processes; a table gives each bot one"
        raise ProblemError("bad_request", message)
    iterations = MOST_DREAMS if found.kind == "greedy" else MOST_ITERATIONS
    if found.iterations > iterations or found.milliseconds > MOST_MILLISECONDS:
        most = f"{MOST_MILLISECONDS}ms" if found.milliseconds else str(iterations)
        message = f"{wanted!r} thinks too long for a table; give at most {most}"
        raise ProblemError("bad_request", message)
    return wanted


def checked_snapshot(
    game: Game[Any], data: dict[str, Any], seats: int
) -> tuple[dict[str, Any], dict[str, str]]:
    """A snapshot from outside that can be played on, and the options it was taken with."""
    try:
        if game_of(data) != game.key:
            raise SnapshotError(f"the snapshot is of {game_of(data)}, not of {game.key}")
        state, options = state_from(game_for(game, data), data)
    except TabardError as error:
        raise ProblemError("bad_request", str(error)) from None
    if state.seats != seats:
        message = f"the snapshot has {state.seats} seats, not {seats}; name as many"
        raise ProblemError("bad_request", message)
    return data, options


def checked_record(data: dict[str, Any]) -> tuple[Record, Game[Any]]:
    """A record from outside that replays to the end of its match."""
    try:
        record = record_from_data(data)
        if record.game not in GAMES:
            raise RecordError(f"there is no game {record.game!r}; games: {', '.join(GAMES)}")
        game = GAMES[record.game]
        match = replay_record(game, record)
    except TabardError as error:
        raise ProblemError("bad_request", str(error)) from None
    if not match.is_over():
        message = "the match of this record is not over; finish it first"
        raise ProblemError("bad_request", message)
    return record, game


def _first_seat(number: int, new: NewSeat, taken: Sequence[str], guests: Guests) -> Seat:
    if new.kind == "open":
        return Seat(number, "open")
    name = cleaned(new.name) or free_name(taken, number)
    if new.kind == "person":
        return Seat(number, "person", name)
    return Seat(number, "bot", name, checked_level(new.level, guests))


def _open_seat(table: LiveTable) -> int:
    for seat in table.seats:
        if seat.kind == "open":
            return seat.seat
    raise ProblemError("full", "all seats are taken; watch, or open another table")


def _beginning(game: Game[Any], settings: Settings) -> Played:
    """The first moves, which follow by themselves."""
    state = first_state(game, settings)
    match = Match(game, state, settings.options, settings.seed, settings.start)
    return Played(None, stored([(entry.seat, entry.choice.text) for entry in match.entries]))
