"""Game: what every game provides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from tabard.core.dice import Dice
from tabard.core.errors import SetupError
from tabard.core.state import State, Step
from tabard.core.values import Choice, Decision

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


class Game(Generic[S]):
    """A game of the engine. Rules know no driver; drivers know only this class."""

    key: str
    title: Mapping[str, str]
    fewest_seats: int
    most_seats: int
    rules_version: int
    stage: str
    folder: str
    """Where clauses.toml, data/ and text/ of the game lie."""

    data_folder: str = ""
    """Where data files lie that are read instead of the game's own; empty if there are none."""

    def with_data(self, folder: str | Path) -> Game[S]:
        """The game with the data files of a folder, which holds only those that differ."""
        raise SetupError(f"{self.key} has no data that can be replaced; play it with its own")

    def data_digest(self) -> str:
        """What tells replaced data from others; empty if all data are the game's own."""
        return ""

    breadth: int = 1
    """How many ways to go on with a move the easiest look ahead compares at each click."""

    searches_moves: bool = False
    """Whether search follows whole moves; for games that say when nobody is in the middle of one.

    Where nothing is hidden it grows a tree of them, else it plays them out to the round's end.
    """

    lapses: int = 0
    """Of a hundred choices, how many the easiest level makes at random."""

    schooling: float = 0.125
    """How far searches below the expert go from weights made by hand to tuned ones."""

    rollout: int = 20
    """After how many decisions at random search judges a position; none if the judge foresees."""

    def under(self, rules: int) -> Game[S]:
        """The same game as an older rules version plays it, so that its matches still replay."""
        if rules == self.rules_version:
            return self
        raise SetupError(
            f"{self.key} is played by rules version {self.rules_version} here, not by {rules}"
        )

    def options(self) -> Sequence[GameOption]:
        """The options of the game with their defaults."""
        raise NotImplementedError

    def steps(self) -> Sequence[type[Step[Any]]]:
        """Every class of step that can stand on an agenda of this game."""
        raise NotImplementedError

    def choices(self) -> Sequence[Choice]:
        """Every choice of the game, in catalog order: the notation of its records."""
        raise NotImplementedError

    def names(self) -> Mapping[str, Sequence[str | int]]:
        """For fields of events and choices that hold numbers of things: the things' names.

        Seats stay numbers; a game in which others act beside the seats names them under `seat`.
        """
        raise NotImplementedError

    def new_state(self, seats: int, options: Options) -> S:
        """The table before the first step, with the whole match on its agenda; not settled."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> Mapping[str, object]:
        """What a seat, or SPECTATOR, may see; JSON-ready, and untouched by what happens later."""
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

    def evaluate(self, state: S, seat: int) -> float:
        """How good the state is for the seat: about its chance to win, from 0 to 1."""
        raise NotImplementedError

    def evaluate_all(self, state: S) -> list[float]:
        """`evaluate` for every seat; a game that finds them together overrides it."""
        return [self.evaluate(state, seat) for seat in range(state.seats)]

    def traits(self, state: S, seat: int) -> list[float]:
        """What may tell a likely dream of the seat from another: numbers about what is hidden."""
        return []

    def belief_rows(self) -> Sequence[str]:
        """Names for rows of traits, all equally long; empty if there are no traits."""
        return []

    def beliefs(self) -> list[float]:
        """How much each trait speaks for a dream; empty if all dreams are equally likely."""
        return []

    def habits(self, state: S, decision: Decision) -> list[int]:
        """How often a seat takes each option, as search draws it; empty if all are alike."""
        return []

    def likely(self, state: S, seat: int, dice: Dice) -> list[S]:
        """Some dreams of a seat, equally likely; none if a game has no better way than beliefs."""
        return []

    def schooled(self, iterations: float) -> float:
        """How far a search of so many iterations goes to tuned weights."""
        return self.schooling

    def weights(self) -> Mapping[str, list[float]]:
        """The numbers that `evaluate` goes by, by name; empty if nobody can change them."""
        return {}

    def with_weights(self, weights: Mapping[str, list[float]]) -> Game[S]:
        """The same game, judged by other weights."""
        raise SetupError(f"{self.key} has no weights that can be changed; judge it by its own")

    def tuned(self, part: float = 1.0) -> Game[S]:
        """The same game, judged by weights that a program has tuned.

        `part` is how far to go from weights made by hand to tuned ones. A game for which nobody
        tuned any, or which was given weights of its own, stays as it is.
        """
        return self

    def signs(self, state: S) -> tuple[list[float], list[list[float]]]:
        """What a learnt judgement goes by: numbers about the table, and about each player."""
        return [], []

    def sign_names(self) -> tuple[Sequence[str], Sequence[str]]:
        """Names for the signs of the table and of a player; empty if there are none."""
        return (), ()

    def is_won_together(self, state: S) -> bool:
        """Whether all who stood on one side have won; who learns to foretell ends asks that."""
        return False

    def with_network(self, rows: Mapping[str, list[list[float]]]) -> Game[S]:
        """The same game, judged by a network that goes by its signs."""
        raise SetupError(f"{self.key} shows no signs that a network could go by; see Game.signs")

    def learned(self) -> Game[S]:
        """The same game, judged by the best that programs have made: a network, or weights."""
        return self.tuned()

    def is_at_rest(self, state: S) -> bool:
        """Whether nobody is in the middle of a move of several clicks, so that a look ahead ends.

        A game that does not say is followed through a number of own clicks.
        """
        return False

    def rounds_played(self, state: S) -> int:
        """How many rounds are over: a playout of search goes on until another one is.

        A game that does not say is played out to its end.
        """
        return 0

    def has_secrets(self) -> bool:
        """Whether anything is hidden from a seat; if not, dreams are the truth, views alike."""
        return True

    def phrase(self, view: Mapping[str, object], choice: Choice) -> tuple[str, dict[str, object]]:
        """The key of a choice's text and its fields, from what the owner of the view may know."""
        return choice.kind, {choice.kind: choice.name or choice.number}

    def lines(
        self, events: list[dict[str, object]], viewer: int | None
    ) -> list[tuple[str, dict[str, object]]]:
        """The log as told to a viewer: a key and its fields for each line."""
        return [(str(event["event"]), event) for event in events]

    def encode(self, state: S) -> dict[str, object]:
        """The table as JSON-ready data, lossless; the agenda apart."""
        raise NotImplementedError

    def decode(self, seats: int, options: Options, data: Mapping[str, object]) -> S:
        """The table from such data; SnapshotError names what is missing or wrong."""
        raise NotImplementedError

    def broken_law(self, state: S) -> str:
        """The conservation law that the state breaks, in words; empty if all hold."""
        raise NotImplementedError

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
        if not (is_number and seats in range(self.fewest_seats, self.most_seats + 1)):
            raise SetupError(
                f"{self.key} is played by {self.fewest_seats} to {self.most_seats} seats, "
                f"not {seats!r}; choose a number in that range"
            )
