"""Two processes on one file: one writer a number, and each learns what the other does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.parts import a_table, choice_of
from server.support import Eyes, client_id
from tabard.server.app import make_server
from tabard.server.problems import ProblemError
from tabard.server.routes.context import Server
from tabard.server.routes.limits import Limits
from tabard.server.store.interface import JournalRow
from tabard.server.store.sqlite import SqliteStore
from tabard.server.wire.messages import Say
from tabard.server.wire.projection import news_for
from tabard.server.workers.pool import Workers


async def two_servers(file: Path, scene: Callable[[Server, Server], Awaitable[None]]) -> None:
    """Two processes on one file, as far as the file can tell."""
    servers = [make_server(SqliteStore(file), Workers(1, 1.0), Limits(0)) for _ in range(2)]
    for server in servers:
        await server.open_store()
        await server.tables.start()
    try:
        await scene(*servers)
    finally:
        for server in servers:
            await server.tables.stop()
            await server.store.close()


def numbers(rows: list[JournalRow]) -> list[int]:
    return [row.number for row in rows]


def test_two_processes_on_one_file_never_write_the_same_number(tmp_path: Path) -> None:
    async def scene(here: Server, there: Server) -> None:
        table, created = await a_table(here)
        other = await there.tables.table(created.id)
        accepted = refused = 0
        for _ in range(12):
            frames = [choice_of(one, next(iter(one.questions))) for one in (table, other)]
            tries = [
                here.tables.choose(table, next(iter(table.questions)), frames[0]),
                there.tables.choose(other, next(iter(other.questions)), frames[1]),
            ]
            for outcome in await asyncio.gather(*tries, return_exceptions=True):
                if isinstance(outcome, BaseException):
                    assert isinstance(outcome, ProblemError)
                    assert outcome.problem.code in ("stale", "not_now")
                    refused += 1
                else:
                    accepted += 1
        rows = await here.store.journal(table.id)
        assert numbers(rows) == list(range(1, len(rows) + 1))
        assert accepted == len(rows) - 4
        assert refused > 0

    asyncio.run(two_servers(tmp_path / "tabard.sqlite", scene))


def test_whoever_was_second_is_told_what_is_asked_now(tmp_path: Path) -> None:
    async def scene(here: Server, there: Server) -> None:
        table, created = await a_table(here)
        other = await there.tables.table(created.id)
        late = choice_of(other, 0, option=1)
        await here.tables.choose(table, 0, choice_of(table))
        with pytest.raises(ProblemError) as refusal:
            await there.tables.choose(other, 0, late)
        assert refusal.value.problem.code == "stale"
        assert news_for(other, 0, 0) == news_for(table, 0, 0)
        assert refusal.value.ask is not None
        assert refusal.value.ask.number == other.questions[0].number != late.number

    asyncio.run(two_servers(tmp_path / "tabard.sqlite", scene))


def test_the_same_choice_sent_to_both_processes_is_made_once(tmp_path: Path) -> None:
    async def scene(here: Server, there: Server) -> None:
        table, created = await a_table(here)
        other = await there.tables.table(created.id)
        frame = choice_of(table)
        first = await here.tables.choose(table, 0, frame)
        assert await there.tables.choose(other, 0, frame) == first
        assert len(await here.store.journal(table.id)) == first.number

    asyncio.run(two_servers(tmp_path / "tabard.sqlite", scene))


def test_viewers_of_the_other_process_learn_what_happens(tmp_path: Path) -> None:
    async def scene(here: Server, there: Server) -> None:
        table, created = await a_table(here)
        other = await there.tables.table(created.id)
        watcher = Eyes()
        other.arrive(watcher, 1)
        watcher.clear()
        await here.tables.choose(table, 0, choice_of(table))
        await here.tables.say(table, 1, Say(client_id(), "Hello over there"))
        async with asyncio.timeout(5):
            while other.number < table.number:
                await watcher.wait()
                watcher.clear()
        for viewer in (0, 1, None):
            assert news_for(other, viewer, 0) == news_for(table, viewer, 0)

    asyncio.run(two_servers(tmp_path / "tabard.sqlite", scene))


def test_a_secret_revoked_in_one_process_is_void_in_the_other(tmp_path: Path) -> None:
    async def scene(here: Server, there: Server) -> None:
        table, created = await a_table(here)
        token = created.links[1].token
        assert await there.tables.right_of(token, table.id) == 1
        await here.lobby.leave(table, 1)
        with pytest.raises(ProblemError) as refusal:
            await there.tables.right_of(token, table.id)
        assert refusal.value.problem.code == "wrong_token"

    asyncio.run(two_servers(tmp_path / "tabard.sqlite", scene))


def test_a_table_that_nobody_looks_at_is_let_go_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabard.server.table.tables.MOST_IDLE", 0)
    monkeypatch.setattr("tabard.server.table.tables.LOOK_SECONDS", 0.02)

    async def scene(here: Server, _: Server) -> None:
        table, created = await a_table(here)
        await here.tables.choose(table, 0, choice_of(table))
        before = news_for(table, 0, 0)
        await asyncio.sleep(0.2)
        assert here.tables.live == {}
        assert news_for(await here.tables.table(created.id), 0, 0) == before

    asyncio.run(two_servers(tmp_path / "tabard.sqlite", scene))
