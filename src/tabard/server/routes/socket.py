"""The socket of a viewer: numbered news as they come, and what the viewer asks for."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from tabard.server.problems import ProblemError
from tabard.server.routes.context import AnySocket, Server, address_of
from tabard.server.table.live import LiveTable
from tabard.server.table.tables import HOST
from tabard.server.wire.broadcast import GONE, Teller
from tabard.server.wire.line import Line
from tabard.server.wire.messages import (
    Accepted,
    Choose,
    ClientFrame,
    Hello,
    Ping,
    Pong,
    Problem,
    Refused,
    Say,
    Undo,
)
from tabard.server.wire.projection import Viewer

HELLO_SECONDS = 10.0
SEND_SECONDS = 30.0
MOST_MISTAKES = 20
REFUSED, BUSY = 4400, 4429
"""Codes with which the server hangs up."""

_frames = msgspec.json.Decoder(ClientFrame)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: AnySocket, table: FromPath[str], server: NamedDependency[Server]
) -> None:
    """News of a table, for as long as the viewer stays."""
    if not is_own_origin(socket):
        await socket.close(GONE, "open the table's own page")
        return
    if server.open_sockets >= server.most_sockets:
        await socket.close(BUSY, "too many viewers; try again later")
        return
    server.open_sockets += 1
    try:
        server.limits.spend("open", address_of(socket))
        await socket.accept()
        await Viewing(server, socket).serve(table)
    except ProblemError as error:
        with suppress(Exception):
            await socket.close(REFUSED, error.problem.message[:100])
    except (WebSocketException, TimeoutError, OSError, RuntimeError):
        with suppress(Exception):
            await socket.close(1001)
    finally:
        server.open_sockets -= 1


def is_own_origin(socket: AnySocket) -> bool:
    """Whether a browser opened it from our own page; programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")


class Viewing:
    """One viewer at one table."""

    def __init__(self, server: Server, socket: AnySocket) -> None:
        self.server = server
        self.socket = socket
        self.line = Line(socket)
        self.mistakes = 0
        self.is_leaving = False
        self.is_obeying = False
        self.clock = asyncio.get_running_loop().time
        self.heard_at = self.clock()

    async def serve(self, table: str) -> None:
        """Greet, then tell and listen until one side hangs up."""
        try:
            hello = await self.hello()
            found = await self.server.tables.table(table)
            right = await self.server.tables.right_of(hello.token, table)
        except ProblemError as error:
            await self.line.send(Refused("", error.problem))
            await self.line.close(REFUSED, error.problem.code)
            return
        viewer = None if right is None or right == HOST else right
        teller = Teller(self.server.tables, self.line, found, viewer, hello.token, hello.since)
        found.arrive(teller, viewer)
        telling = asyncio.ensure_future(teller.tell())
        listening = asyncio.ensure_future(self.listen(found, viewer, teller))
        try:
            await self.watch(telling, listening)
        finally:
            found.depart(teller)
            self.is_leaving = True
            telling.cancel()
            if not self.is_obeying:
                listening.cancel()
            for task in (telling, listening):
                with suppress(asyncio.CancelledError, Exception):
                    await task
        with suppress(Exception):
            await self.line.close(1000)

    async def watch(self, *tasks: asyncio.Task[None]) -> None:
        """Until one of them ends or the viewer is lost; a timer for each frame would cost more."""
        limit = min(SEND_SECONDS, self.server.hang_up_after) / 2
        while not self.is_lost():
            ended, _ = await asyncio.wait(tasks, timeout=limit, return_when=asyncio.FIRST_COMPLETED)
            if ended:
                return

    def is_lost(self) -> bool:
        """Whether the viewer was silent for too long, or does not take what it is sent."""
        now = self.clock()
        is_silent = now - self.heard_at > self.server.hang_up_after
        return is_silent or now - self.line.sending_since > SEND_SECONDS

    async def hello(self) -> Hello:
        """The first frame, which says who is there."""
        frame = await asyncio.wait_for(self.read(), HELLO_SECONDS)
        if not isinstance(frame, Hello):
            raise ProblemError("bad_request", "the first frame is a hello; send one")
        return frame

    async def listen(self, table: LiveTable, viewer: Viewer, teller: Teller) -> None:
        """Do what the viewer asks for, one thing after the other."""
        while not self.is_leaving:
            try:
                frame = await self.read()
                self.heard_at = self.clock()
            except ProblemError as error:
                await self.refuse("", error)
                continue
            if isinstance(frame, Ping):
                await self.line.send(Pong())
            elif isinstance(frame, Choose | Undo | Say):
                answer = await self.obey(table, viewer, frame)
                # First what came of it, then that it was accepted.
                await teller.catch_up()
                await self.line.send(answer)
            else:
                await self.refuse("", ProblemError("bad_request", "hello was said already"))

    async def obey(
        self, table: LiveTable, viewer: Viewer, frame: Choose | Undo | Say
    ) -> Accepted | Refused:
        """Carry out what was asked for; once begun it is ended, even if the viewer hangs up."""
        self.is_obeying = True
        try:
            return await self.done(table, viewer, frame)
        except ProblemError as error:
            return Refused(frame.client_id, error.problem, error.ask)
        finally:
            self.is_obeying = False

    async def done(self, table: LiveTable, viewer: Viewer, frame: Choose | Undo | Say) -> Accepted:
        """Carry out a choice, an undo or something said."""
        if viewer is None:
            raise ProblemError("no_token", "spectators only watch; open the link of a seat")
        tables, limits = self.server.tables, self.server.limits
        if isinstance(frame, Say):
            limits.spend("say", f"{table.id} {viewer}")
            return await tables.say(table, viewer, frame)
        limits.spend("choose", f"{table.id} {viewer}")
        if isinstance(frame, Choose):
            return await tables.choose(table, viewer, frame)
        return await tables.undo(table, viewer, frame)

    async def read(self) -> ClientFrame:
        """The next frame; refuses what is none, and hangs up on whoever goes on like that."""
        data = await self.line.read()
        try:
            frame: ClientFrame = _frames.decode(data)
            return frame
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            self.mistakes += 1
            if self.mistakes > MOST_MISTAKES:
                await self.line.close(REFUSED, "too many unreadable frames")
            raise ProblemError("bad_request", f"not a frame of a client: {error}") from None

    async def refuse(self, client_id: str, error: ProblemError) -> None:
        problem: Problem = error.problem
        await self.line.send(Refused(client_id, problem, error.ask))
