"""The clauses of a rulebook, and which of them tests name."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
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


def clauses_named(folder: Path) -> dict[str, list[str]]:
    """For each clause that a test below a folder names, those tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for key in _ids_on(node):
                    found.setdefault(key, []).append(f"{path.name}::{node.name}")
    return found


def _ids_on(node: ast.FunctionDef | ast.ClassDef) -> Iterator[str]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "clause":
            for argument in mark.args:
                assert isinstance(argument, ast.Constant), "a clause is named by its id"
                assert isinstance(argument.value, str), "a clause is named by its id"
                yield argument.value
