"""The mind of Archon: a judge by weights, asked at the end of rounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tabard.games.archon.kinds import IN_ROUND, IN_SETUP
from tabard.games.archon.state import ArchonState
from tabard.minds.archon import evaluate
from tabard.minds.archon.weights import Weights
from tabard.minds.mind import Judge, Mind, folder_of


@final
class ArchonJudge(Judge[ArchonState]):
    """The score that each house heads for."""

    def __init__(self, weights: Mapping[str, list[float]]) -> None:
        self.weights: Final = Weights(weights)

    def worth(self, state: ArchonState) -> list[float]:
        return evaluate.evaluate_all(state, self.weights)

    def worth_to(self, state: ArchonState, seat: int) -> float:
        return evaluate.evaluate(state, seat, self.weights)


@final
class ArchonMind(Mind[ArchonState]):
    """Whole moves, played out to the end of the round."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = folder_of(__file__)
        self.breadth = 4
        self.searches_moves = True

    def judged_by(self, weights: Mapping[str, list[float]]) -> ArchonJudge:
        return ArchonJudge(weights)

    def rounds_played(self, state: ArchonState) -> int:
        """Cards are divided, and attacks come, after a round and before the next begins."""
        is_going_on = state.phase in (IN_SETUP, IN_ROUND)
        return state.round - 1 if is_going_on else state.round
