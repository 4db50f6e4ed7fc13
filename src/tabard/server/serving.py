"""Running the application until somebody ends it."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from tabard.core.errors import SetupError
from tabard.server.app import make_app
from tabard.server.routes.context import Server

GRACE_SECONDS = 3
COLLECTING = (20_000, 20, 20)
"""After how many new objects Python looks for garbage, and how seldom among older ones."""

FRAME_BYTES = 65_536
"""The longest frame that a client may send."""


def run(
    server: Server, listening: socket.socket, announce: Callable[[socket.socket], None]
) -> None:
    """Serve the web table on a bound socket until it is ended; `announce` is called once it stands.

    On uvloop where there is one: a sixth less processor time for each choice.
    """
    collect_seldom()
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        runner.run(serve(server, listening, announce))


def collect_seldom() -> None:
    """Look for garbage in circles less often, and not among what was there at the beginning.

    Tables are many long-lived objects: looking through them at Python's usual pace takes a tenth of
    the processor time of a choice.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """How to make the quickest event loop there is; None for Python's own."""
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415, there is none for Windows

    return uvloop.new_event_loop


async def serve(
    server: Server, listening: socket.socket, announce: Callable[[socket.socket], None]
) -> None:
    """The same in a loop that runs."""
    # Before anything listens, so that a file that cannot be opened is said in one line.
    await server.open_store()
    config = uvicorn.Config(
        make_app(server),
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=60,
    )
    runner = Announced(config, lambda: announce(listening))
    await runner.serve(sockets=[listening])
    if not runner.started:
        raise SetupError("the web table could not start; see above")


class Announced(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, say: Callable[[], None]) -> None:
        super().__init__(config)
        self.say = say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.say()
