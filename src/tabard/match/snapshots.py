"""Snapshots: the whole state as JSON-ready data, agenda included, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.core.engine import pending, settle
from tabard.core.errors import SetupError, SnapshotError
from tabard.core.game import Game
from tabard.core.state import Ask, Sealed, State, Step
from tabard.core.values import BLANK
from tabard.parts.reading import Reader, as_list

FORMAT = 1


def take_snapshot(
    game: Game[Any], state: State, options: Mapping[str, str]
) -> dict[str, object]:
    """All that the match is at this moment; whoever has it knows everything but the seed."""
    return {
        "tabard": FORMAT,
        "game": game.key,
        "rules": game.rules_version,
        "seats": state.seats,
        "options": dict(options),
        "table": game.encode(state),
        "agenda": [_encode_step(step) for step in state.agenda],
    }


def state_from(game: Game[Any], data: Mapping[str, object]) -> tuple[State, dict[str, str]]:
    """State and options from a snapshot; refused if it is not whole or breaks a law."""
    reader = Reader(data, "snapshot")
    if reader.number("rules") != game.rules_version:
        raise SnapshotError(
            f"the snapshot is of rules version {reader.number('rules')} of {game.key}; "
            f"this program plays version {game.rules_version}"
        )
    table = Reader(reader.value("table"), "table").data
    try:
        options = game.full_options(reader.texts("options"))
        state: State = game.decode(reader.number("seats"), options, table)
    except SetupError as error:
        raise SnapshotError(f"snapshot: {error}") from None
    steps = {step.__name__: step for step in game.steps()}
    state.agenda = [_decode_step(item, steps) for item in reader.items("agenda")]
    law = game.broken_law(state)
    if law:
        raise SnapshotError(f"the snapshot breaks a law: {law}")
    _check_agenda(state)
    return state, options


def game_of(data: object) -> str:
    """Which game a snapshot is of."""
    reader = Reader(data, "snapshot")
    if reader.number("tabard") != FORMAT:
        raise SnapshotError(
            f"snapshot format {reader.number('tabard')} is unknown; this program reads {FORMAT}"
        )
    return reader.text("game")


def _encode_step(step: Step[Any]) -> list[object]:
    return [type(step).__name__, *[_plain(field) for field in step.fields()]]


def _plain(field: object) -> object:
    return [_plain(item) for item in field] if isinstance(field, tuple) else field


def _decode_step(data: object, steps: Mapping[str, type[Step[Any]]]) -> Step[Any]:
    items = as_list(data, "agenda")
    name = items[0] if items else None
    if not isinstance(name, str) or name not in steps:
        raise SnapshotError(f"agenda: there is no step {name!r}; steps: {', '.join(steps)}")
    arguments = [_frozen(item, name) for item in items[1:]]
    try:
        return steps[name](*arguments)
    except TypeError as error:
        raise SnapshotError(f"agenda, step {name}: {error}") from None


def _frozen(item: object, name: str) -> object:
    if isinstance(item, list | tuple):
        return tuple(_frozen(inner, name) for inner in item)
    if isinstance(item, int | str):
        return item
    raise SnapshotError(f"agenda, step {name}: {item!r} is no number, flag, text or list")


def _check_agenda(state: State) -> None:
    """Try every question the agenda holds, on a copy: an edited step must not fail later."""
    for step in state.agenda:
        seat = getattr(step, "seat", BLANK)
        if not isinstance(seat, int) or not BLANK <= seat < state.seats:
            raise SnapshotError(f"agenda, step {type(step).__name__}: there is no seat {seat!r}")
    if not state.agenda:
        return
    top = state.agenda[-1]
    trial = state.clone()
    try:
        settle(trial)
        waiting = pending(trial)
        barren = any(not decision.options for decision in waiting)
    except (IndexError, TypeError, KeyError, AssertionError, AttributeError) as error:
        name = type(top).__name__
        raise SnapshotError(f"agenda, step {name} cannot be carried out: {error}") from None
    if barren or (isinstance(top, Ask | Sealed) and not waiting):
        raise SnapshotError(f"agenda, step {type(top).__name__} leaves nothing to choose")
