"""How good a position is for each seat: the score it heads for, and the chance to win with it."""

from __future__ import annotations

from math import exp

from tabard.core.engine import is_over
from tabard.core.values import BLANK
from tabard.games.archon.ending import AT_THE_END, all_places, leftover_vp, tile_vp
from tabard.games.archon.goods import resources_in
from tabard.games.archon.kinds import (
    AT_ROUND_END,
    CATEGORIES,
    GOLD,
    GOODS,
    MAGISTERS,
    RECRUIT,
    ROUNDS,
    SEASONS,
    season_of,
)
from tabard.games.archon.season import items_of
from tabard.games.archon.state import ArchonState, warriors_of
from tabard.games.archon.weights import Weights
from tabard.parts.ranking import shares


def evaluate_all(state: ArchonState, weights: Weights) -> list[float]:
    """The chance of each seat to win, about."""
    if is_over(state):
        places = all_places(state)
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places]
    prospects = all_prospects(state, weights)
    spread = weights.spread + weights.spread_by_round * rounds_to_come(state)
    best = max(prospects)
    powers = [exp((value - best) / spread) for value in prospects]
    total = sum(powers)
    return [power / total for power in powers]


def rounds_to_come(state: ArchonState) -> int:
    """How many rounds begin after this one."""
    return ROUNDS - state.round


def all_prospects(state: ArchonState, weights: Weights) -> list[float]:
    """The score that each player heads for."""
    prospects = [float(house.score) for house in state.houses]
    add_grants(state, prospects, weights)
    add_raids(state, prospects, weights)
    for place, seat in enumerate(state.order):
        prospects[seat] -= weights.order * place
    for seat in range(state.seats):
        prospects[seat] += engine_worth(state, seat, weights)
    return prospects


def add_grants(state: ArchonState, prospects: list[float], weights: Weights) -> None:
    """What the King's Grants of this season and later ones would give."""
    if not state.grants:
        return
    now = season_of(state.round)
    for category in range(CATEGORIES):
        items = items_of(state, category)
        for season in range(now, len(state.grants)):
            row = state.rules.numbers.box.grants[state.grants[season]].rows[category]
            points = shares(items, row)
            sure = weights.grant_sure[season - now]
            for seat in range(state.seats):
                prospects[seat] += sure * points[seat] + weights.item * items[seat]


def add_raids(state: ArchonState, prospects: list[float], weights: Weights) -> None:
    """What attacks would cost, over all Attack cards that may come."""
    strengths: list[int] = []
    chances: list[float] = []
    add_threats(state, strengths, chances, weights)
    if not strengths:
        return
    for seat in range(state.seats):
        goods = state.houses[seat].goods
        warriors = warriors_of(state, seat)
        units = goods[RECRUIT] + resources_in(goods)
        pairs = goods[GOLD] // 2
        for index, strength in enumerate(strengths):
            need = strength - warriors
            given = min(need, units)
            need -= given
            points = min(need, pairs)
            cost = weights.raid_unit * given + weights.raid_gold * points + float(need - points)
            prospects[seat] -= chances[index] * cost


def add_threats(
    state: ArchonState, strengths: list[int], chances: list[float], weights: Weights
) -> None:
    """Attacks that the wall would not hold off, each with its chance."""
    attacks = state.attacks.kinds()
    rules, now = state.rules, season_of(state.round)
    defenders = 0
    for owner in state.wall:
        if owner != BLANK:
            defenders += 1
    for season in range(now, SEASONS):
        for attack in attacks:
            strength = rules.numbers.box.attacks[attack].strengths[state.seats]
            strength += rules.escalation * state.seats * season
            if strength > defenders:
                strengths.append(strength)
                chances.append(weights.raid_sure[season - now] / len(attacks))


def engine_worth(state: ArchonState, seat: int, weights: Weights) -> float:
    """What goods, cards and tiles will bring while there is time."""
    house = state.houses[seat]
    left = rounds_to_come(state)
    in_round = 0.0 if house.has_passed() or state.phase == AT_ROUND_END else 0.5
    time = min(1.0, (left + in_round * min(1, house.in_hand())) / 2.0)
    worth = leftover_vp(state, seat) * (1.0 - time)
    for good in range(GOODS):
        unit = weights.goods[good] * time
        for _ in range(house.goods[good]):
            worth += unit
            unit *= weights.plenty
    for kind in MAGISTERS:
        worth += weights.magister[kind] * house.owned(kind) * left
    if not house.has_passed():
        for kind, count in enumerate(house.hand):
            worth += count * (weights.card + weights.magister_extra[kind])
    for tile in house.tiles:
        worth += weights.tile[tile] * left
        if tile in AT_THE_END:
            worth += tile_vp(state, seat, tile) + weights.late_tile * left
    return worth
