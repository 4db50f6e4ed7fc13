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
        total = 0
        for place in range(above, min(above + tied, len(places))):
            total += places[place]
        found[index] = total // tied
    return found
