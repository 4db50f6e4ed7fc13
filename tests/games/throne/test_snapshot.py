"""A table as data and back; what does not fit is refused with its place and the reason."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from games.throne.builders import GAME, bids, claims, discard_claims, table
from tabard.core.errors import SnapshotError
from tabard.core.values import BLANK, seat_bit
from tabard.games.throne.deeds import ACTED, BID_HIGHEST, FIELD_NAMES, Deed
from tabard.games.throne.snapshot import decode, encode
from tabard.games.throne.state import Buried, Held, ThroneState


def laid() -> ThroneState:
    """A table with something in every field whose parts are checked."""
    state = table()
    claims(state, 0, "G06")
    discard_claims(state, "G01", seen=seat_bit(1))
    state.claims.take(1)
    state.era = 1
    state.drawn = (Held(1, 0, 1),)
    state.buried = (Buried(2, 0, 1),)
    state.houses[0].deeds = (Deed(ACTED, 2, (1, 0)),)
    state.houses[0].done = (7,)
    state.houses[1].lord = BLANK
    state.offer, state.groups, state.display = (0,), ((1, 2), (3,)), (17,)
    bids(state, "III", (1, "2 0"))
    return state


def read(state: ThroneState, data: dict[str, Any]) -> ThroneState:
    return decode(state.seats, state.rules, data)


def refusal(path: tuple[str | int, ...], value: object) -> str:
    """Why a table is refused in which one value is another; empty if it is not."""
    state = laid()
    data: Any = copy.deepcopy(encode(state))
    at = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    try:
        read(state, data)
    except SnapshotError as error:
        return str(error)
    return ""


def test_a_table_comes_back_as_it_was() -> None:
    state = laid()
    data = encode(state)
    again = read(state, data)
    assert encode(again) == data
    assert again.claim_discard == (Held(0, 0, 0, seat_bit(1)),)
    assert (again.drawn, again.buried) == ((Held(1, 0, 1),), (Buried(2, 0, 1),))
    assert again.houses[0].deeds == (Deed(ACTED, 2, (1, 0)),)
    assert (again.houses[0].lord, again.houses[1].lord) == (0, BLANK)
    assert (again.homes, "homes" in data) == ((0, 1, 2), False)


def test_chosen_houses_come_back_as_chosen() -> None:
    state = table(options={"houses": "by_choice"})
    state.homes = (3, 0, 1)
    assert read(state, encode(state)).homes == (3, 0, 1)
    with pytest.raises(SnapshotError, match=r"homes.*4 is none of 0 to 3"):
        read(state, {**encode(state), "homes": [4, 0, 1]})
    assert GAME.codec.decode(3, {"houses": "by_choice"}, encode(state)).homes == (3, 0, 1)


HOUSE = ("houses", 0)
WRONG: list[tuple[tuple[str | int, ...], object, str]] = [
    (("houses",), [], "table, field 'houses': needs 3 entries, has 0"),
    (("order",), [[]] * 6, "table, field 'order': needs 7 entries, has 6"),
    (("order", 0), [3], "table, field 'order': 3 is none of 0 to 2"),
    (("tokens",), [4], "table, field 'tokens': 4 is none of 0 to 3"),
    (("display",), [18], "table, field 'display': 18 is none of 0 to 17"),
    (("display",), [-1], "table, field 'display': -1 is none of 0 to 17"),
    (("offer",), [18], "table, field 'offer': 18 is none of 0 to 17"),
    (("groups",), [[0], [18]], "table, field 'groups': 18 is none of 0 to 17"),
    (("drawn", 0), [48, 0, 0, 0], "table, field 'drawn': 48 is none of 0 to 47"),
    (("claim_discard", 0), [48, 0, 0, 0], "table, field 'claim_discard': 48 is none of 0 to 47"),
    (("buried", 0), [0, 48, 0], "table, field 'buried': 48 is none of 0 to 47"),
    ((*HOUSE, "lord"), 8, "table, house 0, field 'lord': there is no lord 8"),
    ((*HOUSE, "lord"), -2, "table, house 0, field 'lord': there is no lord -2"),
    ((*HOUSE, "claims", 0), [-1, 0, 0, 0], "table, house 0, field 'claims': -1 is none of 0 to 47"),
    ((*HOUSE, "done"), [48], "table, house 0, field 'done': 48 is none of 0 to 47"),
    ((*HOUSE, "ends"), [24], "table, house 0, field 'ends': 24 is none of 0 to 23"),
    ((*HOUSE, "dealt"), [24], "table, house 0, field 'dealt': 24 is none of 0 to 23"),
    ((*HOUSE, "lords"), [8], "table, house 0, field 'lords': 8 is none of 0 to 7"),
    ((*HOUSE, "stacks"), [[]], "table, house 0, field 'stacks': needs 7 entries, has 1"),
    ((*HOUSE, "stacks", 0), [4], "table, house 0, field 'stacks': 4 is none of 0 to 3"),
    ((*HOUSE, "deeds", 0), [0, 2], "table, house 0, field 'deeds': a deed has 3 values, not 2"),
    ((*HOUSE, "deeds", 0), [16, 2, [0]], "table, house 0, field 'deeds': 16 is none of 0 to 15"),
    ((*HOUSE, "deeds", 0), [0, 7, [0, 0]], "table, house 0, field 'deeds': 7 is none of 0 to 6"),
]


@pytest.mark.parametrize(("path", "value", "words"), WRONG)
def test_what_does_not_exist_is_refused(
    path: tuple[str | int, ...], value: object, words: str
) -> None:
    assert refusal(path, value) == words


LAST: list[tuple[tuple[str | int, ...], object]] = [
    (("order", 0), [2, 0]),
    (("tokens",), [3, 0, 1]),
    (("display",), [17, 0]),
    (("groups",), []),
    (("drawn", 0), [47, 0, 0, 0]),
    (("buried", 0), [0, 47, 0]),
    ((*HOUSE, "lord"), 7),
    ((*HOUSE, "lord"), -1),
    ((*HOUSE, "lord"), 0),
    ((*HOUSE, "stacks", 6), [3]),
    ((*HOUSE, "deeds", 0), [BID_HIGHEST, 6, [6]]),
]


@pytest.mark.parametrize(("path", "value"), LAST)
def test_the_last_that_exists_is_read(path: tuple[str | int, ...], value: object) -> None:
    assert refusal(path, value) == ""


@pytest.mark.parametrize(
    ("path", "length"),
    [
        (("bids",), 3),
        (("traders",), 12),
        (("decrees",), 12),
        (("deck",), 18),
        (("discard",), 18),
        (("claims",), 48),
        (("ends",), 24),
        (("lords",), 8),
        (("drawn", 0), 4),
        (("buried", 0), 3),
        ((*HOUSE, "tracks"), 5),
        ((*HOUSE, "workers"), 15),
        ((*HOUSE, "hand"), 18),
        ((*HOUSE, "known"), 18),
        ((*HOUSE, "markers"), 4),
        ((*HOUSE, "claims", 0), 4),
        ((*HOUSE, "deeds", 0, 2), len(FIELD_NAMES[ACTED])),
    ],
)
def test_rows_have_their_length(path: tuple[str | int, ...], length: int) -> None:
    for wrong in (length - 1, length + 1):
        assert f"needs {length} numbers, has {wrong}" in refusal(path, [0] * wrong)
    assert refusal(path, [0] * length) == ""
