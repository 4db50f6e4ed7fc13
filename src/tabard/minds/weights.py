"""Weights of an evaluation as data: lists of numbers by name, which a program may tune."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tabard.core.errors import DataError

BY_HAND: Final = "weights.toml"
TUNED: Final = "weights_tuned.toml"
BELIEFS: Final = "beliefs.toml"

Weights = Mapping[str, list[float]]


def weights_by_hand(folder: str) -> dict[str, list[float]]:
    """What somebody who knows the game thinks; it says which weights there are."""
    return read_weights(Path(folder) / BY_HAND)


def tuned_weights(folder: str, part: float = 1.0) -> dict[str, list[float]]:
    """What a program has tuned, or part of the way there from what is by hand; else empty."""
    path = Path(folder) / TUNED
    if not path.exists():
        return {}
    found, begun = read_weights(path), weights_by_hand(folder)
    check_weights(str(path), found, begun)
    return {
        name: [(1.0 - part) * one + part * tuned for one, tuned in zip(begun[name], row)]
        for name, row in found.items()
    }


def read_beliefs(folder: str, names: Sequence[str], length: int) -> list[float]:
    """How much each trait of a dream speaks for it, rows one after another; empty if unknown."""
    path = Path(folder) / BELIEFS
    if not path.exists():
        return []
    found = read_weights(path)
    check_weights(str(path), found, {name: [0.0] * length for name in names})
    return [one for name in names for one in found[name]]


def check_weights(where: str, found: Weights, needed: Weights) -> None:
    """Refuse weights that are not those of the game."""
    for name in [*needed, *found]:
        if name not in found or name not in needed:
            has = "lacks" if name not in found else "has the unknown"
            raise DataError(f"{where} {has} weights {name!r}; needed: {', '.join(needed)}")
        if len(found[name]) != len(needed[name]):
            raise DataError(
                f"{where}: {name} has {len(found[name])} numbers; give {len(needed[name])}"
            )


def read_weights(path: Path) -> dict[str, list[float]]:
    """Lists of numbers by name; DataError says what is wrong in the file."""
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{path} cannot be read as weights: {error}; mend the file") from None
    found: dict[str, list[float]] = {}
    for name, row in table.items():
        is_row = isinstance(row, list) and row
        if not is_row or not all(isinstance(item, int | float) for item in row):
            raise DataError(f"{path}: {name} is {row!r}; give a list of numbers")
        found[name] = [float(item) for item in row]
    return found
