"""Corrections for many tests: what is still surprising when so much was looked at."""

from __future__ import annotations

from collections.abc import Sequence


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """Adjusted p-values: below q, at most a share q of all findings is false on average.

    Benjamini and Hochberg (1995), the step-up procedure written as adjusted values.
    """
    ranked = sorted(range(len(chances)), key=chances.__getitem__, reverse=True)
    adjusted = [1.0] * len(chances)
    lowest = 1.0
    for position, index in enumerate(ranked):
        rank = len(chances) - position
        lowest = min(lowest, chances[index] * len(chances) / rank)
        adjusted[index] = lowest
    return adjusted


def holm(chances: Sequence[float]) -> list[float]:
    """Adjusted p-values: below q, all findings together are true but for a chance q.

    Holm (1979), the step-down procedure written as adjusted values.
    """
    ranked = sorted(range(len(chances)), key=chances.__getitem__)
    adjusted = [1.0] * len(chances)
    highest = 0.0
    for position, index in enumerate(ranked):
        highest = max(highest, min(1.0, chances[index] * (len(chances) - position)))
        adjusted[index] = highest
    return adjusted
