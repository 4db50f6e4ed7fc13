"""Picks that all make at once: how they are dreamt, shown and waited for (AR-INFO)."""

from __future__ import annotations

from typing import Final

from tabard.core.dice import Dice
from tabard.core.state import Sealed
from tabard.games.archon.state import ArchonState

Picks = tuple[tuple[int, ...], ...]
"""What each seat has picked, by number."""


class Picking(Sealed[ArchonState]):
    """A secret choice of all seats, each of several picks."""

    def __init__(self, picks: Picks) -> None:
        self.picks: Final = picks

    def picks_imagined(self, state: ArchonState, seat: int, dice: Dice) -> Picks:
        """Others who have finished have picked anything; unfinished ones begin anew."""
        return tuple(
            [
                picked if other == seat else self.dreamt(state, other, dice)
                for other, picked in enumerate(self.picks)
            ]
        )

    def dreamt(self, state: ArchonState, seat: int, dice: Dice) -> tuple[int, ...]:
        """What a seat may have picked, as others could think; nothing if it has not finished."""
        raise NotImplementedError

    def shown(self, seat: int) -> list[str]:
        """What a seat sees of its own picks."""
        raise NotImplementedError

    def pickers(self, state: ArchonState) -> list[int]:
        """Who is seen to be picking."""
        return [seat for seat in range(state.seats) if self.options(state, seat)]
