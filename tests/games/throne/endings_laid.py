"""Turns laid to find one without an end: every decree, Merchant and space, both editions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.throne.builders import (
    GAME,
    decree,
    guilds,
    hand,
    supply,
    table,
    tracks,
    turn,
    workers,
)
from games.throne.turns_laid import TRACK_SPACES
from tabard.games.throne.kinds import TERRITORY_NAMES, TRACK_NAMES
from tabard.games.throne.points import Turn
from tabard.games.throne.state import ThroneState

EDITIONS: Final = ("en", "de")

HALVES: Final = [
    half
    for card in GAME.catalog.deck.decrees
    if not card.is_queen
    for half in (card.alive, card.dead)
]

WHOLE_WEEK: Final = [half.key for half in HALVES if half.is_week]

STANDS: Final = [(1, 1), (3, 2), (5, 4), (5, 5), (7, 6), (9, 9), (11, 8), (12, 12)]
"""Where Trade and Wealth stand: an odd space supplements a point without leaving its area."""


def laid() -> Iterator[tuple[str, ThroneState]]:
    """A name and a table for each turn in which there is anything to choose."""
    for name, state in all_laid():
        if isinstance(state.agenda[-1], Turn):
            state.agenda = state.agenda[-1:]
            yield name, state


def all_laid() -> Iterator[tuple[str, ThroneState]]:
    """Whoever has no points and may not supplement any has no turn among them."""
    merchants = [trader.name for trader in GAME.catalog.trader]
    number = 0
    for half in HALVES:
        for edition in EDITIONS:
            for merchant in merchants:
                number += 1
                stand, points = STANDS[number % len(STANDS)], number // len(STANDS) % 4
                yield market(half.key, edition, merchant, stand, points)
            for space in TRACK_SPACES:
                yield busy(half.key, edition, space, 0)
                yield busy(half.key, edition, space, 3)
    for key in WHOLE_WEEK:
        for merchant in merchants:
            for stand in STANDS:
                yield market(key, "en", merchant, stand, 0)


def market(
    half: str, edition: str, merchant: str, stand: tuple[int, int], points: int
) -> tuple[str, ThroneState]:
    """A turn in space V with Merchants in the own Market and hardly anything else to do."""
    state = table(2, edition, merchant=merchant)
    tracks(state, 0, trade=stand[0], wealth=stand[1])
    supply(state, 0, 1)
    name = f"{half}, {edition}, {merchant}, Trade {stand[0]}, Wealth {stand[1]}, {points} points"
    decree(state, half)
    return name, turn(state, 0, "V", points)


def busy(half: str, edition: str, space: str, points: int) -> tuple[str, ThroneState]:
    """A turn in a space with workers of every kind at home and abroad."""
    state = table(2, edition)
    for track in TRACK_NAMES:
        tracks(state, 0, **{track: 5})
        tracks(state, 1, **{track: 3})
    for seat in (0, 1):
        for place in TERRITORY_NAMES[:2]:
            workers(state, seat, {kind: {place: 1} for kind in ("soldier", "spy", "merchant")})
    supply(state, 0, 1)
    hand(state, 0, "banker-1 scholar-1")
    guilds(state, 0, "spies_guild")
    decree(state, half)
    return f"{half}, {edition}, space {space}, {points} points", turn(state, 0, space, points)
