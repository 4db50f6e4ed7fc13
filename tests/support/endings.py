"""How long a match may take at most, and who tries to make it longer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from support.tables import Table, any_option
from tabard import minds
from tabard.bots.lookahead import GreedyBot
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE, Choice, Decision
from tabard.match.knowledge import Knowledge
from tabard.testing.loops import after, likeness


@dataclass(frozen=True)
class Limit:
    """What no match passes.

    `run` is how many choices a seat makes before another one is asked; `choices` and `moves` are
    those of a whole match for each seat, moves being all that is recorded, chance included. A
    choice is one among several options, as `tabard simulate` counts them. Whoever plays alone is
    asked all the time.
    """

    run: int
    choices: int
    moves: int

    def run_of(self, seats: int) -> int:
        return self.run if seats > 1 else self.choices


LIMITS: Final = {
    # A turn is Guards from the hand, one card and its effect; the deck is dealt once.
    "allegiance": Limit(run=16, choices=80, moves=200),
    # Five cards a round pay for all actions; the last who plays on may use them one by one.
    "archon": Limit(run=60, choices=280, moves=400),
    # Three dice a round; a Citizen acts once for each of them, a Crate lies until the round ends.
    "castellans": Limit(run=50, choices=310, moves=550),
    # Six markers a week; the longest turn trades in the own Market for all 24 Anarchy markers.
    "throne": Limit(run=130, choices=400, moves=600),
}
"""About twice the largest that was seen in hundreds of matches and in the turns laid by hand."""

Player = Callable[[Game[Any], State, Decision, Dice], Choice]


def at_random(game: Game[Any], state: State, decision: Decision, dice: Dice) -> Choice:
    """Any option."""
    return decision.options[dice.below(len(decision.options))]


def greedily(game: Game[Any], state: State, decision: Decision, dice: Dice) -> Choice:
    """What the greedy bot chooses, comparing as little as it can."""
    bot = GreedyBot(minds.of(game).judge(), 1, dice.below(1 << 28))
    return bot.choose(Knowledge(game, state, decision.seat), decision)


def clinging(game: Game[Any], state: State, decision: Decision, dice: Dice) -> Choice:
    """Never end the own turn while anything else is possible; else anything."""
    going_on = [choice for choice, _ in ways_on(state, decision, dice)]
    options = going_on or decision.options
    return options[dice.below(len(options))]


def hoarding(game: Game[Any], state: State, decision: Decision, dice: Dice) -> Choice:
    """Never end the own turn either, and take what looks best of all that does not."""
    judge = minds.of(game).judge()
    worth = [
        (judge.worth_to(reached, decision.seat), number, choice)
        for number, (choice, reached) in enumerate(ways_on(state, decision, dice))
    ]
    return max(worth)[2] if worth else at_random(game, state, decision, dice)


def ways_on(state: State, decision: Decision, dice: Dice) -> Iterator[tuple[Choice, State]]:
    """The options after which the same seat is asked again, and where they lead."""
    for choice in decision.options:
        reached, following = after(state, decision.seat, choice, dice)
        if following is not None:
            yield choice, reached


PLAYERS: dict[str, Player] = {
    "random": at_random,
    "greedy": greedily,
    "clinging": clinging,
    "hoarding": hoarding,
}


class Course:
    """How far a match has gone, held to its limits; nobody is twice in one place in a run."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.seats = table.seats
        self.limit = LIMITS[table.game.key]
        self.seat = CHANCE
        self.been: set[bytes] = set()
        self.run = self.choices = self.moves = 0

    def note(self, state: State, decision: Decision) -> None:
        """A decision is about to be answered."""
        self.moves += 1
        assert self.moves <= self.limit.moves * self.seats, f"{self.moves} moves: no end"
        if decision.seat == CHANCE:
            return
        if decision.seat != self.seat:
            self.seat, self.run, self.been = decision.seat, 0, set()
        here = likeness(self.game, state)
        assert here not in self.been, f"seat {self.seat} is again at {state.agenda[-1]}"
        self.been.add(here)
        if len(decision.options) > 1:
            self.run += 1
            self.choices += 1
            assert self.run <= self.limit.run_of(self.seats), f"{self.run} choices on end: no end"
            assert self.choices <= self.limit.choices * self.seats, f"{self.choices} choices"


def play_within_limits(table: Table, number: int, player: Player) -> None:
    """Match `number`, everybody playing alike; fails where it passes a limit."""
    state, dice, course = table.new_state(number), Dice(number + 5), Course(table)
    while (decision := engine.next_decision(state)) is not None:
        course.note(state, decision)
        if decision.seat == CHANCE:
            choice = any_option(decision, dice)
        elif len(decision.options) == 1:
            choice = decision.options[0]
        else:
            choice = player(table.game, state, decision, dice)
        engine.apply(state, decision.seat, choice)
