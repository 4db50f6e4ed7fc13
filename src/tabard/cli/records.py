"""Records as the terminal reads them, and the names of their players."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from tabard.bots.levels import level_of
from tabard.cli.arguments import game_named
from tabard.cli.words import Words
from tabard.core.errors import RecordError, SetupError
from tabard.core.game import Game
from tabard.match.record import Record, read_record
from tabard.match.texts import PLAYERS
from tabard.server.table.names import cleaned


def load_record(path: Path) -> Record:
    """A record from a file; whatever is wrong with it is one RecordError that names the file."""
    try:
        return read_record(path)
    except RecordError as error:
        name = str(path)
        text = str(error)
        raise RecordError(text if name in text else f"{name}: {text}") from None
    except ValueError as error:
        raise RecordError(f"{path} is no record: {error}") from None


def opened(args: argparse.Namespace) -> tuple[Game[Any], Record]:
    """The record that is asked for, and its game with the data that are given for it."""
    record = load_record(args.record)
    return game_named(record.game, args), record


def check_seat(seat: int | None, record: Record) -> None:
    """Refuse a seat that the record does not have."""
    if seat is not None and seat >= record.seats:
        raise SetupError(f"there is no seat {seat}; seats are 0 to {record.seats - 1}")


def players_of(record: Record) -> list[str]:
    """The players' names; for bots, and for a name given twice, the usual names of their seats."""
    given = [cleaned(name) for name in record.players[: record.seats]]
    twice = {name for name, count in Counter(given).items() if count > 1}
    return [
        PLAYERS[seat % len(PLAYERS)] if name in twice or is_level(name) else name
        for seat, name in enumerate(given)
    ]


def names_note(record: Record, words: Words) -> str:
    """How far the players' names are more than what the record says; empty if it names nobody."""
    if len(bots_of(record)) == len(record.players[: record.seats]):
        return ""
    if record.house is None:
        return words.say("names-claimed")
    # Imported late: only what is signed needs it.
    from tabard.match.signing import fingerprint_of, wrong_word

    key = "names-forged" if wrong_word(record) else "names-signed"
    fingerprint = fingerprint_of(record.house.key)
    return words.say(key, house=cleaned(record.house.name), fingerprint=fingerprint)


def bots_of(record: Record) -> dict[int, str]:
    """The levels of the bots that the record names, by seat."""
    given = record.players[: record.seats]
    return {seat: name for seat, name in enumerate(given) if is_level(name)}


def is_level(name: str) -> bool:
    """Whether a name is that of a bot's level."""
    try:
        level_of(name)
    except SetupError:
        return not name
    return True
