"""Reads a table of Castellans of Valeria in the words in which builders.py lays it."""

from __future__ import annotations

from games.castellans.builders import GAME
from support.questions import part_of
from tabard.core.values import BLANK
from tabard.games.castellans.kinds import (
    DISTRICT_NAMES,
    EDGE_NAMES,
    FACE_NAMES,
    GOOD_NAMES,
    GUILD_NAMES,
    LINE_NAMES,
    MANOR_NAMES,
    TOKEN_NAMES,
)
from tabard.games.castellans.state import CastellansState


def has(state: CastellansState, seat: int, good: str) -> int:
    """How much of a good a player has."""
    return state.sides[seat].goods[GOOD_NAMES.index(good)]


def goods_of(state: CastellansState, seat: int) -> dict[str, int]:
    """All that a player has of anything."""
    counts = state.sides[seat].goods
    return {name: counts[good] for good, name in enumerate(GOOD_NAMES) if counts[good] > 0}


def space(state: CastellansState, seat: int, guild: str) -> int:
    """Where an Influence token stands."""
    return state.sides[seat].guilds[GUILD_NAMES.index(guild)]


def spaces(state: CastellansState, seat: int) -> list[int]:
    """Where all four Influence tokens stand: Worker, Soldier, Shadow, Holy."""
    return state.sides[seat].guilds[:]


def tokens_at(state: CastellansState, seat: int, kind: str, place: str) -> int:
    """How many tokens of a kind a player has in a District, or Windmills on a road."""
    side = state.sides[seat]
    if kind == "windmill":
        return side.mills[EDGE_NAMES.index(place)]
    return side.tokens_at(TOKEN_NAMES.index(kind), DISTRICT_NAMES.index(place))


def supply(state: CastellansState, seat: int, kind: str) -> int:
    """How many tokens of a kind are left on a player board."""
    return state.sides[seat].supply[TOKEN_NAMES.index(kind)]


def dice_of(state: CastellansState, seat: int) -> tuple[list[str], list[str]]:
    """The drafted and the spent dice of a player."""
    side = state.sides[seat]
    return [FACE_NAMES[f] for f in side.drafted], [FACE_NAMES[f] for f in side.spent]


def owned(state: CastellansState, seat: int) -> list[str]:
    """The Citizens of a player, in the order in which they came."""
    return [GAME.catalog.citizens[citizen].key for citizen in state.sides[seat].citizens]


def line_of(state: CastellansState, name: str) -> list[str]:
    """A line of Citizens, from its edge to the centre."""
    return [GAME.catalog.citizens[c].key for c in state.lines[LINE_NAMES.index(name)]]


def is_built(state: CastellansState, seat: int, manor: str) -> bool:
    """Whether a Manor has left the board."""
    return state.sides[seat].manors[MANOR_NAMES.index(manor)] != BLANK


def vp(state: CastellansState, seat: int) -> int:
    """The score of a side."""
    return state.sides[seat].score


def shown(state: CastellansState, *path: str | int) -> object:
    """A part of what everybody sees: `shown(state, "players", 1, "score")`."""
    return part_of(GAME.view(state, 0), *path)
