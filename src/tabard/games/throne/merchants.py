"""Commerce: Merchants trade by the week's Travelling Merchant (TH-MERC-COM)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Unshown
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.throne.action_events import (
    CommerceMade,
    TrackLowered,
    TrackRaised,
    WorkerReturned,
)
from tabard.games.throne.alms import gain_influence
from tabard.games.throne.anarchy import take_anarchy
from tabard.games.throne.claims import check_claims, log_deed
from tabard.games.throne.decrees import forbids
from tabard.games.throne.deeds import FOR_OWN_MARKET, TRADED
from tabard.games.throne.kinds import (
    CENTRE,
    GAIN_INFLUENCE,
    GAIN_TRACK,
    MERCHANT,
    ROW,
    ROW_NAMES,
    SELL_TRADE,
    TERRITORY,
    TRADE,
    WEALTH,
    place_of,
)
from tabard.games.throne.rules import OWN_MARKET_FREE
from tabard.games.throne.shapes import Asked
from tabard.games.throne.state import (
    ThroneState,
    lower_track,
    owner_of,
    raise_track,
    return_worker,
    territories,
)


def paid_track(row: int) -> int:
    """Which track a row takes from; it gives the other (TH-MERC-COM-02, -04)."""
    return TRADE if row == SELL_TRADE else WEALTH


def gained_track(row: int) -> int:
    return WEALTH if row == SELL_TRADE else TRADE


def rows(state: ThroneState, seat: int, supplemented: int = 0) -> list[int]:
    """The rows that can be paid, after so many supplementing steps of Trade (-09, -10)."""
    trader = state.rules.catalog.deck.traders[state.trader]
    tracks = state.houses[seat].tracks
    found = []
    for row in range(len(ROW_NAMES)):
        track = paid_track(row)
        value = tracks[track] - (supplemented if track == TRADE else 0)
        if state.rules.waives_rest or value >= trader.pays[row]:
            found.append(row)
    return found


def is_home_free(state: ThroneState, has_traded: bool) -> bool:
    """Whether Commerce in the own Market takes no marker: the first of a turn (TH-DEC-26)."""
    return forbids(state, OWN_MARKET_FREE) and not (has_traded and state.rules.opens_once)


def markets(state: ThroneState, seat: int, markers: int, has_traded: bool) -> list[int]:
    """The Markets with an own Merchant; the own one needs a marker (TH-MERC-COM-01, -07)."""
    house, home = state.houses[seat], state.homes[seat]
    own_open = markers > 0 or is_home_free(state, has_traded)
    return [
        place
        for place in territories(state)
        if house.workers_at(MERCHANT, place) > 0 and (place != home or own_open)
    ]


@final
class Commerce(Unshown[ThroneState]):
    """Name a Market, a row, and abroad what to gain (TH-MERC-COM-01, -02, -05).

    `has_traded` says whether another Commerce was taken before in this turn.
    """

    __match_args__ = ("seat", "territory", "row", "has_traded")

    def __init__(
        self, seat: int, territory: int = BLANK, row: int = BLANK, has_traded: bool = False
    ) -> None:
        self.seat: Final = seat
        self.territory: Final = territory
        self.row: Final = row
        self.has_traded: Final = has_traded

    def decision(self, state: ThroneState) -> Decision:
        seat = self.seat
        if self.territory == BLANK:
            places = markets(state, seat, state.anarchy_left(), self.has_traded)
            return Decision(seat, "commerce_where", [TERRITORY[place] for place in places])
        about = (TERRITORY[self.territory],)
        if self.row == BLANK:
            return Decision(seat, "commerce_row", [ROW[r] for r in rows(state, seat)], about=about)
        return Decision(seat, "commerce_gain", [GAIN_TRACK, GAIN_INFLUENCE], about=(ROW[self.row],))

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        seat, place = self.seat, self.territory
        if place == BLANK:
            state.schedule(Commerce(seat, choice.number, BLANK, self.has_traded))
        elif self.row != BLANK:
            trade(state, self, self.row, choice == GAIN_INFLUENCE)
        elif place in (CENTRE, state.homes[seat]):
            trade(state, self, choice.number, False)
        else:
            state.schedule(Commerce(seat, place, choice.number, self.has_traded))

    def barred(self, state: ThroneState) -> list[Barred]:
        seat = self.seat
        if self.territory == BLANK:
            home = state.homes[seat]
            is_held = state.houses[seat].workers_at(MERCHANT, home) > 0
            is_open = home in markets(state, seat, state.anarchy_left(), self.has_traded)
            return [Barred(TERRITORY[home], "TH-ANAR-08")] if is_held and not is_open else []
        if self.row != BLANK:
            return []
        payable = rows(state, seat)
        return [Barred(ROW[row], "TH-MERC-COM-09") for row in range(len(ROW)) if row not in payable]

    def rewound(self) -> Commerce:
        return Commerce(self.seat, BLANK, BLANK, self.has_traded)

    def facts(self, state: ThroneState) -> Asked:
        found: Asked = {
            "commerce": is_home_free(state, self.has_traded),
            "stays": state.rules.merchant_stays,
        }
        if self.row != BLANK:
            found["row"] = ROW_NAMES[self.row]
        return found


def trade(state: ThroneState, deal: Commerce, row: int, for_influence: bool) -> None:
    """Marker and Merchant, then payment, then gain (TH-MERC-COM-03 to -08, -11, TH-AP-10)."""
    seat, place = deal.seat, deal.territory
    trader = state.rules.catalog.deck.traders[state.trader]
    pays, gains = trader.pays[row], trader.gains[row]
    owner = owner_of(state, place)
    state.tell(CommerceMade(seat, place, row, owner))
    if owner == seat and not is_home_free(state, deal.has_traded):
        take_anarchy(state, seat, FOR_OWN_MARKET)
        check_claims(state, seat)
    if owner != seat or not state.rules.merchant_stays:
        return_worker(state, seat, MERCHANT, place)
        state.tell(WorkerReturned(seat, MERCHANT, place, owner))
        check_claims(state, seat)
    paid = lower_track(state, seat, paid_track(row), pays)
    state.tell(TrackLowered(seat, paid_track(row), paid))
    check_claims(state, seat)
    opponent = BLANK if owner == seat else owner
    if opponent != BLANK:
        raised = raise_track(state, opponent, paid_track(row), pays)
        state.tell(TrackRaised(opponent, paid_track(row), raised))
        check_claims(state, seat)
    if for_influence:
        gain_influence(state, seat, gains)
    else:
        raised = raise_track(state, seat, gained_track(row), gains)
        state.tell(TrackRaised(seat, gained_track(row), raised))
    influence = gains if for_influence else 0
    facts = (place_of(state.homes[seat], place), opponent, row, paid, gains, influence)
    log_deed(state, seat, TRADED, facts)
    check_claims(state, seat)
