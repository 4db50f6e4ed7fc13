"""Which worker gets which job: tables take turns, and a seat's jobs go where its bot is kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from tabard.server.workers.jobs import Job, Work

MOST_HOMES = 4096
"""Tables and seats of which is known where they were thought for; older ones are forgotten."""

Home = tuple[str, int | None]
"""A seat of a table, or the table as a whole."""


@dataclass(frozen=True)
class Waiting:
    """A job in the queue, and whoever waits for its answer."""

    job: Work[object]
    seconds: float
    answer: asyncio.Future[object]


class FairQueue:
    """Jobs by table: the next one is of the table that has waited longest for a turn."""

    def __init__(self) -> None:
        self._tables: dict[str, deque[Waiting]] = {}
        self.count = 0

    def put(self, waiting: Waiting) -> None:
        self._tables.setdefault(waiting.job.table, deque()).append(waiting)
        self.count += 1

    def take(self) -> Waiting:
        """The next job; there must be one."""
        table = next(iter(self._tables))
        jobs = self._tables.pop(table)
        waiting = jobs.popleft()
        if jobs:
            self._tables[table] = jobs
        self.count -= 1
        return waiting


class Hand(Protocol):
    """Whoever does one job at a time."""

    def is_dead(self) -> bool: ...


class Dispatch:
    """Brings jobs that wait and workers that are idle together."""

    def __init__(self) -> None:
        self._queue = FairQueue()
        self._idle: dict[Hand, asyncio.Future[Waiting | None]] = {}
        self._last: OrderedDict[Home, Hand] = OrderedDict()

    @property
    def count(self) -> int:
        """How many jobs wait."""
        return self._queue.count

    def put(self, waiting: Waiting) -> None:
        """A job to be done as soon as somebody is idle and it is its table's turn."""
        self._queue.put(waiting)
        self._hand_out()

    async def next_for(self, hand: Hand) -> Waiting | None:
        """The next job for a worker, once there is one; None if the worker is found dead."""
        if hand.is_dead():
            return None
        given: asyncio.Future[Waiting | None] = asyncio.get_running_loop().create_future()
        self._idle[hand] = given
        self._hand_out()
        try:
            return await given
        except asyncio.CancelledError:
            self._idle.pop(hand, None)
            # It was given a job in the same moment: that waits again.
            waiting = None if given.cancelled() else given.result()
            if waiting is not None:
                self._queue.put(waiting)
            raise

    def forget(self, hand: Hand) -> None:
        """A worker is gone, and what it kept."""
        for home in [home for home, last in self._last.items() if last is hand]:
            del self._last[home]

    def emptied(self) -> Iterator[Waiting]:
        """All jobs that wait, which then do so no longer."""
        while self._queue.count:
            yield self._queue.take()

    def _hand_out(self) -> None:
        """Give out jobs while there are some, and somebody idle."""
        if self._queue.count:
            self._dismiss()
        while self._queue.count and self._idle:
            waiting = self._queue.take()
            if not waiting.answer.done():
                self._idle.pop(self._chosen(waiting.job)).set_result(waiting)

    def _dismiss(self) -> None:
        """Let those go who died while they were idle, or are being stopped."""
        for hand, given in list(self._idle.items()):
            if given.cancelled():
                del self._idle[hand]
            elif hand.is_dead():
                del self._idle[hand]
                given.set_result(None)

    def _chosen(self, job: Work[object]) -> Hand:
        """Of those idle: who thought for the seat last, else for the table, else idle longest."""
        homes = homes_of(job)
        known = [self._last[home] for home in homes if home in self._last]
        hand = next((hand for hand in known if hand in self._idle), next(iter(self._idle)))
        for home in homes:
            self._last[home] = hand
            self._last.move_to_end(home)
        while len(self._last) > MOST_HOMES:
            self._last.popitem(last=False)
        return hand


def homes_of(job: Work[object]) -> list[Home]:
    """What a job should be done together with; nothing for hints, which leave kept bots alone."""
    if isinstance(job, Job) and not job.is_hint:
        return [(job.table, job.seat), (job.table, None)]
    return []
