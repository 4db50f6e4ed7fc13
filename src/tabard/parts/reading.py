"""Reading data that somebody may have edited: every value is checked, errors say where."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.core.errors import SnapshotError


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

    def items(self, field: str) -> list[object]:
        return as_list(self.value(field), f"{self.where}, field {field!r}")

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


def as_flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise SnapshotError(f"{where}: needs true or false, has {_short(value)}")
    return value


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
