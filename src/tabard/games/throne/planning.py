"""Planning phase: six markers each, one at a time, face down (TH-PLAN)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Unshown
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.throne.bid_events import BidPlaced
from tabard.games.throne.kinds import MARKER, SPACE, SPACES
from tabard.games.throne.state import ThroneState


@final
class PlaceBid(Unshown[ThroneState]):
    """Place one marker in one action space: first where, then which (TH-PLAN-01, -02)."""

    __match_args__ = ("seat", "space")

    def __init__(self, seat: int, space: int = BLANK) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def decision(self, state: ThroneState) -> Decision:
        house = state.houses[self.seat]
        if self.space == BLANK:
            most = state.rules.catalog.stack
            options = [SPACE[s] for s in range(SPACES) if len(house.stacks[s]) < most]
            return Decision(self.seat, "bid_space", options)
        markers = [MARKER[kind] for kind, count in enumerate(house.markers) if count > 0]
        return Decision(self.seat, "bid_marker", markers, waits=True, about=(SPACE[self.space],))

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if self.space == BLANK:
            state.schedule(PlaceBid(self.seat, choice.number))
            return
        place_marker(state, self.seat, self.space, choice.number)
        following = (self.seat + 1) % state.seats
        if sum(state.houses[following].markers) > 0:
            state.schedule(PlaceBid(following))

    def rewound(self) -> PlaceBid:
        return PlaceBid(self.seat)

    def barred(self, state: ThroneState) -> list[Barred]:
        if self.space != BLANK:
            return []
        stacks = state.houses[self.seat].stacks
        full = [s for s in range(SPACES) if len(stacks[s]) >= state.rules.catalog.stack]
        return [Barred(SPACE[space], "TH-PLAN-05") for space in full]


def is_planning(state: ThroneState) -> bool:
    """Whether markers are being placed, so that nobody shows those left (TH-INFO-03)."""
    return bool(state.agenda) and isinstance(state.agenda[-1], PlaceBid)


def place_marker(state: ThroneState, seat: int, space: int, kind: int) -> None:
    """Onto the leftmost free bid space, or onto the own stack (TH-PLAN-03, -04)."""
    house = state.houses[seat]
    house.markers[kind] -= 1
    house.stacks[space] = house.stacks[space] + (kind,)
    if seat not in state.order[space]:
        state.order[space] = state.order[space] + (seat,)
    state.tell(BidPlaced(seat, space, state.order[space].index(seat), kind))
