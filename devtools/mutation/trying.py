"""Trying a mutant: the tests that touch it, one after the other, until one notices."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import IO

import pytest
from _pytest.runner import runtestprotocol

from devtools.mutation.forks import in_forks
from devtools.mutation.mutants import Mutant

KILLED, TIMED_OUT, LIVES = "killed", "timed out", "lives"
UNREACHED = "unreached"
"""A mutant that no test touches; it lives, too."""

LOADED = "ran before the tests"
"""A mutant of code that had run when modules were loaded: that no test notices says little."""

SHORTEST = 0.5
LONGER = 3.0
"""A test of wrong code may take half a second more than three times what it took while traced."""

PATIENCE = 60.0
"""Seconds of the clock after which a test is stopped that waits for something."""


@dataclass(frozen=True)
class Trial:
    """A mutant, the tests that shall judge it, and the seconds that each takes."""

    mutant: Mutant
    tests: list[pytest.Item]
    seconds: list[float]


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant, and by which test."""

    mutant: Mutant
    word: str
    by: str

    def lives(self) -> bool:
        return self.word in (LIVES, UNREACHED)


class BrokenError(Exception):
    """A mutant could not be tried."""


def verdicts(trials: Iterable[Trial], workers: int) -> Iterator[Verdict]:
    for trial, text, ended_by in in_forks(trials, attempt, workers):
        yield verdict_of(trial, text.split("\n"), ended_by)


def attempt(trial: Trial, answer: IO[str]) -> None:
    """Infect this process and run the tests; writes each test's number, then how it ended."""
    try:
        trial.mutant.infect()
    except Exception as error:
        answer.write(f"broken {error!r}")
        return
    followers = [*trial.tests[1:], None]
    for number, (item, follower) in enumerate(zip(trial.tests, followers)):
        answer.write(f"{number}\n")
        answer.flush()
        limit = SHORTEST + LONGER * trial.seconds[number]
        signal.setitimer(signal.ITIMER_PROF, limit)
        signal.setitimer(signal.ITIMER_REAL, PATIENCE + limit)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=follower)):
            answer.write(KILLED)
            return
    answer.write(LIVES)


def verdict_of(trial: Trial, lines: list[str], ended_by: int) -> Verdict:
    if lines[-1] == LIVES:
        return Verdict(trial.mutant, LIVES, "")
    if len(lines) < 2:
        raise BrokenError(f"{trial.mutant.name}: {lines[0] or 'no word of it'}")
    judge = trial.tests[int(lines[-2])].nodeid
    is_late = ended_by in (signal.SIGPROF, signal.SIGALRM)
    return Verdict(trial.mutant, TIMED_OUT if is_late else KILLED, judge)
