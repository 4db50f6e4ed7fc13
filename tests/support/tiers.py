"""What runs when: the gate plays some of each series, the long tier all of it.

`dev.py test --long` sets TABARD_LONG=1. A test that is marked `long` runs there alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

import pytest

from support.builds import IS_COMPILED

T = TypeVar("T")

IS_LONG: Final = os.environ.get("TABARD_LONG") == "1"

long = pytest.mark.long


def series(interpreted: int, gate: int, whole: int) -> int:
    """How much of something is played: uncompiled, at every change, and in the long tier."""
    if not IS_COMPILED:
        return interpreted
    return whole if IS_LONG else gate


def first_of(values: Sequence[T], count: int = 1) -> list[Any]:
    """Parameters of a test: the first belong to the gate, all others to the long tier."""
    return [
        pytest.param(*_as_row(value), marks=() if number < count else long)
        for number, value in enumerate(values)
    ]


def first_of_each(values: Iterable[T], group: Callable[[T], object], count: int = 1) -> list[Any]:
    """The same, for each group of values."""
    groups: dict[object, list[T]] = {}
    for value in values:
        groups.setdefault(group(value), []).append(value)
    return [one for members in groups.values() for one in first_of(members, count)]


def _as_row(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)
