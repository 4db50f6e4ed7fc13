"""Readings that the data files of several games share."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tabard.core.errors import DataError
from tabard.parts.catalog import SOURCES, DataFolder, Entry, read_entries, read_file

MOST_VALUE: Final = 99

IN_BOTH_LANGUAGES: Final = ("name", "object", "plural", "text")

KEY: Final = re.compile(r"[A-Za-z0-9_-]+")

NO_OTHERS: Final[Mapping[str, Sequence[str]]] = {}


def check(entry: Entry, *fields: str, maybe: Sequence[str] = ()) -> Entry:
    """The entry, if it has these fields, perhaps those, no others, its words and its source."""
    entry.only("id", *fields, *maybe, "source", "source_name", "basis")
    entry.source()
    if "source_name" in entry:
        entry.one_of("source_name", SOURCES)
    if "basis" in entry:
        entry.text("basis")
    for field in [*fields, *[one for one in maybe if one in entry]]:
        if field in IN_BOTH_LANGUAGES:
            entry.both_languages(field)
    return entry


def check_ids(
    folder: DataFolder,
    files: Mapping[str, Sequence[str]],
    others: Mapping[str, Sequence[str]] = NO_OTHERS,
) -> None:
    """Files hold just these kinds of entries, and those other fields.

    Things are named by their ids in one table of nouns, so these differ over all files.
    """
    owners: dict[str, str] = {}
    for name, kinds in files.items():
        path = folder.path(name)
        read_file(path).only(*kinds, *others.get(name, ()))
        for entry in [entry for kind in kinds for entry in read_entries(path, kind)]:
            key = entry.text("id")
            if "name" in entry and key in owners:
                raise entry.fail("id", f"{key!r} names a thing of {owners[key]} too")
            if "name" in entry:
                owners[key] = name


def every(path: Path, kind: str, names: Sequence[str]) -> list[Entry]:
    """The entries of a kind in the order of `names`; each name has exactly one."""
    found = {entry.one_of("id", names): entry for entry in read_entries(path, kind)}
    for name in names:
        if name not in found:
            raise DataError(f"{path.name}: {kind} {name!r} is missing; add it")
    return [found[name] for name in names]


def read_constants(path: Path, bounds: Mapping[str, tuple[int, int]]) -> dict[str, int]:
    """The constants of a file, each within its least and its most value."""
    return {
        entry.text("id"): check(entry, "value").number("value", *bounds[entry.text("id")])
        for entry in every(path, "constant", list(bounds))
    }


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


def numbers(
    entry: Entry, field: str, least: int, most: int = MOST_VALUE, length: int | None = None
) -> list[int]:
    """A list of whole numbers, at least one, or just so many."""
    value = entry.table.get(field)
    if not isinstance(value, list) or (not value if length is None else len(value) != length):
        count = "" if length is None else f"{length} "
        raise entry.fail(field, f"needs a list of {count}whole numbers, has {value!r}")
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


def some_of(entry: Entry, field: str, words: Sequence[str]) -> Entry:
    """A table inside an entry: of these words at least one, and no others."""
    table = inner(entry, field)
    table.only(*words)
    if not table.table:
        raise entry.fail(field, f"is empty; it says one or more of: {', '.join(words)}")
    return table
