"""The score pad of Throne of Allegoria in the terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tabard.cli.tables import kit
from tabard.games.throne.kinds import TRACK_NAMES
from tabard.games.throne.shapes import ThroneSheet
from tabard.match.texts import Texts

SUMS = ("subtotal_1", "subtotal_2", "total")


def score_pad(texts: Texts, sheet: ThroneSheet) -> RenderableType:
    """Line by line with both subtotals, then how the winners are called."""
    names = [Text(texts.player(player["seat"])) for player in sheet["players"]]
    grid = kit.new_sheet(texts, names, 6)
    for number, line in enumerate(sheet["players"][0]["lines"]):
        name = line["line"]
        values = [str(player["lines"][number]["value"]) for player in sheet["players"]]
        is_sum = name in SUMS
        label = texts.noun(name) if name in TRACK_NAMES else texts.say(f"sheet-{name}")
        grid.add_row(label, *values, style="bold" if is_sum else "")
        if is_sum:
            grid.add_row("")
    kit.add_winners(texts, grid, sheet["players"])
    epithets = [
        Text.assemble((texts.player(int(seat)), "bold green"), f": {names[texts.language]}")
        for seat, names in sheet["epithets"].items()
    ]
    return kit.framed_sheet(texts, grid, Text(), *epithets)
