"""`tabard arena`: tournaments of bots, with ratings; called again they go on where they stopped."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from tabard.arena.crews import ENGINES, Crew, crew_of
from tabard.arena.faults import FaultLine
from tabard.arena.journal import Journal
from tabard.arena.matches import Job, Outcome
from tabard.arena.page import check_writable, write_page
from tabard.arena.running import run_jobs
from tabard.arena.standings import Standings, standings
from tabard.arena.tournament import FORMATS, Tournament
from tabard.arena.tournament_report import (
    Origin,
    alone_columns,
    alone_rows,
    fault_lines,
    has_alone,
    pair_cells,
    pair_columns,
    standing_cells,
    standings_data,
    tournament_page,
)
from tabard.arena.wording import Wording
from tabard.bots.levels import split_list
from tabard.cli.arguments import (
    add_json,
    add_language,
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

FOLDER = Path("tabard-arena")


def add_command(commands: Any) -> None:
    parser = commands.add_parser("arena", help="tournaments of bots, with ratings")
    add_match(parser)
    add_levels(parser)
    parser.set_defaults(seed="arena")
    parser.add_argument(
        "--bots", default="random,greedy", metavar="LIST", help="levels that meet, each named once"
    )
    parser.add_argument(
        "--games",
        type=positive_number,
        default=100,
        metavar="N",
        help="matches for each pairing, rounded up to whole rotations of the seats (default: 100)",
    )
    parser.add_argument(
        "--format",
        choices=FORMATS,
        default=FORMATS[0],
        help="all pairs, each bot against the one named before it, or all at one table",
    )
    add_running(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def add_running(parser: argparse.ArgumentParser) -> None:
    """Who plays, where results are kept, and how they are shown."""
    parser.add_argument("--workers", type=positive_number, default=1, metavar="W")
    parser.add_argument(
        "--engine", choices=ENGINES, default="local", help="processes here, or a Dask cluster"
    )
    parser.add_argument(
        "--scheduler", default="", metavar="ADDRESS", help="of a Dask cluster that runs already"
    )
    parser.add_argument(
        "--results",
        type=some_path,
        metavar="FILE",
        help="JSON lines, one a match; what is there is not played again "
        f"(default: a file in ./{FOLDER})",
    )
    parser.add_argument("--html", type=some_path, metavar="FILE", help="write a report with charts")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    tournament = Tournament(
        game,
        seats_of(args, game),
        tuple(split_list(args.bots)),
        args.games,
        checked_seed(args),
        options_of(args, game),
        args.format,
    )
    tournament.check()
    crew = crew_of(args.engine, args.workers, args.scheduler)
    if args.html is not None:
        check_writable(args.html)
    words = Wording(args.lang)
    path = args.results or results_path(tournament.terms())
    outcomes = play_missing(tournament.jobs(), Journal(path, tournament.terms()), crew, words)
    found = standings(tournament, outcomes)
    origin = Origin(command_line(), str(path))
    if args.html is not None:
        write_page(args.html, tournament_page(found, origin, words))
    if args.json:
        print(json.dumps(standings_data(found, origin)))
    else:
        show(args, found, path, words)
    return 0


def play_missing(jobs: Sequence[Job], kept: Journal, crew: Crew, words: Wording) -> list[Outcome]:
    """Play what the journal does not hold yet; the outcomes of all jobs."""
    with kept as journal, new_bar(words.say("progress-matches")) as bar:
        task = bar.add_task("", total=len(jobs))
        return run_jobs(jobs, journal, crew, lambda done: bar.advance(task, done))


def checked_seed(args: argparse.Namespace) -> str:
    """The seed of all deals."""
    seed: str = args.seed
    if not seed:
        raise SetupError("a seed is a text of at least one character; leave --seed out for ours")
    return seed


def results_path(terms: dict[str, object]) -> Path:
    """Where results are kept if nobody says: a file for all that has the same terms."""
    text = json.dumps(terms, sort_keys=True)
    digest = hashlib.sha256(text.encode()).hexdigest()[:10]
    return FOLDER / f"{terms['kind']}-{terms['game']}-{terms['seats']}-{digest}.jsonl"


def command_line() -> tuple[str, ...]:
    """What was typed, to be told in reports."""
    return ("tabard", *sys.argv[1:])


def show(args: argparse.Namespace, found: Standings, path: Path, words: Wording) -> None:
    """The standings for people."""
    console, tournament = new_console(), found.tournament
    numbers = {"matches": found.matches, "deals": found.deals, "seats": tournament.seats}
    title = tournament.game.title[words.language]
    console.print(words.say("arena-done", game=title, **numbers), style="bold")
    keys = ("bot", "rating", "interval", "share", "interval", "place", "score", "time")
    table = new_table([words.say(f"arena-column-{key}") for key in keys])
    for one in found.bots:
        table.add_row(*standing_cells(one, words)[: len(keys)])
    console.print(table)
    show_faults(found.faults, words)
    console.print()
    console.print(words.say("arena-pairs"), style="bold")
    columns = pair_columns(words)
    kept = [0, 1, 3, *range(len(columns) - 3, len(columns))]
    table = new_table([columns[index] for index in kept])
    for pair in found.comparisons:
        cells = pair_cells(pair, words)
        table.add_row(*[cells[index] for index in kept])
    console.print(table)
    if has_alone(found):
        console.print()
        console.print(words.say("arena-alone"), style="bold")
        table = new_table(alone_columns(words))
        for row in alone_rows(found, words):
            table.add_row(*row)
        console.print(table)
    console.print(words.say("arena-kept", file=str(path)), style="dim")
    if args.html is not None:
        console.print(words.say("arena-written", file=str(args.html)), style="dim")


def show_faults(faults: Sequence[FaultLine], words: Wording) -> None:
    """Which bots lost by which faults."""
    for line in fault_lines(faults, words):
        new_console().print(Text(line, "red"), soft_wrap=True)


def new_table(columns: list[str]) -> Table:
    """A table whose first column holds words, all others numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for number, name in enumerate(columns):
        table.add_column(name, justify="right" if number else "left")
    return table
