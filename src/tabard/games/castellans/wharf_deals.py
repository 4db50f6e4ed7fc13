"""The lines of the Wharf: which icons are open and can be paid for (CV-WHARF-01 to -10)."""

from __future__ import annotations

from tabard.core.values import BLANK
from tabard.games.castellans.kinds import BACKS, BUY, COLUMNS, GOLD, ROWS
from tabard.games.castellans.state import CastellansState


def deal_of_row(state: CastellansState, row: int) -> int:
    """What a row does: the back of the top card of the deck says it (CV-WHARF-02)."""
    return BACKS[state.back][row]


def row_of_deal(state: CastellansState, deal: int) -> int:
    """The row that does a thing; each does another."""
    return BACKS[state.back].index(deal)


def has_payable_icon(state: CastellansState, goods: list[int]) -> bool:
    """Whether a Crate could be paid for on any icon (CV-WHARF-03, -06)."""
    front, deals = state.rules.catalog.wharf[state.wharf].front, BACKS[state.back]
    can_buy = goods[GOLD] >= state.rules.catalog.deals.buy_gold
    for row in range(ROWS):
        buys = deals[row] == BUY
        if buys and not can_buy:
            continue
        for column in range(state.rules.first_column, COLUMNS):
            icon = row * COLUMNS + column
            if state.crates[icon] == BLANK and (buys or goods[front[icon]] > 0):
                return True
    return False


def payable_icons(state: CastellansState, goods: list[int]) -> list[int]:
    """Free icons on which a Crate could be paid for with these goods (CV-WHARF-03, -06, CV-D22)."""
    front = state.rules.catalog.wharf[state.wharf].front
    price = state.rules.catalog.deals.buy_gold
    found: list[int] = []
    for row in range(ROWS):
        buys = deal_of_row(state, row) == BUY
        if buys and goods[GOLD] < price:
            continue
        for column in range(state.rules.first_column, COLUMNS):
            icon = row * COLUMNS + column
            if state.crates[icon] == BLANK and (buys or goods[front[icon]] > 0):
                found.append(icon)
    return found
