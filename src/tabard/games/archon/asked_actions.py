"""What the buildings do for a player who chooses a slot; for texts alone."""

from __future__ import annotations

from tabard.core.values import BLANK
from tabard.games.archon.buildings import extra, trades_of
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
    ROYAL_GUARD,
    SCIENCE,
    TILE_NAMES,
    TREASURY,
)
from tabard.games.archon.offers import (
    card_cost,
    payable_rows,
    payable_tiles,
    purchase_price,
    warrior_price,
)
from tabard.games.archon.purse import purse_of
from tabard.games.archon.slots import tax_due, usable_slots
from tabard.games.archon.state import ArchonState

Facts = dict[str, object]


def actions_view(state: ArchonState, seat: int) -> Facts:
    """The slots that can be used, what each building does, and what benefits are worth."""
    numbers = state.rules.numbers
    return {
        "usable": [numbers.slots[slot].key for slot in usable_slots(state, seat)],
        "merchant": numbers.merchant_bonus,
        "tax": numbers.tax,
        "acts": {
            BUILDING_NAMES[TREASURY]: {"gold": gain_of(state, seat, TREASURY)},
            BUILDING_NAMES[REPOSITORY]: {"cubes": gain_of(state, seat, REPOSITORY)},
            BUILDING_NAMES[BARRACKS]: {"recruit": gain_of(state, seat, BARRACKS)},
            BUILDING_NAMES[MARKETPLACE]: {
                "trades": trades_of(state, seat),
                "first": purchase_price(state, seat, True),
                "buy": numbers.buy_price,
                "sell": numbers.sell_price,
            },
            BUILDING_NAMES[PLANETARIUM]: {"cost": named(card_cost(state, SCIENCE))},
            BUILDING_NAMES[ACADEMY]: {"cost": named(card_cost(state, ARTS))},
            BUILDING_NAMES[ROYAL_GUARD]: {
                "cost": {GOOD_NAMES[RECRUIT]: warrior_price(state, seat, 0)},
                "vp": best_space(state),
            },
            BUILDING_NAMES[GUILD_HALL]: {"magisters": magisters_within_reach(state, seat)},
            BUILDING_NAMES[BUILDERS_GUILD]: {"tiles": tiles_within_reach(state, seat)},
        },
    }


def gain_of(state: ArchonState, seat: int, building: int) -> int:
    """What Treasury, Repository or Barracks gives, own tiles included (AR-TILE-01)."""
    gain = state.rules.numbers.gains[building]
    more = extra(state, seat, building, COURTIER, False)
    return gain.goods[GOLD] + gain.goods[RECRUIT] + gain.any_resource + more


def best_space(state: ArchonState) -> int:
    """The most VP that a free space of the wall gives."""
    wall = state.rules.numbers.box.wall
    return max([0, *[wall[at].vp for at, owner in enumerate(state.wall) if owner == BLANK]])


def after_tax(state: ArchonState, seat: int, building: int) -> int:
    """The goods of a player who has entered a building."""
    goods = state.houses[seat].goods
    return purse_of(goods, min(goods[GOLD], tax_due(state, seat, building)))


def magisters_within_reach(state: ArchonState, seat: int) -> list[str]:
    """Whom a player could hire at the Guild Hall, if need be without paying tax (AR-TAX-03)."""
    rows = payable_rows(state, seat, after_tax(state, seat, GUILD_HALL), 0)
    rows = rows or payable_rows(state, seat, purse_of(state.houses[seat].goods), 0)
    return [CARD_NAMES[kind] for kind in rows]


def tiles_within_reach(state: ArchonState, seat: int) -> list[str]:
    """What a player could build, if need be without paying tax (AR-TAX-03)."""
    tiles = payable_tiles(state, seat, after_tax(state, seat, BUILDERS_GUILD), 0)
    tiles = tiles or payable_tiles(state, seat, purse_of(state.houses[seat].goods), 0)
    return [TILE_NAMES[tile] for tile in tiles]


def named(amounts: list[int]) -> dict[str, int]:
    """Goods of which there are any, by their names."""
    return {GOOD_NAMES[good]: amount for good, amount in enumerate(amounts) if amount > 0}
