"""A command that runs beside others, and speaks when it has ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from devtools.commands import ROOT, say


class Beside:
    """A command that is at work; what it prints is kept until it is waited for."""

    def __init__(self, name: str, process: subprocess.Popen[bytes], output: IO[bytes]) -> None:
        self.name = name
        self.process = process
        self.output = output
        self.started = time.monotonic()

    def succeeds(self) -> bool:
        """Wait until it has ended, and pass on what it has printed."""
        code = self.process.wait()
        say(f"{self.name}: {time.monotonic() - self.started:.0f} s after it was begun")
        self.output.seek(0)
        sys.stderr.write(self.output.read().decode(errors="replace"))
        sys.stderr.flush()
        return code == 0

    def end(self) -> None:
        """Stop it, and whatever it has started."""
        if self.process.poll() is not None:
            return
        if sys.platform == "win32":
            self.process.terminate()
        else:
            os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()


@contextmanager
def beside(name: str, *command: object, env: dict[str, str]) -> Iterator[Beside]:
    """Run a command while the body of the `with` runs; it ends with it, if not before."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            [str(word) for word in command],
            cwd=ROOT,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        say(f"{name}: begun, beside what follows")
        begun = Beside(name, process, output)
        try:
            yield begun
        finally:
            begun.end()
