"""The table of Archon in the terminal: city, market and players."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from tabard.cli.tables.archon_boards import boards
from tabard.cli.tables.archon_cards import all_cards
from tabard.cli.tables.archon_city import city
from tabard.cli.tables.archon_market import market
from tabard.cli.tables.archon_marks import Marks
from tabard.cli.tables.archon_options import barred_slots, option_headings
from tabard.cli.tables.archon_sheet import score_sheet
from tabard.cli.tables.table import Table
from tabard.core.values import Barred, Decision
from tabard.games.archon.shapes import ArchonSheet, ArchonView
from tabard.match.texts import Texts


class ArchonTable(Table[ArchonView, ArchonSheet]):
    """Everything that lies on the table, from the Season Track to the own hand."""

    told_by_sheet = frozenset({"tile_scored", "leftovers_scored"})

    def board(self, texts: Texts, view: ArchonView) -> RenderableType:
        marks = Marks(texts, view["players"])
        parts: list[RenderableType] = [*city(texts, view, marks), market(texts, view), Text()]
        parts.append(boards(texts, view, marks))
        return self.framed(texts, view, parts)

    def head(self, texts: Texts, view: ArchonView) -> str:
        """Round, season and phase, for the upper edge."""
        parts = [texts.say("table-round", round=view["round"], rounds=view["rounds"])]
        parts.append(texts.noun(view["season"]))
        if view["phase"] != "round":
            parts.append(texts.noun(view["phase"]))
        return " · ".join(parts)

    def headings(self, texts: Texts, decision: Decision) -> list[str]:
        return option_headings(texts, decision)

    def barred(
        self, texts: Texts, view: ArchonView, decision: Decision, bars: Sequence[Barred]
    ) -> list[str]:
        if any(bar.choice.kind != "slot" for bar in bars):
            return super().barred(texts, view, decision, bars)
        return barred_slots(texts, bars)

    def sheet(self, texts: Texts, sheet: ArchonSheet) -> RenderableType:
        return score_sheet(texts, sheet)

    def cards(self, texts: Texts) -> RenderableType:
        return all_cards(texts)
