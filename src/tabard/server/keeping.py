"""Routes: what is left of a finished match: record, check, replay, and new tables from it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from tabard.match.replaying import first_difference, replay_record
from tabard.server.answers import Created, Imported, Position, Replay, Verification
from tabard.server.context import REFUSALS, AnyRequest, Server, address_of
from tabard.server.live import LiveTable
from tabard.server.messages import MOST_SEATS
from tabard.server.problems import ProblemError
from tabard.server.requests import Fork
from tabard.server.viewing import position_for, replay_for

Eyes = Annotated[int, QueryParameter(ge=-1, lt=MOST_SEATS)]
"""Whose: a seat's, or -1 for a spectator's."""

MoveNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]

SPECTATOR = -1


@get("/api/tables/{table:str}/record", responses=REFUSALS)
async def record(
    request: AnyRequest, table: FromPath[str], server: NamedDependency[Server]
) -> dict[str, Any]:
    """The record of a finished match, seed included."""
    return (await _finished(request, table, server)).record().as_data()


@get("/api/tables/{table:str}/verification", responses=REFUSALS)
async def verify(
    request: AnyRequest, table: FromPath[str], server: NamedDependency[Server]
) -> Verification:
    """Whether every answer of chance follows from the seed that was committed to."""
    found = await _finished(request, table, server)
    kept = found.record()
    difference = await asyncio.to_thread(first_difference, found.game, kept)
    agrees = not difference
    return Verification(kept.commitment, kept.seed, agrees, difference, len(kept.moves))


@get("/api/tables/{table:str}/replay", responses=REFUSALS)
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    server: NamedDependency[Server],
    seat: Eyes = SPECTATOR,
) -> Replay:
    """A finished match move by move, as a seat or a spectator saw it."""
    found = await _finished(request, table, server)
    return replay_for(found, _viewer(found, seat))


@get("/api/tables/{table:str}/positions/{move:int}", responses=REFUSALS)
async def position(
    request: AnyRequest,
    table: FromPath[str],
    move: MoveNumber,
    server: NamedDependency[Server],
    seat: Eyes = SPECTATOR,
) -> Position:
    """The table after so many moves of a finished match, as a seat or a spectator saw it."""
    found = await _finished(request, table, server)
    kept = found.record()
    if move > len(kept.moves):
        message = f"the match has {len(kept.moves)} moves, not {move}; name an earlier one"
        raise ProblemError("not_found", message)
    viewer = _viewer(found, seat)
    match = await asyncio.to_thread(replay_record, found.game, kept, move)
    return position_for(match, viewer)


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


@post("/api/records", responses=REFUSALS)
async def import_record(
    request: AnyRequest, data: JSONBody[dict[str, Any]], server: NamedDependency[Server]
) -> Imported:
    """A finished match from a record; watch it at the replay of the table that is made."""
    server.limits.spend("heavy", address_of(request))
    return await server.lobby.import_record(data)


async def _finished(request: AnyRequest, table: str, server: Server) -> LiveTable:
    """A table whose match is over, so that nothing of it is secret any more."""
    server.limits.spend("read", address_of(request))
    found = await server.tables.table(table)
    if found.match is None or found.status != "over":
        raise ProblemError("not_now", "the match is not over; come back when it has ended")
    return found


def _viewer(table: LiveTable, seat: int) -> int | None:
    if seat >= table.settings.seats:
        message = f"there is no seat {seat}; seats are 0 to {table.settings.seats - 1}"
        raise ProblemError("not_found", message)
    return None if seat < 0 else seat
