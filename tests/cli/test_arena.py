"""`tabard arena`: tournaments from the command line, resumed, as JSON and as a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Refused, Run

ARENA = ("arena", "allegiance", "--bots", "random,greedy", "--games", "6")


def test_standings_for_programs(run: Run, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    outcome = run(*ARENA, "--results", str(results), "--json")
    data = json.loads(outcome.out)
    assert outcome.err == ""
    assert (data["game"], data["seats"], data["matches"], data["deals"]) == ("allegiance", 3, 6, 1)
    assert {one["bot"] for one in data["bots"]} == {"random", "greedy"}
    assert sorted(data["bots"][0]["rating"]) == ["count", "high", "low", "value"]
    assert data["pairs"][0]["first"] == "random"
    assert len(results.read_text("utf-8").splitlines()) == 7


def test_a_second_call_plays_nothing_again_and_more_games_only_the_rest(
    run: Run, tmp_path: Path
) -> None:
    results = tmp_path / "results.jsonl"
    flags = ("--results", str(results), "--json")
    first = json.loads(run(*ARENA, *flags).out)
    kept = results.read_bytes()
    assert json.loads(run(*ARENA, *flags).out) == {**first}
    assert results.read_bytes() == kept
    more = json.loads(run(*ARENA[:-1], "12", *flags).out)
    assert (more["matches"], more["deals"]) == (12, 2)
    assert results.read_bytes().startswith(kept)


def test_results_have_a_place_of_their_own(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Results: tabard-arena/arena-allegiance-3-" in run(*ARENA).out
    assert run(*ARENA, "--seed", "other").code == 0
    assert len(list((tmp_path / "tabard-arena").iterdir())) == 2


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["victories", "Pairs on the same deals"]), ("de", ["Siege", "Ausgangslage"])],
)
def test_people_read_tables_and_a_page(
    run: Run, tmp_path: Path, language: str, words: list[str]
) -> None:
    page = tmp_path / "report.html"
    flags = ("--results", str(tmp_path / "r.jsonl"), "--html", str(page), "--lang", language)
    outcome = run(*ARENA, *flags)
    assert outcome.code == 0
    for word in words:
        assert word in outcome.out
        assert word in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("flags", "remedy"),
    [
        (("--bots", "greedy"), "needs two bots"),
        (("--bots", "greedy,clever"), "there is no bot 'clever'"),
        (("--seats", "9"), "choose a number in that range"),
        (("--format", "cup"), "see tabard arena --help"),
        (("--engine", "ray"), "see tabard arena --help"),
        (("--scheduler", "tcp://127.0.0.1:1"), "--engine dask"),
        (("--html", "no/such/folder/page.html"), "there is no folder"),
        (("--results", "."), "name another file"),
        (("--seed", ""), "at least one character"),
    ],
)
def test_bad_input_gets_one_line_and_writes_nothing(
    refused: Refused, flags: tuple[str, ...], remedy: str
) -> None:
    refused(*ARENA, *flags, remedy=remedy)
