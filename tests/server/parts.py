"""A table for tests that use the parts of a server, without HTTP."""

from __future__ import annotations

from server.support import client_id
from tabard.server.routes.context import Server
from tabard.server.table.live import LiveTable
from tabard.server.wire.answers import Created
from tabard.server.wire.messages import Choose
from tabard.server.wire.requests import NewSeat, NewTable

PEOPLE = [NewSeat("person")] * 3


async def a_table(server: Server) -> tuple[LiveTable, Created]:
    created = await server.lobby.create(NewTable("allegiance", PEOPLE, seed="any"))
    return await server.tables.table(created.id), created


def choice_of(table: LiveTable, seat: int = 0, name: str = "", option: int = 0) -> Choose:
    question = table.questions[seat]
    choice = question.decision.options[option].text
    return Choose(name or client_id(), question.number, choice)
