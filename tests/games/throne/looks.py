"""What seats are given: compares it between seats and between tables."""

from __future__ import annotations

import json

from games.throne.builders import GAME, answer, shown
from support.questions import told
from tabard.core import engine
from tabard.core.values import SPECTATOR, Event
from tabard.games.throne.state import ThroneState

EVERYBODY = (0, 1, 2, SPECTATOR)


def heard(state: ThroneState, seat: int, kind: type[Event]) -> list[Event]:
    """What a seat, or SPECTATOR, was told of a kind."""
    return [seen for e in told(state, kind) if (seen := e.seen_by(seat)) is not None]


def log(state: ThroneState, *answers: str) -> list[Event]:
    """All that is told while these answers are given."""
    before = len(state.told)
    answer(state, *answers)
    return state.told[before:]


def given(state: ThroneState, seat: int) -> str:
    """All that a seat is given: view, log, and its question with what is barred."""
    log = [repr(event.seen_by(seat)) for event in state.told if event.seen_by(seat)]
    mine = [repr(decision) for decision in engine.pending(state) if decision.seat == seat]
    bars = repr(engine.barred(state, seat)) if mine else ""
    return json.dumps([GAME.view(state, seat), log, mine, bars])


def look_alike(one: ThroneState, two: ThroneState, owner: int = 0) -> bool:
    """Whether only the owner can tell two tables apart."""
    others = [seat for seat in EVERYBODY if seat != owner]
    is_hidden = all(given(one, seat) == given(two, seat) for seat in others)
    return is_hidden and given(one, owner) != given(two, owner)


def all_see(state: ThroneState, *path: str | int) -> object:
    """What everybody sees alike."""
    seen = [shown(state, seat, *path) for seat in EVERYBODY]
    assert seen == [seen[0]] * len(EVERYBODY)
    return seen[0]
