"""How good a position is for each seat: the score it heads for, and the chance to win with it."""

from __future__ import annotations

from typing import Final, final

from tabard.core.engine import is_over
from tabard.games.archon.ending import IS_AT_THE_END, all_places, leftover_vp, tile_vp
from tabard.games.archon.goods import resources_in
from tabard.games.archon.kinds import (
    AT_ROUND_END,
    CATEGORIES,
    GOLD,
    GOODS,
    MAGISTERS,
    RECRUIT,
    ROUNDS,
    WARRIORS,
    season_of,
)
from tabard.games.archon.season import items_of
from tabard.games.archon.state import ArchonState
from tabard.minds.archon.weights import Weights
from tabard.minds.chances import chance, chances, odds_by_place, odds_by_prospect
from tabard.parts.ranking import share


def evaluate(state: ArchonState, seat: int, weights: Weights) -> float:
    """The chance of one seat to win, about."""
    return chance(all_odds(state, weights), seat)


def evaluate_all(state: ArchonState, weights: Weights) -> list[float]:
    """The chance of each seat to win, about."""
    return chances(all_odds(state, weights), state.seats)


def all_odds(state: ArchonState, weights: Weights) -> list[float]:
    """The odds of all seats, at the end by their places."""
    if is_over(state):
        return odds_by_place(all_places(state))
    spread = weights.spread + weights.spread_by_round * rounds_to_come(state)
    return odds_by_prospect(all_prospects(state, weights), spread)


def rounds_to_come(state: ArchonState) -> int:
    """How many rounds begin after this one."""
    return ROUNDS - state.round


@final
class Outlook:
    """What all players are judged by together.

    `items` are cards and warriors by category and seat, `threats` the strengths of attacks that the
    wall would not hold off, in this season and each later one.
    """

    def __init__(self, state: ArchonState) -> None:
        self.season: Final = season_of(state.round)
        self.items: Final = [items_of(state, category) for category in range(CATEGORIES)]
        self.attacks: Final = state.attacks.kinds()
        defenders = 0
        for count in self.items[WARRIORS]:
            defenders += count
        self.threats: Final = [
            [strengths[attack] for attack in self.attacks if strengths[attack] > defenders]
            for strengths in state.rules.strengths[self.season :]
        ]


def all_prospects(state: ArchonState, weights: Weights) -> list[float]:
    """The score that each player heads for."""
    outlook = Outlook(state)
    prospects: list[float] = []
    for seat in range(state.seats):
        score = float(state.houses[seat].score)
        score = with_grants(score, state, seat, outlook, weights)
        score = after_raids(score, state, seat, outlook, weights)
        for place, other in enumerate(state.order):
            if other == seat:
                score -= weights.order * place
        prospects.append(score + engine_worth(state, seat, weights))
    return prospects


def with_grants(
    score: float, state: ArchonState, seat: int, outlook: Outlook, weights: Weights
) -> float:
    """A score and what the King's Grants of this season and later ones would add."""
    now, grants = outlook.season, state.rules.catalog.box.grants
    for category in range(CATEGORIES):
        items = outlook.items[category]
        mine, above, tied = items[seat], 0, 0
        for other in items:
            if other > mine:
                above += 1
            elif other == mine:
                tied += 1
        for season in range(now, len(state.grants)):
            row = grants[state.grants[season]].rows[category]
            points = share(row, above, tied) if mine > 0 else 0
            score += weights.grant_sure[season - now] * points + weights.item * mine
    return score


def after_raids(
    score: float, state: ArchonState, seat: int, outlook: Outlook, weights: Weights
) -> float:
    """A score without what attacks would cost, over all Attack cards that may come."""
    goods = state.houses[seat].goods
    warriors = outlook.items[WARRIORS][seat]
    units = goods[RECRUIT] + resources_in(goods)
    pairs = goods[GOLD] // 2
    for later, strengths in enumerate(outlook.threats):
        if not strengths:
            continue
        likely = weights.raid_sure[later] / len(outlook.attacks)
        for strength in strengths:
            need = strength - warriors
            given = min(need, units)
            need -= given
            points = min(need, pairs)
            cost = weights.raid_unit * given + weights.raid_gold * points + float(need - points)
            score -= likely * cost
    return score


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
            worth += count * weights.cards[kind]
    for tile in house.tiles:
        worth += weights.tile[tile] * left
        if IS_AT_THE_END[tile]:
            worth += tile_vp(state, seat, tile) + weights.late_tile * left
    return worth
