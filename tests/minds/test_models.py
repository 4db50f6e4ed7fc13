"""Supposing: dreams weighed by what the others have done, and still nothing but dreams."""

from __future__ import annotations

from typing import Any

import pytest
from tabard.bots.advice import advice_of
from tabard.bots.expert import ExpertBot
from tabard.bots.ismcts import IsmctsBot

from support.tables import TABLES, Table
from tabard.core.dice import Dice
from tabard.core.engine import apply, next_decision
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE
from tabard.games import GAMES
from tabard.games.throne.game import Throne
from tabard.match.knowledge import Knowledge

BELIEVING = [table for table in TABLES if table.game.beliefs()]
VERSED = [
    Table(table.game.learned(), table.seats) for table in TABLES if table.game.key == "allegiance"
]
"""Where dreams are made likely, instead of weighed."""


def moments(game: Game[Any], seats: int, every: int) -> list[tuple[State, int]]:
    """Moments of a random match, each with the seat that is asked."""
    state = game.new_state(seats, game.full_options({}))
    dice = Dice(seats + 7)
    found: list[tuple[State, int]] = []
    count = 0
    while (decision := next_decision(state)) is not None:
        if decision.seat != CHANCE:
            count += 1
            if count % every == 0:
                found.append((state.clone(), decision.seat))
        weights = decision.weights or [1] * len(decision.options)
        apply(state, decision.seat, decision.options[dice.weighted(weights)])
    return found


def test_throne_believes_something_and_allegiance_has_lore() -> None:
    assert {table.game.key for table in BELIEVING} == {"throne"}
    assert all(
        table.game.likely(*moments(table.game, table.seats, 25)[0], Dice(1)) for table in VERSED
    )


@pytest.mark.parametrize("table", BELIEVING + VERSED, ids=str)
def test_what_is_supposed_is_a_dream_like_any_other(table: Table) -> None:
    game = table.game
    for number, (state, seat) in enumerate(moments(game, table.seats, 25 * table.pace())):
        dice = Dice(number)
        window = Knowledge(game, state, seat).supposing(dice)
        for _ in range(5):
            dream = window.imagine(dice)
            assert game.view(dream, seat) == game.view(state, seat)
            assert game.codec.broken_law(dream) == ""


@pytest.mark.parametrize("table", BELIEVING + VERSED, ids=str)
def test_the_truth_decides_nothing_in_what_is_supposed(table: Table) -> None:
    game = table.game
    for number, (state, seat) in enumerate(moments(game, table.seats, 40 * table.pace())):
        redealt = game.imagine(state, seat, Dice(number + 1))
        supposed = []
        for world in (state, redealt):
            dice = Dice(number)
            window = Knowledge(game, world, seat).supposing(dice)
            supposed.append([game.codec.encode(window.imagine(dice)) for _ in range(3)])
        assert supposed[0] == supposed[1]


@pytest.mark.parametrize("table", BELIEVING, ids=str)
def test_likely_dreams_are_supposed_more_often(table: Table) -> None:
    game, beliefs = table.game, table.game.beliefs()

    def likelihood(dream: State, seat: int) -> float:
        return sum(a * b for a, b in zip(game.traits(dream, seat), beliefs, strict=True))

    gain = 0.0
    for number, (state, seat) in enumerate(moments(game, table.seats, 40 * table.pace())):
        dice = Dice(number)
        plain = Knowledge(game, state, seat)
        for window, sign in ((plain.supposing(dice), 1), (plain, -1)):
            gain += sign * sum(likelihood(window.imagine(dice), seat) for _ in range(12))
    assert gain > 0


def test_a_game_that_believes_nothing_dreams_as_ever() -> None:
    game = GAMES["archon"]
    state, seat = moments(game, 2, 20)[0]
    window = Knowledge(game, state, seat)
    assert window.supposing(Dice(1)) is window


@pytest.mark.parametrize(
    ("bot", "is_swayed"), [(IsmctsBot, False), (ExpertBot, True)], ids=["search", "expert"]
)
def test_beliefs_sway_the_expert_alone(bot: type[IsmctsBot], is_swayed: bool) -> None:
    game = Throne()
    believing, doubting = (Throne(weights=game.weights()) for _ in range(2))
    doubting.believed, doubting.accustomed = [], []
    thought = [
        [
            advice_of(bot(7, iterations=30), Knowledge(judge, state, decision.seat), decision)
            for state, _ in moments(game, 2, 40)[:10]
            if (decision := next_decision(state)) is not None and len(decision.options) > 1
        ]
        for judge in (believing, doubting)
    ]
    assert thought[0]
    assert (thought[0] != thought[1]) == is_swayed


@pytest.mark.parametrize("table", BELIEVING + VERSED, ids=str)
def test_habits_leave_every_option_possible_and_do_not_fit_all_alike(table: Table) -> None:
    game, known = table.game, 0
    for state, _ in moments(game, table.seats, 1):
        decision = next_decision(state)
        assert decision is not None
        weights = game.habits(state, decision)
        assert len(weights) in (0, len(decision.options))
        assert all(weight > 0 for weight in weights)
        known += len(set(weights)) > 1
    assert known > 5
