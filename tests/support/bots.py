"""Bots that search, for tests that look inside them."""

from __future__ import annotations

from typing import Any

from tabard import minds
from tabard.bots.levels import Level, make_bot, searcher
from tabard.bots.playing import play_match
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


def victories(game: Game[Any], seats: int, level: str, matches: int, name: str) -> float:
    """How many matches a bot wins among greedy ones, in turns at every place; shared ones count
    as shares."""
    won = 0.0
    for number in range(matches):
        place = number % seats
        levels = [level if seat == place else "greedy" for seat in range(seats)]
        bots = [make_bot(one, f"{name} {number} {seat}", game) for seat, one in enumerate(levels)]
        played = play_match(game, game.new_state(seats, {}), bots, f"{name} {number}", False)
        if played.places[place] == 1:
            won += 1 / played.places.count(1)
    return won
