"""Every line of the log and every prompt names its clause, and the book holds that clause."""

from __future__ import annotations

import shutil
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

import tabard
from support.clause_ids import clauses_of
from tabard.core.game import Game
from tabard.match.texts import read_log_clauses, read_messages, read_prompt_clauses
from tabard.server.routes.library import texts_of

GAMES = sorted(tabard.GAMES)


def keys_of(game: Game[Any], prefix: str) -> list[str]:
    """The keys of all log lines or prompts that have words."""
    body = read_messages(Path(game.folder) / "text" / "en.ftl").body
    names = [item.id.name for item in body if isinstance(item, ast.Message)]
    return [name.removeprefix(prefix) for name in names if name.startswith(prefix)]


def game_in(folder: Path, table: str) -> Game[Any]:
    """A game that lies in that folder, with that table of log lines."""
    game = copy(tabard.GAMES["allegiance"])
    (folder / "text").mkdir()
    shutil.copy(Path(game.folder) / "clauses.toml", folder)
    (folder / "text" / "clauses.toml").write_text(table, "utf-8")
    game.folder = str(folder)
    return game


@pytest.mark.parametrize("key", GAMES)
def test_log_lines_and_prompts_name_only_clauses_of_the_book(key: str) -> None:
    game = tabard.GAMES[key]
    named = {*read_log_clauses(game).values(), *read_prompt_clauses(game).values()}
    assert named <= {clause.key for clause in clauses_of(game)}


@pytest.mark.parametrize("key", GAMES)
def test_clients_get_the_clauses_with_the_texts(key: str) -> None:
    texts = texts_of(key, "de")
    assert texts.clauses == read_log_clauses(tabard.GAMES[key])
    assert texts.prompt_clauses == read_prompt_clauses(tabard.GAMES[key])


def test_a_clause_that_is_not_in_the_book_is_named(tmp_path: Path) -> None:
    game = game_in(tmp_path, '[event]\nmoved = "AL-TURN-99"\n')
    with pytest.raises(tabard.DataError, match=r"'moved': there is no clause 'AL-TURN-99'; name"):
        read_log_clauses(game)


@pytest.mark.parametrize("table", ["", "event = 3\n", '[event]\nmoved = ["AL-TURN-01"]\n'])
def test_what_is_no_table_of_clauses_is_refused(tmp_path: Path, table: str) -> None:
    with pytest.raises(tabard.DataError, match=r"clauses\.toml, field '(event|.*moved)"):
        read_log_clauses(game_in(tmp_path, table))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    game = game_in(tmp_path, "")
    (tmp_path / "text" / "clauses.toml").unlink()
    with pytest.raises(tabard.DataError, match=r"clauses\.toml: no such file in .*text; add it"):
        read_log_clauses(game)
