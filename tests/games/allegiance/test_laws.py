"""What must hold at every moment: each law is broken once by hand, and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.allegiance.builders import table
from support.laws import put
from tabard.core.values import BLANK
from tabard.games.allegiance.kinds import (
    GUARD,
    GUILD,
    MONK,
    NOBLE,
    REMOVED,
    SPY,
    TEMPLE,
    THIEF,
)
from tabard.games.allegiance.laws import broken_law, is_true
from tabard.games.allegiance.state import AllegianceState, Laid, Recall
from tabard.parts.cards import Card

(
    BISHOP_0,
    GUARD_0,
    NOBLE_1,
    SPY_1,
    CUTPURSE,
    MONK_1,
    PRIEST_0,
    MONK_1_TOO,
    THIEF_0,
    REMOVED_NOBLE,
) = range(10)
"""The cards on the table by number; the digit is the seat of the tableau, or of who placed it."""


def laid() -> AllegianceState:
    """A table of three in round 2 with a card at every place."""
    return table(
        ["monk", "spy guard", "thief*2"],
        ["bishop+guard", "noble?2 spy"],
        temple="monk@1 priest@0 monk@1",
        guild="thief@0",
        converted="cutpurse",
        removed="noble",
        round=2,
    )


def relay(state: AllegianceState, number: int, **changes: object) -> None:
    """Lay a card otherwise, whatever the rules say."""
    before = state.table[number]
    fields: dict[str, object] = dict(zip(before.__match_args__, before.fields()))
    state.table[number] = Laid(**{**fields, **changes})  # type: ignore[arg-type]


def owe(state: AllegianceState, kind: int) -> None:
    """A hand holds less than nothing of a kind, the deck one more."""
    state.deck.put(kind)
    state.hands[0].counts[kind] -= 1
    state.hands[0].size -= 1


def miscount(state: AllegianceState) -> None:
    """A hand is thought to hold one card more than it does."""
    state.hands[0].size += 1


def lose(state: AllegianceState, **changes: object) -> None:
    """A card of the Guild was taken at random in round 2, with something wrong about it."""
    marks: dict[str, object] = {"place": REMOVED, "seat": GUILD, "is_up": False, "lost": 2}
    relay(state, THIEF_0, **{**marks, **changes})


LOST = "card 8 was lost by an organisation in a round after it was laid"
LAWS: dict[str, tuple[Callable[[AllegianceState], object], str]] = {
    "a card too many": (
        lambda s: s.deck.put(MONK),
        "cards add up: 13 of monk are in play, not 14",
    ),
    "a card too few": (
        lambda s: s.hands[2].take(THIEF),
        "cards add up: 13 of thief are in play, not 12",
    ),
    "less than nothing": (
        lambda s: owe(s, NOBLE),
        "cards add up: no deck or hand holds less than nothing of a kind",
    ),
    "a hand miscounted": (
        miscount,
        "cards add up: no deck or hand holds less than nothing of a kind",
    ),
    "a round too many": (
        lambda s: put(s, round=11),
        "rounds are counted from 0 to 10, not 11",
    ),
    "first action with nobody": (
        lambda s: put(s, first=BLANK),
        "the First Action card lies with a seat, not with -1",
    ),
    "first action with a fourth": (
        lambda s: put(s, first=3),
        "the First Action card lies with a seat, not with 3",
    ),
    "a card from nowhere": (
        lambda s: relay(s, MONK_1, origin=BLANK),
        "card 5 comes from a seat, not from -1",
    ),
    "a card from a fourth": (
        lambda s: relay(s, MONK_1, origin=3),
        "card 5 comes from a seat, not from 3",
    ),
    "a tableau of nobody": (
        lambda s: relay(s, SPY_1, seat=BLANK),
        "card 3 lies in a seat's tableau, not in -1's",
    ),
    "a tableau of a fourth": (
        lambda s: relay(s, SPY_1, seat=3),
        "card 3 lies in a seat's tableau, not in 3's",
    ),
    "face up and unknown": (
        lambda s: relay(s, SPY_1, card=Card(SPY, 1)),
        "card 3 lies face up, so everybody knows it",
    ),
    "laid in a round to come": (
        lambda s: relay(s, CUTPURSE, round=3),
        "card 4 was laid in a round played so far, not in 3",
    ),
    "laid before all rounds": (
        lambda s: relay(s, CUTPURSE, round=-1),
        "card 4 was laid in a round played so far, not in -1",
    ),
    "lost, yet there": (lambda s: lose(s, place=GUILD), LOST),
    "lost by no organisation": (lambda s: lose(s, seat=2), LOST),
    "lost face up": (lambda s: lose(s, is_up=True), LOST),
    "lost before it was laid": (lambda s: lose(s, lost=1), LOST),
    "lost in a round to come": (lambda s: lose(s, lost=3), LOST),
    "guarded by itself": (
        lambda s: relay(s, BISHOP_0, guard=BISHOP_0),
        "card 0 is guarded by a card laid after it, not by 0",
    ),
    "guarded by a card not laid": (
        lambda s: relay(s, BISHOP_0, guard=len(s.table)),
        "card 0 is guarded by a card laid after it, not by 10",
    ),
    "guarded by a spy": (
        lambda s: relay(s, NOBLE_1, guard=SPY_1),
        "card 2 is guarded by a face-up Guard, not by card 3",
    ),
    "guarded face down": (
        lambda s: relay(s, GUARD_0, is_up=False),
        "card 0 is guarded by a face-up Guard, not by card 1",
    ),
    "guarded by a Guard that is gone": (
        lambda s: relay(s, GUARD_0, place=REMOVED),
        "card 0 is guarded by a face-up Guard, not by card 1",
    ),
    "guarded and gone": (
        lambda s: relay(s, BISHOP_0, place=REMOVED),
        "card 0 and its Guard lie face up in one tableau",
    ),
    "guarded from elsewhere": (
        lambda s: relay(s, GUARD_0, seat=1),
        "card 0 and its Guard lie face up in one tableau",
    ),
    "face down and guarded": (
        lambda s: relay(s, BISHOP_0, is_up=False),
        "card 0 and its Guard lie face up in one tableau",
    ),
    "a false memory": (
        lambda s: s.recalls.append(Recall(0, 1, (MONK,), 0, True, ())),
        "seat 0 remembers cards of seat 1 that are there",
    ),
}


@pytest.mark.parametrize(("change", "law"), LAWS.values(), ids=LAWS.keys())
def test_every_law_is_named_when_it_is_broken(
    change: Callable[[AllegianceState], object], law: str
) -> None:
    state = laid()
    change(state)
    assert broken_law(state) == law


@pytest.mark.parametrize(
    "change",
    [
        lambda s: None,
        lambda s: put(s, round=10),
        lambda s: put(s, first=2),
        lambda s: lose(s, round=1),
        lambda s: lose(s, seat=TEMPLE, lost=2),
        lambda s: s.recalls.append(Recall(0, 1, (SPY,), 0, True, ())),
    ],
)
def test_what_may_be_breaks_no_law(change: Callable[[AllegianceState], object]) -> None:
    state = laid()
    change(state)
    assert broken_law(state) == ""


def test_before_the_first_round_nobody_has_the_first_action_card() -> None:
    assert broken_law(table(round=0, first=BLANK)) == ""


MEMORIES = {
    "a card in the hand": (Recall(0, 1, (SPY, GUARD), 0, True, ()), True),
    "of the first seat": (Recall(1, 0, (MONK,), 0, True, ()), True),
    "of nobody": (Recall(0, BLANK, (), 0, True, ()), False),
    "of a fourth": (Recall(0, 3, (), 0, True, ()), False),
    "nobody's": (Recall(BLANK, 0, (), 0, True, ()), False),
    "a fourth's": (Recall(3, 0, (), 0, True, ()), False),
    "a kind twice": (Recall(0, 1, (SPY, SPY), 0, True, ()), False),
    "only of slots": (Recall(0, 1, (SPY,), 0, False, ()), False),
    "a card in a slot": (Recall(0, 2, (NOBLE,), 0, False, (NOBLE_1,)), True),
    "the first slot": (Recall(1, 0, (), 1, False, (BISHOP_0,)), True),
    "another card in the slot": (Recall(0, 2, (MONK,), 0, False, (NOBLE_1,)), False),
    "a slot before all": (Recall(0, 2, (), 0, True, (-1,)), False),
    "a slot after all": (Recall(0, 2, (), 0, True, (10,)), False),
    "pure in hand and slot": (Recall(0, 1, (), 2, True, (MONK_1,)), True),
    "purer than it is": (Recall(0, 1, (), 3, True, (MONK_1,)), False),
    "sealed": (Recall(0, 1, (MONK, MONK), 0, False, (MONK_1, MONK_1_TOO), (MONK_1,)), True),
    "all sealed": (Recall(0, 1, (MONK,), 0, False, (MONK_1,), (MONK_1,)), True),
    "sealed elsewhere": (Recall(0, 1, (MONK,), 0, False, (MONK_1,), (MONK_1_TOO,)), False),
    "sealed and pure": (Recall(1, 0, (), 1, False, (PRIEST_0,), (PRIEST_0,)), True),
    "sealed and of the Guild": (Recall(1, 0, (), 0, True, (THIEF_0,), (THIEF_0,)), False),
    "sealed and named": (Recall(1, 0, (THIEF,), 0, False, (THIEF_0,), (THIEF_0,)), True),
    "sealed and spare": (Recall(1, 0, (), 0, True, (THIEF_0,), (THIEF_0,), (THIEF,)), True),
    "sealed and not named": (
        Recall(1, 0, (MONK,), 0, True, (PRIEST_0, THIEF_0), (PRIEST_0,), (THIEF,)),
        False,
    ),
    "sealed twice, named once": (
        Recall(0, 1, (MONK,), 0, False, (MONK_1, MONK_1_TOO), (MONK_1, MONK_1_TOO)),
        False,
    ),
}


@pytest.mark.parametrize(("memory", "is_so"), MEMORIES.values(), ids=MEMORIES.keys())
def test_memories_are_true_or_not(memory: Recall, is_so: bool) -> None:
    assert is_true(laid(), memory) == is_so
