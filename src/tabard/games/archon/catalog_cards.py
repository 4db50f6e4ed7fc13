"""Reads and checks the cards of Archon: favors, Science and Arts, grants, attacks, provinces."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabard.games.archon.catalog_city import MOST_CARDS
from tabard.games.archon.catalog_entries import (
    COSTS,
    GAINS,
    MOST_UNITS,
    MOST_VP,
    RESOURCE_NAMES,
    amounts,
    check,
    enough,
    goods_of,
    no_cost,
    no_gain,
    read_cost,
    read_gain,
)
from tabard.games.archon.kinds import (
    ARTS_CHEAPER,
    BUILD_CHEAPER,
    CATEGORY_NAMES,
    EXCHANGE,
    FAVOR_WORDS,
    FEWEST_SEATS,
    MOST_AMOUNT,
    MOST_FAVORS,
    MOST_SEATS,
    PLAIN,
    ROUNDS,
    SCIENCE_CHEAPER,
    SEASONS,
    VP_PER_MAGISTER_KIND,
    VP_PER_WARRIOR,
)
from tabard.games.archon.rules import Attack, Card, Favor, Gain, Grant, Province
from tabard.parts.catalog import Entry
from tabard.parts.catalog_entries import key_of, numbers

FAVORS_NEEDED: Final = MOST_FAVORS + ROUNDS - 1
"""A favor on each slot, and a new one after each round but the last (AR-EOR-04, -08)."""

PROVINCES_NEEDED: Final = ROUNDS
HIGHEST_ESCALATION: Final = 2
MOST_STRENGTH: Final = MOST_AMOUNT - HIGHEST_ESCALATION * MOST_SEATS * (SEASONS - 1)
"""However the strength rises with the seasons, it stays within the amounts (AR-R11)."""

RANKS: Final = MOST_SEATS
GAINING_WORDS: Final = [EXCHANGE, VP_PER_MAGISTER_KIND, VP_PER_WARRIOR]
"""Words beside which a favor may give something; the others perform an action."""

SPARING_WORDS: Final = [BUILD_CHEAPER, SCIENCE_CHEAPER, ARTS_CHEAPER]
"""Words that spare just one resource of choice (AR-D13)."""

PLAYERS: Final = MOST_SEATS - FEWEST_SEATS + 1


def read_favors(path: Path) -> list[Favor]:
    """The King's Favors (AR-B-PALACE-01)."""
    return [_favor(entry) for entry in enough(path, "favor", FAVORS_NEEDED)]


def _favor(entry: Entry) -> Favor:
    words = ["name", "object", "text", "cards"]
    if "word" not in entry:
        check(entry, *words, "gain", maybe=["cost"])
        word, amount = PLAIN, 0
    else:
        word = FAVOR_WORDS.index(entry.one_of("word", FAVOR_WORDS[PLAIN + 1 :]))
        gains = ["gain"] if word in GAINING_WORDS else []
        check(entry, *words, "word", "amount", maybe=gains)
        amount = entry.number("amount", 1, 1 if word in SPARING_WORDS else MOST_UNITS)
    cost = read_cost(entry, "cost", COSTS) if "cost" in entry else no_cost()
    gain = read_gain(entry, "gain", GAINS) if "gain" in entry or word == PLAIN else no_gain()
    return Favor(key_of(entry), entry.number("cards", 1, MOST_CARDS), cost, gain, word, amount)


def read_display(path: Path, shown: int) -> list[Card]:
    """The Science or the Arts cards, at least as many as are shown (AR-SETUP-11)."""
    return [_card(entry) for entry in enough(path, "card", shown)]


def _card(entry: Entry) -> Card:
    check(entry, "name", "object", "vp", maybe=["bonus"])
    bonus = read_gain(entry, "bonus", COSTS) if "bonus" in entry else no_gain()
    vp = entry.number("vp", 0, MOST_VP)
    return Card(key_of(entry), Gain(bonus.goods, bonus.any_resource, vp))


def read_grants(path: Path) -> list[Grant]:
    """The King's Grants, one for each season or more (AR-SETUP-08)."""
    return [_grant(entry) for entry in enough(path, "grant", SEASONS)]


def _grant(entry: Entry) -> Grant:
    check(entry, "name", "object", *CATEGORY_NAMES)
    rows = []
    for category in CATEGORY_NAMES:
        row = numbers(entry, category, 0, MOST_VP, RANKS)
        if row != sorted(row, reverse=True):
            raise entry.fail(category, f"needs numbers that do not rise, has {row}")
        rows.append(row)
    return Grant(key_of(entry), rows)


def read_attacks(path: Path) -> list[Attack]:
    """The Attack cards, one for each season or more (AR-ATT-01)."""
    return [
        Attack(
            key_of(check(entry, "name", "strength")),
            [*[0] * FEWEST_SEATS, *numbers(entry, "strength", 1, MOST_STRENGTH, PLAYERS)],
        )
        for entry in enough(path, "attack", SEASONS)
    ]


def read_provinces(path: Path) -> list[Province]:
    """The Provinces, one for each round or more (AR-SETUP-10, AR-EOR-05)."""
    return [_province(entry) for entry in enough(path, "province", PROVINCES_NEEDED)]


def _province(entry: Entry) -> Province:
    check(entry, "name", "cubes", maybe=["extra_of_three", "extra_of_four"])
    cubes = goods_of(amounts(entry, "cubes", RESOURCE_NAMES))
    found = [cubes] * (FEWEST_SEATS + 1)
    for field in ("extra_of_three", "extra_of_four"):
        extra = amounts(entry, field, RESOURCE_NAMES) if field in entry else {}
        cubes = [there + more for there, more in zip(cubes, goods_of(extra))]
        found.append(cubes)
    return Province(key_of(entry), found)
