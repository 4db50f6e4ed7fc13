"""The mind of Throne: a judge by weights, and what players' claims and cards tell of their bids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, final

from tabard.core.dice import Dice
from tabard.core.state import State
from tabard.core.values import Decision
from tabard.games.throne.kinds import SPACES
from tabard.games.throne.state import ThroneState
from tabard.match.knowledge import Knowledge
from tabard.minds.mind import Judge, Mind, OpponentModel, Sampled, folder_of
from tabard.minds.throne import beliefs, evaluate
from tabard.minds.throne.weights import Weights
from tabard.minds.weights import read_beliefs

FOLDER: Final = folder_of(__file__)

SUPPOSED: Final = 96
"""How many dreams are compared before one is more likely than another."""

_FINE: Final = 1 << 21
"""The weight of the likeliest dream; weights are whole numbers."""


@final
class ThroneJudge(Judge[ThroneState]):
    """The score that each seat heads for."""

    def __init__(self, weights: Mapping[str, list[float]]) -> None:
        self.weights: Final = Weights(weights)

    def worth(self, state: ThroneState) -> list[float]:
        return evaluate.evaluate_all(state, self.weights)


@final
class ThroneModel(OpponentModel[ThroneState]):
    """Dreams are weighed by traits, as much as beliefs say that each speaks for a dream."""

    def __init__(self, believed: list[float]) -> None:
        self.believed: Final = believed
        self.accustomed: Final = beliefs.habits_of(believed)

    def sampler(self, knowledge: Knowledge, dice: Dice) -> Knowledge:
        dreams = [knowledge.imagine(dice) for _ in range(SUPPOSED)]
        return Sampled(knowledge, dreams, self.shares_of(knowledge.seat, dreams))

    def shares_of(self, seat: int, dreams: list[State]) -> list[int]:
        """How likely each dream of a seat is, as whole numbers."""
        likely: list[float] = []
        for dream in dreams:
            assert isinstance(dream, ThroneState)
            total = 0.0
            for index, trait in enumerate(beliefs.traits(dream, seat)):
                if trait:
                    total += trait * self.believed[index]
            likely.append(total)
        best = max(likely)
        return [int(_FINE * exp(max(-30.0, one - best))) for one in likely]

    def habits(self, state: ThroneState, decision: Decision) -> list[int]:
        return beliefs.habits(state, decision, self.accustomed)


@final
class ThroneMind(Mind[ThroneState]):
    """Medium and hard go by hand; tuned weights and beliefs are the expert's."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = FOLDER
        self.breadth = 3
        self.believed: Final = read_beliefs(FOLDER, beliefs.ROW_NAMES, SPACES)

    def judged_by(self, weights: Mapping[str, list[float]]) -> ThroneJudge:
        return ThroneJudge(weights)

    def tuning_share(self, iterations: float) -> float:
        return 0.0

    def model(self) -> OpponentModel[ThroneState]:
        return ThroneModel(self.believed) if self.believed else OpponentModel()

    def traits(self, state: ThroneState, seat: int) -> list[float]:
        """What may tell a likely dream of the seat from another; beliefs are fitted to it."""
        return beliefs.traits(state, seat)

    def belief_rows(self) -> Sequence[str]:
        """Names for rows of traits, all equally long."""
        return beliefs.ROW_NAMES
