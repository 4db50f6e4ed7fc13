"""What actions give, and what can be bought, traded, built and hired with given goods (AR-B)."""

from __future__ import annotations

from typing import Final

from tabard.games.archon.goods import cheaper, resources_in
from tabard.games.archon.kinds import (
    ACADEMY,
    BARRACKS,
    CHANCERY,
    COURTIER,
    EXCHANGE,
    GATEHOUSE,
    GOLD,
    GOODS,
    MAGISTERS,
    MERCHANT,
    MINT,
    PLANETARIUM,
    RECRUIT,
    REPOSITORY,
    RESOURCES,
    ROYAL_GUARD,
    SCIENCE,
    TILES,
    TRADING_POST,
    TRAINING_YARD,
    TREASURY,
    VP_PER_MAGISTER_KIND,
    VP_PER_WARRIOR,
    WAREHOUSE,
    season_of,
)
from tabard.games.archon.purse import gold_in, pays, pays_but_one, recruits_in
from tabard.games.archon.rules import Cost, Favor
from tabard.games.archon.state import ArchonState, supply_of, warriors_of

TILE_OF: Final = {TREASURY: MINT, REPOSITORY: WAREHOUSE, BARRACKS: TRAINING_YARD}


def extra(state: ArchonState, seat: int, building: int, kind: int, has_benefit: bool) -> int:
    """What a Merchant and a tile add (AR-MERCHANT-01 to -03, AR-TILE-01)."""
    catalog = state.rules.catalog
    more = catalog.merchant_bonus if kind == MERCHANT and has_benefit else 0
    tile = TILE_OF[building]
    if state.houses[seat].has_tile(tile):
        more += catalog.box.tiles[tile].amount
    return more


def cost_of_card(state: ArchonState, display: int) -> Cost:
    """What a Science or Arts card costs (AR-B-PLANETARIUM-01, AR-B-ACADEMY-01)."""
    return state.rules.catalog.costs[PLANETARIUM if display == SCIENCE else ACADEMY]


def card_cost(state: ArchonState, display: int) -> list[int]:
    """Its amounts by good."""
    return cost_of_card(state, display).goods


def can_buy_card(state: ArchonState, display: int, purse: int, off: int) -> bool:
    """Whether a card is there and can be paid for, one resource less if `off` (AR-B-ACADEMY-03)."""
    if not state.displays[display]:
        return False
    price = cost_of_card(state, display).price
    return pays_but_one(purse, price) if off > 0 else pays(purse, price)


def purchase_price(state: ArchonState, seat: int, is_first: bool) -> int:
    """What a cube costs at the Marketplace (AR-B-MARKET-01, AR-TILE-02)."""
    catalog = state.rules.catalog
    if not is_first or not state.houses[seat].has_tile(TRADING_POST):
        return catalog.buy_price
    return max(0, catalog.buy_price - catalog.box.tiles[TRADING_POST].second)


def trades_of(state: ArchonState, seat: int) -> int:
    """How many trades a Marketplace action allows (AR-B-MARKET-01, AR-TILE-02)."""
    catalog = state.rules.catalog
    if not state.houses[seat].has_tile(TRADING_POST):
        return catalog.trades
    return catalog.trades + catalog.box.tiles[TRADING_POST].amount


def can_trade(state: ArchonState, seat: int, purse: int) -> bool:
    """Whether a first trade can be made (AR-B-MARKET-02)."""
    if resources_in(state.stock) > 0 and gold_in(purse) >= purchase_price(state, seat, True):
        return True
    has_any = resources_in(state.houses[seat].goods) > 0
    return has_any and supply_of(state, GOLD) >= state.rules.catalog.sell_price


def warrior_price(state: ArchonState, seat: int, off: int) -> int:
    """How many Recruits a warrior costs (AR-B-GUARD-01, AR-TILE-05, AR-ACT-05)."""
    catalog = state.rules.catalog
    if state.houses[seat].has_tile(GATEHOUSE):
        off += catalog.box.tiles[GATEHOUSE].amount
    return max(0, catalog.costs[ROYAL_GUARD].goods[RECRUIT] - off)


def can_post(state: ArchonState, seat: int, purse: int, off: int) -> bool:
    """Whether a warrior can be posted: one is left, and can be paid for (AR-B-GUARD-01, -02).

    The wall has room for all of them (catalog_city.read_wall).
    """
    if recruits_in(purse) < warrior_price(state, seat, off):
        return False
    return warriors_of(state, seat) < state.rules.catalog.warriors


def hiring_discount(state: ArchonState, seat: int, off: int) -> int:
    """By how much Gold a Magister is cheaper (AR-TILE-05, AR-ACT-05)."""
    if state.houses[seat].has_tile(CHANCERY):
        off += state.rules.catalog.box.tiles[CHANCERY].amount
    return off


def row_cost(state: ArchonState, seat: int, kind: int, off: int) -> list[int]:
    """What the next Magister of a row costs (AR-B-GUILD-01)."""
    space = state.rules.catalog.box.rows[kind][state.houses[seat].owned(kind)]
    return cheaper(space.cost.goods, GOLD, hiring_discount(state, seat, off))


def is_row_payable(state: ArchonState, seat: int, kind: int, purse: int) -> bool:
    """Whether a Magister row has a next space that can be paid for (AR-B-GUILD-01, -04)."""
    row, reached = state.rules.catalog.box.rows[kind], state.houses[seat].owned(kind)
    return reached < len(row) and pays(purse, row[reached].cost.price)


def payable_rows(state: ArchonState, seat: int, purse: int, off: int) -> list[int]:
    """The Magister rows that can be paid for; Gold spared counts as Gold in the purse."""
    purse += hiring_discount(state, seat, off)
    return [kind for kind in MAGISTERS if is_row_payable(state, seat, kind, purse)]


def can_hire(state: ArchonState, seat: int, purse: int, off: int) -> bool:
    """Whether a Magister can be hired: a Courtier is there to be replaced (AR-B-GUILD-04)."""
    if state.houses[seat].owned(COURTIER) == 0:
        return False
    purse += hiring_discount(state, seat, off)
    for kind in MAGISTERS:
        if is_row_payable(state, seat, kind, purse):
            return True
    return False


def is_level_open(state: ArchonState, level: int) -> bool:
    """Whether tiles of a level may be built in this season (AR-B-BUILD-02)."""
    return state.rules.all_levels or level <= season_of(state.round) + 1


def may_build(state: ArchonState, seat: int, tile: int, purse: int, off: int) -> bool:
    """Whether a player may build and pay for a tile, one resource less if `off` (AR-B-BUILD-01)."""
    found = state.rules.catalog.box.tiles[tile]
    price = found.cost.price
    if not (pays_but_one(purse, price) if off > 0 else pays(purse, price)):
        return False
    is_there = state.tiles[tile] > 0 and is_level_open(state, found.level)
    return is_there and not state.houses[seat].has_tile(tile)


def payable_tiles(state: ArchonState, seat: int, purse: int, off: int) -> list[int]:
    """The tiles that a player may build and pay for."""
    return [tile for tile in range(TILES) if may_build(state, seat, tile, purse, off)]


def can_build(state: ArchonState, seat: int, purse: int, off: int) -> bool:
    """Whether there is such a tile."""
    for tile in range(TILES):
        if may_build(state, seat, tile, purse, off):
            return True
    return False


def covers(state: ArchonState, seat: int, purse: int, cost: Cost) -> bool:
    """Whether a cost with its resources of choice can be paid; tax takes no resources."""
    if cost.any_resource == 0:
        return pays(purse, cost.price)
    spare = resources_in(state.houses[seat].goods) - resources_in(cost.goods)
    return spare >= cost.any_resource and pays(purse, cost.price)


def can_swap(state: ArchonState, seat: int) -> bool:
    """Whether a player has a resource and the stockpile another one (AR-D14)."""
    goods, left = state.houses[seat].goods, resources_in(state.stock)
    for good in RESOURCES:
        if goods[good] > 0 and left > state.stock[good]:
            return True
    return False


def can_use_plainly(state: ArchonState, seat: int, favor: Favor, purse: int) -> bool:
    """Whether a favor's cost can be paid and anything of its gain is there (AR-ROUND-07)."""
    if not covers(state, seat, purse, favor.cost):
        return False
    gain = favor.gain
    if gain.vp > 0 or favor.word == VP_PER_MAGISTER_KIND:
        return True
    if favor.word == VP_PER_WARRIOR and warriors_of(state, seat) > 0:
        return True
    if gain.any_resource > 0 and resources_in(state.stock) > 0:
        return True
    for good in range(GOODS):
        if gain.goods[good] > 0 and supply_of(state, good) > 0:
            return True
    return favor.word == EXCHANGE and can_swap(state, seat)
