"""How a match went: where its rounds and phases begin, and how the scores stood after each step."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import cache, reduce
from operator import getitem
from typing import Any

from tabard.core.game import Game
from tabard.match.match import Match
from tabard.match.record import Record
from tabard.match.replaying import Replay
from tabard.match.texts import Texts
from tabard.server.wire.answers import Course, Line, Mark, Point

MOST_KEPT = 64
"""Courses of finished matches, which never change."""

MOMENTS = "course-moments"
LINES = "course-lines"
OPEN_LINES = "course-open-lines"
"""Messages of a game: the keys of its view that say what time it is, what of its score sheet is
drawn over a finished match, and what of a view over a running one, if anything is open; a key
within a list stands for everybody in it."""

SCORES = ("players/score",)


class Courses:
    """Those that somebody has asked for lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Course] = OrderedDict()

    def find(self, table: str, make: Callable[[], Course]) -> Course:
        """The course of a finished match."""
        if table not in self._kept:
            self._kept[table] = make()
        self._kept.move_to_end(table)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[table]


def course_of(
    game: Game[Any], record: Record, cuts: Sequence[int], viewer: int | None, is_over: bool
) -> Course:
    """A match after each of these numbers of moves; before its end as the viewer saw it then."""
    match = Replay(game, record)
    moments, paths = _named(game, MOMENTS), _named(game, LINES if is_over else OPEN_LINES)
    course = Course(len(cuts) - 1, [], [], [])
    for step, cut in enumerate(cuts):
        for move in record.moves[len(match.entries) : cut]:
            match.answer(move)
        view = match.view(viewer)
        _mark(course, step, view, moments)
        if is_over:
            sheet = match.score_sheet() if paths else _scores(match)
            _point(course, step, sheet, paths or SCORES)
        elif paths:
            _point(course, step, view, paths)
    return course


def _scores(match: Match) -> dict[str, Any]:
    """A sheet of the scores alone, for games whose texts name no lines."""
    players = [{"seat": seat, "score": score} for seat, score in enumerate(match.scores())]
    return {"players": players}


@cache
def _named(game: Game[Any], message: str) -> list[str]:
    texts = Texts(game, "en")
    return texts.say(message).split() if texts.bundle.has(message) else []


def _mark(course: Course, step: int, view: Mapping[str, Any], keys: Sequence[str]) -> None:
    moment = {key: view[key] for key in keys}
    if not course.marks or course.marks[-1].moment != moment:
        course.marks.append(Mark(step, moment))


def _point(course: Course, step: int, data: Mapping[str, Any], paths: Sequence[str]) -> None:
    found = [item for path in paths for item in _found(data, path.split("/"))]
    if not course.lines:
        course.lines = [line for line, _ in found]
    values = [value for _, value in found]
    best = max(values)
    ahead = [side for side, value in enumerate(values) if value == best]
    leaders = list(data.get("winners", ahead))
    last = course.points[-1] if course.points else None
    if last is None or (last.values, last.leaders) != (values, leaders):
        course.points.append(Point(step, values, leaders))


def _found(data: Any, path: Sequence[str]) -> list[tuple[Line, int]]:
    """The number that a path leads to, or that of everybody in a list on the way."""
    above = ""
    for step, key in enumerate(path):
        if isinstance(data, list):
            return [(_side(item), reduce(getitem, path[step:], item)) for item in data]
        above, data = (key if isinstance(data[key], dict) else above), data[key]
    return [(Line(None, above), data)]


def _side(player: dict[str, Any]) -> Line:
    """A seat, or somebody without one, who is called by the first name that the sheet gives."""
    names = [value for value in player.values() if isinstance(value, str)]
    return Line(player["seat"], "" if player["seat"] is not None else names[0])
