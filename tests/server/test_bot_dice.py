"""Nobody can foretell a bot at a web table; when the seed is revealed, everybody can follow it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from server.hearing import Heard
from tabard.match.chance import bot_seed
from tabard.server.app import make_server
from tabard.server.routes.context import Server
from tabard.server.routes.limits import Limits
from tabard.server.store.sqlite import SqliteStore
from tabard.server.table.live import LiveTable
from tabard.server.wire.requests import NewSeat, NewTable, StandIn
from tabard.server.workers.jobs import Job, think

PEOPLE = [NewSeat("person")] * 3


def jobs_of(folder: Path, scene: Callable[[Server], Awaitable[None]]) -> list[tuple[Job, str]]:
    """What the workers of a server were asked in a scene."""
    workers = Heard()

    async def run() -> None:
        server = make_server(SqliteStore(folder / "tabard.sqlite"), workers, Limits(0))
        await server.start()
        try:
            async with asyncio.timeout(120):
                await scene(server)
        finally:
            await server.stop()

    asyncio.run(run())
    return workers.heard


async def a_table(server: Server, seats: list[NewSeat], seed: str) -> LiveTable:
    created = await server.lobby.create(NewTable("allegiance", seats, seed=seed))
    return await server.tables.table(created.id)


async def until_over(table: LiveTable) -> None:
    while table.status != "over":
        await asyncio.sleep(0.02)


def test_what_is_public_does_not_tell_a_bots_dice(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        for seed in ("one", "another"):
            table = await a_table(server, PEOPLE, seed)
            assert table.match is not None
            # Now the two have all in common that anybody is told of them.
            table.match.commitment = "c" * 64
            await server.lobby.stand_in(table, 0, StandIn("random"))
            while 0 in table.questions:
                await asyncio.sleep(0.02)

    asked: dict[str, Job] = {}
    for job, _ in jobs_of(tmp_path, scene):
        asked.setdefault(job.table, job)
    one, another = asked.values()
    assert (one.number, one.seat) == (another.number, another.seat)
    assert one.seed != another.seed


def test_a_hint_has_other_dice_than_the_bot_that_answers(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        table = await a_table(server, PEOPLE, "any")
        await server.driver.hint(table, 0)
        await server.lobby.stand_in(table, 0, StandIn("random"))
        while 0 in table.questions:
            await asyncio.sleep(0.02)

    (hint, _), (answer, _), *_ = jobs_of(tmp_path, scene)
    assert (hint.is_hint, answer.is_hint) == (True, False)
    assert (hint.number, hint.seat) == (answer.number, answer.seat)
    assert hint.seed != answer.seed


def test_after_the_end_everybody_can_follow_every_choice(tmp_path: Path) -> None:
    seeds: list[str] = []

    async def scene(server: Server) -> None:
        table = await a_table(server, [NewSeat("bot", level="greedy")] * 3, "")
        await until_over(table)
        seeds.append(table.record().seed)

    heard = jobs_of(tmp_path, scene)
    assert len({job.seed for job, _ in heard}) == len(heard) > 20
    for job, choice in heard:
        assert job.seed == bot_seed(seeds[0], job.number, job.seat)
        assert think(job).choice == choice
