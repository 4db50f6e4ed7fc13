"""The wire of a socket: texts are written at once, past the layers of server and application."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WIRE = "tabard.wire"
"""Under which a scope has its wire."""

TEXT = 0x81
"""The first byte of a frame that is a whole text."""

SHORT, MEDIUM = 125, 65_535
"""Up to how many bytes a frame's length is one byte, or two more."""


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, on which a text can also be sent without anybody waiting for it."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope)[WIRE] = self

    def is_open(self) -> bool:
        """Whether a text may be sent."""
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.conn.state is State.OPEN
        )

    def is_free(self) -> bool:
        """Whether the viewer takes what it is sent, so that a text can go at once."""
        return self.writable.is_set() and self.is_open()

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts on a wire that is open."""
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            pieces = [piece for text in texts for piece in (head_of(len(text)), text)]
            self.transport.write(b"".join(pieces))


def head_of(length: int) -> bytes:
    """What comes before a text of so many bytes that is not compressed."""
    if length <= SHORT:
        return bytes((TEXT, length))
    if length <= MEDIUM:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)
