"""Learning: the whole way from matches to a network that the game is judged by."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import numpy as np
import pytest

from support.bots import expert, plain
from tabard import minds
from tabard.games import GAMES
from tabard.lab import learning
from tabard.minds.network import NETWORK

LEARNT = [key for key in GAMES if isinstance(minds.of(GAMES[key]), learning.Learner)]


def plan(key: str) -> learning.Plan:
    return learning.Plan(key, "greedy", "lessons", (GAMES[key].seats[-1],), None)


@pytest.mark.parametrize("key", LEARNT)
def test_a_match_gives_positions_and_gives_them_again(key: str) -> None:
    game = GAMES[key]
    match = learning.seen_in(plan(key), 1)
    assert match == learning.seen_in(plan(key), 1)
    mind = learning.learner_of(game)
    [found] = learning.positions_of(mind, [match, match])
    of_table, of_player = (len(names) for names in mind.feature_names())
    count = 2 * learning.LOOKS
    assert found.tables.shape == (count, of_table)
    assert found.players.shape == (count, game.seats[-1], of_player)
    assert found.parts.tolist() == [pytest.approx(match.parts)] * count
    assert found.together.tolist() == [float(match.is_together)] * count
    length = of_table + game.seats[-1] * of_player
    assert found.players[1, 0].tolist() == match.features[length:][of_table:][:of_player].tolist()


@pytest.mark.parametrize("key", LEARNT)
def test_tables_of_other_sizes_are_learnt_from_side_by_side(key: str) -> None:
    game = GAMES[key]
    counts = (game.seats[0], game.seats[-1])
    mixed = plan(key)._replace(seats=counts)
    matches = [learning.seen_in(mixed, number) for number in range(4)]
    groups = learning.positions_of(learning.learner_of(game), matches)
    assert [group.parts.shape[1] for group in groups] == list(counts)
    batches = learning.shuffled(groups, np.random.default_rng(1))
    for number, group in enumerate(groups):
        rows = [row for which, some in batches if which == number for row in some]
        assert sorted(rows) == list(range(len(group.tables)))


def test_one_command_learns_a_game_and_tells_how(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / NETWORK
    given = "allegiance --matches 3 --rounds 3 --epochs 1 --trials 3 --bot random --seats 3"
    learning.main([*given.split(), "--output", str(target)])
    text = target.read_text("utf-8")
    assert "python -m tabard.lab.learning allegiance --matches 3 --rounds 3" in text
    assert "among random with tuned weights" in text
    learning.learner_of(GAMES["allegiance"]).judged_by_network(tomllib.loads(text))
    # What tuned weights alone have played teaches only the first round.
    counts = [int(found) for found in re.findall(r"(\d+) positions", capsys.readouterr().err)]
    assert counts == [count * learning.LOOKS for count in (3, 3, 6)]


def test_without_numpy_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['numpy'] = None; import tabard.lab.learning"
    command = [sys.executable, "-c", program]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "pip install 'tabard[learning]'" in ended.stderr.splitlines()[-1]


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(SystemExit, match="archon shows no features"):
        learning.main(["archon"])


@pytest.mark.parametrize("count", ["0", "-2"])
def test_too_few_rounds_are_refused(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        learning.main(["allegiance", "--rounds", count])
    assert "too few; give 1 or more" in capsys.readouterr().err


@pytest.mark.parametrize("key", LEARNT)
def test_the_expert_goes_by_the_network_and_others_by_weights(key: str) -> None:
    game, mind = GAMES[key], minds.of(GAMES[key])
    judge = expert(game, 1).judge
    assert judge is mind.best_judge()
    assert judge is not mind.judge(1.0)
    assert judge.rollout == 0
    assert plain(game, 400).judge.rollout > 0


@pytest.mark.parametrize("key", [key for key in GAMES if key not in LEARNT])
def test_where_nothing_was_learnt_tuned_weights_are_the_best(key: str) -> None:
    mind = minds.of(GAMES[key])
    assert mind.best_judge() is mind.judge(1.0)
