"""Round structure: allocation, then actions, until the deck is used up."""

from __future__ import annotations

from typing import final

from tabard.core.state import Step
from tabard.games.allegiance.allocation import Allocate
from tabard.games.allegiance.dealing import DealCard
from tabard.games.allegiance.ending import End
from tabard.games.allegiance.events import FirstActionGiven, RoundBegan
from tabard.games.allegiance.state import AllegianceState
from tabard.games.allegiance.turns import Turn


@final
class Round(Step[AllegianceState]):
    """Allocation phase, action phase, next round; or the end (AL-ROUND-01, -02, AL-R21)."""

    def run(self, state: AllegianceState) -> None:
        needed = state.rules.numbers.dealt * state.seats
        if state.deck.size < needed or needed == 0:
            state.schedule(End())
            return
        state.round += 1
        state.tell(RoundBegan(state.round, state.first, state.deck.size - needed))
        state.schedule(AllocationPhase(), ActionPhase(), PassFirstAction(), Round())


@final
class AllocationPhase(Step[AllegianceState]):
    """Cards for every hand, then all choose at once (AL-ALLOC-01, -02)."""

    def run(self, state: AllegianceState) -> None:
        state.schedule(Allocate(((),) * state.seats))
        for seat in range(state.seats - 1, -1, -1):
            state.schedule(DealCard(seat, state.rules.numbers.dealt))


@final
class ActionPhase(Step[AllegianceState]):
    """One turn for each, from the holder of the First Action card to the left (AL-TURN-01)."""

    def run(self, state: AllegianceState) -> None:
        for distance in range(state.seats - 1, -1, -1):
            state.schedule(Turn((state.first + distance) % state.seats))


@final
class PassFirstAction(Step[AllegianceState]):
    """The First Action card goes to the left (AL-TURN-11)."""

    def run(self, state: AllegianceState) -> None:
        state.first = (state.first + 1) % state.seats
        state.tell(FirstActionGiven(state.first))
