"""Frames on a real line: whole and in order, compressed or not."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.processes import Process
from server.support import Guest, Json, client_id, folded, open_table
from tabard.core.dice import Dice
from tabard.server.routes.socket import REFUSED


@pytest.fixture
def real(process: Process) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=process.address, timeout=30) as found:
        yield found


class RealLine:
    """A viewer's socket over TCP, and every frame that came."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.frames: list[Json] = []
        self.send({"type": "hello", "token": token})

    def send(self, frame: Json) -> None:
        self.socket.send(json.dumps(frame))

    def next(self) -> Json:
        self.frames.append(json.loads(self.socket.recv(timeout=20)))
        return self.frames[-1]

    def until(self, number: int) -> list[Json]:
        """All news, up to an entry of that number."""
        while not self.news() or self.news()[-1]["number"] < number:
            self.next()
        return self.news()

    def news(self) -> list[Json]:
        return [frame for frame in self.frames if frame["type"] == "news"]


@contextmanager
def line_to(
    process: Process, table: Guest, token: str = "", compression: str | None = None
) -> Iterator[RealLine]:
    address = f"ws://{process.host}{table.address}/socket"
    with connect(address, max_size=None, compression=compression) as socket:
        yield RealLine(socket, token)


@pytest.mark.parametrize("compression", ["deflate", None])
def test_every_viewer_is_told_everything_in_order(
    process: Process, real: httpx.Client, compression: str | None
) -> None:
    table = open_table(real)
    with ExitStack() as stack:
        lines = {
            seat: stack.enter_context(line_to(process, table, token, compression))
            for seat, token in [(None, ""), *table.links.items()]
        }
        for line in lines.values():
            line.next()
        table.play_on(30, Dice(5))
        number = table.news()["number"]
        for seat, line in lines.items():
            news = line.until(number)
            assert news[-1]["view"] == table.news(seat)["view"]
            assert folded(news) == folded([table.news(seat)])
            for before, frame in itertools.pairwise(news):
                assert frame["after"] == before["number"]


def test_whoever_chooses_sees_the_choice_and_then_that_it_is_accepted(
    process: Process, real: httpx.Client
) -> None:
    table = open_table(real)
    with line_to(process, table, table.links[0]) as line:
        frame = a_choice(line.until(table.news()["number"])[-1]["ask"])
        line.send({"type": "choose", **frame})
        while line.next()["type"] != "accepted":
            pass
        accepted = line.frames[-1]
        assert accepted["client_id"] == frame["client_id"]
        assert line.news()[-1]["number"] == accepted["number"]


def test_a_refusal_arrives_before_the_line_is_cut(process: Process, real: httpx.Client) -> None:
    with line_to(process, open_table(real), "x" * 32) as line:
        assert line.next()["type"] == "refused"
        with pytest.raises(ConnectionClosed) as ended:
            line.next()
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == REFUSED


def test_a_choice_goes_on_when_whoever_made_it_hangs_up(
    process: Process, real: httpx.Client
) -> None:
    for _ in range(10):
        table = open_table(real)
        with line_to(process, table, table.links[0]) as line:
            ask = line.until(table.news()["number"])[-1]["ask"]
            frame = a_choice(ask)
            line.send({"type": "choose", **frame})
        accepted = table.post("choices", table.links[0], frame)
        assert accepted.status_code == 200, accepted.text
        assert accepted.json()["number"] == ask["number"] + 1


def a_choice(ask: Json) -> Json:
    choice = ask["options"][0]["choice"]
    return {"client_id": client_id(), "number": ask["number"], "choice": choice}
