"""Subterfuge: a Spy's work in a foreign or the central Tavern (TH-SPY-SUB)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Unshown
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.throne.action_events import SubterfugeMade, TrackLowered, WorkerReturned
from tabard.games.throne.alms import advance_diplomacy
from tabard.games.throne.anarchy import take_anarchy
from tabard.games.throne.claims import check_claims, log_deed
from tabard.games.throne.deeds import FOR_CENTRAL_TAVERN, FOR_SECOND_TRACK, SUBVERTED
from tabard.games.throne.kinds import (
    ABROAD,
    CENTRE,
    IN_CENTRE,
    PASS,
    PLAYER,
    SPY,
    TERRITORY,
    TRACK,
    TRACK_NAMES,
    TRACKS,
)
from tabard.games.throne.shapes import Asked
from tabard.games.throne.state import (
    ThroneState,
    lower_track,
    owner_of,
    return_worker,
    territories,
)


def taverns(state: ThroneState, seat: int, markers: int) -> list[int]:
    """Where Subterfuge is possible: never at home (TH-SPY-SUB-01, -08)."""
    house, home = state.houses[seat], state.homes[seat]
    return [
        place
        for place in territories(state)
        if place != home and house.workers_at(SPY, place) > 0 and (place != CENTRE or markers > 0)
    ]


@final
class Subterfuge(Unshown[ThroneState]):
    """Name a Tavern, a track of its owner, and for a marker a second one (TH-SPY-SUB-01 to -05)."""

    __match_args__ = ("seat", "is_first", "territory", "track")

    def __init__(
        self, seat: int, is_first: bool, territory: int = BLANK, track: int = BLANK
    ) -> None:
        self.seat: Final = seat
        self.is_first: Final = is_first
        self.territory: Final = territory
        self.track: Final = track

    def decision(self, state: ThroneState) -> Decision:
        seat = self.seat
        if self.territory == BLANK:
            places = taverns(state, seat, state.anarchy_left())
            return Decision(seat, "subterfuge_where", [TERRITORY[place] for place in places])
        owner = PLAYER[owner_of(state, self.territory)]
        if self.track == BLANK:
            about = (owner,)
            return Decision(seat, "subterfuge_track", TRACK, about=about)
        options = TRACK[:] if state.anarchy_left() > 0 else []
        options.append(PASS)
        named = (owner, TRACK[self.track])
        return Decision(seat, "subterfuge_extra", options, about=named)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        seat, number = self.seat, choice.number
        if self.territory == BLANK:
            if number == CENTRE:
                subvert_centre(state, seat, self.is_first)
            else:
                state.schedule(Subterfuge(seat, self.is_first, number))
        elif self.track == BLANK:
            state.schedule(Subterfuge(seat, self.is_first, self.territory, number))
        else:
            subvert(state, self, number)

    def barred(self, state: ThroneState) -> list[Barred]:
        if self.track != BLANK and state.anarchy_left() == 0:
            return [Barred(track, "TH-ANAR-08") for track in TRACK]
        if self.territory != BLANK:
            return []
        house, home = state.houses[self.seat], state.homes[self.seat]
        found: list[Barred] = []
        if house.workers_at(SPY, home) > 0:
            found.append(Barred(TERRITORY[home], "TH-SPY-SUB-01"))
        if house.workers_at(SPY, CENTRE) > 0 and state.anarchy_left() == 0:
            found.append(Barred(TERRITORY[CENTRE], "TH-ANAR-08"))
        return found

    def rewound(self) -> Subterfuge:
        return Subterfuge(self.seat, self.is_first)

    def facts(self, state: ThroneState) -> Asked:
        """Whether it is the first of the turn; then whose track is lowered, and which already."""
        if self.territory == BLANK:
            return {"subterfuge": self.is_first}
        found: Asked = {"player": owner_of(state, self.territory)}
        if self.track != BLANK:
            found["first"] = TRACK_NAMES[self.track]
        return found


def recall_spy(state: ThroneState, seat: int, territory: int, is_first: bool) -> None:
    """The Spy goes home; the first one of a turn moves Diplomacy (TH-SPY-SUB-02, -06, -07)."""
    return_worker(state, seat, SPY, territory)
    owner = owner_of(state, territory)
    state.tell(SubterfugeMade(seat, territory, owner))
    state.tell(WorkerReturned(seat, SPY, territory, owner))
    check_claims(state, seat)
    if is_first:
        advance_diplomacy(state, seat, 1)
        check_claims(state, seat)


def subvert_centre(state: ThroneState, seat: int, is_first: bool) -> None:
    """In the central Tavern: a marker, and no track goes down (TH-SPY-SUB-08)."""
    take_anarchy(state, seat, FOR_CENTRAL_TAVERN)
    check_claims(state, seat)
    recall_spy(state, seat, CENTRE, is_first)
    log_deed(state, seat, SUBVERTED, (IN_CENTRE, BLANK, 0, 0, 0, 0, 0, 0))
    check_claims(state, seat)


def subvert(state: ThroneState, plan: Subterfuge, extra: int) -> None:
    """In a foreign Tavern: one track of the owner, or two (TH-SPY-SUB-03 to -05)."""
    seat, opponent = plan.seat, owner_of(state, plan.territory)
    if extra != BLANK:
        take_anarchy(state, seat, FOR_SECOND_TRACK)
        check_claims(state, seat)
    recall_spy(state, seat, plan.territory, plan.is_first)
    reduced = [0] * TRACKS
    for track in (plan.track, extra):
        if track != BLANK:
            lowered = lower_track(state, opponent, track, 1)
            reduced[track] += lowered
            state.tell(TrackLowered(opponent, track, lowered))
            check_claims(state, seat)
    log_deed(state, seat, SUBVERTED, (ABROAD, opponent, *reduced, sum(reduced)))
    check_claims(state, seat)
