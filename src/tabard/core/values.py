"""Values that pass between a game and whoever plays it: choices, decisions, events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final, final

from tabard.core.opening import mypyc_attr

CHANCE: Final = -1
"""The seat that answers for dice, bags and shuffled decks."""

SPECTATOR: Final = -2
"""Whoever watches without a seat: sees what is public, nothing more."""

ALL_EYES: Final = -3
"""Whoever sees what any seat may see; only when a match is over."""

BLANK: Final = -1
"""A field of a step that no click has filled yet; a number that a viewer may not see."""


MaybeBlank = Annotated[int, BLANK]
"""A number that may be BLANK; fields of events say so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Something that never changes: equal if of one class with equal fields."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def fields(self) -> tuple[object, ...]:
        """The fields in the order of the constructor; for the edges, never in the inner loop."""
        return tuple([getattr(self, name) for name in getattr(self, "__match_args__", ())])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Value)
            and type(self) is type(other)
            and self.fields() == other.fields()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(field) for field in self.fields()])})"

    def __reduce__(self) -> tuple[type[Value], tuple[object, ...]]:
        return (type(self), self.fields())


@final
class Choice(Value):
    """One click: a kind of thing and its number. Its text is the notation of records."""

    __match_args__ = ("kind", "number", "name")

    def __init__(self, kind: str, number: int = BLANK, name: str = "") -> None:
        self.kind: Final = kind
        self.number: Final = number
        self.name: Final = name
        alone = number == BLANK and not name
        self.text: Final = kind if alone else f"{kind}:{name or number}"
        self._hash: Final = hash(self.text)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Choice) and self.text == other.text)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"<{self.text}>"


DONE: Final = Choice("done")


def named_row(kind: str, names: Sequence[str]) -> list[Choice]:
    """Ready choices of one kind, one for each name: `territory:umbral`, `territory:centre` …"""
    return [Choice(kind, number, name) for number, name in enumerate(names)]


def numbered_row(kind: str, length: int) -> list[Choice]:
    """Ready choices of one kind, known by their numbers: `amount:0`, `amount:1` …"""
    return [Choice(kind, number) for number in range(length)]


NO_WEIGHTS: Final[list[int]] = []
NO_CONTEXT: Final[tuple[Choice, ...]] = ()


@final
class Decision(Value):
    """A question to one seat, with every legal answer.

    `waits` marks a decision that nobody may answer for the seat even if it has one option only,
    because an immediate answer would betray something hidden. `about` holds what the prompt speaks
    of. `weights` are given for CHANCE alone: how likely each option is.
    """

    __match_args__ = ("seat", "prompt", "options", "waits", "about", "weights")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[Choice],
        waits: bool = False,
        about: tuple[Choice, ...] = NO_CONTEXT,
        weights: list[int] = NO_WEIGHTS,
    ) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.options: Final = options
        self.waits: Final = waits
        self.about: Final = about
        self.weights: Final = weights

    def is_forced(self) -> bool:
        """Whether the driver may answer it: one option, and answering at once betrays nothing."""
        return len(self.options) == 1 and not self.waits

    def option(self, text: str) -> Choice | None:
        """The option with this text, if it is one."""
        for option in self.options:
            if option.text == text:
                return option
        return None


@final
class Barred(Value):
    """What a player would plainly want to choose but may not, and the clause that forbids it."""

    __match_args__ = ("choice", "clause")

    def __init__(self, choice: Choice, clause: str) -> None:
        self.choice: Final = choice
        self.clause: Final = clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """What has happened, told for eyes. Public, and teaching nobody a secret, unless overridden.

    A class attribute `plain` names fields that are numbers and nothing else: -1 is no blank there.
    """

    def seen_by(self, seat: int) -> Event | None:
        """The event as a seat, or SPECTATOR, may see it; None if it may not know of it at all."""
        return self

    def taught(self) -> int:
        """A bit for each seat that learned something hidden by this event (EVERYONE for all)."""
        return 0

    def hinted(self) -> int:
        """A bit for each seat that could conclude something hidden, though it was shown nothing.

        Silence can speak: whoever does not lay open a card now does not hold it. A hint bars no
        undo, but a dream need not foresee it.
        """
        return 0


EVERYONE: Final = -1
"""All bits: every seat, and spectators too."""


def seat_bit(seat: int) -> int:
    """The bit of one seat in a set of seats."""
    return 1 << seat


def everyone_but(seat: int) -> int:
    """The set of all seats, and the spectators, without one seat."""
    return ~(1 << seat)


def holds_seat(seats: int, seat: int) -> bool:
    """Whether a seat is in a set of seats; SPECTATOR is only in EVERYONE, ALL_EYES in any."""
    if seat < 0:
        return seats == EVERYONE or (seat == ALL_EYES and seats != 0)
    return (seats >> seat) & 1 == 1
