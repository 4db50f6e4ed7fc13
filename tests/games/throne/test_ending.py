"""Clean up of a week, and the end of the match."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    bag_names,
    begin,
    bury_the_queen,
    decree,
    display,
    resolve,
    skip_chance,
    table,
    turn,
    workers,
)
from games.throne.finals import ending, lay, totals
from support.clauses import clause
from support.questions import asked, told
from tabard.core import engine
from tabard.core.values import BLANK, CHANCE
from tabard.games.throne.decrees import DrawDecree, forbids
from tabard.games.throne.events import (
    ClaimsRevealed,
    CleanedUp,
    MatchWon,
    QueenDied,
    QueenOutlived,
    WeekBegan,
)
from tabard.games.throne.rules import MOVE_CAP


@clause("TH-CLEAN-01", "TH-GEN-12")
def test_the_travelling_merchant_leaves_and_does_not_come_back() -> None:
    state = table(merchant="gem_cutter")
    begin(state)
    assert state.trader == BLANK
    waiting = engine.pending(state)[0]
    assert asked(state)[0] == CHANCE
    assert "merchant:gem_cutter" not in [option.text for option in waiting.options]


@clause("TH-CLEAN-02", "TH-DEC-07")
def test_the_decree_leaves_and_its_effect_ends() -> None:
    state = table()
    decree(state, "curfew")
    workers(state, 0, {"soldier": {"roselie": 3}})
    turn(state, 0, "III", 1)
    assert forbids(state, MOVE_CAP)
    answer(state, "end_turn")
    assert (state.decree, forbids(state, MOVE_CAP)) == (BLANK, False)


@clause("TH-CLEAN-02", "TH-DEC-03")
def test_the_queens_card_is_discarded_with_the_decree_after_it() -> None:
    state = table(week=2)
    state.decrees.put(1)
    state.decrees_left += 1
    begin(state, DrawDecree())
    answer(state, "decree:the_queen_is_dead", "decree:D11")
    assert [event.week for event in told(state, QueenDied)] == [2]
    assert (state.decree, state.is_dead) == (BLANK, True)
    assert [state.decrees.counts[number] for number in (10, 11)] == [0, 0]


@clause("TH-CLEAN-03")
def test_cards_still_lying_open_are_discarded() -> None:
    state = table()
    display(state, "spy-1 spy-2 joker-1")
    begin(state)
    assert state.display == ()
    assert bag_names(state.discard) == ["spy-1", "spy-2", "joker-1"]


@clause("TH-CLEAN-03", "TH-WF-09")
def test_space_two_leaves_nothing_for_clean_up() -> None:
    state = table()
    display(state, "spy-1 spy-2 joker-1")
    lay(state, 0, tracks={"strength": 1})
    resolve(state, "II")
    cleaned = [type(event).__name__ for event in state.told]
    assert cleaned.index("DisplayCleared") < cleaned.index("CleanedUp")
    assert cleaned.count("DisplayCleared") == 1


@clause("TH-CLEAN-04", "TH-GEN-02")
@pytest.mark.parametrize("week", [1, 2, 3, 4, 5])
def test_after_each_of_the_first_five_weeks_another_begins(week: int) -> None:
    state = begin(table(week=week))
    assert (state.week, engine.is_over(state)) == (week + 1, False)
    assert (told(state, CleanedUp), told(state, MatchWon)) == ([CleanedUp(week)], [])
    assert told(state, WeekBegan) == [WeekBegan(week + 1, 0)]


@clause("TH-CLEAN-04", "TH-GEN-02")
def test_after_week_six_the_match_is_over() -> None:
    state = begin(ending())
    assert (state.week, engine.is_over(state)) == (6, True)
    assert (told(state, CleanedUp), told(state, WeekBegan)) == ([CleanedUp(6)], [])
    assert len(told(state, MatchWon)) == 1


@clause("TH-END-01", "TH-DEC-05")
def test_a_queen_who_lives_to_the_end_dies_without_effect() -> None:
    state = lay(ending(), 0, influence=7, tracks={"wealth": 3})
    before = totals(state)
    begin(state)
    assert told(state, QueenOutlived) == [QueenOutlived()]
    assert (state.is_dead, told(state, QueenDied)) == (False, [])
    assert totals(state) == before


@clause("TH-END-01")
def test_a_queen_dies_only_once() -> None:
    state = ending()
    state.decrees.put(0)
    state.decrees_left += 1
    bury_the_queen(state)
    begin(state)
    assert told(state, QueenOutlived) == []


@clause("TH-INFO-13")
def test_at_the_end_all_claims_in_hand_are_revealed() -> None:
    state = lay(ending(), 1, claims="G40", ends="E18 E03 E19", anarchy=4)
    begin(state)
    shown = told(state, ClaimsRevealed)[1]
    assert shown == ClaimsRevealed(1, (39,), (17,), (2, 18))


def test_the_next_week_asks_for_bids() -> None:
    state = begin(table())
    skip_chance(state)
    while asked(state)[1] != "bid_space":
        answer(state, engine.pending(state)[0].options[-1].text)
        skip_chance(state)
    assert asked(state) == (0, "bid_space")
