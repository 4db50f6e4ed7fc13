"""Tables made over HTTP, for tests that look at something else than making tables."""

from __future__ import annotations

import time
import urllib.request

import msgspec

from tabard.server.wire.answers import Created
from tabard.server.wire.messages import News
from tabard.server.wire.requests import NewSeat, NewTable

SECONDS_TO_END = 60
PAUSE = 0.1
BOT = NewSeat(kind="bot", level="random")


def person(name: str) -> NewSeat:
    return NewSeat(kind="person", name=name)


def new_table(
    address: str, game: str, *seats: NewSeat, options: dict[str, str] | None = None
) -> Created:
    body = msgspec.json.encode(NewTable(game=game, seats=list(seats), options=options or {}))
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        return msgspec.json.decode(answer.read(), type=Created)


def news_of(address: str, table: str, token: str = "") -> News:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(f"{address}/api/tables/{table}", headers=headers)
    with urllib.request.urlopen(request) as answer:
        return msgspec.json.decode(answer.read(), type=News)


def finished_table(address: str, game: str, seats: int) -> str:
    """A match that bots have played to its end."""
    table = new_table(address, game, *[BOT] * seats).id
    deadline = time.monotonic() + SECONDS_TO_END
    while time.monotonic() < deadline:
        if news_of(address, table).result:
            return table
        time.sleep(PAUSE)
    raise AssertionError(f"bots do not finish {game} in {SECONDS_TO_END} s")
