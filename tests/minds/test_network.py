"""The network: symmetric in its players, and refused if made for other features."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tabard.core.errors import DataError
from tabard.minds.network import (
    NETWORK,
    Network,
    check_network,
    new_rows,
    read_network,
    shape_of,
)

TABLE, PLAYER, UNITS, ABOVE = 3, 4, 5, 6


def some_rows(seed: str = "rows") -> dict[str, list[list[float]]]:
    """A network with nothing at zero."""
    random = Random(seed)
    return {
        name: [[random.gauss(0.0, 0.4) for _ in row] for row in rows]
        for name, rows in new_rows(shape_of(TABLE, PLAYER, UNITS, ABOVE), seed).items()
    }


def some_features(seed: str, seats: int = 3) -> tuple[list[float], list[list[float]]]:
    random = Random(seed)
    table = [random.gauss(0.0, 1.0) for _ in range(TABLE)]
    players = [[random.choice((0.0, random.random())) for _ in range(PLAYER)] for _ in range(seats)]
    return table, players


def test_chances_are_parts_of_one_and_leave_some_for_nobody() -> None:
    chances = Network(some_rows()).chances(*some_features("a"))
    assert all(chance > 0.0 for chance in chances)
    assert sum(chances) < 1.0


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_players_may_sit_in_any_order(seats: int) -> None:
    network = Network(some_rows())
    table, players = some_features("b", seats)
    there = network.chances(table, players)
    back = network.chances(table, players[::-1])
    assert back[::-1] == pytest.approx(there)
    assert max(there) > min(there)


def test_a_game_without_a_file_has_no_network(tmp_path: Path) -> None:
    assert read_network(str(tmp_path), TABLE, PLAYER) is None


def test_a_file_that_is_no_network_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / NETWORK).write_text("first = [[", "utf-8")
    with pytest.raises(DataError, match=r"network\.toml cannot be read"):
        read_network(str(tmp_path), TABLE, PLAYER)


def test_a_network_for_other_features_is_refused() -> None:
    rows = some_rows()
    check_network("this", rows, TABLE, PLAYER)
    with pytest.raises(DataError, match="of_table needs 5 rows of 4 numbers"):
        check_network("this", rows, TABLE + 1, PLAYER)
    lacking = {name: found for name, found in rows.items() if name != "alone"}
    with pytest.raises(DataError, match="lacks rows 'alone'"):
        check_network("this", lacking, TABLE, PLAYER)
    with pytest.raises(DataError, match="has the unknown rows 'strange'"):
        check_network("this", {**rows, "strange": [[1.0]]}, TABLE, PLAYER)
    with pytest.raises(DataError, match="lacks rows 'of_player'"):
        check_network("this", {}, TABLE, PLAYER)
