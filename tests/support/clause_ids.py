"""The clauses of a rulebook."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabard.core.game import Game

TESTS = Path(__file__).parent.parent


@dataclass(frozen=True)
class Clause:
    """One sentence of a rulebook; `untested` says why no test names it, if none does."""

    key: str
    text: object
    source: str
    untested: str


def clauses_of(game: Game[Any]) -> list[Clause]:
    """All clauses of a game, in the order of its book."""
    with (Path(game.folder) / "clauses.toml").open("rb") as file:
        book = tomllib.load(file)
    return [
        Clause(entry["id"], entry["text"], entry["source"], entry.get("untested", ""))
        for entry in book["clause"]
    ]
