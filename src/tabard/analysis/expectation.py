"""Expected places: what a position promises each seat, from the game's own evaluation.

A place is one more than the number of seats ahead. How likely one seat ends ahead of another is a
logistic function of the logarithm of the ratio of their evaluations; slope and offset (for ties)
were fitted to finished matches of bots and stand in calibration.toml with the command that made it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, fsum, log
from pathlib import Path
from typing import Any

from tabard import minds
from tabard.core.engine import is_over
from tabard.core.game import Game
from tabard.core.state import State

FILE = Path(__file__).parent / "calibration.toml"
_LEAST = 1e-3
_MOST_ROUNDS = 100
_CLOSE = 1e-10


@dataclass(frozen=True)
class Curve:
    """How evaluations become chances to end ahead."""

    slope: float
    offset: float

    def ahead(self, one: float, other: float) -> float:
        """How likely the seat with the first evaluation ends strictly ahead of the other."""
        return 1 / (1 + exp(-self.slope * log_ratio(one, other) - self.offset))


PLAIN = Curve(1.0, 0.0)
"""For a game that nobody has calibrated: chances in the ratio of the evaluations."""


def log_ratio(one: float, other: float) -> float:
    """The logarithm of the ratio of two evaluations, kept finite."""
    return log(max(one, _LEAST) / max(other, _LEAST))


def expected_places(game: Game[Any], state: State) -> list[float]:
    """One expected place for each seat; the true ones when the match is over."""
    if is_over(state):
        return [float(place) for place in game.places(state)]
    values = minds.of(game).judge().worth(state)
    if len(values) == 1:
        return [2 - values[0]]
    return places_of_values(values, curve_of(game.key))


def places_of_values(values: Sequence[float], curve: Curve) -> list[float]:
    """Expected places from the evaluations of all seats."""
    return [
        1 + fsum(curve.ahead(other, one) for seat, other in enumerate(values) if seat != number)
        for number, one in enumerate(values)
    ]


@cache
def curve_of(game: str) -> Curve:
    """The curve that was fitted for a game."""
    table = tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    entry = table.get(game)
    return Curve(float(entry["slope"]), float(entry["offset"])) if entry else PLAIN


def fitted(points: Sequence[tuple[float, bool]]) -> Curve:
    """Logistic regression of `is ahead` on the log ratio, by Newton's method."""
    slope, offset = 1.0, 0.0
    for _ in range(_MOST_ROUNDS):
        gradient, square, mixed, weight = [0.0, 0.0], 0.0, 0.0, 0.0
        for x, is_ahead in points:
            chance = 1 / (1 + exp(-slope * x - offset))
            gradient[0] += (is_ahead - chance) * x
            gradient[1] += is_ahead - chance
            spread = chance * (1 - chance)
            square += spread * x * x
            mixed += spread * x
            weight += spread
        determinant = square * weight - mixed * mixed
        steps = (
            (weight * gradient[0] - mixed * gradient[1]) / determinant,
            (square * gradient[1] - mixed * gradient[0]) / determinant,
        )
        slope, offset = slope + steps[0], offset + steps[1]
        if abs(steps[0]) + abs(steps[1]) < _CLOSE:
            break
    return Curve(slope, offset)
