"""The end: claims are revealed, totals counted, a winner named (TH-END, TH-INFO-13)."""

from __future__ import annotations

from typing import final

from tabard.core.state import Step
from tabard.games.throne.events import ClaimsRevealed, MatchWon, QueenOutlived, TotalCounted
from tabard.games.throne.scoring import all_scores, fulfilled_ends, places_of, reason_of
from tabard.games.throne.state import ThroneState


@final
class End(Step[ThroneState]):
    """After the last Clean up (TH-CLEAN-04)."""

    def run(self, state: ThroneState) -> None:
        if not state.is_telling:
            return
        if not state.is_dead:
            state.tell(QueenOutlived())
        for seat, house in enumerate(state.houses):
            fulfilled = fulfilled_ends(state, seat)
            missed = [end for end in house.ends if end not in fulfilled]
            held = tuple([held.claim for held in house.claims])
            state.tell(ClaimsRevealed(seat, held, tuple(fulfilled), tuple(missed)))
        scores = all_scores(state)
        for seat, score in enumerate(scores):
            state.tell(TotalCounted(seat, score.total))
        places = places_of(scores)
        winners = tuple([seat for seat, place in enumerate(places) if place == 1])
        state.tell(MatchWon(winners, reason_of(scores, places)))
