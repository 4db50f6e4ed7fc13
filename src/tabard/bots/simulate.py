"""Series of bot matches, over one process or several; equal seeds give equal series."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tabard.bots.levels import make_bot
from tabard.bots.playing import Played, match_seed, play_match
from tabard.core import engine
from tabard.core.errors import SetupError
from tabard.core.game import Game
from tabard.games import GAMES
from tabard.match.chance import commitment_to
from tabard.match.record import Record, write_record

Progress = Callable[[int], None]
"""Told how many more matches are done."""


@dataclass(frozen=True)
class Series:
    """What to play."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, str]
    save: str = ""


@dataclass
class SeatResult:
    """How one seat did."""

    bot: str
    mean_place: float
    wins: int
    mean_score: float


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
    places: list[list[int]] = field(repr=False, default_factory=list)


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return not str(engine.__file__).endswith(".py")


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
    full = game.full_options(options or {})
    series = Series(game.key, seats, tuple(bots), seed, full, str(save) if save else "")
    began = time.perf_counter()
    played: list[tuple[int, Played]] = []
    for block in _blocks(game, series, games, workers):
        played += block
        if progress is not None:
            progress(len(block))
    seconds = time.perf_counter() - began
    return _summary(series, [result for _, result in sorted(played, key=_number)], seconds)


def play_block(game: Game[Any], series: Series, numbers: Sequence[int]) -> list[tuple[int, Played]]:
    """Some matches of a series, each under its number."""
    played = []
    for number in numbers:
        seed = match_seed(series.seed, number)
        bots = [make_bot(level, f"{seed}/{seat}") for seat, level in enumerate(series.bots)]
        state = game.new_state(series.seats, series.options)
        result = play_match(game, state, bots, seed, bool(series.save))
        if series.save:
            _save(game, series, number, seed, result)
        played.append((number, result))
    return played


def _play_registered_block(
    series: Series, numbers: Sequence[int]
) -> list[tuple[int, list[int], list[int], int]]:
    """What a worker process does; plain data travels between processes."""
    return [
        (number, result.places, result.scores, result.decisions)
        for number, result in play_block(GAMES[series.game], series, numbers)
    ]


def _blocks(
    game: Game[Any], series: Series, games: int, workers: int
) -> Iterator[list[tuple[int, Played]]]:
    size = 50 if set(series.bots) == {"random"} else 1
    numbers = [range(start, min(start + size, games)) for start in range(0, games, size)]
    if workers <= 1:
        for block in numbers:
            yield play_block(game, series, block)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        jobs = [pool.submit(_play_registered_block, series, block) for block in numbers]
        try:
            for job in as_completed(jobs):
                yield [
                    (n, Played(places, scores, count, []))
                    for n, places, scores, count in job.result()
                ]
        finally:
            pool.shutdown(cancel_futures=True)


def _save(game: Game[Any], series: Series, number: int, seed: str, result: Played) -> None:
    record = Record(
        game.key,
        game.rules_version,
        series.seats,
        series.options,
        commitment_to(seed),
        tuple(result.moves),
        seed,
        None,
        series.bots,
    )
    write_record(Path(series.save) / f"{game.key}-{number:05d}.json", record)


def _number(item: tuple[int, Played]) -> int:
    return item[0]


def _summary(series: Series, played: list[Played], seconds: float) -> Result:
    games = len(played)
    decisions = sum(result.decisions for result in played)
    per_seat = [
        SeatResult(
            bot,
            sum(result.places[seat] for result in played) / games,
            sum(1 for result in played if result.places[seat] == 1),
            sum(result.scores[seat] for result in played) / games,
        )
        for seat, bot in enumerate(series.bots)
    ]
    return Result(
        series.game,
        series.seats,
        list(series.bots),
        games,
        seconds,
        games / seconds,
        decisions,
        decisions / seconds,
        decisions / games,
        is_compiled(),
        per_seat,
        series.seed,
        [result.places for result in played],
    )
