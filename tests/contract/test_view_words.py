"""Views and score sheets in words: all keys and texts in them have names in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, is_typeddict

import pytest
from fluent.syntax.ast import Message

import tabard
from support.tables import Table, walk
from tabard.core.engine import is_over
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import SPECTATOR
from tabard.match.texts import LANGUAGES, Texts, read_messages
from tabard.parts.shape import fields_of, shapes_of, split

GAME_KEYS = list(tabard.GAMES)
LISTS = ("view-seat-keys", "view-by-seat-keys", "view-hidden-keys")
"""Messages that name keys instead of saying something."""

APART = 11
"""So many moves lie between two looks at a match."""


class Outline:
    """Walks through views, or sheets, as a client does that knows nothing but texts."""

    def __init__(self, game: Game[Any], head: str) -> None:
        self.head = head
        texts = Texts(game, "en")
        self.seat_keys, self.by_seat_keys, self.hidden_keys = [
            texts.say(name).split() for name in LISTS
        ]
        self.players = 0
        self.wanted: dict[tuple[str, str, str], str] = {}
        """What needs a name, as a head, the key above and a key or text; and where it stood."""

        self.wrong: set[str] = set()

    def declare(self, declared: Any, path: tuple[str, ...] = ("",)) -> None:
        """Want names for all keys that a type has, and for all words that it lists."""
        kind, _ = split(declared)
        if get_origin(kind) is Literal:
            for word in get_args(kind):
                self._want("word", path[-1], word, path)
        elif get_origin(kind) is dict:
            key, inner = get_args(kind)
            for name in get_args(key):
                self._want(self.head, path[-1], name, path)
            self.declare(inner, path)
        elif not is_typeddict(kind):
            for inner in get_args(kind):
                self.declare(inner, path)
        else:
            for key, inner in fields_of(kind).items():
                if not is_in(self.hidden_keys, path[-1], key):
                    self._want(self.head, path[-1], key, path)
                    self.declare(inner, (*path, key))

    def read(self, data: Mapping[str, Any]) -> None:
        self.players = len(data["players"])
        self._read_table(data, ("",))

    def _read_table(self, table: Mapping[str, Any], path: tuple[str, ...]) -> None:
        above = path[-1]
        if table.keys() == set(LANGUAGES):
            return
        for key, value in table.items():
            if value is None or is_in(self.hidden_keys, above, key):
                continue
            if not (above in self.by_seat_keys and key.isdigit() and int(key) < self.players):
                self._want(self.head, above, key, path)
            self._read(value, above, (*path, key))

    def _read(self, value: object, above: str, path: tuple[str, ...]) -> None:
        key = path[-1]
        if isinstance(value, dict):
            self._read_table(value, path)
        elif isinstance(value, list):
            if is_in(self.by_seat_keys, above, key) and len(value) != self.players:
                self.wrong.add(f"{'/'.join(path)} has not one entry a seat: {value}")
            for item in value:
                self._read(item, above, path)
        elif isinstance(value, str):
            self._want("word", key, value, path)
        elif is_in(self.seat_keys, above, key) and value not in range(self.players):
            self.wrong.add(f"{'/'.join(path)} is no seat: {value}")

    def _want(self, head: str, above: str, name: str, path: tuple[str, ...]) -> None:
        if (head, above, name) not in self.wanted:
            self.wanted[head, above, name] = "/".join(path)

    def missing(self, texts: Texts) -> list[str]:
        """What a language has no name for, with the path to it."""
        return [
            f"{texts.language}: {head}-{name}, in {self.head}{path}"
            for (head, above, name), path in self.wanted.items()
            if not has_name(texts, head, above, name)
        ]


def is_in(keys: list[str], above: str, key: str) -> bool:
    return key in keys or f"{above}-{key}" in keys


def has_name(texts: Texts, head: str, above: str, name: str) -> bool:
    """Whether there is a message, for this place or any, or else a noun."""
    for message in (f"{head}-{above}-{name}", f"{head}-{name}"):
        if texts.bundle.has(message):
            return bool(texts.say(message))
    return name in texts.nouns


def looked_at(table: Table) -> Iterator[State]:
    """Positions along the way of some matches, and how they end."""
    for number in table.matches(6):
        for move, state in enumerate(walk(table, number)):
            if (move + number) % APART == 0 or is_over(state):
                yield state


@pytest.mark.parametrize("key", GAME_KEYS)
def test_everything_that_is_declared_has_a_name_in_both_languages(key: str) -> None:
    game = tabard.GAMES[key]
    shapes = shapes_of(game)
    if shapes is None:
        return
    for head, shape in (("view", shapes.view), ("sheet", shapes.sheet)):
        outline = Outline(game, head)
        outline.declare(shape)
        for language in LANGUAGES:
            assert outline.missing(Texts(game, language)) == []


def test_everything_in_views_and_sheets_has_a_name_in_both_languages(table: Table) -> None:
    game = table.game
    views, sheets = Outline(game, "view"), Outline(game, "sheet")
    for state in looked_at(table):
        for viewer in range(SPECTATOR, table.seats if game.has_secrets() else 0):
            views.read(game.view(state, viewer))
        sheets.read(game.score_sheet(state))
    for outline in (views, sheets):
        assert sorted(outline.wrong) == []
        for language in LANGUAGES:
            assert outline.missing(Texts(game, language)) == []


@pytest.mark.parametrize("key", GAME_KEYS)
def test_the_lists_of_keys_are_the_same_in_both_languages(key: str) -> None:
    english, german = (Texts(tabard.GAMES[key], language) for language in LANGUAGES)
    for name in LISTS:
        assert english.say(name) == german.say(name)


@cache
def words_of(game: Game[Any]) -> set[str]:
    """Every short text in the sources and the data of a game."""
    folder = Path(game.folder)
    found: set[str] = set()
    for path in (*folder.glob("*.py"), *folder.glob("data/*.toml")):
        found |= set(re.findall(r'"(\w+)"', path.read_text("utf-8")))
    return found


def is_spoken_of(game: Game[Any], name: str) -> bool:
    return name in words_of(game) or re.sub(r"_\d+$", "", name) in words_of(game)


@pytest.mark.parametrize("key", GAME_KEYS)
def test_no_label_is_left_of_what_is_gone(key: str) -> None:
    game = tabard.GAMES[key]
    ids = [
        item.id.name
        for item in read_messages(Path(game.folder) / "text" / "en.ftl").body
        if isinstance(item, Message)
    ]
    labels = [name for name in ids if re.match("(view|word)-", name) and name not in LISTS]
    listed = [key for name in LISTS for key in Texts(game, "en").say(name).split()]
    assert len(labels) > 30
    for name in [*labels, *listed]:
        parts = [part for part in name.split("-") if part not in ("view", "word", "")]
        assert [part for part in parts if not is_spoken_of(game, part)] == [], name
