"""The log: which text tells an event; what would be noise line by line is told in one.

A turn is one line, with a Scribe's second action in it. Events that come in a row for one reason,
such as the end of a round, are a group and one line, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tabard.games.archon.kinds import SEASON_NAMES, season_of
from tabard.games.archon.phrases_lines import ADDERS, Line
from tabard.games.archon.phrases_parts import amounts_of, by_good, by_kind, cards_of
from tabard.parts.phrases import NOTHING, Phrase, Told, in_a_row, joined, number, row


class Group:
    """Events told in one line."""

    def __init__(self, key: str, first: Told) -> None:
        self.key = key
        self.events = [first]

    def all(self, name: str) -> list[Told]:
        return [event for event in self.events if event["event"] == name]

    def phrase(self) -> Phrase:
        return GROUPS[self.key](self)


def lines(events: list[Told], _viewer: int | None) -> list[Phrase]:
    """The log: a key and its fields for each line; events are those that the viewer may hear."""
    found: list[Line | Group | Phrase] = []
    line: Line | None = None
    for event in without_echoes(events):
        name = str(event["event"])
        if name == "figure_placed":
            if line is None or line.seat != event["seat"] or not line.awaits_second():
                line = Line(event["seat"])
                found.append(line)
            line.enter(event)
        elif name in ADDERS:
            if line is None or line.seat != event["seat"]:
                line = Line(event["seat"])
                found.append(line)
            line.add(event)
        elif name == "second_action_declined" and line is not None and line.awaits_second():
            line.has_declined = True
        elif name in GROUP_OF or (name == "passed" and event["unused"] == 0):
            _grouped(found, event)
            line = line if name == "card_shown" else None
        else:
            found.append(LINES[name](event))
            line = None
    return [one if isinstance(one, tuple) else one.phrase() for one in found]


def without_echoes(events: list[Told]) -> list[Told]:
    """Events without those that a trade right before them has told already."""
    found: list[Told] = []
    due: list[str] = []
    for event in events:
        name = event["event"]
        if name == "trade_made":
            due = ["goods_paid", "goods_gained"]
            if event["is_purchase"] and event["price"] == 0:
                due = ["goods_gained"]
        elif due and name == due[0]:
            due = due[1:]
            continue
        else:
            due = []
        found.append(event)
    return found


def _grouped(found: list[Line | Group | Phrase], event: Told) -> None:
    """Add an event to the group before it, or begin a new one."""
    key = GROUP_OF.get(str(event["event"]), "passing")
    last = found[-1] if found else None
    if isinstance(last, Group) and last.key == key and _belongs(last.events[-1], event):
        last.events.append(event)
    else:
        found.append(Group(key, event))


def _belongs(last: Told, event: Told) -> bool:
    """Cards of two displays are told apart."""
    return event["event"] != "card_shown" or (last["arts"] is None) == (event["arts"] is None)


def _grants(group: Group) -> Phrase:
    parts: list[Phrase] = [
        ("grant", {"season": event["season"], "grant": event["grant"]}) for event in group.events
    ]
    return "grant_laid", {"grants": joined(parts)}


def _favors(group: Group) -> Phrase:
    """New favors, with the one that left for them."""
    laid = [event["favor"] for event in group.all("favor_laid")]
    left = [event["favor"] for event in group.all("favor_left")]
    if left and laid:
        return "favor_replaced", {"favor": laid[0], "left": ("favor", {"favor": left[0]})}
    if left:
        return "favor_left", {"favor": left[0]}
    if len(laid) == 1:
        return "favor_laid", {"favor": laid[0]}
    return "favors_laid", {"favors": joined([("favor", {"favor": favor}) for favor in laid])}


def _shown(group: Group) -> Phrase:
    cards = [event["science"] or event["arts"] for event in group.events]
    key = "card_shown_science" if group.events[0]["arts"] is None else "card_shown_arts"
    parts: list[Phrase] = [("card", {"card": card}) for card in cards]
    return key, {"cards": joined(parts), "count": len(parts)}


def _ended(group: Group) -> Phrase:
    """The end of a round with unused cards and the new order, as far as they are told."""
    unused: list[Phrase] = [
        ("unused", {"player": event["seat"], "cards": cards_of(by_kind(event["cards"]))})
        for event in group.all("unused_revealed")
    ]
    shown: Phrase = ("unused_all", {"parts": joined(unused, "next")}) if unused else NOTHING
    orders, ends = group.all("order_set"), group.all("round_ended")
    parts: list[Phrase] = [("round_over", {"round": end["round"]}) for end in ends]
    parts += [shown] if unused else []
    parts += [("order", {"order": order["order"]}) for order in orders]
    return "round_ended", {"told": joined(parts, "sentence")}


def _divided(group: Group) -> Phrase:
    """Hands as far as the viewer may know them."""
    hands: list[Phrase] = [
        ("hand_of", {"player": event["seat"], "cards": cards_of(by_kind(event["cards"]))})
        for event in group.events
        if event["cards"]
    ]
    if not hands:
        return "cards_divided", {}
    return "cards_divided_known", {"hands": joined(hands, "next")}


def _attack(group: Group) -> Phrase:
    drawn, held = group.all("attack_drawn"), group.all("wall_held")
    if not drawn:
        return "wall_held", {"strength": held[0]["strength"]}
    key = "attack_held" if held else "attack_drawn"
    fields = ("attack", "strength", "defenders")
    return key, {field: drawn[0][field] for field in fields}


def _leftovers(group: Group) -> Phrase:
    return "leftovers_scored", {"parts": _totals((e["seat"], e["vp"]) for e in group.events)}


def _passing(group: Group) -> Phrase:
    """Those who have no card left, one after the other."""
    seats = [event["seat"] for event in group.events]
    if len(seats) == 1:
        return "passed", {"seat": seats[0], "count": 0}
    return "all_passed", {"players": seats}


def _totals(pairs: Iterable[tuple[object, object]]) -> Phrase:
    parts: list[Phrase] = [("total", {"player": seat, "vp": vp}) for seat, vp in pairs]
    return joined(parts)


GROUP_OF: Final = {
    "grant_laid": "grants",
    "favor_left": "favors",
    "favor_laid": "favors",
    "card_shown": "shown",
    "unused_revealed": "ending",
    "order_set": "ending",
    "round_ended": "ending",
    "cards_divided": "divided",
    "attack_drawn": "attack",
    "wall_held": "attack",
    "leftovers_scored": "leftovers",
}

GROUPS: Final[dict[str, Callable[[Group], Phrase]]] = {
    "grants": _grants,
    "favors": _favors,
    "shown": _shown,
    "ending": _ended,
    "divided": _divided,
    "attack": _attack,
    "leftovers": _leftovers,
    "passing": _passing,
}


def _began(event: Told) -> Phrase:
    return "match_began", {"seats": event["seats"]}


def _round(event: Told) -> Phrase:
    season = SEASON_NAMES[season_of(number(event["round"]))]
    return "round_began", {"round": event["round"], "season": season}


def _reserve(_event: Told) -> Phrase:
    return "reserve_taken", {}


def _province(event: Told) -> Phrase:
    cubes = amounts_of(by_good(event["cubes"]), "sum")
    fields: Told = {"province": event["province"]}
    if not cubes:
        return "province_revealed_empty", fields
    return "province_revealed", {**fields, "cubes": joined(cubes)}


def _passed(event: Told) -> Phrase:
    return "passed", {"seat": event["seat"], "count": event["unused"]}


def _declined(event: Told) -> Phrase:
    return "second_action_declined", {"seat": event["seat"]}


def _raid(event: Told) -> Phrase:
    """What a player lost, by good, then VP."""
    parts = amounts_of(by_good(event["lost"]))
    if event["vp"]:
        parts.append(("vp", {"vp": event["vp"]}))
    if not parts:
        return "raid_suffered_none", {"seat": event["seat"]}
    return "raid_suffered", {"seat": event["seat"], "lost": in_a_row(parts)}


def _grant(event: Told) -> Phrase:
    """A row of a King's Grant, who has most first."""
    seats = range(len(row(event["items"])))
    shares = zip(seats, row(event["items"]), row(event["points"]), strict=True)
    ranked = sorted(shares, key=lambda share: -number(share[1]))
    parts: list[Phrase] = [
        ("share", {"player": seat, "count": count, "vp": vp}) for seat, count, vp in ranked if count
    ]
    told = joined(parts) if parts else ("nobody", {})
    return "grant_scored", {"category": event["category"], "shares": told}


def _returned(_event: Told) -> Phrase:
    return "warriors_returned", {}


def _tile(event: Told) -> Phrase:
    fields = ("seat", "tile", "count", "vp")
    return "tile_scored", {field: event[field] for field in fields}


def _over(event: Told) -> Phrase:
    return f"match_ended_{event['decided_by']}", {"winners": event["winners"]}


LINES: Final[dict[str, Callable[[Told], Phrase]]] = {
    "match_began": _began,
    "round_began": _round,
    "reserve_taken": _reserve,
    "province_revealed": _province,
    "passed": _passed,
    "second_action_declined": _declined,
    "raid_suffered": _raid,
    "grant_scored": _grant,
    "warriors_returned": _returned,
    "tile_scored": _tile,
    "match_ended": _over,
}
"""The lines of events that stand alone."""
