"""The score sheet of Archon in the terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.tables.archon_marks import COLOURS, LONGEST
from tabard.games.archon.kinds import TILE_NAMES
from tabard.games.archon.shapes import ArchonSheet, SheetLine
from tabard.match.texts import Texts


def score_sheet(texts: Texts, sheet: ArchonSheet) -> RenderableType:
    """Season by season, then the end; lines on which nobody scored are left out."""
    players = sheet["players"]
    names = [
        Text(texts.player(player["seat"])[:LONGEST], COLOURS[player["emblem"]])
        for player in players
    ]
    grid = kit.new_sheet(texts, names)
    row(grid, texts.say("sheet-start"), [player["start"]["value"] for player in players])
    for number, season in enumerate(players[0]["seasons"]):
        seasons = [player["seasons"][number] for player in players]
        row(grid, texts.noun(season["season"]), [one["total"] for one in seasons])
        lines(texts, grid, [values_of(one["lines"]) for one in seasons])
    ends = [values_of(player["end"]) for player in players]
    row(grid, texts.say("sheet-end"), [sum(end.values()) for end in ends])
    lines(texts, grid, ends)
    grid.add_row("")
    row(grid, texts.say("sheet-total"), [player["total"] for player in players])
    kit.add_winners(texts, grid, players)
    return kit.framed_sheet(texts, grid)


def row(grid: Grid, label: str, values: list[int]) -> None:
    grid.add_row(label, *[signed(value) for value in values], style="bold")


def signed(value: int) -> str:
    """With a minus sign as it is printed."""
    return f"−{-value}" if value < 0 else str(value)


def values_of(found: list[SheetLine]) -> dict[str, int]:
    """The lines of one player, by name."""
    return {line["line"]: line["value"] for line in found}


def lines(texts: Texts, grid: Grid, columns: list[dict[str, int]]) -> None:
    """One row for each line on which somebody scored; players can have different tiles."""
    names = list(dict.fromkeys([name for column in columns for name in column]))
    names.sort(key=lambda name: TILE_NAMES.index(name) if name in TILE_NAMES else len(TILE_NAMES))
    for name in names:
        values = [column.get(name, 0) for column in columns]
        if any(values):
            cells = [signed(value) if value else "·" for value in values]
            grid.add_row(f"  {label_of(texts, name)}", *cells)


def label_of(texts: Texts, name: str) -> str:
    return texts.noun(name) if name in TILE_NAMES else texts.say(f"sheet-{name}")
