"""Follow (Cutpurse, Initiate): lay any number of one kind face up."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import DONE, Barred, Choice, Decision
from tabard.games.allegiance.events import FollowersLaid
from tabard.games.allegiance.kinds import ADD, TABLEAU, USE
from tabard.games.allegiance.looks import Unlaid
from tabard.games.allegiance.memory import card_left_openly
from tabard.games.allegiance.state import AllegianceState, lay_face_up


@final
class Follow(Unlaid):
    """One, or one more and one more, of the same kind; laid together (AL-ACT-FOLLOW-01)."""

    __match_args__ = ("seat", "kind", "amount")

    def __init__(self, seat: int, kind: int, amount: int = 1) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.amount: Final = amount

    def decision(self, state: AllegianceState) -> Decision:
        more = [ADD] if state.hands[self.seat].counts[self.kind] > self.amount else []
        return Decision(self.seat, "follow_more", [*more, DONE], True, (USE[self.kind],))

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        if choice == ADD:
            state.schedule(Follow(self.seat, self.kind, self.amount + 1))
            return
        for _ in range(self.amount):
            lay_face_up(state, self.seat, self.kind)
            card_left_openly(state, self.seat, self.kind)
        in_all = followers(state, self.kind)
        state.tell(FollowersLaid(self.seat, self.kind, self.amount, in_all))

    def barred(self, state: AllegianceState) -> list[Barred]:
        if state.hands[self.seat].counts[self.kind] > self.amount:
            return []
        return [Barred(ADD, "AL-ACT-FOLLOW-01")]


def followers(state: AllegianceState, kind: int) -> int:
    """How many of the kind lie face up in all tableaux, guarded or not (AL-ACT-FOLLOW-05)."""
    found = 0
    for laid in state.table:
        if laid.place == TABLEAU and laid.is_up and laid.card.kind == kind:
            found += 1
    return found
