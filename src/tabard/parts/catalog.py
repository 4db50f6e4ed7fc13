"""Data files with provenance: TOML in, checked values out. Errors name file, entry and field."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tabard.core.errors import DataError
from tabard.core.game import Game, GameOption

SOURCES = ("printed", "inferred", "reconstructed")
"""Where a number stands: in a book, following from one, or made by us to fit what is known."""

OPTIONS = "options.toml"


class DataFolder:
    """The data files of a game: its own, and instead of some of them those of another folder.

    The other folder holds only the files that differ; for all others the game's own are read.
    """

    def __init__(self, own: Path, other: Path | None = None) -> None:
        self.own = own
        self.names = sorted([path.name for path in own.glob("*.toml")])
        self.replaced = {} if other is None else self._replaced(other)
        self._digest = self._digest_of_differences()

    def path(self, name: str) -> Path:
        """Where the data file of that name is read from."""
        return self.replaced.get(name, self.own / name)

    def paths(self) -> list[Path]:
        """All data files in effect, in the order of their names."""
        return [self.path(name) for name in self.names]

    def digest(self) -> str:
        """What is told of the data in a record: empty if they are the game's own.

        It covers only files that differ from the game's own. What follows from those is told by
        the rules version, and a name put right there must not part a record from its data.
        """
        return self._digest

    def same_ids(self, name: str, kind: str) -> list[Entry]:
        """The entries `[[kind]]` of a file whose ids no other file may change."""
        needed = [entry.text("id") for entry in read_entries(self.own / name, kind)]
        found = list(read_entries(self.path(name), kind))
        for entry in found:
            entry.one_of("id", needed)
        given = [entry.text("id") for entry in found]
        for missing in [one for one in needed if one not in given]:
            raise DataError(f"{name}: {kind} {missing!r} is missing; add it")
        return found

    def _replaced(self, other: Path) -> dict[str, Path]:
        try:
            found = {path.name: path for path in sorted(other.iterdir()) if _is_data(path)}
        except OSError as error:
            raise DataError(f"{other}: {error.strerror}; name a folder with data files") from None
        known = ", ".join(self.names)
        for name in found:
            if name not in self.names:
                raise DataError(f"{other}: the game reads no {name}; its data files: {known}")
        if not found:
            raise DataError(f"{other} holds no data file; put there what differs, of: {known}")
        return found

    def _digest_of_differences(self) -> str:
        digest, differs = blake2b(digest_size=16), False
        for name, path in self.replaced.items():
            content = _content(path)
            if content != _content(self.own / name):
                digest.update(b"%s %d\n" % (name.encode(), len(content)))
                digest.update(content)
                differs = True
        return digest.hexdigest() if differs else ""


def data_of(game: Game[Any]) -> DataFolder:
    """The data files that a game is played with."""
    other = Path(game.data_folder) if game.data_folder else None
    return DataFolder(Path(game.folder) / "data", other)


def _is_data(path: Path) -> bool:
    """Whether a file is meant as data; hidden ones are leftovers of editors."""
    return path.suffix.lower() == ".toml" and not path.name.startswith(".")


def _content(path: Path) -> bytes:
    """The bytes of a file; how its lines end does not count."""
    try:
        return path.read_bytes().replace(b"\r\n", b"\n")
    except OSError as error:
        raise DataError(f"{path} cannot be read: {error.strerror}; mend or remove it") from None


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
        found = {language: inner.text(language) for language in ("en", "de")}
        for language, text in found.items():
            if not text.strip():
                raise inner.fail(language, "is blank; it needs words")
        return found

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
        table = _parsed(path.read_bytes())
    except FileNotFoundError:
        raise DataError(f"{path.name}: no such file in {path.parent}; add it") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{path.name}: not readable as TOML: {error}") from None
    return Entry(path.name, table)


@lru_cache(maxsize=128)
def _parsed(content: bytes) -> dict[str, Any]:
    """TOML in, tables out, which nobody changes; each game reads its files several times."""
    return tomllib.loads(content.decode())


def read_entries(path: Path, kind: str) -> Iterator[Entry]:
    """The entries `[[kind]]` of a data file, each under its id, ids distinct."""
    seen: set[str] = set()
    for entry in read_file(path).entries(kind):
        name = entry.text("id")
        if name in seen:
            raise entry.fail("id", f"{name!r} stands there twice; ids are distinct")
        seen.add(name)
        yield Entry(f"{path.name}, {kind} {name!r}", entry.table)


def read_options(folder: DataFolder, rules: int = 1) -> list[GameOption]:
    """The options of a table; other data may change words and defaults, not what there is.

    Options that came `since` a later rules version than `rules` are not there yet.
    """
    own = {entry.text("id"): entry for entry in read_entries(folder.own / OPTIONS, "option")}
    found = []
    for entry in folder.same_ids(OPTIONS, "option"):
        entry.source()
        entry.only("id", "name", "default", "choices", "meanings", "ruling", "source", "since")
        key, choices = entry.text("id"), own[entry.text("id")].texts("choices")
        if "since" in own[key] and own[key].number("since", least=2) > rules:
            continue
        if entry.texts("choices") != choices:
            raise entry.fail("choices", f"the rules know: {', '.join(choices)}; name just these")
        default, meaning = entry.one_of("default", choices), entry.both_languages("name")
        found.append(GameOption(key, default, choices, meaning, entry.text("ruling")))
    return found
