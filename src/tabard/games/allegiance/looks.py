"""Using a card, and looking at hands: what several actions share."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask
from tabard.core.values import Choice, Decision
from tabard.games.allegiance.events import CardUsed, HandSeen
from tabard.games.allegiance.kinds import SEEN
from tabard.games.allegiance.memory import card_left_openly, kinds_of, remember_hand
from tabard.games.allegiance.state import AllegianceState, lay_face_up


def use_card(state: AllegianceState, seat: int, kind: int) -> None:
    """Lay the card of an action face up in the own tableau, for all to see (AL-TURN-04)."""
    lay_face_up(state, seat, kind)
    card_left_openly(state, seat, kind)
    state.tell(CardUsed(seat, kind))


def look_at_hand(state: AllegianceState, seat: int, target: int) -> None:
    """See a whole hand; the others see only that it happened."""
    remember_hand(state, seat, target)
    if state.is_telling:
        state.tell(HandSeen(seat, target, kinds_of(state.hands[target])))


class Unlaid(Ask[AllegianceState]):
    """A card of the hand was named; others see it only when its target is, and it is laid."""

    def is_action(self) -> bool:
        """Whether laying it is the action of the turn."""
        return True


@final
class Acknowledge(Ask[AllegianceState]):
    """A look lasts until its player has seen enough (AL-INFO-03)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, state: AllegianceState) -> Decision:
        return Decision(self.seat, "acknowledge", [SEEN], waits=True)

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        pass
