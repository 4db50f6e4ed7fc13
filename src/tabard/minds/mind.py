"""How a game is thought about: judges of its positions, models of its players, a mind of both.

Rules know nothing of it. A bot is made of searches, a judge, a model and a budget; which of them
a level takes for a game, its mind says.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Generic, TypeVar

from tabard.core.dice import Dice
from tabard.core.errors import SetupError
from tabard.core.state import State
from tabard.core.values import Decision
from tabard.match.knowledge import Knowledge
from tabard.minds.weights import check_weights, tuned_weights, weights_by_hand

S = TypeVar("S", bound=State)

ROLLOUT: Final = 20
NO_HABITS: Final[list[int]] = []


class Judge(Generic[S]):
    """How good a state is for each seat: about its chance to win, from 0 to 1."""

    rollout: int = ROLLOUT
    """After how many decisions at random search asks it; none if it foresees by itself."""

    def worth(self, state: S) -> list[float]:
        """One number a seat."""
        raise NotImplementedError

    def worth_to(self, state: S, seat: int) -> float:
        """The number of one seat; a judge that finds it sooner than all of them overrides it."""
        return self.worth(state)[seat]


class OpponentModel(Generic[S]):
    """Which hidden worlds are likely, and how players tend to choose. This one assumes nothing."""

    def sampler(self, knowledge: Knowledge, dice: Dice) -> Knowledge:
        """The same window, with dreams as likely as what the others have done makes them."""
        return knowledge

    def sample(self, knowledge: Knowledge, dice: Dice) -> State:
        """One such dream."""
        return self.sampler(knowledge, dice).imagine(dice)

    def habits(self, state: S, decision: Decision) -> list[int]:
        """How often a seat takes each option; empty if all are alike."""
        return NO_HABITS


class Sampled(Knowledge):
    """Some dreams, drawn by how likely each of them is.

    That is read off the dreams alone, so that the truth decides nothing here either.
    """

    def __init__(self, knowledge: Knowledge, dreams: list[State], shares: list[int]) -> None:
        super().__init__(knowledge.game, knowledge._state, knowledge.seat, knowledge._log)
        self.dreams: Final = dreams
        self.shares: Final = shares

    def imagine(self, dice: Dice) -> State:
        return self.dreams[dice.weighted(self.shares)].clone()


class Mind(Generic[S]):
    """What bots of all levels are made of for one game."""

    folder: str = ""
    """Where its weights lie; none if empty."""

    breadth: int = 1
    """How many ways to go on with a move the shortest look ahead compares at each click."""

    searches_moves: bool = False
    """Whether search follows whole moves; for games that say when nobody is in the middle of one.

    Where nothing is hidden it grows a tree of them, else it plays them out to the round's end.
    """

    blunder_percent: int = 0
    """Of a hundred choices, how many the easiest level makes at random."""

    def __init__(self) -> None:
        self.judges: Final[dict[float, Judge[S]]] = {}

    def judge(self, part: float = 0.0) -> Judge[S]:
        """By weights so far on the way from those made by hand to those a program has tuned."""
        if part not in self.judges:
            found = tuned_weights(self.folder, part) if part else {}
            self.judges[part] = self.judged_by(found or self.weights())
        return self.judges[part]

    def best_judge(self) -> Judge[S]:
        """The best that programs have made."""
        return self.judge(1.0)

    def weights(self) -> Mapping[str, list[float]]:
        """The numbers that judges go by, made by hand; empty if nobody can change them."""
        return weights_by_hand(self.folder) if self.folder else {}

    def judged_by(self, weights: Mapping[str, list[float]]) -> Judge[S]:
        """By given weights."""
        raise NotImplementedError

    def checked(self, weights: Mapping[str, list[float]]) -> Mapping[str, list[float]]:
        """Weights from somewhere else; refused if they are not those of the game."""
        if not self.folder:
            raise SetupError("there are no weights to be changed; judge by a judge of yours")
        check_weights("the given", weights, self.weights())
        return weights

    def tuning_share(self, iterations: float) -> float:
        """How far a search of so many iterations, below the expert, goes to tuned weights."""
        return 0.125

    def model(self) -> OpponentModel[S]:
        """What the expert assumes of others."""
        return OpponentModel()

    def rounds_played(self, state: S) -> int:
        """How many rounds are over: a playout of search goes on until another one is.

        Where it is not said, a match is played out to its end.
        """
        return 0


def folder_of(module: str) -> str:
    """The folder of a mind, from the file of its module."""
    return str(Path(module).parent)
