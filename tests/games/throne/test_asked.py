"""What a seat that is asked is shown of its question: what it has named, what options cost."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.throne.builders import (
    GAME,
    anarchy,
    answer,
    begin,
    bids,
    decree,
    display,
    done,
    guilds,
    hand,
    rank,
    resolve,
    shown,
    table,
    tracks,
    turn,
    workers,
)
from games.throne.phases import plan, reveal
from games.throne.turns_laid import busy_table, soldiers
from support.clauses import clause
from tabard.core import engine
from tabard.core.values import SPECTATOR
from tabard.games.throne.setup import KeepEnds, KeepLord
from tabard.games.throne.state import ThroneState

Asked = dict[str, object]


def facts(state: ThroneState, seat: int = 0) -> object:
    """What the seat that is asked is shown; all others are shown nothing."""
    assert engine.pending(state)[0].seat == seat
    for other in (0, 1, 2, SPECTATOR):
        if other != seat:
            assert shown(state, other, "asked") == {}
    return shown(state, seat, "asked")


def price(cost: int, from_track: int = 0, crosses: bool = False) -> Asked:
    """What an action costs, how much of it comes from the track, and whether that crosses."""
    paid = cost - from_track
    return {"cost": cost, "from_bid": paid, "from_track": from_track, "crosses": crosses}


@clause("TH-SETUP-05")
def test_claims_to_keep_are_shown_with_their_worth() -> None:
    state = table()
    state.agenda = [KeepEnds(((),) * 3)]
    assert shown(state, 1, "asked") == {"worth": {f"E{n:02}": 5 for n in range(6, 11)}}
    assert shown(state, SPECTATOR, "asked") == {}


@clause("TH-SETUP-08", "TH-SETUP-09")
def test_lords_to_keep_are_shown_with_what_they_begin_with() -> None:
    state = table()
    state.houses[0].lord = -1
    state.houses[0].lords = (1, 6)
    state.agenda = [KeepLord(((),) * 3)]
    warlord = {"strength": 4, "trade": 2, "wealth": 2}
    assert shown(state, 0, "asked") == {
        "lords": {
            "warlord": {"tracks": warlord, "workers": {"soldier": 1}},
            "crusader": {"tracks": {"strength": 4, "knowledge": 4}, "workers": {"soldier": 1}},
        }
    }
    assert shown(state, SPECTATOR, "asked") == {}


@clause("TH-INFO-08")
def test_drawn_claims_are_shown_with_their_worth() -> None:
    state = rank(table(), "I", 1)
    answer(state, "claim:G01", "claim:G13", "claim:G06")
    worth = {"G01": 1, "G13": 3, "G06": 2}
    assert facts(state) == {"worth": worth, "claim": ["G01", "G13", "G06"]}
    state = turn(table(), 0, "VI")
    answer(state, "action:grant", "grant:claim", "claim:G40")
    assert facts(state) == {"worth": {"G40": 2}, "claim": ["G40"]}


@clause("TH-AP-04", "TH-SUP-01", "TH-SUP-04")
@pytest.mark.parametrize(
    ("points", "wealth", "grant"),
    [
        (2, 1, price(2)),
        (1, 1, price(2, 1)),
        (1, 4, price(2, 1, True)),
        (1, 5, price(2, 1)),
        (1, 2, price(2, 1, True)),
        (0, 5, price(2, 2, True)),
        (0, 3, price(2, 2, True)),
    ],
)
def test_a_turn_shows_what_actions_cost(points: int, wealth: int, grant: Asked) -> None:
    state = busy_table()
    tracks(state, 0, wealth=wealth)
    turn(state, 0, "VI", points)
    one = price(1, int(points == 0))
    shown_actions = {"profits": one, "wages": one, "grant": grant}
    assert facts(state) == {"points": points, "track": "wealth", "actions": shown_actions}


@clause("TH-DEC-21")
def test_a_turn_shows_only_what_is_on_offer() -> None:
    state = busy_table()
    decree(state, "hard_times")
    turn(state, 0, "VI", 1)
    one = price(1)
    assert facts(state) == {
        "points": 1,
        "track": "wealth",
        "actions": {"profits": one, "wages": one},
    }


@clause("TH-AP-07")
def test_the_second_of_four_is_shown_both_ways_to_spend_points() -> None:
    state = table(4)
    rank(state, "III", 3, 2, 1)
    answer(state, "end_turn")
    assert facts(state, 1) == {"deploy": 2, "task": 1}


DECREES: dict[str, tuple[int, str, str]] = {
    "royal_muster": (0, "strength", "soldier"),
    "hunt_for_traitors": (0, "intrigue", "spy"),
    "spring_fair": (0, "trade", "merchant"),
    "burning_books": (1, "knowledge", ""),
    "grand_tournament": (1, "strength", "soldier"),
    "famine": (1, "strength", "soldier"),
}
"""How much, which track, which worker; halves that name neither are shown the first of both."""


@clause("TH-DEC-06")
@pytest.mark.parametrize("half", DECREES)
def test_a_decree_shows_whom_or_what_it_concerns(half: str) -> None:
    state = table()
    tracks(state, 0, knowledge=1)
    anarchy(state, 0, 1)
    hand(state, 0, "spy-1")
    workers(state, 0, {"soldier": {"roselie": 1}, "spy": {"roselie": 1}})
    reveal(state, half)
    amount, track, worker = DECREES[half]
    told: Asked = {"half": half, "amount": amount, "track": track}
    assert facts(state) == ({**told, "worker": worker} if worker else told)


@clause("TH-DEC-22")
def test_cards_paid_for_diplomacy_are_shown() -> None:
    state = table()
    hand(state, 0, "spy-1 joker-2")
    reveal(state, "foreign_envoys")
    assert facts(state) == {"cards": []}
    answer(state, "card:joker-2")
    assert facts(state) == {"cards": ["joker-2"]}


def ready(space: str, *answers: str) -> ThroneState:
    """A turn in a space of a busy table, after some answers."""
    state = busy_table()
    tracks(state, 0, trade=3)
    turn(state, 0, space)
    answer(state, *answers)
    return state


def a_battle_won(edition: str) -> ThroneState:
    """The first player has won by 3 against two Soldiers left in the centre."""
    state = table(edition=edition)
    soldiers(state, 5, 3)
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre", "player:1", "boost:no", "die:1", "die:0")
    return state


def a_display() -> ThroneState:
    state = table()
    display(state, "soldier-1 soldier-2 soldier-3 banker-1 banker-2")
    return rank(state, "II", 1)


def a_guild(guild: str, *answers: str) -> ThroneState:
    """The first player has activated a Guild; Culver-Lux can pay."""
    state = table()
    guilds(state, 0, guild)
    workers(state, 0, {"spy": {"centre": 1}})
    tracks(state, 1, wealth=1)
    bids(state, "I", (0, "star"))
    resolve(state, "I")
    answer(state, "star:1", f"guild:{guild}", *answers)
    return state


def a_token() -> ThroneState:
    """The first player has reached the token that raises a track."""
    state = table()
    state.tokens = (3, 1, 2)
    state.houses[0].alms = 1
    turn(state, 0, "VII")
    answer(state, "action:alms")
    return state


ABROAD = "territory:culver_lux"
CARDS = [f"card:{card}" for card in ("spy-1", "spy-2", "spy-3", "joker-1")]
NAMED: list[tuple[Callable[[], ThroneState], int, Asked]] = [
    (lambda: ready("VI", "action:wages"), 0, {}),
    (lambda: ready("VI", "action:wages", "worker:spy"), 0, {"worker": "spy"}),
    (
        lambda: ready("III", "action:advance", ABROAD),
        0,
        {"worker": "soldier", "origin": "culver_lux", "target": "centre"},
    ),
    (lambda: ready("III", "action:attack"), 0, {"attack": ""}),
    (lambda: ready("III", "action:attack", ABROAD), 0, {"attack": "culver_lux"}),
    (
        lambda: a_battle_won("en"),
        0,
        {"influence": 1, "soldiers": 1, "player": 1, "territory": "centre"},
    ),
    (
        lambda: a_battle_won("de"),
        0,
        {"influence": 3, "soldiers": 2, "player": 1, "territory": "centre"},
    ),
    (lambda: ready("IV", "action:subterfuge"), 0, {"subterfuge": True}),
    (lambda: ready("IV", "action:subterfuge", ABROAD), 0, {"player": 1}),
    (
        lambda: ready("IV", "action:subterfuge", ABROAD, "track:wealth"),
        0,
        {"player": 1, "first": "wealth"},
    ),
    (lambda: ready("V", "action:commerce"), 0, {"commerce": False, "stays": True}),
    (
        lambda: ready("V", "action:commerce", ABROAD, "row:sell_trade"),
        0,
        {"commerce": False, "stays": True, "row": "sell_trade"},
    ),
    (a_display, 0, {}),
    (lambda: single_named(a_display()), 0, {"single": "soldier-2"}),
    (lambda: a_guild("spies_guild"), 0, {}),
    (lambda: a_guild("spies_guild", "worker:spy"), 0, {"worker": "spy"}),
    (lambda: a_guild("scholars_guild", *CARDS), 0, {}),
    (lambda: a_guild("scholars_guild", *CARDS, "card:spy-1"), 1, {"player": 0}),
    (a_token, 0, {"amount": 1}),
    (lambda: plan(table()), 0, {}),
]


def single_named(state: ThroneState) -> ThroneState:
    answer(state, "single:soldier-2")
    return state


@clause("TH-INFO-12")
@pytest.mark.parametrize(("laid", "seat", "told"), NAMED)
def test_what_was_named_already_is_shown(
    laid: Callable[[], ThroneState], seat: int, told: Asked
) -> None:
    assert facts(laid(), seat) == told


@clause("TH-SPY-SUB-07")
def test_a_further_subterfuge_is_shown_as_such() -> None:
    state = table()
    workers(state, 0, {"spy": {"centre": 3}})
    turn(state, 0, "IV")
    answer(state, "action:subterfuge", "territory:centre", "action:subterfuge")
    assert facts(state) == {"subterfuge": False}


@clause("TH-DEC-26", "TH-MERC-COM-08")
def test_commerce_shows_whether_the_own_market_is_free_and_the_merchant_stays() -> None:
    state = table(edition="de")
    decree(state, "open_markets")
    workers(state, 0, {"merchant": {"roselie": 2}})
    tracks(state, 0, trade=5)
    turn(state, 0, "V")
    answer(state, "action:commerce")
    assert facts(state) == {"commerce": True, "stays": False}
    answer(state, "territory:roselie", "row:sell_trade", "action:commerce")
    assert facts(state) == {"commerce": False, "stays": False}


@clause("TH-SOLD-REC-02", "TH-BANK-PRO-01")
def test_cards_clicked_are_shown_with_what_they_are_worth() -> None:
    state = table()
    hand(state, 0, "banker-2 banker-3 joker-1")
    turn(state, 0, "VI")
    answer(state, "action:profits", "card:banker-3", "card:joker-1")
    workforce = GAME.catalog.deck.workforce
    values = dict(zip(workforce.keys, workforce.values, strict=True))
    assert (values["banker-3"], values["joker-1"]) == (3, 1)
    told: Asked = {"track": "wealth", "cards": ["banker-3", "joker-1"], "raised": 4}
    assert facts(state) == {**told, "values": values}


@clause("TH-INFO-12")
def test_nobody_is_shown_anything_when_chance_or_nobody_is_asked() -> None:
    state = turn(table(), 0, "VII")
    answer(state, "action:apprenticeship")
    over = begin(table(week=6))
    done(over, 0, "G01")
    for seat in (0, 1, 2, SPECTATOR):
        assert (shown(state, seat, "asked"), shown(over, seat, "asked")) == ({}, {})
