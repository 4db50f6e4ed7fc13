"""The score sheet of Castellans of Valeria in the terminal."""

from __future__ import annotations

from typing import Literal

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.tables.castellans_marks import COLOURS, name_of
from tabard.games.castellans.kinds import DISTRICT_NAMES, GUILD_NAMES, MONUMENT_NAMES
from tabard.games.castellans.shapes import CastellansSheet, SheetLine
from tabard.match.texts import Texts

GROUPS: tuple[Literal["control", "monuments", "others"], ...] = ("control", "monuments", "others")


def score_sheet(texts: Texts, sheet: CastellansSheet) -> RenderableType:
    """Round by round, then the Guilds; lines on which nobody scored are left out."""
    players = sheet["players"]
    names = [Text(name_of(texts, player), COLOURS[player["color"]]) for player in players]
    grid = kit.new_sheet(texts, names)
    for number, one in enumerate(players[0]["rounds"]):
        rounds = [player["rounds"][number] for player in players]
        label = texts.say("sheet-round", round=one["round"])
        grid.add_row(label, *[str(each["total"]) for each in rounds], style="bold")
        for group in GROUPS:
            lines(texts, grid, [each[group] for each in rounds])
    totals = [sum(line["value"] for line in player["guilds"]) for player in players]
    grid.add_row(texts.say("sheet-guilds"), *[str(total) for total in totals], style="bold")
    lines(texts, grid, [player["guilds"] for player in players])
    grid.add_row("")
    total = [str(player["total"]) for player in players]
    grid.add_row(texts.say("sheet-total"), *total, style="bold")
    stars = [str(player["stars"]) for player in players]
    grid.add_row(Text(texts.say("sheet-stars"), "dim"), *stars, style="dim")
    kit.add_winners(texts, grid, players)
    return kit.framed_sheet(texts, grid)


def rivals_of(texts: Texts, sheet: CastellansSheet) -> list[tuple[int, str, int]]:
    """The solo opponent, which has a place without having a seat."""
    return [
        (player["place"], texts.noun(player["opponent"]), player["total"])
        for player in sheet["players"]
        if player["opponent"] is not None
    ]


def lines(texts: Texts, grid: Grid, columns: list[list[SheetLine]]) -> None:
    """One row for each line on which somebody scored."""
    for number, line in enumerate(columns[0]):
        values = [column[number]["value"] for column in columns]
        if any(values):
            cells = [str(value) if value else "·" for value in values]
            grid.add_row(f"  {label_of(texts, line['line'])}", *cells)


def label_of(texts: Texts, name: str) -> str:
    if name in DISTRICT_NAMES or name in GUILD_NAMES or name in MONUMENT_NAMES:
        return texts.noun(name)
    return texts.say(f"sheet-{name}")
