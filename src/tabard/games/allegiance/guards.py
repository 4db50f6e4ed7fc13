"""Protect (Guard): lay a Guard on a face-up card of the own tableau; no action."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.allegiance.events import GuardPlaced
from tabard.games.allegiance.kinds import GUARD, ON
from tabard.games.allegiance.looks import Unlaid
from tabard.games.allegiance.memory import card_left_openly
from tabard.games.allegiance.state import AllegianceState, lay_face_up, tableau_of


@final
class PlaceGuard(Unlaid):
    """Which own card gets the Guard (AL-GUARD-01, -06)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def is_action(self) -> bool:
        return False

    def decision(self, state: AllegianceState) -> Decision:
        options = [ON[number] for number in guardable_cards(state, self.seat)]
        return Decision(self.seat, "guard_on", options)

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        kind = state.table[choice.number].card.kind
        under = topmost(state, choice.number)
        guard = lay_face_up(state, self.seat, GUARD)
        state.table[under] = state.table[under].with_guard(guard)
        card_left_openly(state, self.seat, GUARD)
        state.tell(GuardPlaced(self.seat, kind))

    def barred(self, state: AllegianceState) -> list[Barred]:
        found: list[Barred] = []
        allowed = guardable_cards(state, self.seat)
        for number in tableau_of(state, self.seat):
            if number not in allowed:
                clause = "AL-GUARD-06" if state.table[number].is_up else "AL-ACT-INFILTRATE-06"
                found.append(Barred(ON[number], clause))
        return found


def guardable_cards(state: AllegianceState, seat: int) -> list[int]:
    """Own face-up cards that may take a Guard (AL-GUARD-01, -06, AL-R10)."""
    stacking = state.rules.guards_stack
    found: list[int] = []
    for number in tableau_of(state, seat):
        laid = state.table[number]
        is_free = laid.guard == BLANK and laid.card.kind != GUARD
        if laid.is_up and (stacking or is_free):
            found.append(number)
    return found


def topmost(state: AllegianceState, number: int) -> int:
    """The card on top of the stack that begins with this one."""
    while state.table[number].guard != BLANK:
        number = state.table[number].guard
    return number
