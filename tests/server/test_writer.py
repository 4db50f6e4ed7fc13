"""Who commits: the event loop where the disk is quick, a thread where it is not or others write."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from support.stores import a_row, a_table, holds
from tabard.server.store.interface import NumberTakenError, StoreError
from tabard.server.store.sqlite import SqliteStore
from tabard.server.store.writer import Task, Writer

MAIN = threading.main_thread()


class Watched:
    """A store in whose transactions we look on."""

    def __init__(self, path: Path) -> None:
        self.store = SqliteStore(path)
        self.committers: list[threading.Thread] = []

    async def open(self, moment: float) -> Writer:
        await self.store.open()
        writer = self.store._writer
        writer.moment = 60.0
        await self.store.create_table(a_table("a"), [], [])
        writer.moment = moment
        writer.connection.set_trace_callback(self.look)
        return writer

    def look(self, statement: str) -> None:
        if statement == "COMMIT":
            self.committers.append(threading.current_thread())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tabard.sqlite"


def test_a_quick_disk_is_written_to_by_the_event_loop_itself(path: Path) -> None:
    async def scene() -> None:
        watched = Watched(path)
        await watched.open(60.0)
        for number in range(1, 6):
            await watched.store.append("a", [a_row(number)])
        assert watched.committers == [MAIN] * 5
        await watched.store.close()

    asyncio.run(scene())


def test_a_slow_disk_is_left_to_the_thread(path: Path) -> None:
    async def scene() -> None:
        watched = Watched(path)
        await watched.open(0.0)
        for number in range(1, 6):
            await watched.store.append("a", [a_row(number)])
        assert watched.committers[0] is MAIN
        assert MAIN not in watched.committers[1:]
        await holds(watched.store, "a", 5)
        await watched.store.close()

    asyncio.run(scene())


def test_the_event_loop_goes_on_while_another_process_writes(path: Path) -> None:
    async def scene() -> None:
        watched = Watched(path)
        await watched.open(60.0)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(watched.store.append("a", [a_row(1)]))
            turns = 0
            begun = time.monotonic()
            while time.monotonic() < begun + 0.2:
                await asyncio.sleep(0.001)
                turns += 1
            assert not waiting.done()
            assert turns > 20
            other.execute("COMMIT")
        await waiting
        await holds(watched.store, "a", 1)
        assert MAIN not in watched.committers
        await watched.store.append("a", [a_row(2)])
        assert watched.committers[-1] is MAIN
        await watched.store.close()

    asyncio.run(scene())


def test_whoever_waits_too_long_for_another_process_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabard.server.store.writer.BUSY_SECONDS", 0.05)

    async def scene() -> None:
        watched = Watched(path)
        await watched.open(60.0)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="locked"):
                await watched.store.append("a", [a_row(1)])
            other.execute("COMMIT")
        await watched.store.append("a", [a_row(1)])
        await watched.store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("moment", [60.0, 0.0])
def test_of_a_group_only_what_conflicts_is_refused_in_one_more_commit(
    path: Path, moment: float
) -> None:
    async def scene() -> None:
        watched = Watched(path)
        await watched.open(moment)
        await watched.store.append("a", [a_row(1)])
        watched.committers.clear()
        wanted = [watched.store.append("a", [a_row(number)]) for number in (2, 1, 3, 2, 4)]
        results = await asyncio.gather(*wanted, return_exceptions=True)
        refused = [isinstance(result, NumberTakenError) for result in results]
        assert refused == [False, True, False, True, False]
        assert len(watched.committers) == 1
        await holds(watched.store, "a", 4)
        await watched.store.close()

    asyncio.run(scene())


def test_what_was_begun_is_carried_out_when_the_store_is_closed(path: Path) -> None:
    async def scene() -> None:
        watched = Watched(path)
        await watched.open(60.0)
        begun = asyncio.ensure_future(watched.store.append("a", [a_row(1)]))
        await asyncio.sleep(0)
        await watched.store.close()
        await asyncio.wait_for(begun, 5)

    asyncio.run(scene())
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM journal").fetchone() == (1,)


def test_the_log_is_carried_over_beside_what_goes_on(path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.create_table(a_table("a"), [], [])
        for number in range(1, 1001):
            await store.append("a", [a_row(number)])
        await holds(store, "a", 1000)
        assert path.stat().st_size > 1000 * 20
        await store.close()

    asyncio.run(scene())


def test_what_only_reads_needs_no_transaction(path: Path) -> None:
    def count(connection: sqlite3.Connection) -> object:
        return connection.execute("SELECT count(*) FROM tables").fetchone()[0]

    async def scene() -> None:
        watched = Watched(path)
        writer = await watched.open(60.0)
        work: Callable[[sqlite3.Connection], object] = count
        task = Task(work, False)
        writer.entrust(task)
        assert await task.done == 1
        assert watched.committers == []
        await watched.store.close()

    asyncio.run(scene())
