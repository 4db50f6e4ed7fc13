"""What is told, and to whom: the log of every seat, and of spectators."""

from __future__ import annotations

from tabard.core.dice import Dice
from tabard.core.values import SPECTATOR, Event
from tabard.match.match import event_data, event_name
from tabard.testing.tables import Table, as_json, play_match


def events_of(table: Table, matches: range) -> list[Event]:
    """Everything that is told in several whole matches, as it is told to nobody in particular."""
    found: list[Event] = []
    for number in matches:
        match = table.start(number)
        play_match(match, Dice(number))
        found += match.opening
        for entry in match.entries:
            found += entry.events
    return found


def seeing_an_event_twice_shows_no_more_than_once(table: Table) -> None:
    for event in events_of(table, table.matches(15)):
        for viewer in (SPECTATOR, *range(table.seats)):
            once = event.seen_by(viewer)
            if once is not None:
                assert once.seen_by(viewer) == once


def a_spectator_sees_no_more_of_an_event_than_any_seat(table: Table) -> None:
    for event in events_of(table, table.matches(15)):
        watched = event.seen_by(SPECTATOR)
        for seat in range(table.seats):
            shown = event.seen_by(seat)
            if watched is None:
                continue
            assert shown is not None
            mine, theirs = event_data(table.game, shown), event_data(table.game, watched)
            for field, value in theirs.items():
                assert value in (None, [], mine[field]), (event, field)


def every_event_is_ready_for_json_as_anybody_sees_it(table: Table) -> None:
    for event in events_of(table, table.matches(15)):
        for viewer in (SPECTATOR, *range(table.seats)):
            shown = event.seen_by(viewer)
            if shown is not None:
                assert event_name(event) in as_json(event_data(table.game, shown))


def an_event_that_only_some_may_see_in_full_teaches_nobody_else(table: Table) -> None:
    for event in events_of(table, table.matches(15)):
        for seat in range(table.seats):
            if event.seen_by(seat) is None:
                assert not (event.taught() >> seat) & 1, event


def a_seat_that_is_shown_more_than_spectators_by_another_learns_by_it(table: Table) -> None:
    for event in events_of(table, table.matches(15)):
        for seat in range(table.seats):
            is_shown_more = event.seen_by(seat) != event.seen_by(SPECTATOR)
            has_known = seat == getattr(event, "seat", None) or is_known_before(event, seat)
            if is_shown_more and not has_known:
                assert (event.taught() >> seat) & 1, event


def is_known_before(event: Event, seat: int) -> bool:
    """Whether the event says that the seat knew what it shows (`known` less `shown`)."""
    known, shown = getattr(event, "known", 0), getattr(event, "shown", 0)
    return bool((known & ~shown) >> seat & 1)


def the_log_of_a_viewer_is_numbered_without_gaps_and_by_move(table: Table) -> None:
    for number in table.matches(10):
        match = table.start(number)
        play_match(match, Dice(number))
        for viewer in (None, *range(table.seats)):
            log = match.events(seat=viewer)
            assert [event["number"] for event in log] == list(range(len(log)))
            moves = [int(str(event["move"])) for event in log]
            assert moves == sorted(moves)
            assert match.events(since=5, seat=viewer) == log[5:]
