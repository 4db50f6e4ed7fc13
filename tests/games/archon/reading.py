"""Reads a table of Archon in the words of builders.py."""

from __future__ import annotations

from games.archon.builders import CATEGORY_WORDS, GAME, GOOD_WORDS, slot_number
from support.questions import part_of
from tabard.games.archon.kinds import (
    CARD_KINDS,
    CARD_NAMES,
    GOOD_NAMES,
    RESOURCES,
    TILE_NAMES,
)
from tabard.games.archon.state import ArchonState, warriors_of


def has(state: ArchonState, seat: int, good: str) -> int:
    """How much of a good a player has."""
    return state.houses[seat].goods[GOOD_WORDS.index(good)]


def vp(state: ArchonState, seat: int) -> int:
    """The score of a player."""
    return state.houses[seat].score


def in_pile(state: ArchonState, seat: int, pile: str) -> dict[str, int]:
    """The cards of a player in `hand`, `reserve` or `played`."""
    house = state.houses[seat]
    counts = {"hand": house.hand, "reserve": house.reserve, "played": house.played}[pile]
    return {CARD_NAMES[kind]: counts[kind] for kind in range(CARD_KINDS) if counts[kind] > 0}


def owned(state: ArchonState, seat: int, kind: str) -> int:
    """How many cards of a kind a player owns."""
    return state.houses[seat].owned(CARD_NAMES.index(kind))


def figures_on(state: ArchonState, slot: str) -> list[int]:
    """Whose Figures stand on a slot."""
    return list(state.figures[slot_number(slot)])


def tokens_on(state: ArchonState, slot: str) -> list[int]:
    """Whose Tax Collector tokens lie on a slot."""
    return list(state.tokens[slot_number(slot)])


def cubes_in_repository(state: ArchonState) -> dict[str, int]:
    """The cubes lying there."""
    return {GOOD_NAMES[g]: state.repository[g] for g in RESOURCES if state.repository[g] > 0}


def favors_shown(state: ArchonState) -> list[str]:
    """The King's Favors on show, from slot 1 on."""
    return [GAME.catalog.favor[favor].name for favor in state.favors]


def display_of(state: ArchonState, category: str) -> list[str]:
    """The Science or Arts cards that lie open."""
    display = CATEGORY_WORDS.index(category)
    return [GAME.catalog.draw[display][card].name for card in state.displays[display]]


def cards_taken(state: ArchonState, seat: int, category: str) -> list[str]:
    """The Science or Arts cards of a player."""
    display = CATEGORY_WORDS.index(category)
    taken = state.houses[seat].displays[display]
    return [GAME.catalog.draw[display][card].name for card in taken]


def tiles_of(state: ArchonState, seat: int) -> list[str]:
    """The Building tiles of a player."""
    return [TILE_NAMES[tile] for tile in state.houses[seat].tiles]


def on_wall(state: ArchonState, seat: int) -> int:
    """How many warriors of a player stand on the wall."""
    return warriors_of(state, seat)


def shown(state: ArchonState, seat: int, *path: str | int) -> object:
    """A part of what a seat, or SPECTATOR, sees: `shown(state, 0, "players", 1, "score")`."""
    return part_of(GAME.view(state, seat), *path)
