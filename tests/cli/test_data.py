"""`--data GAME=DIR`: matches with data of one's own, at every command that takes a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tabard

from .conftest import Run, any_numbers

NAMES = 'name = { en = "Thief", de = "Dieb" }'
NEW_NAMES = 'name = { en = "Rogue", de = "Schurke" }'
OWN = Path(tabard.GAMES["allegiance"].folder) / "data"
RECORD = Path(__file__).parents[1] / "records" / "allegiance" / "nobody_wins.json"


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A folder in which the Thief has another name."""
    text = (OWN / "cards.toml").read_text("utf-8")
    assert NAMES in text
    (tmp_path / "deck").mkdir()
    (tmp_path / "deck" / "cards.toml").write_text(text.replace(NAMES, NEW_NAMES), "utf-8")
    return tmp_path / "deck"


def given(folder: Path) -> tuple[str, str]:
    return "--data", f"allegiance={folder}"


@pytest.fixture
def played(run: Run, deck: Path, tmp_path: Path) -> str:
    """The record of a match with that deck."""
    argv = ("--games", "1", "--seed", "one", "--save", str(tmp_path / "records"))
    assert run("simulate", "allegiance", *argv, *given(deck)).code == 0
    return str(tmp_path / "records" / "allegiance-00000.json")


def test_a_record_is_told_and_verified_with_its_data(run: Run, deck: Path, played: str) -> None:
    assert run("verify", played, *given(deck)).code == 0
    assert run("replay", played, "--json", *given(deck)).code == 0
    english, german = (
        run("replay", played, "--all", "--lang", language, *given(deck)).out
        for language in ("en", "de")
    )
    assert "Rogue" in english
    assert "Schurke" in german
    assert not any(name in english + german for name in ("Thief,", "Dieb,"))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_without_its_data_is_refused_with_the_remedy(
    run: Run, deck: Path, played: str, command: str
) -> None:
    outcome = run(command, played)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert "--data allegiance=DIR" in outcome.err
    outcome = run(command, str(RECORD), *given(deck))
    assert outcome.code == 2
    assert f"leave out --data allegiance={deck}" in outcome.err


def test_workers_play_with_the_data_too(run: Run, deck: Path, tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    argv = ("--games", "2", "--bots", "greedy,random", "--workers", "2", "--save", str(folder))
    assert run("simulate", "allegiance", *argv, *given(deck)).code == 0
    for path in sorted(folder.iterdir()):
        assert run("verify", str(path)).code == 2
        assert run("verify", str(path), *given(deck)).code == 0


def test_a_match_shows_the_new_names_and_goes_on_with_its_data(
    run: Run, deck: Path, tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    play = ("play", "allegiance", "--bots", "random", "--save", str(path))
    begun = run(*play, *given(deck), typed=["cards", "quit"])
    assert (begun.code, begun.err) == (0, "")
    assert "Rogue" in begun.out
    assert "Thief" not in begun.out
    refused = run(*play, typed=any_numbers(1))
    assert refused.code == 2
    assert "--data allegiance=DIR" in refused.err
    assert run(*play, *given(deck), typed=any_numbers(1)).code == 0
    assert run("verify", str(path), *given(deck)).code == 0


def described(text: str) -> dict[str, object]:
    """What `games --json` says of Allegiance."""
    (found,) = [game for game in json.loads(text)["games"] if game["id"] == "allegiance"]
    assert isinstance(found, dict)
    return found


def test_games_tell_which_data_they_have(run: Run, deck: Path) -> None:
    digest = tabard.GAMES["allegiance"].with_data(deck).data_digest()
    assert f"Data files from {deck}: {digest}" in " ".join(run("games", *given(deck)).out.split())
    assert "Datendateien" in run("games", "--lang", "de", *given(deck)).out
    assert "Data files" not in run("games").out
    own = run("games", "--lang", "de", *given(OWN)).out
    assert "die des Spiels selbst" in " ".join(own.split())
    assert described(run("games", "--json", *given(deck)).out)["data"] == digest
    assert "data" not in described(run("games", "--json").out)


def test_rules_check_the_data(run: Run, deck: Path) -> None:
    assert run("rules", "allegiance", "AL-GUARD-01", *given(deck)).code == 0
    (deck / "cards.toml").write_text("total = 1", "utf-8")
    outcome = run("rules", "allegiance", *given(deck))
    assert outcome.code == 2
    assert "cards.toml, field 'card': is missing" in outcome.err


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (["allegiance"], "--data 'allegiance' is not of the form GAME=DIR"),
        (["allegiance="], "is not of the form GAME=DIR"),
        (["=deck"], "is not of the form GAME=DIR"),
        (["chess=deck"], "there is no game 'chess' to give data to; games: "),
        (["allegiance=nowhere"], "nowhere: "),
        (["allegiance=empty"], "empty holds no data file; put there"),
        (["allegiance=odd"], "odd: the game reads no kards.toml; its data files: cards.toml"),
        (["allegiance=wrong"], "cards.toml, card 'thief', field 'count': needs a number"),
        (["allegiance=deck", "allegiance=odd"], "given twice, as deck and odd"),
    ],
)
@pytest.mark.parametrize(
    "command",
    [
        ["games"],
        ["rules", "allegiance"],
        ["play", "allegiance"],
        ["simulate", "allegiance"],
        ["verify", str(RECORD)],
        ["replay", str(RECORD)],
    ],
    ids=lambda command: command[0],
)
def test_wrong_data_get_one_line(
    run: Run,
    deck: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: list[str],
    data: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(deck.parent)
    for name in ("empty", "odd", "wrong"):
        (deck.parent / name).mkdir()
    (deck.parent / "odd" / "kards.toml").touch()
    text = (OWN / "cards.toml").read_text("utf-8").replace("count = 15", "count = -1", 1)
    (deck.parent / "wrong" / "cards.toml").write_text(text, "utf-8")
    outcome = run(*command, *[word for one in data for word in ("--data", one)])
    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err
    assert outcome.err.count("\n") == 1


def test_the_same_data_may_be_given_twice(run: Run, deck: Path) -> None:
    assert run("games", *given(deck), *given(deck)).code == 0
