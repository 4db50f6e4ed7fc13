"""The words in which a game declares its view: what each part is, beside its Python type.

A view is a TypedDict; `Annotated[int, SEAT]` says that a number is a seat. From such declarations
are made the cells of observations, the types of the web client and the list of names that texts
must have. A truth value and a TypedDict need no word; whatever else has none cannot be laid out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from tabard.core.game import Game

Words = str | Iterable[str | int] | Callable[[Game[Any]], Iterable[str | int]]
"""Which words there are: a key of the game's names, the words themselves, or how to find them."""


class Part:
    """How a part of a view becomes cells."""


@dataclass(frozen=True)
class Left(Part):
    """No cells: what never changes in a match, or follows from what has cells."""


@dataclass(frozen=True)
class Number(Part):
    """A number in parts of what is usually the most."""

    most: int = 1


@dataclass(frozen=True)
class Word(Part):
    """One of several words."""

    words: Words


@dataclass(frozen=True)
class Counts(Part):
    """How many there are of each word: a list of words, or numbers by word."""

    words: Words
    most: int = 1


@dataclass(frozen=True)
class Seat(Part):
    """A seat."""


@dataclass(frozen=True)
class Seats(Part):
    """Some of the seats, in any order."""


@dataclass(frozen=True)
class Counted(Part):
    """How many things each seat has somewhere, from a list of their owners."""


@dataclass(frozen=True)
class PerSeat(Part):
    """A list with one item for every seat."""


@dataclass(frozen=True)
class BySeat(Part):
    """A list in any order, each item of the seat that its `key` names."""

    key: str


@dataclass(frozen=True)
class ByWord(Part):
    """A list, each item in the cells of the word that its `key` holds; or a dict by word."""

    words: Words
    key: str = ""


@dataclass(frozen=True)
class Row(Part):
    """A list in its order, up to a limit: a number, or as many as seats, or as a key has names."""

    limit: int | str


@dataclass(frozen=True)
class Known(Part):
    """Stands after another word: what can be hidden or absent, one cell tells whether it is."""


@dataclass(frozen=True)
class Ordered(Part):
    """Stands after another word: also in which order the seats stand that `key` names."""

    key: str


@dataclass(frozen=True)
class Some(Part):
    """Fields of which only those with a word are written; the others repeat what is told elsewhere.

    A truth value needs one here, too: FLAG.
    """


LEFT: Final = Left()
FLAG: Final = Number()
SEAT: Final = Seat()
SEATS: Final = Seats()
COUNTED: Final = Counted()
PER_SEAT: Final = PerSeat()
ROW_OF_SEATS: Final = Row("seats")
KNOWN: Final = Known()
SOME: Final = Some()


@dataclass(frozen=True)
class Shapes:
    """What a game declares, in a module `shapes` beside its rules and under the name SHAPES."""

    view: type
    sheet: type
    about: tuple[str, ...]
    """The kinds of choices that prompts speak of."""


@cache
def shapes_of(game: Game[Any]) -> Shapes | None:
    """What a game declares of its views; None if it declares nothing."""
    package = type(game).__module__.rpartition(".")[0]
    module = f"{package}.shapes"
    if not package or find_spec(module) is None:
        return None
    found: Shapes = import_module(module).SHAPES
    return found


def fields_of(shape: type) -> dict[str, Any]:
    """The keys of a TypedDict and the type of each, with all that is said of it."""
    return get_type_hints(shape, include_extras=True)


def split(declared: Any) -> tuple[Any, list[Part]]:
    """A type without the words that stand beside it, and without None; and those words."""
    if get_origin(declared) is Annotated:
        inner, *said = get_args(declared)
        inner, within = split(inner)
        return inner, [*within, *[word for word in said if isinstance(word, Part)]]
    if get_origin(declared) is NotRequired:
        return split(get_args(declared)[0])
    if get_origin(declared) in (Union, UnionType):
        members = [member for member in get_args(declared) if member is not NoneType]
        return split(members[0]) if len(members) == 1 else (declared, [])
    return declared, []


def item_of(declared: Any) -> Any:
    """What a list or a dict holds."""
    return get_args(declared)[-1]


def tables_in(declared: Any, key: str = "") -> Iterator[tuple[str, type]]:
    """Every TypedDict within a type, and the key that it stands under."""
    inner, _ = split(declared)
    if is_typeddict(inner):
        yield key, inner
        for name, part in fields_of(inner).items():
            yield from tables_in(part, name)
    else:
        for part in get_args(inner):
            yield from tables_in(part, key)
