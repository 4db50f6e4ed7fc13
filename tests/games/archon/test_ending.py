"""AR-END, AR-SCORE: the last scoring, and who wins."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    GAME,
    answer,
    begin,
    goods,
    grants,
    own_cards,
    score,
    table,
    tiles,
    warriors,
)
from games.archon.reading import vp
from support.clauses import clause
from support.questions import asked, is_done, told
from tabard.games.archon.ending import DECIDED_BY, EndScoring
from tabard.games.archon.events import (
    AttackDrawn,
    GrantScored,
    LeftoversScored,
    MatchEnded,
    RaidSuffered,
    TileScored,
)
from tabard.games.archon.kinds import AT_END
from tabard.games.archon.rounds import AdvanceToken, NextRound
from tabard.games.archon.state import ArchonState

START = 4
"""VP of each player at the beginning."""


def ended(state: ArchonState) -> ArchonState:
    """The last scoring of a table laid for round 9."""
    begin(state, EndScoring())
    assert is_done(state)
    return state


def verdict(state: ArchonState) -> tuple[list[int], str]:
    """Who won, and by what, as it was told."""
    [event] = told(state, MatchEnded)
    assert isinstance(event, MatchEnded)
    return list(event.winners), DECIDED_BY[event.decided_by]


# When


@clause("AR-END-01", "AR-END-02", "AR-END-03")
def test_after_round_9_come_attack_grant_tiles_leftovers_and_the_end() -> None:
    state = table(2, round=9)
    grants(state, "grant_1", "grant_2", "grant_3")
    tiles(state, 0, "great_library")
    own_cards(state, 0, "science", 1)
    goods(state, 1, stone=9)
    begin(state, AdvanceToken())
    answer(state, "attack:hill_clans")
    assert is_done(state)
    assert (state.round, state.phase) == (9, AT_END)
    kinds = [type(event) for event in state.told]
    assert kinds == [
        AttackDrawn,
        *[RaidSuffered] * 2,
        *[GrantScored] * 3,
        TileScored,
        LeftoversScored,
        MatchEnded,
    ]
    assert [vp(state, seat) for seat in range(2)] == [START - 3 + 9 + 2, START + 2]


@clause("AR-END-01")
@pytest.mark.parametrize("round", range(1, 9))
def test_after_an_earlier_round_the_game_goes_on(round: int) -> None:
    state = begin(table(3, round=round), NextRound())
    assert (state.round, asked(state)) == (round + 1, (0, "turn"))
    assert told(state, MatchEnded) == []


@clause("AR-END-01")
def test_after_the_last_scoring_nobody_is_asked() -> None:
    state = begin(table(3, round=9), NextRound())
    assert is_done(state)
    assert len(told(state, MatchEnded)) == 1


# Tiles


@clause("AR-END-02")
def test_tiles_count_what_the_last_grant_has_left_alone() -> None:
    """Everything owned counts, also that of others by their tiles."""
    state = table(3, round=9)
    tiles(state, 0, "great_library", "citadel")
    tiles(state, 1, "royal_gardens", "mint", "cathedral")
    own_cards(state, 0, "science", 3)
    own_cards(state, 1, "arts", 1)
    own_cards(state, 2, "science", 5)
    warriors(state, 0, 5, 6)
    ended(state)
    assert [vp(state, seat) - START for seat in range(3)] == [2 * 3 + 2 * 2, 2 * 2 + 2 * 1, 0]


@clause("AR-END-02")
def test_the_magisters_house_counts_magisters_wherever_they_lie() -> None:
    """A Scribe and a Merchant in reserve, a Cleric in hand, a Merchant played."""
    state = table(2, round=9)
    house = state.houses[0]
    house.hand, house.reserve, house.played = [1, 0, 1, 0, 0], [3, 0, 0, 1, 1], [2, 0, 0, 0, 1]
    tiles(state, 0, "magisters_house")
    ended(state)
    assert vp(state, 0) == START + 4


# Leftovers


@clause("AR-END-03")
@pytest.mark.parametrize(
    ("left", "found"),
    [
        ({}, 0),
        ({"gold": 2}, 0),
        ({"gold": 3}, 1),
        ({"gold": 1, "iron": 1, "recruit": 1}, 1),
        ({"stone": 1, "papyrus": 1, "silver": 1}, 1),
        ({"recruit": 5}, 1),
        ({"gold": 2, "stone": 2, "recruit": 2}, 2),
        ({"gold": 20, "silver": 3, "recruit": 3}, 8),
    ],
)
def test_three_goods_of_any_kind_give_1_vp(left: dict[str, int], found: int) -> None:
    state = table(3, round=9)
    goods(state, 1, **left)
    ended(state)
    assert [vp(state, seat) - START for seat in range(3)] == [0, found, 0]
    assert told(state, LeftoversScored) == ([LeftoversScored(1, found)] if found else [])


@clause("AR-END-03")
def test_by_option_leftovers_give_nothing() -> None:
    """AR-R19."""
    state = table(3, round=9, leftover_scoring="false")
    goods(state, 1, gold=9, stone=9)
    ended(state)
    assert vp(state, 1) == START
    assert told(state, LeftoversScored) == []


# Who wins


@clause("AR-END-04")
def test_the_most_vp_win_whatever_else_there_is() -> None:
    state = table(4, round=9)
    for seat, points in enumerate((20, 31, 30, 20)):
        score(state, seat, points)
    goods(state, 2, gold=2)
    ended(state)
    assert GAME.places(state) == [3, 1, 2, 3]
    assert verdict(state) == ([1], "score")


@clause("AR-END-04", "AR-END-03")
def test_leftovers_can_make_the_winner() -> None:
    state = table(2, round=9)
    score(state, 0, 20)
    score(state, 1, 20)
    goods(state, 1, stone=3)
    goods(state, 0, gold=2)
    ended(state)
    assert verdict(state) == ([1], "score")


@clause("AR-END-05")
@pytest.mark.parametrize(
    ("first", "second", "winners", "reason"),
    [
        ({"gold": 2}, {"gold": 1, "stone": 1}, [0], "gold"),
        ({"gold": 1}, {"recruit": 2}, [0], "gold"),
        ({"stone": 1}, {"recruit": 2}, [1], "goods"),
        ({"recruit": 1}, {"silver": 1, "iron": 1}, [1], "goods"),
        ({"gold": 1, "stone": 1}, {"gold": 1}, [0], "goods"),
        ({"stone": 1, "recruit": 1}, {"iron": 2}, [0, 1], "shared"),
        ({"gold": 1, "stone": 1}, {"gold": 1, "recruit": 1}, [0, 1], "shared"),
        ({}, {}, [0, 1], "shared"),
    ],
)
def test_a_tie_is_broken_by_gold_then_by_resources_and_recruits(
    first: dict[str, int], second: dict[str, int], winners: list[int], reason: str
) -> None:
    """Two goods give no VP, so that the scores stay equal."""
    state = table(3, round=9)
    for seat, left in enumerate((first, second)):
        score(state, seat, 20)
        goods(state, seat, **left)
    ended(state)
    assert [vp(state, seat) for seat in range(3)] == [20, 20, START]
    assert verdict(state) == (winners, reason)
    places = [1 if seat in winners else 2 for seat in range(2)]
    assert GAME.places(state) == [*places, 3]


@clause("AR-END-05")
def test_by_option_a_tie_is_shared_at_once() -> None:
    """AR-R20."""
    state = table(3, round=9, final_tie="shared")
    for seat in range(2):
        score(state, seat, 20)
    goods(state, 0, gold=2)
    ended(state)
    assert verdict(state) == ([0, 1], "shared")
    assert GAME.places(state) == [1, 1, 3]


@clause("AR-END-05")
@pytest.mark.parametrize(("rule", "places"), [("shared", [3, 1, 1, 3]), ("", [4, 2, 1, 3])])
def test_places_behind_the_winner_are_decided_alike(rule: str, places: list[int]) -> None:
    state = table(4, round=9, **({"final_tie": rule} if rule else {}))
    for seat, points in enumerate((10, 20, 20, 10)):
        score(state, seat, points)
    goods(state, 2, gold=1)
    goods(state, 3, iron=1)
    ended(state)
    assert GAME.places(state) == places


# The score


@clause("AR-SCORE-01")
@pytest.mark.parametrize("points", [59, 60, 61, 119, 120, 121, 250])
def test_the_score_is_a_number_without_an_upper_limit(points: int) -> None:
    state = table(2, round=9)
    score(state, 0, points - 1)
    goods(state, 0, gold=3)
    ended(state)
    assert GAME.scores(state) == [points, START]
    assert verdict(state) == ([0], "score")
