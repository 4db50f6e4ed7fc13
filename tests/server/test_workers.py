"""Workers: bots think elsewhere, from what their seat knows, in time; and nobody waits for long."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import asdict
from functools import cache
from pathlib import Path

import pytest

import tabard
from support.tables import TABLES, Table, play_match
from tabard.core.dice import Dice
from tabard.core.errors import SetupError
from tabard.core.values import Decision
from tabard.games import GAMES
from tabard.match.match import Match
from tabard.server.workers import pool as workers_module
from tabard.server.workers.dispatch import FairQueue, Waiting
from tabard.server.workers.jobs import Job, think
from tabard.server.workers.pool import (
    GRACE_SECONDS,
    WorkerCrashError,
    Workers,
    WorkersBusyError,
    WorkerTimeoutError,
)

ENDLESS = "ismcts:10000000"
Scene = Callable[[Workers], Coroutine[None, None, None]]


@cache
def position(table: Table) -> tuple[Match, Decision]:
    """The middle of a match, where a seat has a real choice."""
    match = table.start(3)
    dice = Dice(5)
    play_match(match, dice, 25)
    while len(match.pending()[0].options) < 2:
        play_match(match, dice, 1)
    return match, match.pending()[0]


def a_job(table: Table, level: str, name: str = "a", is_hint: bool = False) -> Job:
    match, decision = position(table)
    seed = f"{match.commitment}/{len(match.entries)}/{decision.seat}"
    return Job(name, table.game.key, match.snapshot(), decision.seat, level, seed, is_hint)


def table_of(key: str) -> Table:
    return next(table for table in TABLES if table.game.key == key)


SMALL = table_of("allegiance")


def at_work(scene: Scene, count: int = 1, seconds: float = 60.0) -> None:
    """Play a scene with workers; none is left behind, however it ends."""

    async def run() -> None:
        workers = Workers(count, seconds)
        await workers.start()
        try:
            await scene(workers)
        finally:
            await workers.stop()

    before = workers_left()
    asyncio.run(run())
    assert workers_left() == before


def workers_left() -> list[int | None]:
    """Processes that this one has started; other tests may have some of their own."""
    return sorted([child.pid for child in multiprocessing.active_children()], key=str)


async def pid_of(workers: Workers) -> int:
    """The process of the only worker, once there is one."""
    while not workers.pids():
        await asyncio.sleep(0.01)
    return workers.pids()[0]


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_every_bot_chooses_an_option_in_the_middle_of_every_match() -> None:
    jobs = [
        a_job(table, level, str(table))
        for table in TABLES
        for level in ("random", "greedy", "ismcts:20")
    ]

    async def scene(workers: Workers) -> None:
        answers = await asyncio.gather(*[workers.think(job) for job in jobs])
        for job, answer in zip(jobs, answers):
            table = next(table for table in TABLES if str(table) == job.table)
            assert answer.choice in [option.text for option in position(table)[1].options]
            assert answer.advice == ()

    at_work(scene, count=2)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_hint_weighs_every_option_best_first(table: Table) -> None:
    answer = think(a_job(table, "ismcts:30", is_hint=True))
    options = [option.text for option in position(table)[1].options]
    assert sorted(choice for choice, _, _ in answer.advice) == sorted(options)
    shares = [share for _, share, _ in answer.advice]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)
    assert all(0 <= value <= 1 for _, _, value in answer.advice)
    assert answer.choice == answer.advice[0][0]


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_what_the_bot_would_choose(key: str) -> None:
    job = a_job(table_of(key), "ismcts:30")
    hint = think(a_job(table_of(key), "ismcts:30", is_hint=True))
    assert hint.choice == think(job).choice


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("is_hint", [False, True])
def test_equal_seeds_answer_equally(key: str, is_hint: bool) -> None:
    job = a_job(table_of(key), "ismcts:20", is_hint=is_hint)
    first, second = think(job), think(job)
    assert (first.choice, first.advice) == (second.choice, second.advice)


@pytest.mark.parametrize("level", ["greedy", "ismcts:12"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bot_answers_the_same_when_what_it_cannot_know_is_dealt_anew(
    table: Table, level: str
) -> None:
    match, decision = position(table)
    dream = table.game.imagine(match.state, decision.seat, Dice(11))
    dreamt = Match(table.game, dream, match.options, "dreamt", start=match.snapshot())
    job = a_job(table, level)
    other = Job("a", job.game, dreamt.snapshot(), job.seat, level, job.seed)
    assert think(job).choice == think(other).choice


@pytest.mark.parametrize("is_hint", [False, True])
def test_milliseconds_are_kept(is_hint: bool) -> None:
    answer = think(a_job(SMALL, "ismcts:300ms", is_hint=is_hint))
    assert 250 <= answer.milliseconds < 1500


def test_a_seat_with_nothing_to_decide_has_no_answer() -> None:
    job = a_job(SMALL, "random")
    over = SMALL.start(1)
    play_match(over, Dice(1))
    with pytest.raises(SetupError, match="nothing to decide"):
        think(Job("a", job.game, over.snapshot(), 0, "random", ""))


def test_only_a_search_gives_reasons() -> None:
    with pytest.raises(SetupError, match="ismcts"):
        think(a_job(SMALL, "greedy", is_hint=True))


def test_a_job_that_takes_too_long_is_killed_and_the_next_one_works() -> None:
    async def scene(workers: Workers) -> None:
        await workers.think(a_job(SMALL, "random"))
        pid = await pid_of(workers)
        began = time.monotonic()
        with pytest.raises(WorkerTimeoutError, match=r"longer than 0\.5 s"):
            await workers.think(a_job(SMALL, ENDLESS), seconds=0.5)
        assert 0.5 <= time.monotonic() - began < 5
        assert (await workers.think(a_job(SMALL, "greedy"))).choice
        assert is_gone(pid)
        assert pid not in workers.pids()

    at_work(scene)


def test_a_killed_worker_is_an_error_and_is_replaced() -> None:
    async def scene(workers: Workers) -> None:
        await workers.think(a_job(SMALL, "random"))
        pid = await pid_of(workers)
        thinking = asyncio.create_task(workers.think(a_job(SMALL, ENDLESS)))
        await asyncio.sleep(0.3)
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(WorkerCrashError, match="died"):
            await thinking
        assert (await workers.think(a_job(SMALL, "greedy"))).choice
        assert await pid_of(workers) != pid

    at_work(scene)


def test_a_worker_that_died_idle_costs_no_answer() -> None:
    async def scene(workers: Workers) -> None:
        await workers.think(a_job(SMALL, "random"))
        os.kill(await pid_of(workers), signal.SIGKILL)
        await asyncio.sleep(0.3)
        assert (await workers.think(a_job(SMALL, "greedy"))).choice

    at_work(scene)


def test_a_worker_that_is_killed_before_it_is_ready_is_replaced() -> None:
    async def scene(workers: Workers) -> None:
        first = asyncio.create_task(workers.think(a_job(SMALL, "random")))
        pid = await pid_of(workers)
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(WorkerCrashError, match="could be started"):
            await first
        assert (await workers.think(a_job(SMALL, "random"))).choice

    at_work(scene)


def test_a_bot_that_fails_is_an_error_and_its_worker_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene(workers: Workers) -> None:
        await workers.think(a_job(SMALL, "random"))
        pid = await pid_of(workers)
        with pytest.raises(WorkerCrashError, match="oracle at allegiance failed"):
            await workers.think(a_job(SMALL, "oracle"))
        assert (await workers.think(a_job(SMALL, "greedy"))).choice
        assert workers.pids() == [pid]

    at_work(scene)
    assert "there is no bot 'oracle'" in caplog.text


def test_fifty_jobs_of_ten_tables_are_all_answered() -> None:
    async def scene(workers: Workers) -> None:
        jobs = [a_job(SMALL, "ismcts:5", f"table {number % 10}") for number in range(50)]
        answers = await asyncio.gather(*[workers.think(job) for job in jobs])
        assert len({answer.choice for answer in answers}) == 1
        assert len(answers) == 50

    at_work(scene, count=2)


def test_the_event_loop_goes_on_while_bots_think() -> None:
    async def scene(workers: Workers) -> None:
        await workers.think(a_job(SMALL, "random"))
        thinking = asyncio.create_task(workers.think(a_job(SMALL, "ismcts:700ms")))
        ticks = 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            ticks += 1
        # A loop that waits for the bot ticks once; on a busy machine a free one is slow, too.
        assert ticks > 5

    at_work(scene)


async def waiting_for(queue: FairQueue, name: str, number: int) -> None:
    future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    queue.put(Waiting(Job(name, "", {}, number, "", ""), 1.0, future))


def test_tables_take_turns() -> None:
    async def scene() -> None:
        queue = FairQueue()
        for name, number in [("a", 1), ("a", 2), ("a", 3), ("b", 1), ("b", 2), ("c", 1)]:
            await waiting_for(queue, name, number)
        taken = [queue.take().job for _ in range(queue.count)]
        order = [f"{job.table}{job.seat}" for job in taken if isinstance(job, Job)]
        assert order == ["a1", "b1", "c1", "a2", "b2", "a3"]
        assert queue.count == 0

    asyncio.run(scene())


def test_too_many_jobs_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "MOST_WAITING", 3)

    async def scene(workers: Workers) -> None:
        await workers.think(a_job(SMALL, "random"))
        jobs = [a_job(SMALL, ENDLESS, f"table {number}") for number in range(4)]
        tasks = [asyncio.create_task(workers.think(jobs[0]))]
        await asyncio.sleep(0.1)
        tasks += [asyncio.create_task(workers.think(job)) for job in jobs[1:]]
        await asyncio.sleep(0)
        with pytest.raises(WorkersBusyError):
            await workers.think(a_job(SMALL, "random"))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    at_work(scene)


def test_a_job_that_nobody_waits_for_any_more_is_not_begun() -> None:
    async def scene(workers: Workers) -> None:
        busy = asyncio.create_task(workers.think(a_job(SMALL, "ismcts:500ms")))
        given_up = asyncio.create_task(workers.think(a_job(SMALL, ENDLESS)))
        await asyncio.sleep(0.1)
        given_up.cancel()
        await busy
        assert (await workers.think(a_job(SMALL, "random"))).choice

    at_work(scene)


def test_stopping_refuses_what_waits_and_what_is_thought_and_leaves_no_process() -> None:
    async def scene() -> None:
        workers = Workers(2, 60.0)
        await workers.start()
        await workers.think(a_job(SMALL, "random"))
        tasks = [
            asyncio.create_task(workers.think(a_job(SMALL, ENDLESS, str(number))))
            for number in range(5)
        ]
        await asyncio.sleep(0.3)
        pids = workers.pids()
        assert len(pids) == 2
        await workers.stop()
        await workers.stop()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in results] == [WorkerCrashError] * 5
        assert all(is_gone(pid) for pid in pids)
        assert workers.pids() == []
        with pytest.raises(WorkerCrashError, match="not running"):
            await workers.think(a_job(SMALL, "random"))

    before = workers_left()
    asyncio.run(scene())
    assert workers_left() == before


def test_stopping_while_workers_start_leaves_no_process() -> None:
    async def scene(workers: Workers) -> None:
        await asyncio.sleep(0.05)

    at_work(scene, count=2)


SERVER = """
import asyncio, json, sys
from tabard.server.workers.jobs import Job
from tabard.server.workers.pool import Workers

async def main():
    workers = Workers(2, 0.5)
    await workers.start()
    job = Job(**json.loads(sys.stdin.readline()))
    warm = Job(job.table, job.game, job.snapshot, job.seat, "ismcts:300ms", job.seed)
    await asyncio.gather(workers.think(warm, 60), workers.think(warm, 60))
    asyncio.create_task(workers.think(job))
    await asyncio.sleep(0.2)
    print(json.dumps(workers.pids()), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no alarm there")
def test_workers_of_a_killed_server_end_by_themselves() -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(tabard.__file__).parent.parent)}
    with subprocess.Popen(
        [sys.executable, "-c", SERVER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(json.dumps(asdict(a_job(SMALL, ENDLESS))) + "\n")
        server.stdin.flush()
        pids = json.loads(server.stdout.readline())
        assert not any(is_gone(pid) for pid in pids)
        server.kill()
        # Workers hold the server's output open as long as they live.
        server.communicate(timeout=GRACE_SECONDS + 10)
    assert len(pids) == 2
