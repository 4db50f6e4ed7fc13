"""Undo by information: as far as nobody else moved and nobody learned anything, no further."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabard.core.dice import Dice
from tabard.core.errors import UndoError
from tabard.core.state import Sealed
from tabard.core.values import CHANCE
from tabard.match.match import Entry, Match
from tabard.match.replaying import replay_record
from tabard.testing.refusing import refused
from tabard.testing.tables import Table, any_option, any_pending, as_json, length_of

UNDONE = 20
"""At about so many moves of a match a test looks closely at an undo."""


def moments(table: Table, matches: range) -> Iterator[tuple[Match, Dice]]:
    """Matches after every choice of a seat."""
    for number in matches:
        match, dice = table.start(number), Dice(number)
        while (decision := any_pending(match.state, dice)) is not None:
            match.play(decision.seat, any_option(decision, dice))
            yield match, dice


def seen(match: Match) -> str:
    """All that anybody can see of a match, its snapshot included."""
    viewers = (None, *range(match.seats))
    return as_json([match.snapshot(), [(match.view(v), match.events(seat=v)) for v in viewers]])


def moves_of(match: Match) -> list[tuple[int, str]]:
    return [(entry.seat, entry.choice.text) for entry in match.entries]


def latest_own(match: Match, seat: int) -> int:
    """The index of the latest move that a seat made itself."""
    return max(n for n, e in enumerate(match.entries) if e.seat == seat and not e.is_forced)


def without_latest(match: Match, seat: int) -> Match:
    """The match without a seat's latest own move and whatever that one brought about."""
    latest = latest_own(match, seat)
    kept = [e for e in match.entries[latest + 1 :] if e.is_sealed and e.seat != seat]
    entries = [*match.entries[:latest], *kept]
    moves = tuple((entry.seat, entry.choice.text) for entry in entries)
    record = replace(match.as_record(), moves=moves)
    return replay_record(match.game, record)


def an_undo_gives_the_match_as_if_the_move_had_never_been(table: Table) -> None:
    apart = max(10, length_of(table) // UNDONE)
    for match, dice in moments(table, table.matches(4)):
        if dice.below(apart):
            continue
        for seat in range(table.seats):
            if match.can_undo(seat):
                before, moves = seen(match), moves_of(match)
                expected = seen(without_latest(match, seat))
                match.undo(seat)
                assert seen(match) == expected
                play_again(match, moves)
                assert seen(match) == before


def play_again(match: Match, moves: list[tuple[int, str]]) -> None:
    """Give the moves that are missing once more, picks of the same moment in any order."""
    missing = list(moves)
    for move in moves_of(match):
        missing.remove(move)
    for seat, text in missing:
        if len(match.entries) < len(moves):
            match.play(seat, text)


def others_see_the_log_that_they_saw_before_the_move(table: Table) -> None:
    for number in table.matches(2):
        match, dice = table.start(number), Dice(number)
        while (decision := any_pending(match.state, dice)) is not None:
            is_looked_at = table.is_looked_at(len(match.entries))
            logs = [match.events(seat=seat) for seat in range(table.seats) if is_looked_at]
            match.play(decision.seat, any_option(decision, dice))
            if is_looked_at and match.can_undo(decision.seat):
                match.undo(decision.seat)
                assert [match.events(seat=seat) for seat in range(table.seats)] == logs
                match.play(decision.seat, any_option(decision, dice))


def nobody_takes_back_what_chance_another_seat_or_knowledge_followed(table: Table) -> None:
    for match, _ in moments(table, table.matches(10)):
        for seat in range(table.seats):
            if not match.can_undo(seat):
                continue
            for entry in match.entries[latest_own(match, seat) :]:
                assert entry.seat != CHANCE
                assert sum(event.taught() != 0 for event in entry.events) == 0
                assert entry.seat == seat or entry.is_forced or is_open_pick(match, entry)


def is_open_pick(match: Match, entry: Entry) -> bool:
    """Whether a move is a secret pick of the moment."""
    return entry.is_sealed and isinstance(match.state.agenda[-1], Sealed) and not entry.events


def a_move_that_taught_nobody_anything_can_be_taken_back_at_once(table: Table) -> None:
    for number in table.matches(10):
        match, dice = table.start(number), Dice(number)
        while (decision := any_pending(match.state, dice)) is not None:
            before = len(match.entries)
            match.play(decision.seat, any_option(decision, dice))
            new = match.entries[before:]
            quiet = all(entry.seat != CHANCE and entry.taught == 0 for entry in new)
            assert match.can_undo(decision.seat) == quiet


def whoever_may_not_undo_is_told_so_and_nothing_changes(table: Table) -> None:
    for match, _ in moments(table, table.matches(2)):
        before = match.snapshot()
        for seat in range(table.seats):
            if not match.can_undo(seat):
                with refused(UndoError, f"seat {seat}"):
                    match.undo(seat)
        assert match.snapshot() == before


def picks_can_be_taken_back_while_others_pick_also_out_of_order(table: Table) -> None:
    for number in table.matches(10):
        match, dice = table.start(number), Dice(number)
        while (decision := any_pending(match.state, dice)) is not None:
            if isinstance(match.state.agenda[-1], Sealed):
                check_first_picker_may_undo(match, dice)
                break
            match.play(decision.seat, any_option(decision, dice))


def check_first_picker_may_undo(match: Match, dice: Dice) -> None:
    """Every seat picks once; then each takes its pick back, the first picker first."""
    before = seen(match)
    pickers = [decision.seat for decision in match.pending()]
    earlier = [seat for seat in pickers if match.can_undo(seat)]
    for seat in pickers[:-1]:
        options = next(d for d in match.pending() if d.seat == seat)
        match.play(seat, any_option(options, dice))
    for seat in pickers[:-1]:
        assert match.can_undo(seat)
        match.undo(seat)
        is_last = seat == pickers[-2]
        assert match.can_undo(seat) == (is_last and seat in earlier)
    assert seen(match) == before


def the_last_pick_reveals_all_and_nobody_takes_one_back(table: Table) -> None:
    for number in table.matches(5):
        match, dice = table.start(number), Dice(number)
        while (decision := any_pending(match.state, dice)) is not None:
            was_sealed = isinstance(match.state.agenda[-1], Sealed)
            match.play(decision.seat, any_option(decision, dice))
            if was_sealed and not isinstance(match.state.agenda[-1], Sealed):
                assert not any(match.can_undo(seat) for seat in range(table.seats))
                break
