"""Knowledge: a window with a view and dreams, and no way to the truth but through them."""

from __future__ import annotations

import pytest

from support.tables import TABLES, Table, play_match, positions
from tabard.core.dice import Dice
from tabard.match.knowledge import Knowledge


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_knowledge_shows_the_view_and_the_dreams_of_its_seat(table: Table) -> None:
    match = table.start(0)
    play_match(match, Dice(0), 40)
    for seat in range(table.seats):
        knowledge = match.knowledge(seat)
        assert knowledge.seat == seat
        assert knowledge.view() == match.view(seat)
        dream = knowledge.imagine(Dice(1))
        assert table.view(dream, seat) == table.view(match.state, seat)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_dream_can_be_changed_without_harm(table: Table) -> None:
    for state, _ in positions(table, range(2), 40):
        before = table.whole(state)
        dream = Knowledge(table.game, state, 0).imagine(Dice(1))
        dream.agenda.clear()
        assert table.whole(state) == before


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_equal_dice_give_equal_dreams_and_other_dice_others(table: Table) -> None:
    differ = 0
    for state, _ in positions(table, range(1), 20):
        knowledge = Knowledge(table.game, state, 0)
        dreams = [table.whole(knowledge.imagine(Dice(seed))) for seed in (1, 1, 2)]
        assert dreams[0] == dreams[1]
        differ += dreams[0] != dreams[2]
    assert (differ > 0) == table.game.has_secrets()
