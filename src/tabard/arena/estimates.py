"""Estimates with intervals: shares, means, and the distributions that they need.

Shares: Wilson's score interval (Wilson 1927), over as many matches as they are worth: matches of
one deal resemble each other, so their number is divided by Kish's design effect (Kish 1965).
Means: Student's t.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, fsum, inf, lgamma, log, sqrt
from statistics import NormalDist

LEVEL = 0.95
_STEPS = 300
_CLOSE = 1e-15


@dataclass(frozen=True)
class Estimate:
    """A number, and between which bounds it lies with 95 % confidence."""

    value: float
    low: float
    high: float
    count: int

    def as_data(self) -> dict[str, object]:
        """JSON-ready; a bound that nothing is known of is null."""
        return {
            "value": self.value,
            "low": None if self.low == -inf else self.low,
            "high": None if self.high == inf else self.high,
            "count": self.count,
        }


def shared_wins(places: Sequence[int]) -> list[float]:
    """What each seat has of the victory: one, shared by all who are first."""
    winners = sum(place == 1 for place in places)
    return [1 / winners if place == 1 else 0.0 for place in places]


def wilson(share: float, count: float, level: float = LEVEL) -> tuple[float, float]:
    """Wilson's score interval for a share of `count` independent matches."""
    if count <= 0:
        return 0.0, 1.0
    z = normal_quantile((1 + level) / 2)
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    spread = share * (1 - share) / count + z * z / (4 * count * count)
    half = z * sqrt(spread) / (1 + z * z / count)
    return middle - half if share > 0 else 0.0, middle + half if share < 1 else 1.0


def share_of(groups: Sequence[Sequence[float]], level: float = LEVEL) -> Estimate:
    """A share (of victories) over matches that come in groups, one for each deal."""
    count = sum(len(group) for group in groups)
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    share = fsum(fsum(group) for group in groups) / count
    low, high = wilson(share, count / design_effect(groups), level)
    return Estimate(share, low, high, count)


def design_effect(groups: Sequence[Sequence[float]]) -> float:
    """How many matches are worth one independent match; never less than one."""
    filled = [group for group in groups if group]
    count = sum(len(group) for group in filled)
    if len(filled) < 2:
        return float(max(1, count))
    mean = fsum(fsum(group) for group in filled) / count
    if not 0 < mean < 1:
        return 1.0
    squares = fsum((fsum(group) - mean * len(group)) ** 2 for group in filled)
    variance = squares * len(filled) / (len(filled) - 1) / count**2
    return max(1.0, variance * count / (mean * (1 - mean)))


def mean_of(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """A mean with Student's interval."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, -inf, inf, 0)
    mean = fsum(values) / count
    if count == 1:
        return Estimate(mean, -inf, inf, 1)
    error = sqrt(fsum((value - mean) ** 2 for value in values) / (count - 1) / count)
    half = student_quantile((1 + level) / 2, count - 1) * error
    return Estimate(mean, mean - half, mean + half, count)


def difference_of(values: Sequence[float]) -> tuple[Estimate, float]:
    """The mean of differences of shares, and how likely it would be if the true one were zero.

    Student's t test. Where all differences are equal it has nothing to go by: then the sign test
    and Wilson's interval for the share of the better side stand in.
    """
    found, count = mean_of(values), len(values)
    if count < 2:
        return Estimate(found.value, -1.0, 1.0, count), 1.0
    if found.low == found.high:
        low, high = wilson((1 + found.value) / 2, count)
        chance = 1.0 if found.value == 0 else 2.0 ** (1 - count)
        return Estimate(found.value, 2 * low - 1, 2 * high - 1, count), chance
    error = (found.high - found.value) / student_quantile((1 + LEVEL) / 2, count - 1)
    bounded = Estimate(found.value, max(-1.0, found.low), min(1.0, found.high), count)
    return bounded, student_tails(found.value / error, count - 1)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of all lies, between neighbours in proportion."""
    ordered = sorted(values)
    position = share * (len(ordered) - 1)
    below = int(position)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (position - below) * (ordered[above] - ordered[below])


def normal_quantile(share: float) -> float:
    """The standard normal deviate below which a share lies."""
    return NormalDist().inv_cdf(share)


def normal_tails(deviate: float) -> float:
    """How likely a standard normal number is at least so far from zero."""
    return 2 * NormalDist().cdf(-abs(deviate))


def student_tails(deviate: float, freedom: float) -> float:
    """How likely Student's t is at least so far from zero."""
    return incomplete_beta(freedom / (freedom + deviate * deviate), freedom / 2, 0.5)


def student_quantile(share: float, freedom: float) -> float:
    """The deviate below which a share of Student's t lies, for a share from one half on."""
    low, high = 0.0, 1.0
    while 1 - student_tails(high, freedom) / 2 < share:
        high *= 2
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if 1 - student_tails(middle, freedom) / 2 < share:
            low = middle
        else:
            high = middle
    return high


def incomplete_beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function (Abramowitz and Stegun 26.5.8)."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    return front / _continued_fraction(x, a, b)


def _continued_fraction(x: float, a: float, b: float) -> float:
    """One over the fraction of 26.5.8, from its end to its beginning by Lentz's method."""
    value, numerator, denominator = 1.0, 1.0, 0.0
    for step in range(1, _STEPS):
        half = step // 2
        if step % 2:
            term = -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1))
        else:
            term = half * (b - half) * x / ((a + 2 * half - 1) * (a + 2 * half))
        denominator = 1 / (1 + term * denominator)
        numerator = 1 + term / numerator
        value *= numerator * denominator
        if abs(numerator * denominator - 1) < _CLOSE:
            break
    return value
