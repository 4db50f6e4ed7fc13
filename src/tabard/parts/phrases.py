"""Phrases of games: parts joined into one, plain readings of data, events merged for the log.

A phrase is the key of a text and its fields; a phrase inside another one is a value of its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

Fields = dict[str, object]
"""What a text speaks of, by the names that it has there."""

Phrase = tuple[str, Fields]
Told = dict[str, object]
"""An event as data."""

NOTHING: Final[Phrase] = ("nothing", {})


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def entry(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def row(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def joined(parts: Sequence[Phrase], joint: str = "also") -> Phrase:
    """Several phrases as one; `joint` says what stands between two of them."""
    found = parts[0] if parts else NOTHING
    for part in parts[1:]:
        found = (joint, {"first": found, "second": part})
    return found


def in_a_row(parts: Sequence[Phrase], last: str = "and") -> Phrase:
    """`a, b and c`."""
    if len(parts) < 2:
        return joined(parts)
    return last, {"first": joined(parts[:-1]), "second": parts[-1]}


def merged(events: Sequence[Told], absorbs: Callable[[list[Told], Told], bool]) -> list[Told]:
    """Events in order; one that was merged holds all that it stands for in `all`.

    `absorbs` says whether an event went into the last ones found, of which there is one at least.
    """
    found: list[Told] = []
    for event in events:
        if not (found and absorbs(found, event)):
            found.append({**event, "all": [event]})
    return found


def gathers(last: Told, event: Told, kinds: Mapping[str, Sequence[str]]) -> bool:
    """Put an event to those of the last one, if both are of a kind and its fields agree."""
    name = str(event["event"])
    if name != last["event"] or name not in kinds:
        return False
    if any(last[field] != event[field] for field in kinds[name]):
        return False
    row(last["all"]).append(event)
    return True


def adds_up(last: Told, event: Told, kinds: Mapping[str, Sequence[str]]) -> bool:
    """Add the amounts of an event to the last one's, if of a kind and else the same."""
    amounts = kinds.get(str(event["event"]), ())
    if not amounts or any(
        last.get(field) != value for field, value in event.items() if field not in amounts
    ):
        return False
    for field in amounts:
        last[field] = number(last[field]) + number(event[field])
    return True
