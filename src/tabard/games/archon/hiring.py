"""Magisters: two at the beginning, more at the Guild Hall (AR-SETUP-15, AR-B-GUILD)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.archon.action_events import MagisterHired
from tabard.games.archon.facts import named
from tabard.games.archon.goods import gain_vp, pay
from tabard.games.archon.kinds import CARD_NAMES, COURTIER, MAGISTER, MAGISTERS
from tabard.games.archon.offers import payable_rows, row_cost
from tabard.games.archon.purse import pays, purse_of
from tabard.games.archon.shapes import Asked, Pile
from tabard.games.archon.state import MAGISTER_LINE, ArchonState
from tabard.games.archon.steps import CheaperAsk

FROM_PLAYED: Final = 0
FROM_HAND: Final = 1
FROM_RESERVE: Final = 2
PILE_NAMES: Final[list[Pile]] = ["played", "hand", "reserve"]


def first_rows(state: ArchonState, seat: int, taken: int) -> list[int]:
    """Rows to begin with that can be paid, so that a second, different one can be (AR-SETUP-15)."""
    rows, purse = state.rules.catalog.box.rows, purse_of(state.houses[seat].goods)
    found: list[int] = []
    for kind in MAGISTERS:
        price = rows[kind][0].cost.price
        if kind != taken and pays(purse, price):
            others = [other for other in MAGISTERS if other != kind]
            rest = purse - price
            if taken != BLANK or [one for one in others if pays(rest, rows[one][0].cost.price)]:
                found.append(kind)
    return found


@final
class BuyMagister(Ask[ArchonState]):
    """Two different Magisters before the first round (AR-SETUP-15, AR-D01)."""

    __match_args__ = ("seat", "taken")

    def __init__(self, seat: int, taken: int = BLANK) -> None:
        self.seat: Final = seat
        self.taken: Final = taken

    def decision(self, state: ArchonState) -> Decision:
        options = [MAGISTER[kind] for kind in first_rows(state, self.seat, self.taken)]
        return Decision(self.seat, "first_magister", options)

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        seat, kind = self.seat, choice.number
        space = state.rules.catalog.box.rows[kind][0]
        state.tell(MagisterHired(seat, kind, 1, FROM_PLAYED, False, False))
        pay(state, seat, space.cost.goods)
        state.houses[seat].played[kind] += 1
        if state.rules.scores_setup:
            gain_vp(state, seat, MAGISTER_LINE, space.vp)
        if self.taken == BLANK:
            state.schedule(BuyMagister(seat, kind))

    def barred(self, state: ArchonState) -> list[Barred]:
        return [] if self.taken == BLANK else [Barred(MAGISTER[self.taken], "AR-SETUP-15")]

    def facts(self, state: ArchonState) -> Asked:
        rows = state.rules.catalog.box.rows
        return {"costs": {CARD_NAMES[kind]: named(rows[kind][0].cost.goods) for kind in MAGISTERS}}


@final
class Hire(CheaperAsk):
    """Which Magister to hire; he takes the place of a Courtier (AR-B-GUILD-01 to -03, AR-D11)."""

    def decision(self, state: ArchonState) -> Decision:
        seat = self.seat
        rows = payable_rows(state, seat, purse_of(state.houses[seat].goods), self.off)
        return Decision(seat, "hire", [MAGISTER[kind] for kind in rows])

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        seat, kind = self.seat, choice.number
        house = state.houses[seat]
        cost, reached = row_cost(state, seat, kind, self.off), house.owned(kind)
        space = state.rules.catalog.box.rows[kind][reached]
        pile = pile_of_courtier(state, seat)
        tells = state.hides and state.rules.hand_first and house.played[COURTIER] > 0
        state.tell(MagisterHired(seat, kind, reached + 1, pile, state.hides, tells))
        pay(state, seat, cost)
        replace_courtier(state, seat, kind, pile)
        gain_vp(state, seat, MAGISTER_LINE, space.vp)

    def barred(self, state: ArchonState) -> list[Barred]:
        house = state.houses[self.seat]
        rows = payable_rows(state, self.seat, purse_of(house.goods), self.off)
        full = [len(row) for row in state.rules.catalog.box.rows]
        return [
            Barred(
                MAGISTER[kind],
                "AR-B-GUILD-04" if house.owned(kind) == full[kind] else "AR-B-GUILD-01",
            )
            for kind in MAGISTERS
            if kind not in rows
        ]

    def facts(self, state: ArchonState) -> Asked:
        """What the next space of each row costs and gives."""
        rows, house = state.rules.catalog.box.rows, state.houses[self.seat]
        going_on = [kind for kind in MAGISTERS if house.owned(kind) < len(rows[kind])]
        return {
            "costs": {
                CARD_NAMES[kind]: named(row_cost(state, self.seat, kind, self.off))
                for kind in going_on
            },
            "worth": {CARD_NAMES[kind]: rows[kind][house.owned(kind)].vp for kind in going_on},
        }


def pile_of_courtier(state: ArchonState, seat: int) -> int:
    """From where the Courtier is taken (AR-B-GUILD-03, AR-R12)."""
    house = state.houses[seat]
    order = [FROM_PLAYED, FROM_HAND]
    if state.rules.hand_first:
        order = [FROM_HAND, FROM_PLAYED]
    for pile in order:
        if (house.played if pile == FROM_PLAYED else house.hand)[COURTIER] > 0:
            return pile
    return FROM_RESERVE


def replace_courtier(state: ArchonState, seat: int, kind: int, pile: int) -> None:
    """A Courtier goes back to the box, the Magister takes exactly his place (AR-B-GUILD-02).

    What others can conclude from it is kept: that it happened unseen, or that no Courtier was in
    hand (AR-INFO-02).
    """
    house = state.houses[seat]
    cards = house.played
    if pile == FROM_HAND:
        cards = house.hand
    elif pile == FROM_RESERVE:
        cards = house.reserve
    cards[COURTIER] -= 1
    cards[kind] += 1
    if not state.hides:
        return
    if pile != FROM_PLAYED and house.is_courtless:
        house.stored = (*house.stored, kind)
    elif pile != FROM_PLAYED:
        house.arrivals = (*house.arrivals, kind)
        if house.played[COURTIER] > 0:
            house.settled = len(house.arrivals)
    elif state.rules.hand_first:
        house.is_courtless = True
