"""Who may do what: every route against every kind of secret; a new route must name its right."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

import pytest
from httpx import Response
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.testing import TestClient

from server.support import OPEN, Guest, Json, bearer, client_id, open_table
from tabard.server.app import ROUTES
from tabard.server.table.tokens import new_token

Client = TestClient[Litestar]
Right = Literal["host", "seat", "joining", "member", "viewer", "finished", "none"]
Secret = Literal["none", "made up", "another table's", "revoked", "host's", "seat's"]

RIGHTS: dict[str, Right] = {
    "list_games": "none",
    "game_texts": "none",
    "game_clauses": "none",
    "game_rulings": "none",
    "game_data": "none",
    "game_guide": "none",
    "list_tables": "none",
    "create_table": "none",
    "look": "viewer",
    "join": "joining",
    "leave": "seat",
    "start": "host",
    "rename": "host",
    "set_seat": "host",
    "new_link": "host",
    "stand_in": "seat",
    "choose": "seat",
    "undo": "seat",
    "chat": "seat",
    "hint": "seat",
    "house": "none",
    "record": "finished",
    "verify": "finished",
    "replay": "viewer",
    "position": "viewer",
    "positions": "viewer",
    "course": "viewer",
    "analysis": "finished",
    "analyse": "finished",
    "stop_analysis": "finished",
    "fork": "finished",
    "again": "member",
    "import_record": "none",
    "page": "none",
    "asset": "none",
    "root_file": "none",
    "table_socket": "viewer",
}
BODIES: dict[str, Json] = {
    "join": {"name": "Mallory"},
    "rename": {"name": "Mallory was here"},
    "set_seat": {"kind": "bot", "level": "random"},
    "stand_in": {"level": "random"},
    "undo": {},
    "chat": {"text": "Mallory was here"},
    "fork": {"move": 0, "seats": OPEN},
    "again": {"is_duplicate": False},
}
REFUSALS: dict[tuple[Right, Secret], tuple[int, str]] = {
    ("host", "none"): (401, "no_token"),
    ("host", "seat's"): (403, "wrong_token"),
    ("seat", "none"): (401, "no_token"),
    ("seat", "host's"): (403, "wrong_token"),
    ("joining", "none"): (401, "no_token"),
    ("member", "none"): (401, "no_token"),
}
OTHERS: tuple[Secret, ...] = ("made up", "another table's", "revoked")


@dataclass(frozen=True)
class Route:
    """A route over HTTP at a table."""

    name: str
    method: str
    path: str

    def __str__(self) -> str:
        return self.name


def name_of(handler: object) -> str:
    return str(getattr(handler, "handler_name", ""))


def at_tables() -> list[Route]:
    found: list[Route] = []
    for handler in ROUTES:
        if not isinstance(handler, HTTPRouteHandler):
            continue
        method = next(iter(handler.http_methods - {"HEAD"}))
        paths = [path for path in handler.paths if path.startswith("/api/tables/{table:str}")]
        found += [Route(name_of(handler), method, path) for path in paths]
    return found


def table_for(client: Client, route: Route) -> tuple[Guest, str]:
    """A table at which the route makes sense, and a secret that opened it once."""
    if RIGHTS[route.name] in ("host", "joining"):
        table = open_table(client, OPEN, is_public=route.name != "join")
        name = {"name": "Bert"}
        joined = table.post("join", table.links[1], name).json()["token"]
        table.post("leave", joined)
        table.links[1] = table.post("join", joined, name).json()["token"]
        table.post("leave", table.links[1])
        return table, joined
    table = open_table(client)
    if RIGHTS[route.name] in ("seat", "viewer"):
        table.play_on(1)
    table.post("leave", table.links[2])
    return table, table.links[2]


def asked(table: Guest, route: Route, token: str) -> Response:
    path = re.sub(r"\{(seat|move):int\}", "1", route.path.replace("{table:str}", table.id))
    body: Json | None = BODIES.get(route.name)
    if route.name == "choose":
        seat = next(seat for seat in table.waiting() if seat != 2)
        ask = table.ask(seat)
        body = {"number": ask["number"], "choice": ask["options"][0]["choice"]}
    if route.name in ("choose", "undo", "chat"):
        body = {"client_id": client_id(), **(body or {})}
    return table.client.request(route.method, path, json=body, headers=bearer(token))


def told(table: Guest) -> list[Json]:
    """What has happened at the table, but for what its bots do."""
    entries: list[Json] = table.news()["entries"]
    return [entry for entry in entries if entry["type"] != "moves" or entry["seat"] != 2]


def test_every_route_names_its_right() -> None:
    assert {name_of(handler) for handler in ROUTES} == set(RIGHTS)
    kinds = {RIGHTS[route.name] for route in at_tables()}
    assert kinds == {"host", "seat", "joining", "member", "viewer", "finished"}


def test_whatever_is_written_at_a_table_needs_a_right() -> None:
    written = {route.name for route in at_tables() if route.method == "POST"}
    owned = ("host", "seat", "member")
    # An analysis of a match that is over is kept beside its table, not at it.
    free = {"join", "fork", "analyse", "stop_analysis"}
    assert {name for name in written if RIGHTS[name] not in owned} == free


def without_right() -> list[tuple[Route, Secret]]:
    secrets: tuple[Secret, ...] = ("none", "host's", "seat's")
    found = [
        (route, secret)
        for route in at_tables()
        for secret in secrets
        if (RIGHTS[route.name], secret) in REFUSALS
    ]
    closed = [route for route in at_tables() if RIGHTS[route.name] != "finished"]
    return found + [(route, secret) for route in closed for secret in OTHERS]


@pytest.mark.parametrize(("route", "secret"), without_right(), ids=str)
def test_a_secret_opens_its_own_and_nothing_else(
    client: Client, route: Route, secret: Secret
) -> None:
    right = RIGHTS[route.name]
    table, revoked = table_for(client, route)
    other = open_table(client)
    token = {
        "none": "",
        "made up": new_token(),
        "another table's": other.host if right == "host" else other.links[0],
        "revoked": revoked,
        "host's": table.host,
        "seat's": table.links[0],
    }[secret]
    before = told(table)
    answer = asked(table, route, token)
    expected = REFUSALS.get((right, secret), (403, "wrong_token"))
    assert (answer.status_code, answer.json()["code"]) == expected
    assert told(table) == before


@pytest.mark.parametrize("route", at_tables(), ids=str)
def test_the_right_secret_opens(client: Client, route: Route) -> None:
    right = RIGHTS[route.name]
    table, _ = table_for(client, route)
    token = {"host": table.host, "joining": table.links[1]}.get(right, table.links[0])
    if right == "seat":
        waiting = table.waiting()
        token = table.links[next(seat for seat in waiting if seat != 2)]
    if route.name == "undo":
        token = table.links[0]
    answer = asked(table, route, token)
    if right in ("finished", "member"):
        assert answer.json()["code"] == "not_now"
    elif route.name == "start":
        assert answer.json()["message"].startswith("a seat is open")
    else:
        assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("route", at_tables(), ids=str)
@pytest.mark.parametrize(
    "forged", ["AAAAAAAAAAAA", "'; DROP TABLE tables; --", "%00", "%F0%9F%91%91"]
)
def test_a_forged_table_is_not_found(client: Client, route: Route, forged: str) -> None:
    path = re.sub(r"\{(seat|move):int\}", "1", route.path.replace("{table:str}", forged))
    body = {"client_id": client_id(), "number": 1, "choice": "done", **BODIES.get(route.name, {})}
    if route.name == "set_seat":
        body = dict(BODIES["set_seat"])
    answer = client.request(route.method, path, json=body, headers=bearer(new_token()))
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
