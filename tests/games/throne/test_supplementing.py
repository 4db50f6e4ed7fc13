"""Supplementing: steps of a Town Track for missing Action Points."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.throne.builders import (
    answer,
    begin,
    deck,
    decree,
    hand,
    no_discard,
    supply,
    table,
    track,
    tracks,
    turn,
    workers,
)
from games.throne.decks import edited
from games.throne.turns_laid import (
    TRACK_SPACES,
    actions,
    busy_table,
    forbids,
    full_track,
    is_over,
    points_left,
    take,
)
from support.clauses import clause
from support.questions import barred, options
from tabard.games.throne.bidding import ReturnMarkers
from tabard.games.throne.game import Throne
from tabard.games.throne.kinds import ACTION_NAMES, ACTIONS_A_SPACE, MIX, SPACE_NAMES, TRACK_NAMES
from tabard.games.throne.points import GoOn

FIRST_ACTIONS = ["recruit", "infiltrate", "tradesman", "wages", "apprenticeship"]
SPACES = list(zip(TRACK_SPACES, TRACK_NAMES, FIRST_ACTIONS, strict=True))


@clause("TH-SUP-01")
def test_points_from_the_bid_are_used_up_first() -> None:
    state = table()
    tracks(state, 0, strength=5)
    turn(state, 0, "III", points=2)
    for strength in (5, 5, 4):
        take(state, "recruit")
        assert track(state, 0, "strength") == strength


@clause("TH-SUP-01")
@pytest.mark.parametrize(("points", "wealth"), [(3, 5), (2, 5), (1, 4), (0, 3)])
def test_only_what_the_bid_does_not_cover_is_supplemented(points: int, wealth: int) -> None:
    state = table()
    tracks(state, 0, wealth=5)
    turn(state, 0, "VI", points=points)
    answer(state, "action:grant", "grant:guild", "guild:spies_guild")
    assert track(state, 0, "wealth") == wealth


@clause("TH-SUP-02")
@pytest.mark.parametrize(("space", "name", "action"), SPACES)
def test_a_step_lowers_the_track_of_the_space_alone(space: str, name: str, action: str) -> None:
    state = table()
    tracks(state, 0, strength=5, intrigue=5, trade=5, wealth=5, knowledge=5)
    workers(state, 0, {"spy": {"centre": 1}})
    turn(state, 0, space, points=0)
    take(state, action)
    assert [track(state, 0, each) for each in TRACK_NAMES if each != name] == [5, 5, 5, 5]
    assert track(state, 0, name) == 4


@clause("TH-SUP-03")
@pytest.mark.parametrize(("space", "name", "action"), SPACES)
def test_a_track_at_0_cannot_be_used(space: str, name: str, action: str) -> None:
    for value in (1, 0):
        state = busy_table()
        tracks(state, 0, strength=5, intrigue=5, trade=5, wealth=5, knowledge=5)
        tracks(state, 0, **{name: value})
        turn(state, 0, space, points=0)
        assert is_over(state) == (value == 0)


@clause("TH-SUP-03")
@pytest.mark.parametrize(("points", "wealth"), [(1, 0), (0, 1)])
def test_a_grant_is_barred_when_wealth_is_too_low_for_the_rest(points: int, wealth: int) -> None:
    state = table()
    tracks(state, 0, wealth=wealth)
    workers(state, 0, {"spy": {"centre": 1}})
    turn(state, 0, "VI", points=points)
    assert actions(state) == ["wages"]
    assert forbids(state, "action:grant", "TH-SUP-03")


@clause("TH-SUP-04")
def test_supplemented_points_to_deploy_pay_no_task() -> None:
    state = busy_table()
    tracks(state, 0, strength=5)
    turn(state, 0, "III", points=0, mode="deploy")
    assert actions(state) == ["recruit", "advance"]
    assert forbids(state, "action:attack", "TH-AP-06")


@clause("TH-SUP-04")
def test_a_choice_for_tasks_binds_supplemented_points_too() -> None:
    state = busy_table()
    tracks(state, 0, strength=5)
    turn(state, 0, "III", points=0, mode="task")
    assert actions(state) == ["attack"]
    assert forbids(state, "action:recruit", "TH-AP-07")


@clause("TH-SUP-04")
def test_supplemented_points_are_spent_at_once() -> None:
    state = table()
    tracks(state, 0, strength=5)
    turn(state, 0, "III", points=0)
    assert options(state) == ["action:recruit", "end_turn"]
    take(state, "recruit")
    assert (points_left(state), track(state, 0, "strength")) == (0, 4)


@clause("TH-SUP-05")
@pytest.mark.parametrize("value", range(1, 13))
def test_a_step_across_a_threshold_takes_a_marker_and_is_the_last(value: int) -> None:
    state = table()
    tracks(state, 0, strength=value)
    turn(state, 0, "III", points=0)
    take(state, "recruit")
    crosses = value in (2, 4, 6, 8, 10, 12)
    assert state.houses[0].anarchy == int(crosses)
    assert is_over(state) == (crosses or value == 1)


@clause("TH-SUP-05")
@pytest.mark.parametrize("space", ["III", "IV", "V"])
def test_the_action_is_finished_after_a_threshold_was_crossed(space: str) -> None:
    state = table()
    tracks(state, 0, strength=6, intrigue=6, trade=6)
    turn(state, 0, space, points=1)
    name = FIRST_ACTIONS[TRACK_SPACES.index(space)]
    take(state, name)
    take(state, name)
    assert (state.houses[0].supply, state.houses[0].anarchy, is_over(state)) == (8, 1, True)


@clause("TH-SUP-05")
def test_after_one_free_step_the_crossing_one_is_the_last() -> None:
    state = table()
    tracks(state, 0, strength=7)
    turn(state, 0, "III", points=0)
    take(state, "recruit")
    assert (track(state, 0, "strength"), state.houses[0].anarchy) == (6, 0)
    take(state, "recruit")
    assert (track(state, 0, "strength"), state.houses[0].anarchy) == (5, 1)
    assert is_over(state)


@clause("TH-SUP-06")
def test_steps_without_crossing_cost_nothing_else_and_may_be_repeated() -> None:
    state = table()
    tracks(state, 0, strength=5)
    hand(state, 0, "soldier-1*3")
    turn(state, 0, "III", points=0)
    for _ in range(3):
        answer(state, "action:recruit", "card:soldier-1", "done")
    assert (track(state, 0, "strength"), state.houses[0].anarchy) == (5, 0)
    assert actions(state) == ["recruit", "advance"]


@clause("TH-SUP-07")
def test_raising_the_track_again_does_not_allow_another_step() -> None:
    state = table()
    tracks(state, 0, strength=6)
    hand(state, 0, "soldier-3")
    turn(state, 0, "III", points=0)
    answer(state, "action:recruit", "card:soldier-3", "done")
    assert (track(state, 0, "strength"), is_over(state)) == (8, True)


@clause("TH-SUP-08")
@pytest.mark.parametrize(("before", "after"), [(6, 4), (7, 5), (2, 0), (12, 10)])
def test_a_grant_may_be_paid_across_a_threshold_for_one_marker(before: int, after: int) -> None:
    state = table()
    tracks(state, 0, wealth=before)
    turn(state, 0, "VI", points=0)
    answer(state, "action:grant", "grant:guild", "guild:spies_guild")
    assert (track(state, 0, "wealth"), state.houses[0].anarchy) == (after, 1)
    assert is_over(state)


@clause("TH-SUP-08")
def test_two_thresholds_in_one_payment_still_take_one_marker(tmp_path: Path) -> None:
    area = "{ from = %d, to = %d, influence = 1, move = 2 },"
    edited(tmp_path, "tracks.toml", area % (4, 5), f"{area % (4, 4)} {area % (5, 5)}")
    state = table()
    state.rules = Throne(tmp_path).rules({"edition": "en"})
    tracks(state, 0, wealth=6)
    turn(state, 0, "VI", points=0)
    answer(state, "action:grant")
    assert (track(state, 0, "wealth"), state.houses[0].anarchy) == (4, 1)


@clause("TH-SUP-09")
@pytest.mark.parametrize(("trade", "is_offered"), [(1, False), (2, True)])
def test_commerce_must_be_payable_after_the_step(trade: int, is_offered: bool) -> None:
    state = table(merchant="salt_pedlar")
    tracks(state, 0, trade=trade)
    workers(state, 0, {"merchant": {"centre": 1}})
    turn(state, 0, "V", points=0)
    assert ("commerce" in actions(state)) == is_offered
    assert forbids(state, "action:commerce", "TH-MERC-COM-09") != is_offered


@clause("TH-SUP-09")
@pytest.mark.parametrize(
    ("space", "action", "bar"),
    [
        ("III", "advance", "TH-SOLD-ADV-01"),
        ("III", "attack", "TH-SOLD-ATK-01"),
        ("IV", "sneak", "TH-SPY-SNK-01"),
        ("IV", "subterfuge", "TH-SPY-SUB-01"),
        ("V", "caravan", "TH-MERC-CAR-01"),
        ("V", "commerce", "TH-MERC-COM-01"),
        ("VI", "profits", "TH-BANK-PRO-01"),
        ("VI", "wages", "TH-BANK-WAG-01"),
        ("VII", "educate", "TH-SCHO-EDU-01"),
    ],
)
def test_what_cannot_be_carried_out_is_not_offered(space: str, action: str, bar: str) -> None:
    state = turn(table(), 0, space)
    assert forbids(state, f"action:{action}", bar)


@clause("TH-SUP-09")
@pytest.mark.parametrize(("points", "is_offered"), [(1, False), (2, True)])
def test_what_cannot_be_paid_in_full_is_not_offered(points: int, is_offered: bool) -> None:
    state = turn(table(), 0, "VI", points=points)
    assert ("grant" in actions(state)) == is_offered


@clause("TH-SUP-10")
def test_no_threshold_is_crossed_while_the_anarchy_track_is_empty() -> None:
    state = full_track()
    tracks(state, 0, strength=7)
    turn(state, 0, "III", points=0)
    take(state, "recruit")
    assert (track(state, 0, "strength"), is_over(state)) == (6, True)


@clause("TH-SUP-10")
@pytest.mark.parametrize(("wealth", "is_barred"), [(6, True), (5, False)])
def test_a_grant_across_a_threshold_needs_a_marker(wealth: int, is_barred: bool) -> None:
    state = full_track()
    tracks(state, 0, wealth=wealth)
    turn(state, 0, "VI", points=1)
    assert forbids(state, "action:grant", "TH-SUP-10") == is_barred
    assert ("grant" in actions(state)) != is_barred


@clause("TH-SUP-11")
@pytest.mark.parametrize(("points", "most"), [(0, 2), (1, 3)])
def test_the_move_value_is_read_after_the_step(points: int, most: int) -> None:
    state = table()
    tracks(state, 0, strength=8)
    workers(state, 0, {"soldier": {"roselie": 4}})
    turn(state, 0, "III", points=points)
    answer(state, "action:advance", "territory:roselie")
    assert options(state) == [f"amount:{count}" for count in range(1, most + 1)]


@clause("TH-SUP-11")
@pytest.mark.parametrize(
    ("points", "rows"), [(0, ["sell_wealth"]), (1, ["sell_trade", "sell_wealth"])]
)
def test_commerce_is_paid_with_what_the_step_left(points: int, rows: list[str]) -> None:
    state = table(merchant="salt_pedlar")
    tracks(state, 0, trade=1, wealth=1)
    workers(state, 0, {"merchant": {"centre": 1}})
    turn(state, 0, "V", points=points)
    answer(state, "action:commerce", "territory:centre")
    assert options(state) == [f"row:{row}" for row in rows]


@clause("TH-SUP-05")
def test_whoever_has_crossed_a_threshold_pays_with_points_alone() -> None:
    state = busy_table()
    tracks(state, 0, wealth=8)
    state.space = SPACE_NAMES.index("VI")
    begin(state, GoOn(0, 1, MIX, has_crossed=True), ReturnMarkers(state.space))
    assert actions(state) == ["profits", "wages"]
    assert forbids(state, "action:grant", "TH-SUP-05")
    take(state, "wages")
    assert (is_over(state), track(state, 0, "wealth")) == (True, 8)


@clause("TH-SUP-09")
@pytest.mark.parametrize("points", [0, 1])
def test_an_action_that_cannot_be_carried_out_is_barred_by_its_own_clause(points: int) -> None:
    state = table()
    tracks(state, 0, strength=1)
    supply(state, 0, 0)
    turn(state, 0, "III", points)
    assert barred(state) == {
        "action:recruit": "TH-SOLD-REC-04",
        "action:advance": "TH-SOLD-ADV-01",
        "action:attack": "TH-SOLD-ATK-01",
    }


@clause("TH-DEC-21", "TH-SUP-09")
def test_in_hard_times_only_what_is_not_paid_is_barred_by_them() -> None:
    state = busy_table()
    decree(state, "hard_times")
    supply(state, 0, 0)
    turn(state, 0, "III")
    assert barred(state) == {"action:recruit": "TH-SOLD-REC-04"}
    turn(state, 0, "VI", 1)
    assert barred(state) == {"action:grant": "TH-DEC-21"}


@clause("TH-AP-04")
@pytest.mark.parametrize("space", TRACK_SPACES)
def test_nothing_is_barred_where_everything_is_on_offer(space: str) -> None:
    assert barred(turn(busy_table(), 0, space)) == {}


@clause("TH-SUP-09")
def test_only_actions_of_the_space_are_barred() -> None:
    for space, action in zip(TRACK_SPACES[1:], ["sneak", "caravan", "wages", "educate"]):
        state = turn(table(), 0, space, mode="deploy")
        first = ACTIONS_A_SPACE * TRACK_SPACES.index(space)
        named = {f"action:{name}" for name in ACTION_NAMES[first : first + ACTIONS_A_SPACE]}
        assert f"action:{action}" in barred(state)
        assert set(barred(state)) <= named


@clause("TH-SCHO-APP-01", "TH-GEN-11")
@pytest.mark.parametrize(("cards", "is_offered"), [("spy-1", True), ("", False)])
def test_apprenticeship_needs_a_card_to_draw(cards: str, is_offered: bool) -> None:
    state = table()
    deck(state, cards)
    no_discard(state, 1)
    turn(state, 0, "VII")
    assert ("apprenticeship" in actions(state)) == is_offered


@clause("TH-GRANT-01", "TH-SCHO-ALM-02")
def test_at_the_end_of_alms_a_grant_is_still_offered() -> None:
    state = table()
    state.houses[0].alms = 7
    assert "grant" in actions(turn(state, 0, "VI"))
    assert forbids(turn(state, 0, "VII"), "action:alms", "TH-SCHO-ALM-02")
