"""Data from outside: JSON and nothing else, not too deep, every text of it whole."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.match.chance import is_writable

MOST_LEVELS = 60
"""So deep may lists and objects lie in each other; no position of a game needs a quarter of it."""


def flaw_in(data: object) -> str:
    """What keeps data from being written and read again, with the remedy; empty if nothing does."""
    level = [data]
    for _ in range(MOST_LEVELS):
        inner: list[object] = []
        for item in level:
            flaw = _flaw_of(item)
            if flaw:
                return flaw
            if isinstance(item, Mapping):
                inner += [*item.keys(), *item.values()]
            elif isinstance(item, list | tuple):
                inner += item
        if not inner:
            return ""
        level = inner
    return f"has more than {MOST_LEVELS} levels of lists and objects; give fewer"


def _flaw_of(item: object) -> str:
    if isinstance(item, str):
        if is_writable(item):
            return ""
        return f"holds half a character in {_short(item)}; write it whole, or leave it out"
    if isinstance(item, Mapping):
        wrong = [key for key in item if not isinstance(key, str)]
        return f"has the name {_short(wrong[0])}, which is no text; give a text" if wrong else ""
    if item is None or isinstance(item, int | float | list | tuple):
        return ""
    return f"holds {_short(item)}, which is no JSON; give texts, numbers, lists and objects"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
