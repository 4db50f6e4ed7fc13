"""Investigate (Inquisitor, Spy): look at another hand, or at one face-down card in a tableau."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import Barred, Choice, Decision, seat_bit
from tabard.games.allegiance.events import FaceDownSeen
from tabard.games.allegiance.kinds import CARD, GUILD, PILE, PLAYER, TABLEAU, TEMPLE
from tabard.games.allegiance.looks import Acknowledge, Unlaid, look_at_hand, use_card
from tabard.games.allegiance.memory import card_seen
from tabard.games.allegiance.state import AllegianceState, numbers_in


@final
class Investigate(Unlaid):
    """One player's hand or one face-down tableau card, seen by nobody else (…-01 to -04)."""

    __match_args__ = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def decision(self, state: AllegianceState) -> Decision:
        targets = [PLAYER[seat] for seat in range(state.seats) if seat != self.seat]
        targets += [CARD[number] for number in face_down_cards(state)]
        return Decision(self.seat, "investigate", targets)

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        use_card(state, self.seat, self.kind)
        if choice.kind == "player":
            look_at_hand(state, self.seat, choice.number)
        else:
            look_at_card(state, self.seat, choice.number)
        state.schedule(Acknowledge(self.seat))

    def barred(self, state: AllegianceState) -> list[Barred]:
        found = [Barred(PLAYER[self.seat], "AL-ACT-INVESTIGATE-01")]
        for pile in (TEMPLE, GUILD):
            if numbers_in(state, pile):
                found.append(Barred(PILE[pile], "AL-ACT-INVESTIGATE-04"))
        return found


def face_down_cards(state: AllegianceState) -> list[int]:
    """The face-down cards of all tableaux."""
    return [number for number in numbers_in(state, TABLEAU) if not state.table[number].is_up]


def look_at_card(state: AllegianceState, seat: int, number: int) -> None:
    """See one face-down card; it stays as it is (AL-ACT-INVESTIGATE-03)."""
    laid = state.table[number]
    card_seen(state, seat_bit(seat), number)
    state.table[number] = laid.with_card(laid.card.shown_to(seat))
    state.tell(FaceDownSeen(seat, laid.seat, number, laid.card.kind))
