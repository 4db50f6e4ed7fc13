"""The file of the store: migrated when it is older, refused when it is newer or not ours."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from support.stores import a_row, a_table, on_a_store, opened
from tabard.core.errors import SetupError
from tabard.server.store.interface import Store
from tabard.server.store.migrations import MIGRATIONS
from tabard.server.store.sqlite import SqliteStore

NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables" / "tabard.db"


def add_mood(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'merry'")


def fail(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE half (id INTEGER)")
    raise SetupError("the migration failed")


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def test_an_older_file_is_migrated_and_keeps_what_it_holds(path: Path) -> None:
    async def scene() -> None:
        async with opened(path) as store:
            await store.create_table(a_table("a"), [a_row(1)], [])
        async with opened(path, [*MIGRATIONS, add_mood]) as store:
            assert await store.journal("a") == [a_row(1)]

    asyncio.run(scene())
    assert version_of(path) == len(MIGRATIONS) + 1
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT id, mood FROM tables").fetchall() == [("a", "merry")]


def test_a_migration_that_fails_leaves_the_file_as_it_was(path: Path) -> None:
    on_a_store(path, lambda store: store.create_table(a_table("a"), [], []))
    with pytest.raises(SetupError, match="migration failed"):
        asyncio.run(SqliteStore(path, [*MIGRATIONS, add_mood, fail]).open())
    assert version_of(path) == len(MIGRATIONS)
    on_a_store(path, lambda store: store.append("a", [a_row(1)]))


def refusal(path: Path) -> str:
    with pytest.raises(SetupError) as refused:
        asyncio.run(SqliteStore(path).open())
    message = str(refused.value)
    assert str(path) in message
    return message


def test_a_newer_file_is_refused(path: Path) -> None:
    async def scene() -> None:
        async with opened(path, [*MIGRATIONS, add_mood]):
            pass

    asyncio.run(scene())
    assert f"version {len(MIGRATIONS) + 1}, made by a newer Tabard" in refusal(path)
    assert version_of(path) == len(MIGRATIONS) + 1


@pytest.mark.parametrize(
    "content", [b"Dear diary,\n" * 200, b"\0" * 5000, b"SQLite format 3\0" * 99]
)
def test_a_file_that_is_no_database_is_refused_and_left_alone(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)
    assert "name another file" in refusal(file)
    assert file.read_bytes() == content


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "songs.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE songs (id INTEGER)")
    assert "of another program" in refusal(file)


def test_a_place_where_nothing_can_be_kept_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert "folder you may write to" in refusal(tmp_path / "file" / "tabard.db")
    assert "folder you may write to" in refusal(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="no such permissions")
def test_an_unwritable_folder_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with stepped_down():
        assert "folder you may write to" in refusal(tmp_path / "tabard.db")


@contextmanager
def stepped_down() -> Iterator[None]:
    """Be nobody for a while, if we are root, who may write everywhere."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


@pytest.mark.skipif(sys.platform == "win32", reason="no such permissions")
def test_nobody_else_may_read_the_file(path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.create_table(a_table("a"), [], [])
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600

    on_a_store(path, scene)


def test_several_may_open_a_new_file_at_once(path: Path) -> None:
    async def scene() -> None:
        stores = [SqliteStore(path) for _ in range(8)]
        await asyncio.gather(*[store.open() for store in stores])
        for number, store in enumerate(stores):
            await store.create_table(a_table(f"table {number}"), [], [])
        for store in stores:
            assert len(await store.open_tables(99)) == 8
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(scene())
