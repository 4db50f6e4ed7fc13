"""The guide of every game: each prompt is explained, with a clause to read on at, in few words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import Message

import tabard
from tabard.core.game import Game
from tabard.core.values import Event
from tabard.match.guide import Guide, Lesson, read_guide
from tabard.match.rulebook import read_rulebook
from tabard.match.texts import read_messages

GAMES = list(tabard.GAMES.values())
LONGEST = 420
"""Characters of a lesson; what a game is about may be longer."""


def keys(game: Game[Any], head: str) -> list[str]:
    """What a game has texts for, as prompts or as lines of its log."""
    body = read_messages(Path(game.folder) / "text" / "en.ftl").body
    names = [item.id.name for item in body if isinstance(item, Message)]
    return [name.removeprefix(head) for name in names if name.startswith(head)]


def event_names(game: Game[Any]) -> set[str]:
    """All that can happen in a game, as its events are written."""
    package = f"tabard.games.{game.key}."
    kinds = [kind for kind in Event.__subclasses__() if kind.__module__.startswith(package)]
    return {re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower() for kind in kinds}


def lessons(guide: Guide) -> list[Lesson]:
    return [guide.about, *guide.prompts, *guide.events]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_prompt_is_explained(game: Game[Any]) -> None:
    explained = [lesson.id for lesson in read_guide(game).prompts]
    assert sorted(explained) == sorted(keys(game, "prompt-"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_explained_events_are_told(game: Game[Any]) -> None:
    explained = [lesson.id for lesson in read_guide(game).events]
    assert len(explained) == len(set(explained))
    assert set(explained) <= {*keys(game, "event-"), *event_names(game)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_lesson_is_short_and_names_a_clause(game: Game[Any]) -> None:
    known = {clause.id for clause in read_rulebook(game)}
    for lesson in lessons(read_guide(game)):
        assert lesson.clause in known, lesson.id
        for text in lesson.text.values():
            assert text.endswith((".", "!", "?")), text
            assert len(text) <= LONGEST, text
