"""Reads a table of Castellans of Valeria in the words in which builders.py lays it."""

from __future__ import annotations

from collections.abc import Sequence

from games.castellans.builders import GAME
from tabard.core import engine
from tabard.core.errors import IllegalChoiceError
from tabard.core.values import BLANK, CHANCE, Event
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


def barred(state: CastellansState) -> dict[str, str]:
    """What is barred to whoever is asked, and by which clause."""
    seat = engine.pending(state)[0].seat
    return {bar.choice.text: bar.clause for bar in engine.barred(state, seat)}


def refuses(state: CastellansState, text: str) -> bool:
    """Whether a choice is refused to whoever is asked."""
    seat = engine.pending(state)[0].seat
    try:
        engine.choice_from_text(state, seat, text)
    except IllegalChoiceError:
        return True
    return False


def weights(state: CastellansState) -> dict[str, int]:
    """How likely chance answers what."""
    decision = engine.pending(state)[0]
    assert decision.seat == CHANCE
    return {choice.text: w for choice, w in zip(decision.options, decision.weights, strict=True)}


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
    return [GAME.numbers.citizens[citizen].key for citizen in state.sides[seat].citizens]


def line_of(state: CastellansState, name: str) -> list[str]:
    """A line of Citizens, from its edge to the centre."""
    return [GAME.numbers.citizens[c].key for c in state.lines[LINE_NAMES.index(name)]]


def is_built(state: CastellansState, seat: int, manor: str) -> bool:
    """Whether a Manor has left the board."""
    return state.sides[seat].manors[MANOR_NAMES.index(manor)] != BLANK


def vp(state: CastellansState, seat: int) -> int:
    """The score of a side."""
    return state.sides[seat].score


def told(state: CastellansState, kind: type[Event]) -> Sequence[Event]:
    """What was told of a kind so far."""
    return [event for event in state.told if isinstance(event, kind)]


def shown(state: CastellansState, *path: str | int) -> object:
    """A part of what everybody sees: `shown(state, "players", 1, "score")`."""
    found: object = GAME.view(state, 0)
    for key in path:
        if isinstance(key, int):
            assert isinstance(found, list)
            found = found[key]
        else:
            assert isinstance(found, dict)
            found = found[key]
    return found
