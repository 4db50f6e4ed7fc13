"""Solo: the Monument section of the opponent's card."""

from __future__ import annotations

import pytest

from games.castellans.builders import answer, begin, guilds, keeps, manors, monument, table, tokens
from games.castellans.reading import goods_of, shown, spaces, tokens_at
from games.castellans.solo_laid import HUMAN, OPPONENT, on_tracks
from support.clauses import clause
from support.questions import asked, is_done
from tabard.core.values import BLANK, CHANCE
from tabard.games.castellans.kinds import DISTRICT_NAMES, EDGE_NAMES
from tabard.games.castellans.solo_turns import OpponentMonumentTurn
from tabard.games.castellans.state import CastellansState

BUILDERS = {
    "gate": ("vire", 1),
    "ward_tower": ("dray", 1),
    "statue": ("ysenne", 1),
    "lighthouse": ("brandt", 2),
}
"""Whose card shows a Monument, and in which round."""


def about_to(kind: str) -> CastellansState:
    """A solo table where the opponent's Monument is this one; let it `raise_it`."""
    opponent, round = BUILDERS[kind]
    return table(1, round=round, solo_opponent=opponent)


def raise_it(state: CastellansState, *rolls: int) -> CastellansState:
    """The Monument section, with these sides of the Decision die."""
    begin(state, OpponentMonumentTurn())
    answer(state, *[f"decision:{roll}" for roll in rolls])
    return state


def site_of(state: CastellansState, kind: str) -> object:
    """Where the opponent's Monument stands."""
    built = shown(state, "players", OPPONENT, "monuments", kind)
    return built["site"] if isinstance(built, dict) else None


@clause("CV-SOLO-25")
@pytest.mark.parametrize(
    ("kind", "token"), [("ward_tower", "manor"), ("statue", "temple"), ("lighthouse", "ship")]
)
@pytest.mark.parametrize("place", DISTRICT_NAMES)
def test_a_monument_goes_where_it_counts_most_tokens(kind: str, token: str, place: str) -> None:
    """Anywhere, scored this round or not; tokens of other kinds and Keeps draw it nowhere."""
    state = about_to(kind)
    keeps(state, iron_pit=3 + state.round)
    for side in (HUMAN, OPPONENT):
        tokens(state, side, "citizen_token", anchorage=2, iron_pit=2)
    lesser = "nor_high" if place != "nor_high" else "penumbra"
    on_tracks(state, [1, 2, 3, 4])
    if token == "manor":
        manors(state, HUMAN, elder=place, priest=lesser)
        manors(state, OPPONENT, merchant=place)
    else:
        tokens(state, HUMAN, token, **{place: 2})
        tokens(state, OPPONENT, token, **{lesser: 1})
    raise_it(state)
    assert is_done(state)
    assert site_of(state, kind) == place


@clause("CV-SOLO-25")
@pytest.mark.parametrize("edge", range(6))
def test_a_gate_goes_where_it_counts_most_citizens(edge: int) -> None:
    """Two Citizens at one end, one at the other; Citizens of any colour count."""
    state = about_to("gate")
    tokens(state, HUMAN, "citizen_token", **{DISTRICT_NAMES[edge]: 2})
    tokens(state, OPPONENT, "citizen_token", **{DISTRICT_NAMES[(edge + 1) % 6]: 1})
    on_tracks(state, [1, 2, 3, 4])
    raise_it(state)
    assert is_done(state)
    assert site_of(state, "gate") == EDGE_NAMES[edge]


@clause("CV-SOLO-25")
@pytest.mark.parametrize(("kind", "token"), [("ward_tower", "manor"), ("statue", "temple")])
def test_a_taken_site_is_left_out(kind: str, token: str) -> None:
    state = about_to(kind)
    monument(state, HUMAN, kind, "penumbra")
    if token == "manor":
        manors(state, HUMAN, elder="penumbra", priest="penumbra", banker="luna_grove")
    else:
        tokens(state, HUMAN, token, penumbra=2, luna_grove=1)
    raise_it(state)
    assert site_of(state, kind) == "luna_grove"


@clause("CV-SOLO-25", "CV-SOLO-26")
def test_a_taken_bridge_is_left_out() -> None:
    state = about_to("gate")
    monument(state, HUMAN, "gate", "nor_high_penumbra")
    tokens(state, HUMAN, "citizen_token", penumbra=1, nor_high=1)
    raise_it(state, 4, 1)
    assert site_of(state, "gate") == "penumbra_luna_grove"


@clause("CV-SOLO-26", "CV-SOLO-41")
@pytest.mark.parametrize("kind", BUILDERS)
@pytest.mark.parametrize("roll", range(1, 7))
def test_if_nothing_counts_all_sites_are_tied(kind: str, roll: int) -> None:
    """Six sites, clockwise from The Anchorage; tracks are laid so that only the site is rolled."""
    state = about_to(kind)
    on_tracks(state, [1, 2, 3, 4])
    raise_it(state, roll)
    assert is_done(state)
    names = EDGE_NAMES if kind == "gate" else DISTRICT_NAMES
    assert site_of(state, kind) == names[roll - 1]


@clause("CV-SOLO-26", "CV-SOLO-41")
@pytest.mark.parametrize(
    ("tied", "roll", "chosen"),
    [
        (["bazani_gate", "iron_pit"], 3, "bazani_gate"),
        (["bazani_gate", "iron_pit"], 4, "iron_pit"),
        (["anchorage", "penumbra", "iron_pit"], 3, "penumbra"),
        (["anchorage", "penumbra", "iron_pit"], 6, "iron_pit"),
        (["anchorage", "nor_high", "penumbra", "iron_pit"], 2, "nor_high"),
        (DISTRICT_NAMES[1:], 5, "iron_pit"),
    ],
)
def test_tied_sites_are_decided_by_the_selector(tied: list[str], roll: int, chosen: str) -> None:
    state = about_to("statue")
    on_tracks(state, [1, 2, 3, 4])
    for number, place in enumerate(tied):
        tokens(state, HUMAN if number < 4 else OPPONENT, "temple", **{place: 1})
    raise_it(state, roll)
    assert is_done(state)
    assert site_of(state, "statue") == chosen


@clause("CV-SOLO-41")
@pytest.mark.parametrize(("count", "roll"), [(4, 5), (4, 6), (5, 6)])
def test_a_site_is_rolled_for_again(count: int, roll: int) -> None:
    state = about_to("statue")
    on_tracks(state, [1, 2, 3, 4])
    for number, place in enumerate(DISTRICT_NAMES[:count]):
        tokens(state, HUMAN if number < 4 else OPPONENT, "temple", **{place: 1})
    raise_it(state, roll)
    assert (asked(state)[0], site_of(state, "statue")) == (CHANCE, None)
    answer(state, "decision:4")
    assert site_of(state, "statue") == "penumbra"


@clause("CV-SOLO-27")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([9, 3, 2, 1], [9, 5, 2, 1]),
        ([9, 3, 4, 1], [9, 3, 6, 1]),
        ([9, 3, 4, 6], [9, 3, 4, 8]),
    ],
)
def test_a_gate_pushes_twice_on_the_highest_track(before: list[int], after: list[int]) -> None:
    """Nor High (Soldier, Holy) and Penumbra (Holy, Shadow); Worker is of neither."""
    state = about_to("gate")
    tokens(state, HUMAN, "citizen_token", nor_high=1, penumbra=1)
    on_tracks(state, before)
    raise_it(state)
    assert is_done(state)
    assert (site_of(state, "gate"), spaces(state, OPPONENT)) == ("nor_high_penumbra", after)


@clause("CV-SOLO-28")
@pytest.mark.parametrize("kind", ["ward_tower", "statue"])
@pytest.mark.parametrize(
    ("before", "after"), [([4, 3, 9, 9], [5, 3, 9, 9]), ([3, 4, 9, 9], [3, 5, 9, 9])]
)
def test_tower_and_statue_push_once_on_the_higher_track(
    kind: str, before: list[int], after: list[int]
) -> None:
    """Bazani Gate: Worker and Soldier."""
    state = about_to(kind)
    manors(state, HUMAN, elder="bazani_gate")
    tokens(state, HUMAN, "temple", bazani_gate=1)
    on_tracks(state, before)
    raise_it(state)
    assert is_done(state)
    assert (site_of(state, kind), spaces(state, OPPONENT)) == ("bazani_gate", after)
    assert goods_of(state, OPPONENT) == {}


@clause("CV-SOLO-29")
def test_the_lighthouse_is_a_manor_and_pushes_on_both_guilds() -> None:
    state = about_to("lighthouse")
    tokens(state, HUMAN, "ship", iron_pit=1)
    on_tracks(state, [0, 1, 9, 9])
    raise_it(state)
    assert is_done(state)
    assert tokens_at(state, OPPONENT, "manor", "iron_pit") == 1
    assert spaces(state, OPPONENT) == [0, 2, 10, 9]


@clause("CV-SOLO-29")
def test_the_lighthouse_needs_a_district_without_one() -> None:
    state = about_to("lighthouse")
    manors(state, HUMAN, lighthouse_keeper="iron_pit")
    tokens(state, HUMAN, "ship", iron_pit=2, luna_grove=1)
    raise_it(state)
    assert site_of(state, "lighthouse") == "luna_grove"


@clause("CV-SOLO-30")
@pytest.mark.parametrize(("opponent", "round"), [("brandt", 1), ("dray", 5)])
def test_an_empty_section_does_nothing(opponent: str, round: int) -> None:
    state = table(1, round=round, solo_opponent=opponent)
    before = state.sides[OPPONENT].clone()
    raise_it(state)
    assert is_done(state)
    assert state.sides[OPPONENT].monuments == before.monuments == [BLANK] * 3
    assert (state.sides[OPPONENT].manors, spaces(state, OPPONENT)) == (before.manors, [0] * 4)


@clause("CV-SOLO-42")
@pytest.mark.parametrize("blocker", [14, 15])
def test_a_track_that_cannot_move_is_no_option_for_a_monument(blocker: int) -> None:
    """Worker stands higher in Bazani Gate, but on the top space or below the human's there."""
    state = about_to("statue")
    tokens(state, HUMAN, "temple", bazani_gate=1)
    on_tracks(state, [29 - blocker, 3, 0, 0])
    guilds(state, HUMAN, worker=blocker)
    raise_it(state)
    assert is_done(state)
    assert spaces(state, OPPONENT) == [29 - blocker, 4, 0, 0]


@clause("CV-SOLO-42")
def test_without_an_option_the_push_is_lost() -> None:
    state = about_to("statue")
    tokens(state, HUMAN, "temple", bazani_gate=1)
    on_tracks(state, [15, 15, 0, 0])
    raise_it(state)
    assert is_done(state)
    assert spaces(state, OPPONENT) == [15, 15, 0, 0]


@clause("CV-SOLO-47")
def test_the_second_push_of_a_gate_stays_on_its_track() -> None:
    state = about_to("gate")
    tokens(state, HUMAN, "citizen_token", nor_high=1, penumbra=1)
    on_tracks(state, [0, 13, 12, 14])
    raise_it(state)
    assert is_done(state)
    assert spaces(state, OPPONENT) == [0, 13, 12, 15]


@clause("CV-SOLO-48")
@pytest.mark.parametrize(
    ("roll", "after"), [(2, [4, 2, 2, 0]), (4, [2, 4, 2, 0]), (5, [2, 2, 4, 0])]
)
def test_a_guild_of_both_districts_is_listed_once(roll: int, after: list[int]) -> None:
    """The Anchorage (Worker, Shadow) and Bazani Gate (Worker, Soldier): three options, not four."""
    state = about_to("gate")
    tokens(state, HUMAN, "citizen_token", anchorage=1, bazani_gate=1)
    on_tracks(state, [2, 2, 2, 0])
    raise_it(state, roll)
    assert is_done(state)
    assert spaces(state, OPPONENT) == after


@clause("CV-SOLO-28", "CV-SOLO-48")
@pytest.mark.parametrize(("roll", "after"), [(3, [1, 0, 9, 9]), (4, [0, 1, 9, 9])])
def test_a_tie_for_the_higher_track_is_decided_by_the_selector(roll: int, after: list[int]) -> None:
    state = about_to("ward_tower")
    manors(state, HUMAN, elder="bazani_gate")
    on_tracks(state, [0, 0, 9, 9])
    raise_it(state, roll)
    assert spaces(state, OPPONENT) == after
