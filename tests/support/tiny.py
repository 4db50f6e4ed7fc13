"""A tiny game for tests of the engine and the driver: guess a hidden coin, then pick in secret.

Its classes are children of the engine's in plain Python, as those of a game from outside are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from tabard.core.dice import Dice
from tabard.core.game import Codec, Game, GameOption, Options, Words
from tabard.core.state import Ask, Draw, Sealed, State, Step
from tabard.core.values import (
    BLANK,
    DONE,
    Barred,
    Choice,
    Decision,
    Event,
    named_row,
    numbered_row,
    seat_bit,
)

COIN: Final = named_row("coin", ["heads", "tails"])
FINGERS: Final = numbered_row("fingers", 4)


class TinyState(State):
    """Points by seat, and the side of the coin."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.coin = BLANK
        self.points = [0] * seats
        self.trace: list[str] = []

    def clone(self) -> TinyState:
        copy = TinyState(self.seats)
        copy.coin = self.coin
        copy.points = self.points[:]
        copy.trace = self.trace[:]
        copy.agenda = self.agenda[:]
        return copy


@final
class Tossed(Event):
    """The coin has fallen; only the first seat sees how."""

    __match_args__ = ("coin",)

    def __init__(self, coin: int) -> None:
        self.coin: Final = coin

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == 0 else Tossed(BLANK)

    def taught(self) -> int:
        return seat_bit(0)


@final
class Guessed(Event):
    """A seat said what the coin shows."""

    __match_args__ = ("seat", "coin")

    def __init__(self, seat: int, coin: int) -> None:
        self.seat: Final = seat
        self.coin: Final = coin


@final
class Note(Step[TinyState]):
    """Needs nobody; leaves its word in the trace."""

    __match_args__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def run(self, state: TinyState) -> None:
        state.trace.append(self.word)


@final
class Nest(Step[TinyState]):
    """Schedules two notes, to be done before whatever else is pending."""

    def run(self, state: TinyState) -> None:
        state.schedule(Note("first"), Note("second"))


@final
class Toss(Draw[TinyState]):
    """Chance tosses the coin; heads come twice as often."""

    def options(self, state: TinyState) -> list[Choice]:
        return COIN

    def weights(self, state: TinyState) -> list[int]:
        return [2, 1]

    def resolve(self, state: TinyState, choice: Choice) -> None:
        state.coin = choice.number
        state.tell(Tossed(choice.number))


@final
class Guess(Ask[TinyState]):
    """A seat guesses; tails are barred to seat 0."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, state: TinyState) -> Decision:
        return Decision(self.seat, "guess", COIN[:1] if self.seat == 0 else COIN, waits=True)

    def resolve(self, state: TinyState, choice: Choice) -> None:
        state.points[self.seat] += choice.number == state.coin
        state.tell(Guessed(self.seat, choice.number))

    def barred(self, state: TinyState) -> list[Barred]:
        return [Barred(COIN[1], "TI-GUESS-02")] if self.seat == 0 else []


@final
class Nod(Ask[TinyState]):
    """A decision with one answer, which the driver may give."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, state: TinyState) -> Decision:
        return Decision(self.seat, "nod", [DONE])

    def resolve(self, state: TinyState, choice: Choice) -> None:
        state.trace.append(f"nod {self.seat}")


@final
class Morra(Sealed[TinyState]):
    """All show fingers at once; then, if rounds are left, once more."""

    __match_args__ = ("picks", "rounds")

    def __init__(self, picks: tuple[int, ...], rounds: int = 1) -> None:
        self.picks: Final = picks
        self.rounds: Final = rounds

    def prompt(self, seat: int) -> str:
        return "morra"

    def options(self, state: TinyState, seat: int) -> list[Choice]:
        return FINGERS[1:] if self.picks[seat] == BLANK else []

    def with_pick(self, seat: int, choice: Choice) -> Morra:
        picks = list(self.picks)
        picks[seat] = choice.number
        return Morra(tuple(picks), self.rounds)

    def reveal(self, state: TinyState) -> None:
        for seat, fingers in enumerate(self.picks):
            state.points[seat] += fingers
        if self.rounds > 1:
            state.schedule(Morra((BLANK,) * state.seats, self.rounds - 1))


class TinyWords(Words):
    """Coins have sides."""

    def names(self) -> Mapping[str, Sequence[str | int]]:
        return {"coin": ["heads", "tails"]}


class TinyCodec(Codec[TinyState]):
    """All that lies on the table."""

    def encode(self, state: TinyState) -> dict[str, object]:
        return {"coin": state.coin, "points": state.points[:]}


class Tiny(Game[TinyState]):
    """Toss, guess, nod, and two rounds of Morra."""

    def __init__(self) -> None:
        self.key = "tiny"
        self.title = {"en": "Tiny", "de": "Winzig"}
        self.seats = range(2, 4)
        self.rules_version = 1
        self.words = TinyWords()
        self.codec = TinyCodec()

    def options(self) -> Sequence[GameOption]:
        return [GameOption("coins", "one", ["one", "two"], {"en": "Coins"}, "TI-R01")]

    def steps(self) -> Sequence[type[Step[Any]]]:
        return (Note, Nest, Toss, Guess, Nod, Morra)

    def choices(self) -> Sequence[Choice]:
        return [*COIN, *FINGERS, DONE]

    def new_state(self, seats: int, options: Options) -> TinyState:
        self.check_seats(seats)
        state = TinyState(seats)
        guesses = [Guess(seat) for seat in range(seats)]
        state.schedule(Toss(), *guesses, Nod(1), Morra((BLANK,) * seats, 2))
        return state

    def view(self, state: TinyState, seat: int) -> dict[str, object]:
        return {"coin": state.coin if seat == 0 else None, "points": state.points[:]}

    def imagine(self, state: TinyState, seat: int, dice: Dice) -> TinyState:
        return state.clone()

    def places(self, state: TinyState) -> list[int]:
        return [1 + sum(other > own for other in state.points) for own in state.points]

    def scores(self, state: TinyState) -> list[int]:
        return state.points[:]
