"""Reads and checks the data files of Castellans of Valeria."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabard.core.errors import DataError
from tabard.games.castellans.catalog_cards import (
    read_citizens,
    read_deals,
    read_manors,
    read_wharf,
)
from tabard.games.castellans.catalog_city import (
    read_bonuses,
    read_city,
    read_costs,
    read_faces,
    read_places,
    read_rewards,
    read_tables,
    read_tracks,
)
from tabard.games.castellans.catalog_solo import read_charts, read_opponents
from tabard.games.castellans.kinds import (
    BANKER,
    COLOR_NAMES,
    GOLD,
    GOOD_NAMES,
    LIGHTHOUSE,
    LIGHTHOUSE_KEEPER,
    MANOR,
    MANORS,
    MONUMENT_NAMES,
    MOST_DRAFTED,
    MOST_UNITS,
    PHASE_NAMES,
    TOKEN_NAMES,
)
from tabard.games.castellans.rules import Catalog, Manor
from tabard.parts.catalog import DataFolder
from tabard.parts.catalog_entries import check, check_ids, every, read_constants

CONSTANTS: Final = {
    "drafted_dice": (1, MOST_DRAFTED),
    "leftover_dice": (0, MOST_DRAFTED),
    "crates_at_start": (0, MOST_UNITS),
}
"""Each constant, from its least to its most value."""

TOKENS: Final[dict[str, tuple[int, int]]] = {
    **dict.fromkeys([*TOKEN_NAMES, "crate", "keep"], (1, MOST_UNITS)),
    "manor": (MANORS - 1, MANORS - 1),
    **dict.fromkeys(["lighthouse", *MONUMENT_NAMES[:LIGHTHOUSE]], (1, 1)),
}
"""How many tokens there can be: a Manor for each place on the board, one of them a Lighthouse."""

FILES: Final = {
    "actions.toml": ["primary", "sub", "monument"],
    "citizens.toml": ["citizen"],
    "colors.toml": ["color"],
    "constants.toml": ["constant"],
    "districts.toml": ["district", "edge", "round"],
    "goods.toml": ["good", "face"],
    "guilds.toml": ["track", "guild"],
    "manors.toml": ["manor"],
    "options.toml": ["option"],
    "phases.toml": ["phase"],
    "players.toml": ["players"],
    "scoring.toml": ["places"],
    "solo.toml": ["opponent", "district_chart", "selector", "citizen_chart"],
    "tokens.toml": ["token"],
    "wharf.toml": ["line", "card"],
}
"""The kinds of entries in each file."""


def read_catalog(folder: DataFolder) -> Catalog:
    """All that the data files say; the words that texts need are checked too."""
    tokens = _read_tokens(folder.path("tokens.toml"))
    constants = read_constants(folder.path("constants.toml"), CONSTANTS) | {"keeps": tokens["keep"]}
    leftover, actions = constants["leftover_dice"], folder.path("actions.toml")
    starts, limits = _read_goods(folder.path("goods.toml"))
    manors = read_manors(folder.path("manors.toml"), limits[GOLD], leftover)
    _check_crates(tokens["crate"], constants["crates_at_start"], manors[BANKER])
    supply = [tokens[name] for name in TOKEN_NAMES]
    supply[MANOR] += tokens["lighthouse"]
    bonus_faces, die_bonuses = read_bonuses(actions)
    solo, drafted = folder.path("solo.toml"), constants["drafted_dice"]
    _check_words(folder)
    check_ids(folder, FILES)
    return Catalog(
        constants,
        starts,
        limits,
        read_faces(folder.path("goods.toml")),
        bonus_faces,
        die_bonuses,
        supply,
        read_city(folder.path("districts.toml")),
        read_tracks(folder.path("guilds.toml")),
        read_costs(actions),
        read_rewards(actions, manors[LIGHTHOUSE_KEEPER].vp),
        read_tables(folder.path("players.toml"), constants),
        read_places(folder.path("scoring.toml")),
        manors,
        read_citizens(folder.path("citizens.toml"), leftover),
        read_wharf(folder.path("wharf.toml")),
        read_deals(folder.path("wharf.toml")),
        read_opponents(solo, supply, drafted),
        read_charts(solo),
    )


def _read_tokens(path: Path) -> dict[str, int]:
    """How many of each token a player has, and how many Keeps there are."""
    found = {}
    for entry in every(path, "token", list(TOKENS)):
        check(entry, "name", "object", "plural", "count")
        found[entry.text("id")] = entry.number("count", *TOKENS[entry.text("id")])
    return found


def _read_goods(path: Path) -> tuple[list[int], list[int]]:
    """What players start with, and how much they can hold (CV-RES-02 to -05)."""
    starts, limits = [], []
    for entry in every(path, "good", GOOD_NAMES):
        check(entry, "name", "start", "limit")
        limits.append(entry.number("limit", 1, MOST_UNITS))
        starts.append(entry.number("start", 0, limits[-1]))
    return starts, limits


def _check_crates(crates: int, at_start: int, banker: Manor) -> None:
    """All Crates can be had: some at the start, the others from the Banker's Manor."""
    if crates != at_start + banker.crates:
        raise DataError(
            f"tokens.toml, token 'crate', field 'count': has {crates}, but {at_start} are there "
            f"at the start (constants.toml) and {banker.crates} with the banker (manors.toml)"
        )


def _check_words(folder: DataFolder) -> None:
    """What the files say for texts only."""
    for entry in every(folder.path("colors.toml"), "color", [*COLOR_NAMES, "green"]):
        check(entry, "name")
    for entry in every(folder.path("phases.toml"), "phase", PHASE_NAMES):
        check(entry, "name")
