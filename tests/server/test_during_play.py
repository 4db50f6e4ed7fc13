"""While a match goes on: undo, chat, hints, stand-ins, and bots whose workers fail them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.support import Eyes, Guest, Json, client_id, code, open_table
from tabard.core.dice import Dice
from tabard.server.app import make_app, make_server
from tabard.server.routes.context import Server
from tabard.server.routes.limits import Limits
from tabard.server.store.interface import StoreError
from tabard.server.store.sqlite import SqliteStore
from tabard.server.table import driver as driver_module
from tabard.server.table.live import LiveTable
from tabard.server.wire.messages import CHAT_LENGTH, NoteEntry
from tabard.server.wire.requests import NewSeat, NewTable, StandIn
from tabard.server.workers.pool import Workers

Client = TestClient[Litestar]


def undo(table: Guest, seat: int, name: str = "") -> tuple[int, Json]:
    answer = table.post("undo", table.links[seat], {"client_id": name or client_id()})
    return answer.status_code, answer.json()


def say(table: Guest, seat: int, text: str, name: str = "") -> tuple[int, Json]:
    body = {"client_id": name or client_id(), "text": text}
    answer = table.post("chat", table.links[seat], body)
    return answer.status_code, answer.json()


def test_a_choice_is_taken_back_and_everybody_sees_that(client: Client) -> None:
    table = open_table(client)
    before = table.news(0)
    assert before["can_undo"] is False
    table.choose(0)
    assert table.news(0)["can_undo"] is True
    assert table.news(1)["can_undo"] is table.news()["can_undo"] is False
    status, accepted = undo(table, 0)
    assert status == 200
    after = table.news(0)
    assert after["view"] == before["view"]
    assert after["ask"]["options"] == before["ask"]["options"]
    for seat in (None, 0, 1):
        last = table.news(seat)["entries"][-1]
        assert last == {"type": "undo", "number": accepted["number"], "seat": 0, "taken": [5]}
        assert [entry["number"] for entry in table.news(seat)["entries"]] == [4, 4, 6]


def test_undo_sent_twice_takes_one_choice_back(client: Client) -> None:
    table = open_table(client)
    table.choose(0)
    table.choose(0)
    name = client_id()
    assert undo(table, 0, name) == undo(table, 0, name)
    assert undo(table, 0)[0] == 200
    assert undo(table, 0)[0] == 409


def test_what_somebody_has_seen_is_not_taken_back(client: Client) -> None:
    table = open_table(client)
    for seat in range(3):
        while seat in table.waiting() and len(table.waiting()) > 1:
            table.choose(seat)
    last = table.waiting()[0]
    while table.news(last)["ask"] is not None and table.news(last)["view"]["confirmed"]:
        table.choose(last)
    before = table.news()
    for seat in range(3):
        if not table.news(seat)["can_undo"]:
            assert undo(table, seat)[0] == 409
    assert table.news() == before


def test_undo_survives_a_restart(tmp_path: Path) -> None:
    def app() -> Litestar:
        store = SqliteStore(tmp_path / "tabard.sqlite")
        return make_app(make_server(store, Workers(1, 1.0), Limits(0)))

    with TestClient(app()) as client:
        table = open_table(client)
        table.choose(0)
        table.choose(1)
        undo(table, 0)
        table.choose(2)
        before = [table.news(seat) for seat in (None, 0, 1, 2)]
    with TestClient(app()) as client:
        table.client = client
        assert [table.news(seat) for seat in (None, 0, 1, 2)] == before
        assert undo(table, 1)[0] == 200


def test_chat_reaches_everybody_as_it_was_said(client: Client) -> None:
    table = open_table(client)
    said = '<script>alert("x")</script> & Grüße 👑'
    status, accepted = say(table, 1, said)
    assert status == 200
    for seat in (None, 0, 1):
        entry = table.news(seat)["entries"][-1]
        assert abs(entry.pop("at") - time.time()) < 60
        assert entry == {
            "type": "chat",
            "number": accepted["number"],
            "seat": 1,
            "name": "Bert",
            "text": said,
        }
    assert table.fetch("").headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("  two   words\n\nthree\t", "two words three"),
        ("\u202eevil\u202c", "evil"),
        ("a\x00b\x1b[31mc", "ab[31mc"),
        ("zero\u200bwidth", "zerowidth"),
        ("\ud83d\udc51", "👑"),
    ],
)
def test_chat_loses_what_cannot_be_seen(client: Client, sent: str, kept: str) -> None:
    table = open_table(client)
    text = sent.encode("utf-16", "surrogatepass").decode("utf-16")
    assert say(table, 0, text)[0] == 200
    assert table.news()["entries"][-1]["text"] == kept


@pytest.mark.parametrize("text", ["", " \n\t", "\u200b\u202e", "x" * (CHAT_LENGTH + 1)])
def test_chat_that_says_nothing_or_too_much_is_refused(client: Client, text: str) -> None:
    table = open_table(client)
    before = table.news()
    assert say(table, 0, text)[0] == 400
    assert table.news() == before


def test_chat_sent_twice_is_said_once(client: Client) -> None:
    table, name = open_table(client), client_id()
    assert say(table, 0, "once", name) == say(table, 0, "once", name)
    assert [entry["type"] for entry in table.news()["entries"]] == ["note", "moves", "chat"]


def test_chat_does_not_make_a_question_stale(client: Client) -> None:
    table = open_table(client)
    ask = table.ask(0)
    say(table, 1, "Think faster")
    assert table.choose(0, ask["options"][0]["choice"], ask["number"]).status_code == 200


def test_a_hint_rates_every_option_with_numbers(client: Client) -> None:
    table = open_table(client)
    before = table.news(0)
    hint = table.post("hint", table.links[0]).json()
    assert hint["number"] == before["ask"]["number"]
    rated = [advice["choice"] for advice in hint["advice"]]
    assert sorted(rated) == sorted(option["choice"] for option in before["ask"]["options"])
    shares = [advice["share"] for advice in hint["advice"]]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)
    assert all(0 <= advice["value"] <= 1 for advice in hint["advice"])
    assert table.news(0) == before


def test_there_is_no_hint_for_whoever_is_not_asked(client: Client) -> None:
    table = open_table(client)
    while len(table.waiting()) > 1:
        table.choose(table.waiting()[0])
    other = next(seat for seat in range(3) if seat not in table.waiting())
    assert code(table.post("hint", table.links[other])) == (409, "not_now")


def until(is_true: Callable[[], bool], seconds: float = 30.0) -> None:
    deadline = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < deadline, "it does not come about"
        time.sleep(0.02)


def notes(table: Guest) -> list[tuple[str, int | None]]:
    entries = table.news()["entries"]
    return [(entry["key"], entry["seat"]) for entry in entries if entry["type"] == "note"]


def test_a_bot_stands_in_until_its_person_is_back(client: Client) -> None:
    table = open_table(client)
    answer = table.post("stand-in", table.links[1], {"level": "random"}).json()
    assert answer["seat"] == 1
    seat = answer["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["stands_in"]) == ("person", "Bert", True)
    until(lambda: 1 not in table.waiting())
    assert code(table.choose(1, "done", 5)) == (409, "not_now")
    assert table.news(1)["view"]["players"][1]["hand"] is not None
    table.post("stand-in", table.links[1], {"level": ""})
    assert table.news()["table"]["seats"][1]["stands_in"] is False
    table.play_on(12, Dice(3))
    assert notes(table) == [("started", None), ("stand_in", 1), ("back", 1)]


def test_a_bot_of_no_level_does_not_stand_in(client: Client) -> None:
    table = open_table(client)
    answer = table.post("stand-in", table.links[1], {"level": "genius"})
    assert code(answer) == (400, "bad_request")
    assert notes(table) == [("started", None)]


def test_whoever_resigned_is_played_on_by_a_bot(client: Client) -> None:
    table = open_table(client)
    table.post("leave", table.links[2])
    until(lambda: 2 not in table.waiting())
    assert notes(table) == [("started", None), ("resigned", 2)]
    assert table.choose(0).status_code == 200


def test_bots_play_a_match_to_its_end_by_themselves(client: Client) -> None:
    bots: list[Json] = [{"kind": "bot", "level": "random"}] * 3
    table = open_table(client, bots)
    until(lambda: table.news()["table"]["status"] == "over", 120)
    assert table.links == {}
    assert {entry["key"] for entry in table.news()["entries"] if entry["type"] == "note"} == {
        "started"
    }
    assert table.fetch("verification").json()["agrees"] is True


# Workers that fail

Scene = Callable[[Server], Awaitable[None]]


def with_server(store: SqliteStore, workers: Workers, scene: Scene) -> None:
    async def run() -> None:
        server = make_server(store, workers, Limits(0))
        await server.start()
        try:
            async with asyncio.timeout(60):
                await scene(server)
        finally:
            await server.stop()

    asyncio.run(run())


async def with_bot(server: Server, level: str) -> LiveTable:
    """A table at which seat 0 is a bot."""
    seats = [NewSeat("bot", level=level), NewSeat("person"), NewSeat("person")]
    created = await server.lobby.create(NewTable("allegiance", seats, seed="any"))
    return await server.tables.table(created.id)


def fallen_back(table: LiveTable) -> list[NoteEntry]:
    found = [told for told in table.told if isinstance(told, NoteEntry)]
    return [note for note in found if note.key == "fell_back"]


def test_a_bot_that_thinks_too_long_falls_back_and_the_log_says_so(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        table = await with_bot(server, "ismcts:10000")
        while not fallen_back(table) or 0 in table.questions:
            await asyncio.sleep(0.02)
        assert fallen_back(table)[0].seat == 0
        rows = await server.store.journal(table.id)
        assert "fell_back" in [row.kind for row in rows]
        assert table.match is not None
        assert any(entry.seat == 0 for entry in table.match.entries)

    store = SqliteStore(tmp_path / "tabard.sqlite")
    with_server(store, Workers(1, 0.05), scene)


def test_a_bot_whose_worker_is_killed_falls_back_and_the_table_goes_on(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        table = await with_bot(server, "ismcts:10000")
        while not server.workers.pids():
            await asyncio.sleep(0.01)
        # Whenever a worker works on the long search, it dies.
        while not fallen_back(table):
            await asyncio.sleep(0.5)
            for pid in server.workers.pids():
                if not fallen_back(table):
                    os.kill(pid, signal.SIGKILL)
        assert fallen_back(table)[0].seat == 0

    store = SqliteStore(tmp_path / "tabard.sqlite")
    with_server(store, Workers(1, 60.0), scene)


class Flaky(SqliteStore):
    """A store that fails now and then."""

    failures = 0

    async def append(
        self,
        table: str,
        rows: object,
        status: str | None = None,
        tokens: object = (),
        revoked: object = (),
    ) -> None:
        if self.failures:
            self.failures -= 1
            raise StoreError("the disk is full")
        await super().append(table, rows, status, tokens, revoked)  # type: ignore[arg-type]


def test_a_bot_whose_choice_could_not_be_stored_chooses_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "PAUSE_SECONDS", 0.01)
    store = Flaky(tmp_path / "tabard.sqlite")
    store.failures = 2

    async def scene(server: Server) -> None:
        table = await with_bot(server, "random")
        while 0 in table.questions:
            await asyncio.sleep(0.02)
        assert store.failures == 0

    with_server(store, Workers(1, 60.0), scene)


def test_a_table_is_not_let_go_while_its_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabard.server.table.tables.MOST_IDLE", 0)
    monkeypatch.setattr("tabard.server.table.tables.LOOK_SECONDS", 0.01)

    async def scene(server: Server) -> None:
        created = await with_bot(server, "random")
        await asyncio.sleep(0.1)
        table, watcher = await server.tables.table(created.id), Eyes()
        table.arrive(watcher, None)
        async with asyncio.timeout(30):
            while 0 in table.questions:
                await asyncio.sleep(0.02)
        assert (await server.store.journal(table.id))[-1].number == table.number
        table.depart(watcher)
        await asyncio.sleep(0.1)
        assert server.tables.live == {}

    with_server(SqliteStore(tmp_path / "tabard.sqlite"), Workers(1, 60.0), scene)


def test_a_bot_chooses_again_when_another_process_wrote_first(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        other = make_server(SqliteStore(tmp_path / "tabard.sqlite"), Workers(1, 1.0), Limits(0))
        await other.open_store()
        table = await with_bot(server, "random")
        there = await other.tables.table(table.id)
        # The workers of the other one do not run: whatever it writes comes in between.
        await other.lobby.stand_in(there, 1, StandIn("random"))
        while 0 in table.questions:
            await asyncio.sleep(0.02)
        await other.tables.stop()
        await other.store.close()

    with_server(SqliteStore(tmp_path / "tabard.sqlite"), Workers(1, 60.0), scene)
