"""Gold, resources and Recruits: gains as far as there is anything, and payments (AR-SUP)."""

from __future__ import annotations

from typing import Any, Final, final

from tabard.core.state import Ask, Step
from tabard.core.values import Choice, Decision
from tabard.games.archon.action_events import GoodsGained, GoodsPaid, VpGained
from tabard.games.archon.kinds import (
    GAIN,
    GOODS,
    IRON,
    PAPYRUS,
    RESOURCES,
    SILVER,
    STONE,
)
from tabard.games.archon.rules import Gain
from tabard.games.archon.state import (
    ArchonState,
    draw_from_supply,
    earn,
    put_back,
    supply_of,
)


def gain_good(state: ArchonState, seat: int, good: int, amount: int) -> None:
    """A gain from the supply; what is not there is not gained (AR-SUP-02)."""
    if amount == 0:
        return
    taken = draw_from_supply(state, good, amount)
    state.houses[seat].goods[good] += taken
    if state.is_telling:
        state.tell(GoodsGained(seat, good, taken, amount - taken))


def gain_vp(state: ArchonState, seat: int, line: int, vp: int) -> None:
    """VP, told if there are any."""
    if vp == 0:
        return
    earn(state, seat, line, vp)
    if state.is_telling:
        state.tell(VpGained(seat, vp))


def receive(state: ArchonState, seat: int, gain: Gain, line: int) -> list[Step[Any]]:
    """Take a gain; the steps for what is to be chosen."""
    gain_vp(state, seat, line, gain.vp)
    for good in range(GOODS):
        gain_good(state, seat, good, gain.goods[good])
    return [OfferResource(seat) for _ in range(gain.any_resource)]


def pay(state: ArchonState, seat: int, amounts: list[int]) -> None:
    """Goods go back to where they come from (AR-ACT-03)."""
    goods = state.houses[seat].goods
    for good in range(GOODS):
        amount = amounts[good]
        if amount > 0:
            goods[good] -= amount
            assert goods[good] >= 0, "a cost is paid in full"
            put_back(state, good, amount)
    if state.is_telling and sum(amounts) > 0:
        state.tell(GoodsPaid(seat, tuple(amounts)))


def single(good: int, amount: int = 1) -> list[int]:
    """Amounts by good, of one good alone."""
    amounts = [0] * GOODS
    amounts[good] = amount
    return amounts


def is_payable(goods: list[int], amounts: list[int]) -> bool:
    """Whether goods cover amounts."""
    for good in range(GOODS):
        if goods[good] < amounts[good]:
            return False
    return True


def resources_in(goods: list[int]) -> int:
    """How many resources are among goods."""
    return goods[STONE] + goods[PAPYRUS] + goods[SILVER] + goods[IRON]


def cheaper(amounts: list[int], good: int, off: int) -> list[int]:
    """Amounts with so much less of a good; nothing falls below zero (AR-ACT-05)."""
    found = amounts[:]
    found[good] = max(0, found[good] - off)
    return found


def spares(goods: list[int], amounts: list[int]) -> list[int]:
    """Which resource of a cost can be left out so that the rest can be paid (AR-D13)."""
    return [
        good
        for good in RESOURCES
        if amounts[good] > 0 and is_payable(goods, cheaper(amounts, good, 1))
    ]


def resources_left(state: ArchonState) -> list[int]:
    """The resources of which the stockpile has any."""
    return [good for good in RESOURCES if supply_of(state, good) > 0]


@final
class OfferResource(Step[ArchonState]):
    """A resource of choice, if the stockpile has any (AR-SUP-02)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: ArchonState) -> None:
        if resources_in(state.stock) > 0:
            state.schedule(GainResource(self.seat))


@final
class GainResource(Ask[ArchonState]):
    """Which resource to take from the stockpile (AR-D09)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, state: ArchonState) -> Decision:
        return Decision(self.seat, "gain", [GAIN[good] for good in resources_left(state)])

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        gain_good(state, self.seat, choice.number, 1)
