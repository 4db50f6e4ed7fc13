"""Routes: choices, undo, chat and hints, for those who do not use the socket."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tabard.server.routes.context import REFUSALS, AnyRequest, Server
from tabard.server.wire.answers import Hint
from tabard.server.wire.messages import Accepted, Choose, Say, Undo


@post("/api/tables/{table:str}/choices", status_code=200, responses=REFUSALS)
async def choose(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Choose],
    server: NamedDependency[Server],
) -> Accepted:
    """Answer the question of that number with one of its options. Sent twice, it is done once."""
    found, seat = await server.as_seat(request, table, "choose")
    return await server.tables.surely(server.tables.choose(found, seat, data))


@post("/api/tables/{table:str}/undo", status_code=200, responses=REFUSALS)
async def undo(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Undo],
    server: NamedDependency[Server],
) -> Accepted:
    """Take the latest choice back, as far as nobody moved or learned anything since."""
    found, seat = await server.as_seat(request, table, "choose")
    return await server.tables.surely(server.tables.undo(found, seat, data))


@post("/api/tables/{table:str}/chat", status_code=200, responses=REFUSALS)
async def chat(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Say],
    server: NamedDependency[Server],
) -> Accepted:
    """Say something at the table."""
    found, seat = await server.as_seat(request, table, "say")
    return await server.tables.surely(server.tables.say(found, seat, data))


@post("/api/tables/{table:str}/hint", status_code=200, responses=REFUSALS)
async def hint(request: AnyRequest, table: FromPath[str], server: NamedDependency[Server]) -> Hint:
    """What a bot would do that knows what the seat knows."""
    found, seat = await server.as_seat(request, table, "hint")
    return await server.driver.hint(found, seat)
