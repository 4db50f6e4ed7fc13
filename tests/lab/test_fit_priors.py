"""Gathering lore: the whole way from matches to a file that the game reads."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from rich.console import Console

from tabard.core.dice import Dice
from tabard.games import GAMES
from tabard.games.allegiance.game import Allegiance
from tabard.lab import fit_priors

GAME = GAMES["allegiance"]


def test_moments_are_repeatable_and_seen_with_the_eyes_of_a_seat() -> None:
    found = fit_priors.moments_of(GAME, "greedy", "moments", 1)
    again = fit_priors.moments_of(GAME, "greedy", "moments", 1)
    assert len(found) == fit_priors.LOOKS
    assert [GAME.codec.encode(one.state) for one in found] == [
        GAME.codec.encode(one.state) for one in again
    ]
    assert {moment.state.seats for moment in found} == {4}
    assert all(moment.seat in range(4) for moment in found)


def test_lore_learns_what_lies_where_in_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_priors, "BATCH", 8)
    assert isinstance(GAME, fit_priors.Storied)
    moments = [
        moment
        for number in range(0, 24, 3)
        for moment in fit_priors.moments_of(GAME, "greedy", f"learn/{number}", number)
    ]
    lore, gap = fit_priors.gathered(GAME, moments, "learn", Console(quiet=True))
    assert 0.0 < gap < 1.0
    truth = taught = 0.0
    for moment in moments:
        hidden = GAME.hidden(*moment)
        truth += sum(lore[trait] for trait in hidden.traits())
        hidden.exchange([0.0] * len(lore), 400, Dice(3))
        taught += sum(lore[trait] for trait in hidden.traits())
    assert truth > taught


def test_lore_is_written_with_its_command(tmp_path: Path) -> None:
    target = tmp_path / "lore.toml"
    arguments = ["allegiance", "--matches", "10", "--bot", "random", "--output", str(target)]
    fit_priors.main(arguments)
    text = target.read_text("utf-8")
    assert "python -m tabard.lab.fit_priors allegiance --matches 10 --bot random" in text
    assert isinstance(GAME, Allegiance)
    written = tomllib.loads(text)
    assert {name: len(row) for name, row in written.items()} == GAME.lore_rows()
    assert GAME.lore_path() == Path(GAME.folder) / "lore.toml"


def test_a_game_without_hidden_cards_to_show_is_refused() -> None:
    with pytest.raises(SystemExit, match="archon shows no hidden cards"):
        fit_priors.main(["archon"])
