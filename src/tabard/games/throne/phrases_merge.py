"""Events that belong together become one before the log is written."""

from __future__ import annotations

from typing import Final

from tabard.parts.phrases import Told, number

UNTOLD: Final = ("claims_silent", "markers_returned")
"""What nobody hears, and what goes without saying."""

OF_A_SEAT: Final = ("card_drawn", "claim_drawn", "card_offered", "end_claim_dealt", "lord_dealt")
OF_ALL: Final = ("card_displayed", "token_laid", "lord_revealed", "bid_placed", "total_counted")
SUMMED: Final = ("influence_gained", "soldiers_routed", "track_lowered")


def merged(events: list[Told]) -> list[Told]:
    """Events in order; one that was merged holds all that it stands for in `all`."""
    found: list[Told] = []
    for event in events:
        if event["event"] in UNTOLD:
            continue
        if not (found and _absorbed(found, event)):
            fresh = dict(event)
            fresh["all"] = [event]
            if event["event"] == "bid_revealed":
                fresh["stars"] = {}
            found.append(fresh)
    return found


def _absorbed(found: list[Told], event: Told) -> bool:
    """Whether the event went into the one before it."""
    last, name = found[-1], event["event"]
    if name == last["event"]:
        return _added(last, event)
    if last["event"] == "bid_revealed":
        return _opened(last, event)
    if name == "turn_ended" and last["event"] == "turn_began":
        last["as"] = "turn_passed"
        return True
    if name == "worker_returned" and last["event"] == "subterfuge_made":
        return True
    if name == "battle_fought" and len(found) > 1 and found[-2]["event"] == "die_rolled":
        own, other = found[-2:]
        del found[-2:]
        found.append({**event, "die": own["die"], "answer": other["die"], "all": [event]})
        return True
    return False


def _added(last: Told, event: Told) -> bool:
    """Of the same kind: added to the last one, if both speak of the same."""
    name, is_same = event["event"], event.get("seat") == last.get("seat")
    if name in SUMMED and is_same and _is_about_the_same(last, event):
        last["amount"] = number(last["amount"]) + number(event["amount"])
        return True
    if name == "cards_discarded" and is_same:
        last["cards"] = [*_cards(last), *_cards(event)]
        return True
    if name == "end_claims_kept":
        is_same = not event["ends"] and not last["ends"]
    elif name == "bid_revealed":
        is_same = event["space"] == last["space"]
    elif name not in OF_ALL and not (name in OF_A_SEAT and is_same):
        return False
    everything = last["all"]
    assert isinstance(everything, list)
    if is_same or name in OF_ALL:
        everything.append(event)
        return True
    return False


def _cards(event: Told) -> list[object]:
    cards = event["cards"]
    assert isinstance(cards, list)
    return cards


def _is_about_the_same(last: Told, event: Told) -> bool:
    """Whether two amounts can be added up; a track that had nothing to lose is told apart."""
    is_something = bool(last["amount"] and event["amount"])
    return is_something and all(
        last.get(field) == event.get(field) for field in ("player", "track")
    )


def _opened(last: Told, event: Told) -> bool:
    """What was said of a space right after its bids were turned up."""
    stars = last["stars"]
    assert isinstance(stars, dict)
    if event["event"] == "star_set":
        stars[event["seat"]] = event["star"]
    elif event["event"] == "bids_ranked" and event["space"] == last["space"]:
        last["ranked"] = event["seats"]
    elif event["event"] == "nobody_ranked" and event["space"] == last["space"]:
        last["ranked"] = []
    else:
        return False
    return "ranked" not in last or event["event"] != "star_set"
