"""Parts of phrases: cards and claims in a row, and places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tabard.games.throne.kinds import CENTRE, TERRITORY_NAMES
from tabard.parts.phrases import Phrase, in_a_row


def cards_of(cards: Sequence[object]) -> Phrase:
    """`Soldier 1 and 2 × Joker 1`."""
    found: list[Phrase] = []
    for card, count in Counter(cards).items():
        found.append(("card", {"card": card}) if count == 1 else times(card, count))
    return in_a_row(found)


def times(card: object, count: int) -> Phrase:
    return "times", {"card": card, "count": count}


def quoted(claims: Sequence[object]) -> Phrase:
    """Claims by name, each in quotation marks."""
    return in_a_row([("quoted", {"claim": claim}) for claim in claims])


def place(word: str, territory: object, owner: object, seat: object, own: str) -> Phrase:
    """`in`, `to` or `from` a territory; what belongs to the seat is called `own`."""
    if territory == TERRITORY_NAMES[CENTRE]:
        return f"{word}_centre", {}
    if owner == seat:
        return f"{word}_{own}", {}
    return f"{word}_home", {"player": owner}
