"""Tables at the Wharf: what several files of tests need.

W01 lies open. Row by row it shows Stone, Stone, Food, Wood (sold for VP), then Magic, Wood, Wood,
Food (bought), then Food, Magic, Stone, Wood (sold for Influence or Gold). The first column needs
four players.
"""

from __future__ import annotations

from games.castellans.builders import answer, goods, table, turn
from tabard.games.castellans.state import CastellansState


def trader(seats: int = 3, **amounts: int) -> CastellansState:
    """A table where seat 0 is about to trade on W01 with a Gold die."""
    state = table(seats)
    goods(state, 0, **amounts)
    return state


def at_wharf(state: CastellansState) -> CastellansState:
    """Begin the Wharf Action of seat 0."""
    turn(state)
    answer(state, "do:wharf")
    return state
