"""Which worker gets which job: the one that keeps the seat's bot if it is idle, else anybody."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Coroutine
from dataclasses import dataclass

import pytest

from server.test_workers import at_work
from tabard.server.workers.dispatch import Dispatch, Waiting
from tabard.server.workers.jobs import Answer, Job
from tabard.server.workers.pool import Workers


class Idler:
    """A worker that does nothing."""

    def __init__(self) -> None:
        self.is_gone = False
        self.next: asyncio.Task[Waiting | None] | None = None

    def is_dead(self) -> bool:
        return self.is_gone


def waits(table: str, seat: int = 0, is_hint: bool = False) -> Waiting:
    job = Job(table, "", {}, seat, "", "", is_hint)
    return Waiting(job, 1.0, asyncio.get_running_loop().create_future())


async def turn() -> None:
    """Let everything happen that can."""
    for _ in range(3):
        await asyncio.sleep(0)


async def rest(dispatch: Dispatch, idlers: list[Idler]) -> None:
    """Let them wait for jobs, one after the other."""
    for idler in idlers:
        idler.next = asyncio.create_task(dispatch.next_for(idler))
        await turn()


async def given(dispatch: Dispatch, idlers: list[Idler], waiting: Waiting) -> Idler:
    """Who is given a job; that one is busy then."""
    dispatch.put(waiting)
    await turn()
    found = [one for one in idlers if one.next and one.next.done() and one.next.result() is waiting]
    assert len(found) == 1
    found[0].next = None
    return found[0]


async def after_a_job() -> tuple[Dispatch, Idler, Idler]:
    """Two idlers; the first one thought for table a and rests again."""
    dispatch, one, two = Dispatch(), Idler(), Idler()
    await rest(dispatch, [one, two])
    assert await given(dispatch, [one, two], waits("a")) is one
    await rest(dispatch, [one])
    return dispatch, one, two


def in_turns(scene: Coroutine[None, None, None]) -> None:
    async def run() -> None:
        await scene
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    asyncio.run(run())


def test_a_seat_is_thought_for_where_it_was_before_then_its_table_then_anywhere() -> None:
    async def scene() -> None:
        dispatch, one, two = Dispatch(), Idler(), Idler()
        both = [one, two]
        await rest(dispatch, both)
        assert await given(dispatch, both, waits("a", 0)) is one
        assert await given(dispatch, both, waits("a", 1)) is two
        await rest(dispatch, both)
        assert await given(dispatch, both, waits("a", 1)) is two
        await rest(dispatch, [two])
        assert await given(dispatch, both, waits("a", 0)) is one
        await rest(dispatch, [one])
        # The table was thought for by the one that has been idle for less long.
        assert await given(dispatch, both, waits("a", 2)) is one
        # It is busy now, and nobody waits for it.
        assert await given(dispatch, both, waits("a", 2)) is two

    in_turns(scene())


def test_hints_go_to_whoever_is_idle_longest_and_leave_no_trace() -> None:
    async def scene() -> None:
        dispatch, one, two = await after_a_job()
        both = [one, two]
        assert await given(dispatch, both, waits("a", is_hint=True)) is two
        await rest(dispatch, [two])
        assert await given(dispatch, both, waits("a")) is one

    in_turns(scene())


def test_whoever_died_idle_is_told_so_and_its_job_goes_to_another() -> None:
    async def scene() -> None:
        dispatch, one, two = await after_a_job()
        both = [one, two]
        one.is_gone = True
        assert await given(dispatch, both, waits("a")) is two
        assert one.next is not None
        assert await one.next is None
        assert await dispatch.next_for(one) is None

    in_turns(scene())


def test_a_job_given_to_a_worker_that_is_stopped_waits_again() -> None:
    async def scene() -> None:
        dispatch, one = Dispatch(), Idler()
        await rest(dispatch, [one])
        assert one.next is not None
        waiting = waits("a")
        dispatch.put(waiting)
        assert dispatch.count == 0
        one.next.cancel()
        await turn()
        assert one.next.cancelled()
        assert list(dispatch.emptied()) == [waiting]
        dispatch.put(waiting)
        await turn()
        assert dispatch.count == 1

    in_turns(scene())


def test_nobody_is_given_what_nobody_waits_for() -> None:
    async def scene() -> None:
        dispatch, one = Dispatch(), Idler()
        given_up = waits("a")
        dispatch.put(given_up)
        given_up.answer.cancel()
        await rest(dispatch, [one])
        assert await given(dispatch, [one], waits("b")) is one

    in_turns(scene())


def test_where_tables_were_thought_for_is_known_of_the_latest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tabard.server.workers.dispatch.MOST_HOMES", 4)

    async def scene() -> None:
        dispatch, one, two = Dispatch(), Idler(), Idler()
        both = [one, two]
        await rest(dispatch, both)
        for table in ("a", "b", "c"):
            await given(dispatch, [one, two], waits(table))
            await rest(dispatch, [idler for idler in both if idler.next is None])
        # Both a and c were with the first one; only c is still known.
        assert await given(dispatch, both, waits("c")) is one
        await rest(dispatch, [one])
        assert await given(dispatch, both, waits("a")) is two

    in_turns(scene())


def test_what_a_lost_worker_kept_is_looked_for_nowhere() -> None:
    async def scene() -> None:
        dispatch, one, two = await after_a_job()
        both = [one, two]
        dispatch.forget(one)
        assert await given(dispatch, both, waits("a")) is two

    in_turns(scene())


# In real processes


@dataclass(frozen=True)
class Where(Job):
    """Tells in which process it was done, after a while."""

    seconds: float = 0.0

    def made(self) -> Answer:
        time.sleep(self.seconds)
        return Answer(str(os.getpid()), 0)


def where(table: str, seat: int = 0, seconds: float = 0.0) -> Where:
    return Where(table, "", {}, seat, "", "", seconds=seconds)


async def both_ready(workers: Workers) -> None:
    """Until two workers work at the same time."""
    pids: set[str] = set()
    while len(pids) < 2:
        jobs = [where(f"first {number}", seconds=0.1) for number in range(2)]
        pids = {answer.choice for answer in await asyncio.gather(*map(workers.think, jobs))}


def test_jobs_of_a_table_are_done_in_one_process_while_that_is_idle() -> None:
    async def scene(workers: Workers) -> None:
        await both_ready(workers)
        tables = {"a": set[str](), "b": set[str]()}
        for number in range(8):
            for table, pids in tables.items():
                pids.add((await workers.think(where(table, number % 3))).choice)
        assert [len(pids) for pids in tables.values()] == [1, 1]
        assert tables["a"] != tables["b"]

    at_work(scene, count=2)


def test_while_that_process_is_busy_any_other_thinks() -> None:
    async def scene(workers: Workers) -> None:
        await both_ready(workers)
        home = (await workers.think(where("a"))).choice
        busy = asyncio.create_task(workers.think(where("a", seconds=2.0)))
        await asyncio.sleep(0)
        for table, seat in [("b", 0), ("a", 1), ("a", 0)]:
            assert (await workers.think(where(table, seat))).choice != home
        assert not busy.done()
        assert (await busy).choice == home

    at_work(scene, count=2)
