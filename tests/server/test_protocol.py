"""What is declared once is the same everywhere: types of the client, codes, documentation."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import tabard
from tabard.server.problems import STATUS
from tabard.server.wire import messages
from tabard.server.wire.typescript import declarations

Client = TestClient[Litestar]
SERVER = Path(tabard.__file__).parent / "server"
ROOT = Path(__file__).parents[2]


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    file = ROOT / "web" / "src" / "lib" / "protocol.ts"
    assert file.read_text("utf-8") == declarations(), "stale; run python3 dev.py protocol"


def codes_used() -> set[str]:
    """The codes of all problems that the server's source makes."""
    found: set[str] = set()
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0]
            if name in ("ProblemError", "Problem") and isinstance(first, ast.Constant):
                found.add(str(first.value))
    return found


def test_every_code_has_a_status_and_is_documented() -> None:
    assert codes_used() >= {"bad_request", "stale", "not_found"}
    assert codes_used() <= set(STATUS)
    text = (SERVER / "protocol.md").read_text("utf-8")
    documented = set(re.findall(r"`([a-z_]+)`", text.split("**Refusals**")[1]))
    assert set(STATUS) <= documented


def test_every_frame_is_documented() -> None:
    text = (SERVER / "protocol.md").read_text("utf-8")
    for frame in (*messages.ClientFrame.__args__, *messages.Frame.__args__):
        tag = frame.__struct_config__.tag
        assert f"`{tag}`" in text or f'"{tag}"' in text


def test_the_schema_describes_every_route_of_the_api(client: Client) -> None:
    schema = client.get("/schema").json()
    assert schema["openapi"].startswith("3.")
    assert "Authorization: Bearer" in schema["info"]["description"]
    assert schema == client.get("/schema/openapi.json").json()
    paths = set(schema["paths"])
    assert {"/api/tables", "/api/tables/{table}/choices", "/api/records"} <= paths
    for path, methods in schema["paths"].items():
        assert path.startswith("/api/")
        for operation in methods.values():
            assert operation["description"]
            assert {"200", "201"} & set(operation["responses"])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", tabard.GAMES)
def test_the_texts_of_every_game_are_served(client: Client, game: str, language: str) -> None:
    texts = client.get(f"/api/games/{game}/texts/{language}").json()
    assert texts["language"] == language
    assert "prompt-" in texts["messages"]
    assert texts["nouns"]


@pytest.mark.parametrize("game", tabard.GAMES)
def test_the_rulebook_of_every_game_is_served(client: Client, game: str) -> None:
    clauses = client.get(f"/api/games/{game}/clauses").json()
    assert len(clauses) > 50
    for clause in clauses:
        assert set(clause["text"]) == set(clause["heading"]) == {"en", "de"}


@pytest.mark.parametrize("game", tabard.GAMES)
def test_rulings_are_served_with_the_clauses_that_follow_them(client: Client, game: str) -> None:
    clauses = {each["id"] for each in client.get(f"/api/games/{game}/clauses").json()}
    rulings = client.get(f"/api/games/{game}/rulings").json()
    assert any(ruling["clauses"] for ruling in rulings)
    for ruling in rulings:
        assert set(ruling["question"]) == set(ruling["reason"]) == {"en", "de"}
        assert set(ruling["clauses"]) <= clauses


@pytest.mark.parametrize("game", tabard.GAMES)
def test_what_is_printed_on_the_material_is_served_with_its_source(
    client: Client, game: str
) -> None:
    files = client.get(f"/api/games/{game}/data").json()["files"]
    entries = [
        entry
        for name, file in files.items()
        for kind, rows in file.items()
        if isinstance(rows, list) and kind != "option"
        for entry in rows
    ]
    assert {"options", "constants"} <= set(files)
    assert entries
    for entry in entries:
        assert entry["source"] in {"printed", "inferred", "reconstructed"}, entry


def test_all_games_are_offered_with_what_they_need(client: Client) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()["games"]}
    assert list(games) == list(tabard.GAMES)
    for key, game in tabard.GAMES.items():
        assert games[key]["fewest_seats"] == game.seats[0]
        assert set(games[key]["title"]) == {"en", "de"}
        assert [option["id"] for option in games[key]["options"]] == [
            option.key for option in game.options()
        ]
