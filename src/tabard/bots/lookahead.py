"""A look ahead, and the bot that takes what looks best there, averaged over dreams."""

from __future__ import annotations

from typing import Any, Final

from tabard.core.dice import Dice
from tabard.core.engine import apply, next_decision
from tabard.core.game import Game
from tabard.core.state import Sealed, State
from tabard.core.values import Choice, Decision
from tabard.match.knowledge import Knowledge
from tabard.minds.mind import Judge

DREAMS: Final = 1
"""One dream a decision is quick and makes an easy opponent; more make it stronger."""

CLICKS: Final = 6
"""How many further own clicks an option is followed through, since one move is several clicks."""


class GreedyBot:
    """One step ahead over imagined states; its own next clicks are drawn, nobody is foreseen."""

    def __init__(
        self,
        judge: Judge[Any],
        breadth: int,
        seed: int,
        dreams: int = DREAMS,
        blunder_percent: int = 0,
    ) -> None:
        self.judge: Final = judge
        self.breadth: Final = breadth
        self.dice: Final = Dice(seed)
        self.dreams: Final = dreams
        self.blunder_percent: Final = blunder_percent

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self.blunder_percent and self.dice.below(100) < self.blunder_percent:
            return options[self.dice.below(len(options))]
        values = option_values(
            self.judge, knowledge, decision, self.dice, self.dreams, self.breadth
        )
        best = 0
        for index in range(1, len(options)):
            if values[index] > values[best]:
                best = index
        return options[best]


def option_values(
    judge: Judge[Any],
    knowledge: Knowledge,
    decision: Decision,
    dice: Dice,
    dreams: int,
    breadth: int,
) -> list[float]:
    """What each option is worth to the seat one look ahead, averaged over dreams.

    `breadth` says how many ways to go on with its next click are compared for each option.
    """
    game, seat = knowledge.game, decision.seat
    sums = [0.0] * len(decision.options)
    for _ in range(dreams):
        dream = knowledge.imagine(dice)
        seed = dice.below(1 << 28)
        for index, option in enumerate(decision.options):
            state = dream.clone()
            apply(state, seat, option)
            sums[index] += Lookahead(game, judge, seat, Dice(seed), breadth).value(state, CLICKS)
    return [total / dreams for total in sums]


class Lookahead:
    """Follows one option through the seat's own next clicks, to where it shows on the table."""

    def __init__(
        self, game: Game[Any], judge: Judge[Any], seat: int, dice: Dice, breadth: int
    ) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.seat: Final = seat
        self.dice: Final = dice
        self.breadth: Final = breadth

    def value(self, state: State, clicks: int) -> float:
        """The best the seat reaches; picks that others still make in secret are drawn."""
        while True:
            decision = next_decision(state)
            if decision is None:
                return self.judge.worth_to(state, self.seat)
            is_own = decision.seat == self.seat and not self.game.is_at_rest(state)
            if is_own and clicks > 0:
                if len(decision.options) > 1:
                    return self.best(state, decision, clicks - 1)
                apply(state, self.seat, decision.options[0])
            elif decision.seat != self.seat and isinstance(state.agenda[-1], Sealed):
                index = self.dice.below(len(decision.options))
                apply(state, decision.seat, decision.options[index])
            else:
                return self.judge.worth_to(state, self.seat)

    def best(self, state: State, decision: Decision, clicks: int) -> float:
        """The best value among some options of one more own click."""
        options = decision.options
        best = -1.0
        step = max(1, len(options) // self.breadth)
        for index in range(self.dice.below(step), len(options), step):
            trial = state.clone()
            apply(trial, self.seat, options[index])
            best = max(best, self.value(trial, clicks))
        return best
