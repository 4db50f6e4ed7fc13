"""Events that belong together become one before the log is written."""

from __future__ import annotations

from typing import Final

from tabard.parts import phrases
from tabard.parts.phrases import Told, number, row

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

GATHERED: Final = {"keep_placed": (), "monument_scored": (), "citizen_laid": ("line",)}
"""What is told together with the one before it, and in which fields both agree."""

SUMMED: Final = {"goods_gained": ("amount", "lost")}
SCORING: Final = ("district_scored", "monument_scored", "wharf_scored")


def merged(events: list[Told]) -> list[Told]:
    """Events that belong together as one, and what each Scoring phase brought in all."""
    found: list[Told] = []
    for event in phrases.merged(events, _absorbed):
        found.append(event)
        if event["event"] == "wharf_scored":
            found += _totals(found)
    return found


def _absorbed(found: list[Told], event: Told) -> bool:
    """Whether the event went into the one before it."""
    last, name = found[-1], event["event"]
    before = last["event"]
    if GOES_WITHOUT_SAYING.get(str(before)) == name:
        found.pop()
        return bool(found) and _absorbed(found, event)
    if phrases.gathers(last, event, GATHERED) or phrases.adds_up(last, event, SUMMED):
        return True
    if before == "paid" and name in PAID_FOR and last["seat"] == event["seat"]:
        found[-1] = {**event, "all": [event], "paid": last}
    elif before == "decision_rolled" and name == "decision_rolled":
        last["rolls"] = [*rolls_of(last), event["pips"]]
    elif before == "decision_rolled" and name in ROLLED_FOR and not _is_human(event):
        found[-1] = {**event, "all": [event], "rolls": rolls_of(last)}
    elif before == "wharf_turned" and name == "back_shown":
        last["back"] = event["back"]
    elif before == "citizens_discarded" and name == "citizen_laid":
        last["arrived"] = [*row(last.get("arrived", [])), event["citizen"]]
    else:
        return False
    return True


def rolls_of(event: Told) -> list[object]:
    """What the Decision die showed, one roll after another."""
    return row(event.get("rolls", [event["pips"]]))


def _is_human(event: Told) -> bool:
    return isinstance(event.get("seat"), int)


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
