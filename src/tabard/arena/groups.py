"""Groups of things that a balance report looks at, read from data: one file a game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tabard.parts.catalog import Entry, read_entries, read_file

FOLDER = Path(__file__).parent / "groups"
ROLES = ("offered", "taken", "refused", "fulfilled")


@dataclass(frozen=True)
class Source:
    """Where a match tells of things: an option under a prompt, or a field of an event."""

    is_choice: bool
    where: str
    """The prompt, or the name of the event that says to whom it happened."""

    field: str
    told_by: str = ""
    """Another event that named the thing before; empty if the event names it itself."""


@dataclass(frozen=True)
class Group:
    """Things of one sort, and what tells of them in each role."""

    id: str
    name: dict[str, str]
    offered: tuple[Source, ...]
    taken: tuple[Source, ...]
    refused: tuple[Source, ...]
    fulfilled: tuple[Source, ...]
    seats: tuple[str, ...] = ()
    """Things that belong to seats from the start, such as houses."""

    @property
    def is_takeable(self) -> bool:
        """Whether a match tells who has such a thing and who has not."""
        return bool(self.taken or self.refused or self.seats)

    def sources(self, role: str) -> tuple[Source, ...]:
        """What tells of the things in a role."""
        by_role = {
            "offered": self.offered,
            "taken": self.taken,
            "refused": self.refused,
            "fulfilled": self.fulfilled,
        }
        return by_role[role]


@dataclass(frozen=True)
class Groups:
    """All that is looked at in one game."""

    first: tuple[str, str]
    """The event and its field that say who begins, or in which order seats play."""

    round: str
    """The event with which a round begins."""

    instances: tuple[str, ...]
    """Kinds of choices whose numbers count single pieces; they are counted together."""

    groups: tuple[Group, ...]


@cache
def groups_of(game: str) -> Groups:
    """The groups of a game; one that has none is only looked at as a whole."""
    path = FOLDER / f"{game}.toml"
    if not path.exists():
        return Groups(("", ""), "", (), ())
    whole = read_file(path)
    event, _, field = whole.text("first").partition(".")
    groups = tuple(_group(entry) for entry in read_entries(path, "group"))
    return Groups((event, field), whole.text("round"), tuple(whole.texts("instances")), groups)


def _group(entry: Entry) -> Group:
    entry.only("id", "name", "seats", *ROLES)
    sources = {
        role: tuple(_source(entry, role, text) for text in entry.texts(role))
        if role in entry
        else ()
        for role in ROLES
    }
    seats = tuple(entry.texts("seats")) if "seats" in entry else ()
    return Group(entry.text("id"), entry.both_languages("name"), **sources, seats=seats)


def _source(entry: Entry, role: str, text: str) -> Source:
    words = text.split()
    where, _, field = words[-1].partition(".")
    if words[0] in {"choice", "event"} and len(words) == 2 and field:
        return Source(words[0] == "choice", where, field)
    if words[0] == "event" and len(words) == 4 and words[2] == "of" and field:
        return Source(False, words[1], field, where)
    raise entry.fail(role, f"{text!r} is neither 'choice P.K', 'event E.F' nor 'event E of O.F'")
