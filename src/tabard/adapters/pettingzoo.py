"""The games as PettingZoo environments: agents take turns, masks say what is legal.

from tabard.adapters import pettingzoo
env = pettingzoo.env("throne", seats=3)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from tabard.adapters.driving import WIN, Driver
from tabard.adapters.needs import stop_without
from tabard.adapters.rendering import Painter
from tabard.core.errors import SetupError

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError as missing:
    stop_without("PettingZoo", "pettingzoo", missing)

Observation: TypeAlias = dict[str, "NDArray[Any]"]
RENDER_MODES = ("human", "ansi")


class TabardEnv(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """A match in which agents `seat_0`, `seat_1` … are asked one after the other.

    Everybody gets nothing until the end, then the reward. `state` is what all seats together see.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        EzPickle.__init__(self, game, seats, options, reward, render_mode, language)
        AECEnv.__init__(self)
        if render_mode not in (None, *RENDER_MODES):
            modes = ", ".join(RENDER_MODES)
            raise SetupError(f"there is no render_mode {render_mode!r}; choose one of: {modes}")
        self.driver = Driver(game, seats, options, reward)
        self.painter = Painter(self.driver, language)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tabard_{game}_v{self.driver.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.driver.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._new_space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.driver.actions.size) for agent in self.possible_agents
        }
        size = self.driver.observations.size * self.driver.seats
        self.state_space = spaces.Box(-np.inf, np.inf, (size,), np.float32)
        self._random = np.random.default_rng()

    def _new_space(self) -> spaces.Dict:
        cells, actions = self.driver.observations.size, self.driver.actions.size
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (cells,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def cell_names(self) -> list[str]:
        """What each number of an observation tells."""
        return self.driver.observations.names()

    def action_names(self) -> list[str]:
        """What each action chooses."""
        return [choice.text for choice in self.driver.actions.choices]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.driver.begin(str(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_whoever_is_asked()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise SetupError(f"{agent} must act: None is for agents whose match is over")
        self.driver.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.driver.rewards()))
        if self.driver.decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._turn_to_whoever_is_asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        decision = self.driver.decision
        is_asked = decision is not None and decision.seat == seat
        numbers = self.driver.observations.of(self.driver.state, seat)
        mask = self.driver.actions.mask(decision if is_asked else None)
        return {
            "observation": np.frombuffer(numbers, np.float32),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def state(self) -> NDArray[np.float32]:
        """The observations of all seats, one after the other."""
        of = self.driver.observations.of
        rows = [of(self.driver.state, seat) for seat in range(self.driver.seats)]
        return np.concatenate([np.frombuffer(row, np.float32) for row in rows])

    def render(self) -> str | None:
        text = self.painter.paint(self.driver)
        if self.render_mode == "human":
            print(text)  # noqa: T201, what a person asked to see
            return None
        return text

    def close(self) -> None:
        pass

    def _turn_to_whoever_is_asked(self) -> None:
        decision = self.driver.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
        elif self.agents:
            self.agent_selection = self.agents[0]


def raw_env(game: str, **settings: Any) -> TabardEnv:
    """The environment itself: it refuses illegal actions with an error."""
    return TabardEnv(game, **settings)


def env(game: str, **settings: Any) -> AECEnv[str, Observation, int]:
    """The environment as it is used: an illegal action loses the match instead of stopping it."""
    whole = TabardEnv(game, **settings)
    ending = wrappers.TerminateIllegalWrapper(whole, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


def parallel_env(game: str, **settings: Any) -> ParallelEnv[str, Observation, int]:
    """The same for algorithms that step all agents at once: all but one wait."""
    return turn_based_aec_to_parallel(env(game, **settings))
