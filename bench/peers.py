"""What other engines do in a given time; one measurement a process, printed as JSON.

Every answer that a peer asks a player for counts, forced ones too; ours count only real choices.
So the ratios rather flatter the peers.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

from timing import repeated


def catanatron_decisions(seconds: float) -> tuple[int, float]:
    """Catanatron's four random players, whole matches."""
    from catanatron import Color, Game, RandomPlayer

    count = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        count += len(game.state.actions)
    return count, time.perf_counter() - started


def catanatron_clones(seconds: float) -> tuple[int, float]:
    """Catanatron's copy of a position in mid-game."""
    from catanatron import Color, Game, RandomPlayer

    whole = Game([RandomPlayer(color) for color in Color], seed=7)
    whole.play()
    game = Game([RandomPlayer(color) for color in Color], seed=7)
    for _ in range(len(whole.state.actions) // 2):
        game.play_tick()
    return repeated(game.copy, seconds, batch=20)


def hearts_decisions(seconds: float) -> tuple[int, float]:
    """OpenSpiel's hearts in C++, driven from Python; chance is sampled but not counted."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    dice = random.Random(7)
    count = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                count += 1
    return count, time.perf_counter() - started


MEASUREMENTS: dict[str, Callable[[float], tuple[int, float]]] = {
    "catanatron-decisions": catanatron_decisions,
    "catanatron-clones": catanatron_clones,
    "hearts-decisions": hearts_decisions,
}

if __name__ == "__main__":
    done, taken = MEASUREMENTS[sys.argv[1]](float(sys.argv[2]))
    print(json.dumps({"count": done, "seconds": taken}))
