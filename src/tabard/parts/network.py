"""A small network that judges a position: who will share the victory, learnt from many matches.

Every player is looked at by the same units, which also see the table; a second layer sees the
units of one player beside the sum over all. So it does not matter in which order players sit, and
one network serves every number of seats. Weights are data (lists of rows by name), made by
tabard.arena.learning.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Final, final

from tabard.core.errors import DataError

NETWORK: Final = "network.toml"

Rows = Mapping[str, list[list[float]]]


@final
class Network:
    """Two layers of units that are silent below zero, and chances that add up to one.

    `of_player` and `of_table` lead to the first units, `own` and `all` from there to the second,
    a row for each unit; `last` weighs these; `nobody` speaks for a match that nobody wins.
    """

    def __init__(self, rows: Rows) -> None:
        self.rows: Final = rows
        self.of_player: Final = rows["of_player"]
        self.of_table: Final = rows["of_table"]
        self.first: Final = rows["first"][0]
        self.own: Final = rows["own"]
        self.all: Final = rows["all"]
        self.second: Final = rows["second"][0]
        self.last: Final = rows["last"][0]
        self.nobody: Final = rows["nobody"][0]

    def chances(self, table: list[float], players: list[list[float]]) -> list[float]:
        """Each player's part of the victory, from signs of the table and of each player."""
        return self.parts_of(self.heard_of(self.seen_of(table, players)))

    def seen_of(self, table: list[float], players: list[list[float]]) -> list[list[float]]:
        """What the first units say of each player."""
        base = layer(self.of_table, self.first, table)
        return [positive(layer(self.of_player, base, player)) for player in players]

    def heard_of(self, seen: list[list[float]]) -> list[list[float]]:
        """What the second units hear of each player, beside all."""
        common = layer(self.all, self.second, summed(seen))
        return [layer(self.own, common, units) for units in seen]

    def parts_of(self, heard: list[list[float]]) -> list[float]:
        """Parts of the victory that add up to one with that of nobody."""
        powers = [exp(weighed(self.last, units)) for units in heard]
        whole = exp(self.nobody[0])
        for power in powers:
            whole += power
        return [power / whole for power in powers]


def layer(rows: list[list[float]], base: list[float], signs: list[float]) -> list[float]:
    """What each unit hears: its base, and what it makes of the signs that are not zero."""
    active = [index for index, sign in enumerate(signs) if sign != 0.0]
    heard: list[float] = []
    for unit, row in enumerate(rows):
        total = base[unit]
        for index in active:
            total += signs[index] * row[index]
        heard.append(total)
    return heard


def positive(heard: list[float]) -> list[float]:
    """What units say: nothing below zero."""
    return [one if one > 0.0 else 0.0 for one in heard]


def summed(seen: list[list[float]]) -> list[float]:
    """The units of all players together."""
    totals = [0.0] * len(seen[0])
    for units in seen:
        for index, one in enumerate(units):
            totals[index] += one
    return totals


def weighed(weights: list[float], heard: list[float]) -> float:
    """The sum of what units say above zero, each by its weight."""
    total = 0.0
    for index, one in enumerate(heard):
        if one > 0.0:
            total += weights[index] * one
    return total


def shape_of(signs_of_table: int, signs_of_player: int, units: int) -> dict[str, tuple[int, int]]:
    """How many rows of how many numbers a network has, by name."""
    return {
        "of_player": (units, signs_of_player),
        "of_table": (units, signs_of_table),
        "first": (1, units),
        "own": (units, units),
        "all": (units, units),
        "second": (1, units),
        "last": (1, units),
        "nobody": (1, 1),
    }


def new_rows(shape: Mapping[str, tuple[int, int]], seed: str) -> dict[str, list[list[float]]]:
    """Where learning begins: small numbers at random, units without a base of their own."""
    random = Random(seed)
    rows: dict[str, list[list[float]]] = {}
    for name, (count, length) in shape.items():
        spread = 0.0 if name in ("first", "second", "last", "nobody") else sqrt(1.0 / length)
        rows[name] = [[random.gauss(0.0, spread) for _ in range(length)] for _ in range(count)]
    return rows


def read_network(folder: str, signs_of_table: int, signs_of_player: int) -> Rows | None:
    """The rows of a game's network; none if nobody made one."""
    path = Path(folder) / NETWORK
    if not path.exists():
        return None
    try:
        found: dict[str, list[list[float]]] = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{path} cannot be read as a network: {error}; mend the file") from None
    check_network(str(path), found, signs_of_table, signs_of_player)
    return found


def check_network(where: str, found: Rows, signs_of_table: int, signs_of_player: int) -> None:
    """Refuse a network that was made for other signs."""
    first = found.get("first")
    units = len(first[0]) if isinstance(first, list) and first else 0
    needed = shape_of(signs_of_table, signs_of_player, units)
    for name in [*needed, *found]:
        if name not in found or name not in needed:
            has = "lacks" if name not in found else "has the unknown"
            raise DataError(f"{where} {has} rows {name!r}; learn it anew (tabard.arena.learning)")
        count, length = needed[name]
        rows = found[name]
        if len(rows) != count or any(len(row) != length for row in rows):
            raise DataError(
                f"{where}: {name} needs {count} rows of {length} numbers; "
                "learn it anew (tabard.arena.learning)"
            )
