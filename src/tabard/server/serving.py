"""Running the application until somebody ends it."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from tabard.core.errors import SetupError
from tabard.server.app import make_app, server_in

GRACE_SECONDS = 3
FRAME_BYTES = 65_536
"""The longest frame that a client may send."""

MOST_WORKERS = 64


async def serve(
    listening: socket.socket, folder: Path, workers: int, announce: Callable[[socket.socket], None]
) -> None:
    """Serve the web table on a bound socket; `announce` is called when it stands."""
    if workers > MOST_WORKERS:
        raise SetupError(f"--workers {workers} are too many; give at most {MOST_WORKERS}")
    server = server_in(folder, workers or usual_workers())
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


def usual_workers() -> int:
    """One process fewer than there are cores, so that the table itself stays quick."""
    return max(1, (os.cpu_count() or 2) - 1)


class Announced(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, say: Callable[[], None]) -> None:
        super().__init__(config)
        self.say = say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.say()
