"""Phrases: which text says a choice, and what it speaks of; a view is all it reads.

A phrase inside another one is a value of its fields. Slots and the cards for them stand in
phrases_slots.py, what is told in phrases_log.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabard.core.values import Choice
from tabard.games.archon.phrases_log import lines
from tabard.games.archon.phrases_parts import amount_of, cards_of, gain_of, price_of
from tabard.games.archon.phrases_slots import (
    View,
    asked_of,
    benefit_phrase,
    is_asked,
    own,
    slot_phrase,
    with_phrase,
)
from tabard.parts.phrases import NOTHING, Phrase, entry, number, row

__all__ = ["lines", "phrase"]


def phrase(view: View, choice: Choice) -> Phrase:
    """The key of an option's text and its fields."""
    kind = choice.kind
    if kind in WRITERS:
        return WRITERS[kind](view, choice)
    return kind, {kind: choice.name or choice.number}


def _has(view: View, good: str) -> int:
    """How much of a good whoever is asked has, picks of a raid taken off."""
    return number(entry(own(view)["goods"])[good]) - row(view["picks"]).count(good)


def _good(prompt: str) -> Callable[[View, Choice], Phrase]:
    """A good, with how much of it one has."""

    def writer(view: View, choice: Choice) -> Phrase:
        fields: dict[str, object] = {"gain": amount_of(choice.name, 1), "good": choice.name}
        if not is_asked(view, prompt):
            return f"{choice.kind}_plain", fields
        return choice.kind, {**fields, "has": _has(view, choice.name)}

    return writer


def _take(view: View, choice: Choice) -> Phrase:
    """A cube of the Repository, with how many are there."""
    key, fields = _good("take")(view, choice)
    return key, {**fields, "there": entry(view["repository"])[choice.name]}


def _swap_in(view: View, choice: Choice) -> Phrase:
    key, fields = _good("swap_in")(view, choice)
    return key, {**fields, "there": entry(view["stock"])[choice.name]}


def _lose(view: View, choice: Choice) -> Phrase:
    """A resource to give up in a raid, with how many are due."""
    key, fields = _good("lose")(view, choice)
    return key, {**fields, "left": asked_of(view).get("resources", 0)}


def _trade(view: View, choice: Choice) -> Phrase:
    """A purchase or a sale, with its price."""
    key, fields = _good("trade")(view, choice)
    asked = asked_of(view)
    if not is_asked(view, "trade"):
        return key, fields
    return key, {**fields, "price": amount_of("gold", asked[choice.kind])}


def _spare(view: View, choice: Choice) -> Phrase:
    """A resource that is not paid, and what is paid then."""
    rest = asked_of(view).get("rest")
    if not is_asked(view, "spare") or choice.name not in entry(rest):
        return "spare_plain", {"good": choice.name}
    price = price_of(entry(entry(rest)[choice.name]))
    return "spare", {"gain": amount_of(choice.name, 1), "price": price}


def _magister(view: View, choice: Choice) -> Phrase:
    """A Magister to hire: cost, VP, what he can do."""
    asked = asked_of(view)
    fields: dict[str, object] = {"magister": choice.name}
    costs = entry(asked.get("costs") or {})
    if choice.name not in costs:
        return "magister_plain", fields
    fields = {**fields, "price": price_of(entry(costs[choice.name]))}
    if "worth" not in asked:
        return "magister_first", fields
    reached = number(entry(own(view)["magisters"])[choice.name])
    return "magister", {**fields, "vp": entry(asked["worth"])[choice.name], "count": reached + 1}


def _to_hand(view: View, choice: Choice) -> Phrase:
    """A kind of card for the hand: how many are there, how many of them picked."""
    fields: dict[str, object] = {"kind": choice.name}
    if not is_asked(view, "to_hand"):
        return "to_hand_plain", fields
    fields["count"] = entry(own(view)["cards"]).get(choice.name, 0)
    return "to_hand", {**fields, "picked": row(view["picks"]).count(choice.name)}


def _confirm(view: View, _choice: Choice) -> Phrase:
    """What will be in hand and in reserve."""
    if not is_asked(view, "to_hand"):
        return "confirm_plain", {}
    picks, cards = row(view["picks"]), entry(own(view)["cards"])
    hand: dict[str, object] = {kind: picks.count(kind) for kind in cards}
    reserve: dict[str, object] = {kind: number(cards[kind]) - picks.count(kind) for kind in cards}
    return "confirm", {"hand": cards_of(hand), "reserve": cards_of(reserve)}


def _card(view: View, choice: Choice) -> Phrase:
    """A card on display: its VP and bonus, and what an own tile adds."""
    fields: dict[str, object] = {"card": choice.name}
    for cards in entry(view["displays"]).values():
        for card in row(cards):
            if entry(card)["card"] != choice.name:
                continue
            fields["gain"] = gain_of(entry(card)["vp"], entry(entry(card)["bonus"]))
            return "card", {**fields, "ability": _ability(view)}
    return "card_plain", fields


def _ability(view: View) -> Phrase:
    ability = entry(asked_of(view).get("ability") or {})
    if not ability:
        return NOTHING
    gain = gain_of(ability["vp"], {"gold": ability["gold"]})
    return "ability", {"tile": ability["tile"], "gain": gain}


def _tile(view: View, choice: Choice) -> Phrase:
    """A tile: level, cost, VP, ability."""
    tile = next(entry(one) for one in row(view["tiles"]) if entry(one)["tile"] == choice.name)
    cost = entry(tile["cost"])
    return "tile", {
        "tile": choice.name,
        "level": ("level", {"level": tile["level"]}),
        "price": price_of(cost),
        "off": ("one_less", {}) if asked_of(view).get("off") else NOTHING,
        "vp": tile["vp"],
    }


def _space(view: View, choice: Choice) -> Phrase:
    """A space of the wall, with its VP."""
    wall = row(view["wall"])
    fields: dict[str, object] = {"space": choice.number}
    if not 1 <= choice.number <= len(wall):
        return "space_plain", fields
    return "space", {**fields, "vp": entry(wall[choice.number - 1])["vp"]}


def _pass(view: View, _choice: Choice) -> Phrase:
    if not is_asked(view, "turn"):
        return "pass_plain", {}
    return "pass", {"count": own(view)["hand_size"]}


def _order(_view: View, choice: Choice) -> Phrase:
    return "order", {"player": choice.number}


WRITERS: Final[dict[str, Callable[[View, Choice], Phrase]]] = {
    "slot": slot_phrase,
    "with": with_phrase,
    "benefit": benefit_phrase,
    "take": _take,
    "gain": _good("gain"),
    "pay": _good("pay"),
    "lose": _lose,
    "swap_out": _good("swap_out"),
    "swap_in": _swap_in,
    "buy": _trade,
    "sell": _trade,
    "spare": _spare,
    "magister": _magister,
    "to_hand": _to_hand,
    "confirm": _confirm,
    "card": _card,
    "tile": _tile,
    "space": _space,
    "pass": _pass,
    "order": _order,
}
