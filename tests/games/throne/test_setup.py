"""Setup: what everybody has, claims and lords in secret, decks, tokens, who begins."""

from __future__ import annotations

import pytest

from games.throne.builders import GAME, answer, hand_of, shown, skip_chance, table, turn, workers
from support.clauses import clause
from support.questions import asked, options, weights
from tabard.core import engine
from tabard.core.values import CHANCE, SPECTATOR
from tabard.games.throne.bid_events import ClaimDrawn
from tabard.games.throne.events import EndClaimsKept, LordRevealed
from tabard.games.throne.kinds import HOUSE_NAMES, TRACK_NAMES
from tabard.games.throne.setup import DealLord
from tabard.games.throne.state import ThroneState, new_table

SEATS = (2, 3, 4)


def new_match(seats: int = 3) -> ThroneState:
    """A match before the first card is dealt."""
    state = GAME.new_state(seats, {})
    state.is_telling = True
    engine.settle(state)
    return state


def ends_dealt(seats: int = 3) -> ThroneState:
    """Everybody is asked which End of Game Claims to keep."""
    state = new_match(seats)
    skip_chance(state)
    return state


def ends_kept(seats: int = 3) -> ThroneState:
    """Everybody has kept three End of Game Claims, and chance is asked for the first lord."""
    state = ends_dealt(seats)
    for _ in range(seats):
        for _ in range(3):
            answer(state, options(state)[0])
        answer(state, "confirm")
    return state


def lords_dealt(*lords: str) -> ThroneState:
    """Everybody has been dealt two lords, of these first, and is asked for one."""
    state = ends_kept(len(lords) // 2)
    answer(state, *[f"lord:{lord}" for lord in lords])
    return state


def lords_kept(seats: int = 3) -> ThroneState:
    """Everybody has chosen a lord, and chance is asked for the first Workforce card."""
    state = ends_kept(seats)
    skip_chance(state)
    for _ in range(seats):
        answer(state, options(state)[0])
    return state


def hands_dealt(seats: int = 3) -> ThroneState:
    """Everybody holds three cards, and chance is asked for the first Alms Bonus token."""
    state = lords_kept(seats)
    answer(state, *["card:spy-1", "card:banker-1", "card:joker-1"] * seats)
    return state


@clause("TH-SETUP-01")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_markers_workers_and_no_guild(seats: int) -> None:
    state = new_match(seats)
    for seat in range(seats):
        assert shown(state, SPECTATOR, "players", seat, "house") == HOUSE_NAMES[seat]
        markers = shown(state, seat, "players", seat, "markers")
        assert markers == {"0": 2, "1": 2, "2": 1, "star": 1}
        assert shown(state, SPECTATOR, "players", seat, "supply") == 10
        assert shown(state, SPECTATOR, "players", seat, "guilds") == []


@clause("TH-SETUP-01")
def test_everybody_has_all_five_guilds_to_assign() -> None:
    state = turn(table(), 1, "VI")
    answer(state, "action:grant", "grant:guild")
    names = ["soldiers", "spies", "merchants", "bankers", "scholars"]
    assert options(state) == [f"guild:{name}_guild" for name in names]


@clause("TH-SETUP-01")
def test_everybody_has_a_die() -> None:
    state = table()
    workers(state, 0, {"soldier": {"centre": 1}})
    workers(state, 1, {"soldier": {"centre": 1}})
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre", "player:1", "boost:no")
    for _ in range(2):
        assert weights(state) == {"die:0": 2, "die:1": 1, "die:2": 1, "die:3": 1, "die:4": 1}
        answer(state, "die:1")


@clause("TH-SETUP-02")
@pytest.mark.parametrize("seat", range(4))
def test_the_home_territory_follows_from_the_seat(seat: int) -> None:
    state = turn(table(4), seat, "III")
    answer(state, "action:recruit", "done")
    place = shown(state, SPECTATOR, "players", seat, "workers", HOUSE_NAMES[seat])
    assert place == {"soldier": 1, "spy": 0, "merchant": 0}


@clause("TH-SETUP-03")
@pytest.mark.parametrize("seats", SEATS)
def test_all_tracks_begin_on_their_first_space(seats: int) -> None:
    state = new_match(seats)
    for seat in range(seats):
        assert shown(state, SPECTATOR, "players", seat, "tracks") == dict.fromkeys(TRACK_NAMES, 0)
        assert shown(state, SPECTATOR, "players", seat, "diplomacy") == 0
        assert shown(state, SPECTATOR, "players", seat, "alms") == 0


@clause("TH-SETUP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_five_of_24_end_of_game_claims_are_dealt_to_each(seats: int) -> None:
    state = new_match(seats)
    for dealt in range(5 * seats):
        assert weights(state) == dict.fromkeys(options(state), 1)
        assert len(options(state)) == 24 - dealt
        answer(state, options(state)[-1])
    assert [len(house.dealt) for house in state.houses] == [5] * seats
    assert asked(state) == (0, "keep_end")


@clause("TH-SETUP-05")
def test_everybody_keeps_exactly_three_of_the_five() -> None:
    state = ends_dealt()
    assert [decision.seat for decision in engine.pending(state)] == [0, 1, 2]
    assert options(state) == ["end:E01", "end:E02", "end:E03", "end:E04", "end:E05"]
    answer(state, "end:E04", "end:E01")
    assert options(state) == ["end:E02", "end:E03", "end:E05"]
    answer(state, "end:E05")
    assert options(state) == ["confirm"]
    answer(state, "confirm")
    assert [decision.seat for decision in engine.pending(state)] == [1, 2]
    assert shown(state, 0, "picks") == ["E04", "E01", "E05"]


@clause("TH-SETUP-05")
def test_what_was_kept_and_what_rejected_only_the_player_knows() -> None:
    state = ends_kept()
    assert shown(state, 0, "players", 0, "end_cards") == ["E01", "E02", "E03"]
    assert shown(state, 0, "players", 0, "other_ends") == ["E04", "E05"]
    for seat in (1, 2, SPECTATOR):
        assert shown(state, seat, "players", 0, "end_cards") is None
        assert shown(state, seat, "players", 0, "other_ends") is None
        assert EndClaimsKept(0, ()) in [event.seen_by(seat) for event in state.told]


@clause("TH-SETUP-06")
@pytest.mark.parametrize("seats", SEATS)
def test_then_two_of_eight_lords_are_dealt_to_each(seats: int) -> None:
    state = ends_kept(seats)
    for dealt in range(2 * seats):
        assert weights(state) == dict.fromkeys(options(state), 1)
        assert len(options(state)) == 8 - dealt
        answer(state, options(state)[0])
    assert [len(house.lords) for house in state.houses] == [2] * seats
    assert asked(state) == (0, "keep_lord")


@clause("TH-SETUP-07")
def test_lords_are_revealed_when_all_have_chosen() -> None:
    state = lords_dealt("patron", "warlord", "regent", "courtier")
    assert options(state) == ["lord:patron", "lord:warlord"]
    answer(state, "lord:warlord")
    assert asked(state) == (1, "keep_lord")
    assert [shown(state, seat, "players", 0, "lord") for seat in (0, 1, SPECTATOR)] == [None] * 3
    answer(state, "lord:regent")
    assert shown(state, SPECTATOR, "players", 0, "lord") == "warlord"
    assert shown(state, SPECTATOR, "players", 1, "lord") == "regent"


@clause("TH-SETUP-07")
def test_the_lord_not_chosen_leaves_the_game_unseen() -> None:
    state = lords_dealt("patron", "warlord", "regent", "courtier")
    answer(state, "lord:warlord", "lord:regent")
    assert shown(state, 0, "players", 0, "lords") == ["patron", "warlord"]
    assert shown(state, 1, "players", 0, "lords") is None
    assert state.told[-2:] == [LordRevealed(0, 1), LordRevealed(1, 5)]


@clause("TH-SETUP-08")
def test_the_patron_begins_with_trade_4_wealth_2_and_knowledge_2() -> None:
    state = lords_dealt("patron", "crusader", "regent", "courtier")
    answer(state, "lord:patron", "lord:courtier")
    assert state.houses[0].tracks == [0, 0, 4, 2, 2]
    assert state.houses[1].tracks == [0, 4, 0, 4, 0]


@clause("TH-SETUP-09")
@pytest.mark.parametrize(
    ("lord", "kind"), [("patron", "merchant"), ("warlord", "soldier"), ("courtier", "spy")]
)
def test_the_worker_of_the_lord_comes_from_the_supply_to_its_site_at_home(
    lord: str, kind: str
) -> None:
    state = lords_dealt("regent", "treasurer", lord, "chancellor")
    answer(state, "lord:regent", f"lord:{lord}")
    home = {name: int(name == kind) for name in ("soldier", "spy", "merchant")}
    assert shown(state, SPECTATOR, "players", 1, "workers", "culver_lux") == home
    assert state.houses[1].supply == 9


@clause("TH-SETUP-10")
@pytest.mark.parametrize("seats", SEATS)
def test_three_of_72_workforce_cards_are_dealt_to_each(seats: int) -> None:
    state = lords_kept(seats)
    assert sum(weights(state).values()) == 72
    assert (weights(state)["card:spy-1"], weights(state)["card:joker-3"]) == (5, 1)
    answer(state, *["card:spy-1", "card:banker-1", "card:joker-1"] * seats)
    for seat in range(seats):
        assert hand_of(state, seat) == ["spy-1", "banker-1", "joker-1"]
    assert state.deck.size == 72 - 3 * seats


@clause("TH-SETUP-11")
def test_the_queen_lies_among_seven_of_the_twelve_decrees() -> None:
    state = first_reset()
    assert shown(state, SPECTATOR, "decks", "decrees") == 7
    answer(state, options(state)[0], *["card:spy-2"] * 4, "card:spy-3")
    chances = weights(state)
    assert len(chances) == 12
    assert 7 * chances["decree:the_queen_is_dead"] == sum(chances.values())
    assert len(set(list(chances.values())[:-1])) == 1


def first_reset() -> ThroneState:
    """The first week has begun, and chance is asked for its Travelling Merchant."""
    state = hands_dealt()
    answer(state, "token:gratitude", "token:helping_hands", "token:public_works", "player:1")
    return state


@clause("TH-SETUP-11")
def test_decrees_not_in_the_deck_stay_unseen() -> None:
    assert shown(first_reset(), SPECTATOR, "decrees_read") == []


@clause("TH-SETUP-12")
def test_six_of_the_twelve_merchants_make_the_deck() -> None:
    state = first_reset()
    assert shown(state, SPECTATOR, "decks", "merchants") == 6
    assert shown(state, SPECTATOR, "merchants_seen") == []
    assert weights(state) == dict.fromkeys(options(state), 1)
    assert len(options(state)) == 12


@clause("TH-SETUP-13")
def test_the_48_in_game_claims_make_a_deck() -> None:
    state = first_reset()
    assert shown(state, SPECTATOR, "decks", "claims") == 48
    assert [event for event in state.told if isinstance(event, ClaimDrawn)] == []
    assert state.claims.counts == [1] * 48


@clause("TH-SETUP-14")
def test_all_24_anarchy_markers_lie_on_their_track() -> None:
    state = first_reset()
    assert shown(state, SPECTATOR, "anarchy") == {"left": 24, "markers": 24, "value": 0}
    assert [house.anarchy for house in state.houses] == [0, 0, 0]


@clause("TH-SETUP-15")
def test_three_of_four_alms_bonus_tokens_lie_face_up() -> None:
    state = hands_dealt()
    for left in (4, 3, 2):
        assert weights(state) == dict.fromkeys(options(state), 1)
        assert len(options(state)) == left
        answer(state, options(state)[-1])
    laid = [(2, "public_works"), (4, "good_offices"), (6, "gratitude")]
    tokens = shown(state, SPECTATOR, "tokens")
    assert tokens == [{"alms": alms, "token": token} for alms, token in laid]
    assert asked(state)[0] == CHANCE
    assert "token:helping_hands" not in options(state)


@clause("TH-SETUP-16")
def test_the_queen_is_alive_and_no_week_has_begun() -> None:
    state = new_match()
    assert shown(state, SPECTATOR, "week") == 0
    assert shown(state, SPECTATOR, "queen_alive") is True


@clause("TH-SETUP-17")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_names_the_first_player(seats: int) -> None:
    state = hands_dealt(seats)
    answer(state, "token:gratitude", "token:helping_hands", "token:public_works")
    assert weights(state) == {f"player:{seat}": 1 for seat in range(seats)}
    answer(state, "player:1")
    assert (state.first, state.marker) == (1, 1)
    assert shown(state, SPECTATOR, "first_player_marker") == 1


@clause("TH-SETUP-05", "TH-SETUP-07")
def test_what_all_choose_at_once_waits_for_every_seat() -> None:
    for state in (ends_dealt(2), lords_dealt("patron", "warlord", "regent", "courtier")):
        assert [decision.waits for decision in engine.pending(state)] == [True, True]


@clause("TH-SETUP-06")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_as_many_lords_are_dealt_as_the_data_say(count: int) -> None:
    state = new_table(2, GAME.rules({}))
    state.schedule(DealLord(0, count))
    engine.settle(state)
    skip_chance(state)
    assert len(state.houses[0].lords) == count
