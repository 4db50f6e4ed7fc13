"""All cards and tokens of Throne of Allegoria, with their texts and where those are from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.words import Words
from tabard.games.throne.game import Throne
from tabard.games.throne.kinds import ROW_NAMES, TRACK_NAMES, TYPE_NAMES, WORKER_NAMES
from tabard.match.texts import Texts
from tabard.parts.catalog import Entry, read_entries

COLOURS = {"printed": "green", "inferred": "yellow", "reconstructed": "magenta"}

Row = tuple[str, str, str]
"""A name, what it says, and its source."""


def all_cards(texts: Texts) -> RenderableType:
    """Section by section; what is printed, inferred or reconstructed is said of each."""
    sections: list[tuple[str, list[Row]]] = [
        ("lords", lords(texts)),
        ("workforce", workforce(texts)),
        ("decrees", decrees(texts)),
        ("merchants", merchants(texts)),
        ("guilds", plain(texts, "guilds.toml", "guild")),
        ("tokens", plain(texts, "tokens.toml", "token")),
        ("claims", claims(texts, "claims.toml", "claim", "value")),
        ("ends", claims(texts, "ends.toml", "end", "influence")),
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
    assert isinstance(game, Throne)
    return list(read_entries(game.data.path(file), kind))


def said(texts: Texts, entry: Entry, field: str = "text") -> str:
    return entry.both_languages(field)[texts.language]


def plain(texts: Texts, file: str, kind: str) -> list[Row]:
    """Cards with a name and a text."""
    return [
        (said(texts, entry, "name"), said(texts, entry), entry.source())
        for entry in entries(texts, file, kind)
    ]


def claims(texts: Texts, file: str, kind: str, worth: str) -> list[Row]:
    """Claims with their value."""
    found: list[Row] = []
    for entry in entries(texts, file, kind):
        numbers = {"claim": entry.text("id"), "worth": entry.number(worth)}
        found.append((texts.say("cards-worth", **numbers), said(texts, entry), entry.source()))
    return found


def lords(texts: Texts) -> list[Row]:
    """Lords with what they begin with."""
    game = texts.game
    assert isinstance(game, Throne)
    found: list[Row] = []
    for lord, entry in zip(game.numbers.deck.lords, entries(texts, "lords.toml", "lord")):
        steps = [
            f"{texts.noun(TRACK_NAMES[track])} {count}"
            for track, count in enumerate(lord.tracks)
            if count
        ]
        workers = [
            f"{count} {texts.noun(WORKER_NAMES[kind], 'name' if count == 1 else 'plural')}"
            for kind, count in enumerate(lord.workers)
            if count
        ]
        text = f"{', '.join(steps)}; {', '.join(workers)}"
        found.append((said(texts, entry, "name"), text, entry.source()))
    return found


def workforce(texts: Texts) -> list[Row]:
    """How many cards of each type and value there are."""
    game = texts.game
    assert isinstance(game, Throne)
    cards = game.numbers.deck.workforce
    sources = {e.text("id"): e.source() for e in entries(texts, "workforce.toml", "card")}
    found: list[Row] = []
    for kind, name in enumerate(TYPE_NAMES):
        numbers = [number for number, other in enumerate(cards.types) if other == kind]
        counts = [f"{cards.counts[n]} × {texts.noun(cards.keys[n])}" for n in numbers]
        found.append((texts.noun(name), ", ".join(counts), sources[cards.keys[numbers[0]]]))
    return found


def decrees(texts: Texts) -> list[Row]:
    """Both halves of each decree; The Queen Is Dead has none."""
    game = texts.game
    assert isinstance(game, Throne)
    halves = {e.text("id"): e for e in entries(texts, "decrees.toml", "half")}
    by_id = {e.text("id"): e for e in entries(texts, "decrees.toml", "decree")}
    found: list[Row] = []
    for decree in game.numbers.deck.decrees:
        if decree.is_queen:
            entry = by_id[decree.key]
            found.append((said(texts, entry, "name"), said(texts, entry), entry.source()))
            continue
        for word, half in (("alive", decree.alive), ("dead", decree.dead)):
            entry = halves[half.key]
            text = f"{said(texts, entry)} ({texts.say(f'cards-{word}')})"
            found.append((said(texts, entry, "name"), text, entry.source()))
    return found


def merchants(texts: Texts) -> list[Row]:
    """Travelling Merchants with both deals."""
    game = texts.game
    assert isinstance(game, Throne)
    found: list[Row] = []
    for trader, entry in zip(
        game.numbers.deck.traders, entries(texts, "merchants.toml", "merchant")
    ):
        rows = [
            texts.say(f"table-row_{name}", pay=trader.pays[row], gain=trader.gains[row])
            for row, name in enumerate(ROW_NAMES)
        ]
        name = f"{entry.text('letter')} {said(texts, entry, 'name')}"
        found.append((name, "; ".join(rows), entry.source()))
    return found
