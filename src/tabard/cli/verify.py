"""`tabard verify`: whether a record keeps the rules, and its chance keeps to its seed."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tabard.cli.arguments import add_data, game_named
from tabard.cli.records import load_record
from tabard.core.errors import RecordError
from tabard.core.values import CHANCE
from tabard.match.record import Record
from tabard.match.replaying import first_difference

DIFFERS = 1


def add_command(commands: Any) -> None:
    parser = commands.add_parser("verify", help="check a record against its rules and its seed")
    parser.add_argument("record", type=Path, metavar="RECORD")
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = load_record(args.record)
    game = game_named(record.game, args)
    if record.rules != game.rules_version:
        raise RecordError(
            f"{args.record} is of rules version {record.rules} of {game.key}, this program plays "
            f"version {game.rules_version}; verify it with the program that played it"
        )
    difference = first_difference(game, record)
    if difference:
        print(f"{args.record}: {difference}")
        return DIFFERS
    print(f"{args.record}: {_checked(record)}")
    return 0


def _checked(record: Record) -> str:
    drawn = sum(1 for seat, _ in record.moves if seat == CHANCE)
    return (
        f"all agrees: {len(record.moves)} moves are legal by rules version {record.rules} of "
        f"{record.game}, {drawn} answers of chance follow from the seed, and the seed fits the "
        "commitment"
    )
