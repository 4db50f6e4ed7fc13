"""Worker processes in which bots think, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import TypeVar, cast

from tabard.core.errors import BotFaultError
from tabard.server.workers.dispatch import Dispatch, Waiting
from tabard.server.workers.jobs import Work, warm_up

MOST_WAITING = 1000
"""So many jobs may wait; more are refused."""

START_SECONDS = 60.0
"""How long a new worker may take to become ready."""

GRACE_SECONDS = 2.0
"""After its limit and so much more a worker ends by itself: its server must have been killed."""

FAREWELL_SECONDS = 5.0
"""How long a worker has to end a program that it asks; one that asks none is gone at once."""

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0
"""How long to wait before a worker that would not start is tried again; doubles each time."""

NICENESS = 5
"""How much workers step back when the server needs the processor."""

Made = TypeVar("Made")
_log = logging.getLogger(__name__)


class WorkerError(Exception):
    """A job that has no answer; the caller must find another."""


class WorkerTimeoutError(WorkerError):
    """The job took longer than its limit; the worker was killed."""


class WorkerCrashError(WorkerError):
    """The worker failed at the job, died of it, or could not be started."""


class WorkersBusyError(WorkerError):
    """Too many jobs wait already."""


class Sign(Enum):
    """What is heard of a worker but answers."""

    READY = "it waits for jobs"
    DIED = "it has died"
    LATE = "it took too long"


@dataclass(frozen=True)
class Done:
    """What came of a job."""

    answer: object


@dataclass(frozen=True)
class Failure:
    """How a job failed."""

    reason: str


Message = Done | Failure | Sign


class Worker:
    """One process and the pipe to it."""

    def __init__(self, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=work, args=(theirs, niceness), name="tabard-worker", daemon=True
        )
        try:
            self._process.start()
        except OSError:
            self._pipe.close()
            raise
        finally:
            # Only the worker holds its end then, so that its death ends our waiting.
            theirs.close()
        self.pid = self._process.pid or 0

    def is_dead(self) -> bool:
        return bool(wait([self._process.sentinel], 0))

    def message(self) -> Message:
        """What the worker says next. Blocks: call it in a thread."""
        try:
            message: Message = self._pipe.recv()
        except (EOFError, OSError):
            return Sign.DIED
        return message

    def asked(self, job: Work[object], seconds: float) -> Message:
        """What the worker says to a job. Blocks: call it in a thread."""
        try:
            self._pipe.send((job, seconds))
        except OSError:
            return Sign.DIED
        except Exception:
            # The job cannot be sent, and nothing of it was: the worker still waits.
            return Failure(traceback.format_exc())
        return self.message()

    def kill(self) -> None:
        """End the process, whatever it does; whoever waits for a message hears that it died."""
        self._process.terminate()
        self._process.join(FAREWELL_SECONDS)
        self._process.kill()
        self._process.join()

    def close(self) -> None:
        """Let go of it; nobody may be waiting for a message any more."""
        self._pipe.close()
        self._process.close()


class Workers:
    """So many workers, each with one job at a time; a job may take so many seconds."""

    def __init__(self, count: int, seconds: float, niceness: int = NICENESS) -> None:
        assert count > 0, "somebody must do the work"
        self._count = count
        self._seconds = seconds
        self._niceness = niceness
        self._dispatch = Dispatch()
        self._is_running = False
        self._workers: set[Worker] = set()
        self._serving = 0

    async def start(self) -> None:
        """Begin to start the workers; jobs wait until the first is ready."""
        self._loop = asyncio.get_running_loop()
        self._exchanges = ThreadPoolExecutor(self._count, "tabard-exchange")
        # One thread alone starts and ends processes, which are none too safe in several.
        self._nursery = ThreadPoolExecutor(1, "tabard-nursery")
        self._is_running = True
        self._tending = [asyncio.create_task(self._tend()) for _ in range(self._count)]

    async def stop(self) -> None:
        """End all workers; whoever still waits is refused."""
        if not self._is_running:
            return
        self._is_running = False
        for task in self._tending:
            task.cancel()
        await asyncio.gather(*self._tending, return_exceptions=True)
        self._refuse_all("the workers have stopped")
        await self._loop.run_in_executor(self._nursery, self._end)
        self._nursery.shutdown()

    async def think(self, job: Work[Made], seconds: float | None = None) -> Made:
        """What comes of a job; the limit counts from when a worker begins."""
        if not self._is_running:
            raise WorkerCrashError("the workers are not running")
        if self._dispatch.count >= MOST_WAITING:
            raise WorkersBusyError(f"{MOST_WAITING} jobs wait already")
        limit = self._seconds if seconds is None else seconds
        waiting = Waiting(job, limit, self._loop.create_future())
        self._dispatch.put(waiting)
        return cast("Made", await waiting.answer)

    def pids(self) -> list[int]:
        """The processes there are now."""
        # The nursery may change the set meanwhile; a copy is made at one go.
        return sorted(worker.pid for worker in tuple(self._workers))

    async def _tend(self) -> None:
        """Keep one worker at work; where it dies or is killed, start another."""
        pause = FIRST_PAUSE
        while True:
            worker = await self._started()
            if worker is None:
                if not self._serving:
                    self._refuse_all("no worker could be started")
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            pause = FIRST_PAUSE
            self._serving += 1
            try:
                await self._serve(worker)
            finally:
                self._serving -= 1
                self._dispatch.forget(worker)
            await self._loop.run_in_executor(self._nursery, self._bury, worker)

    async def _started(self) -> Worker | None:
        """A new worker once it is ready; None if it will not be."""
        try:
            worker = await self._loop.run_in_executor(self._nursery, self._bear)
        except OSError as error:
            _log.error("a worker cannot be started: %s", error)
            return None
        sign = await self._said(worker, worker.message, START_SECONDS)
        if sign is Sign.READY:
            return worker
        _log.error("a worker did not become ready: %s", sign)
        await self._loop.run_in_executor(self._nursery, self._bury, worker)
        return None

    async def _serve(self, worker: Worker) -> None:
        """Give the worker job after job until it is dead."""
        while (waiting := await self._dispatch.next_for(worker)) is not None:
            if waiting.answer.done():
                continue
            ask = partial(worker.asked, waiting.job, waiting.seconds)
            try:
                settle(waiting, await self._said(worker, ask, waiting.seconds))
            except asyncio.CancelledError:
                refuse(waiting, WorkerCrashError("the workers have stopped"))
                raise

    async def _said(
        self, worker: Worker, blocking: Callable[[], Message], seconds: float
    ) -> Message:
        """What the worker says in time; after that it is killed."""
        exchange = self._loop.run_in_executor(self._exchanges, blocking)
        await asyncio.wait({exchange}, timeout=seconds)
        if exchange.done():
            return exchange.result()
        await self._loop.run_in_executor(self._nursery, worker.kill)
        await exchange
        return Sign.LATE

    def _refuse_all(self, reason: str) -> None:
        for waiting in self._dispatch.emptied():
            refuse(waiting, WorkerCrashError(reason))

    def _bear(self) -> Worker:
        worker = Worker(self._niceness)
        self._workers.add(worker)
        return worker

    def _bury(self, worker: Worker) -> None:
        worker.kill()
        worker.close()
        self._workers.discard(worker)

    def _end(self) -> None:
        for worker in self._workers:
            worker.kill()
        self._exchanges.shutdown()
        for worker in self._workers:
            worker.close()
        self._workers.clear()


def settle(waiting: Waiting, message: Message) -> None:
    """Give whoever waits the answer, or say why there is none."""
    what = waiting.job.title()
    if isinstance(message, Done):
        if not waiting.answer.done():
            waiting.answer.set_result(message.answer)
    elif isinstance(message, Failure):
        _log.error("%s failed: %s", what, message.reason)
        refuse(waiting, WorkerCrashError(f"{what} failed; the log says why"))
    elif message is Sign.LATE:
        refuse(waiting, WorkerTimeoutError(f"{what} took longer than {waiting.seconds:g} s"))
    else:
        refuse(waiting, WorkerCrashError(f"the worker died while it thought for {what}"))


def refuse(waiting: Waiting, error: WorkerError) -> None:
    """Tell whoever waits that there will be no answer."""
    if not waiting.answer.done():
        waiting.answer.set_exception(error)


def work(pipe: Connection[Message, tuple[Work[object], float]], niceness: int) -> None:
    """What a worker process does until its server closes the pipe, or is gone."""
    # The keyboard interrupts the server, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
    warm_up()
    with suppress(EOFError, OSError):
        pipe.send(Sign.READY)
        while True:
            job, seconds = pipe.recv()
            end_alone_after(seconds + GRACE_SECONDS)
            message = outcome(job)
            end_alone_after(0)
            pipe.send(message)


def outcome(job: Work[object]) -> Message:
    """The answer, or how the job failed; the worker then goes on."""
    try:
        return Done(job.made())
    except BotFaultError as error:
        return Failure(str(error))
    except Exception:
        return Failure(traceback.format_exc())


def end_alone_after(seconds: float) -> None:
    """Let the system end this process then, even in the middle of a search; 0 calls it off."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)
