"""The score pad line by line, and who wins when totals are equal."""

from __future__ import annotations

from typing import cast

import pytest

from games.throne.builders import GAME, answer, begin, turn
from games.throne.finals import Board, ending, lay, line, totals
from support.clauses import clause
from tabard.core.values import BLANK
from tabard.games.throne.events import MatchWon, TotalCounted
from tabard.games.throne.kinds import TRACK_NAMES
from tabard.games.throne.scoring import (
    BY_CLAIMS,
    BY_TOWN,
    PAD,
    Score,
    places_of,
    reason_of,
    score_of,
)
from tabard.games.throne.state import ThroneState


@clause("TH-SCORE-01")
@pytest.mark.parametrize(
    ("guilds", "value"), [("", 0), ("spies_guild", 2), ("spies_guild bankers_guild", 4)]
)
def test_each_assigned_guild_counts_two(guilds: str, value: int) -> None:
    assert line(lay(ending(), 0, guilds=guilds), 0, "guilds") == value


@clause("TH-SCORE-02", "TH-CARD-05")
def test_completed_in_game_claims_count_their_values_and_no_tokens() -> None:
    state = lay(ending(), 0, done="G01 G06 G19")
    assert line(state, 0, "claims") == 1 + 2 + 3
    assert line(state, 0, "influence") == 0


@clause("TH-SCORE-03")
def test_fulfilled_end_of_game_claims_count_five_each() -> None:
    state = lay(ending(), 0, ends="E03 E05 E17", tracks={"strength": 7, "trade": 8})
    assert (line(state, 0, "ends"), line(state, 0, "unfulfilled")) == (10, -3)
    lay(state, 0, tracks={"knowledge": 4})
    assert (line(state, 0, "ends"), line(state, 0, "unfulfilled")) == (15, 0)


@clause("TH-SCORE-04")
def test_unfulfilled_claims_of_both_kinds_cost_three_each() -> None:
    state = lay(ending(), 0, ends="E03 E05 E17", tracks={"strength": 7}, claims="G40 G41 G42")
    assert line(state, 0, "unfulfilled") == -3 * (2 + 3)


@clause("TH-SCORE-04", "TH-CARD-11")
def test_a_claim_in_hand_that_holds_only_at_the_end_stays_unfulfilled() -> None:
    state = lay(ending(), 0, ends="E03", claims="G06", tracks={"strength": 12})
    begin(state)
    assert (line(state, 0, "claims"), line(state, 0, "unfulfilled")) == (0, -3)


@clause("TH-SCORE-05")
@pytest.mark.parametrize(("diplomacy", "value"), [(0, 0), (1, 3), (3, 9), (5, 15)])
def test_diplomacy_multiplies_completed_in_game_claims(diplomacy: int, value: int) -> None:
    state = lay(ending(), 0, done="G01 G02 G06", diplomacy=diplomacy, claims="G40")
    lay(state, 0, ends="E17", tracks={"knowledge": 4})
    assert line(state, 0, "ends") == 5
    assert line(state, 0, "diplomacy") == value


@clause("TH-SCORE-06")
@pytest.mark.parametrize(("alms", "value"), [(0, -3), (1, 0), (6, 0), (7, 5)])
def test_alms_counts_on_the_first_and_the_last_space(alms: int, value: int) -> None:
    assert line(lay(ending(), 0, alms=alms), 0, "alms") == value


@clause("TH-SCORE-07", "TH-ANAR-04")
@pytest.mark.parametrize(
    ("own", "others", "value"),
    [(0, 0, 0), (1, 0, -1), (2, 4, -2), (2, 5, -4), (2, 10, -4), (2, 11, -6), (3, 21, -12)],
)
def test_each_own_marker_costs_the_anarchy_value_of_all_together(
    own: int, others: int, value: int
) -> None:
    state = lay(ending(), 0, anarchy=own)
    lay(state, 1, anarchy=others)
    assert line(state, 0, "anarchy") == value


@clause("TH-SCORE-08")
def test_influence_tokens_count_their_worth() -> None:
    assert line(lay(ending(), 0, influence=9), 0, "influence") == 9


@clause("TH-SCORE-09")
def test_subtotal_1_is_the_sum_of_the_eight_lines_and_leaves_out_the_town() -> None:
    state = lay(
        ending(),
        0,
        guilds="spies_guild",
        done="G01 G06",
        claims="G40",
        ends="E03 E05",
        tracks={"strength": 7, "intrigue": 12},
        diplomacy=2,
        alms=7,
        anarchy=3,
        influence=4,
    )
    score = score_of(state, 0)
    assert score.lines == [2, 3, 5, -6, 4, 5, -3, 4]
    assert score.subtotal == 14


@clause("TH-SCORE-10")
@pytest.mark.parametrize("track", TRACK_NAMES)
def test_the_seal_of_each_space_of_each_track(track: str) -> None:
    seals = []
    for value in range(13):
        state = lay(ending(), 0, tracks={track: value})
        seals.append(score_of(state, 0).town[TRACK_NAMES.index(track)])
    assert seals == [-1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]


@clause("TH-SCORE-10")
def test_subtotal_2_is_the_sum_of_the_five_seals() -> None:
    tracks = {"strength": 1, "intrigue": 3, "trade": 5, "wealth": 7, "knowledge": 12}
    score = score_of(lay(ending(), 0, tracks=tracks), 0)
    assert (score.town, score.town_total) == ([-1, 0, 1, 2, 5], 7)


@clause("TH-SCORE-11")
def test_the_total_is_both_subtotals_together_and_may_be_negative() -> None:
    state = lay(ending(), 0, ends="E03 E05 E17", tracks={"strength": 7}, influence=20)
    lay(state, 1, ends="E18 E19 E20")
    first, second = score_of(state, 0), score_of(state, 1)
    assert (first.subtotal, first.town_total, first.total) == (5 - 6 - 3 + 20, -2, 14)
    assert (second.subtotal, second.town_total, second.total) == (-9 - 3, -5, -17)
    begin(state)
    counted = [event for event in state.told if isinstance(event, TotalCounted)]
    assert [event.total for event in counted] == totals(state)


@clause("TH-SCORE-09", "TH-SCORE-10", "TH-SCORE-11")
def test_the_score_sheet_shows_every_line_with_its_clause() -> None:
    players = GAME.score_sheet(lay(ending(), 0, influence=2))["players"]
    assert isinstance(players, list)
    lines = players[0]["lines"]
    names = [*PAD, "subtotal_1", *TRACK_NAMES, "subtotal_2", "total"]
    assert [line["line"] for line in lines] == names
    values = [0, 0, 0, -9, 0, -3, 0, 2, -10, -1, -1, -1, -1, -1, -5, -15]
    assert [line["value"] for line in lines] == values
    numbers = [*range(1, 10), *[10] * 6, 11]
    assert [line["clause"] for line in lines] == [f"TH-SCORE-{n:02}" for n in numbers]


def contest(*boards: Board) -> ThroneState:
    """The last table of as many players, each without claims but for what the board names."""
    state = ending(len(boards))
    for seat, board in enumerate(boards):
        state.houses[seat].ends = ()
        lay(state, seat, **board)
    return begin(state)


def verdict(state: ThroneState) -> tuple[list[int], str]:
    """Who has won, and what decided it; as told, and as the score sheet says."""
    sheet = GAME.score_sheet(state)
    won = [event for event in state.told if isinstance(event, MatchWon)][-1]
    assert list(won.seats) == sheet["winners"]
    return list(won.seats), str(sheet["decided_by"])


@clause("TH-TIE-01")
def test_the_highest_total_wins_whatever_the_claims() -> None:
    state = contest({"influence": 9}, {"done": "G01 G02 G03"}, {"influence": 5})
    assert totals(state) == [1, -5, -3]
    assert verdict(state) == ([0], "total")
    assert GAME.places(state) == [1, 3, 2]


@clause("TH-TIE-02")
def test_on_a_tie_more_completed_claims_win() -> None:
    three: Board = {"influence": 3, "tracks": {"strength": 4}}
    state = contest(three, {"done": "G01 G06", "influence": 2})
    assert totals(state) == [-3, -3]
    assert verdict(state) == ([1], "claims")
    assert GAME.places(state) == [2, 1]


@clause("TH-TIE-02")
def test_claims_of_both_kinds_count_together_for_the_tie() -> None:
    mine: Board = {"ends": "E18", "anarchy": 4, "done": "G01 G02"}
    others: Board = {"done": "G03 G04", "influence": 1}
    state = contest(mine, others, {})
    assert totals(state)[:2] == [-5, -5]
    assert verdict(state) == ([0], "claims")


@clause("TH-TIE-03")
def test_still_tied_the_higher_town_influence_wins() -> None:
    state = contest({"influence": 2}, {"tracks": {"strength": 4}}, {"tracks": {"wealth": 2}})
    assert totals(state) == [-6, -6, -7]
    assert verdict(state) == ([1], "town")
    assert GAME.places(state) == [2, 1, 3]


@clause("TH-TIE-04")
def test_still_tied_the_victory_is_shared() -> None:
    state = contest({"tracks": {"trade": 4}}, {"tracks": {"strength": 4}}, {}, {"influence": 1})
    assert verdict(state) == ([0, 1], "shared")
    assert GAME.places(state) == [1, 1, 4, 3]


@clause("TH-TIE-02", "TH-TIE-03")
def test_what_decided_looks_only_at_those_with_the_winners_total() -> None:
    scores = [Score([5], [1], 2), Score([4], [2], 2), Score([5], [0], 9)]
    assert places_of(scores) == [2, 1, 3]
    assert reason_of(scores, places_of(scores)) == 2


@clause("TH-CARD-06")
def test_an_end_of_game_claim_is_not_completed_during_the_game() -> None:
    state = lay(ending(), 0, ends="E18", anarchy=4, alms=3)
    turn(state, 0, "VII", 1)
    assert line(state, 0, "ends") == 5
    answer(state, "action:alms", "return")
    assert line(state, 0, "ends") == 0


@clause("TH-TIE-02", "TH-TIE-03")
def test_town_influence_decides_if_one_rival_has_as_many_claims() -> None:
    scores = [Score([4], [2], 2), Score([5], [1], 2), Score([5], [1], 0)]
    assert places_of(scores) == [1, 2, 3]
    assert reason_of(scores, places_of(scores)) == BY_TOWN
    assert reason_of([scores[0], scores[2]], [1, 2]) == BY_CLAIMS


@clause("TH-SCORE-09", "TH-SCORE-10", "TH-SCORE-11")
def test_a_column_of_the_sheet_says_whose_it_is_and_what_was_missed() -> None:
    state = lay(ending(), 1, ends="E18 E19 E03", anarchy=4, claims="G40 G41", done="G06")
    column = columns(state)[1]
    assert (column["seat"], column["house"], column["lord"]) == (1, "culver_lux", "spymaster")
    assert column["completed"] == ["E18", "G06"]
    assert column["missed"] == ["E19", "E03", "G40", "G41"]
    assert (column["claims"], column["place"]) == (2, 1)
    assert columns(state)[0]["lord"] == "patron"


@clause("TH-SETUP-01", "TH-SETUP-07")
def test_before_houses_and_lords_are_chosen_the_sheet_names_none() -> None:
    state = lay(ending(), 1, influence=9)
    for house in state.houses:
        house.ends = ()
    state.houses[0].lord = BLANK
    state.homes = (3, 1)
    named = [(column["house"], column["lord"]) for column in columns(state)]
    assert named == [("umbral", None), ("culver_lux", "spymaster"), (None, "chancellor")]


def columns(state: ThroneState) -> list[dict[str, object]]:
    """The columns of the score sheet."""
    return cast(list[dict[str, object]], GAME.score_sheet(state)["players"])
