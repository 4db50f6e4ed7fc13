"""General: players and weeks, must and may, tracks, decks, seat order."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    GAME,
    answer,
    begin,
    bids,
    claims_left,
    claims_of,
    deck,
    discard_claims,
    guilds,
    hand,
    hand_of,
    no_discard,
    rank,
    resolve,
    shown,
    skip_chance,
    table,
    track,
    tracks,
    turn,
    workers,
)
from games.throne.phases import plan, reveal, whole_match
from support.clauses import clause
from support.questions import asked, barred, options
from tabard.core import engine
from tabard.core.errors import SetupError
from tabard.core.values import CHANCE, SPECTATOR
from tabard.games.throne.kinds import TRACK_NAMES
from tabard.games.throne.state import ThroneState

QUEEN = "decree:the_queen_is_dead"


def rich(seats: int = 3) -> ThroneState:
    """A table at which every player can obey any decree."""
    state = table(seats)
    for seat, home in enumerate(["roselie", "culver_lux", "antares"][:seats]):
        tracks(state, seat, **dict.fromkeys(TRACK_NAMES, 3))
        workers(state, seat, {"soldier": {home: 1}, "spy": {home: 1}, "merchant": {home: 1}})
        hand(state, seat, "spy-1 banker-1")
        state.houses[seat].anarchy = 1
    return state


@clause("TH-GEN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_each_with_a_house_of_their_own(seats: int) -> None:
    state = GAME.new_state(seats, {})
    houses = [shown(state, SPECTATOR, "players", seat, "house") for seat in range(seats)]
    assert len(set(houses)) == seats


@clause("TH-GEN-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 4 seats"):
        GAME.new_state(seats, {})


@clause("TH-GEN-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_ends_after_its_sixth_week(seats: int) -> None:
    assert {state.week for state in whole_match(seats, 1)} == {0, 1, 2, 3, 4, 5, 6}


@clause("TH-GEN-03")
@pytest.mark.parametrize("half", ["deserters", "burning_books", "riots", "famine"])
def test_what_must_be_done_cannot_be_declined(half: str) -> None:
    state = reveal(rich(), half)
    for seat in (0, 1, 2):
        assert asked(state)[0] == seat
        while engine.pending(state)[0].seat == seat:
            assert "pass" not in options(state)
            answer(state, options(state)[0])


@clause("TH-GEN-03")
@pytest.mark.parametrize(
    "half",
    ["royal_muster", "royal_pardon", "feast_for_the_poor", "grand_tournament", "foreign_envoys"],
)
def test_what_may_be_done_can_be_declined_by_everyone(half: str) -> None:
    state = reveal(rich(), half)
    for seat in (0, 1, 2):
        assert asked(state)[0] == seat
        answer(state, "pass")
    assert (asked(state)[0], state.week) == (CHANCE, 2)


@clause("TH-GEN-03")
def test_keeping_a_claim_can_be_declined_and_a_point_left_unspent() -> None:
    state = rich()
    bids(state, "I", (0, "1"))
    bids(state, "III", (0, "2"))
    resolve(state, "I", "III")
    skip_chance(state)
    answer(state, "pass", "end_turn")
    assert claims_of(state, 0) == []


@clause("TH-GEN-04")
def test_a_compulsory_effect_that_is_impossible_is_skipped() -> None:
    state = table()
    workers(state, 1, {"soldier": {"centre": 1}})
    reveal(state, "deserters")
    assert asked(state) == (1, "decree_return_worker")
    answer(state, "territory:centre")
    assert asked(state)[0] == CHANCE


@clause("TH-GEN-04")
def test_a_compulsory_effect_is_done_as_far_as_possible() -> None:
    state = table()
    claims_left(state, "G01 G02", 2)
    rank(state, "I", 1)
    skip_chance(state)
    assert options(state) == ["claim:G01", "claim:G02", "pass"]


@clause("TH-GEN-05")
@pytest.mark.parametrize(("value", "after"), [(0, 3), (9, 12), (10, 12), (12, 12)])
def test_a_track_rises_to_12_and_no_further(value: int, after: int) -> None:
    state = table()
    tracks(state, 0, strength=value)
    hand(state, 0, "soldier-3")
    turn(state, 0, "III")
    answer(state, "action:recruit", "card:soldier-3", "done")
    assert track(state, 0, "strength") == after


@clause("TH-GEN-06")
@pytest.mark.parametrize(("value", "after"), [(0, 0), (1, 0), (12, 11)])
def test_a_track_falls_to_0_and_no_further(value: int, after: int) -> None:
    state = table()
    tracks(state, 1, trade=value)
    workers(state, 0, {"spy": {"culver_lux": 1}})
    turn(state, 0, "IV")
    answer(state, "action:subterfuge", "territory:culver_lux", "track:trade", "pass")
    assert track(state, 1, "trade") == after


@clause("TH-GEN-07")
@pytest.mark.parametrize(("wealth", "is_offered"), [(0, False), (1, False), (2, True)])
def test_a_payment_needs_the_full_amount(wealth: int, is_offered: bool) -> None:
    state = table(merchant="wine_factor")
    tracks(state, 0, trade=1, wealth=wealth)
    workers(state, 0, {"merchant": {"centre": 1}})
    turn(state, 0, "V")
    answer(state, "action:commerce", "territory:centre")
    assert ("row:sell_wealth" in options(state)) == is_offered
    assert barred(state) == ({} if is_offered else {"row:sell_wealth": "TH-MERC-COM-09"})


@clause("TH-GEN-07")
def test_commerce_of_the_german_edition_is_the_exception() -> None:
    state = table(merchant="wine_factor", edition="de")
    workers(state, 0, {"merchant": {"centre": 1}})
    turn(state, 0, "V")
    answer(state, "action:commerce", "territory:centre")
    assert options(state) == ["row:sell_trade", "row:sell_wealth"]


@clause("TH-GEN-07")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_no_other_payment_is_made_from_a_track_at_0(edition: str) -> None:
    state = table(edition=edition)
    tracks(state, 1, trade=1)
    reveal(state, "feast_for_the_poor")
    assert asked(state)[0] == 1
    assert options(state) == ["track:trade", "pass"]


@clause("TH-GEN-08")
def test_claims_are_discarded_face_down_onto_their_own_pile() -> None:
    state = table()
    rank(state, "I", 1)
    answer(state, "claim:G01", "claim:G02", "claim:G03", "pass")
    for seat in (1, 2, SPECTATOR):
        assert shown(state, seat, "claim_discard") == 3
        assert shown(state, seat, "discarded_claims") == []
    assert shown(state, SPECTATOR, "discard") == {}


@clause("TH-GEN-08")
def test_workforce_cards_merchants_and_decrees_are_discarded_face_up() -> None:
    state = table(merchant="silk_trader")
    hand(state, 0, "spy-2")
    reveal(state, "riots")
    answer(state, "branch:card", "card:spy-2", "branch:anarchy", "branch:anarchy")
    assert shown(state, SPECTATOR, "discard") == {"spy-2": 1}
    assert shown(state, SPECTATOR, "merchants_seen") == ["silk_trader"]
    assert shown(state, SPECTATOR, "decrees_read") == ["D06", "the_queen_is_dead"]
    assert shown(state, SPECTATOR, "claim_discard") == 0


@clause("TH-GEN-09")
def test_an_empty_workforce_deck_is_made_of_its_discard_pile() -> None:
    state = table()
    deck(state, "spy-1")
    turn(state, 0, "VII")
    answer(state, "action:apprenticeship")
    assert options(state) == ["card:spy-1"]
    answer(state, "card:spy-1", "action:apprenticeship")
    assert (len(options(state)), state.discard.size) == (18, 0)


@clause("TH-GEN-10")
def test_an_empty_claims_deck_is_made_of_its_discard_pile() -> None:
    state = table()
    discard_claims(state, "G05 G06")
    claims_left(state, "G07", 2)
    rank(state, "I", 1)
    assert options(state) == ["claim:G07"]
    answer(state, "claim:G07")
    assert (options(state), state.claim_discard) == (["claim:G05", "claim:G06"], ())


@clause("TH-GEN-11")
def test_nothing_is_drawn_from_nowhere() -> None:
    state = table()
    deck(state, "spy-1")
    no_discard(state, 2)
    reveal(state, "royal_library")
    answer(state, "card:spy-1")
    assert [len(hand_of(state, seat)) for seat in (0, 1, 2)] == [1, 0, 71]
    assert asked(state)[0] == CHANCE
    assert options(state)[0].startswith("merchant:")


@clause("TH-GEN-11")
def test_no_claim_is_drawn_from_nowhere() -> None:
    state = table()
    claims_left(state, "", 2)
    rank(state, "I", 1)
    assert (asked(state), options(state)) == ((0, "keep_claim"), ["pass"])


@clause("TH-GEN-12")
def test_no_merchant_and_no_decree_comes_twice() -> None:
    visits: list[int] = []
    decrees: list[int] = []
    for state in whole_match(2, 3):
        if state.trader >= 0 and visits[-1:] != [state.trader]:
            visits.append(state.trader)
        if state.decree >= 0 and decrees[-1:] != [state.decree]:
            decrees.append(state.decree)
    assert len(set(visits)) == len(visits) == len(set(decrees)) == len(decrees) == 6


@clause("TH-GEN-12")
def test_merchants_and_decrees_that_were_seen_are_not_among_the_next() -> None:
    state = begin(table(week=3, merchant="salt_pedlar"))
    assert "merchant:salt_pedlar" not in options(state)
    assert len(options(state)) == 9
    answer(state, "merchant:wine_factor", *["card:spy-1"] * 5, "decree:D11")
    begin(state)
    assert "merchant:wine_factor" not in options(state)
    answer(state, options(state)[0], *["card:spy-2"] * 4, "card:spy-3")
    assert options(state) == [f"decree:D{n:02}" for n in range(4, 11)] + [QUEEN]


@clause("TH-GEN-13")
def test_influence_gained_adds_to_what_all_can_see() -> None:
    state = table()
    state.houses[0].influence = 4
    workers(state, 0, {"soldier": {"culver_lux": 3}})
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:culver_lux", "amount:3")
    assert [shown(state, seat, "players", 0, "influence") for seat in (0, 1, SPECTATOR)] == [7] * 3


@clause("TH-GEN-13")
def test_influence_is_never_lost_again() -> None:
    before = [0, 0, 0]
    for state in whole_match(3, 3):
        now = [house.influence for house in state.houses]
        assert all(new >= old for new, old in zip(now, before))
        before = now
    assert sum(before) > 0


@clause("TH-GEN-23")
def test_a_round_goes_in_seat_order_from_where_it_starts() -> None:
    state = table()
    state.first = state.marker = 2
    plan(state)
    order = []
    for _ in range(4):
        order.append(asked(state)[0])
        answer(state, "space:I", "marker:0" if len(order) < 4 else "marker:1")
    assert order == [2, 0, 1, 2]


@clause("TH-GEN-23")
def test_the_left_neighbour_is_the_next_seat() -> None:
    state = rich()
    guilds(state, 1, "scholars_guild")
    bids(state, "I", (1, "star"))
    resolve(state, "I")
    answer(state, "star:1", "guild:scholars_guild", *["card:spy-2"] * 4, "card:spy-2")
    assert asked(state) == (2, "buy_card")
    answer(state, "pass")
    assert asked(state) == (0, "buy_card")


@clause("TH-GEN-24")
def test_a_commerce_payment_across_a_threshold_takes_no_marker() -> None:
    state = table()
    tracks(state, 0, trade=6)
    workers(state, 0, {"merchant": {"centre": 1}})
    turn(state, 0, "V")
    answer(state, "action:commerce", "territory:centre", "row:sell_trade")
    assert (track(state, 0, "trade"), state.houses[0].anarchy) == (5, 0)


@clause("TH-GEN-24")
def test_subterfuge_across_a_threshold_gives_nobody_a_marker() -> None:
    state = table()
    tracks(state, 1, trade=6)
    workers(state, 0, {"spy": {"culver_lux": 1}})
    turn(state, 0, "IV")
    answer(state, "action:subterfuge", "territory:culver_lux", "track:trade", "pass")
    assert (track(state, 1, "trade"), state.anarchy_left()) == (5, 24)


@clause("TH-GEN-24")
def test_a_guild_across_a_threshold_gives_nobody_a_marker() -> None:
    state = table()
    tracks(state, 1, wealth=6)
    guilds(state, 0, "bankers_guild")
    bids(state, "I", (0, "star"))
    resolve(state, "I")
    answer(state, "star:1", "guild:bankers_guild")
    assert (track(state, 1, "wealth"), state.anarchy_left()) == (5, 24)


@clause("TH-GEN-24")
@pytest.mark.parametrize("half", ["war_tax", "famine"])
def test_a_decree_across_a_threshold_gives_nobody_a_marker(half: str) -> None:
    state = table(2)
    for seat in (0, 1):
        tracks(state, seat, wealth=6)
    reveal(state, half)
    if half == "famine":
        answer(state, "track:wealth", "track:wealth")
    assert (track(state, 0, "wealth"), track(state, 1, "wealth")) == (5, 5)
    assert state.anarchy_left() == 24
