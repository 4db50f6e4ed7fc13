"""Tabard: the table where games of crowns, guilds and courts are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.core.errors import (
    DataError,
    IllegalChoiceError,
    RecordError,
    SetupError,
    SnapshotError,
    TabardError,
    UndoError,
)
from tabard.core.game import Game
from tabard.core.values import Choice, Decision, Event
from tabard.games import GAMES
from tabard.match.chance import new_seed
from tabard.match.match import Match
from tabard.match.record import Record, record_from_data
from tabard.match.replaying import replay_record
from tabard.match.snapshots import game_of, state_from

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Choice",
    "DataError",
    "Decision",
    "Event",
    "Game",
    "IllegalChoiceError",
    "Match",
    "Record",
    "RecordError",
    "SetupError",
    "SnapshotError",
    "TabardError",
    "UndoError",
    "find_game",
    "replay",
    "restore",
    "start",
]


def find_game(key: object) -> Game[Any]:
    """The game of that id; SetupError lists the games there are."""
    if not isinstance(key, str) or key not in GAMES:
        raise SetupError(f"there is no game {key!r}; games: {', '.join(GAMES)}")
    return GAMES[key]


def start(
    game: str | Game[Any],
    seats: int,
    seed: str | None = None,
    options: Mapping[str, str] | None = None,
) -> Match:
    """A new match. Without a seed, one is drawn that nobody can guess."""
    found = game if isinstance(game, Game) else find_game(game)
    found.check_seats(seats)
    full = found.full_options(options or {})
    return Match(found, found.new_state(seats, full), full, _checked_seed(seed))


def restore(snapshot: Mapping[str, object], seed: str | None = None) -> Match:
    """A match that goes on from a snapshot, perhaps an edited one, with chance of its own."""
    game = _known_game(snapshot)
    state, options = state_from(game, snapshot)
    return Match(game, state, options, _checked_seed(seed), snapshot)


def replay(record: Mapping[str, object] | Record) -> Match:
    """The match of a record, at its last move."""
    found = record if isinstance(record, Record) else record_from_data(record)
    if found.game not in GAMES:
        raise RecordError(f"there is no game {found.game!r}; games: {', '.join(GAMES)}")
    return replay_record(GAMES[found.game], found)


def _known_game(snapshot: Mapping[str, object]) -> Game[Any]:
    key = game_of(snapshot)
    if key not in GAMES:
        raise SnapshotError(f"there is no game {key!r}; games: {', '.join(GAMES)}")
    return GAMES[key]


def _checked_seed(seed: object) -> str:
    if seed is None:
        return new_seed()
    if not isinstance(seed, str) or not seed:
        raise SetupError(f"a seed is a text of at least one character, not {seed!r}")
    return seed
