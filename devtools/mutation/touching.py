"""Which tests run which lines, and how long they take; remembered while nothing changes that."""

from __future__ import annotations

import ast
import hashlib
import inspect
import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import IO, Any

import pytest
from _pytest.runner import runtestprotocol

from devtools.mutation.forks import in_forks
from devtools.mutation.scope import Scope

Tracer = Callable[[FrameType, str, Any], Any]


@dataclass(frozen=True)
class Touched:
    """The lines of the game's modules that a test runs, and the seconds that it took traced."""

    seconds: float
    lines: dict[str, list[int]]


class Touching:
    """For every test what it touches; looked up by line."""

    def __init__(self, tests: dict[str, Touched]) -> None:
        self.tests = tests
        self._by_line: dict[tuple[str, int], set[str]] = defaultdict(set)
        for name, touched in tests.items():
            for file, lines in touched.lines.items():
                for line in lines:
                    self._by_line[file, line].add(name)

    def of(self, file: Path, lines: Iterable[int]) -> list[str]:
        """The tests that run one of these lines, cheapest first."""
        found = {name for line in lines for name in self._by_line.get((file.name, line), ())}
        return sorted(found, key=lambda name: (self.tests[name].seconds, name))


class FailingError(Exception):
    """A test fails though nothing was made wrong."""


def touching_of(scope: Scope, items: list[pytest.Item], workers: int) -> Touching:
    """What each test touches: known from before, or found by running it."""
    file = scope.journal / "touched.json"
    world = digest_of_files(scope.world())
    known = _known(file, world)
    found = {item.nodeid: known[source] for item in items if (source := source_of(item)) in known}
    new = [item for item in items if item.nodeid not in found]
    files = files_of(scope)

    def trace(item: pytest.Item, answer: IO[str]) -> None:
        json.dump(traced(item, files), answer)

    for item, text, _ in in_forks(new, trace, workers):
        if not text:
            raise FailingError(f"{item.nodeid} fails before anything is made wrong")
        found[item.nodeid] = Touched(**json.loads(text))
    if new:
        _keep(file, world, {_key_of(item): found[item.nodeid] for item in items})
    return Touching(found)


def files_of(scope: Scope) -> dict[str, str]:
    """The mutated files by path: their names, which tell them apart."""
    return {str(path): path.name for path in scope.files()}


def traced(item: pytest.Item, files: dict[str, str]) -> dict[str, Any]:
    """Run a test, in a process of its own, and note the lines of these files that it runs."""
    started = time.process_time()
    with Noting(files) as noting:
        reports = runtestprotocol(item, log=False, nextitem=None)
    if any(report.failed for report in reports):
        raise FailingError(item.nodeid)
    lines = {file: sorted(numbers) for file, numbers in noting.seen.items()}
    return {"seconds": round(time.process_time() - started, 4), "lines": lines}


class Noting:
    """Notes the lines of some files that are run; where all of a function are known, no longer."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files
        self.seen: dict[str, set[int]] = defaultdict(set)
        self._tracers: dict[CodeType, Tracer | None] = {}

    def __enter__(self) -> Noting:
        sys.settrace(self._on_call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _on_call(self, frame: FrameType, _event: str, _argument: object) -> Tracer | None:
        code = frame.f_code
        if code.co_filename not in self.files:
            return None
        if code not in self._tracers:
            self._tracers[code] = self._tracer_of(code)
        return self._tracers[code]

    def _tracer_of(self, code: CodeType) -> Tracer:
        lines = self.seen[self.files[code.co_filename]]
        missing = {line for _, _, line in code.co_lines() if line}

        def on_line(frame: FrameType, _event: str, _argument: object) -> Tracer:
            if frame.f_lineno in missing:
                missing.remove(frame.f_lineno)
                lines.add(frame.f_lineno)
                if not missing:
                    self._tracers[code] = None
            return on_line

        return on_line


def source_of(item: pytest.Item) -> str:
    """What a test is, in short: its name and its text."""
    function = getattr(item, "function", None)
    return f"{item.nodeid} {_text_digest(function) if function else ''}"


@cache
def _text_digest(function: Callable[..., object]) -> str:
    bare = inspect.unwrap(getattr(function, "hypothesis", function))
    inner = getattr(bare, "inner_test", bare)
    return hashlib.sha256(inspect.getsource(inner).encode()).hexdigest()[:16]


def _key_of(item: pytest.Item) -> str:
    return f"{source_of(item)} {frame_of(item.path)}"


@cache
def frame_of(file: Path) -> str:
    """What stands in a file around its tests, in short."""
    tree = ast.parse(file.read_text())
    rest = [ast.dump(node) for node in tree.body if getattr(node, "name", "")[:5] != "test_"]
    return hashlib.sha256("\n".join(rest).encode()).hexdigest()[:16]


def digest_of_files(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _known(file: Path, world: str) -> dict[str, Touched]:
    if not file.exists():
        return {}
    stored = json.loads(file.read_text())
    if stored["world"] != world:
        return {}
    return {name: Touched(**touched) for name, touched in stored["tests"].items()}


def _keep(file: Path, world: str, tests: dict[str, Touched]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    stored = {name: vars(touched) for name, touched in tests.items()}
    file.write_text(json.dumps({"world": world, "tests": stored}))
