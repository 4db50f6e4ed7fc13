"""The plain table: shows any view of any game; the tables of games refine it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.pretty import Pretty
from rich.table import Table as Grid
from rich.text import Text

from tabard.core.values import Barred, Decision
from tabard.match.texts import Texts

View = Mapping[str, object]


class Table:
    """What a terminal shows of a match."""

    told_by_sheet: frozenset[str] = frozenset()
    """Keys of log lines that the score sheet repeats."""

    untold: frozenset[str] = frozenset()
    """Keys of log lines that only say what the next line shows anyway."""

    def board(self, texts: Texts, view: View) -> RenderableType:
        """The whole table as the owner of the view sees it."""
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
        for field, value in view.items():
            grid.add_row(Text(field, "dim"), Pretty(value, overflow="fold"))
        return Panel(grid, title=texts.title)

    def headings(self, texts: Texts, decision: Decision) -> list[str]:
        """Under which heading each option stands, in the order of the options; here all are one."""
        return [""] * len(decision.options)

    def barred(
        self, texts: Texts, view: View, decision: Decision, bars: Sequence[Barred]
    ) -> list[str]:
        """What one might want but may not, a line for each, with the clause that says so."""
        return [f"{texts.option(view, decision.prompt, bar.choice)} [{bar.clause}]" for bar in bars]

    def sheet(self, texts: Texts, sheet: View) -> RenderableType:
        """The score sheet."""
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
        for field, value in sheet.items():
            grid.add_row(Text(field, "dim"), Pretty(value, overflow="fold"))
        return Panel(grid, title=texts.title)

    def rivals(self, texts: Texts, sheet: View) -> list[tuple[int, str, int]]:
        """Place, name and score of those who are ranked beside the seats; here nobody."""
        return []

    def cards(self, texts: Texts) -> RenderableType:
        """What the pieces of the game are and do."""
        return Group(*[Text(texts.noun(name)) for name in texts.nouns])
