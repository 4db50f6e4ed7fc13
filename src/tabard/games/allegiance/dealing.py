"""Dealing: which card comes off the deck is decided when it is drawn."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Draw
from tabard.core.values import CHANCE, Choice, Decision
from tabard.games.allegiance.events import CardDealt
from tabard.games.allegiance.kinds import KIND
from tabard.games.allegiance.state import AllegianceState


@final
class DealCard(Draw[AllegianceState]):
    """A hand receives cards off the deck, one by one, seen by its owner alone (AL-SETUP-09)."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def decision(self, state: AllegianceState) -> Decision:
        options: list[Choice] = []
        weights: list[int] = []
        for kind, count in enumerate(state.deck.counts):
            if count > 0:
                options.append(KIND[kind])
                weights.append(count)
        return Decision(CHANCE, "chance", options, weights=weights)

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        state.deck.take(choice.number)
        state.hands[self.seat].put(choice.number)
        if state.is_telling:
            state.tell(CardDealt(self.seat, choice.number))
        if self.left > 1:
            state.schedule(DealCard(self.seat, self.left - 1))
