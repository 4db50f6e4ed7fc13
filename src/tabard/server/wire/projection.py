"""The one exit: all that leaves a table goes through here, for one pair of eyes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from tabard.analysis.judging import Judgement
from tabard.core.engine import decision_of
from tabard.core.game import Game
from tabard.core.values import ALL_EYES, SPECTATOR, Choice, Decision, Event
from tabard.match.match import Match, event_data
from tabard.server.table.live import LiveTable, MovesTold, Question, Told
from tabard.server.wire.answers import Considered, Judged, Position, Replay, ReplayEntry
from tabard.server.wire.frames import as_json
from tabard.server.wire.messages import (
    Ask,
    Bar,
    Entry,
    Field,
    MovesEntry,
    News,
    Option,
    Part,
    Phrase,
    Result,
    Table,
)
from tabard.server.wire.steps import EVERYBODY, steps_of

_PLAIN = frozenset((bool, int, str))

View = Mapping[str, object]
EventData = dict[str, Any]

Viewer = int | None
"""A seat, or None for a spectator."""


def news_for(table: LiveTable, viewer: Viewer, after: int) -> bytes:
    """The frame that brings a viewer up to date, from the last number it has seen."""
    known = min(after, table.number)
    key = (viewer, known)
    if key not in table.frames:
        table.frames[key] = as_json(news_message(table, viewer, known, is_written=True))
    return table.frames[key]


def _public(table: LiveTable) -> Table:
    """What everybody sees of the table, written for the first who looks."""
    if table.public is None:
        table.public = msgspec.Raw(as_json(table_for_all(table)))
    return cast("Table", table.public)


def ask_for(table: LiveTable, seat: int, view: View | None = None) -> Ask | None:
    """What a seat is asked now; `view` is the seat's, if it is at hand."""
    question = table.questions.get(seat)
    if question is None or table.match is None:
        return None
    return _ask(table.match, question, view or table.match.view(seat))


def table_for_all(table: LiveTable) -> Table:
    """The table without its match; nothing of it is secret."""
    return Table(
        table.id,
        table.settings.game,
        table.name,
        table.status,
        table.is_public,
        list(table.seats),
        dict(table.settings.options),
        table.match.commitment if table.match is not None else "",
        table.settings.forked_from,
        table.settings.record is not None,
        "here" if table.settings.record is None else table.settings.hosting,
    )


def replay_for(table: LiveTable, viewer: Viewer) -> Replay:
    """A match step by step, as one pair of eyes saw it; once it is over, as all saw it together."""
    match = table.match
    assert match is not None
    assert match.is_over() or viewer != EVERYBODY
    entries: list[ReplayEntry] = []
    for number, step in enumerate(steps_of(table)):
        events = [*match.opening] if number == 0 else []
        for entry in step.entries:
            events += entry.events
        is_shown = viewer == EVERYBODY or (step.seat is not None and step.seat == viewer)
        choice = step.entries[0].choice.text if is_shown and step.entries else ""
        lines = _lines(match.game, events, viewer)
        entries.append(ReplayEntry(number, step.seat, choice, lines))
    result = _result(table, match) if match.is_over() else None
    seat = None if viewer == EVERYBODY else viewer
    return Replay(table_for_all(table), seat, len(entries) - 1, entries, result)


def position_for(match: Match, viewer: Viewer, step: int, before: int) -> Position:
    """The table after a step of its match, which began when so many moves were made."""
    waiting = [] if match.is_over() else [d.seat for d in match.pending() if d.seat >= 0]
    events = [event for entry in match.entries[before:] for event in entry.events]
    seen = _seen(match.game, events, viewer)
    if viewer != EVERYBODY:
        return Position(step, viewer, match.view(viewer), waiting, seen)
    return Position(step, None, match.game.view(match.state, ALL_EYES), waiting, seen)


def judged_for(match: Match, judgement: Judgement, digits: int) -> Judged:
    """A choice of a match that is over, in the words that its seat was asked with."""
    decision = decision_of(match.state, judgement.seat)
    assert decision is not None
    view = match.view(judgement.seat)

    def considered(text: str, value: float) -> Considered:
        option = decision.option(text)
        assert option is not None
        return Considered(_named(match.game, view, option), round(value, digits))

    return Judged(
        judgement.move + 1,
        judgement.seat,
        _prompt(decision),
        considered(judgement.choice, judgement.value),
        [considered(one.text, one.value) for one in judgement.alternatives],
        round(judgement.loss, digits),
        judgement.kind(),
    )


def news_message(table: LiveTable, viewer: Viewer, after: int, is_written: bool = False) -> News:
    """The same, not yet written, or only those parts of it that several viewers may see alike."""
    match = table.match
    view = None if match is None else match.view(viewer)
    ask = None if viewer is None else ask_for(table, viewer, view)
    entry = _written_entry if is_written else _entry
    if is_written and view is not None:
        view = {name: table.parts.written(viewer, name, part) for name, part in view.items()}
    return News(
        number=table.number,
        after=after,
        seat=viewer,
        table=_public(table) if is_written else table_for_all(table),
        entries=[entry(table, told, viewer) for told in _told_after(table.told, after)],
        view=view,
        ask=ask,
        waiting=sorted(table.questions),
        can_undo=_can_undo(table, viewer),
        result=None if match is None or not match.is_over() else _result(table, match),
    )


def _told_after(told: Sequence[Told], after: int) -> Sequence[Told]:
    first = len(told)
    while first > 0 and told[first - 1].number > after:
        first -= 1
    return told[first:]


def _entry(table: LiveTable, told: Told, viewer: Viewer) -> Entry:
    if not isinstance(told, MovesTold):
        return told
    assert table.match is not None
    seen = _seen_of(table, table.match, told, viewer)
    return MovesEntry(told.number, told.seat, _said(table.match.game, seen, viewer), seen)


def _written_entry(table: LiveTable, told: Told, viewer: Viewer) -> Entry:
    """An entry as it was written for the viewer before, if that one is told the same."""
    if not isinstance(told, MovesTold):
        return told
    assert table.match is not None
    seen = _seen_of(table, table.match, told, viewer)
    lines = table.match.game.words.lines(list(seen), viewer)
    latest = table.entries.get(told.number)
    if latest is not None and latest[0] == (seen, lines):
        return cast("Entry", latest[1])
    entry = MovesEntry(told.number, told.seat, [phrase_of(*line) for line in lines], seen)
    written = msgspec.Raw(as_json(entry))
    table.entries[told.number] = ((seen, lines), written)
    return cast("Entry", written)


def _seen_of(table: LiveTable, match: Match, told: MovesTold, viewer: Viewer) -> list[EventData]:
    """The events of an entry, as far as the viewer may see them."""
    eyes = SPECTATOR if viewer is None else viewer
    return [
        data if shown is event else event_data(match.game, shown)
        for event, data in _events(table, match, told)
        if (shown := event.seen_by(eyes)) is not None
    ]


def _events(table: LiveTable, match: Match, told: MovesTold) -> list[tuple[Event, EventData]]:
    """All events of an entry, each as data, which are made once for all who may see the whole."""
    if told.number not in table.events:
        events: list[Event] = list(match.opening) if told.seat is None else []
        for entry in table.moves_of(told.number):
            events += entry.events
        table.events[told.number] = [(event, event_data(match.game, event)) for event in events]
    return table.events[told.number]


def _can_undo(table: LiveTable, viewer: Viewer) -> bool:
    if viewer is None or table.match is None or table.status != "running":
        return False
    return table.match.can_undo(viewer)


def _result(table: LiveTable, match: Match) -> Result:
    return Result(match.places(), match.scores(), match.score_sheet(), table.settings.seed)


def _ask(match: Match, question: Question, view: View) -> Ask:
    decision = question.decision
    return Ask(
        question.number,
        _prompt(decision),
        [
            Option(c.text, c.kind, c.number, c.name, _named(match.game, view, c))
            for c in decision.options
        ],
        [
            Bar(
                b.choice.text,
                b.choice.kind,
                b.choice.number,
                b.choice.name,
                _named(match.game, view, b.choice),
                b.clause,
            )
            for b in match.barred(decision.seat)
        ],
    )


def _prompt(decision: Decision) -> Phrase:
    about: dict[str, object] = {a.kind: a.name or a.number for a in decision.about}
    return phrase_of(decision.prompt, about)


def _named(game: Game[Any], view: View, choice: Choice) -> Phrase:
    key, fields = game.words.phrase(view, choice)
    return phrase_of(key, fields)


def _seen(game: Game[Any], events: Sequence[Event], viewer: Viewer) -> list[dict[str, Any]]:
    """Events as JSON-ready data, as far as the viewer may see them."""
    eyes = SPECTATOR if viewer is None else viewer
    shown = list(events) if viewer == EVERYBODY else [event.seen_by(eyes) for event in events]
    return [event_data(game, event) for event in shown if event is not None]


def _lines(game: Game[Any], events: Sequence[Event], viewer: Viewer) -> list[Phrase]:
    return _said(game, _seen(game, events, viewer), viewer)


def _said(game: Game[Any], seen: list[dict[str, Any]], viewer: Viewer) -> list[Phrase]:
    told_to = None if viewer == EVERYBODY else viewer
    return [phrase_of(key, fields) for key, fields in game.words.lines(list(seen), told_to)]


def phrase_of(key: str, fields: Mapping[str, object]) -> Phrase:
    """A key and its fields as they are sent."""
    return Phrase(key, _fields(fields))


def _fields(fields: Mapping[str, object]) -> dict[str, Field]:
    """What a text can speak of; the rest of an event is for programs."""
    found: dict[str, Field] = {}
    for name, value in fields.items():
        if type(value) in _PLAIN or _is_row(value):
            found[name] = cast("Field", value)
        elif isinstance(value, tuple):
            found[name] = Part(str(value[0]), _fields(value[1]))
    return found


def _is_row(value: object) -> bool:
    return isinstance(value, list) and all(type(item) in _PLAIN for item in value)
