"""The cells of a view, made from what the game declares of it."""

from __future__ import annotations

from typing import Any, is_typeddict

from tabard.adapters import layout
from tabard.adapters.hashed import Hashed
from tabard.adapters.layout import Cells, Fields
from tabard.core.game import Game
from tabard.parts import shape
from tabard.parts.shape import Part, fields_of, item_of, shapes_of, split


class Layouter:
    """Lays out the views of a game for so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats

    def cells(self, declared: Any, path: str) -> Cells:
        """The cells of one part of a view."""
        kind, said = split(declared)
        is_some = shape.SOME in said
        said = [word for word in said if word != shape.SOME]
        if said and not isinstance(said[0], shape.Known):
            first = said.pop(0)
            made = self.leaf(first) or self.listed(first, kind, path)
        else:
            made = self.plain(kind, path, is_some)
        for word in said:
            made = self.wrapped(made, word)
        return made

    def plain(self, kind: Any, path: str, is_some: bool) -> Cells:
        """What needs no word: a truth value, or fields."""
        if kind is bool:
            return layout.FLAG
        if not is_typeddict(kind):
            raise TypeError(f"{path}: nothing says how {kind} is laid out; annotate it")
        fields = {
            key: self.cells(part, f"{path}/{key}")
            for key, part in fields_of(kind).items()
            if not is_some or split(part)[1]
        }
        return layout.Some(fields) if is_some else layout.Fields(fields)

    def leaf(self, word: Part) -> Cells | None:
        """What a word says whatever it stands beside."""
        match word:
            case shape.Left():
                return layout.LEFT
            case shape.Number(most):
                return layout.Number(most)
            case shape.Word(words):
                return layout.Word(self.words(words))
            case shape.Counts(words, most):
                return layout.Counts(self.words(words), most)
            case shape.Seat():
                return layout.Seat(self.seats)
            case shape.Seats():
                return layout.Seats(self.seats)
            case shape.Counted():
                return layout.Counted(self.seats)
        return None

    def listed(self, word: Part, kind: Any, path: str) -> Cells:
        """A list, or a dict by word, of what it holds."""
        inner = self.cells(item_of(kind), path)
        match word:
            case shape.PerSeat():
                return layout.PerSeat(inner, self.seats)
            case shape.BySeat(key):
                return layout.BySeat(key, inner, self.seats)
            case shape.ByWord(words, key):
                return layout.ByWord(key, self.words(words), inner)
            case shape.Row(limit):
                return layout.Row(inner, self.limit(limit))
        raise TypeError(f"{path}: {word} says nothing of {kind}")

    def wrapped(self, cells: Cells, word: Part) -> Cells:
        """What a word adds to the one before it."""
        if isinstance(word, shape.Known):
            return layout.Known(cells)
        assert isinstance(word, shape.Ordered), f"{word} stands after no other word"
        order = layout.Row(layout.Some({word.key: layout.Seat(self.seats)}), self.seats)
        return layout.Both(cells, order)

    def words(self, words: shape.Words) -> list[str | int]:
        """The words themselves, each once."""
        if isinstance(words, str):
            words = self.game.words.names()[words]
        elif callable(words):
            words = words(self.game)
        return list(dict.fromkeys(words))

    def limit(self, limit: int | str) -> int:
        if isinstance(limit, int):
            return limit
        return self.seats if limit == "seats" else len(self.game.words.names()[limit])


def cells_of(declared: type, game: Game[Any], seats: int) -> Fields:
    """The cells of a declared view, in the order of its keys."""
    made = Layouter(game, seats).cells(declared, declared.__name__)
    assert isinstance(made, Fields)
    return made


def view_cells(game: Game[Any], seats: int) -> Cells:
    """The cells of a game's view: as it is declared, else by hashes."""
    shapes = shapes_of(game)
    return Hashed() if shapes is None else cells_of(shapes.view, game, seats)


def spoken_of(game: Game[Any]) -> tuple[str, ...]:
    """The kinds of choices that a game's prompts speak of."""
    shapes = shapes_of(game)
    if shapes is not None:
        return shapes.about
    return tuple(dict.fromkeys([choice.kind for choice in game.choices()]))
