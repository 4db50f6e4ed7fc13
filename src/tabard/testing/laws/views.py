"""A view is of one moment: whoever keeps it sees no later move in it."""

from __future__ import annotations

import json

from tabard.core import engine
from tabard.core.values import SPECTATOR
from tabard.testing.tables import Table, any_option, any_pending, positions

MOVES = 12


def a_view_that_is_kept_does_not_change_with_the_table(table: Table) -> None:
    for position, dice in positions(table, table.matches(4), 25):
        state = position.clone()
        eyes = (SPECTATOR, *range(state.seats))
        kept = [table.game.view(state, viewer) for viewer in eyes]
        written = json.dumps(kept)
        for _ in range(MOVES):
            decision = any_pending(state, dice)
            if decision is None:
                break
            engine.play(state, decision.seat, any_option(decision, dice))
        assert json.dumps(kept) == written
