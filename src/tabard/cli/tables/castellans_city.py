"""The city of Castellans of Valeria in the terminal: a ring of Districts, roads and bridges."""

from __future__ import annotations

from typing import Literal

from rich.console import Group
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.tables.castellans_marks import GREEN, Marks, halves
from tabard.games.castellans.kinds import CITY_TOKEN_NAMES, DISTRICT_NAMES
from tabard.games.castellans.shapes import CastellansView, DistrictView, EdgeView
from tabard.match.texts import Texts

TOP = (0, 1, 2)
BOTTOM = (5, 4, 3)
TOP_ROADS = (0, 1)
BOTTOM_ROADS = (4, 3)
LEFT_ROAD, RIGHT_ROAD = 5, 2
"""Where Districts and the edges between them stand: clockwise, the first at the upper left."""

ROAD_WIDTH = 8
IN_DISTRICTS: tuple[Literal["ward_tower", "statue"], ...] = ("ward_tower", "statue")
"""The Monuments that are shown in Districts; a Lighthouse stands among the Manors."""


def city(texts: Texts, view: CastellansView, marks: Marks, is_wide: bool) -> Group:
    """Two rows of three Districts, with what lies between them."""
    grid = kit.rows(1, expand=True)
    for column in range(len(TOP) + len(TOP_ROADS)):
        is_road = column % 2 == 1
        grid.add_column(width=ROAD_WIDTH if is_road else None, ratio=None if is_road else 1)
    grid.add_row(*_row(texts, view, marks, TOP, TOP_ROADS, is_wide))
    grid.add_row(
        _road(texts, view["edges"][LEFT_ROAD], marks, "│ ", "  "),
        "",
        "",
        "",
        _road(texts, view["edges"][RIGHT_ROAD], marks, "│ ", "  "),
    )
    grid.add_row(*_row(texts, view, marks, BOTTOM, BOTTOM_ROADS, is_wide))
    return Group(grid, Text(texts.say("table-legend"), "dim"))


def _row(
    texts: Texts,
    view: CastellansView,
    marks: Marks,
    places: tuple[int, ...],
    roads: tuple[int, ...],
    is_wide: bool,
) -> list[Text]:
    cells: list[Text] = []
    for at, number in enumerate(places):
        cells.append(_district(texts, view, marks, number, is_wide))
        if at < len(roads):
            cells.append(_road(texts, view["edges"][roads[at]], marks, "───────\n", "\n"))
    return cells


def _district(texts: Texts, view: CastellansView, marks: Marks, number: int, is_wide: bool) -> Text:
    """Name, Guilds, then everybody who is there, the strongest first."""
    district = view["districts"][number]
    scores = DISTRICT_NAMES[number] in view["scoring"]
    name = texts.part(f"at_{district['district']}", {})
    name = name[:1].upper() + name[1:]
    head = Text.assemble(("▸ " if scores else "", "yellow"), (name, "bold" if scores else ""))
    dot = " · " if is_wide else "·"
    guilds = dot.join([texts.part(f"guild_{guild}", {}) for guild in district["guilds"]])
    lines = [head, Text(guilds, "dim")]
    ranked: list[tuple[int, Text]] = []
    for side, control in enumerate(district["control"]):
        if control:
            ranked.append((control, _presence(texts, district, marks.lead(side, is_wide), side)))
    if district["keeps"]:
        label = texts.say("table-keeps", count=district["keeps"])
        ranked.append((2 * district["keeps"], Text(label, GREEN)))
    lines += [line for _, line in sorted(ranked, key=lambda pair: -pair[0])]
    stand = [
        Text.assemble(texts.noun(monument), " ", marks.mark(owner))
        for monument in IN_DISTRICTS
        if (owner := district[monument]) is not None
    ]
    return Text("\n").join([*lines, *stand])


def _presence(texts: Texts, district: DistrictView, lead: Text, side: int) -> Text:
    """The tokens of one side, its control, and what that would score."""
    counts = dict(district["tokens"][side])
    parts: list[Text] = []
    if district["lighthouse"] == side:
        counts["manor"] -= 1
        parts.append(Text(texts.say("table-short_lighthouse")))
    for token in CITY_TOKEN_NAMES:
        count = counts[token]
        if count:
            letter = texts.say(f"table-short_{token}")
            parts.append(Text(letter if count == 1 else f"{count}{letter}"))
    line = kit.spaced([lead, *parts, Text(halves(district["control"][side]), "bold")])
    worth = district["worth"][side]
    return line.append(f" → {worth}" if worth else "", "cyan")


def _road(texts: Texts, edge: EdgeView, marks: Marks, before: str, between: str) -> Text:
    """Windmills by owner, free dots, and the Gate of the bridge."""
    mills = [marks.mark(side) for side, count in enumerate(edge["windmills"]) for _ in range(count)]
    free = "·" * (edge["slots"] - len(mills))
    text = Text.assemble((before, "dim"), ("▲", "dim"), *mills, (free, "dim"))
    if edge["gate"] is not None:
        text = Text.assemble(text, between, texts.noun("gate"), " ", marks.mark(edge["gate"]))
    return text
