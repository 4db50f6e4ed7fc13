"""What all at a table see together: the views of a position laid over one another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def laid_together(views: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """One view with all that any of these shows; the first is a spectator's, who is no seat."""
    return {**_tables(views), **({"seat": None} if "seat" in views[0] else {})}


def _merged(values: Sequence[Any]) -> Any:
    """What somebody sees, where others see nothing."""
    seen = [value for value in values if value is not None]
    if not seen or all(value == seen[0] for value in seen):
        return seen[0] if seen else None
    if all(isinstance(value, dict) for value in seen):
        return _tables(seen)
    if all(isinstance(value, list) for value in seen):
        return _rows(seen)
    return seen[0]


def _tables(tables: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    keys = dict.fromkeys([key for table in tables for key in table])
    return {key: _merged([table.get(key) for table in tables]) for key in keys}


def _own_first(items: Sequence[Any]) -> Sequence[Any]:
    """What belongs to a seat is best known to it; its view stands after the spectator's."""
    seat = items[0].get("seat") if isinstance(items[0], dict) else None
    if not isinstance(seat, int) or seat + 1 >= len(items):
        return items
    return [items[seat + 1], *items]


def _rows(rows: Sequence[list[Any]]) -> list[Any]:
    """Rows that are as long for everybody are of the same things; others are what each one has."""
    if len({len(row) for row in rows}) == 1:
        return [_merged(_own_first(items)) for items in zip(*rows)]
    joined: list[Any] = []
    for row in rows:
        joined += [item for item in row if item not in joined]
    return joined
