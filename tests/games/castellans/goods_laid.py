"""Tables where goods are gained and paid: what several files of tests need."""

from __future__ import annotations

from games.castellans.builders import citizens, draft, goods, table
from tabard.games.castellans.state import CastellansState

RESOURCES = ["wood", "stone", "food", "magic"]


def drafting(faces: str, keys: str = "", /, **amounts: int) -> CastellansState:
    """Seat 0 is about to draft its last die, with Citizens and goods."""
    state = table(phase="draft")
    citizens(state, 0, keys)
    goods(state, 0, **amounts)
    return draft(state, 0, f"{faces} gold wood stone")


def rich(**amounts: int) -> CastellansState:
    """A table at which seat 0 has goods and three Gold dice."""
    state = table()
    goods(state, 0, **amounts)
    return state
