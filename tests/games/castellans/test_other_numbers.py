"""Matches with data of one's own: as far as the files may go, play goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabard
from games.castellans.numbers_laid import OWN, other
from support.clauses import clause
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.values import Event
from tabard.games.castellans import kinds
from tabard.games.castellans.action_events import GoodsGained, Paid, VpGained
from tabard.games.castellans.game import Castellans
from tabard.games.castellans.goods import PickResource, magic_decision
from tabard.games.castellans.guilds import ChooseGuild
from tabard.games.castellans.harvest import HarvestDice
from tabard.games.castellans.kinds import (
    ANY_GUILD,
    BACKS,
    BUY,
    GOODS,
    INFLUENCE,
    MOST_DRAFTED,
    SELL_VP,
    WOOD,
)
from tabard.games.castellans.laws import STEP_RANGES
from tabard.games.castellans.state import CastellansState
from tabard.games.castellans.turns import TakeTurn
from tabard.games.castellans.wharf import PlaceCrate
from tabard.match.match import event_data
from tabard.match.texts import Texts

HARVEST = "bonus = { resource_any = 1 }\ninfluence = 1"
MERCHANT = "gain = { gold = 2 }"
FACE = "gain = { influence_any = 1 }"


def under_way(game: Castellans, seats: int = 2, **options: str) -> CastellansState:
    """A table of that game in its first Action phase, everybody without goods."""
    state = game.new_state(seats, {"first_player": "seat_0", **options})
    engine.settle(state)
    dice = Dice(1)
    while not isinstance(state.agenda[-1], TakeTurn):
        decision = engine.pending(state)[0]
        engine.play(state, decision.seat, decision.options[dice.below(len(decision.options))])
    for side in state.sides:
        side.goods = [0] * GOODS
        side.guilds = [0, 0, 0, 0]
    state.is_telling = True
    return state


def ask(state: CastellansState, step: Any) -> list[str]:
    """What a step offers at a table where nothing else is to be done."""
    state.agenda = []
    state.schedule(step)
    engine.settle(state)
    return [option.text for option in engine.pending(state)[0].options]


# Rows of choices are as long as the files may ask for


@pytest.mark.parametrize(
    "edits",
    [
        {"goods": (FACE, FACE.replace("1", "20"))},
        {"actions": (HARVEST, HARVEST.replace("influence = 1", "influence = 18"))},
        {"manors": (MERCHANT, "gain = { influence_any = 20 }")},
        {"manors": (MERCHANT, "gain = { resource_same = 20 }")},
        {"actions": ("bonus = { influence_any = 1 }", "bonus = { influence_any = 20 }")},
    ],
)
def test_a_match_with_large_gains_is_played_to_its_end(
    tmp_path: Path, edits: dict[str, tuple[str, str]]
) -> None:
    other(tmp_path, **edits)
    match = tabard.start("castellans", 2, seed="much", data={"castellans": str(tmp_path)})
    dice = Dice(2)
    wanted = ["do:wharf", "do:harvest", "draft:influence", "manor:merchant"]
    while not match.is_over():
        decision = match.pending()[0]
        liked = [option for option in decision.options if option.text in wanted]
        options = liked or decision.options
        match.play(decision.seat, options[dice.below(len(options))])
    assert len(match.scores()) == 2


def test_the_largest_harvest_has_a_question(tmp_path: Path) -> None:
    game = other(
        tmp_path,
        goods=(FACE, FACE.replace("1", "20")),
        actions=(HARVEST, HARVEST.replace("influence = 1", "influence = 20")),
    )
    state = under_way(game)
    state.sides[0].drafted = (INFLUENCE,) * MOST_DRAFTED
    assert ask(state, HarvestDice(0)) == [choice.text for choice in kinds.GUILD]
    about = engine.pending(state)[0].about
    assert [choice.text for choice in about] == ["pushes:200"]


def test_the_largest_numbers_of_steps_have_a_question() -> None:
    state = under_way(Castellans())
    most = STEP_RANGES["count"][1]
    assert len(ask(state, ChooseGuild(0, most, ANY_GUILD, True))) == 4
    assert len(ask(state, PickResource(0, STEP_RANGES["units"][1]))) == 4
    state.sides[0].goods[kinds.MAGIC] = 20
    decision = magic_decision(state, 0, WOOD, 20)
    assert decision.options == []  # a unit of Wood itself is needed
    state.sides[0].goods[WOOD] = 20
    assert [option.number for option in magic_decision(state, 0, WOOD, 20).options] == list(
        range(20)
    )


# Bonuses paid before the cost


@clause("CV-ACT-13", "CV-ACT-11")
@pytest.mark.parametrize(("timing", "is_offered"), [("after", False), ("before", True)])
@pytest.mark.parametrize(
    ("action", "good", "stock"),
    [("manor", "wood", 1), ("temple", "stone", 0), ("recruit", "food", 0)],
)
def test_all_goods_paid_before_the_cost_count(
    tmp_path: Path, action: str, good: str, stock: int, timing: str, is_offered: bool
) -> None:
    old = f'action = "wharf"\n{MERCHANT}'
    new = f'action = "{action}"\ngain = {{ {good} = 2 }}'
    game = other(tmp_path, manors=(old, new))
    state = under_way(game, action_bonus_timing=f"{timing}_payment")
    side = state.sides[0]
    side.drafted = (kinds.GOLD,) * 3
    for owner in state.sides:
        owner.manors = [-1] * kinds.MANORS
        owner.tokens = [0] * len(owner.tokens)
    side.manors[kinds.MERCHANT] = 0
    side.goods[kinds.GOLD] = 1
    side.goods[kinds.GOOD_NAMES.index(good)] = stock
    assert (f"do:{action}" in ask(state, TakeTurn(0, False, False))) is is_offered
    side.manors[kinds.MERCHANT] = -1
    assert f"do:{action}" not in ask(state, TakeTurn(0, False, False))


@clause("CV-ACT-13", "CV-RES-06")
def test_what_is_paid_before_the_cost_counts_within_limits(tmp_path: Path) -> None:
    dear = ("wood = 3", "wood = 8")
    manors = (f'action = "wharf"\n{MERCHANT}', 'action = "manor"\ngain = { wood = 2 }')
    game = other(tmp_path, manors=manors, actions=dear)
    state = under_way(game, action_bonus_timing="before_payment")
    state.sides[0].drafted = (kinds.GOLD,) * 3
    state.sides[0].manors[kinds.MERCHANT] = 0
    state.sides[0].goods = [6, 6, 0, 0, 1]
    assert "do:manor" not in ask(state, TakeTurn(0, False, False))
    state.sides[0].goods[kinds.MAGIC] = 2
    assert "do:manor" in ask(state, TakeTurn(0, False, False))


# Nothing is not told


def placed(game: Castellans, deal: int) -> list[Event]:
    """What is told of a Crate on the row of a deal."""
    state = under_way(game, 4)
    state.sides[0].goods = [1, 1, 1, 1, 1]
    ask(state, PlaceCrate(0, False))
    row = BACKS[state.back].index(deal)
    state.told = []
    engine.play(state, 0, engine.choice_from_text(state, 0, f"crate:{row}:1"))
    return state.told


@clause("CV-WHARF-08")
def test_a_purchase_for_nothing_tells_of_no_payment(tmp_path: Path) -> None:
    game = other(tmp_path, wharf=("gold = 1", "gold = 0"))
    told = placed(game, BUY)
    assert [event for event in told if isinstance(event, Paid)] == []
    (line,) = Texts(game, "en").log([event_data(game, one) for one in told], 0)
    assert "Crate +1 " in line
    usual = placed(Castellans(), BUY)
    assert len([event for event in usual if isinstance(event, Paid)]) == 1


@clause("CV-WHARF-10")
def test_a_sale_for_nothing_tells_of_no_gain(tmp_path: Path) -> None:
    text = (OWN / "wharf.toml").read_text("utf-8")
    at = text.index('id = "sell_vp"')
    line = text[at:].replace("gold = 1", "gold = 0", 1).replace("vp = 1", "vp = 0", 1)
    (tmp_path / "wharf.toml").write_text(text[:at] + line, "utf-8")
    told = placed(Castellans(tmp_path), SELL_VP)
    assert [event for event in told if isinstance(event, (GoodsGained, VpGained))] == []
    usual = placed(Castellans(), SELL_VP)
    assert len([event for event in usual if isinstance(event, (GoodsGained, VpGained))]) == 2
