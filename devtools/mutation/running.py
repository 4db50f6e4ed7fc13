"""One run: mutants chosen, tried where nothing is known of them, and told."""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch

import pytest

from devtools.commands import say
from devtools.mutation.explained import entry_for, read_explanations, stale
from devtools.mutation.journal import Journal
from devtools.mutation.mutants import Function, Mutant, functions_of, mutants_of
from devtools.mutation.scope import Scope
from devtools.mutation.touching import (
    FailingError,
    Noting,
    Touching,
    digest_of_files,
    files_of,
    frame_of,
    source_of,
    touching_of,
)
from devtools.mutation.trying import LOADED, UNREACHED, Trial, Verdict, verdicts

NEWS = 20.0
"""Seconds between two lines about the progress, where no terminal shows it all the time."""


@dataclass(frozen=True)
class Wishes:
    """What was asked for."""

    files: tuple[str, ...] = ()
    functions: tuple[str, ...] = ()
    since: str = ""
    most: int = 0
    workers: int = 2
    again: bool = False

    def fits(self, function: Function) -> bool:
        names = (function.name, function.name.rpartition(".")[2])
        is_file = not self.files or function.file.stem in self.files
        is_function = not self.functions or any(
            fnmatch(name, pattern) for name in names for pattern in self.functions
        )
        return is_file and is_function


def chosen_mutants(scope: Scope, wishes: Wishes) -> list[Mutant]:
    """The mutants of the functions that were asked for; a sample of them if so wished."""
    functions = [function for function in functions_in(scope) if wishes.fits(function)]
    if wishes.since:
        functions = [one for one in functions if is_changed(scope, one, wishes.since)]
    found = [mutant for function in functions for mutant in mutants_of(function)]
    if 0 < wishes.most < len(found):
        numbers = sorted(random.Random(len(found)).sample(range(len(found)), wishes.most))
        return [found[number] for number in numbers]
    return found


def functions_in(scope: Scope) -> list[Function]:
    found = [function for file in scope.files() for function in functions_of(file)]
    return [function for function in found if scope.is_mutated(function.file, function.name)]


def is_changed(scope: Scope, function: Function, revision: str) -> bool:
    """Whether a function's code differs from what it was at a revision."""
    path = function.file.relative_to(scope.root).as_posix()
    command = ["git", "-C", str(scope.root), "show", f"{revision}:{path}"]
    shown = subprocess.run(command, capture_output=True, text=True, check=False)
    if shown.returncode:
        return True
    then = {one.name: one.digest for one in functions_of(function.file, shown.stdout)}
    return then.get(function.name) != function.digest


class Run:
    """Takes the place of pytest's own loop, once all tests are collected."""

    def __init__(self, scope: Scope, wishes: Wishes) -> None:
        self.scope = scope
        self.wishes = wishes
        self.code = 1
        self.loading = Noting(files_of(scope))

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        """Note what runs while modules are loaded."""
        with self.loading:
            return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if self.scope.judges(item.path, item.nodeid)]
        gc.collect()
        gc.freeze()
        started = time.monotonic()
        try:
            touching = touching_of(self.scope, items, self.wishes.workers)
        except FailingError as error:
            say(str(error))
            return True
        say(f"{len(items)} tests, looked at in {time.monotonic() - started:.0f} s")
        mutants = [one for one in chosen_mutants(self.scope, self.wishes) if one.function.live()]
        found = list(self.judged(mutants, touching, {item.nodeid: item for item in items}))
        self.code = self.told(found)
        return True

    def judged(
        self, mutants: list[Mutant], touching: Touching, items: dict[str, pytest.Item]
    ) -> Iterator[Verdict]:
        """Verdicts from the journal, then those of trials, which are put there."""
        sources = {name: source_of(item) for name, item in items.items()}
        frames = sorted({frame_of(item.path) for item in items.values()})
        helpers = " ".join([digest_of_files(self.scope.helpers()), *frames])
        journal = Journal(self.scope.journal / "verdicts.jsonl", sources, helpers)
        untried: dict[str, tuple[Mutant, list[str]]] = {}
        for mutant in mutants:
            tests = self.judges_of(mutant, touching, items)
            known = None if self.wishes.again else journal.known(mutant, tests)
            if known or not tests:
                yield known or self.weighed(Verdict(mutant, UNREACHED, ""))
            else:
                untried[mutant.name] = (mutant, tests)
        say(f"{len(mutants)} mutants, {len(untried)} of them to be tried")
        killers: dict[str, Counter[str]] = defaultdict(Counter)
        trials = (trial_of(*one, touching, items, killers) for one in untried.values())
        progress = Progress(len(untried))
        for verdict in map(self.weighed, verdicts(trials, self.wishes.workers)):
            killers[verdict.mutant.function.name][verdict.by] += 1
            journal.note(verdict, untried[verdict.mutant.name][1])
            progress.count(verdict)
            yield verdict
        progress.end()

    def weighed(self, verdict: Verdict) -> Verdict:
        """A verdict, unless the mutant came too late to be noticed."""
        mutant = verdict.mutant
        loaded = self.loading.seen[mutant.function.file.name]
        if verdict.lives() and not loaded.isdisjoint(mutant.lines()):
            return Verdict(mutant, LOADED, "")
        return verdict

    def judges_of(
        self, mutant: Mutant, touching: Touching, items: dict[str, pytest.Item]
    ) -> list[str]:
        """The tests that touch a mutant and may judge it, cheapest first."""
        file = mutant.function.file
        found = touching.of(file, mutant.lines())
        if self.scope.is_contracted(file):
            return found
        return [test for test in found if self.scope.is_own(items[test].path)]

    def told(self, found: list[Verdict]) -> int:
        """Print what lives without a reason, and reasons without what lives; 1 if there is any."""
        explanations = read_explanations(self.scope)
        alive = [one for one in found if one.lives() and one.mutant.name not in explanations]
        names = {
            mutant.name for function in functions_in(self.scope) for mutant in mutants_of(function)
        }
        idle = stale(explanations, names, found)
        for verdict in sorted(alive, key=lambda one: one.mutant.where()):
            print(described(self.scope, verdict))
        for line in idle:
            print(f"{self.scope.explanations.name}: {line}")
        words = Counter(verdict.word for verdict in found)
        told = ", ".join(f"{count} {word}" for word, count in words.most_common())
        say(f"{len(found)} mutants: {told}")
        say(f"{len(alive)} live unexplained; {len(idle)} explanations are stale")
        return 1 if alive or idle else 0


def trial_of(
    mutant: Mutant,
    tests: list[str],
    touching: Touching,
    items: dict[str, pytest.Item],
    killers: dict[str, Counter[str]],
) -> Trial:
    """A mutant with its tests: first those that killed most others of its function."""
    kills = killers[mutant.function.name]
    ordered = sorted(tests, key=lambda test: -kills[test])
    seconds = [touching.tests[test].seconds for test in ordered]
    return Trial(mutant, [items[test] for test in ordered], seconds)


def described(scope: Scope, verdict: Verdict) -> str:
    """A mutant that lives: where, the difference, and the line that would explain it."""
    mutant = verdict.mutant
    file = mutant.function.file.relative_to(scope.root)
    note = " (no test comes here)" if verdict.word == UNREACHED else ""
    return (
        f"{file}:{mutant.lines().start} {mutant.function.name}{note}\n"
        f"  - {mutant.before}\n"
        f"  + {mutant.after}\n"
        f"  [{file.stem}] {entry_for(mutant.name)}\n"
    )


class Progress:
    """How many trials are done, how many live, how long the rest may take."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = self.alive = 0
        self.started = self.told = time.monotonic()
        self.is_shown = sys.stderr.isatty()

    def count(self, verdict: Verdict) -> None:
        self.done += 1
        self.alive += verdict.lives()
        now = time.monotonic()
        if self.is_shown:
            print(f"\r{self.line(now)}", end="", file=sys.stderr, flush=True)
        elif now - self.told > NEWS:
            self.told = now
            say(self.line(now))

    def line(self, now: float) -> str:
        left = (now - self.started) / self.done * (self.total - self.done)
        return f"{self.done} of {self.total} tried, {self.alive} live, {left / 60:.1f} min left "

    def end(self) -> None:
        if self.is_shown and self.total:
            print(file=sys.stderr)
