"""Models of opponents: dreams by what the others have done, and still nothing but dreams."""

from __future__ import annotations

from typing import Any

import pytest

from support.bots import expert, plain
from support.tables import TABLES, Table
from tabard import minds
from tabard.bots.levels import Level, searcher
from tabard.core.dice import Dice
from tabard.core.engine import apply, next_decision
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE
from tabard.games import GAMES
from tabard.games.throne.state import ThroneState
from tabard.match.knowledge import Knowledge
from tabard.minds.mind import OpponentModel
from tabard.minds.throne.mind import ThroneMind


def model_of(table: Table) -> OpponentModel[Any]:
    """What the expert assumes of others."""
    return minds.of(table.game).model()


MODELLED = [table for table in TABLES if type(model_of(table)) is not OpponentModel]
BELIEVING = [table for table in MODELLED if table.game.key == "throne"]
"""Where dreams are weighed; elsewhere they are made likely."""


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


def test_throne_and_allegiance_have_models() -> None:
    assert {table.game.key for table in MODELLED} == {"throne", "allegiance"}


@pytest.mark.parametrize("table", MODELLED, ids=str)
def test_what_is_supposed_is_a_dream_like_any_other(table: Table) -> None:
    game = table.game
    for number, (state, seat) in enumerate(moments(game, table.seats, 25 * table.pace())):
        dice = Dice(number)
        window = model_of(table).sampler(Knowledge(game, state, seat), dice)
        for _ in range(5):
            dream = window.imagine(dice)
            assert game.view(dream, seat) == game.view(state, seat)
            assert game.codec.broken_law(dream) == ""


@pytest.mark.parametrize("table", MODELLED, ids=str)
def test_the_truth_decides_nothing_in_what_is_supposed(table: Table) -> None:
    game = table.game
    for number, (state, seat) in enumerate(moments(game, table.seats, 40 * table.pace())):
        redealt = game.imagine(state, seat, Dice(number + 1))
        supposed = []
        for world in (state, redealt):
            dice = Dice(number)
            window = model_of(table).sampler(Knowledge(game, world, seat), dice)
            supposed.append([game.codec.encode(window.imagine(dice)) for _ in range(3)])
        assert supposed[0] == supposed[1]


@pytest.mark.parametrize("table", BELIEVING, ids=str)
def test_likely_dreams_are_supposed_more_often(table: Table) -> None:
    game, mind = table.game, minds.of(table.game)
    assert isinstance(mind, ThroneMind)

    def likelihood(dream: State, seat: int) -> float:
        assert isinstance(dream, ThroneState)
        traits = mind.traits(dream, seat)
        return sum(a * b for a, b in zip(traits, mind.believed, strict=True))

    gain = 0.0
    for number, (state, seat) in enumerate(moments(game, table.seats, 40 * table.pace())):
        dice = Dice(number)
        plain = Knowledge(game, state, seat)
        for window, sign in ((model_of(table).sampler(plain, dice), 1), (plain, -1)):
            gain += sign * sum(likelihood(window.imagine(dice), seat) for _ in range(12))
    assert gain > 0


def test_who_assumes_nothing_dreams_as_ever() -> None:
    game = GAMES["archon"]
    state, seat = moments(game, 2, 20)[0]
    window = Knowledge(game, state, seat)
    assert minds.of(game).model().sampler(window, Dice(1)) is window
    assert minds.of(game).model().sample(window, Dice(1)).seats == 2


def test_models_sway_the_expert_alone() -> None:
    game = GAMES["throne"]
    some = [
        (Knowledge(game, state, decision.seat), decision)
        for state, _ in moments(game, 2, 40)[:10]
        if (decision := next_decision(state)) is not None and len(decision.options) > 1
    ]
    assert some
    by_hand = minds.of(game).judge()
    ranks = [
        [[one.line[0] for one in bot.ranked(*question)] for question in some]
        for bot in (
            searcher(Level("ismcts", 30), 7, game, by_hand),
            searcher(Level("expert", 30), 7, game, by_hand),
        )
    ]
    assert ranks[0] != ranks[1]
    assert type(plain(game, 30).clicks.model) is OpponentModel
    assert type(expert(game, 30).clicks.model) is not OpponentModel


@pytest.mark.parametrize("table", MODELLED, ids=str)
def test_habits_leave_every_option_possible_and_do_not_fit_all_alike(table: Table) -> None:
    game, known = table.game, 0
    for state, _ in moments(game, table.seats, 1):
        decision = next_decision(state)
        assert decision is not None
        weights = model_of(table).habits(state, decision)
        assert len(weights) in (0, len(decision.options))
        assert all(weight > 0 for weight in weights)
        known += len(set(weights)) > 1
    assert known > 5
