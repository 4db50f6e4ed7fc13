"""Reading data that somebody may have edited: every value is checked, errors say where."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.core.errors import SnapshotError
from tabard.core.values import BLANK


class Reader:
    """A table of a snapshot; `where` says in errors which one."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, Mapping):
            raise SnapshotError(f"{where}: needs an object, has {_short(data)}")
        self.data = data
        self.where = where

    def value(self, field: str) -> object:
        if field not in self.data:
            raise SnapshotError(f"{self.where}: field {field!r} is missing")
        found: object = self.data[field]
        return found

    def number(self, field: str) -> int:
        return as_number(self.value(field), f"{self.where}, field {field!r}")

    def text(self, field: str) -> str:
        value = self.value(field)
        if not isinstance(value, str):
            raise SnapshotError(f"{self.where}, field {field!r}: needs a text, has {_short(value)}")
        return value

    def numbers(self, field: str, length: int | None = None) -> list[int]:
        return as_numbers(self.value(field), f"{self.where}, field {field!r}", length)

    def items(self, field: str, length: int | None = None) -> list[object]:
        items = as_list(self.value(field), f"{self.where}, field {field!r}")
        if length is not None and len(items) != length:
            where = f"{self.where}, field {field!r}"
            raise SnapshotError(f"{where}: needs {length} entries, has {len(items)}")
        return items

    def flag(self, field: str) -> bool:
        return as_flag(self.value(field), f"{self.where}, field {field!r}")

    def bounded(self, field: str, least: int, below: int) -> int:
        """A number from `least` on, less than `below`."""
        return within([self.number(field)], f"{self.where}, field {field!r}", least, below)[0]

    def things(self, field: str, below: int) -> tuple[int, ...]:
        """Numbers of things, of which there are so many."""
        return within(self.numbers(field), f"{self.where}, field {field!r}", 0, below)

    def things_or_none(self, field: str, length: int, below: int) -> list[int]:
        """So many numbers of things, BLANK for none."""
        where = f"{self.where}, field {field!r}"
        return list(within(self.numbers(field, length), where, BLANK, below))

    def rows(self, field: str, below: list[int]) -> list[tuple[int, ...]]:
        """A list of lists of things; each has its own bound."""
        where = f"{self.where}, field {field!r}"
        return [
            within(as_numbers(item, where), where, 0, below[index])
            for index, item in enumerate(self.items(field, len(below)))
        ]

    def texts(self, field: str) -> dict[str, str]:
        """A table of texts by name."""
        inner = Reader(self.value(field), f"{self.where}, field {field!r}")
        return {str(key): inner.text(str(key)) for key in inner.data}


def as_number(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise SnapshotError(f"{where}: needs a whole number, has {_short(value)}")
    return value


def as_list(value: object, where: str) -> list[object]:
    if not isinstance(value, list | tuple):
        raise SnapshotError(f"{where}: needs a list, has {_short(value)}")
    return list(value)


def as_numbers(value: object, where: str, length: int | None = None) -> list[int]:
    items = [as_number(item, where) for item in as_list(value, where)]
    if length is not None and len(items) != length:
        raise SnapshotError(f"{where}: needs {length} numbers, has {len(items)}")
    return items


def within(values: list[int], where: str, least: int, below: int) -> tuple[int, ...]:
    for value in values:
        if not least <= value < below:
            raise SnapshotError(f"{where}: {value} is none of {least} to {below - 1}")
    return tuple(values)


def as_flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise SnapshotError(f"{where}: needs true or false, has {_short(value)}")
    return value


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
