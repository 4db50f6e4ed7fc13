"""A record says all of a match: replayed, it is the same match at every move."""

from __future__ import annotations

import json

from tabard.core.dice import Dice
from tabard.core.values import CHANCE
from tabard.match.match import Match
from tabard.match.record import record_from_data
from tabard.match.replaying import Replay, first_difference, replay_record
from tabard.testing.tables import Table, any_option, any_pending, as_json, play_match


def told(match: Match) -> str:
    """All that anybody can see of a match, its snapshot included."""
    viewers = (None, *range(match.seats))
    seen = [[match.view(viewer), match.events(seat=viewer)] for viewer in viewers]
    return as_json([match.snapshot(), seen])


def a_record_replays_to_an_equal_match_at_every_move(table: Table) -> None:
    for number in table.matches(1):
        match, dice = table.start(number), Dice(number)
        replay = Replay(table.game, record_from_data(match.record()))
        while True:
            if table.is_looked_at(len(match.entries)) or match.is_over():
                record = record_from_data(json.loads(json.dumps(match.record())))
                for move in record.moves[len(replay.entries) :]:
                    replay.answer(move)
                assert told(replay) == told(match)
            decision = any_pending(match.state, dice)
            if decision is None:
                break
            match.play(decision.seat, any_option(decision, dice))


def replaying_until_a_move_gives_the_match_as_it_was_then(table: Table) -> None:
    match, dice = table.start(3), Dice(3)
    pages = []
    while (decision := any_pending(match.state, dice)) is not None:
        if len(match.entries) % (25 * table.pace()) < 2:
            pages.append((len(match.entries), told(match)))
        match.play(decision.seat, any_option(decision, dice))
    record = match.as_record()
    for moves, page in pages:
        assert told(replay_record(table.game, record, moves)) == page


def a_finished_record_replays_to_the_same_places_scores_and_record(table: Table) -> None:
    for number in table.matches(20):
        match = table.start(number)
        play_match(match, Dice(number))
        replay = table.replayed(json.loads(json.dumps(match.record())))
        assert replay.is_over()
        assert replay.places() == match.places()
        assert replay.scores() == match.scores()
        assert replay.record() == match.record()
        assert first_difference(table.game, match.as_record()) == ""


def the_seed_joins_the_record_at_the_end_the_commitment_stands_from_the_first(
    table: Table,
) -> None:
    match = table.start(0)
    first = match.record()
    assert "seed" not in first
    play_match(match, Dice(0))
    assert match.record()["seed"] == "match 0"
    assert match.record()["commitment"] == first["commitment"]


def the_same_seed_and_choices_give_the_same_match(table: Table) -> None:
    for number in table.matches(5):
        matches = table.start(number), table.start(number)
        for match in matches:
            play_match(match, Dice(number))
        assert matches[0].record() == matches[1].record()
        assert matches[0].snapshot() == matches[1].snapshot()


def forced_answers_and_chance_are_recorded_and_waiting_decisions_left_alone(
    table: Table,
) -> None:
    for number in table.matches(10):
        match, dice = table.start(number), Dice(number)
        replay = Replay(table.game, record_from_data(match.record()))
        own = 0
        while True:
            answer_as_recorded(replay, match, own)
            waiting = match.pending()
            assert all(d.seat != CHANCE and not d.is_forced() for d in waiting)
            decision = any_pending(match.state, dice)
            if decision is None:
                break
            own = len(match.entries)
            match.play(decision.seat, any_option(decision, dice))


def answer_as_recorded(replay: Replay, match: Match, own: int) -> None:
    """Answer the moves since the last one that a seat made itself; the driver made the others."""
    for entry in match.entries[len(replay.entries) :]:
        asked = [d for d in replay.pending() if d.seat == entry.seat]
        is_automatic = len(replay.entries) != own or own == 0
        if is_automatic and entry.seat != CHANCE:
            assert entry.is_forced
            assert asked[0].is_forced()
        replay.answer((entry.seat, entry.choice.text))
        assert replay.entries[-1].events == entry.events
