"""A small network that judges a position: who will have part of the victory, learnt from matches.

Every player is looked at by the same units, which also see the table; a second layer sees the
units of one player beside the sum over all. So it does not matter in which order players sit, and
one network serves every number of seats. It foretells whether victory will be shared by all who
stand together, who will stand there, and who wins if not. Weights are data (lists of rows by name),
made by tabard.lab.learning.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Final, final

from tabard.core.errors import DataError
from tabard.minds.chances import part_among
from tabard.minds.units import (
    Eight,
    add_inputs,
    columns_of,
    copied,
    eights_of,
    feed_all,
    relu_all,
    weighed_all,
)

NETWORK: Final = "network.toml"

Rows = Mapping[str, list[list[float]]]


TOGETHER: Final = 0
JOINING: Final = 1
NOBODY: Final = 2
"""What each of the `bases` speaks for."""

STEEPEST: Final = 30.0
"""Beyond this a chance is all or nothing."""


@final
class Network:
    """Two layers of units (ReLU), and three foretellings by the second.

    `of_player` and `of_table` lead to the first units, `own` and `all` from there to the second, a
    row for each unit. `together` weighs these for a shared victory, `joining` for who would be in
    it, `alone` for who wins otherwise; `bases` are what each begins with, the last one being
    that nobody wins.
    """

    def __init__(self, rows: Rows) -> None:
        self.rows: Final = rows
        self.of_player: Final = columns_of(rows["of_player"])
        self.of_table: Final = columns_of(rows["of_table"])
        self.first: Final = eights_of(rows["first"][0])
        self.own: Final = columns_of(rows["own"])
        self.all: Final = columns_of(rows["all"])
        self.second: Final = eights_of(rows["second"][0])
        self.together: Final = eights_of(rows["together"][0])
        self.joining: Final = eights_of(rows["joining"][0])
        self.alone: Final = eights_of(rows["alone"][0])
        self.bases: Final = rows["bases"][0]

    def chances(self, table: list[float], players: list[list[float]]) -> list[float]:
        """Each player's part of the victory, from features of the table and of each player."""
        return Foretold(self, self.second_layer(self.first_layer(table, players))).parts()

    def first_layer(self, table: list[float], players: list[list[float]]) -> list[list[Eight]]:
        """The outputs of the first units for each player."""
        base = copied(self.first)
        add_inputs(base, self.of_table, table)
        seen: list[list[Eight]] = []
        for player in players:
            units = copied(base)
            add_inputs(units, self.of_player, player)
            relu_all(units)
            seen.append(units)
        return seen

    def second_layer(self, seen: list[list[Eight]]) -> list[list[Eight]]:
        """The outputs of the second units for each player, beside all."""
        common = copied(self.second)
        feed_all(common, self.all, summed(seen))
        outputs: list[list[Eight]] = []
        for units in seen:
            above = copied(common)
            feed_all(above, self.own, units)
            relu_all(above)
            outputs.append(above)
        return outputs


@final
class Foretold:
    """How a match will end: together or not, who would be among them, who else would win."""

    def __init__(self, network: Network, outputs: list[list[Eight]]) -> None:
        together = network.bases[TOGETHER]
        self.joining: Final[list[float]] = []
        self.alone: Final[list[float]] = []
        whole = exp(network.bases[NOBODY])
        self.nobody = whole
        for units in outputs:
            together += weighed_all(units, network.together)
            joining = weighed_all(units, network.joining) + network.bases[JOINING]
            self.joining.append(chance_of(joining))
            power = exp(min(STEEPEST, weighed_all(units, network.alone)))
            self.alone.append(power)
            whole += power
        self.together: Final = chance_of(together)
        self.nobody /= whole
        for seat in range(len(outputs)):
            self.alone[seat] /= whole

    def parts(self) -> list[float]:
        """Each player's part of the victory; players are taken to join independently."""
        found: list[float] = []
        for seat, joining in enumerate(self.joining):
            shared = self.together * joining * part_among(self.joining, seat)
            found.append(shared + (1.0 - self.together) * self.alone[seat])
        return found


def chance_of(power: float) -> float:
    """A chance from 0 to 1, even at zero."""
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, power))))


def summed(seen: list[list[Eight]]) -> list[Eight]:
    """The units of all players together."""
    totals = copied(seen[0])
    for units in seen[1:]:
        for index, eight in enumerate(units):
            totals[index].add(eight, 1.0)
    return totals


def shape_of(
    table_features: int, player_features: int, units: int, above: int
) -> dict[str, tuple[int, int]]:
    """How many rows of how many numbers a network has, by name; `above`: units of the second."""
    return {
        "of_player": (units, player_features),
        "of_table": (units, table_features),
        "first": (1, units),
        "own": (above, units),
        "all": (above, units),
        "second": (1, above),
        "together": (1, above),
        "joining": (1, above),
        "alone": (1, above),
        "bases": (1, 3),
    }


def new_rows(shape: Mapping[str, tuple[int, int]], seed: str) -> dict[str, list[list[float]]]:
    """Where learning begins: small numbers at random, units without a base of their own."""
    random = Random(seed)
    rows: dict[str, list[list[float]]] = {}
    for name, (count, length) in shape.items():
        spread = sqrt(1.0 / length) if count > 1 else 0.0
        rows[name] = [[random.gauss(0.0, spread) for _ in range(length)] for _ in range(count)]
    return rows


def read_network(folder: str, table_features: int, player_features: int) -> Rows | None:
    """The rows of a game's network; none if nobody made one."""
    path = Path(folder) / NETWORK
    if not path.exists():
        return None
    try:
        found: dict[str, list[list[float]]] = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{path} cannot be read as a network: {error}; mend the file") from None
    check_network(str(path), found, table_features, player_features)
    return found


def check_network(where: str, found: Rows, table_features: int, player_features: int) -> None:
    """Refuse a network that was made for other features."""
    sizes = [len(rows[0]) if rows else 0 for rows in map(found.get, ("first", "second"))]
    needed = shape_of(table_features, player_features, sizes[0], sizes[1])
    for name in [*needed, *found]:
        if name not in found or name not in needed:
            has = "lacks" if name not in found else "has the unknown"
            raise DataError(f"{where} {has} rows {name!r}; learn it anew (tabard.lab.learning)")
        count, length = needed[name]
        rows = found[name]
        if len(rows) != count or any(len(row) != length for row in rows):
            raise DataError(
                f"{where}: {name} needs {count} rows of {length} numbers; "
                "learn it anew (tabard.lab.learning)"
            )
