"""What the front doors of games share: data files that others may replace, steps that are found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, TypeVar, final

from tabard.core.game import Codec, Game, GameOption, Options, Words
from tabard.core.state import Ask, Draw, Sealed, State, Step, Unshown
from tabard.core.values import Choice
from tabard.parts.catalog import DataFolder, read_options

S = TypeVar("S", bound=State)


class FiledGame(Game[S]):
    """A game whose cards and numbers are files in its folder."""

    def __init__(
        self,
        key: str,
        title: Mapping[str, str],
        seats: range,
        folder: str,
        data: Path | None,
        rules: int = 1,
    ) -> None:
        self.key = key
        self.title = title
        self.seats = seats
        self.rules_version = rules
        self.stage = "proven"
        self.folder = folder
        self.data_folder = "" if data is None else str(data)
        self.data = DataFolder(Path(folder) / "data", data)
        self.game_options = read_options(self.data, rules)
        self.found_steps: Sequence[type[Step[Any]]] = ()

    def data_digest(self) -> str:
        return self.data.digest()

    def options(self) -> Sequence[GameOption]:
        return self.game_options

    def steps(self) -> Sequence[type[Step[Any]]]:
        if not self.found_steps:
            self.found_steps = steps_in(f"tabard.games.{self.key}", self.folder)
        return self.found_steps


Phrase = tuple[str, dict[str, object]]
"""The key of a text and its fields."""


@final
class FiledWords(Words):
    """Words by the functions of a game's module of phrases."""

    def __init__(
        self,
        names: Mapping[str, Sequence[str | int]],
        phrase: Callable[[Any, Choice], Phrase],
        lines: Callable[[list[dict[str, object]], int | None], list[Phrase]],
    ) -> None:
        self.all_names: Final = names
        self.phrase_of: Final = phrase
        self.lines_of: Final = lines

    def names(self) -> Mapping[str, Sequence[str | int]]:
        return self.all_names

    def phrase(self, view: Mapping[str, Any], choice: Choice) -> Phrase:
        return self.phrase_of(view, choice)

    def lines(self, events: list[dict[str, object]], viewer: int | None) -> list[Phrase]:
        return self.lines_of(events, viewer)


@final
class FiledCodec(Codec[S]):
    """Snapshots by the functions of a game's modules of snapshots and laws."""

    def __init__(
        self,
        encode: Callable[[S], dict[str, object]],
        decode: Callable[[int, Options, Mapping[str, object]], S],
        broken_law: Callable[[S], str],
    ) -> None:
        self.encoded: Final = encode
        self.decoded: Final = decode
        self.law: Final = broken_law

    def encode(self, state: S) -> dict[str, object]:
        return self.encoded(state)

    def decode(self, seats: int, options: Options, data: Mapping[str, object]) -> S:
        return self.decoded(seats, options, data)

    def broken_law(self, state: S) -> str:
        return self.law(state)


def steps_in(package: str, folder: str) -> list[type[Step[Any]]]:
    """The steps that the modules of a package define, but for those that others are made of."""
    found: list[type[Step[Any]]] = []
    for module in sorted([one.name for one in iter_modules([folder])]):
        name = f"{package}.{module}"
        for value in vars(import_module(name)).values():
            is_step = isinstance(value, type) and issubclass(value, Step)
            if is_step and value.__module__ == name and is_whole(value):
                found.append(value)
    return found


def is_whole(step: type[Step[Any]]) -> bool:
    """Whether a step says what to do: runs, resolves or reveals."""
    if issubclass(step, Sealed):
        return step.reveal is not Sealed.reveal
    if issubclass(step, Ask):
        return step.resolve is not Ask.resolve
    return step.run is not Step.run and step not in (Ask, Draw, Unshown)
