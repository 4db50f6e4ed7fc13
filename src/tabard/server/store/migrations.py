"""The SQLite file: its schema, version by version, and how it is opened."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tabard.core.errors import SetupError

APPLICATION = 0x54424152
"""Marks the file as ours, whatever its name."""

BUSY_SECONDS = 5.0
"""How long to wait for another process that is writing."""

MOST_PAGES = 8000
"""So long may the log grow before a commit waits until it is carried over."""

FIRST = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    settings BLOB NOT NULL,
    is_public INTEGER NOT NULL,
    status TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE journal (
    tbl TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    client_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (tbl, number)
) WITHOUT ROWID;

CREATE TABLE tokens (
    digest BLOB PRIMARY KEY,
    tbl TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL
) WITHOUT ROWID;

CREATE UNIQUE INDEX sent_once ON journal (tbl, client_id) WHERE client_id <> '';
CREATE INDEX holders ON tokens (tbl, seat);
CREATE INDEX listed ON tables (created) WHERE is_public = 1 AND status = 'open';
CREATE INDEX running ON tables (id) WHERE status = 'running'
"""

Migration = Callable[[sqlite3.Connection], None]


def first_schema(connection: sqlite3.Connection) -> None:
    """Version 1: tables, journals, tokens."""
    for statement in FIRST.split(";"):
        connection.execute(statement)


def add_house(connection: sqlite3.Connection) -> None:
    """Version 2: the secret key of the house, which signs what was played here.

    It lies in the file, not beside it: whoever moves or restores the one file keeps the key that
    older records are signed with. The file is closed to others already, for it holds seeds.
    """
    connection.execute(
        "CREATE TABLE house (id INTEGER PRIMARY KEY CHECK (id = 1), secret BLOB NOT NULL)"
    )
    # Any 32 bytes are a key of Ed25519.
    connection.execute("INSERT INTO house VALUES (1, ?)", (secrets.token_bytes(32),))


MIGRATIONS: tuple[Migration, ...] = (first_schema, add_house)
"""Each brings the file to the next version; a published one never changes."""


def roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def number(connection: sqlite3.Connection, query: str, values: tuple[str, ...] = ()) -> int:
    """The one number that a query answers."""
    return int(connection.execute(query, values).fetchone()[0])


def connected(path: Path) -> sqlite3.Connection:
    """A connection whose transactions are begun and ended by us, from any thread."""
    return sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )


def prepared(path: Path, migrations: Sequence[Migration]) -> sqlite3.Connection:
    """A connection to write with; the file is made or brought to the newest version."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # It holds seeds of matches that are not over: nobody else may read it.
        path.touch(mode=0o600)
        connection = connected(path)
    except (OSError, sqlite3.Error) as error:
        raise SetupError(_cannot_be_kept(path, error)) from None
    try:
        use_write_ahead_log(connection)
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection, path, migrations)
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA wal_autocheckpoint = {MOST_PAGES}")
        # The writer itself says how long to wait for another process.
        connection.execute("PRAGMA busy_timeout = 0")
    except sqlite3.OperationalError as error:
        connection.close()
        raise SetupError(_cannot_be_kept(path, error)) from None
    except sqlite3.DatabaseError as error:
        connection.close()
        raise SetupError(f"{path} is no database ({error}); name another file") from None
    except BaseException:
        connection.close()
        raise
    return connection


def _cannot_be_kept(path: Path, error: Exception) -> str:
    return f"tables cannot be kept in {path} ({error}); name a file in a folder you may write to"


def use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Readers then never wait for the writer."""
    # While another process does the same, SQLite gives up at once instead of waiting.
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)
            continue
        if mode != "wal":
            raise sqlite3.OperationalError("the file system knows no shared memory")
        return


def migrate(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    """Bring the file to the newest version, all or nothing; refuses what is not ours."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = checked_version(connection, path, len(migrations))
        for migration in migrations[version:]:
            migration(connection)
        if version < len(migrations):
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute("COMMIT")
    except BaseException:
        roll_back(connection)
        raise


def checked_version(connection: sqlite3.Connection, path: Path, newest: int) -> int:
    """The version of the file, 0 for an empty one."""
    version = number(connection, "PRAGMA user_version")
    is_empty = number(connection, "SELECT count(*) FROM sqlite_schema") == 0
    is_ours = number(connection, "PRAGMA application_id") == APPLICATION
    if not is_ours and not (is_empty and version == 0):
        raise SetupError(f"{path} is a database of another program; name another file")
    if version > newest:
        raise SetupError(
            f"{path} is of version {version}, made by a newer Tabard; this one reads up to "
            f"version {newest}: install the newer one, or name another file"
        )
    return version
