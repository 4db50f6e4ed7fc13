"""Bots that search, for tests that look inside them."""

from __future__ import annotations

from typing import Any

from tabard import minds
from tabard.bots.levels import Level, searcher
from tabard.bots.playouts import Playouts
from tabard.bots.searching import PlanningBot, SearchBot
from tabard.core.dice import Dice
from tabard.core.game import Game

SEED = 7


def plain(
    game: Game[Any], iterations: int = 0, milliseconds: int = 0, seed: int = SEED
) -> SearchBot:
    """A search as medium and hard are."""
    return searcher(Level("ismcts", iterations, milliseconds), seed, game, None)


def expert(game: Game[Any], iterations: int, seed: int = SEED) -> PlanningBot:
    """A search with all that the mind of the game has, which remembers."""
    bot = searcher(Level("expert", iterations), seed, game, None, plans=True)
    assert isinstance(bot, PlanningBot)
    return bot


def playouts(game: Game[Any], seed: int = SEED) -> Playouts:
    """What plays whole moves out, as medium judges."""
    mind = minds.of(game)
    return Playouts(game, mind, mind.judge(mind.tuning_share(200)), Dice(seed))
