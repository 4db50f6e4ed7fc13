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
    """What eight units of a layer hear and say, or eight weights."""

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
        """Hear that too, so many times."""
        self.a += times * other.a
        self.b += times * other.b
        self.c += times * other.c
        self.d += times * other.d
        self.e += times * other.e
        self.f += times * other.f
        self.g += times * other.g
        self.h += times * other.h

    def silence(self) -> None:
        """From what is heard to what is said: nothing below zero."""
        self.a = positive(self.a)
        self.b = positive(self.b)
        self.c = positive(self.c)
        self.d = positive(self.d)
        self.e = positive(self.e)
        self.f = positive(self.f)
        self.g = positive(self.g)
        self.h = positive(self.h)

    def tell(self, heard: list[Eight], columns: list[list[Eight]], first: int) -> None:
        """Let the units above hear what these say; their columns begin with the first's."""
        hear(heard, columns[first], self.a)
        hear(heard, columns[first + 1], self.b)
        hear(heard, columns[first + 2], self.c)
        hear(heard, columns[first + 3], self.d)
        hear(heard, columns[first + 4], self.e)
        hear(heard, columns[first + 5], self.f)
        hear(heard, columns[first + 6], self.g)
        hear(heard, columns[first + 7], self.h)

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


def positive(heard: float) -> float:
    return heard if heard > 0.0 else 0.0


def hear(heard: list[Eight], column: list[Eight], told: float) -> None:
    """All units of a layer hear one thing, each by its weight in the column."""
    if told != 0.0:
        for index, eight in enumerate(heard):
            eight.add(column[index], told)


def hear_all(heard: list[Eight], columns: list[list[Eight]], told: list[float]) -> None:
    """All units of a layer hear one thing after another."""
    for index, one in enumerate(told):
        hear(heard, columns[index], one)


def tell_all(heard: list[Eight], columns: list[list[Eight]], said: list[Eight]) -> None:
    """All units of a layer hear what all units below it say."""
    for index, eight in enumerate(said):
        eight.tell(heard, columns, WIDTH * index)


def silence_all(heard: list[Eight]) -> None:
    for eight in heard:
        eight.silence()


def weighed_all(said: list[Eight], weights: list[Eight]) -> float:
    """The sum of what all units say, each by its weight."""
    total = 0.0
    for index, eight in enumerate(said):
        total = eight.weighed(weights[index], total)
    return total


def copied(eights: list[Eight]) -> list[Eight]:
    return [eight.copy() for eight in eights]


def eights_of(numbers: Sequence[float]) -> list[Eight]:
    """Numbers in eights, the last one filled up with zeros: units that neither hear nor say."""
    full = [*numbers, *[0.0] * (-len(numbers) % WIDTH)]
    return [Eight(*full[begin : begin + WIDTH]) for begin in range(0, len(full), WIDTH)]


def columns_of(rows: list[list[float]]) -> list[list[Eight]]:
    """For each number of a row, what all rows have there, in eights; filled up likewise."""
    columns = [eights_of(column) for column in zip(*rows, strict=True)]
    silent = [0.0] * len(rows)
    return columns + [eights_of(silent) for _ in range(-len(columns) % WIDTH)]
