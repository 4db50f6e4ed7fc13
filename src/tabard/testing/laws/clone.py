"""A clone is equal, and apart: nothing done to it reaches the original."""

from __future__ import annotations

from tabard.core import engine
from tabard.testing.anatomy import anatomy, fields_of, lists_of
from tabard.testing.tables import Table, any_option, any_pending, play_out, positions

OF_THE_LISTENER = {"told", "is_telling"}
"""Fields of a state that belong to whoever listens, and which a clone begins anew."""


def a_clone_has_every_field_with_an_equal_value(table: Table) -> None:
    for state, _ in positions(table, table.matches(6), 25):
        own, copied = fields_of(state), fields_of(state.clone())
        assert set(own) == set(copied), f"clone() lacks {set(own) - set(copied)}"
        for name in set(own) - OF_THE_LISTENER:
            assert anatomy(copied[name]) == anatomy(own[name]), f"clone() does not copy {name}"


def a_clone_listens_to_nobody(table: Table) -> None:
    state = table.new_state(0)
    state.is_telling = True
    copied = state.clone()
    assert not copied.is_telling
    assert copied.told == []


def a_clone_shares_no_list_of_the_state(table: Table) -> None:
    for state, _ in positions(table, table.matches(6), 25):
        copied = lists_of(state.clone())
        shared = [name for name, own in lists_of(state).items() if copied[name] is own]
        assert not shared, f"shared by state and clone: {', '.join(shared)}"


def a_clone_played_to_its_end_leaves_the_original_as_it_was(table: Table) -> None:
    for state, dice in positions(table, table.matches(6), 25):
        before = anatomy(state)
        for _ in range(3):
            play_out(state.clone(), dice)
        assert anatomy(state) == before


def the_original_played_to_its_end_leaves_the_clone_as_it_was(table: Table) -> None:
    for position, dice in positions(table, table.matches(6), 25):
        state = position.clone()
        copied = state.clone()
        before = anatomy(copied)
        play_out(state, dice)
        assert anatomy(copied) == before


def equal_moves_keep_state_and_clone_equal(table: Table) -> None:
    for position, dice in positions(table, table.matches(5), 40):
        state, copied = position.clone(), position.clone()
        for _ in range(40):
            decision = any_pending(state, dice)
            if decision is None:
                break
            choice = any_option(decision, dice)
            engine.play(state, decision.seat, choice)
            engine.play(copied, decision.seat, choice)
            assert table.whole(copied) == table.whole(state)
