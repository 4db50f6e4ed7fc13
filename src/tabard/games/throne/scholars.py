"""Apprenticeship and Alms (TH-SCHO-APP, TH-SCHO-ALM); Educate: muster."""

from __future__ import annotations

from typing import final

from tabard.core.values import Choice, Decision
from tabard.games.throne.alms import advance_alms
from tabard.games.throne.anarchy import return_anarchy
from tabard.games.throne.claims import check_claims, log_deed
from tabard.games.throne.deeds import APPRENTICED, FOR_ALMS, GAVE_ALMS
from tabard.games.throne.kinds import PASS, RETURN
from tabard.games.throne.state import ThroneState
from tabard.games.throne.steps import SeatAsk, SeatStep
from tabard.games.throne.workforce import draw_cards


def take_apprentice(state: ThroneState, seat: int) -> None:
    """Draw the top Workforce card (TH-SCHO-APP-01)."""
    state.schedule(Apprentice(seat))
    draw_cards(state, seat, 1)


@final
class Apprentice(SeatStep):
    """The card has come to hand."""

    def run(self, state: ThroneState) -> None:
        log_deed(state, self.seat, APPRENTICED, (1,))
        check_claims(state, self.seat)


def give_alms(state: ThroneState, seat: int) -> None:
    """One step with its bonus, then perhaps a marker back (TH-SCHO-ALM-01, -03, -04)."""
    state.schedule(ReturnMarker(seat))
    token = advance_alms(state, seat)
    log_deed(state, seat, GAVE_ALMS, (state.houses[seat].alms, token))
    check_claims(state, seat)


@final
class ReturnMarker(SeatStep):
    """After the step: a marker may go back, if there is one (TH-SCHO-ALM-04)."""

    def run(self, state: ThroneState) -> None:
        check_claims(state, self.seat)
        if state.houses[self.seat].anarchy > 0:
            state.schedule(AskReturn(self.seat))


@final
class AskReturn(SeatAsk):
    """Return an Anarchy marker, or not (TH-SCHO-ALM-04, TH-ANAR-07)."""

    def decision(self, state: ThroneState) -> Decision:
        return Decision(self.seat, "alms_return", [RETURN, PASS])

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if choice == RETURN:
            return_anarchy(state, self.seat, FOR_ALMS)
            check_claims(state, self.seat)
