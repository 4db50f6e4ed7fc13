"""What every route works with: the server's parts, who asks, and how refusals are documented."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Request, WebSocket
from litestar.openapi.datastructures import ResponseSpec

from tabard.server.problems import ProblemError, no_right, no_secret
from tabard.server.routes.limits import Limits
from tabard.server.store.interface import Store
from tabard.server.table.driver import Driver
from tabard.server.table.house import House
from tabard.server.table.live import LiveTable
from tabard.server.table.lobby import Lobby
from tabard.server.table.tables import HOST, Tables
from tabard.server.wire.course import Courses
from tabard.server.wire.messages import News, Problem
from tabard.server.wire.projection import news_message
from tabard.server.workers.analyses import Analyses
from tabard.server.workers.pool import Workers

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]


def _refusal(why: str) -> ResponseSpec:
    """How a refusal is documented; examples made up at random would explain nothing."""
    return ResponseSpec(Problem, generate_examples=False, description=why)


REFUSALS = {
    400: _refusal("Not readable, or out of range"),
    401: _refusal("A secret is needed"),
    403: _refusal("The secret opens something else"),
    404: _refusal("There is no such thing"),
    405: _refusal("Not with this method"),
    409: _refusal("Not now, not legal, or no longer asked"),
    413: _refusal("Too large"),
    415: _refusal("Not JSON"),
    429: _refusal("Too fast"),
    503: _refusal("Too busy; try again"),
}


@dataclass
class Server:
    """All parts of one process."""

    store: Store
    tables: Tables
    lobby: Lobby
    workers: Workers
    driver: Driver
    limits: Limits
    pages: Path
    """Where the built client lies."""

    house: House
    courses: Courses = field(default_factory=Courses)
    analyses: Analyses = field(default_factory=Analyses)
    open_sockets: int = 0
    most_sockets: int = 4000
    hang_up_after: float = 90.0
    """Seconds without a word from a client."""

    is_store_open: bool = False

    async def open_store(self) -> None:
        """Open the store, unless that is done; raises SetupError where it cannot be."""
        if not self.is_store_open:
            await self.store.open()
            self.house.take_key(await self.store.house_secret())
            self.is_store_open = True

    async def start(self) -> None:
        """Open the store, begin to look after tables and bots."""
        await self.open_store()
        await self.workers.start()
        await self.tables.start()

    async def stop(self) -> None:
        """Let everything come to its end."""
        await self.analyses.stop()
        await self.tables.stop()
        await self.workers.stop()
        await self.store.close()
        self.is_store_open = False

    async def as_host(self, request: AnyRequest, table: str, spending: str = "") -> LiveTable:
        """The table, if the request carries its host's secret and its limit allows it."""
        found, right = await self.with_right(request, table)
        if right is None:
            raise no_secret()
        if right != HOST:
            raise no_right()
        if spending:
            self.limits.spend(spending, f"{table} host")
        return found

    async def as_seat(
        self, request: AnyRequest, table: str, spending: str = ""
    ) -> tuple[LiveTable, int]:
        """The table and the seat whose secret the request carries, if its limit allows it."""
        found, right = await self.with_right(request, table)
        seat = seat_in(right)
        # The link of a seat that was given to a bot waits for the seat to be opened again.
        if found.seats[seat].kind == "bot":
            raise no_right()
        if spending:
            self.limits.spend(spending, f"{table} {seat}")
        return found, seat

    async def with_right(self, request: AnyRequest, table: str) -> tuple[LiveTable, int | None]:
        """The table and what the request's secret opens there, if it carries one."""
        found = await self.tables.table(table)
        try:
            return found, await self.tables.right_of(token_in(request), table)
        except ProblemError:
            self.limits.spend("guess", address_of(request))
            raise

    async def news(self, table: LiveTable, right: int | None, after: int = 0) -> News:
        """The table as whoever asks may see it; never before it is durable."""
        viewer = None if right is None or right == HOST else right
        async with table.lock:
            if viewer is not None and table.seats[viewer].kind == "bot":
                viewer = None
            return news_message(table, viewer, after)


def seat_in(right: int | None) -> int:
    """The seat that a right is for."""
    if right is None:
        raise no_secret()
    if right == HOST:
        raise no_right()
    return right


def token_in(request: AnyRequest) -> str:
    """The secret that a request carries."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def address_of(connection: AnyRequest | AnySocket) -> str:
    """Where a connection comes from, for limits."""
    return connection.client.host if connection.client is not None else "nowhere"
