"""Manors and Temples (CV-MANOR, CV-TEMPLE)."""

from __future__ import annotations

from typing import Any, Final, final

from tabard.core.state import Ask, Step
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.castellans.action_events import CrateUnlocked, ManorBuilt, PowerUsed
from tabard.games.castellans.facts import chosen, filled, token_facts
from tabard.games.castellans.goods import add_good, fixed_magic, magic_decision, pay
from tabard.games.castellans.guilds import district_pushes
from tabard.games.castellans.kinds import (
    ADVENTURER,
    AT,
    BANKER,
    BUILD_MANOR,
    BUILD_TEMPLE,
    DISTRICTS,
    DO,
    GOLD,
    LIGHTHOUSE_KEEPER,
    MANOR,
    MANOR_ID,
    MANORS,
    RESOURCES,
    STONE,
    TAKE,
    TEMPLE,
    WOOD,
)
from tabard.games.castellans.possible import has_lighthouse, manor_sites, temple_sites
from tabard.games.castellans.powers import bonuses_after
from tabard.games.castellans.shapes import Asked
from tabard.games.castellans.ships import place_token
from tabard.games.castellans.state import CastellansState, tokens_in
from tabard.games.castellans.steps import SideAsk


def manors_for(state: CastellansState, side: int, district: int) -> list[int]:
    """Own Manors that may go to a District: one Lighthouse stands there at most (CV-MANOR-06)."""
    manors = state.sides[side].manors
    is_lit = has_lighthouse(state, district)
    return [
        manor
        for manor in range(MANORS)
        if manors[manor] == BLANK and not (is_lit and manor == LIGHTHOUSE_KEEPER)
    ]


def place_manor(state: CastellansState, side: int, manor: int, district: int) -> list[Step[Any]]:
    """Move a Manor to the city and unlock its power; the steps of a power that works at once."""
    owner = state.sides[side]
    owner.manors[manor] = district
    owner.supply[MANOR] -= 1
    owner.tokens[MANOR * DISTRICTS + district] += 1
    if state.is_telling:
        state.tell(ManorBuilt(state.named(side), manor, district))
    if state.is_opponent(side):
        return []
    if manor == BANKER:
        owner.crates += state.rules.catalog.manors[BANKER].crates
        state.tell(CrateUnlocked(side, owner.crates))
    return [Adventure(side)] if manor == ADVENTURER else []


@final
class Adventure(SideAsk):
    """The Adventurer's Manor: Gold, or units of one resource, once (CV-POW-07, CV-D03)."""

    def decision(self, state: CastellansState) -> Decision:
        return Decision(self.side, "adventure", [TAKE[GOLD], *[TAKE[good] for good in RESOURCES]])

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        power = state.rules.catalog.manors[ADVENTURER]
        state.tell(PowerUsed(self.side, ADVENTURER))
        good = choice.number
        add_good(state, self.side, good, power.gold if good == GOLD else power.units)

    def facts(self, state: CastellansState) -> Asked:
        power = state.rules.catalog.manors[ADVENTURER]
        return {"coins": power.gold, "units": power.units}


@final
class BuildManor(Ask[CastellansState]):
    """Name a District, a Manor, and how much of the cost is Magic (CV-D13 to -D15)."""

    __match_args__ = ("side", "district", "manor")

    def __init__(self, side: int, district: int = BLANK, manor: int = BLANK) -> None:
        self.side: Final = side
        self.district: Final = district
        self.manor: Final = manor

    def decision(self, state: CastellansState) -> Decision:
        side, district = self.side, self.district
        if district == BLANK:
            places = manor_sites(state, side, state.sides[side].gold())
            return Decision(side, "manor_at", [AT[place] for place in places])
        if self.manor == BLANK:
            options = [MANOR_ID[manor] for manor in manors_for(state, side, district)]
            return Decision(side, "manor", options, about=(AT[district],))
        return magic_decision(state, side, WOOD, state.rules.catalog.costs.manor_wood)

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side, district = self.side, self.district
        if district == BLANK:
            state.schedule(BuildManor(side, choice.number))
        elif self.manor == BLANK:
            magic = fixed_magic(state, side, WOOD, state.rules.catalog.costs.manor_wood)
            if magic < 0:
                state.schedule(BuildManor(side, district, choice.number))
            else:
                build_manor(state, side, district, choice.number, magic)
        else:
            build_manor(state, side, district, self.manor, choice.number)

    def barred(self, state: CastellansState) -> list[Barred]:
        side, district = self.side, self.district
        if district == BLANK:
            gold = state.sides[side].gold()
            open_to = manor_sites(state, side, gold)
            return [
                Barred(
                    AT[p], "CV-MANOR-06" if tokens_in(state, MANOR, p) <= gold else "CV-MANOR-04"
                )
                for p in range(DISTRICTS)
                if p not in open_to
            ]
        is_left = state.sides[side].manors[LIGHTHOUSE_KEEPER] == BLANK
        if self.manor == BLANK and is_left and has_lighthouse(state, district):
            return [Barred(MANOR_ID[LIGHTHOUSE_KEEPER], "CV-MANOR-06")]
        return []

    def facts(self, state: CastellansState) -> Asked:
        district, units = self.district, state.rules.catalog.costs.manor_wood
        named = [*filled(AT, district), *filled(MANOR_ID, self.manor)]
        price = token_facts(state, WOOD, units, MANOR, district)
        return {**price, "chosen": chosen(DO[BUILD_MANOR], *named)}


def build_manor(state: CastellansState, side: int, district: int, manor: int, magic: int) -> None:
    """Pay, place, power, pushes, then what the action brings (CV-MANOR-04 to -08)."""
    catalog = state.rules.catalog
    pay(state, side, WOOD, catalog.costs.manor_wood, magic, tokens_in(state, MANOR, district))
    at_once = place_manor(state, side, manor, district)
    state.schedule_all(bonuses_after(state, side, BUILD_MANOR, district, new_manor=manor))
    state.schedule_all(district_pushes(state, side, district, catalog.rewards.manor))
    state.schedule_all(at_once)


@final
class BuildTemple(Ask[CastellansState]):
    """Name a District, and how much of the cost is Magic (CV-D13, CV-D15)."""

    __match_args__ = ("side", "district")

    def __init__(self, side: int, district: int = BLANK) -> None:
        self.side: Final = side
        self.district: Final = district

    def decision(self, state: CastellansState) -> Decision:
        side = self.side
        if self.district == BLANK:
            places = temple_sites(state, side, state.sides[side].gold())
            return Decision(side, "temple_at", [AT[place] for place in places])
        return magic_decision(state, side, STONE, state.rules.catalog.costs.temple_stone)

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side = self.side
        if self.district != BLANK:
            build_temple(state, side, self.district, choice.number)
            return
        magic = fixed_magic(state, side, STONE, state.rules.catalog.costs.temple_stone)
        if magic < 0:
            state.schedule(BuildTemple(side, choice.number))
        else:
            build_temple(state, side, choice.number, magic)

    def barred(self, state: CastellansState) -> list[Barred]:
        if self.district != BLANK:
            return []
        open_to = temple_sites(state, self.side, state.sides[self.side].gold())
        return [Barred(AT[p], "CV-TEMPLE-03") for p in range(DISTRICTS) if p not in open_to]

    def facts(self, state: CastellansState) -> Asked:
        units = state.rules.catalog.costs.temple_stone
        price = token_facts(state, STONE, units, TEMPLE, self.district)
        return {**price, "chosen": chosen(DO[BUILD_TEMPLE], *filled(AT, self.district))}


def build_temple(state: CastellansState, side: int, district: int, magic: int) -> None:
    """Pay, place, pushes, then what the action brings (CV-TEMPLE-03 to -06)."""
    catalog = state.rules.catalog
    pay(state, side, STONE, catalog.costs.temple_stone, magic, tokens_in(state, TEMPLE, district))
    place_token(state, side, TEMPLE, district)
    state.schedule_all(bonuses_after(state, side, BUILD_TEMPLE, district))
    state.schedule_all(district_pushes(state, side, district, catalog.rewards.temple))
