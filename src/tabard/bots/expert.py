"""The expert: the same searches with all we have.

Positions are judged by tuned weights, or by a network where one was learnt. A move of several
clicks is searched once and then played as planned, so that the budget goes where it decides; where
clicks are searched one by one, the tree below the last click is kept and grown on.
"""

from __future__ import annotations

from typing import Final

from tabard.bots.ismcts import IsmctsBot, Node, at_a_move, favourite, plays_out
from tabard.bots.moves import UNSURE
from tabard.core.state import State
from tabard.core.values import Choice, Decision
from tabard.match.knowledge import Knowledge

MIDDLE: Final = 0.25
"""What part of the budget a search in the middle of a move gets, where less is left to decide."""


class ExpertBot(IsmctsBot):
    """Remembers from click to click; a bot for one seat of one match."""

    def __init__(self, seed: int, iterations: int = 0, milliseconds: int = 0) -> None:
        super().__init__(seed, iterations, milliseconds)
        self.plan: list[Choice] = []
        self.kept: Node | None = None

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        if len(decision.options) == 1:
            return decision.options[0]
        window = self.window(knowledge)
        dream = at_a_move(window, self.dice)
        if dream is None:
            return self.clicked(window, decision)
        planned = self.next_planned(window, dream, decision)
        if planned is not None:
            return planned
        self.part = 1.0 if window.game.is_at_rest(dream) else MIDDLE
        line = self.planned_move(window, decision, plays_out(window, dream))
        self.plan = line[1:]
        return line[0]

    def window(self, knowledge: Knowledge) -> Knowledge:
        return knowledge.judged_by(knowledge.game.learned())

    def believes(self) -> bool:
        return True

    def next_planned(self, window: Knowledge, dream: State, decision: Decision) -> Choice | None:
        """The next click of the move under way, if it goes as foreseen."""
        if window.game.is_at_rest(dream):
            self.plan = []
        for index, click in enumerate(self.plan):
            if click == UNSURE:
                break
            if click in decision.options:
                self.plan = self.plan[index + 1 :]
                return click
        self.plan = []
        return None

    def clicked(self, window: Knowledge, decision: Decision) -> Choice:
        """The best click by a tree that grows on from the last one."""
        self.part = 1.0
        root = self.search(window, decision)
        choice = favourite(root, decision)
        self.kept = root.children[choice.text]
        return choice

    def rooted(self, knowledge: Knowledge, decision: Decision) -> Node:
        """A first look at the options, and half of what the last search knew of them."""
        root = super().rooted(knowledge, decision)
        kept = self.kept
        if kept is None or kept.seat != decision.seat or kept.prompt != decision.prompt:
            return root
        for option in decision.options:
            known = kept.children.get(option.text)
            if known is not None and known.visits > 1:
                child = root.children[option.text]
                child.visits += known.visits // 2
                child.available += known.visits // 2
                child.value += known.mean() * (known.visits // 2)
                child.children = known.children
        return root
