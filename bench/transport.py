"""What writing past uvicorn's layers saves the web table (server/wire/transport.py), as JSON.

One table of the trivial game with four viewers, served once with our protocol and once with
uvicorn's own, where each frame wakes a task and is sent through Litestar. Rounds are interleaved,
every server is a new process, what counts is its processor time for a choice, ratios are made
within a round. On Linux only, since /proc tells the time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import urllib.request
from pathlib import Path
from statistics import median
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from web import HERE, ROOT, running

VIEWERS = 4
WARMUP = 200
WAYS = {"past the layers": [], "through uvicorn and litestar": ["plain"]}


def processor_ms(pid: int) -> float:
    """The processor time of a process, all its threads."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e6


def ms_per_choice(way: str, choices: int) -> float:
    """The processor time of a server of its own."""
    with tempfile.TemporaryDirectory(prefix="tabard-bench-") as folder:
        command = [sys.executable, str(HERE / "web_table.py"), folder, *WAYS[way]]
        with running(command, {"PYTHONPATH": str(ROOT / "src")}) as (process, said):
            return asyncio.run(measured(said["url"], process.pid, choices))


async def measured(url: str, pid: int, choices: int) -> float:
    seats = [{"kind": "person"}] * VIEWERS
    wish = json.dumps({"game": "bench", "seats": seats}).encode()
    request = urllib.request.Request(
        f"{url}/api/tables", wish, {"content-type": "application/json"}
    )
    table = json.load(urllib.request.urlopen(request))
    address = f"{url.replace('http', 'ws')}/api/tables/{table['id']}/socket"
    viewers = [await connect(address, compression=None, max_size=None) for _ in range(VIEWERS)]
    for viewer, link in zip(viewers, table["links"], strict=True):
        await viewer.send(json.dumps({"type": "hello", "token": link["token"]}))
    ask = await all_told(viewers, 0)
    before = 0.0
    for number in range(WARMUP + choices):
        if number == WARMUP:
            before = processor_ms(pid)
        ask = await chosen(viewers, ask, f"choice-{number}")
    spent = processor_ms(pid) - before
    for viewer in viewers:
        await viewer.close()
    return spent / choices


async def chosen(viewers: list[ClientConnection], ask: dict[str, Any], name: str) -> Any:
    """What the first seat is asked once all viewers have been told of its choice."""
    choice = ask["options"][0]["choice"]
    frame = {"type": "choose", "client_id": name, "number": ask["number"], "choice": choice}
    await viewers[0].send(json.dumps(frame))
    return await all_told(viewers, ask["number"] + 1)


async def all_told(viewers: list[ClientConnection], number: int) -> Any:
    """What the first seat is asked when all viewers have news from a number on."""
    first, *_ = [await news(viewer, number) for viewer in viewers]
    return first["ask"]


async def news(viewer: ClientConnection, number: int) -> Any:
    """The next news from a number on."""
    while True:
        frame = json.loads(await viewer.recv())
        if frame["type"] == "news" and frame["number"] >= number:
            return frame


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (default 5)")
    parser.add_argument("--choices", type=int, default=1000, help="for each measurement")
    wanted = parser.parse_args()
    rounds = [
        {way: ms_per_choice(way, wanted.choices) for way in WAYS} for _ in range(wanted.rounds)
    ]
    ours, theirs = WAYS
    print(
        json.dumps(
            {
                "viewers": VIEWERS,
                "choices": wanted.choices,
                "ms_per_choice": {
                    way: round(median(one[way] for one in rounds), 3) for way in WAYS
                },
                "ratios": [round(one[theirs] / one[ours], 3) for one in rounds],
                "ratio": round(median(one[theirs] / one[ours] for one in rounds), 3),
            },
            indent=2,
        )
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
