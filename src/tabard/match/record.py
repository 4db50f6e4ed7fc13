"""The record: game, rules version, options, commitment, seed and moves; all that is stored."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path

from tabard.core.errors import RecordError
from tabard.core.values import CHANCE
from tabard.match.chance import commitment_to
from tabard.match.hosted import Hosted, hosted_from_data
from tabard.match.plain import flaw_in

FORMAT = 1
FIELDS = ("game", "options", "data", "commitment", "seed", "start", "players", "house", "moves")
"""Those of a record that hold texts."""

CHANCE_NAME = "chance"

Move = tuple[int, str]
"""A seat (or CHANCE) and its choice in text."""


@dataclass(frozen=True)
class Record:
    """A match as it is stored. `seed` is empty while the match runs."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, str]
    commitment: str
    moves: tuple[Move, ...]
    seed: str = ""
    start: Mapping[str, object] | None = None
    """The snapshot that the match began from, if not from the game's setup."""

    players: tuple[str, ...] = field(default=())
    """Names of the players, for whoever reads the record; not part of the match."""

    data: str = ""
    """The digest of the data files, if they are not the game's own."""

    house: Hosted | None = None
    """The word of the house that hosted the match, if it signed the record."""

    def terms(self) -> str:
        """What was agreed before the first move, as one text."""
        return terms_of(self.game, self.rules, self.seats, self.options, self.start, self.data)

    def fits(self, seed: str) -> bool:
        """Whether this seed, with all that was agreed before the first move, was committed to."""
        return commitment_to(seed, self.terms()) == self.commitment

    def as_data(self) -> dict[str, object]:
        """JSON-ready, in the order of the contract."""
        data: dict[str, object] = {
            "tabard": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
        }
        if self.data:
            data["data"] = self.data
        data["commitment"] = self.commitment
        if self.seed:
            data["seed"] = self.seed
        if self.start is not None:
            data["start"] = deepcopy(dict(self.start))
        if self.players:
            data["players"] = list(self.players)
        if self.house is not None:
            data["house"] = self.house.as_data()
        data["moves"] = [
            [CHANCE_NAME if seat == CHANCE else seat, text] for seat, text in self.moves
        ]
        return data

    def as_json(self) -> str:
        """One move a line, so that records can be read and compared; the house's word in one."""
        data = self.as_data()
        moves, house = data.pop("moves"), data.pop("house", None)
        assert isinstance(moves, list)
        head = json.dumps(data, ensure_ascii=False, indent=1).rstrip()[:-1].rstrip()
        if house is not None:
            head += f',\n "house": {json.dumps(house, ensure_ascii=False)}'
        lines = ",\n".join([f"  {json.dumps(move, ensure_ascii=False)}" for move in moves])
        return f'{head},\n "moves": [\n{lines}\n ]\n}}\n'


def terms_of(
    game: str,
    rules: int,
    seats: int,
    options: Mapping[str, str],
    start: Mapping[str, object] | None,
    data: str = "",
) -> str:
    """What was agreed before the first move, as one text; the commitment covers it."""
    terms = [game, rules, seats, dict(options), start and dict(start)]
    if data:
        terms.append(data)
    return json.dumps(terms, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def record_from_data(data: object) -> Record:
    """A record from JSON data; RecordError names what is wrong."""
    if not isinstance(data, Mapping):
        raise RecordError("a record is a JSON object; this is none")
    version = data.get("tabard")
    if type(version) is not int or version != FORMAT:
        raise RecordError(f"record format {version!r} is unknown; this program reads {FORMAT}")
    for name in FIELDS:
        flaw = flaw_in(data.get(name))
        if flaw:
            raise RecordError(f"field {name!r} of the record {flaw}")
    moves = data.get("moves")
    if not isinstance(moves, list | tuple):
        raise RecordError("the record has no list of moves in field 'moves'")
    start = data.get("start")
    if start is not None and not isinstance(start, Mapping):
        raise RecordError("field 'start' of the record is not a snapshot")
    return Record(
        _text(data, "game"),
        _number(data, "rules"),
        _number(data, "seats"),
        _texts(data, "options"),
        _text(data, "commitment"),
        tuple(_move(move, number) for number, move in enumerate(moves)),
        _text(data, "seed") if "seed" in data else "",
        start,
        _names(data, "players"),
        _text(data, "data") if "data" in data else "",
        hosted_from_data(data["house"]) if "house" in data else None,
    )


def read_record(path: Path) -> Record:
    """A record from a file."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        raise RecordError(f"there is no file {path}; give the path of a record") from None
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f"{path} cannot be read: {error}") from None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"{path} is not JSON: {error}") from None
    return record_from_data(data)


def write_record(path: Path, record: Record) -> None:
    """Write a record so that a crash in between leaves the old file whole."""
    if not path.name:
        raise RecordError(f"{path} cannot be written: it names no file")
    draft = path.with_name(f".{path.name}.part")
    try:
        with draft.open("wb") as file:
            file.write(record.as_json().encode())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except (OSError, ValueError) as error:
        raise RecordError(f"{path} cannot be written: {error}") from None
    finally:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)


def _text(data: Mapping[str, object], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise RecordError(f"field {key!r} of the record needs a text, has {value!r}")
    return value


def _number(data: Mapping[str, object], key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(f"field {key!r} of the record needs a whole number, has {value!r}")
    return value


def _texts(data: Mapping[str, object], key: str) -> dict[str, str]:
    value = data.get(key, {})
    if not isinstance(value, Mapping) or not all(isinstance(v, str) for v in value.values()):
        raise RecordError(f"field {key!r} of the record needs texts by name, has {value!r}")
    return {str(name): str(text) for name, text in value.items()}


def _names(data: Mapping[str, object], key: str) -> tuple[str, ...]:
    value = data.get(key, ())
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise RecordError(f"field {key!r} of the record needs a list of texts, has {value!r}")
    return tuple(str(name) for name in value)


def _move(move: object, number: int) -> Move:
    if isinstance(move, list | tuple) and len(move) == 2:
        seat, text = move
        if seat == CHANCE_NAME and isinstance(text, str):
            return CHANCE, text
        is_seat = isinstance(seat, int) and not isinstance(seat, bool) and seat >= 0
        if is_seat and isinstance(text, str):
            return seat, text
    raise RecordError(
        f"move {number} of the record is no pair of seat (from 0, or chance) and choice: {move!r}"
    )
