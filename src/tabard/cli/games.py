"""`tabard games`: what can be played here, and by which rulings."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from tabard import __version__
from tabard.bots.simulate import is_compiled
from tabard.cli.arguments import add_data, add_json, add_language, games_of
from tabard.cli.words import Words, new_console
from tabard.core.game import Game
from tabard.match.texts import read_meanings


def add_command(commands: Any) -> None:
    parser = commands.add_parser("games", help="the games, their seats and options")
    add_json(parser)
    add_language(parser)
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = games_of(args)
    if args.json:
        data = {
            "compiled": is_compiled(),
            "version": __version__,
            "games": [describe(game) for game in games.values()],
        }
        print(json.dumps(data, ensure_ascii=False, indent=1))
    else:
        show(args.lang, list(games.values()))
    return 0


def describe(game: Game[Any]) -> dict[str, object]:
    """A game as JSON-ready data."""
    meanings = read_meanings(game)
    digest = game.data_digest()
    return {
        "id": game.key,
        "title": dict(game.title),
        "seats": {
            "fewest": game.seats[0],
            "most": game.seats[-1],
            "all": list(game.seats),
        },
        "rules": game.rules_version,
        "stage": game.stage,
        **({"data": digest} if digest else {}),
        "options": [
            {
                "id": option.key,
                "meaning": option.meaning,
                "default": option.default,
                "choices": option.choices,
                "meanings": meanings[option.key],
                "ruling": option.ruling,
            }
            for option in game.options()
        ],
    }


def show(language: str, games: Sequence[Game[Any]]) -> None:
    """The games for people."""
    console, words = new_console(), Words(language)
    for game in games:
        console.print(Text.assemble((game.title[language], "bold"), (f"  {game.key}", "cyan")))
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        stage = words.say(f"stage-{game.stage}")
        console.print(words.say("games-facts", seats=seats, rules=str(game.rules_version)), stage)
        if game.data_folder:
            digest = game.data_digest() or words.say("games-own-data")
            console.print(words.say("games-data", folder=game.data_folder, digest=digest))
        if game.options():
            console.print(options_table(game, language, words))
    engine = words.say("games-compiled" if is_compiled() else "games-interpreted")
    console.print(f"Tabard {__version__}, {engine}", style="dim")


def options_table(game: Game[Any], language: str, words: Words) -> Table:
    """Options with every value; the default comes first and bold."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words.say("games-option"), style="cyan", no_wrap=True)
    table.add_column(words.say("games-meaning"))
    meanings = read_meanings(game)
    for option in game.options():
        table.add_row(option.key, Text(option.meaning[language], "bold"))
        for value in sorted(option.choices, key=lambda value: value != option.default):
            is_default = value == option.default
            line = Text.assemble(("= ", "dim"), (value, "bold" if is_default else ""))
            line.append(f"  {meanings[option.key][value][language]}", "dim")
            if is_default:
                line.append(f" ({words.say('games-default')})", "green")
            table.add_row("", line)
    return table
