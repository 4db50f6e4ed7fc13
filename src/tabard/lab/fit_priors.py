"""Fits the priors of a game: `python -m tabard.lab.fit_priors GAME`.

Priors say what players who play well do with cards that others do not see. Bots play matches, each
seat judging in one of several ways. At some moments of each match hidden cards are exchanged as the
priors so far would have it; where they then lie otherwise than in truth, priors are mended, step by
step (contrastive divergence: Hinton, 2002; steps: Kingma and Ba, 2015).
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from math import fsum, sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from rich.console import Console
from rich.progress import track

from tabard import minds
from tabard.bots.playing import match_seed
from tabard.core.dice import Dice
from tabard.core.game import Game
from tabard.core.state import State
from tabard.games import GAMES
from tabard.lab.tuning import played

MATCHES = 4500
LOOKS = 6
"""How many moments of a match are looked at, each with the eyes of one seat."""

EPOCHS = 4
BATCH = 48
SWAPS = 250
"""How many exchanges are tried before what lies where is compared with the truth."""

RATE = 0.04
FADING = 0.002
"""By what part of a step numbers of the priors fade, so that none grows without need."""

KEPT, KEPT_SQUARES = 0.9, 0.99
"""What is kept of the slopes, and of their squares, from step to step."""

SMALL = 1e-3
DIGITS = 3


class Hidden(Protocol):
    """Cards that a seat does not see, in one world."""

    def exchange(self, priors: list[float], swaps: int, dice: Dice) -> None: ...
    def traits(self) -> list[int]: ...


@runtime_checkable
class Storied(Protocol):
    """A mind whose priors can be fitted."""

    def hidden(self, state: Any, seat: int) -> Hidden: ...
    def prior_rows(self) -> Mapping[str, int]: ...
    def priors_path(self) -> Path: ...


class Moment(NamedTuple):
    """A position, and with whose eyes it is looked at."""

    state: State
    seat: int


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit the priors of one game, write them, and tell how near they come to the truth."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--bot", default="greedy:2", help="the level that plays")
    parser.add_argument("--seed", default="gather")
    parser.add_argument("--output", type=Path, help="default: the folder of its mind")
    args = parser.parse_args(arguments)
    mind = minds.of(GAMES[args.game])
    if not isinstance(mind, Storied):
        raise SystemExit(f"{args.game} shows no hidden cards to fit priors to; see Storied")
    told = Console(stderr=True)
    moments: list[Moment] = []
    for number in track(range(args.matches), f"{args.game} matches", console=told):
        moments += moments_of(GAMES[args.game], args.bot, match_seed(args.seed, number), number)
    priors, gap = fitted(mind, moments, args.seed, told)
    note = f"{len(moments)} moments; what lies where, in all, is off the truth by {gap:.1%}"
    told.print(note)
    made_by = f"{args.game} --matches {args.matches} --bot {args.bot} --seed {args.seed}"
    (args.output or mind.priors_path()).write_text(as_toml(mind, priors, made_by, note), "utf-8")


def moments_of(game: Game[Any], bot: str, seed: str, number: int) -> list[Moment]:
    """One match of bots that judge like medium, hard or expert; some moments of it."""
    counts = range(max(2, game.seats[0]), game.seats[-1] + 1)
    seats = counts[number % len(counts)]
    random = Random(f"{seed}/looks")
    mind = minds.of(game)
    ways = [mind.judge(mind.tuning_share(0)), mind.judge(1.0), mind.best_judge()]
    judges = [random.choice(ways) for _ in range(seats)]
    _, looks = played(game, judges, [bot] * seats, seed)
    chosen = random.sample(looks, min(LOOKS, len(looks)))
    return [Moment(look, random.randrange(seats)) for look in chosen]


def fitted(
    mind: Storied, moments: Sequence[Moment], seed: str, told: Console
) -> tuple[list[float], float]:
    """The priors of these moments; and by what part of all cards they miss how many lie where."""
    random = Random(seed)
    order = list(moments)
    count = sum(mind.prior_rows().values())
    school = School(count, EPOCHS * (len(order) // BATCH))
    cards = sum(len(mind.hidden(*moment).traits()) for moment in order)
    gap = 0.0
    for epoch in range(EPOCHS):
        random.shuffle(order)
        found = [0.0] * count
        begins = range(0, len(order) - BATCH + 1, BATCH)
        for begin in track(begins, f"epoch {epoch + 1} of {EPOCHS}", console=told):
            slope = [0.0] * count
            for moment in order[begin : begin + BATCH]:
                add_difference(mind, moment, school.priors, Dice(random.randrange(1 << 40)), slope)
            school.step([one / BATCH for one in slope])
            found = [one + part for one, part in zip(found, slope, strict=True)]
        gap = fsum(abs(one) for one in found) / max(1, cards)
    return school.priors, gap


def add_difference(
    mind: Storied, moment: Moment, priors: list[float], dice: Dice, slope: list[float]
) -> None:
    """What speaks for the truth, less what speaks for a world as the priors would have it."""
    hidden = mind.hidden(*moment)
    for trait in hidden.traits():
        slope[trait] += 1.0
    hidden.exchange(priors, SWAPS, dice)
    for trait in hidden.traits():
        slope[trait] -= 1.0


class School:
    """Numbers that go up the slope in smaller and smaller steps."""

    def __init__(self, count: int, steps: int) -> None:
        self.priors = [0.0] * count
        self.means = [0.0] * count
        self.squares = [0.0] * count
        self.steps = steps
        self.done = 0

    def step(self, slope: Sequence[float]) -> None:
        rate = RATE * (1.0 - self.done / self.steps)
        self.done += 1
        fresh = 1.0 - KEPT**self.done
        fresh_squares = 1.0 - KEPT_SQUARES**self.done
        for index, one in enumerate(slope):
            faded = one - FADING * self.priors[index]
            self.means[index] += (1.0 - KEPT) * (faded - self.means[index])
            self.squares[index] += (1.0 - KEPT_SQUARES) * (faded * faded - self.squares[index])
            length = sqrt(self.squares[index] / fresh_squares) + SMALL
            self.priors[index] += rate * self.means[index] / fresh / length


def as_toml(mind: Storied, priors: Sequence[float], made_by: str, note: str) -> str:
    """The file, row by row, with the command that made it."""
    lines = [
        "# What players who play well do with their cards; names: priors.py. Fitted by a program:",
        f"# python -m tabard.lab.fit_priors {made_by}",
        f"# {note}",
        "",
    ]
    begin = 0
    for name, length in mind.prior_rows().items():
        row = priors[begin : begin + length]
        lines.append(f"{name} = {[round(one, DIGITS) + 0.0 for one in row]}")
        begin += length
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
