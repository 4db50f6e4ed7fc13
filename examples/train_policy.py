"""Train something small: a linear policy for one seat, by policy gradient, with numpy alone.

    pip install 'tabard[gymnasium]'
    python examples/train_policy.py --matches 600                 # seconds
    python examples/train_policy.py --matches 20000 --save policy.npz

The seat learns against random opponents (`--opponents greedy` for better ones). Each legal action
has a score, the sum of one weight for every cell of the observation that is not zero; actions are
drawn as likely as their scores say (softmax), and after each match the weights of what was done go
up or down with the reward (REINFORCE, with the mean reward as a baseline). Then the policy plays
matches that it has not seen, deal by deal beside a random player in the same seat.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tabard.adapters.gymnasium import SeatEnv
from tabard.games import GAMES

Row = NDArray[np.float32]
Numbers = NDArray[np.int64]


@dataclass
class Moment:
    """One choice: which cells were not zero, what was legal and how likely, what was done."""

    cells: Numbers
    values: Row
    legal: Numbers
    chances: Row
    chosen: int


class Policy:
    """A weight for every pair of an action and a cell."""

    def __init__(self, actions: int, cells: int) -> None:
        self.weights = np.zeros((actions, cells), np.float32)

    def look(
        self, observation: Row, mask: NDArray[np.bool_], random: np.random.Generator
    ) -> Moment:
        """Draw an action as likely as the weights say."""
        cells, legal = np.flatnonzero(observation), np.flatnonzero(mask)
        values = observation[cells]
        scores = self.weights[np.ix_(legal, cells)] @ values
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = int(np.searchsorted(np.cumsum(chances), random.random() * 0.999999))
        return Moment(cells, values, legal, chances, chosen)

    def learn(self, moments: list[Moment], advantage: float, rate: float) -> None:
        """Make what was done more likely, or less."""
        for moment in moments:
            step = -moment.chances
            step[moment.chosen] += 1.0
            size = rate * advantage / (1.0 + float(moment.values @ moment.values))
            change = size * np.outer(step, moment.values)
            self.weights[np.ix_(moment.legal, moment.cells)] += change.astype(np.float32)


def play(env: SeatEnv, policy: Policy | None, seed: int) -> tuple[float, list[Moment]]:
    """One match; without a policy, any legal action. The reward, and every moment of it."""
    random = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    moments: list[Moment] = []
    is_over, reward = False, 0.0
    while not is_over:
        mask = env.action_masks()
        if policy is None:
            action = int(random.choice(np.flatnonzero(mask)))
        else:
            moments.append(policy.look(observation, mask, random))
            action = int(moments[-1].legal[moments[-1].chosen])
        observation, reward, is_over, _, _ = env.step(action)
    return reward, moments


def train(env: SeatEnv, matches: int, rate: float, seed: int) -> Policy:
    """Learn from so many matches."""
    policy = Policy(len(env.action_names()), len(env.cell_names()))
    mean = 1.0 / env.driver.seats
    for number in range(matches):
        reward, moments = play(env, policy, seed + number)
        policy.learn(moments, reward - mean, rate)
        mean += 0.01 * (reward - mean)
        if (number + 1) % max(1, matches // 10) == 0:
            print(f"{number + 1} matches, mean reward of late {mean:.3f}", file=sys.stderr)
    return policy


def compare(env: SeatEnv, policy: Policy, matches: int, seed: int) -> tuple[float, float, float]:
    """The mean rewards of policy and chance with equal deals; the error of their difference."""
    pairs = [(play(env, policy, seed + n)[0], play(env, None, seed + n)[0]) for n in range(matches)]
    rewards = np.array(pairs)
    error = (rewards[:, 0] - rewards[:, 1]).std() / np.sqrt(matches)
    return float(rewards[:, 0].mean()), float(rewards[:, 1].mean()), float(error)


def read_arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="archon", choices=list(GAMES))
    parser.add_argument("--seats", type=int, help="the fewest if not given")
    parser.add_argument("--opponents", default="random", help="levels of bots")
    parser.add_argument("--matches", type=int, default=600, help="to learn from")
    parser.add_argument("--trials", type=int, default=300, help="matches to compare by")
    parser.add_argument("--rate", type=float, default=2.0, help="how fast weights change")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the weights")
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    given = read_arguments(words)
    env = SeatEnv(given.game, given.seats, seat=None, opponents=given.opponents)
    policy = train(env, given.matches, given.rate, given.seed)
    learned, chance, error = compare(env, policy, given.trials, given.seed + 1_000_000)
    print(f"policy {learned:.3f}, random {chance:.3f}, difference +-{1.96 * error:.3f}")
    if given.save:
        np.savez_compressed(given.save, weights=policy.weights)
    return 0 if learned - 1.96 * error > chance else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
