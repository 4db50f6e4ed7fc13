"""Fits weights of an evaluation to how matches ended: softmax regression with a prior, by Newton.

Each position says what every seat's evaluation is, how it changes with each weight, and what the
seat got of the victory in the end. The chance of a seat to win is its part of all evaluations.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, fsum, log

Position = tuple[list[float], list[list[float]], list[float]]
"""Of each seat: logarithm of its evaluation, how that changes by weight, its part of victory."""

PRIOR = 0.4
"""By what part of itself a weight may be wrong, about (one standard deviation)."""

_ROUNDS = 30
_CLOSE = 1e-6
_LONGEST = 0.5
"""No weight changes by more at once, since what is linear nearby need not be so far away."""


@dataclass(frozen=True)
class Fit:
    """By what parts of their scale weights change, and how well results are foretold."""

    changes: list[float]
    before: float
    after: float
    """Mean logarithm of the chance that was given to what happened; nearer to zero is better."""


def fitted_changes(
    matches: Sequence[Sequence[Position]], worth: float, prior: float = PRIOR
) -> Fit:
    """The likeliest changes; all positions of a match are worth `worth` independent ones."""
    count = len(matches[0][0][1][0])
    changes = [0.0] * count
    for _ in range(_ROUNDS):
        slope, bend = _slope_and_bend(matches, changes, worth, prior)
        step = solved(bend, slope)
        longest = max(abs(one) for one in step)
        scale = min(1.0, _LONGEST / longest) if longest else 1.0
        changes = [one + scale * part for one, part in zip(changes, step, strict=True)]
        if longest < _CLOSE:
            break
    nothing = [0.0] * count
    return Fit(changes, foretold(matches, nothing), foretold(matches, changes))


def foretold(matches: Sequence[Sequence[Position]], changes: Sequence[float]) -> float:
    """The mean logarithm of the chance that was given to what happened."""
    found = []
    for match in matches:
        for position in match:
            chances = chances_of(position, changes)
            parts = zip(position[2], chances, strict=True)
            found.append(fsum(part * log(max(chance, 1e-12)) for part, chance in parts))
    return fsum(found) / len(found)


def chances_of(position: Position, changes: Sequence[float]) -> list[float]:
    """The seats' chances to win after such changes of the weights."""
    logs = [
        value + sum([part * change for part, change in zip(row, changes, strict=True)])
        for value, row in zip(position[0], position[1], strict=True)
    ]
    best = max(logs)
    powers = [exp(value - best) for value in logs]
    total = sum(powers)
    return [power / total for power in powers]


def _slope_and_bend(
    matches: Sequence[Sequence[Position]], changes: Sequence[float], worth: float, prior: float
) -> tuple[list[float], list[list[float]]]:
    """First derivatives of the likelihood by the changes, and the second ones with their sign."""
    count = len(changes)
    slope = [-change / prior**2 for change in changes]
    bend = [[0.0] * count for _ in range(count)]
    for match in matches:
        weight = worth / len(match)
        for position in match:
            _add_position(position, changes, weight, slope, bend)
    for one in range(count):
        bend[one][one] += 1 / prior**2
        for other in range(one):
            bend[one][other] = bend[other][one]
    return slope, bend


def _add_position(
    position: Position,
    changes: Sequence[float],
    weight: float,
    slope: list[float],
    bend: list[list[float]],
) -> None:
    chances = chances_of(position, changes)
    rows, parts = position[1], position[2]
    count = len(slope)
    means = [0.0] * count
    for chance, row in zip(chances, rows, strict=True):
        for index, value in enumerate(row):
            means[index] += chance * value
    for chance, part, row in zip(chances, parts, rows, strict=True):
        centred = [value - mean for value, mean in zip(row, means, strict=True)]
        told = [index for index in range(count) if centred[index]]
        for index in told:
            slope[index] += weight * (part - chance) * row[index]
            share = weight * chance * centred[index]
            line = bend[index]
            for other in told:
                if other >= index:
                    line[other] += share * centred[other]


def solved(matrix: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The solution of linear equations, by Gauss with the largest pivots."""
    size = len(values)
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda index: abs(rows[index][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        lead = rows[column]
        for row in rows[column + 1 :]:
            factor = row[column] / lead[column]
            if factor:
                for index in range(column, size + 1):
                    row[index] -= factor * lead[index]
    found = [0.0] * size
    for index in reversed(range(size)):
        known = fsum(rows[index][other] * found[other] for other in range(index + 1, size))
        found[index] = (rows[index][size] - known) / rows[index][index]
    return found
