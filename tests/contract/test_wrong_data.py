"""Wrong data files are refused with file, entry and field (games/*/wrong_data.py)."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tabard
from support.clause_ids import TESTS
from support.data_files import edited, shortened, unsaid
from tabard.parts.catalog import data_of

KEYS = sorted(path.parent.name for path in TESTS.glob("games/*/wrong_data.py"))


def rows(table: str) -> list[Any]:
    """The rows of a table of all games, each behind its game."""
    found = {key: getattr(import_module(f"games.{key}.wrong_data"), table) for key in KEYS}
    return [
        pytest.param(key, *row, id=f"{key}-{row[0]}-{number}")
        for key, rows in found.items()
        for number, row in enumerate(rows)
    ]


@pytest.mark.parametrize(("key", "file", "old", "new", "named"), rows("WRONG"))
def test_a_wrong_data_file_is_refused_by_name_of_file_entry_and_field(
    tmp_path: Path, key: str, file: str, old: str, new: str, named: list[str]
) -> None:
    game = tabard.GAMES[key]
    edited(data_of(game).own, tmp_path, file, old, new)
    assert unsaid(game.with_data, tmp_path, [file, *named]) == []


@pytest.mark.parametrize(("key", "file", "kind", "kept", "named"), rows("MISSING"))
def test_missing_entries_are_refused_by_name(
    tmp_path: Path, key: str, file: str, kind: str, kept: int, named: str
) -> None:
    game = tabard.GAMES[key]
    shortened(data_of(game).own, tmp_path, file, kind, kept)
    assert unsaid(game.with_data, tmp_path, [named]) == []
