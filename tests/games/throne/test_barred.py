"""What a player would plainly want but may not choose, at every click, and by which clause."""

from __future__ import annotations

import pytest

from games.throne.builders import GAME, answer, claims_left, decree, table, tracks, turn, workers
from games.throne.phases import place, plan
from games.throne.turns_laid import full_track
from support.clauses import clause
from support.questions import asked, barred
from tabard.core import engine
from tabard.games.throne.kinds import SPACE_NAMES, TRACK_NAMES
from tabard.games.throne.setup import ChooseHouse
from tabard.games.throne.state import ThroneState, new_table

Bars = dict[str, str]


def bars(state: ThroneState, *answers: str) -> list[Bars]:
    """What is barred before each of these answers, and after the last."""
    found = [barred(state)]
    for text in answers:
        answer(state, text)
        found.append(barred(state))
    return found


@clause("TH-GRANT-09")
@pytest.mark.parametrize(
    ("left", "first"), [("", {"grant:claim": "TH-GRANT-09"}), ("G40", {}), ("G40 G41", {})]
)
def test_a_claim_alone_is_barred_when_there_is_none(left: str, first: Bars) -> None:
    state = table()
    claims_left(state, left, 1)
    turn(state, 0, "VI", 4)
    answer(state, "action:grant")
    assert bars(state, "grant:guild") == [first, {}]


@clause("TH-GRANT-08", "TH-ANAR-08")
@pytest.mark.parametrize(("taken", "last"), [(24, {"discard": "TH-ANAR-08"}), (23, {}), (0, {})])
def test_a_drawn_claim_cannot_be_discarded_without_a_marker(taken: int, last: Bars) -> None:
    state = turn(full_track(taken=taken), 0, "VI")
    answer(state, "action:grant", "grant:claim", "claim:G40")
    assert barred(state) == last


@clause("TH-MERC-COM-07", "TH-ANAR-08")
@pytest.mark.parametrize(
    ("taken", "home", "first"),
    [
        (24, 1, {"territory:roselie": "TH-ANAR-08"}),
        (24, 0, {}),
        (23, 1, {}),
    ],
)
def test_the_own_market_is_barred_without_a_marker(taken: int, home: int, first: Bars) -> None:
    state = full_track(taken=taken)
    workers(state, 0, {"merchant": {"roselie": home, "antares": 1}})
    tracks(state, 0, trade=3, wealth=3)
    turn(state, 0, "V")
    answer(state, "action:commerce")
    assert bars(state, "territory:antares", "row:sell_trade") == [first, {}, {}]


@clause("TH-MERC-COM-09")
@pytest.mark.parametrize(
    ("row", "other", "values"),
    [("trade", "wealth", {"trade": 1}), ("wealth", "trade", {"wealth": 1})],
)
def test_a_row_that_is_too_dear_is_barred(row: str, other: str, values: dict[str, int]) -> None:
    state = table(merchant="salt_pedlar")
    workers(state, 0, {"merchant": {"antares": 1}})
    tracks(state, 0, **values)
    turn(state, 0, "V")
    answer(state, "action:commerce", "territory:antares")
    assert bars(state, f"row:sell_{row}") == [{f"row:sell_{other}": "TH-MERC-COM-09"}, {}]


@clause("TH-DEC-23")
def test_closed_borders_bar_the_homes_of_others_alone() -> None:
    state = table()
    decree(state, "closed_borders")
    workers(state, 0, {"soldier": {"centre": 2, "antares": 1}})
    turn(state, 0, "III")
    closed = {f"territory:{home}": "TH-DEC-23" for home in ("culver_lux", "antares")}
    clicks = ("action:advance", "territory:centre", "territory:roselie")
    assert bars(state, *clicks)[1:] == [{}, closed, {}]
    answer(state, "amount:1", "action:advance", "territory:antares")
    assert (asked(state), barred(state)) == ((0, "move_count"), {})


@clause("TH-SOLD-ADV-02")
def test_open_borders_bar_nothing() -> None:
    state = table()
    workers(state, 0, {"soldier": {"centre": 2}})
    turn(state, 0, "III")
    assert bars(state, "action:advance", "territory:centre", "territory:antares")[1:] == [{}] * 3


@clause("TH-PLAN-05")
@pytest.mark.parametrize("space", SPACE_NAMES)
def test_a_full_stack_is_barred_and_no_marker_ever(space: str) -> None:
    state = plan(table(2))
    other = "II" if space == "I" else "I"
    for marker in ("0", "0", "1"):
        place(state, f"{space} {marker}", f"{other} {marker}")
    assert bars(state, f"space:{other}") == [{f"space:{space}": "TH-PLAN-05"}, {}]
    answer(state, "marker:2")
    assert barred(state) == {f"space:{other}": "TH-PLAN-05"}


@clause("TH-SOLD-RAID-01", "TH-ANAR-08")
@pytest.mark.parametrize(("taken", "centre"), [(24, {"territory:centre": "TH-ANAR-08"}), (23, {})])
def test_battlefields_that_cannot_be_attacked_are_barred(taken: int, centre: Bars) -> None:
    state = full_track(taken=taken)
    workers(state, 0, {"soldier": {"roselie": 1, "centre": 1, "antares": 2}})
    turn(state, 0, "III")
    answer(state, "action:attack")
    home = {"territory:roselie": "TH-SOLD-RAID-01"}
    assert bars(state, "territory:antares") == [{**home, **centre}, {}]


@clause("TH-SOLD-BAT-02")
def test_battlefields_without_own_soldiers_are_not_even_barred() -> None:
    state = table()
    workers(state, 0, {"soldier": {"roselie": 1, "antares": 1}})
    workers(state, 1, {"soldier": {"roselie": 1, "centre": 1}})
    turn(state, 0, "III")
    answer(state, "action:attack")
    assert bars(state, "territory:roselie") == [{}, {}]


@clause("TH-SOLD-BAT-03", "TH-ANAR-08")
@pytest.mark.parametrize(("taken", "last"), [(24, {"boost:yes": "TH-ANAR-08"}), (23, {})])
def test_a_boost_is_barred_without_a_marker(taken: int, last: Bars) -> None:
    state = full_track(taken=taken)
    for seat in (0, 1):
        workers(state, seat, {"soldier": {"centre": 1}})
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre", "player:1")
    assert barred(state) == last


@clause("TH-SPY-SUB-01", "TH-SPY-SUB-05", "TH-ANAR-08")
@pytest.mark.parametrize("taken", [24, 23])
def test_taverns_and_second_tracks_are_barred(taken: int) -> None:
    state = full_track(taken=taken)
    workers(state, 0, {"spy": {"roselie": 1, "centre": 1, "antares": 1}})
    turn(state, 0, "IV")
    answer(state, "action:subterfuge")
    first = {"territory:roselie": "TH-SPY-SUB-01"}
    last: Bars = {}
    if taken == 24:
        first["territory:centre"] = "TH-ANAR-08"
        last = {f"track:{name}": "TH-ANAR-08" for name in TRACK_NAMES}
    assert bars(state, "territory:antares", "track:trade") == [first, {}, last]


@clause("TH-SPY-SUB-01")
def test_taverns_without_own_spies_are_not_even_barred() -> None:
    state = full_track(taken=24)
    workers(state, 0, {"spy": {"antares": 1}})
    turn(state, 0, "IV")
    assert bars(state, "action:subterfuge")[1] == {}


@clause("TH-SETUP-01")
def test_a_house_that_is_taken_is_barred() -> None:
    state = new_table(3, GAME.rules({"houses": "by_choice"}))
    state.schedule(ChooseHouse(0), ChooseHouse(1), ChooseHouse(2))
    engine.settle(state)
    taken = {f"house:{name}": "TH-SETUP-01" for name in ("roselie", "umbral")}
    assert bars(state, "house:umbral", "house:roselie") == [
        {},
        {"house:umbral": "TH-SETUP-01"},
        taken,
    ]
