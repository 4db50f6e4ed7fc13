"""Routes: looking back at a match; record, check and new tables when it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from tabard.core.game import Game
from tabard.match.record import Record
from tabard.match.replaying import first_difference, replay_record
from tabard.server.problems import ProblemError, no_right, no_secret
from tabard.server.routes.context import REFUSALS, AnyRequest, Server, address_of, seat_in
from tabard.server.table.live import LiveTable
from tabard.server.table.rematch import play_again
from tabard.server.wire.answers import (
    Course,
    Created,
    HouseInfo,
    Imported,
    Position,
    Replay,
    Verification,
)
from tabard.server.wire.course import course_of
from tabard.server.wire.messages import MOST_SEATS
from tabard.server.wire.projection import Viewer, position_for, replay_for
from tabard.server.wire.requests import Again, Fork
from tabard.server.wire.steps import EVERYBODY, steps_of

Eyes = Annotated[int, QueryParameter(ge=EVERYBODY, lt=MOST_SEATS)]
"""Whose: a seat's, -1 for a spectator's, -2 for those of all together."""

StepNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Many = Annotated[int, QueryParameter(ge=1, le=64)]
"""How many positions are fetched at once."""

SPECTATOR = -1


@get("/api/house", responses=REFUSALS)
async def house(request: AnyRequest, server: NamedDependency[Server]) -> HouseInfo:
    """Who hosts here, and the public key with which matches that were played here are signed."""
    server.limits.spend("read", address_of(request))
    return server.house.info()


@get("/api/tables/{table:str}/record", responses=REFUSALS)
async def record(
    request: AnyRequest, table: FromPath[str], server: NamedDependency[Server]
) -> dict[str, Any]:
    """The record of a finished match, seed included; signed by this house if it was played here."""
    found = await finished(request, table, server)
    return server.house.record_of(found).as_data()


@get("/api/tables/{table:str}/verification", responses=REFUSALS)
async def verify(
    request: AnyRequest, table: FromPath[str], server: NamedDependency[Server]
) -> Verification:
    """Whether every answer of chance follows from the seed that was committed to; and where the
    match was played, as far as a house has signed that."""
    found = await finished(request, table, server)
    kept = server.house.record_of(found)
    difference = await asyncio.to_thread(first_difference, found.game, kept)
    return Verification(
        kept.commitment,
        kept.seed,
        not difference,
        difference,
        len(kept.moves),
        server.house.hosting_of(kept),
        server.house.word_on(kept),
    )


@get("/api/tables/{table:str}/replay", responses=REFUSALS)
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    server: NamedDependency[Server],
    seat: Eyes = SPECTATOR,
) -> Replay:
    """A match step by step, as a seat or a spectator saw it; before the end as who asks did."""
    found, viewer = await _seen_by(request, table, server, seat)
    async with found.lock:
        return replay_for(found, viewer)


@get("/api/tables/{table:str}/positions/{move:int}", responses=REFUSALS)
async def position(
    request: AnyRequest,
    table: FromPath[str],
    move: StepNumber,
    server: NamedDependency[Server],
    seat: Eyes = SPECTATOR,
) -> Position:
    """The table after so many steps, as a seat or a spectator saw it; before the end as above."""
    found, viewer = await _seen_by(request, table, server, seat)
    return (await _positions(found, viewer, move, 1))[0]


@get("/api/tables/{table:str}/positions", responses=REFUSALS)
async def positions(
    request: AnyRequest,
    table: FromPath[str],
    server: NamedDependency[Server],
    first: First = 0,
    count: Many = 16,
    seat: Eyes = SPECTATOR,
) -> list[Position]:
    """Several positions in a row, so that stepping through them need not wait."""
    found, viewer = await _seen_by(request, table, server, seat)
    return await _positions(found, viewer, first, count)


@get("/api/tables/{table:str}/course", responses=REFUSALS)
async def course(
    request: AnyRequest,
    table: FromPath[str],
    server: NamedDependency[Server],
    seat: Eyes = SPECTATOR,
) -> Course:
    """Where rounds and phases begin, and how the scores stood, before the end those one saw."""
    found, viewer = await _seen_by(request, table, server, seat)
    async with found.lock:
        kept, cuts = found.record(), [step.moves for step in steps_of(found)]
        is_over = found.status == "over"
    eyes = None if is_over else viewer

    def make() -> Course:
        return course_of(found.game, kept, cuts, eyes, is_over)

    if not is_over:
        return await asyncio.to_thread(make)
    return await asyncio.to_thread(server.courses.find, found.id, make)


@post("/api/tables/{table:str}/fork", responses=REFUSALS)
async def fork(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Fork],
    server: NamedDependency[Server],
) -> Created:
    """A new table that goes on from a position of a finished match."""
    server.limits.spend("create", address_of(request))
    return await server.lobby.fork(await server.tables.table(table), data)


@post("/api/tables/{table:str}/again", responses=REFUSALS)
async def again(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Again],
    server: NamedDependency[Server],
) -> Created:
    """Another match of the same people; a seat's secret or the host's is needed.

    Whoever asks first sets up the table, and the others get their seat at it.
    """
    found, right = await server.with_right(request, table)
    if right is None:
        raise no_secret()
    server.limits.spend("create", address_of(request))
    return await play_again(server.lobby, found, right, data.is_duplicate)


@post("/api/records", responses=REFUSALS)
async def import_record(
    request: AnyRequest, data: JSONBody[dict[str, Any]], server: NamedDependency[Server]
) -> Imported:
    """A finished match from a record; watch it at the replay of the table that is made."""
    server.limits.spend("heavy", address_of(request))
    return await server.lobby.import_record(data)


async def finished(request: AnyRequest, table: str, server: Server) -> LiveTable:
    """A table whose match is over, so that nothing of it is secret any more."""
    server.limits.spend("read", address_of(request))
    found = await server.tables.table(table)
    if found.match is None or found.status != "over":
        raise ProblemError("not_now", "the match is not over; come back when it has ended")
    return found


async def _seen_by(
    request: AnyRequest, table: str, server: Server, seat: int
) -> tuple[LiveTable, Viewer]:
    """The table, and eyes that may look back at it: any when it is over, else one's own."""
    server.limits.spend("read", address_of(request))
    found = await server.tables.table(table)
    if found.match is None:
        raise ProblemError("not_now", "the match has not begun; come back when it has")
    if found.status == "over":
        return found, _viewer(found, seat)
    found, right = await server.with_right(request, table)
    if seat == SPECTATOR:
        return found, None
    own = seat_in(right)
    if seat != own or found.seats[own].kind == "bot":
        raise no_right()
    return found, own


async def _positions(found: LiveTable, viewer: Viewer, first: int, count: int) -> list[Position]:
    async with found.lock:
        kept, cuts = found.record(), [step.moves for step in steps_of(found)]
    if first >= len(cuts):
        message = f"the match has {len(cuts) - 1} moves, not {first}; name an earlier one"
        raise ProblemError("not_found", message)
    wanted = range(first, min(first + count, len(cuts)))
    return await asyncio.to_thread(replayed, found.game, kept, viewer, cuts, wanted)


def replayed(
    game: Game[Any], kept: Record, viewer: Viewer, cuts: Sequence[int], wanted: Sequence[int]
) -> list[Position]:
    """Positions after these steps; `cuts` are the moves that are made with each step."""
    befores = [0, *cuts]
    match = replay_record(game, kept, befores[wanted[0]])
    found: list[Position] = []
    for step in wanted:
        for move in kept.moves[len(match.entries) : cuts[step]]:
            match.answer(move)
        found.append(position_for(match, viewer, step, befores[step]))
    return found


def _viewer(table: LiveTable, seat: int) -> Viewer:
    if seat >= table.settings.seats:
        message = f"there is no seat {seat}; seats are 0 to {table.settings.seats - 1}"
        raise ProblemError("not_found", message)
    return None if seat == SPECTATOR else seat
