"""Chances to win, out of the scores that players head for."""

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


def _total(odds: list[float]) -> float:
    total = 0.0
    for one in odds:
        total += one
    return total
