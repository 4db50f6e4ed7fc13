"""What the imported Tabard does in a given time; one measurement a process, printed as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from tabard.core.dice import Dice
from tabard.core.engine import apply, next_decision
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE, Decision
from tabard.games import GAMES
from timing import ITERATIONS, bytes_each, counted, repeated

SEED = 7
SAMPLED_MATCHES = 20
MATCHES_AT_ONCE = 10
NEAR_CATAN = 4
"""As many seats as the peers have, where a game allows it."""


def seats_by_game() -> dict[str, int]:
    """The games, each with the number of seats that is measured."""
    return {key: max(game.seats[0], min(game.seats[-1], NEAR_CATAN)) for key, game in GAMES.items()}


def decisions(key: str, seconds: float) -> tuple[int, float]:
    """Choices among several options in whole matches of random bots, as `simulate` plays them."""
    from tabard.bots.simulate import Series, play_block

    game, seats = GAMES[key], seats_by_game()[key]
    series = Series(key, seats, ("random",) * seats, "bench", game.full_options({}))
    numbers = count(step=MATCHES_AT_ONCE)

    def block() -> int:
        first = next(numbers)
        lines = play_block(game, series, range(first, first + MATCHES_AT_ONCE))
        return sum([line[3] for line in lines])

    return counted(block, seconds)


def answers(key: str) -> dict[str, int]:
    """How many answers seats gave in some random matches, and how many were real choices."""
    game, seats = GAMES[key], seats_by_game()[key]
    given = chosen = 0
    for number in range(SAMPLED_MATCHES):
        for decision in random_decisions(game, seats, Dice(number)):
            given += decision.seat != CHANCE
            chosen += is_real(decision)
    return {"answers": given, "choices": chosen}


def memory(key: str) -> dict[str, int]:
    """What a clone of a state in mid-game takes."""
    return {"bytes": bytes_each(mid_game(GAMES[key], seats_by_game()[key]).clone)}


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
    bot = make_bot(f"ismcts:{ITERATIONS}", "bench", game)
    searches, taken = repeated(lambda: bot.choose(knowledge, decision), seconds, batch=1)
    return searches * ITERATIONS, taken


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
    length = sum(1 for _ in random_decisions(game, seats, Dice(SEED)))
    state: State = game.new_state(seats, game.full_options({}))
    for number, decision in enumerate(random_decisions(game, seats, Dice(SEED), state)):
        if number >= length // 2 and is_real(decision):
            break
    return state


def random_decisions(
    game: Game[Any], seats: int, dice: Dice, state: State | None = None
) -> Iterator[Decision]:
    """Every decision of a match, chance included; each is answered when the next is asked for."""
    if state is None:
        state = game.new_state(seats, game.full_options({}))
    while (decision := next_decision(state)) is not None:
        yield decision
        weights = decision.weights or [1] * len(decision.options)
        apply(state, decision.seat, decision.options[dice.weighted(weights)])


def is_real(decision: Decision) -> bool:
    """Whether a seat has a choice."""
    return decision.seat != CHANCE and len(decision.options) > 1


RATES: dict[str, Callable[[str, float], tuple[int, float]]] = {
    "decisions": decisions,
    "clones": clones,
    "frames": frames,
    "search": search,
}
FACTS: dict[str, Callable[[str], dict[str, int]]] = {"answers": answers, "memory": memory}

if __name__ == "__main__":
    if sys.argv[1] == "games":
        print(json.dumps(seats_by_game()))
    elif sys.argv[1] in FACTS:
        print(json.dumps(FACTS[sys.argv[1]](sys.argv[2])))
    else:
        done, taken = RATES[sys.argv[1]](sys.argv[2], float(sys.argv[3]))
        print(json.dumps({"count": done, "seconds": taken}))
