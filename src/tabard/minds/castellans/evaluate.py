"""How good a position is for each seat: the score it heads for, and the chance to win with it."""

from __future__ import annotations

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
    control_of,
    guild_shares,
    halves_in,
    monument_site,
    monument_vp,
    wharf_shares,
)
from tabard.games.castellans.state import CastellansState, Side
from tabard.minds.castellans.weights import Weights
from tabard.minds.chances import chance, chances, odds_by_place, odds_by_prospect


def evaluate(state: CastellansState, seat: int, weights: Weights) -> float:
    """The chance of one seat to win, about."""
    return chance(all_odds(state, weights), seat)


def evaluate_all(state: CastellansState, weights: Weights) -> list[float]:
    """The chance of each seat to win, about."""
    return chances(all_odds(state, weights), state.seats)


def all_odds(state: CastellansState, weights: Weights) -> list[float]:
    """The odds of all sides, at the end by their places."""
    if is_over(state):
        return odds_by_place(all_places(state))
    spread = weights.spread + weights.spread_by_round * rounds_to_come(state)
    return odds_by_prospect(all_prospects(state, weights), spread)


def rounds_to_come(state: CastellansState) -> int:
    """How many rounds begin after this one."""
    return ROUNDS - state.round


def all_prospects(state: CastellansState, weights: Weights) -> list[float]:
    """The score that each side heads for."""
    is_scored = state.phase == IN_RESET
    scorings = rounds_to_come(state) + (0 if is_scored else 1)
    sure = scorings_of_districts(state, is_scored, weights)
    scored = [district for district in range(DISTRICTS) if sure[district] != 0.0]
    halves = [halves_in(state, district) for district in scored]
    control = [control_of(state, scored[at], halves[at]) for at in range(len(scored))]
    guilds = [guild_shares(state, guild) for guild in range(GUILDS)]
    wharf = [] if is_scored else wharf_shares(state)
    prospects: list[float] = []
    for number, side in enumerate(state.sides):
        score = float(side.score)
        for at, district in enumerate(scored):
            more = weights.half * halves[at][number]
            score += sure[district] * (control[at][number] + more)
        score = with_guilds(score, state, number, guilds, weights)
        if not is_scored:
            score += weights.crate_sure * wharf[number]
        score += monuments_worth(state, side, scorings, weights)
        if not state.is_opponent(number):
            score += turns_worth(state, side, weights)
            score += engine_worth(state, side, weights)
        prospects.append(score)
    return prospects


def turns_worth(state: CastellansState, side: Side, weights: Weights) -> float:
    """What is still to come in this round, so that who has had a turn compares with who has not."""
    if state.phase >= IN_SCORING:
        return 0.0
    early = rounds_to_come(state) / (ROUNDS - 1)
    due = state.rules.catalog.drafted - len(side.spent)
    worth = due * (weights.turn_late + (weights.turn - weights.turn_late) * early)
    for face in side.drafted:
        worth += weights.face[face]
    return worth


def scorings_of_districts(state: CastellansState, is_scored: bool, weights: Weights) -> list[float]:
    """How often each District will score as it is now, in this round and later ones."""
    sure = [0.0] * DISTRICTS
    first = state.round if is_scored else state.round - 1
    scored = state.rules.catalog.city.scored
    for round in range(first, ROUNDS):
        for district in scored[round]:
            sure[district] += weights.sure[round - first]
    return sure


def with_guilds(
    score: float, state: CastellansState, number: int, points: list[list[int]], weights: Weights
) -> float:
    """A score with ranks on the tracks, and the way to the next dividers."""
    early = rounds_to_come(state) / (ROUNDS - 1)
    sure = 1.0 - (1.0 - weights.guild_sure) * early
    worth = weights.space_late + (weights.space - weights.space_late) * early
    spaces = state.sides[number].guilds
    for guild in range(GUILDS):
        score += sure * points[guild][number] + worth * spaces[guild]
    return score


def monuments_worth(state: CastellansState, side: Side, scorings: int, weights: Weights) -> float:
    """What Monuments and the Lighthouse would score from now on."""
    worth = 0.0
    growth = weights.growth * (scorings - 1) / 2
    for monument in range(MONUMENTS):
        site = monument_site(side, monument)
        if site != BLANK:
            worth += scorings * (monument_vp(state, monument, site) + growth)
    return worth


def engine_worth(state: CastellansState, side: Side, weights: Weights) -> float:
    """What goods, powers and Citizens will bring while there is time."""
    left = rounds_to_come(state)
    catalog = state.rules.catalog
    turns = len(side.drafted) + catalog.drafted * left
    if state.phase < IN_RESET and not side.spent and not side.drafted:
        turns += catalog.drafted
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
        worth += weights.citizen[catalog.citizens[citizen].timing] * rounds
    return worth
