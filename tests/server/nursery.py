"""Starts servers quickly: everything is imported once, then a process is forked for each.

Reads folders, one a line; for each says the number of the new process and its address.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import uvicorn

from tabard.cli.serve import announce, listen
from tabard.server.app import make_app, make_server
from tabard.server.routes.limits import Limits
from tabard.server.serving import Announced
from tabard.server.store.sqlite import SqliteStore
from tabard.server.workers.jobs import warm_up
from tabard.server.workers.pool import Workers


class NoWorkers(Workers):
    """No bot sits at these tables, and a worker takes longer to start than the server lives."""

    async def start(self) -> None:
        return


def serve(folder: Path) -> None:
    """The server as it is, but nobody is too fast for it."""
    listening = listen("127.0.0.1", 0)
    store = SqliteStore(folder / "tabard.sqlite")
    app = make_app(make_server(store, NoWorkers(1, 1.0), Limits(0)))
    config = uvicorn.Config(app, log_level="warning", access_log=False, lifespan="on")
    runner = Announced(config, lambda: announce(listening))
    asyncio.run(runner.serve(sockets=[listening]))


def main() -> None:
    warm_up()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(Path(line.strip()))
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
