"""Balance for programs: the fields of `tabard balance --json`."""

from __future__ import annotations

from dataclasses import asdict, fields

from tabard.arena.balance import Balance, Figure, SeatLine, ThingLine
from tabard.arena.comparing import Change, Comparison
from tabard.arena.estimates import Estimate

Line = SeatLine | ThingLine | Figure | Change
COMMON = {"chance": "p", "corrected": "q", "examples": "matches"}
NAMES: dict[type[Line], dict[str, str]] = {
    SeatLine: {},
    ThingLine: {"matches": "matches_seen"},
    Figure: {"key": "figure"},
    Change: {},
}
"""How programs know fields that have other names here: in every line, and in some."""

LEFT_OUT = {"values"}
"""Of every match; the journal has them."""


def balance_data(found: Balance, command: str) -> dict[str, object]:
    """JSON-ready."""
    study = found.study
    return {
        "game": study.game.key,
        "rules": study.game.rules_version,
        "seats": study.seats,
        "bots": list(study.bots),
        "options": dict(study.options),
        "data": study.game.data_digest(),
        "seed": study.seed,
        "matches": len(found.outcomes),
        "faults": [one.as_data() for one in found.faults],
        "par": 1 / study.seats,
        "turn_order": [_row(line, position=line.position + 1) for line in found.seats],
        "things": [_row(line, is_finding=line.is_finding) for line in found.things],
        "figures": [_row(one) for one in found.figures],
        "options_chosen": [asdict(line) for line in found.options],
        "prompts": [asdict(line) for line in found.prompts],
        "command": command,
    }


def comparison_data(found: Comparison, command: str) -> dict[str, object]:
    """Both variants and what differs."""
    return {
        "first": balance_data(found.first, command),
        "second": balance_data(found.second, command),
        "changes": [_row(one, is_finding=one.is_finding) for one in found.changes],
    }


def _row(line: Line, **other: object) -> dict[str, object]:
    """The fields of a line under the names that programs know, and what is said otherwise."""
    names = NAMES[type(line)] | COMMON
    found = {
        names.get(one.name, one.name): getattr(line, one.name)
        for one in fields(line)
        if one.name not in LEFT_OUT
    }
    return {name: _plain(value) for name, value in {**found, **other}.items()}


def _plain(value: object) -> object:
    if isinstance(value, Estimate):
        return value.as_data()
    return list(value) if isinstance(value, tuple) else value
