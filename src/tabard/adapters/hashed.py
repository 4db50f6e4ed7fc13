"""Cells for views that nobody has declared: each value in the cell that its path hashes to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from zlib import crc32

from tabard.adapters.layout import Cells, Sheet

CELLS: Final = 1024
"""Enough that values of a small view seldom share a cell."""


class Hashed(Cells):
    """Numbers are added to the cell of their path, words to that of path and word.

    A list of words is counted, any other list goes by its places. Cells have no names, seats are
    as the view tells them, and two values may meet in one cell: a game that declares its view in a
    module `shapes` is told better.
    """

    def __init__(self, size: int = CELLS) -> None:
        self.size = size

    def names(self) -> list[str]:
        return [f"hash/{number}" for number in range(self.size)]

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        self._write(value, "", sheet, at)

    def _write(self, value: object, path: str, sheet: Sheet, at: int) -> None:
        if isinstance(value, Mapping):
            for key, inner in value.items():
                self._write(inner, f"{path}/{key}", sheet, at)
        elif isinstance(value, list | tuple):
            for place, inner in enumerate(value):
                where = path if isinstance(inner, str) else f"{path}/{place}"
                self._write(inner, where, sheet, at)
        elif isinstance(value, str):
            sheet.values[at + self._cell(f"{path}={value}")] += 1.0
        elif isinstance(value, int | float):
            sheet.values[at + self._cell(path)] += value

    def _cell(self, path: str) -> int:
        return crc32(path.encode()) % self.size
