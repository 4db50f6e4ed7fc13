"""The Wharf deck: the open card, and the back that rules its lines (CV-SETUP-02, CV-RESET-03).

The deck has no order. What lies on top is decided in two steps, just as the table learns of it:
first what its back says, and when it is turned, which of the cards with that back it is.
"""

from __future__ import annotations

from typing import final

from tabard.core.state import Draw
from tabard.core.values import BLANK, Choice
from tabard.games.castellans.events import BackShown, WharfTurned
from tabard.games.castellans.kinds import BACK, BACKS
from tabard.games.castellans.state import CastellansState


@final
class TurnWharf(Draw[CastellansState]):
    """The top card of the deck is laid open; its back, if it was seen, says what it can be."""

    def options(self, state: CastellansState) -> list[Choice]:
        catalog, back = state.rules.catalog, state.back
        return [
            catalog.wharf_card[card]
            for card in state.wharf_deck.kinds()
            if back in (BLANK, catalog.wharf[card].back)
        ]

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        state.wharf_deck.take(choice.number)
        state.wharf = choice.number
        state.back = BLANK
        state.tell(WharfTurned(choice.number))


@final
class ShowBack(Draw[CastellansState]):
    """The back of what is now the top card rules the lines of the open one (CV-WHARF-02)."""

    def options(self, state: CastellansState) -> list[Choice]:
        return [BACK[back] for back, count in enumerate(backs_left(state)) if count > 0]

    def weights(self, state: CastellansState) -> list[int]:
        return [count for count in backs_left(state) if count > 0]

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        state.back = choice.number
        state.tell(BackShown(choice.number))


def backs_left(state: CastellansState) -> list[int]:
    """How many cards of the deck have each back."""
    counts = [0] * len(BACKS)
    for card in state.wharf_deck.kinds():
        counts[state.rules.catalog.wharf[card].back] += 1
    return counts
