"""Routes: opening, joining, naming, starting and leaving tables."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from tabard.server.routes.context import REFUSALS, AnyRequest, Server, address_of
from tabard.server.wire.answers import Created, Joined, SeatLink, Summary
from tabard.server.wire.messages import MOST_ENTRIES, News
from tabard.server.wire.requests import Join, NewTable, Rename, SetSeat, StandIn

Since = Annotated[int, QueryParameter(ge=0, le=MOST_ENTRIES)]


@get("/api/tables", responses=REFUSALS)
async def list_tables(request: AnyRequest, server: NamedDependency[Server]) -> list[Summary]:
    """Public tables that wait for people. Private ones are never listed."""
    server.limits.spend("read", address_of(request))
    return await server.lobby.open_tables()


@post("/api/tables", responses=REFUSALS)
async def create_table(
    request: AnyRequest, data: JSONBody[NewTable], server: NamedDependency[Server]
) -> Created:
    """A new table. Its secrets are in this answer and nowhere else."""
    server.limits.spend("create", address_of(request))
    return await server.lobby.create(data)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def look(
    request: AnyRequest,
    table: FromPath[str],
    server: NamedDependency[Server],
    since: Since = 0,
) -> News:
    """The table as a spectator sees it, or with a seat's secret as that seat does."""
    server.limits.spend("read", address_of(request))
    found, right = await server.with_right(request, table)
    return await server.news(found, right, since)


@post("/api/tables/{table:str}/join", status_code=200, responses=REFUSALS)
async def join(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Join],
    server: NamedDependency[Server],
) -> Joined:
    """Sit down: at the seat whose secret is given, or at an open seat of a public table."""
    server.limits.spend("create", address_of(request))
    found, right = await server.with_right(request, table)
    return await server.lobby.join(found, right, data)


@post("/api/tables/{table:str}/leave", status_code=200, responses=REFUSALS)
async def leave(request: AnyRequest, table: FromPath[str], server: NamedDependency[Server]) -> News:
    """Get up. During a match a bot takes over for good: that is how one resigns."""
    found, seat = await server.as_seat(request, table)
    await server.lobby.leave(found, seat)
    return await server.news(found, None)


@post("/api/tables/{table:str}/start", status_code=200, responses=REFUSALS)
async def start(request: AnyRequest, table: FromPath[str], server: NamedDependency[Server]) -> News:
    """Begin the match; the host's secret is needed."""
    found = await server.as_host(request, table)
    await server.lobby.start(found)
    return await server.news(found, None)


@post("/api/tables/{table:str}/name", status_code=200, responses=REFUSALS)
async def rename(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Rename],
    server: NamedDependency[Server],
) -> News:
    """Another name for the table; the host's secret is needed."""
    found = await server.as_host(request, table, "say")
    await server.lobby.rename(found, data)
    return await server.news(found, None)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def set_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SetSeat],
    server: NamedDependency[Server],
) -> News:
    """Put a bot at an open seat or open it again; the host's secret is needed."""
    found = await server.as_host(request, table, "choose")
    await server.lobby.set_seat(found, seat, data)
    return await server.news(found, None)


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200, responses=REFUSALS)
async def new_link(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    server: NamedDependency[Server],
) -> SeatLink:
    """A new secret for an open seat, in place of older ones; the host's secret is needed."""
    found = await server.as_host(request, table, "choose")
    return await server.lobby.link(found, seat)


@post("/api/tables/{table:str}/stand-in", status_code=200, responses=REFUSALS)
async def stand_in(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[StandIn],
    server: NamedDependency[Server],
) -> News:
    """Hand the own seat to a bot of a level; without a level take it back."""
    found, seat = await server.as_seat(request, table, "choose")
    await server.lobby.stand_in(found, seat, data)
    return await server.news(found, seat)
