"""How good a position is for each seat: the score it heads for, and the chance to win with it."""

from __future__ import annotations

from math import exp
from typing import Final

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
from tabard.games.archon.state import ArchonState, House, warriors_of
from tabard.parts.ranking import shares

GOODS_WORTH: Final = [0.65, 1.3, 1.2, 1.3, 1.25, 1.2]
"""What a unit of each good is worth while there is time to use it."""

PLENTY: Final = 0.9
"""By how much each further unit is worth less."""

CARD_WORTH: Final = 1.6
MAGISTER_EXTRA: Final = [0.0, 0.4, 0.4, 1.0, 0.5]
"""What a card in hand is worth to whoever has not passed, and what a Magister adds, by kind."""

MAGISTER_WORTH: Final = [0.0, 0.2, 0.25, 0.6, 0.35]
"""What owning a Magister is worth for each round to come, by kind."""

TILE_WORTH: Final = [0.3, 0.4, 0.4, 0.25, 0.2, 0.5, 0.5, 0.5, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0]
"""What the ability of each tile is worth for each round to come."""

GRANT_SURE: Final = [0.85, 0.55, 0.4]
"""How much of what a King's Grant would give now is left after so many seasons."""

ITEM_WORTH: Final = 0.35
"""What each card or warrior is worth beyond its rank, for each King's Grant to come."""

LATE_TILE: Final = 0.35
"""How much a tile of level III may still grow for each round to come."""

RAID_SURE: Final = [0.75, 0.3, 0.2]
"""How likely an attack finds the wall as it is, after so many seasons."""

ORDER_WORTH: Final = 0.3
"""What each place in the player order is worth."""


def evaluate_all(state: ArchonState) -> list[float]:
    """The chance of each seat to win, about."""
    if is_over(state):
        places = all_places(state)
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places]
    prospects = all_prospects(state)
    spread = 2.5 + 0.6 * rounds_to_come(state)
    best = max(prospects)
    weights = [exp((value - best) / spread) for value in prospects]
    total = sum(weights)
    return [weight / total for weight in weights]


def rounds_to_come(state: ArchonState) -> int:
    """How many rounds begin after this one."""
    return ROUNDS - state.round


def all_prospects(state: ArchonState) -> list[float]:
    """The score that each player heads for."""
    prospects = [float(house.score) for house in state.houses]
    add_grants(state, prospects)
    add_raids(state, prospects)
    for place, seat in enumerate(state.order):
        prospects[seat] -= ORDER_WORTH * place
    for seat, house in enumerate(state.houses):
        prospects[seat] += engine_worth(state, seat, house)
    return prospects


def add_grants(state: ArchonState, prospects: list[float]) -> None:
    """What the King's Grants of this season and later ones would give."""
    if not state.grants:
        return
    now = season_of(state.round)
    for category in range(CATEGORIES):
        items = items_of(state, category)
        for season in range(now, len(state.grants)):
            row = state.rules.numbers.box.grants[state.grants[season]].rows[category]
            points = shares(items, row)
            sure = GRANT_SURE[season - now]
            for seat in range(state.seats):
                prospects[seat] += sure * points[seat] + ITEM_WORTH * items[seat]


def add_raids(state: ArchonState, prospects: list[float]) -> None:
    """What attacks would cost, over all Attack cards that may come."""
    attacks = state.attacks.kinds()
    if not attacks:
        return
    rules, now = state.rules, season_of(state.round)
    defenders = len([owner for owner in state.wall if owner != BLANK])
    for season in range(now, SEASONS):
        sure = RAID_SURE[season - now] / len(attacks)
        for attack in attacks:
            strength = rules.numbers.box.attacks[attack].strengths[state.seats]
            strength += rules.escalation * state.seats * season
            if strength > defenders:
                for seat in range(state.seats):
                    prospects[seat] -= sure * raid_cost(state, seat, strength)


def raid_cost(state: ArchonState, seat: int, strength: int) -> float:
    """What making up a strength would cost a player, in VP."""
    goods = state.houses[seat].goods
    need = strength - warriors_of(state, seat)
    given = min(need, goods[RECRUIT] + resources_in(goods))
    need -= given
    points = min(need, goods[GOLD] // 2)
    return 1.0 * given + 1.2 * points + float(need - points)


def engine_worth(state: ArchonState, seat: int, house: House) -> float:
    """What goods, cards and tiles will bring while there is time."""
    left = rounds_to_come(state)
    in_round = 0.0 if house.has_passed() or state.phase == AT_ROUND_END else 0.5
    time = min(1.0, (left + in_round * min(1, house.in_hand())) / 2.0)
    worth = leftover_vp(state, seat) * (1.0 - time)
    for good in range(GOODS):
        unit = GOODS_WORTH[good] * time
        for _ in range(house.goods[good]):
            worth += unit
            unit *= PLENTY
    for kind in MAGISTERS:
        worth += MAGISTER_WORTH[kind] * house.owned(kind) * left
    if not house.has_passed():
        for kind, count in enumerate(house.hand):
            worth += count * (CARD_WORTH + MAGISTER_EXTRA[kind])
    for tile in house.tiles:
        worth += TILE_WORTH[tile] * left
        if tile in AT_THE_END:
            worth += tile_vp(state, seat, tile) + LATE_TILE * left
    return worth
