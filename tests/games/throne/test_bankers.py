"""Space VI: Profits, Wages and Grant."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    bag_names,
    claim_discard_of,
    claims_left,
    claims_of,
    discard_claims,
    guilds,
    hand_of,
    table,
    track,
    turn,
    workers_at,
)
from games.throne.finals import lay
from games.throne.turns_laid import (
    MOVE_VALUES,
    actions,
    forbids,
    is_chance,
    own_turn,
    points_left,
    tracks_of,
)
from support.clauses import clause
from support.questions import asked, options, refuses
from tabard.core.values import CHANCE
from tabard.games.throne.kinds import GUILD_NAMES
from tabard.games.throne.state import ThroneState

ALL_KINDS = {"soldier": {"roselie": 1}, "spy": {"centre": 1}, "merchant": {"antares": 1}}


def assigned(state: ThroneState, seat: int = 0) -> list[str]:
    return [GUILD_NAMES[guild] for guild in state.houses[seat].guilds]


def free_guilds(*taken: str) -> list[str]:
    return [f"guild:{name}" for name in GUILD_NAMES if name not in taken]


@clause("TH-BANK-PRO-01")
def test_bankers_and_jokers_discarded_raise_wealth_and_place_nobody() -> None:
    state = own_turn("VI", tracks={"wealth": 1}, hand="banker-2 banker-1 joker-3 spy-1")
    answer(state, "action:profits", "card:banker-2", "card:joker-3", "done")
    assert (tracks_of(state, 0), hand_of(state, 0)) == ([0, 0, 0, 6, 0], ["spy-1", "banker-1"])
    assert bag_names(state.discard) == ["banker-2", "joker-3"]
    assert state.houses[0].supply == 10


@clause("TH-BANK-PRO-01")
def test_profits_take_one_card_at_least_and_only_bankers_and_jokers() -> None:
    state = own_turn("VI", hand="soldier-1 banker-1 banker-2 scholar-1 joker-1")
    answer(state, "action:profits")
    assert options(state) == ["card:banker-1", "card:banker-2", "card:joker-1"]
    answer(state, "card:banker-1")
    assert options(state) == ["card:banker-2", "card:joker-1", "done"]


@clause("TH-BANK-PRO-01")
@pytest.mark.parametrize(("cards", "is_offered"), [("joker-1", True), ("spy-3 scholar-1", False)])
def test_profits_need_a_matching_card(cards: str, is_offered: bool) -> None:
    state = own_turn("VI", hand=cards)
    assert ("profits" in actions(state)) == is_offered
    assert forbids(state, "action:profits", "TH-BANK-PRO-01") != is_offered


@clause("TH-BANK-PRO-02")
@pytest.mark.parametrize(
    ("space", "action", "card", "name"),
    [("VI", "profits", "banker-2", "wealth"), ("VII", "educate", "scholar-2", "knowledge")],
)
def test_profits_and_educate_need_no_worker(space: str, action: str, card: str, name: str) -> None:
    state = own_turn(space, supply=0, hand=card)
    answer(state, f"action:{action}", f"card:{card}", "done")
    assert (track(state, 0, name), state.houses[0].supply) == (2, 0)


@clause("TH-BANK-WAG-01")
@pytest.mark.parametrize(("wealth", "most"), MOVE_VALUES)
@pytest.mark.parametrize("kind", ["soldier", "spy", "merchant"])
def test_wealth_limits_how_many_workers_are_moved(wealth: int, most: int, kind: str) -> None:
    state = own_turn("VI", tracks={"wealth": wealth}, workers={kind: {"roselie": 4}})
    answer(state, "action:wages", f"worker:{kind}", "territory:roselie")
    assert options(state) == [f"amount:{count}" for count in range(1, most + 1)]


@clause("TH-BANK-WAG-01")
def test_the_other_tracks_do_not_matter_for_wages() -> None:
    state = own_turn(
        "VI",
        tracks={"strength": 12, "intrigue": 12, "trade": 12, "knowledge": 12},
        workers={"soldier": {"roselie": 4}},
    )
    answer(state, "action:wages", "worker:soldier", "territory:roselie")
    assert options(state) == ["amount:1"]


@clause("TH-BANK-WAG-01")
@pytest.mark.parametrize(
    ("kind", "ways", "target"),
    [
        ("soldier", ["roselie"], "centre"),
        ("spy", ["centre", "culver_lux"], "culver_lux"),
        ("merchant", ["antares"], "centre"),
    ],
)
def test_wages_move_one_kind_of_worker(kind: str, ways: list[str], target: str) -> None:
    state = own_turn("VI", workers=ALL_KINDS)
    answer(state, "action:wages")
    assert options(state) == ["worker:soldier", "worker:spy", "worker:merchant"]
    answer(state, f"worker:{kind}", *[f"territory:{way}" for way in ways], "amount:1")
    assert (workers_at(state, 0, kind, target), workers_at(state, 0, kind, ways[0])) == (1, 0)
    assert points_left(state) == 2


@clause("TH-BANK-WAG-01")
def test_wages_move_from_where_that_kind_stands_along_the_same_ways() -> None:
    state = own_turn("VI", workers={"spy": {"centre": 1, "antares": 1}, "soldier": {"roselie": 1}})
    answer(state, "action:wages", "worker:spy")
    assert options(state) == ["territory:antares", "territory:centre"]
    answer(state, "territory:centre")
    assert options(state) == ["territory:roselie", "territory:culver_lux", "territory:antares"]


@clause("TH-GRANT-01")
def test_a_grant_is_a_task_for_two_points_and_brings_a_guild_or_a_claim() -> None:
    state = turn(table(), 0, "VI", points=3)
    answer(state, "action:grant")
    assert options(state) == ["grant:guild", "grant:claim"]
    answer(state, "grant:guild", "guild:spies_guild")
    assert points_left(state) == 1
    assert forbids(turn(table(), 0, "VI", points=3, mode="deploy"), "action:grant", "TH-AP-06")


@clause("TH-GRANT-02")
@pytest.mark.parametrize("held", [[], ["bankers_guild"]])
def test_an_unassigned_guild_goes_to_a_free_slot(held: list[str]) -> None:
    state = table()
    guilds(state, 0, *held)
    turn(state, 0, "VI")
    answer(state, "action:grant", "grant:guild")
    assert options(state) == free_guilds(*held)
    answer(state, "guild:spies_guild")
    assert (assigned(state), asked(state)) == ([*held, "spies_guild"], (0, "turn"))


@clause("TH-GRANT-03")
@pytest.mark.parametrize(
    ("replaced", "kept"), [("bankers_guild", "spies_guild"), ("spies_guild", "bankers_guild")]
)
def test_with_both_slots_taken_a_guild_replaces_another(replaced: str, kept: str) -> None:
    state = own_turn("VI", guilds="bankers_guild spies_guild")
    answer(state, "action:grant", "grant:guild", "guild:soldiers_guild")
    assert sorted(options(state)) == ["replace:bankers_guild", "replace:spies_guild"]
    answer(state, f"replace:{replaced}")
    assert sorted(assigned(state)) == sorted(["soldiers_guild", kept])


@clause("TH-GRANT-04")
def test_a_replaced_guild_may_be_assigned_again() -> None:
    state = turn(lay(table(), 0, guilds="bankers_guild spies_guild"), 0, "VI", points=4)
    grant = ("action:grant", "grant:guild")
    answer(state, *grant, "guild:soldiers_guild", "replace:bankers_guild", *grant)
    assert options(state) == free_guilds("soldiers_guild", "spies_guild")
    answer(state, "guild:bankers_guild", "replace:spies_guild")
    assert sorted(assigned(state)) == ["bankers_guild", "soldiers_guild"]


@clause("TH-GRANT-05")
def test_an_assigned_guild_is_not_assigned_twice() -> None:
    state = own_turn("VI", guilds="bankers_guild")
    answer(state, "action:grant", "grant:guild")
    assert refuses(state, "guild:bankers_guild")


@clause("TH-GRANT-05")
def test_every_player_has_one_of_each_guild() -> None:
    state = table()
    for seat in (1, 2):
        guilds(state, seat, "bankers_guild", "spies_guild")
    turn(state, 0, "VI")
    answer(state, "action:grant", "grant:guild")
    assert options(state) == free_guilds()
    answer(state, "guild:bankers_guild")
    assert [assigned(state, seat)[:1] for seat in range(3)] == [["bankers_guild"]] * 3


@clause("TH-GRANT-06")
@pytest.mark.parametrize("guild", GUILD_NAMES)
def test_assigning_a_guild_does_not_activate_it(guild: str) -> None:
    state = turn(lay(table(), 0, workers={"spy": {"centre": 1}}), 0, "VI", points=3)
    answer(state, "action:grant", "grant:guild", f"guild:{guild}")
    assert (asked(state), points_left(state)) == ((0, "turn"), 1)
    assert (tracks_of(state, 0), state.houses[0].influence) == ([0] * 5, 0)


@clause("TH-GRANT-07")
def test_the_top_claim_is_drawn() -> None:
    state = table()
    discard_claims(state, "G01 G02")
    turn(state, 0, "VI")
    answer(state, "action:grant", "grant:claim")
    assert (asked(state)[0], len(options(state)), refuses(state, "claim:G01")) == (CHANCE, 46, True)
    answer(state, "claim:G40")
    assert (asked(state), state.claims.size) == ((0, "grant_claim"), 45)


@clause("TH-GRANT-08")
def test_a_drawn_claim_is_kept_or_discarded_for_a_marker() -> None:
    for choice, claims, discarded, markers in (
        ("keep", ["G40"], [], 0),
        ("discard", [], ["G40"], 1),
    ):
        state = turn(table(), 0, "VI")
        answer(state, "action:grant", "grant:claim", "claim:G40")
        assert options(state) == ["keep", "discard"]
        answer(state, choice)
        assert (claims_of(state, 0), claim_discard_of(state)) == (claims, discarded)
        assert state.houses[0].anarchy == markers


@clause("TH-GRANT-08")
def test_a_drawn_claim_is_decided_on_at_once() -> None:
    state = turn(table(), 0, "VI", points=4)
    answer(state, "action:grant", "grant:claim", "claim:G40", "keep")
    assert actions(state) == ["grant"]
    assert refuses(state, "discard")


@clause("TH-GRANT-09")
def test_no_claim_is_granted_when_deck_and_discard_pile_are_empty() -> None:
    state = table()
    claims_left(state, "", 1)
    turn(state, 0, "VI")
    answer(state, "action:grant")
    assert options(state) == ["grant:guild"]
    assert forbids(state, "grant:claim", "TH-GRANT-09")


@clause("TH-GRANT-09")
def test_a_claim_is_granted_while_the_discard_pile_holds_one() -> None:
    state = table()
    claims_left(state, "G07", 1)
    discard_claims(state, "G07")
    turn(state, 0, "VI")
    answer(state, "action:grant", "grant:claim")
    assert (is_chance(state), options(state)) == (True, ["claim:G07"])
