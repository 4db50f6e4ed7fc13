"""Setup: the deck by number of players, an Inquisitor and a card for each, who begins."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask, Draw, Step
from tabard.core.values import Choice, Decision
from tabard.games.allegiance.dealing import DealCard
from tabard.games.allegiance.events import FirstActionGiven, MatchBegan
from tabard.games.allegiance.kinds import INQUISITOR, PLAYER
from tabard.games.allegiance.memory import remember_inquisitors
from tabard.games.allegiance.rounds import Round
from tabard.games.allegiance.state import AllegianceState

HOST: Final = 0


@final
class Setup(Step[AllegianceState]):
    """From the box to the first round (AL-SETUP-01 to -13)."""

    def run(self, state: AllegianceState) -> None:
        numbers = state.rules.numbers
        state.tell(MatchBegan(state.seats, sum(numbers.boxed[state.seats])))
        for hand in state.hands:
            for _ in range(numbers.starting_inquisitors):
                state.deck.take(INQUISITOR)
                hand.put(INQUISITOR)
        remember_inquisitors(state, numbers.starting_inquisitors)
        state.schedule(ChooseFirst() if state.rules.host_chooses else DrawFirst(), Round())
        for seat in range(state.seats - 1, -1, -1):
            state.schedule(DealCard(seat, numbers.starting_cards))


@final
class DrawFirst(Draw[AllegianceState]):
    """The First Action card goes to a player chosen at random (AL-SETUP-12)."""

    def options(self, state: AllegianceState) -> list[Choice]:
        return PLAYER[: state.seats]

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        give_first_action(state, choice.number)


@final
class ChooseFirst(Ask[AllegianceState]):
    """The host says who gets the First Action card (AL-SETUP-12, option of AL-R16)."""

    def decision(self, state: AllegianceState) -> Decision:
        return Decision(HOST, "choose_first", PLAYER[: state.seats])

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        give_first_action(state, choice.number)


def give_first_action(state: AllegianceState, seat: int) -> None:
    """Hand over the First Action card."""
    state.first = seat
    state.tell(FirstActionGiven(seat))
