"""A table where a Manor can be built: what several files of tests need."""

from __future__ import annotations

from games.castellans.builders import drafted, goods, table
from tabard.games.castellans.state import CastellansState


def builder(seats: int = 3, gold: int = 0, wood: int = 3, **others: int) -> CastellansState:
    """A table where seat 0 can pay for a Manor; it has one Wood die and two Gold dice."""
    state = table(seats)
    drafted(state, 0, "gold gold wood")
    goods(state, 0, gold=gold, wood=wood, **others)
    return state
