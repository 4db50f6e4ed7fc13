"""Search two moves deep, for one player alone.

What acts against that player is chance, so that a tree would end after every move, and a playout to
the end says more of luck than of the move. Here the moves that look best are followed, with the
same luck, to the next own move, and that one is looked for with as much care: a move is worth what
it makes possible.
"""

from __future__ import annotations

from typing import Final, final

from tabard.bots.move_tree import MoveNode, MoveTree
from tabard.bots.playouts import Move, Playouts, prior_of
from tabard.core.dice import Dice
from tabard.core.engine import apply, next_decision
from tabard.core.state import State
from tabard.core.values import CHANCE, Decision
from tabard.match.knowledge import Knowledge

KEPT: Final = 6
"""How many moves are followed; the others have only a first look."""

COST: Final = 20
"""How many iterations following a move counts for, since it takes that long."""

TRUST: Final = 8
"""How many visits the first look counts for."""

CLICKS: Final = 2
"""How many clicks of the next move are looked at with care; later ones are drawn."""


@final
class ForeseenMove(Move):
    """A move and the position after it."""

    def __init__(self, node: MoveNode) -> None:
        super().__init__([node.first, *node.further], node.prior)
        self.state: Final = node.state


@final
class Foresight(Playouts):
    """Compares moves of a seat by the best move that may follow each."""

    def widen(self, iterations: float) -> None:
        """A few moves are followed, with more care the longer it may think."""
        self.kept = KEPT
        self.cost = COST

    def moves(self, knowledge: Knowledge, decision: Decision) -> list[Move]:
        root = self.tree(self.dice).root(knowledge.imagine(self.dice), decision)
        moves: list[Move] = [ForeseenMove(node) for node in root.children]
        moves.sort(key=prior_of, reverse=True)
        return moves

    def tree(self, dice: Dice) -> MoveTree:
        """What looks for the moves of one position."""
        return MoveTree(self.game, self.mind, self.judge, dice)

    def compare(self, knowledge: Knowledge, decision: Decision, moves: list[Move]) -> None:
        is_first = moves[0].visits == 0
        seed = self.dice.below(1 << 28)
        for move in moves:
            assert isinstance(move, ForeseenMove)
            move.value += self.next_best(move.state.clone(), decision.seat, Dice(seed))
            move.visits += 1
        if is_first:
            trust_first_looks(moves)

    def next_best(self, state: State, seat: int, luck: Dice) -> float:
        """What the best next move of the seat leads to; what comes before it is luck."""
        decision = next_decision(state)
        while decision is not None:
            if decision.seat == CHANCE:
                index = luck.weighted(decision.weights)
            elif self.game.is_at_rest(state):
                return self.best_end(state, decision, luck)
            else:
                index = luck.below(len(decision.options))
            apply(state, decision.seat, decision.options[index])
            decision = next_decision(state)
        return self.judge.worth_to(state, seat)

    def best_end(self, state: State, decision: Decision, luck: Dice) -> float:
        """The best value after a careful look at one way to go on with each option."""
        search = self.tree(luck)
        best = 0.0
        for option in decision.options:
            trial = state.clone()
            apply(trial, decision.seat, option)
            best = max(best, search.best_end(trial, decision.seat, CLICKS, [option]).prior)
        return best


def trust_first_looks(moves: list[Move]) -> None:
    """Count what moves looked like as visits, less what the time between changes for all."""
    shift = sum([move.value - move.prior for move in moves]) / len(moves)
    for move in moves:
        move.visits += TRUST
        move.value += TRUST * (move.prior + shift)
