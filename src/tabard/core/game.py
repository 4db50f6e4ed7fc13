"""Game: what every game provides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from tabard.core.dice import Dice
from tabard.core.errors import SetupError
from tabard.core.opening import mypyc_attr
from tabard.core.state import State, Step
from tabard.core.values import Choice

S = TypeVar("S", bound=State)

Options = Mapping[str, str]


class GameOption:
    """A ruling that a table may decide otherwise."""

    def __init__(
        self,
        key: str,
        default: str,
        choices: Sequence[str],
        meaning: Mapping[str, str],
        ruling: str,
    ) -> None:
        self.key = key
        self.default = default
        self.choices = list(choices)
        self.meaning = dict(meaning)
        self.ruling = ruling


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The words of a game: names of its things, what choices are called, what the log tells."""

    def names(self) -> Mapping[str, Sequence[str | int]]:
        """For fields of events and choices that hold numbers of things: the things' names.

        Seats stay numbers; a game in which others act beside the seats names them under `seat`.
        """
        return {}

    def phrase(self, view: Mapping[str, Any], choice: Choice) -> tuple[str, dict[str, object]]:
        """The key of a choice's text and its fields, from what the owner of the view may know."""
        return choice.kind, {choice.kind: choice.name or choice.number}

    def lines(
        self, events: list[dict[str, object]], viewer: int | None
    ) -> list[tuple[str, dict[str, object]]]:
        """The log as told to a viewer: a key and its fields for each line."""
        return [(str(event["event"]), event) for event in events]


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(Generic[S]):
    """A table as data, and what must hold of it; the agenda apart."""

    def encode(self, state: S) -> dict[str, object]:
        """The table as JSON-ready data, lossless."""
        raise NotImplementedError

    def decode(self, seats: int, options: Options, data: Mapping[str, object]) -> S:
        """The table from such data; SnapshotError names what is missing or wrong."""
        raise NotImplementedError

    def broken_law(self, state: S) -> str:
        """The conservation law that the state breaks, in words; empty if all hold."""
        return ""


PLAIN_WORDS: Final = Words()
NO_CODEC: Final[Codec[Any]] = Codec()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game of the engine: rules, and nothing else. Drivers know only this class."""

    key: str
    title: Mapping[str, str]
    seats: range
    rules_version: int
    stage: str
    folder: str
    """Where clauses.toml, data/ and text/ of the game lie."""

    data_folder: str = ""
    """Where data files lie that are read instead of the game's own; empty if there are none."""

    words: Words = PLAIN_WORDS
    codec: Codec[S] = NO_CODEC

    def with_data(self, folder: str | Path) -> Game[S]:
        """The game with the data files of a folder, which holds only those that differ."""
        raise SetupError(f"{self.key} has no data that can be replaced; play it with its own")

    def data_digest(self) -> str:
        """What tells replaced data from others; empty if all data are the game's own."""
        return ""

    def under(self, rules: int) -> Game[S]:
        """The same game as an older rules version plays it, so that its matches still replay."""
        if rules == self.rules_version:
            return self
        raise SetupError(
            f"{self.key} is played by rules version {self.rules_version} here, not by {rules}"
        )

    def options(self) -> Sequence[GameOption]:
        """The options of the game with their defaults."""
        return ()

    def steps(self) -> Sequence[type[Step[Any]]]:
        """Every class of step that can stand on an agenda of this game."""
        raise NotImplementedError

    def choices(self) -> Sequence[Choice]:
        """Every choice of the game, in catalog order: the notation of its records."""
        raise NotImplementedError

    def new_state(self, seats: int, options: Options) -> S:
        """The table before the first step, with the whole match on its agenda; not settled."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> Mapping[str, object]:
        """What a seat, SPECTATOR or ALL_EYES, may see; JSON-ready, untouched by what follows."""
        raise NotImplementedError

    def imagine(self, state: S, seat: int, dice: Dice) -> S:
        """A state that the seat could not tell from the true one; truth decides nothing in it."""
        raise NotImplementedError

    def places(self, state: S) -> list[int]:
        """1 for winners, equal for ties. Before the end: as things stand."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """One number a seat, as things stand."""
        raise NotImplementedError

    def score_sheet(self, state: S) -> Mapping[str, object]:
        """How the scores come about, line by line; JSON-ready; everything is open by then."""
        raise NotImplementedError

    def is_at_rest(self, state: S) -> bool:
        """Whether nobody is in the middle of a move of several clicks, so that a look ahead ends.

        A game that does not say is followed through a number of own clicks.
        """
        return False

    def has_secrets(self) -> bool:
        """Whether anything is hidden from a seat; if not, dreams are the truth, views alike."""
        return True

    def full_options(self, options: Options) -> dict[str, str]:
        """The given options with defaults filled in; refuses unknown names and values."""
        known = {option.key: option for option in self.options()}
        if not isinstance(options, Mapping):
            raise SetupError(f"options are texts by name, not {options!r}")
        given: Mapping[str, object] = options
        for key, value in given.items():
            if key not in known:
                names = ", ".join(known) or "none"
                raise SetupError(f"{self.key} has no option {key!r}; its options: {names}")
            if value not in known[key].choices:
                allowed = ", ".join(known[key].choices)
                raise SetupError(f"option {key} cannot be {value!r}; choose one of: {allowed}")
        return {key: options.get(key, option.default) for key, option in known.items()}

    def check_seats(self, seats: object) -> None:
        """Refuse a number of seats that the game does not have."""
        is_number = isinstance(seats, int) and not isinstance(seats, bool)
        if not (is_number and seats in self.seats):
            raise SetupError(
                f"{self.key} is played by {self.seats[0]} to {self.seats[-1]} seats, "
                f"not {seats!r}; choose a number in that range"
            )
