"""Bots at the table: whenever one is asked, a worker thinks for it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace

from tabard.match.chance import bot_seed
from tabard.server.problems import ProblemError
from tabard.server.store.interface import StoreError
from tabard.server.table.guests import Guests
from tabard.server.table.live import LiveTable, MovesTold, Question
from tabard.server.table.tables import Tables
from tabard.server.table.tokens import new_token
from tabard.server.wire.answers import Advice, Hint
from tabard.server.wire.messages import Choose, NoteEntry, UndoEntry
from tabard.server.workers.jobs import Job
from tabard.server.workers.pool import WorkerError, Workers

PAUSE_SECONDS = 1.0
"""How long a bot waits when its choice could not be stored."""

MOST_ANSWERED = 4096
"""Seats of which is known what their bots answered last; others begin with new bots."""

FALLBACK = "greedy"
ADVISER = "expert:400"


class Driver:
    """Sees to it that every bot that is asked answers, whatever becomes of its worker."""

    def __init__(self, tables: Tables, workers: Workers, guests: Guests) -> None:
        self.tables = tables
        self.workers = workers
        self.guests = guests
        self._thinking: set[tuple[str, int, int]] = set()
        self._answered: OrderedDict[tuple[str, int], tuple[int, str]] = OrderedDict()
        """By table and seat: what its bot answered last, and the client id of that answer."""

        self._failed: set[tuple[str, int]] = set()
        """Where a bot from outside has failed: it is told once, and one of ours plays on."""

        tables.after_write = self.look

    def look(self, table: LiveTable) -> None:
        """Set bots thinking that have something to decide and do not think yet."""
        # Whoever opens a table while the server ends finds its bots asleep until the next start.
        if self.tables.is_ending:
            return
        for seat, question in table.questions.items():
            key = (table.id, seat, question.number)
            if table.is_bots(seat) and key not in self._thinking:
                self._thinking.add(key)
                has_failed = (table.id, seat) in self._failed
                level = FALLBACK if has_failed else table.seats[seat].level
                job = self._job(table, seat, question, level)
                first = question.decision.options[0].text
                self.tables.spawn(self._answer(table, key, job, first))

    async def hint(self, table: LiveTable, seat: int) -> Hint:
        """What a bot would do that knows what the seat knows, with its reasons as numbers."""
        async with table.lock:
            question = table.questions.get(seat)
            if question is None:
                raise ProblemError("not_now", f"seat {seat} has nothing to decide now; wait")
            job = self._job(table, seat, question, ADVISER, is_hint=True)
        try:
            answer = await self.workers.think(job)
        except WorkerError:
            raise ProblemError("busy", "no hint could be found in time; try again") from None
        advice = [Advice(choice, share, value) for choice, share, value in answer.advice]
        return Hint(question.number, ADVISER, answer.milliseconds, advice)

    def _job(
        self, table: LiveTable, seat: int, question: Question, level: str, is_hint: bool = False
    ) -> Job:
        assert table.match is not None
        # Never from what is public, such as the commitment: the bot could be run at home.
        seed = bot_seed(table.match.seed, question.number, seat, is_hint)
        log = table.match.events(seat=seat) if level in self.guests else ()
        return Job(
            table.id,
            table.game.key,
            table.match.snapshot(),
            seat,
            self.guests.meaning(level),
            seed,
            is_hint,
            question.number,
            self._answered_last(table, seat),
            tuple(log),
        )

    def _answered_last(self, table: LiveTable, seat: int) -> int | None:
        """The question that the seat's bot answered last, if nothing came between.

        That would be an undo, another sitting there, or an answer that was not its own.
        """
        question, client_id = self._answered.get((table.id, seat), (None, ""))
        for told in reversed(table.told):
            if isinstance(told, UndoEntry) or (isinstance(told, NoteEntry) and told.seat == seat):
                return None
            if isinstance(told, MovesTold) and told.seat == seat:
                return question if told.number == table.done.get(client_id) else None
        return None

    def _remember(self, table: LiveTable, seat: int, frame: Choose) -> None:
        """Note what a bot is about to answer; it counts once the table has taken it in."""
        self._answered[table.id, seat] = (frame.number, frame.client_id)
        self._answered.move_to_end((table.id, seat))
        while len(self._answered) > MOST_ANSWERED:
            self._answered.popitem(last=False)

    async def _answer(
        self, table: LiveTable, key: tuple[str, int, int], job: Job, first: str
    ) -> None:
        try:
            choice, has_fallen_back = await self._thought(job, first)
            frame = Choose(new_token(), key[2], choice)
            if not has_fallen_back:
                self._remember(table, key[1], frame)
            elif table.seats[key[1]].level in self.guests:
                self._failed.add(key[:2])
            # The table may have moved on, or the seat been taken back: then nothing is to be done.
            with suppress(ProblemError):
                await self.tables.choose_for_bot(table, key[1], frame, has_fallen_back)
        except StoreError as error:
            if self.tables.is_ending:
                return
            logging.getLogger("tabard").error("a bot's choice was not stored: %s", error)
            await asyncio.sleep(PAUSE_SECONDS)
        finally:
            self._thinking.discard(key)
        self.look(table)

    async def _thought(self, job: Job, first: str) -> tuple[str, bool]:
        """The bot's choice; if its worker fails, the greedy one, and at worst the first option."""
        try:
            return (await self.workers.think(job)).choice, False
        except WorkerError:
            pass
        try:
            greedy = replace(job, level=FALLBACK, answered=None)
            return (await self.workers.think(greedy)).choice, True
        except WorkerError:
            return first, True
