"""The mind of Allegiance: judges by weights and by a network, and how good players use cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, final

from tabard.core.dice import Dice
from tabard.core.engine import is_over
from tabard.core.state import State
from tabard.core.values import Decision
from tabard.games.allegiance.kinds import TEMPLE
from tabard.games.allegiance.scoring import verdict
from tabard.games.allegiance.state import AllegianceState
from tabard.match.knowledge import Knowledge
from tabard.minds.allegiance import evaluate, features, hidden, priors
from tabard.minds.allegiance.weights import Weights
from tabard.minds.mind import Judge, Mind, OpponentModel, Sampled, folder_of
from tabard.minds.network import Network, Rows, check_network, read_network

FOLDER: Final = folder_of(__file__)

MEDIUM: Final = 200.0
HARD: Final = 1000.0
"""Iterations between which searches go further and further to tuned weights."""


@final
class WeightJudge(Judge[AllegianceState]):
    """Who will stand where, by weights."""

    def __init__(self, weights: Mapping[str, list[float]]) -> None:
        self.weights: Final = Weights(weights)

    def worth(self, state: AllegianceState) -> list[float]:
        return evaluate.evaluate_all(state, self.weights)


@final
class NetworkJudge(Judge[AllegianceState]):
    """Who will stand where, as learnt from matches; it needs no rollouts."""

    def __init__(self, weights: Mapping[str, list[float]], rows: Rows) -> None:
        self.weights: Final = Weights(weights)
        self.network: Final = Network(rows)
        self.rollout = 0

    def worth(self, state: AllegianceState) -> list[float]:
        if is_over(state):
            return evaluate.evaluate_all(state, self.weights)
        table, players = features.features(state, self.weights)
        return self.network.chances(table, players)


@final
class AllegianceModel(OpponentModel[AllegianceState]):
    """Dreams are made likely by exchanging hidden cards, as good players would have them."""

    def __init__(self, known: list[float]) -> None:
        self.priors: Final = known
        self.accustomed: Final = priors.habits_of(known)

    def sampler(self, knowledge: Knowledge, dice: Dice) -> Knowledge:
        dreams: list[State] = hidden.likely_dreams(knowledge, self.priors, self.accustomed, dice)
        return Sampled(knowledge, dreams, [1] * len(dreams))

    def habits(self, state: AllegianceState, decision: Decision) -> list[int]:
        return priors.habits(state, decision, self.accustomed)


@final
class AllegianceMind(Mind[AllegianceState]):
    """The network and the priors are the expert's; the easiest level slips now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = FOLDER
        self.blunder_percent = 40
        self.learnt: Judge[AllegianceState] | None = None

    def judged_by(self, weights: Mapping[str, list[float]]) -> WeightJudge:
        return WeightJudge(weights)

    def judged_by_network(self, rows: Rows) -> NetworkJudge:
        """By a network that goes by the features."""
        check_network("the given", rows, *self.feature_counts())
        return NetworkJudge(self.tuned(), rows)

    def tuned(self) -> Mapping[str, list[float]]:
        judge = self.judge(1.0)
        assert isinstance(judge, WeightJudge)
        return judge.weights.table

    def best_judge(self) -> Judge[AllegianceState]:
        if self.learnt is None:
            rows = read_network(FOLDER, *self.feature_counts())
            self.learnt = self.judge(1.0) if rows is None else self.judged_by_network(rows)
        return self.learnt

    def tuning_share(self, iterations: float) -> float:
        """Little up to medium's budget, all from hard's on, in eighths between them."""
        way = int(8.0 * (iterations - MEDIUM) / (HARD - MEDIUM))
        return max(0.125, min(1.0, way / 8.0))

    def model(self) -> AllegianceModel:
        return AllegianceModel(priors.read_priors(FOLDER))

    def features(self, state: AllegianceState) -> tuple[list[float], list[list[float]]]:
        """What the network goes by: numbers about the table, and about each player."""
        judge = self.judge(1.0)
        assert isinstance(judge, WeightJudge)
        return features.features(state, judge.weights)

    def feature_names(self) -> tuple[Sequence[str], Sequence[str]]:
        """Names for the features of the table and of a player."""
        return features.TABLE_FEATURES, features.PLAYER_FEATURES

    def feature_counts(self) -> tuple[int, int]:
        """How many features the table has, and a player."""
        return len(features.TABLE_FEATURES), len(features.PLAYER_FEATURES)

    def is_won_together(self, state: AllegianceState) -> bool:
        """Whether all who stood on one side have won; the network learns to foretell it."""
        return verdict(state).leading == TEMPLE

    def hidden(self, state: AllegianceState, seat: int) -> hidden.Hidden:
        """The cards that a seat does not see; priors are fitted to where they lie."""
        return hidden.Hidden(state, seat)

    def prior_rows(self) -> Mapping[str, int]:
        """The rows of the priors, and how many numbers each has."""
        return priors.rows()

    def priors_path(self) -> Path:
        """Where the priors lie."""
        return Path(FOLDER) / priors.PRIORS
