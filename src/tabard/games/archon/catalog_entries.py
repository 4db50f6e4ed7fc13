"""Readings that the data files of Archon share."""

from __future__ import annotations

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
from tabard.parts.catalog import Entry, read_entries
from tabard.parts.catalog_entries import IN_BOTH_LANGUAGES, inner, some_of
from tabard.parts.catalog_entries import check as check_entry

MOST_VP: Final = MOST_AMOUNT
MOST_UNITS: Final = MOST_AMOUNT // 3
"""Units of one good in one line; action, Merchant and tile together stay within the amounts."""

RESOURCE_NAMES: Final = GOOD_NAMES[STONE:RECRUIT]
COSTS: Final = [*GOOD_NAMES, "any_resource"]
GAINS: Final = [*COSTS, "vp"]
"""What can be paid, and what can be received."""


def check(entry: Entry, *fields: str, maybe: Sequence[str] = ()) -> Entry:
    """The entry, if it is as `check_entry` wants it and its words are in no other language."""
    check_entry(entry, *fields, maybe=maybe)
    for field in [field for field in IN_BOTH_LANGUAGES if field in entry]:
        inner(entry, field).only("en", "de")
    return entry


def enough(path: Path, kind: str, needed: int) -> list[Entry]:
    """The entries of a kind in the order of the file, at least so many."""
    found = list(read_entries(path, kind))
    if len(found) < needed:
        raise DataError(f"{path.name}: has {len(found)} of [[{kind}]], {needed} are needed; add")
    return found


def players_of(entry: Entry) -> int:
    """The number of players from which on something is there."""
    return entry.number("players", FEWEST_SEATS, MOST_SEATS)


def amounts(entry: Entry, field: str, allowed: Sequence[str]) -> dict[str, int]:
    """Amounts by word; of these words at least one, and no others."""
    table = some_of(entry, field, allowed)
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
