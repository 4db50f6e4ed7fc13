"""Action spaces and observations: fixed numbers for choices, named cells for what a seat knows."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from tabard.adapters.cells import spoken_of, view_cells
from tabard.adapters.layout import Cells, Fields, Number, Seat, Seats, Sheet, Word
from tabard.core import engine
from tabard.core.errors import IllegalChoiceError
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import Choice, Decision
from tabard.match.texts import read_prompt_clauses

BEYOND: Final = "beyond"
"""The last cell: how many values of the view found none."""


class ActionSpace:
    """Action number n is choice number n of the game, whoever chooses and whatever is asked."""

    def __init__(self, game: Game[Any]) -> None:
        self.choices: Final[Sequence[Choice]] = game.choices()
        self.size: Final = len(self.choices)
        self.numbers: Final = {choice.text: n for n, choice in enumerate(self.choices)}

    def number(self, choice: Choice) -> int:
        """The action that makes a choice."""
        return self.numbers[choice.text]

    def legal(self, decision: Decision) -> list[int]:
        """The actions that answer a decision, in ascending order."""
        return sorted([self.numbers[option.text] for option in decision.options])

    def choice(self, decision: Decision, action: int) -> Choice:
        """The option that an action chooses; refuses what is none."""
        text = self.choices[action].text if 0 <= action < self.size else ""
        for option in decision.options:
            if option.text == text:
                return option
        legal = ", ".join([f"{n} ({self.choices[n].text})" for n in self.legal(decision)])
        name = f"action {action} ({text})" if text else f"action {action}"
        raise IllegalChoiceError(f"seat {decision.seat} may not take {name} now; legal: {legal}")

    def mask(self, decision: Decision | None) -> array[int]:
        """1 for every legal action, 0 for all others."""
        mask = array("b", bytes(self.size))
        if decision is not None:
            for option in decision.options:
                mask[self.numbers[option.text]] = 1
        return mask


class ObservationSpace:
    """What a seat knows as a row of numbers: who it is, what it is asked, what it sees."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        # Alone, somebody else plays beside the seat and has cells as one.
        self.sides: Final = max(seats, 2)
        self.cells: Final = Fields(
            {
                "seat": Word(range(seats)),
                "waiting": Seats(self.sides),
                "prompt": Word(read_prompt_clauses(game)),
                "about": about_cells(game, spoken_of(game), self.sides),
                "view": view_cells(game, self.sides),
                BEYOND: Number(),
            }
        )
        self.size: Final = self.cells.size

    def names(self) -> list[str]:
        """The name of every cell."""
        return self.cells.names()

    def of(self, state: State, seat: int) -> array[float]:
        """What a seat, or SPECTATOR, knows of a settled state."""
        return self.written(self.game.view(state, seat), engine.pending(state), seat)

    def written(
        self, view: Mapping[str, object], waiting: Sequence[Decision], seat: int
    ) -> array[float]:
        """A seat's view as numbers, with all decisions that are pending."""
        own = [decision for decision in waiting if decision.seat == seat]
        sheet = Sheet(self.size, seat, self.sides)
        self.cells.write(
            {
                "seat": seat if seat >= 0 else None,
                "waiting": [decision.seat for decision in waiting if decision.seat >= 0],
                "prompt": own[0].prompt if own else None,
                "about": told_by(own[0].about) if own else None,
                "view": view,
            },
            sheet,
            0,
        )
        sheet.values[-1] = sheet.beyond
        return sheet.values


def about_cells(game: Game[Any], kinds: Sequence[str], seats: int) -> Cells:
    """Cells for what prompts speak of: a word, a seat or a number of each kind of choice."""
    fields: dict[str, Cells] = {}
    for kind in kinds:
        words = [choice.name for choice in game.choices() if choice.kind == kind and choice.name]
        fields[kind] = Seat(seats) if kind == "player" else Word(words) if words else Number(5)
    return Fields(fields)


def told_by(about: Sequence[Choice]) -> dict[str, object]:
    """What a prompt speaks of, by kind."""
    return {choice.kind: choice.name or choice.number for choice in about}


@cache
def action_space(game: Game[Any]) -> ActionSpace:
    """The action space of a game: one for all seats and options."""
    return ActionSpace(game)


@cache
def observation_space(game: Game[Any], seats: int) -> ObservationSpace:
    """The observations of a game with so many seats: one layout for all seats and options."""
    return ObservationSpace(game, seats)
