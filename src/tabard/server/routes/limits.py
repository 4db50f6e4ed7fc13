"""How much anybody may ask for: token buckets by what is asked and who asks."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from tabard.server.problems import ProblemError

MOST_BUCKETS = 20_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    a_second: float


RATES = {
    "choose": Rate(60, 20),
    "say": Rate(6, 0.5),
    "hint": Rate(6, 0.5),
    "create": Rate(30, 0.5),
    "open": Rate(400, 40),
    "read": Rate(400, 60),
    "heavy": Rate(20, 1),
    "analyse": Rate(6, 1 / 60),
    "guess": Rate(60, 1),
}
"""By a seat: choose, say, hint. By an address: create a table, open a socket, read, import,
analyse, and come with a wrong secret."""


class Limits:
    """Remembers what was asked for lately; `factor` widens all limits, 0 lifts them."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str) -> None:
        """Count one more; refuses whoever asks too fast."""
        if not self.factor:
            return
        rate, now = RATES[what], time.monotonic()
        burst, a_second = rate.burst * self.factor, rate.a_second * self.factor
        left, at = self._buckets.pop((what, who), (burst, now))
        left = min(burst, left + (now - at) * a_second)
        is_allowed = left >= 1
        self._buckets[what, who] = (left - 1 if is_allowed else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not is_allowed:
            seconds = max(1, round((1 - left) / a_second))
            raise ProblemError(
                "too_many",
                f"too many requests of this kind; wait {seconds} s and try again",
                {"seconds": seconds},
            )
