"""Harvest and the Windmill (CV-HARV, CV-MILL)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.castellans.action_events import WindmillBuilt
from tabard.games.castellans.facts import action_costs, chosen, filled, price_facts
from tabard.games.castellans.goods import add_goods, fixed_magic, is_payable, magic_decision, pay
from tabard.games.castellans.guilds import Pushes
from tabard.games.castellans.kinds import (
    BUILD_WINDMILL,
    EDGE,
    EDGE_NAMES,
    EDGES,
    END,
    FOOD,
    HARVEST,
    MAGIC,
    SUB,
    WINDMILL,
)
from tabard.games.castellans.powers import bonuses_after
from tabard.games.castellans.shapes import Asked
from tabard.games.castellans.ships import sail_price
from tabard.games.castellans.state import CastellansState, mills_on
from tabard.games.castellans.steps import SideAsk, SideStep


@final
class HarvestDice(SideStep):
    """The faces of all own dice, then a push, then powers, then a Windmill (CV-HARV-03 to -05)."""

    def run(self, state: CastellansState) -> None:
        side, catalog = self.side, state.rules.catalog
        owner = state.sides[side]
        pushes = catalog.rewards.harvest
        for face in sorted([*owner.drafted, *owner.spent]):
            gain = catalog.faces[face]
            add_goods(state, side, gain.goods)
            pushes += gain.influence_any
        state.schedule(OfferWindmill(side))
        state.schedule_all(bonuses_after(state, side, HARVEST))
        state.schedule(Pushes(side, pushes))


def roads_open(state: CastellansState, side: int) -> list[int]:
    """Roads with a free dot where a Windmill can be paid for (CV-MILL-02, -03, -06)."""
    owner, catalog = state.sides[side], state.rules.catalog
    goods = owner.goods
    if owner.supply[WINDMILL] == 0:
        return []
    if not is_payable(goods[FOOD], goods[MAGIC], catalog.costs.mill_food):
        return []
    gold, slots = owner.gold(), catalog.city.slots
    found: list[int] = []
    for edge in range(EDGES):
        mills = mills_on(state, edge)
        if mills < slots[edge] and mills <= gold:
            found.append(edge)
    return found


@final
class OfferWindmill(SideStep):
    """After a Harvest one Windmill may be built (CV-MILL-01)."""

    def run(self, state: CastellansState) -> None:
        if roads_open(state, self.side):
            state.schedule(AskWindmill(self.side))


@final
class AskWindmill(SideAsk):
    """Whether to build one (CV-D20)."""

    def decision(self, state: CastellansState) -> Decision:
        return Decision(self.side, "sub_harvest", [SUB[BUILD_WINDMILL], END])

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        if choice != END:
            state.schedule(BuildWindmill(self.side))

    def facts(self, state: CastellansState) -> Asked:
        return {"costs": action_costs(state), "price": sail_price(state, False)}


@final
class BuildWindmill(Ask[CastellansState]):
    """Name a road, and how much of the cost is Magic (CV-D15, CV-D21)."""

    __match_args__ = ("side", "edge")

    def __init__(self, side: int, edge: int = BLANK) -> None:
        self.side: Final = side
        self.edge: Final = edge

    def decision(self, state: CastellansState) -> Decision:
        if self.edge == BLANK:
            roads = roads_open(state, self.side)
            return Decision(self.side, "mill_edge", [EDGE[edge] for edge in roads])
        return magic_decision(state, self.side, FOOD, state.rules.catalog.costs.mill_food)

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side = self.side
        if self.edge != BLANK:
            build_windmill(state, side, self.edge, choice.number)
            return
        magic = fixed_magic(state, side, FOOD, state.rules.catalog.costs.mill_food)
        if magic < 0:
            state.schedule(BuildWindmill(side, choice.number))
        else:
            build_windmill(state, side, choice.number, magic)

    def barred(self, state: CastellansState) -> list[Barred]:
        if self.edge != BLANK:
            return []
        open_to, slots = roads_open(state, self.side), state.rules.catalog.city.slots
        return [
            Barred(EDGE[e], "CV-MILL-03" if mills_on(state, e) == slots[e] else "CV-MILL-02")
            for e in range(EDGES)
            if e not in open_to
        ]

    def facts(self, state: CastellansState) -> Asked:
        gold: dict[str, int] = {name: mills_on(state, edge) for edge, name in enumerate(EDGE_NAMES)}
        at = None if self.edge == BLANK else EDGE_NAMES[self.edge]
        price = price_facts(FOOD, state.rules.catalog.costs.mill_food, gold, at)
        return {**price, "chosen": chosen(SUB[BUILD_WINDMILL], *filled(EDGE, self.edge))}


def build_windmill(state: CastellansState, side: int, edge: int, magic: int) -> None:
    """Pay and place; no Influence (CV-MILL-02, -05)."""
    pay(state, side, FOOD, state.rules.catalog.costs.mill_food, magic, mills_on(state, edge))
    place_windmill(state, side, edge)


def place_windmill(state: CastellansState, side: int, edge: int) -> None:
    """A Windmill goes to a road and stays."""
    owner = state.sides[side]
    owner.supply[WINDMILL] -= 1
    owner.mills[edge] += 1
    if state.is_telling:
        state.tell(WindmillBuilt(state.named(side), edge))
