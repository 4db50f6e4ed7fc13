"""All cards of Castellans of Valeria, with their texts and where those are from."""

from __future__ import annotations

from rich.console import RenderableType

from tabard.cli.tables.cards import Row, all_sections, entries, plain, row, said
from tabard.match.texts import Texts


def all_cards(texts: Texts) -> RenderableType:
    """Section by section; what is printed, inferred or reconstructed is said of each."""
    return all_sections(
        texts,
        {
            "manors": plain(texts, "manors.toml", "manor"),
            "citizens": citizens(texts),
            "lines": plain(texts, "wharf.toml", "line"),
            "wharf": wharf(texts),
            "opponents": plain(texts, "solo.toml", "opponent"),
        },
    )


def citizens(texts: Texts) -> list[Row]:
    """Citizens with Guild and line."""
    found: list[Row] = []
    for entry in entries(texts, "citizens.toml", "citizen"):
        guild = texts.part(f"guild_{entry.text('guild')}", {})
        line = texts.part(f"line_{entry.text('line')}", {})
        text = f"{said(texts, entry)} ({guild}; {line})"
        found.append(row(texts, entry, text))
    return found


def wharf(texts: Texts) -> list[Row]:
    """The fronts of the Wharf cards, and what their backs say of another card."""
    found: list[Row] = []
    for entry in entries(texts, "wharf.toml", "card"):
        rows = entry.table["front"]
        assert isinstance(rows, list)
        front = " | ".join([", ".join([texts.noun(good) for good in row]) for row in rows])
        back = " | ".join([texts.noun(deal) for deal in entry.texts("back")])
        text = texts.say("cards-sides", front=front, back=back)
        found.append(row(texts, entry, text))
    return found
