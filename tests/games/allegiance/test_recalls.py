"""What the memory of a seen hand says, card by card, while cards leave that hand (AL-INFO-02).

On this table hand 1 holds Bishop, Monk and Thief; cards 0 to 3 were laid face down by seat 1.
"""

from __future__ import annotations

import pytest

from games.allegiance.builders import table
from support.clauses import clause
from tabard.core.values import EVERYONE, seat_bit
from tabard.games.allegiance.kinds import BISHOP, GUARD, MONK, NOBLE, SPY, THIEF
from tabard.games.allegiance.memory import (
    card_left_hidden,
    card_left_openly,
    card_seen,
    remember_hand,
    remember_inquisitors,
    remember_no_guild_card,
)
from tabard.games.allegiance.state import AllegianceState, Recall

ELSEWHERE = Recall(0, 2, (MONK,), 0, True, ())
OTHERS = Recall(2, 1, (THIEF,), 0, True, ())
CLOSED = Recall(0, 1, (MONK,), 0, False, (1,))
"""Memories that a card leaving hand 1 before the eyes of seat 0 does not concern."""


def laid(*recalls: Recall) -> AllegianceState:
    """The table, with memories."""
    hands = ["spy", "bishop monk thief", "monk"]
    state = table(hands, temple="priest@1 monk@1 spy@1 noble@1", round=3)
    state.recalls = list(recalls)
    return state


def seen(*kinds: int, **more: tuple[int, ...]) -> Recall:
    """Seat 0 remembers kinds of hand 1; `slots`, `sealed` and `spare` may be given."""
    parts = [more.get(name, ()) for name in ("slots", "sealed", "spare")]
    return Recall(0, 1, kinds, 0, True, *parts)


def pure(number: int, *slots: int, sealed: tuple[int, ...] = ()) -> Recall:
    """Seat 0 knows that so many cards of hand 1, or in slots, are not of the Guild."""
    return Recall(0, 1, (), number, True, slots, sealed)


# A look


@clause("AL-INFO-02")
def test_a_look_is_remembered_by_its_viewer_alone() -> None:
    state = laid(ELSEWHERE, OTHERS)
    remember_hand(state, 0, 1)
    assert state.recalls == [ELSEWHERE, OTHERS, seen(THIEF, MONK, BISHOP)]


@clause("AL-INFO-02")
def test_nobody_remembers_the_own_hand_or_an_empty_one() -> None:
    state = laid()
    state.hands[2].take(MONK)
    remember_hand(state, 1, 1)
    remember_hand(state, 0, 2)
    assert state.recalls == []


@clause("AL-INFO-02")
def test_a_second_look_leaves_of_the_first_only_what_has_left_the_hand() -> None:
    state = laid(seen(BISHOP, NOBLE, slots=(0, 3)), CLOSED)
    remember_hand(state, 0, 1)
    older = Recall(0, 1, (NOBLE,), 0, False, (0, 3))
    assert state.recalls == [older, CLOSED, seen(THIEF, MONK, BISHOP)]


@clause("AL-INFO-02")
def test_of_two_remembered_cards_of_a_kind_the_hand_may_still_hold_one() -> None:
    state = laid(seen(MONK, MONK, slots=(1,)))
    remember_hand(state, 0, 1)
    assert state.recalls[0] == Recall(0, 1, (MONK,), 0, False, (1,))


@clause("AL-INFO-02")
def test_a_card_found_in_the_hand_may_still_be_what_a_sealed_slot_holds() -> None:
    state = laid(seen(BISHOP, NOBLE, slots=(3,), sealed=(3,), spare=(GUARD,)))
    remember_hand(state, 0, 1)
    assert state.recalls[0] == Recall(0, 1, (NOBLE,), 0, False, (3,), (3,), (GUARD, BISHOP))


@clause("AL-INFO-02")
@pytest.mark.parametrize(("known", "left"), [(2, []), (3, [1]), (4, [2])])
def test_a_second_look_counts_what_is_not_of_the_guild(known: int, left: list[int]) -> None:
    state = laid(pure(known, 0, 1))
    remember_hand(state, 0, 1)
    assert [recall.pure for recall in state.recalls[:-1]] == left


@clause("AL-SETUP-07")
def test_all_know_the_inquisitors_of_all_others() -> None:
    state = laid()
    remember_inquisitors(state, 1)
    pairs = [(recall.viewer, recall.owner) for recall in state.recalls]
    assert pairs == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    state = laid()
    remember_inquisitors(state, 0)
    assert state.recalls == []


# A vain search


@clause("AL-ACT-CONVERT-05")
def test_a_vain_search_teaches_all_but_the_searcher_and_the_owner() -> None:
    state = laid()
    remember_no_guild_card(state, 2, 1)
    assert state.recalls == [pure(3)]
    state = laid()
    state.hands[2].take(MONK)
    remember_no_guild_card(state, 0, 2)
    assert state.recalls == []


@clause("AL-ACT-CONVERT-05")
def test_a_vain_search_parts_a_memory_by_side() -> None:
    state = laid(seen(MONK, SPY, slots=(1, 2), sealed=(1, 2)))
    remember_no_guild_card(state, 2, 1)
    gone = Recall(0, 1, (SPY,), 0, False, (1, 2))
    assert state.recalls == [gone, seen(MONK, slots=(1, 2)), pure(3)]


@clause("AL-ACT-CONVERT-05")
def test_a_vain_search_for_a_card_that_is_gone_leaves_nothing_else_to_remember() -> None:
    state = laid(seen(SPY, slots=(2,)))
    remember_no_guild_card(state, 2, 1)
    assert state.recalls == [Recall(0, 1, (SPY,), 0, False, (2,)), pure(3)]


@clause("AL-ACT-CONVERT-05")
def test_a_vain_search_leaves_other_memories_as_they_are() -> None:
    mine = Recall(2, 1, (THIEF,), 0, True, (2,))
    sealed = seen(MONK, slots=(1,), sealed=(1,), spare=(BISHOP,))
    closed = Recall(0, 1, (SPY, MONK), 0, False, (1, 2))
    state = laid(mine, sealed, closed, ELSEWHERE)
    remember_no_guild_card(state, 2, 1)
    assert state.recalls == [mine, sealed, closed, ELSEWHERE, pure(3)]


# A card leaves the hand


@clause("AL-INFO-02")
def test_a_card_laid_openly_leaves_the_memories_of_all() -> None:
    state = laid(seen(BISHOP, MONK), CLOSED, ELSEWHERE, Recall(2, 1, (MONK,), 0, True, ()))
    card_left_openly(state, 1, MONK)
    assert state.recalls == [seen(BISHOP), CLOSED, ELSEWHERE]
    state = laid(Recall(2, 1, (MONK,), 0, True, ()), seen(BISHOP, MONK))
    card_left_openly(state, 1, MONK)
    assert state.recalls == [seen(BISHOP)]


@clause("AL-INFO-02")
def test_a_card_of_a_kind_not_remembered_leaves_the_memory_as_it_is() -> None:
    memory = seen(BISHOP, slots=(0,), sealed=(0,), spare=(NOBLE,))
    state = laid(memory)
    card_left_openly(state, 1, MONK)
    assert state.recalls == [memory]


@clause("AL-INFO-02")
@pytest.mark.parametrize(
    ("kind", "before", "after"), [(MONK, 2, [1]), (THIEF, 2, [2]), (MONK, 1, [])]
)
def test_a_card_that_is_not_of_the_guild_was_one_of_those(
    kind: int, before: int, after: list[int]
) -> None:
    state = laid(pure(before))
    card_left_openly(state, 1, kind)
    assert [recall.pure for recall in state.recalls] == after


@clause("AL-INFO-02")
def test_without_a_sealed_slot_a_card_that_left_openly_is_forgotten() -> None:
    state = laid(seen(BISHOP, MONK, slots=(0,)), seen(BISHOP, MONK, slots=(0,), sealed=(0,)))
    card_left_openly(state, 1, MONK)
    plain = seen(BISHOP, slots=(0,))
    assert state.recalls == [plain, seen(BISHOP, slots=(0,), sealed=(0,), spare=(MONK,))]


@clause("AL-INFO-02")
def test_a_card_laid_face_down_may_be_any_of_those_remembered() -> None:
    state = laid(seen(BISHOP), CLOSED, ELSEWHERE, OTHERS)
    state.hands[1].take(MONK)
    card_left_hidden(state, 1, MONK, 3, seat_bit(1))
    others = Recall(2, 1, (THIEF,), 0, True, (3,))
    assert state.recalls == [seen(BISHOP, slots=(3,)), CLOSED, ELSEWHERE, others]


@clause("AL-INFO-02")
@pytest.mark.parametrize(
    ("memory", "is_sealed"),
    [
        (seen(BISHOP, MONK, THIEF), True),
        (seen(BISHOP, MONK, THIEF, NOBLE, slots=(0,)), True),
        (seen(BISHOP, MONK), False),
        (pure(3), True),
        (pure(2), False),
    ],
)
def test_a_memory_of_every_card_seals_the_slot(memory: Recall, is_sealed: bool) -> None:
    state = laid(memory)
    state.hands[1].take(MONK)
    card_left_hidden(state, 1, MONK, 3, seat_bit(1))
    assert state.recalls[0].sealed == ((3,) if is_sealed else ())


@clause("AL-ACT-ASSASSINATE-09")
def test_whoever_knows_which_card_left_forgets_it_and_the_others_where_it_is() -> None:
    state = laid(seen(BISHOP, MONK), Recall(2, 1, (MONK,), 0, True, ()))
    state.hands[1].take(MONK)
    card_left_hidden(state, 1, MONK, 3, seat_bit(0) | seat_bit(1))
    assert state.recalls == [seen(BISHOP), Recall(2, 1, (MONK,), 0, True, (3,))]


# A face-down card is shown


@clause("AL-INFO-02")
def test_a_card_shown_leaves_the_memory_that_spoke_of_it() -> None:
    state = laid(seen(BISHOP, MONK, slots=(0, 1)), ELSEWHERE, OTHERS)
    card_seen(state, seat_bit(0), 1)
    assert state.recalls == [seen(BISHOP, slots=(0,)), ELSEWHERE, OTHERS]


@clause("AL-INFO-02")
def test_only_who_saw_the_card_knows_more() -> None:
    memory = Recall(2, 1, (MONK,), 0, True, (1,))
    state = laid(memory)
    card_seen(state, seat_bit(0), 1)
    assert state.recalls == [memory]
    card_seen(state, EVERYONE, 1)
    assert state.recalls == []


@clause("AL-INFO-02")
def test_a_card_shown_is_the_card_of_one_memory_only() -> None:
    first, second = seen(MONK, slots=(1,)), seen(MONK, NOBLE, slots=(1, 3))
    state = laid(first, second)
    card_seen(state, seat_bit(0), 1)
    assert state.recalls == [seen(MONK, NOBLE, slots=(3,))]


@clause("AL-INFO-02")
def test_each_viewer_matches_a_card_shown_with_the_own_memory() -> None:
    state = laid(seen(MONK, slots=(1,)), Recall(2, 1, (MONK,), 0, True, (1,)))
    card_seen(state, EVERYONE, 1)
    assert state.recalls == []


@clause("AL-INFO-02")
@pytest.mark.parametrize(
    ("slot", "before", "after"), [(1, 2, [1]), (2, 2, [2]), (1, 1, []), (2, 1, [1])]
)
def test_a_card_shown_that_is_not_of_the_guild_was_one_of_those(
    slot: int, before: int, after: list[int]
) -> None:
    state = laid(pure(before, 1, 2))
    card_seen(state, seat_bit(0), slot)
    assert [recall.pure for recall in state.recalls] == after


@clause("AL-INFO-02")
def test_a_sealed_slot_of_a_searched_hand_that_is_shown_is_sealed_no_more() -> None:
    state = laid(pure(3, 1, sealed=(1,)))
    card_seen(state, seat_bit(0), 1)
    assert state.recalls == [pure(2)]


@clause("AL-INFO-02")
def test_a_card_that_was_not_remembered_says_nothing_of_the_sealed_slots() -> None:
    state = laid(seen(BISHOP, slots=(0, 1), sealed=(0,)))
    card_seen(state, seat_bit(0), 1)
    assert state.recalls == [seen(BISHOP, slots=(0,), sealed=(0,))]


@clause("AL-INFO-02")
def test_a_sealed_slot_that_is_shown_uses_up_a_spare_card() -> None:
    state = laid(seen(BISHOP, slots=(1, 3), sealed=(1, 3), spare=(NOBLE, MONK)))
    card_seen(state, seat_bit(0), 1)
    assert state.recalls == [seen(BISHOP, slots=(3,), sealed=(3,), spare=(NOBLE,))]


@clause("AL-INFO-02")
def test_a_sealed_slot_that_held_a_remembered_card_leaves_the_spare_ones() -> None:
    state = laid(seen(BISHOP, MONK, slots=(1, 3), sealed=(1, 3), spare=(MONK,)))
    card_seen(state, seat_bit(0), 1)
    assert state.recalls == [seen(BISHOP, slots=(3,), sealed=(3,), spare=(MONK,))]


@clause("AL-INFO-02")
def test_a_remembered_card_in_an_open_slot_may_be_another_of_its_kind() -> None:
    """It may have come later: then a sealed slot holds the one that was seen."""
    state = laid(seen(BISHOP, MONK, slots=(0, 1), sealed=(0,)))
    card_seen(state, seat_bit(0), 1)
    assert state.recalls == [seen(BISHOP, slots=(0,), sealed=(0,), spare=(MONK,))]
    state = laid(seen(BISHOP, MONK, slots=(0, 1)))
    card_seen(state, seat_bit(0), 1)
    assert state.recalls == [seen(BISHOP, slots=(0,))]


@clause("AL-INFO-02")
def test_a_memory_of_nothing_but_a_sealed_slot_is_kept() -> None:
    state = laid(seen(MONK, slots=(1, 3), sealed=(3,), spare=(NOBLE,)))
    card_seen(state, seat_bit(0), 1)
    assert state.recalls == [seen(slots=(3,), sealed=(3,), spare=(NOBLE, MONK))]
