"""How a network learns: step by step down the slope of its errors (Adam: Kingma and Ba, 2015)."""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt
from typing import Final, final

from tabard.parts.network import Network, summed

KEPT: Final = 0.9
KEPT_SQUARES: Final = 0.999
"""What is kept of the slopes, and of their squares, from step to step."""

TINY: Final = 1e-8
LEAST: Final = 1e-9
FADING: Final = 1e-4
"""By what part of a step's rate weights fade, so that none grows without need."""


@final
class Lessons:
    """Gathers slopes over positions, then moves the weights of a network a step down."""

    def __init__(self, rows: Mapping[str, list[list[float]]]) -> None:
        self.network: Final = Network(rows)
        self.slopes: Final = zeros_like(rows)
        self.means: Final = zeros_like(rows)
        self.squares: Final = zeros_like(rows)
        self.gathered = 0
        self.steps = 0

    def add(self, table: list[float], players: list[list[float]], parts: list[float]) -> float:
        """One position and how its match ended; returns by how much the network was surprised."""
        network = self.network
        seen = network.seen_of(table, players)
        heard = network.heard_of(seen)
        chances = network.parts_of(heard)
        errors: list[float] = []
        surprise = 0.0
        nobody, unclaimed = 1.0, 1.0
        for seat, part in enumerate(parts):
            nobody -= chances[seat]
            unclaimed -= part
            surprise -= part * log(max(chances[seat], LEAST))
            errors.append(chances[seat] - part)
        self.slopes["nobody"][0][0] += nobody - unclaimed
        of_base = self.pass_down(players, seen, self.speak_down(seen, heard, errors))
        add_products(self.slopes["of_table"], of_base, table)
        add_to(self.slopes["first"][0], of_base)
        self.gathered += 1
        return surprise - unclaimed * log(max(nobody, LEAST))

    def speak_down(
        self, seen: list[list[float]], heard: list[list[float]], errors: list[float]
    ) -> list[list[float]]:
        """From errors to slopes of the second layer, and of what the first units said."""
        network, slopes = self.network, self.slopes
        of_common = [0.0] * len(network.second)
        of_seen: list[list[float]] = []
        for seat, units in enumerate(seen):
            of_heard = [0.0] * len(of_common)
            for unit, one in enumerate(heard[seat]):
                if one > 0.0:
                    slopes["last"][0][unit] += errors[seat] * one
                    of_heard[unit] = errors[seat] * network.last[unit]
            add_to(of_common, of_heard)
            add_products(slopes["own"], of_heard, units)
            of_seen.append(spread(network.own, of_heard))
        add_to(slopes["second"][0], of_common)
        add_products(slopes["all"], of_common, summed(seen))
        of_sums = spread(network.all, of_common)
        for of_units in of_seen:
            add_to(of_units, of_sums)
        return of_seen

    def pass_down(
        self,
        players: list[list[float]],
        seen: list[list[float]],
        of_seen: list[list[float]],
    ) -> list[float]:
        """From what the first units said to slopes of their rows, and of their base."""
        of_base = [0.0] * len(self.network.first)
        for seat, units in enumerate(seen):
            of_units = of_seen[seat]
            for unit, one in enumerate(units):
                if one <= 0.0:
                    of_units[unit] = 0.0
            add_products(self.slopes["of_player"], of_units, players[seat])
            add_to(of_base, of_units)
        return of_base

    def step(self, rate: float) -> None:
        """Move all weights a little; forget the slopes."""
        self.steps += 1
        fresh = 1.0 - KEPT**self.steps
        fresh_squares = 1.0 - KEPT_SQUARES**self.steps
        for name, rows in self.network.rows.items():
            for number, row in enumerate(rows):
                slopes = self.slopes[name][number]
                means, squares = self.means[name][number], self.squares[name][number]
                for index in range(len(row)):
                    slope = slopes[index] / self.gathered
                    mean = KEPT * means[index] + (1.0 - KEPT) * slope
                    square = KEPT_SQUARES * squares[index] + (1.0 - KEPT_SQUARES) * slope * slope
                    move = mean / fresh / (sqrt(square / fresh_squares) + TINY)
                    row[index] -= rate * (move + FADING * row[index])
                    means[index], squares[index], slopes[index] = mean, square, 0.0
        self.gathered = 0


def zeros_like(rows: Mapping[str, list[list[float]]]) -> dict[str, list[list[float]]]:
    """Rows of the same shape, all zero."""
    return {name: [[0.0] * len(row) for row in found] for name, found in rows.items()}


def add_to(totals: list[float], more: list[float]) -> None:
    """Add one row to another."""
    for index, one in enumerate(more):
        totals[index] += one


def spread(rows: list[list[float]], errors: list[float]) -> list[float]:
    """What each unit below had to do with the errors of those that heard it."""
    found = [0.0] * len(rows[0])
    for unit, error in enumerate(errors):
        if error != 0.0:
            row = rows[unit]
            for index in range(len(found)):
                found[index] += error * row[index]
    return found


def add_products(slopes: list[list[float]], errors: list[float], signs: list[float]) -> None:
    """What each sign had to do with the error of each unit."""
    active = [index for index, sign in enumerate(signs) if sign != 0.0]
    for unit, error in enumerate(errors):
        if error != 0.0:
            row = slopes[unit]
            for index in active:
                row[index] += error * signs[index]
