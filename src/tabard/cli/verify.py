"""`tabard verify`: whether a record keeps to rules and seed, and which house saw it played."""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tabard.cli.arguments import add_data
from tabard.cli.records import opened
from tabard.cli.words import shown
from tabard.core.errors import SetupError
from tabard.core.values import CHANCE
from tabard.match.hosted import Hosted, is_key
from tabard.match.record import Record
from tabard.match.replaying import first_difference

DIFFERS = 1


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "verify", help="check a record against its rules, its seed and the house that signed it"
    )
    parser.add_argument("record", type=Path, metavar="RECORD")
    parser.add_argument(
        "--house",
        metavar="KEY",
        help="the public key of the house that must have signed it, or a file that holds it, such "
        "as the answer to GET /api/house",
    )
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game, record = opened(args)
    trusted = "" if args.house is None else key_in(args.house)
    difference = first_difference(game, record)
    print(f"{args.record}: {shown(difference) or _checked(record)}")
    word, stranger = _word_on(record, trusted)
    print(f"{args.record}: {shown(stranger) or word}")
    return DIFFERS if difference or stranger else 0


def key_in(text: str) -> str:
    """The public key of a house, given as it is or by a file."""
    if is_key(text):
        return text
    try:
        held = Path(text).read_text("utf-8").strip()
        found = json.loads(held)["key"] if held.startswith("{") else held
    except (OSError, ValueError, LookupError):
        found = ""
    if isinstance(found, str) and is_key(found):
        return found
    raise SetupError(
        f"{text} is neither the key of a house nor a file that holds one; give 64 digits 0 to f, "
        "or the answer to GET /api/house in a file"
    )


def _checked(record: Record) -> str:
    drawn = sum(1 for seat, _ in record.moves if seat == CHANCE)
    return (
        f"all agrees: {len(record.moves)} moves are legal by rules version {record.rules} of "
        f"{record.game}; chance agrees: {drawn} answers of chance follow from the seed, and the "
        "seed fits the commitment"
    )


def _word_on(record: Record, trusted: str) -> tuple[str, str]:
    """Where the record was played, in words; and what contradicts that, empty if nothing does."""
    if record.house is None:
        said = "not signed: no house says that it was played, by whom, or who chose what"
        return said, f"{said}; --house asks for a signed one" if trusted else ""
    # Imported late: only what is signed needs it.
    from tabard.match.signing import fingerprint_of, wrong_word

    wrong = wrong_word(record)
    fingerprint = fingerprint_of(record.house.key)
    if wrong:
        return "", f"wrongly signed: {wrong}"
    if trusted and trusted != record.house.key:
        return "", (
            f"signed by another house than the one you trust: key {fingerprint}, not "
            f"{fingerprint_of(trusted)}"
        )
    trust = (
        "which is the one you trust"
        if trusted
        else "whose it is only you can know: give a key that you trust with --house"
    )
    return f"{_played(record, record.house)}; signed with key {fingerprint}, {trust}", ""


def _played(record: Record, word: Hosted) -> str:
    """Where, when and by whom, as the house says."""
    since = " from a position of its own" if record.start is not None else ""
    players = [
        f"{shown(player)} (bot {shown(level)})" if level else shown(player)
        for player, level in zip(record.players, word.bots)
    ]
    times = [datetime.fromtimestamp(at, UTC) for at in word.times[:1] + word.times[-1:]]
    when = " to ".join(f"{time:%Y-%m-%d %H:%M} UTC" for time in times)
    where = f"{shown(word.name)}{since}, table {shown(word.table)}"
    return f"played at {where}, {when}, by {', '.join(players)}"
