"""The condition language of claims, words about what was done in a turn or a week."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    bids,
    claims,
    claims_of,
    done_by,
    rank,
    resolve,
    table,
    turn,
)
from games.throne.finals import did, lay
from support.clauses import clause
from tabard.games.throne.state import ThroneState

NEVER = "G40"
"""A claim that nothing here fulfils; while it is in hand, deeds are remembered."""


def acting(edition: str = "en", merchant: str = "") -> ThroneState:
    """A table on which seat 0, with a claim in hand, is about to get a turn."""
    state = table(edition=edition, merchant=merchant)
    claims(state, 0, NEVER)
    return state


@clause("TH-COND-17")
def test_event_count_counts_what_matches() -> None:
    state = acting()
    lay(state, 0, workers={"soldier": {"roselie": 1}})
    turn(state, 0, "III", 4)
    answer(state, "action:recruit", "done", "action:recruit", "done")
    answer(state, "action:advance", "territory:roselie", "amount:1")
    assert did(state, "event_count", event="deploy", where={"kind": "soldier"}, min=2)
    assert not did(state, "event_count", event="deploy", where={"kind": "soldier"}, min=3)
    assert not did(state, "event_count", event="deploy", where={"kind": "spy"}, min=1)
    assert did(state, "event_count", event="action", min=3)
    assert not did(state, "event_count", event="action", where={"type": "task"}, min=1)


@clause("TH-COND-17")
def test_a_list_means_one_of() -> None:
    state = turn(acting(), 0, "VI")
    answer(state, "action:grant", "grant:guild", "guild:spies_guild")
    assert did(state, "event_count", event="grant", where={"result": ["assign", "swap"]}, min=1)
    assert not did(state, "event_count", event="grant", where={"result": ["swap"]}, min=1)


@clause("TH-COND-17")
@pytest.mark.parametrize(("die", "margin"), [(0, -1), (1, 0), (2, 1), (4, 3)])
def test_a_battle_is_asked_for_victory_and_margin(die: int, margin: int) -> None:
    state = acting()
    lay(state, 0, workers={"soldier": {"centre": 2}})
    lay(state, 1, workers={"soldier": {"centre": 2}})
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre", "player:1", "boost:no")
    answer(state, f"die:{die}", "die:1")
    for least in (1, 3):
        won = {"won": True, "margin_min": least}
        assert did(state, "event_count", event="battle", where=won, min=1) is (margin >= least)
    lost = did(state, "event_count", event="battle", where={"won": False}, min=1)
    assert lost is (margin <= 0)


@clause("TH-COND-17")
@pytest.mark.parametrize(("own", "enemy"), [(1, 2), (2, 2), (3, 2)])
def test_outnumbering_compares_soldiers_before_the_casualties(own: int, enemy: int) -> None:
    state = acting()
    lay(state, 0, workers={"soldier": {"centre": own}})
    lay(state, 1, workers={"soldier": {"centre": enemy}})
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre", "player:1", "boost:no", "die:0", "die:0")
    more = {"outnumbering": True, "own": own, "enemy": enemy}
    assert did(state, "event_count", event="battle", where=more, min=1) is (own > enemy)


@clause("TH-COND-17")
def test_a_battle_is_logged_for_the_attacker_only() -> None:
    state = acting()
    lay(state, 0, workers={"soldier": {"centre": 3}})
    lay(state, 1, workers={"soldier": {"centre": 1}})
    turn(state, 1, "III")
    answer(state, "action:attack", "territory:centre", "player:0", "boost:no", "die:0", "die:4")
    assert not did(state, "event_count", event="battle", min=1)


@clause("TH-COND-17")
def test_the_turn_ends_and_its_deeds_count_for_the_week_alone() -> None:
    state = acting()
    bids(state, "III", (0, "1"))
    bids(state, "IV", (0, "1"))
    resolve(state, "III", "IV")
    answer(state, "action:recruit", "done", "end_turn", "action:infiltrate", "done")
    for scope, most in (("turn", 1), ("week", 2)):
        assert did(state, "event_count", scope, event="deploy", min=most)
        assert not did(state, "event_count", scope, event="deploy", min=most + 1)


@clause("TH-COND-17", "TH-CARD-09")
def test_deeds_of_another_week_are_forgotten() -> None:
    state = acting()
    turn(state, 0, "III")
    answer(state, "action:recruit", "done")
    assert did(state, "event_count", "week", event="deploy", min=1)
    answer(state, "end_turn")
    assert state.week == 2
    assert not did(state, "event_count", "week", event="deploy", min=1)


@clause("TH-COND-18")
def test_event_sum_adds_up_a_field_of_what_matches() -> None:
    state = acting()
    lay(state, 0, hand="banker-3 joker-1", tracks={"wealth": 12})
    turn(state, 0, "VI")
    answer(state, "action:profits", "card:banker-3", "done", "action:profits", "card:joker-1")
    answer(state, "done")
    where = {"track": "wealth"}
    assert did(state, "event_sum", event="muster", field="value", where=where, min=4)
    assert not did(state, "event_sum", event="muster", field="value", where=where, min=5)
    assert did(state, "event_sum", event="muster", field="cards", min=2)
    assert not did(
        state, "event_sum", event="muster", field="value", where={"track": "trade"}, min=1
    )


@clause("TH-COND-18", "TH-MERC-COM-10")
def test_commerce_counts_what_was_really_paid() -> None:
    state = acting("de", "wine_factor")
    lay(state, 0, tracks={"wealth": 1}, workers={"merchant": {"culver_lux": 1}})
    turn(state, 0, "V")
    answer(state, "action:commerce", "territory:culver_lux", "row:sell_wealth", "gain:influence")
    assert did(state, "event_sum", event="commerce", field="paid", min=1)
    assert not did(state, "event_sum", event="commerce", field="paid", min=2)
    assert did(state, "event_sum", event="commerce", field="influence", min=3)


@clause("TH-COND-18", "TH-CARD-09")
def test_what_was_done_before_a_claim_came_to_hand_does_not_count_for_it() -> None:
    state = acting()
    lay(state, 0, tracks={"wealth": 8}, workers={"spy": {"roselie": 5}})
    turn(state, 0, "VI", 5)
    answer(state, "action:wages", "worker:spy", "territory:roselie", "amount:3")
    answer(state, "action:grant", "grant:claim", "claim:G34", "keep")
    answer(state, "action:wages", "worker:spy", "territory:roselie", "amount:2")
    assert did(state, "event_sum", event="move", field="count", where={"via": "wages"}, min=5)
    assert claims_of(state, 0) == [NEVER, "G34"]
    answer(state, "action:wages", "worker:spy", "territory:centre", "territory:roselie", "amount:2")
    assert done_by(state, 0) == ["G34"]


def subverting(homes: str = "culver_lux", **values: int) -> ThroneState:
    """Seat 0 with three Spies in each home, to act against owners with these tracks."""
    state = acting()
    spies = dict.fromkeys(homes.split(), 3)
    lay(state, 0, workers={"spy": spies})
    for other in (1, 2):
        lay(state, other, tracks=values)
    return turn(state, 0, "IV", 5)


def subvert(state: ThroneState, home: str, track: str, extra: str = "pass") -> None:
    """One Subterfuge."""
    second = extra if extra == "pass" else f"track:{extra}"
    answer(state, "action:subterfuge", f"territory:{home}", f"track:{track}", second)


PAIR = ["strength", "intrigue"]


@clause("TH-COND-19")
def test_subterfuge_pair_wants_both_tracks_of_an_opponent_lowered() -> None:
    state = subverting(strength=2, intrigue=2)
    subvert(state, "culver_lux", "strength")
    subvert(state, "culver_lux", "strength")
    assert not did(state, "subterfuge_pair", tracks=PAIR, min_actions=2)
    subvert(state, "culver_lux", "intrigue")
    assert did(state, "subterfuge_pair", tracks=PAIR, min_actions=2)


@clause("TH-COND-19")
def test_subterfuge_pair_counts_actions_and_not_reductions() -> None:
    state = subverting(strength=2, intrigue=2, trade=2)
    subvert(state, "culver_lux", "strength", "intrigue")
    assert not did(state, "subterfuge_pair", tracks=PAIR, min_actions=2)
    subvert(state, "culver_lux", "trade")
    assert did(state, "subterfuge_pair", tracks=PAIR, min_actions=2)


@clause("TH-COND-19")
def test_subterfuge_pair_wants_one_and_the_same_opponent() -> None:
    state = subverting("culver_lux antares", strength=2, intrigue=2)
    subvert(state, "culver_lux", "strength")
    subvert(state, "antares", "intrigue")
    assert not did(state, "subterfuge_pair", tracks=PAIR, min_actions=2)


@clause("TH-COND-19")
def test_subterfuge_pair_counts_no_action_against_another_opponent() -> None:
    state = subverting("culver_lux antares", strength=2, intrigue=2)
    subvert(state, "culver_lux", "strength", "intrigue")
    subvert(state, "antares", "strength")
    assert not did(state, "subterfuge_pair", tracks=PAIR, min_actions=2)
    subvert(state, "culver_lux", "trade")
    assert did(state, "subterfuge_pair", tracks=PAIR, min_actions=2)


@clause("TH-COND-19")
def test_subterfuge_pair_wants_tracks_that_really_went_down() -> None:
    state = subverting(strength=2)
    subvert(state, "culver_lux", "strength")
    subvert(state, "culver_lux", "intrigue")
    assert not did(state, "subterfuge_pair", tracks=PAIR, min_actions=2)


@clause("TH-COND-19", "TH-COND-20")
def test_subterfuge_against_the_first_seat_counts_too() -> None:
    state = lay(table(), 2, claims=NEVER, workers={"spy": {"roselie": 3}})
    lay(state, 0, tracks={"strength": 2, "intrigue": 2})
    turn(state, 2, "IV", 4)
    subvert(state, "roselie", "strength")
    assert not did(state, "subterfuge_pair", seat=2, tracks=PAIR, min_actions=2)
    assert not did(state, "subterfuge_same_track", seat=2, min=2)
    subvert(state, "roselie", "intrigue", "strength")
    assert did(state, "subterfuge_pair", seat=2, tracks=PAIR, min_actions=2)
    assert did(state, "subterfuge_same_track", seat=2, min=2)


@clause("TH-COND-20")
def test_subterfuge_same_track_wants_one_track_of_one_opponent() -> None:
    state = subverting("culver_lux antares", wealth=2, trade=2)
    subvert(state, "culver_lux", "wealth")
    subvert(state, "antares", "wealth")
    subvert(state, "culver_lux", "trade")
    assert not did(state, "subterfuge_same_track", min=2)
    subvert(state, "antares", "wealth")
    assert did(state, "subterfuge_same_track", min=2)


@clause("TH-COND-20")
@pytest.mark.parametrize(("wealth", "is_met"), [(1, False), (2, True)])
def test_subterfuge_same_track_counts_what_really_went_down(wealth: int, is_met: bool) -> None:
    state = subverting(wealth=wealth)
    subvert(state, "culver_lux", "wealth", "wealth")
    assert did(state, "subterfuge_same_track", min=2) is is_met


@clause("TH-COND-21")
def test_week_top_bids_counts_spaces_where_one_ranked_first() -> None:
    state = acting()
    for space, rival in (("III", "0"), ("IV", "2"), ("V", "")):
        bids(state, space, (0, "1" if space != "V" else "0 star"))
        if rival:
            bids(state, space, (1, rival))
    resolve(state, "III", "IV", "V")
    answer(state, "end_turn", "end_turn", "end_turn", "star:2")
    assert did(state, "week_top_bids", "week", min=2)
    assert not did(state, "week_top_bids", "week", min=3)


@clause("TH-COND-21")
def test_a_tie_counts_for_the_left_stack() -> None:
    state = acting()
    lay(state, 1, claims="G06")
    rank(state, "III", 2, 2)
    assert did(state, "week_top_bids", "week", min=1)
    assert state.houses[1].deeds == ()
