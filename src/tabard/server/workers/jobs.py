"""What a bot is asked and what it answers; runs in a worker process."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from tabard.bots.levels import make_bot
from tabard.bots.outside.guests import GuestBot
from tabard.bots.outside.program import ProgramBot
from tabard.bots.searching import PlanningBot, SearchBot
from tabard.core.engine import decision_of
from tabard.core.errors import SetupError
from tabard.core.values import Decision
from tabard.games import GAMES
from tabard.match.knowledge import Knowledge
from tabard.match.snapshots import game_for, trusted_state
from tabard.parts.reading import Reader
from tabard.server.workers.bot_cache import KeptBots

Made_co = TypeVar("Made_co", covariant=True)

KEPT: Final = KeptBots()
"""The bots of this process."""


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
    number: int = 0
    """Of the question."""

    answered: int | None = None
    """The question that the seat's bot answered last, if what it remembers still holds."""

    log: tuple[dict[str, object], ...] = ()
    """What the seat was told so far, for bots from outside."""

    @property
    def options(self) -> Mapping[str, str]:
        """The options of the match."""
        return Reader(self.snapshot, "snapshot").texts("options")

    def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, object]]:
        """What the seat was told from event number `since` on."""
        return list(self.log[since:])

    def title(self) -> str:
        return f"{self.level} at {self.game}"

    def made(self) -> Answer:
        return think(self, KEPT)


Advice = tuple[str, float, float]
"""An option, which share of the search went there, and how good it looked, 0 to 1."""


@dataclass(frozen=True)
class Answer:
    """What the bot chooses; for a hint also what it thinks of every option, best first."""

    choice: str
    milliseconds: int
    advice: tuple[Advice, ...] = ()


def warm_up() -> None:
    """Read the data of every game, so that no job waits for that."""
    for game in GAMES.values():
        game.new_state(game.seats[0], game.full_options({}))


def think(job: Job, kept: KeptBots | None = None) -> Answer:
    """Let a bot answer the pending decision of its seat, from what the seat knows alone.

    One of those kept goes on if it answered the seat's last question, else a new one begins.
    """
    began = time.perf_counter()
    game = game_for(GAMES[job.game], job.snapshot)
    state = trusted_state(game, job.snapshot)
    decision = decision_of(state, job.seat)
    if decision is None:
        raise SetupError(f"seat {job.seat} has nothing to decide; ask while it has")
    knowledge = Knowledge(game, state, job.seat, job)
    advice: tuple[Advice, ...] = ()
    if job.is_hint:
        advice = advised(job, knowledge, decision)
        choice = advice[0][0]
    else:
        choice = chosen(job, knowledge, decision, KeptBots() if kept is None else kept)
    return Answer(choice, round(1000 * (time.perf_counter() - began)), advice)


def advised(job: Job, knowledge: Knowledge, decision: Decision) -> tuple[Advice, ...]:
    """What a new bot thinks of every option."""
    bot = make_bot(job.level, job.seed, knowledge.game)
    if not isinstance(bot, SearchBot):
        raise SetupError("only a bot that searches gives reasons; take a level of ismcts")
    found = bot.ranked(knowledge, decision)
    return tuple([(one.line[0].text, one.share, one.value) for one in found])


def chosen(job: Job, knowledge: Knowledge, decision: Decision, kept: KeptBots) -> str:
    """What the seat's bot chooses; it is kept if it is one that remembers."""
    place = (job.table, job.seat, job.level)
    bot = kept.take(place, job.answered)
    if bot is None:
        bot = make_bot(job.level, job.seed, knowledge.game)
    with polite() if isinstance(bot, ProgramBot) else nullcontext():
        choice = bot.choose(knowledge, decision)
    if isinstance(bot, PlanningBot | GuestBot | ProgramBot):
        kept.keep(place, job.number, bot)
    return choice.text


@contextmanager
def polite() -> Iterator[None]:
    """Whoever is to end while a program thinks ends it first, instead of leaving it alone."""
    before = signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit())
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
