"""Readings that the data files of Archon share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tabard.core.errors import DataError
from tabard.games.archon.kinds import (
    FEWEST_SEATS,
    GOOD_NAMES,
    GOODS,
    MOST_AMOUNT,
    MOST_SEATS,
    RECRUIT,
    STONE,
)
from tabard.games.archon.rules import Cost, Gain
from tabard.parts.catalog import SOURCES, Entry, read_entries

MOST_VP: Final = MOST_AMOUNT
MOST_UNITS: Final = MOST_AMOUNT // 3
"""Units of one good in one line; action, Merchant and tile together stay within the amounts."""

IN_BOTH_LANGUAGES: Final = ("name", "object", "plural", "text")

KEY: Final = re.compile(r"[A-Za-z0-9_-]+")

RESOURCE_NAMES: Final = GOOD_NAMES[STONE:RECRUIT]
COSTS: Final = [*GOOD_NAMES, "any_resource"]
GAINS: Final = [*COSTS, "vp"]
"""What can be paid, and what can be received."""


def check(entry: Entry, *fields: str, maybe: Sequence[str] = ()) -> Entry:
    """The entry, if it has these fields, perhaps others, its words and its source."""
    entry.only("id", *fields, *maybe, "source", "source_name", "basis")
    entry.source()
    if "source_name" in entry:
        entry.one_of("source_name", SOURCES)
    if "basis" in entry:
        entry.text("basis")
    for field in [*fields, *[one for one in maybe if one in entry]]:
        if field in IN_BOTH_LANGUAGES:
            both(entry, field)
    return entry


def both(entry: Entry, field: str) -> None:
    """Refuse words that do not stand in just these two languages."""
    for language, words in entry.both_languages(field).items():
        if not words.strip():
            raise entry.fail(field, f"says nothing in {language!r}")
    inner(entry, field).only("en", "de")


def every(path: Path, kind: str, names: Sequence[str]) -> list[Entry]:
    """The entries of a kind in the order of `names`; each name has exactly one."""
    found = {entry.one_of("id", names): entry for entry in read_entries(path, kind)}
    for name in names:
        if name not in found:
            raise DataError(f"{path.name}: {kind} {name!r} is missing; add it")
    return [found[name] for name in names]


def enough(path: Path, kind: str, needed: int) -> list[Entry]:
    """The entries of a kind in the order of the file, at least so many."""
    found = list(read_entries(path, kind))
    if len(found) < needed:
        raise DataError(f"{path.name}: has {len(found)} of [[{kind}]], {needed} are needed; add")
    return found


def key_of(entry: Entry) -> str:
    """The id of a card, of which choices in records are made."""
    key = entry.text("id")
    if not KEY.fullmatch(key):
        raise entry.fail("id", f"needs letters, digits, '_' and '-' alone, has {key!r}")
    return key


def numbers(entry: Entry, field: str, least: int, most: int, length: int) -> list[int]:
    """A list of so many whole numbers."""
    value = entry.table.get(field)
    if not isinstance(value, list) or len(value) != length:
        raise entry.fail(field, f"needs a list of {length} whole numbers, has {value!r}")
    return [Entry(entry.where, {field: item}).number(field, least, most) for item in value]


def players_of(entry: Entry) -> int:
    """The number of players from which on something is there."""
    return entry.number("players", FEWEST_SEATS, MOST_SEATS)


def inner(entry: Entry, field: str) -> Entry:
    """A table inside an entry."""
    value = entry.table.get(field)
    if not isinstance(value, dict):
        raise entry.fail(field, f"needs a table, has {value!r}")
    return Entry(f"{entry.where}, field {field!r}", value)


def amounts(entry: Entry, field: str, allowed: Sequence[str]) -> dict[str, int]:
    """Amounts by word; of these words at least one, and no others."""
    table = inner(entry, field)
    table.only(*allowed)
    if not table.table:
        raise entry.fail(field, f"is empty; it says one or more of: {', '.join(allowed)}")
    return {
        word: table.number(word, 1, MOST_VP if word == "vp" else MOST_UNITS)
        for word in allowed
        if word in table
    }


def goods_of(found: dict[str, int]) -> list[int]:
    """The amounts of goods among them, by good."""
    return [found.get(name, 0) for name in GOOD_NAMES]


def no_cost() -> Cost:
    return Cost([0] * GOODS)


def no_gain() -> Gain:
    return Gain([0] * GOODS)


def read_cost(entry: Entry, field: str, allowed: Sequence[str]) -> Cost:
    """What is paid."""
    found = amounts(entry, field, allowed)
    return Cost(goods_of(found), found.get("any_resource", 0))


def read_gain(entry: Entry, field: str, allowed: Sequence[str]) -> Gain:
    """What is received."""
    found = amounts(entry, field, allowed)
    return Gain(goods_of(found), found.get("any_resource", 0), found.get("vp", 0))
