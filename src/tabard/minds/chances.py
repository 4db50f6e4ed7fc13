"""Chances to win, out of the scores that players head for or of who stands together."""

from __future__ import annotations

from math import exp


def odds_by_prospect(prospects: list[float], spread: float) -> list[float]:
    """Numbers that stand to one another like the chances to win (softmax).

    `spread` says by how much scores may still part.
    """
    best = prospects[0]
    for prospect in prospects:
        best = max(best, prospect)
    return [exp((prospect - best) / spread) for prospect in prospects]


def odds_by_place(places: list[int]) -> list[float]:
    """The same at the end: all is with the winners, alike."""
    return [1.0 if place == 1 else 0.0 for place in places]


def chance(odds: list[float], seat: int) -> float:
    """The chance of one seat."""
    return odds[seat] / _total(odds)


def chances(odds: list[float], seats: int) -> list[float]:
    """The chances of the seats, which are the first of all who play."""
    total = _total(odds)
    return [odds[seat] / total for seat in range(seats)]


def part_among(chances: list[float], seat: int) -> float:
    """What is left to a player of what is shared with all others who come in, by their chances."""
    counts = [1.0]
    for other, chance in enumerate(chances):
        if other != seat:
            counts.append(0.0)
            for count in range(len(counts) - 1, 0, -1):
                counts[count] += (counts[count - 1] - counts[count]) * chance
            counts[0] *= 1.0 - chance
    part = 0.0
    for count, chance in enumerate(counts):
        part += chance / (count + 1)
    return part


def _total(odds: list[float]) -> float:
    total = 0.0
    for one in odds:
        total += one
    return total
