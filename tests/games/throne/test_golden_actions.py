"""Examples that the rules text derives from its clauses, those of turns and Guilds.

C is seat 1; the player whose turn it is, or whom an example calls p, is seat 0 otherwise.
"""

from __future__ import annotations

import pytest

from games.throne.builders import (
    anarchy,
    answer,
    bag_names,
    bids,
    decree,
    guilds,
    hand_of,
    points_of,
    rank,
    resolve,
    table,
    track,
    tracks,
    turn,
    workers,
    workers_at,
)
from games.throne.finals import lay
from support.clauses import clause
from support.questions import asked, barred, options, refuses
from tabard.games.throne.state import ThroneState


def victory(edition: str) -> ThroneState:
    """Seat 0 has won by 3, and the loser has one Soldier left."""
    state = table(edition=edition)
    workers(state, 0, {"soldier": {"centre": 2}})
    workers(state, 1, {"soldier": {"centre": 2}})
    turn(state, 0, "III", 3)
    answer(state, "action:attack", "territory:centre", "player:1", "boost:no", "die:3", "die:0")
    return state


@clause("TH-SOLD-BAT-08", "TH-SOLD-BAT-09")
@pytest.mark.parametrize(
    ("edition", "spoils", "left", "influence"),
    [
        ("en", "kill", 0, 2),
        ("en", "influence influence influence", 1, 3),
        ("en", "influence kill", 0, 2),
        ("de", "kill", 0, 0),
        ("de", "influence", 1, 3),
    ],
)
def test_gd_01_spoils_of_three(edition: str, spoils: str, left: int, influence: int) -> None:
    state = victory(edition)
    answer(state, *[f"spoil:{word}" for word in spoils.split()])
    assert workers_at(state, 1, "soldier", "centre") == left
    assert (state.houses[0].influence, asked(state)) == (influence, (0, "turn"))


def poor_trader(edition: str) -> ThroneState:
    """Seat 0 with Wealth 1 in the Market of seat 1; merchant D takes 2 Wealth for 3."""
    state = table(edition=edition, merchant="wine_factor")
    lay(state, 0, tracks={"wealth": 1, "trade": 1}, workers={"merchant": {"culver_lux": 1}})
    turn(state, 0, "V", 1)
    answer(state, "action:commerce", "territory:culver_lux")
    return state


@clause("TH-MERC-COM-09", "TH-GEN-07")
def test_gd_02_english_a_row_needs_its_full_price() -> None:
    state = poor_trader("en")
    assert options(state) == ["row:sell_trade"]
    assert barred(state) == {"row:sell_wealth": "TH-MERC-COM-09"}


@clause("TH-MERC-COM-10")
def test_gd_02_german_the_rest_of_the_price_is_waived() -> None:
    state = poor_trader("de")
    answer(state, "row:sell_wealth", "gain:track")
    assert (track(state, 0, "wealth"), track(state, 0, "trade")) == (0, 4)
    assert track(state, 1, "wealth") == 2


@clause("TH-AP-01", "TH-AP-02", "TH-AP-03", "TH-AP-07")
@pytest.mark.parametrize(
    ("given", "rows"),
    [
        ((4, 3, 2, 1), ["3 mix", "2 deploy or 1 task", "1 mix", "1 deploy"]),
        ((4, 3, 2), ["3 mix", "2 deploy or 1 task", "1 deploy"]),
        ((4, 3), ["3 mix", "1 deploy"]),
        ((4,), ["3 mix"]),
    ],
)
def test_gd_03_action_points_of_four_players(given: tuple[int, ...], rows: list[str]) -> None:
    state = table(4)
    for seat in range(4):
        workers(state, seat, {"soldier": {"centre": 1}})
    rank(state, "III", *given)
    assert [row_given(state, seat) for seat in range(len(given))] == rows
    assert state.week == 2


def row_given(state: ThroneState, seat: int) -> str:
    """The row of the action point table that a seat is offered; then it ends its turn."""
    assert asked(state)[0] == seat
    if asked(state)[1] == "mode":
        other = state.clone()
        answer(other, "mode:task")
        answer(state, "mode:deploy")
        return f"{row_given(state, seat)} or {row_given(other, seat)}"
    points = points_of(state)[0].removeprefix("amount:")
    offered = options(state)
    answer(state, "end_turn")
    if "action:attack" not in offered:
        return f"{points} deploy"
    return f"{points} {'mix' if 'action:recruit' in offered else 'task'}"


@clause("TH-AP-07", "TH-SUP-04", "TH-SUP-09")
@pytest.mark.parametrize("wealth", [0, 1])
def test_gd_04_a_grant_for_the_second_of_four(wealth: int) -> None:
    state = table(4)
    tracks(state, 1, wealth=wealth)
    rank(state, "VI", 4, 3, 2, 1)
    answer(state, "end_turn", "mode:task")
    assert (asked(state), points_of(state)) == ((1, "turn"), ["amount:1"])
    assert refuses(state, "action:grant") is (wealth == 0)
    if wealth:
        answer(state, "action:grant", "grant:guild", "guild:spies_guild")
        assert (track(state, 1, "wealth"), asked(state)[0]) == (0, 2)


@clause("TH-SUP-08", "TH-SUP-05")
def test_gd_05_a_grant_from_the_track_alone() -> None:
    state = table()
    tracks(state, 0, wealth=6)
    turn(state, 0, "VI", 0)
    answer(state, "action:grant", "grant:guild", "guild:spies_guild")
    assert (track(state, 0, "wealth"), state.houses[0].anarchy) == (4, 1)
    assert state.week == 2


@clause("TH-SUP-03", "TH-SUP-09")
def test_gd_05_wealth_of_one_is_too_little() -> None:
    state = table()
    tracks(state, 0, wealth=1)
    turn(state, 0, "VI", 0)
    assert barred(state)["action:grant"] == "TH-SUP-03"


def with_guild(seats: int, guild: str) -> ThroneState:
    """Seat 0 activates a Guild in space VII."""
    state = table(seats)
    guilds(state, 0, guild)
    bids(state, "VII", (0, "star"))
    return state


@clause("TH-GUILD-07")
def test_gd_06_bankers_guild() -> None:
    state = with_guild(4, "bankers_guild")
    for seat, wealth in enumerate((5, 0, 3, 0)):
        tracks(state, seat, wealth=wealth)
    resolve(state, "VII")
    answer(state, "star:1", "guild:bankers_guild")
    assert [track(state, seat, "wealth") for seat in range(4)] == [7, 0, 2, 0]
    assert [house.influence for house in state.houses] == [2, 0, 0, 0]


@clause("TH-GUILD-09", "TH-GUILD-10", "TH-GUILD-11", "TH-GUILD-12")
def test_gd_07_scholars_guild() -> None:
    state = with_guild(3, "scholars_guild")
    tracks(state, 2, wealth=1)
    resolve(state, "VII")
    answer(state, "star:1", "guild:scholars_guild")
    answer(state, "card:spy-1", "card:spy-2", "card:spy-3", "card:joker-3")
    assert asked(state) == (0, "keep_offer")
    answer(state, "card:spy-1")
    assert asked(state) == (2, "buy_card")
    assert options(state) == ["card:spy-2", "card:spy-3", "card:joker-3", "pass"]
    answer(state, "card:joker-3")
    assert [track(state, seat, "wealth") for seat in range(3)] == [1, 0, 0]
    assert [hand_of(state, seat) for seat in range(3)] == [["spy-1"], [], ["joker-3"]]
    assert bag_names(state.discard) == ["spy-2", "spy-3"]


@clause("TH-SPY-SUB-08", "TH-SPY-SUB-06", "TH-SPY-SUB-07")
def test_gd_08_subterfuge_in_the_central_tavern() -> None:
    state = table()
    workers(state, 0, {"spy": {"centre": 2}})
    for seat in range(3):
        tracks(state, seat, wealth=4, strength=2)
    turn(state, 0, "IV", 3)
    house, before = state.houses[0], [house.tracks[:] for house in state.houses]
    for number in (1, 2):
        answer(state, "action:subterfuge", "territory:centre")
        assert (house.supply, house.anarchy, house.diplomacy) == (8 + number, number, 1)
    assert [house.tracks for house in state.houses] == before


@clause("TH-SOLD-BAT-05", "TH-SOLD-BAT-06", "TH-SOLD-BAT-10")
def test_gd_09_a_drawn_battle() -> None:
    state = table()
    workers(state, 0, {"soldier": {"centre": 2}})
    workers(state, 1, {"soldier": {"centre": 1}})
    turn(state, 0, "III", 3)
    answer(state, "action:attack", "territory:centre", "player:1", "boost:no", "die:1", "die:2")
    assert [workers_at(state, seat, "soldier", "centre") for seat in (0, 1)] == [1, 0]
    assert [house.influence for house in state.houses] == [0, 0, 0]
    assert asked(state) == (0, "turn")


@clause("TH-DEC-21")
def test_gd_15_hard_times() -> None:
    state = table()
    decree(state, "hard_times")
    for seat in range(3):
        workers(state, seat, {"soldier": {"centre": 1}})
        tracks(state, seat, strength=7, intrigue=7, trade=7, wealth=7, knowledge=7)
    rank(state, "III", 3, 2, 1)
    assert [row_given(state, seat) for seat in range(3)] == ["4 mix", "3 mix", "2 deploy"]


@clause("TH-DEC-21")
@pytest.mark.parametrize("space", ["III", "IV", "V", "VI", "VII"])
def test_gd_15_nobody_supplements_in_hard_times(space: str) -> None:
    state = table()
    decree(state, "hard_times")
    tracks(state, 0, strength=7, intrigue=7, trade=7, wealth=7, knowledge=7)
    turn(state, 0, space, 0)
    assert state.week == 2


@clause("TH-DEC-21")
def test_gd_15_a_grant_is_not_supplemented_either() -> None:
    state = table()
    decree(state, "hard_times")
    tracks(state, 0, wealth=7)
    turn(state, 0, "VI", 1)
    assert barred(state)["action:grant"] == "TH-DEC-21"


@clause("TH-GEN-14", "TH-GEN-15", "TH-MERC-CAR-01")
def test_gd_16_a_caravan_of_two_players() -> None:
    state = table(2)
    workers(state, 0, {"merchant": {"centre": 1}})
    turn(state, 0, "V", 1)
    answer(state, "action:caravan", "territory:centre")
    assert options(state) == ["territory:roselie", "territory:culver_lux"]


@clause("TH-ANAR-08", "TH-SUP-10")
@pytest.mark.parametrize("enemies", [0, 1])
def test_gd_20_one_marker_left(enemies: int) -> None:
    state = table()
    lay(state, 0, tracks={"strength": 6}, workers={"soldier": {"centre": 1}})
    workers(state, 1, {"soldier": {"centre": enemies}})
    anarchy(state, 2, 23)
    turn(state, 0, "III", 0)
    assert refuses(state, "action:attack") is (enemies == 0)
    if enemies:
        answer(state, "action:attack", "territory:centre", "player:1")
        assert (state.houses[0].anarchy, options(state)) == (1, ["boost:no"])
        assert barred(state) == {"boost:yes": "TH-ANAR-08"}
    else:
        assert barred(state)["action:attack"] == "TH-ANAR-08"


@clause("TH-MERC-COM-04", "TH-MERC-COM-07", "TH-MERC-COM-08")
@pytest.mark.parametrize(("edition", "left"), [("en", 1), ("de", 0)])
def test_gd_21_commerce_in_the_own_market(edition: str, left: int) -> None:
    state = table(edition=edition, merchant="salt_pedlar")
    lay(state, 1, tracks={"trade": 3, "wealth": 2}, workers={"merchant": {"culver_lux": 1}})
    anarchy(state, 1, 2)
    turn(state, 1, "V", 1)
    answer(state, "action:commerce", "territory:culver_lux", "row:sell_trade")
    assert asked(state) == (1, "turn")
    assert (track(state, 1, "trade"), track(state, 1, "wealth")) == (2, 4)
    house = state.houses[1]
    assert (house.anarchy, house.influence, house.supply) == (3, 0, 10 - left)
    assert workers_at(state, 1, "merchant", "culver_lux") == left
