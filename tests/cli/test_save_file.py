"""Matches that are kept in a file: nothing is lost by Ctrl-C, a kill or a closed terminal."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tabard

from .conftest import Run, any_numbers

PLAY = ("play", "allegiance", "--bots", "random")
FIRST = ("1", "1", "1")


def kept(path: Path) -> dict[str, list[list[object]]]:
    data: dict[str, list[list[object]]] = json.loads(path.read_text("utf-8"))
    return data


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def begin_elsewhere(path: Path, answers: str) -> subprocess.Popen[str]:
    """A player in a process of its own, who has typed some answers and now thinks."""
    source = str(Path(tabard.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": source, "PYTHONUTF8": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "tabard.cli", *PLAY, "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write(answers)
    process.stdin.flush()
    deadline = time.monotonic() + 60
    while not (path.exists() and own_moves(path) >= len(answers.split())):
        assert time.monotonic() < deadline, "the match was not saved in time"
        time.sleep(0.02)
    return process


def own_moves(path: Path) -> int:
    return sum(1 for seat, _ in kept(path)["moves"] if seat == 0)


def test_a_killed_match_goes_on_where_it_was(run: Run, path: Path) -> None:
    process = begin_elsewhere(path, "1\n1\n")
    process.kill()
    process.communicate()
    before = kept(path)
    assert "seed" not in before
    outcome = run(*PLAY, "--save", str(path), typed=any_numbers(1))
    assert "goes on" in outcome.out
    assert "The match is over" in outcome.out
    after = kept(path)
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert after["commitment"] == before["commitment"]
    assert run("verify", str(path)).code == 0


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_a_closed_terminal_loses_nothing(path: Path, number: signal.Signals) -> None:
    process = begin_elsewhere(path, "1\n1\n")
    process.send_signal(number)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert err == ""
    assert "The match is saved" in out
    assert own_moves(path) == 2
    assert sorted(file.name for file in path.parent.iterdir()) == ["match.json", "match.json.seed"]


def test_the_seed_waits_beside_the_record_for_its_owner_alone(run: Run, path: Path) -> None:
    run(*PLAY, "--save", str(path), "--seed", "secret", typed=["1", "quit"])
    seed = path.with_name("match.json.seed")
    assert stat.S_IMODE(seed.stat().st_mode) == 0o600
    assert "secret" not in path.read_text("utf-8")
    assert json.loads(seed.read_text("utf-8"))["seed"] == "secret"


def test_undo_is_kept_too(run: Run, path: Path) -> None:
    run(*PLAY, "--save", str(path), typed=["1", "1", "undo", "quit"])
    assert own_moves(path) == 1
    outcome = run(*PLAY, "--save", str(path), typed=["undo", "quit"])
    assert "Taken back." in outcome.out
    assert own_moves(path) == 0


def test_a_resumed_match_remembers_its_bots_names_and_seats(run: Run, path: Path) -> None:
    argv = ("play", "allegiance", "--seats", "4", "--bots", "greedy,random", "--name", "Zoe")
    run(*argv, "--save", str(path), typed=[*FIRST, "quit"])
    outcome = run("play", "allegiance", "--save", str(path), typed=["quit"])
    assert "Zoe, Bert, Clara and Dario" in outcome.out
    assert "Bert (greedy), Clara (random), Dario (greedy)" in outcome.out


def test_save_during_a_match(run: Run, path: Path) -> None:
    typed = ["save", f"save {path}", "1", f"save {path}", "save /no/such/folder/x", "quit"]
    outcome = run(*PLAY, typed=typed)
    assert "Which file?" in outcome.out
    assert "from now on after every choice" in outcome.out
    assert "is there already" in outcome.out
    assert "/no/such/folder" in outcome.out
    assert own_moves(path) == 1


@pytest.mark.parametrize(
    ("argv", "names"),
    [
        (("--seats", "5"), "--seats"),
        (("--seed", "other"), "--seed"),
        (("--option", "final_tie=nobody"), "final_tie"),
        (("--bots", "random,random,random"), "at most 2"),
    ],
)
def test_a_match_that_goes_on_is_what_it_was(
    run: Run, path: Path, argv: tuple[str, ...], names: str
) -> None:
    run(*PLAY, "--save", str(path), typed=["1", "quit"])
    before = path.read_bytes()
    outcome = run("play", "allegiance", *argv, "--save", str(path))
    assert (outcome.code, outcome.out) == (2, "")
    assert names in outcome.err
    assert path.read_bytes() == before


def refuse(run: Run, path: Path, names: str) -> None:
    before = path.read_bytes() if path.is_file() else b""
    outcome = run(*PLAY, "--save", str(path))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert names in outcome.err
    assert not path.is_file() or path.read_bytes() == before


def test_files_that_cannot_go_on_are_left_alone(run: Run, path: Path, record: Path) -> None:
    refuse(run, record, "finished match")
    path.write_text("my diary", "utf-8")
    refuse(run, path, "not JSON")
    refuse(run, path.parent, str(path.parent))


def test_a_seed_that_is_lost_or_wrong_is_named(run: Run, path: Path) -> None:
    run(*PLAY, "--save", str(path), typed=["1", "quit"])
    seed = path.with_name("match.json.seed")
    whole = seed.read_text("utf-8")
    for text, names in [("{}", "cannot be read"), ('{"seed": "x", "bots": []}', "does not fit")]:
        seed.write_text(text, "utf-8")
        refuse(run, path, names)
    seed.unlink()
    refuse(run, path, "is missing")
    seed.write_text(whole, "utf-8")
    data = kept(path)
    data["moves"][0][1] = "kind:monk" if data["moves"][0][1] != "kind:monk" else "kind:spy"
    path.write_text(json.dumps(data), "utf-8")
    refuse(run, path, "move 0")


def test_a_lone_seed_is_not_overwritten(run: Run, path: Path) -> None:
    path.with_name("match.json.seed").write_text("precious", "utf-8")
    refuse(run, path, "there already")
    assert path.with_name("match.json.seed").read_text("utf-8") == "precious"


def test_a_match_with_replaced_data_is_left_with_the_command_that_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    cards = Path(tabard.GAMES["allegiance"].folder, "data", "cards.toml").read_text("utf-8")
    Path("deck").mkdir()
    Path("deck", "cards.toml").write_text(f"{cards}# our own\n", "utf-8")
    data = ("--data", "allegiance=deck")
    left = run("play", "allegiance", *data, "--save", "match.json", typed=["quit"])
    command = ("play", "allegiance", *data, "--save", "match.json")
    assert f"tabard {' '.join(command)}" in left.out
    assert run(*command, typed=["quit"]).code == 0
