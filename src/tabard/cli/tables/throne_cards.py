"""All cards and tokens of Throne of Allegoria, with their texts and where those are from."""

from __future__ import annotations

from rich.console import RenderableType

from tabard.cli.tables.cards import Row, all_sections, entries, plain, row, said
from tabard.cli.tables.throne_marks import numbers_of
from tabard.games.throne.kinds import ROW_NAMES, TRACK_NAMES, TYPE_NAMES, WORKER_NAMES
from tabard.match.texts import Texts


def all_cards(texts: Texts) -> RenderableType:
    """Section by section; what is printed, inferred or reconstructed is said of each."""
    return all_sections(
        texts,
        {
            "lords": lords(texts),
            "workforce": workforce(texts),
            "decrees": decrees(texts),
            "merchants": merchants(texts),
            "guilds": plain(texts, "guilds.toml", "guild"),
            "tokens": plain(texts, "tokens.toml", "token"),
            "claims": claims(texts, "claims.toml", "claim", "value"),
            "ends": claims(texts, "ends.toml", "end", "influence"),
        },
    )


def claims(texts: Texts, file: str, kind: str, worth: str) -> list[Row]:
    """Claims with their value."""
    found: list[Row] = []
    for entry in entries(texts, file, kind):
        numbers = {"claim": entry.text("id"), "worth": entry.number(worth)}
        found.append((texts.say("cards-worth", **numbers), said(texts, entry), entry.source()))
    return found


def lords(texts: Texts) -> list[Row]:
    """Lords with what they begin with."""
    found: list[Row] = []
    for lord, entry in zip(numbers_of(texts).deck.lords, entries(texts, "lords.toml", "lord")):
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
        found.append(row(texts, entry, text))
    return found


def workforce(texts: Texts) -> list[Row]:
    """How many cards of each type and value there are."""
    cards = numbers_of(texts).deck.workforce
    sources = {e.text("id"): e.source() for e in entries(texts, "workforce.toml", "card")}
    found: list[Row] = []
    for kind, name in enumerate(TYPE_NAMES):
        numbers = [number for number, other in enumerate(cards.types) if other == kind]
        counts = [f"{cards.counts[n]} × {texts.noun(cards.keys[n])}" for n in numbers]
        found.append((texts.noun(name), ", ".join(counts), sources[cards.keys[numbers[0]]]))
    return found


def decrees(texts: Texts) -> list[Row]:
    """Both halves of each decree; The Queen Is Dead has none."""
    halves = {e.text("id"): e for e in entries(texts, "decrees.toml", "half")}
    by_id = {e.text("id"): e for e in entries(texts, "decrees.toml", "decree")}
    found: list[Row] = []
    for decree in numbers_of(texts).deck.decrees:
        if decree.is_queen:
            entry = by_id[decree.key]
            found.append(row(texts, entry, said(texts, entry)))
            continue
        for word, half in (("alive", decree.alive), ("dead", decree.dead)):
            entry = halves[half.key]
            text = f"{said(texts, entry)} ({texts.say(f'cards-{word}')})"
            found.append(row(texts, entry, text))
    return found


def merchants(texts: Texts) -> list[Row]:
    """Travelling Merchants with both deals."""
    found: list[Row] = []
    for trader, entry in zip(
        numbers_of(texts).deck.traders, entries(texts, "merchants.toml", "merchant")
    ):
        rows = [
            texts.say(f"table-row_{name}", pay=trader.pays[row], gain=trader.gains[row])
            for row, name in enumerate(ROW_NAMES)
        ]
        name = f"{entry.text('letter')} {said(texts, entry, 'name')}"
        found.append((name, "; ".join(rows), entry.source()))
    return found
