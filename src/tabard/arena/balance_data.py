"""Balance for programs: the fields of `tabard balance --json`."""

from __future__ import annotations

from dataclasses import asdict

from tabard.arena.balance import Balance, Figure, SeatLine, ThingLine
from tabard.arena.comparing import Change, Comparison


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
        "par": 1 / study.seats,
        "turn_order": [_seat(line) for line in found.seats],
        "things": [_thing(line) for line in found.things],
        "figures": [_figure(one) for one in found.figures],
        "options_chosen": [asdict(line) for line in found.options],
        "prompts": [asdict(line) for line in found.prompts],
        "command": command,
    }


def comparison_data(found: Comparison, command: str) -> dict[str, object]:
    """Both variants and what differs."""
    return {
        "first": balance_data(found.first, command),
        "second": balance_data(found.second, command),
        "changes": [_change(one) for one in found.changes],
    }


def _seat(line: SeatLine) -> dict[str, object]:
    return {
        "position": line.position + 1,
        "share": line.share.as_data(),
        "mean_place": line.mean_place,
        "mean_score": line.mean_score,
        "p": line.chance,
        "matches": list(line.examples),
    }


def _thing(line: ThingLine) -> dict[str, object]:
    return {
        "group": line.group,
        "name": line.name,
        "matches_seen": line.matches,
        "offered": line.offered,
        "taken": line.taken.as_data(),
        "fulfilled": line.fulfilled.as_data(),
        "lift": None if line.lift is None else line.lift.as_data(),
        "p": line.chance,
        "q": line.corrected,
        "is_finding": line.is_finding,
        "matches": list(line.examples),
    }


def _figure(one: Figure) -> dict[str, object]:
    return {
        "figure": one.key,
        "mean": one.mean.as_data(),
        "low": one.low,
        "median": one.median,
        "high": one.high,
        "matches": list(one.examples),
    }


def _change(one: Change) -> dict[str, object]:
    return {
        "kind": one.kind,
        "name": one.name,
        "is_share": one.is_share,
        "first": one.first,
        "second": one.second,
        "difference": one.difference.as_data(),
        "p": one.chance,
        "q": one.corrected,
        "is_finding": one.is_finding,
        "deal": one.deal,
    }
