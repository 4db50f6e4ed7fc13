"""Tuning: weights are data of their games, and the whole way from matches to a file works."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest
from tabard.bots.expert import ExpertBot
from tabard.bots.ismcts import IsmctsBot

from tabard.core.errors import DataError
from tabard.games import GAMES
from tabard.lab import tuning
from tabard.match.knowledge import Knowledge
from tabard.minds.weights import TUNED, weights_by_hand

TUNABLE = [key for key in GAMES if GAMES[key].weights()]


def test_archon_and_castellans_keep_their_weights_as_data() -> None:
    assert {"archon", "castellans"} <= set(TUNABLE)


@pytest.mark.parametrize("key", TUNABLE)
def test_every_single_weight_matters_somewhere(key: str) -> None:
    """Nudged, it changes the evaluation of some position; zeros of kinds that never come aside."""
    game = GAMES[key]
    seats = max(2, game.seats[0])
    _, looks = tuning.played(game, [game] * seats, ["random"] * seats, "matters")
    nudged, looks = tuning.nudged_games(game), looks[::8]
    silent = [
        which
        for which, other in zip(tuning.flat(game.weights()), nudged, strict=True)
        if all(game.evaluate_all(look) == other.evaluate_all(look) for look in looks)
    ]
    assert len(silent) < len(nudged) / 2


@pytest.mark.parametrize("key", TUNABLE)
def test_weights_that_are_not_the_games_are_refused(key: str) -> None:
    game = GAMES[key]
    weights = dict(game.weights())
    name = next(iter(weights))
    with pytest.raises(DataError, match="strange"):
        game.with_weights({**weights, "strange": [1.0]})
    with pytest.raises(DataError, match=name):
        game.with_weights({**weights, name: [*weights[name], 1.0]})


@pytest.mark.parametrize("key", TUNABLE)
def test_tuned_weights_are_those_of_the_file_and_made_once(key: str) -> None:
    game = GAMES[key]
    tuned = game.tuned()
    assert tuned is game.tuned()
    path = Path(game.folder) / TUNED
    expected = tomllib.loads(path.read_text("utf-8")) if path.exists() else game.weights()
    assert tuned.weights() == expected
    assert game.weights() == weights_by_hand(game.folder)


@pytest.mark.parametrize("key", TUNABLE)
def test_searches_below_the_expert_go_part_of_the_way_to_tuned_weights(key: str) -> None:
    game = GAMES[key]
    state = game.new_state(max(2, game.seats[0]), game.full_options({}))
    window = IsmctsBot(1, 200).window(Knowledge(game, state, 0))
    expert = ExpertBot(1, 1).window(Knowledge(game, state, 0))
    assert expert.game.weights() == game.tuned().weights()
    tuned = game.tuned().weights()
    for name, row in window.game.weights().items():
        for one, by_hand, far in zip(row, game.weights()[name], tuned[name], strict=True):
            assert one == pytest.approx(by_hand + game.schooling * (far - by_hand))


@pytest.mark.parametrize("key", TUNABLE)
def test_a_game_that_was_given_weights_is_judged_by_them(key: str) -> None:
    game = GAMES[key]
    weights = {name: [2 * one for one in row] for name, row in game.weights().items()}
    given = game.with_weights(weights)
    assert given.tuned() is given
    assert given.tuned(0.5) is given


def test_a_game_without_tuned_weights_is_judged_as_ever() -> None:
    for key in set(GAMES) - set(TUNABLE):
        assert GAMES[key].tuned() is GAMES[key]


def test_players_err_a_little_and_in_their_own_way() -> None:
    weights = {"a": [1.0, -2.0, 0.0]}
    random = Random(1)
    one, other = (tuning.wrong_weights(weights, random)["a"] for _ in range(2))
    assert one != other
    assert one[0] > 0 > one[1]
    assert one[2] == 0


def test_no_weight_turns_its_sign() -> None:
    position = ([0.0, 0.0], [[1.0], [0.0]], [0.0, 1.0])
    better, _ = tuning.improved({"a": [0.5]}, [[position]] * 200)
    assert 0 < better["a"][0] < 0.5


def test_one_command_tunes_a_game_and_tells_how(tmp_path: Path) -> None:
    target = tmp_path / "weights.toml"
    given = f"archon --matches 2 --rounds 1 --trials 2 --bot random --seats 2 --output {target}"
    tuning.main(given.split())
    text = target.read_text("utf-8")
    assert "python -m tabard.lab.tuning archon --matches 2" in text
    found = tomllib.loads(text)
    GAMES["archon"].with_weights(found)
    assert found != GAMES["archon"].weights()


def test_half_of_what_is_looked_at_are_ends_of_rounds_where_playouts_end_there() -> None:
    game = GAMES["archon"]
    state, looks = tuning.played(game, [game] * 2, ["random"] * 2, "ends")
    chosen = tuning.chosen_of(game, looks, Random(1))
    ends = chosen[: len(chosen) // 2]
    assert [game.rounds_played(end) for end in ends] == list(range(1, len(ends) + 1))
    assert game.rounds_played(state) - len(ends) <= 1
    assert len({id(look) for look in chosen}) == 2 * len(ends)


def test_where_rounds_are_not_told_any_positions_are_looked_at() -> None:
    game = GAMES["throne"]
    _, looks = tuning.played(game, [game] * 2, ["random"] * 2, "any")
    assert len(tuning.chosen_of(game, looks, Random(1))) == tuning.LOOKS
