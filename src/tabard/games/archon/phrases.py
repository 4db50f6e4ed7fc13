"""Phrases: which text says a choice, and what it speaks of; a view is all it reads.

A phrase inside another one is a value of its fields. Slots and the cards for them stand in
phrases_slots.py, what is told in phrases_log.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabard.core.values import Choice
from tabard.games.archon.kinds import GOOD_NAMES
from tabard.games.archon.phrases_log import lines
from tabard.games.archon.phrases_parts import amount_of, cards_of, gain_of, price_of
from tabard.games.archon.phrases_slots import (
    benefit_phrase,
    is_asked,
    own,
    slot_phrase,
    with_phrase,
)
from tabard.games.archon.shapes import ArchonView
from tabard.parts.phrases import NOTHING, Fields, Phrase

__all__ = ["lines", "phrase"]


def phrase(view: ArchonView, choice: Choice) -> Phrase:
    """The key of an option's text and its fields."""
    kind = choice.kind
    if kind in WRITERS:
        return WRITERS[kind](view, choice)
    return kind, {kind: choice.name or choice.number}


def _has(view: ArchonView, choice: Choice) -> int:
    """How much of a good whoever is asked has, picks of a raid taken off."""
    good = GOOD_NAMES[choice.number]
    return own(view)["goods"][good] - view["picks"].count(good)


def _good(prompt: str) -> Callable[[ArchonView, Choice], Phrase]:
    """A good, with how much of it one has."""

    def writer(view: ArchonView, choice: Choice) -> Phrase:
        fields: Fields = {"gain": amount_of(choice.name, 1), "good": choice.name}
        if not is_asked(view, prompt):
            return f"{choice.kind}_plain", fields
        return choice.kind, {**fields, "has": _has(view, choice)}

    return writer


def _take(view: ArchonView, choice: Choice) -> Phrase:
    """A cube of the Repository, with how many are there."""
    key, fields = _good("take")(view, choice)
    return key, {**fields, "there": view["repository"][choice.name]}


def _swap_in(view: ArchonView, choice: Choice) -> Phrase:
    key, fields = _good("swap_in")(view, choice)
    return key, {**fields, "there": view["stock"][GOOD_NAMES[choice.number]]}


def _lose(view: ArchonView, choice: Choice) -> Phrase:
    """A resource to give up in a raid, with how many are due."""
    key, fields = _good("lose")(view, choice)
    return key, {**fields, "left": view["asked"].get("resources", 0)}


def _trade(view: ArchonView, choice: Choice) -> Phrase:
    """A purchase or a sale, with its price."""
    key, fields = _good("trade")(view, choice)
    asked = view["asked"]
    if not is_asked(view, "trade"):
        return key, fields
    price = asked["buy"] if choice.kind == "buy" else asked["sell"]
    return key, {**fields, "price": amount_of("gold", price)}


def _spare(view: ArchonView, choice: Choice) -> Phrase:
    """A resource that is not paid, and what is paid then."""
    rest = view["asked"].get("rest") or {}
    if not is_asked(view, "spare") or choice.name not in rest:
        return "spare_plain", {"good": choice.name}
    price = price_of(rest[choice.name])
    return "spare", {"gain": amount_of(choice.name, 1), "price": price}


def _magister(view: ArchonView, choice: Choice) -> Phrase:
    """A Magister to hire: cost, VP, what he can do."""
    asked = view["asked"]
    fields: Fields = {"magister": choice.name}
    costs = asked.get("costs", {})
    if choice.name not in costs:
        return "magister_plain", fields
    fields = {**fields, "price": price_of(costs[choice.name])}
    if "worth" not in asked:
        return "magister_first", fields
    reached = own(view)["cards"].get(choice.name, 0)
    return "magister", {**fields, "vp": asked["worth"][choice.name], "count": reached + 1}


def _to_hand(view: ArchonView, choice: Choice) -> Phrase:
    """A kind of card for the hand: how many are there, how many of them picked."""
    fields: Fields = {"kind": choice.name}
    if not is_asked(view, "to_hand"):
        return "to_hand_plain", fields
    fields["count"] = own(view)["cards"].get(choice.name, 0)
    return "to_hand", {**fields, "picked": view["picks"].count(choice.name)}


def _confirm(view: ArchonView, _choice: Choice) -> Phrase:
    """What will be in hand and in reserve."""
    if not is_asked(view, "to_hand"):
        return "confirm_plain", {}
    picks, cards = view["picks"], own(view)["cards"]
    hand = {kind: picks.count(kind) for kind in cards}
    reserve = {kind: cards[kind] - picks.count(kind) for kind in cards}
    return "confirm", {"hand": cards_of(hand), "reserve": cards_of(reserve)}


def _card(view: ArchonView, choice: Choice) -> Phrase:
    """A card on display: its VP and bonus, and what an own tile adds."""
    fields: Fields = {"card": choice.name}
    for card in (*view["displays"]["science"], *view["displays"]["arts"]):
        if card["card"] == choice.name:
            fields["gain"] = gain_of(card["vp"], card["bonus"])
            return "card", {**fields, "ability": _ability(view)}
    return "card_plain", fields


def _ability(view: ArchonView) -> Phrase:
    ability = view["asked"].get("ability", {})
    if not ability:
        return NOTHING
    gain = gain_of(ability["vp"], {"gold": ability["gold"]})
    return "ability", {"tile": ability["tile"], "gain": gain}


def _tile(view: ArchonView, choice: Choice) -> Phrase:
    """A tile: level, cost, VP, ability."""
    tile = next(one for one in view["tiles"] if one["tile"] == choice.name)
    return "tile", {
        "tile": choice.name,
        "level": ("level", {"level": tile["level"]}),
        "price": price_of(tile["cost"]),
        "off": ("one_less", {}) if view["asked"].get("off") else NOTHING,
        "vp": tile["vp"],
    }


def _space(view: ArchonView, choice: Choice) -> Phrase:
    """A space of the wall, with its VP."""
    wall = view["wall"]
    fields: Fields = {"space": choice.number}
    if not 1 <= choice.number <= len(wall):
        return "space_plain", fields
    return "space", {**fields, "vp": wall[choice.number - 1]["vp"]}


def _pass(view: ArchonView, _choice: Choice) -> Phrase:
    if not is_asked(view, "turn"):
        return "pass_plain", {}
    return "pass", {"count": own(view)["hand_size"]}


def _order(_view: ArchonView, choice: Choice) -> Phrase:
    return "order", {"player": choice.number}


WRITERS: Final[dict[str, Callable[[ArchonView, Choice], Phrase]]] = {
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
