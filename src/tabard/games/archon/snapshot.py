"""The table as JSON-ready data and back; what was edited by hand is checked on the way."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.core.errors import SnapshotError
from tabard.core.values import BLANK
from tabard.games.archon.kinds import (
    CARD_KINDS,
    DISPLAYS,
    GOODS,
    PHASE_NAMES,
    ROUNDS,
    TILES,
)
from tabard.games.archon.rules import Rules
from tabard.games.archon.state import TALLY, ArchonState, House, new_table
from tabard.parts.bag import bag_of
from tabard.parts.reading import Reader, as_flag, as_numbers


def encode(state: ArchonState) -> dict[str, object]:
    """Every field of the table; counts are by kind, in catalog order."""
    return {
        "round": state.round,
        "phase": state.phase,
        "order": list(state.order),
        "grants": list(state.grants),
        "favors": list(state.favors),
        "favor_deck": state.favor_deck.counts[:],
        "province": state.province,
        "provinces": state.provinces.counts[:],
        "repository": state.repository[:],
        "stock": state.stock[:],
        "displays": [list(cards) for cards in state.displays],
        "decks": [deck.counts[:] for deck in state.decks],
        "figures": [list(seats) for seats in state.figures],
        "tokens": [list(seats) for seats in state.tokens],
        "wall": state.wall[:],
        "tiles": state.tiles[:],
        "attack": state.attack,
        "attacks": state.attacks.counts[:],
        "hides": state.hides,
        "houses": [_encode_house(house) for house in state.houses],
    }


def _encode_house(house: House) -> dict[str, object]:
    return {
        "goods": house.goods[:],
        "score": house.score,
        "hand": house.hand[:],
        "reserve": house.reserve[:],
        "played": house.played[:],
        "tiles": list(house.tiles),
        "displays": [list(cards) for cards in house.displays],
        "unused": house.unused,
        "passages": house.passages,
        "arrivals": list(house.arrivals),
        "settled": house.settled,
        "stored": list(house.stored),
        "is_courtless": house.is_courtless,
        "tally": list(house.tally),
    }


class TableReader:
    """Reads a table; numbers of things are checked against what there is."""

    def __init__(self, seats: int, rules: Rules, data: Mapping[str, object]) -> None:
        self.seats = seats
        self.rules = rules
        self.reader = Reader(data, "table")

    def table(self) -> ArchonState:
        reader, box = self.reader, self.rules.numbers.box
        slots = len(self.rules.numbers.slots)
        cards = [len(found) for found in box.displays]
        houses = self.items(reader, "houses", self.seats)
        fresh = new_table(self.seats, self.rules)
        return ArchonState(
            self.seats,
            self.rules,
            [self.house(data, seat) for seat, data in enumerate(houses)],
            self.number(reader, "round", 1, ROUNDS + 1),
            self.number(reader, "phase", 0, len(PHASE_NAMES)),
            self.things(reader, "order", self.seats),
            self.things(reader, "grants", len(box.grants)),
            self.things(reader, "favors", len(box.favors)),
            bag_of(reader.numbers("favor_deck", len(box.favors))),
            self.number(reader, "province", BLANK, len(box.provinces)),
            bag_of(reader.numbers("provinces", len(box.provinces))),
            reader.numbers("repository", GOODS),
            reader.numbers("stock", GOODS),
            self.rows(reader, "displays", cards),
            [
                bag_of(as_numbers(item, "table, field 'decks'", cards[display]))
                for display, item in enumerate(self.items(reader, "decks", DISPLAYS))
            ],
            self.rows(reader, "figures", [self.seats] * slots),
            self.rows(reader, "tokens", [self.seats] * slots),
            self.owners(reader, "wall", len(fresh.wall)),
            reader.numbers("tiles", TILES),
            self.number(reader, "attack", BLANK, len(box.attacks)),
            bag_of(reader.numbers("attacks", len(box.attacks))),
            as_flag(reader.value("hides"), "table, field 'hides'"),
        )

    def house(self, data: object, seat: int) -> House:
        reader, box = Reader(data, f"table, house {seat}"), self.rules.numbers.box
        return House(
            reader.numbers("goods", GOODS),
            reader.number("score"),
            reader.numbers("hand", CARD_KINDS),
            reader.numbers("reserve", CARD_KINDS),
            reader.numbers("played", CARD_KINDS),
            self.things(reader, "tiles", TILES),
            self.rows(reader, "displays", [len(found) for found in box.displays]),
            self.number(reader, "unused", BLANK, self.rules.numbers.hand + 1),
            reader.number("passages"),
            self.things(reader, "arrivals", CARD_KINDS),
            self.number(reader, "settled", 0, self.rules.numbers.own_cards + 1),
            self.things(reader, "stored", CARD_KINDS),
            as_flag(reader.value("is_courtless"), f"{reader.where}, field 'is_courtless'"),
            tuple(reader.numbers("tally", TALLY)),
        )

    def items(self, reader: Reader, field: str, length: int) -> list[object]:
        items = reader.items(field)
        if len(items) != length:
            where = f"{reader.where}, field {field!r}"
            raise SnapshotError(f"{where}: needs {length} entries, has {len(items)}")
        return items

    def number(self, reader: Reader, field: str, least: int, below: int) -> int:
        value = reader.number(field)
        self.within([value], f"{reader.where}, field {field!r}", least, below)
        return value

    def things(self, reader: Reader, field: str, below: int) -> tuple[int, ...]:
        """Numbers of things, each less than `below`."""
        return self.within(reader.numbers(field), f"{reader.where}, field {field!r}", 0, below)

    def owners(self, reader: Reader, field: str, length: int) -> list[int]:
        values = reader.numbers(field, length)
        self.within(values, f"{reader.where}, field {field!r}", BLANK, self.seats)
        return values

    def rows(self, reader: Reader, field: str, below: list[int]) -> list[tuple[int, ...]]:
        """A list of lists of things; each has its own bound."""
        where = f"{reader.where}, field {field!r}"
        items = self.items(reader, field, len(below))
        return [
            self.within(as_numbers(item, where), where, 0, below[index])
            for index, item in enumerate(items)
        ]

    def within(self, values: list[int], where: str, least: int, below: int) -> tuple[int, ...]:
        for value in values:
            if not least <= value < below:
                raise SnapshotError(f"{where}: {value} is none of {least} to {below - 1}")
        return tuple(values)


def decode(seats: int, rules: Rules, data: Mapping[str, object]) -> ArchonState:
    """The table from its data."""
    return TableReader(seats, rules, data).table()
