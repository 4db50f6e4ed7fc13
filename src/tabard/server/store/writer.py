"""The writer of a SQLite file: all that is to be written goes through here, in groups.

Everything that is asked for in a few turns of the event loop, or while a commit goes on, is
committed together, so that many tables share the price of one flush to disk. Where the disk answers
in a moment the event loop commits by itself: two threads would wait for each other longer than for
the disk. When the disk is slow or another process is writing, a thread does it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

from tabard.server.store.interface import StoreError
from tabard.server.store.migrations import BUSY_SECONDS, roll_back

MOST_IN_BATCH = 500
TURNS = 4
"""How many more turns of the loop a commit waits for company: each lets further sockets be read,
and where nobody else has anything to say they take no time."""

MOMENT = 0.004
"""Seconds for which the event loop may wait for the disk."""

SLOW_SECONDS = 10.0
SLOW_TIMES = 50
"""How long a disk that took more than a moment is left to the thread: so many times as long as it
took, at most some seconds. So the loop waits for slow commits a fiftieth of its time, and a disk
that was busy once is soon trusted again."""

T = TypeVar("T")


class Task(Generic[T]):
    """Something to be done by the writer, and how it went."""

    def __init__(self, work: Callable[[sqlite3.Connection], T], is_write: bool) -> None:
        self.work = work
        self.is_write = is_write
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.result: list[T] = []
        self.error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        self.error = None
        self.result = [self.work(connection)]

    def tell(self) -> None:
        """Wake whoever waits; in the thread of the event loop."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result[0])


Batch = Sequence[Task[object]]


class Writer:
    """One connection that writes, used by the event loop or the thread, never by both at once."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self.connection = connection
        self.moment = MOMENT
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Task[object]] = []
        self._handed_over: SimpleQueue[Task[object] | None] = SimpleQueue()
        self._open = 0
        """How many tasks the thread has not done yet."""

        self._slow_until = 0.0
        # A daemon: what it has not committed was not acknowledged either.
        self._thread = Thread(target=self._write_on, name="tabard-writer", daemon=True)
        self._thread.start()

    def entrust(self, task: Task[object]) -> None:
        """Do it with all else that is asked for in this turn of the loop and the next few."""
        self._waiting.append(task)
        if len(self._waiting) == 1:
            self._loop.call_soon(self._gather, TURNS)

    def end(self) -> None:
        """Carry out what was begun, then close the connection; waits for it."""
        for task in self._waiting:
            self._handed_over.put(task)
        self._waiting = []
        self._handed_over.put(None)

    def wait(self) -> None:
        """Until the connection is closed."""
        self._thread.join()

    def _gather(self, turns: int) -> None:
        if turns:
            self._loop.call_soon(self._gather, turns - 1)
        else:
            self._begin()

    def _begin(self) -> None:
        batch, self._waiting = self._waiting, []
        if not batch:
            return
        if self._open == 0 and time.monotonic() >= self._slow_until and self._is_done_here(batch):
            tell_all(batch)
            return
        self._open += len(batch)
        for task in batch:
            self._handed_over.put(task)

    def _is_done_here(self, batch: Batch) -> bool:
        """Whether the event loop could do it by itself."""
        begun = time.monotonic()
        try:
            self._carry_out(batch)
        except BusyError:
            return False
        ended = time.monotonic()
        if ended - begun > self.moment:
            self._slow_until = ended + min(SLOW_SECONDS, SLOW_TIMES * (ended - begun))
        return True

    def _write_on(self) -> None:
        """What the thread does until the writer is ended."""
        is_last = False
        while not is_last:
            batch, is_last = next_batch(self._handed_over)
            self._insist(batch)
            if batch:
                self._loop.call_soon_threadsafe(self._told, batch)
        self.connection.close()

    def _told(self, batch: Batch) -> None:
        self._open -= len(batch)
        tell_all(batch)

    def _insist(self, batch: Batch) -> None:
        """Do it, if need be as soon as another process has ended what it writes."""
        deadline = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                self._carry_out(batch)
                return
            except BusyError as busy:
                if time.monotonic() > deadline:
                    self._fail(batch, busy.error)
                    return
                time.sleep(0.002)

    def _carry_out(self, batch: Batch) -> None:
        writes = [task for task in batch if task.is_write]
        if writes:
            self._commit(writes)
        for task in batch:
            if not task.is_write:
                self._try(task)

    def _commit(self, batch: Batch) -> None:
        """All in one transaction; where one of them fails by itself, the others without it."""
        for work in (Task[object].run, self._try_apart):
            try:
                self._transact(batch, work)
                return
            except BusyError:
                raise
            except Exception as error:
                self._fail(batch, error)
                if is_trouble(error):
                    return

    def _transact(
        self, batch: Batch, work: Callable[[Task[object], sqlite3.Connection], None]
    ) -> None:
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise BusyError(error) from None
            raise
        try:
            for task in batch:
                work(task, connection)
            connection.execute("COMMIT")
        except BaseException:
            roll_back(connection)
            raise

    def _try_apart(self, task: Task[object], connection: sqlite3.Connection) -> None:
        """Do it if it can be done; the rest of the transaction goes on."""
        connection.execute("SAVEPOINT apart")
        try:
            task.run(connection)
        except Exception as error:
            if is_trouble(error):
                raise
            task.error = error
            connection.execute("ROLLBACK TO apart")
        connection.execute("RELEASE apart")

    def _fail(self, batch: Batch, error: Exception) -> None:
        for task in batch:
            task.error = self._as_told(error)

    def _try(self, task: Task[object]) -> None:
        try:
            task.run(self.connection)
        except Exception as error:
            task.error = self._as_told(error)

    def _as_told(self, error: Exception) -> Exception:
        if isinstance(error, sqlite3.Error):
            return StoreError(f"{self.path} cannot be written: {error}")
        return error


class BusyError(Exception):
    """Another process is writing; nothing was done."""

    def __init__(self, error: sqlite3.Error) -> None:
        super().__init__(str(error))
        self.error = error


def next_batch(tasks: SimpleQueue[Task[object] | None]) -> tuple[list[Task[object]], bool]:
    """Wait for a task; it and all that wait behind it, and whether nothing will follow."""
    batch: list[Task[object]] = []
    task = tasks.get()
    while task is not None:
        batch.append(task)
        if len(batch) == MOST_IN_BATCH:
            return batch, False
        try:
            task = tasks.get_nowait()
        except Empty:
            return batch, False
    return batch, True


def tell_all(batch: Batch) -> None:
    """Acknowledge what has been committed."""
    for task in batch:
        task.tell()


def is_trouble(error: Exception) -> bool:
    """Whether the file is to blame, so that trying the others would only take longer."""
    return isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError)
