"""The table as JSON-ready data and back; what was edited by hand is checked on the way."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.core.values import BLANK
from tabard.games.archon.kinds import (
    CARD_KINDS,
    DISPLAYS,
    GOODS,
    PHASE_NAMES,
    ROUNDS,
    TILES,
)
from tabard.games.archon.rules import Ruleset
from tabard.games.archon.state import TALLY, ArchonState, House, new_table
from tabard.parts.bag import bag_of
from tabard.parts.reading import Reader, as_numbers


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


def decode(seats: int, rules: Ruleset, data: Mapping[str, object]) -> ArchonState:
    """The table from its data; numbers of things are checked against what there is."""
    reader, box, slots = Reader(data, "table"), rules.catalog.box, len(rules.catalog.slots)
    cards = [len(found) for found in box.displays]
    houses = reader.items("houses", seats)
    return ArchonState(
        seats,
        rules,
        [_decode_house(rules, house, seat) for seat, house in enumerate(houses)],
        reader.bounded("round", 1, ROUNDS + 1),
        reader.bounded("phase", 0, len(PHASE_NAMES)),
        reader.things("order", seats),
        reader.things("grants", len(box.grants)),
        reader.things("favors", len(box.favors)),
        bag_of(reader.numbers("favor_deck", len(box.favors))),
        reader.bounded("province", BLANK, len(box.provinces)),
        bag_of(reader.numbers("provinces", len(box.provinces))),
        reader.numbers("repository", GOODS),
        reader.numbers("stock", GOODS),
        reader.rows("displays", cards),
        [
            bag_of(as_numbers(item, "table, field 'decks'", cards[display]))
            for display, item in enumerate(reader.items("decks", DISPLAYS))
        ],
        reader.rows("figures", [seats] * slots),
        reader.rows("tokens", [seats] * slots),
        reader.things_or_none("wall", len(new_table(seats, rules).wall), seats),
        reader.numbers("tiles", TILES),
        reader.bounded("attack", BLANK, len(box.attacks)),
        bag_of(reader.numbers("attacks", len(box.attacks))),
        reader.flag("hides"),
    )


def _decode_house(rules: Ruleset, data: object, seat: int) -> House:
    reader, catalog = Reader(data, f"table, house {seat}"), rules.catalog
    return House(
        reader.numbers("goods", GOODS),
        reader.number("score"),
        reader.numbers("hand", CARD_KINDS),
        reader.numbers("reserve", CARD_KINDS),
        reader.numbers("played", CARD_KINDS),
        reader.things("tiles", TILES),
        reader.rows("displays", [len(found) for found in catalog.box.displays]),
        reader.bounded("unused", BLANK, catalog.hand + 1),
        reader.number("passages"),
        reader.things("arrivals", CARD_KINDS),
        reader.bounded("settled", 0, catalog.own_cards + 1),
        reader.things("stored", CARD_KINDS),
        reader.flag("is_courtless"),
        tuple(reader.numbers("tally", TALLY)),
    )
