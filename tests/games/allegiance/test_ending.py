"""End of the game: when it comes, and what is turned over."""

from __future__ import annotations

from games.allegiance.builders import answer, rows, seen_card, table, told, view
from support.clauses import clause
from tabard.core import engine
from tabard.core.values import SPECTATOR
from tabard.games.allegiance.events import (
    AllegianceFound,
    HandRevealed,
    InfluenceCounted,
    MatchWon,
    PileRevealed,
)
from tabard.games.allegiance.kinds import BISHOP, GUILD, MONK, NOBLE, SPY, TEMPLE, THIEF
from tabard.games.allegiance.scoring import ALL_TEMPLE
from tabard.games.allegiance.state import AllegianceState


def last_turn() -> AllegianceState:
    """The last turn of the last round, with something hidden everywhere."""
    return table(
        ["spy monk", "bishop", "monk"],
        ["thief?1", "noble?2"],
        turn=2,
        first=0,
        deck="",
        temple="monk thief",
        guild="spy",
    )


@clause("AL-END-01")
def test_the_match_ends_after_the_last_turn_of_the_last_round() -> None:
    state = table(turn=0, first=0, deck="")
    for _ in range(3):
        assert not engine.is_over(state)
        answer(state, "end_turn")
    assert engine.is_over(state)
    assert engine.pending(state) == []


@clause("AL-END-01")
def test_the_match_does_not_end_while_the_deck_holds_cards() -> None:
    state = table(turn=2, first=0, deck="monk*9")
    answer(state, "end_turn")
    assert not engine.is_over(state)
    assert not [event for event in told(state) if isinstance(event, MatchWon)]


@clause("AL-END-02")
def test_organisations_hands_and_face_down_cards_are_told_to_all() -> None:
    state = last_turn()
    answer(state, "end_turn")
    for seat in (0, 1, 2, SPECTATOR):
        heard = told(state, seat)
        assert PileRevealed(TEMPLE, (THIEF, MONK)) in heard
        assert PileRevealed(GUILD, (SPY,)) in heard
        assert HandRevealed(0, (SPY, MONK), (THIEF,)) in heard
        assert HandRevealed(1, (BISHOP,), (NOBLE,)) in heard


@clause("AL-END-02", "AL-SCORE-04", "AL-SCORE-06")
def test_the_end_is_told_from_the_piles_to_the_winners() -> None:
    state = table(
        ["spy monk", "bishop", "monk"],
        ["thief?1 spy", "noble?2"],
        turn=2,
        deck="",
        temple="monk*2 thief",
        guild="spy",
        first=0,
    )
    answer(state, "end_turn")
    assert told(state)[2:] == [
        PileRevealed(TEMPLE, (THIEF, MONK, MONK)),
        PileRevealed(GUILD, (SPY,)),
        HandRevealed(0, (SPY, MONK), (THIEF,)),
        HandRevealed(1, (BISHOP,), (NOBLE,)),
        HandRevealed(2, (MONK,), ()),
        InfluenceCounted(2, 1, TEMPLE),
        AllegianceFound(0, 1, 3, GUILD),
        AllegianceFound(1, 1, 0, TEMPLE),
        AllegianceFound(2, 1, 0, TEMPLE),
        MatchWon((1, 2), ALL_TEMPLE),
    ]


@clause("AL-END-02")
def test_organisations_hands_and_face_down_cards_are_open_to_all() -> None:
    state = last_turn()
    answer(state, "end_turn")
    for seat in (0, 1, 2, SPECTATOR):
        seen = view(state, seat)
        assert [row["hand"] for row in rows(seen, "players")][:2] == [
            {"spy": 1, "monk": 1},
            {"bishop": 1},
        ]
        assert seen["organisations"] == {
            "temple": {"count": 2, "lost": 0, "cards": ["thief", "monk"]},
            "guild": {"count": 1, "lost": 0, "cards": ["spy"]},
        }
        assert seen_card(state, seat, 1)["kind"] == "noble"


@clause("AL-END-02")
def test_nothing_is_revealed_before_the_last_turn_is_over() -> None:
    state = last_turn()
    assert seen_card(state, 0, 0)["kind"] is None
    assert [row["hand"] for row in rows(view(state, SPECTATOR), "players")] == [None] * 3
    assert told(state) == []
