"""Data files with provenance: TOML in, checked values out. Errors name file, entry and field."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tabard.core.errors import DataError

SOURCES = ("printed", "inferred", "reconstructed")
"""Where a number stands: in a book, following from one, or made by us to fit what is known."""


class Entry:
    """One entry of a data file; every reading is checked."""

    def __init__(self, where: str, table: Mapping[str, object]) -> None:
        self.where = where
        self.table = table

    def __contains__(self, field: object) -> bool:
        return field in self.table

    def fail(self, field: str, wrong: str) -> DataError:
        """The error that says what is wrong with a field."""
        return DataError(f"{self.where}, field {field!r}: {wrong}")

    def text(self, field: str) -> str:
        value = self._value(field)
        if not isinstance(value, str):
            raise self.fail(field, f"needs a text, has {value!r}")
        return value

    def number(self, field: str, least: int | None = None, most: int | None = None) -> int:
        value = self._value(field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(field, f"needs a whole number, has {value!r}")
        if (least is not None and value < least) or (most is not None and value > most):
            bounds = f"from {least}" if most is None else f"from {least} to {most}"
            raise self.fail(field, f"needs a number {bounds}, has {value}")
        return value

    def one_of(self, field: str, allowed: Sequence[str]) -> str:
        value = self.text(field)
        if value not in allowed:
            raise self.fail(field, f"{value!r} is none of: {', '.join(allowed)}")
        return value

    def texts(self, field: str) -> list[str]:
        value = self._value(field)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fail(field, f"needs a list of texts, has {value!r}")
        return [item for item in value if isinstance(item, str)]

    def counts(self, field: str) -> dict[str, int]:
        """A table of names with whole numbers."""
        value = self._value(field)
        if not isinstance(value, dict):
            raise self.fail(field, f"needs a table of numbers, has {value!r}")
        inner = Entry(f"{self.where}, field {field!r}", value)
        return {key: inner.number(key, least=0) for key in value}

    def both_languages(self, field: str) -> dict[str, str]:
        """A table with one text in English and one in German."""
        value = self._value(field)
        if not isinstance(value, dict):
            raise self.fail(field, f"needs {{ en = …, de = … }}, has {value!r}")
        inner = Entry(f"{self.where}, field {field!r}", value)
        return {language: inner.text(language) for language in ("en", "de")}

    def entries(self, field: str) -> list[Entry]:
        """A list of tables inside this entry."""
        value = self._value(field)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.fail(field, f"needs a list of tables, has {value!r}")
        return [Entry(f"{self.where}, {field} {n}", item) for n, item in enumerate(value, 1)]

    def source(self) -> str:
        """The provenance of the entry; every entry must have one."""
        return self.one_of("source", SOURCES)

    def only(self, *fields: str) -> None:
        """Refuse fields that nobody reads: a misspelt name must not pass in silence."""
        for field in self.table:
            if field not in fields:
                raise self.fail(field, f"unknown; this entry has: {', '.join(fields)}")

    def _value(self, field: str) -> object:
        if field not in self.table:
            raise self.fail(field, "is missing")
        return self.table[field]


def read_file(path: Path) -> Entry:
    """A whole data file as one entry."""
    try:
        with path.open("rb") as file:
            table = tomllib.load(file)
    except FileNotFoundError:
        raise DataError(f"{path.name}: no such file in {path.parent}; add it") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{path.name}: not readable as TOML: {error}") from None
    return Entry(path.name, table)


def read_entries(path: Path, kind: str) -> Iterator[Entry]:
    """The entries `[[kind]]` of a data file, each under its id, ids distinct."""
    seen: set[str] = set()
    for entry in read_file(path).entries(kind):
        name = entry.text("id")
        if name in seen:
            raise entry.fail("id", f"{name!r} stands there twice; ids are distinct")
        seen.add(name)
        yield Entry(f"{path.name}, {kind} {name!r}", entry.table)
