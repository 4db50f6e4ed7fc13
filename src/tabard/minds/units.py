"""Units of a network, eight at a time: where compiled code spends its time when it judges.

Compiled, an attribute that is a float is read straight from memory, an entry of a list of floats is
unpacked first. So eight numbers stand side by side as attributes, and a layer is a list of eights.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

WIDTH: Final = 8


@final
class Eight:
    """The inputs, then the outputs, of eight units of a layer; or eight weights."""

    def __init__(
        self, a: float, b: float, c: float, d: float, e: float, f: float, g: float, h: float
    ) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h

    def copy(self) -> Eight:
        return Eight(self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h)

    def add(self, other: Eight, times: float) -> None:
        """Add that, so many times."""
        self.a += times * other.a
        self.b += times * other.b
        self.c += times * other.c
        self.d += times * other.d
        self.e += times * other.e
        self.f += times * other.f
        self.g += times * other.g
        self.h += times * other.h

    def relu(self) -> None:
        """From input to output: nothing below zero."""
        self.a = positive(self.a)
        self.b = positive(self.b)
        self.c = positive(self.c)
        self.d = positive(self.d)
        self.e = positive(self.e)
        self.f = positive(self.f)
        self.g = positive(self.g)
        self.h = positive(self.h)

    def feed(self, totals: list[Eight], columns: list[list[Eight]], first: int) -> None:
        """Add these outputs to the inputs of the layer above; columns begin with the first's."""
        add_input(totals, columns[first], self.a)
        add_input(totals, columns[first + 1], self.b)
        add_input(totals, columns[first + 2], self.c)
        add_input(totals, columns[first + 3], self.d)
        add_input(totals, columns[first + 4], self.e)
        add_input(totals, columns[first + 5], self.f)
        add_input(totals, columns[first + 6], self.g)
        add_input(totals, columns[first + 7], self.h)

    def weighed(self, weights: Eight, total: float) -> float:
        """A total, and each of these by its weight."""
        total += weights.a * self.a
        total += weights.b * self.b
        total += weights.c * self.c
        total += weights.d * self.d
        total += weights.e * self.e
        total += weights.f * self.f
        total += weights.g * self.g
        total += weights.h * self.h
        return total


def positive(total: float) -> float:
    return total if total > 0.0 else 0.0


def add_input(totals: list[Eight], column: list[Eight], value: float) -> None:
    """Add one input to all units of a layer, by each one's weight in the column."""
    if value != 0.0:
        for index, eight in enumerate(totals):
            eight.add(column[index], value)


def add_inputs(totals: list[Eight], columns: list[list[Eight]], inputs: list[float]) -> None:
    """Add one input after another."""
    for index, one in enumerate(inputs):
        add_input(totals, columns[index], one)


def feed_all(totals: list[Eight], columns: list[list[Eight]], outputs: list[Eight]) -> None:
    """Add the outputs of all units below to the inputs of a layer."""
    for index, eight in enumerate(outputs):
        eight.feed(totals, columns, WIDTH * index)


def relu_all(totals: list[Eight]) -> None:
    for eight in totals:
        eight.relu()


def weighed_all(outputs: list[Eight], weights: list[Eight]) -> float:
    """The sum of all outputs, each by its weight."""
    total = 0.0
    for index, eight in enumerate(outputs):
        total = eight.weighed(weights[index], total)
    return total


def copied(eights: list[Eight]) -> list[Eight]:
    return [eight.copy() for eight in eights]


def eights_of(numbers: Sequence[float]) -> list[Eight]:
    """Numbers in eights, the last one filled up with zeros: units without input and output."""
    full = [*numbers, *[0.0] * (-len(numbers) % WIDTH)]
    return [Eight(*full[begin : begin + WIDTH]) for begin in range(0, len(full), WIDTH)]


def columns_of(rows: list[list[float]]) -> list[list[Eight]]:
    """For each number of a row, what all rows have there, in eights; filled up likewise."""
    columns = [eights_of(column) for column in zip(*rows, strict=True)]
    silent = [0.0] * len(rows)
    return columns + [eights_of(silent) for _ in range(-len(columns) % WIDTH)]
