"""Learns to judge positions of a game: `python -m tabard.arena.learning GAME --workers 2`.

Bots play many matches, each seat slipping now and then, so that doing otherwise is among the data.
A network learns how positions of those matches ended. In further rounds most seats go by what was
learnt so far; at last one bot with the network meets bots with tuned weights.
"""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import fsum
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from tabard.arena.estimates import shared_wins
from tabard.arena.matches import registered_game
from tabard.arena.trials import seats_of, shared_out, worth_of
from tabard.arena.tuning import played
from tabard.bots.playing import match_seed
from tabard.core.game import Game
from tabard.games import GAMES
from tabard.parts.lessons import Lessons
from tabard.parts.network import NETWORK, new_rows, shape_of

MATCHES = 6000
ROUNDS = 2
TRIALS = 1200
EPOCHS = 6
LOOKS = 24
"""How many positions of a match are learnt from."""

UNITS = 16
BATCH = 512
RATE = 2e-3
SLIPS = (0.02, 0.05, 0.1)
LEARNT = 0.75
"""What part of the seats goes by what was learnt so far."""

DIGITS = 4

Rows = Mapping[str, list[list[float]]]


class Lesson(NamedTuple):
    """A position: signs of the table and of all players in a row, and how its match ended."""

    signs: array[float]
    parts: array[float]


class Plan(NamedTuple):
    """What every match of a round has in common; travels between processes."""

    key: str
    bot: str
    seed: str
    seats: tuple[int, ...]
    rows: Rows | None


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn one game, write its network, and tell what it is worth."""
    args = parser().parse_args(arguments)
    game = GAMES[args.game]
    if not game.sign_names()[0]:
        raise SystemExit(f"{args.game} shows no signs to learn from; see Game.signs")
    counts = tuple(args.seats or range(max(2, game.fewest_seats), game.most_seats + 1))
    for number in counts:
        game.check_seats(number)
    target = args.output or Path(game.folder) / NETWORK
    told = Console(stderr=True)
    rows: Rows | None = None
    with ProcessPoolExecutor(args.workers, mp_context=get_context("spawn")) as pool:
        mapping = partial(pool.map, chunksize=8) if args.workers > 1 else map
        for number in range(args.rounds):
            plan = Plan(args.game, args.bot, f"{args.seed}/{number}", counts, rows)
            matches = list(shared_out(mapping, lessons_of, plan, args.matches))
            rows, note = learnt(game, [one for match in matches for one in match], args, told)
            told.print(note)
        plan = Plan(args.game, args.bot, f"{args.seed}/trial", counts, rows)
        trials = list(shared_out(mapping, trial_of, plan, args.trials))
    note = worth_of(trials, args.bot, "this network", "tuned weights")
    told.print(note)
    assert rows is not None, "there is at least one round"
    target.write_text(as_toml(rows, command(args), note), "utf-8")


def parser() -> argparse.ArgumentParser:
    """What the command takes."""
    found = argparse.ArgumentParser(prog="python -m tabard.arena.learning", description=__doc__)
    found.add_argument("game", choices=list(GAMES))
    found.add_argument("--matches", type=int, default=MATCHES, help="matches a round")
    found.add_argument("--rounds", type=positive_number, default=ROUNDS)
    found.add_argument("--epochs", type=int, default=EPOCHS, help="how often all is gone through")
    found.add_argument("--trials", type=positive_number, default=TRIALS, help="matches at last")
    found.add_argument("--bot", default="greedy", help="the level that plays")
    found.add_argument("--seats", type=int, nargs="*", help="numbers of seats; default: all")
    found.add_argument("--seed", default="learn")
    found.add_argument("--workers", type=int, default=1)
    found.add_argument("--output", type=Path, help="default: the game's own folder")
    return found


def positive_number(text: str) -> int:
    """A number of rounds or matches; argparse turns the error into a message."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is too few; give 1 or more")
    return number


_latest: list[tuple[Rows, Game[Any]]] = []


def judge_of(plan: Plan) -> Game[Any]:
    """The game judged by what was learnt so far; a worker makes it once a round."""
    game = registered_game(plan.key, "")
    if plan.rows is None:
        return game.tuned()
    if not _latest or _latest[0][0] != plan.rows:
        _latest[:] = [(plan.rows, game.with_network(plan.rows))]
    return _latest[0][1]


def lessons_of(plan: Plan, number: int) -> list[Lesson]:
    """One match; some positions of it and its end."""
    game = registered_game(plan.key, "")
    seats = plan.seats[number % len(plan.seats)]
    seed = match_seed(plan.seed, number)
    random = Random(f"{seed}/lessons")
    judges = [judge_of(plan) if random.random() < LEARNT else game.tuned() for _ in range(seats)]
    slips = [random.choice(SLIPS) for _ in range(seats)]
    state, looks = played(game, judges, [plan.bot] * seats, seed, slips)
    parts = array("f", shared_wins(game.places(state)))
    lessons = []
    for look in random.sample(looks, min(LOOKS, len(looks))):
        table, players = game.tuned().signs(look)
        signs = array("f", [*table, *[one for player in players for one in player]])
        lessons.append(Lesson(signs, parts))
    return lessons


def learnt(
    game: Game[Any], lessons: list[Lesson], args: argparse.Namespace, told: Console
) -> tuple[Rows, str]:
    """A network that foretells how those positions end, and how well it does."""
    of_table, of_player = (len(names) for names in game.sign_names())
    rows = new_rows(shape_of(of_table, of_player, UNITS), str(args.seed))
    school, order = Lessons(rows), Random(str(args.seed))
    surprise = 0.0
    for epoch in range(args.epochs):
        order.shuffle(lessons)
        rate = RATE * (1.0 - epoch / args.epochs)
        surprises = []
        label = f"{game.key} lesson {epoch + 1} of {args.epochs}"
        for begin in track(range(0, len(lessons), BATCH), label, console=told):
            for lesson in lessons[begin : begin + BATCH]:
                table, players = unpacked(lesson, of_table, of_player)
                surprises.append(school.add(table, players, lesson.parts.tolist()))
            school.step(rate)
        surprise = fsum(surprises) / max(1, len(surprises))
    rounded = {
        name: [[round(one, DIGITS) for one in row] for row in found] for name, found in rows.items()
    }
    return rounded, f"{len(lessons)} positions: ends foretold at {surprise:.4f}"


def unpacked(
    lesson: Lesson, of_table: int, of_player: int
) -> tuple[list[float], list[list[float]]]:
    """The signs of the table and of each player."""
    signs = lesson.signs.tolist()
    players = [signs[begin : begin + of_player] for begin in range(of_table, len(signs), of_player)]
    return signs[:of_table], players


def trial_of(plan: Plan, number: int) -> tuple[int, float]:
    """A match of one bot with the network among others with tuned weights; its part."""
    game = registered_game(plan.key, "")
    seats, seat = seats_of(plan, number)
    judges: list[Game[Any]] = [game.tuned()] * seats
    judges[seat] = judge_of(plan)
    state, _ = played(game, judges, [plan.bot] * seats, match_seed(plan.seed, number))
    return seats, shared_wins(game.places(state))[seat]


def command(args: argparse.Namespace) -> str:
    """What makes the same network again; workers change nothing."""
    parts = [args.game, f"--matches {args.matches} --rounds {args.rounds}"]
    parts += [f"--epochs {args.epochs} --trials {args.trials} --bot {args.bot}"]
    parts += [f"--seed {args.seed}"]
    if args.seats:
        parts.append(f"--seats {' '.join(map(str, args.seats))}")
    return f"python -m tabard.arena.learning {' '.join(parts)}"


def as_toml(rows: Rows, made_by: str, note: str) -> str:
    """The file, with the command that made it; a line for each unit."""
    lines = ["# Learnt by a program; what it goes by: signs.py, parts/network.py. Made by:"]
    lines += [f"# {made_by}", f"# {note}"]
    for name, found in rows.items():
        lines += ["", f"{name} = ["]
        lines += [f"  {row}," for row in found]
        lines.append("]")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
