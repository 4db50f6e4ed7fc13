"""All eyes together see whatever any seat sees, and nothing else."""

from __future__ import annotations

from support.tables import Table, walk
from support.together import laid_together
from tabard.core.engine import is_over
from tabard.core.values import ALL_EYES, SPECTATOR

APART = 7
"""So many moves lie between two looks at a match."""


def test_all_eyes_see_what_the_seats_see_together(table: Table) -> None:
    for number in table.matches(8):
        for move, state in enumerate(walk(table, number)):
            if (move + number) % APART == 0 or is_over(state):
                views = [table.game.view(state, seat) for seat in (SPECTATOR, *range(table.seats))]
                assert table.game.view(state, ALL_EYES) == laid_together(views)
