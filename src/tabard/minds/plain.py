"""The mind of a game that nobody has taught to judge: scores as they stand."""

from __future__ import annotations

from typing import Any, Final, final

from tabard.core.engine import is_over
from tabard.core.game import Game
from tabard.core.state import State
from tabard.minds.chances import chances, odds_by_place, odds_by_prospect
from tabard.minds.mind import Judge, Mind

SPREAD: Final = 0.25
"""By what part of the highest score others may still catch up, about."""


@final
class ScoreJudge(Judge[Any]):
    """Chances by scores; at the end by places."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game

    def worth(self, state: State) -> list[float]:
        if is_over(state):
            odds = odds_by_place(self.game.places(state))
            return odds if sum(odds) == 0.0 else chances(odds, state.seats)
        scores = [float(score) for score in self.game.scores(state)]
        spread = 1.0 + SPREAD * max([abs(score) for score in scores])
        return chances(odds_by_prospect(scores, spread), state.seats)


@final
class PlainMind(Mind[Any]):
    """Judges by scores, assumes nothing."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.by_scores: Final = ScoreJudge(game)

    def judge(self, part: float = 0.0) -> Judge[Any]:
        return self.by_scores
