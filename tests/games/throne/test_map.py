"""General: the map and its sites, workers, turns, thresholds and move values, Jokers."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    bag_names,
    bids,
    claims,
    claims_of,
    done_by,
    guilds,
    hand,
    hand_of,
    rank,
    resolve,
    shown,
    supply,
    table,
    track,
    tracks,
    turn,
    workers,
    workers_at,
)
from games.throne.phases import whole_match
from support.clauses import clause
from support.questions import asked, barred, options
from tabard.core.values import SPECTATOR
from tabard.games.throne.kinds import TRACK_NAMES
from tabard.games.throne.state import ThroneState

SPACE_OF = {"strength": "III", "intrigue": "IV", "trade": "V", "wealth": "VI", "knowledge": "VII"}
MOVES = [("advance", "soldier"), ("sneak", "spy"), ("caravan", "merchant")]


def state_map(state: ThroneState) -> list[str]:
    """The Territories that are shown."""
    places = shown(state, SPECTATOR, "players", 0, "workers")
    assert isinstance(places, dict)
    return list(places)


@clause("TH-GEN-14")
@pytest.mark.parametrize(("action", "kind"), MOVES)
def test_from_a_home_territory_one_comes_to_the_central_one_only(action: str, kind: str) -> None:
    state = table(4)
    workers(state, 0, {kind: {"umbral": 1}})
    turn(state, 0, {"advance": "III", "sneak": "IV", "caravan": "V"}[action])
    answer(state, f"action:{action}", "territory:umbral", "amount:1")
    assert workers_at(state, 0, kind, "centre") == 1


@clause("TH-GEN-14", "TH-GEN-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_is_the_centre_and_a_home_for_each_player(seats: int) -> None:
    homes = ["roselie", "culver_lux", "antares", "umbral"][:seats]
    state = table(seats)
    workers(state, 0, {"soldier": {"centre": 1}})
    assert list(state_map(state)) == [*homes, "centre"]
    turn(state, 0, "III")
    answer(state, "action:advance", "territory:centre")
    assert options(state) == [f"territory:{home}" for home in homes]


@clause("TH-GEN-16")
@pytest.mark.parametrize("place", ["roselie", "culver_lux", "antares", "centre"])
def test_every_territory_has_a_battlefield_a_tavern_and_a_market(place: str) -> None:
    state = table()
    workers(state, 0, {"soldier": {place: 1}, "spy": {place: 2}, "merchant": {place: 3}})
    sites = shown(state, SPECTATOR, "players", 0, "workers", place)
    assert sites == {"soldier": 1, "spy": 2, "merchant": 3}


@clause("TH-GEN-16")
@pytest.mark.parametrize(("action", "kind"), MOVES)
def test_a_worker_is_what_its_site_makes_it(action: str, kind: str) -> None:
    state = table()
    others = [other for _, other in MOVES if other != kind]
    workers(state, 0, {other: {"centre": 1} for other in others})
    turn(state, 0, {"advance": "III", "sneak": "IV", "caravan": "V"}[action])
    assert f"action:{action}" in barred(state)


@clause("TH-GEN-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_supply_and_map_hold_ten_workers_of_each_player_at_all_times(seats: int) -> None:
    for state in whole_match(seats, 2):
        assert {house.supply + sum(house.workers) for house in state.houses} == {10}


@clause("TH-GEN-18")
def test_a_worker_that_comes_home_can_be_placed_again_in_the_same_turn() -> None:
    state = table()
    workers(state, 0, {"soldier": {"culver_lux": 1}})
    supply(state, 0, 0)
    turn(state, 0, "III")
    assert barred(state)["action:recruit"] == "TH-SOLD-REC-04"
    answer(state, "action:attack", "territory:culver_lux", "amount:1")
    assert state.houses[0].supply == 1
    answer(state, "action:recruit", "done")
    assert workers_at(state, 0, "soldier", "roselie") == 1


@clause("TH-GEN-19")
def test_all_ten_workers_may_stand_on_one_site() -> None:
    state = table()
    workers(state, 0, {"soldier": {"roselie": 9}})
    turn(state, 0, "III")
    answer(state, "action:recruit", "done")
    assert workers_at(state, 0, "soldier", "roselie") == 10


@clause("TH-GEN-19")
def test_hands_have_no_limit() -> None:
    state = table()
    hand(state, 0, "soldier-1*5 spy-1*5 banker-1*5 merchant-1*5 scholar-1*5 joker-1*8")
    claims(state, 0, " ".join([f"G{number:02}" for number in range(11, 41) if number != 20]))
    rank(state, "I", 1)
    answer(state, "claim:G01", "claim:G02", "claim:G03", "claim:G02")
    turn(state, 0, "VII")
    answer(state, "action:apprenticeship", "card:spy-3")
    assert (len(hand_of(state, 0)), len(claims_of(state, 0))) == (34, 30)


@clause("TH-GEN-20")
def test_the_guild_is_the_first_part_of_a_turn_and_comes_before_the_ranking() -> None:
    state = table()
    claims(state, 1, "G06")
    tracks(state, 1, strength=8)
    guilds(state, 1, "soldiers_guild")
    bids(state, "III", (0, "2"), (1, "star"))
    resolve(state, "III")
    answer(state, "star:1", "guild:soldiers_guild")
    assert asked(state) == (0, "turn")
    assert done_by(state, 1) == ["G06"]


@clause("TH-GEN-20")
def test_two_action_spaces_are_two_turns() -> None:
    state = table()
    claims(state, 0, "G43")
    tracks(state, 0, strength=2, intrigue=4)
    bids(state, "III", (0, "1"))
    bids(state, "IV", (0, "2"))
    resolve(state, "III", "IV")
    for action in ("recruit", "infiltrate"):
        answer(state, *[f"action:{action}", "done"] * 4)
    assert (state.houses[0].anarchy, done_by(state, 0)) == (2, [])


@clause("TH-GEN-20")
@pytest.mark.parametrize(("marker", "done"), [("0", []), ("1", ["G06"])])
def test_without_a_positive_bid_there_is_no_turn(marker: str, done: list[str]) -> None:
    state = table()
    claims(state, 0, "G06")
    tracks(state, 0, strength=9)
    bids(state, "III", (0, marker))
    resolve(state, "III")
    assert done_by(state, 0) == done


@clause("TH-GEN-21")
@pytest.mark.parametrize("name", TRACK_NAMES)
@pytest.mark.parametrize("value", range(1, 13))
def test_thresholds_lie_left_of_the_even_spaces(name: str, value: int) -> None:
    state = table()
    tracks(state, 0, **{name: value})
    hand(state, 0, "joker-1")
    workers(state, 0, {"soldier": {"roselie": 1}})
    turn(state, 0, SPACE_OF[name], points=0)
    answer(state, options(state)[0])
    assert track(state, 0, name) == value - 1
    assert state.houses[0].anarchy == (1 if value % 2 == 0 else 0)


@clause("TH-GEN-22")
@pytest.mark.parametrize("name", ["strength", "intrigue", "trade"])
@pytest.mark.parametrize(("value", "most"), [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (12, 3)])
def test_the_area_of_the_marker_says_how_many_move(name: str, value: int, most: int) -> None:
    state = table()
    action, kind = MOVES[TRACK_NAMES.index(name)]
    tracks(state, 0, **{name: value})
    workers(state, 0, {kind: {"roselie": 5}})
    turn(state, 0, SPACE_OF[name])
    answer(state, f"action:{action}", "territory:roselie")
    assert options(state) == [f"amount:{count}" for count in range(1, most + 1)]


@clause("TH-GEN-25")
@pytest.mark.parametrize(("place", "owner"), [("culver_lux", 1), ("antares", 2), ("centre", -1)])
def test_a_market_belongs_to_whoever_lives_there(place: str, owner: int) -> None:
    state = table()
    tracks(state, 0, trade=3)
    workers(state, 0, {"merchant": {place: 1}})
    turn(state, 0, "V")
    answer(state, "action:commerce", f"territory:{place}", "row:sell_trade")
    if owner > 0:
        answer(state, "gain:track")
    assert [track(state, seat, "trade") for seat in (1, 2)] == [int(owner == 1), int(owner == 2)]


@clause("TH-GEN-25")
def test_a_tavern_belongs_to_whoever_lives_there() -> None:
    state = table()
    for seat in (0, 1, 2):
        tracks(state, seat, trade=3)
    workers(state, 0, {"spy": {"antares": 1}})
    turn(state, 0, "IV")
    answer(state, "action:subterfuge", "territory:antares", "track:trade", "pass")
    assert [track(state, seat, "trade") for seat in (0, 1, 2)] == [3, 3, 2]


@clause("TH-GEN-26")
@pytest.mark.parametrize("name", TRACK_NAMES)
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_joker_is_a_card_of_any_type(name: str, value: int) -> None:
    state = table()
    hand(state, 0, f"joker-{value}")
    turn(state, 0, SPACE_OF[name])
    answer(state, options(state)[0], f"card:joker-{value}", "done")
    assert track(state, 0, name) == value
    assert bag_names(state.discard) == [f"joker-{value}"]


@clause("TH-GEN-26")
@pytest.mark.parametrize("name", TRACK_NAMES)
def test_any_other_card_is_of_its_own_type_only(name: str) -> None:
    state = table()
    types = ["soldier", "spy", "merchant", "banker", "scholar"]
    hand(state, 0, "soldier-1 spy-1 merchant-1 banker-1 scholar-1")
    turn(state, 0, SPACE_OF[name])
    answer(state, options(state)[0])
    own = types[TRACK_NAMES.index(name)]
    assert [text for text in options(state) if text != "done"] == [f"card:{own}-1"]
