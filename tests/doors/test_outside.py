"""Somebody installs Tabard, writes a game and bots elsewhere, and all of it plays together."""

from __future__ import annotations

import json
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from doors.conftest import WHEEL, Outside
from support.builds import IS_COMPILED
from support.guests import FOLDER

IS_THERE_COMPILED = "none-any" not in WHEEL if WHEEL else IS_COMPILED

BOT = """
class First:
    is_repeatable = True

    def __init__(self, seed, budget=None):
        self.budget = budget

    def choose(self, knowledge, decision):
        return decision.options[0]
"""
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "firstbot"
version = "1.0"
[project.entry-points."tabard.bots"]
first = "firstbot:First"
"""
ADAPTERS = """
import gymnasium, pyspiel
import tabard.adapters.gymnasium, tabard.adapters.openspiel
from tabard.adapters.pettingzoo import env
single = gymnasium.make("tabard/moonfair-v1", seats=3)
observation, info = single.reset(seed=1)
is_over = False
while not is_over:
    action = int(info["action_mask"].argmax())
    observation, reward, is_over, _, info = single.step(action)
many = env("moonfair", seats=3)
many.reset(seed=1)
for agent in many.agent_iter():
    seen, reward, is_over, is_cut, info = many.last()
    many.step(None if is_over or is_cut else int(seen["action_mask"].argmax()))
state = pyspiel.load_game("python_tabard_moonfair(players=3)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print("played", state.returns())
"""


@pytest.fixture(scope="session")
def author(outside: Outside) -> Outside:
    """An author with a game and a bot, both installed."""
    assert "tabard check-game moonfair" in outside.tabard("new-game", "moonfair")
    outside.write({"bot/firstbot.py": BOT, "bot/pyproject.toml": PROJECT, "here.py": BOT})
    outside.install("./moonfair", "./bot")
    return outside


def data_of(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def test_it_is_the_installed_package_that_is_tried(outside: Outside) -> None:
    ended = outside.run("-c", "import tabard.core.engine as e; print(e.__file__)")
    assert str(outside.folder.parent) in ended.stdout or not WHEEL
    assert ended.stdout.strip().endswith(".py") != IS_THERE_COMPILED


def test_the_game_is_listed_after_ours_and_keeps_the_contract(author: Outside) -> None:
    games = data_of(author.tabard("games", "--json"))["games"]
    assert [game["id"] for game in games][-1] == "moonfair"
    assert "moonfair: all is well" in author.tabard("check-game", "moonfair")
    ended = author.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "moonfair/tests")
    assert ended.returncode == 0, ended.stdout


def test_the_game_is_played_in_series_tournaments_and_studies(author: Outside) -> None:
    bots = "random,first,here:First,medium"
    series = ("simulate", "moonfair", "--seats", "4", "--games", "4", "--workers", "2", "--json")
    played = data_of(author.tabard(*series, "--bots", bots, "--save", "records"))
    assert (played["games"], played["faults"]) == (4, [])
    assert played["compiled"] == IS_THERE_COMPILED
    record = str(next((author.folder / "records").iterdir()))
    author.tabard("verify", record)
    assert "points" in author.tabard("replay", record)
    arena = ("arena", "moonfair", "--games", "4", "--bots", "easy,first:20", "--json")
    assert data_of(author.tabard(*arena))["matches"] >= 4
    study = ("balance", "moonfair", "--games", "4", "--json", "--html", "study.html")
    assert data_of(author.tabard(*study))["matches"] == 4


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_game_is_played_at_the_terminal(author: Outside, language: str) -> None:
    argv = ("play", "moonfair", "--bots", "here:First", "--lang", language)
    told = author.tabard(*argv, typed="1\n" * 40)
    assert {"en": "The market closes.", "de": "Der Markt schließt."}[language] in told


def test_the_game_is_played_by_the_adapters(author: Outside) -> None:
    ended = author.run("-W", "ignore", "-c", ADAPTERS)
    assert "played" in ended.stdout, ended.stderr


def test_the_game_and_the_bots_sit_at_the_web_table(author: Outside) -> None:
    node = f"node=exec:node {FOLDER / 'bot.js'}"
    with author.serving("--data", "web", "--workers", "1", "--bot", node) as address:
        games = fetched(address, "/api/games")
        assert games["games"][-1]["id"] == "moonfair"
        assert games["levels"][-2:] == ["first", "node"]
        texts = fetched(address, "/api/games/moonfair/texts/de")
        assert "Welcher Stand öffnet?" in texts["messages"]
        assert texts["nouns"]["silk"]["name"] == "Seide"
        seats = [{"kind": "bot", "level": level} for level in ("node", "first", "easy")]
        table = fetched(address, "/api/tables", {"game": "moonfair", "seats": seats})["id"]
        news = finished(address, table)
        assert len(news["result"]["scores"]) == 3
        assert [e for e in news["entries"] if e["type"] == "note" and e["key"] == "fell_back"] == []
        assert {"deck", "stalls", "players"} <= set(news["view"])
        for path in ("clauses", "guide", "rulings", "data"):
            assert fetched(address, f"/api/games/moonfair/{path}") is not None
        assert fetched(address, f"/api/tables/{table}/course")["points"]


def fetched(address: str, path: str, body: object = None) -> Any:
    """What the web table answers."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}{path}", data)
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def finished(address: str, table: str) -> dict[str, Any]:
    """The table, once the match there is over."""
    until = time.monotonic() + 30
    while True:
        news: dict[str, Any] = fetched(address, f"/api/tables/{table}")
        if news["result"] is not None:
            return news
        assert time.monotonic() < until, "the match does not end"
        time.sleep(0.1)


def test_a_program_in_another_language_plays_a_whole_tournament(author: Outside) -> None:
    node = f"exec:node {FOLDER / 'bot.js'}"
    argv = ("arena", "throne", "--seats", "2", "--games", "2", "--json", "--results", "node.jsonl")
    found = data_of(author.tabard(*argv, "--bots", f"random,{node}"))
    assert (found["matches"], found["faults"]) == (2, [])
    assert {bot["bot"] for bot in found["bots"]} == {"random", node}
    sound = author.tabard("check-bot", node, "--game", "moonfair", "--game", "allegiance")
    assert "all is well" in sound


@pytest.mark.parametrize(
    ("bot", "fault"),
    [("exec:sleep 1000", "hung"), ("exec:yes nonsense", "talked"), ("exec:cat", "talked")],
)
def test_a_program_that_hangs_or_answers_nonsense_loses_by_a_named_fault(
    author: Outside, monkeypatch: pytest.MonkeyPatch, bot: str, fault: str
) -> None:
    monkeypatch.setenv("TABARD_BOT_SECONDS", "1" if fault == "hung" else "20")
    results = f"{fault}-{len(bot)}.jsonl"
    argv = ("arena", "moonfair", "--games", "2", "--json", "--results", results)
    found = data_of(author.tabard(*argv, "--bots", f"random,{bot}"))
    assert [(one["bot"], one["fault"]) for one in found["faults"]] == [(bot, fault)]
    assert found["bots"][0]["bot"] == "random"
    assert f'"{fault}"' in (author.folder / results).read_text()


def test_a_broken_plug_in_is_named_in_one_line_and_disturbs_nobody(author: Outside) -> None:
    broken = author.folder / "broken" / "broken-1.0.dist-info"
    author.write(
        {
            "broken/broken.py": "raise RuntimeError('half finished')",
            "broken/twice.py": "from moonfair.game import NightMarket",
            f"broken/{broken.name}/METADATA": "Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n",
            f"broken/{broken.name}/entry_points.txt": (
                "[tabard.games]\nbroken = broken:Game\ntwice = twice:NightMarket\n"
            ),
        }
    )
    code = f"import sys; sys.path.append({str(Path('broken'))!r}); from tabard.cli.main import main"
    ended = author.run("-c", f"{code}; sys.exit(main(['games', '--json']))")
    assert [game["id"] for game in data_of(ended.stdout)["games"]][-1] == "moonfair"
    lines = ended.stderr.splitlines()
    assert len(lines) == 2
    assert any(
        "broken (broken:Game) is left out: RuntimeError('half finished')" in x for x in lines
    )
