"""The store in one SQLite file: a writer with group commit, and a thread that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar, cast

from tabard.server.store.interface import (
    ClientIdTakenError,
    ConflictError,
    JournalRow,
    NumberTakenError,
    StoreError,
    TableRow,
    TableTakenError,
    TokenRow,
    UnknownTableError,
)
from tabard.server.store.migrations import MIGRATIONS, Migration, connected, number, prepared
from tabard.server.store.writer import Task, Writer

WRITES_TO_CHECKPOINT = 400
"""After so many the log is carried over into the file, beside what goes on."""

_TABLE = (
    "SELECT id, settings, is_public, status, created,"
    " (SELECT coalesce(max(number), 0) FROM journal WHERE tbl = tables.id) FROM tables"
)

_NEXT_ROW = (
    "INSERT INTO journal SELECT ?1, ?2, ?3, ?4, ?5, ?6"
    " WHERE ?2 = 1 + (SELECT coalesce(max(number), 0) FROM journal WHERE tbl = ?1)"
)

T = TypeVar("T")


class SqliteStore:
    """A store in one file; any number of processes may have it open."""

    def __init__(self, path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self.path = path
        self._migrations = migrations
        self._is_open = False
        self._writes = 0

    async def open(self) -> None:
        """Open or make the file and bring it to the newest version."""
        self._loop = asyncio.get_running_loop()
        self._reader = ThreadPoolExecutor(1, "tabard-reader")
        try:
            writing = await self._loop.run_in_executor(
                self._reader, prepared, self.path, self._migrations
            )
            self._reading = await self._loop.run_in_executor(self._reader, connected, self.path)
        except BaseException:
            self._reader.shutdown(wait=False)
            raise
        self._writer = Writer(self.path, writing)
        self._is_open = True

    async def close(self) -> None:
        """Carry out what was begun, then close the file."""
        if not self._is_open:
            return
        self._is_open = False
        self._writer.end()
        await self._loop.run_in_executor(self._reader, self._writer.wait)
        await self._loop.run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()

    async def create_table(
        self, row: TableRow, journal: Sequence[JournalRow], tokens: Sequence[TokenRow]
    ) -> None:
        """A new table with its first rows, all or nothing."""

        def write(connection: sqlite3.Connection) -> None:
            insert_table(connection, row)
            insert_rows(connection, row.id, journal)
            insert_tokens(connection, tokens)

        await self._written(write)

    async def append(
        self,
        table: str,
        rows: Sequence[JournalRow],
        status: str | None = None,
        tokens: Sequence[TokenRow] = (),
        revoked: Sequence[bytes] = (),
    ) -> None:
        """The next rows of a table, all or nothing; their numbers follow the latest one."""

        def write(connection: sqlite3.Connection) -> None:
            insert_rows(connection, table, rows)
            if status is not None:
                set_status(connection, table, status)
            if revoked:
                delete_tokens(connection, table, revoked)
            if tokens:
                insert_tokens(connection, tokens)

        await self._written(write)

    async def table(self, table: str) -> TableRow | None:
        """One table."""
        found = await self._read(lambda c: table_rows(c, "WHERE id = ?", (table,)))
        return found[0] if found else None

    async def journal(self, table: str, after: int = 0) -> list[JournalRow]:
        """Rows of a table behind a number, in order."""
        query = (
            "SELECT number, kind, body, client_id, at FROM journal"
            " WHERE tbl = ? AND number > ? ORDER BY number"
        )
        return await self._read(
            lambda c: [JournalRow(*row) for row in c.execute(query, (table, after))]
        )

    async def token(self, digest: bytes) -> TokenRow | None:
        """Whose secret it is, unless it was revoked."""
        query = "SELECT digest, tbl, seat FROM tokens WHERE digest = ?"
        found = await self._read(lambda c: [TokenRow(*row) for row in c.execute(query, (digest,))])
        return found[0] if found else None

    async def digests(self, table: str, seat: int) -> list[bytes]:
        """The secrets that open a seat."""
        query = "SELECT digest FROM tokens WHERE tbl = ? AND seat = ?"
        return await self._read(
            lambda connection: [row[0] for row in connection.execute(query, (table, seat))]
        )

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Public tables that wait for people, newest first."""
        query = "WHERE is_public = 1 AND status = 'open' ORDER BY created DESC LIMIT ?"
        return await self._read(lambda c: table_rows(c, query, (limit,)))

    async def running_tables(self) -> list[str]:
        """Ids of the tables at which a match is going on."""
        query = "SELECT id FROM tables WHERE status = 'running' ORDER BY id"
        return await self._read(lambda c: [str(row[0]) for row in c.execute(query)])

    async def house_secret(self) -> bytes:
        """The secret key of the house; one for all processes."""
        found = await self._read(lambda c: c.execute("SELECT secret FROM house").fetchone())
        return bytes(found[0])

    async def changes(self) -> int:
        """A number that grows whenever another process has kept something."""
        # Only the writing connection tells others' commits from ours.
        return await self._entrusted(Task(lambda c: number(c, "PRAGMA data_version"), False))

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        self._check_open()
        try:
            return await self._loop.run_in_executor(self._reader, query, self._reading)
        except sqlite3.Error as error:
            raise StoreError(f"{self.path} cannot be read: {error}") from error

    async def _written(self, write: Callable[[sqlite3.Connection], None]) -> None:
        await self._entrusted(Task(write, True))
        self._writes += 1
        if self._writes % WRITES_TO_CHECKPOINT == 0 and self._is_open:
            self._loop.run_in_executor(self._reader, carry_over, self._reading)

    async def _entrusted(self, task: Task[T]) -> T:
        self._check_open()
        self._writer.entrust(cast("Task[object]", task))
        return await task.done

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreError(f"{self.path} is not open")


def carry_over(connection: sqlite3.Connection) -> None:
    """Carry what the log holds over into the file, as far as nobody needs it."""
    # What cannot be carried over now stays in the log; nothing is lost.
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


def table_rows(
    connection: sqlite3.Connection, condition: str, values: tuple[str | int, ...]
) -> list[TableRow]:
    """Tables of which a condition holds."""
    return [
        TableRow(table, settings, is_public == 1, status, created, latest)
        for table, settings, is_public, status, created, latest in connection.execute(
            f"{_TABLE} {condition}", values
        )
    ]


def insert_table(connection: sqlite3.Connection, row: TableRow) -> None:
    values = (row.id, row.settings, int(row.is_public), row.status, row.created)
    statement = "INSERT INTO tables VALUES (?, ?, ?, ?, ?)"
    _insert(connection, statement, [values], TableTakenError(f"there is a table {row.id}"))


def insert_rows(connection: sqlite3.Connection, table: str, rows: Sequence[JournalRow]) -> None:
    """Rows that follow the latest one of a table; each in one statement, which looks and writes."""
    taken = ClientIdTakenError(f"table {table} has a row of the same client id")
    for row in rows:
        values = (table, row.number, row.kind, row.body, row.client_id, row.at)
        if _insert(connection, _NEXT_ROW, [values], taken) == 0:
            query = "SELECT coalesce(max(number), 0) FROM journal WHERE tbl = ?"
            latest = number(connection, query, (table,))
            assert row.number <= latest, f"table {table}: row {row.number} leaves a gap"
            raise NumberTakenError(f"table {table} has row {latest}; {row.number} is taken")


def insert_tokens(connection: sqlite3.Connection, tokens: Sequence[TokenRow]) -> None:
    values = [(token.digest, token.table, token.seat) for token in tokens]
    taken = ConflictError("the token is in use")
    _insert(connection, "INSERT INTO tokens VALUES (?, ?, ?)", values, taken)


def delete_tokens(connection: sqlite3.Connection, table: str, digests: Sequence[bytes]) -> None:
    connection.executemany(
        "DELETE FROM tokens WHERE digest = ? AND tbl = ?", [(digest, table) for digest in digests]
    )


def set_status(connection: sqlite3.Connection, table: str, status: str) -> None:
    changed = connection.execute("UPDATE tables SET status = ? WHERE id = ?", (status, table))
    if changed.rowcount == 0:
        raise UnknownTableError(f"there is no table {table}")


def _insert(
    connection: sqlite3.Connection,
    statement: str,
    rows: Sequence[tuple[str | int | bytes, ...]],
    taken: ConflictError,
) -> int:
    """How many rows were inserted."""
    try:
        return connection.executemany(statement, rows).rowcount
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
            raise UnknownTableError("there is no such table") from None
        raise taken from None
