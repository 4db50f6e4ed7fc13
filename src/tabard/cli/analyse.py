"""`tabard analyse`: a recorded match judged: expected places, alternatives, mistakes."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.text import Text

from tabard.analysis.judging import ITERATIONS, Analysis, analyse
from tabard.arena.analysis_report import Sheet, analysis_page, no_mistakes, player_cells
from tabard.arena.analysis_words import sentence, sparkline, told_in_words
from tabard.arena.page import check_writable, write_page
from tabard.arena.wording import Wording
from tabard.bots.levels import MOST_ITERATIONS
from tabard.cli.arena import new_table
from tabard.cli.arguments import (
    add_data,
    add_json,
    add_language,
    some_path,
    whole_number,
)
from tabard.cli.progress import new_bar
from tabard.cli.records import check_seat, names_note, opened, players_of
from tabard.cli.words import Words, new_console, print_hanging
from tabard.core.errors import SetupError
from tabard.match.record import Record
from tabard.match.texts import Texts

DESCRIPTION = """Judge a recorded match: the expected place of every seat after every move, the
best alternatives to each choice, and the biggest mistakes. Expected places come from the game's own
evaluation, through a curve that was fitted to finished matches of the bots random and greedy:
between better players a lead may be worth more or less."""

MOST_MISTAKES = 10
CHART = 60
STYLES = ("red", "blue", "green", "magenta", "yellow")


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "analyse", help="judge a recorded match, and find its mistakes", description=DESCRIPTION
    )
    parser.add_argument("record", type=Path, metavar="RECORD")
    parser.add_argument(
        "--iterations",
        type=whole_number,
        default=ITERATIONS,
        metavar="N",
        help=f"of the search for each choice (default: {ITERATIONS}); 0: expected places only",
    )
    parser.add_argument("--seat", type=whole_number, metavar="N", help="judge only that seat")
    parser.add_argument("--html", type=some_path, metavar="FILE", help="write a report with charts")
    add_language(parser)
    add_data(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game, record = opened(args)
    check_limits(args, record)
    if args.html is not None:
        check_writable(args.html)
    words = Wording(args.lang)
    seats = None if args.seat is None else [args.seat]
    with new_bar(words.say("progress-moves")) as bar:
        task = bar.add_task("", total=len(record.moves))
        found = analyse(game, record, args.iterations, seats, lambda done: bar.advance(task, done))
    if args.json:
        print(json.dumps(found.as_data()))
    if args.json and args.html is None:
        return 0
    texts = Texts(game, args.lang, players_of(record), record.options)
    players = [texts.player(seat) for seat in range(record.seats)]
    mistakes = told_in_words(game, record, found.mistakes(MOST_MISTAKES), texts)
    note = names_note(record, Words(args.lang))
    sheet = Sheet(texts.title, found, players, mistakes, str(args.record), note)
    if args.html is not None:
        write_page(args.html, analysis_page(sheet, words))
    if not args.json:
        show(args, sheet, words)
    return 0


def check_limits(args: argparse.Namespace, record: Record) -> None:
    """Refuse a seat that the record does not have, or a search without end."""
    check_seat(args.seat, record)
    if args.iterations > MOST_ITERATIONS:
        raise SetupError(
            f"{args.iterations} iterations for each choice are too many; "
            f"give up to {MOST_ITERATIONS:,}"
        )


def show(args: argparse.Namespace, sheet: Sheet, words: Wording) -> None:
    """The analysis for people."""
    console, found = new_console(), sheet.analysis
    console.print(words.say("analyse-title", game=sheet.title), style="bold")
    if sheet.names:
        console.print(sheet.names, style="dim")
    console.print()
    console.print(words.say("analyse-places"), style="bold")
    width = max(len(name) for name in sheet.players)
    for seat, name in enumerate(sheet.players):
        console.print(chart_line(found, seat, name, width, words))
    console.print()
    keys = ("player", "place", "choices", "loss", "mistakes", "blunders")
    table = new_table([words.say(f"analyse-column-{key}") for key in keys])
    for seat in range(found.seats):
        table.add_row(*player_cells(sheet, seat, words))
    console.print(table)
    console.print()
    console.print(words.say("analyse-mistakes"), style="bold")
    for told in sheet.mistakes:
        print_hanging(console, Text("  "), Text(sentence(told, words)), 2)
    if not sheet.mistakes:
        console.print(no_mistakes(found, words))
    console.print()
    console.print(words.say("analyse-note"), style="dim")
    if args.html is not None:
        console.print(words.say("arena-written", file=str(args.html)), style="dim")


def chart_line(found: Analysis, seat: int, name: str, width: int, words: Wording) -> Text:
    """A seat's expected places from the first to the last move."""
    ends = [words.number(found.expected[index][seat], 1) for index in (0, -1)]
    return Text.assemble(
        f"{name:{width}}  {ends[0]} ",
        (sparkline(found, seat, CHART), STYLES[seat % len(STYLES)]),
        f" {ends[1]}",
    )
