"""How the views of each game are laid out in cells: one file for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tabard.adapters.layout import Cells
from tabard.adapters.layouts import allegiance, archon, castellans, throne
from tabard.core.errors import SetupError
from tabard.core.game import Game


@dataclass(frozen=True)
class ViewLayout:
    """The cells of a game's view, and the kinds of choices that its prompts speak of."""

    cells: Callable[[Game[Any], int], Mapping[str, Cells]]
    about: tuple[str, ...]


LAYOUTS: Mapping[str, ViewLayout] = {
    "throne": ViewLayout(throne.cells, throne.ABOUT),
    "castellans": ViewLayout(castellans.cells, castellans.ABOUT),
    "allegiance": ViewLayout(allegiance.cells, allegiance.ABOUT),
    "archon": ViewLayout(archon.cells, archon.ABOUT),
}


def view_layout(game: Game[Any]) -> ViewLayout:
    """The layout of a game's views."""
    if game.key not in LAYOUTS:
        raise SetupError(
            f"{game.key} has no layout of its views yet; add one to tabard.adapters.layouts"
        )
    return LAYOUTS[game.key]
