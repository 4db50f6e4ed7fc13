"""Bots at web tables remember from click to click, and never what no longer holds."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from server.hearing import Heard
from server.test_workers import a_job, table_of
from support.builds import IS_COMPILED
from support.tables import Table
from tabard.bots.bot import Bot
from tabard.bots.searching import PlanningBot
from tabard.core.values import Choice, Decision
from tabard.games import GAMES
from tabard.match.knowledge import Knowledge
from tabard.match.match import Match
from tabard.server.app import make_server
from tabard.server.routes.limits import Limits
from tabard.server.store.sqlite import SqliteStore
from tabard.server.wire.requests import NewSeat, NewTable
from tabard.server.workers.bot_cache import KeptBots
from tabard.server.workers.jobs import Job, think

LEVEL = "expert:20"
ALLEGIANCE = table_of("allegiance")
CASTELLANS, ARCHON = Table(GAMES["castellans"], 2), Table(GAMES["archon"], 2)


class Contrary:
    """Stands for a bot that remembers something: it takes anything but what a new one takes."""

    def __init__(self, job: Job) -> None:
        self.usual = think(replace(job, answered=None)).choice

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        return next(option for option in decision.options if option.text != self.usual)


class Broken:
    """A bot that fails."""

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        raise RuntimeError("it has lost the thread")


def place_of(job: Job) -> tuple[str, int, str]:
    return job.table, job.seat, job.level


def keeping(bot: Bot, job: Job, answered: int) -> KeptBots:
    kept = KeptBots()
    kept.keep(place_of(job), answered, bot)
    return kept


# Clicks of one move


def click(match: Match, number: int, answered: int | None) -> Job:
    """The question that is asked now."""
    seat = match.pending()[0].seat
    snapshot, seed = match.snapshot(), f"{match.commitment}/{number}/{seat}"
    return Job("a", match.game.key, snapshot, seat, "expert:200", seed, False, number, answered)


def expert_of(kept: KeptBots, job: Job) -> PlanningBot:
    """The bot that answered the job; it is kept on."""
    bot = kept.take(place_of(job), job.number)
    assert isinstance(bot, PlanningBot)
    kept.keep(place_of(job), job.number, bot)
    return bot


@pytest.mark.parametrize("table", [CASTELLANS, ARCHON] if IS_COMPILED else [CASTELLANS], ids=str)
def test_the_second_click_of_a_move_is_played_as_planned(table: Table) -> None:
    match = table.start(1)
    kept = KeptBots()
    first = click(match, 1, None)
    match.play(first.seat, think(first, kept).choice)
    plan = [choice.text for choice in expert_of(kept, first).plan]
    assert plan
    second = click(match, 2, 1)
    assert second.seat == first.seat
    choice = think(second, kept).choice
    left = [choice.text for choice in expert_of(kept, second).plan]
    assert choice in plan
    assert left == plan[plan.index(choice) + 1 :]


def test_a_planned_click_takes_no_search() -> None:
    match = CASTELLANS.start(1)
    kept, other = KeptBots(), KeptBots()
    first = click(match, 1, None)
    choice = think(first, kept).choice
    assert think(first, other).choice == choice
    match.play(first.seat, choice)
    second = click(match, 2, 1)
    think(second, kept)
    # A search would have rolled them: nothing is hidden here, so that no dream does.
    luck = [bot.dice.below(1 << 30) for bot in (expert_of(kept, second), expert_of(other, first))]
    assert luck[0] == luck[1]


# What is kept


def test_who_answered_the_last_question_goes_on() -> None:
    job = replace(a_job(ALLEGIANCE, LEVEL), number=9, answered=4)
    bot = Contrary(job)
    kept = keeping(bot, job, 4)
    assert think(job, kept).choice != bot.usual


@pytest.mark.parametrize(
    "stale",
    [
        {"answered": None},
        {"answered": 3},
        {"answered": 5},
        {"level": "expert:19"},
        {"table": "b"},
    ],
    ids=str,
)
def test_whoever_has_missed_something_is_replaced_by_a_new_bot(stale: dict[str, object]) -> None:
    job = replace(a_job(ALLEGIANCE, LEVEL), number=9, answered=4)
    kept = keeping(Contrary(job), job, 4)
    asked = replace(job, **stale)  # type: ignore[arg-type]
    assert think(asked, kept).choice == think(replace(asked, answered=None)).choice
    assert isinstance(expert_of(kept, asked), PlanningBot)


def test_a_bot_that_fails_is_forgotten() -> None:
    job = replace(a_job(ALLEGIANCE, LEVEL), number=9, answered=4)
    kept = keeping(Broken(), job, 4)
    with pytest.raises(RuntimeError, match="the thread"):
        think(job, kept)
    assert len(kept) == 0
    assert think(job, kept).choice == think(job).choice


def test_a_hint_neither_asks_nor_changes_a_kept_bot() -> None:
    job = replace(a_job(ALLEGIANCE, LEVEL, is_hint=True), number=9, answered=4)
    bot = Broken()
    kept = keeping(bot, job, 4)
    assert think(job, kept).advice == think(job).advice
    assert len(kept) == 1
    assert kept.take(place_of(job), 4) is bot


@pytest.mark.parametrize("level", ["random", "greedy", "ismcts:5"])
def test_only_bots_that_remember_are_kept(level: str) -> None:
    kept = KeptBots()
    think(a_job(ALLEGIANCE, level), kept)
    assert len(kept) == 0


def test_so_many_bots_are_kept_and_the_least_used_goes_first() -> None:
    kept, bots = KeptBots(most=3), [Broken() for _ in range(5)]
    places = [(f"table {number}", 0, LEVEL) for number in range(5)]
    for number in range(3):
        kept.keep(places[number], 1, bots[number])
    assert kept.take(places[0], 1) is bots[0]
    kept.keep(places[0], 2, bots[0])
    for number in (3, 4):
        kept.keep(places[number], 1, bots[number])
    assert len(kept) == 3
    assert [kept.take(place, 2 if place == places[0] else 1) for place in places] == [
        bots[0],
        None,
        None,
        bots[3],
        bots[4],
    ]


# Whole matches, in a real worker


@pytest.mark.parametrize("at", [ALLEGIANCE, CASTELLANS], ids=str)
def test_experts_remember_through_a_whole_match(tmp_path: Path, at: Table) -> None:
    workers = Heard()

    async def scene() -> None:
        server = make_server(SqliteStore(tmp_path / "tabard.sqlite"), workers, Limits(0))
        await server.start()
        try:
            bots = [NewSeat("bot", level="expert:3")] * at.seats
            created = await server.lobby.create(NewTable(at.game.key, bots, seed="any"))
            table = await server.tables.table(created.id)
            async with asyncio.timeout(120):
                while table.status != "over":
                    await asyncio.sleep(0.05)
        finally:
            await server.stop()

    asyncio.run(scene())
    heard, kept = workers.heard, KeptBots()
    assert [job.answered for job, _ in heard].count(None) == at.seats
    assert [think(job, kept).choice for job, _ in heard] == [choice for _, choice in heard]
    assert any(think(replace(job, answered=None)).choice != choice for job, choice in heard)
