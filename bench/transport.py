"""What writing past uvicorn's layers saves the web table (server/wire/transport.py), as JSON.

One table with four viewers at each of two servers: one with our protocol, one
with uvicorn's own, where each frame wakes a task and is sent through Litestar. They take turns, so
many choices each, and what counts is their processor time for a choice. Busy neighbours only add to
it: a tenth of the turns was calmer than the figures say. On Linux, where /proc tells the time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import urllib.request
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from statistics import quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from web import HERE, ROOT, running

VIEWERS = 4
OURS, PLAIN = "past the layers", "through uvicorn and litestar"


class Table:
    """A table at a server of its own, and its viewers; another one when its match is over."""

    def __init__(self, stack: ExitStack, game: str, *way: str) -> None:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="tabard-bench-"))
        command = [sys.executable, str(HERE / "web_table.py"), folder, *way]
        sources = {"PYTHONPATH": str(ROOT / "src")} if game == "bench" else {}
        process, said = stack.enter_context(running(command, sources))
        self.tasks = Path(f"/proc/{process.pid}/task")
        self.url = str(said["url"])
        self.game = game
        self.viewers: list[ClientConnection] = []
        self.news: list[Any] = []
        self.names = count()

    async def open(self) -> None:
        for viewer in self.viewers:
            await viewer.close()
        wish = {"game": self.game, "seats": [{"kind": "person"}] * VIEWERS, "seed": "bench"}
        data, kind = json.dumps(wish).encode(), {"content-type": "application/json"}
        request = urllib.request.Request(f"{self.url}/api/tables", data, kind)
        table = json.load(urllib.request.urlopen(request))
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table['id']}/socket"
        self.viewers = [
            await connect(address, compression=None, max_size=None) for _ in range(VIEWERS)
        ]
        self.news = [None] * VIEWERS
        for viewer, link in zip(self.viewers, table["links"], strict=True):
            await viewer.send(json.dumps({"type": "hello", "token": link["token"]}))
        await self.all_told(0)

    async def turn(self, choices: int) -> float:
        """Milliseconds of the server's processor for each of so many choices."""
        spent = 0.0
        for _ in range(choices):
            if self.news[0]["result"]:
                await self.open()
            before = self.processor_ms()
            await self.choose()
            spent += self.processor_ms() - before
        return spent / choices

    async def choose(self) -> None:
        """Let whoever is asked choose, and wait until all have been told."""
        seat, ask = next((seat, one["ask"]) for seat, one in enumerate(self.news) if one["ask"])
        name, choice = f"choice-{next(self.names)}", ask["options"][0]["choice"]
        frame = {"type": "choose", "client_id": name, "number": ask["number"], "choice": choice}
        await self.viewers[seat].send(json.dumps(frame))
        while (answer := await self.next_frame(seat))["type"] != "accepted":
            pass
        await self.all_told(answer["number"])

    async def all_told(self, number: int) -> None:
        """Wait until all viewers have news from a number on."""
        for seat in range(VIEWERS):
            while self.news[seat] is None or self.news[seat]["number"] < number:
                await self.next_frame(seat)

    async def next_frame(self, seat: int) -> Any:
        frame = json.loads(await self.viewers[seat].recv())
        if frame["type"] == "news":
            self.news[seat] = frame
        return frame

    def processor_ms(self) -> float:
        """The processor time of the server so far, all its threads."""
        stats = [task / "schedstat" for task in self.tasks.iterdir()]
        return sum(int(stat.read_text().split()[0]) for stat in stats) / 1e6


async def measured(game: str, turns: int, choices: int) -> dict[str, list[float]]:
    """The figures of both servers, turn by turn; the first turns warm them up."""
    found: dict[str, list[float]] = {OURS: [], PLAIN: []}
    with ExitStack() as stack:
        tables = {OURS: Table(stack, game), PLAIN: Table(stack, game, "plain")}
        for table in tables.values():
            await table.open()
            await table.turn(200)
        for _ in range(turns):
            for way, table in tables.items():
                found[way].append(await table.turn(choices))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="bench", help="default: a trivial one, views of 20 kB")
    parser.add_argument("--turns", type=int, default=100, help="of each server (default 100)")
    parser.add_argument("--choices", type=int, default=20, help="in each turn (default 20)")
    wanted = parser.parse_args()
    found = asyncio.run(measured(wanted.game, wanted.turns, wanted.choices))
    calm = {way: quantiles(values, n=10)[0] for way, values in found.items()}
    middle = {way: quantiles(values, n=10)[4] for way, values in found.items()}
    report = {
        "game": wanted.game,
        "viewers": VIEWERS,
        "choices": wanted.turns * wanted.choices,
        "ms_per_choice_when_calm": {way: round(value, 3) for way, value in calm.items()},
        "ms_per_choice": {way: round(value, 3) for way, value in middle.items()},
        "ratio_when_calm": round(calm[OURS] / calm[PLAIN], 3),
        "ratio": round(middle[OURS] / middle[PLAIN], 3),
    }
    print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
