"""One application for all tests that need none of their own, and real servers for the others."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.processes import Process, serving
from server.support import Guest, Json
from support.tables import SMALL, as_json, play_match
from tabard.core.dice import Dice
from tabard.server.app import make_app, make_server
from tabard.server.routes.context import Server
from tabard.server.routes.limits import Limits
from tabard.server.store.sqlite import SqliteStore
from tabard.server.workers.analyses import Analyses
from tabard.server.workers.pool import Workers

Client = TestClient[Litestar]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the application of all tests keeps its file."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def server(folder: Path) -> Server:
    """The parts of that application; nobody is too fast for it."""
    found = make_server(SqliteStore(folder / "tabard.sqlite"), Workers(1, 60.0), Limits(0))
    found.analyses = Analyses(iterations=2)
    return found


@pytest.fixture(scope="session")
def client(server: Server) -> Iterator[Client]:
    """A way to that application."""
    with TestClient(make_app(server)) as found:
        yield found


@pytest.fixture(scope="session")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A real server, with sockets, limits and all."""
    with serving(tmp_path_factory.mktemp("real") / "data") as found:
        yield found


@pytest.fixture(scope="session")
def record() -> Json:
    """The record of a finished match."""
    match = SMALL.start(4)
    play_match(match, Dice(4))
    found: Json = json.loads(as_json({**match.record(), "players": ["Ada", "Bo", "Cy"]}))
    return found


@pytest.fixture(scope="session")
def finished(client: Client, record: Json) -> Guest:
    """A table at which the match is over."""
    imported = client.post("/api/records", json=record)
    assert imported.status_code == 201, imported.text
    return Guest(client, imported.json()["id"], "", {})
