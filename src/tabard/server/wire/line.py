"""The way to a viewer: frames at once where the viewer keeps up, otherwise as it takes them."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tabard.server.wire.messages import Frame
from tabard.server.wire.transport import WIRE, Wire

NEVER = float("inf")


class Outbox:
    """Frames that leave together: what is told in one turn of the event loop goes out behind it.

    Whoever reads them is woken once instead of for each, and one viewer's frames are one write.
    """

    def __init__(self) -> None:
        self._lines: list[Line] = []

    def add(self, line: Line) -> None:
        """See to it that the frames of a line leave."""
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._leave)
        self._lines.append(line)

    def _leave(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            line.flush()


class Line:
    """The way to one viewer, one frame after the other."""

    def __init__(self, outbox: Outbox, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.sending_since = NEVER
        self._outbox = outbox
        self._frames: list[bytes] = []
        self._wire: Wire | None = cast("dict[str, Any]", socket.scope).get(WIRE)
        self._sending = asyncio.Lock()
        self._clock = asyncio.get_running_loop().time

    def is_free(self) -> bool:
        """Whether a frame can be written without waiting."""
        return self._wire is not None and not self._sending.locked() and self._wire.is_free()

    def write(self, frame: bytes) -> None:
        """Write one frame on a line that is free, with all else of this turn of the loop."""
        if not self._frames:
            self._outbox.add(self)
        self._frames.append(frame)

    def flush(self) -> None:
        """Let go what was written; what a viewer that has just gone would have got is dropped."""
        frames, self._frames = self._frames, []
        if frames and self._wire is not None and self._wire.is_open():
            self._wire.write(frames)

    async def read(self) -> str:
        """What the viewer says next; raises WebSocketDisconnect when it is gone."""
        if self._wire is None:
            return await self.socket.receive_data("text")
        message = await self._wire.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="disconnect event")
        return message.get("text") or ""

    async def send(self, frame: Frame) -> None:
        await self.send_bytes(msgspec.json.encode(frame))

    async def send_bytes(self, frame: bytes) -> None:
        """Send one frame; `sending_since` tells for how long the viewer has not taken it."""
        if self.is_free():
            self.write(frame)
            return
        self.flush()
        async with self._sending:
            self.sending_since = self._clock()
            text = frame.decode()
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})
            self.sending_since = NEVER

    async def close(self, code: int, reason: str = "") -> None:
        """Hang up, behind all that was sent."""
        self.flush()
        await self.socket.close(code, reason)
