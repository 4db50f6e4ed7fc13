"""Search by whole moves, for games in which nothing is hidden.

A move is several clicks. Click by click, a tree of a few hundred nodes ends within one move, and an
option is judged by the average of ways to go on with it instead of the best. Here a node is a
position in which nobody is in the middle of a move, and its children are the few most promising
whole moves of whoever is to move; each seat maximises its own value (max-n). What chance brings
later is not foreseen: a line ends where dice are rolled. Where something is hidden, moves are
played out instead (playouts.py).
"""

from __future__ import annotations

from math import exp, sqrt
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

WIDTH: Final = 8
"""How many moves a node keeps of those it tried."""

TRIES: Final = 3
"""How many ways to go on are tried for each first click."""

ROOT_TRIES: Final = 8
ROOT_KEPT: Final = 2
CLICKS: Final = 6
"""At the root more ways are tried and kept, and so many clicks are looked at with care."""

PRIOR: Final = 1000.0
"""By how much a first look counts less than a visit."""

CURIOSITY: Final = 1.0
SHARPNESS: Final = 40.0
"""How eager the search is to try what it has not tried, and how much it trusts its first look."""


UNSURE: Final = Choice("unsure", 0)
"""Stands among the clicks of a move where chance answered: what follows was chosen by luck."""


class MoveNode:
    """A position after a move, whoever is to move there, and what is known of it."""

    def __init__(self, state: State, first: Choice, prior: float, further: list[Choice]) -> None:
        self.state: Final = state
        self.first: Final = first
        self.further: Final = further
        self.visits = 0
        self.value = 0.0
        self.prior = prior
        self.share = 0.0
        self.seat = CHANCE
        self.values: list[float] = []
        self.children: list[MoveNode] = []


class MoveTree(Search):
    """A tree of whole moves below one decision."""

    def __init__(self, game: Game[Any], mind: Mind[Any], judge: Judge[Any], dice: Dice) -> None:
        super().__init__(game, mind, judge, dice)
        self.breadth = mind.breadth
        self.deadline = 0.0

    def ranked(self, knowledge: Knowledge, decision: Decision, budget: Budget) -> list[Ranked]:
        """How often whole moves were tried that begin with each option, and what came of them."""
        root = self.grown(knowledge, decision, budget)
        found: list[Ranked] = []
        for option in decision.options:
            nodes = [node for node in root.children if node.first == option]
            tries = value = 0.0
            visits = 0
            best = nodes[0]
            for node in nodes:
                tries = tries + node.visits + node.prior / PRIOR
                visits += node.visits
                value += node.value
                if node.visits > best.visits:
                    best = node
            worth = value / visits if visits else max([node.prior for node in nodes])
            found.append(Ranked([option, *best.further], tries, worth))
        return in_order(found)

    def grown(self, knowledge: Knowledge, decision: Decision, budget: Budget) -> MoveNode:
        """The tree when the budget is used up."""
        began = perf_counter()
        deadline = began + budget.milliseconds / 1000.0
        self.widen(budget.size(), (began + deadline) / 2.0 if budget.milliseconds else 0.0)
        root = self.root(knowledge.imagine(self.dice), decision)
        if not budget.milliseconds:
            for _ in range(max(1, int(budget.iterations))):
                self.iterate(root)
        while perf_counter() < deadline:
            self.iterate(root)
        return root

    def widen(self, iterations: float, deadline: float = 0.0) -> None:
        """Compare as many more ways to go on with each click as it is longer than a short search.

        What is not among the moves of the root, no number of iterations finds. Past the deadline,
        if there is one, a single way is drawn.
        """
        self.breadth = int(self.mind.breadth * max(1.0, iterations / SHORT))
        self.deadline = deadline

    def is_late(self) -> bool:
        """Whether no time is left to look at the moves of the root with care."""
        return self.deadline > 0.0 and perf_counter() > self.deadline

    def root(self, state: State, decision: Decision) -> MoveNode:
        """The decision as a node; every option is among its moves."""
        root = MoveNode(state, decision.options[0], 0.0, [])
        root.seat = decision.seat
        for option in decision.options:
            self.add_found(root, option)
            self.add_best(root, option, ROOT_TRIES, ROOT_KEPT)
        self.weigh(root.children)
        return root

    def add_found(self, node: MoveNode, option: Choice) -> None:
        """The best way to go on after a click that a careful look finds."""
        state = node.state.clone()
        apply(state, node.seat, option)
        node.children.append(self.best_end(state, node.seat, CLICKS, [option]))

    def best_end(self, state: State, seat: int, clicks: int, line: list[Choice]) -> MoveNode:
        """Where the best of some ways to finish a move leads, and what it is worth to the seat."""
        while True:
            decision = self.next_click(state)
            if decision is None:
                break
            if decision.seat == CHANCE:
                index = self.dice.weighted(decision.weights)
                apply(state, CHANCE, decision.options[index])
                line.append(UNSURE)
            elif decision.seat != seat:
                break
            elif len(decision.options) == 1:
                apply(state, seat, decision.options[0])
            elif clicks == 0:
                self.finish(state, seat, line)
            else:
                return self.best_of(state, decision, clicks - 1, line)
        return MoveNode(state, line[0], self.judge.worth_to(state, seat), line[1:])

    def best_of(
        self, state: State, decision: Decision, clicks: int, line: list[Choice]
    ) -> MoveNode:
        """The best end among some options of one more click; the last one uses up the state."""
        options = decision.options
        step = max(1, len(options) // (1 if self.is_late() else self.breadth))
        best: MoveNode | None = None
        for index in range(self.dice.below(step), len(options), step):
            trial = state.clone() if index + step < len(options) else state
            apply(trial, decision.seat, options[index])
            end = self.best_end(trial, decision.seat, clicks, [*line, options[index]])
            if best is None or end.prior > best.prior:
                best = end
        assert best is not None
        return best

    def iterate(self, root: MoveNode) -> None:
        """Down to a node without children, which gets some, and its value back up."""
        path: list[MoveNode] = []
        seats: list[int] = []
        node = root
        while node.children:
            seats.append(node.seat)
            node = self.select(node)
            path.append(node)
        if node.visits > 0:
            self.expand(node)
        if not node.values:
            node.values = self.judge.worth(node.state)
        for index, visited in enumerate(path):
            visited.visits += 1
            visited.value += node.values[seats[index]]

    def select(self, node: MoveNode) -> MoveNode:
        """The most promising move: its value so far, and its share of what is untried."""
        total = 1
        for child in node.children:
            total += child.visits
        scale = CURIOSITY * sqrt(total)
        best, highest = node.children[0], -1.0
        for child in node.children:
            value = child.value / child.visits if child.visits else child.prior
            promise = value + scale * child.share / (1 + child.visits)
            if promise > highest:
                best, highest = child, promise
        return best

    def expand(self, node: MoveNode) -> None:
        """Find moves for whoever is next; none where chance is, or at the end."""
        decision = next_decision(node.state)
        if decision is None or decision.seat == CHANCE:
            return
        node.seat = decision.seat
        for option in decision.options:
            self.add_best(node, option, TRIES, 1)
        children = sorted(node.children, key=prior_of, reverse=True)
        node.children = children[:WIDTH]
        self.weigh(node.children)

    def add_best(self, node: MoveNode, option: Choice, tries: int, kept: int) -> None:
        """Try ways to go on after a click, and keep the best of them."""
        found: list[MoveNode] = []
        for _ in range(tries):
            state = node.state.clone()
            apply(state, node.seat, option)
            line: list[Choice] = []
            self.finish(state, node.seat, line)
            value = self.judge.worth_to(state, node.seat)
            found.append(MoveNode(state, option, value, line))
        found.sort(key=prior_of, reverse=True)
        node.children.extend(found[:kept])

    def next_click(self, state: State) -> Decision | None:
        """What is decided next in a move; None if it is over, and nobody asks what then."""
        settle(state)
        if is_over(state) or self.game.is_at_rest(state):
            return None
        return next_decision(state)

    def finish(self, state: State, seat: int, line: list[Choice]) -> None:
        """Random clicks of the seat until its move is made, noted down."""
        while True:
            decision = self.next_click(state)
            if decision is None:
                return
            if decision.seat == CHANCE:
                index = self.dice.weighted(decision.weights)
                line.append(UNSURE)
            elif decision.seat == seat:
                index = self.dice.below(len(decision.options))
                line.append(decision.options[index])
            else:
                return
            apply(state, decision.seat, decision.options[index])

    def weigh(self, children: list[MoveNode]) -> None:
        """Shares by how good moves look at first."""
        best = 0.0
        for child in children:
            best = max(best, child.prior)
        total = 0.0
        for child in children:
            child.share = exp((child.prior - best) * SHARPNESS)
            total += child.share
        for child in children:
            child.share /= total


def prior_of(node: MoveNode) -> float:
    return node.prior
