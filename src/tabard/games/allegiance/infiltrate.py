"""Infiltrate (Double Agent): a hand card, face down, into another tableau."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import BLANK, DONE, Barred, Choice, Decision, seat_bit
from tabard.games.allegiance.events import CardInfiltrated, NothingHappened
from tabard.games.allegiance.kinds import DOUBLE_AGENT, KIND, PLAYER, TABLEAU
from tabard.games.allegiance.looks import Unlaid, use_card
from tabard.games.allegiance.memory import card_left_hidden
from tabard.games.allegiance.state import AllegianceState, Laid
from tabard.parts.cards import Card


@final
class Infiltrate(Unlaid):
    """A kind of the own hand, then another player (AL-ACT-INFILTRATE-01, -02, -07)."""

    __match_args__ = ("seat", "kind")

    def __init__(self, seat: int, kind: int = BLANK) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def decision(self, state: AllegianceState) -> Decision:
        if self.kind == BLANK:
            kinds = [KIND[kind] for kind in self.kinds_left(state)]
            return Decision(self.seat, "infiltrate_kind", kinds or [DONE], waits=True)
        others = [PLAYER[seat] for seat in range(state.seats) if seat != self.seat]
        return Decision(self.seat, "infiltrate_player", others, about=(KIND[self.kind],))

    def kinds_left(self, state: AllegianceState) -> list[int]:
        """The hand without the Double Agent being used."""
        counts = state.hands[self.seat].counts
        return [
            kind
            for kind, count in enumerate(counts)
            if count > 1 or (count == 1 and kind != DOUBLE_AGENT)
        ]

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        if choice == DONE:
            use_card(state, self.seat, DOUBLE_AGENT)
            state.tell(NothingHappened(self.seat, DOUBLE_AGENT))
        elif self.kind == BLANK:
            state.schedule(Infiltrate(self.seat, choice.number))
        else:
            use_card(state, self.seat, DOUBLE_AGENT)
            infiltrate(state, self.seat, self.kind, choice.number)

    def barred(self, state: AllegianceState) -> list[Barred]:
        if self.kind == BLANK:
            return []
        return [Barred(PLAYER[self.seat], "AL-ACT-INFILTRATE-01")]


def infiltrate(state: AllegianceState, seat: int, kind: int, target: int) -> None:
    """Place a card face down in a tableau; its owner does not see it (AL-ACT-INFILTRATE-03)."""
    state.hands[seat].take(kind)
    knowers = seat_bit(seat)
    number = state.lay(Laid(Card(kind, knowers), TABLEAU, target, seat, state.round, False))
    card_left_hidden(state, seat, kind, number, knowers)
    state.tell(CardInfiltrated(seat, target, number, kind))
