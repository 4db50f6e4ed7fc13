"""Learns to judge positions of a game: `python -m tabard.lab.learning GAME --workers 2`.

Bots play many matches, each seat slipping now and then, so that doing otherwise is among the data.
A network learns how positions of those matches ended. In further rounds most seats go by what was
learnt so far, and all matches of these rounds are learnt from; at last one bot with the network
meets bots with tuned weights.
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
from typing import Any, NamedTuple, Protocol, runtime_checkable

from rich.console import Console
from rich.progress import track

from tabard import minds
from tabard.arena.estimates import shared_wins
from tabard.arena.matches import registered_game
from tabard.bots.playing import match_seed
from tabard.core.game import Game
from tabard.games import GAMES
from tabard.lab.trials import seats_of, shared_out, worth_of
from tabard.lab.tuning import played
from tabard.minds.mind import Judge
from tabard.minds.network import NETWORK, new_rows, shape_of

try:
    import numpy as np
    from numpy.typing import NDArray

    from tabard.lab.backprop import Lessons, Positions
except ImportError as missing:
    raise ImportError(
        f"tabard.lab.learning needs NumPy ({missing}); install it with: "
        "pip install 'tabard[learning]'"
    ) from missing

MATCHES = 48000
ROUNDS = 3
TRIALS = 1200
EPOCHS = 8
LOOKS = 24
"""How many positions of a match are learnt from."""

UNITS = 48
ABOVE = 16
BATCH = 1024
RATE = 3e-3
SLIPS = (0.0, 0.02, 0.05, 0.1)
LEARNT = 0.75
"""What part of the seats goes by what was learnt so far."""

DIGITS = 4

Rows = Mapping[str, list[list[float]]]


class Seen(NamedTuple):
    """Positions of one match: features of table and players in a row; and how it ended."""

    features: array[float]
    parts: list[float]
    is_together: bool


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
    mind = learner_of(game)
    counts = tuple(args.seats or range(max(2, game.seats[0]), game.seats[-1] + 1))
    for number in counts:
        game.check_seats(number)
    target = args.output or Path(mind.folder) / NETWORK
    told = Console(stderr=True)
    rows: Rows | None = None
    matches: list[Seen] = []
    with ProcessPoolExecutor(args.workers, mp_context=get_context("spawn")) as pool:
        mapping = partial(pool.map, chunksize=8) if args.workers > 1 else map
        for number in range(args.rounds):
            plan = Plan(args.game, args.bot, f"{args.seed}/{number}", counts, rows)
            if number == 1:
                matches.clear()  # Tuned weights alone teach only the first network.
            matches += shared_out(mapping, seen_in, plan, args.matches)
            rows, note = learnt(mind, positions_of(mind, matches), args, told)
            told.print(note)
        plan = Plan(args.game, args.bot, f"{args.seed}/trial", counts, rows)
        trials = list(shared_out(mapping, trial_of, plan, args.trials))
    note = worth_of(trials, args.bot, "this network", "tuned weights")
    told.print(note)
    assert rows is not None, "there is at least one round"
    target.write_text(as_toml(rows, command(args), note), "utf-8")


def parser() -> argparse.ArgumentParser:
    """What the command takes."""
    found = argparse.ArgumentParser(prog="python -m tabard.lab.learning", description=__doc__)
    found.add_argument("game", choices=list(GAMES))
    found.add_argument("--matches", type=int, default=MATCHES, help="matches a round")
    found.add_argument("--rounds", type=positive_number, default=ROUNDS)
    found.add_argument("--epochs", type=int, default=EPOCHS, help="how often all is gone through")
    found.add_argument("--trials", type=positive_number, default=TRIALS, help="matches at last")
    found.add_argument("--bot", default="greedy:2", help="the level that plays")
    found.add_argument(
        "--seats",
        type=int,
        nargs="*",
        help="numbers of seats, one twice to have it twice as often; default: all",
    )
    found.add_argument("--seed", default="learn")
    found.add_argument("--workers", type=int, default=1)
    found.add_argument("--output", type=Path, help="default: the folder of its mind")
    return found


def positive_number(text: str) -> int:
    """A number of rounds or matches; argparse turns the error into a message."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is too few; give 1 or more")
    return number


_latest: list[tuple[Rows, Judge[Any]]] = []


@runtime_checkable
class Learner(Protocol):
    """A mind of which a network can be learnt."""

    folder: str

    def judge(self, part: float = 0.0) -> Judge[Any]: ...
    def judged_by_network(self, rows: Rows) -> Judge[Any]: ...
    def features(self, state: Any) -> tuple[list[float], list[list[float]]]: ...
    def feature_names(self) -> tuple[Sequence[str], Sequence[str]]: ...
    def is_won_together(self, state: Any) -> bool: ...


def learner_of(game: Game[Any]) -> Learner:
    """The mind of a game, if it shows features."""
    mind = minds.of(game)
    if not isinstance(mind, Learner):
        raise SystemExit(f"{game.key} shows no features to learn from; see Learner in {__name__}")
    return mind


def judge_of(plan: Plan) -> Judge[Any]:
    """What was learnt so far; a worker makes it once a round."""
    mind = learner_of(registered_game(plan.key, ""))
    if plan.rows is None:
        return mind.judge(1.0)
    if not _latest or _latest[0][0] != plan.rows:
        _latest[:] = [(plan.rows, mind.judged_by_network(plan.rows))]
    return _latest[0][1]


def seen_in(plan: Plan, number: int) -> Seen:
    """One match; some positions of it and its end."""
    game = registered_game(plan.key, "")
    mind = learner_of(game)
    seats = plan.seats[number % len(plan.seats)]
    seed = match_seed(plan.seed, number)
    random = Random(f"{seed}/lessons")
    tuned = mind.judge(1.0)
    judges = [judge_of(plan) if random.random() < LEARNT else tuned for _ in range(seats)]
    slips = [random.choice(SLIPS) for _ in range(seats)]
    state, looks = played(game, judges, [plan.bot] * seats, seed, slips)
    features = array("f")
    for look in random.sample(looks, min(LOOKS, len(looks))):
        table, players = mind.features(look)
        features.extend(table)
        for player in players:
            features.extend(player)
    return Seen(features, shared_wins(game.places(state)), mind.is_won_together(state))


def positions_of(mind: Learner, matches: Sequence[Seen]) -> list[Positions]:
    """All that was seen, sorted by the number of seats."""
    of_table, of_player = (len(names) for names in mind.feature_names())
    found: list[Positions] = []
    for seats in sorted({len(match.parts) for match in matches}):
        some = [match for match in matches if len(match.parts) == seats]
        length = of_table + seats * of_player
        features = np.concatenate([np.frombuffer(match.features, np.float32) for match in some])
        rows = features.reshape(-1, length)
        counts = [len(match.features) // length for match in some]
        parts = np.array([match.parts for match in some], np.float32)
        together = np.array([match.is_together for match in some], np.float32)
        found.append(
            Positions(
                rows[:, :of_table],
                rows[:, of_table:].reshape(-1, seats, of_player),
                np.repeat(parts, counts, axis=0),
                np.repeat(together, counts),
            )
        )
    return found


def learnt(
    mind: Learner, groups: list[Positions], args: argparse.Namespace, told: Console
) -> tuple[Rows, str]:
    """A network that foretells how those positions end, and how well it does."""
    of_table, of_player = (len(names) for names in mind.feature_names())
    school = Lessons(new_rows(shape_of(of_table, of_player, UNITS, ABOVE), str(args.seed)))
    order = np.random.default_rng(list(str(args.seed).encode()))
    steps = args.epochs * sum(-(-len(group.tables) // BATCH) for group in groups)
    surprise = 0.0
    for epoch in range(args.epochs):
        batches = shuffled(groups, order)
        surprises: list[float] = []
        label = f"{args.game} lesson {epoch + 1} of {args.epochs}"
        for number, rows in track(batches, label, console=told):
            rate = RATE * (1.0 - school.steps / steps)
            surprises.append(school.step(groups[number].chosen(rows), rate))
        surprise = fsum(surprises) / max(1, len(surprises))
    count = sum(len(group.tables) for group in groups)
    return school.rows(DIGITS), f"{count} positions: ends foretold at {surprise:.4f}"


def shuffled(
    groups: list[Positions], order: np.random.Generator
) -> list[tuple[int, NDArray[np.int64]]]:
    """All positions once, in batches of equally many seats, in any order: group and rows."""
    batches: list[tuple[int, NDArray[np.int64]]] = []
    for number, group in enumerate(groups):
        rows = order.permutation(len(group.tables))
        batches += [(number, rows[begin : begin + BATCH]) for begin in range(0, len(rows), BATCH)]
    return [batches[index] for index in order.permutation(len(batches))]


def trial_of(plan: Plan, number: int) -> tuple[int, float]:
    """A match of one bot with the network among others with tuned weights; its part."""
    game = registered_game(plan.key, "")
    seats, seat = seats_of(plan, number)
    judges: list[Judge[Any] | None] = [minds.of(game).judge(1.0)] * seats
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
    return f"python -m tabard.lab.learning {' '.join(parts)}"


def as_toml(rows: Rows, made_by: str, note: str) -> str:
    """The file, with the command that made it; a line for each unit."""
    lines = ["# Learnt by a program; what it goes by: features.py, minds/network.py. Made by:"]
    lines += [f"# {made_by}", f"# {note}"]
    for name, found in rows.items():
        lines += ["", f"{name} = ["]
        lines += [f"  {row}," for row in found]
        lines.append("]")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
