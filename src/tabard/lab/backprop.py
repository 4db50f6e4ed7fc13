"""How a network learns: step by step down the slope of its errors (Adam: Kingma and Ba, 2015).

The same network as tabard.minds.network, for many positions at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabard.minds.network import JOINING, NOBODY, STEEPEST, TOGETHER

Floats: TypeAlias = NDArray[np.float64]
Features: TypeAlias = NDArray[np.float32]
Weights: TypeAlias = dict[str, Floats]

KEPT: Final = 0.9
KEPT_SQUARES: Final = 0.999
"""What is kept of the slopes, and of their squares, from step to step."""

TINY: Final = 1e-8
LEAST: Final = 1e-9
FADING: Final = 1e-4
"""By what part of a step's rate weights fade, so that none grows without need."""


class Positions(NamedTuple):
    """Positions with equally many seats, a row for each, and how their matches ended.

    `parts` are parts of the victory; `together` is one where all of one side won, else zero.
    """

    tables: Features
    players: Features
    parts: Features
    together: Features

    def chosen(self, rows: NDArray[np.int64]) -> Positions:
        """Some of them."""
        return Positions(
            self.tables[rows], self.players[rows], self.parts[rows], self.together[rows]
        )


class Foretold(NamedTuple):
    """What units said of positions, and what the network makes of it."""

    seen: Floats
    said: Floats
    together: Floats
    joining: Floats
    alone: Floats
    nobody: Floats


class Errors(NamedTuple):
    """What was foretold less what came; of who would have joined or won otherwise, nobody knows."""

    together: Floats
    joining: Floats
    alone: Floats
    nobody: Floats


class Lessons:
    """Moves the weights of a network a step down the slope of its surprise at some positions."""

    def __init__(self, rows: Mapping[str, list[list[float]]]) -> None:
        self.weights: Final[Weights] = {name: np.array(found) for name, found in rows.items()}
        self.means: Final = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.squares: Final = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.steps = 0

    def rows(self, digits: int) -> dict[str, list[list[float]]]:
        """The weights as the network reads them."""
        return {name: np.round(one, digits).tolist() for name, one in self.weights.items()}

    def step(self, positions: Positions, rate: float) -> float:
        """Learn from some positions; by how much they had surprised the network, on average."""
        foretold = foretold_of(self.weights, positions)
        slopes = slopes_of(self.weights, positions, foretold)
        self.steps += 1
        fresh = 1.0 - KEPT**self.steps
        fresh_squares = 1.0 - KEPT_SQUARES**self.steps
        for name, weights in self.weights.items():
            mean, square, slope = self.means[name], self.squares[name], slopes[name]
            mean += (1.0 - KEPT) * (slope - mean)
            square += (1.0 - KEPT_SQUARES) * (slope * slope - square)
            move = mean / fresh / (np.sqrt(square / fresh_squares) + TINY)
            weights -= rate * (move + FADING * weights)
        return surprise_of(positions, foretold)


def foretold_of(weights: Weights, positions: Positions) -> Foretold:
    """As Network and its Foretold have it."""
    base = positions.tables @ weights["of_table"].T + weights["first"]
    seen = np.maximum(positions.players @ weights["of_player"].T + base[:, None, :], 0.0)
    common = seen.sum(axis=1) @ weights["all"].T + weights["second"]
    said = np.maximum(seen @ weights["own"].T + common[:, None, :], 0.0)
    bases = weights["bases"][0]
    together = chances_of(said.sum(axis=1) @ weights["together"][0] + bases[TOGETHER])
    joining = chances_of(said @ weights["joining"][0] + bases[JOINING])
    powers = np.exp(np.minimum(said @ weights["alone"][0], STEEPEST))
    nobody = np.exp(bases[NOBODY])
    whole = powers.sum(axis=1) + nobody
    return Foretold(seen, said, together, joining, powers / whole[:, None], nobody / whole)


def chances_of(powers: Floats) -> Floats:
    """Chances from 0 to 1, even at zero."""
    found: Floats = 1.0 / (1.0 + np.exp(-np.clip(powers, -STEEPEST, STEEPEST)))
    return found


def errors_of(positions: Positions, foretold: Foretold) -> Errors:
    """How wrong the network was, each foretelling where its end came."""
    is_together = positions.together[:, None]
    joined = (positions.parts > 0.0).astype(np.float64)
    unclaimed = 1.0 - positions.parts.sum(axis=1)
    return Errors(
        foretold.together - positions.together,
        (foretold.joining - joined) * is_together,
        (foretold.alone - positions.parts) * (1.0 - is_together),
        (foretold.nobody - unclaimed) * (1.0 - positions.together),
    )


def surprise_of(positions: Positions, foretold: Foretold) -> float:
    """The mean of minus the logarithm of the chance that was given to what came."""
    together = positions.together
    came = np.where(together > 0.0, foretold.together, 1.0 - foretold.together)
    chances = foretold.joining
    joined = np.where(positions.parts > 0.0, chances, 1.0 - chances)
    unclaimed = 1.0 - positions.parts.sum(axis=1)
    alone = (positions.parts * logs_of(foretold.alone)).sum(axis=1)
    alone = alone + unclaimed * logs_of(foretold.nobody)
    told = logs_of(came) + together * logs_of(joined).sum(axis=1) + (1.0 - together) * alone
    return -float(told.mean())


def logs_of(chances: Floats) -> Floats:
    """Logarithms, of nothing as well."""
    found: Floats = np.log(np.maximum(chances, LEAST))
    return found


def slopes_of(weights: Weights, positions: Positions, foretold: Foretold) -> Weights:
    """How the mean surprise changes with every weight."""
    errors = errors_of(positions, foretold)
    seen, said = foretold.seen, foretold.said
    count = len(seen)
    together = errors.together[:, None, None]
    of_said = together * weights["together"][0]
    of_said = of_said + errors.joining[:, :, None] * weights["joining"][0]
    of_said = (of_said + errors.alone[:, :, None] * weights["alone"][0]) * (said > 0.0)
    of_common = of_said.sum(axis=1)
    of_seen = of_said @ weights["own"] + (of_common @ weights["all"])[:, None, :]
    of_seen = of_seen * (seen > 0.0)
    of_base = of_seen.sum(axis=1)
    bases = [errors.together.sum(), errors.joining.sum(), errors.nobody.sum()]
    found = {
        "of_player": products(of_seen, positions.players),
        "of_table": of_base.T @ positions.tables,
        "first": of_base.sum(axis=0, keepdims=True),
        "own": products(of_said, seen),
        "all": of_common.T @ seen.sum(axis=1),
        "second": of_common.sum(axis=0, keepdims=True),
        "together": (errors.together @ said.sum(axis=1))[None, :],
        "joining": products(errors.joining[:, :, None], said),
        "alone": products(errors.alone[:, :, None], said),
        "bases": np.array([bases]),
    }
    return {name: one / count for name, one in found.items()}


def products(errors: Floats, features: Floats | Features) -> Floats:
    """What each feature of a player had to do with each error, over all players and positions."""
    found: Floats = errors.reshape(-1, errors.shape[2]).T @ features.reshape(-1, features.shape[2])
    return found
