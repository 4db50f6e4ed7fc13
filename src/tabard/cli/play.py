"""`tabard play`: a match in the terminal, against bots or hot-seat."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tabard import start
from tabard.bots.levels import check_name, split_list
from tabard.cli.arguments import (
    add_language,
    add_levels,
    add_match,
    game_of,
    options_of,
    pairs,
    seats_of,
    some_path,
)
from tabard.cli.save_file import SaveFile, resume
from tabard.cli.session import HUMAN, Session
from tabard.cli.words import Words
from tabard.core.errors import SetupError
from tabard.core.game import Game
from tabard.match.match import Match
from tabard.match.texts import PLAYERS, Texts

LONGEST_NAME = 20


def add_command(commands: Any) -> None:
    parser = commands.add_parser("play", help="a match in the terminal")
    add_match(parser)
    add_levels(parser)
    parser.add_argument(
        "--bots",
        metavar="LIST",
        help="levels for the other seats, repeated to fill; human for hot-seat (default: easy)",
    )
    parser.add_argument("--name", metavar="NAME", help="what you are called (default: Anna)")
    add_language(parser)
    parser.add_argument(
        "--save", type=some_path, metavar="FILE", help="keep the match there, or go on with it"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    if args.save is not None and args.save.exists():
        match, saving = resume(args.save, game)
        check_same(args, match)
        if args.bots is not None:
            saving.bots = seated(args.bots, match.seats)
        is_resumed = True
    else:
        match, saving = begin(args, game)
        is_resumed = False
    texts = Texts(game, args.lang, saving.players, match.options)
    kept = saving if args.save is not None else None
    session = Session(match, texts, Words(args.lang), saving.bots, kept)
    return session.run(is_resumed)


def begin(args: argparse.Namespace, game: Game[Any]) -> tuple[Match, SaveFile]:
    """A new match, kept in its file before anybody sees it."""
    if args.seats is None and args.bots is not None and game.seats[0] == 1:
        args.seats = 1 + len(split_list(args.bots))
    seats = seats_of(args, game)
    options = options_of(args, game)
    is_alone = seats == 1 and args.bots is None
    bots = [HUMAN] if is_alone else seated("easy" if args.bots is None else args.bots, seats)
    players = names(args.name, seats)
    match = start(game, seats, args.seed, options)
    saving = SaveFile(args.save or Path(), players, bots)
    if args.save is not None:
        saving.begin(match)
    return match, saving


def check_same(args: argparse.Namespace, match: Match) -> None:
    """A match that goes on is what it was; refuse arguments that say otherwise."""
    wanted: list[tuple[str, object, object]] = [
        ("--seats", args.seats, match.seats),
        ("--seed", args.seed, match.seed),
    ]
    for key, given in pairs(args.option).items():
        wanted.append((f"--option {key}", given, match.options.get(key)))
    for name, value, real in wanted:
        if value is not None and value != real:
            raise SetupError(
                f"{args.save} holds a match with another {name}; leave {name} out to go on with "
                "it, or name another file"
            )


def seated(text: str, seats: int) -> list[str]:
    """Who sits where: a human at seat 0, the list at the others, repeated to fill."""
    levels = split_list(text)
    for level in levels:
        if level != HUMAN:
            check_level(level)
    if seats == 1:
        raise SetupError("one player alone sits with nobody; leave out --bots")
    if len(levels) >= seats:
        raise SetupError(
            f"{len(levels)} players are given for {seats - 1} other seats; give at most {seats - 1}"
        )
    return [HUMAN, *[levels[seat % len(levels)] for seat in range(seats - 1)]]


def check_level(level: str) -> None:
    """Refuse a level that there is not."""
    try:
        check_name(level)
    except SetupError as error:
        raise SetupError(f"{error}; or human, for somebody at this keyboard") from None


def names(name: str | None, seats: int) -> list[str]:
    """The players' names, all different."""
    if name is None:
        return list(PLAYERS[:seats])
    own = " ".join(name.split())
    if not own or len(own) > LONGEST_NAME or not own.isprintable():
        raise SetupError(f"{name!r} is no name; give 1 to {LONGEST_NAME} letters")
    return [own, *[other for other in PLAYERS[1:] if other != own][: seats - 1]]
