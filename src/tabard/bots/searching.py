"""Bots that search: every click anew, or a whole move once, which is then played as planned."""

from __future__ import annotations

from typing import Any, Final

from tabard.bots.click_tree import ClickTree
from tabard.bots.foresight import Foresight
from tabard.bots.move_tree import UNSURE, MoveTree
from tabard.bots.playouts import Playouts
from tabard.bots.search import Budget, Ranked, Search
from tabard.core.dice import Dice
from tabard.core.game import Game
from tabard.core.state import Sealed, State
from tabard.core.values import Choice, Decision
from tabard.match.knowledge import Knowledge
from tabard.minds.mind import Judge, Mind, OpponentModel

MIDDLE: Final = 0.25
"""What part of the budget a search in the middle of a move gets, where less is left to decide."""


class SearchBot:
    """Made of searches, a judge, a model of the others and a budget."""

    def __init__(
        self,
        game: Game[Any],
        mind: Mind[Any],
        judge: Judge[Any],
        model: OpponentModel[Any],
        budget: Budget,
        seed: int,
    ) -> None:
        self.game: Final = game
        self.mind: Final = mind
        self.judge: Final = judge
        self.budget: Final = budget
        self.dice: Final = Dice(seed)
        self.clicks: Final = ClickTree(game, mind, judge, self.dice, model, self.remembers())

    def remembers(self) -> bool:
        """Whether what is known of one click helps with the next."""
        return False

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        if len(decision.options) == 1:
            return decision.options[0]
        return self.ranked(knowledge, decision)[0].line[0]

    def ranked(self, knowledge: Knowledge, decision: Decision) -> list[Ranked]:
        """All options, the one it would choose first."""
        search = self.search_from(self.dream_of_move(knowledge))
        return search.ranked(knowledge, decision, self.budget)

    def dream_of_move(self, knowledge: Knowledge) -> State | None:
        """A dream, if whole moves are searched from it; none while others pick at the same time."""
        if not self.mind.searches_moves:
            return None
        dream = knowledge.imagine(self.dice)
        return None if isinstance(dream.agenda[-1], Sealed) else dream

    def search_from(self, dream: State | None) -> Search:
        """What compares options: clicks one by one, moves in a tree, or moves followed each.

        Moves are followed where something is hidden, and for one player alone: what acts against
        that player is chance, and there a tree would end after every move.
        """
        if dream is None:
            return self.clicks
        if self.game.has_secrets():
            return Playouts(self.game, self.mind, self.judge, self.dice)
        if dream.seats == 1:
            return Foresight(self.game, self.mind, self.judge, self.dice)
        return MoveTree(self.game, self.mind, self.judge, self.dice)


class PlanningBot(SearchBot):
    """Remembers from click to click; a bot for one seat of one match.

    A move of several clicks is searched once and then played as planned, so that the budget goes
    where it decides; where clicks are searched one by one, the tree below the last one is kept.
    """

    def __init__(
        self,
        game: Game[Any],
        mind: Mind[Any],
        judge: Judge[Any],
        model: OpponentModel[Any],
        budget: Budget,
        seed: int,
    ) -> None:
        super().__init__(game, mind, judge, model, budget, seed)
        self.plan: list[Choice] = []

    def remembers(self) -> bool:
        return True

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        if len(decision.options) == 1:
            return decision.options[0]
        dream = self.dream_of_move(knowledge)
        if dream is None:
            return self.clicks.ranked(knowledge, decision, self.budget)[0].line[0]
        planned = None if self.game.is_at_rest(dream) else self.next_planned(decision)
        if planned is not None:
            return planned
        budget = self.budget_at(dream)
        line = self.search_from(dream).ranked(knowledge, decision, budget)[0].line
        self.plan = line[1:]
        return line[0]

    def budget_at(self, dream: State) -> Budget:
        """Less in the middle of a move."""
        return self.budget if self.game.is_at_rest(dream) else self.budget.part(MIDDLE)

    def next_planned(self, decision: Decision) -> Choice | None:
        """The next click of the move under way, if it goes as foreseen."""
        for index, click in enumerate(self.plan):
            if click == UNSURE:
                break
            if click in decision.options:
                self.plan = self.plan[index + 1 :]
                return click
        self.plan = []
        return None
