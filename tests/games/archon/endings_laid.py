"""Turns laid to find one without an end: every favor, slot, kind of card and tile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.archon.builders import (
    GAME,
    answer,
    cards,
    goods,
    lay_favors,
    repository,
    table,
    tiles,
    turns,
)
from support.questions import offers
from tabard.games.archon.kinds import CARD_NAMES, PALACE, TILE_NAMES
from tabard.games.archon.state import ArchonState

PLENTY: Final = {"gold": 9, "stone": 3, "papyrus": 3, "silver": 3, "iron": 3, "recruit": 5}
LATE: Final = 5
"""A round in which tiles of every level may be built."""


def laid() -> Iterator[tuple[str, ArchonState]]:
    """A name and a table for each: a slot is named, and nothing comes after the turn."""
    for favor in GAME.catalog.favor:
        for kind in CARD_NAMES:
            yield from entered(favor.name, kind, "palace_1", ())
        yield from entered(favor.name, "scribe", "palace_1", tuple(TILE_NAMES))
    for slot, place in zip(GAME.catalog.slot, GAME.catalog.slots):
        if place.building != PALACE:
            for kind in CARD_NAMES:
                yield from entered("four_gifts", kind, slot.name, ())
                yield from entered("four_gifts", kind, slot.name, tuple(TILE_NAMES))
    for tile in TILE_NAMES:
        for key in ("marketplace_1", "guild_hall_1", "builders_guild_1", "royal_guard_1"):
            yield from entered("four_gifts", "scribe", key, (tile,))


def entered(
    favor: str, kind: str, slot: str, built: tuple[str, ...]
) -> Iterator[tuple[str, ArchonState]]:
    """A card of a kind is laid on a slot, if it may be; another one is left."""
    state = table(2, LATE)
    lay_favors(state, favor, next(one for one in ("levy", "muster") if one != favor))
    goods(state, 0, **PLENTY)
    repository(state, stone=2, iron=1)
    cards(state, 0, f"{kind} courtier*2 scribe")
    tiles(state, 0, *built)
    turns(state)
    if slot in offers(state, "slot"):
        answer(state, f"slot:{slot}")
        if kind in offers(state, "with"):
            state.agenda = state.agenda[-1:]
            yield f"{favor}, {kind} in {slot} with {', '.join(built) or 'no tiles'}", state
