"""On the wire: exchange the hidden world for another one, and no viewer gets one other byte."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from support.tables import MIDDLING, TABLES, Table, any_option, length_of, play_match
from support.tiers import first_of_each
from tabard.core.dice import Dice
from tabard.core.state import Sealed, State
from tabard.core.values import CHANCE, SPECTATOR, Event, holds_seat
from tabard.match.match import Match
from tabard.match.snapshots import take_snapshot
from tabard.server.problems import ProblemError
from tabard.server.store.interface import TableRow
from tabard.server.store.sqlite import SqliteStore
from tabard.server.table.journal import Body, Played, Sat, stored
from tabard.server.table.live import LiveTable, Question, Settings, first_state
from tabard.server.table.tables import Tables
from tabard.server.wire.messages import Choose, Refused, Seat, Undo
from tabard.server.wire.projection import Viewer, news_for
from tabard.server.workers.jobs import Job, think

Scene = Callable[["Pair", "World", "World"], Coroutine[None, None, bool]]
SECRET_TABLES = first_of_each(
    [table for table in TABLES if table.game.has_secrets()], lambda table: table.game.key
)
SEED = "known to nobody"


@dataclass
class World:
    """A server's tables with nothing but one table, and that table."""

    tables: Tables
    table: LiveTable

    def bytes_for(self, viewer: Viewer) -> list[bytes]:
        """All that a viewer gets, from whichever number on."""
        return [news_for(self.table, viewer, after) for after in range(self.table.number + 1)]

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    async def refused(self, seat: int, frame: Choose | Undo) -> bytes:
        """The very frame with which something is refused; empty if it is done."""
        try:
            if isinstance(frame, Undo):
                await self.tables.undo(self.table, seat, frame)
            else:
                await self.tables.choose(self.table, seat, frame)
        except ProblemError as error:
            return msgspec.json.encode(Refused(frame.client_id, error.problem, error.ask))
        return b""


async def world(
    store: SqliteStore, name: str, table: Table, state: State, options: dict[str, str]
) -> World:
    """A table that begins in a state; all that is not the state is the same at every table."""
    game = table.game
    start: dict[str, Any] = dict(take_snapshot(game, state, options))
    settings = Settings(game.key, game.rules_version, table.seats, options, SEED, "Any", start)
    match = Match(game, first_state(game, settings), options, SEED, start)
    moves = stored([(entry.seat, entry.choice.text) for entry in match.entries])
    bodies: list[Body] = [Sat(Seat(seat, "person", f"P{seat}")) for seat in range(table.seats)]
    bodies.append(Played(None, moves))
    blank = LiveTable(name, settings, game, False, 0, "Any")
    rows = [blank.row(body, ahead=ahead) for ahead, body in enumerate(bodies, 1)]
    row = TableRow(name, msgspec.json.encode(settings), False, "running", 0, len(rows))
    await store.create_table(row, rows, [])
    tables = Tables(store)
    found = await tables.table(name)
    assert found.match is not None
    # It is a digest of the hidden world too, and tells nothing without the seed.
    found.match.commitment = "c" * 64
    return World(tables, found)


@dataclass
class Pair:
    """A position of a match, and a world that a viewer cannot tell from it."""

    match: Match
    dream: State
    viewer: Viewer
    dice: Dice

    @property
    def eyes(self) -> int:
        return SPECTATOR if self.viewer is None else self.viewer

    def differ(self) -> bool:
        game = self.match.game
        return game.codec.encode(self.dream) != game.codec.encode(self.match.state)


def is_any(_: Match) -> bool:
    return True


def is_sealed(match: Match) -> bool:
    return isinstance(match.state.agenda[-1], Sealed)


def pairs(table: Table, apart: int, is_wanted: Callable[[Match], bool]) -> Iterator[Pair]:
    """Positions of random matches as a server holds them, with a dream for every viewer."""
    # Moments of secret picks are rare: the way from one to the next is shorter.
    # As far apart in both builds: what is hidden must be met with often enough in either.
    pace = max(1, length_of(table) // MIDDLING)
    most = 2 * apart * (pace if is_wanted is is_any else max(1, pace // 2))
    for number in table.matches(4):
        match, dice = table.start(number), Dice(number + 3)
        while not match.is_over():
            for viewer in (None, *range(table.seats)) if is_wanted(match) else ():
                dreamer = dice.below(table.seats) if viewer is None else viewer
                dream = table.game.imagine(match.state, dreamer, Dice(dice.below(1 << 28)))
                yield Pair(match, dream, viewer, dice)
            play_match(match, dice, 1 + dice.below(most))


def compared(table: Table, folder: Path, found: Iterator[Pair], scene: Scene) -> int:
    """Play a scene in truth and dream; how often that was, with something hidden."""

    async def compare() -> int:
        hidden = 0
        async with kept(folder / "truth") as true, kept(folder / "dream") as dreamt:
            for number, pair in enumerate(found):
                name, options = f"table-{number}", pair.match.options
                truth = await world(true, name, table, pair.match.state, options)
                dream = await world(dreamt, name, table, pair.dream, options)
                assert dream.bytes_for(pair.viewer) == truth.bytes_for(pair.viewer)
                hidden += await scene(pair, truth, dream)
        return hidden

    return asyncio.run(compare())


@asynccontextmanager
async def kept(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder / "tabard.sqlite")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def look(pair: Pair, truth: World, dream: World) -> bool:
    """Nothing more happens."""
    return pair.differ()


async def same_choice(pair: Pair, truth: World, dream: World) -> bool:
    """Somebody makes the same choice at both tables, and the viewer learns nothing by it."""
    question = any_question(truth, pair.dice)
    seat, choice = question.decision.seat, any_option(question.decision, pair.dice)
    other = dream.table.questions.get(seat)
    assert other is not None
    if choice not in other.decision.options:
        return False
    frame = Choose("any-client-id", question.number, choice.text)
    events = await played(truth, seat, frame)
    await played(dream, seat, frame)
    if events is None or teaches(events, pair.eyes):
        return False
    assert dream.bytes_for(pair.viewer) == truth.bytes_for(pair.viewer)
    if pair.viewer is not None:
        await take_back(pair, truth, dream)
    return pair.differ()


async def other_pick(pair: Pair, truth: World, dream: World) -> bool:
    """Somebody else picks in secret, at each table something."""
    question = any_question(truth, pair.dice)
    seat, other = question.decision.seat, dream.table.questions[question.decision.seat]
    if seat == pair.viewer:
        return False
    choices = any_option(question.decision, pair.dice), any_option(other.decision, pair.dice)
    if choices[0].kind != choices[1].kind:
        return False
    numbers = question.number, other.number
    for where, number, choice in zip((truth, dream), numbers, choices):
        frame = Choose("any-client-id", number, choice.text)
        if await played(where, seat, frame) is None:
            return False
        if not isinstance(where.match.state.agenda[-1], Sealed):
            return False
    assert dream.bytes_for(pair.viewer) == truth.bytes_for(pair.viewer)
    return choices[0] != choices[1]


async def refused(pair: Pair, truth: World, dream: World) -> bool:
    """The viewer sends what cannot be."""
    if pair.viewer is None:
        return False
    question = truth.table.questions.get(pair.viewer)
    number = 0 if question is None else question.number
    for frame in (
        Choose("any-client-id", number, "nonsense:1"),
        Choose("any-client-id", number, "card:1"),
        Choose("any-client-id", 999, "done"),
        Undo("any-client-id"),
    ):
        told = [await where.refused(pair.viewer, frame) for where in (truth, dream)]
        assert told[0] == told[1] != b""
    return pair.differ()


async def hinted(pair: Pair, truth: World, dream: World) -> bool:
    """The viewer asks for a hint."""
    if pair.viewer is None or pair.viewer not in truth.table.questions:
        return False
    answers = []
    for where in (truth, dream):
        game, snapshot = where.table.game.key, where.match.snapshot()
        job = Job("any", game, snapshot, pair.viewer, "ismcts:4", "any seed", is_hint=True)
        answers.append(think(job).advice)
    assert answers[0] == answers[1]
    return pair.differ()


async def take_back(pair: Pair, truth: World, dream: World) -> None:
    """The viewer tries to take its latest choice back; the same comes of it at both tables."""
    assert pair.viewer is not None
    frame = Undo("another-client-id")
    told = [await where.refused(pair.viewer, frame) for where in (truth, dream)]
    assert told[0] == told[1]
    assert dream.bytes_for(pair.viewer) == truth.bytes_for(pair.viewer)


def any_question(where: World, dice: Dice) -> Question:
    questions = list(where.table.questions.values())
    return questions[dice.below(len(questions))]


async def played(where: World, seat: int, frame: Choose) -> list[Event] | None:
    """What came of a choice; None where chance had a hand in it, or the match is over."""
    before = len(where.match.entries)
    assert await where.refused(seat, frame) == b""
    entries = where.match.entries[before:]
    if where.match.is_over() or any(entry.seat == CHANCE for entry in entries):
        return None
    return [event for entry in entries for event in entry.events]


def teaches(events: Sequence[Event], viewer: int) -> bool:
    """Whether a viewer learned something hidden; a spectator learns what everybody does."""
    seats = 0
    for event in events:
        seats |= event.taught() | event.hinted()
    return seats != 0 if viewer == SPECTATOR else holds_seat(seats, viewer)


@pytest.mark.parametrize("table", SECRET_TABLES, ids=str)
@pytest.mark.parametrize(
    ("scene", "apart", "is_wanted", "fewest"),
    [
        (look, 8, is_any, 10),
        (same_choice, 6, is_any, 4),
        (other_pick, 1, is_sealed, 4),
        (refused, 24, is_any, 4),
        (hinted, 12, is_any, 1),
    ],
)
def test_a_viewer_gets_the_same_bytes_whatever_is_hidden_from_it(
    table: Table,
    scene: Scene,
    apart: int,
    is_wanted: Callable[[Match], bool],
    fewest: int,
    tmp_path: Path,
) -> None:
    found = pairs(table, apart, is_wanted)
    assert compared(table, tmp_path, found, scene) >= fewest
