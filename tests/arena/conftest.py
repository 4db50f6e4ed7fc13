"""Small tournaments and studies for tests."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import tabard
from tabard.arena.matches import Job, Outcome, play_job
from tabard.arena.study import Study
from tabard.arena.tournament import Tournament


def small_tournament(games: int = 12, **changes: object) -> Tournament:
    """Random against greedy bots at three seats of Allegiance."""
    game = tabard.GAMES[str(changes.get("game", "allegiance"))]
    seats = changes.get("seats", 3)
    bots = changes.get("bots", ("random", "greedy"))
    assert isinstance(seats, int)
    assert isinstance(bots, tuple)
    form = str(changes.get("format", "round-robin"))
    return Tournament(game, seats, bots, games, "test", game.full_options({}), form)


def outcome(
    deal: int, bots: Sequence[str], places: Sequence[int], scores: Sequence[int] = ()
) -> Outcome:
    """A match that nobody played."""
    seats = len(bots)
    points = scores or [10 - place for place in places]
    return Outcome(
        deal,
        f"test/{deal}",
        tuple(bots),
        tuple(places),
        tuple(points),
        (4,) * seats,
        (0.002,) * seats,
    )


@pytest.fixture(scope="session")
def study() -> Study:
    """Random matches of Allegiance."""
    game = tabard.GAMES["allegiance"]
    return Study(game, ("random",) * 3, 40, "study", game.full_options({}))


@pytest.fixture(scope="session")
def observed(study: Study) -> list[Outcome]:
    """What was observed in it."""
    return [play_job(job) for job in study.jobs()]


def observed_match(key: str, seats: int, seed: str = "seen", bot: str = "random") -> Outcome:
    """One observed match of any game."""
    game = tabard.GAMES[key]
    options = tuple(sorted(game.full_options({}).items()))
    return play_job(Job(0, key, (bot,) * seats, f"{seed}/0", options, "", True))
