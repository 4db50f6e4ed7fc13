"""Commands that are not waited for, and work that only one process does at a time."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from devtools.commands import ROOT, alone, begin_apart

HOLD = "from devtools.commands import alone\nwith alone('test'): print('held', flush=True); input()"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such locks")
def test_who_comes_second_waits_until_the_first_has_ended() -> None:
    command = [sys.executable, "-c", HOLD]
    entered = threading.Event()

    def enter() -> None:
        with alone("test"):
            entered.set()

    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdin is not None
        assert first.stdout is not None
        assert first.stdout.readline() == "held\n"
        second = threading.Thread(target=enter)
        second.start()
        assert not entered.wait(0.3)
        first.stdin.write("\n")
        first.stdin.flush()
        second.join(20)
    assert entered.is_set()


def test_what_is_begun_apart_says_in_a_file_how_it_went(tmp_path: Path) -> None:
    log, done = tmp_path / "log", tmp_path / "done"
    script = f"import pathlib; print('made'); pathlib.Path({str(done)!r}).touch()"
    with log.open("wb") as output:
        process = begin_apart(sys.executable, "-c", script, log=output)
    assert process.wait(20) == 0
    assert (log.read_text(), done.exists()) == ("made\n", True)
