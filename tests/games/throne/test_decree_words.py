"""Royal Decrees: what each word of a half does."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    anarchy,
    answer,
    bag_names,
    bids,
    decree,
    guilds,
    hand,
    hand_of,
    no_anarchy_left,
    points_of,
    resolve,
    supply,
    table,
    track,
    tracks,
    turn,
    workers,
    workers_at,
)
from games.throne.phases import reveal
from support.clauses import clause
from support.questions import asked, barred, options
from tabard.core.values import CHANCE
from tabard.games.throne.action_events import TurnBegan
from tabard.games.throne.game import NEWEST_RULES
from tabard.games.throne.kinds import MODE_NAMES, TRACK_NAMES
from tabard.games.throne.state import ThroneState

MOVES = [
    ("III", "advance", "soldier", []),
    ("IV", "sneak", "spy", []),
    ("V", "caravan", "merchant", []),
    ("VI", "wages", "spy", ["worker:spy"]),
]


def turns_told(state: ThroneState) -> list[tuple[int, str]]:
    """Action Points and mode of the turns so far."""
    turns = [event for event in state.told if isinstance(event, TurnBegan)]
    return [(event.points, MODE_NAMES[event.mode]) for event in turns]


def is_done(state: ThroneState) -> bool:
    """Whether nobody is asked about the decree of week 1 any more."""
    return asked(state)[0] == CHANCE and state.week == 2


@clause("TH-DEC-10")
@pytest.mark.parametrize(
    ("half", "kind"),
    [("royal_muster", "soldier"), ("whispers_at_court", "spy"), ("spring_fair", "merchant")],
)
def test_place_worker_brings_a_worker_from_the_supply_to_the_own_site(half: str, kind: str) -> None:
    state = reveal(table(), half)
    assert (asked(state), options(state)) == ((0, "decree_place_worker"), ["accept", "pass"])
    answer(state, "accept", "accept", "pass")
    assert workers_at(state, 0, kind, "roselie") == 1
    assert workers_at(state, 1, kind, "culver_lux") == 1
    assert [house.supply for house in state.houses] == [9, 9, 10]


@clause("TH-DEC-10")
def test_place_worker_is_not_offered_with_an_empty_supply() -> None:
    state = table()
    supply(state, 0, 0)
    supply(state, 1, 1)
    reveal(state, "royal_muster")
    assert asked(state)[0] == 1


@clause("TH-DEC-11")
@pytest.mark.parametrize(
    ("half", "kind"),
    [("deserters", "soldier"), ("hunt_for_traitors", "spy"), ("highwaymen", "merchant")],
)
def test_return_worker_sends_one_home_from_where_one_likes(half: str, kind: str) -> None:
    state = table()
    workers(state, 1, {kind: {"roselie": 2, "centre": 1}})
    reveal(state, half)
    assert asked(state) == (1, "decree_return_worker")
    assert options(state) == ["territory:roselie", "territory:centre"]
    answer(state, "territory:roselie")
    assert (workers_at(state, 1, kind, "roselie"), state.houses[1].supply) == (1, 8)
    assert is_done(state)


@clause("TH-DEC-11")
def test_return_worker_concerns_the_named_kind_only() -> None:
    state = table()
    workers(state, 0, {"spy": {"roselie": 1}, "merchant": {"centre": 2}})
    assert is_done(reveal(state, "deserters"))
    assert state.houses[0].supply == 7


@clause("TH-DEC-12")
def test_raise_track_raises_the_named_track_of_everybody() -> None:
    state = table()
    tracks(state, 1, wealth=11)
    tracks(state, 2, wealth=12)
    assert is_done(reveal(state, "gift_of_the_crown"))
    assert [track(state, seat, "wealth") for seat in (0, 1, 2)] == [1, 12, 12]
    assert sum(state.houses[0].tracks) == 1


@clause("TH-DEC-13")
def test_who_cannot_lower_the_track_takes_a_marker() -> None:
    state = table()
    tracks(state, 1, wealth=1)
    tracks(state, 2, wealth=7)
    assert is_done(reveal(state, "war_tax"))
    assert [track(state, seat, "wealth") for seat in (0, 1, 2)] == [0, 0, 6]
    assert [house.anarchy for house in state.houses] == [1, 0, 0]


@clause("TH-DEC-13")
def test_no_marker_is_taken_from_an_empty_anarchy_track() -> None:
    state = table()
    no_anarchy_left(state, 2)
    assert is_done(reveal(state, "war_tax"))
    assert [house.anarchy for house in state.houses] == [0, 0, 24]


@clause("TH-DEC-14")
def test_draw_workforce_gives_everybody_a_card() -> None:
    state = reveal(table(), "royal_library")
    answer(state, "card:spy-1", "card:banker-2", "card:joker-3")
    assert [hand_of(state, seat) for seat in (0, 1, 2)] == [["spy-1"], ["banker-2"], ["joker-3"]]
    assert is_done(state)


@clause("TH-DEC-15")
def test_burning_books_takes_a_step_of_knowledge_or_a_card() -> None:
    state = table(2)
    for seat in (0, 1):
        tracks(state, seat, knowledge=3)
        hand(state, seat, "spy-1 joker-2")
    reveal(state, "burning_books")
    assert options(state) == ["branch:track", "branch:card"]
    answer(state, "branch:track", "branch:card", "card:joker-2")
    assert [track(state, seat, "knowledge") for seat in (0, 1)] == [2, 3]
    assert (hand_of(state, 0), hand_of(state, 1)) == (["spy-1", "joker-2"], ["spy-1"])
    assert bag_names(state.discard) == ["joker-2"]


@clause("TH-DEC-15")
def test_of_burning_books_only_what_is_possible_is_offered() -> None:
    state = table()
    hand(state, 0, "spy-1")
    tracks(state, 1, knowledge=1)
    tracks(state, 2, strength=4)
    reveal(state, "burning_books")
    assert (asked(state)[0], options(state)) == (0, ["branch:card"])
    answer(state, "branch:card", "card:spy-1")
    assert (asked(state)[0], options(state)) == (1, ["branch:track"])
    answer(state, "branch:track")
    assert is_done(state)


@clause("TH-DEC-16")
def test_return_anarchy_is_offered_to_whoever_has_a_marker() -> None:
    state = table()
    anarchy(state, 1, 2)
    anarchy(state, 2, 1)
    reveal(state, "royal_pardon")
    assert (asked(state), options(state)) == ((1, "decree_return_anarchy"), ["accept", "pass"])
    answer(state, "accept", "pass")
    assert [house.anarchy for house in state.houses] == [0, 1, 1]
    assert is_done(state)


@clause("TH-DEC-17")
def test_riots_take_a_card_or_give_a_marker() -> None:
    state = table()
    hand(state, 0, "spy-1 joker-2")
    hand(state, 1, "spy-1")
    reveal(state, "riots")
    assert options(state) == ["branch:card", "branch:anarchy"]
    answer(state, "branch:card", "card:spy-1", "branch:anarchy")
    assert (asked(state)[0], options(state)) == (2, ["branch:anarchy"])
    answer(state, "branch:anarchy")
    assert (hand_of(state, 0), hand_of(state, 1)) == (["joker-2"], ["spy-1"])
    assert [house.anarchy for house in state.houses] == [0, 1, 1]


@clause("TH-DEC-17")
def test_without_a_marker_left_riots_take_a_card_if_there_is_one() -> None:
    state = table()
    hand(state, 0, "spy-1 joker-2")
    no_anarchy_left(state, 2)
    reveal(state, "riots")
    assert (asked(state)[0], options(state)) == (0, ["branch:card"])
    answer(state, "branch:card", "card:spy-1")
    assert is_done(state)


@clause("TH-DEC-18")
def test_a_step_of_any_track_buys_a_step_of_alms_with_its_bonus() -> None:
    state = table()
    state.tokens = (1, 0, 2)
    state.houses[0].alms = 1
    tracks(state, 0, trade=4, wealth=1)
    anarchy(state, 0, 1)
    reveal(state, "feast_for_the_poor")
    assert options(state) == ["track:trade", "track:wealth", "pass"]
    answer(state, "track:trade")
    house = state.houses[0]
    assert (house.alms, house.influence, track(state, 0, "trade")) == (2, 1, 3)
    assert (house.anarchy, is_done(state)) == (1, True)


@clause("TH-DEC-18")
def test_no_step_of_alms_can_be_bought_on_the_last_space_or_with_nothing() -> None:
    state = table()
    state.houses[0].alms = 7
    tracks(state, 0, trade=4)
    tracks(state, 2, trade=1)
    reveal(state, "feast_for_the_poor")
    assert asked(state)[0] == 2
    answer(state, "pass")
    assert (is_done(state), state.houses[2].alms, track(state, 2, "trade")) == (True, 0, 1)


@clause("TH-DEC-19")
def test_famine_lowers_one_track_above_0() -> None:
    state = table()
    tracks(state, 0, strength=1, knowledge=12)
    tracks(state, 2, intrigue=2)
    reveal(state, "famine")
    assert options(state) == ["track:strength", "track:knowledge"]
    answer(state, "track:knowledge")
    assert (asked(state)[0], options(state)) == (2, ["track:intrigue"])
    answer(state, "track:intrigue")
    assert (state.houses[0].tracks, is_done(state)) == ([1, 0, 0, 0, 11], True)


@clause("TH-DEC-20")
def test_a_soldier_at_home_can_be_returned_for_influence() -> None:
    state = table()
    workers(state, 0, {"soldier": {"centre": 1, "culver_lux": 1}, "spy": {"roselie": 1}})
    workers(state, 1, {"soldier": {"culver_lux": 2}})
    workers(state, 2, {"soldier": {"antares": 1}})
    reveal(state, "grand_tournament")
    assert (asked(state)[0], options(state)) == (1, ["accept", "pass"])
    answer(state, "accept", "pass")
    assert workers_at(state, 1, "soldier", "culver_lux") == 1
    assert [house.influence for house in state.houses] == [0, 1, 0]
    assert (state.houses[1].supply, is_done(state)) == (9, True)


@clause("TH-DEC-22")
def test_two_cards_buy_a_step_of_diplomacy() -> None:
    state = table()
    hand(state, 0, "spy-1 joker-2 banker-3")
    reveal(state, "foreign_envoys")
    assert options(state) == ["card:spy-1", "card:banker-3", "card:joker-2", "pass"]
    answer(state, "card:spy-1")
    assert options(state) == ["card:banker-3", "card:joker-2"]
    answer(state, "card:joker-2")
    assert (hand_of(state, 0), state.houses[0].diplomacy) == (["banker-3"], 1)
    assert is_done(state)


@clause("TH-DEC-22")
def test_with_fewer_than_two_cards_no_step_of_diplomacy_is_offered() -> None:
    state = table()
    hand(state, 1, "spy-1")
    hand(state, 2, "spy-1*2")
    reveal(state, "foreign_envoys")
    assert (asked(state)[0], options(state)) == (2, ["card:spy-1", "pass"])
    answer(state, "pass")
    assert (is_done(state), len(hand_of(state, 2)), state.houses[2].diplomacy) == (True, 2, 0)


@clause("TH-DEC-22")
def test_no_step_of_diplomacy_can_be_bought_on_x5() -> None:
    state = table()
    hand(state, 0, "spy-1 joker-2 banker-3")
    state.houses[0].diplomacy = 5
    assert is_done(reveal(state, "foreign_envoys"))


@clause("TH-DEC-23")
@pytest.mark.parametrize(("space", "action", "kind", "named"), MOVES)
def test_closed_borders_bar_the_way_into_the_homes_of_others(
    space: str, action: str, kind: str, named: list[str]
) -> None:
    state = table()
    decree(state, "closed_borders")
    workers(state, 0, {kind: {"centre": 1}})
    turn(state, 0, space)
    answer(state, f"action:{action}", *named, "territory:centre")
    assert options(state) == ["territory:roselie"]
    homes = ["territory:culver_lux", "territory:antares"]
    assert barred(state) == dict.fromkeys(homes, "TH-DEC-23")


@clause("TH-DEC-23")
def test_closed_borders_bar_neither_the_way_out_nor_the_spies_guild() -> None:
    state = table()
    decree(state, "closed_borders")
    workers(state, 0, {"soldier": {"culver_lux": 2}})
    guilds(state, 0, "spies_guild")
    bids(state, "III", (0, "star"))
    resolve(state, "III")
    answer(state, "star:1", "guild:spies_guild", "worker:soldier", "territory:culver_lux")
    answer(state, "into:spy", "action:advance", "territory:culver_lux", "amount:1")
    assert workers_at(state, 0, "spy", "culver_lux") == 1
    assert workers_at(state, 0, "soldier", "centre") == 1


@clause("TH-DEC-24")
@pytest.mark.parametrize(("half", "left"), [("guild_charter", "amount:2"), ("", "amount:1")])
def test_the_guild_charter_makes_a_grant_cost_one_point(half: str, left: str) -> None:
    state = table()
    if half:
        decree(state, half)
    turn(state, 0, "VI", points=3)
    answer(state, "action:grant", "grant:guild", "guild:soldiers_guild")
    assert points_of(state) == [left]


@clause("TH-DEC-25")
@pytest.mark.parametrize("value", [1, 2])
def test_during_a_guild_strike_a_star_counts_but_activates_nothing(value: int) -> None:
    state = table()
    decree(state, "guild_strike")
    guilds(state, 0, "bankers_guild", "soldiers_guild")
    bids(state, "III", (0, "star"))
    resolve(state, "III")
    assert options(state) == ["star:1", "star:2"]
    answer(state, f"star:{value}")
    assert (asked(state), state.bids[0]) == ((0, "turn"), value)


@clause("TH-DEC-26")
@pytest.mark.parametrize(("half", "markers"), [("open_markets", 0), ("", 1)])
def test_on_open_markets_commerce_at_home_takes_no_marker(half: str, markers: int) -> None:
    state = table()
    if half:
        decree(state, half)
    tracks(state, 0, trade=3)
    workers(state, 0, {"merchant": {"roselie": 1}})
    turn(state, 0, "V")
    answer(state, "action:commerce", "territory:roselie", "row:sell_trade")
    assert (track(state, 0, "wealth"), state.houses[0].anarchy) == (2, markers)


@clause("TH-DEC-26")
def test_on_open_markets_commerce_at_home_needs_no_marker_on_the_track() -> None:
    state = table()
    decree(state, "open_markets")
    tracks(state, 0, trade=3)
    workers(state, 0, {"merchant": {"roselie": 1}})
    no_anarchy_left(state, 1)
    assert "action:commerce" in options(turn(state, 0, "V"))


def on_open_markets(rules: int = NEWEST_RULES) -> ThroneState:
    """Seat 0 trades in space V with Merchants at home and in the centre."""
    state = table(rules=rules)
    decree(state, "open_markets")
    tracks(state, 0, trade=6, wealth=6)
    workers(state, 0, {"merchant": {"roselie": 1, "centre": 2}})
    return turn(state, 0, "V")


AT_HOME = ("action:commerce", "territory:roselie", "row:sell_trade")
IN_THE_CENTRE = ("action:commerce", "territory:centre", "row:sell_trade")


@clause("TH-DEC-26")
@pytest.mark.parametrize("first", [AT_HOME, IN_THE_CENTRE])
def test_on_open_markets_only_the_first_commerce_of_a_turn_is_free(first: tuple[str, ...]) -> None:
    state = on_open_markets()
    answer(state, *first)
    assert state.houses[0].anarchy == 0
    answer(state, *AT_HOME)
    assert state.houses[0].anarchy == 1


@clause("TH-DEC-26")
def test_on_open_markets_the_first_commerce_of_the_next_turn_is_free_again() -> None:
    state = on_open_markets()
    answer(state, *AT_HOME)
    turn(state, 0, "V")
    answer(state, *AT_HOME)
    assert state.houses[0].anarchy == 0


@clause("TH-DEC-26", "TH-ANAR-08")
def test_on_open_markets_a_second_commerce_at_home_needs_a_marker_on_the_track() -> None:
    state = on_open_markets()
    no_anarchy_left(state, 1)
    answer(state, *AT_HOME, "action:commerce")
    assert options(state) == ["territory:centre"]
    assert barred(state) == {"territory:roselie": "TH-ANAR-08"}


@clause("TH-DEC-26")
def test_before_rules_version_2_open_markets_freed_every_commerce_at_home() -> None:
    state = on_open_markets(rules=1)
    answer(state, *AT_HOME, *AT_HOME)
    assert state.houses[0].anarchy == 0


@clause("TH-DEC-27")
@pytest.mark.parametrize(("space", "action", "kind", "named"), MOVES)
def test_during_a_curfew_workers_move_alone(
    space: str, action: str, kind: str, named: list[str]
) -> None:
    state = table()
    decree(state, "curfew")
    tracks(state, 0, **dict.fromkeys(TRACK_NAMES, 12))
    workers(state, 0, {kind: {"roselie": 5}})
    turn(state, 0, space)
    answer(state, f"action:{action}", *named, "territory:roselie")
    assert options(state) == ["amount:1"]
