"""Readings that the data files of Castellans of Valeria share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tabard.core.errors import DataError
from tabard.games.castellans.kinds import GOOD_NAMES, MOST_UNITS
from tabard.games.castellans.rules import Gain
from tabard.parts.catalog import SOURCES, Entry, read_entries

MOST_VALUE: Final = 99

IN_BOTH_LANGUAGES: Final = ("name", "object", "plural", "text")

KEY: Final = re.compile(r"[A-Za-z0-9_-]+")

DIVIDER_GAINS: Final = [*GOOD_NAMES, "vp", "resource_any"]
SIMPLE_GAINS: Final = [*DIVIDER_GAINS, "resource_same", "influence_any", "influence_same"]
"""What can be gained at any time; all else needs an action or a card."""


def check(entry: Entry, *fields: str) -> Entry:
    """The entry, if it has these fields and no others, its words and its source."""
    entry.only("id", *fields, "source", "source_name", "basis")
    entry.source()
    if "source_name" in entry:
        entry.one_of("source_name", SOURCES)
    if "basis" in entry:
        entry.text("basis")
    for field in fields:
        if field in IN_BOTH_LANGUAGES:
            entry.both_languages(field)
    return entry


def every(path: Path, kind: str, names: Sequence[str]) -> list[Entry]:
    """The entries of a kind in the order of `names`; each name has exactly one."""
    found = {entry.one_of("id", names): entry for entry in read_entries(path, kind)}
    for name in names:
        if name not in found:
            raise DataError(f"{path.name}: {kind} {name!r} is missing; add it")
    return [found[name] for name in names]


def key_of(entry: Entry) -> str:
    """The id of a card, of which choices in records are made."""
    key = entry.text("id")
    if not KEY.fullmatch(key):
        raise entry.fail("id", f"needs letters, digits, '_' and '-' alone, has {key!r}")
    return key


def number_of(entry: Entry, field: str, names: Sequence[str]) -> int:
    """The place of a name in the row that it is taken from."""
    return names.index(entry.one_of(field, names))


def flag(entry: Entry, field: str) -> bool:
    value = entry.table.get(field)
    if not isinstance(value, bool):
        raise entry.fail(field, f"needs true or false, has {value!r}")
    return value


def numbers(entry: Entry, field: str, least: int, most: int, length: int) -> list[int]:
    """A list of so many whole numbers."""
    value = entry.table.get(field)
    if not isinstance(value, list) or len(value) != length:
        raise entry.fail(field, f"needs a list of {length} whole numbers, has {value!r}")
    return [Entry(entry.where, {field: item}).number(field, least, most) for item in value]


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


def inner(entry: Entry, field: str) -> Entry:
    """A table inside an entry."""
    value = entry.table.get(field)
    if not isinstance(value, dict):
        raise entry.fail(field, f"needs a table, has {value!r}")
    return Entry(f"{entry.where}, field {field!r}", value)


def no_gain() -> Gain:
    return Gain([0] * len(GOOD_NAMES))


def read_gain(entry: Entry, field: str, allowed: Sequence[str]) -> Gain:
    """What is received; of these words at least one, and no others."""
    table = inner(entry, field)
    table.only(*allowed)
    if not table.table:
        raise entry.fail(field, f"is empty; it says one or more of: {', '.join(allowed)}")
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
