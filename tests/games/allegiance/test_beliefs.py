"""What bots conclude from where others lay their cards, and what they expect them to lay."""

from __future__ import annotations

from games.allegiance.builders import ALLOCATING, GAME, table
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.games.allegiance.beliefs import DISLOYAL, LOYAL, habits_of, leaning, traits
from tabard.games.allegiance.kinds import KINDS, MONK, NOBLE, THIEF
from tabard.match.knowledge import Knowledge


def test_a_player_leans_to_the_side_of_most_cards() -> None:
    state = table(["monk*2 thief", "thief", "noble"])
    assert [leaning(state, seat) for seat in range(3)] == [LOYAL, DISLOYAL, DISLOYAL]


def test_traits_count_the_unseen_cards_of_others_alone() -> None:
    state = table(["monk", "thief", "monk*2"], temple="monk@0 thief@1")
    found = traits(state, 0)
    assert sum(found) == 1 + 1 + 2
    assert found[4 * KINDS + THIEF] == 1.0
    assert found[3 * KINDS + MONK] == 2.0


def test_a_card_is_laid_more_often_the_more_it_is_believed_to_lie_there_and_not_in_hand() -> None:
    beliefs = [0.0] * (8 * KINDS)
    beliefs[THIEF] = 1.0
    beliefs[3 * KINDS + MONK] = 1.0
    on_temple = habits_of(beliefs)[0]
    assert on_temple[THIEF] > on_temple[MONK + 1] > on_temple[MONK]


def test_without_beliefs_there_are_no_habits() -> None:
    assert habits_of([]) == []


def test_more_cards_of_a_kind_are_more_likely_to_be_laid() -> None:
    state = table(["monk*3 priest", "monk priest*3", "thief"], turn=ALLOCATING)
    decisions = {decision.seat: decision for decision in engine.pending(state)}
    many, few = (GAME.habits(state, decisions[seat])[0] for seat in (0, 1))
    assert many == 3 * few


def test_dreams_suppose_nobles_where_bots_lay_them() -> None:
    state = table(["monk", "monk*2", "monk*2"], temple="noble@1 merchant@2", guild="spy@1 thief@2")
    dice = Dice(5)
    plain = Knowledge(GAME, state, 0)
    nobles = []
    for window in (plain, plain.supposing(dice)):
        found = [window.game.traits(window.imagine(dice), 0) for _ in range(80)]
        nobles.append(sum(row[NOBLE] + row[4 * KINDS + NOBLE] for row in found))
    assert nobles[1] > 1.5 * nobles[0]
