"""Arguments of the command line: parsing that answers every mistake with one line."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from tabard import GAMES, find_game
from tabard.core.errors import SetupError
from tabard.core.game import Game
from tabard.match.texts import LANGUAGES

LEVEL_LINES = """levels of bots; all choose from what their seat may know:
  easy           what looks best at once (greedy; in Allegiance with lapses)
  medium         a search over 200 lines of play (ismcts:200)
  hard           a search over 1,000 lines of play (ismcts:1000)
  expert         all we have, 3 seconds a choice (expert:3000ms)
  random         whatever comes
  ismcts:N, expert:N, ismcts:Nms, expert:Nms
                 a search over N lines of play, or for N milliseconds
  expert:2x3000ms
                 the same in two processes, for machines with several cores
bots from outside, with a budget behind the name if they take one (NAME:500ms):
  NAME           a bot that an installed package offers
  package.module:Class
                 a class in Python, also in a file where you stand
  exec:PROGRAM, exec:500ms:PROGRAM
                 a program in any language, with arguments: "exec:node bot.js"; it is asked in
                 JSON, one line a question; see tabard check-bot --help
"""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises instead of printing its usage over several lines."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise SetupError(f"{message}; see {self.prog} --help")


def add_levels(parser: argparse.ArgumentParser) -> None:
    """What `--bots` may name, at the end of the help."""
    parser.epilog = LEVEL_LINES
    parser.formatter_class = argparse.RawDescriptionHelpFormatter


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang en|de`."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")


def add_json(parser: argparse.ArgumentParser) -> None:
    """`--json`."""
    parser.add_argument("--json", action="store_true", help="for programs")


def add_data(parser: argparse.ArgumentParser) -> None:
    """`--data GAME=DIR`."""
    parser.add_argument(
        "--data",
        action="append",
        default=[],
        metavar="GAME=DIR",
        help="play GAME with the data files (TOML) in DIR; for those not there, with its own",
    )


def add_match(parser: argparse.ArgumentParser) -> None:
    """What every new match is made of: game, seats, bots, seed and options."""
    parser.add_argument("game", metavar="GAME", help="id of a game; see: tabard games")
    parser.add_argument("--seats", type=whole_number, metavar="N", help="default: the fewest")
    parser.add_argument("--seed", metavar="TEXT", help="default: one that nobody can guess")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="K=V",
        help="an option of the game; repeat for several; see: tabard games",
    )
    add_data(parser)


def whole_number(text: str) -> int:
    """A number from 0 on; argparse turns the error into a line that names the argument."""
    if not text.isascii() or not text.isdigit() or len(text) > 12:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def positive_number(text: str) -> int:
    """A number from 1 on."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is too small: give 1 or more")
    return number


def some_path(text: str) -> Path:
    """The name of a file or folder; an empty one would mean the folder one stands in."""
    if not text.strip():
        raise argparse.ArgumentTypeError(f"{text!r} names nothing: give a name or leave it out")
    return Path(text)


def games_of(args: argparse.Namespace) -> Mapping[str, Game[Any]]:
    """All games by their ids, with the data that are given for them."""
    data = pairs(args.data, "--data", "GAME=DIR")
    return {key: find_game(key, data) for key in GAMES}


def game_of(args: argparse.Namespace) -> Game[Any]:
    """The game that is asked for."""
    return game_named(args.game, args)


def game_named(key: str, args: argparse.Namespace) -> Game[Any]:
    """The game of that id, with the data that are given for it."""
    return find_game(key, pairs(args.data, "--data", "GAME=DIR"))


def seats_of(args: argparse.Namespace, game: Game[Any]) -> int:
    """The number of seats that is asked for, checked."""
    seats: int = game.seats[0] if args.seats is None else args.seats
    game.check_seats(seats)
    return seats


def options_of(args: argparse.Namespace, game: Game[Any]) -> dict[str, str]:
    """`--option K=V` given several times, with defaults filled in."""
    return game.full_options(pairs(args.option))


def pairs(texts: Sequence[str], what: str = "option", form: str = "NAME=VALUE") -> dict[str, str]:
    """`K=V` as a table; refuses a key given twice with different values."""
    found: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key or not value:
            raise SetupError(f"{what} {text!r} is not of the form {form}; see --help")
        if found.get(key, value) != value:
            raise SetupError(
                f"{what} {key} is given twice, as {found[key]} and {value}; choose one"
            )
        found[key] = value
    return found
