"""The greedy bot: the option after which its own position looks best, averaged over dreams."""

from __future__ import annotations

from typing import Any, Final

from tabard.core.dice import Dice
from tabard.core.engine import apply, next_decision
from tabard.core.game import Game
from tabard.core.state import Sealed, State
from tabard.core.values import Choice, Decision
from tabard.match.knowledge import Knowledge

DREAMS: Final = 6
CLICKS: Final = 6
"""How many further own clicks an option is followed through, since one move is several clicks."""

BREADTH: Final = 8
"""How many of the options of such a further click are tried."""


class GreedyBot:
    """One step ahead over imagined states; no opponent is foreseen."""

    def __init__(self, seed: int, dreams: int = DREAMS) -> None:
        self.dice: Final = Dice(seed)
        self.dreams: Final = dreams

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        options = decision.options
        if len(options) == 1:
            return options[0]
        values = self.values(knowledge, decision)
        best = 0
        for index in range(1, len(options)):
            if values[index] > values[best]:
                best = index
        return options[best]

    def values(self, knowledge: Knowledge, decision: Decision) -> list[float]:
        """What each option is worth to the seat, averaged over dreams."""
        sums = [0.0] * len(decision.options)
        for _ in range(self.dreams):
            dream = knowledge.imagine(self.dice)
            seed = self.dice.below(1 << 28)
            for index, option in enumerate(decision.options):
                state = dream.clone()
                apply(state, decision.seat, option)
                sums[index] += follow_through(
                    knowledge.game, state, decision.seat, Dice(seed), CLICKS
                )
        return [total / self.dreams for total in sums]


def follow_through(game: Game[Any], state: State, seat: int, dice: Dice, clicks: int) -> float:
    """The best the seat reaches by its own next clicks alone; picks of others are drawn at random."""
    while True:
        decision = next_decision(state)
        if decision is None:
            return game.evaluate(state, seat)
        if decision.seat == seat and clicks > 0:
            if len(decision.options) == 1:
                apply(state, seat, decision.options[0])
                continue
            return best_of(game, state, decision, dice, clicks - 1)
        if decision.seat == seat or not is_between_picks(state):
            return game.evaluate(state, seat)
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])


def best_of(game: Game[Any], state: State, decision: Decision, dice: Dice, clicks: int) -> float:
    """The best value among some options of one more own click."""
    options = decision.options
    best = -1.0
    step = max(1, len(options) // BREADTH)
    for index in range(dice.below(step), len(options), step):
        trial = state.clone()
        apply(trial, decision.seat, options[index])
        best = max(best, follow_through(game, trial, decision.seat, dice, clicks))
    return best


def is_between_picks(state: State) -> bool:
    """Whether others still pick in secret, so that nothing shows on the table yet."""
    return isinstance(state.agenda[-1], Sealed)
