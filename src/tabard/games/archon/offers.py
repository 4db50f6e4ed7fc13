"""What can be bought, traded, built and hired with given goods (AR-B)."""

from __future__ import annotations

from tabard.games.archon.goods import (
    cheaper,
    covers,
    is_payable,
    resources_in,
    resources_left,
    spares,
)
from tabard.games.archon.kinds import (
    ACADEMY,
    CHANCERY,
    EXCHANGE,
    GATEHOUSE,
    GOLD,
    GOODS,
    MAGISTERS,
    PLANETARIUM,
    RECRUIT,
    RESOURCES,
    ROYAL_GUARD,
    SCIENCE,
    TILES,
    TRADING_POST,
    VP_PER_MAGISTER_KIND,
    VP_PER_WARRIOR,
    season_of,
)
from tabard.games.archon.rules import Favor
from tabard.games.archon.state import ArchonState, supply_of, warriors_of


def card_cost(state: ArchonState, display: int) -> list[int]:
    """What a Science or Arts card costs (AR-B-PLANETARIUM-01, AR-B-ACADEMY-01)."""
    building = PLANETARIUM if display == SCIENCE else ACADEMY
    return state.rules.numbers.costs[building].goods


def can_buy_card(state: ArchonState, display: int, goods: list[int], off: int) -> bool:
    """Whether a card is there and can be paid for, one resource less if `off` (AR-B-ACADEMY-03)."""
    if not state.displays[display]:
        return False
    cost = card_cost(state, display)
    return is_payable(goods, cost) or (off > 0 and bool(spares(goods, cost)))


def purchase_price(state: ArchonState, seat: int, is_first: bool) -> int:
    """What a cube costs at the Marketplace (AR-B-MARKET-01, AR-TILE-02)."""
    numbers = state.rules.numbers
    off = numbers.box.tiles[TRADING_POST].second if TRADING_POST in state.houses[seat].tiles else 0
    return max(0, numbers.buy_price - (off if is_first else 0))


def can_trade(state: ArchonState, seat: int, goods: list[int]) -> bool:
    """Whether a first trade can be made (AR-B-MARKET-02)."""
    if goods[GOLD] >= purchase_price(state, seat, True) and resources_left(state):
        return True
    return resources_in(goods) > 0 and supply_of(state, GOLD) >= state.rules.numbers.sell_price


def warrior_price(state: ArchonState, seat: int, off: int) -> int:
    """How many Recruits a warrior costs (AR-B-GUARD-01, AR-TILE-05, AR-ACT-05)."""
    numbers = state.rules.numbers
    if GATEHOUSE in state.houses[seat].tiles:
        off += numbers.box.tiles[GATEHOUSE].amount
    return max(0, numbers.costs[ROYAL_GUARD].goods[RECRUIT] - off)


def row_cost(state: ArchonState, seat: int, kind: int, off: int) -> list[int]:
    """What the next Magister of a row costs (AR-B-GUILD-01, AR-TILE-05)."""
    numbers, house = state.rules.numbers, state.houses[seat]
    if CHANCERY in house.tiles:
        off += numbers.box.tiles[CHANCERY].amount
    return cheaper(numbers.box.rows[kind][house.owned(kind)].cost.goods, GOLD, off)


def payable_rows(state: ArchonState, seat: int, goods: list[int], off: int) -> list[int]:
    """The Magister rows with a next space that can be paid for (AR-B-GUILD-01, -04)."""
    rows, house = state.rules.numbers.box.rows, state.houses[seat]
    return [
        kind
        for kind in MAGISTERS
        if house.owned(kind) < len(rows[kind])
        and is_payable(goods, row_cost(state, seat, kind, off))
    ]


def is_level_open(state: ArchonState, level: int) -> bool:
    """Whether tiles of a level may be built in this season (AR-B-BUILD-02)."""
    return state.rules.all_levels or level <= season_of(state.round) + 1


def may_build(state: ArchonState, seat: int, tile: int, goods: list[int], off: int) -> bool:
    """Whether a player may build and pay for a tile, one resource less if `off` (AR-B-BUILD-01)."""
    if state.tiles[tile] == 0 or tile in state.houses[seat].tiles:
        return False
    found = state.rules.numbers.box.tiles[tile]
    if not is_level_open(state, found.level):
        return False
    cost = found.cost.goods
    return is_payable(goods, cost) or (off > 0 and bool(spares(goods, cost)))


def payable_tiles(state: ArchonState, seat: int, goods: list[int], off: int) -> list[int]:
    """The tiles that a player may build and pay for."""
    return [tile for tile in range(TILES) if may_build(state, seat, tile, goods, off)]


def can_build(state: ArchonState, seat: int, goods: list[int], off: int) -> bool:
    """Whether there is such a tile."""
    for tile in range(TILES):
        if may_build(state, seat, tile, goods, off):
            return True
    return False


def can_use_plainly(state: ArchonState, seat: int, favor: Favor, goods: list[int]) -> bool:
    """Whether a favor's cost can be paid and anything of its gain is there (AR-ROUND-07)."""
    if not covers(goods, favor.cost):
        return False
    gain = favor.gain
    if gain.vp > 0 or favor.word == VP_PER_MAGISTER_KIND:
        return True
    if favor.word == VP_PER_WARRIOR and warriors_of(state, seat) > 0:
        return True
    if gain.any_resource > 0 and resources_left(state):
        return True
    for good in range(GOODS):
        if gain.goods[good] > 0 and supply_of(state, good) > 0:
            return True
    if favor.word != EXCHANGE:
        return False
    left = resources_left(state)
    return bool([good for good in RESOURCES if goods[good] > 0 and left not in ([], [good])])
