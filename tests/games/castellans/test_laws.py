"""Laws: what every position keeps is told in words when a table breaks it."""

from __future__ import annotations

import pytest

from games.castellans.builders import GAME, goods, manors, table
from games.castellans.laws_broken import SIDE_LAWS, TABLE_LAWS, Change, close_wharf, laid
from support.laws import put
from tabard.core.values import BLANK
from tabard.games.castellans import laws
from tabard.games.castellans.draft import DraftDie, RollDice
from tabard.games.castellans.kinds import IN_SETUP
from tabard.games.castellans.laws import broken_law
from tabard.games.castellans.powers import ReceiveCitizen, ReceiveManor
from tabard.games.castellans.resetting import RollKeep
from tabard.games.castellans.solo_charts import SelectTrack
from tabard.games.castellans.state import ROUND_LINES, CastellansState, new_table
from tabard.games.castellans.wharf_deck import ShowBack, TurnWharf


def broken_by(change: Change) -> str:
    """The law that a change to the table breaks."""
    state = laid()
    assert broken_law(state) == ""
    change(state)
    return broken_law(state)


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("round", range(1, 6))
def test_a_table_as_laid_breaks_no_law(seats: int, round: int) -> None:
    for phase in ("action", "scoring", "reset"):
        assert broken_law(table(seats, round=round, phase=phase)) == ""


def test_an_opened_box_breaks_no_law() -> None:
    for seats in range(1, 6):
        assert broken_law(new_table(seats, GAME.rules(seats, {}))) == ""
        assert broken_law(GAME.new_state(seats, {})) == ""


@pytest.mark.parametrize(("change", "law"), TABLE_LAWS.values(), ids=TABLE_LAWS.keys())
def test_laws_of_the_table(change: Change, law: str) -> None:
    assert broken_by(change) == law


@pytest.mark.parametrize(("change", "law"), SIDE_LAWS.values(), ids=SIDE_LAWS.keys())
def test_laws_of_a_side(change: Change, law: str) -> None:
    assert broken_by(change) == law


@pytest.mark.parametrize("change", [c for c, _ in [*TABLE_LAWS.values(), *SIDE_LAWS.values()]])
def test_a_change_breaks_one_law_alone(change: Change) -> None:
    """Each check by itself: all but one find nothing, so that none hides another."""
    state = laid()
    change(state)
    found = [name for name, broken in checks(state).items() if broken]
    assert len(found) == 1, found


def checks(state: CastellansState) -> dict[str, str]:
    """What each check of laws.py says of a table; sides are checked one by one."""
    found: dict[str, str] = {}
    for name in TABLE_CHECKS:
        found[name] = getattr(laws, name)(state)
    for name in SIDE_CHECKS:
        for number, side in enumerate(state.sides):
            found[f"{name} {number}"] = getattr(laws, name)(state, number, side)
    for number, side in enumerate(state.sides):
        found[f"_tally_adds_up {number}"] = laws._tally_adds_up(state, side)
    return found


TABLE_CHECKS = [
    "_dice_add_up",
    "_citizens_add_up",
    "_wharf_adds_up",
    "_keeps_add_up",
    "_sites_are_single",
    "_stars_are_single",
    "_table_is_in_range",
    "_agenda_fits",
]
SIDE_CHECKS = ["_tokens_add_up", "_crates_add_up", "_goods_are_within_limits"]


# What belongs to a phase, or to a step


def test_dice_are_not_spent_in_the_draft() -> None:
    state = table(3, phase="draft")
    state.pool[0] = 11
    state.sides[0].spent = (0,)
    assert broken_law(state) == "dice are spent in the Action phase"


def test_in_the_draft_dice_lie_with_players_and_in_the_pool() -> None:
    state = table(3, phase="draft")
    assert broken_law(state) == "dice add up: 12 are in play, not 0"
    state.pool[0] = 11
    state.sides[0].drafted = (1,)
    assert broken_law(state) == ""


def test_dice_still_to_be_rolled_are_not_missing() -> None:
    state = table(3, phase="draft")
    state.agenda = [RollDice(4)]
    assert broken_law(state) == "dice add up: 8 are in play, not 0"
    state.pool[2] = 8
    assert broken_law(state) == ""
    state.agenda = [DraftDie(0)]
    assert broken_law(state) == "dice add up: 12 are in play, not 8"


@pytest.mark.parametrize("left", [0, -1, 13])
def test_dice_to_roll_are_dice_of_the_table(left: int) -> None:
    state = table(3, phase="draft")
    state.pool[0] = 12
    state.agenda = [RollDice(left), DraftDie(0)]
    assert broken_law(state) == f"there are no {left} dice to roll"


def test_a_power_needs_no_guild_of_a_card() -> None:
    state = laid()
    state.agenda = [ReceiveCitizen(0, 0), ReceiveManor(0, 0)]
    assert broken_law(state) == ""
    state.agenda = [ReceiveCitizen(0, 0, card_guild=-2)]
    assert broken_law(state) == "card_guild of a step is counted from -1 to 3, not -2"


def test_there_is_no_fifth_track() -> None:
    assert broken_by(lambda s: put(s, agenda=[SelectTrack((0, 3), 1)])) == ""
    law = "there are no tracks (3, 4)"
    assert broken_by(lambda s: put(s, agenda=[SelectTrack((3, 4), 1)])) == law


@pytest.mark.parametrize("district", range(6))
def test_a_manor_that_left_its_place_stands_in_its_district(district: int) -> None:
    state = table()
    state.sides[0].manors[0] = district
    law = "side 0: each Manor in the city has left its place on the board"
    assert broken_law(state) == law


@pytest.mark.parametrize("line", range(2 * ROUND_LINES, 5 * ROUND_LINES))
def test_no_line_of_a_round_to_come_has_a_single_vp(line: int) -> None:
    state = table(round=2)
    state.sides[0].tally[line] = 1
    state.sides[0].score = 1
    assert broken_law(state) == "side 0: VP add up: rounds to come have scored nothing"


def test_there_are_no_dice_in_setup() -> None:
    state = new_table(3, GAME.rules(3, {}))
    state.pool[0] = 1
    assert broken_law(state) == "dice add up: 0 are in play, not 1"


def test_there_are_no_keeps_in_setup() -> None:
    state = new_table(3, GAME.rules(3, {}))
    state.keeps[0] = 1
    assert broken_law(state) == "Keeps come after the first Manors"


def test_a_wharf_card_is_missing_only_while_it_is_turned() -> None:
    state = laid()
    close_wharf(state)
    state.agenda = [TurnWharf()]
    assert broken_law(state) == ""
    assert broken_law_with(laid(), TurnWharf()) == "a Wharf card lies open"


def test_a_back_is_missing_only_while_it_is_shown() -> None:
    state = laid()
    state.back = BLANK
    state.agenda = [ShowBack()]
    assert broken_law(state) == ""
    assert broken_law_with(laid(), ShowBack()) == "the back of the next Wharf card is seen"


def broken_law_with(state: CastellansState, step: TurnWharf | ShowBack | RollKeep) -> str:
    """The law that a table breaks while a step is pending."""
    state.agenda = [step]
    return broken_law(state)


def test_a_keep_is_missing_only_while_it_is_rolled_for() -> None:
    assert broken_law_with(laid(), RollKeep()) == "Keeps add up: 3 stand in the city, not 4"
    state = table(3, phase="reset")
    state.round = 2
    assert broken_law(state) == "Keeps add up: 4 stand in the city, not 3"
    assert broken_law_with(state, RollKeep()) == ""


def test_with_four_players_no_keep_comes_later() -> None:
    state = table(4, round=3)
    assert (broken_law(state), sum(state.keeps)) == ("", 2)
    state.keeps[0] += 1
    assert broken_law(state) == "Keeps add up: 2 stand in the city, not 3"


def test_rounds_begin_with_the_first() -> None:
    state = table(4)
    state.round = 0
    assert broken_law(state) == "rounds are counted from 1 to 5"


def test_a_solo_table_needs_its_opponent() -> None:
    state = table(1)
    state.opponent = BLANK
    assert broken_law(state) == "an opponent is there in solo, and only there"
    state.phase = IN_SETUP
    state.keeps = [0] * 6
    state.pool = [0] * 6
    for side in state.sides:
        side.drafted = ()
    assert broken_law(state) == ""


def test_the_opponent_has_no_goods() -> None:
    state = table(1)
    goods(state, 1, wood=1)
    assert broken_law(state) == "side 1: wood is counted from 0 to 0, not 1"


def test_the_opponent_has_one_manor_less() -> None:
    state = table(1)
    assert [side.supply[0] for side in state.sides] == [8, 7]
    state.sides[1].supply[0] = 8
    assert broken_law(state) == "side 1: tokens add up: there are 7 of manor"


def test_the_opponent_has_no_banker_and_three_crates() -> None:
    state = table(1)
    assert state.sides[1].crates == 3
    manors(state, 1, banker="nor_high")
    state.sides[1].crates = 3
    law = "side 1: the opponent's Manor on the Gold track is in the box"
    assert broken_law(state) == law
    state = table(1)
    state.sides[1].crates = 2
    assert broken_law(state) == "side 1: Crates add up: 3 are unlocked"
