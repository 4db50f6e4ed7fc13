"""Series of bot matches, over one process or several; equal seeds give equal series."""

from __future__ import annotations

import gc
import multiprocessing
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from multiprocessing.context import BaseContext
from pathlib import Path
from typing import Any

from tabard.bots.levels import make_bot
from tabard.bots.outside.faults import fault_words
from tabard.bots.playing import Fault, Played, match_seed, play_match
from tabard.core import engine
from tabard.core.errors import SetupError
from tabard.core.game import Game
from tabard.games import GAMES
from tabard.match.chance import check_seed, commitment_to
from tabard.match.record import Record, terms_of, write_record

MOST_GAMES = 10_000_000
_JOBS_PER_WORKER = 4
_BLOCKS_PER_WORKER = 20
_LARGEST_BLOCK = 50
_OBJECTS_BETWEEN_SWEEPS = 50_000
"""Matches leave next to nothing behind that only a search for garbage would find."""

Progress = Callable[[int], None]
"""Told how many more matches are done; first none, when playing begins."""

Line = tuple[int, list[int], list[int], int, Fault | None]
"""How a match ended: its number, places, scores, decisions, and whose fault ended it before its
time, if anybody's; travels between processes."""


@dataclass(frozen=True)
class Series:
    """What to play."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, str]
    save: str = ""
    data: str = ""
    """The folder of data files that are not the game's own."""


@dataclass
class SeatResult:
    """How one seat did."""

    bot: str
    mean_place: float
    wins: int
    mean_score: float


@dataclass
class FaultResult:
    """In how many matches a bot lost by the same fault."""

    seat: int
    bot: str
    fault: str
    detail: str
    text: str
    """The same in words."""

    games: int


@dataclass
class Result:
    """How a series went; the fields of `simulate --json`."""

    game: str
    seats: int
    bots: list[str]
    games: int
    seconds: float
    games_per_second: float
    decisions: int
    decisions_per_second: float
    mean_decisions_per_game: float
    compiled: bool
    per_seat: list[SeatResult]
    seed: str
    faults: list[FaultResult]
    places: list[tuple[int, ...]] = field(repr=False, default_factory=list)


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return not str(engine.__file__).endswith(".py")


class Tally:
    """What is kept of a series while it is played: sums, and the places of each match."""

    def __init__(self, series: Series, games: int) -> None:
        self.series = series
        self.decisions = 0
        self.wins = [0] * series.seats
        self.place_sums = [0] * series.seats
        self.score_sums = [0] * series.seats
        self.places: list[tuple[int, ...]] = [()] * games
        self.faults: Counter[Fault] = Counter()
        self._known: dict[tuple[int, ...], tuple[int, ...]] = {}

    def add(self, line: Line) -> None:
        """Count one match; they may come in any order."""
        number, places, scores, decisions, fault = line
        self.decisions += decisions
        for seat, place in enumerate(places):
            self.wins[seat] += place == 1
            self.place_sums[seat] += place
            self.score_sums[seat] += scores[seat]
        if fault is not None:
            self.faults[fault] += 1
        row = tuple(places)
        self.places[number] = self._known.setdefault(row, row)

    def result(self, seconds: float) -> Result:
        """The series as a whole."""
        series, games = self.series, len(self.places)
        bots = series.bots
        per_seat = [
            SeatResult(
                bot,
                self.place_sums[seat] / games,
                self.wins[seat],
                self.score_sums[seat] / games,
            )
            for seat, bot in enumerate(bots)
        ]
        return Result(
            series.game,
            series.seats,
            list(bots),
            games,
            seconds,
            games / seconds,
            self.decisions,
            self.decisions / seconds,
            self.decisions / games,
            is_compiled(),
            per_seat,
            series.seed,
            [
                FaultResult(
                    seat, bots[seat], kind, detail, fault_words(bots[seat], kind, detail), count
                )
                for (seat, kind, detail), count in sorted(self.faults.items())
            ],
            self.places,
        )


def check_series(games: int, seed: str) -> None:
    """Refuse what cannot be played, before anything is written."""
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"{games} games cannot be played at once; give 1 to {MOST_GAMES:,}")
    check_seed(seed)


def simulate(
    game: Game[Any],
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    save: Path | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play `games` matches, bots by seat; several workers need a registered game."""
    game.check_seats(seats)
    if len(bots) != seats:
        raise SetupError(f"{len(bots)} bots are given for {seats} seats; give one for each seat")
    check_series(games, seed)
    full = game.full_options(options or {})
    series = Series(game.key, seats, tuple(bots), seed, full, str(save or ""), game.data_folder)
    began = time.perf_counter()
    tally = Tally(series, games)
    for block in _blocks(game, series, games, workers):
        for line in block:
            tally.add(line)
        if progress is not None:
            progress(len(block))
    return tally.result(time.perf_counter() - began)


def play_block(game: Game[Any], series: Series, numbers: Sequence[int]) -> list[Line]:
    """Some matches of a series; their moves are saved if asked for, and not kept."""
    with _seldom_swept():
        return [_play(game, series, number) for number in numbers]


def _play(game: Game[Any], series: Series, number: int) -> Line:
    seed = match_seed(series.seed, number)
    bots = [make_bot(level, f"{seed}/{seat}", game) for seat, level in enumerate(series.bots)]
    state = game.new_state(series.seats, series.options)
    result = play_match(game, state, bots, seed, bool(series.save), series.options)
    if series.save:
        _save(game, series, number, seed, result)
    return number, result.places, result.scores, result.decisions, result.fault


@contextmanager
def _seldom_swept() -> Iterator[None]:
    """Look for garbage less often than Python would."""
    before = gc.get_threshold()
    gc.set_threshold(_OBJECTS_BETWEEN_SWEEPS, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _play_registered_block(series: Series, numbers: Sequence[int]) -> list[Line]:
    """What a worker process does; plain data travels between processes."""
    return play_block(_registered_game(series.game, series.data), series, numbers)


@cache
def _registered_game(key: str, data: str) -> Game[Any]:
    """The game of that id; a worker reads other data once."""
    return GAMES[key].with_data(data) if data else GAMES[key]


def _blocks(game: Game[Any], series: Series, games: int, workers: int) -> Iterator[list[Line]]:
    """What was played, block by block; first an empty one, when all workers are there."""
    size = _block_size(series, games, workers)
    numbers = (range(start, min(start + size, games)) for start in range(0, games, size))
    if workers <= 1:
        yield []
        for block in numbers:
            yield play_block(game, series, block)
        return
    with ProcessPoolExecutor(workers, mp_context=_context()) as pool:
        try:
            pool.submit(int)  # brings all workers to life
            yield []
            yield from _shared_out(pool, series, numbers, _JOBS_PER_WORKER * workers)
        finally:
            pool.shutdown(cancel_futures=True)


def _block_size(series: Series, games: int, workers: int) -> int:
    """Small enough that no worker is left alone for long at the end; 1 for bots that think."""
    if set(series.bots) != {"random"}:
        return 1
    return max(1, min(_LARGEST_BLOCK, games // (_BLOCKS_PER_WORKER * workers)))


def _context() -> BaseContext:
    """Copies of this process start at once; beside other threads, copying it is not safe."""
    is_alone = sys.platform == "linux" and threading.active_count() == 1
    return multiprocessing.get_context("fork" if is_alone else "spawn")


def _shared_out(
    pool: Executor, series: Series, numbers: Iterable[range], most: int
) -> Iterator[list[Line]]:
    """Blocks as they are done; at most so many are handed out at once."""
    left = iter(numbers)
    jobs: set[Future[list[Line]]] = set()
    while True:
        for block in islice(left, most - len(jobs)):
            jobs.add(pool.submit(_play_registered_block, series, block))
        if not jobs:
            return
        done, jobs = wait(jobs, return_when=FIRST_COMPLETED)
        for job in done:
            yield job.result()


def _save(game: Game[Any], series: Series, number: int, seed: str, result: Played) -> None:
    data = game.data_digest()
    terms = terms_of(game.key, game.rules_version, series.seats, series.options, None, data)
    record = Record(
        game.key,
        game.rules_version,
        series.seats,
        series.options,
        commitment_to(seed, terms),
        tuple(result.moves),
        seed,
        None,
        series.bots,
        data,
    )
    write_record(Path(series.save) / f"{game.key}-{number:05d}.json", record)
