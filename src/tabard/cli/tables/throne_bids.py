"""The bids on the terminal table of Throne of Allegoria."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.tables.throne_marks import player_name
from tabard.games.throne.kinds import MARKER_NAMES, SPACE_NAMES
from tabard.games.throne.shapes import SpaceView, ThroneView
from tabard.match.texts import Texts

PLACES = "abcd"
"""The bid spaces of an action space from left to right; the numbers are the markers'."""


def all_bids(texts: Texts, view: ThroneView) -> list[RenderableType]:
    """The stacks of each house, and by what order ties are broken; nothing before the first."""
    if not any(space["stacks"] for space in view["spaces"]):
        return []
    places = ", ".join(PLACES[: len(view["players"])])
    legend = Text(texts.say("table-bid_spaces", places=places), "dim")
    return [Group(stacks(texts, view), legend)]


def stacks(texts: Texts, view: ThroneView) -> Grid:
    """Faces where they may be seen, heights elsewhere, each behind its bid space (TH-INFO-02)."""
    grid = kit.headed(1)
    grid.add_column(texts.say("table-bids"), no_wrap=True)
    for space in SPACE_NAMES:
        is_open = space == view["space"]
        head = Text(f"▸{space}", "bold yellow") if is_open else Text(space)
        grid.add_column(head, no_wrap=True, min_width=6)
    grid.add_column(texts.say("table-left"), no_wrap=True)
    for player in view["players"]:
        cells = [stack(space, player["seat"]) for space in view["spaces"]]
        left = "".join([face(name) * count for name, count in (player["markers"] or {}).items()])
        grid.add_row(player_name(texts, view, player["seat"]), *cells, Text(left, "dim"))
    return grid


def face(marker: str) -> str:
    """What a marker shows."""
    return "*" if marker == MARKER_NAMES[-1] else marker


def stack(space: SpaceView, seat: int) -> Text:
    """The bid space of a seat in an action space, and the markers there."""
    for place, bid in zip(PLACES, space["stacks"]):
        if bid["player"] == seat:
            faces = "+".join([face(marker) for marker in bid["markers"]])
            markers = (faces, "bold") if faces else ("▪" * bid["count"], "dim")
            return Text.assemble((f"{place} ", "yellow"), markers)
    return Text("·", "dim")
