"""Turns: a card for a slot, a Figure there, the action at once; or passing (AR-ROUND, AR-PASS)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Step, Unshown
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.archon.action_events import (
    FigurePlaced,
    Passed,
    SecondActionDeclined,
    TaxPaid,
    TokenPlaced,
)
from tabard.games.archon.buildings import action_step
from tabard.games.archon.facts import acts_of
from tabard.games.archon.kinds import (
    BENEFIT_NO,
    BENEFIT_YES,
    CARD_NAMES,
    COURTIER,
    GOLD,
    NO_SECOND_ACTION,
    PALACE,
    PASS,
    SCRIBE,
    TAX_COLLECTOR,
    WITH,
)
from tabard.games.archon.shapes import Asked
from tabard.games.archon.slots import (
    benefits,
    can_enter,
    can_enter_free,
    cards_needed,
    has_tokens,
    has_way,
    is_open,
    tax_due,
    taxes,
    usable_slots,
    ways,
)
from tabard.games.archon.state import ArchonState, House, figures_left


@final
class NextTurn(Step[ArchonState]):
    """Round and round in player order, until all have passed (AR-ROUND-01, -09)."""

    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, state: ArchonState) -> None:
        for distance in range(state.seats):
            place = (self.place + distance) % state.seats
            seat = state.order[place]
            house = state.houses[seat]
            if house.has_passed():
                continue
            state.schedule(NextTurn((place + 1) % state.seats))
            if house.in_hand() == 0:
                leave_round(state, seat)
            else:
                state.schedule(Enter(seat, False))
            return


def leave_round(state: ArchonState, seat: int) -> None:
    """Pass, and announce how many cards are unused (AR-PASS-02 to -04)."""
    house = state.houses[seat]
    house.unused = house.in_hand()
    state.tell(Passed(seat, house.unused))


@final
class Enter(Unshown[ArchonState]):
    """Name a slot, a kind of card and, if there is a choice, whether to use its benefit.

    The first action of a turn can be passing, the second after a Scribe can be declined (AR-D03 to
    -D05, AR-D15). Whoever holds a card is asked, even if nothing else is possible (AR-INFO-03).
    """

    __match_args__ = ("seat", "is_second", "slot", "kind")

    def __init__(self, seat: int, is_second: bool, slot: int = BLANK, kind: int = BLANK) -> None:
        self.seat: Final = seat
        self.is_second: Final = is_second
        self.slot: Final = slot
        self.kind: Final = kind

    def decision(self, state: ArchonState) -> Decision:
        seat, catalog = self.seat, state.rules.catalog
        if self.slot == BLANK:
            options = [catalog.slot[slot] for slot in usable_slots(state, seat)]
            options.append(NO_SECOND_ACTION if self.is_second else PASS)
            return Decision(seat, "second" if self.is_second else "turn", options, waits=True)
        slot = catalog.slot[self.slot]
        if self.kind == BLANK:
            kinds = [WITH[kind] for kind in ways(state, seat, self.slot)]
            return Decision(seat, "with", kinds, waits=True, about=(slot,))
        found = benefits(state, seat, self.slot, self.kind)
        answers = [BENEFIT_YES if has_benefit else BENEFIT_NO for has_benefit in found]
        return Decision(seat, "benefit", answers, about=(slot, WITH[self.kind]))

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        seat, slot, kind = self.seat, self.slot, self.kind
        if choice.number == BLANK and self.is_second:
            state.tell(SecondActionDeclined(seat))
        elif choice.number == BLANK:
            leave_round(state, seat)
        elif slot == BLANK:
            state.schedule(Enter(seat, self.is_second, choice.number))
        elif kind == BLANK:
            found = benefits(state, seat, slot, choice.number)
            if len(found) == 1:
                use_slot(state, seat, slot, choice.number, found[0], self.is_second)
            else:
                state.schedule(Enter(seat, self.is_second, slot, choice.number))
        else:
            use_slot(state, seat, slot, kind, choice == BENEFIT_YES, self.is_second)

    def barred(self, state: ArchonState) -> list[Barred]:
        if self.slot != BLANK:
            return []
        usable = usable_slots(state, self.seat)
        found: list[Barred] = []
        for slot, choice in enumerate(state.rules.catalog.slot):
            if slot not in usable:
                reason = why_barred(state, self.seat, slot)
                if reason:
                    found.append(Barred(choice, reason))
        return found

    def facts(self, state: ArchonState) -> Asked:
        catalog = state.rules.catalog
        return {
            "second": self.is_second,
            "slot": None if self.slot == BLANK else catalog.slots[self.slot].key,
            "kind": None if self.kind == BLANK else CARD_NAMES[self.kind],
            "usable": [catalog.slots[slot].key for slot in usable_slots(state, self.seat)],
            "merchant": catalog.merchant_bonus,
            "tax": catalog.tax,
            "acts": acts_of(state, self.seat),
        }

    def rewound(self) -> Enter:
        return Enter(self.seat, self.is_second)


def why_barred(state: ArchonState, seat: int, slot: int) -> str:
    """The clause that bars a slot; empty for favor slots that are not there."""
    if not is_open(state, slot):
        is_favor = state.rules.catalog.slots[slot].building == PALACE
        return "" if is_favor else "AR-ROUND-06"
    if figures_left(state, seat) == 0:
        return "AR-ROUND-08"
    if not has_way(state, seat, slot, True):  # a Magister enters any free slot
        return "AR-ROUND-05"
    goods = state.houses[seat].goods
    if not can_enter_free(state, seat, slot):
        return "AR-ROUND-07"
    due = tax_due(state, seat, state.rules.catalog.slots[slot].building)
    if due > goods[GOLD] and not state.rules.lets_broke_in:
        return "AR-TAX-06"
    return "AR-ROUND-04" if can_enter(state, seat, slot) else "AR-ROUND-07"


def use_slot(
    state: ArchonState, seat: int, slot: int, kind: int, has_benefit: bool, is_second: bool
) -> None:
    """Cards, token, tax, Figure, action, and after a Scribe one more (AR-ACT-01)."""
    house = state.houses[seat]
    count = cards_needed(state, slot) if kind == COURTIER else 1
    house.hand[kind] -= count
    house.played[kind] += count
    if state.hides:
        note_played(house, kind)
    if state.is_telling:
        state.tell(FigurePlaced(seat, slot, kind, count, has_benefit, state.hides))
    building = state.rules.catalog.slots[slot].building
    if kind == TAX_COLLECTOR and has_benefit:
        state.tokens[slot] = (*state.tokens[slot], seat)
        state.tell(TokenPlaced(seat, building))
    else:
        pay_taxes(state, seat, building)
    if kind == COURTIER and state.figures[slot]:
        house.passages += 1
    state.figures[slot] = (*state.figures[slot], seat)
    if kind == SCRIBE and not is_second:
        state.schedule(SecondAction(seat))
    state.schedule(action_step(state, seat, slot, kind, has_benefit))


def note_played(house: House, kind: int) -> None:
    """What a card played tells of Magisters that came unseen (AR-INFO-02).

    They came to the hand before any came to the reserve. So a Courtier from the hand tells that all
    came there, and a Magister who can be nobody else that he did, and all before him.
    """
    if kind == COURTIER:
        house.settled = len(house.arrivals)
    elif kind in house.arrivals:
        place = house.arrivals.index(kind)
        unseen = house.hand[kind] + house.reserve[kind] + 1
        if place < house.settled:
            house.settled -= 1
        elif unseen == house.arrivals.count(kind) + house.stored.count(kind):
            house.settled = place
        house.arrivals = house.arrivals[:place] + house.arrivals[place + 1 :]


def pay_taxes(state: ArchonState, seat: int, building: int) -> None:
    """Gold for the owners of tokens, coin by coin in player order if it is short (AR-TAX-02)."""
    if not has_tokens(state, building):
        return
    due = taxes(state, seat, building)
    purse = state.houses[seat].goods
    while sum(due) > 0 and purse[GOLD] > 0:
        for owner in state.order:
            paid = min(due[owner], purse[GOLD])
            if state.rules.lets_broke_in:
                paid = min(1, paid)
            if paid > 0:
                due[owner] -= paid
                purse[GOLD] -= paid
                state.houses[owner].goods[GOLD] += paid
                state.tell(TaxPaid(seat, owner, paid))


@final
class SecondAction(Step[ArchonState]):
    """After an action with a Scribe, while a card is left (AR-SCRIBE-01, AR-INFO-03)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: ArchonState) -> None:
        if state.houses[self.seat].in_hand() > 0:
            state.schedule(Enter(self.seat, True))
