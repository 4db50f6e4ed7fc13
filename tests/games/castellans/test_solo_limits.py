"""Solo: what the opponent does when tokens, sites, roads or Crates run out, and what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.castellans.builders import (
    begin,
    crate,
    drafted,
    guilds,
    manors,
    monument,
    spent,
    table,
    tokens,
    windmills,
)
from games.castellans.numbers_laid import change, play_by
from games.castellans.reading import spaces, tokens_at, vp
from games.castellans.solo_laid import HUMAN, OPPONENT
from support.clauses import clause
from support.questions import is_done, told
from tabard.core.values import BLANK
from tabard.games.castellans.action_events import PushLost, VpGained
from tabard.games.castellans.building import place_manor
from tabard.games.castellans.kinds import (
    ADVENTURER,
    EDGE_NAMES,
    GOLD,
    GUILD_NAMES,
    PROGRAMME_NAMES,
    SELL_VP,
    TOKEN_NAMES,
)
from tabard.games.castellans.rules import BONUS_SAIL, BONUS_WHARF, Plan
from tabard.games.castellans.solo_charts import push_extreme
from tabard.games.castellans.solo_turns import OpponentBonusTurn, OpponentMonumentTurn, act_at
from tabard.games.castellans.state import CastellansState

ANCHORAGE = 0


def alone(
    opponent: str = "brandt", round: int = 1, dice: str = "gold gold gold"
) -> CastellansState:
    """A solo table after the last turn: the opponent has spent these dice."""
    state = table(1, round=round, solo_opponent=opponent)
    drafted(state, OPPONENT, "")
    spent(state, OPPONENT, dice)
    return state


def in_the_city(state: CastellansState) -> int:
    """How many tokens the opponent has in the city."""
    side = state.sides[OPPONENT]
    return sum(side.tokens) + sum(side.mills)


@clause("CV-GEN-10", "CV-EXH-03")
@pytest.mark.parametrize(
    ("icon", "token"),
    [
        ("manor", "manor"),
        ("temple", "temple"),
        ("recruit", "citizen_token"),
        ("windmill", "windmill"),
        ("shipyard", "ship"),
    ],
)
def test_an_icon_is_skipped_without_a_token_for_it(icon: str, token: str) -> None:
    state = alone()
    if token == "manor":
        houses = ("merchant", "land_owner", "architect", "priest", "elder", "adventurer")
        manors(state, OPPONENT, **dict.fromkeys(houses, "nor_high"))
    elif token == "windmill":
        windmills(state, OPPONENT, nor_high_penumbra=3)
    else:
        tokens(
            state, OPPONENT, token, nor_high=state.sides[OPPONENT].supply[TOKEN_NAMES.index(token)]
        )
    before = in_the_city(state)
    act_at(state, PROGRAMME_NAMES.index(icon), ANCHORAGE)
    assert in_the_city(state) == before
    assert state.agenda == []


@clause("CV-SOLO-03")
def test_no_manor_of_the_opponent_has_a_power() -> None:
    state = alone()
    assert place_manor(state, OPPONENT, ADVENTURER, ANCHORAGE) == []
    assert len(place_manor(state, HUMAN, ADVENTURER, ANCHORAGE)) == 1


@clause("CV-SOLO-23", "CV-MILL-03")
def test_a_windmill_goes_as_far_as_the_last_road(tmp_path: Path) -> None:
    for edge in EDGE_NAMES[:5]:
        change(tmp_path, "districts", edge, "slots = 4", "slots = 0")
    state = play_by(tmp_path, alone())
    act_at(state, PROGRAMME_NAMES.index("windmill"), ANCHORAGE)
    assert tokens_at(state, OPPONENT, "windmill", "iron_pit_anchorage") == 1


@clause("CV-MON-01", "CV-GEN-10")
@pytest.mark.parametrize(
    ("kind", "opponent", "round"),
    [
        ("gate", "vire", 1),
        ("ward_tower", "dray", 1),
        ("statue", "ysenne", 1),
        ("lighthouse", "brandt", 2),
    ],
)
def test_a_monument_that_stands_is_not_raised_again(kind: str, opponent: str, round: int) -> None:
    state = alone(opponent, round)
    if kind == "lighthouse":
        manors(state, OPPONENT, lighthouse_keeper="nor_high")
    else:
        site = "nor_high_penumbra" if kind == "gate" else "nor_high"
        monument(state, OPPONENT, kind, site)
    before = state.sides[OPPONENT].monuments[:], state.sides[OPPONENT].manors[:]
    begin(state, OpponentMonumentTurn())
    assert is_done(state)
    assert (state.sides[OPPONENT].monuments, state.sides[OPPONENT].manors) == before


@clause("CV-SOLO-42", "CV-GUILD-08")
def test_a_push_that_the_opponent_loses_is_told() -> None:
    state = alone()
    guilds(state, OPPONENT, **dict.fromkeys(GUILD_NAMES, 15))
    push_extreme(state, 0b1111, 2, True)
    assert told(state, PushLost) == [PushLost(state.named(OPPONENT), BLANK, 2)]


# Crates and Sails


@clause("CV-SOLO-31")
def test_a_bonus_of_sails_shows_no_faces_of_dice() -> None:
    assert Plan([0, 1, 2], BLANK, BONUS_SAIL, sails=1).faces == []
    assert Plan([0, 1, 2], BLANK, BONUS_WHARF, SELL_VP, [GOLD]).faces == [GOLD]


@clause("CV-SOLO-34", "CV-SOLO-39")
@pytest.mark.parametrize(("dice", "points"), [("wood wood gold", [3]), ("stone stone stone", [])])
def test_vp_for_crates_are_told_if_there_are_any(dice: str, points: list[int]) -> None:
    """Brandt in round 1: purple, for Food, Wood and Gold."""
    state = begin(alone(dice=dice), OpponentBonusTurn())
    assert vp(state, OPPONENT) == sum(points)
    assert told(state, VpGained) == [VpGained(state.named(OPPONENT), one) for one in points]


@clause("CV-SOLO-34", "CV-SOLO-37")
def test_the_opponent_places_no_more_crates_than_it_has() -> None:
    state = alone(dice="wood wood gold")
    crate(state, OPPONENT, "1:1", "1:2")
    begin(state, OpponentBonusTurn())
    assert (state.sides[OPPONENT].crates, vp(state, OPPONENT)) == (0, 1)


@clause("CV-SOLO-39")
@pytest.mark.parametrize(("dice", "points"), [("wood stone stone", 4), ("wood wood stone", 8)])
def test_each_crate_earns_what_the_line_says(tmp_path: Path, dice: str, points: int) -> None:
    change(tmp_path, "wharf", "sell_vp", "vp = 1", "vp = 4")
    state = begin(play_by(tmp_path, alone(dice=dice)), OpponentBonusTurn())
    assert vp(state, OPPONENT) == points
    assert told(state, VpGained) == [VpGained(state.named(OPPONENT), points)]


@clause("CV-SOLO-38")
def test_each_crate_pushes_as_the_line_says(tmp_path: Path) -> None:
    """Ysenne in round 1: green, for Magic, Stone and Food."""
    change(tmp_path, "wharf", "sell_influence", "influence = 1", "influence = 2")
    state = play_by(tmp_path, alone("ysenne", dice="stone food gold"))
    guilds(state, OPPONENT, worker=4, soldier=4, shadow=4)
    begin(state, OpponentBonusTurn())
    assert spaces(state, OPPONENT) == [4, 4, 4, 4]
