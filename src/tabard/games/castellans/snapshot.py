"""The table as JSON-ready data and back; what was edited by hand is checked on the way."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.core.errors import SnapshotError
from tabard.core.values import BLANK
from tabard.games.castellans.kinds import (
    BACKS,
    DISTRICTS,
    EDGES,
    FACES,
    FEWEST_SEATS,
    GOODS,
    GUILDS,
    ICONS,
    LIGHTHOUSE,
    LINES,
    MANORS,
    OPPONENT_NAMES,
    PHASE_NAMES,
    ROUNDS,
    SIDES_IN_SOLO,
    TOKEN_KINDS,
    TOKEN_NAMES,
)
from tabard.games.castellans.rules import Rules
from tabard.games.castellans.state import TALLY, CastellansState, Side
from tabard.parts.bag import Bag, bag_of
from tabard.parts.reading import Reader, as_numbers


def encode(state: CastellansState) -> dict[str, object]:
    """Every field of the table; counts are by kind, in catalog order."""
    return {
        "round": state.round,
        "phase": state.phase,
        "first": state.first,
        "pool": state.pool[:],
        "keeps": state.keeps[:],
        "lines": [list(line) for line in state.lines],
        "decks": [deck.counts[:] for deck in state.decks],
        "discards": [pile.counts[:] for pile in state.discards],
        "wharf": state.wharf,
        "back": state.back,
        "wharf_deck": state.wharf_deck.counts[:],
        "wharf_discard": list(state.wharf_discard),
        "crates": state.crates[:],
        "opponent": state.opponent,
        "sides": [_encode_side(side) for side in state.sides],
    }


def _encode_side(side: Side) -> dict[str, object]:
    return {
        "goods": side.goods[:],
        "score": side.score,
        "guilds": side.guilds[:],
        "manors": side.manors[:],
        "tokens": side.tokens[:],
        "mills": side.mills[:],
        "monuments": side.monuments[:],
        "supply": side.supply[:],
        "crates": side.crates,
        "drafted": list(side.drafted),
        "spent": list(side.spent),
        "citizens": list(side.citizens),
        "tally": side.tally[:],
    }


class TableReader:
    """Reads a table; numbers of things are checked against what there is."""

    def __init__(self, seats: int, rules: Rules, data: Mapping[str, object]) -> None:
        self.seats = seats
        self.rules = rules
        self.reader = Reader(data, "table")
        self.sides = SIDES_IN_SOLO if seats == FEWEST_SEATS else seats
        self.citizens = len(rules.numbers.citizens)
        self.wharf = len(rules.numbers.wharf)

    def table(self) -> CastellansState:
        reader = self.reader
        sides = self.items("sides", self.sides)
        round = self.number(reader, "round", 1, ROUNDS + 1)
        return CastellansState(
            self.seats,
            self.rules,
            [self.side(data, number) for number, data in enumerate(sides)],
            round,
            self.number(reader, "phase", 0, len(PHASE_NAMES)),
            self.number(reader, "first", BLANK, self.sides),
            reader.numbers("pool", FACES),
            reader.numbers("keeps", DISTRICTS),
            [self.checked(item, "lines", self.citizens) for item in self.items("lines", LINES)],
            self.bags("decks"),
            self.bags("discards"),
            self.number(reader, "wharf", BLANK, self.wharf),
            self.number(reader, "back", BLANK, len(BACKS)),
            bag_of(reader.numbers("wharf_deck", self.wharf)),
            self.checked(reader.value("wharf_discard"), "wharf_discard", self.wharf),
            self.numbers(reader, "crates", ICONS, self.sides),
            self.number(reader, "opponent", BLANK, len(OPPONENT_NAMES)),
        )

    def side(self, data: object, number: int) -> Side:
        reader = Reader(data, f"table, side {number}")
        return Side(
            reader.numbers("goods", GOODS),
            reader.number("score"),
            reader.numbers("guilds", GUILDS),
            self.numbers(reader, "manors", MANORS, DISTRICTS),
            reader.numbers("tokens", TOKEN_KINDS * DISTRICTS),
            reader.numbers("mills", EDGES),
            self.numbers(reader, "monuments", LIGHTHOUSE, DISTRICTS),
            reader.numbers("supply", len(TOKEN_NAMES)),
            reader.number("crates"),
            self.within(reader.numbers("drafted"), f"{reader.where}, field 'drafted'", 0, FACES),
            self.within(reader.numbers("spent"), f"{reader.where}, field 'spent'", 0, FACES),
            self.within(
                reader.numbers("citizens"), f"{reader.where}, field 'citizens'", 0, self.citizens
            ),
            reader.numbers("tally", TALLY),
        )

    def items(self, field: str, length: int) -> list[object]:
        items = self.reader.items(field)
        if len(items) != length:
            raise SnapshotError(f"table, field {field!r}: needs {length} entries, has {len(items)}")
        return items

    def bags(self, field: str) -> list[Bag]:
        where = f"table, field {field!r}"
        return [bag_of(as_numbers(item, where, self.citizens)) for item in self.items(field, LINES)]

    def number(self, reader: Reader, field: str, least: int, below: int) -> int:
        value = reader.number(field)
        self.within([value], f"{reader.where}, field {field!r}", least, below)
        return value

    def numbers(self, reader: Reader, field: str, length: int, below: int) -> list[int]:
        """So many numbers of things, BLANK for none."""
        values = reader.numbers(field, length)
        self.within(values, f"{reader.where}, field {field!r}", BLANK, below)
        return values

    def checked(self, data: object, field: str, below: int) -> tuple[int, ...]:
        where = f"table, field {field!r}"
        return self.within(as_numbers(data, where), where, 0, below)

    def within(self, values: list[int], where: str, least: int, below: int) -> tuple[int, ...]:
        for value in values:
            if not least <= value < below:
                raise SnapshotError(f"{where}: {value} is none of {least} to {below - 1}")
        return tuple(values)


def decode(seats: int, rules: Rules, data: Mapping[str, object]) -> CastellansState:
    """The table from its data."""
    return TableReader(seats, rules, data).table()
