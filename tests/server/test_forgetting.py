"""At a table a bot goes on from its last click, unless something came between that it missed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from server.parts import choice_of
from server.support import client_id
from tabard.server.app import make_server
from tabard.server.routes.context import Server
from tabard.server.routes.limits import Limits
from tabard.server.store.sqlite import SqliteStore
from tabard.server.table import driver as driver_module
from tabard.server.table.live import LiveTable
from tabard.server.wire.messages import Undo
from tabard.server.wire.requests import NewSeat, NewTable, StandIn
from tabard.server.workers.bot_cache import KeptBots
from tabard.server.workers.jobs import Answer, Job, think
from tabard.server.workers.pool import Workers, WorkerTimeoutError

LEVEL = "expert:20"


class Openly(Workers):
    """Workers that think here, with all they keep in sight; for seat 0 only when they are let."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.kept = KeptBots()
        self.jobs: list[Job] = []
        self.choices: dict[int, str] = {}
        self.let = asyncio.Semaphore(0)
        self.expected = 1
        self.failing = 0

    async def start(self) -> None:
        return

    async def think(self, job: Job, seconds: float | None = None) -> Answer:  # type: ignore[override]
        if job.seat:
            return think(job)
        self.jobs.append(job)
        await self.let.acquire()
        if self.failing:
            self.failing -= 1
            raise WorkerTimeoutError("it took too long")
        answer = think(job, self.kept)
        self.choices[job.number] = answer.choice
        return answer

    async def answered(self, count: int) -> Job:
        """Let so many be answered where one follows the other; the job that is waiting then."""
        for _ in range(count):
            self.let.release()
        self.expected += count
        return await self.asked(self.expected)

    async def asked(self, count: int) -> Job:
        async with asyncio.timeout(20):
            while len(self.jobs) < count:
                await asyncio.sleep(0.005)
        assert len(self.jobs) == count
        return self.jobs[-1]

    async def is_as_new(self, job: Job) -> bool:
        """Whether the job is answered as by a bot that remembers nothing."""
        assert job is self.jobs[-1]
        self.let.release()
        async with asyncio.timeout(20):
            while job.number not in self.choices:
                await asyncio.sleep(0.005)
        return self.choices[job.number] == think(replace(job, answered=None)).choice


Scene = Callable[[Server, Openly, LiveTable], Awaitable[None]]


RANDOM = NewSeat("bot", level="random")


def at_a_table(folder: Path, scene: Scene, rival: NewSeat = RANDOM) -> None:
    """Play a scene at a table at which an expert stands in for a person."""

    async def run() -> None:
        workers = Openly()
        server = make_server(SqliteStore(folder / "tabard.sqlite"), workers, Limits(0))
        await server.start()
        try:
            seats = [NewSeat("person"), rival]
            created = await server.lobby.create(NewTable("castellans", seats, seed="any"))
            table = await server.tables.table(created.id)
            await server.lobby.stand_in(table, 0, StandIn(LEVEL))
            await scene(server, workers, table)
        finally:
            await server.stop()

    asyncio.run(run())


def test_every_click_says_which_one_the_bot_answered_last(tmp_path: Path) -> None:
    async def scene(server: Server, workers: Openly, table: LiveTable) -> None:
        await workers.answered(3)
        answered = [job.answered for job in workers.jobs]
        assert answered == [None, *[job.number for job in workers.jobs[:-1]]]
        assert len(workers.kept) == 1

    at_a_table(tmp_path, scene)


def test_after_an_undo_a_new_bot_begins(tmp_path: Path) -> None:
    async def scene(server: Server, workers: Openly, table: LiveTable) -> None:
        await workers.answered(1)
        await server.lobby.stand_in(table, 0, StandIn(""))
        await server.tables.undo(table, 0, Undo(client_id()))
        await server.lobby.stand_in(table, 0, StandIn(LEVEL))
        job = await workers.asked(3)
        assert job.number > workers.jobs[1].number
        assert job.answered is None
        # The question that the undo took away is answered in vain, and first.
        workers.let.release()
        assert await workers.is_as_new(job)
        assert (await workers.asked(4)).answered == job.number

    at_a_table(tmp_path, scene)


@pytest.mark.parametrize("between", ["nothing", "undo", "person"])
def test_what_came_between_two_moves_of_a_bot_is_heeded(tmp_path: Path, between: str) -> None:
    async def scene(server: Server, workers: Openly, table: LiveTable) -> None:
        workers.let = asyncio.Semaphore(1000)
        while 1 not in table.questions:
            await asyncio.sleep(0.005)
        before = len(workers.jobs)
        await server.tables.choose(table, 1, choice_of(table, 1))
        if between == "undo":
            await server.tables.undo(table, 1, Undo(client_id()))
        elif between == "person":
            for level in ("", LEVEL):
                await server.lobby.stand_in(table, 0, StandIn(level))
        while 1 in table.questions:
            await server.tables.choose(table, 1, choice_of(table, 1))
        while len(workers.jobs) == before:
            await asyncio.sleep(0.005)
        last = workers.jobs[before - 1].number
        assert workers.jobs[before].answered == (last if between == "nothing" else None)

    at_a_table(tmp_path, scene, NewSeat("person"))


@pytest.mark.parametrize("has_chosen", [True, False])
def test_after_a_person_sat_there_a_new_bot_begins(tmp_path: Path, has_chosen: bool) -> None:
    async def scene(server: Server, workers: Openly, table: LiveTable) -> None:
        await workers.answered(1)
        await server.lobby.stand_in(table, 0, StandIn(""))
        workers.let.release()
        while workers.jobs[1].number not in workers.choices:
            await asyncio.sleep(0.005)
        if has_chosen:
            await server.tables.choose(table, 0, choice_of(table))
        await server.lobby.stand_in(table, 0, StandIn(LEVEL))
        job = await workers.asked(3)
        assert job.answered is None
        workers.choices.clear()
        assert await workers.is_as_new(job)

    at_a_table(tmp_path, scene)


def test_after_a_bot_of_another_level_a_new_bot_begins(tmp_path: Path) -> None:
    async def scene(server: Server, workers: Openly, table: LiveTable) -> None:
        await workers.answered(1)
        await server.lobby.stand_in(table, 0, StandIn("random"))
        other = await workers.answered(1)
        assert other.level == "random"
        await server.lobby.stand_in(table, 0, StandIn(LEVEL))
        job = await workers.answered(1)
        assert job.level == LEVEL
        assert await workers.is_as_new(job)

    at_a_table(tmp_path, scene)


def test_after_the_greedy_one_helped_out_a_new_bot_begins(tmp_path: Path) -> None:
    async def scene(server: Server, workers: Openly, table: LiveTable) -> None:
        await workers.answered(1)
        workers.failing = 1
        greedy = await workers.answered(1)
        assert (greedy.level, greedy.answered) == (driver_module.FALLBACK, None)
        job = await workers.answered(1)
        assert job.answered is None
        assert await workers.is_as_new(job)

    at_a_table(tmp_path, scene)


def test_after_a_restart_a_new_bot_begins(tmp_path: Path) -> None:
    async def scene(server: Server, workers: Openly, table: LiveTable) -> None:
        await workers.answered(2)
        await server.stop()
        again = make_server(SqliteStore(tmp_path / "tabard.sqlite"), workers, Limits(0))
        await again.start()
        await again.tables.table(table.id)
        job = await workers.asked(4)
        assert job.number == workers.jobs[2].number
        assert job.answered is None
        assert await workers.is_as_new(job)
        await again.stop()

    at_a_table(tmp_path, scene)


def test_after_another_process_has_answered_a_new_bot_begins(tmp_path: Path) -> None:
    async def scene(server: Server, workers: Openly, table: LiveTable) -> None:
        await workers.answered(1)
        there = Openly()
        other = make_server(SqliteStore(tmp_path / "tabard.sqlite"), there, Limits(0))
        await other.start()
        await other.tables.table(table.id)
        await there.answered(1)
        await other.stop()
        job = await workers.answered(1)
        assert job.number > workers.jobs[1].number
        assert job.answered is None
        assert await workers.is_as_new(job)

    at_a_table(tmp_path, scene)


def test_what_bots_answered_last_is_known_of_so_many_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "MOST_ANSWERED", 0)

    async def scene(server: Server, workers: Openly, table: LiveTable) -> None:
        await workers.answered(2)
        assert [job.answered for job in workers.jobs] == [None] * 3

    at_a_table(tmp_path, scene)
