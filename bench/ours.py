"""What the imported Tabard does in a given time; one measurement a process, printed as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from tabard.core.dice import Dice
from tabard.core.engine import apply, next_decision
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE
from tabard.games import GAMES
from timing import repeated

SEED = 7
ITERATIONS = 100
NEAR_CATAN = 4
"""As many seats as the peers have, where a game allows it."""


def seats_by_game() -> dict[str, int]:
    """The games, each with the number of seats that is measured."""
    return {
        key: max(game.fewest_seats, min(game.most_seats, NEAR_CATAN)) for key, game in GAMES.items()
    }


def clones(key: str, seconds: float) -> tuple[int, float]:
    """Clones of a state in mid-game."""
    state = mid_game(GAMES[key], seats_by_game()[key])
    return repeated(state.clone, seconds, batch=200)


def search(key: str, seconds: float) -> tuple[int, float]:
    """Iterations of the search from a state in mid-game."""
    from tabard.bots.levels import make_bot
    from tabard.match.knowledge import Knowledge

    game = GAMES[key]
    state = mid_game(game, seats_by_game()[key])
    decision = next_decision(state)
    assert decision is not None, "mid_game() stops before the end"
    knowledge = Knowledge(game, state, decision.seat)
    bot = make_bot(f"ismcts:{ITERATIONS}", "bench")
    count, taken = repeated(lambda: bot.choose(knowledge, decision), seconds, batch=1)
    return count * ITERATIONS, taken


def frames(key: str, seconds: float) -> tuple[int, float]:
    """Snapshot, view of one seat, and both as JSON: what a server sends and keeps of a move."""
    from tabard.match.snapshots import take_snapshot

    game = GAMES[key]
    state = mid_game(game, seats_by_game()[key])
    options = game.full_options({})

    def frame() -> str:
        snapshot = take_snapshot(game, state, options)
        return json.dumps([snapshot, game.view(state, 0)], ensure_ascii=False)

    return repeated(frame, seconds, batch=20)


def mid_game(game: Game[Any], seats: int) -> State:
    """A state after half the answers of a random match, at a seat's real choice."""
    _, length = random_match(game, seats, sys.maxsize)
    return random_match(game, seats, length // 2)[0]


def random_match(game: Game[Any], seats: int, answers: int) -> tuple[State, int]:
    """A match with at least so many random answers, left at a real choice or at its end."""
    state: State = game.new_state(seats, game.full_options({}))
    dice = Dice(SEED)
    count = 0
    while (decision := next_decision(state)) is not None:
        is_real = decision.seat != CHANCE and len(decision.options) > 1
        if count >= answers and is_real:
            break
        weights = decision.weights or [1] * len(decision.options)
        apply(state, decision.seat, decision.options[dice.weighted(weights)])
        count += 1
    return state, count


MEASUREMENTS: dict[str, Callable[[str, float], tuple[int, float]]] = {
    "clones": clones,
    "frames": frames,
    "search": search,
}

if __name__ == "__main__":
    if sys.argv[1] == "games":
        print(json.dumps(seats_by_game()))
    else:
        done, taken = MEASUREMENTS[sys.argv[1]](sys.argv[2], float(sys.argv[3]))
        print(json.dumps({"count": done, "seconds": taken}))
