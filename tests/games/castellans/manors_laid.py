"""Where Manors and other things can be built: what several files of tests need."""

from __future__ import annotations

from typing import Final

from games.castellans.builders import drafted, goods, table
from tabard.games.castellans.state import CastellansState

PUSHES: Final = [
    ("anchorage", [1, 0, 1, 0]),
    ("bazani_gate", [1, 1, 0, 0]),
    ("nor_high", [0, 1, 0, 1]),
    ("penumbra", [0, 0, 1, 1]),
    ("luna_grove", [1, 0, 0, 1]),
    ("iron_pit", [0, 1, 1, 0]),
]
"""One push on each Guild of a District: where the tokens of Worker, Soldier, Shadow, Holy stand."""


def builder(seats: int = 3, gold: int = 0, wood: int = 3, **others: int) -> CastellansState:
    """A table where seat 0 can pay for a Manor; it has one Wood die and two Gold dice."""
    state = table(seats)
    drafted(state, 0, "gold gold wood")
    goods(state, 0, gold=gold, wood=wood, **others)
    return state
