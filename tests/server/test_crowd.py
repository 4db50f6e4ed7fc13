"""A crowd that comes and goes, and a table that goes on.

More of it: TABARD_CROWD=10000 python -m pytest tests/server/test_crowd.py
"""

from __future__ import annotations

import asyncio
import json
import os
import socket as sockets
import time

import httpx
from litestar import Litestar
from litestar.testing import TestClient
from websockets.asyncio.client import connect

from server.processes import Process
from server.support import Guest, Json, open_table

Client = TestClient[Litestar]
CROWD = int(os.environ.get("TABARD_CROWD", "500"))


async def come_and_go(process: Process, table: Guest, how_many: int) -> dict[str, int]:
    """Open so many lines, a hundred at a time, in every rude way there is, and drop them."""
    outcomes: dict[str, int] = {}
    address = f"ws://{process.host}{table.address}/socket"
    host, port = process.host.split(":")

    async def visit(number: int) -> str:
        try:
            if number % 4 == 0:
                with sockets.create_connection((host, int(port)), 5) as plain:
                    plain.sendall(b"GET /api/tables HTTP/1.1\r\nHo")
                return "half a request"
            async with connect(address, open_timeout=20, close_timeout=0.1) as line:
                if number % 4 == 1:
                    line.transport.abort()
                    return "dropped at once"
                await line.send('{"type": "hello"}')
                if number % 4 == 2:
                    line.transport.abort()
                    return "dropped after hello"
                await line.recv()
                return "looked"
        except Exception as error:
            return type(error).__name__

    for first in range(0, how_many, 100):
        visits = [visit(number) for number in range(first, min(first + 100, how_many))]
        for outcome in await asyncio.gather(*visits):
            outcomes[outcome] = outcomes.get(outcome, 0) + 1
    return outcomes


def test_a_table_goes_on_while_a_crowd_comes_and_goes(process: Process) -> None:
    with httpx.Client(base_url=process.address, timeout=60) as client:
        table = open_table(client)

        async def scene() -> dict[str, int]:
            crowd = asyncio.create_task(come_and_go(process, table, CROWD))
            while not crowd.done():
                await asyncio.to_thread(table.play_on, 1)
                await asyncio.sleep(0.1)
            return crowd.result()

        outcomes = asyncio.run(scene())
        assert sum(outcomes.values()) == CROWD
        assert outcomes["half a request"] == CROWD / 4
        assert outcomes["looked"] > 0
        before = table.news()["number"]
        assert before > 4
        table.play_on(1)
        deadline = time.monotonic() + 20
        while presence(process, table) != {"online": [], "watching": 1}:
            assert time.monotonic() < deadline, "somebody is still there"
            time.sleep(0.2)


def presence(process: Process, table: Guest) -> Json:
    """Who the server believes is there, apart from whoever asks."""

    async def look() -> Json:
        async with connect(f"ws://{process.host}{table.address}/socket") as line:
            await line.send('{"type": "hello"}')
            while (frame := json.loads(await line.recv()))["type"] != "presence":
                pass
            return {"online": frame["online"], "watching": frame["watching"]}

    return asyncio.run(look())
