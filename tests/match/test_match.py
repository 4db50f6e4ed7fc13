"""The driver, with a game made for it: what it answers, tells, hides and takes back."""

from __future__ import annotations

import pytest

from support.tiny import Guessed, Tiny
from tabard.core.errors import IllegalChoiceError, SetupError, UndoError
from tabard.core.values import CHANCE
from tabard.match.match import Match, event_name


def tiny_match(seats: int = 2) -> Match:
    game = Tiny()
    return Match(game, game.new_state(seats, {}), {}, "seed")


def texts(match: Match) -> list[tuple[int, str]]:
    return [(entry.seat, entry.choice.text) for entry in match.entries]


def guessed_match(seats: int = 2) -> Match:
    """All have guessed, and the nod that follows was answered by the driver."""
    match = tiny_match(seats)
    match.play(0, "coin:heads")
    for seat in range(1, seats):
        match.play(seat, "coin:tails")
    return match


def test_chance_answers_before_anybody_is_asked() -> None:
    match = tiny_match()
    assert [seat for seat, _ in texts(match)] == [CHANCE]
    assert match.chance_asked == 1


def test_a_decision_that_waits_is_left_to_its_seat_although_it_has_one_option() -> None:
    (decision,) = tiny_match().pending()
    assert (decision.seat, len(decision.options)) == (0, 1)


def test_a_forced_answer_is_given_and_recorded() -> None:
    match = guessed_match()
    assert texts(match)[-1] == (1, "done")
    assert match.entries[-1].is_forced


def test_nobody_plays_for_chance_or_for_a_seat_that_is_not_there() -> None:
    match = tiny_match()
    with pytest.raises(IllegalChoiceError, match="chance"):
        match.play(CHANCE, "coin:heads")
    with pytest.raises(IllegalChoiceError, match="there is no seat 7; seats are 0 to 1"):
        match.play(7, "coin:heads")


def test_a_barred_choice_is_refused_with_its_clause() -> None:
    with pytest.raises(IllegalChoiceError, match=r"\(TI-GUESS-02\)"):
        tiny_match().play(0, "coin:tails")


def test_each_viewer_has_a_log_of_its_own() -> None:
    match = tiny_match()
    (own,) = match.events(seat=0)
    (other,) = match.events(seat=1)
    assert own == {"number": 0, "move": 1, "event": "tossed", "coin": other["coin"] or own["coin"]}
    assert own["coin"] in ("heads", "tails")
    assert other["coin"] is None
    assert match.events() == [other]


def test_the_log_can_be_read_from_a_number_on() -> None:
    match = guessed_match()
    log = match.events(seat=1)
    assert [event["number"] for event in log] == [0, 1, 2]
    assert match.events(since=2, seat=1) == log[2:]
    assert match.events(since=99, seat=1) == []


def test_a_spectator_sees_what_everybody_may_see() -> None:
    match = tiny_match()
    assert match.view(None) == {"coin": None, "points": [0, 0]}
    assert match.view(0)["coin"] is not None
    with pytest.raises(SetupError, match="there is no seat 2"):
        match.view(2)


def test_events_are_named_as_keys_are_written() -> None:
    assert event_name(Guessed(0, 1)) == "guessed"


def test_a_public_choice_is_taken_back_with_the_forced_answers_after_it() -> None:
    match = guessed_match()
    match.undo(1)
    assert [seat for seat, _ in texts(match)] == [CHANCE, 0]
    assert [decision.seat for decision in match.pending()] == [1]


def test_nobody_takes_back_a_move_that_another_seat_followed() -> None:
    match = guessed_match()
    assert not match.can_undo(0)
    with pytest.raises(UndoError, match="seat 0 may not take anything back"):
        match.undo(0)


def test_once_another_move_is_taken_back_the_one_before_may_follow() -> None:
    match = guessed_match()
    match.undo(1)
    match.undo(0)
    assert [seat for seat, _ in texts(match)] == [CHANCE]
    assert not match.can_undo(0)


def test_chance_gives_the_same_answer_after_an_undo() -> None:
    match = tiny_match()
    before = match.view(0)
    match.play(0, "coin:heads")
    match.undo(0)
    assert match.view(0) == before


def test_a_pick_is_taken_back_while_others_pick() -> None:
    match = guessed_match(3)
    match.play(0, "fingers:1")
    match.play(2, "fingers:3")
    match.undo(0)
    assert [decision.seat for decision in match.pending()] == [0, 1]
    match.undo(2)
    assert [decision.seat for decision in match.pending()] == [0, 1, 2]


def test_no_pick_is_taken_back_once_all_are_revealed_even_if_picking_goes_on() -> None:
    match = guessed_match()
    match.play(0, "fingers:1")
    match.play(1, "fingers:3")
    assert [decision.prompt for decision in match.pending()] == ["morra", "morra"]
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_the_seed_is_hidden_until_the_end_the_commitment_never() -> None:
    match = guessed_match()
    assert "seed" not in match.record()
    for _ in range(2):
        match.play(0, "fingers:1")
        match.play(1, "fingers:3")
    assert match.is_over()
    assert match.record()["seed"] == "seed"
    assert match.record()["commitment"] == tiny_match().record()["commitment"]


def test_places_and_scores_are_those_of_the_game() -> None:
    match = guessed_match()
    for _ in range(2):
        match.play(0, "fingers:1")
        match.play(1, "fingers:3")
    assert match.scores()[1] >= 6
    assert match.places() == [2, 1]
