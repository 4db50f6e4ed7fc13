"""Setup: order, goods, cards on show, two Magisters each (AR-SETUP)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Draw, Step, Unshown
from tabard.core.values import CHANCE, Choice, Decision
from tabard.games.archon.cards import FillDisplay
from tabard.games.archon.dividing import PrepareCards
from tabard.games.archon.events import GrantLaid, MatchBegan, OrderSet
from tabard.games.archon.hiring import BuyMagister
from tabard.games.archon.kinds import ARTS, GOODS, ORDER, RECRUIT, SCIENCE, SEASONS
from tabard.games.archon.rounds import BeginRound
from tabard.games.archon.showing import FillFavors, RevealProvince
from tabard.games.archon.state import ArchonState, draw_from_supply

EARLY: Final = 2
"""The first two in player order begin with fewer Recruits (AR-SETUP-04)."""


@final
class Setup(Step[ArchonState]):
    """From the box to the first round (AR-SETUP-01 to -17)."""

    def run(self, state: ArchonState) -> None:
        state.tell(MatchBegan(state.seats))
        state.schedule(
            DrawOrder(),
            *[DrawGrant() for _ in range(SEASONS)],
            FillFavors(),
            RevealProvince(),
            FillDisplay(SCIENCE),
            FillDisplay(ARTS),
            FirstMagisters(),
        )


@final
class DrawOrder(Unshown[ArchonState]):
    """The player order is random, and told when it is complete (AR-SETUP-03)."""

    __match_args__ = ("drawn",)

    def __init__(self, drawn: tuple[int, ...] = ()) -> None:
        self.drawn: Final = drawn

    def decision(self, state: ArchonState) -> Decision:
        options = [ORDER[seat] for seat in range(state.seats) if seat not in self.drawn]
        return Decision(CHANCE, "chance", options, weights=[1] * len(options))

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        drawn = (*self.drawn, choice.number)
        if len(drawn) < state.seats:
            state.schedule(DrawOrder(drawn))
            return
        state.order = drawn
        state.tell(OrderSet(state.order))
        for place, seat in enumerate(state.order):
            deal_goods(state, seat, place)

    def rewound(self) -> DrawOrder:
        return DrawOrder()


def deal_goods(state: ArchonState, seat: int, place: int) -> None:
    """Goods to begin with; latecomers have more Recruits (AR-SETUP-04)."""
    catalog = state.rules.catalog
    amounts = catalog.starts[:]
    if place >= EARLY:
        amounts[RECRUIT] = catalog.late_recruits
    for good in range(GOODS):
        state.houses[seat].goods[good] += draw_from_supply(state, good, amounts[good])


@final
class DrawGrant(Draw[ArchonState]):
    """A King's Grant for each season, face up (AR-SETUP-08)."""

    def options(self, state: ArchonState) -> list[Choice]:
        row = state.rules.catalog.grant
        return [choice for choice in row if choice.number not in state.grants]

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        state.grants = (*state.grants, choice.number)
        state.tell(GrantLaid(len(state.grants) - 1, choice.number))


@final
class FirstMagisters(Step[ArchonState]):
    """In player order, two different Magisters each; then the cards are divided (AR-SETUP-15)."""

    def run(self, state: ArchonState) -> None:
        state.schedule(*[BuyMagister(seat) for seat in state.order], PrepareCards(1), BeginRound())
