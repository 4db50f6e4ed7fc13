"""Whole random matches with all their moments: what several files of tests need."""

from __future__ import annotations

from functools import cache

from games.castellans.builders import GAME, answer
from support.questions import offers, options
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.values import Decision, Event
from tabard.games.castellans.state import CastellansState


class Moment:
    """A question of a match, and the table as it lay then."""

    def __init__(self, state: CastellansState, decision: Decision) -> None:
        self.state = state.clone()
        self.decision = decision


class Played:
    """A whole random match: every question, and all that was told."""

    def __init__(self, seats: int, number: int) -> None:
        self.moments: list[Moment] = []
        state = GAME.new_state(seats, {})
        state.is_telling = True
        engine.settle(state)
        dice = Dice(number)
        while engine.pending(state):
            decision = engine.pending(state)[0]
            self.moments.append(Moment(state, decision))
            at = dice.below(len(decision.options))
            engine.play(state, decision.seat, decision.options[at])
        self.end = state
        self.told: list[Event] = state.told


@cache
def played(seats: int, number: int) -> Played:
    return Played(seats, number)


MATCHES = [(2, 1), (3, 2), (5, 3)]


def skip_chance_of_cards(state: CastellansState) -> None:
    """Let chance answer until it is asked for a die."""
    while not offers(state, "decision"):
        answer(state, options(state)[0])
