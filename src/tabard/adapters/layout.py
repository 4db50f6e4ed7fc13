"""Cells: how a view becomes a row of numbers of fixed length, each of which has a name.

A layout is a tree of cells in the shape of the view. Seats are told from the viewer's own: `me`,
`next1`, `next2` … in the order of the table, so that one policy can play every seat. Whatever has
no cell (a list longer than foreseen, a new word) is counted, never dropped in silence.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from typing import Final

Words = Iterable[str | int]


class Sheet:
    """The numbers that are being written, and through whose eyes."""

    def __init__(self, size: int, viewer: int, seats: int) -> None:
        self.values: Final = array("f", bytes(4 * size))
        self.viewer: Final = max(viewer, 0)
        self.seats: Final = seats
        self.beyond = 0
        """How many values found no cell."""

    def turned(self, seat: int) -> int:
        """How many places after the viewer a seat sits."""
        return (seat - self.viewer) % self.seats


def seat_names(seats: int) -> list[str]:
    """What seats are called in the names of cells."""
    return ["me", *[f"next{place}" for place in range(1, seats)]]


class Cells:
    """A part of a layout: some cells, and how a part of a view is written into them."""

    size: int
    tells_nothing = False
    """Whether 0, false and emptiness are told, too, by a cell that is not zero."""

    def names(self) -> list[str]:
        """A name for every cell, empty for a cell that is named by what it stands in."""
        raise NotImplementedError

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        """Write a value into the cells that begin at `at`; None leaves them all at zero."""
        raise NotImplementedError


class Left(Cells):
    """No cells: what never changes in a match, or follows from what has cells."""

    size = 0

    def names(self) -> list[str]:
        return []

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        pass


LEFT: Final = Left()


class Number(Cells):
    """A number in parts of what is usually the most."""

    size = 1

    def __init__(self, most: int = 1) -> None:
        self.most: Final = most

    def names(self) -> list[str]:
        return [""]

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        if isinstance(value, int | float):
            sheet.values[at] = value / self.most
        elif value is not None:
            sheet.beyond += 1


FLAG: Final = Number()
"""1 for true, 0 for false."""


class Known(Cells):
    """What can be hidden or absent: one cell tells whether it is there."""

    tells_nothing = True

    def __init__(self, inner: Cells) -> None:
        self.inner: Final = inner
        self.size = 1 + inner.size

    def names(self) -> list[str]:
        return ["known", *self.inner.names()]

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        if value is not None:
            sheet.values[at] = 1.0
            self.inner.write(value, sheet, at + 1)


class Word(Cells):
    """One of several words: the cell of that word is 1."""

    tells_nothing = True

    def __init__(self, words: Words) -> None:
        self.words: Final = {word: index for index, word in enumerate(words)}
        self.size = len(self.words)

    def names(self) -> list[str]:
        return [str(word) for word in self.words]

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        if value is None:
            return
        index = self.words.get(value) if isinstance(value, str | int) else None
        if index is None:
            sheet.beyond += 1
        else:
            sheet.values[at + index] = 1.0


class Counts(Cells):
    """How many there are of each word, from a list of words or from numbers by word."""

    def __init__(self, words: Words, most: int = 1) -> None:
        self.words: Final = {word: index for index, word in enumerate(words)}
        self.most: Final = most
        self.size = len(self.words)

    def names(self) -> list[str]:
        return [str(word) for word in self.words]

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        if isinstance(value, dict):
            for word, count in value.items():
                if count:
                    self.add(word, count, sheet, at)
        elif isinstance(value, list):
            for word in value:
                self.add(word, 1, sheet, at)
        elif value is not None:
            sheet.beyond += 1

    def add(self, word: str | int, count: float, sheet: Sheet, at: int) -> None:
        index = self.words.get(word)
        if index is None:
            sheet.beyond += 1
        else:
            sheet.values[at + index] += count / self.most


class Seat(Cells):
    """A seat: its cell is 1, counted from the viewer's."""

    tells_nothing = True

    def __init__(self, seats: int) -> None:
        self.size = seats

    def names(self) -> list[str]:
        return seat_names(self.size)

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        if isinstance(value, int) and 0 <= value < self.size:
            sheet.values[at + sheet.turned(value)] = 1.0
        elif value is not None:
            sheet.beyond += 1


class Seats(Seat):
    """Some of the seats, in any order."""

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        if isinstance(value, list):
            for seat in value:
                super().write(seat, sheet, at)
        elif value is not None:
            sheet.beyond += 1


class Counted(Seat):
    """How many things each seat has somewhere, from a list of their owners."""

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        if not isinstance(value, list):
            sheet.beyond += value is not None
            return
        for seat in value:
            if isinstance(seat, int) and 0 <= seat < self.size:
                sheet.values[at + sheet.turned(seat)] += 1.0
            else:
                sheet.beyond += 1


class Fields(Cells):
    """A part of a view with fixed keys; a key that may be missing is as if it were None."""

    has_others = False

    def __init__(self, fields: Mapping[str, Cells]) -> None:
        self.fields: Final = dict(fields)
        self.keys: Final = frozenset(fields)
        self.places: Final[list[tuple[str, Cells, int]]] = []
        self.size = 0
        for key, cells in fields.items():
            if cells.size:
                self.places.append((key, cells, self.size))
            self.size += cells.size

    def names(self) -> list[str]:
        return [joined(key, name) for key, cells in self.fields.items() for name in cells.names()]

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        if not isinstance(value, dict):
            sheet.beyond += value is not None
            return
        for key, cells, offset in self.places:
            inner = value.get(key)
            if inner or cells.tells_nothing:
                cells.write(inner, sheet, at + offset)
        if not self.has_others and not value.keys() <= self.keys:
            sheet.beyond += len(value.keys() - self.keys)


class Some(Fields):
    """Fields of which only some are written; the others repeat what is told elsewhere."""

    has_others = True


class PerSeat(Cells):
    """A list with one item for every seat, written from the viewer's on."""

    def __init__(self, inner: Cells, seats: int) -> None:
        self.inner: Final = inner
        self.seats: Final = seats
        self.size = seats * inner.size

    def names(self) -> list[str]:
        inner = self.inner.names()
        return [joined(seat, name) for seat in seat_names(self.seats) for name in inner]

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        if not isinstance(value, list) or len(value) > self.seats:
            sheet.beyond += value is not None
            return
        inner, tells_nothing = self.inner, self.inner.tells_nothing
        for seat, item in enumerate(value):
            if item or tells_nothing:
                inner.write(item, sheet, at + sheet.turned(seat) * inner.size)


class BySeat(PerSeat):
    """A list of fields, in any order, each of the seat that one of them names."""

    def __init__(self, key: str, inner: Cells, seats: int) -> None:
        super().__init__(inner, seats)
        self.key: Final = key

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        for item in items_of(value, sheet):
            seat = item.get(self.key)
            if isinstance(seat, int) and 0 <= seat < self.seats:
                self.inner.write(item, sheet, at + sheet.turned(seat) * self.inner.size)
            else:
                sheet.beyond += 1


class ByWord(Cells):
    """A list of fields, each in the cells of the word, or the number, that one of them holds.

    Numbers by word are written likewise, without a key.
    """

    def __init__(self, key: str, words: Words, inner: Cells) -> None:
        self.key: Final = key
        self.words: Final = {word: index for index, word in enumerate(words)}
        self.inner: Final = inner
        self.size = len(self.words) * inner.size

    def names(self) -> list[str]:
        inner = self.inner.names()
        return [joined(str(word), name) for word in self.words for name in inner]

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        if isinstance(value, dict):
            for word, item in value.items():
                if item or self.inner.tells_nothing:
                    self.add(word, item, sheet, at)
        else:
            for item in items_of(value, sheet):
                self.add(item.get(self.key), item, sheet, at)

    def add(self, word: object, item: object, sheet: Sheet, at: int) -> None:
        index = self.words.get(word) if isinstance(word, str | int) else None
        if index is None:
            sheet.beyond += 1
        else:
            self.inner.write(item, sheet, at + index * self.inner.size)


class Row(Cells):
    """A list in its order: the first items, up to a limit, each in cells of its own."""

    def __init__(self, inner: Cells, limit: int) -> None:
        self.inner: Final = inner
        self.limit: Final = limit
        self.size = limit * inner.size

    def names(self) -> list[str]:
        inner = self.inner.names()
        return [joined(str(index), name) for index in range(self.limit) for name in inner]

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        if not isinstance(value, list):
            sheet.beyond += value is not None
            return
        for index, item in enumerate(value[: self.limit]):
            self.inner.write(item, sheet, at + index * self.inner.size)
        sheet.beyond += max(0, len(value) - self.limit)


class Both(Cells):
    """The same list told twice: what each seat has there, and in which order they stand."""

    def __init__(self, content: Cells, order: Cells) -> None:
        self.content: Final = content
        self.order: Final = order
        self.size = content.size + order.size

    def names(self) -> list[str]:
        return [*self.content.names(), *[f"place/{name}" for name in self.order.names()]]

    def write(self, value: object, sheet: Sheet, at: int) -> None:
        self.content.write(value, sheet, at)
        self.order.write(value, sheet, at + self.content.size)


def items_of(value: object, sheet: Sheet) -> list[dict[str, object]]:
    """The fields in a list; anything else is counted as beyond the layout."""
    if not isinstance(value, list):
        sheet.beyond += value is not None
        return []
    found = [item for item in value if isinstance(item, dict)]
    sheet.beyond += len(value) - len(found)
    return found


def joined(outer: str, inner: str) -> str:
    """The name of a cell inside a part of a layout."""
    return f"{outer}/{inner}" if inner else outer
