"""Telling a viewer what is new, as fast as the viewer takes it."""

from __future__ import annotations

import asyncio

import msgspec

from tabard.server.problems import ProblemError
from tabard.server.table.live import LiveTable
from tabard.server.table.tables import Tables
from tabard.server.wire.line import Line
from tabard.server.wire.messages import Presence, Seat
from tabard.server.wire.projection import Viewer, news_for

GONE = 4403
"""The code with which the server hangs up on somebody whose seat is another's now."""


class Teller:
    """Tells one viewer of one table what is new, each time as one frame.

    A slow viewer skips frames, and misses nothing.
    """

    def __init__(
        self, tables: Tables, line: Line, table: LiveTable, viewer: Viewer, token: str, since: int
    ) -> None:
        self.tables = tables
        self.line = line
        self.table = table
        self.viewer = viewer
        self.token = token
        self._seen = since
        self._present = -1
        self._is_first = True
        self._sitting: Seat | None = None
        self._telling = asyncio.Lock()
        self._news = asyncio.Event()

    def wake(self) -> None:
        """Look again as soon as nobody writes."""
        self._news.set()

    async def tell(self) -> None:
        """Tell all that there is, now and whenever there is more."""
        while True:
            self._news.clear()
            if not self._is_in_place() and not await self._may_stay():
                await self.line.close(GONE, "the seat is another's now")
                return
            await self.catch_up()
            if self._is_in_place():
                await self._news.wait()

    async def catch_up(self) -> None:
        """Tell what is durable by now, unless somebody else may sit at the viewer's seat."""
        async with self._telling:
            if self.table.lock.locked():
                # Somebody is writing: nobody sees what is not durable.
                async with self.table.lock:
                    pass
            for frame in self._frames() if self._is_in_place() else []:
                await self.line.send_bytes(frame)

    def _frames(self) -> list[bytes]:
        """What the viewer has not been told yet."""
        found: list[bytes] = []
        table = self.table
        if self._is_first or table.number != self._seen:
            found.append(news_for(table, self.viewer, self._seen))
            self._seen, self._is_first = table.number, False
        if table.presence != self._present:
            found.append(msgspec.json.encode(Presence(table.online(), table.spectators())))
            self._present = table.presence
        return found

    def _is_in_place(self) -> bool:
        """Whether the same person sits at the viewer's seat as when that was looked at last."""
        return self.viewer is None or self.table.seats[self.viewer] is self._sitting

    async def _may_stay(self) -> bool:
        """Whether the seat is still the viewer's, after somebody sat down, left or resigned."""
        assert self.viewer is not None
        sitting = self._sitting = self.table.seats[self.viewer]
        try:
            right = await self.tables.right_of(self.token, self.table.id)
        except ProblemError:
            return False
        return right == self.viewer and sitting.kind != "bot"
