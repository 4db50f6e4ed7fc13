"""Any view in words, line by line, by the names that a game's texts give to keys and values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tabard.match.texts import Texts

INDENT: Final = "  "


class Outline:
    """Puts views and score sheets of one game into words."""

    def __init__(self, texts: Texts, yes: str, no: str) -> None:
        self.texts: Final = texts
        self.yes: Final = yes
        self.no: Final = no
        self.seat_keys: Final = self.listed("view-seat-keys")
        self.hidden_keys: Final = self.listed("view-hidden-keys")

    def listed(self, message: str) -> list[str]:
        """The keys that a message names, if there is one."""
        return self.texts.say(message).split() if self.texts.bundle.has(message) else []

    def lines(self, table: Mapping[str, Any], above: str = "") -> Iterator[str]:
        """One line for each thing that there is to tell, further lines for what it holds."""
        for key, value in table.items():
            if is_empty(value) or is_in(self.hidden_keys, above, key):
                continue
            label = self.name("view", above, key)
            line = self.line(value, key, above)
            if line is not None:
                yield f"{label}: {line}"
                continue
            yield f"{label}:"
            if isinstance(value, Mapping):
                yield from [f"{INDENT}{inner}" for inner in self.lines(value, key)]
            else:
                yield from self.items(value, key, above)

    def items(self, items: list[Any], key: str, above: str) -> Iterator[str]:
        """A list of tables: each begins with a dash."""
        for item in items:
            line = self.line(item, key, above)
            lines = [line] if line is not None else [*self.lines(item, key)]
            for number, inner in enumerate(lines):
                yield f"{INDENT}{INDENT if number else '- '}{inner}"

    def line(self, value: object, key: str, above: str) -> str | None:
        """A value in one line; None if it holds tables that need lines of their own."""
        if isinstance(value, Mapping):
            if any(isinstance(inner, Mapping | list) for inner in value.values()):
                return None
            told = {name: inner for name, inner in value.items() if not is_empty(inner)}
            return ", ".join(
                [f"{self.name('view', key, n)}: {self.line(v, n, key)}" for n, v in told.items()]
            )
        if isinstance(value, list):
            if any(isinstance(item, Mapping) for item in value):
                return None
            return ", ".join([self.line(item, key, above) or "" for item in value])
        return self.scalar(value, key, above)

    def scalar(self, value: object, key: str, above: str) -> str:
        if isinstance(value, bool):
            return self.yes if value else self.no
        if isinstance(value, int) and is_in(self.seat_keys, above, key):
            return self.texts.player(value)
        return self.name("word", key, value) if isinstance(value, str) else str(value)

    def name(self, head: str, above: str, name: str) -> str:
        """The message for this place or for any, else the noun, else the name itself."""
        for message in (f"{head}-{above}-{name}", f"{head}-{name}"):
            if self.texts.bundle.has(message):
                return self.texts.say(message)
        return self.texts.noun(name) if name in self.texts.nouns else name


def is_in(keys: list[str], above: str, key: str) -> bool:
    return key in keys or f"{above}-{key}" in keys


def is_empty(value: object) -> bool:
    """Whether there is nothing to tell."""
    return value is None or value in ("", [], {})
