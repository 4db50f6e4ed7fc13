"""Tunes the weights of a game's evaluation: `python -m tabard.lab.tuning GAME --workers 2`.

After the way of the chess engine Texel: bots play many matches, each seat with weights a little
wrong at random, so that doing otherwise is among the data; the weights are then fitted to how the
positions of those matches ended (fitting.py). New matches with the new weights follow, and at last
bots with the new weights meet the same bots with those made by hand.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from math import exp, log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from tabard import minds
from tabard.arena.estimates import shared_wins
from tabard.arena.matches import registered_game
from tabard.bots.bot import Bot
from tabard.bots.levels import make_bot
from tabard.bots.playing import match_seed
from tabard.core.engine import apply, next_decision
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE
from tabard.games import GAMES
from tabard.lab.fitting import Position, fitted_changes
from tabard.lab.trials import seats_of, shared_out, worth_of
from tabard.match.chance import ChanceStream
from tabard.match.knowledge import Knowledge
from tabard.minds.mind import Judge, Mind
from tabard.minds.weights import TUNED

MATCHES = 300
ROUNDS = 2
TRIALS = 100
LOOKS = 24
"""How many positions of a match are looked at."""

WORTH = 4.0
"""How many independent positions those of one match are worth."""

WRONG = 0.3
"""By what part of itself a weight of a player is wrong, about."""

NUDGE = 0.05
SMALL = 0.1
"""By what part of its scale a weight is nudged to see what changes; the least scale."""

LEAST = 1e-9

Weights = Mapping[str, list[float]]


def main(arguments: Sequence[str] | None = None) -> None:
    """Tune one game, write its weights, and tell what they are worth."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--matches", type=int, default=MATCHES, help="matches a round of tuning")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often weights are fitted")
    parser.add_argument("--trials", type=int, default=TRIALS, help="matches that try the result")
    parser.add_argument("--bot", default="greedy", help="the level that plays")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats; default: all")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--output", type=Path, help="default: the folder of its mind")
    args = parser.parse_args(arguments)
    mind = minds.of(GAMES[args.game])
    if not mind.folder:
        raise SystemExit(f"{args.game} keeps no weights as data; see Mind.weights")
    target = args.output or Path(mind.folder) / TUNED
    told = Console(stderr=True)
    with ProcessPoolExecutor(args.workers, mp_context=get_context("spawn")) as pool:
        shared = partial(shared_out, pool.map if args.workers > 1 else map)
        weights = dict(mind.weights())
        for number in range(args.rounds):
            plan = Plan(args.game, weights, args.bot, f"{args.seed}/{number}", args.seats)
            matches = list(shared(positions_of, plan, args.matches))
            weights, note = improved(weights, [match for match in matches if match])
            told.print(note)
            target.write_text(as_toml(weights, command(args), ""), "utf-8")
        plan = Plan(args.game, weights, args.bot, f"{args.seed}/trial", args.seats)
        note = worth_of(
            list(shared(trial_of, plan, args.trials)), args.bot, "these weights", "those by hand"
        )
    told.print(note)
    target.write_text(as_toml(weights, command(args), note), "utf-8")


class Plan:
    """What every match of a round has in common; travels between processes."""

    def __init__(
        self, key: str, weights: Weights, bot: str, seed: str, seats: Sequence[int] | None
    ) -> None:
        self.key = key
        self.weights = dict(weights)
        self.bot = bot
        self.seed = seed
        game = GAMES[key]
        self.seats = tuple(seats or range(max(2, game.seats[0]), game.seats[-1] + 1))
        for number in self.seats:
            game.check_seats(number)


def positions_of(plan: Plan, number: int) -> list[Position]:
    """One match of bots whose weights are a little wrong; what its positions have to say."""
    game = registered_game(plan.key, "")
    mind = minds.of(game)
    seats = plan.seats[number % len(plan.seats)]
    seed = match_seed(plan.seed, number)
    random = Random(f"{seed}/wrong")
    judges = [mind.judged_by(wrong_weights(plan.weights, random)) for _ in range(seats)]
    state, looks = played(game, judges, [plan.bot] * seats, seed)
    parts = shared_wins(game.places(state))
    judge, nudged = mind.judged_by(plan.weights), nudged_judges(mind, plan)
    return [(*changes_at(judge, nudged, look), parts) for look in chosen_of(mind, looks, random)]


def chosen_of(mind: Mind[Any], looks: Sequence[State], random: Random) -> list[State]:
    """Some of the positions of a match; where playouts end with rounds, half are such ends."""
    ends: list[State] = []
    others = list(looks[:1])
    for before, look in pairwise(looks):
        is_end = mind.rounds_played(look) > mind.rounds_played(before)
        (ends if is_end else others).append(look)
    return ends + random.sample(others, min(len(ends) or LOOKS, len(others)))


def wrong_weights(weights: Weights, random: Random) -> dict[str, list[float]]:
    """Weights of a player who errs a little."""
    return {
        name: [one * exp(random.gauss(0.0, WRONG)) for one in row] for name, row in weights.items()
    }


def played(
    game: Game[Any],
    judges: Sequence[Judge[Any] | None],
    levels: Sequence[str],
    seed: str,
    slips: Sequence[float] = (),
) -> tuple[State, list[State]]:
    """A match to its end, and copies of the table.

    They are made when it rests, another seat is to choose, or a round has ended. Seats without a
    judge of their own have their level's. `slips` says how often each seat chooses at random.
    """
    slipping = Random(f"{seed}/slips")
    seats = len(judges)
    state = game.new_state(seats, game.full_options({}))
    stream, asked = ChanceStream(seed), 0
    mind = minds.of(game)
    bots: list[Bot] = [
        make_bot(level, f"{seed}/{seat}", game, judges[seat]) for seat, level in enumerate(levels)
    ]
    windows = [Knowledge(game, state, seat) for seat in range(seats)]
    looks: list[State] = []
    latest, rounds = CHANCE, 0
    decision = next_decision(state)
    while decision is not None:
        seat = decision.seat
        if mind.rounds_played(state) > rounds:
            rounds = mind.rounds_played(state)
            looks.append(state.clone())
            latest = seat
        if seat == CHANCE:
            choice = stream.answer(decision, asked)
            asked += 1
        else:
            if seat != latest or game.is_at_rest(state):
                looks.append(state.clone())
                latest = seat
            choice = decision.options[0]
            if slips and slipping.random() < slips[seat]:
                choice = slipping.choice(decision.options)
            elif len(decision.options) > 1:
                choice = bots[seat].choose(windows[seat], decision)
        apply(state, seat, choice)
        decision = next_decision(state)
    return state, looks


def flat(weights: Weights) -> list[tuple[str, int]]:
    """Every single weight: its name and its number there."""
    return [(name, index) for name, row in weights.items() for index in range(len(row))]


def scale_of(weight: float) -> float:
    """What counts as a large change of a weight."""
    return max(abs(weight), SMALL)


def changed(weights: Weights, name: str, index: int, part: float) -> dict[str, list[float]]:
    """The weights with one of them changed by a part of its scale."""
    row = list(weights[name])
    row[index] += part * scale_of(row[index])
    return {**weights, name: row}


_nudged: dict[str, list[Judge[Any]]] = {}


def nudged_judges(mind: Mind[Any], plan: Plan) -> list[Judge[Any]]:
    """A judge for each weight, with that one nudged; a worker makes them once a round."""
    key, weights = f"{plan.key} {plan.weights}", plan.weights
    if key not in _nudged:
        _nudged.clear()
        _nudged[key] = [mind.judged_by(changed(weights, *which, NUDGE)) for which in flat(weights)]
    return _nudged[key]


def changes_at(
    judge: Judge[Any], nudged: Sequence[Judge[Any]], state: State
) -> tuple[list[float], list[list[float]]]:
    """Logarithms of all seats' evaluations, and how they change with each weight."""
    logs = logs_of(judge, state)
    columns = [logs_of(other, state) for other in nudged]
    rows = [
        [(column[seat] - value) / NUDGE for column in columns] for seat, value in enumerate(logs)
    ]
    return logs, rows


def logs_of(judge: Judge[Any], state: State) -> list[float]:
    """Logarithms of the evaluations, kept finite."""
    return [log(max(value, LEAST)) for value in judge.worth(state)]


def improved(
    weights: Weights, matches: Sequence[Sequence[Position]]
) -> tuple[dict[str, list[float]], str]:
    """Weights that foretell the results better, and by how much; no sign is turned."""
    fit = fitted_changes(matches, WORTH)
    better = {name: list(row) for name, row in weights.items()}
    for (name, index), change in zip(flat(weights), fit.changes, strict=True):
        one = weights[name][index]
        new = one + change * scale_of(one)
        better[name][index] = round(new if new * one > 0 or one == 0 else 0.1 * one, 4)
    note = f"{len(matches)} matches: results foretold {fit.before:.4f} -> {fit.after:.4f}"
    return better, note


def trial_of(plan: Plan, number: int) -> tuple[int, float]:
    """A match of one bot with the new weights among others with the old ones; its part."""
    game = registered_game(plan.key, "")
    seats, seat = seats_of(plan, number)
    judges: list[Judge[Any] | None] = [None] * seats
    judges[seat] = minds.of(game).judged_by(plan.weights)
    state, _ = played(game, judges, [plan.bot] * seats, match_seed(plan.seed, number))
    return seats, shared_wins(game.places(state))[seat]


def command(args: argparse.Namespace) -> str:
    """What makes the same weights again; workers change nothing."""
    parts = [args.game, f"--matches {args.matches} --rounds {args.rounds}"]
    parts += [f"--trials {args.trials} --bot {args.bot} --seed {args.seed}"]
    if args.seats:
        parts.append(f"--seats {' '.join(map(str, args.seats))}")
    return f"python -m tabard.lab.tuning {' '.join(parts)}"


def as_toml(weights: Weights, made_by: str, note: str) -> str:
    """The file, with the command that made it."""
    lines = ["# Tuned by a program; names and uses: weights.py. Made by:", f"# {made_by}"]
    if note:
        lines.append(f"# {note}")
    return "\n".join([*lines, "", *[f"{name} = {row}" for name, row in weights.items()]]) + "\n"


if __name__ == "__main__":
    main()
