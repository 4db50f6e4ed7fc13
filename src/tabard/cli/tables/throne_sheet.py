"""The score pad of Throne of Allegoria in the terminal."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tabard.games.throne.kinds import TRACK_NAMES
from tabard.match.texts import Texts

SUMS = ("subtotal_1", "subtotal_2", "total")


def score_pad(texts: Texts, sheet: Any) -> RenderableType:
    """Line by line with both subtotals, then how the winners are called."""
    grid = Grid(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column(texts.say("sheet-line"))
    for player in sheet["players"]:
        grid.add_column(texts.player(player["seat"]), justify="right", min_width=6)
    for number, line in enumerate(sheet["players"][0]["lines"]):
        name = line["line"]
        values = [str(player["lines"][number]["value"]) for player in sheet["players"]]
        is_sum = name in SUMS
        label = texts.noun(name) if name in TRACK_NAMES else texts.say(f"sheet-{name}")
        grid.add_row(label, *values, style="bold" if is_sum else "")
        if is_sum:
            grid.add_row("")
    wins = [texts.say("sheet-wins") if player["place"] == 1 else "" for player in sheet["players"]]
    grid.add_row("", *[Text(word, "bold green") for word in wins])
    epithets = [
        Text.assemble((texts.player(int(seat)), "bold green"), f": {names[texts.language]}")
        for seat, names in sheet["epithets"].items()
    ]
    title = Text(texts.say("sheet-title"), "bold")
    return Panel(Group(grid, Text(), *epithets), title=title, title_align="left", box=box.ROUNDED)
