"""Parts of phrases: amounts, prices, places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from tabard.games.castellans.kinds import DISTRICT_NAMES, EDGE_NAMES, GOOD_NAMES, next_district
from tabard.parts.phrases import Phrase, in_a_row, joined, number


def amount_of(good: object, amount: object) -> Phrase:
    """`2 Gold`."""
    return "amount", {"good": good, "amount": amount}


def gain_of(gain: Mapping[str, int]) -> Phrase:
    """What a gain brings: `2 Gold and 1 Influence`."""
    found: list[Phrase] = []
    for name, amount in gain.items():
        is_good = name in GOOD_NAMES
        found.append(amount_of(name, amount) if is_good else (f"gain_{name}", {"amount": amount}))
    return in_a_row(found)


def price_of(good: object, units: object, gold: object, magic: int = 0) -> Phrase:
    """`3 Wood + 1 Magic + 2 Gold`; what is nothing is left out."""
    amounts = [(good, number(units) - magic), ("magic", magic), ("gold", number(gold))]
    parts = [amount_of(name, amount) for name, amount in amounts if amount > 0]
    return joined(parts, "plus") if parts else ("free", {})


def guilds_of(guilds: Sequence[object], last: str = "and") -> Phrase:
    """Guilds by their short names."""
    return in_a_row([(f"guild_{guild}", {}) for guild in guilds], last)


def place(word: str, district: object) -> Phrase:
    """`in`, `to` or `from` a District, or its name alone (`at`)."""
    return f"{word}_{district}", {}


def between(edge: object) -> Phrase:
    """Two Districts with their road and their bridge."""
    first = EDGE_NAMES.index(str(edge))
    second = DISTRICT_NAMES[next_district(first)]
    return "between", {
        "first": place("at", DISTRICT_NAMES[first]),
        "second": place("at", second),
    }


def counted(faces: Sequence[object]) -> Phrase:
    """Dice by their faces: `2 × Gold, 1 × Wood`."""
    parts: list[Phrase] = [
        ("times", {"face": face, "count": count}) for face, count in Counter(faces).items()
    ]
    return joined(parts)


def halves(value: int) -> str:
    """Half points as they are written: `3½`."""
    whole, half = divmod(value, 2)
    return f"{whole or ''}½" if half else str(whole)
