"""Reads and checks what lies on the board of Archon: buildings, rows, wall and tiles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

from tabard.core.errors import DataError
from tabard.games.archon.catalog_entries import (
    MOST_UNITS,
    MOST_VP,
    check,
    no_cost,
    no_gain,
    players_of,
    read_cost,
    read_gain,
)
from tabard.games.archon.kinds import (
    ACADEMY,
    BARRACKS,
    BUILDING_NAMES,
    CARD_NAMES,
    COURTIER,
    FEWEST_SEATS,
    GOOD_NAMES,
    GOODS,
    LEVELS,
    MAGISTERS,
    MOST_AMOUNT,
    MOST_SEATS,
    MOST_SPACES,
    OBSERVATORY,
    PALACE,
    PLANETARIUM,
    RECRUIT,
    REPOSITORY,
    RESOURCES,
    ROYAL_GUARD,
    SCULPTURE_COURT,
    TILE_NAMES,
    TRADING_POST,
    TREASURY,
)
from tabard.games.archon.rules import Cards, Cost, Gain, Slot, Tile, TrackSpace, WallSpace
from tabard.parts.catalog import Entry, read_entries
from tabard.parts.catalog_entries import every

FIXED_GAINS: Final = {TREASURY: "gold", REPOSITORY: "any_resource", BARRACKS: "recruit"}
"""The one thing that an action gives; a Merchant and a tile give more of it."""

FIXED_COSTS: Final[dict[int, Sequence[str]]] = {
    PLANETARIUM: GOOD_NAMES,
    ACADEMY: GOOD_NAMES,
    ROYAL_GUARD: ["recruit"],
}
"""What an action with a cost of its own can take."""

MOST_CARDS: Final = 2
MOST_SLOTS: Final = 12

TWO_AMOUNTS: Final = [TRADING_POST, OBSERVATORY, SCULPTURE_COURT]
"""The tiles whose ability has a second amount."""


def _buildings(path: Path) -> list[Entry]:
    found = every(path, "building", BUILDING_NAMES)
    for building, entry in enumerate(found):
        fields = ["name", "object", "text"]
        if building != PALACE:
            fields.append("slots")
        if building in FIXED_GAINS:
            fields.append("gain")
        if building in FIXED_COSTS:
            fields.append("cost")
        check(entry, *fields)
    return found


def read_actions(path: Path) -> tuple[list[Gain], list[Cost]]:
    """What the fixed action of each building gives and takes."""
    gains, costs = [], []
    for building, entry in enumerate(_buildings(path)):
        given, paid = building in FIXED_GAINS, building in FIXED_COSTS
        gains.append(read_gain(entry, "gain", [FIXED_GAINS[building]]) if given else no_gain())
        costs.append(read_cost(entry, "cost", FIXED_COSTS[building]) if paid else no_cost())
        if building in (PLANETARIUM, ACADEMY):
            _check_resource(entry, costs[-1])
    return gains, costs


def _check_resource(entry: Entry, cost: Cost) -> None:
    """A favor can spare a resource of this cost, so there is one (AR-D13)."""
    if not any(cost.goods[good] for good in RESOURCES):
        raise entry.fail("cost", "needs a resource, which a King's Favor can spare")


def read_slots(path: Path, covers: int) -> list[Slot]:
    """The slots in the order of the buildings; there are covers for the closed ones."""
    slots = []
    for building, entry in enumerate(_buildings(path)):
        if building != PALACE:
            slots.extend(_slots(entry, building))
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        closed = len([slot for slot in slots if slot.players > seats])
        if closed > covers:
            raise DataError(
                f"{path.name}: {closed} slots are closed with {seats} players, but there are "
                f"{covers} Action Covers (pieces.toml); open some"
            )
    return slots


def _slots(entry: Entry, building: int) -> list[Slot]:
    slots = []
    for number, slot in enumerate(entry.entries("slots"), 1):
        slot.only("cards", "players")
        cards = slot.number("cards", 1, MOST_CARDS)
        slots.append(Slot(f"{entry.text('id')}_{number}", building, cards, players_of(slot)))
    if len(slots) > MOST_SLOTS:
        raise entry.fail("slots", f"needs at most {MOST_SLOTS}, has {len(slots)}")
    if all(slot.players > FEWEST_SEATS for slot in slots):
        raise entry.fail("slots", f"needs one that is open with {FEWEST_SEATS} players")
    return slots


def read_cards(path: Path) -> Cards:
    """How many cards of each kind a player can own, and their values (AR-ORDER-02)."""
    most, values = [], []
    for entry in every(path, "card_kind", CARD_NAMES):
        check(entry, "name", "object", "plural", "text", "most", "value")
        most.append(entry.number("most", 1, MOST_AMOUNT))
        values.append(entry.number("value", 0, MOST_AMOUNT))
    return Cards(most, values)


def read_rows(path: Path, cards: Cards) -> list[list[TrackSpace]]:
    """The rows of the Magister Track by kind of card, none for Courtiers (AR-B-GUILD-01)."""
    rows: list[list[TrackSpace]] = [[]]
    for kind, entry in zip(MAGISTERS, every(path, "row", CARD_NAMES[COURTIER + 1 :])):
        row = [_space(space) for space in check(entry, "spaces").entries("spaces")]
        if len(row) != cards.most[kind]:
            raise entry.fail("spaces", f"needs one for each of {cards.most[kind]} cards")
        rows.append(row)
    return rows


def _space(entry: Entry) -> TrackSpace:
    entry.only("cost", "vp")
    return TrackSpace(read_cost(entry, "cost", GOOD_NAMES), entry.number("vp", 0, MOST_VP))


def check_first_spaces(path: Path, rows: list[list[TrackSpace]], starts: list[int]) -> None:
    """Whatever two Magisters are bought in the setup can be paid (AR-SETUP-15)."""
    for one, other in combinations(MAGISTERS, 2):
        costs = [rows[kind][0].cost.goods for kind in (one, other)]
        for good in range(GOODS):
            needed = costs[0][good] + costs[1][good]
            if needed > starts[good]:
                raise DataError(
                    f"{path.name}, row {CARD_NAMES[one]!r} and row {CARD_NAMES[other]!r}, "
                    f"field 'spaces': the first spaces together cost "
                    f"{needed} of {GOOD_NAMES[good]!r}; players start with {starts[good]}"
                )


def read_wall(path: Path, warriors: int) -> list[WallSpace]:
    """The spaces of the wall in their order; there is room for all Elite Warriors."""
    wall = []
    for number, entry in enumerate(read_entries(path, "space"), 1):
        check(entry, "vp", "players")
        if number > MOST_SPACES:
            raise entry.fail("id", f"is one too many; there are at most {MOST_SPACES}")
        entry.one_of("id", [str(number)])
        wall.append(WallSpace(entry.number("vp", 0, MOST_VP), players_of(entry)))
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        free = len([space for space in wall if space.players <= seats])
        if free < seats * warriors:
            raise DataError(
                f"{path.name}: {free} of [[space]] are open with {seats} players, who have "
                f"{warriors} Elite Warriors each (pieces.toml); add spaces"
            )
    return wall


def read_tiles(path: Path) -> list[Tile]:
    """The kinds of Building tiles, by their numbers."""
    tiles = []
    for number, entry in enumerate(every(path, "tile", TILE_NAMES)):
        second = ["second"] if number in TWO_AMOUNTS else []
        words, copies = ["name", "object", "text"], ["copies", "copies_of_two"]
        check(entry, *words, "level", *copies, "cost", "vp", "amount", *second)
        there = entry.number("copies", 1, MOST_SEATS)
        tiles.append(
            Tile(
                entry.text("id"),
                entry.number("level", 1, LEVELS),
                there,
                entry.number("copies_of_two", 0, there),
                read_cost(entry, "cost", GOOD_NAMES),
                entry.number("vp", 0, MOST_VP),
                entry.number("amount", 1, MOST_UNITS),
                entry.number("second", 1, MOST_UNITS) if second else 0,
            )
        )
    return tiles


def lowest_starts(starts: list[int], late_recruits: int) -> list[int]:
    """What every player has at least at the start, early or late in player order."""
    found = list(starts)
    found[RECRUIT] = min(starts[RECRUIT], late_recruits)
    return found
