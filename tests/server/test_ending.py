"""A server that ends while bots have something to decide: nothing is begun, nothing looks wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tabard.core.engine import decision_of
from tabard.games import GAMES
from tabard.match.snapshots import trusted_state
from tabard.server.app import make_server
from tabard.server.routes.context import Server
from tabard.server.store.sqlite import SqliteStore
from tabard.server.table.live import LiveTable
from tabard.server.wire.requests import NewSeat, NewTable
from tabard.server.workers.jobs import Answer, Job
from tabard.server.workers.pool import Workers

BOTS = [NewSeat("bot", level="random")] * 3


class Stubborn(Workers):
    """Workers that answer once more when nobody waits any longer."""

    answers = 0

    async def think(self, job: Job, seconds: float | None = None) -> Answer:  # type: ignore[override]
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.answers += 1
            if self.answers > 1:
                raise
        state = trusted_state(GAMES[job.game], job.snapshot)
        decision = decision_of(state, job.seat)
        assert decision is not None
        return Answer(decision.options[0].text, 0)


async def with_bots(server: Server) -> LiveTable:
    created = await server.lobby.create(NewTable("allegiance", BOTS, seed="any"))
    table = await server.tables.table(created.id)
    assert table.questions
    return table


def test_whoever_looks_at_the_end_sets_no_bot_thinking(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        server = make_server(SqliteStore(tmp_path / "tabard.sqlite"), Workers(1, 60.0))
        await server.start()
        table = await with_bots(server)
        await server.stop()
        before = table.number
        server.driver.look(table)
        await asyncio.sleep(0.05)
        assert table.number == before

    asyncio.run(scene())
    assert caplog.messages == []


def test_an_answer_that_comes_too_late_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        server = make_server(SqliteStore(tmp_path / "tabard.sqlite"), Stubborn(1, 60.0))
        await server.open_store()
        await server.tables.start()
        await with_bots(server)
        await asyncio.sleep(0)
        await server.store.close()
        await server.tables.stop()

    asyncio.run(scene())
    assert caplog.messages == []
