"""Who wins, and the score sheet as data."""

from __future__ import annotations

from typing import Any

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    begin,
    citizens,
    crate,
    draft,
    goods,
    guilds,
    manors,
    monument,
    score,
    skip_chance,
    table,
    tokens,
    turn,
)
from games.castellans.reading import vp
from support.clauses import clause
from support.questions import is_done, told
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.games.castellans.ending import DECIDED_BY, End
from tabard.games.castellans.events import MatchEnded
from tabard.games.castellans.kinds import DISTRICT_NAMES, GUILD_NAMES, MONUMENT_NAMES, ROUNDS
from tabard.games.castellans.laws import broken_law
from tabard.games.castellans.scoring import FinalScoring, ScoringPhase
from tabard.games.castellans.state import (
    CITIZEN_LINE,
    CONTROL_LINE,
    DIVIDER_LINE,
    GUILD_LINE,
    MONUMENT_LINE,
    ROUND_LINES,
    SALE_LINE,
    WHARF_LINE,
    CastellansState,
    stars_of,
)

Sheet = dict[str, Any]


def ended(scores: list[int], *stars: tuple[int, str, int]) -> CastellansState:
    """A match at its end: VP by seat, and tokens on starred spaces as seat, Guild, space."""
    state = table(max(2, len(scores)), round=5, phase="scoring")
    for seat, points in enumerate(scores):
        score(state, seat, points)
    for seat, guild, space in stars:
        guilds(state, seat, **{guild: space})
    begin(state, End())
    assert is_done(state)
    return state


def verdict(state: CastellansState) -> tuple[list[int], tuple[int, ...], str]:
    """Places, winners and what decided it; the event and the sheet agree."""
    event = told(state, MatchEnded)[0]
    assert isinstance(event, MatchEnded)
    sheet = GAME.score_sheet(state)
    assert sheet["winners"] == list(event.winners)
    assert sheet["decided_by"] == DECIDED_BY[event.decided_by]
    columns: Any = sheet["players"]
    assert [column["place"] for column in columns] == GAME.places(state)
    return GAME.places(state), event.winners, DECIDED_BY[event.decided_by]


# Victory


@clause("CV-END-01")
@pytest.mark.parametrize(
    ("scores", "places", "winner"),
    [
        ([30, 20, 10], [1, 2, 3], 0),
        ([9, 10, 8], [2, 1, 3], 1),
        ([10, 10, 11], [2, 2, 1], 2),
        ([0, 1], [2, 1], 1),
    ],
)
def test_most_vp_win(scores: list[int], places: list[int], winner: int) -> None:
    assert verdict(ended(scores)) == (places, (winner,), "score")


@clause("CV-END-01")
def test_stars_do_not_outweigh_vp() -> None:
    state = ended([20, 21, 0], (0, "worker", 13), (0, "holy", 15))
    assert verdict(state) == ([2, 1, 3], (1,), "score")


@clause("CV-END-02")
@pytest.mark.parametrize("space", [13, 14, 15])
@pytest.mark.parametrize("guild", GUILD_NAMES)
def test_a_tie_goes_to_whoever_has_more_starred_tokens(guild: str, space: int) -> None:
    state = ended([20, 20, 5], (1, guild, space))
    assert verdict(state) == ([2, 1, 3], (1,), "stars")


@clause("CV-END-02")
def test_stars_are_counted_and_not_added_up() -> None:
    state = ended([20, 20, 5], (0, "worker", 15), (1, "worker", 13), (1, "soldier", 13))
    assert [stars_of(state, seat) for seat in range(3)] == [1, 2, 0]
    assert verdict(state) == ([2, 1, 3], (1,), "stars")


@clause("CV-END-02")
def test_ordinary_spaces_do_not_break_a_tie() -> None:
    state = ended([20, 20, 5], (1, "worker", 12), (1, "holy", 12))
    assert verdict(state) == ([1, 1, 3], (0, 1), "shared")


@clause("CV-END-02")
def test_stars_of_players_who_are_not_tied_do_not_count() -> None:
    state = ended([20, 20, 19], (1, "worker", 13), (2, "holy", 13), (2, "shadow", 13))
    assert verdict(state) == ([2, 1, 3], (1,), "stars")


@clause("CV-END-03")
def test_who_is_still_tied_shares_the_victory() -> None:
    state = ended([20, 20, 20, 3], (0, "worker", 13), (2, "holy", 15))
    assert verdict(state) == ([1, 3, 1, 4], (0, 2), "shared")


@clause("CV-END-03")
def test_all_may_share() -> None:
    assert verdict(ended([0, 0, 0])) == ([1, 1, 1], (0, 1, 2), "shared")


@clause("CV-END-04")
def test_what_is_left_over_is_worth_nothing() -> None:
    state = table(3, round=5, phase="scoring")
    score(state, 1, 1)
    manors(state, 0, banker="iron_pit")
    tokens(state, 1, "temple", iron_pit=4)
    tokens(state, 2, "temple", iron_pit=4)
    goods(state, 0, gold=10, wood=6, stone=6, food=6, magic=6)
    citizens(state, 0, "thief monk butcher")
    begin(state, FinalScoring(), End())
    assert [vp(state, seat) for seat in range(3)] == [0, 1, 0]
    assert verdict(state) == ([2, 1, 2], (1,), "score")


@clause("CV-END-04")
def test_goods_do_not_break_a_tie() -> None:
    state = table(3, round=5, phase="scoring")
    goods(state, 2, gold=6, magic=6)
    begin(state, End())
    assert verdict(state) == ([1, 1, 1], (0, 1, 2), "shared")


# The score sheet


def column_of(state: CastellansState, side: int) -> Sheet:
    """The column of a side."""
    players: Any = GAME.score_sheet(state)["players"]
    column: Sheet = players[side]
    return column


def by_line(lines: list[Sheet]) -> dict[str, int]:
    """The values of some lines by their names."""
    return {line["line"]: line["value"] for line in lines}


def filled() -> CastellansState:
    """Each line that can score holds another number, and each seat others."""
    state = table(3, round=5, phase="scoring")
    for seat, side in enumerate(state.sides):
        for round in range(ROUNDS):
            places = state.rules.catalog.city.scored[round]
            lines = [CONTROL_LINE + place for place in places]
            lines += range(MONUMENT_LINE, ROUND_LINES)
            for line in lines:
                side.tally[round * ROUND_LINES + line] = 1000 * seat + 100 * round + line
        for guild in range(4):
            side.tally[GUILD_LINE + guild] = 7 * (seat + guild)
        side.score = sum(side.tally)
    return state


@clause("CV-SCORE-01", "CV-END-01")
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("round", range(ROUNDS))
def test_the_sheet_has_every_line_of_every_round(seat: int, round: int) -> None:
    state = filled()
    sheet = column_of(state, seat)["rounds"][round]
    base = 1000 * seat + 100 * round
    assert sheet["round"] == round + 1
    assert by_line(sheet["control"]) == {
        DISTRICT_NAMES[place]: base + CONTROL_LINE + place
        for place in state.rules.catalog.city.scored[round]
    }
    assert by_line(sheet["monuments"]) == {
        name: base + MONUMENT_LINE + number for number, name in enumerate(MONUMENT_NAMES)
    }
    assert by_line(sheet["others"]) == {
        "wharf": base + WHARF_LINE,
        "dividers": base + DIVIDER_LINE,
        "sales": base + SALE_LINE,
        "citizens": base + CITIZEN_LINE,
    }


@clause("CV-FINAL-01")
def test_the_sheet_has_a_line_for_each_guild() -> None:
    state = filled()
    for seat in range(3):
        found = by_line(column_of(state, seat)["guilds"])
        assert found == {name: 7 * (seat + guild) for guild, name in enumerate(GUILD_NAMES)}
        assert list(found) == GUILD_NAMES


def assert_adds_up(state: CastellansState) -> None:
    """Lines make the totals of rounds, rounds and Guilds the total, and that is the score."""
    for side in range(len(state.sides)):
        column = column_of(state, side)
        for round in column["rounds"]:
            lines = [*round["control"], *round["monuments"], *round["others"]]
            assert round["total"] == sum(line["value"] for line in lines)
        rounds = sum(round["total"] for round in column["rounds"])
        assert column["total"] == rounds + sum(line["value"] for line in column["guilds"])
        assert column["total"] == vp(state, side)
        assert column["stars"] == stars_of(state, side)


def test_the_lines_make_the_totals() -> None:
    assert_adds_up(filled())


def test_each_line_names_its_clause() -> None:
    known: dict[str, str] = {
        "wharf": "CV-SWHARF-01",
        "dividers": "CV-GUILD-03",
        "sales": "CV-WHARF-10",
        "citizens": "CV-DRAFT-09",
        "gate": "CV-SMON-01",
        "ward_tower": "CV-SMON-02",
        "statue": "CV-SMON-03",
        "lighthouse": "CV-SMON-04",
        **dict.fromkeys(DISTRICT_NAMES, "CV-SCORE-06"),
        **dict.fromkeys(GUILD_NAMES, "CV-FINAL-02"),
    }
    column = column_of(filled(), 0)
    lines: list[Sheet] = [*column["guilds"]]
    for round in column["rounds"]:
        lines += [*round["control"], *round["monuments"], *round["others"]]
    assert {line["line"]: line["clause"] for line in lines} == known


def test_the_sheet_says_who_is_who() -> None:
    solo = table(1, round=5, phase="scoring", solo_opponent="vire")
    assert [
        (column_of(solo, side)["seat"], column_of(solo, side)["opponent"]) for side in (0, 1)
    ] == [(0, None), (None, "vire")]
    state = table(3)
    assert [column_of(state, seat)["seat"] for seat in range(3)] == [0, 1, 2]
    assert len({column_of(state, seat)["color"] for seat in range(3)}) == 3
    assert GAME.score_sheet(state)["scored"] == [
        [DISTRICT_NAMES[place] for place in places] for places in GAME.catalog.city.scored
    ]


@clause("CV-RES-08")
def test_vp_of_dividers_sales_and_citizens_have_their_lines() -> None:
    state = table(3, round=2)
    goods(state, 0, stone=3, wood=1)
    guilds(state, 0, soldier=2)
    turn(state)
    answer(state, "do:temple", "at:bazani_gate")
    turn(state)
    answer(state, "do:wharf", "crate:0:3")
    found = column_of(state, 0)["rounds"][1]
    assert by_line(found["others"]) == {"wharf": 0, "dividers": 2, "sales": 1, "citizens": 0}
    assert_adds_up(state)


@clause("CV-RES-08")
def test_vp_of_conversions_have_their_line() -> None:
    state = table(3, round=3, phase="draft")
    citizens(state, 0, "engineer")
    draft(state, 0, "wood wood wood stone gold gold gold gold food food food food")
    answer(state, "draft:wood", "conv:engineer")
    found = column_of(state, 0)["rounds"][2]
    assert by_line(found["others"]) == {"wharf": 0, "dividers": 0, "sales": 0, "citizens": 2}
    assert vp(state, 0) == 2


@clause("CV-SCORE-06", "CV-SMON-03", "CV-SWHARF-01")
def test_a_scoring_fills_the_lines_of_its_round() -> None:
    state = table(3, round=2, phase="scoring")
    tokens(state, 0, "temple", luna_grove=3)
    monument(state, 0, "statue", "luna_grove")
    crate(state, 0, "0:1")
    begin(state, ScoringPhase())
    first, second = column_of(state, 0)["rounds"][:2]
    assert first["total"] == 0
    assert by_line(second["control"]) == {"penumbra": 0, "luna_grove": 6, "iron_pit": 0}
    assert by_line(second["monuments"])["statue"] == 3
    assert by_line(second["others"])["wharf"] == 3
    assert second["total"] == 12


@pytest.mark.parametrize("seats", [1, 4])
def test_the_sheet_of_a_whole_match_adds_up(seats: int) -> None:
    state = GAME.new_state(seats, {})
    engine.settle(state)
    dice = Dice(11 + seats)
    while not engine.is_over(state):
        decision = engine.pending(state)[0]
        weights = decision.weights or [1] * len(decision.options)
        engine.play(state, decision.seat, decision.options[dice.weighted(list(weights))])
    assert broken_law(state) == ""
    assert_adds_up(state)
    for side in range(len(state.sides)):
        assert all(round["total"] >= 0 for round in column_of(state, side)["rounds"])
        assert vp(state, side) > 0
    assert GAME.scores(state) == [vp(state, seat) for seat in range(seats)]


def test_a_match_tells_its_end_after_the_guilds() -> None:
    state = table(2, round=5, phase="scoring")
    guilds(state, 1, worker=1)
    begin(state, FinalScoring(), End())
    skip_chance(state)
    assert verdict(state) == ([2, 1], (1,), "score")
    assert isinstance(state.told[-1], MatchEnded)
