"""Route: a game explained while it is played."""

from __future__ import annotations

from functools import cache

from litestar import get
from litestar.params import FromPath

from tabard.games import GAMES
from tabard.match import guide
from tabard.server.routes.context import REFUSALS
from tabard.server.routes.library import CACHED
from tabard.server.table.lobby import game_called
from tabard.server.wire.answers import GuideInfo, Lesson


@get("/api/games/{game:str}/guide", responses=REFUSALS, cache_control=CACHED, sync_to_thread=False)
def game_guide(game: FromPath[str]) -> GuideInfo:
    """What to think of at each kind of decision of a game, in both languages."""
    return _guide(game_called(game).key)


@cache
def _guide(key: str) -> GuideInfo:
    found = guide.read_guide(GAMES[key])
    return GuideInfo(
        _lesson(found.about),
        [_lesson(lesson) for lesson in found.prompts],
        [_lesson(lesson) for lesson in found.events],
    )


def _lesson(lesson: guide.Lesson) -> Lesson:
    return Lesson(lesson.id, lesson.clause, dict(lesson.text))
