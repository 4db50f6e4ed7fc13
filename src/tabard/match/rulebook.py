"""The rulebook of a game: its clauses and rulings, read from their files and checked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabard.core.game import Game
from tabard.parts.catalog import SOURCES, Entry, read_entries

FILE = "clauses.toml"
RULINGS_FILE = "rulings.toml"
RULING = re.compile(r"\b[A-Z]{2}-R\d+\b")
"""How a source cites a ruling."""


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
    def rulings(self) -> list[str]:
        """The rulings that the source cites, each once."""
        return list(dict.fromkeys(RULING.findall(self.source)))

    @property
    def provenances(self) -> list[str]:
        """All of these words in the source, in its order: parts of a clause may differ."""
        return sorted([word for word in SOURCES if word in self.source], key=self.source.find)


@dataclass(frozen=True)
class Ruling:
    """A question that a rulebook leaves open, and why we read it as we do."""

    id: str
    question: Mapping[str, str]
    reason: Mapping[str, str]
    answer: Mapping[str, str]
    """Empty where clauses or an option cite the ruling: what holds is said there."""


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


def read_rulings(game: Game[Any]) -> list[Ruling]:
    """All rulings of a game, in the order of their numbers; a small game needs none."""
    path = Path(game.folder) / RULINGS_FILE
    return [_ruling(entry) for entry in read_entries(path, "ruling")] if path.exists() else []


def _ruling(entry: Entry) -> Ruling:
    entry.only("id", "question", "reason", "answer")
    answer = entry.both_languages("answer") if "answer" in entry else {}
    return Ruling(
        entry.text("id"), entry.both_languages("question"), entry.both_languages("reason"), answer
    )
