"""The word of a house on a match: whatever is changed in a signed record is found."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from support.tables import SMALL, TABLES, Table, play_match
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.errors import RecordError
from tabard.core.values import CHANCE
from tabard.match.record import Record, record_from_data
from tabard.match.replaying import Replay, first_difference, replay_record
from tabard.match.signing import HouseKey, chain_of, fingerprint_of, wrong_word

KEY = HouseKey(bytes(range(32)))
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo")


def signed(table: Table = SMALL, number: int = 0) -> Record:
    """The record of a finished match, signed by the house that hosted it."""
    match = table.start(number)
    play_match(match, Dice(number))
    record = replace(match.as_record(), players=NAMES[: table.seats])
    times = [1_700_000_000 + 7 * move for move in range(len(record.moves))]
    return KEY.signed(record, "The Tabard", "abc", ["", "medium", ""], times)


RECORD = signed()
assert RECORD.house is not None
WORD = RECORD.house


def test_a_signed_record_holds() -> None:
    assert wrong_word(RECORD) == ""
    assert first_difference(SMALL.game, RECORD) == ""
    assert WORD.key == KEY.public


def test_each_link_hashes_the_one_before_the_move_and_its_time() -> None:
    link = hashlib.sha256(b"tabard chain").digest()
    for text in ('["chance","card:1",5]', '[0,"grüße",6]'):
        link = hashlib.sha256(link + text.encode()).digest()
    assert chain_of([(CHANCE, "card:1"), (0, "grüße")], [5, 6]) == link.hex()


def test_anybody_can_check_the_signature_by_what_the_protocol_says() -> None:
    terms = [RECORD.game, RECORD.rules, RECORD.seats, dict(RECORD.options), None]
    said = [
        *("tabard match", "The Tabard", "abc", [["Ada", "Bo", "Cy"], ["", "medium", ""]]),
        json.dumps(terms, sort_keys=True, separators=(",", ":")),
        *(RECORD.commitment, len(RECORD.moves), WORD.chain),
    ]
    statement = json.dumps(said, separators=(",", ":")).encode()
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(WORD.key))
    key.verify(bytes.fromhex(WORD.signature), statement)


def test_the_same_match_gets_the_same_signature() -> None:
    assert signed() == RECORD


def other_answers(table: Table, record: Record) -> Iterator[Record]:
    """The record with one seat's answer changed to another legal one, everywhere that is possible.

    Nothing else is changed, as somebody would who touches up a record.
    """
    match = Replay(table.game, record)
    for number, (seat, text) in enumerate(record.moves):
        decision = None if seat == CHANCE else engine.decision_of(match.state, seat)
        for option in () if decision is None else decision.options:
            if option.text != text:
                changed = (seat, option.text)
                moves = (*record.moves[:number], changed, *record.moves[number + 1 :])
                yield replace(record, moves=moves)
        match.answer((seat, text))


def test_another_legal_answer_is_always_found() -> None:
    """The seed alone finds only what goes against rules or chance."""
    unnoticed = changed = 0
    for number in range(3):
        record = signed(number=number)
        for other in other_answers(SMALL, record):
            changed += 1
            assert wrong_word(other) != ""
            unnoticed += changed % 5 == 0 and not first_difference(SMALL.game, other)
    assert changed > 200
    assert unnoticed > 5


@pytest.mark.parametrize("table", TABLES[:: max(1, len(TABLES) // 4)], ids=str)
def test_so_it_is_in_every_game(table: Table) -> None:
    others = list(other_answers(table, signed(table)))
    assert len(others) > 50
    assert all(wrong_word(other) for other in others[:: 1 + len(others) // 200])


@pytest.mark.parametrize(
    "changed",
    [
        replace(RECORD, players=("Ada", "Bo", "Eve")),
        replace(RECORD, players=()),
        replace(RECORD, options={**RECORD.options, "any": "other"}),
        replace(RECORD, commitment="0" * 64),
        replace(RECORD, game="throne"),
        replace(RECORD, rules=2),
        replace(RECORD, seats=4),
        replace(RECORD, data="0" * 64),
        replace(RECORD, start={"tabard": 1}),
        replace(RECORD, moves=RECORD.moves[:-1]),
        replace(RECORD, moves=(*RECORD.moves, (0, "done"))),
        replace(RECORD, moves=RECORD.moves[:-1], house=replace(WORD, times=WORD.times[:-1])),
        replace(RECORD, house=replace(WORD, name="Another")),
        replace(RECORD, house=replace(WORD, table="abd")),
        replace(RECORD, house=replace(WORD, bots=("", "", ""))),
        replace(RECORD, house=replace(WORD, times=(WORD.times[0] - 1, *WORD.times[1:]))),
        replace(RECORD, house=replace(WORD, key=HouseKey(bytes(32)).public)),
        replace(RECORD, house=replace(WORD, signature="0" * 128)),
        replace(RECORD, house=replace(WORD, chain="0" * 64)),
    ],
)
def test_nothing_that_the_house_saw_can_be_changed(changed: Record) -> None:
    assert wrong_word(changed) != ""


def test_a_chain_that_was_made_anew_does_not_fit_the_signature() -> None:
    other = next(other_answers(SMALL, RECORD))
    chain = chain_of(other.moves, WORD.times)
    assert "signature" in wrong_word(replace(other, house=replace(WORD, chain=chain)))


def test_whoever_signs_anew_has_another_key() -> None:
    other = next(other_answers(SMALL, RECORD))
    forger = HouseKey(bytes(32))
    forged = forger.signed(other, WORD.name, WORD.table, WORD.bots, WORD.times)
    assert forged.house is not None
    assert wrong_word(forged) == ""
    assert fingerprint_of(forged.house.key) != fingerprint_of(WORD.key)


def test_a_fingerprint_is_eight_groups_of_four_digits() -> None:
    groups = fingerprint_of(KEY.public).split(" ")
    assert [len(group) for group in groups] == [4] * 8
    assert "".join(groups) == hashlib.sha256(bytes.fromhex(KEY.public)).hexdigest()[:32]


def test_nothing_is_lost_in_json() -> None:
    text = RECORD.as_json()
    assert record_from_data(json.loads(text)) == RECORD
    assert json.loads(text) == json.loads(json.dumps(RECORD.as_data()))
    # One line for the house, one a move: a longer record stays readable.
    assert len(text.splitlines()) == len(replace(RECORD, house=None).as_json().splitlines()) + 1


def test_the_house_stands_before_the_moves_and_is_not_missed() -> None:
    assert list(RECORD.as_data())[-3:] == ["players", "house", "moves"]
    unsigned = replace(RECORD, house=None)
    assert "house" not in unsigned.as_data()
    assert record_from_data(unsigned.as_data()) == unsigned


def test_a_replay_keeps_the_word_only_for_the_whole_match() -> None:
    assert replay_record(SMALL.game, RECORD).as_record() == RECORD
    assert replay_record(SMALL.game, RECORD, 5).as_record().house is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", 3),
        ("name", "\ud800"),
        ("key", "0" * 63),
        ("key", "g" * 64),
        ("key", "A" * 64),
        ("table", None),
        ("bots", ["", 1]),
        ("bots", "any"),
        ("times", [1.5]),
        ("times", [True]),
        ("times", [-1]),
        ("times", [10**12]),
        ("times", None),
        ("chain", ""),
        ("signature", "0" * 64),
    ],
)
def test_a_word_of_another_shape_is_refused(field: str, value: object) -> None:
    data = RECORD.as_data()
    with pytest.raises(RecordError, match="house"):
        record_from_data({**data, "house": {**WORD.as_data(), field: value}})


@pytest.mark.parametrize("house", [None, 7, [], "any", {}])
def test_a_word_that_is_none_is_refused(house: object) -> None:
    with pytest.raises(RecordError, match="house"):
        record_from_data({**RECORD.as_data(), "house": house})
