"""All cards of Castellans of Valeria, with their texts and where those are from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.words import Words
from tabard.games.castellans.game import Castellans
from tabard.match.texts import Texts
from tabard.parts.catalog import Entry, read_entries

COLOURS = {"printed": "green", "inferred": "yellow", "reconstructed": "magenta"}

Row = tuple[str, str, str]
"""A name, what it says, and its source."""


def all_cards(texts: Texts) -> RenderableType:
    """Section by section; what is printed, inferred or reconstructed is said of each."""
    sections: list[tuple[str, list[Row]]] = [
        ("manors", plain(texts, "manors.toml", "manor")),
        ("citizens", citizens(texts)),
        ("lines", plain(texts, "wharf.toml", "line")),
        ("wharf", wharf(texts)),
        ("opponents", plain(texts, "solo.toml", "opponent")),
    ]
    words = Words(texts.language)
    parts: list[RenderableType] = []
    for key, rows in sections:
        parts += [Text(texts.say(f"cards-{key}"), "bold cyan"), section(words, rows), Text()]
    return Group(*parts[:-1])


def section(words: Words, rows: Sequence[Row]) -> Grid:
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False, expand=True)
    grid.add_column(width=24)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True, justify="right")
    for name, text, source in rows:
        label = Text(words.say(f"source-{source}"), COLOURS[source])
        grid.add_row(Text(name, "bold"), Text(text), label)
    return grid


def entries(texts: Texts, file: str, kind: str) -> list[Entry]:
    game = texts.game
    assert isinstance(game, Castellans)
    return list(read_entries(game.data.path(file), kind))


def said(texts: Texts, entry: Entry, field: str = "text") -> str:
    return entry.both_languages(field)[texts.language]


def plain(texts: Texts, file: str, kind: str) -> list[Row]:
    """Cards with a name and a text."""
    return [
        (said(texts, entry, "name"), said(texts, entry), entry.source())
        for entry in entries(texts, file, kind)
    ]


def citizens(texts: Texts) -> list[Row]:
    """Citizens with Guild and line."""
    found: list[Row] = []
    for entry in entries(texts, "citizens.toml", "citizen"):
        guild = texts.part(f"guild_{entry.text('guild')}", {})
        line = texts.part(f"line_{entry.text('line')}", {})
        text = f"{said(texts, entry)} ({guild}; {line})"
        found.append((said(texts, entry, "name"), text, entry.source()))
    return found


def wharf(texts: Texts) -> list[Row]:
    """The fronts of the Wharf cards, and what their backs say of another card."""
    game = texts.game
    assert isinstance(game, Castellans)
    found: list[Row] = []
    for entry in entries(texts, "wharf.toml", "card"):
        rows = entry.table["front"]
        assert isinstance(rows, list)
        front = " | ".join([", ".join([texts.noun(good) for good in row]) for row in rows])
        back = " | ".join([texts.noun(deal) for deal in entry.texts("back")])
        text = texts.say("cards-sides", front=front, back=back)
        found.append((said(texts, entry, "name"), text, entry.source()))
    return found
