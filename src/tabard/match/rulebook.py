"""The rulebook of a game: its clauses, read from clauses.toml and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabard.core.game import Game
from tabard.parts.catalog import SOURCES, Entry, read_entries

FILE = "clauses.toml"


@dataclass(frozen=True)
class Clause:
    """One sentence of a rulebook, in our words, in both languages."""

    id: str
    heading: Mapping[str, str]
    text: Mapping[str, str]
    source: str
    untested: str = ""
    """Why no test proves the clause, if none can."""

    @property
    def provenance(self) -> str:
        """printed, inferred or reconstructed: the first of these words in the source."""
        return self.provenances[0]

    @property
    def provenances(self) -> list[str]:
        """All of these words in the source, in its order: parts of a clause may differ."""
        return sorted([word for word in SOURCES if word in self.source], key=self.source.find)


def read_rulebook(game: Game[Any]) -> list[Clause]:
    """All clauses of a game, in the order of its rulebook."""
    path = Path(game.folder) / FILE
    return [_clause(entry) for entry in read_entries(path, "clause")]


def _clause(entry: Entry) -> Clause:
    entry.only("id", "heading", "text", "source", "untested")
    source = entry.text("source")
    if not any(word in source for word in SOURCES):
        raise entry.fail("source", f"{source!r} holds none of: {', '.join(SOURCES)}")
    texts = {field: entry.both_languages(field) for field in ("heading", "text")}
    for field, both in texts.items():
        for language, text in both.items():
            if not text.strip():
                raise entry.fail(field, f"is empty in {language!r}")
    untested = entry.text("untested") if "untested" in entry else ""
    return Clause(entry.text("id"), texts["heading"], texts["text"], source, untested)
