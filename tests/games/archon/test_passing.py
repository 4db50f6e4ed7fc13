"""Passing, and the player order of the next round (AR-PASS, AR-ORDER)."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    answer,
    cards,
    end_round,
    figures,
    order,
    passed,
    skip_chance,
    table,
    turns,
    use,
    whole_round,
)
from games.archon.reading import in_pile, shown
from support.clauses import clause
from support.questions import asked, is_done, options, refuses, told
from tabard.core.values import CHANCE, SPECTATOR
from tabard.games.archon.action_events import Passed
from tabard.games.archon.events import OrderSet, UnusedRevealed
from tabard.games.archon.state import ArchonState

REST = "courtier*2 scribe merchant cleric"


@clause("AR-PASS-01")
def test_passing_is_possible_with_all_cards_and_figures_left() -> None:
    state = turns(table(3))
    assert shown(state, 0, "players", 0, "figures") == 5
    answer(state, "pass")
    assert shown(state, 0, "players", 0, "unused") == 5


@clause("AR-PASS-01")
def test_passing_is_possible_in_any_later_turn() -> None:
    state = table(3)
    passed(state, 1, 2)
    turns(state)
    for slot in ["treasury_1", "treasury_2", "barracks_1"]:
        assert options(state)[-1] == "pass"
        use(state, slot)
    answer(state, "pass")
    assert shown(state, 1, "players", 0, "unused") == 2


@clause("AR-PASS-02")
def test_whoever_has_no_card_left_passes_without_being_asked() -> None:
    state = table(2)
    cards(state, 0, "courtier", "courtier*4")
    turns(state)
    use(state, "treasury_1")
    assert asked(state) == (1, "turn")
    assert not shown(state, 1, "players", 0, "passed"), "that happens when the turn comes"
    use(state, "treasury_2")
    assert shown(state, 1, "players", 0, "passed")
    assert shown(state, 1, "players", 0, "unused") == 0
    assert told(state, Passed) == [Passed(0, 0)]
    assert asked(state) == (1, "turn")


@clause("AR-PASS-03")
def test_whoever_has_passed_takes_no_further_action() -> None:
    state = turns(table(2))
    answer(state, "pass")
    for slot in ["treasury_1", "treasury_2", "barracks_1"]:
        assert asked(state) == (1, "turn")
        use(state, slot)
    answer(state, "pass")
    assert is_done(state)
    assert in_pile(state, 0, "hand") == {"courtier": 5}


@clause("AR-PASS-04")
def test_the_number_of_unused_cards_is_announced_and_the_cards_stay_hidden() -> None:
    state = table(2)
    cards(state, 0, "courtier scribe merchant", "courtier*2")
    turns(state)
    answer(state, "pass")
    for viewer in (1, SPECTATOR):
        assert shown(state, viewer, "players", 0, "unused") == 3
        assert shown(state, viewer, "players", 0, "hand") is None
        assert shown(state, viewer, "players", 0, "played") == {"courtier": 2}
    assert told(state, Passed) == [Passed(0, 3)]
    assert told(state, UnusedRevealed) == []


@clause("AR-PASS-05")
def test_all_unused_cards_are_revealed_when_the_round_has_ended() -> None:
    state = table(3)
    cards(state, 0, "courtier scribe merchant", "courtier*2", others=REST)
    cards(state, 1, "", "courtier*5", others=REST)
    cards(state, 2, "courtier", "courtier*4", others=REST)
    whole_round(state)
    answer(state, "pass")
    assert told(state, UnusedRevealed) == []
    answer(state, "pass")
    found = told(state, UnusedRevealed)
    unused = [UnusedRevealed(0, (1, 0, 0, 1, 1), True), UnusedRevealed(2, (1, 0, 0, 0, 0), True)]
    assert found == unused
    assert [event.seen_by(1) for event in found] == unused
    assert [event.taught() & 0b111 for event in found] == [0b110, 0b011]
    assert shown(state, 1, "players", 0, "played") == {"courtier": 3, "scribe": 1, "merchant": 1}


def order_after(state: ArchonState, *hands: str) -> tuple[int, ...]:
    """The player order once all have passed with these cards in an even round."""
    for seat, hand in enumerate(hands):
        cards(state, seat, hand)
    end_round(state)
    return state.order


@clause("AR-ORDER-01")
def test_more_unused_cards_come_before_fewer() -> None:
    hands = ["merchant", "courtier*2", "", "courtier*3"]
    assert order_after(table(4, 2), *hands) == (3, 1, 0, 2)


@clause("AR-ORDER-02")
@pytest.mark.parametrize(
    ("hands", "after"),
    [
        (["courtier", "tax_collector", "cleric", "scribe"], (3, 2, 1, 0)),
        (["scribe", "merchant", "cleric", "tax_collector"], (1, 0, 2, 3)),
        (["merchant tax_collector", "scribe*2", "merchant cleric", "merchant*2"], (3, 1, 2, 0)),
        (["merchant courtier*2", "cleric*2 tax_collector", "scribe*2 courtier"], (2, 1, 0)),
    ],
)
def test_the_higher_sum_of_values_breaks_equal_numbers(
    hands: list[str], after: tuple[int, ...]
) -> None:
    assert order_after(table(len(hands), 2), *hands) == after


@clause("AR-ORDER-02")
def test_the_values_are_as_printed() -> None:
    """One card each, and sums that differ by one, pin all five values."""
    pairs = [
        ("courtier*2", "courtier tax_collector"),
        ("courtier tax_collector", "tax_collector*2"),
        ("tax_collector cleric", "cleric*2"),
        ("cleric*2", "cleric scribe"),
        ("scribe cleric", "scribe*2"),
        ("scribe*2", "scribe merchant"),
        ("courtier tax_collector", "courtier cleric"),
        ("tax_collector*2 courtier", "scribe courtier*2"),
        ("cleric tax_collector courtier", "merchant courtier*2"),
    ]
    for low, high in pairs:
        assert order_after(table(2, 2), low, high) == (1, 0), (low, high)
    for one, two in [
        ("tax_collector*2", "courtier cleric"),
        ("tax_collector cleric", "courtier scribe"),
        ("tax_collector scribe", "courtier merchant"),
        ("cleric*2", "courtier merchant"),
    ]:
        assert order_after(table(2, 2), one, two) == (0, 1), "equal sums keep the order"
        assert order_after(table(2, 2), two, one) == (0, 1), "equal sums keep the order"


@pytest.mark.parametrize(("value", "after"), [("sum", (0, 1)), ("highest_card", (1, 0))])
def test_with_an_option_only_the_most_valuable_unused_card_counts(
    value: str, after: tuple[int, ...]
) -> None:
    state = table(2, 2, unused_value=value)
    assert order_after(state, "scribe*2", "merchant tax_collector") == after


def test_the_most_valuable_card_of_no_cards_counts_nothing() -> None:
    state = table(2, 2, unused_value="highest_card")
    order(state, 1, 0)
    assert order_after(state, "", "") == (1, 0)


@clause("AR-ORDER-03")
def test_players_still_tied_keep_their_order() -> None:
    state = table(3, 2)
    order(state, 2, 0, 1)
    assert order_after(state, "courtier", "courtier", "courtier") == (2, 0, 1)
    state = table(4, 2)
    order(state, 3, 1, 2, 0)
    assert order_after(state, "", "cleric", "cleric", "") == (1, 2, 3, 0)


@clause("AR-ORDER-04")
def test_the_new_order_holds_from_the_next_round_on() -> None:
    state = table(3)
    whole_round(state)
    use(state, "treasury_1")
    use(state, "treasury_2")
    answer(state, "pass")
    assert state.order == (0, 1, 2)
    assert asked(state) == (0, "turn")
    use(state, "barracks_1")
    assert asked(state) == (1, "turn")
    answer(state, "pass")
    assert state.order == (0, 1, 2)
    answer(state, "pass")
    assert asked(state)[0] == CHANCE
    assert shown(state, SPECTATOR, "order") == [2, 1, 0]
    assert told(state, OrderSet) == [OrderSet((2, 1, 0))]
    skip_chance(state)
    assert (state.round, asked(state)) == (2, (2, "turn"))
    answer(state, "pass")
    assert asked(state) == (1, "turn")


@clause("AR-PASS-04", "AR-ORDER-01")
def test_figures_on_the_board_do_not_count_as_unused() -> None:
    state = table(2)
    cards(state, 0, "courtier*2", "courtier*3")
    cards(state, 1, "courtier*3", "courtier*2")
    figures(state, 1, "treasury_1", "treasury_2")
    whole_round(state)
    answer(state, "pass", "pass")
    assert state.order == (1, 0)


@clause("AR-PASS-03")
def test_a_seat_that_has_passed_cannot_answer() -> None:
    state = turns(table(2))
    answer(state, "pass")
    assert asked(state)[0] == 1
    assert refuses(state, "no_second_action")
