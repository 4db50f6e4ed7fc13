"""Knowledge: the window that offers a seat its view and its dreams; all that a bot gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.core.dice import Dice
from tabard.core.game import Game
from tabard.core.state import State


class Knowledge:
    """What one seat knows of a match. The true state stays inside and cannot be asked for."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._state: Final = state

    def view(self) -> Mapping[str, object]:
        """What the seat sees now."""
        return self.game.view(self._state, self.seat)

    def imagine(self, dice: Dice) -> State:
        """A full state that the seat could not tell from the true one; free to be played on."""
        dream: State = self.game.imagine(self._state, self.seat, dice)
        return dream
