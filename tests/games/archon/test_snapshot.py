"""Snapshots edited by hand: what cannot be is refused with its field and its bounds."""

from __future__ import annotations

import pytest

import tabard
from games.archon.builders import GAME, table
from tabard.core.errors import SetupError, SnapshotError
from tabard.games.archon.state import ArchonState

BOUNDS = {
    "round": (1, 9),
    "phase": (0, 4),
    "province": (-1, 19),
    "attack": (-1, 5),
}
"""The numbers of a table, from the least to the most."""

HOUSE_BOUNDS = {"unused": (-1, 5), "settled": (0, 10)}
"""The numbers of a house."""

ROWS = {
    "order": (0, 2),
    "grants": (0, 5),
    "favors": (0, 21),
    "wall": (-1, 2),
}
"""Lists of a table: what stands in them."""

HOUSE_ROWS = {"tiles": (0, 13), "arrivals": (0, 4), "stored": (0, 4)}


def read(data: dict[str, object]) -> ArchonState:
    return GAME.codec.decode(3, {}, data)


def laid() -> tuple[dict[str, object], dict[str, object]]:
    """A table of three as data, and its second house."""
    data = GAME.codec.encode(table(3))
    houses = data["houses"]
    assert isinstance(houses, list)
    return data, houses[1]


def refusal(data: dict[str, object]) -> str:
    """Why a table is not read."""
    with pytest.raises(SnapshotError) as caught:
        read(data)
    return str(caught.value)


def test_a_table_is_read_as_it_was_written() -> None:
    data, _ = laid()
    assert GAME.codec.encode(read(data)) == data


@pytest.mark.parametrize("field", BOUNDS)
def test_a_number_of_the_table_is_read_within_its_bounds(field: str) -> None:
    least, most = BOUNDS[field]
    data, _ = laid()
    for value in (least, most):
        data[field] = value
        assert GAME.codec.encode(read(data))[field] == value
    for value in (least - 1, most + 1):
        data[field] = value
        assert refusal(data) == f"table, field {field!r}: {value} is none of {least} to {most}"


@pytest.mark.parametrize("field", HOUSE_BOUNDS)
def test_a_number_of_a_house_is_read_within_its_bounds(field: str) -> None:
    least, most = HOUSE_BOUNDS[field]
    data, house = laid()
    where = f"table, house 1, field {field!r}"
    for value in (least, most):
        house[field] = value
        assert GAME.codec.encode(read(data)) == data
    for value in (least - 1, most + 1):
        house[field] = value
        assert refusal(data) == f"{where}: {value} is none of {least} to {most}"


@pytest.mark.parametrize("field", [*ROWS, *HOUSE_ROWS])
def test_a_thing_in_a_list_is_one_that_there_is(field: str) -> None:
    data, house = laid()
    found, where = (data, "table") if field in ROWS else (house, "table, house 1")
    least, most = (ROWS | HOUSE_ROWS)[field]
    before = found[field]
    assert isinstance(before, list)
    for value in (least, most):
        found[field] = [value, *before[1:]]
        assert GAME.codec.encode(read(data)) == data
    for value in (least - 1, most + 1):
        found[field] = [value, *before[1:]]
        reason = f"{value} is none of {least} to {most}"
        assert refusal(data) == f"{where}, field {field!r}: {reason}"


@pytest.mark.parametrize(
    ("field", "most"), [("displays", 22), ("figures", 2), ("tokens", 2), ("decks", None)]
)
def test_a_list_of_lists_has_all_its_entries_and_each_its_bounds(
    field: str, most: int | None
) -> None:
    data, _ = laid()
    rows = data[field]
    assert isinstance(rows, list)
    count = len(rows)
    data[field] = rows[1:]
    assert refusal(data) == f"table, field {field!r}: needs {count} entries, has {count - 1}"
    if most is not None:
        data[field] = [*rows[:-1], [0, most]]
        assert GAME.codec.encode(read(data)) == data
        data[field] = [*rows[:-1], [0, most + 1]]
        assert refusal(data) == f"table, field {field!r}: {most + 1} is none of 0 to {most}"


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_for_too_few_or_too_many_is_not_read(seats: int) -> None:
    data, _ = laid()
    with pytest.raises(SetupError, match="2 to 4"):
        GAME.codec.decode(seats, {}, data)


@pytest.mark.parametrize("picks", [5, "ab"])
def test_what_is_no_row_of_picks_is_refused(picks: object) -> None:
    snapshot = {**tabard.start("archon", 2, "any").snapshot(), "agenda": [["Raid", picks]]}
    with pytest.raises(SnapshotError, match=r"all seats pick at once|tuple"):
        tabard.restore(snapshot)
