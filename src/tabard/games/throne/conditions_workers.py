"""Conditions on workers: where they stand, and how many (TH-COND-04 to -08)."""

from __future__ import annotations

from typing import Final, final

from tabard.games.throne.conditions import Count, Limit
from tabard.games.throne.deeds import Deed
from tabard.games.throne.kinds import (
    CENTRE,
    TERRITORIES,
    TERRITORY_NAMES,
    WORKER_KINDS,
    WORKER_NAMES,
)
from tabard.games.throne.rules import (
    ANY_KIND,
    ANYWHERE,
    CENTRAL,
    ONE_OPPONENT,
    OPPONENTS,
    OWN,
    WHERE_NAMES,
)
from tabard.games.throne.shapes import PartAbout
from tabard.games.throne.state import House, ThroneState, homes_of_others


@final
class WorkersMin(Count):
    """So many own workers of a kind, or of any, in an area (TH-COND-04, TH-CARD-10)."""

    __match_args__ = ("bound", "kind", "place")
    word = "workers_min"

    def __init__(self, bound: int, kind: int, place: int) -> None:
        super().__init__(bound)
        self.kind: Final = kind
        self.place: Final = place

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return workers_in(state, seat, self.kind, self.place)

    def about(self, state: ThroneState, seat: int, have: int) -> PartAbout:
        """Of single opponents, the one with whom most of them stand."""
        found: PartAbout = {"where": WHERE_NAMES[self.place]}
        if self.kind != ANY_KIND:
            found["worker"] = WORKER_NAMES[self.kind]
        if self.place == ONE_OPPONENT and have > 0:
            for home in homes_of_others(state, seat):
                if workers_at(state.houses[seat], self.kind, home) == have:
                    found["territory"] = TERRITORY_NAMES[home]
                    break
        return found


def workers_in(state: ThroneState, seat: int, kind: int, place: int) -> int:
    """How many own workers of a kind, or of any, stand somewhere (TH-COND-04, TH-CARD-10)."""
    house, homes = state.houses[seat], state.homes
    if place == OWN:
        return workers_at(house, kind, homes[seat])
    if place == CENTRAL:
        return workers_at(house, kind, CENTRE)
    in_all, most = 0, 0
    for other in range(state.seats):
        if other != seat:
            there = workers_at(house, kind, homes[other])
            in_all += there
            most = max(most, there)
    if place == OPPONENTS:
        return in_all
    if place == ONE_OPPONENT:
        return most
    assert place == ANYWHERE, "there is no such place"
    return in_all + workers_at(house, kind, homes[seat]) + workers_at(house, kind, CENTRE)


def workers_at(house: House, kind: int, territory: int) -> int:
    """How many workers of a kind, or of any, stand in a territory."""
    if kind != ANY_KIND:
        return house.workers[kind * TERRITORIES + territory]
    count = 0
    for each in range(WORKER_KINDS):
        count += house.workers[each * TERRITORIES + territory]
    return count


@final
class KindsTogether(Count):
    """One territory holds an own worker of each kind listed (TH-COND-05)."""

    __match_args__ = ("kinds", "place")
    word = "kinds_together"

    def __init__(self, kinds: list[int], place: int) -> None:
        super().__init__(len(kinds))
        self.kinds: Final = kinds
        self.place: Final = place

    def territories(self, state: ThroneState, seat: int) -> list[int]:
        return [CENTRE] if self.place == CENTRAL else homes_of_others(state, seat)

    def gathered(self, house: House, territory: int) -> int:
        """How many of the kinds stand in a territory."""
        there = 0
        for kind in self.kinds:
            if house.workers[kind * TERRITORIES + territory] > 0:
                there += 1
        return there

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        most, house = 0, state.houses[seat]
        for territory in self.territories(state, seat):
            most = max(most, self.gathered(house, territory))
        return most

    def about(self, state: ThroneState, seat: int, have: int) -> PartAbout:
        found: PartAbout = {"where": WHERE_NAMES[self.place]}
        if have > 0:
            counts = [
                self.gathered(state.houses[seat], place) for place in self.territories(state, seat)
            ]
            best = self.territories(state, seat)[counts.index(have)]
            found["territory"] = TERRITORY_NAMES[best]
        return found


@final
class KindSpread(Count):
    """Each area listed holds an own worker of a kind (TH-COND-06)."""

    __match_args__ = ("kind", "places")
    word = "kind_spread"

    def __init__(self, kind: int, places: list[int]) -> None:
        super().__init__(len(places))
        self.kind: Final = kind
        self.places: Final = places

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        found = 0
        for place in self.places:
            if workers_in(state, seat, self.kind, place) > 0:
                found += 1
        return found

    def about(self, state: ThroneState, seat: int, have: int) -> PartAbout:
        return {"worker": WORKER_NAMES[self.kind]}


@final
class EnemyWorkersMax(Limit):
    """So many workers of a kind that others have in the own Home Territory (TH-COND-07)."""

    __match_args__ = ("bound", "kind")
    word = "enemy_workers_max"

    def __init__(self, bound: int, kind: int) -> None:
        super().__init__(bound)
        self.kind: Final = kind

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        count, site = 0, self.kind * TERRITORIES + state.homes[seat]
        for other in range(state.seats):
            if other != seat:
                count += state.houses[other].workers[site]
        return count

    def about(self, state: ThroneState, seat: int, have: int) -> PartAbout:
        return {"worker": WORKER_NAMES[self.kind]}


@final
class SupplyMax(Limit):
    """Workers in the supply (TH-COND-08)."""

    word = "supply_max"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return state.houses[seat].supply

    def share(self, state: ThroneState, seat: int) -> float:
        excess = max(0, state.houses[seat].supply - self.bound)
        return 1.0 - excess / state.rules.catalog.workers
