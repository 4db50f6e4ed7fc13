"""Whether a process that somebody else started has ended."""

from __future__ import annotations

import time
from pathlib import Path

SECONDS = 10


def wait_for_end_of(pid: int) -> None:
    """Fails if the process still runs after some seconds."""
    until = time.monotonic() + SECONDS
    while is_running(pid):
        assert time.monotonic() < until, f"process {pid} still runs"
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
