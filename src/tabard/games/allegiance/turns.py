"""Action phase: at most one action and at most one Guard, then the turn is ended by its player."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask
from tabard.core.values import Barred, Choice, Decision
from tabard.games.allegiance.assassinate import Assassinate
from tabard.games.allegiance.convert import Convert
from tabard.games.allegiance.events import TurnEnded
from tabard.games.allegiance.follow import Follow
from tabard.games.allegiance.guards import PlaceGuard, guardable_cards
from tabard.games.allegiance.infiltrate import Infiltrate
from tabard.games.allegiance.investigate import Investigate
from tabard.games.allegiance.kinds import (
    ACTION_KINDS,
    ASSASSIN,
    BISHOP,
    CUTPURSE,
    DOUBLE_AGENT,
    END_TURN,
    GUARD,
    GUILDMASTER,
    IDLE_KINDS,
    INITIATE,
    PLACE_GUARD,
    PRIEST,
    USE,
)
from tabard.games.allegiance.looks import Unlaid, use_card
from tabard.games.allegiance.state import AllegianceState


@final
class Turn(Ask[AllegianceState]):
    """Use one card, place one Guard, end the turn (AL-TURN-02, -03, -10, -12)."""

    __match_args__ = ("seat", "has_acted", "has_guarded")

    def __init__(self, seat: int, has_acted: bool = False, has_guarded: bool = False) -> None:
        self.seat: Final = seat
        self.has_acted: Final = has_acted
        self.has_guarded: Final = has_guarded

    def decision(self, state: AllegianceState) -> Decision:
        counts = state.hands[self.seat].counts
        options: list[Choice] = []
        if not self.has_acted:
            for kind in ACTION_KINDS:
                if counts[kind] > 0:
                    options.append(USE[kind])
        if self.may_guard(state):
            options.append(PLACE_GUARD)
        options.append(END_TURN)
        return Decision(self.seat, "turn", options, waits=True)

    def may_guard(self, state: AllegianceState) -> bool:
        """Whether a Guard may be placed now (AL-GUARD-01, -02, AL-R11)."""
        if self.has_guarded or state.hands[self.seat].counts[GUARD] == 0:
            return False
        if self.has_acted and state.rules.guard_before_only:
            return False
        return bool(guardable_cards(state, self.seat))

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        if choice is PLACE_GUARD or choice == PLACE_GUARD:
            state.schedule(PlaceGuard(self.seat), Turn(self.seat, self.has_acted, True))
        elif choice is END_TURN or choice == END_TURN:
            if state.is_telling:
                state.tell(TurnEnded(self.seat, self.has_acted))
        else:
            state.schedule(Turn(self.seat, True, self.has_guarded))
            start_action(state, self.seat, choice.number)

    def before(self, step: Unlaid) -> Turn:
        """The turn as it was before a card was named that is not laid yet."""
        has_acted = self.has_acted and not step.is_action()
        return Turn(self.seat, has_acted, self.has_guarded and step.is_action())

    def barred(self, state: AllegianceState) -> list[Barred]:
        hand = state.hands[self.seat]
        found: list[Barred] = []
        for kind in hand.kinds():
            if kind in IDLE_KINDS:
                found.append(Barred(USE[kind], "AL-TURN-07"))
            elif kind == GUARD:
                found.extend(self._barred_guard(state))
            elif self.has_acted:
                found.append(Barred(USE[kind], "AL-TURN-02"))
        return found

    def _barred_guard(self, state: AllegianceState) -> list[Barred]:
        if self.may_guard(state):
            return []
        if self.has_guarded:
            return [Barred(PLACE_GUARD, "AL-GUARD-02")]
        if self.has_acted and state.rules.guard_before_only:
            return [Barred(PLACE_GUARD, "AL-TURN-10")]
        return [Barred(PLACE_GUARD, "AL-GUARD-01")]


def start_action(state: AllegianceState, seat: int, kind: int) -> None:
    """Begin the action of a kind; the card is laid once its targets are named (AL-TURN-04)."""
    if kind == ASSASSIN:
        state.schedule(Assassinate(seat))
    elif kind == PRIEST:
        state.schedule(Convert(seat))
    elif kind in (CUTPURSE, INITIATE):
        state.schedule(Follow(seat, kind))
    elif kind == DOUBLE_AGENT:
        state.schedule(Infiltrate(seat))
    elif kind in (GUILDMASTER, BISHOP):
        use_card(state, seat, kind)  # they speak at the end (AL-ACT-CORRUPT-01, REDEEM-01)
    else:
        state.schedule(Investigate(seat, kind))
