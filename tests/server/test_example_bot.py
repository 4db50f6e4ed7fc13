"""The bot of a stranger: the example plays a match to its end, over HTTP and a socket."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import httpx

from server.processes import Process
from server.support import Json, open_table

BOT = Path(__file__).parents[2] / "examples" / "random_bot.py"
SECONDS = 90


def bot(link: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(BOT), link],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_the_example_plays_a_match_to_its_end(process: Process) -> None:
    seats: list[Json] = [
        {"kind": "open"},
        {"kind": "bot", "level": "random"},
        {"kind": "bot", "level": "random"},
    ]
    with httpx.Client(base_url=process.address, timeout=60) as client:
        table = open_table(client, seats)
        player = bot(f"{process.address}/table/{table.id}#{table.links[0]}")
        try:
            while table.news()["table"]["seats"][0]["kind"] == "open":
                assert player.poll() is None, player.communicate()
            assert table.news()["table"]["seats"][0]["name"] == "Random Rita"
            assert table.post("start", table.host).status_code == 200
            out, err = player.communicate(timeout=SECONDS)
        finally:
            player.kill()
            player.wait()
        assert (player.returncode, err) == (0, "")
        result = table.news()["result"]
        assert out.strip() == f"places {result['places']}, scores {result['scores']}"
        assert table.fetch("verification").json()["agrees"] is True


def test_the_example_says_what_is_wrong_in_one_line(process: Process) -> None:
    for link in ("", process.address, f"{process.address}/table/nowhere#secret"):
        player = bot(link)
        out, err = player.communicate(timeout=SECONDS)
        assert player.returncode != 0
        assert out == ""
        assert err.count("\n") == 1


def test_the_example_needs_no_part_of_tabard() -> None:
    tree = ast.parse(BOT.read_text("utf-8"))
    imported = {
        name.split(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert "websockets" in imported
    assert "tabard" not in imported
