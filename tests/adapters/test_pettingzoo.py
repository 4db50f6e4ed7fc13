"""The environments pass PettingZoo's own suites, and keep their promises."""

from __future__ import annotations

import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.state_test import state_test

from support.tables import Table
from tabard.adapters import pettingzoo
from tabard.core.errors import IllegalChoiceError, SetupError

CYCLES = 25

# Observations with a mask are dictionaries, and numbers of a match have no bounds; both is meant.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Environment's m.* state space value is"),
]


def maker(table: Table) -> Any:
    """A constructor of environments for one table."""
    return partial(pettingzoo.env, table.game.key, seats=table.seats)


def test_api(table: Table) -> None:
    api_test(maker(table)(), num_cycles=CYCLES)


def test_equal_seeds_give_equal_matches(table: Table) -> None:
    seed_test(maker(table), num_cycles=CYCLES)


def test_parallel_api_through_the_turn_based_conversion(table: Table) -> None:
    env = pettingzoo.parallel_env(table.game.key, seats=table.seats)
    parallel_api_test(env, num_cycles=CYCLES)


def test_state(table: Table) -> None:
    parallel = pettingzoo.parallel_env(table.game.key, seats=table.seats)
    state_test(maker(table)(), parallel, num_cycles=2)


def test_render(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(maker(table))
    assert table.game.title["en"] in capsys.readouterr().out


def play_at_random(env: Any, seed: int) -> dict[str, float]:
    """A whole match; what everybody got."""
    random, total = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if is_over else int(random.choice(legal)))
    return total


@pytest.mark.parametrize("reward", ["win", "place"])
def test_a_match_ends_with_rewards_for_all(table: Table, reward: str) -> None:
    env = pettingzoo.raw_env(table.game.key, seats=table.seats, reward=reward)
    total = play_at_random(env, 7)
    assert list(total.values()) == env.driver.rewards()
    assert env.agents == []


def test_whoever_is_not_asked_has_no_legal_action() -> None:
    env = pettingzoo.raw_env("throne", seats=3)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)


def test_cells_and_actions_have_names() -> None:
    env = pettingzoo.raw_env("archon", seats=2)
    env.reset(seed=1)
    observation = env.observe("seat_1")["observation"]
    cells = dict(zip(env.cell_names(), observation))
    assert cells["seat/1"] == 1
    assert cells["view/players/me/hand/known"] == 1
    assert len(env.action_names()) == env.action_space("seat_0").n


def test_an_illegal_action_is_refused_and_in_the_wrapped_environment_loses() -> None:
    raw = pettingzoo.raw_env("allegiance")
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoiceError, match="may not take action"):
        raw.step(illegal)
    env = pettingzoo.env("allegiance")
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(illegal)
    assert env.terminations[offender]
    assert env.rewards[offender] == -1


def test_an_environment_can_be_pickled() -> None:
    env = pettingzoo.raw_env("castellans", seats=2, options={"reset_discard": "1"})
    again = pickle.loads(pickle.dumps(env))
    assert play_at_random(again, 3) == play_at_random(env, 3)


def test_bad_settings_are_refused() -> None:
    with pytest.raises(SetupError, match="no render_mode 'film'; choose one of: human, ansi"):
        pettingzoo.env("throne", render_mode="film")
    with pytest.raises(SetupError, match="there is no language 'fr'"):
        pettingzoo.env("throne", language="fr")
