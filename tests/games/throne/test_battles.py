"""Space III: Battles, from the naming of a defender to the spoils."""

from __future__ import annotations

import pytest

from games.throne.builders import answer, claims, claims_of, table, turn, workers
from games.throne.turns_laid import (
    fight,
    influence,
    is_chance,
    points_left,
    soldiers,
    standing,
    supplies,
)
from support.clauses import clause
from support.questions import asked, options


@clause("TH-SOLD-BAT-01")
def test_the_attacker_names_one_of_several_defenders() -> None:
    state = table(4)
    soldiers(state, 1, 1, 0, 1)
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre")
    assert options(state) == ["player:1", "player:3"]


@clause("TH-SOLD-BAT-01")
def test_soldiers_of_others_are_not_involved() -> None:
    state = table()
    soldiers(state, 2, 1, 4)
    fight(state, "centre", 3, 1)
    assert (standing(state, "centre"), influence(state)) == ([1, 0, 4], [3, 0, 0])


@clause("TH-SOLD-BAT-02")
@pytest.mark.parametrize("place", ["roselie", "culver_lux", "antares", "centre"])
def test_a_battle_may_take_place_anywhere(place: str) -> None:
    state = table()
    soldiers(state, 1, 1, at=place)
    fight(state, place, 4, 2)
    assert (standing(state, place), influence(state)) == ([0, 0, 0], [2, 0, 0])


@clause("TH-SOLD-BAT-03")
@pytest.mark.parametrize(("boost", "taken"), [("no", 0), ("yes", 1)])
def test_the_attacker_may_take_a_marker_for_one_more(boost: str, taken: int) -> None:
    state = table()
    soldiers(state, 1, 1)
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre", "player:1")
    assert (asked(state), options(state)) == ((0, "boost"), ["boost:no", "boost:yes"])
    answer(state, f"boost:{boost}", "die:2", "die:2")
    assert (state.houses[0].anarchy, influence(state)) == (taken, [taken, 0, 0])


@clause("TH-SOLD-BAT-03")
def test_the_marker_is_taken_before_the_dice_and_the_defender_gets_none() -> None:
    state = table()
    soldiers(state, 1, 1)
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre", "player:1", "boost:yes")
    for die in ("die:2", "die:0"):
        assert is_chance(state)
        assert [house.anarchy for house in state.houses] == [1, 0, 0]
        answer(state, die)
    assert asked(state) == (0, "turn")


@clause("TH-SOLD-BAT-04")
@pytest.mark.parametrize(
    ("own", "enemy", "dice", "margin"),
    [(3, 1, (0, 0), 2), (1, 1, (4, 1), 3), (2, 1, (1, 0), 2), (4, 2, (1, 1), 2)],
)
def test_a_total_is_the_soldiers_there_plus_the_die(
    own: int, enemy: int, dice: tuple[int, int], margin: int
) -> None:
    state = table()
    soldiers(state, own, enemy)
    workers(state, 1, {"soldier": {"culver_lux": 3}, "spy": {"centre": 2}})
    fight(state, "centre", *dice)
    while asked(state)[1] == "spoils":
        answer(state, "spoil:influence")
    assert influence(state) == [margin, 0, 0]


@clause("TH-SOLD-BAT-04")
def test_each_side_rolls_one_die_once() -> None:
    state = table()
    soldiers(state, 1, 1)
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre", "player:1", "boost:no")
    assert options(state) == ["die:0", "die:1", "die:2", "die:3", "die:4"]
    answer(state, "die:1", "die:1")
    assert not is_chance(state)


@clause("TH-SOLD-BAT-05")
@pytest.mark.parametrize(
    ("dice", "next_asked"),
    [((3, 1), (0, "spoils")), ((1, 3), (1, "spoils")), ((2, 2), (0, "turn"))],
)
def test_the_higher_total_wins(dice: tuple[int, int], next_asked: tuple[int, str]) -> None:
    state = table()
    soldiers(state, 2, 2)
    fight(state, "centre", *dice)
    assert asked(state) == next_asked


@clause("TH-SOLD-BAT-05")
def test_a_boost_may_turn_a_draw_into_a_victory() -> None:
    state = table()
    soldiers(state, 1, 2)
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre", "player:1", "boost:yes", "die:1", "die:0")
    answer(state, "spoil:influence")
    assert (influence(state), asked(state)) == ([1, 0, 0], (0, "turn"))


@clause("TH-SOLD-BAT-06")
@pytest.mark.parametrize("dice", [(4, 0), (0, 4), (1, 1)])
def test_both_sides_lose_a_soldier_in_every_battle(dice: tuple[int, int]) -> None:
    state = table()
    soldiers(state, 3, 3, 1)
    fight(state, "centre", *dice)
    assert (standing(state, "centre"), supplies(state)) == ([2, 2, 1], [8, 8, 9])


@clause("TH-SOLD-BAT-06")
def test_casualties_come_after_the_totals_and_from_that_battlefield() -> None:
    state = table()
    soldiers(state, 1, 1, at="roselie")
    soldiers(state, 2, 1)
    fight(state, "centre", 0, 0)
    assert (influence(state), standing(state, "roselie")) == ([1, 0, 0], [1, 1, 0])


@clause("TH-SOLD-BAT-07")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("dice", "winner"), [((2, 1), 0), ((1, 2), 1)])
def test_the_winner_must_use_the_spoils(edition: str, dice: tuple[int, int], winner: int) -> None:
    state = table(edition=edition)
    soldiers(state, 2, 2)
    fight(state, "centre", *dice)
    assert asked(state) == (winner, "spoils")
    assert options(state) == ["spoil:kill", "spoil:influence"]
    assert standing(state, "centre") == [1, 1, 0]


@clause("TH-SOLD-BAT-07")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("dice", "gained"), [((4, 1), [3, 0, 0]), ((1, 4), [0, 3, 0])])
def test_the_spoils_are_the_difference_of_the_totals(
    edition: str, dice: tuple[int, int], gained: list[int]
) -> None:
    state = table(edition=edition)
    soldiers(state, 1, 1)
    fight(state, "centre", *dice)
    assert (influence(state), asked(state)) == (gained, (0, "turn"))


@clause("TH-SOLD-BAT-08")
@pytest.mark.parametrize(
    ("choices", "left", "gained"),
    [("kill kill kill", 0, 0), ("influence kill influence", 2, 2), ("influence " * 3, 3, 3)],
)
def test_english_spoils_are_mixed_at_will(choices: str, left: int, gained: int) -> None:
    state = table()
    soldiers(state, 4, 4)
    fight(state, "centre", 4, 1)
    answer(state, *[f"spoil:{choice}" for choice in choices.split()])
    assert (standing(state, "centre"), influence(state)) == ([3, left, 0], [gained, 0, 0])
    assert (supplies(state)[1], asked(state)) == (10 - left, (0, "turn"))


@clause("TH-SOLD-BAT-08")
def test_english_spoils_without_a_soldier_to_remove_become_influence() -> None:
    state = table()
    soldiers(state, 2, 2, 1)
    soldiers(state, 0, 1, at="roselie")
    fight(state, "centre", 4, 1)
    answer(state, "spoil:kill")
    assert (standing(state, "centre"), influence(state)) == ([1, 0, 1], [2, 0, 0])
    assert (standing(state, "roselie"), asked(state)) == ([0, 1, 0], (0, "turn"))


@clause("TH-SOLD-BAT-09")
@pytest.mark.parametrize(("choice", "left", "gained"), [("kill", 1, 0), ("influence", 3, 2)])
def test_german_spoils_go_all_one_way(choice: str, left: int, gained: int) -> None:
    state = table(edition="de")
    soldiers(state, 4, 4)
    fight(state, "centre", 2, 0)
    answer(state, f"spoil:{choice}")
    assert (standing(state, "centre"), influence(state)) == ([3, left, 0], [gained, 0, 0])
    assert asked(state) == (0, "turn")


@clause("TH-SOLD-BAT-09")
def test_german_spoils_beyond_the_soldiers_left_are_lost() -> None:
    state = table(edition="de")
    soldiers(state, 2, 2)
    fight(state, "centre", 4, 1)
    answer(state, "spoil:kill")
    assert (standing(state, "centre"), influence(state)) == ([1, 0, 0], [0, 0, 0])
    assert asked(state) == (0, "turn")


@clause("TH-SOLD-BAT-09")
def test_german_spoils_are_influence_when_no_soldier_is_left() -> None:
    state = table(edition="de")
    soldiers(state, 2, 1)
    soldiers(state, 0, 2, at="antares")
    fight(state, "centre", 2, 0)
    assert (influence(state), asked(state)) == ([3, 0, 0], (0, "turn"))


@clause("TH-SOLD-BAT-10")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_drawn_battle_gives_no_spoils(edition: str) -> None:
    state = table(edition=edition)
    soldiers(state, 3, 2)
    fight(state, "centre", 1, 2)
    assert (influence(state), standing(state, "centre")) == ([0, 0, 0], [2, 1, 0])
    assert asked(state) == (0, "turn")


@clause("TH-SOLD-BAT-11")
def test_a_winning_defender_uses_the_spoils_in_the_attacker_s_turn() -> None:
    state = table()
    soldiers(state, 3, 2)
    fight(state, "centre", 0, 3)
    assert asked(state) == (1, "spoils")
    answer(state, "spoil:kill", "spoil:influence")
    assert (standing(state, "centre"), influence(state)) == ([1, 1, 0], [0, 1, 0])
    assert (asked(state), points_left(state)) == ((0, "turn"), 2)


@clause("TH-SOLD-BAT-11")
def test_no_claim_of_a_winning_defender_is_checked() -> None:
    state = table()
    soldiers(state, 2, 5, at="culver_lux")
    claims(state, 1, "G18")
    fight(state, "culver_lux", 0, 0)
    answer(state, "spoil:kill")
    assert (claims_of(state, 1), asked(state)) == (["G18"], (0, "turn"))
