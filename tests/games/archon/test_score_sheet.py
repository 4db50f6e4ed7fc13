"""The score sheet as data: every line, season by season, and their sums."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.archon.builders import (
    GAME,
    answer,
    begin,
    cards,
    goods,
    grants,
    lay_display,
    lay_favors,
    own_cards,
    score,
    table,
    tiles,
    turns,
    use,
    warriors,
)
from games.archon.reading import vp
from support.clause_ids import clauses_of
from support.clauses import clause
from support.tables import any_option
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.games.archon.ending import EndScoring
from tabard.games.archon.season import DrawAttack, ScoreGrant
from tabard.games.archon.state import ArchonState

NAMES = [
    "favors",
    "science_cards",
    "arts_cards",
    "warriors",
    "magisters",
    "tiles",
    "abilities",
    "grant_science",
    "grant_arts",
    "grant_warriors",
    "raid",
]
SEASONS = ["spring", "summer", "autumn"]


class Column:
    """A player's column of the sheet, for easy reading."""

    def __init__(self, state: ArchonState, seat: int = 0) -> None:
        self.data = GAME.score_sheet(state)["players"][seat]
        seasons = self.data["seasons"]
        self.seasons = [{one["line"]: one["value"] for one in row["lines"]} for row in seasons]
        self.totals = [row["total"] for row in seasons]
        self.names = [row["season"] for row in seasons]
        self.clauses = [one["clause"] for row in seasons for one in row["lines"]]
        end, start = self.data["end"], self.data["start"]
        self.end = {one["line"]: one["value"] for one in end}
        self.start = start
        self.clauses.extend([one["clause"] for one in (*end, start)])

    def values(self) -> int:
        """All lines together."""
        lines = [value for row in self.seasons for value in row.values()]
        found: int = sum([*lines, *self.end.values(), self.start["value"]])
        return found


def rich(round: int) -> ArchonState:
    """Three players; seat 0 has a card for every slot, and goods for every action."""
    state = table(3, round=round)
    cards(state, 0, "courtier*3 scribe merchant", others="courtier*5")
    goods(state, 0, gold=5, stone=3, papyrus=3, silver=3, iron=3, recruit=3)
    lay_favors(state, "court_gossip", "levy", "muster")
    lay_display(state, "science", "geometry", "herbal", "pulley")
    lay_display(state, "arts", "fresco", "chalice", "epic_poem")
    grants(state, "grant_1", "grant_2", "grant_3")
    return state


def favor(state: ArchonState) -> None:
    turns(state)
    use(state, "palace_1")


def science(state: ArchonState) -> None:
    turns(state)
    use(state, "planetarium_1", "courtier", "card:geometry")


def arts(state: ArchonState) -> None:
    turns(state)
    use(state, "academy_1", "courtier", "card:fresco")


def post(state: ArchonState) -> None:
    turns(state)
    use(state, "royal_guard_1", "courtier", "space:1")


def hire(state: ArchonState) -> None:
    turns(state)
    use(state, "guild_hall_1", "courtier", "magister:scribe")


def build(state: ArchonState) -> None:
    turns(state)
    use(state, "builders_guild_1", "courtier", "tile:mint")


def raid(state: ArchonState) -> None:
    for seat in range(3):
        goods(state, seat, gold=0, stone=0, papyrus=0, silver=0, iron=0, recruit=0)
    begin(state, DrawAttack())
    answer(state, "attack:great_horde")


ACTIONS: dict[str, tuple[Callable[[ArchonState], None], int]] = {
    "favors": (favor, 1),
    "science_cards": (science, 4),
    "arts_cards": (arts, 4),
    "warriors": (post, 3),
    "magisters": (hire, 2),
    "tiles": (build, 2),
    "raid": (raid, -8),
}


@clause("AR-SCORE-01", "AR-ACT-04")
@pytest.mark.parametrize(("season", "round"), [(0, 1), (0, 3), (1, 4), (1, 6), (2, 7), (2, 9)])
@pytest.mark.parametrize("line", ACTIONS)
def test_vp_of_an_action_stand_on_their_line_in_their_season(
    line: str, season: int, round: int
) -> None:
    act, found = ACTIONS[line]
    state = rich(round)
    act(state)
    column = Column(state)
    expected = [dict.fromkeys(NAMES, 0) for _ in range(3)]
    expected[season][line] = found
    assert column.seasons == expected
    assert column.data["total"] == 4 + found


@clause("AR-TILE-04")
@pytest.mark.parametrize(
    ("tile", "act", "line"),
    [("observatory", science, "science_cards"), ("sculpture_court", arts, "arts_cards")],
)
def test_abilities_of_tiles_have_a_line_of_their_own(
    tile: str, act: Callable[[ArchonState], None], line: str
) -> None:
    state = rich(5)
    tiles(state, 0, tile)
    act(state)
    summer = Column(state).seasons[1]
    assert (summer["abilities"], summer[line]) == (1, 4)


@clause("AR-GRANT-02")
@pytest.mark.parametrize(("season", "found"), [(0, (7, 9, 5)), (1, (5, 9, 7)), (2, (9, 7, 5))])
def test_each_category_of_the_grant_has_its_line(season: int, found: tuple[int, ...]) -> None:
    state = rich(3 * season + 3)
    own_cards(state, 0, "science", 1)
    own_cards(state, 0, "arts", 1)
    warriors(state, 0, 5)
    begin(state, ScoreGrant())
    row = Column(state).seasons[season]
    assert (row["grant_science"], row["grant_arts"], row["grant_warriors"]) == found
    assert Column(state).totals[season] == sum(found)


@clause("AR-END-02", "AR-END-03")
def test_the_end_has_a_line_for_each_tile_of_level_iii_and_for_leftovers() -> None:
    state = rich(9)
    tiles(state, 0, "mint", "royal_gardens", "great_library", "citadel")
    own_cards(state, 0, "science", 2)
    warriors(state, 0, 5, 6, 7)
    begin(state, EndScoring())
    assert Column(state).end == {
        "great_library": 4,
        "citadel": 6,
        "royal_gardens": 6,
        "leftovers": 6,
    }
    assert Column(state, 1).end == {"leftovers": 0}


@clause("AR-END-02")
@pytest.mark.parametrize("tile", ["cathedral", "magisters_house"])
def test_a_tile_that_nobody_built_has_no_line(tile: str) -> None:
    state = rich(9)
    begin(state, EndScoring())
    assert tile not in Column(state).end
    state = rich(9)
    tiles(state, 0, tile)
    begin(state, EndScoring())
    assert Column(state).end[tile] == (0 if tile == "cathedral" else 2)


@clause("AR-SETUP-05")
def test_a_column_begins_with_four_vp_and_an_emblem() -> None:
    state = table(4)
    columns = [Column(state, seat) for seat in range(4)]
    assert [column.data["emblem"] for column in columns] == ["unicorn", "dragon", "lion", "eagle"]
    assert [column.data["seat"] for column in columns] == [0, 1, 2, 3]
    assert columns[0].start == {"line": "start", "value": 4, "clause": "AR-SETUP-05"}
    assert columns[0].names == SEASONS
    assert [list(row) for row in columns[0].seasons] == [NAMES] * 3


def test_each_line_names_a_clause_of_the_book() -> None:
    known = {found.key for found in clauses_of(GAME)}
    state = rich(9)
    tiles(state, 0, "great_library", "cathedral", "citadel", "magisters_house", "royal_gardens")
    assert set(Column(state).clauses) <= known


@clause("AR-END-04", "AR-END-05")
def test_the_sheet_says_who_won_and_by_what() -> None:
    state = table(3, round=9)
    score(state, 1, 20)
    score(state, 2, 20)
    goods(state, 2, gold=1)
    begin(state, EndScoring())
    sheet = GAME.score_sheet(state)
    assert (sheet["winners"], sheet["decided_by"]) == ([2], "gold")
    assert [Column(state, seat).data["place"] for seat in range(3)] == [3, 2, 1]


@clause("AR-SCORE-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_matches_the_lines_make_the_totals(seats: int) -> None:
    state, dice = GAME.new_state(seats, {}), Dice(seats)
    while (decision := engine.next_decision(state)) is not None:
        engine.apply(state, decision.seat, any_option(decision, dice))
    for seat in range(seats):
        column = Column(state, seat)
        assert column.values() == column.data["total"] == vp(state, seat)
        assert column.totals == [sum(row.values()) for row in column.seasons]
