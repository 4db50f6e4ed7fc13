"""How the views of each game are laid out in cells: one file for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from tabard.adapters.cells import cells_of
from tabard.adapters.layout import Cells, Fields
from tabard.adapters.layouts.hashed import Hashed
from tabard.core.game import Game
from tabard.parts.shape import shapes_of


@dataclass(frozen=True)
class ViewLayout:
    """The cells of a game's view, and the kinds of choices that its prompts speak of."""

    cells: Callable[[Game[Any], int], Mapping[str, Cells]] | None
    """None if nobody has declared it."""

    about: tuple[str, ...]


LAYOUTS: Mapping[str, ViewLayout] = {}


def view_layout(game: Game[Any]) -> ViewLayout:
    """The layout of a game's views."""
    shapes = shapes_of(game)
    if shapes is not None:
        return ViewLayout(partial(declared_cells, shapes.view), shapes.about)
    if game.key in LAYOUTS:
        return LAYOUTS[game.key]
    kinds = dict.fromkeys([choice.kind for choice in game.choices()])
    return ViewLayout(None, tuple(kinds))


def view_cells(game: Game[Any], seats: int) -> Cells:
    """The cells of a view: as they are declared, else by hashes."""
    cells = view_layout(game).cells
    return Hashed() if cells is None else Fields(cells(game, seats))


def declared_cells(view: type, game: Game[Any], seats: int) -> Mapping[str, Cells]:
    """The cells of a view that is declared."""
    return cells_of(view, game, seats).fields
