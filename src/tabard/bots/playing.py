"""One match of bots, as fast as the engine goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.bots.bot import Bot, RandomBot
from tabard.core.engine import apply, next_decision
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE
from tabard.match.chance import ChanceStream
from tabard.match.knowledge import Knowledge
from tabard.match.record import Move


class Played:
    """How a match of bots ended."""

    def __init__(
        self, places: list[int], scores: list[int], decisions: int, moves: list[Move]
    ) -> None:
        self.places: Final = places
        self.scores: Final = scores
        self.decisions: Final = decisions
        self.moves: Final = moves


def play_match(
    game: Game[Any], state: State, bots: Sequence[Bot], seed: str, is_recorded: bool
) -> Played:
    """Play from a fresh state to the end. Decisions are choices of seats among several options."""
    stream = ChanceStream(seed)
    windows = [Knowledge(game, state, seat) for seat in range(state.seats)]
    moves: list[Move] = []
    decisions = asked = 0
    decision = next_decision(state)
    while decision is not None:
        seat = decision.seat
        if seat == CHANCE:
            choice = stream.answer(decision, asked)
            asked += 1
        elif len(decision.options) == 1:
            choice = decision.options[0]
        else:
            bot = bots[seat]
            if isinstance(bot, RandomBot):  # a call of a class is native, of a protocol is not
                choice = bot.choose(windows[seat], decision)
            else:
                choice = bot.choose(windows[seat], decision)
            decisions += 1
        if is_recorded:
            moves.append((seat, choice.text))
        apply(state, seat, choice)
        decision = next_decision(state)
    return Played(game.places(state), game.scores(state), decisions, moves)


def match_seed(seed: str, number: int) -> str:
    """The seed of one match of a series."""
    return f"{seed}/{number}"
