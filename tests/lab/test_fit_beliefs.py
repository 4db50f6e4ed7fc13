"""Fitting beliefs: the whole way from matches to a file that the game reads."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tabard import minds
from tabard.games import GAMES
from tabard.lab import fit_beliefs
from tabard.minds.throne import beliefs
from tabard.minds.throne.mind import ThroneMind
from tabard.minds.weights import BELIEFS


def test_moments_put_the_truth_first_among_dreams_and_are_repeatable() -> None:
    found = fit_beliefs.moments_of("throne", "greedy", "moments", 0)
    assert found
    assert found == fit_beliefs.moments_of("throne", "greedy", "moments", 0)
    for logs, traits, parts in found:
        assert len(logs) == len(traits) == len(parts) == 1 + fit_beliefs.DREAMS
        assert parts[0] == 1.0 == sum(parts)
        assert len({len(row) for row in traits}) == 1


def test_beliefs_are_fitted_and_written_with_their_command(tmp_path: Path) -> None:
    target = tmp_path / "beliefs.toml"
    arguments = ["throne", "--matches", "4", "--bot", "random", "--output", str(target)]
    fit_beliefs.main(arguments)
    text = target.read_text("utf-8")
    assert "python -m tabard.lab.fit_beliefs throne --matches 4 --bot random" in text
    assert list(tomllib.loads(text)) == list(beliefs.ROW_NAMES)


def test_a_mind_believes_what_its_file_says() -> None:
    mind = minds.of(GAMES["throne"])
    assert isinstance(mind, ThroneMind)
    table = tomllib.loads((Path(mind.folder) / BELIEFS).read_text("utf-8"))
    assert mind.believed == [one for name in mind.belief_rows() for one in table[name]]


def test_a_game_without_traits_is_refused() -> None:
    with pytest.raises(SystemExit, match="archon says no traits"):
        fit_beliefs.main(["archon"])
