"""What the ten buildings do (AR-B, AR-TILE, AR-MERCHANT)."""

from __future__ import annotations

from typing import Any, Final, final

from tabard.core.state import Ask, Step
from tabard.core.values import DONE, Barred, Choice, Decision
from tabard.games.archon.action_events import CubeTaken, TradeMade
from tabard.games.archon.cards import BuyCard
from tabard.games.archon.favors import UseFavor
from tabard.games.archon.goods import (
    gain_good,
    pay,
    resources_in,
    resources_left,
    single,
)
from tabard.games.archon.hiring import Hire
from tabard.games.archon.kinds import (
    ACADEMY,
    AMOUNT,
    ARTS,
    BARRACKS,
    BUILDERS_GUILD,
    BUY,
    GOLD,
    GUILD_HALL,
    MARKETPLACE,
    PALACE,
    PLANETARIUM,
    RECRUIT,
    RESOURCES,
    ROYAL_GUARD,
    SCIENCE,
    SELL,
    TAKE,
    TREASURY,
)
from tabard.games.archon.offers import extra, purchase_price, trades_of
from tabard.games.archon.shapes import Asked
from tabard.games.archon.state import ArchonState, supply_of
from tabard.games.archon.steps import LeftAsk, LeftStep
from tabard.games.archon.tiles import Build
from tabard.games.archon.wall import PostWarrior


def action_step(
    state: ArchonState, seat: int, slot: int, kind: int, has_benefit: bool
) -> Step[Any]:
    """The step with which the action of a slot begins."""
    building = state.rules.catalog.slots[slot].building
    if building == PALACE:
        return UseFavor(seat, state.favors[slot])
    if building == PLANETARIUM:
        return BuyCard(seat, SCIENCE)
    if building == ACADEMY:
        return BuyCard(seat, ARTS)
    if building == MARKETPLACE:
        return Trade(seat, trades_of(state, seat), True, False)
    if building == ROYAL_GUARD:
        return PostWarrior(seat, 0)
    if building == GUILD_HALL:
        return Hire(seat, 0)
    if building == BUILDERS_GUILD:
        return Build(seat, 0)
    return Collect(seat, building, extra(state, seat, building, kind, has_benefit))


@final
class Collect(Step[ArchonState]):
    """Treasury, Repository and Barracks give what they have (AR-B-TREASURY-01 ff.)."""

    __match_args__ = ("seat", "building", "extra")

    def __init__(self, seat: int, building: int, extra: int) -> None:
        self.seat: Final = seat
        self.building: Final = building
        self.extra: Final = extra

    def run(self, state: ArchonState) -> None:
        gain = state.rules.catalog.gains[self.building]
        if self.building == TREASURY:
            gain_good(state, self.seat, GOLD, gain.goods[GOLD] + self.extra)
        elif self.building == BARRACKS:
            gain_good(state, self.seat, RECRUIT, gain.goods[RECRUIT] + self.extra)
        else:
            state.schedule(OfferCube(self.seat, gain.any_resource + self.extra))


@final
class OfferCube(LeftStep):
    """Cubes from the Repository, as long as one lies there (AR-B-REPOSITORY-02)."""

    def run(self, state: ArchonState) -> None:
        if self.left > 0 and resources_in(state.repository) > 0:
            state.schedule(TakeCube(self.seat, self.left))


@final
class TakeCube(LeftAsk):
    """Which cube to take from the Repository (AR-D06)."""

    def decision(self, state: ArchonState) -> Decision:
        options = [TAKE[good] for good in RESOURCES if state.repository[good] > 0]
        return Decision(self.seat, "take", options, about=(AMOUNT[self.left],))

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        good = choice.number
        state.repository[good] -= 1
        state.houses[self.seat].goods[good] += 1
        state.tell(CubeTaken(self.seat, good))
        state.schedule(OfferCube(self.seat, self.left - 1))

    def facts(self, state: ArchonState) -> Asked:
        return {"left": self.left}


def purchases(state: ArchonState, seat: int, is_first: bool) -> list[int]:
    """Cubes that can be bought now."""
    if state.houses[seat].goods[GOLD] < purchase_price(state, seat, is_first):
        return []
    return resources_left(state)


def sales(state: ArchonState, seat: int) -> list[int]:
    """Cubes that can be sold now."""
    if supply_of(state, GOLD) < state.rules.catalog.sell_price:
        return []
    goods = state.houses[seat].goods
    return [good for good in RESOURCES if goods[good] > 0]


@final
class OfferTrade(Step[ArchonState]):
    """Further trades, as far as any can be made."""

    __match_args__ = ("seat", "left", "is_first_purchase")

    def __init__(self, seat: int, left: int, is_first_purchase: bool) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.is_first_purchase: Final = is_first_purchase

    def run(self, state: ArchonState) -> None:
        seat, is_first = self.seat, self.is_first_purchase
        if self.left > 0 and (purchases(state, seat, is_first) or sales(state, seat)):
            state.schedule(Trade(seat, self.left, is_first, True))


@final
class Trade(Ask[ArchonState]):
    """Buy or sell a cube; the first trade must be made (AR-B-MARKET-01, -02, AR-D07)."""

    __match_args__ = ("seat", "left", "is_first_purchase", "has_traded")

    def __init__(self, seat: int, left: int, is_first_purchase: bool, has_traded: bool) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.is_first_purchase: Final = is_first_purchase
        self.has_traded: Final = has_traded

    def decision(self, state: ArchonState) -> Decision:
        seat = self.seat
        options = [BUY[good] for good in purchases(state, seat, self.is_first_purchase)]
        options.extend([SELL[good] for good in sales(state, seat)])
        if self.has_traded:
            options.append(DONE)
        return Decision(seat, "trade", options, about=(AMOUNT[self.left],))

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        if choice == DONE:
            return
        seat, good = self.seat, choice.number
        is_first, is_purchase = self.is_first_purchase, choice.kind == "buy"
        if is_purchase:
            price = purchase_price(state, seat, is_first)
            state.tell(TradeMade(seat, good, True, price))
            pay(state, seat, single(GOLD, price))
            gain_good(state, seat, good, 1)
        else:
            price = state.rules.catalog.sell_price
            state.tell(TradeMade(seat, good, False, price))
            pay(state, seat, single(good))
            gain_good(state, seat, GOLD, price)
        state.schedule(OfferTrade(seat, self.left - 1, is_first and not is_purchase))

    def barred(self, state: ArchonState) -> list[Barred]:
        open_to = purchases(state, self.seat, self.is_first_purchase)
        return [Barred(BUY[good], "AR-B-MARKET-01") for good in RESOURCES if good not in open_to]

    def facts(self, state: ArchonState) -> Asked:
        price = purchase_price(state, self.seat, self.is_first_purchase)
        return {"left": self.left, "buy": price, "sell": state.rules.catalog.sell_price}
