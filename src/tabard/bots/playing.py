"""One match of bots, as fast as the engine goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.bots.bot import Bot, RandomBot
from tabard.core.engine import apply, next_decision
from tabard.core.errors import BotFaultError
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE
from tabard.match.chance import ChanceStream
from tabard.match.knowledge import NO_OPTIONS, Knowledge
from tabard.match.log import BotLog
from tabard.match.record import Move

Fault = tuple[int, str, str]
"""A seat whose bot failed, the kind of its fault, and a detail; `fault_words` makes words of it."""


class Played:
    """How a match of bots ended; before its end if a bot failed."""

    def __init__(
        self,
        places: list[int],
        scores: list[int],
        decisions: int,
        moves: list[Move],
        fault: Fault | None = None,
    ) -> None:
        self.places: Final = places
        self.scores: Final = scores
        self.decisions: Final = decisions
        self.moves: Final = moves
        self.fault: Final = fault


def play_match(
    game: Game[Any],
    state: State,
    bots: Sequence[Bot],
    seed: str,
    is_recorded: bool,
    options: Mapping[str, str] = NO_OPTIONS,
) -> Played:
    """Play from a fresh state to the end. Decisions are choices of seats among several options.

    A bot that fails ends the match: it is last, the others are placed as things stand.
    """
    stream = ChanceStream(seed)
    log = log_for(game, state, bots, options)
    windows = [Knowledge(game, state, seat, log) for seat in range(state.seats)]
    moves: list[Move] = []
    fault: Fault | None = None
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
                try:
                    choice = bot.choose(windows[seat], decision)
                except BotFaultError as error:
                    fault = (seat, error.kind, error.detail)
                    break
            decisions += 1
        if is_recorded:
            moves.append((seat, choice.text))
        apply(state, seat, choice)
        decision = next_decision(state)
    places = places_with(fault, game.places(state))
    scores = game.scores(state)
    dismiss(bots, places, scores)
    return Played(places, scores, decisions, moves, fault)


def log_for(
    game: Game[Any], state: State, bots: Sequence[Bot], options: Mapping[str, str]
) -> BotLog | None:
    """A log if any of the bots wants to hear it; keeping one takes time."""
    for bot in bots:
        # To find that something is not there takes longer than to know.
        if not isinstance(bot, RandomBot) and getattr(bot, "hears", False):
            return BotLog(game, state, options)
    return None


def places_with(fault: Fault | None, places: list[int]) -> list[int]:
    """The places of a match in which a bot failed: it is last, others move up."""
    if fault is None:
        return places
    loser = fault[0]
    last = max(len(places), 2)
    others = [place for seat, place in enumerate(places) if seat != loser]
    return [
        last if seat == loser else 1 + sum([other < place for other in others])
        for seat, place in enumerate(places)
    ]


def dismiss(bots: Sequence[Bot], places: list[int], scores: list[int]) -> None:
    """Tell bots that want to know how their match ended; those from outside are let go."""
    for bot in bots:
        end = None if isinstance(bot, RandomBot) else getattr(bot, "end", None)
        if end is not None:
            end(places, scores)


def match_seed(seed: str, number: int) -> str:
    """The seed of one match of a series."""
    return f"{seed}/{number}"
