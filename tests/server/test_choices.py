"""The life of a choice: validated, durable, told; once, in time, and by one writer."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.parts import a_table, choice_of
from server.support import Eyes, client_id, code, open_table
from tabard.server.app import make_app, make_server
from tabard.server.routes.context import Server
from tabard.server.routes.limits import Limits
from tabard.server.store.interface import StoreError
from tabard.server.store.sqlite import SqliteStore
from tabard.server.wire.projection import news_for
from tabard.server.workers.pool import Workers

Client = TestClient[Litestar]


def journal(file: Path, table: str) -> list[tuple[int, str, str]]:
    """Number, kind and client id of all that is kept of a table."""
    connection = sqlite3.connect(file)
    try:
        query = "SELECT number, kind, client_id FROM journal WHERE tbl = ? ORDER BY number"
        return connection.execute(query, (table,)).fetchall()
    finally:
        connection.close()


def test_an_accepted_choice_is_in_the_file(client: Client, folder: Path) -> None:
    table = open_table(client)
    for _ in range(6):
        name = client_id()
        accepted = table.choose(table.waiting()[0], name=name).json()
        assert (accepted["client_id"], accepted["number"]) == (name, table.news()["number"])
        kept = journal(folder / "tabard.sqlite", table.id)[-1]
        assert kept == (accepted["number"], "moves", name)


class Holding(SqliteStore):
    """A store that lets somebody look while a choice is written but not yet acknowledged."""

    async def append(
        self,
        table: str,
        rows: Any,
        status: str | None = None,
        tokens: Any = (),
        revoked: Any = (),
    ) -> None:
        self.began.set()
        await self.goes_on.wait()
        await super().append(table, rows, status, tokens, revoked)

    async def open(self) -> None:
        self.began, self.goes_on = asyncio.Event(), asyncio.Event()
        await super().open()


Scene = Callable[[Server], Awaitable[None]]


def with_server(store: SqliteStore, scene: Scene) -> None:
    """Play a scene with the parts of a server, but without bots."""

    async def run() -> None:
        server = make_server(store, Workers(1, 1.0), Limits(0))
        await server.open_store()
        try:
            await scene(server)
        finally:
            await server.tables.stop()
            await server.store.close()

    asyncio.run(run())


def test_nobody_is_told_of_a_choice_before_it_is_durable(tmp_path: Path) -> None:
    store = Holding(tmp_path / "tabard.sqlite")

    async def scene(server: Server) -> None:
        table, _ = await a_table(server)
        watcher = Eyes()
        table.arrive(watcher, 1)
        watcher.clear()
        before = {viewer: news_for(table, viewer, 0) for viewer in (0, 1, None)}
        choosing = asyncio.ensure_future(server.tables.choose(table, 0, choice_of(table)))
        await store.began.wait()
        looks = [asyncio.ensure_future(server.news(table, viewer)) for viewer in (0, 1, None)]
        await asyncio.sleep(0.05)
        assert not watcher.is_set()
        assert not any(look.done() for look in looks)
        assert {viewer: news_for(table, viewer, 0) for viewer in (0, 1, None)} == before
        assert not choosing.done()
        store.goes_on.set()
        accepted = await choosing
        assert watcher.is_set()
        assert [(await look).number for look in looks] == [accepted.number] * 3

    with_server(store, scene)


class Failing(SqliteStore):
    """A store whose disk is full for a while."""

    is_full = False

    async def append(
        self,
        table: str,
        rows: Any,
        status: str | None = None,
        tokens: Any = (),
        revoked: Any = (),
    ) -> None:
        if self.is_full:
            raise StoreError("the disk is full")
        await super().append(table, rows, status, tokens, revoked)


def test_a_choice_that_cannot_be_kept_was_never_made(tmp_path: Path) -> None:
    store = Failing(tmp_path / "tabard.sqlite")

    async def scene(server: Server) -> None:
        table, _ = await a_table(server)
        before = news_for(table, 0, 0)
        frame = choice_of(table)
        store.is_full = True
        with pytest.raises(StoreError):
            await server.tables.choose(table, 0, frame)
        assert news_for(table, 0, 0) == before
        store.is_full = False
        accepted = await server.tables.choose(table, 0, frame)
        assert accepted.number == table.number == 5

    with_server(store, scene)


def test_a_disk_that_is_full_is_said_without_internals(tmp_path: Path) -> None:
    store = Failing(tmp_path / "tabard.sqlite")
    with TestClient(make_app(make_server(store, Workers(1, 1.0), Limits(0)))) as client:
        table = open_table(client)
        store.is_full = True
        answer = table.choose(0)
        assert code(answer) == (503, "busy")
        assert "disk" not in answer.text
        store.is_full = False
        assert table.choose(0).status_code == 200


def test_the_same_choice_sent_twice_is_made_once(client: Client) -> None:
    table = open_table(client)
    ask, name = table.ask(0), client_id()
    answers = [
        table.choose(0, ask["options"][0]["choice"], ask["number"], name).json() for _ in range(3)
    ]
    assert answers[0] == answers[1] == answers[2]
    assert table.news()["number"] == answers[0]["number"] == ask["number"] + 1


def test_the_same_choice_sent_twice_at_once_is_made_once(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        table, _ = await a_table(server)
        frame = choice_of(table)
        sent = [server.tables.choose(table, 0, frame) for _ in range(20)]
        accepted = await asyncio.gather(*sent)
        assert {one.number for one in accepted} == {5}
        assert table.number == 5

    with_server(SqliteStore(tmp_path / "tabard.sqlite"), scene)


def test_a_choice_over_http_sent_again_over_the_socket_is_made_once(client: Client) -> None:
    table = open_table(client)
    ask, name = table.ask(0), client_id()
    choice = ask["options"][0]["choice"]
    first = table.choose(0, choice, ask["number"], name).json()
    with client.websocket_connect(f"{table.address}/socket") as socket:
        socket.send_text(json.dumps({"type": "hello", "token": table.links[0]}))
        frame = {"type": "choose", "client_id": name, "number": ask["number"], "choice": choice}
        socket.send_text(json.dumps(frame))
        while (answer := json.loads(socket.receive_text()))["type"] != "accepted":
            assert answer["type"] in ("news", "presence")
        assert answer["number"] == first["number"] == table.news()["number"]


def test_the_same_choice_sent_again_after_a_restart_is_made_once(tmp_path: Path) -> None:
    def app() -> Litestar:
        store = SqliteStore(tmp_path / "tabard.sqlite")
        return make_app(make_server(store, Workers(1, 1.0), Limits(0)))

    with TestClient(app()) as client:
        table = open_table(client)
        ask, name = table.ask(0), client_id()
        choice = ask["options"][0]["choice"]
        first = table.choose(0, choice, ask["number"], name).json()
        news = [table.news(seat) for seat in (None, 0, 1)]
    with TestClient(app()) as client:
        table.client = client
        assert [table.news(seat) for seat in (None, 0, 1)] == news
        assert table.choose(0, choice, ask["number"], name).json() == first
        assert table.news()["number"] == first["number"]
        # A question asked before the restart is still the same question.
        assert table.choose(1).status_code == 200


def test_a_stale_choice_is_refused_and_nothing_changes(client: Client) -> None:
    table = open_table(client)
    ask = table.ask(0)
    choice = ask["options"][0]["choice"]
    table.choose(0, choice, ask["number"])
    before = table.news(0)
    answer = table.choose(0, choice, ask["number"])
    assert code(answer) == (409, "stale")
    assert str(before["ask"]["number"]) in answer.json()["message"]
    assert table.news(0) == before


def test_a_choice_of_a_question_that_was_never_asked_is_stale(client: Client) -> None:
    table = open_table(client)
    choice = table.ask(0)["options"][0]["choice"]
    assert code(table.choose(0, choice, 0)) == (409, "stale")
    answer = table.choose(0, choice, 1_000_000)
    assert code(answer) == (409, "stale")
    assert answer.json()["ask"] == table.ask(0)


def test_a_stale_choice_over_the_socket_is_refused_with_what_is_asked_now(client: Client) -> None:
    table = open_table(client)
    ask = table.ask(0)
    choice = ask["options"][0]["choice"]
    table.choose(0, choice, ask["number"])
    for number, option, expected in ((ask["number"], choice, "stale"), (None, "x:1", "illegal")):
        now = table.ask(0)
        with client.websocket_connect(f"{table.address}/socket") as socket:
            socket.send_text(json.dumps({"type": "hello", "token": table.links[0]}))
            frame = {"type": "choose", "client_id": "any-client", "choice": option}
            socket.send_text(json.dumps({**frame, "number": number or now["number"]}))
            while (answer := json.loads(socket.receive_text()))["type"] != "refused":
                assert answer["type"] in ("news", "presence")
        assert (answer["client_id"], answer["problem"]["code"]) == ("any-client", expected)
        assert answer["ask"] == now


@pytest.mark.parametrize(
    "choice", ["", "temple", "temple:nobody", "guild:spy", "done", "temple:spy ", "x" * 200, "🜲"]
)
def test_an_illegal_choice_is_refused_with_the_options_and_nothing_changes(
    client: Client, choice: str
) -> None:
    table = open_table(client, seed="has no thief")
    before = [table.news(seat) for seat in (0, 1, None)]
    ask = before[0]["ask"]
    answer = table.choose(0, choice, ask["number"])
    assert code(answer) == ((409, "illegal") if choice else (400, "bad_request"))
    if choice:
        assert ask["options"][0]["choice"] in answer.json()["message"]
    assert [table.news(seat) for seat in (0, 1, None)] == before


def test_a_seat_does_not_choose_out_of_turn(client: Client) -> None:
    table = open_table(client)
    while len(table.waiting()) > 1:
        table.choose(table.waiting()[0])
    other = next(seat for seat in range(3) if seat not in table.waiting())
    before = table.news()
    assert code(table.choose(other, "done", before["number"])) == (409, "not_now")
    assert table.news() == before


def test_the_secret_picks_of_others_do_not_make_a_question_stale(client: Client) -> None:
    table = open_table(client)
    ask = table.ask(1)
    table.choose(0)
    assert table.ask(1)["number"] == ask["number"]
    assert table.choose(1, ask["options"][0]["choice"], ask["number"]).status_code == 200
