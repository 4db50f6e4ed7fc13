"""Events that belong together become one before the log is written."""

from __future__ import annotations

from typing import Final

from tabard.games.castellans.phrases_parts import number, row

Told = dict[str, object]

PAID_FOR: Final = (
    "manor_built",
    "token_placed",
    "windmill_built",
    "ship_sailed",
    "gate_built",
    "monument_built",
    "citizen_recruited",
)
"""What a payment right before it has paid for."""

ROLLED_FOR: Final = (*PAID_FOR, "pushed", "push_lost", "keep_placed")
"""What a roll of the Decision die right before it has decided."""

GOES_WITHOUT_SAYING: Final = {
    "scepter_passed": "round_began",
    "crates_returned": "wharf_turned",
}
"""What the next event, if it is this one, tells as well."""

OF_ALL: Final = ("keep_placed", "monument_scored")
SCORING: Final = ("district_scored", "monument_scored", "wharf_scored")


def merged(events: list[Told]) -> list[Told]:
    """Events in order; one that was merged holds all that it stands for in `all`."""
    found: list[Told] = []
    for event in events:
        if found and GOES_WITHOUT_SAYING.get(str(found[-1]["event"])) == event["event"]:
            found.pop()
        if not (found and _absorbed(found, event)):
            found.append({**event, "all": [event]})
        if event["event"] == "wharf_scored":
            found += _totals(found)
    return found


def _absorbed(found: list[Told], event: Told) -> bool:
    """Whether the event went into the one before it."""
    last, name = found[-1], event["event"]
    if name == last["event"]:
        return _added(last, event)
    if last["event"] == "paid" and name in PAID_FOR and last["seat"] == event["seat"]:
        found[-1] = {**event, "all": [event], "paid": last}
        return True
    if last["event"] == "decision_rolled" and name in ROLLED_FOR and not _is_human(event):
        found[-1] = {**event, "all": [event], "rolls": last.get("rolls", [last["pips"]])}
        return True
    if name == "back_shown" and last["event"] == "wharf_turned":
        last["back"] = event["back"]
        return True
    if name == "citizen_laid" and last["event"] == "citizens_discarded":
        last["arrived"] = [*row(last.get("arrived", [])), event["citizen"]]
        return True
    return False


def _is_human(event: Told) -> bool:
    return isinstance(event.get("seat"), int)


def _added(last: Told, event: Told) -> bool:
    """Of the same kind: added to the last one, if both speak of the same."""
    name = event["event"]
    if name == "decision_rolled":
        last["rolls"] = [*row(last.get("rolls", [last["pips"]])), event["pips"]]
        return True
    is_same = last.get("seat") == event.get("seat")
    if name == "goods_gained" and is_same and last["good"] == event["good"]:
        for field in ("amount", "lost"):
            last[field] = number(last[field]) + number(event[field])
        return True
    if name in OF_ALL or (name == "citizen_laid" and last["line"] == event["line"]):
        row(last["all"]).append(event)
        return True
    return False


def _totals(found: list[Told]) -> list[Told]:
    """What a Scoring phase brought each side in all, if all of it is told here."""
    scored: list[Told] = []
    for event in reversed(found):
        if event["event"] not in SCORING:
            break
        scored.append(event)
    points: dict[object, int] = {}
    for event in scored:
        for each in row(event["all"]):
            assert isinstance(each, dict)
            for side, vp in _points(each):
                points[side] = points.get(side, 0) + vp
    if scored[-1]["event"] != "district_scored":
        return []
    return [{"event": "round_scored", "points": points}]


def _points(event: Told) -> list[tuple[object, int]]:
    if event["event"] == "monument_scored":
        return [(event["seat"], number(event["vp"]))]
    return [
        (side, number(vp)) for side, vp in zip(sides_of(event), row(event["points"]), strict=True)
    ]


def sides_of(event: Told) -> list[object]:
    """Who the sides of a scoring are: seats, in solo a seat and the opponent."""
    count = len(row(event["points"]))
    if event.get("opponent") is None:
        return list(range(count))
    return [0, event["opponent"]]
