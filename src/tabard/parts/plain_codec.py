"""A codec for tables that hold numbers, flags, texts and lists of them: it needs no code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.core.errors import SnapshotError
from tabard.core.game import Codec, Game, Options
from tabard.core.opening import mypyc_attr
from tabard.core.state import State
from tabard.parts.reading import Reader


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainCodec(Codec[Any]):
    """Writes the named fields of a state, and reads them as what they are in a new one.

    A list keeps the length that it has in a new state, unless that is none: then it may hold any
    number of whole numbers. Which laws hold remains to be said: `broken_law`.
    """

    def __init__(self, game: Game[Any], fields: Sequence[str]) -> None:
        self.game: Final = game
        self.fields: Final = list(fields)

    def encode(self, state: State) -> dict[str, object]:
        return {name: copied(getattr(state, name)) for name in self.fields}

    def decode(self, seats: int, options: Options, data: Mapping[str, object]) -> Any:
        state: State = self.game.new_state(seats, options)
        state.agenda = []
        reader = Reader(data, "table")
        for name in self.fields:
            where = f"table, field {name!r}"
            setattr(state, name, read_like(getattr(state, name), reader.value(name), where))
        return state


def copied(value: object) -> object:
    """The same, with lists of its own."""
    return [copied(item) for item in value] if isinstance(value, list) else value


def read_like(pattern: object, value: object, where: str) -> object:
    """A value from outside that is of the same kind as another; refused if it is not."""
    if not isinstance(pattern, list):
        if type(value) is not type(pattern):
            raise SnapshotError(f"{where}: needs something like {pattern!r}, has {value!r:.40}")
        return value
    if not isinstance(value, list | tuple) or len(pattern) not in (0, len(value)):
        raise SnapshotError(f"{where}: needs a list such as {pattern!r:.40}, has {value!r:.40}")
    return [
        read_like(pattern[index] if pattern else 0, item, where) for index, item in enumerate(value)
    ]
