"""Checkable chance: one stream per seed, fair, and bound by its commitment."""

from __future__ import annotations

import hashlib
import string
from dataclasses import replace
from itertools import pairwise

import pytest

from support.tables import SMALL, Table, play_match
from tabard.core.dice import Dice
from tabard.core.errors import SetupError
from tabard.core.values import CHANCE, Decision, numbered_row
from tabard.match.chance import ChanceStream, bot_seed, commitment_to, new_seed
from tabard.match.record import Record, terms_of
from tabard.match.replaying import first_difference

TABLE = SMALL
KNOWN_TICKETS = [644, 155, 823, 354, 156, 481, 142, 917, 303, 462, 116, 967]
"""The first of seed `tabard`, below 1000; a changed stream breaks every old record."""


def test_the_stream_of_a_seed_is_known() -> None:
    stream = ChanceStream("tabard")
    assert [stream.ticket(number, 1000) for number in range(12)] == KNOWN_TICKETS


def test_a_ticket_is_seven_bytes_of_the_keyed_hash_of_its_block() -> None:
    key = hashlib.sha512(b"tabard").digest()
    block = hashlib.blake2b(b"tabard chance 1", key=key).digest()
    expected = int.from_bytes(block[7:14], "big") % 1000
    assert ChanceStream("tabard").ticket(10, 1000) == expected


def test_an_answer_depends_on_its_number_alone() -> None:
    forward, backward = ChanceStream("tabard"), ChanceStream("tabard")
    tickets = [forward.ticket(number, 97) for number in range(40)]
    assert [backward.ticket(number, 97) for number in reversed(range(40))] == tickets[::-1]


def test_a_bot_rolls_from_the_keyed_hash_of_question_and_seat() -> None:
    key = hashlib.sha512(b"tabard").digest()
    expected = hashlib.blake2b(b"tabard bot 7 2", digest_size=32, key=key).hexdigest()
    assert bot_seed("tabard", 7, 2) == expected


def test_every_question_seat_and_hint_has_dice_of_its_own() -> None:
    cases = [(n, seat, is_hint) for n in range(120) for seat in range(6) for is_hint in (0, 1)]
    assert len({bot_seed("tabard", n, seat, bool(hint)) for n, seat, hint in cases}) == len(cases)
    assert bot_seed("another", 7, 2) != bot_seed("tabard", 7, 2)


def test_tickets_are_spread_evenly() -> None:
    stream, counts = ChanceStream("any seed"), [0] * 10
    for number in range(10_000):
        counts[stream.ticket(number, 10)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 27.9


def test_answers_follow_the_weights() -> None:
    decision = Decision(CHANCE, "chance", numbered_row("die", 3), weights=[1, 0, 3])
    stream = ChanceStream("any seed")
    answers = [stream.answer(decision, number).number for number in range(8_000)]
    assert answers.count(1) == 0
    assert 1_850 < answers.count(0) < 2_150


def test_a_new_seed_has_128_bits_and_is_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 and set(seed) <= set(string.hexdigits) for seed in seeds)


def test_a_commitment_is_known_and_tells_seeds_apart() -> None:
    expected = hashlib.sha256(b"tabard commitment\0seed\0terms").hexdigest()
    assert commitment_to("seed", "terms") == expected
    assert commitment_to("seed ", "terms") != expected
    assert commitment_to("seed", "other terms") != expected


def test_half_a_character_is_no_seed() -> None:
    with pytest.raises(SetupError, match="half a character"):
        commitment_to("\ud800", "terms")


def finished(table: Table = TABLE) -> Record:
    match = table.start(0)
    play_match(match, Dice(0))
    return match.as_record()


def chance_moves(record: Record) -> list[int]:
    return [number for number, (seat, _) in enumerate(record.moves) if seat == CHANCE]


def test_an_honest_record_agrees_with_its_seed() -> None:
    assert first_difference(TABLE.game, finished()) == ""


def test_another_seed_does_not_fit_the_commitment() -> None:
    record = replace(finished(), seed="another")
    assert "do not fit the commitment" in first_difference(TABLE.game, record)


def test_options_changed_afterwards_do_not_fit_the_commitment() -> None:
    record = finished()
    for option in TABLE.game.options():
        other = next(value for value in option.choices if value != record.options[option.key])
        changed = replace(record, options={**record.options, option.key: other})
        assert "do not fit the commitment" in first_difference(TABLE.game, changed)
    assert "do not fit" in first_difference(TABLE.game, replace(record, options={}))


def test_another_seed_with_its_own_commitment_gives_other_answers() -> None:
    record = finished()
    terms = terms_of(record.game, record.rules, record.seats, record.options, record.start)
    record = replace(record, seed="another", commitment=commitment_to("another", terms))
    assert "chance answers" in first_difference(TABLE.game, record)


def test_a_changed_answer_of_chance_is_found_at_its_move() -> None:
    record = finished()
    others = {text for seat, text in record.moves if seat == CHANCE}
    for number in chance_moves(record)[::7]:
        other = next(text for text in sorted(others) if text != record.moves[number][1])
        moves = (*record.moves[:number], (CHANCE, other), *record.moves[number + 1 :])
        said = first_difference(TABLE.game, replace(record, moves=moves))
        assert f"move {number}" in said


def test_a_dropped_move_is_found() -> None:
    record = finished()
    for number in range(0, len(record.moves), 9):
        moves = (*record.moves[:number], *record.moves[number + 1 :])
        assert first_difference(TABLE.game, replace(record, moves=moves))


def test_a_record_cut_off_or_going_on_is_found() -> None:
    record = finished()
    assert "not over" in first_difference(TABLE.game, replace(record, moves=record.moves[:-1]))
    of_seat = next(move for move in reversed(record.moves) if move[0] != CHANCE)
    of_chance = next(move for move in reversed(record.moves) if move[0] == CHANCE)
    for move, words in ((of_seat, "over"), (of_chance, "not asked")):
        longer = (*record.moves, move)
        assert words in first_difference(TABLE.game, replace(record, moves=longer))


def test_answers_of_chance_in_another_order_are_found() -> None:
    record = finished()
    numbers = chance_moves(record)
    for first, second in pairwise(numbers):
        moves = list(record.moves)
        moves[first], moves[second] = moves[second], moves[first]
        if moves != list(record.moves):
            assert first_difference(TABLE.game, replace(record, moves=tuple(moves)))


def test_a_seed_that_is_not_revealed_cannot_be_checked() -> None:
    running = replace(finished(), seed="", moves=finished().moves[:20])
    assert "not revealed yet" in first_difference(TABLE.game, running)


def test_a_finished_match_whose_seed_is_gone_is_not_called_unfinished() -> None:
    said = first_difference(TABLE.game, replace(finished(), seed=""))
    assert "holds no seed" in said
    assert "finish the match" not in said


def test_a_move_against_the_rules_is_found_without_a_seed() -> None:
    moves = (*finished().moves[:20], (0, "nonsense"))
    said = first_difference(TABLE.game, replace(finished(), seed="", moves=moves))
    assert said.startswith("move 20 of the record is not legal")
