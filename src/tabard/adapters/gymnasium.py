"""The games as Gymnasium environments: one seat learns, bots sit at the others.

import gymnasium
env = gymnasium.make("tabard.adapters.gymnasium:tabard/throne-v2", opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from tabard.adapters.driving import WIN, Driver
from tabard.adapters.needs import stop_without
from tabard.adapters.rendering import Painter
from tabard.bots.bot import Bot
from tabard.bots.levels import make_bot, parse_bots
from tabard.core.errors import IllegalChoiceError, SetupError
from tabard.games import GAMES

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
except ImportError as missing:
    stop_without("Gymnasium", "gymnasium", missing)

Observation: TypeAlias = "NDArray[np.float32]"
Step: TypeAlias = "tuple[Observation, float, bool, bool, dict[str, Any]]"

ILLEGAL_REWARD = -1.0
"""What an illegal action brings; it ends the episode."""


class SeatEnv(gymnasium.Env[Observation, np.int64], EzPickle):
    """One seat of a match; `action_masks` says what is legal, as masked learners expect it."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012, as its base

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: str = "random",
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
        language: str = "en",
        rules: int | None = None,
    ) -> None:
        """With `seat=None` the learner sits elsewhere in every match.

        `opponents` are levels of bots for the other seats, from the learner's left on; `rules` is
        the rules version, the newest if none is given.
        """
        EzPickle.__init__(
            self, game, seats, seat, opponents, options, reward, render_mode, language, rules
        )
        if render_mode not in (None, *self.metadata["render_modes"]):
            modes = ", ".join(self.metadata["render_modes"])
            raise SetupError(f"there is no render_mode {render_mode!r}; choose one of: {modes}")
        self.driver = Driver(game, seats, options, reward, rules)
        self.painter = Painter(self.driver, language)
        self.render_mode = render_mode
        self.given_seat = checked_seat(seat, self.driver.seats)
        self.seat = self.given_seat or 0
        self.levels = parse_bots(opponents, max(1, self.driver.seats - 1))
        self.bots: dict[int, Bot] = {}
        size = self.driver.observations.size
        self.observation_space = spaces.Box(-np.inf, np.inf, (size,), np.float32)
        # The library's types want a number of 64 bits for both.
        self.action_space = spaces.Discrete(self.driver.actions.size)

    def cell_names(self) -> list[str]:
        """What each number of an observation tells."""
        return self.driver.observations.names()

    def action_names(self) -> list[str]:
        """What each action chooses."""
        return [choice.text for choice in self.driver.actions.choices]

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every legal action."""
        return np.frombuffer(self.driver.actions.mask(self.driver.decision), np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        match_seed = str(self.np_random.integers(1 << 62))
        if self.given_seat is None:
            self.seat = int(self.np_random.integers(self.driver.seats))
        self.bots = {}
        for place in range(1, self.driver.seats):
            other = (self.seat + place) % self.driver.seats
            self.bots[other] = make_bot(
                self.levels[place - 1], f"{match_seed}/{other}", self.driver.game
            )
        self.driver.begin(match_seed)
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> Step:
        try:
            self.driver.act(int(action))
        except IllegalChoiceError as error:
            if self.driver.decision is None:
                raise
            info = {**self._info(), "illegal": str(error)}
            return self._observation(), ILLEGAL_REWARD, True, False, info
        self._let_others_play()
        is_over = self.driver.decision is None
        reward = self.driver.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, is_over, False, self._info()

    def render(self) -> Any:
        text = self.painter.paint(self.driver)
        if self.render_mode == "human":
            print(text)  # noqa: T201, what a person asked to see
            return None
        return text

    def _let_others_play(self) -> None:
        while (decision := self.driver.decision) is not None and decision.seat != self.seat:
            bot = self.bots[decision.seat]
            self.driver.choose(bot.choose(self.driver.knowledge(decision.seat), decision))

    def _observation(self) -> Observation:
        return np.frombuffer(self.driver.observations.of(self.driver.state, self.seat), np.float32)

    def _info(self) -> dict[str, Any]:
        mask = np.frombuffer(self.driver.actions.mask(self.driver.decision), np.int8)
        info: dict[str, Any] = {"seat": self.seat, "action_mask": mask}
        if self.driver.decision is None:
            info["places"] = self.driver.game.places(self.driver.state)
            info["scores"] = self.driver.game.scores(self.driver.state)
        return info


def checked_seat(seat: int | None, seats: int) -> int | None:
    if seat is not None and seat not in range(seats):
        raise SetupError(f"there is no seat {seat!r}; seats are 0 to {seats - 1}, or None for any")
    return seat


for _key, _game in GAMES.items():
    for _rules in range(1, _game.rules_version + 1):
        gymnasium.register(
            f"tabard/{_key}-v{_rules}",
            entry_point="tabard.adapters.gymnasium:SeatEnv",
            kwargs={"game": _key, "rules": _rules},
        )
