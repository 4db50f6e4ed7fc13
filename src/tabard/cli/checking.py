"""`tabard check-bot`: what is wrong with something from outside, for whoever wrote it."""

from __future__ import annotations

import argparse
from typing import Any

from tabard.cli.arguments import game_named, positive_number
from tabard.testing.bots import check_bot
from tabard.testing.report import Report


def add_command(commands: Any) -> None:
    parser = commands.add_parser("check-bot", help="hold a bot from outside to the contract")
    parser.add_argument(
        "bot", metavar="BOT", help="package.module:Class, exec:PROGRAM, or an installed bot"
    )
    parser.add_argument(
        "--game", action="append", default=[], metavar="GAME", help="default: every game"
    )
    parser.add_argument("--matches", type=positive_number, default=2, metavar="N")
    parser.set_defaults(run=run_bot, data=[])


def run_bot(args: argparse.Namespace) -> int:
    games = [game_named(key, args) for key in args.game]
    return told(check_bot(args.bot, games, args.matches))


def told(report: Report) -> int:
    """Print a report; the exit code."""
    print(report)
    return 0 if report.is_green else 1
