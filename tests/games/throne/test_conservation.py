"""Nothing is lost: in many random matches the laws hold."""

from __future__ import annotations

from typing import Final

import pytest

from games.throne.builders import GAME
from support.clauses import clause
from support.tables import any_option, is_looked_at
from support.tiers import series
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.games.throne.laws import broken_law

MATCHES: Final = series(2, 40, 500)
"""With each number of players; the interpreted engine would take minutes for all of them."""

EDITIONS: Final = ("en", "de")


@clause("TH-GEN-02", "TH-GEN-17", "TH-ANAR-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold_through_whole_matches(seats: int, edition: str) -> None:
    for number in range(EDITIONS.index(edition), MATCHES, len(EDITIONS)):
        state = GAME.new_state(seats, {"edition": edition})
        dice = Dice(1000 * seats + number)
        moves = 0
        while (decision := engine.next_decision(state)) is not None:
            assert not is_looked_at(number, moves) or broken_law(state) == ""
            engine.apply(state, decision.seat, any_option(decision, dice))
            moves += 1
        assert broken_law(state) == ""
        assert state.week == 6
