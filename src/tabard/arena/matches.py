"""Single matches of a tournament or a study: what is to be played, and how it ended."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any

from tabard.bots.bot import Bot
from tabard.bots.levels import make_bot
from tabard.bots.playing import dismiss, play_match
from tabard.core.errors import RecordError
from tabard.core.game import Game
from tabard.core.values import Choice, Decision
from tabard.games import GAMES
from tabard.match.chance import commitment_to
from tabard.match.knowledge import Knowledge
from tabard.match.record import Record, terms_of


@dataclass(frozen=True)
class Job:
    """One match to be played; plain data, because it travels between processes."""

    deal: int
    game: str
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, str], ...]
    data: str = ""
    """The folder of data files that are not the game's own."""

    is_observed: bool = False

    @property
    def id(self) -> str:
        """What tells it from all other matches of one journal."""
        return job_id(self.deal, self.bots)


@dataclass(frozen=True)
class Outcome:
    """How one match ended, as a line of a journal."""

    deal: int
    seed: str
    bots: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    """How many choices each seat made."""

    seconds: tuple[float, ...]
    """How long each seat thought, in all."""

    seen: Mapping[str, Any] = field(default_factory=dict)
    """What an observer noted, if the match was observed; JSON-ready."""

    moves: tuple[tuple[int, str], ...] = ()
    fault: tuple[int, str, str] | tuple[()] = ()
    """Whose fault ended the match before its time, its kind and a detail; nobody's as a rule."""

    @property
    def id(self) -> str:
        """That of its job."""
        return job_id(self.deal, self.bots)

    def as_data(self) -> dict[str, object]:
        """JSON-ready; without what is empty."""
        every = {one.name: getattr(self, one.name) for one in fields(self)}
        return {key: value for key, value in every.items() if value not in ({}, ())}


def job_id(deal: int, bots: Sequence[str]) -> str:
    """The number of the deal, and who sat where."""
    return f"{deal} {','.join(bots)}"


class Sharing:
    """Keeps equal parts of many outcomes once; a study of thousands then fits into memory."""

    def __init__(self) -> None:
        self._known: dict[Any, Any] = {}

    def shared(self, outcome: Outcome) -> Outcome:
        """An equal outcome whose lists are tuples that others may have, too."""
        known = self._known
        moves = tuple([known.setdefault(move, move) for move in outcome.moves])
        return replace(outcome, seen=self._compact(outcome.seen), moves=moves)

    def _compact(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {sys.intern(key): self._compact(item) for key, item in value.items()}
        if not isinstance(value, list | tuple):
            return value
        row = tuple([self._compact(item) for item in value])
        # Sums of fractions are hardly ever equal, so that keeping them would only cost.
        if any(isinstance(item, float) for item in row):
            return row
        return self._known.setdefault(row, row)


def outcome_from_data(data: object) -> Outcome:
    """An outcome from a line of a journal; RecordError if it is none."""
    if not isinstance(data, dict):
        raise RecordError(f"a line of results is a JSON object, not {str(data)[:60]!r}")
    try:
        return Outcome(
            int(data["deal"]),
            str(data["seed"]),
            tuple(str(bot) for bot in data["bots"]),
            tuple(int(place) for place in data["places"]),
            tuple(int(score) for score in data["scores"]),
            tuple(int(number) for number in data["decisions"]),
            tuple(float(number) for number in data["seconds"]),
            dict(data.get("seen", {})),
            tuple((int(seat), str(text)) for seat, text in data.get("moves", ())),
            _fault_in(data.get("fault", ())),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise RecordError(f"a line of results lacks something or is wrong: {error}") from None


def _fault_in(data: Any) -> tuple[int, str, str] | tuple[()]:
    if not data:
        return ()
    seat, kind, detail = data
    return int(seat), str(kind), str(detail)


class TimedBot:
    """A bot with a clock and a counter.

    The clock is the processor's, so that other work on the machine counts for nothing; for a
    program it is that on the wall.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.hears = bool(getattr(bot, "hears", False))
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        began = time.process_time()
        choice = self.bot.choose(knowledge, decision)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return choice

    def end(self, places: list[int], scores: list[int]) -> None:
        """Let the bot go, if it is one from outside."""
        dismiss([self.bot], places, scores)
        self.seconds += getattr(self.bot, "waited", 0.0)


def timed_bots(game: Game[Any], job: Job) -> list[TimedBot]:
    """The bots of a match; the same as `simulate` makes for the same seed."""
    return [
        TimedBot(make_bot(level, f"{job.seed}/{seat}", game)) for seat, level in enumerate(job.bots)
    ]


def play_job(job: Job) -> Outcome:
    """Play one match; what a worker does."""
    game = registered_game(job.game, job.data)
    if job.is_observed:
        # Observing needs more of the package than playing does; workers that only play stay small.
        from tabard.arena.observing import observe  # noqa: PLC0415

        return observe(game, job)
    bots = timed_bots(game, job)
    state = game.new_state(len(job.bots), dict(job.options))
    options = dict(job.options)
    played = play_match(game, state, bots, job.seed, False, options)
    return Outcome(
        job.deal,
        job.seed,
        job.bots,
        tuple(played.places),
        tuple(played.scores),
        tuple(bot.decisions for bot in bots),
        tuple(round(bot.seconds, 6) for bot in bots),
        fault=played.fault or (),
    )


@cache
def registered_game(key: str, data: str) -> Game[Any]:
    """The game of that id; a worker reads other data once."""
    return GAMES[key].with_data(data) if data else GAMES[key]


def record_of(game: Game[Any], options: Mapping[str, str], outcome: Outcome) -> Record:
    """The record of an observed match, to be replayed and verified."""
    seats, data = len(outcome.bots), game.data_digest()
    full = game.full_options(options)
    terms = terms_of(game.key, game.rules_version, seats, full, None, data)
    commitment = commitment_to(outcome.seed, terms)
    return Record(
        game.key,
        game.rules_version,
        seats,
        full,
        commitment,
        outcome.moves,
        outcome.seed,
        None,
        outcome.bots,
        data,
    )
