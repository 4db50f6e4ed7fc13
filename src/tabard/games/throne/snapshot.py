"""The table as JSON-ready data and back; what was edited by hand is checked on the way."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.core.errors import SnapshotError
from tabard.games.throne.deeds import DEED_NAMES, FIELD_NAMES, Deed
from tabard.games.throne.kinds import (
    CENTRE,
    MARKER_KINDS,
    SPACES,
    TERRITORIES,
    TRACKS,
    WORKER_KINDS,
)
from tabard.games.throne.rules import Ruleset
from tabard.games.throne.state import Buried, Held, House, ThroneState
from tabard.parts.bag import bag_of
from tabard.parts.reading import Reader, as_flag, as_list, as_numbers


def encode(state: ThroneState) -> dict[str, object]:
    """Every field of the table; counts are by kind, in catalog order.

    Homes by seat go without saying: only tables that choose houses tell theirs.
    """
    chosen = {"homes": list(state.homes)} if state.rules.chooses_houses else {}
    return {
        **chosen,
        "week": state.week,
        "first": state.first,
        "marker": state.marker,
        "is_dead": state.is_dead,
        "space": state.space,
        "bids": state.bids[:],
        "order": [list(seats) for seats in state.order],
        "trader": state.trader,
        "traders": state.traders.counts[:],
        "decree": state.decree,
        "decrees": state.decrees.counts[:],
        "decrees_left": state.decrees_left,
        "tokens": list(state.tokens),
        "deck": state.deck.counts[:],
        "discard": state.discard.counts[:],
        "display": list(state.display),
        "groups": [list(group) for group in state.groups],
        "offer": list(state.offer),
        "claims": state.claims.counts[:],
        "claim_discard": [_encode_held(held) for held in state.claim_discard],
        "era": state.era,
        "buried": [[buried.seat, buried.claim, buried.era] for buried in state.buried],
        "drawn": [_encode_held(held) for held in state.drawn],
        "ends": state.ends.counts[:],
        "lords": state.lords.counts[:],
        "houses": [_encode_house(house) for house in state.houses],
    }


def _encode_held(held: Held) -> list[int]:
    return [held.claim, held.since, held.era, held.seen]


def _encode_house(house: House) -> dict[str, object]:
    return {
        "lord": house.lord,
        "tracks": house.tracks[:],
        "workers": house.workers[:],
        "supply": house.supply,
        "anarchy": house.anarchy,
        "influence": house.influence,
        "diplomacy": house.diplomacy,
        "alms": house.alms,
        "guilds": list(house.guilds),
        "hand": house.hand.counts[:],
        "known": house.known[:],
        "claims": [_encode_held(held) for held in house.claims],
        "done": list(house.done),
        "ends": list(house.ends),
        "dealt": list(house.dealt),
        "lords": list(house.lords),
        "markers": house.markers[:],
        "stacks": [list(stack) for stack in house.stacks],
        "deeds": [[deed.event, deed.space, list(deed.facts)] for deed in house.deeds],
    }


class TableReader:
    """Reads a table; numbers of cards and seats are checked against what there is."""

    def __init__(self, seats: int, rules: Ruleset, data: Mapping[str, object]) -> None:
        self.seats = seats
        self.rules = rules
        self.reader = Reader(data, "table")
        deck = rules.catalog.deck
        self.kinds = len(deck.workforce.counts)
        self.claim_count = len(deck.claims)
        self.end_count = len(deck.ends)
        self.lord_count = len(deck.lords)

    def table(self) -> ThroneState:
        reader, deck = self.reader, self.rules.catalog.deck
        houses = self.lists(reader, "houses", self.seats)
        return ThroneState(
            self.seats,
            self.rules,
            [self.house(data, seat) for seat, data in enumerate(houses)],
            self.homes(),
            reader.number("week"),
            reader.number("first"),
            reader.number("marker"),
            as_flag(reader.value("is_dead"), "table, field 'is_dead'"),
            reader.number("space"),
            reader.numbers("bids", self.seats),
            self.tuples(reader, "order", SPACES, self.seats),
            reader.number("trader"),
            bag_of(reader.numbers("traders", len(deck.traders))),
            reader.number("decree"),
            bag_of(reader.numbers("decrees", len(deck.decrees))),
            reader.number("decrees_left"),
            self.cards(reader, "tokens", len(deck.tokens)),
            bag_of(reader.numbers("deck", self.kinds)),
            bag_of(reader.numbers("discard", self.kinds)),
            self.cards(reader, "display", self.kinds),
            tuple(self.tuples(reader, "groups", None, self.kinds)),
            self.cards(reader, "offer", self.kinds),
            bag_of(reader.numbers("claims", self.claim_count)),
            self.held(reader, "claim_discard"),
            reader.number("era"),
            self.buried(),
            self.held(reader, "drawn"),
            bag_of(reader.numbers("ends", self.end_count)),
            bag_of(reader.numbers("lords", self.lord_count)),
        )

    def homes(self) -> tuple[int, ...]:
        if not self.rules.chooses_houses:
            return tuple(range(self.seats))
        return self.cards(self.reader, "homes", CENTRE)

    def house(self, data: object, seat: int) -> House:
        reader = Reader(data, f"table, house {seat}")
        lord = reader.number("lord")
        if not -1 <= lord < self.lord_count:
            raise SnapshotError(f"{reader.where}, field 'lord': there is no lord {lord}")
        return House(
            lord,
            reader.numbers("tracks", TRACKS),
            reader.numbers("workers", WORKER_KINDS * TERRITORIES),
            reader.number("supply"),
            reader.number("anarchy"),
            reader.number("influence"),
            reader.number("diplomacy"),
            reader.number("alms"),
            tuple(reader.numbers("guilds")),
            bag_of(reader.numbers("hand", self.kinds)),
            reader.numbers("known", self.kinds),
            self.held(reader, "claims"),
            self.cards(reader, "done", self.claim_count),
            self.cards(reader, "ends", self.end_count),
            self.cards(reader, "dealt", self.end_count),
            self.cards(reader, "lords", self.lord_count),
            reader.numbers("markers", MARKER_KINDS),
            self.tuples(reader, "stacks", SPACES, MARKER_KINDS),
            tuple([self.deed(deed, reader.where) for deed in reader.items("deeds")]),
        )

    def lists(self, reader: Reader, field: str, length: int | None) -> list[object]:
        items = reader.items(field)
        if length is not None and len(items) != length:
            raise SnapshotError(
                f"{reader.where}, field {field!r}: needs {length} entries, has {len(items)}"
            )
        return items

    def cards(self, reader: Reader, field: str, below: int) -> tuple[int, ...]:
        """Numbers of things, each less than `below`."""
        return self.checked(reader.value(field), f"{reader.where}, field {field!r}", below)

    def checked(self, data: object, where: str, below: int) -> tuple[int, ...]:
        numbers = as_numbers(data, where)
        for number in numbers:
            if not 0 <= number < below:
                raise SnapshotError(f"{where}: {number} is none of 0 to {below - 1}")
        return tuple(numbers)

    def tuples(
        self, reader: Reader, field: str, length: int | None, below: int
    ) -> list[tuple[int, ...]]:
        where = f"{reader.where}, field {field!r}"
        return [self.checked(item, where, below) for item in self.lists(reader, field, length)]

    def held(self, reader: Reader, field: str) -> tuple[Held, ...]:
        where = f"{reader.where}, field {field!r}"
        found: list[Held] = []
        for item in reader.items(field):
            claim, since, era, seen = as_numbers(item, where, 4)
            self.checked([claim], where, self.claim_count)
            found.append(Held(claim, since, era, seen))
        return tuple(found)

    def buried(self) -> tuple[Buried, ...]:
        where = "table, field 'buried'"
        found: list[Buried] = []
        for item in self.reader.items("buried"):
            seat, claim, era = as_numbers(item, where, 3)
            self.checked([claim], where, self.claim_count)
            found.append(Buried(seat, claim, era))
        return tuple(found)

    def deed(self, data: object, where: str) -> Deed:
        where = f"{where}, field 'deeds'"
        items = as_list(data, where)
        if len(items) != 3:
            raise SnapshotError(f"{where}: a deed has 3 values, not {len(items)}")
        event, space = as_numbers(items[:2], where)
        self.checked([event], where, len(DEED_NAMES))
        self.checked([space], where, SPACES)
        return Deed(event, space, tuple(as_numbers(items[2], where, len(FIELD_NAMES[event]))))


def decode(seats: int, rules: Ruleset, data: Mapping[str, object]) -> ThroneState:
    """The table from its data."""
    return TableReader(seats, rules, data).table()
