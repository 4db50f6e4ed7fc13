"""The table as JSON-ready data and back; what was edited by hand is checked on the way."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.core.errors import SnapshotError
from tabard.games.allegiance.kinds import KINDS, MOST_CARDS, PLACE_NAMES
from tabard.games.allegiance.laws import is_true
from tabard.games.allegiance.rules import Rules
from tabard.games.allegiance.state import AllegianceState, Laid, Recall
from tabard.parts.bag import Bag, bag_of
from tabard.parts.cards import Card
from tabard.parts.reading import Reader, as_flag, as_list, as_number, as_numbers


def encode(state: AllegianceState) -> dict[str, object]:
    """Every field of the table; counts are by kind, in catalog order."""
    return {
        "round": state.round,
        "first": state.first,
        "deck": state.deck.counts[:],
        "hands": [hand.counts[:] for hand in state.hands],
        "table": [_encode_laid(laid) for laid in state.table],
        "recalls": [_encode_recall(recall) for recall in state.recalls],
    }


def decode(seats: int, rules: Rules, data: Mapping[str, object]) -> AllegianceState:
    """The table from its data."""
    reader = Reader(data, "table")
    hands = reader.items("hands")
    if len(hands) != seats:
        raise SnapshotError(f"table, field 'hands': needs {seats} hands, has {len(hands)}")
    table = reader.items("table")
    if len(table) >= MOST_CARDS:
        raise SnapshotError(f"table, field 'table': at most {MOST_CARDS - 1} cards")
    state = AllegianceState(
        seats,
        rules,
        reader.number("round"),
        reader.number("first"),
        bag_of(reader.numbers("deck", KINDS)),
        [_decode_hand(hand, seat) for seat, hand in enumerate(hands)],
        [_decode_laid(laid, number) for number, laid in enumerate(table)],
        [_decode_recall(recall) for recall in reader.items("recalls")],
    )
    # Whoever moves cards by hand need not mend what seats remembered of them.
    state.recalls = [recall for recall in state.recalls if is_true(state, recall)]
    return state


def _encode_laid(laid: Laid) -> list[object]:
    return [
        laid.card.kind,
        laid.card.seen,
        laid.place,
        laid.seat,
        laid.origin,
        laid.round,
        laid.is_up,
        laid.guard,
        laid.lost,
    ]


def _decode_laid(data: object, number: int) -> Laid:
    where = f"table, card {number}"
    items = as_list(data, where)
    if len(items) != 9:
        raise SnapshotError(f"{where}: needs 9 values, has {len(items)}")
    is_up = as_flag(items[6], where)
    kind, seen, place, seat, origin, round, guard, lost = as_numbers(
        [*items[:6], *items[7:]], where
    )
    if not 0 <= kind < KINDS:
        raise SnapshotError(f"{where}: there is no kind {kind}; kinds are 0 to {KINDS - 1}")
    if not 0 <= place < len(PLACE_NAMES):
        raise SnapshotError(f"{where}: there is no place {place}")
    return Laid(Card(kind, seen), place, seat, origin, round, is_up, guard, lost)


def _decode_hand(data: object, seat: int) -> Bag:
    return bag_of(as_numbers(data, f"table, hand of seat {seat}", KINDS))


def _encode_recall(recall: Recall) -> list[object]:
    return [
        recall.viewer,
        recall.owner,
        list(recall.kinds),
        recall.pure,
        recall.is_open,
        list(recall.slots),
        list(recall.sealed),
        list(recall.spare),
    ]


def _decode_recall(data: object) -> Recall:
    where = "table, recall"
    items = as_list(data, where)
    if len(items) != 8:
        raise SnapshotError(f"{where}: needs 8 values, has {len(items)}")
    kinds, spare = as_numbers(items[2], where), as_numbers(items[7], where)
    if not all(0 <= kind < KINDS for kind in kinds + spare):
        raise SnapshotError(f"{where}: kinds are 0 to {KINDS - 1}")
    return Recall(
        as_number(items[0], where),
        as_number(items[1], where),
        tuple(kinds),
        as_number(items[3], where),
        as_flag(items[4], where),
        tuple(as_numbers(items[5], where)),
        tuple(as_numbers(items[6], where)),
        tuple(spare),
    )
