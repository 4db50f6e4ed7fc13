"""Fits expected places to finished matches: `python -m tabard.lab.calibration --workers 2`."""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from tabard import minds
from tabard.analysis.expectation import FILE, fitted, log_ratio
from tabard.arena.matches import registered_game
from tabard.bots.levels import make_bot
from tabard.bots.playing import match_seed
from tabard.core.engine import apply, next_decision
from tabard.core.game import Game
from tabard.core.values import CHANCE
from tabard.games import GAMES
from tabard.match.chance import ChanceStream
from tabard.match.knowledge import Knowledge

GAMES_EACH = 48
BOTS = ("random", "greedy")
SEED = "calibration"

Points = list[tuple[float, bool]]
"""The log ratio of two evaluations, and whether the first seat ended ahead of the second."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the lines of some games, or of all, into calibration.toml."""
    described = (
        f"{__doc__} The matches are of the bots {' and '.join(BOTS)}, and so are the curves."
    )
    parser = argparse.ArgumentParser(description=described)
    parser.add_argument("game", nargs="*", default=list(GAMES), choices=[*GAMES, []])
    parser.add_argument("--games", type=int, default=GAMES_EACH, help="matches a game")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args(arguments)
    table = tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    with ProcessPoolExecutor(args.workers, mp_context=get_context("spawn")) as pool:
        for key in args.game:
            points: Points = []
            for some in pool.map(points_of_match, [key] * args.games, range(args.games)):
                points += some
            curve = fitted(points)
            table[key] = {
                "slope": round(curve.slope, 4),
                "offset": round(curve.offset, 4),
                "matches": args.games,
            }
            FILE.write_text(as_toml(table), "utf-8")


def as_toml(table: dict[str, dict[str, float]]) -> str:
    """The file, games in the order of the registry."""
    lines = [
        f"# Fitted to matches of {' and '.join(BOTS)} bots at all numbers of seats; made by:",
        "# python -m tabard.lab.calibration GAME --games MATCHES",
    ]
    for key in [key for key in GAMES if key in table]:
        lines += ["", f"[{key}]", *[f"{name} = {value}" for name, value in table[key].items()]]
    return "\n".join(lines) + "\n"


def points_of_match(key: str, number: int) -> Points:
    """What one match of bots has to say; the numbers of seats take turns."""
    game = registered_game(key, "")
    fewest = max(2, game.seats[0])
    return play_points(game, fewest + number % (game.seats[-1] - fewest + 1), number)


def play_points(game: Game[Any], seats: int, number: int) -> Points:
    """Evaluations of all pairs of seats whenever another seat is to choose, and how it ended.

    The number of the match says who is which bot, so that equals and unequals meet.
    """
    seed = match_seed(SEED, number)
    state = game.new_state(seats, game.full_options({}))
    stream, asked = ChanceStream(seed), 0
    bots = [make_bot(BOTS[number >> seat & 1], f"{seed}/{seat}", game) for seat in range(seats)]
    windows = [Knowledge(game, state, seat) for seat in range(seats)]
    judge = minds.of(game).judge()
    looks: list[list[float]] = []
    latest = CHANCE
    decision = next_decision(state)
    while decision is not None:
        seat = decision.seat
        if seat == CHANCE:
            choice = stream.answer(decision, asked)
            asked += 1
        else:
            if seat != latest:
                looks.append(judge.worth(state))
                latest = seat
            choice = bots[seat].choose(windows[seat], decision)
        apply(state, seat, choice)
        decision = next_decision(state)
    places = game.places(state)
    return [
        (log_ratio(values[one], values[other]), places[one] < places[other])
        for values in looks[::4]
        for one in range(seats)
        for other in range(seats)
        if one != other
    ]


if __name__ == "__main__":
    main()
