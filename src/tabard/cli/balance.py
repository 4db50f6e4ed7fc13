"""`tabard balance`: what many matches say of seats, cards, options, length and tension."""

from __future__ import annotations

import argparse
import json
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from tabard.arena.balance import Balance, ThingLine, balance
from tabard.arena.balance_data import balance_data, comparison_data
from tabard.arena.balance_report import balance_page
from tabard.arena.comparing import Comparison, compare
from tabard.arena.crews import Crew, crew_of
from tabard.arena.journal import Journal
from tabard.arena.naming import Names, wanted_words
from tabard.arena.page import check_writable, write_page
from tabard.arena.study import Study
from tabard.arena.wording import Wording
from tabard.bots.levels import parse_bots
from tabard.cli.arena import (
    add_running,
    checked_seed,
    command_line,
    new_table,
    play_missing,
    results_path,
    show_faults,
)
from tabard.cli.arguments import (
    add_language,
    add_levels,
    add_match,
    game_named,
    game_of,
    options_of,
    pairs,
    positive_number,
    seats_of,
)
from tabard.cli.words import new_console
from tabard.core.errors import SetupError
from tabard.core.game import Game

MOST_LINES = 12


@dataclass(frozen=True)
class Plan:
    """A study, and where its results are kept."""

    study: Study
    results: Path


def add_command(commands: Any) -> None:
    parser = commands.add_parser("balance", help="what many matches say of seats, cards, options")
    add_match(parser)
    add_levels(parser)
    parser.set_defaults(seed="balance")
    parser.add_argument(
        "--bots", default="greedy", metavar="LIST", help="levels by seat, repeated to fill"
    )
    parser.add_argument("--games", type=positive_number, default=200, metavar="G")
    parser.add_argument(
        "--compare",
        action="append",
        default=[],
        metavar="K=V",
        help="compare with a second variant that has this option; repeat for several",
    )
    parser.add_argument(
        "--compare-data",
        action="append",
        default=[],
        metavar="GAME=DIR",
        help="compare with a second variant that has these data",
    )
    add_running(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    plans = plans_of(args)
    crew = crew_of(args.engine, args.workers, args.scheduler)
    if args.html is not None:
        check_writable(args.html)
    words = Wording(args.lang)
    found = [played(plan, crew, words) for plan in plans]
    both = compare(*found) if len(found) == 2 else None
    command = shlex.join(command_line())
    note = ""
    if args.html is not None:
        note = write_report(args.html, found[0], both, command, words)
    if args.json:
        data = comparison_data(both, command) if both else balance_data(found[0], command)
        print(json.dumps(data))
        return 0
    show(found[0], words)
    if both is not None:
        show_changes(both, words)
    console = new_console()
    for plan in plans:
        console.print(words.say("arena-kept", file=str(plan.results)), style="dim")
    if note:
        console.print(note, style="dim")
    return 0


def plans_of(args: argparse.Namespace) -> list[Plan]:
    """One study, or two if a second variant is asked for."""
    game = game_of(args)
    seats = seats_of(args, game)
    bots = tuple(parse_bots(args.bots, seats))
    seed = checked_seed(args)
    first = Study(game, bots, args.games, seed, options_of(args, game))
    studies = [first]
    if args.compare or args.compare_data:
        other = other_game(args, game)
        options = {**pairs(args.option), **pairs(args.compare)}
        studies.append(Study(other, bots, args.games, seed, other.full_options(options)))
        if studies[1].terms() == first.terms():
            raise SetupError(
                "both variants are the same; give --compare or --compare-data what differs"
            )
    for study in studies:
        study.check()
    return [
        Plan(study, results_of(args, study, number == 1)) for number, study in enumerate(studies)
    ]


def other_game(args: argparse.Namespace, game: Game[Any]) -> Game[Any]:
    """The game of the second variant."""
    data = args.compare_data or args.data
    return game_named(game.key, argparse.Namespace(data=data))


def results_of(args: argparse.Namespace, study: Study, is_second: bool) -> Path:
    """Where results are kept; those of the second variant beside those of the first."""
    if args.results is None:
        return results_path(study.terms())
    path: Path = args.results
    return path.with_name(f"{path.stem}-compared{path.suffix}") if is_second else path


def played(plan: Plan, crew: Crew, words: Wording) -> Balance:
    """Play what is missing of a study."""
    outcomes = play_missing(
        plan.study.jobs(), Journal(plan.results, plan.study.terms()), crew, words
    )
    return balance(plan.study, outcomes)


def write_report(
    path: Path, found: Balance, both: Comparison | None, command: str, words: Wording
) -> str:
    """The page, and beside it the records it points to; a line that says so."""
    folder = path.with_name(f"{path.stem}-matches")
    html, all_examples = balance_page(found, both, command, folder, words)
    for examples in all_examples:
        examples.write()
    write_page(path, html)
    count = sum(len(examples.named) for examples in all_examples)
    return words.say("balance-written", file=str(path), count=count, folder=str(folder))


def show(found: Balance, words: Wording) -> None:
    """The most important of it for people."""
    console, study = new_console(), found.study
    title = study.game.title[words.language]
    matches = len(found.outcomes)
    console.print(
        words.say("balance-done", matches=matches, game=title, seats=study.seats), style="bold"
    )
    if found.faults:
        show_faults(found.faults, words)
        console.print(words.say("balance-left-out"))
    keys = ("figure", "mean", "low", "median", "high")
    table = new_table([words.say(f"balance-column-{key}") for key in keys])
    for one in found.figures:
        numbers = (one.mean.value, one.low, one.median, one.high)
        name = words.say(f"balance-figure-{one.key}")
        table.add_row(name, *[words.number(number, 2) for number in numbers])
    console.print(table)
    if study.seats > 1:
        console.print()
        console.print(seat_table(found, words))
    show_things(found, words)


def seat_table(found: Balance, words: Wording) -> Table:
    """How it is to play first, second …"""
    keys = ("position", "share", "interval", "place", "score", "chance")
    table = new_table([words.say(f"balance-column-{key}") for key in keys])
    for line in found.seats:
        table.add_row(
            words.say("balance-position", position=line.position + 1),
            words.percent(line.share.value),
            words.percent_range(line.share),
            words.number(line.mean_place, 2),
            words.number(line.mean_score, 1),
            words.chance(line.chance),
        )
    return table


def show_things(found: Balance, words: Wording) -> None:
    """The things whose lift is surest."""
    console = new_console()
    tested = sorted([line for line in found.things if line.lift], key=lambda line: line.chance)
    shown = tested[:MOST_LINES]
    if not shown:
        return
    names = names_for(found, shown, words)
    keys = ("thing", "kind", "taken", "lift", "interval", "corrected")
    table = new_table([words.say(f"balance-column-{key}") for key in keys])
    for line in shown:
        assert line.lift is not None
        table.add_row(
            names.thing(line.group, line.name),
            names.group(line.group),
            words.percent(line.taken.value),
            words.points(line.lift.value),
            words.points_range(line.lift),
            words.chance(line.corrected),
            style="bold" if line.is_finding else "",
        )
    console.print()
    console.print(table)


def names_for(found: Balance, lines: list[ThingLine], words: Wording) -> Names:
    """Names of some things."""
    study = found.study
    wanted = wanted_words(study.game.key, [], [(line.group, line.name) for line in lines])
    return Names(study.game, words.language, dict(study.options), found.outcomes, wanted)


def show_changes(both: Comparison, words: Wording) -> None:
    """What differs between two variants."""
    console = new_console()
    standing = sorted([one for one in both.changes if one.is_finding], key=lambda x: x.corrected)
    console.print()
    console.print(words.say("balance-compared-table"), style="bold")
    if not standing:
        console.print(words.say("balance-compared-none"))
        return
    names = names_for(both.first, [], words)
    keys = ("thing", "first", "second", "difference", "corrected")
    table = new_table([words.say(f"balance-column-{key}") for key in keys])
    for one in standing[:MOST_LINES]:
        if one.kind == "figure":
            name = words.say(f"balance-figure-{one.name}")
        elif one.kind == "seat":
            name = words.say("balance-position", position=int(one.name) + 1)
        else:
            name = f"{names.thing(one.kind, one.name)} ({names.group(one.kind)})"
        numbers = [words.number(one.first, 2), words.number(one.second, 2)]
        change = words.number(one.difference.value, 2, True)
        table.add_row(name, *numbers, change, words.chance(one.corrected))
    console.print(table)
