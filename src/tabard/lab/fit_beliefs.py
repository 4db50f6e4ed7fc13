"""Fits what a game believes of dreams: `python -m tabard.lab.fit_beliefs GAME --workers 2`.

Bots play matches. At some moments of each, the truth stands among dreams of a seat, and beliefs
are fitted so that the traits of the truth make it the likeliest (a conditional logit, fitting.py).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Protocol, runtime_checkable

from rich.console import Console
from rich.progress import track

from tabard import minds
from tabard.arena.matches import registered_game
from tabard.bots.playing import match_seed
from tabard.core.dice import Dice
from tabard.core.game import Game
from tabard.games import GAMES
from tabard.lab.fitting import Position, fitted_changes
from tabard.lab.tuning import played
from tabard.minds.weights import BELIEFS

MATCHES = 300
LOOKS = 4
"""How many moments of a match are looked at, each with the eyes of one seat."""

DREAMS = 5
"""Among how many dreams the truth stands."""

WORTH = 4.0
"""How many independent moments those of one match are worth."""

PRIOR = 0.7
"""How far a belief is from zero, about (one standard deviation)."""


@runtime_checkable
class Believer(Protocol):
    """A mind whose beliefs can be fitted."""

    folder: str

    def traits(self, state: Any, seat: int) -> list[float]: ...
    def belief_rows(self) -> Sequence[str]: ...


def believer_of(game: Game[Any]) -> Believer:
    """The mind of a game, if it names traits of dreams."""
    mind = minds.of(game)
    if not isinstance(mind, Believer):
        raise SystemExit(f"{game.key} says no traits of dreams; see Believer in {__name__}")
    return mind


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit the beliefs of one game, write them, and tell how much better they know the truth."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--bot", default="ismcts:40", help="the level that plays")
    parser.add_argument("--seed", default="believe")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--output", type=Path, help="default: the folder of its mind")
    args = parser.parse_args(arguments)
    mind = believer_of(GAMES[args.game])
    told = Console(stderr=True)
    with ProcessPoolExecutor(args.workers, mp_context=get_context("spawn")) as pool:
        mapping = pool.map if args.workers > 1 else map
        work = partial(moments_of, args.game, args.bot, args.seed)
        done = track(
            mapping(work, range(args.matches)), args.game, total=args.matches, console=told
        )
        matches = [match for match in done if match]
    fit = fitted_changes(matches, WORTH, PRIOR)
    made_by = f"{args.game} --matches {args.matches} --bot {args.bot} --seed {args.seed}"
    note = f"{len(matches)} matches: truth foretold {fit.before:.4f} -> {fit.after:.4f}"
    told.print(note)
    target = args.output or Path(mind.folder) / BELIEFS
    target.write_text(as_toml(mind, fit.changes, made_by, note), "utf-8")


def moments_of(key: str, bot: str, seed: str, number: int) -> list[Position]:
    """One match of bots; at some moments of it, traits of the truth and of dreams."""
    game = registered_game(key, "")
    mind = believer_of(game)
    counts = range(max(2, game.seats[0]), game.seats[-1] + 1)
    seats = counts[number % len(counts)]
    named = match_seed(seed, number)
    random = Random(f"{named}/looks")
    _, looks = played(game, [None] * seats, [bot] * seats, named)
    found: list[Position] = []
    for state in random.sample(looks, min(LOOKS, len(looks))):
        seat = random.randrange(seats)
        dice = Dice(random.randrange(1 << 40))
        worlds = [state, *[game.imagine(state, seat, dice) for _ in range(DREAMS)]]
        traits = [mind.traits(world, seat) for world in worlds]
        if any(row != traits[0] for row in traits):
            found.append(([0.0] * len(worlds), traits, [1.0] + [0.0] * DREAMS))
    return found


def as_toml(mind: Believer, beliefs: Sequence[float], made_by: str, note: str) -> str:
    """The file, row by row, with the command that made it."""
    names = mind.belief_rows()
    length = len(beliefs) // len(names)
    lines = [
        "# How much traits of a dream speak for it; names: beliefs.py. Fitted by a program:",
        f"# python -m tabard.lab.fit_beliefs {made_by}",
        f"# {note} (mean logarithm of the chance given to it among {DREAMS + 1})",
        "",
    ]
    for index, name in enumerate(names):
        row = beliefs[index * length : (index + 1) * length]
        lines.append(f"{name} = {[round(one, 3) + 0.0 for one in row]}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
