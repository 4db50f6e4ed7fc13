"""State with its agenda, and the three kinds of steps that stand on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from tabard.core.dice import Dice
from tabard.core.opening import mypyc_attr
from tabard.core.values import CHANCE, NO_WEIGHTS, Barred, Choice, Decision, Event, Value

S = TypeVar("S", bound="State")

NO_BARS: Final[list[Barred]] = []
NO_FACTS: Final[Mapping[str, object]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that a match is at one moment. Each game adds its table and a clone that names it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.agenda: list[Step[Any]] = []
        self.told: list[Event] = []
        self.is_telling = False

    def schedule(self, *steps: Step[Any]) -> None:
        """Put steps next, in reading order."""
        agenda = self.agenda
        for index in range(len(steps) - 1, -1, -1):
            agenda.append(steps[index])

    def schedule_all(self, steps: list[Step[Any]]) -> None:
        """`schedule` for a list of steps; compiled, it is called much faster than with a star."""
        agenda = self.agenda
        for index in range(len(steps) - 1, -1, -1):
            agenda.append(steps[index])

    def tell(self, event: Event) -> None:
        """Say what happened, if anybody listens (search does not)."""
        if self.is_telling:
            self.told.append(event)

    def clone(self) -> State:
        """An equal state that shares nothing that can change; never telling."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[S]):
    """One pending piece of the procedure that needs nobody. Steps never change."""

    def run(self, state: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that waits for one seat."""

    def decision(self, state: S) -> Decision:
        """Who decides, and every legal answer."""
        raise NotImplementedError

    def resolve(self, state: S, choice: Choice) -> None:
        """Carry out a choice among those offered."""
        raise NotImplementedError

    def barred(self, state: S) -> list[Barred]:
        """What the seat would plainly want but may not do; asked for people only."""
        return NO_BARS

    def facts(self, state: S) -> Mapping[str, object]:
        """What was named already, and what options cost or bring; for texts, JSON-ready."""
        return NO_FACTS


@mypyc_attr(allow_interpreted_subclasses=True)
class Unshown(Ask[S]):
    """A question of several clicks that shows on the table only when the last one is made."""

    def rewound(self) -> Ask[S]:
        """The question before its first click, as all others still see it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Ask[S]):
    """A step that waits for CHANCE."""

    def options(self, state: S) -> list[Choice]:
        raise NotImplementedError

    def weights(self, state: S) -> list[int]:
        """How likely each option is, in the order of `options`; none if all are equally likely."""
        return NO_WEIGHTS

    def decision(self, state: S) -> Decision:
        options = self.options(state)
        weights = self.weights(state) or [1] * len(options)
        return Decision(CHANCE, "chance", options, weights=weights)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """A step in which all seats pick at once, in secret."""

    def prompt(self, seat: int) -> str:
        raise NotImplementedError

    def options(self, state: S, seat: int) -> list[Choice]:
        """What the seat may pick next; empty when it has picked all."""
        raise NotImplementedError

    def with_pick(self, seat: int, choice: Choice) -> Sealed[S]:
        """This step with one more pick."""
        raise NotImplementedError

    def reveal(self, state: S) -> None:
        """Carry out all picks at once."""
        raise NotImplementedError

    def waits(self, seat: int) -> bool:
        """Whether the seat's next pick must come from itself even if it has one option only."""
        return False

    def about(self, seat: int) -> tuple[Choice, ...]:
        """What the prompt of the seat speaks of."""
        return ()

    def barred(self, state: S, seat: int) -> list[Barred]:
        """What the seat would plainly want to pick but may not; asked for people only."""
        return NO_BARS

    def facts(self, state: S, seat: int) -> Mapping[str, object]:
        """`Ask.facts` for a seat that picks; for ALL_EYES those of all seats."""
        return NO_FACTS

    def imagined(self, state: S, seat: int, dice: Dice) -> Sealed[S]:
        """This step as a seat may dream it: what others have picked is drawn anew."""
        raise NotImplementedError
