"""Phrases: which text says a choice, and what it speaks of; a view is all it reads.

A phrase inside another one is a value of its fields. What is told stands in phrases_log.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tabard.core.values import Choice
from tabard.games.throne.kinds import CENTRE, TERRITORY_NAMES, WORKER_NAMES
from tabard.games.throne.phrases_log import lines
from tabard.games.throne.phrases_parts import (
    Phrase,
    cards_of,
    entry,
    in_a_row,
    number,
    place,
    quoted,
)

__all__ = ["lines", "phrase"]

View = Mapping[str, object]

NAMED_ONLY: Final = ("boost", "grant")
"""Kinds of which every choice has a text of its own and nothing to fill in."""


def phrase(view: View, choice: Choice) -> Phrase:
    """The key of an option's text and its fields, as the owner of the view may read it."""
    kind = choice.kind
    if kind in WRITERS:
        return WRITERS[kind](view, choice)
    if kind in NAMED_ONLY:
        return f"{kind}_{choice.name}", {}
    return kind, {kind: choice.name or choice.number}


def _asked(view: View) -> dict[str, object]:
    return entry(view["asked"])


def _player(view: View, seat: object) -> dict[str, object]:
    players = view["players"]
    assert isinstance(players, list)
    return entry(players[number(seat)])


def _own(view: View) -> dict[str, object]:
    """The board of whoever looks; a spectator reads as the first seat does."""
    return _player(view, view["seat"] or 0)


def _owner(view: View, territory: str) -> object:
    """The seat whose home a territory is; none for the central one."""
    players = view["players"]
    assert isinstance(players, list)
    for player in players:
        if player["house"] == territory:
            return player["seat"]
    return None


def _workers(view: View, seat: object, territory: str, kind: object) -> int:
    return number(entry(entry(_player(view, seat)["workers"])[territory])[str(kind)])


def _or_plain(view: View, key: str, *names: str) -> Phrase:
    """What was asked in numbers, or in general words where nobody is asked."""
    asked = _asked(view)
    if any(name not in asked for name in names):
        return f"{key}_plain", {}
    return key, {name: asked[name] for name in names}


def _space(view: View, choice: Choice) -> Phrase:
    """An action space, with the markers that lie there."""
    spaces = view["spaces"]
    assert isinstance(spaces, list)
    own = others = 0
    for stack in spaces[choice.number]["stacks"]:
        if stack["player"] == view["seat"]:
            own = stack["count"]
        else:
            others += stack["count"]
    held = "_shared" if own and others else "_own" if own else "_others" if others else ""
    return f"space{held}", {"space": choice.name, "own": own, "others": others}


def _marker(view: View, choice: Choice) -> Phrase:
    left = number(entry(_own(view).get("markers") or {}).get(choice.name, 0))
    key = "marker_star" if choice.name == "star" else "marker"
    return key, {"marker": choice.name, "left": left}


def _open_bid(view: View) -> int:
    """What the viewer has bid in the space that is being resolved, a * apart."""
    spaces = view["spaces"]
    assert isinstance(spaces, list)
    for space in spaces:
        for stack in space["stacks"] if space["open"] else ():
            if stack["player"] == view["seat"]:
                return number(stack["bid"])
    return 0


def _star(view: View, choice: Choice) -> Phrase:
    has_guild = choice.number == 1 and bool(_own(view)["guilds"])
    bid = _open_bid(view) + choice.number
    return "star", {"star": choice.number, "bid": bid, "guild": has_guild}


def _action(view: View, choice: Choice) -> Phrase:
    """An action, with what it costs beyond a point of the bid (TH-SUP-02, -05)."""
    asked = _asked(view)
    fields: dict[str, object] = {"action": choice.name, "does": (f"does_{choice.name}", {})}
    cost = entry(entry(asked.get("actions") or {}).get(choice.name) or {})
    if not cost:
        return "action", fields
    track, steps = str(asked["track"]), number(cost["from_track"])
    value = number(entry(_own(view)["tracks"])[track])
    if 0 < steps <= value:
        fields |= {"track": track, "value": value, "left": value - steps}
        return "action_crossing" if cost["crosses"] else "action_track", fields
    is_dear = steps == 0 and number(cost["cost"]) > 1
    return ("action_points", {**fields, "cost": cost["cost"]}) if is_dear else ("action", fields)


def _end_turn(view: View, _choice: Choice) -> Phrase:
    return "end_turn", {"points": _asked(view).get("points", 0)}


def _mode(view: View, choice: Choice) -> Phrase:
    asked = _asked(view)
    if choice.name not in asked:
        return f"mode_{choice.name}_plain", {}
    return f"mode_{choice.name}", {"points": asked[choice.name]}


def _territory(view: View, choice: Choice) -> Phrase:
    """A territory, with what would happen there."""
    asked, seat = _asked(view), view["seat"]
    if choice.name not in entry(_own(view)["workers"]):
        return "territory_unused", {"territory": choice.name}
    owner = _owner(view, choice.name)
    where: dict[str, object] = {
        word: place(word, choice.name, owner, seat, "your") for word in ("in", "to", "from")
    }
    if "attack" in asked:
        return _attacked(view, choice, where)
    if "subterfuge" in asked or "commerce" in asked:
        verb, kind = ("commerce", "merchant") if "commerce" in asked else ("subterfuge", "spy")
        spot = "centre" if owner is None else "own" if owner == seat else "home"
        amount = _workers(view, seat, choice.name, kind)
        fields: dict[str, object] = {"amount": amount, "player": owner}
        if verb == "subterfuge":
            fields["first"] = asked["subterfuge"]
        else:
            fields |= {"free": asked["commerce"], "stays": asked["stays"]}
        return f"{verb}_{spot}", fields
    if "worker" in asked:
        held = _workers(view, seat, choice.name, asked["worker"])
        return "territory_worker", {**where, "worker": asked["worker"], "amount": held}
    return "territory", where


def _attacked(view: View, choice: Choice, where: dict[str, object]) -> Phrase:
    """A Raid or a Battle, which depends on who stands there (TH-SOLD-ATK-02)."""
    players = view["players"]
    assert isinstance(players, list)
    seats = [player["seat"] for player in players if player["seat"] != view["seat"]]
    others = [seat for seat in seats if _workers(view, seat, choice.name, "soldier") > 0]
    fields: dict[str, object] = {"place": where["in"]}
    fields["amount"] = _workers(view, view["seat"], choice.name, "soldier")
    if others:
        return "attack_battle", {**fields, "seats": others}
    return "attack_raid", {**fields, "central": choice.number == CENTRE}


def _amount(view: View, choice: Choice) -> Phrase:
    asked = _asked(view)
    fields: dict[str, object] = {"amount": choice.number}
    if asked.get("attack"):
        return "amount_raid", {**fields, "central": asked["attack"] == TERRITORY_NAMES[CENTRE]}
    if "worker" in asked:
        return "amount_worker", {**fields, "worker": asked["worker"]}
    return "amount", fields


def _track(view: View, choice: Choice) -> Phrase:
    """A Town Track, the viewer's own or that of an opponent, with where it stands."""
    asked = _asked(view)
    of_other = "player" in asked
    board = _player(view, asked["player"]) if of_other else _own(view)
    fields: dict[str, object] = {"track": choice.name, "amount": asked.get("amount", 1)}
    fields["value"] = entry(board["tracks"])[choice.name]
    if not of_other:
        return "track", fields
    key = "track_again" if asked.get("first") == choice.name else "track_of"
    return key, {**fields, "player": asked["player"]}


def _other(view: View, choice: Choice) -> Phrase:
    """An opponent to fight, with the Soldiers on the Battlefield named."""
    field = _asked(view).get("attack")
    if not field:
        return "player", {"player": choice.number}
    soldiers = _workers(view, choice.number, str(field), WORKER_NAMES[0])
    return "player_attack", {"player": choice.number, "amount": soldiers}


def _group(view: View, choice: Choice) -> Phrase:
    """A group of the display; a bid of 1 keeps one card of a pair (TH-WF-04)."""
    groups = view["groups"]
    assert isinstance(groups, list)
    if choice.number >= len(groups) or not groups[choice.number]:
        return "group_gone", {"group": choice.number + 1}
    cards = groups[choice.number]
    is_one = len(cards) > 1 and _open_bid(view) < len(cards)
    fields = {"group": choice.number + 1, "cards": cards_of(cards)}
    return "group_one" if is_one else "group", fields


def _row(view: View, choice: Choice) -> Phrase:
    rows = entry(view["rows"])
    if not rows:
        return f"row_{choice.name}_plain", {}
    row, has = entry(rows[choice.name]), entry(_own(view)["tracks"])
    paid = "trade" if choice.name == "sell_trade" else "wealth"
    fields = {"pay": row["pay"], "gain": row["gain"], "has": has[paid]}
    is_short = number(has[paid]) < number(row["pay"])
    return f"row_{choice.name}_short" if is_short else f"row_{choice.name}", fields


def _gain(view: View, choice: Choice) -> Phrase:
    name = _asked(view).get("row")
    if name is None:
        return f"gain_{choice.name}_plain", {}
    row = entry(entry(view["rows"])[str(name)])
    track = "wealth" if name == "sell_trade" else "trade"
    return f"gain_{choice.name}", {"amount": row["gain"], "track": track}


def _spoil(view: View, choice: Choice) -> Phrase:
    if choice.name == "kill":
        return _or_plain(view, "spoil_kill", "soldiers", "player")
    return _or_plain(view, "spoil_influence", "influence")


def _drawn(view: View, choice: Choice) -> Phrase:
    """Keep or discard the claim of a Grant."""
    drawn = _asked(view).get("claim")
    if not isinstance(drawn, list) or not drawn:
        return f"{choice.kind}_plain", {}
    worth = entry(_asked(view)["worth"])[drawn[0]]
    return choice.kind, {"claim": drawn[0], "worth": worth}


def _claim(view: View, choice: Choice) -> Phrase:
    worth = entry(_asked(view).get("worth") or {}).get(choice.name)
    if worth is None:
        return "claim_plain", {"claim": choice.name}
    return "claim", {"claim": choice.name, "worth": worth}


def _confirm(view: View, _choice: Choice) -> Phrase:
    """What was picked in secret is final."""
    picks = view["picks"]
    if not isinstance(picks, list) or not picks:
        return "confirm_plain", {}
    return "confirm", {"ends": quoted(picks)}


def _lord(view: View, choice: Choice) -> Phrase:
    start = entry(entry(_asked(view).get("lords") or {}).get(choice.name) or {})
    if not start:
        return "lord_plain", {"lord": choice.name}
    tracks = [
        ("steps", {"track": track, "amount": steps})
        for track, steps in entry(start["tracks"]).items()
    ]
    workers: list[Phrase] = [
        ("workers", {"worker": kind, "amount": count})
        for kind, count in entry(start["workers"]).items()
    ]
    return "lord", {
        "lord": choice.name,
        "tracks": in_a_row(tracks),
        "workers": in_a_row(workers),
    }


def _branch(view: View, choice: Choice) -> Phrase:
    if choice.name == "track":
        return _or_plain(view, "branch_track", "track", "amount")
    return f"branch_{choice.name}", {}


def _accept(view: View, _choice: Choice) -> Phrase:
    asked = _asked(view)
    if "half" not in asked:
        return "accept_plain", {}
    return "accept", {name: asked[name] for name in ("worker", "amount") if name in asked}


def _done(view: View, _choice: Choice) -> Phrase:
    """Enough cards for a track, or none."""
    cards = _asked(view).get("cards")
    if not isinstance(cards, list) or not cards or "track" not in _asked(view):
        return "done_plain", {}
    asked = _asked(view)
    fields = {"track": asked["track"], "raised": asked["raised"], "cards": cards_of(cards)}
    return "done", fields


def _card(view: View, choice: Choice) -> Phrase:
    asked = _asked(view)
    fields: dict[str, object] = {"card": choice.name}
    if "values" in asked:
        fields |= {"amount": entry(asked["values"])[choice.name], "track": asked["track"]}
    if "player" in asked:
        fields["player"] = asked["player"]
    return "card", fields


WRITERS: Final[dict[str, Callable[[View, Choice], Phrase]]] = {
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
