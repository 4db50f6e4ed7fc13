"""The five rounds and their phases (CV-GEN-01 to -04)."""

from __future__ import annotations

from typing import final

from tabard.core.state import Step
from tabard.games.castellans.draft import DraftTurn, RollDice
from tabard.games.castellans.ending import End
from tabard.games.castellans.events import RoundBegan
from tabard.games.castellans.kinds import IN_DRAFT, ROUNDS
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.scoring import FinalScoring, ScoringPhase
from tabard.games.castellans.solo_turns import OpponentBonusTurn, OpponentMonumentTurn
from tabard.games.castellans.state import CastellansState
from tabard.games.castellans.turns import ActionPhase


@final
class Round(Step[CastellansState]):
    """Draft, Action, Scoring, Reset; after the fifth round the end (CV-GEN-02 to -04)."""

    def run(self, state: CastellansState) -> None:
        state.phase = IN_DRAFT
        state.tell(RoundBegan(state.round, state.named(state.first)))
        if state.round < ROUNDS:
            state.schedule(ResetPhase(), Round())
        else:
            state.schedule(FinalScoring(), End())
        if state.is_solo():
            state.schedule(OpponentMonumentTurn(), OpponentBonusTurn(), ScoringPhase())
        else:
            state.schedule(ScoringPhase())
        state.schedule(RollDice(state.rules.dice), DraftTurn(state.first), ActionPhase())
