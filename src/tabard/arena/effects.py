"""Effects: how two groups of seats differ when seats of one deal are not independent."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import fsum, inf, sqrt

from tabard.arena.estimates import LEVEL, Estimate, student_quantile, student_tails

FEWEST = 10
"""So many seats, and so many deals, each side needs before anything is said of it."""


def difference_between(
    first: Sequence[tuple[int, float]], second: Sequence[tuple[int, float]]
) -> tuple[Estimate, float]:
    """First mean less second mean, and how likely that would be between equals.

    Values come with the number of their deal; the variance is that of sums over deals (the
    sandwich estimator of Liang and Zeger 1986). Degrees of freedom are the deals of the side that
    has fewer, less one, because a side of few deals tells little of its own spread. Never is the
    variance less than what all values together suggest: ten who all lost do not say that whoever
    does the same always loses.
    """
    if not first or not second:
        return Estimate(0.0, -inf, inf, 0), 1.0
    deals = min(len({deal for deal, _ in side}) for side in (first, second))
    means = [fsum(value for _, value in side) / len(side) for side in (first, second)]
    difference = means[0] - means[1]
    if deals < 2:
        return Estimate(difference, -inf, inf, len(first)), 1.0
    sums: dict[int, float] = defaultdict(float)
    for sign, mean, side in ((1, means[0], first), (-1, means[1], second)):
        for deal, value in side:
            sums[deal] += sign * (value - mean) / len(side)
    freedom = deals - 1
    apart = fsum(total * total for total in sums.values()) * deals / freedom
    error = sqrt(max(apart, _variance_together(first, second)))
    if error == 0:
        return Estimate(difference, -inf, inf, len(first)), 1.0
    half = student_quantile((1 + LEVEL) / 2, freedom) * error
    found = Estimate(difference, difference - half, difference + half, len(first))
    return found, student_tails(difference / error, freedom)


def _variance_together(
    first: Sequence[tuple[int, float]], second: Sequence[tuple[int, float]]
) -> float:
    """The variance of the difference if both sides were alike and all seats independent."""
    values = [value for _, value in (*first, *second)]
    mean = fsum(values) / len(values)
    spread = fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return spread * (1 / len(first) + 1 / len(second))


def is_enough(side: Sequence[tuple[int, float]]) -> bool:
    """Whether there is enough to say something of one side."""
    return len(side) >= FEWEST and len({deal for deal, _ in side}) >= FEWEST
