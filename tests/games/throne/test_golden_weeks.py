"""Examples that the rules text derives from its clauses: Queen, anarchy, claims, scores, cards."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    GAME,
    answer,
    bag_names,
    begin,
    bids,
    claims_of,
    deck,
    display,
    done_by,
    hand_of,
    no_discard,
    resolve,
    table,
    track,
    tracks,
    turn,
)
from games.throne.finals import anarchy_value_of, ending, lay, line, totals
from support.clauses import clause
from support.questions import asked, options
from tabard.core import engine
from tabard.core.values import BLANK, CHANCE
from tabard.games.throne.decrees import half_in_force
from tabard.games.throne.scoring import score_of
from tabard.games.throne.state import ThroneState


def weeks(*decrees: str) -> tuple[list[str], ThroneState]:
    """The halves read when decrees come in this order, week by week; then the last table."""
    state = GAME.new_state(2, {})
    engine.settle(state)
    waiting = list(decrees)
    halves: list[str] = []
    while engine.pending(state):
        is_decree = asked(state)[0] == CHANCE and options(state)[0].startswith("decree:")
        answer(state, f"decree:{waiting.pop(0)}" if is_decree else options(state)[-1])
        if is_decree and state.decree != BLANK:
            halves.append(half_in_force(state).key)
    return halves, state


@clause("TH-DEC-01", "TH-DEC-02", "TH-DEC-03", "TH-DEC-04", "TH-GEN-12")
def test_gd_10_the_queen_dies_in_week_two() -> None:
    halves, state = weeks("D10", "the_queen_is_dead", "D11", "D01", "D02", "D03", "D08")
    assert halves == [
        "guild_charter",
        "curfew",
        "deserters",
        "hunt_for_traitors",
        "highwaymen",
        "hard_times",
    ]
    assert (state.is_dead, state.decrees_left) == (True, 0)


@clause("TH-DEC-05")
def test_gd_10_the_queen_as_seventh_card() -> None:
    halves, state = weeks("D10", "D11", "D01", "D02", "D03", "D08")
    assert halves == [
        "guild_charter",
        "open_markets",
        "royal_muster",
        "whispers_at_court",
        "spring_fair",
        "grand_tournament",
    ]
    assert (state.is_dead, state.decrees_left) == (False, 1)


@clause("TH-ANAR-01", "TH-ANAR-02", "TH-ANAR-04")
def test_gd_11_anarchy_value() -> None:
    state = lay(table(), 0, workers={"spy": {"centre": 1}}, anarchy=6)
    assert anarchy_value_of(state) == 1
    turn(state, 0, "IV", 1)
    answer(state, "action:subterfuge", "territory:centre")
    assert anarchy_value_of(state) == 2
    turn(state, 0, "VII", 1)
    answer(state, "action:alms", "return")
    assert anarchy_value_of(state) == 1


@clause("TH-SCORE-04", "TH-SCORE-06", "TH-SCORE-11")
def test_gd_12_nothing_at_all() -> None:
    state = lay(ending(), 0, claims="G06 G07")
    begin(state)
    score = score_of(state, 0)
    assert score.lines == [0, 0, 0, -15, 0, -3, 0, 0]
    assert (score.town_total, score.total) == (-5, -23)


@clause("TH-TIE-02", "TH-TIE-03", "TH-TIE-04")
@pytest.mark.parametrize(
    ("claims", "town", "places"),
    [
        (("G01 G02", "G06"), (0, 12), [1, 2]),
        (("G01 G02", "G03 G04"), (0, 2), [2, 1]),
        (("G01 G02", "G03 G04"), (4, 5), [1, 1]),
    ],
    ids=["claims", "town", "shared"],
)
def test_gd_13_a_tie_at_thirty(
    claims: tuple[str, str], town: tuple[int, int], places: list[int]
) -> None:
    state = ending(2)
    for seat in range(2):
        lay(state, seat, done=claims[seat], tracks={"wealth": town[seat]}, ends="E18")
    for house, total in zip(state.houses, totals(state)):
        house.influence = 30 - total
    begin(state)
    assert totals(state) == [30, 30]
    assert GAME.places(state) == places


@clause("TH-WF-02", "TH-WF-06")
def test_gd_14_four_ranked_in_two() -> None:
    state = table(4)
    display(state, "soldier-1 spy-1 merchant-1 banker-1 scholar-1")
    bids(state, "II", (0, "1"), (1, "2 1"), (2, "2"), (3, "1 1"))
    resolve(state, "II")
    answer(state, "single:scholar-1", "card:spy-1")
    taken = []
    while asked(state)[1] == "take_group":
        taken.append(asked(state)[0])
        answer(state, options(state)[0])
    assert (taken, asked(state)[0]) == ([1, 2, 3], CHANCE)
    answer(state, "card:joker-3")
    hands = [hand_of(state, seat) for seat in range(4)]
    assert hands == [["joker-3"], ["soldier-1", "spy-1"], ["merchant-1", "banker-1"], ["scholar-1"]]
    assert bag_names(state.discard) == []


@clause("TH-CARD-02", "TH-BID-07", "TH-BID-13")
def test_gd_17_a_guild_completes_a_claim_before_the_ranking() -> None:
    state = lay(table(), 0, claims="G37", guilds="spies_guild soldiers_guild")
    bids(state, "I", (0, "star"), (1, "1"))
    resolve(state, "I")
    answer(state, "star:1")
    assert done_by(state, 0) == []
    answer(state, "guild:soldiers_guild")
    said = [type(event).__name__ for event in state.told]
    assert said.index("ClaimCompleted") < said.index("BidsRanked")
    assert done_by(state, 0) == ["G37"]


def lifted() -> ThroneState:
    """Seat 0 holds G08; by Commerce of seat 1 its Trade rises from 8 to 9 in the last week."""
    state = lay(ending(), 0, claims="G08", tracks={"trade": 8}, ends="E18")
    lay(state, 1, tracks={"trade": 2}, workers={"merchant": {"roselie": 1}, "spy": {"roselie": 1}})
    bids(state, "V", (1, "1"))
    return state


SALE = ("action:commerce", "territory:roselie", "row:sell_trade", "gain:track")


@clause("TH-CARD-03")
@pytest.mark.parametrize("trade", [9, 8])
def test_gd_18_a_claim_met_in_the_turn_of_another(trade: int) -> None:
    state = lifted()
    bids(state, "VII", (0, "1"))
    resolve(state, "V", "VII")
    answer(state, *SALE)
    assert (track(state, 0, "trade"), claims_of(state, 0)) == (9, ["G08"])
    tracks(state, 0, trade=trade)
    answer(state, "end_turn")
    assert asked(state) == (0, "turn")
    assert done_by(state, 0) == ["G08"] * (trade == 9)


@clause("TH-CARD-03", "TH-CARD-11", "TH-SCORE-04")
def test_gd_18_without_a_further_turn_it_stays_unfulfilled() -> None:
    state = lifted()
    resolve(state, "V")
    answer(state, *SALE, "end_turn")
    assert (engine.is_over(state), track(state, 0, "trade")) == (True, 9)
    assert (done_by(state, 0), line(state, 0, "unfulfilled")) == ([], -6)


@clause("TH-WF-10", "TH-RESET-04")
def test_gd_19_a_display_of_four() -> None:
    state = table()
    display(state, "soldier-1 spy-1 merchant-1 banker-1")
    deck(state, "")
    no_discard(state, 1)
    bids(state, "II", (0, "2"), (1, "1 1"), (2, "1"))
    resolve(state, "II")
    assert (asked(state)[0], options(state)) == (
        2,
        ["card:spy-1", "card:merchant-1", "card:banker-1"],
    )
    answer(state, "card:merchant-1", "group:1")
    assert asked(state) == (1, "take_group")
    answer(state, "group:0")
    assert (hand_of(state, 0), hand_of(state, 2)) == (["spy-1", "banker-1"], [])
    assert state.week == 2
