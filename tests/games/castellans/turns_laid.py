"""Turns of the Action phase laid with few words: what several files of tests need."""

from __future__ import annotations

from games.castellans.builders import drafted, goods, table
from tabard.games.castellans.state import CastellansState

PRIMARIES = ["do:wharf", "do:harvest", "do:manor", "do:temple", "do:recruit"]
PLENTY = {"wood": 3, "stone": 3, "food": 3, "magic": 3}


def able(faces: str = "gold gold gold", /, **amounts: int) -> CastellansState:
    """Seat 0 is about to take a turn and can do whatever needs resources."""
    state = table()
    drafted(state, 0, faces)
    goods(state, 0, **(amounts or PLENTY))
    return state
