"""All eyes together see whatever any seat sees, and nothing else."""

from __future__ import annotations

import pytest

from support.tables import Table, walk
from tabard.core.engine import is_over
from tabard.core.values import ALL_EYES, SPECTATOR
from tabard.server.wire.projection import BLIND_TO_ALL
from tabard.server.wire.together import laid_together

APART = 7
"""So many moves lie between two looks at a match."""


def test_all_eyes_see_what_the_seats_see_together(table: Table) -> None:
    if table.game.key in BLIND_TO_ALL:
        pytest.xfail("its views are laid over one another still")
    for number in table.matches(8):
        for move, state in enumerate(walk(table, number)):
            if (move + number) % APART == 0 or is_over(state):
                views = [table.game.view(state, seat) for seat in (SPECTATOR, *range(table.seats))]
                assert table.game.view(state, ALL_EYES) == laid_together(views)
