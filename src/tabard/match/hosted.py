"""What a house says of a match that was played there, as it stands in the record."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tabard.core.errors import RecordError

LAST_TIME = 253_402_300_799
"""The end of the year 9999, in seconds since 1970."""

_HEX = re.compile("[0-9a-f]*")


@dataclass(frozen=True)
class Hosted:
    """The word of a house: who it is, what it saw and when, and its signature under all that."""

    name: str
    """What the house calls itself; only the key tells it from others."""

    key: str
    """The public key of the house, Ed25519, 32 bytes in hexadecimal."""

    table: str
    bots: tuple[str, ...]
    """By seat: the level of the bot that sat there at the end; empty for a person."""

    times: tuple[int, ...]
    """When each move of the record was made, in seconds since 1970."""

    chain: str
    """The last link of the chain over all moves and their times."""

    signature: str

    def as_data(self) -> dict[str, object]:
        """JSON-ready, in the order of the contract."""
        return {
            "name": self.name,
            "key": self.key,
            "table": self.table,
            "bots": list(self.bots),
            "times": list(self.times),
            "chain": self.chain,
            "signature": self.signature,
        }


def is_key(text: str) -> bool:
    """Whether a text is the public key of a house."""
    return _is_hexadecimal(text, 32)


def hosted_from_data(data: object) -> Hosted:
    """The word of a house from JSON data; RecordError names what is wrong."""
    if not isinstance(data, Mapping):
        raise RecordError(f"field 'house' of the record needs an object, has {data!r}")
    return Hosted(
        _text(data, "name"),
        _hexadecimal(data, "key", 32),
        _text(data, "table"),
        tuple(str(level) for level in _row(data, "bots", str, "texts")),
        tuple(_time(at) for at in _row(data, "times", int, "times")),
        _hexadecimal(data, "chain", 32),
        _hexadecimal(data, "signature", 64),
    )


def _text(data: Mapping[str, object], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise RecordError(f"field {key!r} of the record's house needs a text, has {value!r}")
    return value


def _hexadecimal(data: Mapping[str, object], key: str, count: int) -> str:
    value = _text(data, key)
    if not _is_hexadecimal(value, count):
        raise RecordError(
            f"field {key!r} of the record's house needs {2 * count} digits 0 to f, has {value!r}"
        )
    return value


def _row(data: Mapping[str, object], key: str, kind: type, kinds: str) -> list[object]:
    value = data.get(key)
    if not isinstance(value, list | tuple) or not all(isinstance(item, kind) for item in value):
        raise RecordError(f"field {key!r} of the record's house needs a list of {kinds}")
    return list(value)


def _time(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LAST_TIME:
        raise RecordError(
            f"field 'times' of the record's house holds {value!r}; give seconds since 1970"
        )
    return value


def _is_hexadecimal(text: str, count: int) -> bool:
    return len(text) == 2 * count and _HEX.fullmatch(text) is not None
