"""How good a position is for each seat: the score it heads for, and the chance to win with it."""

from __future__ import annotations

from math import exp
from typing import Final

from tabard.core.engine import is_over
from tabard.core.values import BLANK
from tabard.games.castellans.ending import all_places
from tabard.games.castellans.kinds import (
    DISTRICTS,
    GOODS,
    GUILDS,
    IN_RESET,
    MANORS,
    MONUMENTS,
    ROUNDS,
)
from tabard.games.castellans.scoring import (
    control_shares,
    crates_on_card,
    guild_shares,
    halves_of,
    monument_site,
    monument_vp,
)
from tabard.games.castellans.state import CastellansState, Side
from tabard.parts.ranking import shares

SURE: Final = [0.95, 0.6, 0.45, 0.35, 0.3]
"""How much of what a District would score now is left after so many rounds."""

HALF_WORTH: Final = 0.25
"""What each half point of control is worth beyond its rank, for each scoring to come."""

GUILD_SURE: Final = 0.45
"""How sure the rank on a Guild track is at the beginning; at the end it is."""

SPACE_WORTH: Final = 0.75
SPACE_LATE: Final = 0.1
"""What each space on a Guild track is worth at the beginning, and at the end: dividers, ranks."""

GOODS_WORTH: Final = [0.5, 0.75, 0.75, 0.7, 0.85]
"""What a unit of each good is worth while there is time to spend it."""

PLENTY: Final = 0.85
"""By how much each further unit is worth less."""

MONUMENT_GROWTH: Final = 0.6
"""How many further VP a Monument counts for in each round to come."""

POWER_WORTH: Final = [0.35, 0.6, 0.3, 0.3, 0.3, 0.0, 0.0, 0.9]
"""What the power of each Manor is worth for each round to come, beyond what it gave."""

CITIZEN_WORTH: Final = [0.7, 1.0, 0.9, 0.5, 0.0, 0.8]
"""What a Citizen is worth for each round to come, by the time when it works."""

CRATE_SURE: Final = 0.8


def evaluate_all(state: CastellansState) -> list[float]:
    """The chance of each seat to win, about."""
    if is_over(state):
        places = all_places(state)
        winners = places.count(1)
        return [1.0 / winners if places[seat] == 1 else 0.0 for seat in range(state.seats)]
    prospects = all_prospects(state)
    spread = 3.0 + 3.0 * rounds_to_come(state)
    best = max(prospects)
    weights = [exp((value - best) / spread) for value in prospects]
    total = sum(weights)
    return [weights[seat] / total for seat in range(state.seats)]


def rounds_to_come(state: CastellansState) -> int:
    """How many rounds begin after this one."""
    return ROUNDS - state.round


def all_prospects(state: CastellansState) -> list[float]:
    """The score that each side heads for."""
    prospects = [float(side.score) for side in state.sides]
    is_scored = state.phase == IN_RESET
    add_control(state, prospects, is_scored)
    add_guilds(state, prospects)
    scorings = rounds_to_come(state) + (0 if is_scored else 1)
    if not is_scored:
        points = shares(crates_on_card(state), state.rules.numbers.wharf_places)
        for number in range(len(prospects)):
            prospects[number] += CRATE_SURE * points[number]
    for number, side in enumerate(state.sides):
        prospects[number] += monuments_worth(state, side, scorings)
        if not state.is_opponent(number):
            prospects[number] += engine_worth(state, side)
    return prospects


def add_control(state: CastellansState, prospects: list[float], is_scored: bool) -> None:
    """What Districts would score in this round and later ones."""
    weights = [0.0] * DISTRICTS
    first = state.round if is_scored else state.round - 1
    scored = state.rules.numbers.city.scored
    for round in range(first, ROUNDS):
        for district in scored[round]:
            weights[district] += SURE[round - first]
    for district in range(DISTRICTS):
        weight = weights[district]
        if weight == 0.0:
            continue
        points = control_shares(state, district)
        for number, side in enumerate(state.sides):
            halves = halves_of(side, district)
            prospects[number] += weight * (points[number] + HALF_WORTH * halves)


def add_guilds(state: CastellansState, prospects: list[float]) -> None:
    """Ranks on the tracks, and the way to the next dividers."""
    early = rounds_to_come(state) / (ROUNDS - 1)
    sure = 1.0 - (1.0 - GUILD_SURE) * early
    worth = SPACE_LATE + (SPACE_WORTH - SPACE_LATE) * early
    for guild in range(GUILDS):
        points = guild_shares(state, guild)
        for number, side in enumerate(state.sides):
            prospects[number] += sure * points[number] + worth * side.guilds[guild]


def monuments_worth(state: CastellansState, side: Side, scorings: int) -> float:
    """What Monuments and the Lighthouse would score from now on."""
    worth = 0.0
    for monument in range(MONUMENTS):
        site = monument_site(side, monument)
        if site != BLANK:
            growth = MONUMENT_GROWTH * (scorings - 1) / 2
            worth += scorings * (monument_vp(state, monument, site) + growth)
    return worth


def engine_worth(state: CastellansState, side: Side) -> float:
    """What goods, powers and Citizens will bring while there is time."""
    left = rounds_to_come(state)
    numbers = state.rules.numbers
    turns = len(side.drafted) + numbers.drafted * left
    if state.phase < IN_RESET and not side.spent and not side.drafted:
        turns += numbers.drafted
    worth = 0.0
    time = min(1.0, turns / 3.0)
    for good in range(GOODS):
        unit = GOODS_WORTH[good] * time
        for _ in range(side.goods[good]):
            worth += unit
            unit *= PLENTY
    rounds = turns / 3.0
    for manor in range(MANORS):
        if side.manors[manor] != BLANK:
            worth += POWER_WORTH[manor] * rounds
    for citizen in side.citizens:
        worth += CITIZEN_WORTH[numbers.citizens[citizen].timing] * rounds
    return worth
