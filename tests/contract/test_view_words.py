"""Labels of views: none is left of what is gone."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import Message

import tabard
from tabard.core.game import Game
from tabard.match.texts import Texts, read_messages
from tabard.testing.names import LISTS

GAME_KEYS = list(tabard.GAMES)


@cache
def words_of(game: Game[Any]) -> set[str]:
    """Every short text in the sources and the data of a game."""
    folder = Path(game.folder)
    found: set[str] = set()
    for path in (*folder.glob("*.py"), *folder.glob("data/*.toml")):
        found |= set(re.findall(r'"(\w+)"', path.read_text("utf-8")))
    return found


def is_spoken_of(game: Game[Any], name: str) -> bool:
    return name in words_of(game) or re.sub(r"_\d+$", "", name) in words_of(game)


@pytest.mark.parametrize("key", GAME_KEYS)
def test_no_label_is_left_of_what_is_gone(key: str) -> None:
    game = tabard.GAMES[key]
    ids = [
        item.id.name
        for item in read_messages(Path(game.folder) / "text" / "en.ftl").body
        if isinstance(item, Message)
    ]
    labels = [name for name in ids if re.match("(view|word)-", name) and name not in LISTS]
    listed = [key for name in LISTS for key in Texts(game, "en").say(name).split()]
    for name in [*labels, *listed]:
        parts = [part for part in name.split("-") if part not in ("view", "word", "")]
        assert [part for part in parts if not is_spoken_of(game, part)] == [], name
