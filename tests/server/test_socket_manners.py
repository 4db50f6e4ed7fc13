"""Sockets: what is no frame is refused, and whoever may not stay is let go."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.lines import Line, line_to
from server.processes import Process
from server.support import OPEN, Guest, open_table
from tabard.server.app import make_app, make_server
from tabard.server.routes.context import Server
from tabard.server.routes.limits import Limits
from tabard.server.routes.socket import MOST_MISTAKES, REFUSED
from tabard.server.serving import FRAME_BYTES
from tabard.server.store.sqlite import SqliteStore
from tabard.server.wire.broadcast import GONE
from tabard.server.workers.pool import Workers

Client = TestClient[Litestar]


@pytest.mark.parametrize("token", ["wrong", "host", "foreign"])
def test_a_secret_that_opens_no_seat_here_shows_no_seat(client: Client, token: str) -> None:
    table, other = open_table(client), open_table(client)
    secret = {"wrong": "x" * 32, "host": table.host, "foreign": other.links[0]}[token]
    with client.websocket_connect(f"{table.address}/socket") as socket:
        line = Line(socket)
        line.send({"type": "hello", "token": secret})
        if token == "host":
            assert line.next("news")["seat"] is None
        else:
            assert line.next("refused")["problem"]["code"] == "wrong_token"
            assert line.closed() == REFUSED


def test_a_table_that_is_none_is_refused(client: Client) -> None:
    with client.websocket_connect("/api/tables/nowhere/socket") as socket:
        line = Line(socket)
        line.send({"type": "hello"})
        assert line.next("refused")["problem"]["code"] == "not_found"
        assert line.closed() == REFUSED


BAD_FRAMES = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type": "news"}',
    '{"type": "choose"}',
    '{"type": "choose", "client_id": "12345678", "number": "5", "choice": "done"}',
    '{"type": "choose", "client_id": "12345678", "number": -1, "choice": "done"}',
    '{"type": "choose", "client_id": "12345678", "number": 1e99, "choice": "done"}',
    '{"type": "choose", "client_id": "1", "number": 5, "choice": "done"}',
    '{"type": "choose", "client_id": "12345678", "number": 5, "choice": ["done"]}',
    '{"type": "say", "client_id": "12345678", "text": ""}',
    '{"type": "say", "client_id": "12345678", "text": "' + "x" * 501 + '"}',
    '{"type": "say", "client_id": "<script>", "text": "x"}',
    '{"type": "hello", "token": 7}',
    '{"type": "hello", "since": -1}',
    "\ud800".encode("utf-16", "surrogatepass").decode("latin-1"),
    "[" * 5000,
    '{"type": "ping", "more": ' + "[" * 5000,
]


@pytest.mark.parametrize("text", BAD_FRAMES)
def test_what_is_no_frame_is_refused_and_the_line_stays_open(client: Client, text: str) -> None:
    table = open_table(client)
    with line_to(table, 0) as line:
        line.next("presence")
        line.send(text)
        problem = line.next("refused")["problem"]
        assert problem["code"] == "bad_request"
        assert len(problem["message"]) < 500
        line.send({"type": "ping"})
        line.next("pong")


@pytest.mark.parametrize("text", [*BAD_FRAMES[:4], '{"type": "ping"}', '{"type": "undo"}'])
def test_whoever_does_not_say_hello_first_is_let_go(client: Client, text: str) -> None:
    table = open_table(client)
    with client.websocket_connect(f"{table.address}/socket") as socket:
        line = Line(socket)
        line.send(text)
        assert line.next("refused")["problem"]["code"] == "bad_request"
        assert line.closed() == REFUSED


def test_hello_is_said_once(client: Client) -> None:
    table = open_table(client)
    with line_to(table, 0) as line:
        line.send({"type": "hello", "token": table.links[1]})
        assert line.next("refused")["problem"]["code"] == "bad_request"
        assert table.choose(0).status_code == 200
        assert all(frame["seat"] == 0 for frame in line.news_until(5))


def test_whoever_goes_on_sending_rubbish_is_let_go(client: Client) -> None:
    table = open_table(client)
    with line_to(table, 0) as line:
        for _ in range(MOST_MISTAKES + 1):
            line.send("rubbish")
        assert line.closed() == REFUSED
    assert table.choose(0).status_code == 200


def test_a_frame_of_bytes_is_read_or_refused_and_does_no_harm(client: Client) -> None:
    table = open_table(client)
    with line_to(table, 0) as line:
        line.next("presence")
        for data in (b"\xff\xfe", b"", b'{"type": "ping"}'):
            line.socket.send_bytes(data)
        line.send({"type": "ping"})
        line.next("pong")
    assert table.choose(0).status_code == 200


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[tuple[Client, Server]]:
    """An application that hangs up soon."""
    store = SqliteStore(tmp_path / "tabard.sqlite")
    server = make_server(store, Workers(1, 1.0), Limits(0))
    server.hang_up_after = 0.4
    with TestClient(make_app(server)) as client:
        yield client, server


def test_whoever_says_nothing_for_long_is_let_go(quick: tuple[Client, Server]) -> None:
    table = open_table(quick[0])
    with line_to(table, 0) as line:
        began = time.monotonic()
        assert line.closed() == 1000
        assert 0.3 < time.monotonic() - began < 5
    with line_to(table, 0) as line:
        for _ in range(8):
            time.sleep(0.1)
            line.send({"type": "ping"})
            line.next("pong")


def test_whoever_never_says_hello_is_let_go(
    quick: tuple[Client, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabard.server.routes.socket.HELLO_SECONDS", 0.1)
    client, server = quick
    table = open_table(client)
    with client.websocket_connect(f"{table.address}/socket") as socket:
        assert Line(socket).closed() == 1001
    assert server.open_sockets == 0


def test_there_are_only_so_many_lines(quick: tuple[Client, Server]) -> None:
    client, server = quick
    server.most_sockets = 1
    table = open_table(client)
    with line_to(table, 0) as line:
        line.next("news")
        with pytest.raises(WebSocketDisconnect), line_to(table, 1):
            pass
    while server.open_sockets:
        time.sleep(0.01)
    with line_to(table, 1) as line:
        line.next("news")


def test_the_line_of_whoever_resigns_is_cut(client: Client) -> None:
    table = open_table(client)
    with line_to(table, 1) as line:
        line.next("news")
        table.post("leave", table.links[1])
        assert line.closed() == GONE
    seen = json.dumps(line.frames)
    assert "resigned" not in seen


def test_the_line_of_whoever_left_is_cut_when_another_takes_the_seat(client: Client) -> None:
    table = open_table(client, OPEN, is_public=True)
    table.links[1] = table.post("join", "", {"name": "Bert"}).json()["token"]
    with line_to(table, 1) as line:
        line.next("news")
        table.post("leave", table.links[1])
        assert table.post("join", "", {"name": "Clara"}).json()["seat"] == 1
        table.post("seats/2", table.host, {"kind": "bot", "level": "random"})
        table.post("start", table.host)
        assert line.closed() == GONE
    assert all(frame["view"] is None for frame in line.news())


def test_the_line_of_a_link_is_cut_when_somebody_joins_with_it(client: Client) -> None:
    table = open_table(client, OPEN)
    with line_to(table, 1) as line:
        line.next("news")
        table.post("join", table.links[1], {"name": "Bert"})
        assert line.closed() == GONE


@pytest.mark.parametrize(
    ("origin", "is_allowed"),
    [
        (None, True),
        ("http://testserver.local", True),
        ("http://evil.example", False),
        ("http://testserver.local.evil.example", False),
        ("http://testserver.local@evil.example", False),
        ("null", False),
        ("", False),
        ("http://testserver.local:81", False),
    ],
)
def test_only_our_own_pages_open_a_line(
    client: Client, origin: str | None, is_allowed: bool
) -> None:
    table = open_table(client)
    headers = {} if origin is None else {"Origin": origin}
    opening = client.websocket_connect(f"{table.address}/socket", headers=headers)
    if is_allowed:
        with opening as socket:
            line = Line(socket)
            line.send({"type": "hello"})
            line.next("news")
    else:
        with pytest.raises(WebSocketDisconnect), opening:
            pass


# Over a real line


@pytest.fixture
def real(process: Process) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=process.address, timeout=30) as found:
        yield found


def real_socket(process: Process, table: Guest, **more: Any) -> Any:
    return connect(f"ws://{process.host}{table.address}/socket", max_size=None, **more)


def test_a_frame_that_is_too_large_ends_the_line_and_the_table_goes_on(
    process: Process, real: httpx.Client
) -> None:
    table = open_table(real)
    with real_socket(process, table) as socket:
        socket.send(json.dumps({"type": "hello", "token": table.links[0]}))
        socket.recv()
        socket.send("x" * (FRAME_BYTES + 1))
        with pytest.raises(ConnectionClosed) as ended:
            all(socket.recv(timeout=10) for _ in range(9))
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1009
    assert table.choose(0).status_code == 200


def test_a_page_from_elsewhere_opens_no_line(process: Process, real: httpx.Client) -> None:
    table = open_table(real)
    with (
        pytest.raises(InvalidStatus) as refusal,
        real_socket(process, table, origin="http://evil.example"),
    ):
        pass
    assert refusal.value.response.status_code == 403
    with real_socket(process, table, origin=process.address) as socket:
        socket.send('{"type": "hello"}')
        assert json.loads(socket.recv())["type"] == "news"
