"""What is told of setup, pushes, buildings and scoring: the log says just what happened."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    begin,
    crate,
    deck,
    draft,
    drafted,
    goods,
    guilds,
    lay_line,
    manors,
    monument,
    table,
    tokens,
    turn,
)
from games.castellans.numbers_laid import change, play_by
from games.castellans.reading import goods_of, spaces, vp
from games.castellans.solo_laid import OPPONENT
from games.castellans.wharf_laid import at_wharf, trader
from support.clauses import clause
from support.questions import is_done, options, told
from tabard.core import engine
from tabard.core.values import BLANK
from tabard.games.castellans.action_events import (
    CratePlaced,
    DecisionRolled,
    DividerCrossed,
    GateBuilt,
    MonumentBuilt,
    Paid,
    PushLost,
    VpGained,
)
from tabard.games.castellans.events import (
    BackShown,
    DeckShuffled,
    FirstPlayerChosen,
    MatchBegan,
    MonumentScored,
    OpponentChosen,
    WharfScored,
    WharfTurned,
)
from tabard.games.castellans.game import names_of
from tabard.games.castellans.goods import pay
from tabard.games.castellans.guilds import Push, Pushes
from tabard.games.castellans.kinds import (
    DISTRICT_NAMES,
    EDGE_NAMES,
    FOOD,
    GATE,
    GUILD_NAMES,
    LIGHTHOUSE,
    OPPONENT_NAMES,
    SELL_INFLUENCE,
    SELL_VP,
    STATUE,
    WARD_TOWER,
    WOOD,
)
from tabard.games.castellans.recruiting import FillLine
from tabard.games.castellans.resetting import RollKeep
from tabard.games.castellans.scoring import ScoringPhase
from tabard.games.castellans.state import CastellansState

SOLDIER, HOLY = GUILD_NAMES.index("soldier"), GUILD_NAMES.index("holy")
BRANDT = 5
"""How events name the first of the opponents: after five seats."""

# Setup


@clause("CV-SETUP-07")
def test_a_match_is_told_from_its_beginning() -> None:
    state = GAME.new_state(3, {"first_player": "seat_0"})
    state.is_telling = True
    engine.settle(state)
    while not told(state, FirstPlayerChosen):
        answer(state, options(state)[0])
    assert state.told[0] == MatchBegan(3)
    assert told(state, FirstPlayerChosen) == [FirstPlayerChosen(0)]


@clause("CV-SOLO-05")
def test_the_opponent_is_told() -> None:
    state = GAME.new_state(1, {"solo_opponent": "oake"})
    state.is_telling = True
    engine.settle(state)
    assert told(state, OpponentChosen) == [OpponentChosen(1)]


@clause("CV-SOLO-05")
def test_seats_are_told_by_number_and_opponents_by_name() -> None:
    names = names_of(GAME.catalog)
    assert names["seat"] == names["winners"] == [0, 1, 2, 3, 4, *OPPONENT_NAMES]


@clause("CV-RESET-07")
@pytest.mark.parametrize("pips", [1, 6])
def test_the_decision_die_is_told_by_its_pips(pips: int) -> None:
    state = table(phase="reset")
    state.round = 2  # the Keep of round 2 is still to come
    state.schedule(RollKeep())
    answer(state, f"decision:{pips}")
    assert told(state, DecisionRolled) == [DecisionRolled(pips)]


@clause("CV-SETUP-02")
def test_the_first_wharf_card_and_the_back_of_the_next_are_told() -> None:
    state = GAME.new_state(3, {})
    state.is_telling = True
    engine.settle(state)
    answer(state, "wharf:W03", "back:buy-sell_vp-sell_influence")
    assert told(state, WharfTurned) == [WharfTurned(state.wharf)]
    assert told(state, BackShown) == [BackShown(0)]


@clause("CV-WHARF-06", "CV-WHARF-10")
def test_a_crate_is_told_with_its_icon() -> None:
    state = at_wharf(trader(food=1))
    answer(state, "crate:0:2")
    assert told(state, CratePlaced) == [CratePlaced(0, 0, 2, SELL_VP, FOOD)]
    other = at_wharf(trader(wood=1))
    answer(other, "crate:2:3")
    assert told(other, CratePlaced) == [CratePlaced(0, 2, 3, SELL_INFLUENCE, WOOD)]


# Pushes


@clause("CV-GUILD-08")
@pytest.mark.parametrize(("start", "count", "lost"), [(15, 1, 1), (14, 2, 1), (14, 4, 3)])
def test_as_many_pushes_are_told_as_lost(start: int, count: int, lost: int) -> None:
    state = table()
    guilds(state, 0, soldier=start)
    begin(state, Push(0, SOLDIER, count))
    assert told(state, PushLost) == [PushLost(0, SOLDIER, lost)]


@clause("CV-GUILD-10", "CV-GEN-10")
@pytest.mark.parametrize("start", [0, 15])
def test_no_push_is_neither_asked_for_nor_lost(tmp_path: Path, start: int) -> None:
    change(tmp_path, "actions", "harvest", "influence = 1", "influence = 0")
    state = play_by(tmp_path, table())
    drafted(state, 0, "wood wood wood")
    guilds(state, 0, **dict.fromkeys(GUILD_NAMES, start))
    turn(state)
    answer(state, "do:harvest")
    assert is_done(state)
    assert (spaces(state, 0), told(state, PushLost)) == ([start] * 4, [])


@clause("CV-GUILD-10")
def test_after_the_last_push_none_is_waiting() -> None:
    state = table(phase="draft")
    guilds(state, 0, worker=2)
    draft(state, 0, "influence gold wood stone")
    answer(state, "draft:influence", "guild:worker")
    assert options(state)[0] == "res:wood"
    assert not any(isinstance(step, Pushes) for step in state.agenda)


@clause("CV-GUILD-03", "CV-RES-08")
@pytest.mark.parametrize(("guild", "vp_gained"), [("soldier", [2]), ("shadow", []), ("worker", [])])
def test_vp_of_a_divider_are_told_and_only_they(guild: str, vp_gained: list[int]) -> None:
    state = table()
    guilds(state, 0, **{guild: 2})
    number = GUILD_NAMES.index(guild)
    begin(state, Push(0, number, 1))
    assert told(state, DividerCrossed) == [DividerCrossed(0, number, 2)]
    assert told(state, VpGained) == [VpGained(0, points) for points in vp_gained]


@clause("CV-SOLO-16")
@pytest.mark.parametrize(("guild", "points"), [("soldier", 2), ("shadow", 0), ("worker", 0)])
def test_only_dividers_that_pay_the_opponent_are_told(guild: str, points: int) -> None:
    state = table(1, solo_opponent="brandt")
    number = GUILD_NAMES.index(guild)
    guilds(state, OPPONENT, **{guild: 2})
    begin(state, Push(OPPONENT, number, 1))
    expected = [DividerCrossed(BRANDT, number, 2), VpGained(BRANDT, points)]
    assert [*told(state, DividerCrossed), *told(state, VpGained)] == (expected if points else [])


@clause("CV-SOLO-16", "CV-SOLO-02")
@pytest.mark.parametrize(("side", "gained"), [(0, {"gold": 2}), (OPPONENT, {})])
def test_of_a_divider_that_pays_both_the_opponent_takes_the_vp(
    tmp_path: Path, side: int, gained: dict[str, int]
) -> None:
    change(
        tmp_path,
        "guilds",
        "holy",
        "after = 5, gain = { vp = 2",
        "after = 5, gain = { gold = 2, vp = 1",
    )
    state = play_by(tmp_path, table(1, solo_opponent="brandt"))
    guilds(state, side, holy=5)
    begin(state, Push(side, HOLY, 1))
    assert (vp(state, side), goods_of(state, side)) == (1, gained)
    assert told(state, VpGained) == [VpGained(state.named(side), 1)]


# Buildings and payments


@clause("CV-GATE-01", "CV-TOWER-01", "CV-STATUE-01")
@pytest.mark.parametrize(
    ("text", "site", "event"),
    [
        ("do:gate", "edge:luna_grove_iron_pit", GateBuilt(0, 4)),
        ("do:ward_tower", "at:luna_grove", MonumentBuilt(0, WARD_TOWER, 4)),
        ("do:statue", "at:luna_grove", MonumentBuilt(0, STATUE, 4)),
    ],
)
def test_a_monument_is_told_with_its_site(
    text: str, site: str, event: GateBuilt | MonumentBuilt
) -> None:
    state = table()
    manors(state, 0, banker="anchorage")
    goods(state, 0, gold=8)
    turn(state)
    answer(state, text, site)
    assert [*told(state, GateBuilt), *told(state, MonumentBuilt)] == [event]


@clause("CV-RES-07")
@pytest.mark.parametrize(
    ("stock", "magic_paid", "gold"),
    [({"wood": 1}, 0, 0), ({"wood": 1, "magic": 1}, 2, 0), ({"wood": 2, "gold": 1}, 0, 2)],
)
def test_a_cost_is_paid_in_full(stock: dict[str, int], magic_paid: int, gold: int) -> None:
    state = table()
    goods(state, 0, **stock)
    with pytest.raises(AssertionError, match="a cost is paid in full"):
        pay(state, 0, WOOD, 2, magic_paid, gold)
    assert told(state, Paid) == []


@clause("CV-EXH-01")
def test_a_deck_that_cannot_be_rebuilt_is_not_told_as_shuffled() -> None:
    state = table()
    lay_line(state, "pink", "thief")
    deck(state, "pink", "")
    for citizen, count in enumerate(state.discards[0].counts[:]):
        for _ in range(count):
            state.discards[0].take(citizen)
            state.sides[0].citizens = (*state.sides[0].citizens, citizen)
    begin(state, FillLine(0))
    assert is_done(state)
    assert (told(state, DeckShuffled), len(state.lines[0])) == ([], 1)


# Scoring


def scoring() -> CastellansState:
    """Seat 0 has all Monuments, and Crates lie on the Wharf."""
    state = table(3, phase="scoring")
    monument(state, 0, "gate", "luna_grove_iron_pit")
    monument(state, 0, "ward_tower", "luna_grove")
    monument(state, 0, "statue", "luna_grove")
    manors(state, 0, lighthouse_keeper="luna_grove")
    tokens(state, 1, "citizen_token", luna_grove=2, iron_pit=1)
    tokens(state, 1, "temple", luna_grove=1)
    tokens(state, 1, "ship", luna_grove=2)
    crate(state, 1, "0:1", "0:2")
    crate(state, 2, "1:1")
    return begin(state, ScoringPhase())


@clause("CV-SMON-01", "CV-SMON-02", "CV-SMON-03", "CV-SMON-04")
def test_a_monument_is_told_with_what_it_counts() -> None:
    assert told(scoring(), MonumentScored) == [
        MonumentScored(0, GATE, BLANK, EDGE_NAMES.index("luna_grove_iron_pit"), 3, 3),
        MonumentScored(0, WARD_TOWER, DISTRICT_NAMES.index("luna_grove"), BLANK, 1, 1),
        MonumentScored(0, STATUE, DISTRICT_NAMES.index("luna_grove"), BLANK, 1, 1),
        MonumentScored(0, LIGHTHOUSE, DISTRICT_NAMES.index("luna_grove"), BLANK, 2, 4),
    ]


@clause("CV-SWHARF-01")
def test_crates_are_told_as_they_lie() -> None:
    assert told(scoring(), WharfScored) == [WharfScored((0, 2, 1), (0, 3, 2), BLANK)]
