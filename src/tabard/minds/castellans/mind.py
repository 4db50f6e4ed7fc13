"""The mind of Castellans: a judge by weights; nothing is hidden that a model could guess."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tabard.games.castellans.state import CastellansState
from tabard.minds.castellans import evaluate
from tabard.minds.castellans.weights import Weights
from tabard.minds.mind import Judge, Mind, folder_of


@final
class CastellansJudge(Judge[CastellansState]):
    """The score that each side heads for."""

    def __init__(self, weights: Mapping[str, list[float]]) -> None:
        self.weights: Final = Weights(weights)

    def worth(self, state: CastellansState) -> list[float]:
        return evaluate.evaluate_all(state, self.weights)

    def worth_to(self, state: CastellansState, seat: int) -> float:
        return evaluate.evaluate(state, seat, self.weights)


@final
class CastellansMind(Mind[CastellansState]):
    """Whole moves in a tree; alone two moves ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = folder_of(__file__)
        self.breadth = 3
        self.searches_moves = True

    def judged_by(self, weights: Mapping[str, list[float]]) -> CastellansJudge:
        return CastellansJudge(weights)

    def tuning_share(self, iterations: float) -> float:
        return 0.15625
