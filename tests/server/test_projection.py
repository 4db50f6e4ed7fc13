"""The one exit: what viewers see alike is written once, and each gets what is meant for it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

import tabard
from server.support import client_id
from tabard.server.app import make_server
from tabard.server.routes.limits import Limits
from tabard.server.store.sqlite import SqliteStore
from tabard.server.wire.messages import Choose
from tabard.server.wire.projection import news_for, news_message
from tabard.server.wire.requests import NewSeat, NewTable
from tabard.server.workers.pool import Workers


@pytest.mark.parametrize("game", tabard.GAMES)
def test_a_frame_is_the_same_whoever_was_written_to_before(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        server = make_server(SqliteStore(tmp_path / "tabard.sqlite"), Workers(1, 1.0), Limits(0))
        await server.open_store()
        people = [NewSeat("person")] * 3
        created = await server.lobby.create(NewTable(game, people, seed="viewing"))
        table = await server.tables.table(created.id)
        dice = random.Random(game)
        for _ in range(60):
            viewers = [None, 0, 1, 2]
            dice.shuffle(viewers)
            after = max(0, table.number - dice.randint(0, 3))
            for viewer in viewers:
                alone = msgspec.json.encode(news_message(table, viewer, after))
                assert news_for(table, viewer, after) == alone
            seat, question = dice.choice(list(table.questions.items()))
            choice = dice.choice(question.decision.options).text
            frame = Choose(client_id(), question.number, choice)
            await server.tables.choose(table, seat, frame)
        await server.store.close()

    asyncio.run(scene())
