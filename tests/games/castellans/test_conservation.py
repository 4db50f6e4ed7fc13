"""Nothing is lost: in many random matches the laws hold."""

from __future__ import annotations

from typing import Final

import pytest

from games.castellans.builders import GAME
from support.clauses import clause
from support.tables import any_option, is_looked_at
from support.tiers import series
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.values import BLANK
from tabard.games.castellans.kinds import DISTRICTS, SHIP
from tabard.games.castellans.laws import broken_law
from tabard.games.castellans.state import CastellansState, Side

MATCHES: Final = series(1, 40, 500)
"""The interpreted engine would take minutes for all of them."""


def some_match(seats: int, number: int) -> tuple[CastellansState, Dice]:
    """A match with default options, every other one with any, and the dice that play it."""
    dice = Dice(1000 * seats + number)
    options: dict[str, str] = {}
    if number % 2 == 1:
        for option in GAME.options():
            options[option.key] = option.choices[dice.below(len(option.choices))]
    return GAME.new_state(seats, options), dice


@clause("CV-GEN-01", "CV-EXH-05", "CV-RES-07", "CV-GUILD-06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_laws_hold_through_whole_matches(seats: int) -> None:
    for number in range(MATCHES):
        state, dice = some_match(seats, number)
        moves = 0
        while (decision := engine.next_decision(state)) is not None:
            assert not is_looked_at(number, moves) or broken_law(state) == ""
            engine.apply(state, decision.seat, any_option(decision, dice))
            moves += 1
        assert broken_law(state) == ""
        assert state.round == 5


def standing(side: Side) -> list[int]:
    """How many tokens that never move stand where."""
    ships = range(SHIP * DISTRICTS, (SHIP + 1) * DISTRICTS)
    settled = [count for at, count in enumerate(side.tokens) if at not in ships]
    return [*settled, *side.mills]


def never_undone(before: Side, after: Side) -> bool:
    """Whether tokens stand where they stood, Citizens are kept, and no Influence was lost."""
    sites = [*zip(before.manors, after.manors, strict=True)]
    sites += zip(before.monuments, after.monuments, strict=True)
    counts = [*zip(standing(before), standing(after), strict=True)]
    counts += zip(before.guilds, after.guilds, strict=True)
    return (
        all(was in (BLANK, now) for was, now in sites)
        and all(was <= now for was, now in counts)
        and after.citizens[: len(before.citizens)] == before.citizens
        and before.score <= after.score
    )


@clause("CV-GEN-11", "CV-GUILD-09", "CV-CITG-05", "CV-EXH-02", "CV-RECRUIT-11")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_what_was_placed_recruited_or_pushed_remains(seats: int) -> None:
    for number in range(max(1, MATCHES // 20)):
        state, dice = some_match(seats, number)
        before = [side.clone() for side in state.sides]
        while (decision := engine.next_decision(state)) is not None:
            engine.apply(state, decision.seat, any_option(decision, dice))
            assert all(map(never_undone, before, state.sides))
            before = [side.clone() for side in state.sides]
        assert sum(map(sum, [standing(side) for side in state.sides])) > len(state.sides)
