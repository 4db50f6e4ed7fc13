"""Headers, limits, sizes, errors without internals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import Struct, inspect

from server.support import PEOPLE, Json, bearer, client_id, code, open_table
from tabard.server.app import HEADERS, MOST_BYTES, make_app, make_server
from tabard.server.problems import MESSAGE_LENGTH
from tabard.server.routes.context import Server
from tabard.server.routes.limits import RATES, Limits
from tabard.server.store.sqlite import SqliteStore
from tabard.server.wire import messages, requests
from tabard.server.wire.typescript import structs_of
from tabard.server.workers.pool import Workers

Client = TestClient[Litestar]
CROWD = 500


# Headers


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/table/anything"),
        ("GET", "/rules/allegiance"),
        ("GET", "/assets/nothing.js"),
        ("GET", "/nowhere"),
        ("GET", "/api/games"),
        ("GET", "/api/games/allegiance/texts/de"),
        ("GET", "/api/tables"),
        ("GET", "/api/tables/nowhere"),
        ("GET", "/api/tables/nowhere?since=x"),
        ("POST", "/api/tables"),
        ("PUT", "/api/tables"),
        ("OPTIONS", "/api/tables"),
        ("HEAD", "/"),
        ("GET", "/schema"),
        ("GET", "/favicon.ico"),
    ],
)
def test_every_answer_carries_the_headers(client: Client, method: str, path: str) -> None:
    answer = client.request(method, path)
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]


def test_the_policy_lets_no_foreign_and_no_inline_script_in() -> None:
    policy = dict(
        part.strip().partition(" ")[::2] for part in HEADERS["Content-Security-Policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert "*" not in HEADERS["Content-Security-Policy"]


def test_no_other_site_may_read_an_answer(client: Client) -> None:
    headers = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    for method in ("GET", "OPTIONS"):
        answer = client.request(method, "/api/tables", headers=headers)
        assert not any(name.startswith("access-control") for name in answer.headers)


# Files


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[tuple[Client, Path]]:
    """An application with a built client, and a secret beside it."""
    built = tmp_path / "web"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Tabard</title>")
    (built / "assets" / "index-1.js").write_text("export {};")
    (built / "secret.txt").write_text("a secret")
    (tmp_path / "secret.txt").write_text("a secret")
    (built / "assets" / "link.txt").symlink_to(tmp_path / "secret.txt")
    server = make_server(SqliteStore(tmp_path / "tabard.sqlite"), Workers(1, 1.0), Limits(0))
    server.pages = built
    with TestClient(make_app(server)) as client:
        yield client, built


def test_the_pages_of_the_client_are_served(pages: tuple[Client, Path]) -> None:
    client, _ = pages
    for path in ("/", "/table/x", "/replay/x", "/rules/allegiance"):
        answer = client.get(path)
        assert answer.headers["content-type"].startswith("text/html")
        assert "<title>Tabard</title>" in answer.text
    answer = client.get("/assets/index-1.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    [
        "../secret.txt",
        "%2e%2e/secret.txt",
        "..%2fsecret.txt",
        "%2e%2e%2f%2e%2e%2fsecret.txt",
        "..%5csecret.txt",
        "x/../../secret.txt",
        "/etc/passwd",
        "%2fetc%2fpasswd",
        "index-1.js%00.txt",
        "link.txt",
        "",
        ".",
        "%2e%2e",
    ],
)
def test_only_files_of_the_client_are_served(pages: tuple[Client, Path], path: str) -> None:
    client, _ = pages
    raw = httpx.URL(scheme="http", host="testserver.local", raw_path=f"/assets/{path}".encode())
    answer = client.get(raw)
    assert answer.status_code == 404
    assert "secret" not in answer.text
    assert "root:" not in answer.text


# Errors


class Broken(SqliteStore):
    """A store with a mistake in it."""

    async def token(self, digest: bytes) -> Any:
        raise ZeroDivisionError("a mistake of ours with internals")


def test_a_mistake_of_ours_is_told_to_the_log_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = make_server(Broken(tmp_path / "tabard.sqlite"), Workers(1, 1.0), Limits(0))
    with TestClient(make_app(server), raise_server_exceptions=False) as client:
        table = open_table(client)
        answer = table.choose(0, "done", 4)
        assert answer.status_code == 500
        assert sorted(answer.json()) == ["ask", "code", "fields", "message"]
        for word in ("internals", "ZeroDivision", "Traceback", ".py", str(tmp_path)):
            assert word not in answer.text
        assert answer.headers["content-security-policy"]
        assert client.get("/api/games").status_code == 200
    assert "a mistake of ours with internals" in caplog.text


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"null", 400),
        (b"[]", 400),
        (b"\xff\xfe", 400),
        (b'{"game": "allegiance", "game": 5, "seats": []}', 400),
        (b'{"game": "\\ud800", "seats": [{"kind": "person"}]}', 400),
        (b'{"game": "allegiance", "seats": [{"kind": "king"}]}', 400),
        (b'{"game": 1e400, "seats": []}', 400),
        (b"[" * 100_000, 400),
        (b'{"game": "x", "seats": [{"kind": "person"}], "snapshot": ' + b'{"a":' * 50_000, 400),
        (b" " * (MOST_BYTES + 1), 413),
    ],
)
def test_what_is_no_request_is_refused(client: Client, content: bytes, status: int) -> None:
    for path in ("/api/tables", "/api/records"):
        if path == "/api/records" and content == b"[]":
            continue
        headers = {"Content-Type": "application/json"}
        answer = client.post(path, content=content, headers=headers)
        assert answer.status_code == status, answer.text
        assert answer.json()["code"] in ("bad_request", "too_large")
        for word in ("Traceback", ".py", "msgspec", "litestar"):
            assert word not in answer.text


def test_a_refusal_does_not_repeat_all_that_was_sent(client: Client) -> None:
    long = "k" * 500_000
    bodies: list[Json] = [
        {"game": "allegiance", "seats": PEOPLE, "options": {long: "v"}},
        {"game": "allegiance", "seats": PEOPLE, "options": {"first_player": long}},
        {"game": "allegiance", "seats": PEOPLE, "snapshot": {"tabard": 1, "game": long}},
        {"game": long, "seats": PEOPLE},
    ]
    answers = [client.post("/api/tables", json=body) for body in bodies]
    answers.append(client.post("/api/records", json={"tabard": 1, "game": long, "moves": []}))
    for answer in answers:
        assert answer.status_code == 400
        assert len(answer.json()["message"]) <= MESSAGE_LENGTH


# Sizes


def structs() -> list[type[Struct]]:
    """All that a client sends."""
    return [*messages.ClientFrame.__args__, *structs_of(requests)]


def bounded() -> Iterator[tuple[type[Struct], str, inspect.Type]]:
    """Every field that a client fills: what its type says of its size."""
    for struct in structs():
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        for field in info.fields:
            yield struct, field.encode_name, field.type


def test_every_field_that_a_client_fills_has_a_limit() -> None:
    unlimited: list[str] = []
    for struct, name, kind in bounded():
        if isinstance(kind, inspect.StrType) and kind.max_length is None:
            unlimited.append(f"{struct.__name__}.{name}")
        if isinstance(kind, inspect.IntType) and None in (kind.ge, kind.le):
            unlimited.append(f"{struct.__name__}.{name}")
        if isinstance(kind, inspect.ListType) and kind.max_length is None:
            unlimited.append(f"{struct.__name__}.{name}")
    # Options are known by name, a snapshot by its game; both are bounded by the whole request.
    assert unlimited == []


@pytest.mark.parametrize(
    ("path", "token", "body", "field"),
    [
        ("", "", {"game": "allegiance", "seats": PEOPLE}, "game"),
        ("", "", {"game": "allegiance", "seats": PEOPLE}, "name"),
        ("", "", {"game": "allegiance", "seats": PEOPLE}, "seed"),
        ("join", "seat", {"name": "Ada"}, "name"),
        ("name", "host", {"name": "Ada"}, "name"),
        ("seats/1", "host", {"kind": "bot"}, "level"),
        ("stand-in", "seat", {}, "level"),
        ("choices", "seat", {"number": 4, "choice": "done", "client_id": "12345678"}, "choice"),
        ("choices", "seat", {"number": 4, "choice": "done", "client_id": "12345678"}, "client_id"),
        ("undo", "seat", {"client_id": "12345678"}, "client_id"),
        ("chat", "seat", {"client_id": "12345678", "text": "x"}, "text"),
    ],
)
def test_a_field_that_is_too_long_is_refused(
    client: Client, path: str, token: str, body: Json, field: str
) -> None:
    table = open_table(client)
    secret = {"": "", "host": table.host, "seat": table.links[0]}[token]
    address = f"{table.address}/{path}" if path else "/api/tables"
    answer = client.post(address, json={**body, field: "x" * 501}, headers=bearer(secret))
    assert code(answer) == (400, "bad_request")
    assert field in answer.json()["message"]


def test_there_are_only_so_many_seats(client: Client) -> None:
    body = {"game": "allegiance", "seats": [{"kind": "person"}] * 1000}
    assert code(client.post("/api/tables", json=body)) == (400, "bad_request")


# Rates


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[tuple[Client, Server]]:
    """An application that counts; a tenth of everything is allowed."""
    store = SqliteStore(tmp_path / "tabard.sqlite")
    server = make_server(store, Workers(1, 1.0), Limits(0.1))
    with TestClient(make_app(server)) as client:
        yield client, server


@pytest.mark.parametrize("what", ["read", "create", "choose", "say", "hint", "heavy"])
def test_whoever_asks_too_fast_is_told_to_wait(limited: tuple[Client, Server], what: str) -> None:
    client, server = limited
    server.limits.factor = 0
    table = open_table(client)
    while 1 in table.waiting():
        table.choose(1)
    # Three at once, then slowly more.
    server.limits.factor = 3 / RATES[what].burst
    seat = table.links[0]

    def ask() -> httpx.Response:
        body: Json = {"client_id": client_id(), "text": "x", "number": 0, "choice": "done"}
        return {
            "read": lambda: table.fetch(""),
            "create": lambda: client.post("/api/tables", json={"game": "x", "seats": PEOPLE}),
            "choose": lambda: table.post("choices", seat, body),
            "say": lambda: table.post("chat", seat, body),
            "hint": lambda: table.post("hint", table.links[1]),
            "heavy": lambda: client.post("/api/records", json={}),
        }[what]()

    answers = [ask() for _ in range(12)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert answers[0].status_code != 429
    assert len(refused) >= 6
    problem = refused[-1].json()
    assert problem["code"] == "too_many"
    assert problem["fields"]["seconds"] >= 1


def test_one_seat_does_not_use_up_what_another_may_do(limited: tuple[Client, Server]) -> None:
    client, server = limited
    server.limits.factor = 1
    table = open_table(client)
    body: Json = {"text": "x"}
    said = [
        table.post("chat", table.links[0], {**body, "client_id": client_id()}) for _ in range(10)
    ]
    assert code(said[-1]) == (429, "too_many")
    other = table.post("chat", table.links[1], {**body, "client_id": client_id()})
    assert other.status_code == 200
