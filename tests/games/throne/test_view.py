"""What a seat sees of the table, word for word."""

from __future__ import annotations

from typing import cast

import pytest

from games.throne.builders import (
    GAME,
    answer,
    begin,
    bids,
    bury_the_queen,
    decree,
    discard_claims,
    display,
    guilds,
    rank,
    resolve,
    shown,
    table,
    tracks,
    turn,
)
from games.throne.finals import lay
from games.throne.looks import EVERYBODY, all_see
from games.throne.phases import plan
from support.clauses import clause
from tabard.core.values import ALL_EYES, BLANK, SPECTATOR, seat_bit
from tabard.games.throne.kinds import SPACE_NAMES, TRACK_NAMES
from tabard.games.throne.setup import DrawFirst, KeepEnds, KeepLord
from tabard.games.throne.state import ThroneState, new_table
from tabard.games.throne.weeks import Week

View = dict[str, object]

HIDDEN = ["hand", "claim_cards", "end_cards", "other_ends", "lords"]


def laid() -> ThroneState:
    """The second week, space III: the second player's turn, and something of everything."""
    state = table(week=2, merchant="wine_factor")
    decree(state, "guild_charter")
    lay(
        state,
        0,
        tracks={"strength": 5, "wealth": 12},
        workers={"soldier": {"centre": 2}, "spy": {"antares": 1}},
        anarchy=2,
        influence=3,
        diplomacy=2,
        alms=4,
        guilds="spies_guild bankers_guild",
        hand="spy-1*2 joker-1",
        claims="G40 G11",
        done="G04",
        ends="E24 E03 E22",
    )
    lay(state, 1, tracks={"knowledge": 8}, hand="banker-1", claims="G41", anarchy=5)
    lay(state, 1, workers={"merchant": {"culver_lux": 1}})
    state.houses[1].known[9] = 1
    discard_claims(state, "G01", seen=seat_bit(0))
    discard_claims(state, "G02", seen=seat_bit(1))
    display(state, "spy-1 scholar-2")
    state.deck.take(0)
    state.discard.put(0)
    bids(state, "III", (1, "2 0"), (0, "1"))
    bids(state, "V", (0, "star"))
    return resolve(state, "III", "V")


def part(state: ThroneState, seat: int, *path: str | int) -> View:
    return cast(View, shown(state, seat, *path))


@clause("TH-INFO-01", "TH-INFO-07", "TH-INFO-12")
def test_all_see_the_week_and_what_lies_in_the_middle() -> None:
    seen = GAME.view(laid(), SPECTATOR)
    others = ["spaces", "players"]
    assert {key: value for key, value in seen.items() if key not in others} == {
        "seat": None,
        "week": 2,
        "weeks": 6,
        "queen_alive": True,
        "first_player": 0,
        "first_player_marker": 0,
        "space": "III",
        "merchant": "wine_factor",
        "rows": {"sell_trade": {"pay": 1, "gain": 2}, "sell_wealth": {"pay": 2, "gain": 3}},
        "decree": "D10",
        "half": "guild_charter",
        "action_point_token": None,
        "display": ["spy-1", "scholar-2"],
        "groups": [],
        "tokens": [
            {"alms": 2, "token": "helping_hands"},
            {"alms": 4, "token": "gratitude"},
            {"alms": 6, "token": "good_offices"},
        ],
        "anarchy": {"left": 17, "markers": 24, "value": 2},
        "ranking": [1, 0],
        "turn": {"player": 1, "points": 3, "mode": "mix"},
        "over": False,
        "asked": {},
        "decks": {"workforce": 65, "claims": 42, "decrees": 5, "merchants": 4},
        "discard": {"soldier-1": 1},
        "claim_discard": 2,
        "decrees_read": ["D02", "D10"],
        "merchants_seen": ["salt_pedlar", "wine_factor"],
        "drawn": [],
        "drawn_count": 0,
        "offer": [],
        "offer_count": 0,
        "discarded_claims": [],
        "picks": [],
        "picking": [],
    }


@clause("TH-INFO-02", "TH-INFO-03", "TH-INFO-04")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_markers_are_seen_where_a_space_is_open_and_by_their_owner(seat: int) -> None:
    open_stacks = [
        {"player": 1, "count": 2, "markers": ["2", "0"], "bid": 2},
        {"player": 0, "count": 1, "markers": ["1"], "bid": 1},
    ]
    closed: View = {"player": 0, "count": 1, "bid": None, "markers": ["star"] if seat == 0 else []}
    stacks = {"III": open_stacks, "V": [closed]}
    assert shown(laid(), seat, "spaces") == [
        {"space": name, "open": name == "III", "stacks": stacks.get(name, [])}
        for name in SPACE_NAMES
    ]


@clause("TH-INFO-01", "TH-INFO-05", "TH-INFO-06", "TH-INFO-09")
def test_a_player_sees_all_of_the_own_board() -> None:
    nobody = {"soldier": 0, "spy": 0, "merchant": 0}
    seen = part(laid(), 0, "players", 0)
    assert list(cast(View, seen.pop("progress"))) == ["E24", "E03", "E22", "G40", "G11"]
    lines = {"guilds": 4, "claims": 1, "ends": 0, "unfulfilled": -15, "diplomacy": 2, "alms": 0}
    assert seen == {
        "seat": 0,
        "house": "roselie",
        "lord": "patron",
        "tracks": dict(zip(TRACK_NAMES, [5, 0, 0, 12, 0], strict=True)),
        "moves": dict(zip(TRACK_NAMES, [2, 1, 1, 3, 1], strict=True)),
        "seals": dict(zip(TRACK_NAMES, [1, -1, -1, 5, -1], strict=True)),
        "workers": {
            "roselie": nobody,
            "culver_lux": nobody,
            "antares": {**nobody, "spy": 1},
            "centre": {**nobody, "soldier": 2},
        },
        "supply": 7,
        "anarchy": 2,
        "influence": 3,
        "diplomacy": 2,
        "alms": 4,
        "guilds": ["spies_guild", "bankers_guild"],
        "cards": 3,
        "seen_cards": {},
        "claims": 2,
        "done": ["G04"],
        "ends": 3,
        "markers": {"0": 2, "1": 1, "2": 1, "star": 0},
        "hand": {"spy-1": 2, "joker-1": 1},
        "claim_cards": ["G40", "G11"],
        "end_cards": ["E24", "E03", "E22"],
        "other_ends": ["E01", "E02"],
        "lords": ["patron", "warlord"],
        "pad": {**lines, "anarchy": -4, "influence": 3, "town": 3, "total": -6},
    }
    assert shown(laid(), 0, "discarded_claims") == ["G01"]


@clause("TH-INFO-01", "TH-INFO-05", "TH-INFO-06", "TH-INFO-09")
@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_others_see_of_a_board_what_is_open(seat: int) -> None:
    seen = part(laid(), seat, "players", 1)
    assert [seen.pop(key) for key in HIDDEN] == [None] * len(HIDDEN)
    lines = {"guilds": 0, "claims": 0, "ends": None, "unfulfilled": None, "diplomacy": 0}
    pad = {**lines, "alms": -3, "anarchy": -10, "influence": 0, "town": -1, "total": -14}
    assert (seen.pop("progress"), seen.pop("pad")) == ({}, pad)
    own = part(laid(), 1, "players", 1)
    assert seen == {key: own[key] for key in seen}
    assert own["seen_cards"] == {"banker-1": 1}
    assert own["hand"] == {"banker-1": 1}


@clause("TH-SETUP-01", "TH-SETUP-02", "TH-SETUP-07")
def test_before_setup_nothing_lies_open_yet() -> None:
    state = new_table(3, GAME.rules({"houses": "by_choice"}))
    state.agenda = [KeepLord(((),) * 3)]
    seen = dict(GAME.view(state, SPECTATOR))
    blank = ["first_player", "first_player_marker", "space", "merchant", "decree", "half", "turn"]
    assert [seen[key] for key in blank] == [None] * len(blank)
    assert (seen["rows"], seen["ranking"], seen["tokens"]) == ({}, [], [])
    assert (shown(state, 0, "players", 0, "house"), shown(state, 0, "players", 0, "lord")) == (
        None,
        None,
    )
    assert shown(state, 0, "players", 0, "workers") == {
        "centre": {"soldier": 0, "spy": 0, "merchant": 0}
    }


@clause("TH-SETUP-05", "TH-SETUP-07")
def test_picks_of_setup_are_seen_by_the_own_seat_and_who_still_picks_by_all() -> None:
    state = table()
    state.agenda = [Week(), DrawFirst(), KeepEnds(((0, 2, 3, BLANK), (6,), (10,)))]
    assert [shown(state, seat, "picks") for seat in EVERYBODY] == [
        ["E01", "E03", "E04"],
        ["E07"],
        ["E11"],
        [],
    ]
    assert all_see(state, "picking") == [1, 2]
    state.agenda[-1] = KeepLord(((1,), (3,), ()))
    lords = [["warlord"], ["treasurer"], [], []]
    assert [shown(state, seat, "picks") for seat in EVERYBODY] == lords
    assert all_see(state, "picking") == [2]


@clause("TH-INFO-02", "TH-INFO-03")
def test_markers_not_placed_yet_are_hidden_in_planning_alone() -> None:
    unplaced = {"0": 2, "1": 2, "2": 1, "star": 1}
    state = plan(table())
    found = [shown(state, seat, "players", 0, "markers") for seat in EVERYBODY]
    assert found == [unplaced, None, None, None]
    assert all_see(turn(table(), 0, "III"), "players", 0, "markers") == unplaced


@clause("TH-DEC-28")
@pytest.mark.parametrize(("space", "token"), [("I", "III"), ("III", "III"), ("VI", "VI")])
def test_in_hard_times_the_token_lies_next_to_the_space(space: str, token: str) -> None:
    state = table()
    decree(state, "hard_times")
    assert all_see(rank(state, space, 1), "action_point_token") == token


@clause("TH-INFO-01")
def test_a_dead_queen_and_a_turn_within_an_action_are_seen() -> None:
    state = table()
    bury_the_queen(state)
    lay(state, 0, hand="soldier-1")
    turn(state, 0, "III", 2, "deploy")
    answer(state, "action:recruit")
    assert all_see(state, "queen_alive") is False
    assert all_see(state, "turn") == {"player": 0, "points": 1, "mode": "deploy"}


def test_a_view_says_whose_it_is() -> None:
    viewers = (0, 1, 2, SPECTATOR, ALL_EYES)
    assert [shown(table(), viewer, "seat") for viewer in viewers] == [0, 1, 2, None, None]


@clause("TH-INFO-11")
def test_an_offer_is_seen_by_its_owner_until_it_lies_open() -> None:
    state = table()
    guilds(state, 0, "scholars_guild")
    tracks(state, 1, wealth=1)
    bids(state, "I", (0, "star"))
    resolve(state, "I")
    cards = ["spy-1", "spy-2", "spy-3", "joker-1"]
    answer(state, "star:1", "guild:scholars_guild", *[f"card:{card}" for card in cards])
    assert [shown(state, seat, "offer") for seat in EVERYBODY] == [cards, [], [], []]
    assert shown(state, ALL_EYES, "offer") == cards
    assert all_see(state, "offer_count") == 4
    answer(state, "card:spy-1")
    assert all_see(state, "offer") == cards[1:]


@clause("TH-INFO-08", "TH-CARD-09")
def test_progress_of_claims_just_drawn_is_seen_by_the_drawer_alone() -> None:
    state = rank(table(), "I", 1)
    answer(state, "claim:G40", "claim:G01", "claim:G02")
    ends = ["E01", "E02", "E03"]
    assert list(part(state, 0, "players", 0, "progress")) == [*ends, "G40", "G01", "G02"]
    assert list(part(state, 1, "players", 1, "progress")) == ["E06", "E07", "E08"]


@clause("TH-INFO-13")
def test_at_the_end_claims_and_pads_of_all_are_seen_but_no_hand() -> None:
    state = lay(table(week=6), 1, claims="G41", hand="spy-1")
    begin(state)
    for seat in EVERYBODY:
        seen = part(state, seat, "players", 1)
        assert (seen["claim_cards"], seen["end_cards"]) == (["G41"], ["E06", "E07", "E08"])
        assert (seen["hand"] is None) == (seat != 1)
        assert cast(View, seen["pad"])["unfulfilled"] == -12
        assert list(cast(View, seen["progress"])) == ["E06", "E07", "E08", "G41"]
        assert seen["markers"] == {"0": 2, "1": 2, "2": 1, "star": 1}
    assert all_see(state, "over") is True
