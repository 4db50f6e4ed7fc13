"""Tables that are open in this process: read from the store, written one entry at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from tabard.core.errors import IllegalChoiceError, RecordError, UndoError
from tabard.server.problems import ProblemError, no_right, no_table
from tabard.server.store.interface import (
    ClientIdTakenError,
    NumberTakenError,
    Store,
    StoreError,
    TokenRow,
)
from tabard.server.table.journal import Body, FellBack, Played, Said, Undone, stored
from tabard.server.table.live import LiveTable, live_table
from tabard.server.table.names import cleaned
from tabard.server.table.tokens import digest_of
from tabard.server.wire.messages import Accepted, Choose, Say, Undo
from tabard.server.wire.projection import ask_for

HOST = -1
"""The right of whoever created a table."""

IDLE_SECONDS = 600.0
LOOK_SECONDS = 0.5
MOST_IDLE = 64
"""How many tables without viewers stay in memory, and for how long."""

TRIES = 5
"""How often something is tried when other processes are always first."""

T = TypeVar("T")


class MovedOnError(ProblemError):
    """Another process has written first; the table is what that process made of it."""

    def __init__(self) -> None:
        super().__init__("stale", "the table has moved on meanwhile; look at it and try again")


class Tables:
    """All live tables. `after_write` is called when something has been written."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: dict[str, LiveTable] = {}
        self.after_write: Callable[[LiveTable], None] = lambda _: None
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._changes = 0
        self.is_ending = False
        """From then on nothing new is begun: the store is about to be closed."""

    async def start(self) -> None:
        """Look after the tables from now on."""
        self.is_ending = False
        self._changes = await self.store.changes()
        self.spawn(self._look_after())

    async def stop(self) -> None:
        """End all that is going on, and what that begins while it ends."""
        self.is_ending = True
        while self._tasks:
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that goes on even if whoever asked for it hangs up."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def table(self, table: str) -> LiveTable:
        """The live table; read from the store if nobody has it open yet."""
        found = self.live.get(table)
        if found is not None:
            found.touched = time.monotonic()
            return found
        if table not in self._opening:
            task = self._opening[table] = self.spawn(self._open(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> LiveTable:
        row = await self.store.table(table)
        if row is None:
            raise no_table(table)
        rows = await self.store.journal(table)
        try:
            found = live_table(row, rows)
        except RecordError as error:
            raise ProblemError("not_now", str(error)) from None
        self.live[table] = found
        self.after_write(found)
        return found

    async def right_of(self, token: str, table: str) -> int | None:
        """What a secret opens at a table: a seat, or HOST; None without a secret."""
        if not token:
            return None
        row = await self.store.token(digest_of(token))
        if row is None or row.table != table:
            raise no_right()
        return row.seat

    async def surely(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something that goes on even if whoever waits for it is cancelled."""
        return await asyncio.shield(self.spawn(work))

    async def choose(self, table: LiveTable, seat: int, frame: Choose) -> Accepted:
        """Answer for a person: validate, append, only then tell."""

        async def choose_now() -> Accepted:
            if table.is_bots(seat):
                raise ProblemError("not_now", "a bot plays this seat; take it back first")
            return await self._play(table, seat, frame)

        return await self._done_once(table, frame.client_id, choose_now)

    async def _done_once(
        self, table: LiveTable, client_id: str, work: Callable[[], Awaitable[Accepted]]
    ) -> Accepted:
        """Do what was asked for, unless that is done; again where another process was first."""
        async with table.lock:
            for left in range(TRIES - 1, -1, -1):
                done = table.done.get(client_id)
                if done is not None:
                    return Accepted(client_id, done)
                try:
                    return await work()
                except MovedOnError:
                    if left == 0:
                        raise
        raise AssertionError("the last try returns or raises")

    async def choose_for_bot(
        self, table: LiveTable, seat: int, frame: Choose, has_fallen_back: bool
    ) -> None:
        """Answer for a bot, unless its seat was taken back meanwhile."""

        async def choose_now() -> Accepted:
            if not table.is_bots(seat):
                raise ProblemError("not_now", "a person plays this seat again")
            return await self._play(table, seat, frame, has_fallen_back)

        await self._done_once(table, frame.client_id, choose_now)

    async def _play(
        self, table: LiveTable, seat: int, frame: Choose, has_fallen_back: bool = False
    ) -> Accepted:
        question, match = table.questions.get(seat), table.match
        if question is None or match is None:
            raise ProblemError("not_now", f"seat {seat} has nothing to decide now; wait")
        if question.number != frame.number:
            message = f"question {frame.number} is over; the seat is asked {question.number} now"
            raise ProblemError("stale", message, ask=ask_for(table, seat))
        before = len(match.entries)
        try:
            match.play(seat, frame.choice)
        except IllegalChoiceError as error:
            raise ProblemError("illegal", str(error), ask=ask_for(table, seat)) from None
        moves = stored([(e.seat, e.choice.text) for e in match.entries[before:]])
        bodies: list[Body] = [FellBack(seat)] if has_fallen_back else []
        await self.write(table, [*bodies, Played(seat, moves)], frame.client_id)
        return Accepted(frame.client_id, table.number)

    async def undo(self, table: LiveTable, seat: int, frame: Undo) -> Accepted:
        """Take a choice back."""

        async def undo_now() -> Accepted:
            if table.match is None or table.status != "running":
                raise ProblemError("not_now", "no match is going on; there is nothing to undo")
            try:
                taken = table.match.undo(seat)
            except UndoError as error:
                raise ProblemError("not_now", str(error), ask=ask_for(table, seat)) from None
            await self.write(table, [Undone(seat, taken)], frame.client_id)
            return Accepted(frame.client_id, table.number)

        return await self._done_once(table, frame.client_id, undo_now)

    async def say(self, table: LiveTable, seat: int, frame: Say) -> Accepted:
        """Say something at the table."""
        text = cleaned(frame.text)
        if not text:
            raise ProblemError("bad_request", "there is nothing to say in 'text'; write something")

        async def say_now() -> Accepted:
            name = table.seats[seat].name
            if not name:
                raise ProblemError("not_now", "sit down first: nobody has taken this seat yet")
            await self.write(table, [Said(seat, name, text)], frame.client_id)
            return Accepted(frame.client_id, table.number)

        return await self._done_once(table, frame.client_id, say_now)

    async def begin(self, table: LiveTable, beginning: Played) -> None:
        """Write the beginning of a match; the journal then says how it stands."""
        row = table.row(beginning)
        try:
            await self.store.append(table.id, [row], "running")
        finally:
            await self._reload(table)

    async def write(
        self,
        table: LiveTable,
        bodies: Sequence[Body],
        client_id: str = "",
        tokens: Sequence[TokenRow] = (),
        revoked: Sequence[bytes] = (),
    ) -> None:
        """Append entries, in one transaction, under the table's lock; then take them in and tell.

        Whoever looks at the table takes the lock, so that nobody sees what is not durable.
        """
        last = len(bodies) - 1
        rows = [
            table.row(body, client_id if index == last else "", index + 1)
            for index, body in enumerate(bodies)
        ]
        try:
            status = table.next_status()
            news = None if status == table.status else status
            await self.store.append(table.id, rows, news, tokens, revoked)
        except (NumberTakenError, ClientIdTakenError):
            await self._reload(table)
            raise MovedOnError from None
        except BaseException:
            await self._reload(table)
            raise
        for row, body in zip(rows, bodies):
            table.take_in(row, body)
        table.ask()
        table.wake()
        self.after_write(table)

    async def _reload(self, table: LiveTable) -> None:
        """Become what the store says; what was not written is forgotten."""
        try:
            table.fold(await self.store.journal(table.id))
        except StoreError:
            self.live.pop(table.id, None)
            raise
        table.wake()
        self.after_write(table)

    async def _look_after(self) -> None:
        """Notice what other processes write, and let go of tables that nobody looks at."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with suppress(StoreError):
                changes = await self.store.changes()
                if changes != self._changes:
                    self._changes = changes
                    await self._catch_up()
            self._let_go()

    async def _catch_up(self) -> None:
        for table in list(self.live.values()):
            row = await self.store.table(table.id)
            if row is not None and row.number > table.number:
                async with table.lock:
                    if row.number > table.number:
                        await self._reload(table)

    def _let_go(self) -> None:
        idle = [t for t in self.live.values() if t.is_idle()]
        idle.sort(key=lambda table: table.touched)
        now = time.monotonic()
        for index, table in enumerate(idle):
            if index < len(idle) - MOST_IDLE or now - table.touched > IDLE_SECONDS:
                del self.live[table.id]
