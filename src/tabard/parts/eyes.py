"""What all seats see together: everything that any one of them sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tabard.core.values import ALL_EYES

T = TypeVar("T")


def own_of(viewer: int, seats: int, rows: Callable[[int], list[T]]) -> list[T]:
    """What only a viewer has; ALL_EYES have what each seat has, seat by seat, nothing twice."""
    if viewer != ALL_EYES:
        return rows(viewer)
    found: list[T] = []
    for seat in range(seats):
        found += [row for row in rows(seat) if row not in found]
    return found
