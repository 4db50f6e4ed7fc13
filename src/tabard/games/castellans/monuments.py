"""Gate, Ward Tower and Statue (CV-MON, CV-GATE, CV-TOWER, CV-STATUE)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.castellans.action_events import GateBuilt, MonumentBuilt
from tabard.games.castellans.facts import chosen
from tabard.games.castellans.goods import pay_gold
from tabard.games.castellans.guilds import Pushes
from tabard.games.castellans.kinds import (
    AT,
    DISTRICT_NAMES,
    DISTRICTS,
    DO,
    EDGE,
    EDGE_NAMES,
    GATE,
    LIGHTHOUSE,
    MONUMENT_NAMES,
    PRIMARIES,
    next_district,
)
from tabard.games.castellans.scoring import monument_vp
from tabard.games.castellans.shapes import Asked
from tabard.games.castellans.state import CastellansState

COST_CLAUSES: Final = ["CV-GATE-02", "CV-TOWER-02", "CV-STATUE-02"]
SITE_CLAUSES: Final = ["CV-GATE-03", "CV-TOWER-03", "CV-STATUE-03"]
PROMPTS: Final = ["gate_edge", "tower_at", "statue_at"]

SITES: Final = DISTRICTS
"""For each kind: a wall or a shore in each District, a bridge from each to the next."""


def free_sites(state: CastellansState, monument: int) -> list[int]:
    """Bridges, walls or shores where nothing of the kind stands yet (CV-GATE-03, CV-EXH-04)."""
    taken = [side.monuments[monument] for side in state.sides]
    return [site for site in range(SITES) if site not in taken]


def has_free_site(state: CastellansState, monument: int) -> bool:
    """Whether there is such a site; no two Monuments of a kind share one."""
    free = SITES
    for side in state.sides:
        if side.monuments[monument] != BLANK:
            free -= 1
    return free > 0


def buildable(state: CastellansState, side: int) -> list[int]:
    """The Monuments that can be built now: own, unbuilt, paid in Gold (CV-MON-01, -04)."""
    owner = state.sides[side]
    gold = owner.gold()
    costs = state.rules.catalog.costs.monuments
    return [
        monument
        for monument in range(LIGHTHOUSE)
        if gold >= costs[monument]
        and owner.monuments[monument] == BLANK
        and has_free_site(state, monument)
    ]


def why_not_buildable(state: CastellansState, side: int, monument: int, has_built: bool) -> str:
    """The clause that bars a Monument, CV-MON-01 if it stands already; empty if it can be built."""
    owner = state.sides[side]
    if owner.monuments[monument] != BLANK:
        return "CV-MON-01"
    if has_built:
        return "CV-ACT-07"
    if not has_free_site(state, monument):
        return "CV-EXH-04"
    is_poor = owner.gold() < state.rules.catalog.costs.monuments[monument]
    return COST_CLAUSES[monument] if is_poor else ""


def monument_guilds(state: CastellansState, monument: int, site: int) -> int:
    """The Guilds on which a Monument pushes: of its District, for a Gate of both (CV-GATE-04)."""
    masks = state.rules.catalog.city.masks
    return masks[site] | masks[next_district(site)] if monument == GATE else masks[site]


def place_monument(state: CastellansState, side: int, monument: int, site: int) -> None:
    """The token goes to its site and stays."""
    state.sides[side].monuments[monument] = site
    if monument == GATE:
        state.tell(GateBuilt(state.named(side), site))
    else:
        state.tell(MonumentBuilt(state.named(side), monument, site))


@final
class BuildMonument(Ask[CastellansState]):
    """Name a free site; pay, place, push (CV-D13, CV-D21)."""

    __match_args__ = ("side", "monument")

    def __init__(self, side: int, monument: int) -> None:
        self.side: Final = side
        self.monument: Final = monument

    def decision(self, state: CastellansState) -> Decision:
        row = EDGE if self.monument == GATE else AT
        options = [row[site] for site in free_sites(state, self.monument)]
        return Decision(self.side, PROMPTS[self.monument], options)

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side, monument, site = self.side, self.monument, choice.number
        catalog = state.rules.catalog
        pay_gold(state, side, catalog.costs.monuments[monument])
        place_monument(state, side, monument, site)
        guilds = monument_guilds(state, monument, site)
        state.schedule(Pushes(side, catalog.rewards.monuments[monument], guilds, True))

    def barred(self, state: CastellansState) -> list[Barred]:
        row = EDGE if self.monument == GATE else AT
        free = free_sites(state, self.monument)
        return [
            Barred(row[site], SITE_CLAUSES[self.monument])
            for site in range(len(row))
            if site not in free
        ]

    def facts(self, state: CastellansState) -> Asked:
        """The price, and what each free site would score now."""
        monument, catalog = self.monument, state.rules.catalog
        names = EDGE_NAMES if monument == GATE else DISTRICT_NAMES
        free = free_sites(state, monument)
        return {
            "monument": MONUMENT_NAMES[monument],
            "price": catalog.costs.monuments[monument],
            "pushes": catalog.rewards.monuments[monument],
            "worth": {names[site]: monument_vp(state, monument, site) for site in free},
            "chosen": chosen(DO[PRIMARIES + monument]),
        }
