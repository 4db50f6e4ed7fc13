"""A match ends: nobody can go round in circles in their turn, and no match goes on for ever."""

from __future__ import annotations

from tabard.core.values import CHANCE
from tabard.testing.loops import Search, WayBack
from tabard.testing.tables import IS_COMPILED, Table, asked_seat, positions, walk

BUDGET = 250 if IS_COMPILED else 60
"""So many states a search looks at; a turn seldom has more."""


def a_random_match_ends(table: Table) -> None:
    for number in table.matches(20):
        *_, last = walk(table, number)
        assert not last.agenda


def nobody_comes_back_to_where_they_were_before_another_is_asked(table: Table) -> None:
    for state, dice in positions(table, table.matches(8), 15):
        seat = asked_seat(state)
        if seat != CHANCE:
            searched = (table.game, seat, dice, BUDGET)
            loop = Search(*searched).loop_from(state) or WayBack(*searched).loop_from(state)
            assert not loop, f"seat {seat} can choose for ever: {', '.join(loop)}"


def whoever_has_won_has_the_first_place(table: Table) -> None:
    for number in table.matches(20):
        *_, last = walk(table, number)
        places = table.game.places(last)
        assert all(place >= 1 for place in places), f"places are counted from 1, not {places}"
        taken = sorted(places)
        for place in taken:
            above = sum(other < place for other in taken)
            assert table.seats == 1 or taken[0] > 1 or place <= above + 1, f"a gap in {places}"
