"""Parts of phrases: cards in a row, places, and plain readings of a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tabard.games.throne.kinds import CENTRE, TERRITORY_NAMES

Phrase = tuple[str, dict[str, object]]


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def entry(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def joined(parts: Sequence[Phrase], joint: str) -> Phrase:
    """Several phrases as one; `joint` says what stands between two of them."""
    found = parts[0] if parts else ("nothing", {})
    for part in parts[1:]:
        found = (joint, {"first": found, "second": part})
    return found


def in_a_row(parts: Sequence[Phrase]) -> Phrase:
    """`a, b and c`."""
    if len(parts) < 2:
        return joined(parts, "also")
    return "and", {"first": joined(parts[:-1], "also"), "second": parts[-1]}


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
