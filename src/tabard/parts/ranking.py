"""Ranks: what places are worth, and how those who are tied share them."""

from __future__ import annotations


def shares(values: list[int], places: list[int]) -> list[int]:
    """Points by rank: those tied share the places they cover, rounded down.

    Whoever has nothing takes no place; places beyond the last are worth nothing.
    """
    found = [0] * len(values)
    for index, value in enumerate(values):
        if value < 1:
            continue
        above = tied = 0
        for other in values:
            if other > value:
                above += 1
            elif other == value:
                tied += 1
        found[index] = share(places, above, tied)
    return found


def share(places: list[int], above: int, tied: int) -> int:
    """What each of those tied takes, if so many stand above them."""
    total = 0
    for place in range(above, min(above + tied, len(places))):
        total += places[place]
    return total // tied
