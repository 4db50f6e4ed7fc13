"""Exactly how many lines of play follow from a few small fixed tables."""

from __future__ import annotations

from typing import Any

import pytest

from games.castellans.builders import (
    citizens,
    drafted,
    goods,
    lay_dice,
    manors,
    monument,
    table,
    tokens,
)
from support import questions
from support.clauses import clause
from support.trees import counts
from tabard.core.state import Step
from tabard.games.castellans.draft import DraftTurn
from tabard.games.castellans.kinds import DISTRICT_NAMES, DO_RECRUIT, IN_SETUP
from tabard.games.castellans.laws import broken_law
from tabard.games.castellans.resetting import ResetTurn
from tabard.games.castellans.setup import RollFirstManor, SetupManor
from tabard.games.castellans.solo_turns import RollCitizen, RollSite
from tabard.games.castellans.state import CastellansState, new_table
from tabard.games.castellans.turns import TakeTurn

ALL_SEATS = [1, 2, 3, 4, 5]


def alone(state: CastellansState, *steps: Step[Any]) -> CastellansState:
    return questions.begin(state, broken_law, *steps)


def first_manors(seats: int) -> CastellansState:
    """The last two who place their first Manor, or the opponent's roll and the human.

    Eight Manors for six Districts: 48. For 42 of these lines the next chooses among eight Manors,
    for the six with the Adventurer there are five gifts: 366. Then 42 * 8 lines have five Districts
    left, and 6 * 5 lines eight Manors: 1920.
    """
    state = new_table(seats, table(seats).rules)
    state.phase = IN_SETUP
    if seats == 1:
        return alone(state, RollFirstManor(), SetupManor(0))
    return alone(state, SetupManor(1), SetupManor(0))


@clause("CV-SETUP-09", "CV-SETUP-10", "CV-SETUP-13", "CV-POW-07")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lines_of_the_first_manors(seats: int) -> None:
    assert counts(first_manors(seats), 4) == [8, 48, 366, 1920]


@clause("CV-SOLO-06", "CV-SOLO-08")
def test_lines_of_the_first_manors_in_solo() -> None:
    """Six rolls, eight Manors, five Districts; only the Adventurer, on 30 lines, asks for more."""
    assert counts(first_manors(1), 5) == [6, 48, 240, 150, 0]


def two_drafts(seats: int, opponent: str = "brandt") -> CastellansState:
    """Side 0, then side 1 takes a last die out of Gold, Gold, Stone, Influence, Influence.

    Three faces. After Gold side 1 has three, after Stone two, and Influence asks for one of four
    Guilds: nine. Then Influence of side 1 asks for a Guild, after Gold and after Stone, and after
    the four Guilds side 1 has three faces: 4 + 4 + 12. Of these last, four are Influence: 16.
    """
    state = table(seats, phase="draft", solo_opponent=opponent)
    lay_dice(state, "gold gold stone influence influence")
    for side in range(len(state.sides)):
        drafted(state, side, "wood wood" if side < 2 else "wood wood wood")
    return alone(state, DraftTurn(0))


@clause("CV-DRAFT-02", "CV-DRAFT-07", "CV-DRAFT-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lines_of_a_draft(seats: int) -> None:
    assert counts(two_drafts(seats), 5) == [3, 9, 20, 16, 0]


@clause("CV-SOLO-13", "CV-SOLO-14", "CV-SOLO-15", "CV-SOLO-41")
@pytest.mark.parametrize(
    ("opponent", "found"), [("brandt", [3, 4, 0]), ("ysenne", [3, 16, 48, 96, 192])]
)
def test_lines_of_a_draft_in_solo(opponent: str, found: list[int]) -> None:
    """Brandt takes Gold and asks nobody.

    Ysenne takes Influence: with four tracks tied six rolls, two of which are rolled again and
    again. After Gold or Stone 6 + 6 rolls, after Influence four Guilds first: 16. Then 2 * 12 rolls
    again and 4 * 6 first ones; from there on a third of the rolls brings six more.
    """
    assert counts(two_drafts(1, opponent), len(found)) == found


def settled_draft(seats: int) -> CastellansState:
    """Side 0, with Cleric and Abbot, takes its last die out of three Gold and a Stone.

    Two faces, each may be Magic instead: four. Kept Gold gives no resource, so the Abbot is
    offered on the three other lines, with an end: six. He takes the one resource there is: three.
    Then he pushes on one of four Guilds: twelve.
    """
    state = table(seats, phase="draft")
    citizens(state, 0, "cleric abbot")
    lay_dice(state, "gold gold gold stone")
    for side in range(len(state.sides)):
        drafted(state, side, "wood wood wood" if side else "wood wood")
    return alone(state, DraftTurn(0))


@clause("CV-DIE-05", "CV-DRAFT-04", "CV-DRAFT-09", "CV-DRAFT-10", "CV-CIT-04", "CV-CIT-06")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_lines_of_a_draft_with_citizens(seats: int) -> None:
    assert counts(settled_draft(seats), 6) == [2, 4, 6, 3, 12, 0]


def action_turn(seats: int) -> CastellansState:
    """Side 0 with three Wood, one Gold, and the dice Wood, Wood, Gold; W01 on the Wharf.

    Neither Stone nor Food: Wharf, Harvest, Manor, with two kinds of dice each: six. Then for each
    die: one Wood to sell on two lines, three to buy (four with the far-left column), or an end;
    the one push of the Harvest on four Guilds; five Districts for a Manor, because the two Manors
    in Luna Grove cost too much Gold.
    """
    state = table(seats)
    drafted(state, 0, "wood wood gold")
    goods(state, 0, wood=3, gold=1)
    manors(state, 1, merchant="penumbra", elder="luna_grove", priest="luna_grove")
    return alone(state, TakeTurn(0, False, False))


@clause("CV-ACT-01", "CV-ACT-11", "CV-MANOR-04", "CV-WHARF-03", "CV-WHARF-05", "CV-WHARF-11")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_lines_of_an_action_turn(seats: int) -> None:
    """The fourth choice, again for each die:

    after an end at the Wharf Shipyard or end (2); after a sale for VP two Gold buy three goods,
    Wood goes on the other line, or end (5, or 6); after buying Wood there is no Gold, and Wood goes
    on two lines, or end (3, twice); after buying Food it goes on the line for VP too (4, or 5 where
    the far-left Food of the other line is open); after buying Magic, far left, it goes on the other
    line (4); after a sale there Gold or Influence (2). The Harvest is over. Eight Manors for each
    District.
    """
    is_open = seats > 3
    wharf, later = (7, 25) if is_open else (6, 19)
    assert later == 2 + (6 if is_open else 5) + 3 + 3 + (5 + 4 if is_open else 4) + 2
    assert counts(action_turn(seats), 4) == [3, 6, 2 * (wharf + 4 + 5), 2 * (later + 5 * 8)]


def statues(seats: int) -> CastellansState:
    """Side 0 has acted and has six Gold for a Statue; each other side has one already."""
    state = table(seats)
    goods(state, 0, gold=6)
    for side in range(1, len(state.sides)):
        monument(state, side, "statue", DISTRICT_NAMES[side])
    return alone(state, TakeTurn(0, True, False))


@clause("CV-ACT-07", "CV-ACT-08", "CV-STATUE-03", "CV-STATUE-04")
@pytest.mark.parametrize(("seats", "free"), [(1, 5), (2, 5), (3, 4), (4, 3), (5, 2)])
def test_lines_of_a_statue(seats: int, free: int) -> None:
    """Statue or end; a site for each side less; two Guilds in each District."""
    assert counts(statues(seats), 4) == [2, free, 2 * free, 0]


def resetting(seats: int) -> CastellansState:
    """Side 0 with Peasant, Smuggler and a Ship, before the leftover Gold, Wood and Stone.

    Peasant, Smuggler or neither; three dice or the one Ship: four. Then two dice are left, or five
    Districts: eleven. Then the other Citizen or none: 22. Of those 6 lines go on with the Ship and
    five with three dice: 21.
    """
    state = table(seats)
    citizens(state, 0, "peasant smuggler")
    tokens(state, 0, "ship", penumbra=1)
    return alone(state, ResetTurn(0, ()))


@clause("CV-RESET-01", "CV-CIT-14", "CV-CIT-26", "CV-DIE-07", "CV-SAIL-02")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_lines_of_a_reset_turn(seats: int) -> None:
    """In the end Ship and dice have changed places: 6 * 5 Districts and 5 * 3 * 2 dice."""
    assert counts(resetting(seats), 7) == [3, 4, 11, 22, 21, 60, 0]


@clause("CV-SOLO-18", "CV-SOLO-21", "CV-SOLO-22", "CV-SOLO-48")
def test_lines_of_a_recruiting_opponent() -> None:
    """Six rolls, one of ten cards for the gap, six rolls for a District.

    All open Citizens are Holy. In Nor High that track is higher than the other; The Anchorage and
    Bazani Gate, two sides of the die each, have two tracks tied: six rolls more.
    """
    state = alone(table(1), RollCitizen(), RollSite(DO_RECRUIT))
    assert counts(state, 5) == [6, 60, 360, 60 * 4 * 6, 0]
