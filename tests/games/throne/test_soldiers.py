"""Space III: Recruit, Advance, Attack and Raid; Battles have a file of their own."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    bag_names,
    hand_of,
    table,
    track,
    turn,
    workers,
)
from games.throne.finals import lay
from games.throne.turns_laid import (
    MOVE_VALUES,
    actions,
    forbids,
    influence,
    own_turn,
    points_left,
    soldiers,
    standing,
    supplies,
)
from support.clauses import clause
from support.questions import asked, options


@clause("TH-SOLD-REC-01")
def test_recruit_moves_a_worker_from_the_supply_to_the_own_battlefield() -> None:
    state = turn(table(), 1, "III")
    answer(state, "action:recruit", "done")
    assert (standing(state, "culver_lux"), supplies(state)) == ([0, 1, 0], [10, 9, 10])
    assert sum(state.houses[1].workers) == 1


@clause("TH-SOLD-REC-02")
def test_soldiers_and_jokers_discarded_raise_strength_by_their_values() -> None:
    state = own_turn("III", tracks={"strength": 1}, hand="soldier-2 soldier-1 joker-3 spy-1")
    answer(state, "action:recruit", "card:soldier-2", "card:joker-3", "done")
    assert (track(state, 0, "strength"), hand_of(state, 0)) == (6, ["soldier-1", "spy-1"])
    assert bag_names(state.discard) == ["soldier-2", "joker-3"]


@clause("TH-SOLD-REC-02")
def test_any_number_of_cards_goes_with_one_recruit() -> None:
    state = own_turn("III", hand="soldier-1*4 joker-1")
    answer(state, "action:recruit", *["card:soldier-1"] * 4, "card:joker-1", "done")
    assert (track(state, 0, "strength"), standing(state, "roselie")) == (5, [1, 0, 0])


@clause("TH-SOLD-REC-02")
def test_only_soldiers_and_jokers_go_with_a_recruit() -> None:
    state = own_turn("III", hand="soldier-1 spy-1 merchant-1 banker-1 scholar-1 joker-2")
    answer(state, "action:recruit")
    assert options(state) == ["card:soldier-1", "card:joker-2", "done"]
    answer(state, "card:soldier-1")
    assert options(state) == ["card:joker-2", "done"]


@clause("TH-SOLD-REC-02")
def test_values_above_12_are_lost() -> None:
    state = own_turn("III", tracks={"strength": 11}, hand="soldier-3")
    answer(state, "action:recruit", "card:soldier-3", "done")
    assert track(state, 0, "strength") == 12


@clause("TH-SOLD-REC-03")
def test_recruit_without_cards_leaves_strength_as_it_is() -> None:
    state = own_turn("III", tracks={"strength": 4}, hand="soldier-1")
    answer(state, "action:recruit", "done")
    assert (track(state, 0, "strength"), hand_of(state, 0)) == (4, ["soldier-1"])


@clause("TH-SOLD-REC-04")
def test_without_a_worker_in_supply_nobody_recruits_not_even_with_cards() -> None:
    for left in (1, 0):
        state = own_turn("III", supply=left, hand="soldier-1")
        assert ("recruit" in actions(state)) == bool(left)
        assert forbids(state, "action:recruit", "TH-SOLD-REC-04") != bool(left)


@clause("TH-SOLD-ADV-01")
@pytest.mark.parametrize(("strength", "most"), MOVE_VALUES)
def test_strength_limits_how_many_soldiers_move_together(strength: int, most: int) -> None:
    state = own_turn("III", tracks={"strength": strength}, workers={"soldier": {"roselie": 5}})
    answer(state, "action:advance", "territory:roselie")
    assert options(state) == [f"amount:{count}" for count in range(1, most + 1)]


@clause("TH-SOLD-ADV-01")
def test_no_more_soldiers_move_than_stand_there() -> None:
    state = own_turn(
        "III", tracks={"strength": 12}, workers={"soldier": {"roselie": 2, "centre": 3}}
    )
    answer(state, "action:advance", "territory:roselie")
    assert options(state) == ["amount:1", "amount:2"]


@clause("TH-SOLD-ADV-01")
def test_soldiers_move_together_from_one_battlefield_to_another() -> None:
    state = own_turn(
        "III",
        tracks={"strength": 4},
        workers={"soldier": {"centre": 3, "roselie": 1}, "spy": {"antares": 1}},
    )
    answer(state, "action:advance")
    assert options(state) == ["territory:roselie", "territory:centre"]
    answer(state, "territory:centre", "territory:antares", "amount:2")
    assert [standing(state, at)[0] for at in ("roselie", "centre", "antares")] == [1, 1, 2]
    assert state.houses[0].supply == 5


@clause("TH-SOLD-ADV-02")
@pytest.mark.parametrize("home", ["roselie", "antares"])
def test_from_a_home_territory_soldiers_go_into_the_centre_only(home: str) -> None:
    state = own_turn("III", workers={"soldier": {home: 1}})
    answer(state, "action:advance", f"territory:{home}")
    assert asked(state) == (0, "move_count")
    answer(state, "amount:1")
    assert (standing(state, home)[0], standing(state, "centre")[0]) == (0, 1)


@clause("TH-SOLD-ADV-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_the_centre_soldiers_go_into_any_home_in_play(seats: int) -> None:
    state = turn(lay(table(seats), 1, workers={"soldier": {"centre": 1}}), 1, "III")
    answer(state, "action:advance", "territory:centre")
    homes = ["roselie", "culver_lux", "antares", "umbral"][:seats]
    assert options(state) == [f"territory:{home}" for home in homes]


@clause("TH-SOLD-ADV-03")
def test_each_step_costs_its_own_action() -> None:
    state = turn(lay(table(), 0, workers={"soldier": {"roselie": 1}}), 0, "III", points=3)
    answer(state, "action:advance", "territory:roselie", "amount:1")
    assert (points_left(state), standing(state, "centre")[0]) == (2, 1)
    answer(state, "action:advance", "territory:centre", "territory:antares", "amount:1")
    assert (points_left(state), standing(state, "antares")[0]) == (1, 1)


@clause("TH-SOLD-ADV-03")
def test_nobody_fights_on_arrival() -> None:
    state = table()
    soldiers(state, 0, 2, at="centre")
    workers(state, 0, {"soldier": {"roselie": 1}})
    turn(state, 0, "III")
    answer(state, "action:advance", "territory:roselie", "amount:1")
    assert asked(state) == (0, "turn")
    assert (standing(state, "centre"), influence(state)) == ([1, 2, 0], [0, 0, 0])


@clause("TH-SOLD-ATK-01")
def test_an_attack_is_made_where_an_own_soldier_stands() -> None:
    state = table()
    workers(state, 0, {"soldier": {"centre": 1, "antares": 1}, "spy": {"culver_lux": 1}})
    soldiers(state, 0, 1, at="culver_lux")
    turn(state, 0, "III")
    answer(state, "action:attack")
    assert options(state) == ["territory:antares", "territory:centre"]


@clause("TH-SOLD-ATK-01")
def test_without_a_soldier_on_the_map_nobody_attacks() -> None:
    state = own_turn("III", workers={"spy": {"centre": 1}, "merchant": {"antares": 1}})
    assert forbids(state, "action:attack", "TH-SOLD-ATK-01")


@clause("TH-SOLD-ATK-02")
@pytest.mark.parametrize("other", ["spy", "merchant"])
def test_where_nobody_else_has_a_soldier_an_attack_is_a_raid(other: str) -> None:
    state = table()
    workers(state, 0, {"soldier": {"culver_lux": 1}})
    workers(state, 1, {other: {"culver_lux": 1}})
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:culver_lux")
    assert asked(state) == (0, "raid")


@clause("TH-SOLD-ATK-02")
def test_any_other_player_s_soldier_makes_an_attack_a_battle() -> None:
    state = table()
    soldiers(state, 1, 0, 1, at="culver_lux")
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:culver_lux")
    assert (asked(state), options(state)) == ((0, "attack_whom"), ["player:2"])


@clause("TH-SOLD-RAID-01")
def test_the_own_battlefield_is_not_raided() -> None:
    state = own_turn("III", workers={"soldier": {"roselie": 2}})
    assert forbids(state, "action:attack", "TH-SOLD-RAID-01")


@clause("TH-SOLD-RAID-01")
def test_the_own_battlefield_is_not_offered_beside_others() -> None:
    state = own_turn("III", workers={"soldier": {"roselie": 2, "antares": 1}})
    answer(state, "action:attack")
    assert options(state) == ["territory:antares"]
    assert forbids(state, "territory:roselie", "TH-SOLD-RAID-01")


@clause("TH-SOLD-RAID-02")
@pytest.mark.parametrize(("place", "markers"), [("centre", 1), ("culver_lux", 0)])
def test_a_raid_takes_a_marker_in_the_centre_alone(place: str, markers: int) -> None:
    state = own_turn("III", workers={"soldier": {place: 2}})
    answer(state, "action:attack", f"territory:{place}", "amount:2")
    assert (state.houses[0].anarchy, state.anarchy_left()) == (markers, 24 - markers)


@clause("TH-SOLD-RAID-03")
@pytest.mark.parametrize("place", ["centre", "culver_lux"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_raid_sends_soldiers_home_for_one_influence_each(place: str, count: int) -> None:
    state = own_turn("III", workers={"soldier": {place: 3}})
    answer(state, "action:attack", f"territory:{place}")
    assert options(state) == ["amount:1", "amount:2", "amount:3"]
    answer(state, f"amount:{count}")
    assert (standing(state, place)[0], supplies(state)[0]) == (3 - count, 7 + count)
    assert influence(state) == [count, 0, 0]
