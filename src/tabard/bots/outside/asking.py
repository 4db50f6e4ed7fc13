"""What a program is asked: the fields of an `ask` over HTTP, and what the seat sees beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.bots.search import Budget
from tabard.core.game import Game
from tabard.core.values import Choice, Decision
from tabard.match.knowledge import Knowledge

PROTOCOL = 1

Data = dict[str, object]


def start_data(knowledge: Knowledge, seed: int, budget: Budget | None) -> Data:
    """What a program is told first: the match it plays, and who it is in it."""
    return {
        "tabard": PROTOCOL,
        "game": knowledge.game.key,
        "rules": knowledge.game.rules_version,
        "seats": knowledge.seats,
        "seat": knowledge.seat,
        "options": dict(knowledge.options),
        "seed": seed,
        "budget": budget_data(budget),
    }


def budget_data(budget: Budget | None) -> Data:
    """How long to think; empty if nobody says."""
    if budget is None:
        return {}
    return {"iterations": int(budget.iterations), "milliseconds": int(budget.milliseconds)}


def ask_data(knowledge: Knowledge, decision: Decision, number: int, since: int) -> Data:
    """A question, with the view of the seat and what it was told from event `since` on."""
    view, game = knowledge.view(), knowledge.game
    about: Data = {one.kind: one.name or one.number for one in decision.about}
    barred = knowledge.barred()
    return {
        "number": number,
        "prompt": phrase_data(decision.prompt, about),
        "options": [choice_data(game, view, option) for option in decision.options],
        "barred": [{**choice_data(game, view, one.choice), "clause": one.clause} for one in barred],
        "game": game.key,
        "seats": knowledge.seats,
        "seat": knowledge.seat,
        "view": view,
        "events": [event_of(event) for event in knowledge.events(since)],
    }


def event_of(event: Data) -> Data:
    """An event as all logs have it: not every one knows the numbers of moves."""
    return {name: value for name, value in event.items() if name != "move"}


def choice_data(game: Game[Any], view: Mapping[str, object], choice: Choice) -> Data:
    """An option: `choice` is to be sent back, the rest says what it is."""
    key, fields = game.words.phrase(view, choice)
    return {
        "choice": choice.text,
        "kind": choice.kind,
        "number": choice.number,
        "name": choice.name,
        "phrase": phrase_data(key, fields),
    }


def phrase_data(key: str, fields: Mapping[str, object]) -> Data:
    """The key of a text of the game, and what it speaks of."""
    return {"key": key, "fields": _fields(fields)}


def _fields(fields: Mapping[str, object]) -> Data:
    """What a text can speak of."""
    found: Data = {}
    for name, value in fields.items():
        if isinstance(value, tuple):
            found[name] = {"part": str(value[0]), "fields": _fields(value[1])}
        elif _is_plain(value) or (isinstance(value, list) and all(map(_is_plain, value))):
            found[name] = value
    return found


def _is_plain(value: object) -> bool:
    return isinstance(value, bool | int | str)
