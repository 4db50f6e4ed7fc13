"""Which keys and texts of views and score sheets need a name in words, and which have none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin, is_typeddict

from tabard.core.game import Game
from tabard.match.texts import LANGUAGES, Texts
from tabard.parts.shape import fields_of, split

LISTS = ("view-seat-keys", "view-by-seat-keys", "view-hidden-keys")
"""Messages that name keys instead of saying something."""


class NamesWanted:
    """Walks through views, or sheets, as a client does that knows nothing but texts."""

    def __init__(self, game: Game[Any], head: str) -> None:
        self.head = head
        texts = Texts(game, "en")
        self.seat_keys, self.by_seat_keys, self.hidden_keys = [
            texts.say(name).split() if texts.bundle.has(name) else [] for name in LISTS
        ]
        self.players = game.seats[-1]
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
            words, inner = get_args(kind)
            for word in get_args(words):
                self._want(self.head, path[-1], word, path)
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
        self.players = len(data.get("players", range(self.players)))
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
    heads = (head, "view") if head == "sheet" else (head,)
    for message in [f"{one}-{key}" for one in heads for key in (f"{above}-{name}", name)]:
        if texts.bundle.has(message):
            return bool(texts.say(message))
    return name in texts.nouns
