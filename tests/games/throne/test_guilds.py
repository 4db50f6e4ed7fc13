"""The Guilds: what a * counting 1 activates."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    bag_names,
    bids,
    cards_in,
    deck,
    guilds,
    hand_of,
    no_discard,
    resolve,
    shown,
    table,
    track,
    tracks,
    turn,
    workers,
    workers_at,
)
from games.throne.turns_laid import is_chance, star_counts_one, tracks_of
from support.clauses import clause
from support.questions import asked, options, refuses, told
from tabard.games.throne.action_events import SaleDeclined
from tabard.games.throne.kinds import WORKER_NAMES
from tabard.games.throne.state import ThroneState

DRAWN = ["soldier-1", "spy-1", "merchant-1", "banker-1", "scholar-1"]


def wealth(state: ThroneState) -> list[int]:
    return [track(state, seat, "wealth") for seat in range(state.seats)]


def sale(*purses: int, seat: int = 0) -> ThroneState:
    """The Scholar's Guild of a player with cards drawn and the first one kept; Wealth per seat."""
    state = table(len(purses))
    for other, purse in enumerate(purses):
        tracks(state, other, wealth=purse)
    star_counts_one(state, "scholars_guild", seat=seat)
    answer(state, "guild:scholars_guild")
    answer(state, *[f"card:{card}" for card in DRAWN[: len(purses) + 1]], f"card:{DRAWN[0]}")
    return state


def few(in_deck: str, discarded: str = "") -> ThroneState:
    """The Scholar's Guild is activated with these Workforce cards alone left to be drawn."""
    state = table()
    tracks(state, 1, wealth=1)
    deck(state, in_deck)
    no_discard(state, 2)
    for kind in cards_in(discarded):
        state.houses[2].hand.take(kind)
        state.discard.put(kind)
    star_counts_one(state, "scholars_guild")
    answer(state, "guild:scholars_guild")
    return state


@clause("TH-GUILD-01")
def test_a_star_counting_1_activates_one_assigned_guild() -> None:
    state = table()
    star_counts_one(state, "soldiers_guild", "merchants_guild")
    assert options(state) == ["guild:soldiers_guild", "guild:merchants_guild", "pass"]
    answer(state, "guild:soldiers_guild")
    assert (asked(state), tracks_of(state)) == ((0, "turn"), [1, 1, 0, 0, 0])


@clause("TH-GUILD-01")
@pytest.mark.parametrize("markers", ["1", "2", "1 1"])
def test_no_other_marker_activates_a_guild(markers: str) -> None:
    state = table()
    guilds(state, 0, "soldiers_guild")
    bids(state, "III", (0, markers))
    resolve(state, "III")
    assert (asked(state), refuses(state, "guild:soldiers_guild")) == ((0, "turn"), True)


@clause("TH-GUILD-01")
def test_a_star_counting_2_activates_no_guild() -> None:
    state = table()
    guilds(state, 0, "soldiers_guild")
    bids(state, "III", (0, "star"))
    resolve(state, "III")
    answer(state, "star:2")
    assert asked(state) == (0, "turn")


@clause("TH-GUILD-01")
def test_only_the_owner_of_the_star_activates_a_guild() -> None:
    state = table()
    guilds(state, 1, "soldiers_guild")
    star_counts_one(state)
    assert asked(state) == (0, "turn")


@clause("TH-GUILD-01")
@pytest.mark.parametrize("space", ["III", "VI"])
def test_no_action_activates_a_guild(space: str) -> None:
    state = table()
    guilds(state, 0, "soldiers_guild", "bankers_guild")
    turn(state, 0, space)
    assert asked(state) == (0, "turn")
    assert not [text for text in options(state) if text.startswith("guild")]


@clause("TH-GUILD-02")
def test_the_soldier_s_guild_raises_strength_and_intrigue() -> None:
    state = table()
    tracks(state, 0, strength=3, intrigue=5, trade=1)
    star_counts_one(state, "soldiers_guild")
    answer(state, "guild:soldiers_guild")
    assert (tracks_of(state), tracks_of(state, 1)) == ([4, 6, 1, 0, 0], [0] * 5)


@clause("TH-GUILD-03")
def test_the_merchant_s_guild_raises_trade_and_knowledge() -> None:
    state = table()
    tracks(state, 0, trade=3, knowledge=5, strength=1)
    star_counts_one(state, "merchants_guild")
    answer(state, "guild:merchants_guild")
    assert (tracks_of(state), tracks_of(state, 1)) == ([1, 0, 4, 0, 6], [0] * 5)


@clause("TH-GUILD-04")
@pytest.mark.parametrize("guild", ["soldiers_guild", "merchants_guild"])
@pytest.mark.parametrize(("first", "second"), [(12, 12), (12, 3), (3, 12)])
def test_raising_guilds_may_be_used_with_tracks_at_12(guild: str, first: int, second: int) -> None:
    state = table()
    tracks(state, 0, strength=first, intrigue=second, trade=first, knowledge=second)
    star_counts_one(state, guild)
    assert options(state) == [f"guild:{guild}", "pass"]
    answer(state, f"guild:{guild}")
    pair = ("strength", "intrigue") if guild == "soldiers_guild" else ("trade", "knowledge")
    after = [track(state, 0, name) for name in pair]
    assert after == [min(12, first + 1), min(12, second + 1)]


@clause("TH-GUILD-05")
@pytest.mark.parametrize("place", ["roselie", "antares", "centre"])
@pytest.mark.parametrize("kind", WORKER_NAMES)
def test_the_spy_s_guild_turns_a_worker_into_another_kind(kind: str, place: str) -> None:
    others = [name for name in WORKER_NAMES if name != kind]
    state = table()
    workers(state, 0, {kind: {place: 2}})
    star_counts_one(state, "spies_guild")
    answer(state, "guild:spies_guild", f"worker:{kind}", f"territory:{place}")
    assert options(state) == [f"into:{name}" for name in others]
    answer(state, f"into:{others[0]}")
    there = [workers_at(state, 0, name, place) for name in (kind, others[0], others[1])]
    assert (there, state.houses[0].supply) == ([1, 1, 0], 8)


@clause("TH-GUILD-05")
def test_any_own_worker_may_be_turned() -> None:
    state = table()
    workers(state, 0, {"soldier": {"roselie": 1, "antares": 1}, "merchant": {"centre": 1}})
    workers(state, 1, {"spy": {"centre": 1}, "soldier": {"centre": 1}})
    star_counts_one(state, "spies_guild")
    answer(state, "guild:spies_guild")
    assert options(state) == ["worker:soldier", "worker:merchant"]
    answer(state, "worker:soldier")
    assert options(state) == ["territory:roselie", "territory:antares"]


@clause("TH-GUILD-05")
def test_a_worker_is_turned_with_an_empty_supply_too() -> None:
    state = table()
    workers(state, 0, {"soldier": {"roselie": 10}})
    star_counts_one(state, "spies_guild")
    answer(state, "guild:spies_guild", "worker:soldier", "territory:roselie", "into:merchant")
    assert (workers_at(state, 0, "merchant", "roselie"), state.houses[0].supply) == (1, 0)


@clause("TH-GUILD-06")
def test_the_spy_s_guild_needs_an_own_worker_on_the_map() -> None:
    state = table()
    workers(state, 1, {"soldier": {"roselie": 1}})
    star_counts_one(state, "spies_guild", "soldiers_guild")
    assert options(state) == ["guild:soldiers_guild", "pass"]


@clause("TH-GUILD-06")
def test_with_the_spy_s_guild_alone_and_no_worker_nobody_is_asked() -> None:
    state = table()
    star_counts_one(state, "spies_guild")
    assert asked(state) == (0, "turn")


@clause("TH-GUILD-07")
@pytest.mark.parametrize(
    ("before", "after", "gained"),
    [
        ([4, 0, 3, 0], [6, 0, 2, 0], 2),
        ([0, 1, 1, 1], [2, 0, 0, 0], 0),
        ([0, 0, 0, 0], [2, 0, 0, 0], 3),
        ([0, 0], [2, 0], 1),
    ],
)
def test_the_banker_s_guild_takes_wealth_or_influence_for_each_opponent(
    before: list[int], after: list[int], gained: int
) -> None:
    state = table(len(before))
    for seat, value in enumerate(before):
        tracks(state, seat, wealth=value)
    star_counts_one(state, "bankers_guild")
    answer(state, "guild:bankers_guild")
    assert (wealth(state), state.houses[0].influence) == (after, gained)
    assert sum(house.influence for house in state.houses) == gained


@clause("TH-GUILD-08")
@pytest.mark.parametrize("before", [12, 11])
def test_the_banker_s_guild_may_be_used_at_wealth_12(before: int) -> None:
    state = table()
    tracks(state, 0, wealth=before)
    tracks(state, 1, wealth=4)
    star_counts_one(state, "bankers_guild")
    answer(state, "guild:bankers_guild")
    assert (wealth(state), state.houses[0].influence) == ([12, 3, 0], 1)


@clause("TH-GUILD-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_scholar_s_guild_draws_a_card_more_than_there_are_players(seats: int) -> None:
    state = table(seats)
    star_counts_one(state, "scholars_guild")
    answer(state, "guild:scholars_guild")
    for card in DRAWN[: seats + 1]:
        assert is_chance(state)
        answer(state, f"card:{card}")
    assert (asked(state)[1], options(state)) == (
        "keep_offer",
        [f"card:{card}" for card in DRAWN[: seats + 1]],
    )


@clause("TH-GUILD-09")
def test_one_card_is_kept_in_secret_and_the_others_lie_open() -> None:
    state = sale(0, 1, 0)
    assert hand_of(state, 0) == ["soldier-1"]
    assert options(state) == ["card:spy-1", "card:merchant-1", "card:banker-1", "pass"]
    assert shown(state, 1, "offer") == ["spy-1", "merchant-1", "banker-1"]
    assert "soldier-1" not in str(shown(state, 1, "players", 0))


@clause("TH-GUILD-09")
def test_the_drawn_cards_are_not_shown_before_one_is_kept() -> None:
    state = table(2)
    star_counts_one(state, "scholars_guild")
    answer(state, "guild:scholars_guild", "card:spy-1", "card:spy-2", "card:spy-3")
    assert (shown(state, 0, "offer"), shown(state, 1, "offer")) == (["spy-1", "spy-2", "spy-3"], [])


@clause("TH-GUILD-10")
@pytest.mark.parametrize(("seat", "buyers"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_opponents_are_asked_clockwise_from_the_left_neighbour(
    seat: int, buyers: list[int]
) -> None:
    state = sale(1, 1, 1, seat=seat)
    for buyer in buyers:
        assert asked(state) == (buyer, "buy_card")
        answer(state, "pass")
    assert (asked(state), wealth(state)) == ((seat, "turn"), [1, 1, 1])
    assert told(state, SaleDeclined) == [SaleDeclined(buyer) for buyer in buyers]


@clause("TH-GUILD-10")
def test_an_opponent_pays_1_wealth_to_the_player_for_one_open_card() -> None:
    state = sale(0, 3, 3)
    answer(state, "card:merchant-1")
    assert (asked(state), wealth(state)) == ((2, "buy_card"), [1, 2, 3])
    assert (hand_of(state, 1), options(state)) == (
        ["merchant-1"],
        ["card:spy-1", "card:banker-1", "pass"],
    )


@clause("TH-GUILD-10")
def test_an_opponent_at_0_may_not_buy() -> None:
    state = sale(5, 0, 1)
    assert asked(state) == (2, "buy_card")
    answer(state, "card:spy-1")
    assert (asked(state), wealth(state)) == ((0, "turn"), [6, 0, 0])


@clause("TH-GUILD-11")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (10, 12), (11, 12), (12, 12)])
def test_each_sale_raises_the_player_s_wealth_as_far_as_it_goes(before: int, after: int) -> None:
    state = sale(before, 2, 2)
    answer(state, "card:spy-1", "card:merchant-1")
    assert wealth(state) == [after, 1, 1]
    assert (hand_of(state, 1), hand_of(state, 2)) == (["spy-1"], ["merchant-1"])


@clause("TH-GUILD-12")
@pytest.mark.parametrize(
    ("bought", "left"), [("card:spy-1", ["merchant-1"]), ("pass", ["spy-1", "merchant-1"])]
)
def test_open_cards_left_over_are_discarded(bought: str, left: list[str]) -> None:
    state = sale(0, 1)
    assert bag_names(state.discard) == []
    answer(state, bought)
    assert (bag_names(state.discard), state.offer) == (left, ())


@clause("TH-GUILD-13")
def test_too_few_cards_are_all_drawn_and_one_is_kept() -> None:
    state = few("spy-1 spy-2")
    answer(state, "card:spy-1", "card:spy-2")
    assert (asked(state), options(state)) == ((0, "keep_offer"), ["card:spy-1", "card:spy-2"])
    answer(state, "card:spy-1")
    assert (asked(state), options(state)) == ((1, "buy_card"), ["card:spy-2", "pass"])


@clause("TH-GUILD-13")
def test_the_discard_pile_is_shuffled_before_cards_run_out() -> None:
    state = few("spy-1", "spy-2 spy-3")
    for card in ("spy-1", "spy-2", "spy-3"):
        assert is_chance(state)
        answer(state, f"card:{card}")
    assert options(state) == ["card:spy-1", "card:spy-2", "card:spy-3"]


@clause("TH-GUILD-13")
def test_a_sole_card_is_kept_and_nobody_buys() -> None:
    state = few("spy-1")
    answer(state, "card:spy-1", "card:spy-1")
    assert (hand_of(state, 0), asked(state)) == (["spy-1"], (0, "turn"))


@clause("TH-GUILD-13")
def test_without_any_card_nothing_is_kept_and_nobody_buys() -> None:
    state = few("")
    assert options(state) == ["pass"]
    answer(state, "pass")
    assert (hand_of(state, 0), asked(state)) == ([], (0, "turn"))
