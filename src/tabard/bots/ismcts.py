"""Information-set Monte Carlo tree search: one tree, a fresh dream each time, all for themselves.

After Cowling, Powley and Whitehouse (2012): nodes are sets of states that the searching seat cannot
tell apart, options are counted by how often they were available, and each seat maximises its own
value (max-n). Rollouts are cut early and judged by the game's evaluation.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from tabard.bots.greedy import option_values
from tabard.core.dice import Dice
from tabard.core.engine import apply, next_decision
from tabard.core.game import Game
from tabard.core.state import Sealed, State
from tabard.core.values import CHANCE, Choice, Decision
from tabard.match.knowledge import Knowledge

ITERATIONS: Final = 400
CURIOSITY: Final = 0.2
ROLLOUT: Final = 20
"""After how many decisions a rollout is cut and judged."""

TRUST: Final = 16
"""How many visits the first look ahead counts for."""

FIRST_LOOKS: Final = 10
"""Over how many dreams the first look ahead is taken."""

BREADTH: Final = 8
"""How many ways to go on with the next click it compares."""

TRIES: Final = 5
"""Out of how many random ways to make a whole move a rollout takes the best."""

CLOCK: Final = 8
"""How many iterations pass between two looks at the clock."""


class Node:
    """What is known of one choice: how often possible, how often tried, its worth to its seat."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.value = 0.0
        self.children: dict[str, Node] = {}

    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0


class IsmctsBot:
    """Searches for a number of iterations, or for milliseconds."""

    def __init__(
        self,
        seed: int,
        iterations: int = ITERATIONS,
        milliseconds: int = 0,
        rollout: int = ROLLOUT,
        curiosity: float = CURIOSITY,
        trust: int = TRUST,
        tries: int = TRIES,
    ) -> None:
        self.dice: Final = Dice(seed)
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.rollout: Final = rollout
        self.curiosity: Final = curiosity
        self.trust: Final = trust
        self.tries: Final = tries

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        if len(decision.options) == 1:
            return decision.options[0]
        root = self.search(knowledge, decision)
        best = decision.options[0]
        most = -1
        for option in decision.options:
            node = root.children.get(option.text)
            if node is not None and node.visits > most:
                most = node.visits
                best = option
        return best

    def search(self, knowledge: Knowledge, decision: Decision) -> Node:
        """Grow a tree below the decision until the budget is used up."""
        deadline = perf_counter() + self.milliseconds / 1000.0
        root = self.rooted(knowledge, decision)
        if not self.milliseconds:
            for _ in range(self.iterations):
                self.iterate(knowledge, decision, root)
            return root
        while perf_counter() < deadline:
            for _ in range(CLOCK):
                self.iterate(knowledge, decision, root)
        return root

    def rooted(self, knowledge: Knowledge, decision: Decision) -> Node:
        """A root whose options begin with what one look ahead thinks of them."""
        root = Node()
        if not self.trust:
            return root
        game = knowledge.game
        looks, breadth = (1, game.breadth) if game.foresight else (FIRST_LOOKS, BREADTH)
        values = option_values(knowledge, decision, self.dice, looks, breadth)
        for index, option in enumerate(decision.options):
            child = Node()
            child.visits = child.available = self.trust
            child.value = self.trust * values[index]
            root.children[option.text] = child
        return root

    def iterate(self, knowledge: Knowledge, decision: Decision, root: Node) -> None:
        """One dream: down the tree, one new node, a short rollout, values back up."""
        game = knowledge.game
        state = knowledge.imagine(self.dice)
        path: list[Node] = []
        seats: list[int] = []
        node = root
        pending: Decision | None = decision
        while pending is not None:
            if self.is_outside_tree(state, pending, decision.seat):
                self.play_at_random(state, pending)
            else:
                option = self.select(node, pending)
                node = node.children[option.text]
                path.append(node)
                seats.append(pending.seat)
                apply(state, pending.seat, option)
                if node.visits == 0:
                    break
            pending = next_decision(state)
        values = self.judge(game, state)
        for index, visited in enumerate(path):
            visited.visits += 1
            visited.value += values[seats[index]]

    def is_outside_tree(self, state: State, pending: Decision, searcher: int) -> bool:
        """Chance, lone options and others' secret picks are drawn, not searched."""
        if pending.seat == CHANCE or len(pending.options) == 1:
            return True
        return pending.seat != searcher and isinstance(state.agenda[-1], Sealed)

    def select(self, node: Node, decision: Decision) -> Choice:
        """An option never tried, at random; else the most promising (UCB with availability)."""
        children = node.children
        fresh: list[Choice] = []
        for option in decision.options:
            child = children.get(option.text)
            if child is None:
                child = Node()
                children[option.text] = child
            child.available += 1
            if child.visits == 0:
                fresh.append(option)
        if fresh:
            return fresh[self.dice.below(len(fresh))]
        best = decision.options[0]
        highest = -1.0
        for option in decision.options:
            child = children[option.text]
            bonus = self.curiosity * sqrt(log(child.available) / child.visits)
            promise = child.value / child.visits + bonus
            if promise > highest:
                highest = promise
                best = option
        return best

    def play_at_random(self, state: State, decision: Decision) -> None:
        """Answer for chance by its weights, for a seat with any option."""
        if decision.seat == CHANCE:
            index = self.dice.weighted(decision.weights)
        else:
            index = self.dice.below(len(decision.options))
        apply(state, decision.seat, decision.options[index])

    def judge(self, game: Game[Any], state: State) -> list[float]:
        """Play on for a while, then ask the game what it thinks of each seat."""
        if game.foresight:
            return self.judge_by_moves(game, state)
        left = self.rollout
        pending = next_decision(state)
        while pending is not None and left > 0:
            if pending.seat != CHANCE and len(pending.options) > 1:
                left -= 1
            self.play_at_random(state, pending)
            pending = next_decision(state)
        return game.evaluate_all(state)

    def judge_by_moves(self, game: Game[Any], state: State) -> list[float]:
        """Play on by whole moves, each the best of some random ones, as good players would."""
        for _ in range(game.foresight):
            pending = next_decision(state)
            while pending is not None and pending.seat == CHANCE:
                self.play_at_random(state, pending)
                pending = next_decision(state)
            if pending is None:
                break
            state = self.after_move(game, state, pending.seat)
        return game.evaluate_all(state)

    def after_move(self, game: Game[Any], state: State, seat: int) -> State:
        """Where the best of some random ways to go on with a move leads."""
        best, highest = state, -1.0
        for _ in range(self.tries):
            trial = state.clone()
            self.play_move(game, trial, seat)
            value = game.evaluate(trial, seat)
            if value > highest:
                best, highest = trial, value
        return best

    def play_move(self, game: Game[Any], state: State, seat: int) -> None:
        """Random clicks of a seat until its move is made."""
        pending = next_decision(state)
        while pending is not None:
            self.play_at_random(state, pending)
            pending = next_decision(state)
            if pending is None or game.is_at_rest(state):
                return
            if pending.seat not in (seat, CHANCE):
                return
