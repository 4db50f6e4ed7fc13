"""Information-set Monte Carlo tree search: one tree, a fresh dream each time, all for themselves.

After Cowling, Powley and Whitehouse (2012): nodes are sets of states that the searching seat cannot
tell apart, options are counted by how often they were available, and each seat maximises its own
value (max-n). Rollouts are cut early and judged by the game's evaluation.

The options of the decision itself are compared in the same dreams with the same luck, and the worse
half of them drops out again and again (sequential halving: Karnin, Koren and Somekh, 2013): most of
what differs between two dreams says nothing about the options.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from tabard.bots.foresight import Foresight
from tabard.bots.greedy import option_values
from tabard.bots.moves import MoveNode, MoveSearch
from tabard.bots.playouts import A_MILLISECOND, Move, PlayoutSearch, best_half, heaviest
from tabard.core.dice import Dice
from tabard.core.engine import apply, next_decision
from tabard.core.game import Game
from tabard.core.state import Sealed, State
from tabard.core.values import CHANCE, Choice, Decision
from tabard.match.knowledge import Knowledge

ITERATIONS: Final = 400
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


class IsmctsBot:
    """Searches for a number of iterations, or for milliseconds; whole moves for a part of them."""

    def __init__(
        self,
        seed: int,
        iterations: int = ITERATIONS,
        milliseconds: int = 0,
        curiosity: float = CURIOSITY,
        trust: int = TRUST,
    ) -> None:
        self.dice: Final = Dice(seed)
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.curiosity: Final = curiosity
        self.trust: Final = trust
        self.luck = self.dice
        self.part = 1.0

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        if len(decision.options) == 1:
            return decision.options[0]
        window = self.window(knowledge)
        dream = at_a_move(window, self.dice)
        if dream is not None:
            return self.planned_move(window, decision, plays_out(window, dream))[0]
        return favourite(self.search(window, decision), decision)

    def window(self, knowledge: Knowledge) -> Knowledge:
        """What it knows, judged by the weights it goes by; the expert goes all the way."""
        game = knowledge.game
        return knowledge.judged_by(game.tuned(game.schooled(self.budget())))

    def planned_move(
        self, knowledge: Knowledge, decision: Decision, is_played_out: bool
    ) -> list[Choice]:
        """The clicks of the best whole move, as far as they can be foreseen."""
        if is_played_out:
            return heaviest(self.played_out(knowledge, decision)).clicks
        tree = self.grown(knowledge, decision)
        search = MoveSearch(knowledge.game, self.dice)
        first = search.favourite(tree)
        return [first, *search.plan(tree, first)]

    def grown(self, knowledge: Knowledge, decision: Decision) -> MoveNode:
        """A tree of whole moves, grown until the budget is used up."""
        began = perf_counter()
        deadline = began + self.part * self.milliseconds / 1000.0
        search = MoveSearch(knowledge.game, self.dice)
        search.widen(self.budget(), (began + deadline) / 2.0 if self.milliseconds else 0.0)
        root = search.root(knowledge.imagine(self.dice), decision)
        if not self.milliseconds:
            for _ in range(max(1, int(self.part * self.iterations))):
                search.iterate(root)
        while perf_counter() < deadline:
            search.iterate(root)
        return root

    def played_out(self, knowledge: Knowledge, decision: Decision) -> list[Move]:
        """Whole moves, played out until the budget is used up; half of them drop out each time."""
        began = perf_counter()
        search = self.playouts(knowledge, decision)
        moves = search.moves()
        alive = moves[: search.kept]
        stages = (len(alive) - 1).bit_length()
        used = 0
        for stage in range(1, stages + 1):
            is_spent = False
            while not is_spent:
                search.compare(alive)
                used += search.cost * len(alive)
                is_spent = self.is_spent(used, began, stage / stages)
            alive = best_half(alive)
        return moves

    def playouts(self, knowledge: Knowledge, decision: Decision) -> PlayoutSearch:
        """What compares whole moves; where nothing is hidden, who asks is alone at the table."""
        if not knowledge.game.has_secrets():
            return Foresight(knowledge, decision, self.dice)
        search = PlayoutSearch(knowledge, decision, self.dice)
        search.widen(self.budget())
        return search

    def believes(self) -> bool:
        """Whether it goes by what others' moves suggest, and by their habits."""
        return False

    def budget(self) -> float:
        """How many iterations a search has, about."""
        return self.part * max(self.iterations, A_MILLISECOND * self.milliseconds)

    def is_spent(self, used: int, began: float, share: float) -> bool:
        """Whether that share of the budget is used up."""
        if self.milliseconds:
            return perf_counter() - began >= share * self.part * self.milliseconds / 1000.0
        return used >= share * self.part * self.iterations

    def search(self, knowledge: Knowledge, decision: Decision) -> Node:
        """Grow a tree below the decision until the budget is used up; half drop out each time."""
        began = perf_counter()
        if self.believes():
            knowledge = knowledge.supposing(self.dice)
        root = self.rooted(knowledge, decision)
        alive = best_of(root, decision.options)[: self.compared()]
        stages = (len(alive) - 1).bit_length()
        used = 0
        for stage in range(1, stages + 1):
            is_spent = False
            while not is_spent:
                self.compare(knowledge, decision, root, alive)
                used += len(alive)
                # Another comparison has to fit in.
                is_spent = self.is_spent(used + len(alive) - 1, began, stage / stages)
            alive = best_of(root, alive)[: (len(alive) + 1) // 2]
        return root

    def compared(self) -> int:
        """How many options the budget can compare at least twice."""
        return COMPARED if self.milliseconds else max(2, min(COMPARED, self.iterations // 2))

    def rooted(self, knowledge: Knowledge, decision: Decision) -> Node:
        """A root whose options begin with what one look ahead thinks of them."""
        root = Node()
        root.seat, root.prompt = decision.seat, decision.prompt
        values = option_values(knowledge, decision, self.dice, FIRST_LOOKS, BREADTH)
        for index, option in enumerate(decision.options):
            child = Node()
            child.visits = child.available = self.trust
            child.value = self.trust * values[index]
            root.children[option.text] = child
        return root

    def compare(
        self, knowledge: Knowledge, decision: Decision, root: Node, options: list[Choice]
    ) -> None:
        """Try each option in the same new dream, with the same luck."""
        dream = knowledge.imagine(self.dice)
        seed = self.dice.below(1 << 28)
        for option in options:
            self.luck = Dice(seed)
            self.iterate(knowledge.game, dream.clone(), decision.seat, root, option)

    def iterate(
        self, game: Game[Any], state: State, searcher: int, root: Node, first: Choice
    ) -> None:
        """One dream: an option, down the tree, one new node, a short rollout, values back up."""
        node = root.children[first.text]
        node.tried += 1
        path = [node]
        seats = [searcher]
        apply(state, searcher, first)
        pending = next_decision(state)
        while pending is not None:
            if self.is_outside_tree(state, pending, searcher):
                self.play_at_random(game, state, pending)
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
            bonus = self.curiosity * sqrt(log(child.available) / child.visits)
            promise = child.value / child.visits + bonus
            if promise > highest:
                highest = promise
                best = option
        return best

    def play_at_random(self, game: Game[Any], state: State, decision: Decision) -> None:
        """Answer for chance by its weights, for a seat by its habits."""
        weights = decision.weights
        if decision.seat != CHANCE and self.believes():
            weights = game.habits(state, decision)
        if weights:
            index = self.luck.weighted(weights)
        else:
            index = self.luck.below(len(decision.options))
        apply(state, decision.seat, decision.options[index])

    def judge(self, game: Game[Any], state: State) -> list[float]:
        """Play on at random for a while, then ask the game what it thinks of each seat."""
        left = game.rollout
        pending = next_decision(state)
        while pending is not None and left > 0:
            if pending.seat != CHANCE and len(pending.options) > 1:
                left -= 1
            self.play_at_random(game, state, pending)
            pending = next_decision(state)
        return game.evaluate_all(state)


def favourite(root: Node, decision: Decision) -> Choice:
    """The option tried most; of equals the one that was worth more."""
    best = decision.options[0]
    for option in decision.options:
        if root.children[option.text].weight() > root.children[best.text].weight():
            best = option
    return best


def best_of(root: Node, options: list[Choice]) -> list[Choice]:
    """The options by what is known of them, the best first."""
    means = {option.text: root.children[option.text].mean() for option in options}
    return sorted(options, key=lambda option: means[option.text], reverse=True)


def at_a_move(knowledge: Knowledge, dice: Dice) -> State | None:
    """A dream, if whole moves are searched from it; none while others pick at the same time."""
    if not knowledge.game.searches_moves:
        return None
    dream = knowledge.imagine(dice)
    return None if isinstance(dream.agenda[-1], Sealed) else dream


def plays_out(knowledge: Knowledge, dream: State) -> bool:
    """Whether moves are followed one by one instead of put into a tree.

    So it is where something is hidden, and for one player alone: what acts against that player is
    chance, and there a tree would end after every move.
    """
    return knowledge.game.has_secrets() or dream.seats == 1
