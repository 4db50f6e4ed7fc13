"""Sockets: numbered news, nothing missed, nothing twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from server.lines import line_to
from server.support import Json, client_id, folded, open_table
from tabard.core.dice import Dice
from tabard.server.app import make_server
from tabard.server.routes.context import AnySocket, Server
from tabard.server.routes.limits import Limits
from tabard.server.store.sqlite import SqliteStore
from tabard.server.table.live import LiveTable
from tabard.server.wire.broadcast import Teller
from tabard.server.wire.line import Line
from tabard.server.wire.messages import Choose
from tabard.server.wire.requests import NewSeat, NewTable
from tabard.server.workers.pool import Workers

Client = TestClient[Litestar]


def test_whoever_says_hello_is_told_everything(client: Client) -> None:
    table = open_table(client)
    for seat in (None, 0, 1):
        with line_to(table, seat) as line:
            assert line.next("news") == table.news(seat)
            online = [] if seat is None else [seat]
            presence = {"online": online, "watching": int(seat is None), "type": "presence"}
            assert line.next("presence") == presence


def test_everybody_is_told_of_a_choice_through_their_own_eyes(client: Client) -> None:
    table = open_table(client)
    with line_to(table) as watcher, line_to(table, 0) as first, line_to(table, 1) as second:
        number = table.choose(0).json()["number"]
        for line, seat in ((watcher, None), (first, 0), (second, 1)):
            last = line.news_until(number)[-1]
            assert last["number"] == number
            assert last["view"] == table.news(seat)["view"]
            assert folded(line.news()) == table.news(seat)["entries"]


def test_frames_follow_one_another_without_a_gap(client: Client) -> None:
    table = open_table(client)
    with line_to(table) as line:
        table.play_on(40, Dice(3))
        line.news_until(table.news()["number"])
    numbers = [frame["number"] for frame in line.news()]
    assert numbers == sorted(set(numbers))
    for before, frame in zip(line.news(), line.news()[1:]):
        assert frame["after"] == before["number"]
    assert folded(line.news()) == folded([table.news()])


def test_whoever_comes_back_gets_exactly_the_rest(client: Client) -> None:
    table = open_table(client)
    table.play_on(8, Dice(4))
    number = table.news()["number"]
    for seat in (None, 2):
        entries = table.news(seat)["entries"]
        for since in (0, 1, 4, 5, number - 1, number):
            with line_to(table, seat, since) as line:
                frame = line.next("news")
            assert (frame["after"], frame["number"]) == (since, number)
            assert frame["entries"] == [one for one in entries if one["number"] > since]
            assert frame == table.news(seat, since)


def test_whoever_claims_to_know_the_future_is_told_the_present(client: Client) -> None:
    table = open_table(client)
    number = table.news()["number"]
    with line_to(table, 0, number + 1000) as line:
        frame = line.next("news")
        assert (frame["number"], frame["entries"]) == (number, [])
        assert line.news_until(table.choose(0).json()["number"])[-1]["entries"]


def test_lost_lines_in_a_match_with_undo_lose_nothing(client: Client) -> None:
    table, dice = open_table(client, seed="undo"), Dice(9)
    frames: dict[int | None, list[Json]] = {None: [], 0: [], 2: []}
    for _ in range(60):
        waiting = table.waiting()
        if not waiting:
            break
        seat = waiting[dice.below(len(waiting))]
        table.choose(seat)
        if dice.below(3) == 0:
            table.post("undo", table.links[seat], {"client_id": client_id()})
        for viewer, seen in frames.items():
            if dice.below(3) == 0:
                with line_to(table, viewer, seen[-1]["number"] if seen else 0) as line:
                    seen.append(line.next("news"))
    assert any(entry["type"] == "undo" for entry in table.news()["entries"])
    for viewer, seen in frames.items():
        seen.append(table.news(viewer, seen[-1]["number"]))
        assert folded(seen) == folded([table.news(viewer)])


def test_choices_undo_and_chat_go_over_the_socket(client: Client) -> None:
    table = open_table(client)
    with line_to(table, 0) as line:
        ask = line.next("news")["ask"]
        frame = {"number": ask["number"], "choice": ask["options"][0]["choice"]}
        for sent in (
            {"type": "choose", **frame},
            {"type": "undo"},
            {"type": "say", "text": "Good evening"},
        ):
            name = client_id()
            line.send({**sent, "client_id": name})
            accepted = line.next("accepted")
            assert accepted == {
                "type": "accepted",
                "client_id": name,
                "number": table.news()["number"],
            }
    kinds = [entry["type"] for entry in table.news()["entries"]]
    assert kinds == ["note", "moves", "undo", "chat"]


def test_a_spectator_only_watches(client: Client) -> None:
    table = open_table(client)
    before = table.news()
    ask = table.ask(0)
    with line_to(table) as line:
        for sent in (
            {"type": "choose", "number": ask["number"], "choice": ask["options"][0]["choice"]},
            {"type": "undo"},
            {"type": "say", "text": "Hello"},
        ):
            line.send({**sent, "client_id": client_id()})
            assert line.next("refused")["problem"]["code"] == "no_token"
    assert table.news() == before


def test_presence_follows_who_comes_and_goes(client: Client) -> None:
    table = open_table(client)
    with line_to(table, 1) as line:
        assert line.next("presence")["online"] == [1]
        with line_to(table, 0):
            assert line.next("presence")["online"] == [0, 1]
        assert line.next("presence")["online"] == [1]
        with line_to(table):
            assert line.next("presence")["watching"] == 1


class SlowSocket:
    """The far end of a line that takes nothing until it is told to."""

    def __init__(self) -> None:
        self.takes = asyncio.Event()
        self.taken: list[Json] = []

    async def send(self, message: Json) -> None:
        await self.takes.wait()
        self.taken.append(json.loads(message["text"]))


Scene = Callable[[Server, LiveTable], Awaitable[None]]


def at_a_table(tmp_path: Path, scene: Scene) -> None:
    async def whole() -> None:
        server = make_server(SqliteStore(tmp_path / "tabard.sqlite"), Workers(1, 1.0), Limits(0))
        await server.open_store()
        people = [NewSeat("person")] * 3
        created = await server.lobby.create(NewTable("allegiance", people))
        await scene(server, await server.tables.table(created.id))
        await server.tables.stop()
        await server.store.close()

    asyncio.run(whole())


@contextmanager
def spectator(server: Server, table: LiveTable, socket: SlowSocket) -> Iterator[None]:
    line = Line(cast("AnySocket", socket))
    teller = Teller(server.tables, line, table, None, "", 0)
    table.arrive(teller, None)
    telling = asyncio.ensure_future(teller.tell())
    yield
    telling.cancel()


async def choose_on(server: Server, table: LiveTable, choices: int) -> None:
    for _ in range(choices):
        question = next(iter(table.questions.values()))
        choice = question.decision.options[0].text
        frame = Choose(client_id(), question.number, choice)
        await server.tables.choose(table, question.decision.seat, frame)
        await asyncio.sleep(0)


async def nothing_missed(server: Server, table: LiveTable, socket: SlowSocket) -> None:
    while not socket.taken or news_in(socket.taken)[-1]["number"] < table.number:
        await asyncio.sleep(0.01)
    everything = json.loads(msgspec.json.encode(await server.news(table, None)))
    assert folded(news_in(socket.taken)) == folded([everything])


def test_a_slow_viewer_skips_frames_and_misses_no_entry(tmp_path: Path) -> None:
    async def scene(server: Server, table: LiveTable) -> None:
        socket = SlowSocket()
        with spectator(server, table, socket):
            await choose_on(server, table, 40)
            socket.takes.set()
            await nothing_missed(server, table, socket)
            assert len(news_in(socket.taken)) == 2

    at_a_table(tmp_path, scene)


def test_a_viewer_who_keeps_up_is_told_of_each_choice_at_once(tmp_path: Path) -> None:
    async def scene(server: Server, table: LiveTable) -> None:
        socket = SlowSocket()
        socket.takes.set()
        with spectator(server, table, socket):
            for _ in range(20):
                await choose_on(server, table, 1)
                await asyncio.sleep(0.01)
                assert news_in(socket.taken)[-1]["number"] == table.number
            await nothing_missed(server, table, socket)

    at_a_table(tmp_path, scene)


def test_a_viewer_who_falls_behind_for_a_while_misses_no_entry(tmp_path: Path) -> None:
    async def scene(server: Server, table: LiveTable) -> None:
        socket = SlowSocket()
        socket.takes.set()
        with spectator(server, table, socket):
            await choose_on(server, table, 5)
            socket.takes.clear()
            await asyncio.sleep(0.01)
            held_up = len(news_in(socket.taken))
            await choose_on(server, table, 30)
            assert len(news_in(socket.taken)) == held_up
            socket.takes.set()
            await asyncio.sleep(0.01)
            await choose_on(server, table, 5)
            await nothing_missed(server, table, socket)
            assert held_up + 3 <= len(news_in(socket.taken)) <= held_up + 8

    at_a_table(tmp_path, scene)


def news_in(frames: list[Json]) -> list[Json]:
    return [frame for frame in frames if frame["type"] == "news"]
