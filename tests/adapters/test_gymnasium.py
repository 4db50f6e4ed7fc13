"""One seat as an environment passes the checkers of Gymnasium and Stable-Baselines3."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from adapters import torchless
from support.tables import Table
from tabard.adapters.gymnasium import ILLEGAL_REWARD, SeatEnv
from tabard.core.errors import IllegalChoiceError, SetupError
from tabard.games import GAMES

# Numbers of a match have no bounds, and an environment made by its class is in no registry.
pytestmark = [
    pytest.mark.filterwarnings("ignore:.*Box observation space m.* is .*infinity"),
    pytest.mark.filterwarnings("ignore:.*not able to test alternative render modes"),
]


@pytest.fixture(scope="module")
def baselines_check() -> Iterator[Callable[..., None]]:
    """The checker of Stable-Baselines3."""
    with torchless.check_env() as check:
        yield check


def test_gymnasium_finds_nothing_wrong(table: Table) -> None:
    check_env(SeatEnv(table.game.key, table.seats, opponents="random"))


def test_stable_baselines_finds_nothing_wrong(
    table: Table, baselines_check: Callable[..., None]
) -> None:
    baselines_check(SeatEnv(table.game.key, table.seats, seat=None))


def test_the_checker_of_stable_baselines_would_find_something(
    baselines_check: Callable[..., None],
) -> None:
    class Wrong(SeatEnv):
        def step(self, action: np.int64 | int) -> Any:
            return super().step(action)[:4]

    with pytest.raises((AssertionError, ValueError)):
        baselines_check(Wrong("allegiance"))


def play_at_random(env: SeatEnv, seed: int) -> float:
    """A whole match; what the seat got."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    is_over, reward, info = False, 0.0, dict[str, Any]()
    while not is_over:
        legal = np.flatnonzero(env.action_masks())
        _, reward, is_over, _, info = env.step(int(random.choice(legal)))
    assert 1 <= info["places"][env.seat] <= max(2, env.driver.seats)
    return reward


def test_a_match_against_bots_ends_with_a_reward(table: Table) -> None:
    env = SeatEnv(table.game.key, table.seats, seat=None, opponents="random")
    rewards = [play_at_random(env, seed) for seed in (1, 1, 2)]
    assert rewards[0] == rewards[1]
    assert all(0 <= reward <= 1 for reward in rewards)


def test_opponents_are_bots_by_level_from_the_left_on() -> None:
    env = SeatEnv("allegiance", 4, seat=2, opponents="greedy,random")
    env.reset(seed=1)
    levels = {seat: type(bot).__name__ for seat, bot in env.bots.items()}
    assert levels == {3: "GreedyBot", 0: "RandomBot", 1: "GreedyBot"}
    assert env.driver.decision is not None
    assert env.driver.decision.seat == env.seat == 2


def test_only_the_own_seat_is_asked_and_the_mask_is_what_is_legal() -> None:
    env = SeatEnv("throne", 2)
    _, info = env.reset(seed=4)
    assert env.driver.decision is not None
    legal = env.driver.actions.legal(env.driver.decision)
    assert list(np.flatnonzero(info["action_mask"])) == legal
    assert list(np.flatnonzero(env.action_masks())) == legal


def test_an_illegal_action_ends_the_episode_and_says_why() -> None:
    env = SeatEnv("allegiance")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, is_over, _, info = env.step(illegal)
    assert (reward, is_over) == (ILLEGAL_REWARD, True)
    assert "may not take action" in info["illegal"]


def test_after_the_end_a_step_is_refused() -> None:
    env = SeatEnv("allegiance")
    play_at_random(env, 1)
    with pytest.raises(IllegalChoiceError, match="reset it"):
        env.step(0)


VERSIONS = [(key, rules) for key in GAMES for rules in range(1, GAMES[key].rules_version + 1)]


@pytest.mark.parametrize(("key", "rules"), VERSIONS)
def test_every_game_is_registered_by_every_rules_version(key: str, rules: int) -> None:
    name = f"tabard.adapters.gymnasium:tabard/{key}-v{rules}"
    is_old = rules < GAMES[key].rules_version
    warned = pytest.warns(DeprecationWarning, match="out of date") if is_old else nullcontext()
    with warned:
        env = gymnasium.make(name, render_mode="ansi", language="de")
    env.reset(seed=1)
    assert GAMES[key].title["de"] in str(env.render())
    seat_env = env.unwrapped
    assert isinstance(seat_env, SeatEnv)
    assert seat_env.driver.game.rules_version == rules
    env.close()


def test_an_environment_can_be_pickled() -> None:
    env = SeatEnv("archon", 2, reward="place")
    assert play_at_random(pickle.loads(pickle.dumps(env)), 3) == play_at_random(env, 3)


def test_bad_settings_are_refused() -> None:
    with pytest.raises(SetupError, match="there is no seat 3; seats are 0 to 2"):
        SeatEnv("allegiance", 3, seat=3)
    with pytest.raises(SetupError, match="there is no bot 'genius'"):
        SeatEnv("allegiance", 3, opponents="genius")
