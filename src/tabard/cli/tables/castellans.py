"""The table of Castellans of Valeria in the terminal: city, tracks, Wharf, Citizens, boards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.tables.castellans_boards import boards, opponent
from tabard.cli.tables.castellans_cards import all_cards
from tabard.cli.tables.castellans_city import city
from tabard.cli.tables.castellans_market import citizens, market
from tabard.cli.tables.castellans_marks import Marks, name_of
from tabard.cli.tables.castellans_options import option_headings
from tabard.cli.tables.castellans_sheet import rivals_of, score_sheet
from tabard.cli.tables.table import Table
from tabard.core.values import Decision
from tabard.games.castellans.shapes import CastellansSheet, CastellansView
from tabard.match.texts import Texts


class CastellansTable(Table[CastellansView, CastellansSheet]):
    """Everything that lies on the table, from the city to the boards of the players."""

    told_by_sheet = frozenset({"round_scored"})

    def board(self, texts: Texts, view: CastellansView) -> RenderableType:
        marks = Marks(texts, view)
        cities = [city(texts, view, marks, is_wide) for is_wide in (True, False)]
        lines = [citizens(texts, view, is_wide) for is_wide in (True, False)]
        parts: list[RenderableType] = [kit.ByWidth(*cities), Text(), market(texts, view, marks)]
        parts += [kit.ByWidth(*lines), Text(), boards(texts, view, marks)]
        parts += opponent(texts, view)
        return self.framed(texts, view, parts)

    def head(self, texts: Texts, view: CastellansView) -> str:
        """Round, phase and 1st Player, for the upper edge."""
        parts = [texts.say("table-round", round=view["round"], rounds=view["rounds"])]
        parts.append(texts.noun(view["phase"]))
        if view["first_player"] is not None:
            name = name_of(texts, view["players"][view["first_player"]])
            parts.append(texts.say("table-first", first=name))
        return " · ".join(parts)

    def headings(self, texts: Texts, decision: Decision) -> list[str]:
        return option_headings(texts, decision)

    def sheet(self, texts: Texts, sheet: CastellansSheet) -> RenderableType:
        return score_sheet(texts, sheet)

    def rivals(self, texts: Texts, sheet: CastellansSheet) -> list[tuple[int, str, int]]:
        return rivals_of(texts, sheet)

    def cards(self, texts: Texts) -> RenderableType:
        return all_cards(texts)
