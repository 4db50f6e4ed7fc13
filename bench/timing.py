"""How often something is done in a given time."""

from __future__ import annotations

import time
from collections.abc import Callable


def repeated(action: Callable[[], object], seconds: float, batch: int) -> tuple[int, float]:
    """How often something was done, and in how many seconds."""
    count = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(batch):
            action()
        count += batch
    return count, time.perf_counter() - started
