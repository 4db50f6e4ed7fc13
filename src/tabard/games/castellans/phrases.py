"""Phrases: which text says a choice, and what it speaks of; a view is all it reads.

A phrase inside another one is a value of its fields. What is told stands in phrases_log.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tabard.core.values import Choice
from tabard.games.castellans.kinds import COLUMNS, DISTRICTS, LINE_LENGTH, LINE_NAMES
from tabard.games.castellans.phrases_log import lines
from tabard.games.castellans.phrases_parts import amount_of, gain_of, guilds_of, price_of
from tabard.parts.phrases import NOTHING, Phrase, entry, in_a_row, number, row

__all__ = ["lines", "phrase"]

View = Mapping[str, object]


def phrase(view: View, choice: Choice) -> Phrase:
    """The key of an option's text and its fields."""
    kind = choice.kind
    if kind in WRITERS:
        return WRITERS[kind](view, choice)
    return kind, {kind: choice.name or choice.number}


def _asked(view: View) -> dict[str, object]:
    return entry(view["asked"])


def _is_asked(view: View, *prompts: str) -> bool:
    return _asked(view).get("prompt") in prompts


def _own(view: View) -> dict[str, object]:
    """The board of whoever is asked; of the first seat if nobody is."""
    return entry(row(view["players"])[number(_asked(view).get("seat", 0))])


def _stock(view: View, good: str) -> dict[str, object]:
    """How much of a good one has, and can have."""
    own = _own(view)
    return {"has": entry(own["goods"])[good], "limit": entry(own["limits"])[good]}


def _stock_part(view: View, good: str, amount: object, key: str = "stock") -> Phrase:
    """How much of a good one has, and how much of a gain would be lost (CV-RES-06, CV-R15)."""
    stock = _stock(view, good)
    lost = number(stock["has"]) + number(amount) - number(stock["limit"])
    if lost <= 0:
        return key, stock
    return f"{key}_lost", {**stock, "lost": lost, "all": amount}


def _guilds(view: View, district: int) -> list[object]:
    return row(entry(row(view["districts"])[district])["guilds"])


def _at(view: View, choice: Choice) -> Phrase:
    """A District, with what it costs or brings there."""
    guilds = _guilds(view, choice.number)
    fields: dict[str, object] = {"district": choice.name, "guilds": guilds_of(guilds)}
    if _is_asked(view, "manor_at", "temple_at", "ship_at"):
        return "at_price", {**fields, "price": _surcharged(view, choice)}
    if _is_asked(view, "tower_at", "statue_at"):
        return _site("at", view, choice, {**fields, "guilds": guilds_of(guilds, "or")})
    if _is_asked(view, "citizen_at"):
        fields["guilds"] = guilds_of(guilds, "or")
    return "at", fields


def _edge(view: View, choice: Choice) -> Phrase:
    """A road or a bridge."""
    fields: dict[str, object] = {"edge": choice.name}
    if _is_asked(view, "mill_edge"):
        return "edge_price", {**fields, "price": _surcharged(view, choice)}
    if _is_asked(view, "gate_edge"):
        ends = (choice.number, (choice.number + 1) % DISTRICTS)
        guilds = [guild for end in ends for guild in _guilds(view, end)]
        fields["guilds"] = guilds_of(list(dict.fromkeys(guilds)), "or")
        return _site("edge", view, choice, fields)
    return "edge", fields


def _surcharged(view: View, choice: Choice) -> Phrase:
    """The price at a site, with Gold for tokens that are there (CV-PAY-07)."""
    asked = _asked(view)
    return price_of(asked["good"], asked["units"], entry(asked["gold"])[choice.name])


def _site(key: str, view: View, choice: Choice, fields: dict[str, object]) -> Phrase:
    """Where a Monument could go, with what it would score there now."""
    worth = entry(_asked(view)["worth"])
    if choice.name not in worth:
        return f"{key}_taken", fields
    pushes = _asked(view)["pushes"]
    return f"{key}_monument", {**fields, "vp": worth[choice.name], "pushes": pushes}


def _take(view: View, choice: Choice) -> Phrase:
    """Gold, a resource or Influence to choose from."""
    asked = _asked(view)
    if choice.name == "influence":
        return "take_influence", {"amount": asked.get("pushes", 1)}
    if "coins" not in asked or not _is_asked(view, "adventure", "favour"):
        return "take_plain", {"good": choice.name}
    amount = asked["coins"] if choice.name == "gold" else asked["units"]
    stock = _stock_part(view, choice.name, amount)
    return "take", {"gain": amount_of(choice.name, amount), "stock": stock}


def _draft(view: View, choice: Choice) -> Phrase:
    """A die of the pool, with what it gives."""
    asked = _asked(view)
    if not _is_asked(view, "draft"):
        return "draft_plain", {"face": choice.name}
    also = row(entry(asked["also"]).get(choice.name, []))
    citizens = in_a_row([("citizen", {"citizen": citizen}) for citizen in also])
    extra: Phrase = ("with_citizens", {"citizens": citizens}) if also else NOTHING
    fields = {"face": choice.name, "gain": _face_gain(view, choice), "extra": extra}
    return "draft", {**fields, "stock": _face_stock(view, choice)}


def _face_stock(view: View, choice: Choice) -> Phrase:
    """How much one has of what a face shows; nothing for Influence."""
    if choice.name == "influence":
        return NOTHING
    gain = entry(entry(_asked(view)["gains"])[choice.name])
    return _stock_part(view, choice.name, gain.get(choice.name, 0))


def _face_gain(view: View, choice: Choice) -> Phrase:
    return gain_of(entry(entry(_asked(view)["gains"])[choice.name]))


def _of_face(choice: Choice) -> dict[str, object]:
    return {"face": choice.name}


def _face(view: View, choice: Choice) -> Phrase:
    """The face on which a die settles."""
    asked, fields = _asked(view), _of_face(choice)
    if _is_asked(view, "draft_face"):
        return "face_draft", {**fields, "gain": _face_gain(view, choice)}
    if not _is_asked(view, "spend_face"):
        return "face_plain", fields
    if choice.name != asked["bonus"]:
        return "face_without", fields
    return "face_bonus", {**fields, "gain": gain_of(entry(asked["gain"]))}


def _die(view: View, choice: Choice) -> Phrase:
    """A drafted die, with the bonus it would give for the action."""
    asked, fields = _asked(view), _of_face(choice)
    if not _is_asked(view, "spend"):
        return "die_plain", fields
    bonus, gain = asked["bonus"], gain_of(entry(asked["gain"]))
    if choice.name == bonus:
        return "die_bonus", {**fields, "gain": gain}
    faces = entry(asked["faces"]).get(choice.name)
    if faces is None:
        return "die_useless", fields
    if bonus in row(faces):
        return "die_turned", {**fields, "gain": gain, "bonus": bonus}
    return "die_without", fields


def _left(view: View, choice: Choice) -> Phrase:
    if not _is_asked(view, "left"):
        return "left_plain", {"face": choice.name}
    gain = _face_gain(view, choice)
    return "left", {"face": choice.name, "gain": gain, "stock": _face_stock(view, choice)}


def _guild(view: View, choice: Choice) -> Phrase:
    """A track, with where the token goes and what a divider pays, or the next one would."""
    fields: dict[str, object] = {"guild": choice.name}
    if not _is_asked(view, "push", "push_same"):
        return "guild_plain", fields
    track = entry(entry(_asked(view)["tracks"])[choice.name])
    if track["from"] == track["to"]:
        return "guild_full", fields
    is_star = number(track["to"]) >= number(view["stars_from"])
    fields |= {"from": track["from"], "to": track["to"], "star": is_star}
    gains = row(track["gains"])
    if gains:
        return "guild_paid", {**fields, "gain": in_a_row([gain_of(entry(gain)) for gain in gains])}
    if track["ahead"] is None:
        return "guild", fields
    ahead = entry(track["ahead"])
    return "guild_ahead", {
        **fields,
        "gain": gain_of(entry(ahead["gain"])),
        "space": ahead["space"],
    }


def _res(view: View, choice: Choice) -> Phrase:
    units = _asked(view).get("units", 1) if _is_asked(view, "resource") else 1
    stock = _stock_part(view, choice.name, units)
    return "res", {"gain": amount_of(choice.name, units), "stock": stock}


def _pay(view: View, choice: Choice) -> Phrase:
    return "pay", {"good": choice.name, **_stock(view, choice.name)}


def _do(view: View, choice: Choice) -> Phrase:
    """An action, with what it costs and does."""
    if not _is_asked(view, "turn", "after"):
        return "do_plain", {"action": choice.name}
    asked = _asked(view)
    numbers = {
        "units": entry(asked["costs"]).get(choice.name, 0),
        "pushes": entry(asked["pushes"]).get(choice.name, 0),
    }
    does: Phrase = (f"does_{choice.name}", numbers)
    return "do", {"action": choice.name, "does": does}


def _sub(view: View, choice: Choice) -> Phrase:
    asked = _asked(view)
    if choice.name == "sail" and "price" in asked:
        key = "sub_sail" if asked["price"] else "sub_sail_free"
        return key, {"price": asked["price"]}
    costs = entry(asked.get("costs") or {})
    if choice.name not in costs:
        return "sub_plain", {"sub": choice.name}
    return f"sub_{choice.name}", {"units": costs[choice.name]}


def _magic(view: View, choice: Choice) -> Phrase:
    """How a cost is paid, in full."""
    asked = _asked(view)
    if not _is_asked(view, "magic"):
        return "magic_plain", {"magic": choice.number}
    at = asked["at"]
    gold = 0 if at is None else entry(asked["gold"])[str(at)]
    return "magic", {"price": price_of(asked["good"], asked["units"], gold, choice.number)}


def _card(view: View, choice: Choice) -> Phrase:
    """A Citizen in its line, with Guild, price and power."""
    line, place = divmod(choice.number, LINE_LENGTH)
    cards = row(entry(view["lines"])[LINE_NAMES[line]])
    if place >= len(cards):
        return "card_empty", {"line": (f"line_{LINE_NAMES[line]}", {}), "place": place + 1}
    citizen = cards[place]
    guild = entry(view["guild_of"])[str(citizen)]
    price = row(view["prices"])[place]
    return "card", {
        "citizen": citizen,
        "guild": (f"guild_{guild}", {}),
        "price": amount_of("food", price),
    }


def _crate(view: View, choice: Choice) -> Phrase:
    """An icon of the Wharf card, with the deal of its row."""
    at, column = divmod(choice.number, COLUMNS)
    place: dict[str, object] = {"row": at + 1, "column": column + 1}
    rows = row(entry(view["wharf"])["rows"])
    if not rows or entry(rows[at])["deal"] is None:
        return "crate_plain", place
    line = entry(rows[at])
    icon = entry(row(line["icons"])[column])
    if icon["crate"] is not None:
        owner = entry(row(view["players"])[number(icon["crate"])])
        who = owner["opponent"] if owner["seat"] is None else owner["seat"]
        return "crate_taken", {**place, "good": icon["good"], "player": who}
    asked = _asked(view)
    fields = {**place, "good": icon["good"]}
    if not _is_asked(view, "crate"):
        return "crate_deal", {**fields, "deal": line["deal"]}
    numbers = {name: asked[name] for name in ("buy", "coins", "vp", "pushes", "favour")}
    stock = _crate_stock(view, line["deal"], icon["good"])
    return f"crate_{line['deal']}", {**fields, **numbers, "stock": stock}


def _crate_stock(view: View, deal: object, good: object) -> Phrase:
    """How much one has of what is bought; of Gold for a sale only if some would be lost."""
    if deal == "buy":
        return _stock_part(view, str(good), 1)
    coins = _asked(view)["coins" if deal == "sell_vp" else "favour"]
    stock = _stock_part(view, "gold", coins, "gold")
    return stock if stock[0] == "gold_lost" else NOTHING


def _back(_view: View, choice: Choice) -> Phrase:
    top, middle, bottom = choice.name.split("-")
    return "back", {"top": top, "middle": middle, "bottom": bottom}


def _first(_view: View, choice: Choice) -> Phrase:
    return "first", {"player": choice.number}


WRITERS: Final[dict[str, Callable[[View, Choice], Phrase]]] = {
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
