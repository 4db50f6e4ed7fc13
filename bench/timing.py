"""How often something is done in a given time of the processor, and how much memory it keeps."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable

ITERATIONS = 400
"""The budget of our bots and of other engines' when they search."""

KEPT = 200
"""How many copies are kept while their memory is measured."""


def repeated(action: Callable[[], object], seconds: float, batch: int) -> tuple[int, float]:
    """How often something was done, and in how many seconds."""

    def one_batch() -> int:
        for _ in range(batch):
            action()
        return batch

    return counted(one_batch, seconds)


def counted(action: Callable[[], int], seconds: float) -> tuple[int, float]:
    """What all calls added up to, and in how many seconds of the processor."""
    count = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        count += action()
    return count, time.process_time() - started


def bytes_each(copy: Callable[[], object]) -> int:
    """How much memory one copy takes beyond what it shares with the others."""
    tracemalloc.start()
    kept = [copy() for _ in range(KEPT)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return round(size / len(kept))
