"""The store: durable, all or nothing, one number once, whoever writes."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import tabard
from support.stores import a_row, a_table, holds, on_a_store, opened
from tabard.server.store.interface import (
    ClientIdTakenError,
    JournalRow,
    NumberTakenError,
    Store,
    StoreError,
    TableRow,
    TableTakenError,
    TokenRow,
    UnknownTableError,
)
from tabard.server.store.sqlite import SqliteStore
from tabard.server.store.writer import MOST_IN_BATCH


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables" / "tabard.db"


def test_what_was_kept_is_there_after_opening_again(path: Path) -> None:
    async def keep(store: Store) -> None:
        await store.create_table(a_table("a"), [a_row(1)], [TokenRow(b"host", "a", -1)])
        await store.append("a", [a_row(2), a_row(3, "click")], status="running")

    async def look(store: Store) -> None:
        assert await store.table("a") == TableRow("a", b'{"game":"tiny"}', True, "running", 1, 3)
        assert await store.journal("a") == [a_row(1), a_row(2), a_row(3, "click")]
        assert await store.journal("a", after=2) == [a_row(3, "click")]
        assert await store.token(b"host") == TokenRow(b"host", "a", -1)
        assert await store.running_tables() == ["a"]

    on_a_store(path, keep)
    on_a_store(path, look)


def test_what_is_not_there_is_none(path: Path) -> None:
    async def scene(store: Store) -> None:
        assert await store.table("a") is None
        assert await store.journal("a") == []
        assert await store.token(b"nobody") is None
        assert await store.open_tables(10) == []

    on_a_store(path, scene)


def test_only_open_public_tables_are_listed_newest_first(path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.create_table(a_table("old", created=1), [], [])
        await store.create_table(a_table("private", created=2, is_public=False), [], [])
        await store.create_table(a_table("running", "running", created=3), [], [])
        await store.create_table(a_table("new", created=4), [a_row(1)], [])
        await store.create_table(a_table("newest", created=5), [], [])
        assert [row.id for row in await store.open_tables(10)] == ["newest", "new", "old"]
        assert [row.id for row in await store.open_tables(1)] == ["newest"]
        assert [row.number for row in await store.open_tables(10)] == [0, 1, 0]

    on_a_store(path, scene)


def test_many_append_at_once(path: Path) -> None:
    names, count = [f"table {number}" for number in range(40)], 2 * MOST_IN_BATCH // 40 + 5

    async def write(store: Store, name: str) -> None:
        await store.create_table(a_table(name), [], [])
        for number in range(1, count + 1):
            await store.append(name, [a_row(number, f"click {number}")])

    async def scene(store: Store) -> None:
        await asyncio.gather(*[write(store, name) for name in names])
        for name in names:
            assert [row.number for row in await store.journal(name)] == [*range(1, count + 1)]

    on_a_store(path, scene)


def test_what_waits_together_is_committed_together(path: Path) -> None:
    async def scene() -> None:
        store, statements = SqliteStore(path), list[str]()
        await store.open()
        await store.create_table(a_table("a"), [], [])
        store._writer.connection.set_trace_callback(statements.append)
        await asyncio.gather(*[store.append("a", [a_row(number)]) for number in range(1, 301)])
        assert 1 <= statements.count("COMMIT") < 30
        await holds(store, "a", 300)
        await store.close()

    asyncio.run(scene())


def test_one_conflict_does_not_fail_the_others_of_its_batch(path: Path) -> None:
    async def scene(store: Store) -> None:
        names = [f"table {number}" for number in range(10)]
        await asyncio.gather(*[store.create_table(a_table(name), [], []) for name in names])
        # All are handed over before the writer can take the first: one batch, or few.
        appends = [store.append(name, [a_row(1)]) for name in (*names, *names, "nowhere")]
        results = await asyncio.gather(*appends, return_exceptions=True)
        kinds = [None if result is None else type(result) for result in results]
        assert kinds == [*[None] * 10, *[NumberTakenError] * 10, UnknownTableError]
        for name in names:
            assert await store.journal(name) == [a_row(1)]

    on_a_store(path, scene)


def test_two_stores_on_one_file_cannot_both_append_a_number(path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.create_table(a_table("a"), [a_row(1)], [])
        async with opened(path) as other:
            await other.append("a", [a_row(2, "theirs")])
            with pytest.raises(NumberTakenError, match="table a"):
                await store.append("a", [a_row(2, "ours")], status="over")
            row = await store.table("a")
            assert row is not None
            assert (row.status, row.number) == ("open", 2)
            await store.append("a", [a_row(3, "ours")])
            assert await other.journal("a", after=2) == [a_row(3, "ours")]

    on_a_store(path, scene)


def test_two_stores_race_and_every_number_is_there_once(path: Path) -> None:
    async def race(store: Store, name: str) -> int:
        won = 0
        while True:
            rows = await store.journal("a")
            if len(rows) >= 60:
                return won
            try:
                await store.append("a", [a_row(len(rows) + 1, f"{name} {won}")])
                won += 1
            except NumberTakenError:
                continue

    async def scene(store: Store) -> None:
        await store.create_table(a_table("a"), [], [])
        async with opened(path) as other:
            won = await asyncio.gather(race(store, "one"), race(other, "two"))
        rows = await store.journal("a")
        assert [row.number for row in rows] == [*range(1, len(rows) + 1)]
        assert sum(won) == len(rows)

    on_a_store(path, scene)


def test_only_the_commits_of_others_are_changes(path: Path) -> None:
    async def scene(store: Store) -> None:
        async with opened(path) as other:
            await store.create_table(a_table("a"), [], [])
            before = await store.changes()
            await store.append("a", [a_row(1)])
            assert await store.changes() == before
            await other.append("a", [a_row(2)])
            assert await store.changes() > before

    on_a_store(path, scene)


def test_a_client_id_is_kept_once_a_table(path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.create_table(a_table("a"), [a_row(1, "click")], [])
        await store.create_table(a_table("b"), [a_row(1, "click"), a_row(2), a_row(3)], [])
        with pytest.raises(ClientIdTakenError):
            await store.append("a", [a_row(2), a_row(3, "click")])
        assert await store.journal("a") == [a_row(1, "click")]

    on_a_store(path, scene)


def test_a_table_is_created_once_and_whole_or_not_at_all(path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.create_table(a_table("a"), [], [TokenRow(b"host", "a", -1)])
        with pytest.raises(TableTakenError):
            await store.create_table(a_table("a"), [], [])
        with pytest.raises(StoreError):
            await store.create_table(a_table("b"), [a_row(1)], [TokenRow(b"host", "b", -1)])
        assert await store.table("b") is None
        assert await store.journal("b") == []

    on_a_store(path, scene)


def test_a_row_that_leaves_a_gap_is_our_mistake(path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.create_table(a_table("a"), [], [])
        with pytest.raises(AssertionError, match="gap"):
            await store.append("a", [a_row(2)])

    on_a_store(path, scene)


def test_a_revoked_token_opens_nothing(path: Path) -> None:
    async def scene(store: Store) -> None:
        tokens = [TokenRow(b"link", "a", 0), TokenRow(b"host", "a", -1)]
        await store.create_table(a_table("a"), [], tokens)
        await store.create_table(a_table("b"), [], [TokenRow(b"other", "b", 0)])
        new = [TokenRow(b"seat", "a", 0)]
        await store.append("a", [a_row(1)], tokens=new, revoked=[b"link", b"other"])
        assert await store.token(b"link") is None
        assert await store.token(b"seat") == new[0]
        assert await store.token(b"host") == tokens[1]
        assert await store.digests("a", 0) == [b"seat"]
        assert await store.token(b"other") is not None, "another table's tokens are not touched"

    on_a_store(path, scene)


def test_a_cancelled_append_is_carried_out(path: Path) -> None:
    async def keep(store: Store) -> None:
        await store.create_table(a_table("a"), [], [])
        task = asyncio.create_task(store.append("a", [a_row(1)]))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.append("a", [a_row(2)])
        assert await store.journal("a") == [a_row(1), a_row(2)]

    on_a_store(path, keep)


def test_closing_carries_out_what_was_begun_and_takes_no_more(path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.create_table(a_table("a"), [], [])
        task = asyncio.create_task(store.append("a", [a_row(1)]))
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        await task
        with pytest.raises(StoreError, match="not open"):
            await store.append("a", [a_row(2)])
        with pytest.raises(StoreError, match="not open"):
            await store.journal("a")

    asyncio.run(scene())
    on_a_store(path, lambda store: holds(store, "a", 1))


def test_a_full_disk_fails_every_append_that_waits_and_none_later(path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.create_table(a_table("a"), [], [])
        await store.create_table(a_table("b"), [], [])
        size = store._writer.connection.execute("PRAGMA page_count").fetchone()[0]
        store._writer.connection.execute(f"PRAGMA max_page_count = {size}")
        large = JournalRow(1, "choice", b"x" * 500_000, "", 1)
        results = await asyncio.gather(
            store.append("a", [large]), store.append("b", [large]), return_exceptions=True
        )
        assert [type(result) for result in results] == [StoreError, StoreError]
        assert await store.journal("a") == []
        store._writer.connection.execute("PRAGMA max_page_count = 1000000")
        await store.append("a", [large])
        await store.close()

    asyncio.run(scene())


def test_reading_a_file_that_has_lost_a_table_is_an_error_of_the_store(path: Path) -> None:
    async def scene(store: Store) -> None:
        with closing(sqlite3.connect(path)) as other:
            other.execute("DROP TABLE tokens")
        with pytest.raises(StoreError, match="cannot be read"):
            await store.token(b"host")

    on_a_store(path, scene)


WRITER = """
import asyncio, pathlib, sys
from tabard.server.store.sqlite import SqliteStore
from tabard.server.store.interface import JournalRow, TableRow

async def write(store, name):
    await store.create_table(TableRow(name, b"{}", True, "open", 1, 0), [], [])
    for number in range(1, 100_000):
        await store.append(name, [JournalRow(number, "choice", b"{}", "", 1)])
        print(name, number, flush=True)

async def main():
    store = SqliteStore(pathlib.Path(sys.argv[1]))
    await store.open()
    await asyncio.gather(*[write(store, f"table {number}") for number in range(5)])

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [5, 40, 111, 333])
def test_a_killed_process_loses_nothing_that_was_acknowledged(path: Path, lines: int) -> None:
    source = str(Path(tabard.__file__).parent.parent)
    command = [sys.executable, "-c", WRITER, str(path)]
    environment = {**os.environ, "PYTHONPATH": source}
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout, 1):
            name, _, number = line.rpartition(" ")
            acknowledged[name] = int(number)
            if count == lines:
                process.send_signal(signal.SIGKILL)
                break

    async def look(store: Store) -> None:
        for name, number in acknowledged.items():
            rows = await store.journal(name)
            assert len(rows) >= number
            await holds(store, name, len(rows))

    on_a_store(path, look)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
