"""The command line as a whole: help, version, and one line for every mistake."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tabard

from .conftest import Run

PLAY = ("play", "allegiance")
SIMULATE = ("simulate", "allegiance")


def test_alone_it_prints_a_short_help(run: Run) -> None:
    outcome = run()
    assert outcome.code == 0
    assert "simulate" in outcome.out
    assert outcome.err == ""


def test_version_and_help(run: Run) -> None:
    assert run("--version").out == f"tabard {tabard.__version__}\n"
    for command in ("games", "play", "simulate", "replay", "verify", "rules", "serve"):
        outcome = run(command, "--help")
        assert outcome.code == 0
        assert command in outcome.out


@pytest.mark.parametrize(
    ("argv", "names"),
    [
        (("dance",), "dance"),
        (("games", "--jsn"), "--jsn"),
        (("play",), "GAME"),
        (("play", "chess"), "'chess'"),
        ((*PLAY, "--seats", "2"), "3 to 5"),
        ((*PLAY, "--seats", "99999999999"), "3 to 5"),
        ((*PLAY, "--seats", "three"), "'three'"),
        ((*PLAY, "--seats", "-3"), "-3"),
        ((*PLAY, "--bots", "deep-blue"), "'deep-blue'"),
        ((*PLAY, "--bots", ""), "''"),
        ((*PLAY, "--bots", "random,random,random"), "at most 2"),
        ((*PLAY, "--lang", "fr"), "'fr'"),
        ((*PLAY, "--option", "final_tie"), "NAME=VALUE"),
        ((*PLAY, "--option", "final_tie=coin"), "'coin'"),
        ((*PLAY, "--option", "weather=fine"), "'weather'"),
        ((*PLAY, "--option", "final_tie=nobody", "--option", "final_tie=shared_victory"), "twice"),
        ((*PLAY, "--seed", ""), "seed"),
        ((*PLAY, "--name", ""), "name"),
        ((*PLAY, "--name", "x" * 99), "name"),
        ((*PLAY, "--save", ""), "--save"),
        ((*PLAY, "--seed", "a\udcff", "--save", "match.json"), "half a character"),
        ((*PLAY, "--save", "/no/such/folder/match.json"), "/no/such/folder"),
        ((*SIMULATE, "--games", "0"), "'0'"),
        ((*SIMULATE, "--games", "many"), "'many'"),
        ((*SIMULATE, "--games", "999999999999"), "1 to 10,000,000"),
        ((*SIMULATE, "--games", "10000001", "--save", "new"), "1 to 10,000,000"),
        ((*SIMULATE, "--games", "1", "--save", ""), "--save"),
        ((*SIMULATE, "--seed", "a\udcff"), "half a character"),
        ((*SIMULATE, "--workers", "0"), "'0'"),
        ((*SIMULATE, "--seats", "6"), "3 to 5"),
        ((*SIMULATE, "--bots", "ismcts:0"), "'ismcts:0'"),
        ((*SIMULATE, "--bots", "human"), "'human'"),
        ((*SIMULATE, "--bots", "random,random,random,random"), "4 bots"),
        ((*SIMULATE, "--option", "=x"), "NAME=VALUE"),
        ((*SIMULATE, "--seed", ""), "seed"),
        (("simulate", "chess"), "'chess'"),
        (("replay",), "RECORD"),
        (("replay", "nowhere.json"), "nowhere.json"),
        (("verify", "nowhere.json"), "nowhere.json"),
        (("rules", "chess"), "'chess'"),
        (("rules", "allegiance", "AL-NOWHERE"), "'AL-NOWHERE'"),
        (("rules", "allegiance", "--search", "bicycle"), "'bicycle'"),
        (("serve", "--port", "70000"), "70000"),
        (("serve", "--port", "http"), "'http'"),
    ],
)
def test_bad_input_gets_one_line_that_names_it(
    run: Run,
    argv: tuple[str, ...],
    names: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run(*argv)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("tabard: ")
    assert outcome.err.count("\n") == 1
    assert names in outcome.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", "not JSON"),
        ("[1, 2]", "object"),
        ("{}", "format"),
        ('{"tabard": 1}', "moves"),
        ('{"tabard": 1, "moves": [7]}', "'game'"),
        ("9" * 5000, "record"),
        ("[" * 100_000, "JSON"),
        ('{"tabard": 1, "game": "chess", "rules": 1, "seats": 3, "commitment": "", "moves": []}',
         "'chess'"),
    ],
)  # fmt: skip
def test_files_that_are_no_records(
    run: Run, tmp_path: Path, command: str, text: str, names: str
) -> None:
    path = tmp_path / "match.json"
    path.write_text(text, "utf-8")
    outcome = run(command, str(path))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert names in outcome.err


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", "a\ud800"),
        ("options", {"edition": "\ud800"}),
        ("options", {"\ud800": "en"}),
        ("players", ["\udfff"]),
        ("start", {"table": ["\ud800"]}),
    ],
    ids=["seed", "option", "name of an option", "player", "start"],
)
def test_half_a_character_in_a_record_is_one_line(
    run: Run, record: Path, command: str, field: str, value: object
) -> None:
    data = {**json.loads(record.read_text("utf-8")), field: value}
    record.write_text(json.dumps(data), "utf-8")
    outcome = run(command, str(record))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert f"{record}: field '{field}' of the record holds half a character" in outcome.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_folder_or_other_bytes_are_no_record(run: Run, tmp_path: Path, command: str) -> None:
    (tmp_path / "picture.json").write_bytes(b"\xff\xfe\x00\x80")
    for path in (tmp_path, tmp_path / "picture.json"):
        outcome = run(command, str(path))
        assert (outcome.code, outcome.out) == (2, "")
        assert outcome.err.count("\n") == 1
        assert str(path) in outcome.err


def test_a_tampered_record_is_refused(run: Run, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    data["moves"][-1][1] = "use:thief"
    record.write_text(json.dumps(data), "utf-8")
    outcome = run("replay", str(record))
    assert (outcome.code, outcome.out) == (2, "")
    assert "use:thief" in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_save_folder_that_is_a_file_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", "utf-8")
    outcome = run(*SIMULATE, "--games", "1", "--save", str(tmp_path / "file"))
    assert outcome.code == 2
    assert "file" in outcome.err
    assert (tmp_path / "file").read_text("utf-8") == "mine"


def test_games_for_programs(run: Run) -> None:
    data = json.loads(run("games", "--json").out)
    assert data["version"] == tabard.__version__
    assert isinstance(data["compiled"], bool)
    assert [game["id"] for game in data["games"]] == list(tabard.GAMES)
    game = next(game for game in data["games"] if game["id"] == "allegiance")
    assert game["seats"] == {"fewest": 3, "most": 5, "all": [3, 4, 5]}
    for option in game["options"]:
        assert option["default"] in option["choices"]
        assert set(option["meaning"]) == {"en", "de"}
        assert list(option["meanings"]) == option["choices"]


@pytest.mark.parametrize(("language", "word"), [("en", "default"), ("de", "Vorgabe")])
def test_games_for_people(run: Run, language: str, word: str) -> None:
    outcome = run("games", "--lang", language)
    assert outcome.code == 0
    assert "allegiance" in outcome.out
    assert word in outcome.out
    assert all(len(line.rstrip()) <= 100 for line in outcome.out.splitlines())


def test_a_terminal_of_few_characters_and_bad_bytes_do_no_harm() -> None:
    source = str(Path(tabard.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": source, "PYTHONIOENCODING": "ascii:strict"}
    outcome = subprocess.run(
        [sys.executable, "-m", "tabard.cli", *PLAY, "--bots", "random", "--lang", "de"],
        input=b"\xff\xfe\n1\nende\n",
        capture_output=True,
        env=environment,
        check=False,
    )
    assert (outcome.returncode, outcome.stderr) == (0, b"")
    assert b"Welche Karte legst du zur Diebesgilde?" in outcome.stdout


def test_a_seed_that_is_half_a_character_is_refused_before_a_folder_is_made(
    run: Run, tmp_path: Path
) -> None:
    outcome = run(*SIMULATE, "--games", "1", "--seed", "a\udcff", "--save", str(tmp_path / "new"))
    assert (outcome.code, outcome.out) == (2, "")
    assert "half a character" in outcome.err
    assert outcome.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("argv", [("games",), ("games", "--json"), ("rules", "allegiance"), ()])
def test_output_that_nobody_reads_on_is_no_failure(argv: tuple[str, ...]) -> None:
    source = str(Path(tabard.__file__).parent.parent)
    reader, writer = os.pipe()
    os.close(reader)
    try:
        outcome = subprocess.run(
            [sys.executable, "-m", "tabard.cli", *argv],
            stdout=writer,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": source},
            check=False,
        )
    finally:
        os.close(writer)
    assert (outcome.returncode, outcome.stderr) == (0, b"")
