"""The guide of a game: what to think of at each kind of decision, for whoever plays at first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabard.core.game import Game
from tabard.parts.catalog import Entry, read_entries, read_file

FILE = "text/guide.toml"


@dataclass(frozen=True)
class Lesson:
    """A few sentences in both languages, and the clause to read on at."""

    id: str
    clause: str
    text: Mapping[str, str]


@dataclass(frozen=True)
class Guide:
    """What the game is about, then lessons by keys of prompts and of lines in the log."""

    about: Lesson
    prompts: list[Lesson]
    events: list[Lesson]


def read_guide(game: Game[Any]) -> Guide:
    """The guide of a game, checked; where there is none, it only says the game's name."""
    path = Path(game.folder) / FILE
    if not path.exists():
        return Guide(Lesson("", "", dict(game.title)), [], [])
    (about,) = read_file(path).entries("about")
    prompts, events = [
        [_lesson(entry, entry.text("id")) for entry in read_entries(path, kind)]
        for kind in ("prompt", "event")
    ]
    return Guide(_lesson(about, ""), prompts, events)


def _lesson(entry: Entry, key: str) -> Lesson:
    entry.only("id", "clause", "text")
    return Lesson(key, entry.text("clause"), entry.both_languages("text"))
