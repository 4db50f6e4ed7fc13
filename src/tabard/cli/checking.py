"""`tabard check-bot`, `tabard check-game`: what is wrong with something from outside."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from tabard.bots.outside.guests import imported
from tabard.cli.arguments import game_named, positive_number
from tabard.core.errors import SetupError
from tabard.core.game import Game
from tabard.games import GAMES
from tabard.games.registry import game_from
from tabard.testing.bots import check_bot
from tabard.testing.games import check_game
from tabard.testing.report import Report

PROTOCOL = """\
Hold a bot from outside to the contract.

In Python, a class of a module (`my_bots:Careful`), made anew for every match:

  class Careful:
      def __init__(self, seed, budget=None): ...
      def choose(self, knowledge, decision):
          return decision.options[0]      # or its text, such as "card:7"

`decision` has seat, prompt, about and options; `knowledge` has view(), imagine(dice), events(),
barred(), seats and options, all of it as the seat knows it.

A program in any language (`exec:node bot.js`) reads one JSON object a line:

  {"start": {"game": …, "seats": 3, "seat": 1, "seed": …, …}}      needs no answer
  {"ask": {"number": 1, "prompt": …, "options": [{"choice": "card:7", …}, …], "view": …, …}}
  {"end": {"places": [1, 2, 2], "scores": [12, 9, 9]}}             needs no answer

and answers each `ask`, and nothing else, with one line: {"choice": "card:7"}
"""


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "check-bot",
        help="hold a bot from outside to the contract",
        description=PROTOCOL,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "bot", metavar="BOT", help="package.module:Class, exec:PROGRAM, or an installed bot"
    )
    parser.add_argument(
        "--game", action="append", default=[], metavar="GAME", help="default: every game"
    )
    parser.add_argument("--matches", type=positive_number, default=2, metavar="N")
    parser.set_defaults(run=run_bot, data=[])
    parser = commands.add_parser("check-game", help="hold a game from outside to the contract")
    parser.add_argument("game", metavar="GAME", help="its id, or package.module:Class")
    parser.add_argument(
        "--seats", type=positive_number, action="append", default=[], metavar="N", help="some only"
    )
    parser.set_defaults(run=run_game)


def run_bot(args: argparse.Namespace) -> int:
    games = [game_named(key, args) for key in args.game]
    return told(check_bot(args.bot, games, args.matches))


def run_game(args: argparse.Namespace) -> int:
    game = game_called(args.game)
    for seats in args.seats:
        game.check_seats(seats)
    tried = say_on_terminal if sys.stderr.isatty() else None
    return told(check_game(game, args.seats, tried))


def game_called(name: str) -> Game[Any]:
    """The game of that id, or the one that a class makes."""
    if ":" not in name:
        if name not in GAMES:
            raise SetupError(f"there is no game {name!r}; games: {', '.join(GAMES)}")
        return GAMES[name]
    offered = imported(name, name, "game")
    try:
        return game_from(offered)
    except Exception as error:
        raise SetupError(f"{name} is no game that can begin: {error}") from None


def say_on_terminal(law: str) -> None:
    """Which law is tried; the next one takes its place."""
    print(f"\r\x1b[K{law[:100]}", end="", file=sys.stderr, flush=True)


def told(report: Report) -> int:
    """Print a report; the exit code."""
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    print(report)
    return 0 if report.is_green else 1
