"""A match that is kept in a file while it is played, and goes on from there.

The record of a running match holds no seed. The seed waits beside it in FILE.seed, readable by its
owner alone, so that chance goes on as committed; the file goes when the seed joins the record.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tabard import restore, start
from tabard.cli.records import load_record
from tabard.core.errors import RecordError, SetupError
from tabard.core.game import Game
from tabard.match.match import Match
from tabard.match.record import Record, write_record
from tabard.match.replaying import game_for


@dataclass
class SaveFile:
    """Where a match is kept, and who plays it."""

    path: Path
    players: Sequence[str]
    bots: Sequence[str]

    @property
    def seed_path(self) -> Path:
        """Where the seed waits while the match runs."""
        return self.path.with_name(f"{self.path.name}.seed")

    def begin(self, match: Match) -> None:
        """Keep a match from now on; refuses a file that is there already."""
        if self.path.exists() or self.seed_path.exists():
            raise SetupError(f"{self.path} or its .seed is there already; name another file")
        self._write_seed(match.seed)
        try:
            self.keep(match)
        except RecordError:
            self.seed_path.unlink(missing_ok=True)
            raise

    def keep(self, match: Match) -> None:
        """Write the record as it stands; at the end the seed joins it."""
        write_record(self.path, replace(match.as_record(), players=tuple(self.players)))
        if match.is_over():
            self.seed_path.unlink(missing_ok=True)

    def _write_seed(self, seed: str) -> None:
        data = json.dumps({"seed": seed, "bots": list(self.bots)})
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        try:
            with os.fdopen(os.open(self.seed_path, flags, 0o600), "w", encoding="utf-8") as file:
                file.write(data)
        except OSError as error:
            text = f"{self.path} cannot be written: {error.strerror}; name another file"
            raise SetupError(text) from None


def resume(path: Path, game: Game[Any]) -> tuple[Match, SaveFile]:
    """The unfinished match of a file, at its last move, with its own chance."""
    record = load_record(path)
    if record.game != game.key:
        raise SetupError(
            f"{path} holds a match of {record.game}, not of {game.key}; name that game to go on "
            "with it, or name another file"
        )
    if record.seed:
        raise SetupError(
            f"{path} holds a finished match; watch it with: tabard replay {path}, "
            "or name another file"
        )
    saving = SaveFile(path, record.players, ())
    seed, saving.bots = _read_seed(saving.seed_path)
    if not record.fits(seed):
        raise RecordError(f"{saving.seed_path} does not belong to {path}; the seed does not fit")
    return _played_again(path, game, record, seed), saving


def _read_seed(path: Path) -> tuple[str, list[str]]:
    try:
        data = json.loads(path.read_text("utf-8"))
        return str(data["seed"]), [str(level) for level in data["bots"]]
    except FileNotFoundError:
        raise RecordError(
            f"{path} is missing, without which chance cannot go on as committed; "
            "put it back, or begin anew in another file"
        ) from None
    except (OSError, ValueError, KeyError, TypeError):
        raise RecordError(f"{path} cannot be read; put it back as it was") from None


def _played_again(path: Path, game: Game[Any], record: Record, seed: str) -> Match:
    """Chance and forced answers come by themselves; they must be those of the record."""
    game = game_for(game, record)
    if record.start is None:
        match = start(game, record.seats, seed, record.options)
    else:
        match = restore(record.start, seed, {game.key: game.data_folder} if record.data else None)
    for number, (seat, text) in enumerate(record.moves):
        if number >= len(match.entries):
            match.play(seat, text)
        entry = match.entries[number]
        if (entry.seat, entry.choice.text) != (seat, text):
            raise RecordError(f"{path} does not follow from its seed at move {number}")
    return match
