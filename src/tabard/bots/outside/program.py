"""Programs in any language: asked in JSON on their standard input, heard on their standard output.

One object a line. `{"start": …}` comes first and `{"end": …}` last; both need no answer. Each
`{"ask": …}` is answered with `{"choice": "kind:name"}`. `tabard check-bot --help` says more.
"""

from __future__ import annotations

import json
import os
import selectors
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from tabard.bots.outside.asking import ask_data, start_data
from tabard.bots.outside.faults import checked, fault_of, shortened
from tabard.bots.search import Budget
from tabard.core.errors import BotFaultError, SetupError
from tabard.core.values import Choice, Decision
from tabard.match.knowledge import Knowledge

LIMIT: Final = "TABARD_BOT_SECONDS"
"""Names the seconds that a program may take for one answer, beside its budget."""

USUAL_SECONDS: Final = 10.0
MOST_SECONDS: Final = 3600.0
GOODBYE_SECONDS: Final = 1.0
"""How long a program may take to end by itself."""

LONGEST_LINE: Final = 65_536
LONGEST_COMPLAINT: Final = 4096
"""So much is kept of what a program says on its standard error, to be told if it fails."""


def seconds_allowed() -> float:
    """How long a program may take for one answer."""
    text = os.environ.get(LIMIT, "")
    try:
        seconds = float(text or USUAL_SECONDS)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise SetupError(f"{LIMIT}={text!r} is no time; give seconds, up to {MOST_SECONDS:g}")
    return seconds


class ProgramBot:
    """A bot that is a program; it is started at its first question and ended with the match."""

    hears = True

    def __init__(self, name: str, command: Sequence[str], seed: int, budget: Budget | None) -> None:
        if sys.platform == "win32":
            raise SetupError(f"{name}: programs play on Unix only; take module:Class instead")
        self.name = name
        self.command = tuple(command)
        self.seed = seed
        self.budget = budget
        self.seconds = seconds_allowed() + (budget.milliseconds / 1000 if budget else 0.0)
        self.waited = 0.0
        """Seconds until its answers came, in all."""

        self._program: Program | None = None
        self._asked = 0
        self._heard = 0

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        began = time.monotonic()
        try:
            line = self._answer(knowledge, decision)
            return checked(self.name, self._choice_in(line), decision)
        except BotFaultError:
            self.close()
            raise
        finally:
            self.waited += time.monotonic() - began

    def end(self, places: Sequence[int], scores: Sequence[int]) -> None:
        """Say how the match ended, and let the program go."""
        if self._program is not None:
            self._program.end(as_line("end", {"places": [*places], "scores": [*scores]}))
            self._program = None

    def close(self) -> None:
        """End the program, whatever it does."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _answer(self, knowledge: Knowledge, decision: Decision) -> bytes:
        lines = b""
        if self._program is None:
            self._program = Program(self.name, self.command)
            lines = as_line("start", start_data(knowledge, self.seed, self.budget))
            self._asked = self._heard = 0
        self._asked += 1
        ask = ask_data(knowledge, decision, self._asked, self._heard)
        events = ask["events"]
        assert isinstance(events, list)
        self._heard += len(events)
        return self._program.asked(lines + as_line("ask", ask), self.seconds)

    def _choice_in(self, line: bytes) -> str:
        try:
            answer = json.loads(line)
            choice = answer.get("choice") if isinstance(answer, dict) else None
        except (ValueError, RecursionError):
            choice = None
        if not isinstance(choice, str):
            raise fault_of(self.name, "unreadable", repr(line.decode("utf-8", "replace")))
        return choice


class Program:
    """A process in a group of its own, and the pipes to it; nothing it does can stop us."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self._heard = bytearray()
        self._complaint = b""
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise fault_of(name, "unstarted", error.strerror or str(error)) from None
        # Also where nobody closes it: when it is forgotten, and when we end.
        self._kill = weakref.finalize(self, kill_group, self._process)
        for file in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert file is not None
            os.set_blocking(file.fileno(), False)

    def asked(self, lines: bytes, seconds: float) -> bytes:
        """Send some lines, and wait for one; a fault if it does not come, or is none."""
        with suppress(BlockingIOError):
            self._take_in()
        if self._heard:
            raise fault_of(self.name, "talked")
        until = time.monotonic() + seconds
        left = memoryview(lines)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        talk, complaint = self._process.stdout, self._process.stderr
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._process.stdin, selectors.EVENT_WRITE)
            waiting.register(talk, selectors.EVENT_READ)
            waiting.register(complaint, selectors.EVENT_READ)
            while True:
                ready = waiting.select(until - time.monotonic())
                for key, _ in ready:
                    if key.fileobj is self._process.stdin:
                        left = left[self._written(left) :]
                        if not left:
                            waiting.unregister(self._process.stdin)
                    elif key.fileobj is complaint:
                        if not self._take_complaint():
                            waiting.unregister(complaint)
                    elif not self._take_in():
                        raise self._ended()
                line = self._line()
                if line is not None:
                    return line
                if time.monotonic() >= until:
                    raise fault_of(self.name, "hung", f"{seconds:g}")

    def end(self, line: bytes) -> None:
        """Say goodbye, wait a moment for it to go by itself, and end it."""
        if self._process.poll() is None:
            assert self._process.stdin is not None
            self._written(memoryview(line))
            self._process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GOODBYE_SECONDS)
        self.close()

    def close(self) -> None:
        self._kill()

    def _written(self, data: memoryview) -> int:
        """How much was taken; of what nobody reads any more, all."""
        assert self._process.stdin is not None
        try:
            return os.write(self._process.stdin.fileno(), data)
        except BlockingIOError:
            return 0
        except OSError:
            return len(data)

    def _take_in(self) -> bool:
        """Hear what it says; whether it may say more."""
        assert self._process.stdout is not None
        said = os.read(self._process.stdout.fileno(), LONGEST_LINE)
        self._heard += said
        return bool(said)

    def _take_complaint(self) -> bool:
        assert self._process.stderr is not None
        said = os.read(self._process.stderr.fileno(), LONGEST_COMPLAINT)
        self._complaint = (self._complaint + said)[-LONGEST_COMPLAINT:]
        return bool(said)

    def _line(self) -> bytes | None:
        """The line that it has said, if it is whole."""
        line, newline, rest = self._heard.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise fault_of(self.name, "flooded", str(LONGEST_LINE))
        if not newline:
            return None
        if rest:
            raise fault_of(self.name, "talked")
        self._heard.clear()
        return bytes(line)

    def _ended(self) -> BotFaultError:
        """Why nothing more will come: how the process ended, and what it complained of last."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_SECONDS)
        while self._take_complaint_left():
            pass
        status = self._process.returncode
        if status is None:
            how = "it closed its output"
        elif status < 0:
            how = f"signal {signal.Signals(-status).name}"
        else:
            how = f"exit code {status}"
        last = self._complaint.decode("utf-8", "replace").strip().splitlines()[-1:]
        return fault_of(self.name, "ended", ": ".join([how, *map(shortened, last)]))

    def _take_complaint_left(self) -> bool:
        try:
            return self._take_complaint()
        except BlockingIOError:
            return False


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it has started in its group."""
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    for file in (process.stdin, process.stdout, process.stderr):
        if file is not None:
            with suppress(OSError):
                file.close()
    process.wait()


def as_line(key: str, data: Mapping[str, object]) -> bytes:
    return json.dumps({key: data}, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
