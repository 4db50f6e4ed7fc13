"""Reads and checks the conditions of claims (TH-COND-01 to -21)."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.games.throne.deeds import DEED_NAMES, FIELD_NAMES, REASON_NAMES, RESULT_NAMES
from tabard.games.throne.kinds import (
    ACTION_NAMES,
    GUILD_NAMES,
    MODE_NAMES,
    PLACE_NAMES,
    ROW_NAMES,
    SPACE_NAMES,
    TRACK_NAMES,
    TRACKS,
    WORKER_NAMES,
)
from tabard.games.throne.rules import CONDITION_NAMES, WHERE_NAMES, Condition, Filter
from tabard.parts.catalog import Entry
from tabard.parts.catalog_entries import MOST_VALUE, flag, inner, names, number_of

FIELDS = {
    "track_min": ("min", "track"),
    "tracks_count_min": ("min_value", "count"),
    "tracks_leading": ("count",),
    "workers_min": ("min", "kind", "where"),
    "kinds_together": ("kinds", "where"),
    "kind_spread": ("kind", "where"),
    "enemy_workers_max": ("max", "kind", "where"),
    "supply_max": ("max",),
    "anarchy_min": ("min",),
    "anarchy_max": ("max",),
    "diplomacy_min": ("min",),
    "alms_end": (),
    "guilds_min": ("min",),
    "influence_min": ("min",),
    "ingame_done_min": ("min",),
    "hand_min": ("min",),
    "all_of": ("of",),
    "event_count": ("min", "event", "where"),
    "event_sum": ("min", "event", "field", "where"),
    "subterfuge_pair": ("min_actions", "tracks"),
    "subterfuge_same_track": ("min",),
    "week_top_bids": ("min",),
}
"""What each word says, its bound first."""

BOUNDS = ("min", "max", "min_value", "min_actions", "count")

DEED_WORDS = (
    "event_count",
    "event_sum",
    "subterfuge_pair",
    "subterfuge_same_track",
    "week_top_bids",
)
"""Words about what was done; all others read the table as it lies."""

ANY_KIND_NAMES = [*WORKER_NAMES, "any"]

WHERE = {
    "workers_min": WHERE_NAMES,
    "kinds_together": ["central", "one_opponent"],
    "kind_spread": WHERE_NAMES,
    "enemy_workers_max": ["own"],
}

NAMED = {
    "type": MODE_NAMES,
    "name": ACTION_NAMES,
    "kind": WORKER_NAMES,
    "track": TRACK_NAMES,
    "via": ACTION_NAMES,
    "place": PLACE_NAMES,
    "row": ROW_NAMES,
    "result": RESULT_NAMES,
    "reason": REASON_NAMES,
    "guild": GUILD_NAMES,
    "space": SPACE_NAMES,
}
"""Facts of deeds that the files call by name, each with the row that numbers it."""

SOME = {"type": ["deploy", "task"], "via": ["advance", "sneak", "caravan", "wages"]}
"""Where not every name of the row can be a fact."""

FLAGS = ("won", "outnumbering", "crossed")

UNASKED = ("opponent", "token", "from", "to")
"""Facts that differ from table to table, so that no card can name them."""


def read_condition(entry: Entry, most: Mapping[str, int]) -> Condition:
    """One condition; `most` says how high the bound of a word can be reached."""
    word = entry.one_of("word", CONDITION_NAMES)
    fields = FIELDS[word]
    entry.only("word", *fields)
    if word in ("event_count", "event_sum"):
        return _read_deeds(entry, word)
    parts = []
    if "of" in fields:
        parts = [read_condition(part, most) for part in entry.entries("of")]
        if not parts:
            raise entry.fail("of", "needs one or more conditions")
    return Condition(
        CONDITION_NAMES.index(word),
        _bound(entry, fields, most.get(word, MOST_VALUE)),
        _subject(entry, word),
        _places(entry, word),
        _numbers(entry, fields),
        parts,
    )


def says_of_deeds(condition: Condition) -> bool:
    """Whether a condition, or a part of it, is about what was done."""
    if CONDITION_NAMES[condition.word] in DEED_WORDS:
        return True
    return any(says_of_deeds(part) for part in condition.parts)


def _bound(entry: Entry, fields: tuple[str, ...], most: int) -> int:
    if not fields or fields[0] not in BOUNDS:
        return 0
    return entry.number(fields[0], 0 if fields[0] == "max" else 1, most)


def _subject(entry: Entry, word: str) -> int:
    if word == "tracks_count_min":
        return entry.number("count", 1, TRACKS)
    if word == "track_min":
        return number_of(entry, "track", TRACK_NAMES)
    if "kind" in FIELDS[word]:
        allowed = ANY_KIND_NAMES if word == "workers_min" else WORKER_NAMES
        return number_of(entry, "kind", allowed)
    return 0


def _places(entry: Entry, word: str) -> list[int]:
    if word not in WHERE:
        return []
    if word == "kind_spread":
        return names(entry, "where", WHERE_NAMES)
    return [WHERE_NAMES.index(entry.one_of("where", WHERE[word]))]


def _numbers(entry: Entry, fields: tuple[str, ...]) -> list[int]:
    if "kinds" in fields:
        return names(entry, "kinds", WORKER_NAMES)
    if "tracks" in fields:
        found = names(entry, "tracks", TRACK_NAMES)
        if len(found) != 2:
            raise entry.fail("tracks", f"needs two tracks, has {len(found)}")
        return found
    return []


def _read_deeds(entry: Entry, word: str) -> Condition:
    event = entry.one_of("event", DEED_NAMES)
    facts = FIELD_NAMES[DEED_NAMES.index(event)]
    field, filters = 0, []
    if word == "event_sum":
        countable = [fact for fact in facts if _is_number(fact)]
        field = facts.index(entry.one_of("field", countable))
    if "where" in entry:
        where = inner(entry, "where")
        where.only(*[fact for fact in facts if fact not in UNASKED], "margin_min")
        filters = [_filter(where, facts, name) for name in where.table]
    return Condition(
        CONDITION_NAMES.index(word),
        entry.number("min", 1, MOST_VALUE),
        event=DEED_NAMES.index(event),
        field=field,
        filters=filters,
    )


def _is_number(fact: str) -> bool:
    return fact not in NAMED and fact not in FLAGS and fact not in UNASKED


def _filter(where: Entry, facts: list[str], name: str) -> Filter:
    if name == "margin_min":
        if "margin" not in facts:
            raise where.fail(name, "unknown; only a battle has a margin")
        return Filter(facts.index("margin"), [], where.number(name, 1, MOST_VALUE))
    value = where.table[name]
    values = value if isinstance(value, list) else [value]
    if not values:
        raise where.fail(name, "needs one or more values, has none")
    allowed = [_fact(Entry(where.where, {name: one}), name) for one in values]
    return Filter(facts.index(name), allowed)


def _fact(entry: Entry, name: str) -> int:
    """A fact as deeds hold it."""
    if name in FLAGS:
        return int(flag(entry, name))
    if name in NAMED:
        row = NAMED[name]
        return row.index(entry.one_of(name, SOME.get(name, row)))
    return entry.number(name, -MOST_VALUE, MOST_VALUE)
