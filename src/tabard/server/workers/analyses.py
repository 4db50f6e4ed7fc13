"""Analyses of finished matches: worked out once for all who look, piece by piece, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from tabard.analysis.judging import ITERATIONS
from tabard.match.record import Record
from tabard.server.problems import ProblemError
from tabard.server.wire.answers import Analysis, AnalysisState, Judged
from tabard.server.workers.analysis_jobs import Outline, Piece
from tabard.server.workers.pool import WorkerError, Workers

MOST_KEPT = 64
"""Analyses in memory, whole ones and those that were stopped."""

MOST_AT_ONCE = 16
"""Analyses that go on at a time; more are refused."""

SECONDS = 600.0
"""How long one piece of work may take where everybody else comes first."""

NICENESS = 15
"""How much the analyst steps back: further than the bots, for whom somebody waits."""


@dataclass
class Study:
    """What is known of one match."""

    table: str
    record: Record
    iterations: int
    state: AnalysisState = "none"
    done: int = 0
    expected: list[list[float]] = field(default_factory=list)
    judged: list[Judged] = field(default_factory=list)

    def told(self, since: int) -> Analysis:
        """How it stands, with what was judged after the first so many choices."""
        return Analysis(
            self.state,
            self.done,
            len(self.record.moves),
            self.iterations,
            len(self.judged),
            self.expected if since == 0 else [],
            self.judged[since:],
        )


class Analyses:
    """Those that were asked for lately. All share one process, which lives while any goes on."""

    def __init__(self, iterations: int = ITERATIONS) -> None:
        self.iterations = iterations
        self._kept: OrderedDict[str, Study] = OrderedDict()
        self._going: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._workers = Workers(1, SECONDS, NICENESS)
        self._door = asyncio.Lock()
        self._inside = 0

    def find(self, table: str, record: Record) -> Study:
        """What is known of a match, be it nothing yet."""
        if table not in self._kept:
            return Study(table, record, self.iterations)
        self._kept.move_to_end(table)
        return self._kept[table]

    def begin(self, study: Study) -> None:
        """Work on a match, or go on with it; where that is done or going on, do nothing."""
        if study.state in ("running", "done"):
            return
        if len(self._going) >= MOST_AT_ONCE:
            message = f"{MOST_AT_ONCE} matches are being analysed; try again in some minutes"
            raise ProblemError("busy", message)
        study.state = "running"
        self._kept[study.table] = study
        self._kept.move_to_end(study.table)
        # Whoever goes on before the latest piece has come finds the work still going.
        if study.table not in self._going:
            task = self._going[study.table] = asyncio.create_task(self._work(study))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._forget()

    def end(self, study: Study) -> None:
        """Stop working on a match; what has been found is kept, to go on from."""
        if study.state == "running":
            study.state = "stopped"

    async def stop(self) -> None:
        """End all work."""
        for task in self._going.values():
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def pids(self) -> list[int]:
        """The processes there are now."""
        return self._workers.pids()

    def _forget(self) -> None:
        """Let go of what was looked at longest ago."""
        idle = [table for table in self._kept if table not in self._going]
        for table in idle[: max(0, len(self._kept) - MOST_KEPT)]:
            del self._kept[table]

    async def _work(self, study: Study) -> None:
        async with self._process():
            try:
                await self._judge(study)
            except WorkerError as error:
                logging.getLogger("tabard").error("an analysis failed: %s", error)
                study.state = "failed"
            finally:
                # Before the process ends, which takes a moment in which somebody may go on.
                self._going.pop(study.table)

    async def _judge(self, study: Study) -> None:
        """Piece by piece, until all is judged or nobody wants it any more."""
        if not study.expected:
            study.expected = await self._workers.think(Outline(study.table, study.record))
        moves = len(study.record.moves)
        while study.state == "running" and study.done < moves:
            piece = Piece(study.table, study.record, study.done, study.iterations)
            found = await self._workers.think(piece)
            study.judged += found.judged
            study.done = found.following
        if study.done >= moves:
            study.state = "done"

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[None]:
        """Started by whoever comes first, ended by whoever leaves last."""
        async with self._door:
            if not self._inside:
                await self._workers.start()
            self._inside += 1
        try:
            yield
        finally:
            async with self._door:
                self._inside -= 1
                if not self._inside:
                    await self._workers.stop()
