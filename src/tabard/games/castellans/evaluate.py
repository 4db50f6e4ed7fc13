"""How good a position is for each seat: the score it heads for, and the chance to win with it."""

from __future__ import annotations

from math import exp

from tabard.core.engine import is_over
from tabard.core.values import BLANK
from tabard.games.castellans.ending import all_places
from tabard.games.castellans.kinds import (
    DISTRICTS,
    GOODS,
    GUILDS,
    IN_RESET,
    IN_SCORING,
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
from tabard.games.castellans.weights import Weights
from tabard.parts.ranking import shares


def evaluate_all(state: CastellansState, weights: Weights) -> list[float]:
    """The chance of each seat to win, about."""
    if is_over(state):
        places = all_places(state)
        winners = places.count(1)
        return [1.0 / winners if places[seat] == 1 else 0.0 for seat in range(state.seats)]
    prospects = all_prospects(state, weights)
    spread = weights.spread + weights.spread_by_round * rounds_to_come(state)
    best = max(prospects)
    powers = [exp((value - best) / spread) for value in prospects]
    total = sum(powers)
    return [powers[seat] / total for seat in range(state.seats)]


def rounds_to_come(state: CastellansState) -> int:
    """How many rounds begin after this one."""
    return ROUNDS - state.round


def all_prospects(state: CastellansState, weights: Weights) -> list[float]:
    """The score that each side heads for."""
    prospects = [float(side.score) for side in state.sides]
    is_scored = state.phase == IN_RESET
    add_control(state, prospects, is_scored, weights)
    add_guilds(state, prospects, weights)
    scorings = rounds_to_come(state) + (0 if is_scored else 1)
    if not is_scored:
        points = shares(crates_on_card(state), state.rules.numbers.wharf_places)
        for number in range(len(prospects)):
            prospects[number] += weights.crate_sure * points[number]
    for number, side in enumerate(state.sides):
        prospects[number] += monuments_worth(state, side, scorings, weights)
        if not state.is_opponent(number):
            prospects[number] += turns_worth(state, side, weights)
            prospects[number] += engine_worth(state, side, weights)
    return prospects


def turns_worth(state: CastellansState, side: Side, weights: Weights) -> float:
    """What is still to come in this round, so that who has had a turn compares with who has not."""
    if state.phase >= IN_SCORING:
        return 0.0
    early = rounds_to_come(state) / (ROUNDS - 1)
    due = state.rules.numbers.drafted - len(side.spent)
    worth = due * (weights.turn_late + (weights.turn - weights.turn_late) * early)
    for face in side.drafted:
        worth += weights.face[face]
    return worth


def add_control(
    state: CastellansState, prospects: list[float], is_scored: bool, weights: Weights
) -> None:
    """What Districts would score in this round and later ones."""
    sure = [0.0] * DISTRICTS
    first = state.round if is_scored else state.round - 1
    scored = state.rules.numbers.city.scored
    for round in range(first, ROUNDS):
        for district in scored[round]:
            sure[district] += weights.sure[round - first]
    for district in range(DISTRICTS):
        if sure[district] == 0.0:
            continue
        points = control_shares(state, district)
        for number, side in enumerate(state.sides):
            halves = halves_of(side, district)
            prospects[number] += sure[district] * (points[number] + weights.half * halves)


def add_guilds(state: CastellansState, prospects: list[float], weights: Weights) -> None:
    """Ranks on the tracks, and the way to the next dividers."""
    early = rounds_to_come(state) / (ROUNDS - 1)
    sure = 1.0 - (1.0 - weights.guild_sure) * early
    worth = weights.space_late + (weights.space - weights.space_late) * early
    for guild in range(GUILDS):
        points = guild_shares(state, guild)
        for number, side in enumerate(state.sides):
            prospects[number] += sure * points[number] + worth * side.guilds[guild]


def monuments_worth(state: CastellansState, side: Side, scorings: int, weights: Weights) -> float:
    """What Monuments and the Lighthouse would score from now on."""
    worth = 0.0
    for monument in range(MONUMENTS):
        site = monument_site(side, monument)
        if site != BLANK:
            growth = weights.growth * (scorings - 1) / 2
            worth += scorings * (monument_vp(state, monument, site) + growth)
    return worth


def engine_worth(state: CastellansState, side: Side, weights: Weights) -> float:
    """What goods, powers and Citizens will bring while there is time."""
    left = rounds_to_come(state)
    numbers = state.rules.numbers
    turns = len(side.drafted) + numbers.drafted * left
    if state.phase < IN_RESET and not side.spent and not side.drafted:
        turns += numbers.drafted
    worth = 0.0
    time = min(1.0, turns / 3.0)
    for good in range(GOODS):
        unit = weights.goods[good] * time
        for _ in range(side.goods[good]):
            worth += unit
            unit *= weights.plenty
    rounds = turns / 3.0
    for manor in range(MANORS):
        if side.manors[manor] != BLANK:
            worth += weights.power[manor] * rounds
    for citizen in side.citizens:
        worth += weights.citizen[numbers.citizens[citizen].timing] * rounds
    return worth
