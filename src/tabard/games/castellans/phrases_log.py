"""The log: which text tells an event; what would be noise line by line is told in one.

What a player does is a line of segments under the die, drafted or spent, that caused them. A
segment begins with what was built or used and goes on with what it brought.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabard.games.castellans.phrases_lines import Dividers, Line, is_item
from tabard.games.castellans.phrases_merge import merged, rolls_of, sides_of
from tabard.games.castellans.phrases_parts import counted, halves, place
from tabard.parts.phrases import Phrase, Told, in_a_row, joined, number, row

ASIDE: Final = ("citizen_laid", "deck_shuffled")
"""Told on a line of their own without ending the line they happened in."""

MONUMENTS: Final = ("gate_built", "monument_built")


def lines(events: list[Told], dividers: Dividers) -> list[Phrase]:
    """The log: a key and its fields for each line; all of it is open to everybody."""
    found: list[Line | Phrase] = []
    line: Line | None = None
    for event in merged(events):
        name = str(event["event"])
        if name in HEADS:
            line = Line(name, event["seat"], HEADS[name](event), dividers)
            found.append(line)
        elif is_item(name) or (name == "decision_rolled" and _is_of_opponent(line)):
            seat = event.get("seat", line.seat if line else None)
            if line is None or line.seat != seat or _begins_a_line(name, line):
                line = Line("effects", seat, {}, dividers)
                found.append(line)
            line.add(event)
        else:
            found.append(_line(name, event))
            if name not in ASIDE:
                line = None
    return [one.phrase() if isinstance(one, Line) else one for one in found]


def _is_of_opponent(line: Line | None) -> bool:
    return line is not None and isinstance(line.seat, str)


def _begins_a_line(name: str, line: Line) -> bool:
    """A Monument is no part of the action before it."""
    return name in MONUMENTS and line.head != "opponent_monument"


def _die(event: Told) -> Phrase:
    if event["rolled"] == event["face"]:
        return "a_die", {"face": event["face"]}
    return "a_die_turned", {"rolled": event["rolled"], "face": event["face"]}


def _drafted(event: Told) -> Told:
    return {"die": _die(event)}


def _purpose(action: object) -> Told:
    return {"action": action, "purpose": ("purpose", {"action": action})}


def _spent(event: Told) -> Told:
    return {"die": _die(event), **_purpose(event["action"])}


def _acted(event: Told) -> Told:
    return {"die": ("a_die", {"face": event["face"]}), **_purpose(event["icon"])}


def _raised(event: Told) -> Told:
    return {"monument": event["monument"]}


def _bonus(event: Told) -> Told:
    return {"bonus": (f"bonus_{event['bonus']}", {})}


HEADS: Final[dict[str, Callable[[Told], Told]]] = {
    "die_drafted": _drafted,
    "die_spent": _spent,
    "opponent_acted": _acted,
    "opponent_monument": _raised,
    "opponent_bonus": _bonus,
}
"""What begins a line, and its fields."""


def _line(name: str, event: Told) -> Phrase:
    """The line of an event that stands alone."""
    writer = LINES.get(name)
    if writer:
        return writer(event)
    return name, {field: value for field, value in event.items() if field != "all"}


def _began(event: Told) -> Phrase:
    scored = f"round_{event['round']}"
    return "round_began", {"round": event["round"], "scored": scored, "seat": event["seat"]}


def _wharf(event: Told) -> Phrase:
    if "back" not in event:
        return "wharf_turned", {"card": event["card"]}
    return "wharf_shown", {"card": event["card"], **_deals(event["back"])}


def _back(event: Told) -> Phrase:
    return "back_shown", _deals(event["back"])


def _deals(back: object) -> Told:
    deals = [f"deal_{deal}" for deal in str(back).split("-")]
    return {name: (deal, {}) for name, deal in zip(("top", "middle", "bottom"), deals, strict=True)}


def _citizens(cards: list[object]) -> Phrase:
    return in_a_row([("citizen", {"citizen": card}) for card in cards])


def _laid(event: Told) -> Phrase:
    cards = [each["citizen"] for each in _all(event)]
    line: Phrase = (f"line_{event['line']}", {})
    return "citizen_laid", {"line": line, "citizens": _citizens(cards)}


def _discarded(event: Told) -> Phrase:
    gone, arrived = row(event["citizens"]), row(event.get("arrived", []))
    line: Phrase = (f"line_{event['line']}", {})
    fields: Told = {"line": line, "citizens": _citizens(gone), "count": len(gone)}
    if not gone:
        return "citizens_discarded_none", fields
    if not arrived:
        return "citizens_discarded", fields
    return "citizens_replaced", {**fields, "arrived": _citizens(arrived)}


def _shuffled(event: Told) -> Phrase:
    return "deck_shuffled", {"line": (f"line_{event['line']}", {}), "count": event["count"]}


def _keeps(event: Told) -> Phrase:
    places = in_a_row([place("in", each["district"]) for each in _all(event)])
    fields: Told = {"places": places, "count": len(_all(event))}
    if "rolls" not in event:
        return "keep_placed", fields
    return "keep_rolled", {**fields, "roll": row(event["rolls"])[-1]}


def _all(event: Told) -> list[Told]:
    """The events that were merged into one."""
    found = event["all"]
    assert isinstance(found, list)
    return found


def _rolled(event: Told) -> Phrase:
    return str(event["event"]), {"dice": counted(row(event["faces"]))}


def _decided(event: Told) -> Phrase:
    return "decision_rolled", {"number": rolls_of(event)[-1]}


def _share(side: object, worth: object, vp: object) -> Phrase:
    """How a side stands, and the VP for it."""
    key = "share" if vp else "share_none"
    return key, {"player": side, "worth": worth, "vp": vp}


def _district(event: Told) -> Phrase:
    """Control of a District, the strongest first."""
    ranked: list[tuple[int, Phrase]] = []
    for side, value, vp in zip(
        sides_of(event), row(event["halves"]), row(event["points"]), strict=True
    ):
        if value or vp:
            ranked.append((number(value), _share(side, halves(number(value)), vp)))
    keeps = number(event["keeps"])
    if keeps:
        ranked.append((2 * keeps, ("share_green", {"worth": keeps})))
    ranked.sort(key=lambda pair: -pair[0])
    shares = joined([part for _, part in ranked]) if ranked else ("nobody", {})
    return "district_scored", {"district": event["district"], "shares": shares}


def _ranking(event: Told, field: str) -> Phrase:
    sides = zip(sides_of(event), row(event[field]), row(event["points"]), strict=True)
    ranked = sorted(sides, key=lambda side: -number(side[1]))
    shares = [_share(side, value, vp) for side, value, vp in ranked if value or vp]
    return joined(shares) if shares else ("nobody", {})


def _wharf_scored(event: Told) -> Phrase:
    return "wharf_scored", {"shares": _ranking(event, "crates")}


def _guild_scored(event: Told) -> Phrase:
    return "guild_scored", {"guild": event["guild"], "shares": _ranking(event, "spaces")}


def _monuments_scored(event: Told) -> Phrase:
    """The Monuments of each side, and what they bring together."""
    sides: dict[object, list[Told]] = {}
    for each in _all(event):
        sides.setdefault(each["seat"], []).append(each)
    parts: list[Phrase] = []
    for side, scored in sides.items():
        each_vp: list[Phrase] = [
            ("monument", {"monument": each["monument"], "vp": each["vp"]}) for each in scored
        ]
        total = sum(number(each["vp"]) for each in scored)
        fields: Told = {"player": side, "vp": total, "monuments": joined(each_vp)}
        parts.append(("monuments", fields))
    return "monument_scored", {"parts": joined(parts, "then")}


def _round_scored(event: Told) -> Phrase:
    points = event["points"]
    assert isinstance(points, dict)
    ranked = sorted(points.items(), key=lambda pair: -pair[1])
    parts: list[Phrase] = [("total", {"player": side, "vp": vp}) for side, vp in ranked]
    return "round_scored", {"parts": joined(parts)}


def _ended(event: Told) -> Phrase:
    return f"match_ended_{event['decided_by']}", {"winners": event["winners"]}


LINES: Final[dict[str, Callable[[Told], Phrase]]] = {
    "round_began": _began,
    "wharf_turned": _wharf,
    "back_shown": _back,
    "citizen_laid": _laid,
    "citizens_discarded": _discarded,
    "deck_shuffled": _shuffled,
    "keep_placed": _keeps,
    "dice_rolled": _rolled,
    "leftover_set": _rolled,
    "decision_rolled": _decided,
    "district_scored": _district,
    "wharf_scored": _wharf_scored,
    "guild_scored": _guild_scored,
    "monument_scored": _monuments_scored,
    "round_scored": _round_scored,
    "match_ended": _ended,
}
