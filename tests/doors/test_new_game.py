"""`tabard new-game` writes a whole game under any name, or nothing."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from tabard.cli.main import main
from tabard.testing import check_game

MOST_LINES = 300


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_game_carries_the_name_of_its_folder(
    home: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    assert main(["new-game", f"harbour-{language}", "--lang", language]) == 0
    folder, key = home / f"harbour-{language}", f"harbour_{language}"
    texts = [path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()]
    assert not any("nightmarket" in text for text in texts)
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    game = importlib.import_module(f"{key}.game").NightMarket()
    assert game.key == key
    assert (folder / "GUIDE.md").read_text("utf-8").startswith("# Writing a game")
    report = check_game(game, [2])
    assert report.is_green, str(report)


def test_it_is_small(home: Path) -> None:
    main(["new-game", "harbour"])
    files = list((home / "harbour" / "harbour").glob("*.py"))
    assert sum(len(path.read_text().splitlines()) for path in files) <= MOST_LINES


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("throne", "there is a game or a package 'throne' already"),
        ("json", "there is a game or a package 'json' already"),
        ("class", "cannot be the id of a game"),
        ("8ball", "cannot be the id of a game"),
        ("full", "holds something already"),
        ("file", "holds something already"),
        ("file/harbour", "cannot be written"),
    ],
)
def test_what_cannot_be_written_is_refused_and_nothing_is(
    home: Path, capsys: pytest.CaptureFixture[str], name: str, why: str
) -> None:
    (home / "full").mkdir()
    (home / "full" / "letter").touch()
    (home / "file").touch()
    before = sorted(home.rglob("*"))
    assert main(["new-game", name]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1
    assert sorted(home.rglob("*")) == before
