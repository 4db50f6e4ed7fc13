"""The way to a viewer: one frame after the other, as the viewer takes them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket

from tabard.server.wire.messages import Frame

NEVER = float("inf")


class Line:
    """The way to one viewer, and how long it has not taken what it is sent."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.sending_since = NEVER
        self._sending = asyncio.Lock()
        self._clock = asyncio.get_running_loop().time

    async def read(self) -> str:
        """What the viewer says next; raises WebSocketDisconnect when it is gone."""
        return await self.socket.receive_data("text")

    async def send(self, frame: Frame) -> None:
        await self.send_bytes(msgspec.json.encode(frame))

    async def send_bytes(self, frame: bytes) -> None:
        """Send one frame; `sending_since` tells for how long the viewer has not taken it."""
        async with self._sending:
            self.sending_since = self._clock()
            text = frame.decode()
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})
            self.sending_since = NEVER

    async def close(self, code: int, reason: str = "") -> None:
        """Hang up, behind all that was sent."""
        await self.socket.close(code, reason)
