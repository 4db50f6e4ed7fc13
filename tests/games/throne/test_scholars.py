"""Space VII: Educate, Apprenticeship, Alms and its bonus tokens."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    anarchy,
    answer,
    bag_names,
    deck,
    hand_of,
    no_discard,
    table,
    track,
    tracks,
    turn,
)
from games.throne.turns_laid import actions, forbids, is_chance, own_turn, tracks_of
from support.clauses import clause
from support.questions import asked, options
from tabard.games.throne.kinds import TRACK_NAMES
from tabard.games.throne.state import ThroneState

CARD, INFLUENCE, DIPLOMACY, TRACK = 0, 1, 2, 3


def before_token(token: int, seats: int = 3) -> ThroneState:
    """A table where a token lies on the first bonus space and all stand right before it."""
    state = table(seats)
    others = [other for other in range(4) if other != token]
    state.tokens = (token, others[0], others[1])
    for house in state.houses:
        house.alms = 1
    return state


def alms(state: ThroneState) -> list[int]:
    return [house.alms for house in state.houses]


@clause("TH-SCHO-EDU-01")
def test_scholars_and_jokers_discarded_raise_knowledge() -> None:
    state = own_turn("VII", tracks={"knowledge": 1}, hand="scholar-2 scholar-1 joker-3 spy-1")
    answer(state, "action:educate", "card:scholar-2", "card:joker-3", "done")
    assert (tracks_of(state), hand_of(state, 0)) == ([0, 0, 0, 0, 6], ["spy-1", "scholar-1"])
    assert bag_names(state.discard) == ["scholar-2", "joker-3"]
    assert state.houses[0].supply == 10


@clause("TH-SCHO-EDU-01")
def test_educate_takes_one_card_at_least_and_only_scholars_and_jokers() -> None:
    state = own_turn("VII", hand="soldier-1 banker-2 scholar-1 scholar-3 joker-1")
    answer(state, "action:educate")
    assert options(state) == ["card:scholar-1", "card:scholar-3", "card:joker-1"]
    answer(state, "card:scholar-1")
    assert options(state) == ["card:scholar-3", "card:joker-1", "done"]


@clause("TH-SCHO-EDU-01")
@pytest.mark.parametrize(("cards", "is_offered"), [("joker-1", True), ("spy-3 banker-1", False)])
def test_educate_needs_a_matching_card(cards: str, is_offered: bool) -> None:
    state = own_turn("VII", hand=cards)
    assert ("educate" in actions(state)) == is_offered
    assert forbids(state, "action:educate", "TH-SCHO-EDU-01") != is_offered


@clause("TH-SCHO-APP-01")
def test_apprenticeship_draws_the_top_card() -> None:
    state = table()
    deck(state, "spy-1 spy-2")
    turn(state, 0, "VII")
    answer(state, "action:apprenticeship")
    assert (is_chance(state), options(state)) == (True, ["card:spy-1", "card:spy-2"])
    answer(state, "card:spy-2")
    assert (hand_of(state, 0), bag_names(state.deck)) == (["spy-2"], ["spy-1"])
    assert asked(state) == (0, "turn")


@clause("TH-SCHO-APP-01")
def test_apprenticeship_is_open_while_any_card_can_be_drawn() -> None:
    state = table()
    deck(state, "")
    turn(state, 0, "VII")
    assert actions(state) == ["apprenticeship", "alms"]
    no_discard(state, 1)
    assert forbids(state, "action:apprenticeship", "TH-GEN-11")


@clause("TH-SCHO-ALM-01")
def test_alms_move_the_own_marker_one_space() -> None:
    state = turn(table(), 1, "VII")
    answer(state, "action:alms")
    assert (alms(state), asked(state)) == ([0, 1, 0], (1, "turn"))


@clause("TH-SCHO-ALM-02")
@pytest.mark.parametrize(("index", "is_offered"), [(6, True), (7, False)])
def test_alms_are_not_given_on_the_last_space(index: int, is_offered: bool) -> None:
    state = table()
    state.houses[0].alms = index
    turn(state, 0, "VII")
    assert ("alms" in actions(state)) == is_offered
    assert forbids(state, "action:alms", "TH-SCHO-ALM-02") != is_offered


@clause("TH-SCHO-ALM-03")
@pytest.mark.parametrize(
    ("index", "word"), [(1, "card"), (3, "influence"), (5, "diplomacy"), (2, ""), (4, ""), (6, "")]
)
def test_the_token_of_the_space_reached_gives_its_bonus(index: int, word: str) -> None:
    state = table()
    state.houses[0].alms = index
    turn(state, 0, "VII")
    answer(state, "action:alms")
    house = state.houses[0]
    gains = {"card": is_chance(state), "influence": house.influence, "diplomacy": house.diplomacy}
    assert [name for name, gain in gains.items() if gain] == ([word] if word else [])


@clause("TH-SCHO-ALM-03")
def test_the_token_stays_for_the_others() -> None:
    state = before_token(INFLUENCE)
    for seat in range(3):
        turn(state, seat, "VII")
        answer(state, "action:alms")
    assert [house.influence for house in state.houses] == [1, 1, 1]
    assert state.tokens == (INFLUENCE, CARD, DIPLOMACY)


@clause("TH-SCHO-ALM-03")
def test_the_bonus_comes_before_the_question_for_a_marker() -> None:
    state = before_token(TRACK)
    anarchy(state, 0, 1)
    turn(state, 0, "VII")
    answer(state, "action:alms")
    assert asked(state) == (0, "alms_track")
    answer(state, "track:trade")
    assert asked(state) == (0, "alms_return")


@clause("TH-SCHO-ALM-04")
def test_one_marker_may_be_returned_with_each_alms_action() -> None:
    state = table()
    state.tokens = (DIPLOMACY, INFLUENCE, CARD)
    anarchy(state, 0, 3)
    turn(state, 0, "VII", points=3)
    for left in (2, 1):
        answer(state, "action:alms", "return")
        assert (asked(state), state.houses[0].anarchy) == ((0, "turn"), left)
    assert state.anarchy_left() == 23


@clause("TH-SCHO-ALM-04")
def test_a_marker_is_asked_for_after_the_step_and_may_be_kept() -> None:
    state = own_turn("VII", anarchy=1)
    answer(state, "action:alms")
    assert (asked(state), alms(state)) == ((0, "alms_return"), [1, 0, 0])
    assert options(state) == ["return", "pass"]
    answer(state, "pass")
    assert (asked(state), state.houses[0].anarchy) == ((0, "turn"), 1)


@clause("TH-ALMS-01")
def test_the_token_card_gives_a_workforce_card() -> None:
    state = turn(before_token(CARD), 0, "VII")
    answer(state, "action:alms")
    assert is_chance(state)
    answer(state, "card:spy-2")
    assert (hand_of(state, 0), asked(state)) == (["spy-2"], (0, "turn"))


@clause("TH-ALMS-02")
def test_the_token_influence_gives_1_influence() -> None:
    state = turn(before_token(INFLUENCE), 0, "VII")
    answer(state, "action:alms")
    assert ([house.influence for house in state.houses], asked(state)) == ([1, 0, 0], (0, "turn"))


@clause("TH-ALMS-03")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_the_token_diplomacy_moves_diplomacy_as_far_as_it_goes(before: int, after: int) -> None:
    state = before_token(DIPLOMACY)
    state.houses[0].diplomacy = before
    turn(state, 0, "VII")
    answer(state, "action:alms")
    assert [house.diplomacy for house in state.houses] == [after, 0, 0]


@clause("TH-ALMS-04")
@pytest.mark.parametrize("name", TRACK_NAMES)
def test_the_token_track_raises_a_track_of_choice(name: str) -> None:
    state = turn(before_token(TRACK), 0, "VII")
    answer(state, "action:alms")
    assert options(state) == [f"track:{each}" for each in TRACK_NAMES]
    answer(state, f"track:{name}")
    assert tracks_of(state) == [int(each == name) for each in TRACK_NAMES]
    assert asked(state) == (0, "turn")


@clause("TH-ALMS-04")
@pytest.mark.parametrize(("knowledge", "offered"), [(11, ["knowledge"]), (12, TRACK_NAMES)])
def test_tracks_at_12_are_offered_only_if_all_are(knowledge: int, offered: list[str]) -> None:
    state = before_token(TRACK)
    tracks(state, 0, strength=12, intrigue=12, trade=12, wealth=12, knowledge=knowledge)
    turn(state, 0, "VII")
    answer(state, "action:alms")
    assert options(state) == [f"track:{name}" for name in offered]
    answer(state, "track:knowledge")
    assert track(state, 0, "knowledge") == 12


@clause("TH-ALMS-05")
def test_markers_share_spaces_of_alms_and_diplomacy() -> None:
    state = before_token(DIPLOMACY)
    for seat in range(3):
        turn(state, seat, "VII")
        answer(state, "action:alms")
    assert alms(state) == [2, 2, 2]
    assert [house.diplomacy for house in state.houses] == [1, 1, 1]
