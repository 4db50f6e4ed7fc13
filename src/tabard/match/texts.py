"""Texts: what is asked, offered and told, in words; everything else is free of language."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax import ast

from tabard.core.errors import DataError, SetupError
from tabard.core.game import Game
from tabard.core.values import Barred, Choice, Decision
from tabard.match.rulebook import FILE as RULEBOOK
from tabard.match.rulebook import Clause, read_rulebook
from tabard.parts.catalog import OPTIONS, Entry, data_of, read_entries, read_file

LANGUAGES = ("en", "de")
PLAYERS = ("Anna", "Bert", "Clara", "Dario", "Emma", "Felix", "Greta", "Henri")
"""What players are called whom nobody has named, seat by seat."""

SEAT_FIELDS = ("seat", "player")
FORMS = ("name", "object", "plural", "text")
TEXT_CLAUSES = "text/clauses.toml"

Fields = Mapping[str, object]


class Bundle:
    """The messages of one Fluent file."""

    def __init__(self, folder: Path, language: str) -> None:
        if language not in LANGUAGES:
            raise SetupError(f"there is no language {language!r}; choose: {', '.join(LANGUAGES)}")
        self.path = folder / f"{language}.ftl"
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(read_messages(self.path))

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is such a message, or such an attribute of it."""
        if not self.bundle.has_message(key):
            return False
        return not attribute or attribute in self.bundle.get_message(key).attributes

    def say(self, key: str, args: Fields | None = None, attribute: str = "") -> str:
        """The message in words; DataError if it is missing or lacks an argument."""
        if not self.has(key, attribute):
            raise DataError(f"{self.path.name}: message {key!r} is missing; add it")
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise DataError(f"{self.path.name}: message {key!r} has no value; add one")
        text, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        if errors or isinstance(text, FluentNone):
            raise DataError(f"{self.path.name}: message {key!r} cannot be formatted: {errors}")
        return text


def read_messages(path: Path) -> ast.Resource:
    """The parsed Fluent file; DataError names the first line that is no message."""
    try:
        resource: ast.Resource = FluentResource(path.read_text("utf-8"))
    except OSError:
        raise DataError(f"{path.name}: no such file in {path.parent}; add it") from None
    for item in resource.body:
        if isinstance(item, ast.Junk):
            line = (item.content or "").strip().partition("\n")[0]
            raise DataError(f"{path.name}: not readable as Fluent: {line!r}")
    return resource


class Texts:
    """A game in one language, with the names of those who play."""

    def __init__(
        self,
        game: Game[Any],
        language: str,
        players: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.options = game.full_options(options or {})
        self.bundle = Bundle(Path(game.folder) / "text", language)
        self.players = [*players, *PLAYERS[len(players) :]]
        self.nouns = read_nouns(game)
        self.clauses = {clause.id: clause for clause in _rulebook(game)}

    @property
    def title(self) -> str:
        """The game's name."""
        return self.game.title[self.language]

    def say(self, key: str, **fields: object) -> str:
        """Any message of the game; fields are put into words first."""
        return self.bundle.say(key, self.arguments(fields))

    def player(self, seat: int) -> str:
        """Who sits there."""
        return self.players[seat]

    def noun(self, name: str, form: str = "name") -> str:
        """The name of a card or a thing in the form that a sentence needs."""
        forms = self.nouns[name]
        return forms.get(form, forms["name"])[self.language]

    def counted(self, names: Sequence[str]) -> str:
        """Several cards: `2 Thieves, Spy`."""
        return ", ".join(
            [
                self.noun(name) if count == 1 else f"{count} {self.noun(name, 'plural')}"
                for name, count in Counter(names).items()
            ]
        )

    def prompt(self, decision: Decision) -> str:
        """What the seat is asked."""
        fields = {about.kind: about.name or about.number for about in decision.about}
        return self.bundle.say(f"prompt-{decision.prompt}", self.arguments(fields))

    def option(self, view: Mapping[str, object], prompt: str, choice: Choice) -> str:
        """An option as it reads under a prompt; `view` is that of the seat that is asked."""
        key, fields = self.game.words.phrase(view, choice)
        name = f"option-{key}"
        attribute = prompt if self.bundle.has(name, prompt) else ""
        return self.bundle.say(name, self.arguments(fields), attribute)

    def log(self, events: Sequence[dict[str, object]], viewer: int | None) -> list[str]:
        """Events in words, as told to a viewer: a seat, None for a spectator, or EVERYONE."""
        return [line for _, line in self.told(events, viewer)]

    def told(
        self, events: Sequence[dict[str, object]], viewer: int | None
    ) -> list[tuple[str, str]]:
        """The log with the key of each line beside it."""
        lines = self.game.words.lines(list(events), viewer)
        return [
            (key, self.bundle.say(f"event-{key}", self.arguments(fields))) for key, fields in lines
        ]

    def clause(self, name: str) -> str:
        """What a clause says."""
        return self.clauses[name].text[self.language]

    def reason(self, barred: Barred) -> str:
        """Why a choice is barred: the clause in words, with its id."""
        return f"{self.clause(barred.clause)} [{barred.clause}]"

    def arguments(self, fields: Fields) -> dict[str, str | int]:
        """Fields in words: names for seats, nouns in every form beside their id, inner phrases."""
        args: dict[str, str | int] = {}
        for field, value in fields.items():
            if isinstance(value, bool):
                args[field] = "yes" if value else "no"
            elif isinstance(value, list):
                args[f"{field}-count"] = len(value)
                args[field] = self._joined(value)
            elif isinstance(value, int):
                args.update(self._seat(field, value) if field in SEAT_FIELDS else {field: value})
            elif isinstance(value, str):
                args.update(self._noun(field, value))
                if field in SEAT_FIELDS:
                    args[f"{field}-of"] = possessive(self.noun(value), self.language)
            elif isinstance(value, tuple):
                args[field] = self.part(*value)
        return args

    def part(self, key: str, fields: Fields) -> str:
        """A phrase inside another one."""
        return self.bundle.say(f"part-{key}", self.arguments(fields))

    def _seat(self, field: str, seat: int) -> dict[str, str | int]:
        name = self.player(seat)
        return {field: name, f"{field}-of": possessive(name, self.language)}

    def _noun(self, field: str, value: str) -> dict[str, str | int]:
        args: dict[str, str | int] = {field: value, f"{field}-id": value}
        if value in self.nouns:
            args |= {f"{field}-{form}": self.noun(value, form) for form in FORMS}
            args[field] = self.noun(value)
        return args

    def _joined(self, items: Sequence[object]) -> str:
        if items and isinstance(items[0], int):
            return self.in_a_row([self._name(item) for item in items])
        return self.counted([str(item) for item in items])

    def _name(self, item: object) -> str:
        """A seat, or somebody who acts beside the seats."""
        return self.player(item) if isinstance(item, int) else self.noun(str(item))

    def in_a_row(self, names: Sequence[str]) -> str:
        """`Anna, Bert and Clara`."""
        if len(names) < 2:
            return "".join(names)
        word = {"en": "and", "de": "und"}[self.language]
        return f"{', '.join(names[:-1])} {word} {names[-1]}"


def possessive(name: str, language: str) -> str:
    """`Anna's`, `Annas`; German names that end in a hiss take an apostrophe alone."""
    if language == "en":
        return f"{name}'s"
    hisses = name.lower().endswith(("s", "ß", "x", "z", "ce"))
    return f"{name}’" if hisses else f"{name}s"


@cache
def read_nouns(game: Game[Any]) -> dict[str, dict[str, dict[str, str]]]:
    """Names of things by their ids, from the data files: forms, each in both languages."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for path in data_of(game).paths():
        for entry in _named_entries(path):
            forms = [form for form in FORMS if form in entry]
            found[entry.text("id")] = {form: entry.both_languages(form) for form in forms}
    return found


def _named_entries(path: Path) -> Iterator[Entry]:
    tables = tomllib.loads(path.read_text("utf-8"))
    for kind, entries in tables.items():
        if isinstance(entries, list) and kind != "option":
            yield from [entry for entry in read_entries(path, kind) if "name" in entry]


def read_meanings(game: Game[Any]) -> dict[str, dict[str, dict[str, str]]]:
    """What each value of each option means, in both languages; itself where nothing says it."""
    found = {
        option.key: {value: dict.fromkeys(LANGUAGES, value) for value in option.choices}
        for option in game.options()
    }
    path = data_of(game).path(OPTIONS)
    for entry in read_entries(path, "option") if path.exists() else ():
        table = entry.table.get("meanings", {})
        if not isinstance(table, dict):
            raise entry.fail("meanings", f"needs a table of texts, has {table!r}")
        meanings = Entry(f"{entry.where}, field 'meanings'", table)
        values = entry.texts("choices")
        meanings.only(*values)
        found[entry.text("id")] = {value: meanings.both_languages(value) for value in values}
    return found


@cache
def read_log_clauses(game: Game[Any]) -> dict[str, str]:
    """The clause that each log line follows from, by the line's key."""
    return _text_clauses(game, "event")


@cache
def read_prompt_clauses(game: Game[Any]) -> dict[str, str]:
    """The clause that each prompt follows from, by the prompt's key."""
    return _text_clauses(game, "prompt")


def _text_clauses(game: Game[Any], kind: str) -> dict[str, str]:
    file = read_file(Path(game.folder) / TEXT_CLAUSES)
    file.only("event", "prompt")
    table = file.table.get(kind)
    if not isinstance(table, dict):
        raise file.fail(kind, f"needs a table of clauses, has {table!r}")
    lines = Entry(f"{TEXT_CLAUSES}, field '{kind}'", table)
    known = {clause.id for clause in _rulebook(game)}
    found = {key: lines.text(key) for key in table}
    for key, name in found.items():
        if name not in known:
            raise lines.fail(key, f"there is no clause {name!r}; name one of {RULEBOOK}")
    return found


@cache
def _rulebook(game: Game[Any]) -> list[Clause]:
    return read_rulebook(game)
