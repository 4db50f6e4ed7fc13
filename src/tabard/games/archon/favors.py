"""King's Favors (AR-B-PALACE)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Unshown
from tabard.core.values import BLANK, DONE, Choice, Decision
from tabard.games.archon.action_events import CubesSwapped, FavorUsed
from tabard.games.archon.cards import BuyCheaper
from tabard.games.archon.goods import (
    gain_vp,
    pay,
    receive,
    resources_in,
    resources_left,
    single,
)
from tabard.games.archon.hiring import Hire
from tabard.games.archon.kinds import (
    AMOUNT,
    ARTS,
    ARTS_CHEAPER,
    BUILD_CHEAPER,
    EXCHANGE,
    MAGISTER_CHEAPER,
    MAGISTERS,
    PAY,
    RESOURCES,
    SCIENCE,
    SCIENCE_CHEAPER,
    SWAP_IN,
    SWAP_OUT,
    VP_PER_MAGISTER_KIND,
    VP_PER_WARRIOR,
    WARRIOR_CHEAPER,
)
from tabard.games.archon.shapes import Asked
from tabard.games.archon.state import FAVOR_LINE, ArchonState, warriors_of
from tabard.games.archon.steps import FavorStep, LeftAsk, LeftStep
from tabard.games.archon.tiles import Build
from tabard.games.archon.wall import PostWarrior


@final
class UseFavor(FavorStep):
    """Pay the cost, then gain what the card gives (AR-B-PALACE-01, -03)."""

    def run(self, state: ArchonState) -> None:
        seat, favor = self.seat, self.favor
        card = state.rules.catalog.box.favors[favor]
        state.tell(FavorUsed(seat, favor))
        pay(state, seat, card.cost.goods)
        state.schedule(GainFavor(seat, favor))
        if card.cost.any_resource > 0:
            state.schedule(PayAny(seat, card.cost.any_resource))


@final
class PayAny(LeftAsk):
    """Which resource of choice to pay (AR-D13)."""

    def decision(self, state: ArchonState) -> Decision:
        goods = state.houses[self.seat].goods
        return Decision(self.seat, "pay", [PAY[good] for good in RESOURCES if goods[good] > 0])

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        pay(state, self.seat, single(choice.number))
        if self.left > 1:
            state.schedule(PayAny(self.seat, self.left - 1))


@final
class GainFavor(FavorStep):
    """What a favor gives, its cost being paid."""

    def run(self, state: ArchonState) -> None:
        seat = self.seat
        card = state.rules.catalog.box.favors[self.favor]
        word, amount = card.word, card.amount
        steps = receive(state, seat, card.gain, FAVOR_LINE)
        if word == VP_PER_MAGISTER_KIND:
            house = state.houses[seat]
            kinds = len([kind for kind in MAGISTERS if house.owned(kind) > 0])
            gain_vp(state, seat, FAVOR_LINE, amount * kinds)
        elif word == VP_PER_WARRIOR:
            gain_vp(state, seat, FAVOR_LINE, amount * warriors_of(state, seat))
        elif word == EXCHANGE:
            steps.append(OfferSwap(seat, amount))
        elif word == BUILD_CHEAPER:
            steps.append(Build(seat, amount))
        elif word == WARRIOR_CHEAPER:
            steps.append(PostWarrior(seat, amount))
        elif word == MAGISTER_CHEAPER:
            steps.append(Hire(seat, amount))
        elif word in (SCIENCE_CHEAPER, ARTS_CHEAPER):
            steps.append(BuyCheaper(seat, SCIENCE if word == SCIENCE_CHEAPER else ARTS))
        state.schedule(*steps)


@final
class OfferSwap(LeftStep):
    """Exchanges, as long as there is anything to exchange."""

    def run(self, state: ArchonState) -> None:
        has_any = resources_in(state.houses[self.seat].goods) > 0
        if self.left > 0 and has_any and resources_in(state.stock) > 0:
            state.schedule(Swap(self.seat, self.left))


@final
class Swap(Unshown[ArchonState]):
    """Give a cube, then take another one; or be done (AR-D14)."""

    __match_args__ = ("seat", "left", "given")

    def __init__(self, seat: int, left: int, given: int = BLANK) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.given: Final = given

    def decision(self, state: ArchonState) -> Decision:
        seat = self.seat
        if self.given == BLANK:
            goods = state.houses[seat].goods
            options = [
                SWAP_OUT[good] for good in RESOURCES if goods[good] > 0 and others(state, good)
            ]
            return Decision(seat, "swap_out", [*options, DONE], about=(AMOUNT[self.left],))
        options = [SWAP_IN[good] for good in others(state, self.given)]
        return Decision(seat, "swap_in", options, about=(SWAP_OUT[self.given],))

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        seat = self.seat
        if choice == DONE:
            return
        if self.given == BLANK:
            state.schedule(Swap(seat, self.left, choice.number))
            return
        goods, taken = state.houses[seat].goods, choice.number
        goods[self.given] -= 1
        state.stock[self.given] += 1
        goods[taken] += 1
        state.stock[taken] -= 1
        state.tell(CubesSwapped(seat, self.given, taken))
        state.schedule(OfferSwap(seat, self.left - 1))

    def facts(self, state: ArchonState) -> Asked:
        return {"left": self.left}

    def rewound(self) -> Swap:
        return Swap(self.seat, self.left)


def others(state: ArchonState, given: int) -> list[int]:
    """The other resources of which the stockpile has any."""
    return [good for good in resources_left(state) if good != given]
