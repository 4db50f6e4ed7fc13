"""The worked examples of the rulebook, CV-G17 to CV-G25: scoring and solo; and what follows.

Beth is red, Michael white, Ryan yellow and Harris purple; they sit in seats 0 to 3.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    begin,
    citizens,
    crate,
    draft,
    drafted,
    goods,
    guilds,
    keeps,
    lay_line,
    manors,
    monument,
    score,
    spent,
    table,
    tokens,
    turn,
    wharf,
    windmills,
)
from games.castellans.reading import goods_of, shown, spaces, tokens_at, vp
from games.castellans.solo_laid import HUMAN, OPPONENT, on_tracks
from support.clauses import clause
from support.questions import barred, is_done, offers, options, refuses
from tabard.games.castellans.ending import all_places
from tabard.games.castellans.harvest import OfferWindmill
from tabard.games.castellans.kinds import (
    COLUMNS,
    DISTRICT_NAMES,
    EDGE_NAMES,
    GATE,
    GUILD_NAMES,
)
from tabard.games.castellans.scoring import FinalScoring, ScoringPhase, monument_vp
from tabard.games.castellans.solo_turns import OpponentBonusTurn, OpponentMonumentTurn
from tabard.games.castellans.state import CastellansState, stars_of
from tabard.parts.ranking import shares

BETH, MICHAEL, RYAN, HARRIS = 0, 1, 2, 3


def first_round(michael_in_nor_high: str) -> CastellansState:
    """The board of the scoring example, scored; what Michael has in Nor High is told twice."""
    state = table(4)
    tokens(state, HARRIS, "temple", anchorage=1, penumbra=1)
    tokens(state, HARRIS, "ship", anchorage=1)
    manors(state, HARRIS, banker="penumbra")
    monument(state, HARRIS, "statue", "penumbra")
    manors(state, BETH, elder="anchorage")
    tokens(state, BETH, "temple", bazani_gate=1)
    windmills(state, BETH, bazani_gate_nor_high=1)
    tokens(state, BETH, "citizen_token", nor_high=1)
    monument(state, BETH, "gate", "nor_high_penumbra")
    tokens(state, MICHAEL, "ship", anchorage=1)
    manors(state, MICHAEL, elder="bazani_gate", priest="bazani_gate")
    monument(state, MICHAEL, "ward_tower", "bazani_gate")
    tokens(state, MICHAEL, michael_in_nor_high, nor_high=1)
    tokens(state, MICHAEL, "citizen_token", penumbra=1)
    manors(state, RYAN, lighthouse_keeper="anchorage", elder="bazani_gate", priest="nor_high")
    monument(state, RYAN, "gate", "penumbra_luna_grove")
    keeps(state, luna_grove=1, iron_pit=1)
    crate(state, HARRIS, "0:0", "0:1", "0:2")
    crate(state, MICHAEL, "1:0", "1:1")
    crate(state, RYAN, "2:0", "2:1")
    begin(state, ScoringPhase())
    return state


def sheet(state: CastellansState, section: str) -> dict[str, list[int]]:
    """A section of round 1: its lines, each with the VP of all four."""
    found: dict[str, list[int]] = {}
    players: Any = GAME.score_sheet(state)["players"]
    for player in players:
        for line in player["rounds"][0][section]:
            found.setdefault(line["line"], []).append(line["value"])
    return found


def sums(lines: dict[str, list[int]]) -> list[int]:
    """What each has in a section."""
    return [sum(values) for values in zip(*lines.values(), strict=True)]


@clause("CV-SCORE-01", "CV-SCORE-02", "CV-SCORE-03", "CV-SCORE-05", "CV-SCORE-07", "CV-SCORE-08")
def test_g17_control_in_round_1() -> None:
    control = sheet(first_round("temple"), "control")
    assert control == {
        "anchorage": [2, 2, 2, 6],
        "bazani_gate": [4, 6, 2, 0],
        "nor_high": [6, 3, 3, 0],
    }
    assert sums(control) == [12, 11, 7, 6]


@clause("CV-SMON-01", "CV-SMON-02", "CV-SMON-03", "CV-SMON-04", "CV-SWHARF-01", "CV-SWHARF-03")
def test_g17_monuments_and_wharf_in_round_1() -> None:
    """All printed totals hold if Michael's token in Nor High is no Citizen (CV-R36)."""
    state = first_round("temple")
    assert sums(sheet(state, "monuments")) == [2, 3, 5, 1]
    assert sheet(state, "others")["wharf"] == [0, 1, 1, 3]
    assert [vp(state, seat) for seat in range(4)] == [14, 15, 13, 10]


@clause("CV-SMON-01")
def test_g18_with_the_tokens_of_the_text_beths_gate_pays_3() -> None:
    state = first_round("citizen_token")
    assert sums(sheet(state, "control")) == [12, 11, 7, 6]
    assert sums(sheet(state, "monuments")) == [3, 3, 5, 1]
    assert sheet(state, "others")["wharf"] == [0, 1, 1, 3]
    assert [vp(state, seat) for seat in range(4)] == [15, 15, 13, 10]


@clause("CV-SCORE-06", "CV-SCORE-09", "CV-SCORE-10", "CV-SWHARF-03")
@pytest.mark.parametrize(
    ("places", "values", "found"),
    [
        ([6, 4, 2], [5, 5, 1], [5, 5, 2]),
        ([6, 4, 2], [3, 3, 3], [4, 4, 4]),
        ([6, 4, 2], [4, 2, 2, 2, 2], [6, 1, 1, 1, 1]),
        ([3, 2, 1], [3, 2, 2, 0], [3, 1, 1, 0]),
        ([6, 4, 2], [4, 3, 3], [6, 3, 3]),
        ([6, 4, 2], [4, 2, 2, 2], [6, 2, 2, 2]),
        ([6, 4, 2], [4, 3, 2, 2], [6, 4, 1, 1]),
        ([6, 4, 2], [1, 1, 1, 1, 1], [2, 2, 2, 2, 2]),
    ],
)
def test_g19_tied_places_are_split(places: list[int], values: list[int], found: list[int]) -> None:
    assert shares(values, places) == found


@clause("CV-SCORE-09", "CV-SCORE-10")
@pytest.mark.parametrize(
    ("ships", "found"), [((3, 3, 1), [5, 5, 2]), ((2, 2, 2), [4, 4, 4]), ((3, 2, 2), [6, 3, 3])]
)
def test_g19_so_it_is_in_a_district(ships: tuple[int, int, int], found: list[int]) -> None:
    state = table(3)
    keeps(state, iron_pit=3)
    for seat, count in enumerate(ships):
        tokens(state, seat, "ship", nor_high=count)
    begin(state, ScoringPhase())
    assert [vp(state, seat) for seat in range(3)] == found


@clause("CV-FINAL-01", "CV-FINAL-02", "CV-END-02")
def test_g20_final_guild_scoring() -> None:
    state = table(4, round=5)
    guilds(state, BETH, worker=6, soldier=15, shadow=11, holy=10)
    guilds(state, MICHAEL, worker=8, soldier=13, shadow=9, holy=3)
    guilds(state, RYAN, worker=10, soldier=14, shadow=4, holy=12)
    guilds(state, HARRIS, worker=8, soldier=5, shadow=14, holy=13)
    begin(state, FinalScoring())
    assert [vp(state, seat) for seat in range(4)] == [12, 7, 14, 15]
    assert [stars_of(state, seat) for seat in range(4)] == [1, 1, 1, 2]
    score(state, MICHAEL, 15 - 7)
    assert all_places(state) == [4, 2, 3, 1]


@clause("CV-SOLO-14", "CV-SOLO-41")
def test_g21_three_guilds_tied_for_least_influence() -> None:
    state = table(1, phase="draft", solo_opponent="ysenne")
    on_tracks(state, [1, 1, 1, 2])
    draft(state, OPPONENT, "influence gold gold gold")
    answer(state, "decision:4")
    assert spaces(state, OPPONENT) == [1, 2, 1, 2]


@clause("CV-SOLO-25", "CV-SMON-01")
def test_g22_where_the_opponent_puts_its_gate() -> None:
    state = table(1, solo_opponent="vire")
    tokens(state, HUMAN, "citizen_token", bazani_gate=1, nor_high=1, penumbra=2)
    on_tracks(state, [0, 1, 2, 3])
    values = {name: monument_vp(state, GATE, edge) for edge, name in enumerate(EDGE_NAMES)}
    assert values == {
        "anchorage_bazani_gate": 1,
        "bazani_gate_nor_high": 2,
        "nor_high_penumbra": 3,
        "penumbra_luna_grove": 2,
        "luna_grove_iron_pit": 0,
        "iron_pit_anchorage": 0,
    }
    begin(state, OpponentMonumentTurn())
    assert is_done(state)
    assert shown(state, "edges", 2, "gate") == OPPONENT


@clause("CV-SOLO-32", "CV-SOLO-33")
def test_g23_two_bonus_sails_in_round_3() -> None:
    state = table(1, round=3, solo_opponent="brandt")
    tokens(state, OPPONENT, "ship", luna_grove=1, iron_pit=1)
    begin(state, OpponentBonusTurn())
    answer(state, "decision:3", "decision:5")
    assert is_done(state)
    found = [tokens_at(state, OPPONENT, "ship", place) for place in DISTRICT_NAMES]
    assert found == [0, 0, 1, 1, 0, 0]
    assert spaces(state, OPPONENT) == [0, 0, 0, 0]


@clause("CV-SOLO-34", "CV-SOLO-35", "CV-SOLO-36", "CV-SOLO-38")
def test_g24_bonus_wharf_on_the_influence_line() -> None:
    """Brandt in round 4: green, for Food, Stone and Influence."""
    state = table(1, round=4, solo_opponent="brandt")
    drafted(state, OPPONENT, "")
    spent(state, OPPONENT, "food food wood")
    wharf(state, "W01", "sell_vp-buy-sell_influence")
    on_tracks(state, [0, 1, 0, 1])
    begin(state, OpponentBonusTurn())
    placed = [divmod(icon, COLUMNS) for icon, side in enumerate(state.crates) if side == OPPONENT]
    assert placed == [(2, 2), (2, 3)]
    answer(state, "decision:3")
    assert is_done(state)
    assert (spaces(state, OPPONENT), state.sides[OPPONENT].crates) == ([2, 1, 0, 1], 1)


@clause("CV-SOLO-45", "CV-SOLO-46", "CV-FINAL-02")
def test_g25_final_guild_scoring_in_solo() -> None:
    state = table(1, round=5)
    guilds(state, HUMAN, worker=12, soldier=9, shadow=8, holy=10)
    on_tracks(state, [10, 13, 14, 15])
    begin(state, FinalScoring())
    assert (vp(state, HUMAN), vp(state, OPPONENT)) == (18, 22)
    assert (stars_of(state, HUMAN), stars_of(state, OPPONENT)) == (0, 3)
    score(state, HUMAN, 22 - 18)
    assert all_places(state) == [2, 1]


@clause("CV-CIT-15", "CV-CITG-01")
def test_a_captain_recruited_without_gold_pays_2() -> None:
    state = table(2)
    lay_line(state, "pink", "captain monk thief miner")
    goods(state, BETH, food=1)
    turn(state, BETH)
    answer(state, "do:recruit", "card:pink:0")
    answer(state, options(state)[0])
    answer(state, "at:nor_high", "guild:holy")
    assert is_done(state)
    assert goods_of(state, BETH) == {"gold": 2}


@clause("CV-POW-03", "CV-POW-10")
@pytest.mark.parametrize(("more", "found"), [("worker", [2, 1, 0, 0]), ("soldier", [1, 2, 0, 0])])
def test_an_architect_in_bazani_gate_makes_three_pushes(more: str, found: list[int]) -> None:
    state = table(2)
    goods(state, BETH, wood=3)
    turn(state, BETH)
    answer(state, "do:manor", "at:bazani_gate", "manor:architect")
    assert offers(state, "guild") == ["worker", "soldier"]
    answer(state, f"guild:{more}")
    assert is_done(state)
    assert spaces(state, BETH) == found


@clause("CV-CIT-27", "CV-DRAFT-10")
def test_an_artificer_may_spend_the_gold_just_drafted() -> None:
    state = table(2, phase="draft")
    citizens(state, BETH, "artificer")
    draft(state, BETH, "gold gold gold gold")
    assert options(state) == ["conv:artificer", "end"]
    answer(state, "conv:artificer")
    assert (goods_of(state, BETH), vp(state, BETH)) == ({"gold": 1}, 1)
    assert is_done(state)


@clause("CV-CIT-21", "CV-CIT-25", "CV-DRAFT-10")
def test_an_engineer_may_spend_what_the_miner_brought() -> None:
    state = table(2, phase="draft")
    citizens(state, BETH, "engineer miner")
    draft(state, BETH, "stone stone stone stone")
    answer(state, "res:magic")
    assert options(state) == ["conv:engineer", "end"]
    answer(state, "conv:engineer", "pay:magic")
    assert (goods_of(state, BETH), vp(state, BETH)) == ({"stone": 1}, 2)
    assert is_done(state)


@clause("CV-POW-08", "CV-CIT-16", "CV-RES-04")
def test_a_banker_lets_the_constable_pay_beyond_6_at_once() -> None:
    state = table(2)
    citizens(state, BETH, "constable")
    goods(state, BETH, gold=6, wood=3)
    turn(state, BETH)
    answer(state, "do:manor", "at:iron_pit", "manor:banker")
    assert goods_of(state, BETH) == {"gold": 8}
    assert state.sides[BETH].crates == 3


@clause("CV-MILL-03")
@pytest.mark.parametrize(("mills", "is_open"), [(3, True), (4, False)])
def test_a_road_takes_a_fourth_windmill_and_no_fifth(mills: int, is_open: bool) -> None:
    state = table(3)
    windmills(state, MICHAEL, nor_high_penumbra=2)
    windmills(state, RYAN, nor_high_penumbra=mills - 2)
    goods(state, BETH, food=2, gold=6)
    begin(state, OfferWindmill(BETH))
    answer(state, "sub:windmill")
    assert refuses(state, "edge:nor_high_penumbra") is not is_open


@clause("CV-MANOR-06")
def test_a_district_takes_no_second_lighthouse() -> None:
    state = table(2)
    manors(state, MICHAEL, lighthouse_keeper="nor_high")
    goods(state, BETH, wood=3, gold=1)
    turn(state, BETH)
    answer(state, "do:manor", "at:nor_high")
    assert refuses(state, "manor:lighthouse_keeper")
    assert len(offers(state, "manor")) == 7


@clause("CV-MANOR-06")
def test_the_last_lighthouse_may_not_go_where_one_stands() -> None:
    """Gold would do for Penumbra, but not for the seven Manors in Iron Pit."""
    state = table(2)
    houses = ["merchant", "land_owner", "architect", "priest", "elder", "adventurer", "banker"]
    manors(state, BETH, **dict.fromkeys(houses, "iron_pit"))
    manors(state, MICHAEL, lighthouse_keeper="penumbra")
    goods(state, BETH, wood=3, gold=6)
    turn(state, BETH)
    answer(state, "do:manor")
    assert barred(state) == {"at:penumbra": "CV-MANOR-06", "at:iron_pit": "CV-MANOR-04"}


@clause("CV-FINAL-03")
def test_a_token_on_its_start_scores_nothing_in_the_end() -> None:
    """Third place is free on every track, and nobody takes it."""
    state = table(3, round=5)
    guilds(state, BETH, **dict.fromkeys(GUILD_NAMES, 2))
    guilds(state, MICHAEL, **dict.fromkeys(GUILD_NAMES, 1))
    begin(state, FinalScoring())
    assert [vp(state, seat) for seat in range(3)] == [24, 16, 0]


@clause("CV-SCORE-04", "CV-SCORE-08")
def test_behind_three_keeps_one_token_takes_second_place() -> None:
    state = table(3)
    keeps(state, anchorage=3)
    tokens(state, BETH, "temple", anchorage=1)
    begin(state, ScoringPhase())
    assert [vp(state, seat) for seat in range(3)] == [4, 0, 0]
