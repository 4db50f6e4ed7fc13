"""What lies on the table, and the choices that there are."""

from __future__ import annotations

from pathlib import Path

from tabard.core.state import State
from tabard.core.values import BLANK, named_row, numbered_row
from tabard.parts.catalog import read_entries

FOLDER = Path(__file__).parent
HIGHEST, COPIES, HAND, OPENINGS = 8, 4, 3, 2
STALLS = list(read_entries(FOLDER / "data" / "stalls.toml", "stall"))
NAMES = [stall.text("id") for stall in STALLS]
COINS = [stall.number("coins") for stall in STALLS]

# Choices are made once, here; rules only point at them.
STALL = named_row("stall", NAMES)
CARD = numbered_row("card", HIGHEST + 1)
FIELDS = ("deck", "laid", "hands", "coins", "openings", "open_stall", "opener")


class MarketState(State):
    """All that a match is at one moment."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        # How many cards of each number lie there; which one comes is decided when it comes.
        self.deck = [0] + [COPIES] * HIGHEST
        self.laid = [0] * (HIGHEST + 1)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.coins = [0] * seats
        self.openings = [OPENINGS for _ in STALLS]
        self.open_stall = BLANK
        self.opener = 0

    def clone(self) -> MarketState:
        """Names every field, and copies what can change."""
        copy = MarketState(self.seats)
        copy.deck, copy.laid = self.deck[:], self.laid[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.coins, copy.openings = self.coins[:], self.openings[:]
        copy.open_stall, copy.opener = self.open_stall, self.opener
        copy.agenda = self.agenda[:]
        return copy
