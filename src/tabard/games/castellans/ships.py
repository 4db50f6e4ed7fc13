"""Ships: the Shipyard, and Sail (CV-SHIP, CV-SAIL)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.castellans.action_events import ShipSailed, TokenPlaced
from tabard.games.castellans.facts import chosen, filled, token_facts
from tabard.games.castellans.goods import (
    fixed_magic,
    is_payable,
    magic_decision,
    pay,
    pay_gold,
)
from tabard.games.castellans.kinds import (
    AT,
    DISTRICTS,
    FROM,
    MAGIC,
    SAIL,
    SHIP,
    SHIPYARD,
    SKIP,
    SUB,
    WOOD,
)
from tabard.games.castellans.shapes import Asked
from tabard.games.castellans.state import CastellansState, tokens_in
from tabard.games.castellans.steps import SideAsk, SideStep


def place_token(state: CastellansState, side: int, kind: int, district: int) -> None:
    """A token of one's own goes to a District and stays (CV-GEN-11)."""
    owner = state.sides[side]
    assert owner.supply[kind] > 0, "no such token is left on the board"
    owner.supply[kind] -= 1
    owner.tokens[kind * DISTRICTS + district] += 1
    if state.is_telling:
        state.tell(TokenPlaced(state.named(side), kind, district))


def has_ship_to_build(state: CastellansState, side: int) -> bool:
    """Whether a Ship is left and can be paid for but for the surcharge (CV-SHIP-02, -04)."""
    owner = state.sides[side]
    goods = owner.goods
    wood = state.rules.catalog.costs.ship_wood
    return owner.supply[SHIP] > 0 and is_payable(goods[WOOD], goods[MAGIC], wood)


def shipyards(state: CastellansState, side: int) -> list[int]:
    """The Districts where a Ship can be built and paid for (CV-SHIP-02 to -04)."""
    if not has_ship_to_build(state, side):
        return []
    gold = state.sides[side].gold()
    return [place for place in range(DISTRICTS) if tokens_in(state, SHIP, place) <= gold]


def may_build_ship(state: CastellansState, side: int) -> bool:
    """Whether there is such a District."""
    if has_ship_to_build(state, side):
        gold = state.sides[side].gold()
        for place in range(DISTRICTS):
            if tokens_in(state, SHIP, place) <= gold:
                return True
    return False


@final
class BuildShip(Ask[CastellansState]):
    """Name a District, and how much of the cost is Magic (CV-D13, CV-D15)."""

    __match_args__ = ("side", "district")

    def __init__(self, side: int, district: int = BLANK) -> None:
        self.side: Final = side
        self.district: Final = district

    def decision(self, state: CastellansState) -> Decision:
        if self.district == BLANK:
            places = shipyards(state, self.side)
            return Decision(self.side, "ship_at", [AT[place] for place in places])
        return magic_decision(state, self.side, WOOD, state.rules.catalog.costs.ship_wood)

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side = self.side
        if self.district != BLANK:
            build_ship(state, side, self.district, choice.number)
            return
        magic = fixed_magic(state, side, WOOD, state.rules.catalog.costs.ship_wood)
        if magic < 0:
            state.schedule(BuildShip(side, choice.number))
        else:
            build_ship(state, side, choice.number, magic)

    def barred(self, state: CastellansState) -> list[Barred]:
        if self.district != BLANK:
            return []
        open_to = shipyards(state, self.side)
        return [Barred(AT[p], "CV-SHIP-02") for p in range(DISTRICTS) if p not in open_to]

    def facts(self, state: CastellansState) -> Asked:
        units = state.rules.catalog.costs.ship_wood
        price = token_facts(state, WOOD, units, SHIP, self.district)
        return {**price, "chosen": chosen(SUB[SHIPYARD], *filled(AT, self.district))}


def build_ship(state: CastellansState, side: int, district: int, magic: int) -> None:
    """Pay and place; no Influence (CV-SHIP-02, -05)."""
    wood = state.rules.catalog.costs.ship_wood
    pay(state, side, WOOD, wood, magic, tokens_in(state, SHIP, district))
    place_token(state, side, SHIP, district)


def ship_places(state: CastellansState, side: int) -> list[int]:
    """The Districts with an own Ship (CV-SAIL-03)."""
    owner = state.sides[side]
    return [place for place in range(DISTRICTS) if owner.tokens_at(SHIP, place) > 0]


def sail_price(state: CastellansState, is_granted: bool) -> int:
    """What a Sail costs; a granted one nothing, unless the table decided otherwise (CV-R20)."""
    return 0 if is_granted and state.rules.is_sail_free else state.rules.catalog.costs.sail_gold


def may_sail(state: CastellansState, side: int, is_granted: bool) -> bool:
    """Whether a Sail can be paid and an own Ship stands in the city (CV-SAIL-01, -03)."""
    owner = state.sides[side]
    return (
        owner.gold() >= sail_price(state, is_granted)
        and owner.supply[SHIP] < state.rules.catalog.supply[SHIP]
    )


@final
class MoveShip(Ask[CastellansState]):
    """From where, and to which other District, a Ship sails (CV-D25)."""

    __match_args__ = ("side", "is_granted", "origin")

    def __init__(self, side: int, is_granted: bool, origin: int = BLANK) -> None:
        self.side: Final = side
        self.is_granted: Final = is_granted
        self.origin: Final = origin

    def decision(self, state: CastellansState) -> Decision:
        if self.origin == BLANK:
            places = ship_places(state, self.side)
            return Decision(self.side, "sail_from", [FROM[place] for place in places])
        options = [AT[place] for place in range(DISTRICTS) if place != self.origin]
        return Decision(self.side, "sail_to", options, about=(FROM[self.origin],))

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        if self.origin == BLANK:
            state.schedule(MoveShip(self.side, self.is_granted, choice.number))
            return
        pay_gold(state, self.side, sail_price(state, self.is_granted))
        sail(state, self.side, self.origin, choice.number)

    def barred(self, state: CastellansState) -> list[Barred]:
        return [] if self.origin == BLANK else [Barred(AT[self.origin], "CV-SAIL-02")]

    def facts(self, state: CastellansState) -> Asked:
        named = chosen(SUB[SAIL], *filled(FROM, self.origin))
        return {"price": sail_price(state, self.is_granted), "chosen": named}


def sail(state: CastellansState, side: int, origin: int, district: int) -> None:
    """A Ship leaves one District for another; no Influence (CV-SAIL-02, -04)."""
    tokens = state.sides[side].tokens
    tokens[SHIP * DISTRICTS + origin] -= 1
    tokens[SHIP * DISTRICTS + district] += 1
    if state.is_telling:
        state.tell(ShipSailed(state.named(side), origin, district))


@final
class GrantedSail(SideStep):
    """A Sail that a Citizen grants; without a Ship it is skipped (CV-SAIL-06, CV-GEN-10)."""

    def run(self, state: CastellansState) -> None:
        if may_sail(state, self.side, True):
            state.schedule(OfferSail(self.side))


@final
class OfferSail(SideAsk):
    """Whether to use a granted Sail (CV-D26)."""

    def decision(self, state: CastellansState) -> Decision:
        return Decision(self.side, "offer_sail", [SUB[SAIL], SKIP])

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        if choice != SKIP:
            state.schedule(MoveShip(self.side, True))

    def facts(self, state: CastellansState) -> Asked:
        return {"price": sail_price(state, True)}
