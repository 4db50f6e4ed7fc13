"""Solo: the Bonus section of the opponent's card, Sails or Crates."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    begin,
    crate,
    drafted,
    guilds,
    manors,
    spent,
    table,
    tokens,
    wharf,
)
from games.castellans.reading import goods_of, spaces, tokens_at, vp
from games.castellans.solo_laid import HUMAN, OPPONENT, on_tracks
from support.clauses import clause
from support.questions import asked, is_done
from tabard.core.values import CHANCE
from tabard.games.castellans.kinds import COLUMNS, DISTRICT_NAMES
from tabard.games.castellans.solo_turns import OpponentBonusTurn
from tabard.games.castellans.state import CastellansState


def bonus(opponent: str, round: int, dice: str) -> CastellansState:
    """A solo table after the last turn: the opponent has spent these dice."""
    state = table(1, round=round, solo_opponent=opponent)
    drafted(state, OPPONENT, "")
    spent(state, OPPONENT, dice)
    return state


def crates_of(state: CastellansState) -> list[tuple[int, int]]:
    """Row and column of the opponent's Crates."""
    return [divmod(icon, COLUMNS) for icon, side in enumerate(state.crates) if side == OPPONENT]


def fleet(state: CastellansState) -> list[int]:
    """How many Ships the opponent has in each District."""
    return [tokens_at(state, OPPONENT, "ship", place) for place in DISTRICT_NAMES]


@clause("CV-SOLO-32")
@pytest.mark.parametrize(
    ("roll", "before", "after"),
    [
        (1, [0, 0, 0, 0, 1, 1], [0, 0, 0, 1, 0, 1]),
        (1, [0, 0, 0, 1, 1, 1], [0, 0, 0, 2, 0, 1]),
        (5, [1, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 1]),
        (6, [0, 0, 0, 1, 2, 0], [0, 0, 0, 0, 2, 1]),
        (4, [1, 0, 0, 1, 0, 1], [1, 0, 0, 1, 1, 0]),
    ],
)
def test_the_first_ship_met_clockwise_sails(roll: int, before: list[int], after: list[int]) -> None:
    """Brandt in round 2 sails once: to Penumbra, Luna Grove or Iron Pit."""
    state = bonus("brandt", 2, "gold gold gold")
    tokens(state, OPPONENT, "ship", **dict(zip(DISTRICT_NAMES, before, strict=True)))
    tokens(state, HUMAN, "ship", nor_high=1, luna_grove=1, anchorage=1)
    begin(state, OpponentBonusTurn())
    answer(state, f"decision:{roll}")
    assert is_done(state)
    assert fleet(state) == after
    assert spaces(state, OPPONENT) == [0, 0, 0, 0]


@clause("CV-SOLO-32")
def test_each_icon_is_a_sail_of_its_own() -> None:
    """Brandt in round 5 sails twice; the second roll sends the same Ship on."""
    state = bonus("brandt", 5, "gold gold gold")
    tokens(state, OPPONENT, "ship", penumbra=1)
    begin(state, OpponentBonusTurn())
    answer(state, "decision:1")
    assert (asked(state)[0], fleet(state)) == (CHANCE, [1, 0, 0, 0, 0, 0])
    answer(state, "decision:6")
    assert (is_done(state), fleet(state)) == (True, [0, 0, 0, 0, 0, 1])


@clause("CV-SOLO-33")
@pytest.mark.parametrize("ships", [0, 2])
def test_without_a_ship_elsewhere_nobody_sails(ships: int) -> None:
    state = bonus("brandt", 2, "gold gold gold")
    tokens(state, OPPONENT, "ship", penumbra=ships)
    tokens(state, HUMAN, "ship", luna_grove=1)
    begin(state, OpponentBonusTurn())
    answer(state, "decision:2")
    assert is_done(state)
    assert fleet(state) == [0, 0, 0, ships, 0, 0]
    assert tokens_at(state, HUMAN, "ship", "luna_grove") == 1
    assert spaces(state, OPPONENT) == [0, 0, 0, 0]


@clause("CV-SOLO-34", "CV-SOLO-35", "CV-SOLO-39")
@pytest.mark.parametrize(
    ("dice", "crates"),
    [
        ("stone magic influence", 0),
        ("stone wood influence", 1),
        ("food wood influence", 2),
        ("food wood gold", 3),
        ("food food stone", 2),
        ("wood wood wood", 3),
    ],
)
def test_each_die_with_a_shown_face_allows_a_crate(dice: str, crates: int) -> None:
    """Brandt in round 1: purple, for Food, Wood and Gold; each Crate is worth 1 VP and no Gold."""
    state = bonus("brandt", 1, dice)
    begin(state, OpponentBonusTurn())
    assert is_done(state)
    assert crates_of(state) == [(0, 1), (0, 2), (0, 3)][3 - crates :]
    assert (vp(state, OPPONENT), goods_of(state, OPPONENT)) == (crates, {})
    assert (state.sides[OPPONENT].crates, spaces(state, OPPONENT)) == (3 - crates, [0, 0, 0, 0])


@clause("CV-SOLO-36")
@pytest.mark.parametrize(
    ("opponent", "dice", "back", "row"),
    [
        ("brandt", "food food food", "sell_vp-buy-sell_influence", 0),
        ("brandt", "food food food", "buy-sell_vp-sell_influence", 1),
        ("brandt", "food food food", "sell_influence-buy-sell_vp", 2),
        ("vaun", "gold gold gold", "sell_vp-buy-sell_influence", 2),
        ("vaun", "gold gold gold", "sell_vp-sell_influence-buy", 1),
        ("vaun", "gold gold gold", "sell_influence-buy-sell_vp", 0),
    ],
)
def test_the_colour_of_the_crate_icon_names_the_line(
    opponent: str, dice: str, back: str, row: int
) -> None:
    """Brandt's is purple, the VP line; Vaun's green, the Influence line, both in round 1."""
    state = bonus(opponent, 1, dice)
    wharf(state, "W01", back)
    on_tracks(state, [1, 2, 3, 4])
    begin(state, OpponentBonusTurn())
    assert crates_of(state) == [(row, 1), (row, 2), (row, 3)]
    assert vp(state, OPPONENT) == (3 if opponent == "brandt" else 0)


@clause("CV-SOLO-12", "CV-SOLO-36", "CV-SOLO-37")
@pytest.mark.parametrize(
    ("taken", "found"),
    [
        (["0:3"], [(0, 1), (0, 2)]),
        (["0:2"], [(0, 1), (0, 3)]),
        (["0:3", "0:2"], [(0, 1)]),
        (["1:3", "2:3"], [(0, 1), (0, 2), (0, 3)]),
    ],
)
def test_crates_go_right_and_no_more_than_fit(
    taken: list[str], found: list[tuple[int, int]]
) -> None:
    """Three Crates are allowed; the far-left column stays closed."""
    state = bonus("brandt", 1, "food food wood")
    crate(state, HUMAN, *taken)
    begin(state, OpponentBonusTurn())
    assert is_done(state)
    assert crates_of(state) == found
    assert (vp(state, OPPONENT), state.sides[OPPONENT].crates) == (len(found), 3 - len(found))


@clause("CV-SOLO-37", "CV-SOLO-39")
def test_into_a_full_line_no_crate_goes() -> None:
    state = bonus("brandt", 1, "food food wood")
    manors(state, HUMAN, banker="anchorage")
    crate(state, HUMAN, "0:1", "0:2", "0:3")
    begin(state, OpponentBonusTurn())
    assert is_done(state)
    assert (crates_of(state), vp(state, OPPONENT)) == ([], 0)


@clause("CV-SOLO-36")
def test_two_crates_go_on_the_rightmost_icons() -> None:
    state = bonus("brandt", 1, "food food stone")
    begin(state, OpponentBonusTurn())
    assert crates_of(state) == [(0, 2), (0, 3)]


@clause("CV-SOLO-38", "CV-SOLO-47")
def test_green_pushes_stay_on_the_track_that_was_lowest() -> None:
    """Three Crates: Shadow goes from 0 to 3, past all the others; its divider pays Gold, not VP."""
    state = bonus("vaun", 1, "gold gold stone")
    on_tracks(state, [1, 1, 0, 2])
    begin(state, OpponentBonusTurn())
    assert is_done(state)
    assert len(crates_of(state)) == 3
    assert (spaces(state, OPPONENT), vp(state, OPPONENT)) == ([1, 1, 3, 2], 0)


@clause("CV-SOLO-38")
@pytest.mark.parametrize(
    ("roll", "after"), [(1, [2, 5, 0, 0]), (3, [0, 5, 2, 0]), (6, [0, 5, 0, 2])]
)
def test_a_tie_for_the_lowest_is_rolled_once(roll: int, after: list[int]) -> None:
    state = bonus("vaun", 1, "gold gold wood")
    on_tracks(state, [0, 5, 0, 0])
    begin(state, OpponentBonusTurn())
    answer(state, f"decision:{roll}")
    assert is_done(state)
    assert spaces(state, OPPONENT) == after


@clause("CV-SOLO-37", "CV-SOLO-38")
def test_green_pushes_only_for_crates_that_were_placed() -> None:
    """Three dice match, one icon is free."""
    state = bonus("vaun", 1, "gold gold stone")
    crate(state, HUMAN, "2:1", "2:3")
    on_tracks(state, [4, 3, 0, 3])
    begin(state, OpponentBonusTurn())
    assert is_done(state)
    assert (crates_of(state), spaces(state, OPPONENT)) == ([(2, 2)], [4, 3, 1, 3])


@clause("CV-SOLO-38")
def test_without_a_green_crate_nothing_is_pushed() -> None:
    state = bonus("vaun", 1, "wood wood food")
    begin(state, OpponentBonusTurn())
    assert is_done(state)
    assert (crates_of(state), spaces(state, OPPONENT)) == ([], [0, 0, 0, 0])


@clause("CV-SOLO-47")
def test_green_pushes_that_do_not_fit_are_lost() -> None:
    """Worker and Holy are tied, one below the top; after the first push the others go nowhere."""
    state = bonus("vaun", 1, "gold gold stone")
    on_tracks(state, [14, 15, 15, 14])
    begin(state, OpponentBonusTurn())
    answer(state, "decision:4")
    assert is_done(state)
    assert spaces(state, OPPONENT) == [14, 15, 15, 15]


@clause("CV-SOLO-42")
def test_a_blocked_track_is_no_option_for_the_lowest() -> None:
    """Worker and Soldier are lowest; Worker is blocked by the human, so nothing is rolled."""
    state = bonus("vaun", 1, "influence wood wood")
    on_tracks(state, [14, 14, 15, 15])
    guilds(state, HUMAN, worker=15)
    begin(state, OpponentBonusTurn())
    assert is_done(state)
    assert spaces(state, OPPONENT) == [14, 15, 15, 15]
