"""Lines of Citizens laid with few words: what several files of tests need."""

from __future__ import annotations

from games.castellans.builders import GAME, drafted, goods, lay_line, table, tokens
from tabard.games.castellans.state import CastellansState

PINK = "monk butcher miner farmer"
BLUE = "abbot artificer cook peddler"


def recruiter(food: int = 3, magic: int = 0) -> CastellansState:
    """A table where seat 0 can pay for a Citizen; it has one Food die and two Gold dice."""
    state = table()
    lay_line(state, "pink", PINK)
    lay_line(state, "blue", BLUE)
    drafted(state, 0, "gold gold food")
    goods(state, 0, food=food, magic=magic)
    return state


def in_reset() -> CastellansState:
    """A table before Reset, with the lines of `recruiter`."""
    state = table(4, phase="scoring")
    lay_line(state, "pink", PINK)
    lay_line(state, "blue", BLUE)
    return state


def without_tokens(state: CastellansState) -> CastellansState:
    """The same table; seat 0 has placed all its Citizen tokens."""
    tokens(state, 0, "citizen_token", anchorage=4)
    return state


def cards_number(key: str) -> int:
    """The number of a Citizen card."""
    return [card.key for card in GAME.catalog.citizens].index(key)
