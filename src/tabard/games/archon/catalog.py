"""Reads and checks the data files of Archon: Glory & Machination."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tabard.core.errors import DataError
from tabard.games.archon.catalog_cards import (
    read_attacks,
    read_display,
    read_favors,
    read_grants,
    read_provinces,
)
from tabard.games.archon.catalog_city import (
    check_first_spaces,
    lowest_starts,
    read_actions,
    read_cards,
    read_rows,
    read_slots,
    read_tiles,
    read_wall,
)
from tabard.games.archon.catalog_entries import MOST_UNITS, check
from tabard.games.archon.kinds import (
    CATEGORY_NAMES,
    COURTIER,
    EMBLEM_NAMES,
    FEWEST_SEATS,
    GOOD_NAMES,
    MOST_AMOUNT,
    MOST_SEATS,
    PHASE_NAMES,
    RECRUIT,
    SEASON_NAMES,
)
from tabard.games.archon.rules import Box, Cards, Catalog
from tabard.parts.catalog import OPTIONS, DataFolder, read_entries
from tabard.parts.catalog_entries import check_ids, every, inner, read_constants

MOST_STOCK: Final = 999
FIRST_MAGISTERS: Final = 2

CONSTANTS: Final = {
    "start_vp": (0, MOST_AMOUNT),
    "late_recruits": (0, MOST_AMOUNT),
    "magisters": (FIRST_MAGISTERS, FIRST_MAGISTERS),
    "hand": (1, MOST_AMOUNT // 2),
    "merchant_bonus": (0, MOST_UNITS),
    "tax": (0, MOST_UNITS),
    "raid_gold": (1, MOST_UNITS),
    "raid_vp": (0, MOST_UNITS),
    "trades": (1, MOST_UNITS),
    "buy_price": (1, MOST_UNITS),
    "sell_price": (0, MOST_UNITS),
    "display": (1, MOST_UNITS),
    "leftover": (1, MOST_AMOUNT),
}
"""Each constant, from its least to its most value."""

PIECES: Final = {"figure": "figures", "elite_warrior": "warriors", "action_cover": "covers"}
"""The pieces, and how their numbers are called."""

TERMS: Final = [
    "vp",
    "resource",
    "magister",
    "tax_token",
    "building_tile",
    "kings_favor",
    "kings_grant",
    "attack",
    "province",
    "slot",
    "wall",
]
"""Words for things that have no entry of their own."""

FILES: Final = {
    "arts.toml": ["card"],
    "attacks.toml": ["attack"],
    "buildings.toml": ["building"],
    "constants.toml": ["constant"],
    "emblems.toml": ["emblem", "guard"],
    "favors.toml": ["favor"],
    "goods.toml": ["good"],
    "grants.toml": ["grant"],
    "magisters.toml": ["card_kind", "row"],
    "options.toml": ["option"],
    "pieces.toml": ["piece", "category", "term"],
    "provinces.toml": ["province"],
    "science.toml": ["card"],
    "seasons.toml": ["season", "phase"],
    "tiles.toml": ["tile"],
    "wall.toml": ["space"],
}
"""The kinds of entries in each file."""


def read_catalog(folder: DataFolder) -> Catalog:
    """All numbers of the data files; the words that texts need are checked too."""
    check_ids(folder, FILES)
    _check_words(folder)
    pieces = _read_pieces(folder.path("pieces.toml"))
    cards = read_cards(folder.path("magisters.toml"))
    constants = read_constants(folder.path("constants.toml"), CONSTANTS)
    _check_prices(constants)
    constants |= pieces | {"courtiers": cards.most[COURTIER]}
    _check_hands(constants)
    starts, stock = _read_goods(folder.path("goods.toml"), constants["late_recruits"])
    gains, costs = read_actions(folder.path("buildings.toml"))
    box = _read_box(folder, constants, cards)
    least = lowest_starts(starts, constants["late_recruits"])
    check_first_spaces(folder.path("magisters.toml"), box.rows, least)
    return Catalog(constants, starts, stock, gains, costs, box)


def _read_box(folder: DataFolder, constants: dict[str, int], cards: Cards) -> Box:
    shown = constants["display"]
    return Box(
        read_slots(folder.path("buildings.toml"), constants["covers"]),
        read_rows(folder.path("magisters.toml"), cards),
        read_favors(folder.path("favors.toml")),
        [read_display(folder.path(name), shown) for name in ("science.toml", "arts.toml")],
        read_grants(folder.path("grants.toml")),
        read_attacks(folder.path("attacks.toml")),
        read_provinces(folder.path("provinces.toml")),
        read_wall(folder.path("wall.toml"), constants["warriors"]),
        read_tiles(folder.path("tiles.toml")),
        cards,
    )


def _read_pieces(path: Path) -> dict[str, int]:
    """How many Figures and Elite Warriors a player has, and how many Action Covers there are."""
    found = {}
    for entry in every(path, "piece", list(PIECES)):
        check(entry, "name", "object", "plural", "count")
        least = 0 if entry.text("id") == "action_cover" else 1
        found[PIECES[entry.text("id")]] = entry.number("count", least, MOST_AMOUNT)
    return found


def _check_prices(constants: dict[str, int]) -> None:
    """Nobody gains by buying what can be sold at once."""
    sold, bought = constants["sell_price"], constants["buy_price"]
    if sold > bought:
        raise DataError(
            f"constants.toml, constant 'sell_price', field 'value': "
            f"{sold} is more than buy_price {bought}"
        )


def _check_hands(constants: dict[str, int]) -> None:
    """Cards are divided into two hands (AR-CARD-01)."""
    courtiers, magisters, hand = [constants[key] for key in ("courtiers", "magisters", "hand")]
    if courtiers + magisters != 2 * hand:
        raise DataError(
            f"constants.toml, constant 'hand', field 'value': two piles of {hand} need {2 * hand} "
            f"cards, but there are {courtiers} Courtiers (magisters.toml) and {magisters} Magisters"
        )


def _read_goods(path: Path, late_recruits: int) -> tuple[list[int], list[int]]:
    """What players start with, and how much there is: enough for a full table (AR-SETUP-04)."""
    starts, stock = [], []
    for good, entry in enumerate(every(path, "good", GOOD_NAMES)):
        check(entry, "name", "object", "plural", "start", "stock")
        starts.append(entry.number("start", 0, MOST_AMOUNT))
        late = late_recruits if good == RECRUIT else starts[-1]
        needed = FEWEST_SEATS * starts[-1] + (MOST_SEATS - FEWEST_SEATS) * late
        stock.append(entry.number("stock", max(needed, 1), MOST_STOCK))
    return starts, stock


def _check_words(folder: DataFolder) -> None:
    """What the files say for texts only."""
    guards = [f"{name}_guard" for name in EMBLEM_NAMES]
    rows: list[tuple[str, str, Sequence[str], list[str]]] = [
        ("emblems.toml", "emblem", EMBLEM_NAMES, ["name", "object"]),
        ("emblems.toml", "guard", guards, ["name"]),
        ("seasons.toml", "season", SEASON_NAMES, ["name"]),
        ("seasons.toml", "phase", PHASE_NAMES, ["name"]),
        ("pieces.toml", "category", CATEGORY_NAMES, ["name", "object", "plural"]),
        ("pieces.toml", "term", TERMS, ["name", "object", "plural"]),
    ]
    for file, kind, names, words in rows:
        for entry in every(folder.path(file), kind, names):
            check(entry, *words)
    for option in read_entries(folder.path(OPTIONS), "option"):
        meanings, choices = inner(option, "meanings"), option.texts("choices")
        meanings.only(*choices)
        for choice in choices:
            meanings.both_languages(choice)
            inner(meanings, choice).only("en", "de")
