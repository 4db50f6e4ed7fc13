"""Gold, resources and VP: gains within limits, payments with Magic (CV-RES, CV-PAY)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask
from tabard.core.values import BLANK, Choice, Decision
from tabard.games.castellans.action_events import GoodsGained, Paid, VpGained
from tabard.games.castellans.kinds import GOLD, GOODS, MAGIC, MAGIC_UNITS, RES, UNITS, WOOD
from tabard.games.castellans.shapes import Asked
from tabard.games.castellans.state import CastellansState, earn, limit_of


def add_good(state: CastellansState, side: int, good: int, amount: int) -> None:
    """A gain; what exceeds the limit is lost (CV-RES-06). Nothing gained is not told."""
    goods = state.sides[side].goods
    gained = min(amount, limit_of(state, side, good) - goods[good])
    goods[good] += gained
    if state.is_telling and amount > 0:
        state.tell(GoodsGained(state.named(side), good, gained, amount - gained))


def add_goods(state: CastellansState, side: int, amounts: list[int]) -> None:
    """Gains of several goods."""
    for good in range(GOODS):
        if amounts[good] > 0:
            add_good(state, side, good, amounts[good])


def add_vp(state: CastellansState, side: int, line: int, vp: int) -> None:
    """VP outside the Scoring phase (CV-RES-08). Nothing gained is not told."""
    if vp > 0:
        earn(state, side, line, vp)
        if state.is_telling:
            state.tell(VpGained(state.named(side), vp))


@final
class PickResource(Ask[CastellansState]):
    """Units of one resource of choice (CV-D07, CV-D27)."""

    __match_args__ = ("side", "units")

    def __init__(self, side: int, units: int) -> None:
        self.side: Final = side
        self.units: Final = units

    def decision(self, state: CastellansState) -> Decision:
        return Decision(self.side, "resource", RES[WOOD:], about=(UNITS[self.units],))

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        add_good(state, self.side, choice.number, self.units)

    def facts(self, state: CastellansState) -> Asked:
        return {"units": self.units}


def is_payable(stock: int, magic: int, units: int) -> bool:
    """Whether units of a physical resource can be paid, with Magic's help (CV-PAY-01 to -03)."""
    return stock + min(magic, units - 1) >= units


def least_magic(stock: int, units: int) -> int:
    """How much Magic a payment needs at least (CV-D15)."""
    return max(0, units - stock)


def most_magic(magic: int, units: int) -> int:
    """How much Magic a payment may use at most: one unit is the resource itself (CV-PAY-02)."""
    return max(0, min(units - 1, magic))


def magic_decision(state: CastellansState, side: int, good: int, units: int) -> Decision:
    """How much of a cost is paid with Magic: the payer's choice (CV-PAY-09)."""
    goods = state.sides[side].goods
    least, most = least_magic(goods[good], units), most_magic(goods[MAGIC], units)
    options = [MAGIC_UNITS[count] for count in range(least, most + 1)]
    return Decision(side, "magic", options, about=(RES[good], UNITS[units]))


def fixed_magic(state: CastellansState, side: int, good: int, units: int) -> int:
    """The amount of Magic if there is no choice; else BLANK, as a number less than none."""
    goods = state.sides[side].goods
    least = least_magic(goods[good], units)
    return least if least == most_magic(goods[MAGIC], units) else BLANK


def pay(state: CastellansState, side: int, good: int, units: int, magic: int, gold: int) -> None:
    """Units of a resource, some of them as Magic, and Gold (CV-PAY-01, -07).

    Nothing paid is not told.
    """
    goods = state.sides[side].goods
    goods[good] -= units - magic
    goods[MAGIC] -= magic
    goods[GOLD] -= gold
    is_paid = goods[good] >= 0 and goods[MAGIC] >= 0 and goods[GOLD] >= 0
    assert is_paid, "a cost is paid in full"
    if state.is_telling and units + gold > 0:
        state.tell(Paid(state.named(side), good, units - magic, magic, gold))


def pay_gold(state: CastellansState, side: int, gold: int) -> None:
    """Gold alone, which Magic never replaces (CV-PAY-04)."""
    pay(state, side, MAGIC, 0, 0, gold)
