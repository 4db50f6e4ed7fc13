"""Knowledge: the window that offers a seat its view and its dreams; all that a bot gets."""

from __future__ import annotations

from collections.abc import Mapping
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

    def view(self) -> Mapping[str, object]:
        """What the seat sees now."""
        return self.game.view(self._state, self.seat)

    def imagine(self, dice: Dice) -> State:
        """A full state that the seat could not tell from the true one; free to be played on."""
        dream: State = self.game.imagine(self._state, self.seat, dice)
        return dream

    def supposing(self, dice: Dice) -> Knowledge:
        """The same window, with dreams as likely as what the others have done makes them."""
        likely = self.game.likely(self._state, self.seat, dice)
        if likely:
            return Supposition(self, likely, [1] * len(likely))
        beliefs = self.game.beliefs()
        if not beliefs:
            return self
        dreams = [self.imagine(dice) for _ in range(SUPPOSED)]
        return Supposition(self, dreams, shares_of(self.game, self.seat, dreams, beliefs))


def shares_of(game: Game[Any], seat: int, dreams: list[State], beliefs: list[float]) -> list[int]:
    """How likely each dream of a seat is, as whole numbers."""
    likely: list[float] = []
    for dream in dreams:
        total = 0.0
        for index, trait in enumerate(game.traits(dream, seat)):
            if trait:
                total += trait * beliefs[index]
        likely.append(total)
    best = max(likely)
    return [int(_FINE * exp(max(-30.0, one - best))) for one in likely]


class Supposition(Knowledge):
    """Some dreams, drawn by how likely each of them is.

    That is read off the dreams alone, so that the truth decides nothing here either.
    """

    def __init__(self, knowledge: Knowledge, dreams: list[State], shares: list[int]) -> None:
        super().__init__(knowledge.game, knowledge._state, knowledge.seat)
        self.dreams: Final = dreams
        self.shares: Final = shares

    def imagine(self, dice: Dice) -> State:
        return self.dreams[dice.weighted(self.shares)].clone()

    def supposing(self, dice: Dice) -> Knowledge:
        return self
