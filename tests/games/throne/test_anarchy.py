"""Anarchy: markers taken and returned, and what is closed when none is left."""

from __future__ import annotations

import pytest

from games.throne.builders import anarchy, answer, begin, decree, table, tracks, turn, workers
from games.throne.turns_laid import actions, forbids, full_track, is_chance, take
from support.clauses import clause
from support.questions import asked, options, refuses
from tabard.games.throne.anarchy import anarchy_value
from tabard.games.throne.decrees import ObeyDecree
from tabard.games.throne.state import ThroneState

VALUES = [0, *[1] * 6, *[2] * 6, *[3] * 6, *[4] * 6]

TAKING = [
    ("III", "action:attack territory:centre amount:1"),
    ("III", "action:attack territory:antares player:2 boost:yes"),
    ("IV", "action:subterfuge territory:antares track:trade track:trade"),
    ("IV", "action:subterfuge territory:centre"),
    ("V", "action:commerce territory:roselie row:sell_trade"),
    ("VI", "action:grant grant:claim claim:G01 discard"),
]
NOT_TAKING = [
    ("III", "action:attack territory:culver_lux amount:1"),
    ("III", "action:attack territory:antares player:2 boost:no"),
    ("IV", "action:subterfuge territory:antares track:trade pass"),
    ("V", "action:commerce territory:antares row:sell_trade gain:track"),
    ("V", "action:commerce territory:centre row:sell_trade"),
    ("VI", "action:grant grant:claim claim:G01 keep"),
    ("VI", "action:grant grant:guild guild:spies_guild"),
    ("VII", "action:alms"),
]


def lay_all(taken: int = 0) -> ThroneState:
    """A table at which the first player can take a marker for everything that takes one."""
    state = full_track(3, taken)
    tracks(state, 0, trade=2)
    for kind in ("soldier", "spy", "merchant"):
        workers(state, 0, {kind: {"centre": 1, "antares": 1}})
    workers(state, 0, {"merchant": {"roselie": 1}, "soldier": {"culver_lux": 1}})
    workers(state, 2, {"soldier": {"antares": 1}})
    return state


@clause("TH-ANAR-01")
def test_a_marker_taken_goes_from_the_track_to_the_player() -> None:
    state = turn(lay_all(), 0, "IV")
    answer(state, "action:subterfuge", "territory:centre")
    assert (state.anarchy_left(), [house.anarchy for house in state.houses]) == (23, [1, 0, 0])


@clause("TH-ANAR-01")
@pytest.mark.parametrize(("taken", "value"), [(0, 1), (5, 1), (6, 2), (12, 3), (18, 4)])
def test_the_leftmost_marker_is_taken(taken: int, value: int) -> None:
    state = turn(lay_all(taken), 0, "IV")
    answer(state, "action:subterfuge", "territory:centre")
    assert anarchy_value(state) == value


@clause("TH-ANAR-02")
@pytest.mark.parametrize(("taken", "value"), [(19, 3), (13, 2), (7, 1), (1, 0)])
def test_a_marker_returned_goes_to_the_rightmost_empty_spot(taken: int, value: int) -> None:
    state = table()
    anarchy(state, 0, taken)
    turn(state, 0, "VII")
    answer(state, "action:alms", "return")
    assert (state.houses[0].anarchy, state.anarchy_left()) == (taken - 1, 25 - taken)
    assert anarchy_value(state) == value


@clause("TH-ANAR-03")
@pytest.mark.parametrize("held", [(7, 0, 0), (0, 3, 4), (2, 2, 3)])
def test_the_track_depends_on_how_many_markers_all_hold_together(held: tuple[int, ...]) -> None:
    state = table()
    for seat, count in enumerate(held):
        anarchy(state, seat, count)
    assert (state.anarchy_left(), anarchy_value(state)) == (17, 2)


@clause("TH-ANAR-04")
def test_the_value_rises_with_every_sixth_marker() -> None:
    assert [anarchy_value(full_track(taken=taken)) for taken in range(25)] == VALUES


@clause("TH-ANAR-05")
@pytest.mark.parametrize(("space", "answers"), TAKING)
def test_these_take_a_marker(space: str, answers: str) -> None:
    state = turn(lay_all(), 0, space)
    answer(state, *answers.split())
    assert state.houses[0].anarchy == 1


@clause("TH-ANAR-05")
@pytest.mark.parametrize(("space", "answers"), NOT_TAKING)
def test_these_take_no_marker(space: str, answers: str) -> None:
    state = turn(lay_all(), 0, space)
    answer(state, *answers.split())
    assert state.houses[0].anarchy == 0


@clause("TH-ANAR-05")
@pytest.mark.parametrize(("strength", "taken"), [(6, 1), (5, 0)])
def test_a_step_across_a_threshold_takes_a_marker(strength: int, taken: int) -> None:
    state = table()
    tracks(state, 0, strength=strength)
    turn(state, 0, "III", points=0)
    take(state, "recruit")
    assert state.houses[0].anarchy == taken


@clause("TH-ANAR-05")
@pytest.mark.parametrize("half", ["war_tax", "riots"])
def test_some_decrees_take_a_marker(half: str) -> None:
    state = table()
    decree(state, half)
    begin(state, ObeyDecree(0))
    if half == "riots":
        answer(state, "branch:anarchy")
    assert state.houses[0].anarchy == 1


@clause("TH-ANAR-06")
@pytest.mark.parametrize(("space", "answers"), TAKING)
def test_nobody_is_asked_again_whether_to_take_the_marker(space: str, answers: str) -> None:
    state = turn(lay_all(), 0, space)
    answer(state, *answers.split())
    assert is_chance(state) or asked(state) == (0, "turn")
    assert state.houses[0].anarchy == 1


@clause("TH-ANAR-07")
def test_returning_a_marker_is_optional() -> None:
    state = table()
    anarchy(state, 0, 1)
    turn(state, 0, "VII")
    answer(state, "action:alms")
    assert options(state) == ["return", "pass"]
    answer(state, "pass")
    assert state.houses[0].anarchy == 1


@clause("TH-ANAR-07")
def test_without_a_marker_nobody_is_asked_to_return_one() -> None:
    state = table()
    anarchy(state, 1, 1)
    turn(state, 0, "VII")
    answer(state, "action:alms")
    assert asked(state) == (0, "turn")


@clause("TH-ANAR-07")
def test_a_decree_lets_markers_be_returned_by_those_who_have_one_and_like_to() -> None:
    state = table()
    decree(state, "royal_pardon")
    anarchy(state, 1, 1)
    begin(state, ObeyDecree(0), ObeyDecree(1))
    assert (asked(state)[0], options(state)) == (1, ["accept", "pass"])
    answer(state, "pass")
    assert state.houses[1].anarchy == 1


@clause("TH-ANAR-08")
@pytest.mark.parametrize(("space", "answers"), TAKING)
def test_without_a_marker_on_the_track_they_are_barred(space: str, answers: str) -> None:
    state = turn(lay_all(24), 0, space)
    texts = answers.split()
    while texts and not refuses(state, texts[0]):
        answer(state, texts.pop(0))
    assert texts
    assert forbids(state, texts[0], "TH-ANAR-08")


@clause("TH-ANAR-08")
@pytest.mark.parametrize(("space", "answers"), TAKING)
def test_the_last_marker_on_the_track_suffices_for_one(space: str, answers: str) -> None:
    state = turn(lay_all(23), 0, space)
    answer(state, *answers.split())
    assert (state.houses[0].anarchy, state.anarchy_left()) == (1, 0)


@clause("TH-ANAR-08")
@pytest.mark.parametrize(
    ("space", "kind", "place", "action"),
    [
        ("III", "soldier", "centre", "attack"),
        ("IV", "spy", "centre", "subterfuge"),
        ("V", "merchant", "roselie", "commerce"),
    ],
)
@pytest.mark.parametrize(("taken", "is_barred"), [(23, True), (22, False)])
def test_the_marker_of_the_step_is_counted_too(
    space: str, kind: str, place: str, action: str, taken: int, is_barred: bool
) -> None:
    state = full_track(taken=taken)
    tracks(state, 0, strength=6, intrigue=6, trade=6)
    workers(state, 0, {kind: {place: 1}})
    turn(state, 0, space, points=0)
    assert forbids(state, f"action:{action}", "TH-ANAR-08") == is_barred
    assert (action in actions(state)) != is_barred


@clause("TH-ANAR-08")
def test_a_battle_paid_with_the_last_marker_goes_without_boost() -> None:
    state = full_track(taken=23)
    tracks(state, 0, strength=6)
    workers(state, 0, {"soldier": {"centre": 1}})
    workers(state, 1, {"soldier": {"centre": 1}})
    turn(state, 0, "III", points=0)
    answer(state, "action:attack", "territory:centre", "player:1")
    assert options(state) == ["boost:no"]


@clause("TH-ANAR-08")
@pytest.mark.parametrize("half", ["war_tax", "riots"])
def test_a_marker_of_a_decree_is_skipped_when_the_track_is_empty(half: str) -> None:
    state = full_track()
    decree(state, half)
    begin(state, ObeyDecree(0))
    assert (state.houses[0].anarchy, is_chance(state)) == (0, True)
