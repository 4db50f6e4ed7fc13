"""Bots from outside wherever the terminal names one: they play, and their faults are told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.guests import HERE, SHELL
from tabard.games import GAMES
from tabard.match.record import read_record
from tabard.match.replaying import first_difference

from .conftest import Refused, Run, any_numbers

FAILING = f"{HERE}:Failing"


def test_a_tournament_names_the_faults_in_words_for_programs_and_in_its_results(
    run: Run, tmp_path: Path
) -> None:
    results, page = tmp_path / "results.jsonl", tmp_path / "page.html"
    argv = ("arena", "allegiance", "--bots", f"random,{FAILING}", "--games", "6")
    kept = ("--results", str(results))
    told = json.loads(run(*argv, *kept, "--json").out)
    assert [bot["bot"] for bot in told["bots"]] == ["random", FAILING]
    (fault,) = told["faults"]
    assert (fault["bot"], fault["fault"], fault["matches"]) == (FAILING, "failed", 6)
    lines = [json.loads(line) for line in results.read_text().splitlines()[1:]]
    assert all(line["fault"][1:] == ["failed", "RuntimeError: lost the thread"] for line in lines)
    again = run(*argv, *kept, "--lang", "de", "--html", str(page)).out
    assert "6 Partien gingen durch einen Fehler verloren" in again.replace("\n", " ")
    assert "lost the thread" in page.read_text()


def test_a_study_leaves_matches_with_faults_out(run: Run, tmp_path: Path) -> None:
    argv = ("balance", "allegiance", "--seats", "3", "--games", "3", "--json")
    kept = ("--results", str(tmp_path / "results.jsonl"))
    outcome = run(*argv, *kept, "--bots", FAILING)
    assert outcome.code == 2
    assert "every match was lost by a fault" in outcome.err
    whole = run(*argv, "--results", str(tmp_path / "other.jsonl"), "--bots", SHELL)
    assert (json.loads(whole.out)["matches"], json.loads(whole.out)["faults"]) == (3, [])


@pytest.mark.parametrize(
    ("language", "words"), [("en", "plays on for Bert"), ("de", "spielt für Bert weiter")]
)
def test_where_a_bot_fails_at_the_terminal_it_is_told_and_the_match_goes_on(
    run: Run, tmp_path: Path, language: str, words: str
) -> None:
    file = tmp_path / "match.json"
    argv = ("play", "allegiance", "--bots", f"{FAILING},random", "--lang", language)
    outcome = run(*argv, "--save", str(file), typed=any_numbers(3))
    assert outcome.code == 0
    assert outcome.out.count("lost the thread") == 1
    assert words in " ".join(outcome.out.split())
    assert first_difference(GAMES["allegiance"], read_record(file)) == ""


def test_what_is_no_bot_is_refused(refused: Refused) -> None:
    refused("simulate", "allegiance", "--bots", "nothing:Bot", remedy="No module named 'nothing'")
    refused("arena", "allegiance", "--bots", "easy,exec:nothing", remedy="no program 'nothing'")
    refused("play", "allegiance", "--bots", "exec:nothing", remedy="human")
    refused("serve", "--bot", "x", remedy="NAME=SPEC")
    refused("serve", "--port", "0", "--bot", "x=exec:nothing", remedy="no program 'nothing'")


def test_an_author_is_told_by_the_exit_code_too(run: Run) -> None:
    sound = run("check-bot", f"{HERE}:Last", "--game", "allegiance", "--matches", "1")
    assert sound.code == 0
    assert sound.out.endswith("all is well\n")
    wrong = run("check-bot", FAILING, "--game", "allegiance")
    assert wrong.code == 1
    assert "WRONG asked 'allocate_temple'" in wrong.out
