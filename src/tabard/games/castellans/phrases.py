"""Phrases: which text says a choice, and what it speaks of; a view is all it reads.

A phrase inside another one is a value of its fields. What is told stands in phrases_log.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabard.core.values import Choice
from tabard.games.castellans.kinds import (
    COLUMNS,
    DISTRICTS,
    FACE_NAMES,
    GOOD_NAMES,
    GUILD_NAMES,
    LINE_LENGTH,
    LINE_NAMES,
)
from tabard.games.castellans.phrases_log import lines
from tabard.games.castellans.phrases_parts import amount_of, gain_of, guilds_of, price_of
from tabard.games.castellans.shapes import CastellansView, Deal, Good, Guild
from tabard.parts.phrases import NOTHING, Fields, Phrase, in_a_row

__all__ = ["lines", "phrase"]


def phrase(view: CastellansView, choice: Choice) -> Phrase:
    """The key of an option's text and its fields."""
    kind = choice.kind
    if kind in WRITERS:
        return WRITERS[kind](view, choice)
    return kind, {kind: choice.name or choice.number}


def _is_asked(view: CastellansView, *prompts: str) -> bool:
    return view["asked"].get("prompt") in prompts


def _stock(view: CastellansView, good: Good) -> tuple[int, int]:
    """How much of a good whoever is asked has, and can have; the first seat if nobody is."""
    own = view["players"][view["asked"].get("seat", 0)]
    return own["goods"][good], own["limits"][good]


def _stock_part(view: CastellansView, good: Good, amount: int, key: str = "stock") -> Phrase:
    """How much of a good one has, and how much of a gain would be lost (CV-RES-06, CV-R15)."""
    has, limit = _stock(view, good)
    lost = has + amount - limit
    if lost <= 0:
        return key, {"has": has, "limit": limit}
    return f"{key}_lost", {"has": has, "limit": limit, "lost": lost, "all": amount}


def _guilds(view: CastellansView, district: int) -> list[Guild]:
    return view["districts"][district]["guilds"]


def _at(view: CastellansView, choice: Choice) -> Phrase:
    """A District, with what it costs or brings there."""
    guilds = _guilds(view, choice.number)
    fields: Fields = {"district": choice.name, "guilds": guilds_of(guilds)}
    if _is_asked(view, "manor_at", "temple_at", "ship_at"):
        return "at_price", {**fields, "price": _surcharged(view, choice)}
    if _is_asked(view, "tower_at", "statue_at"):
        return _site("at", view, choice, {**fields, "guilds": guilds_of(guilds, "or")})
    if _is_asked(view, "citizen_at"):
        fields["guilds"] = guilds_of(guilds, "or")
    return "at", fields


def _edge(view: CastellansView, choice: Choice) -> Phrase:
    """A road or a bridge."""
    fields: Fields = {"edge": choice.name}
    if _is_asked(view, "mill_edge"):
        return "edge_price", {**fields, "price": _surcharged(view, choice)}
    if _is_asked(view, "gate_edge"):
        ends = (choice.number, (choice.number + 1) % DISTRICTS)
        guilds = [guild for end in ends for guild in _guilds(view, end)]
        fields["guilds"] = guilds_of(list(dict.fromkeys(guilds)), "or")
        return _site("edge", view, choice, fields)
    return "edge", fields


def _surcharged(view: CastellansView, choice: Choice) -> Phrase:
    """The price at a site, with Gold for tokens that are there (CV-PAY-07)."""
    asked = view["asked"]
    return price_of(asked["good"], asked["units"], asked["gold"][choice.name])


def _site(key: str, view: CastellansView, choice: Choice, fields: Fields) -> Phrase:
    """Where a Monument could go, with what it would score there now."""
    worth = view["asked"]["worth"]
    if choice.name not in worth:
        return f"{key}_taken", fields
    pushes = view["asked"]["pushes"]
    return f"{key}_monument", {**fields, "vp": worth[choice.name], "pushes": pushes}


def _take(view: CastellansView, choice: Choice) -> Phrase:
    """Gold, a resource or Influence to choose from."""
    asked = view["asked"]
    if choice.name == "influence":
        return "take_influence", {"amount": asked.get("pushes", 1)}
    if "coins" not in asked or not _is_asked(view, "adventure", "favour"):
        return "take_plain", {"good": choice.name}
    amount = asked["coins"] if choice.name == "gold" else asked["units"]
    stock = _stock_part(view, GOOD_NAMES[choice.number], amount)
    return "take", {"gain": amount_of(choice.name, amount), "stock": stock}


def _draft(view: CastellansView, choice: Choice) -> Phrase:
    """A die of the pool, with what it gives."""
    if not _is_asked(view, "draft"):
        return "draft_plain", {"face": choice.name}
    also = view["asked"]["also"].get(choice.name, [])
    citizens = in_a_row([("citizen", {"citizen": citizen}) for citizen in also])
    extra: Phrase = ("with_citizens", {"citizens": citizens}) if also else NOTHING
    fields = {"face": choice.name, "gain": _face_gain(view, choice), "extra": extra}
    return "draft", {**fields, "stock": _face_stock(view, choice)}


def _face_stock(view: CastellansView, choice: Choice) -> Phrase:
    """How much one has of what a face shows; nothing for Influence."""
    if choice.name == "influence":
        return NOTHING
    good = GOOD_NAMES[choice.number]
    return _stock_part(view, good, view["asked"]["gains"][good].get(good, 0))


def _face_gain(view: CastellansView, choice: Choice) -> Phrase:
    return gain_of(view["asked"]["gains"][FACE_NAMES[choice.number]])


def _of_face(choice: Choice) -> Fields:
    return {"face": choice.name}


def _face(view: CastellansView, choice: Choice) -> Phrase:
    """The face on which a die settles."""
    asked, fields = view["asked"], _of_face(choice)
    if _is_asked(view, "draft_face"):
        return "face_draft", {**fields, "gain": _face_gain(view, choice)}
    if not _is_asked(view, "spend_face"):
        return "face_plain", fields
    if choice.name != asked["bonus"]:
        return "face_without", fields
    return "face_bonus", {**fields, "gain": gain_of(asked["gain"])}


def _die(view: CastellansView, choice: Choice) -> Phrase:
    """A drafted die, with the bonus it would give for the action."""
    asked, fields = view["asked"], _of_face(choice)
    if not _is_asked(view, "spend"):
        return "die_plain", fields
    bonus, gain = asked["bonus"], gain_of(asked["gain"])
    if choice.name == bonus:
        return "die_bonus", {**fields, "gain": gain}
    faces = asked["faces"].get(choice.name)
    if faces is None:
        return "die_useless", fields
    if bonus in faces:
        return "die_turned", {**fields, "gain": gain, "bonus": bonus}
    return "die_without", fields


def _left(view: CastellansView, choice: Choice) -> Phrase:
    if not _is_asked(view, "left"):
        return "left_plain", {"face": choice.name}
    gain = _face_gain(view, choice)
    return "left", {"face": choice.name, "gain": gain, "stock": _face_stock(view, choice)}


def _guild(view: CastellansView, choice: Choice) -> Phrase:
    """A track, with where the token goes and what a divider pays, or the next one would."""
    fields: Fields = {"guild": choice.name}
    if not _is_asked(view, "push", "push_same"):
        return "guild_plain", fields
    track = view["asked"]["tracks"][GUILD_NAMES[choice.number]]
    if track["from"] == track["to"]:
        return "guild_full", fields
    is_star = track["to"] >= view["stars_from"]
    fields |= {"from": track["from"], "to": track["to"], "star": is_star}
    gains, ahead = track["gains"], track["ahead"]
    if gains:
        return "guild_paid", {**fields, "gain": in_a_row([gain_of(gain) for gain in gains])}
    if ahead is None:
        return "guild", fields
    return "guild_ahead", {**fields, "gain": gain_of(ahead["gain"]), "space": ahead["space"]}


def _res(view: CastellansView, choice: Choice) -> Phrase:
    units = view["asked"].get("units", 1) if _is_asked(view, "resource") else 1
    stock = _stock_part(view, GOOD_NAMES[choice.number], units)
    return "res", {"gain": amount_of(choice.name, units), "stock": stock}


def _pay(view: CastellansView, choice: Choice) -> Phrase:
    has, limit = _stock(view, GOOD_NAMES[choice.number])
    return "pay", {"good": choice.name, "has": has, "limit": limit}


def _do(view: CastellansView, choice: Choice) -> Phrase:
    """An action, with what it costs and does."""
    if not _is_asked(view, "turn", "after"):
        return "do_plain", {"action": choice.name}
    asked = view["asked"]
    pushes, units = asked["pushes"], asked["costs"].get(choice.name, 0)
    assert isinstance(pushes, dict)
    numbers: Fields = {"units": units, "pushes": pushes.get(choice.name, 0)}
    return "do", {"action": choice.name, "does": (f"does_{choice.name}", numbers)}


def _sub(view: CastellansView, choice: Choice) -> Phrase:
    asked = view["asked"]
    if choice.name == "sail" and "price" in asked:
        key = "sub_sail" if asked["price"] else "sub_sail_free"
        return key, {"price": asked["price"]}
    costs = asked.get("costs", {})
    if choice.name not in costs:
        return "sub_plain", {"sub": choice.name}
    return f"sub_{choice.name}", {"units": costs[choice.name]}


def _magic(view: CastellansView, choice: Choice) -> Phrase:
    """How a cost is paid, in full."""
    asked = view["asked"]
    if not _is_asked(view, "magic"):
        return "magic_plain", {"magic": choice.number}
    at = asked["at"]
    gold = 0 if at is None else asked["gold"][at]
    return "magic", {"price": price_of(asked["good"], asked["units"], gold, choice.number)}


def _card(view: CastellansView, choice: Choice) -> Phrase:
    """A Citizen in its line, with Guild, price and power."""
    line, place = divmod(choice.number, LINE_LENGTH)
    cards = view["lines"][LINE_NAMES[line]]
    if place >= len(cards):
        return "card_empty", {"line": (f"line_{LINE_NAMES[line]}", {}), "place": place + 1}
    citizen = cards[place]
    return "card", {
        "citizen": citizen,
        "guild": (f"guild_{view['guild_of'][citizen]}", {}),
        "price": amount_of("food", view["prices"][place]),
    }


def _crate(view: CastellansView, choice: Choice) -> Phrase:
    """An icon of the Wharf card, with the deal of its row."""
    at, column = divmod(choice.number, COLUMNS)
    place: Fields = {"row": at + 1, "column": column + 1}
    rows = view["wharf"]["rows"]
    deal = rows[at]["deal"] if rows else None
    if deal is None:
        return "crate_plain", place
    icon = rows[at]["icons"][column]
    if icon["crate"] is not None:
        owner = view["players"][icon["crate"]]
        who = owner["opponent"] if owner["seat"] is None else owner["seat"]
        return "crate_taken", {**place, "good": icon["good"], "player": who}
    asked = view["asked"]
    fields: Fields = {**place, "good": icon["good"]}
    if not _is_asked(view, "crate"):
        return "crate_deal", {**fields, "deal": deal}
    return f"crate_{deal}", {
        **fields,
        "buy": asked["buy"],
        "coins": asked["coins"],
        "vp": asked["vp"],
        "pushes": asked["pushes"],
        "favour": asked["favour"],
        "stock": _crate_stock(view, deal, icon["good"]),
    }


def _crate_stock(view: CastellansView, deal: Deal, good: Good) -> Phrase:
    """How much one has of what is bought; of Gold for a sale only if some would be lost."""
    if deal == "buy":
        return _stock_part(view, good, 1)
    asked = view["asked"]
    coins = asked["coins"] if deal == "sell_vp" else asked["favour"]
    stock = _stock_part(view, "gold", coins, "gold")
    return stock if stock[0] == "gold_lost" else NOTHING


def _back(_view: CastellansView, choice: Choice) -> Phrase:
    top, middle, bottom = choice.name.split("-")
    return "back", {"top": top, "middle": middle, "bottom": bottom}


def _first(_view: CastellansView, choice: Choice) -> Phrase:
    return "first", {"player": choice.number}


WRITERS: Final[dict[str, Callable[[CastellansView, Choice], Phrase]]] = {
    "at": _at,
    "edge": _edge,
    "take": _take,
    "draft": _draft,
    "face": _face,
    "die": _die,
    "left": _left,
    "guild": _guild,
    "res": _res,
    "pay": _pay,
    "do": _do,
    "sub": _sub,
    "magic": _magic,
    "card": _card,
    "crate": _crate,
    "back": _back,
    "first": _first,
}
