"""Solo: what the opponent does with its dice, and in which order."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    begin,
    citizens,
    deck,
    drafted,
    guilds,
    lay_line,
    manors,
    spent,
    table,
    tokens,
    windmills,
)
from games.castellans.reading import goods_of, line_of, owned, spaces, supply, tokens_at, vp
from games.castellans.solo_laid import HUMAN, OPPONENT, setting_up
from support.clauses import clause
from support.questions import asked, options, told
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.values import CHANCE
from tabard.games.castellans.action_events import (
    DieSpent,
    OpponentActed,
    OpponentBonus,
    OpponentMonument,
)
from tabard.games.castellans.events import DistrictScored, RoundBegan
from tabard.games.castellans.kinds import (
    DISTRICT_NAMES,
    EDGE_NAMES,
    FACE_NAMES,
    OPPONENT_NAMES,
    PROGRAMME_NAMES,
)
from tabard.games.castellans.state import CastellansState
from tabard.games.castellans.turns import ActionPhase, ActionTurn

PLACES = {
    1: "anchorage anchorage bazani_gate bazani_gate nor_high nor_high",
    2: "penumbra penumbra luna_grove luna_grove iron_pit iron_pit",
    3: "bazani_gate bazani_gate nor_high nor_high penumbra penumbra",
    4: "luna_grove luna_grove iron_pit iron_pit anchorage anchorage",
    5: "anchorage bazani_gate nor_high penumbra luna_grove iron_pit",
}
"""The District selector: by round, for the sides 1 to 6 of the Decision die."""

WHO = {
    (1, "manor"): ("dray", 0),
    (1, "temple"): ("ysenne", 0),
    (1, "recruit"): ("vire", 0),
    (1, "windmill"): ("oake", 0),
    (1, "shipyard"): ("brandt", 0),
    (2, "shipyard"): ("vire", 0),
    (3, "shipyard"): ("vire", 2),
    (4, "shipyard"): ("vaun", 1),
    (5, "manor"): ("dray", 0),
    (5, "shipyard"): ("oake", 0),
    (5, "windmill"): ("dray", 2),
}
"""Whose card shows an icon in a round, and after how many others."""


def about_to(icon: str, round: int = 1) -> CastellansState:
    """A solo table where the next icon of the opponent is this one; let it `act`."""
    opponent, before = WHO[round, icon]
    state = table(1, round=round, solo_opponent=opponent)
    drafted(state, OPPONENT, " ".join(["gold"] * (3 - before)))
    spent(state, OPPONENT, " ".join(["gold"] * before))
    return state


def act(state: CastellansState, *rolls: int) -> CastellansState:
    """One turn of the opponent, with these sides of the Decision die."""
    begin(state, ActionTurn(OPPONENT))
    answer(state, *[f"decision:{roll}" for roll in rolls])
    return state


def is_over(state: CastellansState) -> bool:
    """Whether the turn of the opponent is over: it is the human who is asked."""
    return asked(state) == (HUMAN, "turn")


@clause("CV-SOLO-17")
@pytest.mark.parametrize("first", [HUMAN, OPPONENT])
def test_both_take_turns_and_the_opponent_follows_its_card(first: int) -> None:
    """Dray in round 1: Manor, Manor, Temple, for the dice as they were drafted."""
    state = table(1, solo_opponent="dray")
    drafted(state, OPPONENT, "stone wood food")
    state.first = first
    begin(state, ActionPhase())
    while options(state):
        answer(state, "decision:1" if asked(state)[0] == CHANCE else "do:wharf")
    turns = [event for event in state.told if isinstance(event, DieSpent | OpponentActed)]
    took = [HUMAN if isinstance(event, DieSpent) else OPPONENT for event in turns]
    assert took == ([HUMAN, OPPONENT] * 3 if first == HUMAN else [OPPONENT, HUMAN] * 3)
    acted = [event for event in turns if isinstance(event, OpponentActed)]
    assert [PROGRAMME_NAMES[event.icon] for event in acted] == ["manor", "manor", "temple"]
    assert [FACE_NAMES[event.face] for event in acted] == ["stone", "wood", "food"]
    assert tokens_at(state, OPPONENT, "manor", "anchorage") == 2
    assert tokens_at(state, OPPONENT, "temple", "anchorage") == 1


@clause("CV-SOLO-18", "CV-SOLO-24")
@pytest.mark.parametrize("roll", range(1, 7))
@pytest.mark.parametrize("round", PLACES)
def test_the_round_and_the_die_select_a_district(round: int, roll: int) -> None:
    state = act(about_to("shipyard", round), roll)
    place = PLACES[round].split()[roll - 1]
    assert is_over(state)
    assert tokens_at(state, OPPONENT, "ship", place) == 1
    assert (supply(state, OPPONENT, "ship"), spaces(state, OPPONENT)) == (2, [0, 0, 0, 0])


@clause("CV-SOLO-02", "CV-SOLO-19")
def test_a_manor_of_the_opponent_is_free_and_pushes_once_on_each_guild() -> None:
    state = about_to("manor")
    manors(state, HUMAN, elder="bazani_gate", priest="bazani_gate")
    act(state, 4)
    assert is_over(state)
    assert tokens_at(state, OPPONENT, "manor", "bazani_gate") == 1
    assert spaces(state, OPPONENT) == [1, 1, 0, 0]
    assert goods_of(state, OPPONENT) == {}


@clause("CV-SOLO-04", "CV-SOLO-06", "CV-SOLO-19")
def test_the_opponent_has_six_houses_and_keeps_the_lighthouse() -> None:
    """Five stand already; the next is the last, though the board has places for eight Manors."""
    state = about_to("manor", 5)
    houses = ["merchant", "land_owner", "architect", "priest", "elder"]
    manors(state, OPPONENT, **dict.fromkeys(houses, "iron_pit"))
    act(state, 2)
    assert tokens_at(state, OPPONENT, "manor", "bazani_gate") == 1
    assert spaces(state, OPPONENT) == [1, 1, 0, 0]
    state = about_to("manor", 5)
    manors(state, OPPONENT, **dict.fromkeys([*houses, "adventurer"], "iron_pit"))
    act(state, 2)
    assert is_over(state)
    assert tokens_at(state, OPPONENT, "manor", "bazani_gate") == 0
    assert spaces(state, OPPONENT) == [0, 0, 0, 0]


@clause("CV-SOLO-03")
def test_the_powers_of_the_opponents_manors_are_silent() -> None:
    """Architect and Constable would reward a Manor; the Adventurer's own is the one that comes."""
    state = about_to("manor")
    built = ["merchant", "land_owner", "architect", "priest", "elder"]
    manors(state, OPPONENT, **dict.fromkeys(built, "iron_pit"))
    citizens(state, OPPONENT, "constable")
    act(state, 1)
    assert is_over(state)
    assert spaces(state, OPPONENT) == [1, 0, 1, 0]
    assert goods_of(state, OPPONENT) == {}


@clause("CV-SOLO-02", "CV-SOLO-03", "CV-SOLO-20")
def test_a_temple_of_the_opponent_is_free_and_pushes_twice_on_each_guild() -> None:
    """Neither its Priest nor its Prefect adds anything."""
    state = about_to("temple")
    manors(state, OPPONENT, priest="iron_pit")
    citizens(state, OPPONENT, "prefect")
    tokens(state, HUMAN, "temple", nor_high=3)
    act(state, 5)
    assert is_over(state)
    assert tokens_at(state, OPPONENT, "temple", "nor_high") == 1
    assert spaces(state, OPPONENT) == [0, 2, 0, 2]
    assert (goods_of(state, OPPONENT), vp(state, OPPONENT)) == ({}, 0)


PINK = "monk thief butcher peasant"
BLUE = "alchemist cook builder smuggler"
"""Lines of Citizens from the edge to the centre: Holy, Shadow, Worker, Worker; Shadow, Soldier,
Worker, Shadow."""


def hiring(pink: str = PINK, blue: str = BLUE) -> CastellansState:
    state = about_to("recruit")
    lay_line(state, "pink", pink)
    lay_line(state, "blue", blue)
    return state


@clause("CV-SOLO-21")
@pytest.mark.parametrize(
    ("roll", "taken", "found"),
    [
        (1, "monk", [0, 0, 0, 1]),
        (2, "thief", [0, 0, 1, 0]),
        (3, "butcher", [1, 0, 0, 0]),
        (4, "builder", [1, 0, 0, 0]),
        (5, "cook", [0, 1, 0, 0]),
        (6, "alchemist", [0, 0, 1, 0]),
    ],
)
def test_the_opponent_takes_the_citizen_that_it_rolls(
    roll: int, taken: str, found: list[int]
) -> None:
    state = act(hiring(), roll)
    assert owned(state, OPPONENT) == [taken]
    refill = options(state)[0].removeprefix("citizen:")
    answer(state, f"citizen:{refill}")
    colour, cards = ("pink", PINK) if roll <= 3 else ("blue", BLUE)
    assert line_of(state, colour) == [*[one for one in cards.split() if one != taken], refill]
    assert spaces(state, OPPONENT) == found
    assert options(state) == [f"decision:{number}" for number in range(1, 7)]


@clause("CV-SOLO-03", "CV-SOLO-21")
def test_instant_citizens_and_the_elder_give_the_opponent_nothing() -> None:
    state = hiring(blue="assassin smuggler builder cook")
    manors(state, OPPONENT, elder="iron_pit")
    act(state, 6)
    answer(state, options(state)[0])
    assert asked(state)[0] == CHANCE
    assert (goods_of(state, OPPONENT), spaces(state, OPPONENT)) == ({}, [0, 0, 1, 0])


@clause("CV-SOLO-21")
@pytest.mark.parametrize(
    ("pink", "roll", "taken"),
    [
        ("monk thief", 3, "thief"),
        ("monk thief", 2, "thief"),
        ("monk", 2, "monk"),
        ("", 1, "alchemist"),
        ("", 2, "cook"),
        ("", 3, "builder"),
    ],
)
def test_an_empty_space_of_a_line_gives_the_next_card(pink: str, roll: int, taken: str) -> None:
    """Nearest in its line, else from the other line; all other pink Citizens are the human's."""
    state = hiring()
    deck(state, "pink", "")
    rest = [one for one in PINK.split() if one not in pink.split()]
    for key in [*_left_in(state), *rest]:
        _give(state, key)
    act(state, roll)
    assert owned(state, OPPONENT) == [taken]


@clause("CV-SOLO-21", "CV-SOLO-22")
def test_without_any_card_only_the_token_is_placed() -> None:
    state = about_to("recruit")
    for line in (0, 1):
        for card in [*state.lines[line], *state.decks[line].kinds()]:
            state.sides[HUMAN].citizens = (*state.sides[HUMAN].citizens, card)
        for card in state.decks[line].kinds():
            state.decks[line].take(card)
        state.lines[line] = ()
    act(state, 1, 6)
    answer(state, "decision:1")
    assert is_over(state)
    assert (owned(state, OPPONENT), spaces(state, OPPONENT)) == ([], [0, 1, 0, 0])
    assert tokens_at(state, OPPONENT, "citizen_token", "nor_high") == 1


def _left_in(state: CastellansState) -> list[str]:
    """The discarded pink Citizens."""
    citizen = state.rules.catalog.citizens
    return [citizen[card].key for card in state.discards[0].kinds()]


def _give(state: CastellansState, key: str) -> None:
    """Give the human a pink Citizen out of the discards, or out of the line, which closes."""
    side = state.sides[HUMAN]
    card = [one.key for one in state.rules.catalog.citizens].index(key)
    if state.discards[0].counts[card] > 0:
        state.discards[0].take(card)
    else:
        state.lines[0] = tuple([one for one in state.lines[0] if one != card])
    side.citizens = (*side.citizens, card)


def hired(before: list[int]) -> CastellansState:
    """The opponent has taken the Monk and rolls for a District."""
    state = hiring()
    for name, place in zip(["worker", "soldier", "shadow", "holy"], before, strict=True):
        guilds(state, OPPONENT, **{name: place})
    act(state, 1)
    answer(state, options(state)[0])
    return state


@clause("CV-SOLO-22")
@pytest.mark.parametrize(
    ("before", "after"),
    [([3, 4, 9, 8], [3, 5, 9, 9]), ([4, 3, 9, 8], [5, 3, 9, 9]), ([4, 3, 5, 8], [5, 3, 5, 9])],
)
def test_the_citizen_token_pushes_the_higher_track_of_its_district(
    before: list[int], after: list[int]
) -> None:
    """Bazani Gate: Worker and Soldier; the Monk has pushed on Holy."""
    state = hired(before)
    answer(state, "decision:3")
    assert is_over(state)
    assert tokens_at(state, OPPONENT, "citizen_token", "bazani_gate") == 1
    assert spaces(state, OPPONENT) == after


@clause("CV-SOLO-22", "CV-SOLO-48")
@pytest.mark.parametrize(("roll", "after"), [(3, [5, 4, 9, 9]), (4, [4, 5, 9, 9])])
def test_tied_tracks_of_a_district_are_decided_by_the_selector(roll: int, after: list[int]) -> None:
    state = hired([4, 4, 9, 8])
    answer(state, "decision:3", f"decision:{roll}")
    assert is_over(state)
    assert spaces(state, OPPONENT) == after


@clause("CV-SOLO-22")
def test_the_push_of_the_card_counts_before_that_of_the_district() -> None:
    """Soldier and Holy are tied in Nor High until the Monk pushes on Holy."""
    state = hired([0, 4, 0, 4])
    answer(state, "decision:5")
    assert is_over(state)
    assert spaces(state, OPPONENT) == [0, 4, 0, 6]


@clause("CV-SOLO-22")
def test_without_a_citizen_token_there_is_no_push_for_the_district() -> None:
    state = hiring()
    tokens(state, OPPONENT, "citizen_token", iron_pit=4)
    act(state, 1)
    answer(state, options(state)[0], "decision:3")
    assert is_over(state)
    assert spaces(state, OPPONENT) == [0, 0, 0, 1]


@clause("CV-SOLO-23")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_windmill_goes_to_the_road_clockwise_of_the_district(roll: int) -> None:
    state = act(about_to("windmill", 5), roll)
    assert is_over(state)
    assert EDGE_NAMES[roll - 1].startswith(DISTRICT_NAMES[roll - 1])
    assert tokens_at(state, OPPONENT, "windmill", EDGE_NAMES[roll - 1]) == 1
    assert (sum(state.sides[OPPONENT].mills), spaces(state, OPPONENT)) == (1, [0, 0, 0, 0])


@clause("CV-SOLO-23")
def test_from_a_full_road_the_windmill_goes_on_clockwise() -> None:
    """The last road is full, so the first one follows."""
    state = about_to("windmill", 5)
    windmills(state, HUMAN, iron_pit_anchorage=3)
    windmills(state, OPPONENT, iron_pit_anchorage=1)
    act(state, 6)
    assert tokens_at(state, OPPONENT, "windmill", "iron_pit_anchorage") == 1
    assert tokens_at(state, OPPONENT, "windmill", "anchorage_bazani_gate") == 1


@clause("CV-SOLO-24")
def test_a_ship_of_the_opponent_is_free() -> None:
    state = about_to("shipyard")
    tokens(state, HUMAN, "ship", anchorage=3)
    act(state, 2)
    assert is_over(state)
    assert tokens_at(state, OPPONENT, "ship", "anchorage") == 1
    assert goods_of(state, OPPONENT) == {}


@clause("CV-SOLO-17", "CV-SOLO-30", "CV-SOLO-31")
@pytest.mark.parametrize("opponent", OPPONENT_NAMES)
def test_in_each_round_all_dice_come_before_the_monument_and_the_bonus_last(opponent: str) -> None:
    """A whole match: dice of both, Monument unless the section is empty, bonus once, scoring."""
    state = setting_up(solo_opponent=opponent)
    dice = Dice(6)
    while options(state):
        decision = engine.pending(state)[0]
        engine.play(state, decision.seat, decision.options[dice.below(len(decision.options))])
    rounds: list[list[str]] = []
    for event in state.told:
        if isinstance(event, RoundBegan):
            rounds.append([])
        if isinstance(event, DieSpent | OpponentActed | OpponentMonument | OpponentBonus):
            rounds[-1].append(type(event).__name__)
        if isinstance(event, DistrictScored) and rounds[-1][-1] != "DistrictScored":
            rounds[-1].append("DistrictScored")
    assert len(rounds) == 5
    assert [sorted(one[:6]) for one in rounds] == [["DieSpent"] * 3 + ["OpponentActed"] * 3] * 5
    monument, bonus = "OpponentMonument", "OpponentBonus"
    empty = 0 if opponent in ("brandt", "oake") else 4
    for number, one in enumerate(rounds):
        sections = [bonus] if number == empty else [monument, bonus]
        assert one[6:] == [*sections, "DistrictScored"]
    assert len(told(state, OpponentMonument)) == 4
