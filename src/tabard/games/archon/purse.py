"""Amounts of goods in one number, so that a whole cost is looked at in one comparison."""

from __future__ import annotations

from typing import Final

from tabard.games.archon.kinds import GOLD, RECRUIT, RESOURCES

BITS: Final = 8
ENOUGH: Final = 80
"""More of a good than any cost or price names (catalog_entries.MOST_UNITS); more is not counted."""

ABOVE: Final = 0x80_80_80_80_80_80
"""The highest bit of each good, which amounts leave free."""

EACH_RESOURCE: Final = 0x01_01_01_01_00
ONE_RESOURCE: Final = [1 << BITS * good for good in RESOURCES]


def purse_of(goods: list[int], spent: int = 0) -> int:
    """Goods as one number, eight bits each, the lowest for Gold, of which some may be spent."""
    purse = 0
    for good in range(RECRUIT, GOLD, -1):
        purse = (purse + min(goods[good], ENOUGH)) << BITS
    return purse + min(goods[GOLD] - spent, ENOUGH)


def pays(purse: int, price: int) -> bool:
    """Whether a purse has as much of every good as a price: then no good takes its free bit."""
    return ((purse | ABOVE) - price) & ABOVE == ABOVE


def pays_but_one(purse: int, price: int) -> bool:
    """Whether a price can be paid, or all of it but one resource (AR-D13)."""
    if not pays(purse + EACH_RESOURCE, price):
        return False
    for one in ONE_RESOURCE:
        if pays(purse + one, price):
            return True
    return False


def gold_in(purse: int) -> int:
    """The Gold in a purse, as far as it is counted."""
    return purse & 0xFF


def recruits_in(purse: int) -> int:
    """The Recruits in a purse, as far as they are counted."""
    return purse >> BITS * RECRUIT
