"""Information-set Monte Carlo tree search: one tree, a fresh dream each time, all for themselves.

After Cowling, Powley and Whitehouse (2012): nodes are sets of states that the searching seat cannot
tell apart, options are counted by how often they were available, and each seat maximises its own
value (max-n). Rollouts are cut early and judged by the mind's judge.

The options of the decision itself are compared in the same dreams with the same luck, and the worse
half of them drops out again and again (sequential halving: Karnin, Koren and Somekh, 2013): most of
what differs between two dreams says nothing about the options.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from tabard.bots.lookahead import option_values
from tabard.bots.search import Budget, Ranked, Search, in_order
from tabard.core.dice import Dice
from tabard.core.engine import apply, next_decision
from tabard.core.game import Game
from tabard.core.state import Sealed, State
from tabard.core.values import CHANCE, Choice, Decision
from tabard.match.knowledge import Knowledge
from tabard.minds.mind import Judge, Mind, OpponentModel

CURIOSITY: Final = 0.2
TRUST: Final = 16
"""How many visits the first look ahead counts for."""

FIRST_LOOKS: Final = 10
"""Over how many dreams the first look ahead is taken."""

BREADTH: Final = 8
"""How many ways to go on with the next click it compares."""

COMPARED: Final = 16
"""How many options are searched; the others have only a first look."""


class Node:
    """What is known of one choice: how often possible, how often tried, its worth to its seat."""

    def __init__(self) -> None:
        self.visits = 0
        self.tried = 0
        self.available = 0
        self.value = 0.0
        self.seat = CHANCE
        self.prompt = ""
        self.children: dict[str, Node] = {}

    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0

    def weight(self) -> float:
        """How often it was tried as an option; of equals the better one weighs more."""
        return self.tried + self.mean()


class ClickTree(Search):
    """Grows a tree of single clicks; one that remembers goes on from its last question."""

    def __init__(
        self,
        game: Game[Any],
        mind: Mind[Any],
        judge: Judge[Any],
        dice: Dice,
        model: OpponentModel[Any],
        remembers: bool = False,
    ) -> None:
        super().__init__(game, mind, judge, dice)
        self.model: Final = model
        self.has_habits: Final = type(model) is not OpponentModel
        self.remembers: Final = remembers
        self.kept: Node | None = None
        self.luck = dice

    def ranked(self, knowledge: Knowledge, decision: Decision, budget: Budget) -> list[Ranked]:
        root = self.grown(knowledge, decision, budget)
        found: list[Ranked] = []
        for option in decision.options:
            node = root.children[option.text]
            found.append(Ranked([option], node.weight(), node.mean()))
        found = in_order(found)
        if self.remembers:
            self.kept = root.children[found[0].line[0].text]
        return found

    def grown(self, knowledge: Knowledge, decision: Decision, budget: Budget) -> Node:
        """A tree below the decision when the budget is used up; half drop out each time."""
        began = perf_counter()
        knowledge = self.model.sampler(knowledge, self.dice)
        root = self.rooted(knowledge, decision)
        alive = best_of(root, decision.options)[: compared(budget)]
        stages = (len(alive) - 1).bit_length()
        used = 0
        for stage in range(1, stages + 1):
            is_spent = False
            while not is_spent:
                self.compare(knowledge, decision, root, alive)
                used += len(alive)
                # Another comparison has to fit in.
                is_spent = budget.is_spent(used + len(alive) - 1, began, stage / stages)
            alive = best_of(root, alive)[: (len(alive) + 1) // 2]
        return root

    def rooted(self, knowledge: Knowledge, decision: Decision) -> Node:
        """A root whose options begin with what one look ahead thinks of them."""
        root = Node()
        root.seat, root.prompt = decision.seat, decision.prompt
        values = option_values(self.judge, knowledge, decision, self.dice, FIRST_LOOKS, BREADTH)
        for index, option in enumerate(decision.options):
            child = Node()
            child.visits = child.available = TRUST
            child.value = TRUST * values[index]
            root.children[option.text] = child
        kept = self.kept
        if kept is not None and kept.seat == decision.seat and kept.prompt == decision.prompt:
            self.remember(root, kept, decision)
        return root

    def remember(self, root: Node, kept: Node, decision: Decision) -> None:
        """Add half of what the last search knew of the options."""
        for option in decision.options:
            known = kept.children.get(option.text)
            if known is not None and known.visits > 1:
                child = root.children[option.text]
                child.visits += known.visits // 2
                child.available += known.visits // 2
                child.value += known.mean() * (known.visits // 2)
                child.children = known.children

    def compare(
        self, knowledge: Knowledge, decision: Decision, root: Node, options: list[Choice]
    ) -> None:
        """Try each option in the same new dream, with the same luck."""
        dream = knowledge.imagine(self.dice)
        seed = self.dice.below(1 << 28)
        for option in options:
            self.luck = Dice(seed)
            self.iterate(dream.clone(), decision.seat, root, option)

    def iterate(self, state: State, searcher: int, root: Node, first: Choice) -> None:
        """One dream: an option, down the tree, one new node, a short rollout, values back up."""
        node = root.children[first.text]
        node.tried += 1
        path = [node]
        seats = [searcher]
        apply(state, searcher, first)
        pending = next_decision(state)
        while pending is not None:
            if self.is_outside_tree(state, pending, searcher):
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
        values = self.judged(state)
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
        node.seat, node.prompt = decision.seat, decision.prompt
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
            return fresh[self.luck.below(len(fresh))]
        best = decision.options[0]
        highest = -1.0
        for option in decision.options:
            child = children[option.text]
            bonus = CURIOSITY * sqrt(log(child.available) / child.visits)
            promise = child.value / child.visits + bonus
            if promise > highest:
                highest = promise
                best = option
        return best

    def play_at_random(self, state: State, decision: Decision) -> None:
        """Answer for chance by its weights, for a seat by its habits."""
        weights = decision.weights
        if self.has_habits and decision.seat != CHANCE:
            weights = self.model.habits(state, decision)
        if weights:
            index = self.luck.weighted(weights)
        else:
            index = self.luck.below(len(decision.options))
        apply(state, decision.seat, decision.options[index])

    def judged(self, state: State) -> list[float]:
        """Play on at random for a while, then ask the judge what it thinks of each seat."""
        left = self.judge.rollout
        pending = next_decision(state)
        while pending is not None and left > 0:
            if pending.seat != CHANCE and len(pending.options) > 1:
                left -= 1
            self.play_at_random(state, pending)
            pending = next_decision(state)
        return self.judge.worth(state)


def compared(budget: Budget) -> int:
    """How many options the budget can compare at least twice."""
    return COMPARED if budget.milliseconds else max(2, min(COMPARED, int(budget.iterations) // 2))


def best_of(root: Node, options: list[Choice]) -> list[Choice]:
    """The options by what is known of them, the best first."""
    means = {option.text: root.children[option.text].mean() for option in options}
    return sorted(options, key=lambda option: means[option.text], reverse=True)
