"""Tables as data: what a hand could write wrongly is refused by its field."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from games.castellans.builders import GAME, table
from tabard.core.errors import SetupError, SnapshotError
from tabard.games.castellans.kinds import FACES
from tabard.match.snapshots import state_from, take_snapshot


def encoded(seats: int = 3, /, **values: object) -> dict[str, Any]:
    """A table as data, with other values."""
    return {**GAME.codec.encode(table(seats)), **values}


def refused(data: dict[str, Any], seats: int = 3) -> str:
    """Why a table is refused."""
    with pytest.raises(SnapshotError) as found:
        GAME.codec.decode(seats, {}, data)
    return str(found.value)


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_table_is_read_as_it_was_written(seats: int) -> None:
    data = GAME.codec.encode(table(seats))
    data["round"] = 5
    assert GAME.codec.encode(GAME.codec.decode(seats, {}, data)) == data


@pytest.mark.parametrize("seats", [0, 6])
def test_a_table_has_one_to_five_seats(seats: int) -> None:
    with pytest.raises(SetupError, match=str(seats)):
        GAME.codec.decode(seats, {}, encoded())


@pytest.mark.parametrize(
    ("field", "value", "least", "most"),
    [
        ("round", 0, 1, 5),
        ("round", 6, 1, 5),
        ("phase", -1, 0, 4),
        ("phase", 5, 0, 4),
        ("first", 3, -1, 2),
        ("first", -2, -1, 2),
        ("wharf", 12, -1, 11),
        ("wharf", -2, -1, 11),
        ("back", 6, -1, 5),
        ("back", -2, -1, 5),
        ("opponent", 6, -1, 5),
        ("opponent", -2, -1, 5),
    ],
)
def test_numbers_of_the_table_are_within_their_range(
    field: str, value: int, least: int, most: int
) -> None:
    expected = f"table, field {field!r}: {value} is none of {least} to {most}"
    assert refused(encoded(**{field: value})) == expected


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("crates", [3] + [-1] * 11, "3 is none of -1 to 2"),
        ("crates", [-2] + [-1] * 11, "-2 is none of -1 to 2"),
        ("wharf_discard", [12], "12 is none of 0 to 11"),
        ("wharf_discard", [-1], "-1 is none of 0 to 11"),
        ("lines", [[28], []], "28 is none of 0 to 27"),
        ("lines", [[], [-1]], "-1 is none of 0 to 27"),
    ],
)
def test_things_on_the_table_are_things_that_there_are(
    field: str, value: object, said: str
) -> None:
    data = encoded()
    data[field] = value
    assert refused(data) == f"table, field {field!r}: {said}"


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("manors", [6] + [-1] * 7, "6 is none of -1 to 5"),
        ("manors", [-2] + [-1] * 7, "-2 is none of -1 to 5"),
        ("monuments", [6, -1, -1], "6 is none of -1 to 5"),
        ("drafted", [FACES], "6 is none of 0 to 5"),
        ("drafted", [-1], "-1 is none of 0 to 5"),
        ("spent", [FACES], "6 is none of 0 to 5"),
        ("spent", [-1], "-1 is none of 0 to 5"),
        ("citizens", [28], "28 is none of 0 to 27"),
        ("citizens", [-1], "-1 is none of 0 to 27"),
    ],
)
def test_things_of_a_side_are_things_that_there_are(field: str, value: object, said: str) -> None:
    data = encoded()
    data["sides"][1][field] = value
    assert refused(data) == f"table, side 1, field {field!r}: {said}"


def test_a_side_may_have_the_first_of_all_citizens() -> None:
    data = encoded()
    data["sides"][1]["citizens"] = [0]
    assert GAME.codec.decode(3, {}, data).sides[1].citizens == (0,)


@pytest.mark.parametrize(("seats", "sides"), [(1, 2), (2, 2), (3, 3), (5, 5)])
def test_there_are_as_many_sides_as_players_and_in_solo_two(seats: int, sides: int) -> None:
    data = encoded(seats)
    data["sides"] = data["sides"][:1]
    said = f"table, field 'sides': needs {sides} entries, has 1"
    assert refused(data, seats) == said


def test_a_step_for_a_track_without_a_number_is_refused() -> None:
    state = table()
    data = take_snapshot(GAME, state, GAME.full_options({}))
    data["agenda"] = [["Push", 0, "worker", 1]]
    with pytest.raises(SnapshotError, match=r"worker|int"):
        state_from(GAME, data)


@pytest.mark.parametrize("tracks", [5, ""])
def test_what_is_no_row_of_tracks_is_refused(tracks: object) -> None:
    begun = tabard.start("castellans", 1, "any").snapshot()
    with pytest.raises(SnapshotError, match=r"there are no tracks|tuple"):
        tabard.restore({**begun, "agenda": [["SelectTrack", tracks, 1]]})
