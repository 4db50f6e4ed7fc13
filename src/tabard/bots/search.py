"""What every search has: a budget, and one door."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from tabard.core.dice import Dice
from tabard.core.game import Game
from tabard.core.values import Choice, Decision
from tabard.match.knowledge import Knowledge
from tabard.minds.mind import Judge, Mind

A_MILLISECOND: Final = 7
"""How many iterations a millisecond is about worth."""

SHORT: Final = 200
"""How many iterations a short search has; longer ones look at more moves."""


class Budget:
    """How long a search goes on: for a number of iterations, or for milliseconds."""

    def __init__(self, iterations: float, milliseconds: float = 0.0) -> None:
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds

    def part(self, share: float) -> Budget:
        """A share of it."""
        return Budget(share * self.iterations, share * self.milliseconds)

    def size(self) -> float:
        """About how many iterations it is."""
        return max(self.iterations, A_MILLISECOND * self.milliseconds)

    def is_spent(self, used: int, began: float, share: float) -> bool:
        """Whether that share of it is used up."""
        if self.milliseconds:
            return perf_counter() - began >= share * self.milliseconds / 1000.0
        return used >= share * self.iterations


class Ranked:
    """An option with the clicks that would follow it, how much of the search went there, its worth.

    Shares of all options add up to one; worth is from 0 to 1.
    """

    def __init__(self, line: list[Choice], share: float, value: float) -> None:
        self.line: Final = line
        self.share = share
        self.value: Final = value


class Search:
    """Compares the options of a decision; one class each for clicks, whole moves and playouts."""

    def __init__(self, game: Game[Any], mind: Mind[Any], judge: Judge[Any], dice: Dice) -> None:
        self.game: Final = game
        self.mind: Final = mind
        self.judge: Final = judge
        self.dice: Final = dice

    def ranked(self, knowledge: Knowledge, decision: Decision, budget: Budget) -> list[Ranked]:
        """All options, the one that the search would take first."""
        raise NotImplementedError


def in_order(found: list[Ranked]) -> list[Ranked]:
    """By how much of the search went there, as shares of one; equals stay in order."""
    total = sum([one.share for one in found])
    found.sort(key=share_of, reverse=True)
    for one in found:
        one.share /= total
    return found


def share_of(ranked: Ranked) -> float:
    return ranked.share
