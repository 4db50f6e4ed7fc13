"""Search by playouts of whole moves, for games in which something is hidden.

A tree that several dreams share is too small to see past the next opponent, and it compares
positions in which some seats have had their turn and others not: the more seats, the less it knows.
Here the few most promising whole moves are played on in many dreams to the end of the round, each
seat making the move that looks best at once. There all have had their turns, and the
judge need not guess what cards left in hand may bring.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from tabard.bots.search import SHORT, Budget, Ranked, Search, in_order
from tabard.core.dice import Dice
from tabard.core.engine import apply, is_over, next_decision, settle
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE, Choice, Decision
from tabard.match.knowledge import Knowledge
from tabard.minds.mind import Judge, Mind

KEPT: Final = 10
"""How many moves are played out by a short search; the others have only a first look."""

WAYS: Final = 2
"""How many ways to go on with a first click are among the moves of a short search."""

PLAYOUT: Final = 3
"""How many iterations a playout to the end of a round counts for, since it takes that long."""

CLICKS: Final = 4
"""How many further clicks of a move are compared; later ones are drawn."""


class Move:
    """A whole move of the searching seat by its clicks, and what came of it."""

    def __init__(self, clicks: list[Choice], prior: float) -> None:
        self.clicks: Final = clicks
        self.prior: Final = prior
        self.visits = 0
        self.value = 0.0

    def mean(self) -> float:
        return self.value / self.visits if self.visits else self.prior

    def weight(self) -> float:
        """How often it was tried; of equals the better one weighs more."""
        return self.visits + self.mean()


class Playouts(Search):
    """Plays the moves of a decision on, from dream to dream; half of them drop out each time."""

    def __init__(self, game: Game[Any], mind: Mind[Any], judge: Judge[Any], dice: Dice) -> None:
        super().__init__(game, mind, judge, dice)
        self.kept = KEPT
        self.ways = WAYS
        self.cost = PLAYOUT

    def ranked(self, knowledge: Knowledge, decision: Decision, budget: Budget) -> list[Ranked]:
        """By the best whole move that begins with each option: what was tried most, comes first."""
        moves = self.played_out(knowledge, decision, budget)
        best: dict[str, Move] = {}
        for move in moves:
            text = move.clicks[0].text
            if text not in best or move.weight() > best[text].weight():
                best[text] = move
        # Of equals, what looked better at first comes first.
        found = [move for move in moves if best[move.clicks[0].text] is move]
        return in_order([Ranked(move.clicks, move.weight(), move.mean()) for move in found])

    def played_out(self, knowledge: Knowledge, decision: Decision, budget: Budget) -> list[Move]:
        """Whole moves, played out until the budget is used up."""
        began = perf_counter()
        self.widen(budget.size())
        moves = self.moves(knowledge, decision)
        alive = moves[: self.kept]
        stages = (len(alive) - 1).bit_length()
        used = 0
        for stage in range(1, stages + 1):
            is_spent = False
            while not is_spent:
                self.compare(knowledge, decision, alive)
                used += self.cost * len(alive)
                is_spent = budget.is_spent(used, began, stage / stages)
            alive = best_half(alive)
        return moves

    def widen(self, iterations: float) -> None:
        """Look at as many more moves as the budget is larger than that of a short search.

        Once the ten that look best at first are told apart, further playouts of them say nothing.
        """
        wider = max(1.0, iterations / SHORT)
        self.kept = int(KEPT * wider)
        self.ways = int(WAYS * wider)

    def moves(self, knowledge: Knowledge, decision: Decision) -> list[Move]:
        """Every option with its best ways to go on, those that look best at once first."""
        seat = decision.seat
        dream = knowledge.imagine(self.dice)
        playout = Playout(self, dream, self.dice)
        moves: list[Move] = []
        for option in decision.options:
            state = dream.clone()
            apply(state, seat, option)
            found: list[Move] = []
            playout.add_moves(found, state, seat, [option])
            found.sort(key=prior_of, reverse=True)
            moves.extend(found[: self.ways])
        moves.sort(key=prior_of, reverse=True)
        return moves

    def compare(self, knowledge: Knowledge, decision: Decision, moves: list[Move]) -> None:
        """Play each move out in the same new dream, with the same luck."""
        seat = decision.seat
        dream = knowledge.imagine(self.dice)
        seed = self.dice.below(1 << 28)
        for move in moves:
            playout = Playout(self, dream, Dice(seed))
            end = playout.end_of(playout.after(move.clicks, seat))
            move.visits += 1
            move.value += self.judge.worth_to(end, seat)


class Playout:
    """Plays on from a dream to the end of the round."""

    def __init__(self, search: Search, dream: State, dice: Dice) -> None:
        self.game: Final = search.game
        self.mind: Final = search.mind
        self.judge: Final = search.judge
        self.dream: Final = dream
        self.dice: Final = dice
        self.rounds: Final = search.mind.rounds_played(dream)

    def is_round_over(self, state: State) -> bool:
        """Whether a playout ends here; what follows between rounds is luck."""
        return self.mind.rounds_played(state) > self.rounds

    def add_moves(self, moves: list[Move], state: State, seat: int, clicks: list[Choice]) -> None:
        """All that some clicks of the seat may lead to, as far as it is worth a look.

        The last of them uses up the state.
        """
        decision = self.next_click(state, seat)
        if decision is None or len(clicks) > CLICKS:
            self.finish(state, seat)
            moves.append(Move(clicks, self.judge.worth_to(state, seat)))
            return
        options = decision.options
        step = max(1, len(options) // self.mind.breadth)
        for index in range(self.dice.below(step), len(options), step):
            trial = state.clone() if index + step < len(options) else state
            apply(trial, seat, options[index])
            self.add_moves(moves, trial, seat, [*clicks, options[index]])

    def next_click(self, state: State, seat: int) -> Decision | None:
        """What the seat has to decide next in its move; None if the move is over."""
        while True:
            settle(state)
            if is_over(state) or self.game.is_at_rest(state) or self.is_round_over(state):
                return None  # before anybody works out what could be done then
            decision = next_decision(state)
            assert decision is not None, "somebody decides where a match goes on"
            if decision.seat != CHANCE:
                return decision if decision.seat == seat else None
            self.answer(state, decision)

    def after(self, clicks: list[Choice], seat: int) -> State:
        """The dream after a move of the seat; what it cannot click there is drawn."""
        state = self.dream.clone()
        apply(state, seat, clicks[0])
        for click in clicks[1:]:
            decision = self.next_click(state, seat)
            if decision is None:
                return state
            if click in decision.options:
                apply(state, seat, click)
            else:
                self.answer(state, decision)
        self.finish(state, seat)
        return state

    def finish(self, state: State, seat: int) -> None:
        """Clicks of the seat at random until its move is made."""
        while True:
            decision = self.next_click(state, seat)
            if decision is None:
                return
            self.answer(state, decision)

    def answer(self, state: State, decision: Decision) -> None:
        """Chance by its weights, a seat with any option."""
        if decision.seat == CHANCE:
            index = self.dice.weighted(decision.weights)
        else:
            index = self.dice.below(len(decision.options))
        apply(state, decision.seat, decision.options[index])

    def end_of(self, state: State) -> State:
        """The end of the round, if all go on with what looks best at once."""
        while True:
            settle(state)
            if is_over(state) or self.is_round_over(state):
                return state
            decision = next_decision(state)
            assert decision is not None, "somebody decides where a match goes on"
            if decision.seat != CHANCE and self.game.is_at_rest(state):
                state = self.best_move(state, decision)
            else:
                self.answer(state, decision)

    def best_move(self, state: State, decision: Decision) -> State:
        """The position after the best of one move for each option; the last uses up the state."""
        best, highest = state, -1.0
        last = len(decision.options) - 1
        for index, option in enumerate(decision.options):
            trial = state.clone() if index < last else state
            apply(trial, decision.seat, option)
            self.finish(trial, decision.seat)
            value = self.judge.worth_to(trial, decision.seat)
            if value > highest:
                best, highest = trial, value
        return best


def best_half(moves: list[Move]) -> list[Move]:
    """The better ones, which get further playouts."""
    return sorted(moves, key=mean_of, reverse=True)[: (len(moves) + 1) // 2]


def prior_of(move: Move) -> float:
    return move.prior


def mean_of(move: Move) -> float:
    return move.mean()
