"""Tables at the moments when Citizens work: what several files of tests need."""

from __future__ import annotations

from games.castellans.builders import (
    GAME,
    answer,
    citizens,
    draft,
    goods,
    lay_line,
    skip_chance,
    table,
    turn,
)
from tabard.games.castellans.kinds import FACE_NAMES
from tabard.games.castellans.state import CastellansState

RESOURCES = ["wood", "stone", "food", "magic"]
LINE = {"pink": "monk prefect priestess lumberjack", "blue": "abbot bishop cleric sculptor"}


def drafting(face: str, keys: str, **amounts: int) -> CastellansState:
    """Seat 0 owns Citizens and is about to draft its last die; one of a face lies in the pool."""
    state = table(phase="draft")
    citizens(state, 0, keys)
    goods(state, 0, **amounts)
    rest = [one for one in FACE_NAMES if one != face][:3]
    return draft(state, 0, " ".join([face, *rest]))


def recruiting(key: str, **given: str) -> CastellansState:
    """Seat 0 has one Food and can take a Citizen that lies at the edge of its line."""
    state = table(3, 1, "action", **given)
    number = next(card for card in GAME.catalog.citizens if card.key == key)
    name = ["pink", "blue"][number.line]
    lay_line(state, name, " ".join([key, *[k for k in LINE[name].split() if k != key][:3]]))
    goods(state, 0, food=1)
    return state


def take(state: CastellansState, line: str = "pink") -> CastellansState:
    """Seat 0 spends a die and takes the Citizen at the edge of a line."""
    turn(state)
    answer(state, "do:recruit", f"card:{line}:0")
    skip_chance(state)
    return state


def resetting(keys: str, seat: int = 0, **given: str) -> CastellansState:
    """The Reset phase is about to begin; a seat owns Citizens."""
    state = table(3, 1, "action", **given)
    citizens(state, seat, keys)
    return state
