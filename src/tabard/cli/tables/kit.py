"""What the tables of all games are drawn with: grids, frames, groups, score sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tabard.match.texts import Texts

WIDE = 90
"""So many columns have room for what stands side by side."""


class ByWidth:
    """One rendering where there is room for it, another where there is not."""

    def __init__(self, wide: RenderableType, narrow: RenderableType) -> None:
        self.wide = wide
        self.narrow = narrow

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        yield self.wide if options.max_width >= WIDE else self.narrow


def rows(gap: int = 2, **settings: Any) -> Grid:
    """A grid without a head, with so many columns of air between its own."""
    return Grid(box=None, show_header=False, padding=(0, gap, 0, 0), pad_edge=False, **settings)


def headed(gap: int = 2, style: str = "dim") -> Grid:
    """A grid with a head."""
    return Grid(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style=style)


def framed(title: Text, *parts: RenderableType) -> Panel:
    """Parts below one another in a frame with its title at the upper edge."""
    return Panel(Group(*parts), title=title, title_align="left", box=box.ROUNDED)


def spaced(parts: Sequence[Text], between: str = " ") -> Text:
    return Text(between).join(parts)


def grouped(texts: Texts, groups: Sequence[str]) -> list[str]:
    """A heading for each option by its group, `""` for those of none; no heading if all are of
    one group."""
    if len(set(groups) - {""}) < 2:
        return [""] * len(groups)
    return [group or texts.say("table-group_otherwise") for group in groups]


def new_sheet(texts: Texts, names: Sequence[Text], least: int = 5) -> Grid:
    """A score sheet with a column for each player."""
    grid = headed(3, "bold")
    grid.add_column(texts.say("sheet-line"))
    for name in names:
        grid.add_column(name, justify="right", min_width=least)
    return grid


def add_winners(texts: Texts, grid: Grid, players: Any) -> None:
    """The last row of a score sheet: who wins."""
    wins = [texts.say("sheet-wins") if player["place"] == 1 else "" for player in players]
    grid.add_row("", *[Text(word, "bold green") for word in wins])


def framed_sheet(texts: Texts, *parts: RenderableType) -> Panel:
    return framed(Text(texts.say("sheet-title"), "bold"), *parts)
