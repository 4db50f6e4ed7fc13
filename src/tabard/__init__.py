"""Tabard: the table where games of crowns, guilds and courts are played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
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
from tabard.match.snapshots import game_for, game_of, state_from

__version__ = "0.1.0"

Data = Mapping[str, str | Path]
"""By the id of a game: a folder with data files that are read instead of the game's own."""

__all__ = [
    "GAMES",
    "Choice",
    "Data",
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


def find_game(game: object, data: Data | None = None) -> Game[Any]:
    """The game of that id, with other data if there are some for it; SetupError lists the games."""
    folders = _checked_data(data)
    found = game if isinstance(game, Game) else GAMES.get(game) if isinstance(game, str) else None
    if found is None:
        raise SetupError(f"there is no game {game!r}; games: {', '.join(GAMES)}")
    return found.with_data(folders[found.key]) if found.key in folders else found


def start(
    game: str | Game[Any],
    seats: int,
    seed: str | None = None,
    options: Mapping[str, str] | None = None,
    data: Data | None = None,
) -> Match:
    """A new match. Without a seed, one is drawn that nobody can guess."""
    found = find_game(game, data)
    found.check_seats(seats)
    full = found.full_options(options or {})
    return Match(found, found.new_state(seats, full), full, _checked_seed(seed))


def restore(
    snapshot: Mapping[str, object], seed: str | None = None, data: Data | None = None
) -> Match:
    """A match that goes on from a snapshot, perhaps an edited one, with chance of its own."""
    key = game_of(snapshot)
    if key not in GAMES:
        raise SnapshotError(f"there is no game {key!r}; games: {', '.join(GAMES)}")
    game = game_for(find_game(key, data), snapshot)
    state, options = state_from(game, snapshot)
    return Match(game, state, options, _checked_seed(seed), snapshot)


def replay(record: Mapping[str, object] | Record, data: Data | None = None) -> Match:
    """The match of a record, at its last move."""
    found = record if isinstance(record, Record) else record_from_data(record)
    if found.game not in GAMES:
        raise RecordError(f"there is no game {found.game!r}; games: {', '.join(GAMES)}")
    return replay_record(find_game(found.game, data), found)


def _checked_data(data: object) -> Data:
    """Folders by the ids of games; refuses anything else."""
    folders = {} if data is None else data
    if not isinstance(folders, Mapping):
        raise SetupError(f"data are folders by the id of a game, not {data!r}")
    for key, folder in folders.items():
        if key not in GAMES:
            raise SetupError(f"there is no game {key!r} to give data to; games: {', '.join(GAMES)}")
        if not isinstance(folder, str | Path) or not str(folder).strip():
            raise SetupError(f"the data of {key} are in a folder, not {folder!r}; name one")
    return folders


def _checked_seed(seed: object) -> str:
    if seed is None:
        return new_seed()
    if not isinstance(seed, str) or not seed:
        raise SetupError(f"a seed is a text of at least one character, not {seed!r}")
    return seed
