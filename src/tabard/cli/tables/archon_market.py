"""What can be had in Archon, in the terminal: stockpile, displays, Building tiles."""

from __future__ import annotations

from typing import Literal

from rich.console import RenderableType
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.tables.archon_marks import offer
from tabard.cli.tables.flow import Flow
from tabard.games.archon.kinds import GOOD_NAMES, LEVELS, RESOURCES
from tabard.games.archon.phrases_parts import amount_of, gain_of
from tabard.games.archon.shapes import ArchonView, DisplayCard, TileView
from tabard.match.texts import Texts

DISPLAYS: tuple[Literal["science", "arts"], ...] = ("science", "arts")


def market(texts: Texts, view: ArchonView) -> RenderableType:
    """A line each: stockpile, Science, Arts, and the tiles level by level."""
    grid = kit.rows(1)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(ratio=1)
    grid.add_row(texts.say("table-stock"), Flow(stock(texts, view)))
    for category in DISPLAYS:
        cards = [display_card(texts, card) for card in view["displays"][category]]
        left = Text(texts.say("table-deck", count=view["decks"][category]), "dim")
        grid.add_row(texts.noun(category), Flow([*cards, left]))
    for level in range(1, LEVELS + 1):
        tiles = [tile for tile in view["tiles"] if tile["level"] == level]
        is_open = any(tile["open"] for tile in tiles)
        label = Text(texts.say("table-level", level=level), "bold" if is_open else "dim")
        grid.add_row(label, Flow([tile_text(texts, tile) for tile in tiles]))
    return grid


def stock(texts: Texts, view: ArchonView) -> list[Text]:
    """Cubes in the stockpile, and Recruits, or Gold, where they are limited."""
    shown: list[Text] = []
    for good in [*[GOOD_NAMES[good] for good in RESOURCES], "recruit", "gold"]:
        count = view["stock"][good]
        if count is not None:
            style = "" if count else "dim"
            shown.append(Text(texts.part(*amount_of(good, count, "sum")), style))
    return shown


def display_card(texts: Texts, card: DisplayCard) -> Text:
    gain = texts.part(*gain_of(card["vp"], card["bonus"]))
    return Text.assemble(texts.noun(card["card"]), (f" {gain}", "cyan"))


def tile_text(texts: Texts, tile: TileView) -> Text:
    """A kind of tile: cost, VP, and how many are left; dim if it cannot be built."""
    is_there = tile["open"] and tile["left"] > 0
    count = f"{tile['left']}× " if tile["left"] != 1 else ""
    text = offer(texts, tile["tile"], tile["vp"], tile["cost"])
    return Text(f"{count}{text}", "" if is_there else "dim")
