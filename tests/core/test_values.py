"""Values: equal by their fields, readable, and fit to be sent to another process."""

from __future__ import annotations

import pickle

import pytest

from support.tables import TABLES, Table, positions
from tabard.core.values import (
    BLANK,
    DONE,
    EVERYONE,
    SPECTATOR,
    Barred,
    Choice,
    Decision,
    Value,
    everyone_but,
    holds_seat,
    named_row,
    numbered_row,
    seat_bit,
)
from tabard.parts.cards import Card


def test_choices_are_written_by_kind_and_name_or_number() -> None:
    assert DONE.text == "done"
    assert Choice("amount", 2).text == "amount:2"
    assert Choice("territory", 4, "centre").text == "territory:centre"
    assert Choice("amount", 0).text == "amount:0"


def test_choices_are_equal_by_what_is_written() -> None:
    assert Choice("amount", 2) == Choice("amount", 2)
    assert Choice("amount", 2) != Choice("amount", 3)
    assert Choice("amount", 2) != "amount:2"
    assert len({Choice("amount", 2), Choice("amount", 2), DONE}) == 2


def test_rows_hold_one_choice_for_each_name_or_number() -> None:
    assert [choice.text for choice in named_row("coin", ["heads", "tails"])] == [
        "coin:heads",
        "coin:tails",
    ]
    assert [choice.text for choice in numbered_row("amount", 3)] == [
        "amount:0",
        "amount:1",
        "amount:2",
    ]


def test_values_show_their_fields() -> None:
    assert repr(Card(3, 1)) == "Card(3, 1)"
    assert repr(DONE) == "<done>"
    assert repr(Barred(DONE, "AL-TURN-02")) == "Barred(<done>, 'AL-TURN-02')"


def test_values_are_equal_if_of_one_class_with_equal_fields() -> None:
    assert Card(3, 1) == Card(3, 1)
    assert hash(Card(3, 1)) == hash(Card(3, 1))
    assert Card(3, 1) != Card(3, 2)
    assert Card(3, 1) != Barred(DONE, "")
    assert Card(3, 1) != (3, 1)


@pytest.mark.parametrize(
    "value",
    [
        DONE,
        Choice("territory", 4, "centre"),
        Card(3, EVERYONE),
        Barred(DONE, "AL-TURN-02"),
        Decision(1, "turn", [DONE], True, (DONE,)),
        Decision(-1, "chance", [DONE], weights=[3]),
    ],
)
def test_values_survive_a_journey_to_another_process(value: Value) -> None:
    back = pickle.loads(pickle.dumps(value))
    assert back == value
    assert repr(back) == repr(value)
    assert back.fields() == value.fields()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_steps_and_events_survive_it_too(table: Table) -> None:
    for state, _ in positions(table, range(3), 10):
        assert pickle.loads(pickle.dumps(state.agenda)) == state.agenda
    match = table.start(0)
    told = [event for entry in match.entries for event in entry.events]
    assert told
    assert pickle.loads(pickle.dumps(told)) == told


def test_a_decision_is_forced_if_it_has_one_option_and_need_not_wait() -> None:
    assert Decision(0, "nod", [DONE]).is_forced()
    assert not Decision(0, "nod", [DONE], waits=True).is_forced()
    assert not Decision(0, "nod", [DONE, Choice("add")]).is_forced()


def test_a_decision_finds_an_option_by_its_text() -> None:
    decision = Decision(0, "how_many", numbered_row("amount", 3))
    assert decision.option("amount:2") == Choice("amount", 2)
    assert decision.option("amount:3") is None


def test_a_set_of_seats_holds_its_seats_and_spectators_only_if_it_holds_everyone() -> None:
    assert holds_seat(seat_bit(2), 2)
    assert not holds_seat(seat_bit(2), 1)
    assert not holds_seat(everyone_but(2), 2)
    assert holds_seat(everyone_but(2), 4)
    assert holds_seat(EVERYONE, 0)
    assert holds_seat(EVERYONE, SPECTATOR)
    assert not holds_seat(everyone_but(2), SPECTATOR)
    assert not holds_seat(0, SPECTATOR)


def test_a_card_shows_its_kind_to_those_who_know_it() -> None:
    card = Card(5, 0).shown_to(1)
    assert [card.kind_for(seat) for seat in (0, 1, SPECTATOR)] == [BLANK, 5, BLANK]
    assert not card.is_open()
    assert card.opened().is_open()
    assert card.opened().kind_for(SPECTATOR) == 5
    assert card.as_kind(2).kind_for(1) == 2
    assert card.is_known_to(1)
    assert not card.is_known_to(0)
