"""What other engines do in a given time; one measurement a process, printed as JSON.

Catanatron counts every answer of a player, and of two answers in three there was no choice; ours
count choices among several options only. `catanatron-counts` says how many were such.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any

from timing import ITERATIONS, bytes_each, counted, repeated

SEED = 7
SAMPLED_MATCHES = 20
NEAREST = "gin_rummy"
"""Of OpenSpiel's games with secrets that its ISMCTS can play, the one with the longest matches."""


def catanatron_answers(seconds: float) -> tuple[int, float]:
    """Catanatron's four random players, whole matches."""
    from catanatron import Color, Game, RandomPlayer

    def match() -> int:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        return len(game.state.actions)

    return counted(match, seconds)


def catanatron_counts() -> dict[str, int]:
    """How many answers its players gave in some matches, and how many were real choices."""
    from catanatron import Color, Game, RandomPlayer

    widths: list[int] = []

    class Counting(RandomPlayer):  # type: ignore[misc]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            widths.append(len(playable_actions))
            return super().decide(game, playable_actions)

    for seed in range(SAMPLED_MATCHES):
        Game([Counting(color) for color in Color], seed=seed).play()
    return {"answers": len(widths), "choices": sum(width > 1 for width in widths)}


def catanatron_clones(seconds: float) -> tuple[int, float]:
    """Catanatron's copy of a position in mid-game."""
    return repeated(catanatron_mid_game().copy, seconds, batch=20)


def catanatron_memory() -> dict[str, int]:
    """What such a copy takes."""
    return {"bytes": bytes_each(catanatron_mid_game().copy)}


def catanatron_mid_game() -> Any:
    from catanatron import Color, Game, RandomPlayer

    whole = Game([RandomPlayer(color) for color in Color], seed=SEED)
    whole.play()
    game = Game([RandomPlayer(color) for color in Color], seed=SEED)
    for _ in range(len(whole.state.actions) // 2):
        game.play_tick()
    return game


def hearts_decisions(seconds: float) -> tuple[int, float]:
    """OpenSpiel's hearts in C++, driven from Python; chance is sampled but not counted."""
    dice = random.Random(SEED)
    return counted(lambda: spiel_match("hearts", dice, sys.maxsize)[1], seconds)


def hearts_search(seconds: float) -> tuple[int, float]:
    """OpenSpiel's ISMCTS in Python, hearts from mid-game."""
    return spiel_search("hearts", seconds)


def nearest_search(seconds: float) -> tuple[int, float]:
    """OpenSpiel's ISMCTS in Python, from mid-game of the game nearest to ours in size."""
    return spiel_search(NEAREST, seconds)


def spiel_search(name: str, seconds: float) -> tuple[int, float]:
    """Iterations with one random rollout each, as its authors set it up."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    _, length = spiel_match(name, random.Random(SEED), sys.maxsize)
    state, _ = spiel_match(name, random.Random(SEED), length // 2)
    rollouts = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(SEED))
    bot = ismcts.ISMCTSBot(
        pyspiel.load_game(name),
        uct_c=2.0,
        evaluator=rollouts,
        max_simulations=ITERATIONS,
        random_state=numpy.random.RandomState(SEED),
    )
    count, taken = repeated(lambda: bot.step(state), seconds, batch=1)
    return count * ITERATIONS, taken


def spiel_match(name: str, dice: random.Random, answers: int) -> tuple[Any, int]:
    """A match with at least so many random answers, left at a real choice or at its end."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(dice.choices(outcomes, weights)[0])
            continue
        legal = state.legal_actions()
        if count >= answers and len(legal) > 1:
            break
        state.apply_action(dice.choice(legal))
        count += 1
    return state, count


RATES: dict[str, Callable[[float], tuple[int, float]]] = {
    "catanatron-answers": catanatron_answers,
    "catanatron-clones": catanatron_clones,
    "hearts-decisions": hearts_decisions,
    "hearts-search": hearts_search,
    "nearest-search": nearest_search,
}
FACTS: dict[str, Callable[[], dict[str, int]]] = {
    "catanatron-counts": catanatron_counts,
    "catanatron-memory": catanatron_memory,
}

if __name__ == "__main__":
    if sys.argv[1] in FACTS:
        print(json.dumps(FACTS[sys.argv[1]]()))
    else:
        done, taken = RATES[sys.argv[1]](float(sys.argv[2]))
        print(json.dumps({"count": done, "seconds": taken}))
