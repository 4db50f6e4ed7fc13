"""What a bot is asked and what it answers; runs in a worker process."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from tabard.bots.advice import Advice, advice_of
from tabard.bots.ismcts import IsmctsBot
from tabard.bots.levels import make_bot
from tabard.core.engine import decision_of
from tabard.core.errors import SetupError
from tabard.games import GAMES
from tabard.match.knowledge import Knowledge
from tabard.match.snapshots import trusted_state

Made_co = TypeVar("Made_co", covariant=True)


class Work(Protocol[Made_co]):
    """What a worker can be given; it travels there, and what comes of it travels back."""

    @property
    def table(self) -> str:
        """Whose turn it is among what waits."""

    def title(self) -> str:
        """What it is, for the log."""

    def made(self) -> Made_co:
        """Do it."""


@dataclass(frozen=True)
class Job:
    """A question to a bot."""

    table: str
    """Whose turn it is among the jobs that wait; the bot does not see it."""

    game: str
    snapshot: Mapping[str, object]
    """As taken by `Match.snapshot`."""

    seat: int
    level: str
    seed: str
    is_hint: bool = False

    def title(self) -> str:
        return f"{self.level} at {self.game}"

    def made(self) -> Answer:
        return think(self)


@dataclass(frozen=True)
class Answer:
    """What the bot chooses; for a hint also what it thinks of every option, best first."""

    choice: str
    milliseconds: int
    advice: tuple[Advice, ...] = ()


def warm_up() -> None:
    """Read the data of every game, so that no job waits for that."""
    for game in GAMES.values():
        game.new_state(game.fewest_seats, game.full_options({}))


def think(job: Job) -> Answer:
    """Let a bot answer the pending decision of its seat, from what the seat knows alone."""
    began = time.perf_counter()
    game = GAMES[job.game]
    state = trusted_state(game, job.snapshot)
    decision = decision_of(state, job.seat)
    if decision is None:
        raise SetupError(f"seat {job.seat} has nothing to decide; ask while it has")
    knowledge = Knowledge(game, state, job.seat)
    bot = make_bot(job.level, job.seed)
    advice: tuple[Advice, ...] = ()
    if job.is_hint:
        if not isinstance(bot, IsmctsBot):
            raise SetupError("only a bot that searches gives reasons; take a level of ismcts")
        advice = tuple(advice_of(bot, knowledge, decision))
    choice = advice[0][0] if advice else bot.choose(knowledge, decision).text
    return Answer(choice, round(1000 * (time.perf_counter() - began)), advice)
