"""Action points: what a rank gives, what an action costs, and which types it may be."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    bids,
    hand,
    rank,
    resolve,
    table,
    tracks,
    turn,
    workers,
    workers_at,
)
from games.throne.turns_laid import (
    DEPLOYS,
    TASKS,
    TRACK_SPACES,
    actions,
    busy_table,
    forbids,
    is_over,
    points_left,
    rows_given,
    take,
)
from support.clauses import clause
from support.questions import asked, options, refuses
from tabard.core import engine

ROWS = [
    (2, ["3 mix", "1 deploy"]),
    (3, ["3 mix", "2 mix", "1 deploy"]),
    (4, ["3 mix", "2 deploy", "1 mix", "1 deploy"]),
]


@clause("TH-AP-01")
@pytest.mark.parametrize("space", TRACK_SPACES)
@pytest.mark.parametrize(("seats", "rows"), ROWS)
def test_players_and_rank_give_the_action_points(seats: int, rows: list[str], space: str) -> None:
    state = rank(busy_table(seats), space, *range(seats, 0, -1))
    assert rows_given(state) == list(enumerate(rows))


@clause("TH-AP-01")
def test_the_rank_counts_not_the_seat() -> None:
    state = rank(busy_table(3), "III", 1, 3, 2)
    assert rows_given(state) == [(1, "3 mix"), (2, "2 mix"), (0, "1 deploy")]


@clause("TH-AP-01")
def test_who_is_not_ranked_has_no_turn() -> None:
    state = rank(busy_table(4), "V", 0, 3, 2, 1)
    assert rows_given(state) == [(1, "3 mix"), (2, "2 deploy"), (3, "1 deploy")]


@clause("TH-AP-02")
@pytest.mark.parametrize(
    ("seats", "given", "rows"),
    [
        (3, [2, 1], ["3 mix", "1 deploy"]),
        (4, [2, 1], ["3 mix", "1 deploy"]),
        (4, [3, 2, 1], ["3 mix", "2 deploy", "1 deploy"]),
    ],
)
def test_the_lowest_bidder_has_the_last_row(seats: int, given: list[int], rows: list[str]) -> None:
    state = rank(busy_table(seats), "III", *given)
    assert rows_given(state) == list(enumerate(rows))


@clause("TH-AP-02")
@pytest.mark.parametrize(
    ("seats", "given", "rows"),
    [
        (2, [2, 1], ["3 mix", "1 deploy"]),
        (3, [2, 1], ["3 mix", "2 deploy"]),
        (4, [2, 1], ["3 mix", "2 deploy"]),
        (4, [3, 2, 1], ["3 mix", "2 deploy", "1 deploy"]),
        (4, [0, 1], ["", "3 mix"]),
    ],
)
def test_by_option_the_lowest_bidder_keeps_the_points_of_the_rank(
    seats: int, given: list[int], rows: list[str]
) -> None:
    state = rank(busy_table(seats, lowest_bidder="own_rank"), "III", *given)
    assert rows_given(state) == [(seat, row) for seat, row in enumerate(rows) if row]


@clause("TH-AP-03")
@pytest.mark.parametrize("lowest", ["last_rank", "own_rank"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_option_a_sole_bidder_is_the_lowest_too(seats: int, lowest: str) -> None:
    table_so = busy_table(seats, sole_bidder="deploy", lowest_bidder=lowest)
    assert rows_given(rank(table_so, "III", 0, 1)) == [(1, "3 deploy")]


@clause("TH-AP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sole_ranked_player_has_the_first_row_without_restriction(seats: int) -> None:
    state = rank(busy_table(seats), "III", 0, 1)
    assert rows_given(state) == [(1, "3 mix")]


@clause("TH-AP-04")
@pytest.mark.parametrize(("space", "action"), [*DEPLOYS, *TASKS])
def test_every_action_costs_one_point_but_a_grant_two(space: str, action: str) -> None:
    state = turn(busy_table(), 0, space, points=3)
    take(state, action)
    assert points_left(state) == (1 if action == "grant" else 2)


@clause("TH-AP-04")
def test_the_turn_is_over_when_the_points_are_spent() -> None:
    state = turn(table(), 0, "III", points=2)
    take(state, "recruit")
    assert not is_over(state)
    take(state, "recruit")
    assert is_over(state)


@clause("TH-AP-05")
def test_mixed_points_go_to_deploy_actions_and_tasks_in_any_order() -> None:
    for order in ("alms apprenticeship alms", "apprenticeship alms apprenticeship"):
        state = table()
        hand(state, 0, "scholar-1")
        turn(state, 0, "VII", points=3)
        for action in order.split():
            assert actions(state) == ["educate", "apprenticeship", "alms"]
            take(state, action)
        assert is_over(state)


@clause("TH-AP-06")
@pytest.mark.parametrize(("space", "task"), TASKS)
def test_deploy_points_pay_no_task(space: str, task: str) -> None:
    state = turn(busy_table(), 0, space, points=3, mode="deploy")
    assert actions(state) == [name for where, name in DEPLOYS if where == space]
    assert forbids(state, f"action:{task}", "TH-AP-06")


@clause("TH-AP-07")
def test_the_second_of_four_chooses_a_type_before_the_first_action() -> None:
    state = rank(busy_table(4), "III", 4, 3, 2, 1)
    answer(state, "end_turn")
    assert asked(state) == (1, "mode")
    assert options(state) == ["mode:deploy", "mode:task"]


@clause("TH-AP-07")
def test_the_second_of_four_has_two_points_to_deploy() -> None:
    state = rank(busy_table(4), "III", 4, 3, 2, 1)
    answer(state, "end_turn", "mode:deploy")
    for points in (2, 1):
        assert (asked(state)[0], points_left(state)) == (1, points)
        assert actions(state) == ["recruit", "advance"]
        take(state, "recruit")
    assert asked(state)[0] == 2


@clause("TH-AP-07")
def test_the_second_of_four_has_one_point_for_a_task() -> None:
    state = rank(busy_table(4), "III", 4, 3, 2, 1)
    answer(state, "end_turn", "mode:task")
    assert (points_left(state), actions(state)) == (1, ["attack"])
    assert forbids(state, "action:recruit", "TH-AP-07")
    assert forbids(state, "action:advance", "TH-AP-07")
    take(state, "attack")
    assert asked(state)[0] == 2


@clause("TH-AP-07")
@pytest.mark.parametrize(("seats", "given"), [(4, [2, 1]), (3, [3, 2, 1]), (2, [2, 1])])
def test_nobody_else_chooses_a_type(seats: int, given: list[int]) -> None:
    state = rank(busy_table(seats), "III", *given)
    answer(state, "end_turn")
    assert asked(state) == (1, "turn")


@clause("TH-AP-08")
def test_a_turn_may_be_ended_between_any_two_actions() -> None:
    for taken in range(3):
        state = turn(table(), 0, "III", points=3)
        for _ in range(taken):
            take(state, "recruit")
        answer(state, "end_turn")
        assert is_over(state)
        assert workers_at(state, 0, "soldier", "roselie") == taken


@clause("TH-AP-08")
def test_a_turn_is_not_ended_within_an_action() -> None:
    state = table()
    workers(state, 0, {"soldier": {"roselie": 1}})
    turn(state, 0, "III")
    answer(state, "action:recruit")
    assert refuses(state, "end_turn")
    answer(state, "done", "action:advance")
    assert refuses(state, "end_turn")


@clause("TH-AP-08")
def test_unused_points_are_not_carried_over() -> None:
    state = table()
    bids(state, "III", (0, "1"))
    bids(state, "IV", (0, "1"))
    resolve(state, "III", "IV")
    answer(state, "end_turn")
    assert (actions(state), points_left(state)) == (["infiltrate"], 3)


@clause("TH-AP-09")
@pytest.mark.parametrize(("space", "action"), [("III", "recruit"), ("VII", "alms")])
def test_the_same_action_may_be_taken_several_times(space: str, action: str) -> None:
    state = turn(table(), 0, space, points=3)
    for _ in range(3):
        take(state, action)
    assert 3 in (workers_at(state, 0, "soldier", "roselie"), state.houses[0].alms)


@clause("TH-AP-10")
def test_commerce_goes_step_markers_merchant_payment_gain() -> None:
    state = table(edition="de")
    tracks(state, 0, trade=6, wealth=3)
    workers(state, 0, {"merchant": {"roselie": 1}})
    turn(state, 0, "V", points=0)
    answer(state, "action:commerce", "territory:roselie", "row:sell_trade")
    told = [type(event).__name__ for event in state.told]
    first = ["ActionTaken", "PointSupplemented", "AnarchyTaken", "CommerceMade", "AnarchyTaken"]
    assert told[:8] == [*first, "WorkerReturned", "TrackLowered", "TrackRaised"]


@clause("TH-AP-10")
def test_subterfuge_goes_marker_spy_then_tracks() -> None:
    state = table()
    workers(state, 0, {"spy": {"antares": 1}})
    turn(state, 0, "IV")
    answer(state, "action:subterfuge", "territory:antares", "track:trade", "track:trade")
    told = [type(event).__name__ for event in state.told]
    first = ["ActionTaken", "AnarchyTaken", "SubterfugeMade", "WorkerReturned", "DiplomacyMoved"]
    assert told == [*first, "TrackLowered", "TrackLowered"]


@clause("TH-AP-10")
def test_a_raid_goes_marker_soldiers_influence() -> None:
    state = table()
    workers(state, 0, {"soldier": {"centre": 1}})
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre", "amount:1")
    told = [type(event).__name__ for event in state.told]
    assert told == ["ActionTaken", "AnarchyTaken", "RaidMade", "InfluenceGained"]


@clause("TH-AP-10")
def test_the_marker_of_a_step_comes_before_the_action() -> None:
    state = table()
    tracks(state, 0, strength=6)
    turn(state, 0, "III", points=0)
    answer(state, "action:recruit")
    assert asked(state) == (0, "muster")
    assert (state.houses[0].anarchy, state.houses[0].supply) == (1, 10)


@clause("TH-INFO-06", "TH-AP-08")
@pytest.mark.parametrize(
    ("space", "mode", "cards", "waits"),
    [
        ("VI", "mix", "spy-1", True),
        ("VI", "deploy", "spy-1 spy-2", True),
        ("VII", "mix", "spy-1", True),
        ("VI", "task", "spy-1", False),
        ("VII", "task", "spy-1", False),
        ("VI", "mix", "", False),
        ("III", "mix", "spy-1", False),
        ("IV", "deploy", "spy-1", False),
        ("V", "task", "spy-1", False),
    ],
)
def test_a_turn_waits_where_the_offer_would_betray_the_hand(
    space: str, mode: str, cards: str, waits: bool
) -> None:
    state = table()
    hand(state, 0, cards)
    turn(state, 0, space, mode=mode)
    assert engine.pending(state)[0].waits == waits
