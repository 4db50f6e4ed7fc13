"""The real server in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import tabard

SECONDS_TO_END = 10


class Process:
    """`tabard serve` on the data in a folder, once it answers."""

    def __init__(self, folder: Path, *more: str) -> None:
        source = str(Path(tabard.__file__).parent.parent)
        command = [sys.executable, "-m", "tabard.cli", "serve", "--port", "0"]
        self.errors = folder.with_name(f"{folder.name}.err")
        with self.errors.open("a") as errors:
            self.running = subprocess.Popen(
                [*command, "--data", str(folder), *more],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PYTHONPATH": source},
            )
        assert self.running.stdout is not None
        line = self.running.stdout.readline()
        assert line.startswith("Tabard is at http://"), line + self.errors.read_text()
        self.address = line.split()[3]

    @property
    def host(self) -> str:
        return self.address.removeprefix("http://")

    def kill(self) -> None:
        """Pull the plug."""
        self.running.kill()
        self._close()

    def end(self) -> None:
        """Ask it to end, as the system does."""
        self.running.terminate()
        try:
            self.running.wait(SECONDS_TO_END)
        finally:
            self.kill()

    def _close(self) -> None:
        self.running.wait()
        if self.running.stdout is not None:
            self.running.stdout.close()


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[Process]:
    """A server that is ended, however the test ends."""
    process = Process(folder, *more)
    try:
        yield process
    finally:
        process.end()
