"""The table as JSON-ready data and back; what was edited by hand is checked on the way."""

from __future__ import annotations

from collections.abc import Mapping

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
from tabard.games.castellans.rules import Ruleset
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


def decode(seats: int, rules: Ruleset, data: Mapping[str, object]) -> CastellansState:
    """The table from its data; numbers of things are checked against what there is."""
    reader, catalog = Reader(data, "table"), rules.catalog
    citizens, wharf = len(catalog.citizens), len(catalog.wharf)
    sides = SIDES_IN_SOLO if seats == FEWEST_SEATS else seats
    return CastellansState(
        seats,
        rules,
        [_decode_side(side, at, citizens) for at, side in enumerate(reader.items("sides", sides))],
        reader.bounded("round", 1, ROUNDS + 1),
        reader.bounded("phase", 0, len(PHASE_NAMES)),
        reader.bounded("first", BLANK, sides),
        reader.numbers("pool", FACES),
        reader.numbers("keeps", DISTRICTS),
        reader.rows("lines", [citizens] * LINES),
        _decode_bags(reader, "decks", citizens),
        _decode_bags(reader, "discards", citizens),
        reader.bounded("wharf", BLANK, wharf),
        reader.bounded("back", BLANK, len(BACKS)),
        bag_of(reader.numbers("wharf_deck", wharf)),
        reader.things("wharf_discard", wharf),
        reader.things_or_none("crates", ICONS, sides),
        reader.bounded("opponent", BLANK, len(OPPONENT_NAMES)),
    )


def _decode_side(data: object, number: int, citizens: int) -> Side:
    reader = Reader(data, f"table, side {number}")
    return Side(
        reader.numbers("goods", GOODS),
        reader.number("score"),
        reader.numbers("guilds", GUILDS),
        reader.things_or_none("manors", MANORS, DISTRICTS),
        reader.numbers("tokens", TOKEN_KINDS * DISTRICTS),
        reader.numbers("mills", EDGES),
        reader.things_or_none("monuments", LIGHTHOUSE, DISTRICTS),
        reader.numbers("supply", len(TOKEN_NAMES)),
        reader.number("crates"),
        reader.things("drafted", FACES),
        reader.things("spent", FACES),
        reader.things("citizens", citizens),
        reader.numbers("tally", TALLY),
    )


def _decode_bags(reader: Reader, field: str, kinds: int) -> list[Bag]:
    where = f"{reader.where}, field {field!r}"
    return [bag_of(as_numbers(item, where, kinds)) for item in reader.items(field, LINES)]
