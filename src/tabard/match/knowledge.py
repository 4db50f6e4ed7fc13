"""Knowledge: the window that offers a seat its view and its dreams; all that a bot gets."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from tabard.core.dice import Dice
from tabard.core.game import Game
from tabard.core.state import State

SUPPOSED: Final = 96
"""How many dreams are compared before one is more likely than another."""

_FINE: Final = 1 << 21
"""The weight of the likeliest dream; weights are whole numbers."""


class Knowledge:
    """What one seat knows of a match. The true state stays inside and cannot be asked for."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._state: Final = state

    def judged_by(self, game: Game[Any]) -> Knowledge:
        """The same window for a bot that judges positions by other weights of the same game."""
        return Knowledge(game, self._state, self.seat)

    def view(self) -> dict[str, object]:
        """What the seat sees now."""
        return self.game.view(self._state, self.seat)

    def imagine(self, dice: Dice) -> State:
        """A full state that the seat could not tell from the true one; free to be played on."""
        dream: State = self.game.imagine(self._state, self.seat, dice)
        return dream

    def supposing(self, dice: Dice) -> Knowledge:
        """The same window, with dreams as likely as what the others have done makes them."""
        beliefs = self.game.beliefs()
        return Supposition(self, beliefs, dice) if beliefs else self


class Supposition(Knowledge):
    """Some dreams, each weighed by what the game believes of it, and drawn by that weight.

    What is believed is read off the dreams alone, so that the truth decides nothing here either.
    """

    def __init__(self, knowledge: Knowledge, beliefs: list[float], dice: Dice) -> None:
        super().__init__(knowledge.game, knowledge._state, knowledge.seat)
        self.dreams: Final = [knowledge.imagine(dice) for _ in range(SUPPOSED)]
        likely = [self._likelihood(dream, beliefs) for dream in self.dreams]
        best = max(likely)
        self.shares: Final = [int(_FINE * exp(max(-30.0, one - best))) for one in likely]

    def _likelihood(self, dream: State, beliefs: list[float]) -> float:
        """The logarithm of how likely a dream is, but for a factor that all have in common."""
        total = 0.0
        for index, trait in enumerate(self.game.traits(dream, self.seat)):
            if trait:
                total += trait * beliefs[index]
        return total

    def imagine(self, dice: Dice) -> State:
        return self.dreams[dice.weighted(self.shares)].clone()

    def supposing(self, dice: Dice) -> Knowledge:
        return self
