"""Jobs in forked processes, several at once: what they write, and how they end."""

from __future__ import annotations

import os
import resource
import signal
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO, TypeVar

J = TypeVar("J")

MOST_MEMORY = 2 << 30
"""Bytes that a job may take, since wrong code may fill lists for ever."""


def in_forks(
    jobs: Iterable[J], work: Callable[[J, IO[str]], None], workers: int
) -> Iterator[tuple[J, str, int]]:
    """Each job with what `work` wrote for it and the signal that ended it, 0 as a rule."""
    running: dict[int, J] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            for job in jobs:
                if len(running) >= workers:
                    yield _ended(running, folder)
                running[_begun(job, work, folder)] = job
            while running:
                yield _ended(running, folder)
        finally:
            for process in running:
                os.kill(process, signal.SIGKILL)


def _begun(job: J, work: Callable[[J, IO[str]], None], folder: Path) -> int:
    process = os.fork()
    if process:
        return process
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        _be_quiet()
        with (folder / str(os.getpid())).open("w") as answer:
            work(job, answer)
    finally:
        os._exit(0)


def _be_quiet() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def _ended(running: dict[int, J], folder: Path) -> tuple[J, str, int]:
    process, status = os.wait()
    file = folder / str(process)
    text = file.read_text() if file.exists() else ""
    file.unlink(missing_ok=True)
    return running.pop(process), text, os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
