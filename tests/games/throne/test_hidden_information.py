"""Open and hidden information: what a seat is given, and what it may not know."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    GAME,
    anarchy,
    answer,
    begin,
    bids,
    claims,
    decree,
    display,
    done,
    guilds,
    hand,
    rank,
    resolve,
    shown,
    skip_chance,
    table,
    tracks,
    turn,
    workers,
)
from games.throne.looks import all_see, heard, look_alike
from games.throne.phases import place, plan
from support.clauses import clause
from support.questions import asked, options, weights
from tabard.core import engine
from tabard.core.values import BLANK, SPECTATOR
from tabard.games.throne.action_events import CardOffered
from tabard.games.throne.bid_events import BidPlaced, ClaimDrawn, ClaimKept, ClaimsDiscarded
from tabard.games.throne.events import (
    CardDrawn,
    ClaimsRevealed,
    EndClaimDealt,
    EndClaimsKept,
    LordDealt,
)
from tabard.games.throne.state import ThroneState

OTHERS = (1, 2, SPECTATOR)
PUBLIC: dict[str, object] = {"supply": 8, "anarchy": 4, "influence": 7, "diplomacy": 2, "alms": 5}
PUBLIC |= {"guilds": ["spies_guild"], "done": ["G04"], "lord": "spymaster"}


def busy_board() -> ThroneState:
    """A table at which seat 1 has something of everything."""
    state = table()
    tracks(state, 1, wealth=12)
    workers(state, 1, {"spy": {"centre": 2}})
    anarchy(state, 1, 4)
    guilds(state, 1, "spies_guild")
    done(state, 1, "G04")
    house = state.houses[1]
    house.influence, house.diplomacy, house.alms = 7, 2, 5
    return state


@clause("TH-INFO-01")
@pytest.mark.parametrize("key", sorted(PUBLIC))
def test_boards_are_public(key: str) -> None:
    assert all_see(busy_board(), "players", 1, key) == PUBLIC[key]


@clause("TH-INFO-01")
def test_tracks_and_workers_are_public() -> None:
    state = busy_board()
    assert all_see(state, "players", 1, "tracks", "wealth") == 12
    assert all_see(state, "players", 1, "workers", "centre", "spy") == 2


@clause("TH-INFO-01")
def test_what_lies_face_up_is_public() -> None:
    state = table(merchant="wine_factor")
    decree(state, "closed_borders")
    display(state, "spy-1 joker-2")
    state.first = state.marker = 1
    state.deck.take(4)
    state.discard.put(4)
    assert all_see(state, "first_player_marker") == 1
    assert (all_see(state, "decree"), all_see(state, "half")) == ("D09", "closed_borders")
    assert all_see(state, "merchant") == "wine_factor"
    assert all_see(state, "display") == ["spy-1", "joker-2"]
    assert all_see(state, "discard") == {"spy-2": 1}
    assert all_see(state, "queen_alive") is False


@clause("TH-INFO-02")
def test_stacks_are_public_but_not_their_faces() -> None:
    one, two = plan(table()), plan(table())
    place(one, "III 2", "V 0", "V 0", "III star", "V 0", "V 0")
    place(two, "III 1", "V 0", "V 0", "III 0", "V 0", "V 0")
    assert look_alike(one, two)
    stack = {"player": 0, "count": 2, "markers": [], "bid": None}
    assert shown(one, 1, "spaces", 2, "stacks") == [stack]
    assert heard(one, 1, BidPlaced)[0] == BidPlaced(0, 2, 0, BLANK)
    assert shown(one, 1, "players", 0, "markers") is None


@clause("TH-INFO-02")
def test_stacks_not_resolved_yet_stay_face_down_during_the_actions() -> None:
    one, two = table(), table()
    for state, marker in ((one, "2"), (two, "star")):
        bids(state, "III", (1, "1"))
        bids(state, "V", (0, marker))
        resolve(state, "III", "V")
        assert shown(state, 1, "spaces", 4, "stacks", 0, "markers") == []


@clause("TH-INFO-03")
def test_the_own_markers_can_be_looked_at_any_time() -> None:
    state = plan(table())
    place(state, "III 2", "V 0", "V 0", "III star")
    assert shown(state, 0, "spaces", 2, "stacks", 0, "markers") == ["2", "star"]
    state = table()
    bids(state, "III", (1, "1"))
    bids(state, "V", (0, "2 0"))
    resolve(state, "III", "V")
    assert asked(state)[0] == 1
    assert shown(state, 0, "spaces", 4, "stacks", 0, "markers") == ["2", "0"]


@clause("TH-INFO-04")
def test_the_markers_of_a_space_are_public_while_it_is_resolved() -> None:
    state = table()
    bids(state, "III", (2, "1 0"), (0, "2"))
    bids(state, "IV", (1, "2"))
    resolve(state, "III", "IV")
    assert all_see(state, "spaces", 2, "stacks", 0, "markers") == ["1", "0"]
    assert all_see(state, "spaces", 2, "stacks", 1, "markers") == ["2"]
    assert all_see(state, "spaces", 2, "stacks", 1, "bid") == 2


@clause("TH-INFO-04")
def test_revealed_markers_stay_known_when_they_are_back() -> None:
    state = table()
    bids(state, "III", (0, "0 2"))
    bids(state, "I", (0, "0"))
    resolve(state, "I", "III")
    assert all_see(state, "players", 0, "markers") == {"0": 1, "1": 2, "2": 0, "star": 1}


@clause("TH-INFO-05")
def test_claims_in_hand_are_known_to_their_owner_only() -> None:
    one, two = table(), table()
    claims(one, 0, "G40 G20")
    claims(two, 0, "G39 G20")
    for state in (one, two):
        turn(state, 1, "III")
    assert look_alike(one, two)
    assert shown(one, 0, "players", 0, "claim_cards") == ["G40", "G20"]


@clause("TH-INFO-05")
def test_end_of_game_claims_are_known_to_their_owner_only() -> None:
    one, two = table(), table()
    two.houses[0].ends = (3, 4, 1)
    for state in (one, two):
        turn(state, 1, "III")
    assert look_alike(one, two)
    assert shown(two, 0, "players", 0, "end_cards") == ["E04", "E05", "E02"]


@clause("TH-INFO-05")
def test_a_completed_claim_is_known_to_all() -> None:
    state = table()
    claims(state, 0, "G06 G40")
    tracks(state, 0, strength=9)
    bids(state, "III", (0, "1"))
    resolve(state, "III")
    assert all_see(state, "players", 0, "done") == ["G06"]
    assert all_see(state, "players", 0, "claims") == 1


@clause("TH-INFO-06")
def test_a_hand_is_known_to_its_owner_only() -> None:
    one, two = table(), table()
    hand(one, 0, "spy-1 joker-3")
    hand(two, 0, "banker-1 joker-1")
    for state in (one, two):
        turn(state, 1, "III")
    assert look_alike(one, two)
    assert shown(one, 0, "players", 0, "hand") == {"spy-1": 1, "joker-3": 1}


@clause("TH-INFO-06")
def test_cards_from_the_display_are_remembered_until_they_are_discarded() -> None:
    state = table()
    display(state, "soldier-1 soldier-2")
    hand(state, 0, "banker-1")
    bids(state, "II", (0, "2"))
    bids(state, "III", (0, "1"))
    resolve(state, "II", "III")
    answer(state, "group:0")
    assert all_see(state, "players", 0, "seen_cards") == {"soldier-1": 1, "soldier-2": 1}
    answer(state, "action:recruit", "card:soldier-2", "done")
    assert all_see(state, "players", 0, "seen_cards") == {"soldier-1": 1}


@clause("TH-INFO-07")
def test_the_size_of_every_pile_is_public() -> None:
    state = table()
    hand(state, 1, "spy-1*3")
    claims(state, 1, "G01 G02")
    rank(state, "I", 1)
    answer(state, "claim:G11", "claim:G12", "claim:G13", "pass")
    assert all_see(state, "players", 1, "cards") == 3
    assert all_see(state, "players", 1, "claims") == 2
    assert all_see(state, "players", 1, "ends") == 3
    decks = {"workforce": 69, "claims": 43, "decrees": 6, "merchants": 5}
    assert all_see(state, "decks") == decks
    assert all_see(state, "claim_discard") == 3


@clause("TH-INFO-08")
@pytest.mark.parametrize("answers", [(), ("claim:G03",), ("pass",)])
def test_drawn_and_discarded_claims_are_seen_by_the_drawer_only(answers: tuple[str, ...]) -> None:
    one, two = table(), table()
    for state, claim in ((one, "G01"), (two, "G02")):
        bids(state, "I", (0, "1"))
        bids(state, "III", (1, "1"))
        resolve(state, "I", "III")
        answer(state, f"claim:{claim}", "claim:G03", "claim:G04", *answers)
    assert look_alike(one, two)


@clause("TH-INFO-08")
def test_the_drawer_sees_and_remembers_the_claims() -> None:
    state = rank(table(), "I", 1)
    answer(state, "claim:G01", "claim:G03", "claim:G04")
    assert shown(state, 0, "drawn") == ["G01", "G03", "G04"]
    assert [shown(state, seat, "drawn") for seat in OTHERS] == [[], [], []]
    assert all_see(state, "drawn_count") == 3
    answer(state, "claim:G03")
    assert shown(state, 0, "discarded_claims") == ["G01", "G04"]
    assert heard(state, 1, ClaimDrawn) == [ClaimDrawn(0, BLANK)] * 3
    assert heard(state, 1, ClaimKept) == [ClaimKept(0, BLANK)]
    assert heard(state, 1, ClaimsDiscarded) == [ClaimsDiscarded(0, 2, ())]


@clause("TH-INFO-08")
def test_a_claim_drawn_by_grant_is_seen_by_the_drawer_only() -> None:
    one, two = table(), table()
    for state, claim in ((one, "G01"), (two, "G02")):
        turn(state, 0, "VI")
        answer(state, "action:grant", "grant:claim", f"claim:{claim}")
        assert asked(state) == (0, "grant_claim")
    assert look_alike(one, two)


@clause("TH-INFO-09")
def test_rejected_claims_and_lords_stay_hidden_to_the_end() -> None:
    state = begin(table(week=6))
    assert not engine.pending(state)
    assert shown(state, 0, "players", 0, "other_ends") == ["E04", "E05"]
    assert shown(state, 0, "players", 0, "lords") == ["patron", "warlord"]
    for seat in OTHERS:
        assert shown(state, seat, "players", 0, "other_ends") is None
        assert shown(state, seat, "players", 0, "lords") is None


@clause("TH-INFO-09")
def test_what_was_dealt_in_setup_only_the_player_hears() -> None:
    secret = (EndClaimDealt(0, 7), EndClaimsKept(0, (7, 8, 9)), LordDealt(0, 3))
    assert [event.seen_by(0) for event in secret] == list(secret)
    for seat in OTHERS:
        assert [event.seen_by(seat) for event in secret] == [None, EndClaimsKept(0, ()), None]


@clause("TH-INFO-09")
def test_cards_in_the_box_and_cards_in_the_deck_are_not_told_apart() -> None:
    state = begin(table(week=5, merchant="salt_pedlar"))
    assert len(options(state)) == 7
    assert shown(state, SPECTATOR, "decks", "merchants") == 1
    answer(state, options(state)[0], *["card:spy-1"] * 5)
    assert len(options(state)) == 7
    assert shown(state, SPECTATOR, "decks", "decrees") == 2


@clause("TH-INFO-10")
def test_which_workforce_card_is_on_top_nobody_knows() -> None:
    state = turn(table(), 0, "VII")
    hand(state, 1, "spy-1*2")
    answer(state, "action:apprenticeship")
    keys = GAME.catalog.deck.workforce.keys
    assert weights(state) == {f"card:{key}": n for key, n in zip(keys, state.deck.counts)}
    assert weights(state)["card:spy-1"] == 3


@clause("TH-INFO-10")
def test_which_claim_merchant_or_decree_is_on_top_nobody_knows() -> None:
    state = rank(table(), "I", 1)
    assert weights(state) == {f"claim:G{number:02}": 1 for number in range(1, 49)}
    skip_chance(state)
    answer(state, "pass")
    assert len(set(weights(state).values())) == 1
    answer(state, options(state)[0], *["card:spy-1"] * 5)
    chances = weights(state)
    assert 6 * chances["decree:the_queen_is_dead"] == sum(chances.values())
    assert len(set(list(chances.values())[:-1])) == 1


@clause("TH-INFO-11")
def test_a_card_drawn_from_the_deck_is_known_to_its_owner_only() -> None:
    one, two = table(), table()
    for state, card in ((one, "spy-1"), (two, "joker-1")):
        state.tokens = (0, 1, 2)
        state.houses[0].alms = 1
        turn(state, 0, "VII")
        answer(state, "action:apprenticeship", f"card:{card}", "action:alms", f"card:{card}")
        answer(state, "end_turn")
    assert look_alike(one, two)
    assert heard(one, 1, CardDrawn) == [CardDrawn(0, BLANK)] * 2


@clause("TH-INFO-11")
def test_the_card_of_the_splitter_is_known_to_its_owner_only() -> None:
    one, two = table(4), table(4)
    for state, card in ((one, "spy-1"), (two, "joker-1")):
        display(state, "soldier-1 soldier-2 soldier-3 banker-1 banker-2")
        rank(state, "II", 4, 3, 2, 1)
        answer(state, "single:soldier-1", "card:soldier-3", "group:0", "group:1", "group:2")
        answer(state, f"card:{card}")
    assert look_alike(one, two, owner=3)


def scholars_offer(kept: str) -> ThroneState:
    """The owner of a Scholar's Guild has drawn four cards, and is asked which one to keep."""
    state = table()
    guilds(state, 0, "scholars_guild")
    tracks(state, 1, wealth=1)
    bids(state, "I", (0, "star"))
    resolve(state, "I")
    cards = [kept, "banker-1", "banker-2", "banker-3"]
    answer(state, "star:1", "guild:scholars_guild", *[f"card:{card}" for card in cards])
    return state


@clause("TH-INFO-11")
def test_of_the_scholars_guild_the_kept_card_is_secret_and_the_offer_public() -> None:
    one, two = scholars_offer("spy-1"), scholars_offer("joker-3")
    assert [shown(one, seat, "offer") for seat in OTHERS] == [[], [], []]
    assert look_alike(one, two)
    answer(one, "card:spy-1")
    answer(two, "card:joker-3")
    assert look_alike(one, two)
    assert all_see(one, "offer") == ["banker-1", "banker-2", "banker-3"]
    assert len(heard(one, SPECTATOR, CardOffered)) == 3


@clause("TH-INFO-12")
def test_all_of_a_battle_is_public() -> None:
    state = table()
    workers(state, 0, {"soldier": {"centre": 2}})
    workers(state, 1, {"soldier": {"centre": 2}})
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre", "player:1", "boost:yes", "die:3", "die:2")
    answer(state, "spoil:kill")
    assert [event.seen_by(SPECTATOR) for event in state.told] == state.told
    names = [type(event).__name__ for event in state.told]
    assert {"BattleJoined", "AnarchyTaken", "DieRolled", "BattleFought"} <= set(names)


@clause("TH-INFO-12")
def test_payments_and_targets_are_public() -> None:
    state = table()
    tracks(state, 0, intrigue=1, trade=3)
    tracks(state, 1, strength=3)
    workers(state, 0, {"spy": {"culver_lux": 1}, "merchant": {"antares": 1}})
    turn(state, 0, "IV", points=0)
    answer(state, "action:subterfuge", "territory:culver_lux", "track:strength", "track:wealth")
    turn(state, 0, "V")
    answer(state, "action:commerce", "territory:antares", "row:sell_trade", "gain:influence")
    assert [event.seen_by(SPECTATOR) for event in state.told] == state.told
    names = {type(event).__name__ for event in state.told}
    assert {"PointSupplemented", "SubterfugeMade", "CommerceMade", "TrackLowered"} <= names


@clause("TH-INFO-13")
def test_at_final_scoring_all_claims_are_revealed() -> None:
    state = table(week=6)
    claims(state, 0, "G40 G20")
    begin(state)
    assert not engine.pending(state)
    assert all_see(state, "players", 0, "claim_cards") == ["G40", "G20"]
    assert all_see(state, "players", 0, "end_cards") == ["E01", "E02", "E03"]
    revealed = heard(state, SPECTATOR, ClaimsRevealed)[0]
    assert revealed == ClaimsRevealed(0, (39, 19), (), (0, 1, 2))
