"""Workforce cards of a hand that all have seen, and how long they are known to be there."""

from __future__ import annotations

from games.throne.builders import (
    GAME,
    answer,
    begin,
    bids,
    display,
    guilds,
    hand,
    hand_of,
    resolve,
    shown,
    table,
    tracks,
)
from games.throne.looks import all_see
from support.clauses import clause
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.values import SPECTATOR
from tabard.games.throne.state import ThroneState

DREAMS = 40
OTHERS = (1, 2, SPECTATOR)


def taken(held: str) -> ThroneState:
    """Seat 0 has taken a Soldier 2 from the display beside hidden cards, and acts in space III."""
    state = table()
    hand(state, 0, held)
    display(state, "soldier-2")
    bids(state, "II", (0, "1"))
    bids(state, "III", (0, "2"))
    resolve(state, "II", "III")
    answer(state, "group:0")
    return state


def dreamt_hands(state: ThroneState) -> list[list[str]]:
    """Hands that seat 0 may have, as seat 1 knows."""
    return [hand_of(GAME.imagine(state, 1, Dice(fate)), 0) for fate in range(DREAMS)]


@clause("TH-INFO-06")
def test_of_two_equal_cards_nobody_knows_which_one_was_discarded() -> None:
    state = taken("soldier-2 banker-1")
    assert all_see(state, "players", 0, "seen_cards") == {"soldier-2": 1}
    assert all("soldier-2" in held for held in dreamt_hands(state))
    answer(state, "action:recruit", "card:soldier-2", "done")
    assert hand_of(state, 0) == ["soldier-2", "banker-1"]
    assert all_see(state, "players", 0, "seen_cards") == {}
    assert not all("soldier-2" in held for held in dreamt_hands(state))


@clause("TH-INFO-06")
def test_another_card_discarded_leaves_the_seen_one_known() -> None:
    state = taken("soldier-1 banker-1")
    answer(state, "action:recruit", "card:soldier-1", "done")
    assert all_see(state, "players", 0, "seen_cards") == {"soldier-2": 1}
    assert all("soldier-2" in held for held in dreamt_hands(state))


@clause("TH-INFO-06", "TH-INFO-11")
def test_a_card_bought_from_the_scholar_s_guild_was_seen_by_all() -> None:
    state = table()
    guilds(state, 0, "scholars_guild")
    tracks(state, 1, wealth=1)
    bids(state, "I", (0, "star"))
    resolve(state, "I")
    cards = ["card:spy-1", "card:banker-1", "card:banker-2", "card:banker-3"]
    answer(state, "star:1", "guild:scholars_guild", *cards, "card:spy-1", "card:banker-2")
    assert all_see(state, "players", 1, "seen_cards") == {"banker-2": 1}
    assert all_see(state, "players", 0, "seen_cards") == {}


@clause("TH-INFO-06", "TH-INFO-13")
def test_hands_stay_hidden_when_claims_are_revealed() -> None:
    state = table(week=6)
    hand(state, 0, "spy-1*2")
    begin(state)
    assert not engine.pending(state)
    assert shown(state, 0, "players", 0, "hand") == {"spy-1": 2}
    assert [shown(state, seat, "players", 0, "hand") for seat in OTHERS] == [None] * 3
