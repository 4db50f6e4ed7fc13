"""Runs the matches that a journal lacks; finished ones are kept, whatever becomes of workers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait

from tabard.arena.crews import Crew
from tabard.arena.journal import Journal
from tabard.arena.matches import Job, Outcome, play_job
from tabard.core.errors import SetupError

Progress = Callable[[int], None]
"""Told how many more matches are done."""

_JOBS_PER_WORKER = 3
_MOST_LOSSES = 5
"""So many workers in a row may be lost without one match finished in between."""


def run_jobs(
    jobs: Sequence[Job], journal: Journal, crew: Crew, progress: Progress | None = None
) -> list[Outcome]:
    """Play what is missing; the outcomes of all jobs, in their order."""
    left = deque(job for job in jobs if job.id not in journal.outcomes)
    if progress is not None and len(left) < len(jobs):
        progress(len(jobs) - len(left))
    losses = 0
    while left:
        before = len(left)
        with crew.open() as executor:
            is_whole = _run(executor, left, journal, crew, progress)
        losses = 0 if is_whole or len(left) < before else losses + 1
        if losses > _MOST_LOSSES:
            raise SetupError(
                f"workers died {losses} times without finishing a match (out of memory?); try "
                "fewer workers or smaller budgets; what was finished is kept"
            )
    return [journal.outcomes[job.id] for job in jobs]


def _run(
    executor: Executor,
    left: deque[Job],
    journal: Journal,
    crew: Crew,
    progress: Progress | None,
) -> bool:
    """Hand out jobs until none is left, or a worker is lost; whether none was."""
    running: dict[Future[Outcome], Job] = {}
    is_whole = True
    try:
        while running or (left and is_whole):
            while left and is_whole and len(running) < max(1, _JOBS_PER_WORKER * crew.workers):
                job = left.popleft()
                try:
                    running[executor.submit(play_job, job)] = job
                except Exception as error:
                    left.appendleft(job)
                    is_whole = _must_be_loss(crew, error)
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                job = running.pop(future)
                problem = future.exception()
                if problem is None:
                    journal.add(future.result())
                    if progress is not None:
                        progress(1)
                else:
                    left.append(job)
                    is_whole = _must_be_loss(crew, problem)
    finally:
        for future in running:
            future.cancel()
    return is_whole


def _must_be_loss(crew: Crew, error: BaseException) -> bool:
    """Always false; raises what is no loss of a worker."""
    if not crew.is_loss(error):
        raise error
    return False
