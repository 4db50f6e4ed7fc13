"""Fitting priors: the whole way from matches to a file that the mind reads."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from rich.console import Console

from tabard.core.dice import Dice
from tabard.games import GAMES
from tabard.games.allegiance.state import AllegianceState
from tabard.lab import fit_priors
from tabard.minds.allegiance.mind import AllegianceMind

GAME = GAMES["allegiance"]
MIND = AllegianceMind()


def test_moments_are_repeatable_and_seen_with_the_eyes_of_a_seat() -> None:
    found = fit_priors.moments_of(GAME, "greedy", "moments", 1)
    again = fit_priors.moments_of(GAME, "greedy", "moments", 1)
    assert len(found) == fit_priors.LOOKS
    assert [GAME.codec.encode(one.state) for one in found] == [
        GAME.codec.encode(one.state) for one in again
    ]
    assert {moment.state.seats for moment in found} == {4}
    assert all(moment.seat in range(4) for moment in found)


def test_priors_learn_what_lies_where_in_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_priors, "BATCH", 8)
    moments = [
        moment
        for number in range(0, 24, 3)
        for moment in fit_priors.moments_of(GAME, "greedy", f"learn/{number}", number)
    ]
    priors, gap = fit_priors.fitted(MIND, moments, "learn", Console(quiet=True))
    assert 0.0 < gap < 1.0
    truth = taught = 0.0
    for moment in moments:
        assert isinstance(moment.state, AllegianceState)
        hidden = MIND.hidden(moment.state, moment.seat)
        truth += sum(priors[trait] for trait in hidden.traits())
        hidden.exchange([0.0] * len(priors), 400, Dice(3))
        taught += sum(priors[trait] for trait in hidden.traits())
    assert truth > taught


def test_priors_are_written_with_its_command(tmp_path: Path) -> None:
    target = tmp_path / "priors.toml"
    arguments = ["allegiance", "--matches", "10", "--bot", "random", "--output", str(target)]
    fit_priors.main(arguments)
    text = target.read_text("utf-8")
    assert "python -m tabard.lab.fit_priors allegiance --matches 10 --bot random" in text
    written = tomllib.loads(text)
    assert {name: len(row) for name, row in written.items()} == MIND.prior_rows()
    assert MIND.priors_path() == Path(MIND.folder) / "priors.toml"


def test_a_game_without_hidden_cards_to_show_is_refused() -> None:
    with pytest.raises(SystemExit, match="archon shows no hidden cards"):
        fit_priors.main(["archon"])
