"""Series of bot matches: repeatable, over one process or several, saved so that they verify."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.bots.simulate import is_compiled, simulate
from tabard.core.errors import SetupError
from tabard.games import GAMES
from tabard.match.record import read_record
from tabard.match.replaying import first_difference

ALLEGIANCE = GAMES["allegiance"]


def test_equal_seeds_give_equal_series_and_others_do_not() -> None:
    series = [simulate(ALLEGIANCE, 3, 12, ["random"] * 3, seed) for seed in ("a", "a", "b")]
    assert series[0].places == series[1].places
    assert series[0].decisions == series[1].decisions
    assert series[0].decisions != series[2].decisions


def test_workers_change_nothing_but_the_time() -> None:
    bots = ["greedy", "random", "random"]
    alone = simulate(ALLEGIANCE, 3, 4, bots, "w")
    shared = simulate(ALLEGIANCE, 3, 4, bots, "w", workers=2)
    assert shared.places == alone.places
    assert shared.decisions == alone.decisions
    assert [seat.mean_score for seat in shared.per_seat] == [
        seat.mean_score for seat in alone.per_seat
    ]


def test_saved_matches_verify_and_are_the_matches_that_were_counted(tmp_path: Path) -> None:
    result = simulate(ALLEGIANCE, 4, 3, ["random"] * 4, "kept", save=tmp_path)
    records = [read_record(path) for path in sorted(tmp_path.iterdir())]
    assert [first_difference(ALLEGIANCE, record) for record in records] == ["", "", ""]
    assert result.places == simulate(ALLEGIANCE, 4, 3, ["random"] * 4, "kept").places


def test_progress_adds_up() -> None:
    told: list[int] = []
    simulate(ALLEGIANCE, 3, 7, ["greedy", "random", "random"], "p", progress=told.append)
    assert sum(told) == 7


def test_a_series_needs_a_bot_for_each_seat() -> None:
    with pytest.raises(SetupError, match="2 bots are given for 3 seats"):
        simulate(ALLEGIANCE, 3, 1, ["random"] * 2, "x")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_wins_at_least_half_as_often_again_as_random_seats_beside_it(seats: int) -> None:
    games = 400 if is_compiled() else 40
    bots = ["greedy"] + ["random"] * (seats - 1)
    result = simulate(ALLEGIANCE, seats, games, bots, "strength")
    mine, *others = [seat.wins for seat in result.per_seat]
    assert mine >= 1.5 * max(others) if is_compiled() else mine > max(others)


def test_ismcts_places_better_than_random_seats_beside_it() -> None:
    games = 40 if is_compiled() else 4
    result = simulate(ALLEGIANCE, 3, games, ["ismcts:40", "random", "random"], "search")
    mine, *others = [seat.mean_place for seat in result.per_seat]
    assert mine < min(others)
