"""AR-GRANT: the King's Grant at the end of a season."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.archon.builders import (
    answer,
    begin,
    grants,
    own_cards,
    score,
    table,
    turns,
    warriors,
)
from games.archon.reading import on_wall, shown, vp
from support.clauses import clause
from support.questions import told
from tabard.games.archon.events import GrantScored, RaidSuffered, WallHeld, WarriorsReturned
from tabard.games.archon.kinds import CATEGORY_NAMES
from tabard.games.archon.rounds import AdvanceToken
from tabard.games.archon.season import DrawAttack, ScoreGrant
from tabard.games.archon.state import GRANT_LINE, SEASON_LINES, ArchonState

START = 4
"""VP of each player at the beginning."""

ROWS = {
    "grant_1": {"science": (7, 4, 2, 1), "arts": (9, 6, 3, 1), "elite_warriors": (5, 3, 2, 1)},
    "grant_2": {"science": (5, 3, 2, 1), "arts": (9, 6, 3, 1), "elite_warriors": (7, 4, 2, 1)},
    "grant_3": {"science": (9, 6, 3, 1), "arts": (7, 4, 2, 1), "elite_warriors": (5, 3, 2, 1)},
    "grant_4": {"science": (5, 3, 2, 1), "arts": (7, 4, 2, 1), "elite_warriors": (9, 6, 3, 1)},
    "grant_5": {"science": (9, 6, 3, 1), "arts": (5, 3, 2, 1), "elite_warriors": (7, 4, 2, 1)},
    "grant_6": {"science": (7, 4, 2, 1), "arts": (5, 3, 2, 1), "elite_warriors": (9, 6, 3, 1)},
}
KEYS = list(ROWS)


def hold(state: ArchonState, category: str, counts: Sequence[int]) -> ArchonState:
    """Let each player own so many cards or warriors."""
    space = 1
    for seat, count in enumerate(counts):
        if category == "elite_warriors":
            warriors(state, seat, *range(space, space + count))
            space += count
        else:
            own_cards(state, seat, category, count)
    return state


def gained(state: ArchonState) -> list[int]:
    """The VP of all players beyond the first four."""
    return [vp(state, seat) - START for seat in range(state.seats)]


def granted(state: ArchonState) -> list[int]:
    """Score the King's Grant of the season: what each player gained by it."""
    return gained(begin(state, ScoreGrant()))


@clause("AR-GRANT-01", "AR-GRANT-02")
@pytest.mark.parametrize("category", CATEGORY_NAMES)
@pytest.mark.parametrize("grant", KEYS)
def test_each_category_is_scored_by_its_own_row(grant: str, category: str) -> None:
    state = table(4, round=3)
    grants(state, grant, *[key for key in KEYS if key != grant][:2])
    hold(state, category, (1, 4, 2, 3))
    first, second, third, fourth = ROWS[grant][category]
    assert granted(state) == [fourth, first, third, second]


@clause("AR-GRANT-01")
@pytest.mark.parametrize(("round", "grant"), [(3, "grant_4"), (6, "grant_1"), (9, "grant_5")])
def test_each_season_has_its_own_grant(round: int, grant: str) -> None:
    state = table(2, round=round)
    grants(state, "grant_4", "grant_1", "grant_5")
    hold(state, "science", (1, 0))
    assert granted(state) == [ROWS[grant]["science"][0], 0]
    lines = state.houses[0].tally[(round - 1) // 3 * SEASON_LINES :]
    assert lines[GRANT_LINE] == ROWS[grant]["science"][0]


@clause("AR-GRANT-01")
def test_all_three_categories_add_up() -> None:
    state = table(2, round=3)
    grants(state, "grant_1", "grant_2", "grant_3")
    hold(state, "science", (1, 0))
    hold(state, "arts", (1, 2))
    hold(state, "elite_warriors", (0, 1))
    assert granted(state) == [7 + 6, 9 + 5]
    line = state.houses[1].tally[GRANT_LINE : GRANT_LINE + 3]
    assert line == (0, 9, 5), "Science, Arts, Elite Warriors"


@clause("AR-GRANT-01")
def test_the_grant_is_scored_after_the_attack() -> None:
    """The raid takes what was there before; the VP of the grant come later and stay."""
    state = table(2, round=3)
    grants(state, "grant_1", "grant_2", "grant_3")
    hold(state, "science", (1, 0))
    begin(state, AdvanceToken())
    assert told(state, GrantScored) == []
    answer(state, "attack:brigands")
    kinds = [type(one) for one in state.told if isinstance(one, RaidSuffered | GrantScored)]
    assert kinds == [RaidSuffered] * 2 + [GrantScored] * 3
    assert gained(state) == [7 - 2, -2]


# Ties


@clause("AR-GRANT-03")
@pytest.mark.parametrize(
    ("counts", "found"),
    [
        ((2, 2, 1, 0), [7, 7, 3, 0]),
        ((1, 2, 2, 0), [3, 7, 7, 0]),
        ((3, 2, 2, 1), [9, 4, 4, 1]),
        ((2, 2, 2, 1), [6, 6, 6, 1]),
        ((3, 1, 1, 1), [9, 3, 3, 3]),
        ((4, 3, 2, 2), [9, 6, 2, 2]),
        ((2, 2, 1, 1), [7, 7, 2, 2]),
        ((1, 1, 1, 1), [4, 4, 4, 4]),
    ],
)
def test_tied_players_share_the_ranks_they_take_up(
    counts: tuple[int, ...], found: list[int]
) -> None:
    """9/6/3/1: two first share 15, two second 9, three first 18, three second 10, all four 19."""
    state = table(4, round=3)
    grants(state, "grant_1", "grant_2", "grant_3")
    assert granted(hold(state, "arts", counts)) == found


@clause("AR-GRANT-03")
@pytest.mark.parametrize(
    ("seats", "counts", "found"), [(2, (1, 1), [7, 7]), (3, (2, 2, 2), [6, 6, 6])]
)
def test_with_fewer_players_the_last_ranks_are_unused(
    seats: int, counts: tuple[int, ...], found: list[int]
) -> None:
    """AR-R25: two share 9 + 6, three share 9 + 6 + 3."""
    state = table(seats, round=3)
    grants(state, "grant_1", "grant_2", "grant_3")
    assert granted(hold(state, "arts", counts)) == found


# Nothing


@clause("AR-GRANT-04")
@pytest.mark.parametrize("category", CATEGORY_NAMES)
def test_whoever_has_nothing_gets_nothing_and_takes_up_no_rank(category: str) -> None:
    state = table(4, round=3)
    grants(state, "grant_1", "grant_2", "grant_3")
    first, second, *_ = ROWS["grant_1"][category]
    assert granted(hold(state, category, (0, 1, 0, 2))) == [0, second, 0, first]


@clause("AR-GRANT-04")
def test_where_nobody_has_anything_nobody_gets_anything() -> None:
    assert granted(table(3, round=3)) == [0, 0, 0]


# All that is owned


@clause("AR-GRANT-05", "AR-B-ACADEMY-02")
def test_what_scored_in_one_season_scores_again_in_the_next() -> None:
    state = table(3, round=3)
    grants(state, "grant_1", "grant_2", "grant_3")
    for category in CATEGORY_NAMES:
        hold(state, category, (2, 0, 1))
    begin(state, ScoreGrant())
    assert gained(state) == [7 + 9 + 5, 0, 4 + 6 + 3]
    state.round = 6
    state.attacks.take(0)
    state.attack = 0
    begin(state, ScoreGrant())
    assert gained(state) == [21 + 5 + 9 + 7, 0, 13 + 3 + 6 + 4]


@clause("AR-GRANT-05", "AR-B-GUARD-03")
@pytest.mark.parametrize("round", [3, 6, 9])
def test_warriors_stay_on_the_wall_after_the_grant(round: int) -> None:
    state = hold(table(3, round=round), "elite_warriors", (2, 1, 0))
    begin(state, ScoreGrant())
    assert [on_wall(state, seat) for seat in range(3)] == [2, 1, 0]
    assert told(state, WarriorsReturned) == []


@clause("AR-GRANT-05")
@pytest.mark.parametrize("round", [3, 6])
def test_by_option_warriors_return_once_the_grant_is_scored(round: int) -> None:
    """AR-R10: they defend the wall and count for the grant; VP gained by posting them stay."""
    state = table(3, round=round, warriors_persist="false")
    grants(state, "grant_1", "grant_4", "grant_3")
    hold(state, "elite_warriors", (3, 1, 0))
    score(state, 0, 20)
    begin(state, DrawAttack(), ScoreGrant())
    answer(state, "attack:brigands" if round == 3 else "attack:river_raiders")
    assert len(told(state, WallHeld)) == 1
    row = ROWS["grant_1" if round == 3 else "grant_4"]["elite_warriors"]
    assert vp(state, 0) == 20 + row[0]
    assert vp(state, 1) == START + row[1]
    assert [on_wall(state, seat) for seat in range(3)] == [0, 0, 0]
    assert len(told(state, WarriorsReturned)) == 1


def test_views_tell_what_the_grant_would_give_now() -> None:
    state = table(3, round=2)
    grants(state, "grant_1", "grant_2", "grant_3")
    hold(state, "arts", (2, 2, 0))
    hold(state, "elite_warriors", (0, 1, 3))
    turns(state)
    shares = [shown(state, 0, "players", seat, "standing") for seat in range(3)]
    assert shares == [
        {"science": 0, "arts": 7, "elite_warriors": 0},
        {"science": 0, "arts": 7, "elite_warriors": 3},
        {"science": 0, "arts": 0, "elite_warriors": 5},
    ]
