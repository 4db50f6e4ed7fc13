"""Reads and checks the conditions of claims (TH-COND-01 to -21)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tabard.games.throne.conditions import AllOf
from tabard.games.throne.conditions_deeds import (
    EventCount,
    EventSum,
    Filter,
    SubterfugePair,
    SubterfugeSameTrack,
    WeekTopBids,
)
from tabard.games.throne.conditions_town import (
    AlmsEnd,
    AnarchyMax,
    AnarchyMin,
    DiplomacyMin,
    GuildsMin,
    HandMin,
    InfluenceMin,
    InGameDoneMin,
    TrackMin,
    TracksCountMin,
    TracksLeading,
)
from tabard.games.throne.conditions_workers import (
    EnemyWorkersMax,
    KindSpread,
    KindsTogether,
    SupplyMax,
    WorkersMin,
)
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
from tabard.games.throne.rules import WHERE_NAMES, Condition
from tabard.parts.catalog import Entry
from tabard.parts.catalog_entries import MOST_VALUE, flag, inner, names, number_of

ANY_KIND_NAMES = [*WORKER_NAMES, "any"]

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


class Said:
    """A condition as a file words it; `limits` say how high the bound of a word can be reached."""

    def __init__(self, entry: Entry, limits: Mapping[str, int]) -> None:
        self.entry = entry
        self.limits = limits

    def limit(self) -> int:
        return self.limits.get(self.entry.text("word"), MOST_VALUE)

    def bound(self, field: str) -> int:
        return self.entry.number(field, 0 if field == "max" else 1, self.limit())

    def kind(self, allowed: Sequence[str] = WORKER_NAMES) -> int:
        return number_of(self.entry, "kind", allowed)

    def place(self, *allowed: str) -> int:
        return WHERE_NAMES.index(self.entry.one_of("where", allowed or WHERE_NAMES))

    def parts(self) -> list[Condition]:
        found = [read_condition(part, self.limits) for part in self.entry.entries("of")]
        if not found:
            raise self.entry.fail("of", "needs one or more conditions")
        return found

    def two_tracks(self) -> list[int]:
        found = names(self.entry, "tracks", TRACK_NAMES)
        if len(found) != 2:
            raise self.entry.fail("tracks", f"needs two tracks, has {len(found)}")
        return found

    def event(self) -> int:
        return number_of(self.entry, "event", DEED_NAMES)

    def field(self) -> int:
        """A fact of the deed that can be added up."""
        facts = FIELD_NAMES[self.event()]
        return facts.index(self.entry.one_of("field", [f for f in facts if _is_number(f)]))

    def filters(self) -> list[Filter]:
        if "where" not in self.entry:
            return []
        facts, where = FIELD_NAMES[self.event()], inner(self.entry, "where")
        where.only(*[fact for fact in facts if fact not in UNASKED], "margin_min")
        return [_filter(where, facts, name) for name in where.table]


def _at_home(said: Said) -> Condition:
    said.place("own")
    return EnemyWorkersMax(said.bound("max"), said.kind())


WORDS: dict[str, tuple[tuple[str, ...], Callable[[Said], Condition]]] = {
    TrackMin.word: (
        ("min", "track"),
        lambda said: TrackMin(said.bound("min"), number_of(said.entry, "track", TRACK_NAMES)),
    ),
    TracksCountMin.word: (
        ("min_value", "count"),
        lambda said: TracksCountMin(said.entry.number("count", 1, TRACKS), said.bound("min_value")),
    ),
    TracksLeading.word: (("count",), lambda said: TracksLeading(said.bound("count"))),
    WorkersMin.word: (
        ("min", "kind", "where"),
        lambda said: WorkersMin(said.bound("min"), said.kind(ANY_KIND_NAMES), said.place()),
    ),
    KindsTogether.word: (
        ("kinds", "where"),
        lambda said: KindsTogether(
            names(said.entry, "kinds", WORKER_NAMES), said.place("central", "one_opponent")
        ),
    ),
    KindSpread.word: (
        ("kind", "where"),
        lambda said: KindSpread(said.kind(), names(said.entry, "where", WHERE_NAMES)),
    ),
    EnemyWorkersMax.word: (("max", "kind", "where"), _at_home),
    SupplyMax.word: (("max",), lambda said: SupplyMax(said.bound("max"))),
    AnarchyMin.word: (("min",), lambda said: AnarchyMin(said.bound("min"))),
    AnarchyMax.word: (("max",), lambda said: AnarchyMax(said.bound("max"))),
    DiplomacyMin.word: (("min",), lambda said: DiplomacyMin(said.bound("min"))),
    AlmsEnd.word: ((), lambda said: AlmsEnd(said.limit())),
    GuildsMin.word: (("min",), lambda said: GuildsMin(said.bound("min"))),
    InfluenceMin.word: (("min",), lambda said: InfluenceMin(said.bound("min"))),
    InGameDoneMin.word: (("min",), lambda said: InGameDoneMin(said.bound("min"))),
    HandMin.word: (("min",), lambda said: HandMin(said.bound("min"))),
    AllOf.word: (("of",), lambda said: AllOf(said.parts())),
    EventCount.word: (
        ("min", "event", "where"),
        lambda said: EventCount(said.bound("min"), said.event(), said.filters()),
    ),
    EventSum.word: (
        ("min", "event", "field", "where"),
        lambda said: EventSum(said.bound("min"), said.event(), said.filters(), said.field()),
    ),
    SubterfugePair.word: (
        ("min_actions", "tracks"),
        lambda said: SubterfugePair(said.bound("min_actions"), said.two_tracks()),
    ),
    SubterfugeSameTrack.word: (("min",), lambda said: SubterfugeSameTrack(said.bound("min"))),
    WeekTopBids.word: (("min",), lambda said: WeekTopBids(said.bound("min"))),
}
"""For each word the fields that it has, and what it is made of."""


def read_condition(entry: Entry, limits: Mapping[str, int]) -> Condition:
    """One condition."""
    fields, made = WORDS[entry.one_of("word", list(WORDS))]
    entry.only("word", *fields)
    return made(Said(entry, limits))


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
