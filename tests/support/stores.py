"""A store on a file, and rows to keep in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tabard.server.store.interface import JournalRow, Store, TableRow
from tabard.server.store.migrations import MIGRATIONS, Migration
from tabard.server.store.sqlite import SqliteStore

Scene = Callable[[Store], Coroutine[None, None, None]]


def a_table(name: str, status: str = "open", created: int = 1, is_public: bool = True) -> TableRow:
    return TableRow(name, b'{"game":"tiny"}', is_public, status, created, 0)


def a_row(number: int, client_id: str = "") -> JournalRow:
    return JournalRow(number, "choice", b'{"seat":0}', client_id, 1000 + number)


@asynccontextmanager
async def opened(path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> AsyncIterator[Store]:
    store = SqliteStore(path, migrations)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def on_a_store(path: Path, scene: Scene) -> None:
    async def run() -> None:
        async with opened(path) as store:
            await scene(store)

    asyncio.run(run())


async def holds(store: Store, table: str, count: int) -> None:
    assert [row.number for row in await store.journal(table)] == [*range(1, count + 1)]
