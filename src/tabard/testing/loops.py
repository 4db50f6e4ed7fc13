"""Whether one seat can come back to where it was before another seat is asked."""

from __future__ import annotations

import heapq
import marshal
from collections.abc import Iterator
from typing import Any

from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE, Choice, Decision
from tabard.testing.tables import any_option


def likeness(game: Game[Any], state: State) -> bytes:
    """Equal for equal states, table and agenda; the quickest such thing."""
    return marshal.dumps((game.codec.encode(state), repr(state.agenda)), 0)


def after(state: State, seat: int, choice: Choice, dice: Dice) -> tuple[State, Decision | None]:
    """A copy of the state after a choice and whatever chance answers to it.

    Beside it what the same seat is asked there, if it is.
    """
    copy = state.clone()
    engine.apply(copy, seat, choice)
    engine.settle(copy)
    waiting = engine.pending(copy)
    while waiting and waiting[0].seat == CHANCE:
        engine.apply(copy, CHANCE, any_option(waiting[0], dice))
        engine.settle(copy)
        waiting = engine.pending(copy)
    return copy, next((decision for decision in waiting if decision.seat == seat), None)


class Place:
    """A state on the way of a search, with the choices that were not tried there yet."""

    def __init__(self, state: State, decision: Decision, likeness: bytes, led: str) -> None:
        self.state = state
        self.likeness = likeness
        self.left = decision.options[:]
        self.led = led
        self.counts = int(len(decision.options) > 1)
        self.height = self.counts

    def any_left(self, dice: Dice) -> Choice:
        """One of the choices not tried yet, which from now on it is."""
        at = dice.below(len(self.left))
        self.left[at], self.left[-1] = self.left[-1], self.left[at]
        return self.left.pop()

    def leads_to(self, height: int) -> None:
        """Note that so many choices can follow one that is made here."""
        self.height = max(self.height, height + self.counts)


class Search:
    """All that one seat can do before another is asked, as far as a budget of states goes.

    It goes into the depth and knows where it has been: what leads back to a state on the way there
    is a loop. `longest` is how many choices among several can follow each other, `is_whole` whether
    nothing was left untried but other answers of chance.
    """

    def __init__(self, game: Game[Any], seat: int, dice: Dice, budget: int) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice
        self.budget = budget
        self.way: list[Place] = []
        self.on_way: set[bytes] = set()
        self.heights: dict[bytes, int] = {}
        self.seen = 0
        self.longest = 0
        self.is_whole = True

    def loop_from(self, start: State) -> list[str]:
        """Choices that lead back to where the first of them was made; none if none were found."""
        self.go_to(start, engine.decision_of(start, self.seat), "")
        while self.way:
            here = self.way[-1]
            if not here.left or self.seen == self.budget:
                self.go_back()
            else:
                choice = here.any_left(self.dice)
                reached, decision = after(here.state, self.seat, choice, self.dice)
                if not self.go_to(reached, decision, choice.text):
                    return self.since(reached) + [choice.text]
        return []

    def go_to(self, state: State, decision: Decision | None, led: str) -> bool:
        """Go on there, unless somebody else is asked or it is known; not if it is on the way."""
        if decision is None:
            return True
        there = likeness(self.game, state)
        if there in self.on_way:
            return False
        if there in self.heights:
            self.way[-1].leads_to(self.heights[there])
            return True
        self.seen += 1
        self.way.append(Place(state, decision, there, led))
        self.on_way.add(there)
        return True

    def since(self, state: State) -> list[str]:
        """What was chosen on the way since an equal state."""
        there = likeness(self.game, state)
        at = [place.likeness for place in self.way].index(there)
        return [place.led for place in self.way[at + 1 :]]

    def go_back(self) -> None:
        """All has been tried here, or all that the budget allows."""
        here = self.way.pop()
        self.is_whole = self.is_whole and not here.left
        self.on_way.remove(here.likeness)
        self.heights[here.likeness] = here.height
        if self.way:
            self.way[-1].leads_to(here.height)
        else:
            self.longest = here.height


class WayBack:
    """Whether one seat can come back, searched by going on wherever the table is most as it was.

    That finds loops among very many choices of which few lead back, and all of them if the budget
    of states lasts.
    """

    def __init__(self, game: Game[Any], seat: int, dice: Dice, budget: int) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice
        self.budget = budget
        self.before: dict[bytes, tuple[bytes, str]] = {}
        """By likeness: from where a state was first reached, and by which choice."""

    def loop_from(self, start: State) -> list[str]:
        """Choices that lead back to where the first of them was made; none if none were found."""
        begun = list(leaves_of(self.game.codec.encode(start)))
        first = likeness(self.game, start)
        self.before[first] = (b"", "")
        decision = engine.decision_of(start, self.seat)
        # The latest of those that differ in as much: so a way is followed to its end.
        open_ways = [(0, 0, first, start, decision)] if decision else []
        while open_ways:
            _, _, here, state, decision = heapq.heappop(open_ways)
            for choice in decision.options:
                reached, following = after(state, self.seat, choice, self.dice)
                there = b"" if following is None else likeness(self.game, reached)
                if there in self.before:
                    loop = self.choices_between(there, here)
                    if loop is not None:
                        return [*loop, choice.text]
                elif following is not None and len(self.before) < self.budget:
                    self.before[there] = (here, choice.text)
                    leaves = list(leaves_of(self.game.codec.encode(reached)))
                    differing = sum(a != b for a, b in zip(leaves, begun))
                    differing += abs(len(leaves) - len(begun))
                    way = (differing, -len(self.before), there, reached, following)
                    heapq.heappush(open_ways, way)
        return []

    def choices_between(self, there: bytes, here: bytes) -> list[str] | None:
        """What was chosen on the way from there to here; None if that is not on the way."""
        chosen: list[str] = []
        while here and here != there:
            here, led = self.before[here]
            chosen.insert(0, led)
        return chosen if here else None


def leaves_of(data: object) -> Iterator[object]:
    """All that stands in JSON data, in its order, with the lengths of lists."""
    if isinstance(data, dict):
        for inner in data.values():
            yield from leaves_of(inner)
    elif isinstance(data, list | tuple):
        yield len(data)
        for inner in data:
            yield from leaves_of(inner)
    else:
        yield data
