"""Lists of all cards of a game, with what they say and where that is from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.words import Words
from tabard.match.texts import Texts
from tabard.parts.catalog import Entry, data_of, read_entries

COLOURS = {"printed": "green", "inferred": "yellow", "reconstructed": "magenta"}

Row = tuple[str, str, str]
"""A name, what it says, and its source."""


def all_sections(texts: Texts, sections: dict[str, list[Row]]) -> Group:
    """Section by section; what is printed, inferred or reconstructed is said of each card."""
    words = Words(texts.language)
    parts: list[RenderableType] = []
    for key, rows in sections.items():
        parts += [Text(texts.say(f"cards-{key}"), "bold cyan"), section(words, rows), Text()]
    return Group(*parts[:-1])


def section(words: Words, rows: Sequence[Row]) -> Grid:
    grid = kit.rows(expand=True)
    grid.add_column(width=24)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True, justify="right")
    for name, text, source in rows:
        label = Text(words.say(f"source-{source}"), COLOURS[source])
        grid.add_row(Text(name, "bold"), Text(text), label)
    return grid


def entries(texts: Texts, file: str, kind: str) -> list[Entry]:
    """The entries of a data file that the game is played with."""
    return list(read_entries(data_of(texts.game).path(file), kind))


def said(texts: Texts, entry: Entry, field: str = "text") -> str:
    return entry.both_languages(field)[texts.language]


def row(texts: Texts, entry: Entry, text: str) -> Row:
    """A card by its name, with a text of its own."""
    return said(texts, entry, "name"), text, entry.source()


def plain(texts: Texts, file: str, kind: str) -> list[Row]:
    """Cards with a name and a text."""
    return [row(texts, entry, said(texts, entry)) for entry in entries(texts, file, kind)]
