"""Tuning: weights are data of their games, and the whole way from matches to a file works."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from support.bots import expert, plain
from tabard import minds
from tabard.bots.levels import make_bot
from tabard.bots.lookahead import GreedyBot
from tabard.bots.searching import SearchBot
from tabard.core.errors import DataError
from tabard.games import GAMES
from tabard.lab import tuning
from tabard.minds.mind import Judge
from tabard.minds.weights import TUNED, weights_by_hand

TUNABLE = [key for key in GAMES if minds.of(GAMES[key]).weights()]


def table_of(judge: Judge[Any]) -> Mapping[str, list[float]]:
    """The weights of a judge that goes by some."""
    weights = getattr(judge, "weights")  # noqa: B009, every such judge has its own class of them
    table: Mapping[str, list[float]] = weights.table
    return table


def test_archon_and_castellans_keep_their_weights_as_data() -> None:
    assert {"archon", "castellans"} <= set(TUNABLE)


@pytest.mark.parametrize("key", TUNABLE)
def test_every_single_weight_matters_somewhere(key: str) -> None:
    """Nudged, it changes the evaluation of some position; zeros of kinds that never come aside."""
    game = GAMES[key]
    seats = max(2, game.seats[0])
    _, looks = tuning.played(game, [None] * seats, ["random"] * seats, "matters")
    mind, looks = minds.of(game), looks[::8]
    judge, weights = mind.judge(), mind.weights()
    nudged = tuning.nudged_judges(mind, tuning.Plan(key, weights, "random", "", None))
    silent = [
        which
        for which, other in zip(tuning.flat(weights), nudged, strict=True)
        if all(judge.worth(look) == other.worth(look) for look in looks)
    ]
    assert len(silent) < len(nudged) / 2


@pytest.mark.parametrize("key", TUNABLE)
def test_weights_that_are_not_the_games_are_refused(key: str) -> None:
    mind = minds.of(GAMES[key])
    weights = dict(mind.weights())
    name = next(iter(weights))
    with pytest.raises(DataError, match="strange"):
        mind.checked({**weights, "strange": [1.0]})
    with pytest.raises(DataError, match=name):
        mind.checked({**weights, name: [*weights[name], 1.0]})


@pytest.mark.parametrize("key", TUNABLE)
def test_tuned_weights_are_those_of_the_file_and_made_once(key: str) -> None:
    mind = minds.of(GAMES[key])
    assert mind.judge(1.0) is mind.judge(1.0)
    path = Path(mind.folder) / TUNED
    expected = tomllib.loads(path.read_text("utf-8")) if path.exists() else mind.weights()
    assert table_of(mind.judge(1.0)) == expected
    assert table_of(mind.judge()) == mind.weights() == weights_by_hand(mind.folder)


@pytest.mark.parametrize("key", TUNABLE)
def test_searches_below_the_expert_go_part_of_the_way_to_tuned_weights(key: str) -> None:
    game, mind = GAMES[key], minds.of(GAMES[key])
    share, weights = mind.tuning_share(200), mind.weights()
    assert table_of(expert(game, 1).judge) == table_of(mind.judge(1.0))
    tuned = table_of(mind.judge(1.0))
    for name, row in table_of(plain(game, 200).judge).items():
        for one, by_hand, far in zip(row, weights[name], tuned[name], strict=True):
            assert one == pytest.approx(by_hand + share * (far - by_hand))


@pytest.mark.parametrize("key", TUNABLE)
@pytest.mark.parametrize("level", ["greedy", "ismcts:20", "expert:20"])
def test_a_bot_that_was_given_a_judge_goes_by_it(key: str, level: str) -> None:
    game, mind = GAMES[key], minds.of(GAMES[key])
    judge = mind.judged_by(mind.weights())
    bot = make_bot(level, "given", game, judge)
    assert isinstance(bot, SearchBot | GreedyBot)
    assert bot.judge is judge


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
    mind = minds.of(GAMES["archon"])
    assert mind.checked(found) != mind.weights()


def test_half_of_what_is_looked_at_are_ends_of_rounds_where_playouts_end_there() -> None:
    game = GAMES["archon"]
    mind = minds.of(game)
    state, looks = tuning.played(game, [None] * 2, ["random"] * 2, "ends")
    chosen = tuning.chosen_of(mind, looks, Random(1))
    ends = chosen[: len(chosen) // 2]
    assert [mind.rounds_played(end) for end in ends] == list(range(1, len(ends) + 1))
    assert mind.rounds_played(state) - len(ends) <= 1
    assert len({id(look) for look in chosen}) == 2 * len(ends)


def test_where_rounds_are_not_told_any_positions_are_looked_at() -> None:
    game = GAMES["throne"]
    _, looks = tuning.played(game, [None] * 2, ["random"] * 2, "any")
    assert len(tuning.chosen_of(minds.of(game), looks, Random(1))) == tuning.LOOKS
