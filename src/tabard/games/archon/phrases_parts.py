"""Parts of phrases: amounts, prices, cards, slots."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.games.archon.kinds import CARD_NAMES, GOOD_NAMES
from tabard.games.archon.shapes import Amounts
from tabard.parts.phrases import Phrase, in_a_row, joined, number, row

ORDER = ("recruit", "stone", "papyrus", "silver", "iron", "gold")
"""How goods are listed: as a raid takes them (AR-ATT-04 to -06)."""


def amount_of(good: object, amount: object, form: str = "amount") -> Phrase:
    """`2 gold`; the form `sum` stands alone, `amount` is the object of a sentence."""
    return form, {"good": good, "amount": amount}


def amounts_of(amounts: Mapping[str, int], form: str = "amount") -> list[Phrase]:
    """Goods of which there are any, in their order."""
    return [
        amount_of(good, amounts[good], form)
        for good in ORDER
        if good in amounts and amounts[good] > 0
    ]


def by_good(counts: object) -> Amounts:
    """Amounts as events tell them, by the names of the goods."""
    return dict(zip(GOOD_NAMES, numbers(counts), strict=True))


def price_of(amounts: Mapping[str, int], form: str = "amount") -> Phrase:
    """`1 stone + 2 gold`; what is nothing is left out."""
    parts = amounts_of(amounts, form)
    return joined(parts, "plus") if parts else ("free", {})


def gain_of(vp: int, bonus: Amounts) -> Phrase:
    """What a card gives: `1 VP and 2 gold`."""
    parts: list[Phrase] = [("vp", {"vp": vp})] if vp else []
    parts += amounts_of(bonus, "sum")
    if bonus.get("any_resource"):
        parts.append(("any_resource", {"amount": bonus["any_resource"]}))
    return in_a_row(parts) if parts else ("no_vp", {})


def cards_of(counts: Mapping[str, int]) -> Phrase:
    """`3 Courtiers, 1 Scribe`."""
    parts: list[Phrase] = [
        ("cards", {"kind": kind, "count": counts[kind]}) for kind in CARD_NAMES if counts.get(kind)
    ]
    return joined(parts) if parts else ("no_cards", {})


def by_kind(counts: object) -> Amounts:
    """Cards as events tell them, by the names of their kinds."""
    return dict(zip(CARD_NAMES, numbers(counts), strict=True))


def each_once(seats: list[int]) -> list[int]:
    """Seats of which one can be there several times."""
    return list(dict.fromkeys(seats))


def numbers(counts: object) -> list[int]:
    return [number(count) for count in row(counts)]


def building_of(slot: object) -> str:
    """The building of a slot."""
    return str(slot).rpartition("_")[0]


def number_of(slot: object) -> int:
    """Which slot of its building it is, counted from 1."""
    return int(str(slot).rpartition("_")[2])
