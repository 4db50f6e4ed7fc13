"""The week: Reset, Planning, Actions, Clean up (TH-WEEK, TH-RESET, TH-CLEAN)."""

from __future__ import annotations

from typing import final

from tabard.core.state import Draw, Step
from tabard.core.values import BLANK, Choice
from tabard.games.throne.bidding import ResolveSpace
from tabard.games.throne.decrees import DrawDecree
from tabard.games.throne.ending import End
from tabard.games.throne.events import CleanedUp, TraderArrived, WeekBegan
from tabard.games.throne.kinds import SPACES
from tabard.games.throne.planning import PlaceBid
from tabard.games.throne.state import Held, ThroneState
from tabard.games.throne.workforce import ClearDisplay, fill_display


@final
class Week(Step[ThroneState]):
    """Four phases, always in this order, six times; then the end (TH-WEEK-01, TH-CLEAN-04)."""

    def run(self, state: ThroneState) -> None:
        if state.week == state.rules.catalog.weeks:
            state.schedule(End())
        else:
            state.schedule(ResetPhase(), PlanningPhase(), ActionsPhase(), CleanUpPhase(), Week())


@final
class ResetPhase(Step[ThroneState]):
    """Crown, merchant, display, decree (TH-RESET-01 to -05)."""

    def run(self, state: ThroneState) -> None:
        state.week += 1
        state.first = state.marker
        for house in state.houses:
            house.deeds = ()
            house.claims = tuple([Held(held.claim, 0, held.era) for held in house.claims])
        state.tell(WeekBegan(state.week, state.first))
        state.schedule(DrawTrader(), FillDisplay(), DrawDecree())


@final
class DrawTrader(Draw[ThroneState]):
    """The top Travelling Merchant is turned face up (TH-RESET-02)."""

    def options(self, state: ThroneState) -> list[Choice]:
        row = state.rules.catalog.trader
        return [row[trader] for trader in state.traders.kinds()]

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        state.traders.take(choice.number)
        state.trader = choice.number
        state.tell(TraderArrived(choice.number))


@final
class FillDisplay(Step[ThroneState]):
    """Workforce cards are laid out (TH-RESET-03)."""

    def run(self, state: ThroneState) -> None:
        fill_display(state, state.rules.catalog.display)


@final
class PlanningPhase(Step[ThroneState]):
    """Markers are placed in turn, from the first player on (TH-PLAN-01)."""

    def run(self, state: ThroneState) -> None:
        state.schedule(PlaceBid(state.first))


@final
class ActionsPhase(Step[ThroneState]):
    """The seven action spaces in their order (TH-WEEK-02)."""

    def run(self, state: ThroneState) -> None:
        for space in range(SPACES - 1, -1, -1):
            state.schedule(ResolveSpace(space))


@final
class CleanUpPhase(Step[ThroneState]):
    """Merchant, decree and leftovers are discarded (TH-CLEAN-01 to -03)."""

    def run(self, state: ThroneState) -> None:
        state.trader = BLANK
        state.decree = BLANK
        state.tell(CleanedUp(state.week))
        state.schedule(ClearDisplay())
