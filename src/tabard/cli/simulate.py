"""`tabard simulate`: matches among bots, and how they went."""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from tabard.bots.levels import parse_bots
from tabard.bots.simulate import Result, check_series, simulate
from tabard.cli.arguments import (
    add_json,
    add_levels,
    add_match,
    game_of,
    options_of,
    positive_number,
    seats_of,
    some_path,
)
from tabard.cli.progress import new_bar
from tabard.cli.words import new_console
from tabard.core.errors import SetupError
from tabard.match.chance import new_seed


def add_command(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="matches among bots")
    add_match(parser)
    add_levels(parser)
    parser.add_argument("--games", type=positive_number, default=100, metavar="G")
    parser.add_argument(
        "--bots", default="random", metavar="LIST", help="levels by seat, repeated to fill"
    )
    parser.add_argument("--workers", type=positive_number, default=1, metavar="W")
    parser.add_argument("--save", type=some_path, metavar="DIR", help="keep the records there")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    seats = seats_of(args, game)
    options = options_of(args, game)
    bots = parse_bots(args.bots, seats)
    if args.seed == "":
        raise SetupError(
            "a seed is a text of at least one character; leave --seed out for a new one"
        )
    seed = args.seed or new_seed()
    check_series(args.games, seed)
    if args.save is not None:
        make_folder(args.save)
    bar = new_bar("games")
    task = bar.add_task("", total=args.games)

    def advance(done: int) -> None:
        bar.start()  # only now, since beside its thread workers would start slowly
        bar.advance(task, done)

    try:
        result = simulate(
            game,
            seats,
            args.games,
            bots,
            seed,
            options,
            workers=args.workers,
            save=args.save,
            progress=advance,
        )
    finally:
        bar.stop()
    if args.json:
        print(json.dumps(as_data(result)))
    else:
        show(result)
    return 0


def make_folder(path: Path) -> None:
    """The folder for records, if it can be written to."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{path} cannot hold records: {error.strerror}; name a folder") from None
    if not os.access(path, os.W_OK | os.X_OK):
        raise SetupError(f"{path} cannot be written to; name another folder with --save")


def as_data(result: Result) -> dict[str, object]:
    """The fields of the contract."""
    data = asdict(replace(result, places=[]))
    data.pop("places", None)
    return data


def show(result: Result) -> None:
    """The result for people."""
    console = new_console()
    console.print(
        f"{result.games} games of {result.game} with {result.seats} seats in "
        f"{result.seconds:.1f} s: {result.games_per_second:,.1f} games/s, "
        f"{result.decisions_per_second:,.0f} decisions/s "
        f"({'compiled' if result.compiled else 'interpreted'})"
    )
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for name in ("seat", "bot"):
        table.add_column(name)
    for name in ("mean place", "wins", "share", "mean score"):
        table.add_column(name, justify="right")
    for seat, line in enumerate(result.per_seat):
        share = f"{line.wins / result.games:.1%}"
        place, score = f"{line.mean_place:.2f}", f"{line.mean_score:.2f}"
        table.add_row(str(seat), line.bot, place, str(line.wins), share, score)
    console.print(table)
    for fault in result.faults:
        lost = f"seat {fault.seat} lost {fault.games} of {result.games} games: {fault.text}"
        console.print(Text(lost, "red"), soft_wrap=True)
    console.print(f"seed: {result.seed}", style="dim")
