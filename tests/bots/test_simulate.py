"""Series of bot matches: repeatable, over one process or several, saved so that they verify."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import active_children
from pathlib import Path

import pytest

from support.builds import IS_COMPILED
from support.tiers import first_of, long
from tabard.bots.simulate import (
    MOST_GAMES,
    Series,
    _block_size,
    _context,
    _shared_out,
    play_block,
    simulate,
)
from tabard.core.errors import SetupError
from tabard.games import GAMES
from tabard.match.record import read_record
from tabard.match.replaying import first_difference

ALLEGIANCE, THRONE = GAMES["allegiance"], GAMES["throne"]


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


if IS_COMPILED:  # fewer matches than these prove nothing, and interpreted they take minutes

    @pytest.mark.parametrize("seats", first_of([3, 4, 5]))
    def test_greedy_wins_at_least_half_as_often_again_as_random_seats_beside_it(seats: int) -> None:
        bots = ["greedy"] + ["random"] * (seats - 1)
        result = simulate(ALLEGIANCE, seats, 400, bots, "strength")
        mine, *others = [seat.wins for seat in result.per_seat]
        assert mine >= 1.5 * max(others)

    @pytest.mark.parametrize("seats", first_of([2, 3, 4]))
    def test_greedy_wins_nine_of_ten_thrones_against_random_seats(seats: int) -> None:
        bots = ["greedy"] + ["random"] * (seats - 1)
        result = simulate(THRONE, seats, 40, bots, "strength")
        assert result.per_seat[0].wins >= 36

    @long
    def test_ismcts_places_better_than_random_seats_beside_it() -> None:
        result = simulate(ALLEGIANCE, 3, 20, ["ismcts:40", "random", "random"], "search")
        mine, *others = [seat.mean_place for seat in result.per_seat]
        assert mine < min(others)


@pytest.mark.parametrize("games", [0, MOST_GAMES + 1])
def test_a_series_of_too_many_games_or_none_is_refused(games: int) -> None:
    with pytest.raises(SetupError, match="1 to 10,000,000"):
        simulate(ALLEGIANCE, 3, games, ["random"] * 3, "x")


def test_a_series_with_half_a_character_for_a_seed_is_refused() -> None:
    with pytest.raises(SetupError, match="half a character"):
        simulate(ALLEGIANCE, 3, 1, ["random"] * 3, "a\udcff")


def test_only_a_window_of_a_long_series_is_handed_out_at_once() -> None:
    taken: list[int] = []

    def numbers() -> Iterator[range]:
        for number in range(MOST_GAMES):
            taken.append(number)
            yield range(number, number + 1)

    series = Series("allegiance", 3, ("random",) * 3, "window", ALLEGIANCE.full_options({}))
    with ThreadPoolExecutor(2) as pool:
        blocks = _shared_out(pool, series, numbers(), 4)
        for done in range(1, 9):
            ((number, places, _, _, _),) = next(blocks)
            assert number in taken
            assert len(places) == 3
            assert len(taken) < done + 4


def test_what_is_played_keeps_no_moves(tmp_path: Path) -> None:
    options = ALLEGIANCE.full_options({})
    series = Series("allegiance", 3, ("random",) * 3, "kept", options, str(tmp_path))
    ((number, places, scores, decisions, _),) = play_block(ALLEGIANCE, series, range(1))
    assert (number, len(places), len(scores)) == (0, 3, 3)
    assert decisions < len(read_record(tmp_path / "allegiance-00000.json").moves)


def test_progress_begins_when_the_workers_are_there() -> None:
    told: list[int] = []
    processes: list[int] = []

    def progress(done: int) -> None:
        told.append(done)
        processes.append(len(active_children()))

    simulate(ALLEGIANCE, 3, 4, ["random"] * 3, "p", workers=2, progress=progress)
    assert told[0] == 0
    assert processes[0] > 0


@pytest.mark.parametrize(
    ("bot", "games", "size"), [("random", 100_000, 50), ("random", 200, 5), ("greedy", 200, 1)]
)
def test_blocks_are_small_beside_a_workers_share(bot: str, games: int, size: int) -> None:
    series = Series("allegiance", 3, (bot,) * 3, "x", {})
    assert _block_size(series, games, workers=2) == size


def test_workers_are_copies_only_of_a_process_without_other_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(threading, "active_count", lambda: 1)
    assert _context().get_start_method() == ("fork" if sys.platform == "linux" else "spawn")
    monkeypatch.setattr(threading, "active_count", lambda: 2)
    assert _context().get_start_method() == "spawn"
