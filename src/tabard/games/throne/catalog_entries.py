"""Readings that the data files of Throne of Allegoria share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tabard.core.errors import DataError
from tabard.parts.catalog import SOURCES, Entry, read_entries

MOST_VALUE = 99

IN_BOTH_LANGUAGES = ("name", "object", "plural", "text")


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


def number_of(entry: Entry, field: str, names: Sequence[str]) -> int:
    """The place of a name in the row that it is taken from."""
    return names.index(entry.one_of(field, names))


def flag(entry: Entry, field: str) -> bool:
    value = entry.table.get(field)
    if not isinstance(value, bool):
        raise entry.fail(field, f"needs true or false, has {value!r}")
    return value


def numbers(entry: Entry, field: str, least: int, most: int = MOST_VALUE) -> list[int]:
    """A list of whole numbers, at least one."""
    value = entry.table.get(field)
    if not isinstance(value, list) or not value:
        raise entry.fail(field, f"needs a list of whole numbers, has {value!r}")
    return [Entry(entry.where, {field: item}).number(field, least, most) for item in value]


def names(entry: Entry, field: str, allowed: Sequence[str]) -> list[int]:
    """A list of distinct names, at least one, as their places in the row."""
    found = entry.texts(field)
    if not found or len(set(found)) < len(found):
        raise entry.fail(field, f"needs one or more different names, has {found!r}")
    return [number_of(Entry(entry.where, {field: name}), field, allowed) for name in found]


def inner(entry: Entry, field: str) -> Entry:
    """A table inside an entry."""
    value = entry.table.get(field)
    if not isinstance(value, dict):
        raise entry.fail(field, f"needs a table, has {value!r}")
    return Entry(f"{entry.where}, field {field!r}", value)
