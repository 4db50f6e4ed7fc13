"""Views, score sheets and events are what the game declares them to be, key by key."""

from __future__ import annotations

from typing import Any

import msgspec

from support.builds import needs_annotations
from support.tables import Table, play_match, walk
from tabard.core.dice import Dice
from tabard.core.engine import is_over
from tabard.core.values import ALL_EYES, SPECTATOR
from tabard.match.match import event_data
from tabard.parts.shape import shapes_of
from tabard.server.wire.views_typescript import event_shapes

APART = 11
"""So many moves lie between two looks at a match."""


def assert_fits(data: Any, shape: Any) -> None:
    """Of the declared types, with all keys that must be there, and no others."""
    assert msgspec.convert(data, shape) == data


def test_views_and_sheets_are_of_their_declared_types(table: Table) -> None:
    shapes = shapes_of(table.game)
    if shapes is None:
        return
    for number in table.matches(6):
        for move, state in enumerate(walk(table, number)):
            if (move + number) % APART == 0 or is_over(state):
                for viewer in (ALL_EYES, SPECTATOR, *range(table.seats)):
                    assert_fits(table.game.view(state, viewer), shapes.view)
                assert_fits(table.game.score_sheet(state), shapes.sheet)


@needs_annotations
def test_events_are_told_as_their_fields_are_declared(table: Table) -> None:
    if shapes_of(table.game) is None:
        return
    declared = {shape.__name__: shape for shape in event_shapes(table.game)}
    for number in table.matches(6):
        match = table.start(number)
        play_match(match, Dice(number))
        events = [*match.opening, *[event for entry in match.entries for event in entry.events]]
        for event in events:
            for shown in (event, *[event.seen_by(s) for s in range(SPECTATOR, table.seats)]):
                if shown is not None:
                    data = event_data(table.game, shown)
                    assert_fits(data, declared[type(shown).__name__])
