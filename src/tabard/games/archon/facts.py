"""Parts of what steps tell of their questions; for texts alone."""

from __future__ import annotations

from tabard.core.values import BLANK
from tabard.games.archon.goods import cheaper
from tabard.games.archon.kinds import (
    ACADEMY,
    ARTS,
    BARRACKS,
    BUILDERS_GUILD,
    BUILDING_NAMES,
    CARD_NAMES,
    COURTIER,
    GOLD,
    GOOD_NAMES,
    GUILD_HALL,
    MARKETPLACE,
    PLANETARIUM,
    RECRUIT,
    REPOSITORY,
    RESOURCES,
    ROYAL_GUARD,
    SCIENCE,
    TILE_NAMES,
    TREASURY,
)
from tabard.games.archon.offers import (
    card_cost,
    extra,
    payable_rows,
    payable_tiles,
    purchase_price,
    trades_of,
    warrior_price,
)
from tabard.games.archon.purse import purse_of
from tabard.games.archon.shapes import Act, Amounts
from tabard.games.archon.slots import tax_due
from tabard.games.archon.state import ArchonState


def named(amounts: list[int]) -> Amounts:
    """Goods of which there are any, by their names."""
    return {GOOD_NAMES[good]: amount for good, amount in enumerate(amounts) if amount > 0}


def rests(cost: list[int]) -> dict[str, Amounts]:
    """What is left to pay of a cost if one resource is spared, by that resource."""
    return {GOOD_NAMES[good]: named(cheaper(cost, good, 1)) for good in RESOURCES if cost[good] > 0}


def acts_of(state: ArchonState, seat: int) -> dict[str, Act]:
    """What the action of each building but the Palace costs a player and brings; for texts."""
    catalog = state.rules.catalog
    return {
        BUILDING_NAMES[TREASURY]: {"gold": gain_of(state, seat, TREASURY)},
        BUILDING_NAMES[REPOSITORY]: {"cubes": gain_of(state, seat, REPOSITORY)},
        BUILDING_NAMES[BARRACKS]: {"recruit": gain_of(state, seat, BARRACKS)},
        BUILDING_NAMES[MARKETPLACE]: {
            "trades": trades_of(state, seat),
            "first": purchase_price(state, seat, True),
            "buy": catalog.buy_price,
            "sell": catalog.sell_price,
        },
        BUILDING_NAMES[PLANETARIUM]: {"cost": named(card_cost(state, SCIENCE))},
        BUILDING_NAMES[ACADEMY]: {"cost": named(card_cost(state, ARTS))},
        BUILDING_NAMES[ROYAL_GUARD]: {
            "cost": {GOOD_NAMES[RECRUIT]: warrior_price(state, seat, 0)},
            "vp": best_space(state),
        },
        BUILDING_NAMES[GUILD_HALL]: {"magisters": magisters_within_reach(state, seat)},
        BUILDING_NAMES[BUILDERS_GUILD]: {"tiles": tiles_within_reach(state, seat)},
    }


def gain_of(state: ArchonState, seat: int, building: int) -> int:
    """What Treasury, Repository or Barracks gives, own tiles included (AR-TILE-01)."""
    gain = state.rules.catalog.gains[building]
    more = extra(state, seat, building, COURTIER, False)
    return gain.goods[GOLD] + gain.goods[RECRUIT] + gain.any_resource + more


def best_space(state: ArchonState) -> int:
    """The most VP that a free space of the wall gives."""
    wall = state.rules.catalog.box.wall
    return max([0, *[wall[at].vp for at, owner in enumerate(state.wall) if owner == BLANK]])


def magisters_within_reach(state: ArchonState, seat: int) -> list[str]:
    """Whom a player could hire at the Guild Hall, if need be without paying tax (AR-TAX-03)."""
    for purse in purses_at(state, seat, GUILD_HALL):
        rows = payable_rows(state, seat, purse, 0)
        if rows:
            return [CARD_NAMES[kind] for kind in rows]
    return []


def tiles_within_reach(state: ArchonState, seat: int) -> list[str]:
    """What a player could build, if need be without paying tax (AR-TAX-03)."""
    for purse in purses_at(state, seat, BUILDERS_GUILD):
        tiles = payable_tiles(state, seat, purse, 0)
        if tiles:
            return [TILE_NAMES[tile] for tile in tiles]
    return []


def purses_at(state: ArchonState, seat: int, building: int) -> list[int]:
    """The goods of a player who has entered a building: taxed, and free (AR-TAX-03)."""
    goods = state.houses[seat].goods
    due = min(goods[GOLD], tax_due(state, seat, building))
    return [purse_of(goods, due), purse_of(goods)]
