"""A viewer's line to a table in the same process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from server.support import Guest, Json


class Line:
    """An open socket of a viewer, and every frame that came."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.frames: list[Json] = []

    def send(self, frame: object) -> None:
        self.socket.send_text(frame if isinstance(frame, str) else json.dumps(frame))

    def next(self, kind: str) -> Json:
        """The next frame of a kind."""
        while True:
            frame: Json = json.loads(self.socket.receive_text(timeout=20))
            self.frames.append(frame)
            if frame["type"] == kind:
                return frame

    def news(self) -> list[Json]:
        return [frame for frame in self.frames if frame["type"] == "news"]

    def news_until(self, number: int) -> list[Json]:
        """All news, up to an entry of that number."""
        while not self.news() or self.news()[-1]["number"] < number:
            self.next("news")
        return self.news()

    def closed(self) -> int:
        """Wait for the server to hang up; its code."""
        try:
            while True:
                self.next("nothing of the kind")
        except WebSocketDisconnect as ended:
            return ended.code


@contextmanager
def line_to(table: Guest, seat: int | None = None, since: int = 0) -> Iterator[Line]:
    client = table.client
    assert isinstance(client, TestClient)
    with client.websocket_connect(f"{table.address}/socket") as socket:
        line = Line(socket)
        token = "" if seat is None else table.links[seat]
        line.send({"type": "hello", "token": token, "since": since})
        yield line
