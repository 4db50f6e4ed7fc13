"""Nothing is lost: in many random matches, and in dreams, the laws hold."""

from __future__ import annotations

from typing import Final

import pytest

from games.archon.builders import GAME
from support.clauses import clause
from support.tables import any_option, any_pending, is_looked_at
from support.tiers import series
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.values import BLANK
from tabard.games.archon.kinds import CARD_KINDS, DISPLAYS
from tabard.games.archon.laws import broken_law
from tabard.games.archon.state import ArchonState, House

MATCHES: Final = series(1, 40, 500)
"""The interpreted engine would take minutes for all of them."""

APART: Final = 23
"""Every so many moves each seat dreams."""


def some_match(seats: int, number: int) -> tuple[ArchonState, Dice]:
    """A match with default options, every other one with any, and the dice that play it."""
    dice = Dice(1000 * seats + number)
    options: dict[str, str] = {}
    if number % 2 == 1:
        for option in GAME.options():
            options[option.key] = option.choices[dice.below(len(option.choices))]
    return GAME.new_state(seats, options), dice


@clause("AR-SUP-01", "AR-CARD-01", "AR-SETUP-17", "AR-ROUND-08", "AR-SETUP-02", "AR-END-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold_through_whole_matches(seats: int) -> None:
    for number in range(MATCHES):
        state, dice = some_match(seats, number)
        engine.settle(state)
        moves = 0
        while (decision := any_pending(state, dice)) is not None:
            assert not is_looked_at(number, moves) or broken_law(state) == ""
            if moves % APART == number % APART:
                dream_of_all(state, dice)
            engine.play(state, decision.seat, any_option(decision, dice))
            moves += 1
        assert broken_law(state) == ""
        assert state.round == 9


def dream_of_all(state: ArchonState, dice: Dice) -> None:
    """What each seat imagines is a position by the laws, and looks to it like the true one."""
    for seat in range(state.seats):
        dream = GAME.imagine(state, seat, dice)
        assert broken_law(dream) == ""
        assert GAME.view(dream, seat) == GAME.view(state, seat)


def never_undone(before: House, after: House) -> bool:
    """Whether tiles, Science and Arts cards are kept, and Magisters once owned remain."""
    taken = [
        after.displays[display][: len(before.displays[display])] == before.displays[display]
        for display in range(DISPLAYS)
    ]
    magisters = [before.owned(kind) <= after.owned(kind) for kind in range(1, CARD_KINDS)]
    return (
        all(taken)
        and all(magisters)
        and after.tiles[: len(before.tiles)] == before.tiles
        and after.owned(0) <= before.owned(0)
    )


def lost_vp_only_when_raided(before: House, after: House) -> bool:
    """Whether a house kept its VP, or lost them together with all its recruits."""
    return before.score <= after.score or after.goods[5] == 0


@clause("AR-B-ACADEMY-02", "AR-B-GUARD-03", "AR-ATT-11", "AR-B-BUILD-04", "AR-ATT-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_built_taken_hired_or_posted_remains(seats: int) -> None:
    built = posted = 0
    for number in range(max(1, MATCHES // 20)):
        state, dice = some_match(seats, 2 * number)
        before, wall = [house.clone() for house in state.houses], state.wall[:]
        while (decision := engine.next_decision(state)) is not None:
            assert all(map(never_undone, before, state.houses))
            assert all(map(lost_vp_only_when_raided, before, state.houses))
            assert all(was in (BLANK, now) for was, now in zip(wall, state.wall, strict=True))
            before, wall = [house.clone() for house in state.houses], state.wall[:]
            engine.apply(state, decision.seat, any_option(decision, dice))
        built += sum([len(house.tiles) for house in state.houses])
        posted += len([owner for owner in state.wall if owner != BLANK])
    assert built > 0
    assert posted > 0
