"""Learning: the whole way from matches to a network that the game is judged by."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tabard.arena import learning
from tabard.bots.expert import ExpertBot
from tabard.bots.ismcts import IsmctsBot
from tabard.core.errors import SetupError
from tabard.games import GAMES
from tabard.match.knowledge import Knowledge
from tabard.parts.network import NETWORK

LEARNT = [key for key in GAMES if GAMES[key].sign_names()[0]]


def plan(key: str) -> learning.Plan:
    return learning.Plan(key, "greedy", "lessons", (GAMES[key].most_seats,), None)


@pytest.mark.parametrize("key", LEARNT)
def test_a_match_gives_lessons_and_gives_them_again(key: str) -> None:
    found = learning.lessons_of(plan(key), 1)
    assert found == learning.lessons_of(plan(key), 1)
    assert len(found) == learning.LOOKS
    of_table, of_player = (len(names) for names in GAMES[key].sign_names())
    for lesson in found:
        table, players = learning.unpacked(lesson, of_table, of_player)
        assert len(table) == of_table
        assert [len(player) for player in players] == [of_player] * GAMES[key].most_seats
        assert sum(lesson.parts) in (pytest.approx(0.0), pytest.approx(1.0))


def test_one_command_learns_a_game_and_tells_how(tmp_path: Path) -> None:
    target = tmp_path / NETWORK
    given = "allegiance --matches 3 --rounds 2 --epochs 1 --trials 3 --bot random --seats 3"
    learning.main([*given.split(), "--output", str(target)])
    text = target.read_text("utf-8")
    assert "python -m tabard.arena.learning allegiance --matches 3 --rounds 2" in text
    assert "among random with tuned weights" in text
    GAMES["allegiance"].with_network(tomllib.loads(text))


def test_a_game_without_signs_is_refused() -> None:
    with pytest.raises(SystemExit, match="archon shows no signs"):
        learning.main(["archon"])
    with pytest.raises(SetupError, match=r"archon shows no signs.*Game\.signs"):
        GAMES["archon"].with_network({})


@pytest.mark.parametrize("count", ["0", "-2"])
def test_too_few_rounds_are_refused(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        learning.main(["allegiance", "--rounds", count])
    assert "too few; give 1 or more" in capsys.readouterr().err


@pytest.mark.parametrize("key", LEARNT)
def test_the_expert_goes_by_the_network_and_others_by_weights(key: str) -> None:
    game = GAMES[key]
    state = game.new_state(game.most_seats, game.full_options({}))
    expert = ExpertBot(1, 1).window(Knowledge(game, state, 0)).game
    assert expert is game.learned()
    assert expert is not game.tuned()
    assert expert.rollout == 0
    assert IsmctsBot(1).window(Knowledge(game, state, 0)).game.rollout > 0


@pytest.mark.parametrize("key", list(GAMES))
def test_a_game_that_was_given_weights_is_judged_by_them(key: str) -> None:
    given = GAMES[key].with_weights(GAMES[key].weights())
    assert given.learned() is given


@pytest.mark.parametrize("key", [key for key in GAMES if key not in LEARNT])
def test_where_nothing_was_learnt_tuned_weights_are_the_best(key: str) -> None:
    assert GAMES[key].learned() is GAMES[key].tuned()
