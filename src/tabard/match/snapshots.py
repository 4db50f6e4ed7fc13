"""Snapshots: the whole state as JSON-ready data, agenda included, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.core.dice import Dice
from tabard.core.engine import apply, pending, settle
from tabard.core.errors import SetupError, SnapshotError
from tabard.core.game import Game
from tabard.core.state import State, Step
from tabard.core.values import CHANCE
from tabard.match.plain import flaw_in
from tabard.parts.reading import Reader, as_list

FORMAT = 1
_TRIALS = 2
_MOST_MOVES = 10_000
_CHECKED_MOVES = 10


def take_snapshot(game: Game[Any], state: State, options: Mapping[str, str]) -> dict[str, object]:
    """All that the match is at this moment; whoever has it knows everything but the seed."""
    digest = game.data_digest()
    return {
        "tabard": FORMAT,
        "game": game.key,
        "rules": game.rules_version,
        "seats": state.seats,
        "options": dict(options),
        **({"data": digest} if digest else {}),
        "table": game.codec.encode(state),
        "agenda": [_encode_step(step) for step in state.agenda],
    }


def state_from(game: Game[Any], data: Mapping[str, object]) -> tuple[State, dict[str, str]]:
    """State and options from a snapshot; refused if it is not whole or breaks a law."""
    flaw = flaw_in(data)
    if flaw:
        raise SnapshotError(f"the snapshot {flaw}")
    state, options = _decoded(game, data)
    law = game.codec.broken_law(state)
    if law:
        raise SnapshotError(f"the snapshot breaks a law: {law}")
    _check_agenda(game, state)
    _check_dreams(game, state)
    return state, options


def game_for(game: Game[Any], data: object) -> Game[Any]:
    """The game by the rules that a snapshot was taken by."""
    rules = Reader(data, "snapshot").number("rules")
    try:
        return game.under(rules)
    except SetupError as error:
        raise SnapshotError(f"the snapshot is of rules version {rules}: {error}") from None


def trusted_state(game: Game[Any], data: Mapping[str, object]) -> State:
    """The state of a snapshot that this program has taken itself, and so need not be tried."""
    return _decoded(game, data)[0]


def _decoded(game: Game[Any], data: Mapping[str, object]) -> tuple[State, dict[str, str]]:
    reader = Reader(data, "snapshot")
    if reader.number("rules") != game.rules_version:
        raise SnapshotError(
            f"the snapshot is of rules version {reader.number('rules')} of {game.key}; "
            f"this program plays version {game.rules_version}"
        )
    other = other_data(game, reader.text("data") if "data" in data else "")
    if other:
        raise SnapshotError(f"the snapshot {other}")
    table = Reader(reader.value("table"), "table").data
    try:
        options = game.full_options(reader.texts("options"))
        state: State = game.codec.decode(reader.number("seats"), options, table)
    except SetupError as error:
        raise SnapshotError(f"snapshot: {error}") from None
    steps = {step.__name__: step for step in game.steps()}
    state.agenda = [_decode_step(item, steps) for item in reader.items("agenda")]
    return state, options


def other_data(game: Game[Any], digest: str) -> str:
    """What parts the data of a match from those of the game, and the remedy; empty if nothing."""
    own, key = game.data_digest(), game.key
    if digest == own:
        return ""
    if not digest:
        return f"is of {key} with its own data; leave out --data {key}={game.data_folder}"
    remedy = f"give their folder with --data {key}=DIR, in Python with data={{{key!r}: DIR}}"
    given = f", not those of {game.data_folder} ({own})" if own else ""
    return f"is of {key} with other data ({digest[:32]}){given}; {remedy}"


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
        step = steps[name](*arguments)
    except TypeError as error:
        raise SnapshotError(f"agenda, step {name}: {error}") from None
    # Compiled classes without a constructor of their own take any arguments in silence.
    if len(arguments) > len(step.fields()):
        raise SnapshotError(f"agenda, step {name}: has {len(step.fields())} fields, not more")
    # And they turn a flag into a number where they need one.
    for given, kept in zip(arguments, step.fields()):
        if isinstance(given, bool) != isinstance(kept, bool):
            raise SnapshotError(f"agenda, step {name}: {given!r} stands where {kept!r} would")
    return step


def _frozen(item: object, name: str) -> object:
    if isinstance(item, list | tuple):
        return tuple(_frozen(inner, name) for inner in item)
    if isinstance(item, int | str):
        return item
    raise SnapshotError(f"agenda, step {name}: {item!r} is no number, flag, text or list")


def _check_agenda(game: Game[Any], state: State) -> None:
    """Play copies to their end: an edited step must not fail later."""
    for step in state.agenda:
        seat = getattr(step, "seat", 0)
        is_number = isinstance(seat, int) and not isinstance(seat, bool)
        if not is_number or not 0 <= seat < state.seats:
            raise SnapshotError(f"agenda, step {type(step).__name__}: there is no seat {seat!r}")
    for seed in range(_TRIALS):
        trial = state.clone()
        _play_trial(game, trial, Dice(seed))
        _check_laws(game, trial)


def _check_dreams(game: Game[Any], state: State) -> None:
    """Let every seat dream: an edited table must not contradict what somebody knows of it."""
    table = state.clone()
    settle(table)
    for seat in range(table.seats):
        wrong = ""
        try:
            dream = game.imagine(table, seat, Dice(seat))
            if game.codec.broken_law(dream) or game.view(dream, seat) != game.view(table, seat):
                wrong = "its memory and the table differ"
        except Exception as error:
            wrong = str(error)
        if wrong:
            raise SnapshotError(f"the snapshot contradicts what seat {seat} knows: {wrong}")


def _check_laws(game: Game[Any], trial: State) -> None:
    law = game.codec.broken_law(trial)
    if law:
        raise SnapshotError(f"agenda: played on, the match breaks a law: {law}")


def _play_trial(game: Game[Any], trial: State, dice: Dice) -> None:
    """Play a copy to its end; whatever goes wrong there is the fault of the snapshot."""
    step = "the last step"
    try:
        for move in range(_MOST_MOVES):
            settle(trial)
            if move < _CHECKED_MOVES:
                _check_laws(game, trial)
            waiting = pending(trial)
            if not waiting:
                return
            step = repr(trial.agenda[-1])
            for decision in waiting:
                if decision.seat != CHANCE and not 0 <= decision.seat < trial.seats:
                    raise SnapshotError(f"agenda: {step} asks seat {decision.seat}, which is none")
            decision = waiting[dice.below(len(waiting))]
            if not decision.options:
                raise SnapshotError(f"agenda: {step} leaves nothing to choose")
            apply(trial, decision.seat, decision.options[dice.below(len(decision.options))])
    except SnapshotError:
        raise
    except Exception as error:
        raise SnapshotError(f"agenda: {step} cannot be carried out: {error}") from None
    raise SnapshotError(f"agenda: the match does not end within {_MOST_MOVES} moves")
