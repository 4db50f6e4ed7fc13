"""Phrases: which text says a choice, and what it speaks of; a view is all it reads.

A phrase inside another one is a value of its fields. What is told stands in phrases_log.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabard.core.values import Choice
from tabard.games.throne.kinds import (
    CENTRE,
    MARKER_NAMES,
    ROW_NAMES,
    TERRITORY_NAMES,
    TRACK_NAMES,
)
from tabard.games.throne.phrases_log import lines
from tabard.games.throne.phrases_parts import cards_of, place, quoted
from tabard.games.throne.shapes import PlayerView, ThroneView
from tabard.parts.phrases import Fields, Phrase, in_a_row

__all__ = ["lines", "phrase"]

NAMED_ONLY: Final = ("boost", "grant")
"""Kinds of which every choice has a text of its own and nothing to fill in."""


def phrase(view: ThroneView, choice: Choice) -> Phrase:
    """The key of an option's text and its fields, as the owner of the view may read it."""
    kind = choice.kind
    if kind in WRITERS:
        return WRITERS[kind](view, choice)
    if kind in NAMED_ONLY:
        return f"{kind}_{choice.name}", {}
    return kind, {kind: choice.name or choice.number}


def _own(view: ThroneView) -> PlayerView:
    """The board of whoever looks; a spectator reads as the first seat does."""
    return view["players"][view["seat"] or 0]


def _owner(view: ThroneView, territory: str) -> int | None:
    """The seat whose home a territory is; none for the central one."""
    for player in view["players"]:
        if player["house"] == territory:
            return player["seat"]
    return None


def _facts(view: ThroneView) -> Fields:
    """What was asked, by names that are found while reading."""
    return {**view["asked"]}


def _or_plain(view: ThroneView, key: str, *names: str) -> Phrase:
    """What was asked in numbers, or in general words where nobody is asked."""
    asked = _facts(view)
    if any(name not in asked for name in names):
        return f"{key}_plain", {}
    return key, {name: asked[name] for name in names}


def _space(view: ThroneView, choice: Choice) -> Phrase:
    """An action space, with the markers that lie there."""
    own = others = 0
    for stack in view["spaces"][choice.number]["stacks"]:
        if stack["player"] == view["seat"]:
            own = stack["count"]
        else:
            others += stack["count"]
    held = "_shared" if own and others else "_own" if own else "_others" if others else ""
    return f"space{held}", {"space": choice.name, "own": own, "others": others}


def _marker(view: ThroneView, choice: Choice) -> Phrase:
    left = (_own(view)["markers"] or {}).get(MARKER_NAMES[choice.number], 0)
    key = "marker_star" if choice.name == "star" else "marker"
    return key, {"marker": choice.name, "left": left}


def _open_bid(view: ThroneView) -> int:
    """What the viewer has bid in the space that is being resolved, a * apart."""
    for space in view["spaces"]:
        for stack in space["stacks"] if space["open"] else ():
            if stack["player"] == view["seat"]:
                return stack["bid"] or 0
    return 0


def _star(view: ThroneView, choice: Choice) -> Phrase:
    has_guild = choice.number == 1 and bool(_own(view)["guilds"])
    bid = _open_bid(view) + choice.number
    return "star", {"star": choice.number, "bid": bid, "guild": has_guild}


def _action(view: ThroneView, choice: Choice) -> Phrase:
    """An action, with what it costs beyond a point of the bid (TH-SUP-02, -05)."""
    asked = view["asked"]
    fields: Fields = {"action": choice.name, "does": (f"does_{choice.name}", {})}
    cost = asked.get("actions", {}).get(choice.name)
    if cost is None:
        return "action", fields
    track, steps = asked["track"], cost["from_track"]
    value = _own(view)["tracks"][track]
    if 0 < steps <= value:
        fields |= {"track": track, "value": value, "left": value - steps}
        return "action_crossing" if cost["crosses"] else "action_track", fields
    is_dear = steps == 0 and cost["cost"] > 1
    return ("action_points", {**fields, "cost": cost["cost"]}) if is_dear else ("action", fields)


def _end_turn(view: ThroneView, _choice: Choice) -> Phrase:
    return "end_turn", {"points": view["asked"].get("points", 0)}


def _mode(view: ThroneView, choice: Choice) -> Phrase:
    asked = _facts(view)
    if choice.name not in asked:
        return f"mode_{choice.name}_plain", {}
    return f"mode_{choice.name}", {"points": asked[choice.name]}


def _territory(view: ThroneView, choice: Choice) -> Phrase:
    """A territory, with what would happen there."""
    asked, seat, own = view["asked"], view["seat"], _own(view)
    if choice.name not in own["workers"]:
        return "territory_unused", {"territory": choice.name}
    owner = _owner(view, choice.name)
    where: Fields = {
        word: place(word, choice.name, owner, seat, "your") for word in ("in", "to", "from")
    }
    if "attack" in asked:
        return _attacked(view, choice, where)
    spot = "centre" if owner is None else "own" if owner == seat else "home"
    workers = own["workers"][choice.name]
    if "subterfuge" in asked:
        fields: Fields = {"amount": workers["spy"], "player": owner}
        return f"subterfuge_{spot}", {**fields, "first": asked["subterfuge"]}
    if "commerce" in asked:
        fields = {"amount": workers["merchant"], "player": owner}
        return f"commerce_{spot}", {**fields, "free": asked["commerce"], "stays": asked["stays"]}
    if "worker" in asked:
        kind = asked["worker"]
        return "territory_worker", {**where, "worker": kind, "amount": workers[kind]}
    return "territory", where


def _attacked(view: ThroneView, choice: Choice, where: Fields) -> Phrase:
    """A Raid or a Battle, which depends on who stands there (TH-SOLD-ATK-02)."""
    others = [
        player["seat"]
        for player in view["players"]
        if player["seat"] != view["seat"] and player["workers"][choice.name]["soldier"] > 0
    ]
    own = _own(view)["workers"][choice.name]["soldier"]
    fields: Fields = {"place": where["in"], "amount": own}
    if others:
        return "attack_battle", {**fields, "seats": others}
    return "attack_raid", {**fields, "central": choice.number == CENTRE}


def _amount(view: ThroneView, choice: Choice) -> Phrase:
    asked = view["asked"]
    fields: Fields = {"amount": choice.number}
    if asked.get("attack"):
        return "amount_raid", {**fields, "central": asked["attack"] == TERRITORY_NAMES[CENTRE]}
    if "worker" in asked:
        return "amount_worker", {**fields, "worker": asked["worker"]}
    return "amount", fields


def _track(view: ThroneView, choice: Choice) -> Phrase:
    """A Town Track, the viewer's own or that of an opponent, with where it stands."""
    asked, track = view["asked"], TRACK_NAMES[choice.number]
    fields: Fields = {"track": track, "amount": asked.get("amount", 1)}
    if "player" not in asked:
        return "track", {**fields, "value": _own(view)["tracks"][track]}
    key = "track_again" if asked.get("first") == track else "track_of"
    value = view["players"][asked["player"]]["tracks"][track]
    return key, {**fields, "value": value, "player": asked["player"]}


def _other(view: ThroneView, choice: Choice) -> Phrase:
    """An opponent to fight, with the Soldiers on the Battlefield named."""
    field = view["asked"].get("attack")
    if not field:
        return "player", {"player": choice.number}
    soldiers = view["players"][choice.number]["workers"][field]["soldier"]
    return "player_attack", {"player": choice.number, "amount": soldiers}


def _group(view: ThroneView, choice: Choice) -> Phrase:
    """A group of the display; a bid of 1 keeps one card of a pair (TH-WF-04)."""
    groups = view["groups"]
    if choice.number >= len(groups) or not groups[choice.number]:
        return "group_gone", {"group": choice.number + 1}
    cards = groups[choice.number]
    is_one = len(cards) > 1 and _open_bid(view) < len(cards)
    fields: Fields = {"group": choice.number + 1, "cards": cards_of(cards)}
    return "group_one" if is_one else "group", fields


def _row(view: ThroneView, choice: Choice) -> Phrase:
    row = view["rows"].get(ROW_NAMES[choice.number])
    if row is None:
        return f"row_{choice.name}_plain", {}
    has = _own(view)["tracks"]["trade" if choice.name == "sell_trade" else "wealth"]
    key = f"row_{choice.name}_short" if has < row["pay"] else f"row_{choice.name}"
    return key, {"pay": row["pay"], "gain": row["gain"], "has": has}


def _gain(view: ThroneView, choice: Choice) -> Phrase:
    name = view["asked"].get("row")
    if name is None:
        return f"gain_{choice.name}_plain", {}
    track = "wealth" if name == "sell_trade" else "trade"
    return f"gain_{choice.name}", {"amount": view["rows"][name]["gain"], "track": track}


def _spoil(view: ThroneView, choice: Choice) -> Phrase:
    if choice.name == "kill":
        return _or_plain(view, "spoil_kill", "soldiers", "player")
    return _or_plain(view, "spoil_influence", "influence")


def _drawn(view: ThroneView, choice: Choice) -> Phrase:
    """Keep or discard the claim of a Grant."""
    asked = view["asked"]
    if not asked.get("claim"):
        return f"{choice.kind}_plain", {}
    claim = asked["claim"][0]
    return choice.kind, {"claim": claim, "worth": asked["worth"][claim]}


def _claim(view: ThroneView, choice: Choice) -> Phrase:
    worth = view["asked"].get("worth", {}).get(choice.name)
    if worth is None:
        return "claim_plain", {"claim": choice.name}
    return "claim", {"claim": choice.name, "worth": worth}


def _confirm(view: ThroneView, _choice: Choice) -> Phrase:
    """What was picked in secret is final."""
    picks = view["picks"]
    return ("confirm", {"ends": quoted(picks)}) if picks else ("confirm_plain", {})


def _lord(view: ThroneView, choice: Choice) -> Phrase:
    start = view["asked"].get("lords", {}).get(choice.name)
    if start is None:
        return "lord_plain", {"lord": choice.name}
    tracks: list[Phrase] = [
        ("steps", {"track": track, "amount": steps}) for track, steps in start["tracks"].items()
    ]
    workers: list[Phrase] = [
        ("workers", {"worker": kind, "amount": count}) for kind, count in start["workers"].items()
    ]
    return "lord", {
        "lord": choice.name,
        "tracks": in_a_row(tracks),
        "workers": in_a_row(workers),
    }


def _branch(view: ThroneView, choice: Choice) -> Phrase:
    if choice.name == "track":
        return _or_plain(view, "branch_track", "track", "amount")
    return f"branch_{choice.name}", {}


def _accept(view: ThroneView, _choice: Choice) -> Phrase:
    asked = _facts(view)
    if "half" not in asked:
        return "accept_plain", {}
    return "accept", {name: asked[name] for name in ("worker", "amount") if name in asked}


def _done(view: ThroneView, _choice: Choice) -> Phrase:
    """Enough cards for a track, or none."""
    asked = view["asked"]
    if not asked.get("cards") or "track" not in asked:
        return "done_plain", {}
    cards = cards_of(asked["cards"])
    return "done", {"track": asked["track"], "raised": asked["raised"], "cards": cards}


def _card(view: ThroneView, choice: Choice) -> Phrase:
    asked = view["asked"]
    fields: Fields = {"card": choice.name}
    if "values" in asked:
        fields |= {"amount": asked["values"][choice.name], "track": asked["track"]}
    if "player" in asked:
        fields["player"] = asked["player"]
    return "card", fields


WRITERS: Final[dict[str, Callable[[ThroneView, Choice], Phrase]]] = {
    "space": _space,
    "marker": _marker,
    "star": _star,
    "action": _action,
    "end_turn": _end_turn,
    "mode": _mode,
    "territory": _territory,
    "amount": _amount,
    "track": _track,
    "player": _other,
    "group": _group,
    "row": _row,
    "gain": _gain,
    "spoil": _spoil,
    "keep": _drawn,
    "discard": _drawn,
    "claim": _claim,
    "end": _claim,
    "confirm": _confirm,
    "lord": _lord,
    "branch": _branch,
    "accept": _accept,
    "done": _done,
    "card": _card,
}
