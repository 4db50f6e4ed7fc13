"""Steps that belong to a seat, and those of its own turn."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from tabard.core.state import Ask, Draw, Step, Unshown
from tabard.core.values import BLANK
from tabard.games.throne.state import ThroneState

Waiting = TypeVar("Waiting", bound=Step[ThroneState])


class SeatStep(Step[ThroneState]):
    """Something that happens to a seat."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class SeatAsk(Ask[ThroneState]):
    """A question to a seat."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class SeatDraw(Draw[ThroneState]):
    """A seat receives cards from CHANCE, one by one."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left


class TurnStep(SeatStep):
    """Waits in a seat's own turn, in which every claim met has been laid open (TH-CARD-01)."""


class TurnAsk(SeatAsk):
    """`TurnStep` that asks."""


class TurnUnshown(Unshown[ThroneState]):
    """`TurnStep` that asks in several clicks."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


def waiting(state: ThroneState, kind: type[Waiting]) -> list[Waiting]:
    """The steps of a kind on the agenda; never asked for in the inner loop."""
    return [step for step in state.agenda if isinstance(step, kind)]


def turn_owner(state: ThroneState) -> int:
    """Whose turn it is; BLANK if nobody's."""
    for step in state.agenda[::-1]:
        if isinstance(step, (TurnStep, TurnAsk, TurnUnshown)):
            return step.seat
    return BLANK
