"""Readings that the data files of Castellans of Valeria share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.castellans.kinds import GOOD_NAMES, MOST_UNITS
from tabard.games.castellans.rules import Gain
from tabard.parts.catalog import Entry
from tabard.parts.catalog_entries import number_of, some_of

DIVIDER_GAINS: Final = [*GOOD_NAMES, "vp", "resource_any"]
SIMPLE_GAINS: Final = [*DIVIDER_GAINS, "resource_same", "influence_any", "influence_same"]
"""What can be gained at any time; all else needs an action or a card."""


def places(entry: Entry, field: str, names: Sequence[str], length: int) -> list[int]:
    """A list of so many names as their places in the row."""
    found = entry.texts(field)
    if len(found) != length:
        raise entry.fail(field, f"needs {length} names, has {found!r}")
    return [number_of(Entry(entry.where, {field: name}), field, names) for name in found]


def different(entry: Entry, field: str, names: Sequence[str], length: int) -> list[int]:
    """A list of so many names, no two the same, as their places in the row."""
    found = places(entry, field, names, length)
    if len(set(found)) < length:
        raise entry.fail(field, f"needs different names, has {entry.texts(field)!r}")
    return found


def no_gain() -> Gain:
    return Gain([0] * len(GOOD_NAMES))


def read_gain(entry: Entry, field: str, allowed: Sequence[str]) -> Gain:
    """What is received; of these words at least one, and no others."""
    table = some_of(entry, field, allowed)
    found = {word: table.number(word, 1, MOST_UNITS) for word in allowed if word in table}
    return Gain(
        [found.get(name, 0) for name in GOOD_NAMES],
        vp=found.get("vp", 0),
        leftover=found.get("leftover_dice", 0),
        resource_any=found.get("resource_any", 0),
        resource_same=found.get("resource_same", 0),
        influence_any=found.get("influence_any", 0),
        influence_same=found.get("influence_same", 0),
        influence_district=found.get("influence_district", 0),
        influence_card=found.get("influence_card", 0),
        sail=found.get("sail", 0),
    )
