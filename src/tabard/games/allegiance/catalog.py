"""Reads and checks the data files of Allegiance."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tabard.core.errors import DataError
from tabard.games.allegiance.kinds import (
    FACTION_NAMES,
    FEWEST_SEATS,
    GUARD,
    INQUISITOR,
    KIND_NAMES,
    KINDS,
    MERCHANT,
    MOST_CARDS,
    MOST_SEATS,
    NOBLE,
)
from tabard.games.allegiance.rules import Numbers
from tabard.parts.catalog import SOURCES, DataFolder, read_entries, read_file

POWERS = {
    "thief": "none",
    "assassin": "assassinate",
    "cutpurse": "follow",
    "double_agent": "infiltrate",
    "spy": "investigate",
    "guildmaster": "corrupt",
    "monk": "none",
    "priest": "convert",
    "initiate": "follow",
    "inquisitor": "investigate",
    "bishop": "redeem",
    "merchant": "finance",
    "guard": "protect",
    "noble": "royal_support",
}
"""Which rule serves which kind; the data file must agree."""

CONSTANTS = (
    "starting_inquisitors_per_player",
    "starting_dealt_cards_per_player",
    "cards_dealt_per_player_per_round",
    "follow_threshold",
    "follow_bonus",
    "noble_influence",
    "merchant_influence",
    "converted_card_influence",
    "aligned_card_influence",
    "aligned_card_allegiance",
)

CARD_FIELDS = (
    "id",
    "name",
    "object",
    "plural",
    "alignment",
    "source_alignment",
    "basis_alignment",
    "power",
    "source_power",
    "count",
    "source",
    "basis",
)

WORDS = {"power": ("name", "text"), "faction": ("name",), "term": ("name",)}
"""What powers.toml says of each kind of thing, in both languages."""

MOST_VALUE = 99


def read_numbers(folder: DataFolder) -> Numbers:
    """Cards and constants from the data files; the words that texts need are checked too."""
    counts, factions = _read_cards(folder.path("cards.toml"))
    constants = _read_constants(folder.path("constants.toml"))
    boxed = _read_boxed(folder.path("constants.toml"), counts)
    _check_first_hands(counts, boxed, constants)
    _check_words(folder)
    return Numbers(counts, factions, boxed, constants)


def _check_words(folder: DataFolder) -> None:
    for kind, fields in WORDS.items():
        for entry in folder.same_ids("powers.toml", kind):
            entry.only("id", *fields, "kind", "source")
            entry.source()
            for field in fields:
                entry.both_languages(field)


def _read_cards(path: Path) -> tuple[list[int], list[int]]:
    counts, factions = [0] * KINDS, [0] * KINDS
    found = []
    sides: Sequence[str] = FACTION_NAMES
    for entry in read_entries(path, "card"):
        name = entry.one_of("id", KIND_NAMES)
        kind = KIND_NAMES.index(name)
        found.append(name)
        entry.only(*CARD_FIELDS)
        for field in ("name", "object", "plural"):
            entry.both_languages(field)
        for field in ("source", "source_alignment", "source_power"):
            entry.one_of(field, SOURCES)
        entry.one_of("power", [POWERS[name]])
        unaligned = kind in (MERCHANT, GUARD, NOBLE)
        entry.one_of("alignment", FACTION_NAMES[2:] if unaligned else FACTION_NAMES[:2])
        counts[kind] = entry.number("count", least=0, most=99)
        factions[kind] = sides.index(entry.text("alignment"))
    missing = [name for name in KIND_NAMES if name not in found]
    if missing:
        raise DataError(f"{path.name}: card {missing[0]!r} is missing; every kind needs an entry")
    total = read_file(path).number("total", least=1, most=MOST_CARDS - 1)
    if sum(counts) != total:
        raise DataError(
            f"{path.name}, field 'total': says {total}, the counts add to {sum(counts)}"
        )
    return counts, factions


def _check_first_hands(
    counts: list[int], boxed: list[list[int]], constants: dict[str, int]
) -> None:
    """Refuse a deck from which not every player can begin (AL-SETUP-07, -09)."""
    inquisitors = constants["starting_inquisitors_per_player"]
    cards = inquisitors + constants["starting_dealt_cards_per_player"]
    needed = inquisitors * MOST_SEATS
    if counts[INQUISITOR] < needed:
        raise DataError(
            f"cards.toml, card 'inquisitor', field 'count': needs at least {needed}, "
            "because each player starts with one"
        )
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        left = counts[INQUISITOR] - boxed[seats][INQUISITOR]
        if left < inquisitors * seats:
            raise DataError(
                f"constants.toml, seats '{seats}', field 'removed': leaves {left} inquisitor, "
                f"but {inquisitors * seats} are handed out"
            )
        left = sum(counts) - sum(boxed[seats])
        if left < cards * seats:
            raise DataError(
                f"cards.toml, field 'total': leaves {left} cards for {seats} seats, "
                f"but the first hands take {cards * seats}"
            )


def _read_constants(path: Path) -> dict[str, int]:
    constants = {}
    for entry in read_entries(path, "constant"):
        entry.source()
        entry.only("id", "value", "source", "basis")
        name = entry.one_of("id", CONSTANTS)
        # An allocation takes two cards of every hand (AL-ALLOC-08).
        least = 2 if name == "cards_dealt_per_player_per_round" else 0
        constants[name] = entry.number("value", least=least, most=MOST_VALUE)
    for name in CONSTANTS:
        if name not in constants:
            raise DataError(f"{path.name}: constant {name!r} is missing")
    return constants


def _read_boxed(path: Path, counts: list[int]) -> list[list[int]]:
    """For each number of seats, how many cards of each kind stay in the box."""
    boxed = [[0] * KINDS for _ in range(MOST_SEATS + 1)]
    numbers = [str(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)]
    missing = set(numbers)
    for entry in read_entries(path, "seats"):
        entry.source()
        entry.only("id", "removed", "source")
        seats = int(entry.one_of("id", numbers))
        missing.remove(str(seats))
        for name, number in entry.counts("removed").items():
            if name not in KIND_NAMES:
                raise entry.fail("removed", f"{name!r} is none of: {', '.join(KIND_NAMES)}")
            kind = KIND_NAMES.index(name)
            if number > counts[kind]:
                raise entry.fail("removed", f"takes {number} of {counts[kind]} {name}")
            boxed[seats][kind] = number
    if missing:
        raise DataError(
            f"{path.name}: seats {min(missing)!r} is missing; each number needs an entry"
        )
    return boxed
