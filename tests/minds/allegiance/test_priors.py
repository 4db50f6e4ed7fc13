"""What good players do with their cards, and dreams that are as likely as that makes them."""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path

import pytest

from games.allegiance.builders import ALLOCATING, GAME, allocate, answer_as, table
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.errors import DataError
from tabard.core.values import BLANK
from tabard.games.allegiance.allocation import Allocate
from tabard.games.allegiance.kinds import MONK, NOBLE, TEMPLE, THIEF
from tabard.games.allegiance.state import AllegianceState
from tabard.match.knowledge import Knowledge
from tabard.minds.allegiance.hidden import Hidden, likely_dreams
from tabard.minds.allegiance.mind import AllegianceMind, AllegianceModel
from tabard.minds.allegiance.priors import (
    IN_HAND,
    OF_CARDS,
    OF_SIDE,
    PRIORS,
    SIDES,
    STAGES,
    habits_of,
    read_priors,
    row_of,
    rows,
    side_of,
    stage_of,
)

MIND = AllegianceMind()
NOTHING = [0.0] * sum(rows().values())


def priors_that(kind: int, place: int, number: float) -> list[float]:
    """Priors by which a kind of card is likelier at a place, whoever has it, early or late."""
    priors = NOTHING[:]
    for side in range(SIDES):
        for stage in range(STAGES):
            priors[side * OF_SIDE + row_of(place, stage) + kind] = number
    return priors


def first_hands() -> AllegianceState:
    """Two others with one remembered Inquisitor and one unknown card each."""
    state = GAME.new_state(3, GAME.full_options({}))
    dice = Dice(3)
    while state.round == 0:
        decision = engine.next_decision(state)
        assert decision is not None
        weights = decision.weights or [1] * len(decision.options)
        engine.apply(state, decision.seat, decision.options[dice.weighted(weights)])
        if all(hand.size == 2 for hand in state.hands):
            break
    return state


def test_the_mind_reads_its_priors_row_by_row() -> None:
    written = tomllib.loads(MIND.priors_path().read_text("utf-8"))
    assert list(written) == list(rows())
    assert read_priors(MIND.folder) == [one for name in rows() for one in written[name]]
    assert MIND.model().priors == read_priors(MIND.folder)


def test_priors_that_lack_a_row_or_are_not_there_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=PRIORS):
        read_priors(str(tmp_path))
    (tmp_path / PRIORS).write_text("temple_player = [0.0, 0.0, 0.0]", "utf-8")
    with pytest.raises(DataError, match="lacks weights 'guild_player_on_temple_early'"):
        read_priors(str(tmp_path))


def test_sides_are_four_and_stages_thirds_of_the_match() -> None:
    assert [side_of(lead) for lead in (-5, -2, -1, 0, 1, 2, 3)] == [0, 0, 1, 1, 2, 2, 3]
    assert [stage_of(round, 10) for round in range(11)] == [0] * 5 + [1] * 3 + [2] * 3
    assert [stage_of(round, 6) for round in range(1, 7)] == [0, 0, 1, 1, 2, 2]


def test_longer_searches_go_further_to_tuned_weights() -> None:
    parts = [MIND.tuning_share(budget) for budget in (10, 200, 400, 600, 800, 1000, 9000)]
    assert parts == [0.125, 0.125, 0.25, 0.5, 0.75, 1.0, 1.0]


def test_cards_lie_as_often_as_priors_say() -> None:
    state = first_hands()
    priors = priors_that(MONK, IN_HAND, 1.5)
    dice, found, tried = Dice(11), 0, 0
    for _ in range(60):
        hidden = Hidden(GAME.imagine(state, 0, dice), 0)
        for _ in range(30):
            hidden.exchange(priors, 60, dice)
            found += hidden.laid_into(state.clone()).hands[1].counts[MONK]
            tried += 1
    kinds = Hidden(state, 0).kinds
    monks = kinds.count(MONK)
    others = len(kinds) - monks - 2  # the two Inquisitors stay where they are
    expected = monks * exp(1.5) / (monks * exp(1.5) + others)
    assert found / tried == pytest.approx(expected, abs=0.05)
    assert expected > 2 * monks / (monks + others)


def test_an_exchange_loses_no_card_and_moves_none_that_is_known() -> None:
    state = table(
        ["monk*3", "thief*2 priest", "spy monk noble"],
        ["", "thief?2", "inquisitor"],
        temple="noble@1 monk@0 thief@2",
        guild="thief@1 spy@2 monk@0",
    )
    dice = Dice(5)
    hidden = Hidden(state, 0)
    before = sorted(hidden.kinds)
    hidden.exchange(priors_that(NOBLE, TEMPLE, 3.0), 500, dice)
    assert sorted(hidden.kinds) == before
    world = hidden.laid_into(state.clone())
    assert GAME.codec.broken_law(world) == ""
    assert GAME.view(world, 0) == GAME.view(state, 0)
    assert world.hands != state.hands


def test_traits_of_a_world_follow_its_cards() -> None:
    state = table(["monk*3", "thief*2 spy", "monk*2"], temple="noble@1 monk@0")
    found = Hidden(state, 0).traits()
    guild = side_of(-3) * OF_SIDE
    assert found.count(guild + row_of(IN_HAND, 0) + THIEF) == 2
    assert found.count(guild + row_of(TEMPLE, 0) + NOBLE) == 1
    assert found.count(side_of(2) * OF_SIDE + row_of(IN_HAND, 0) + MONK) == 2
    assert OF_CARDS + side_of(-3) * STAGES in found
    assert len(found) == 3 + 1 + 2 + 2


def test_sums_kept_by_exchanging_are_those_of_the_cards_as_they_lie() -> None:
    state = table(["monk*3", "thief*2 spy", "monk*2 guard"], temple="noble@1 monk@2")
    priors = read_priors(MIND.folder)
    hidden, dice = Hidden(state, 0), Dice(9)
    sums = hidden.sums(priors)
    for _ in range(40):
        one, other = (dice.below(len(hidden.kinds)) for _ in range(2))
        kinds = hidden.kinds[one], hidden.kinds[other]
        hidden.put(one, kinds[1], priors, sums)
        hidden.put(other, kinds[0], priors, sums)
    assert sums == pytest.approx(hidden.sums(priors))
    spoken = sum(priors[trait] for trait in hidden.traits())
    assert hidden.likelihood(sums) == pytest.approx(spoken)


def test_picks_that_others_have_confirmed_are_drawn_as_good_players_pick() -> None:
    state = table(["monk*3", "thief noble monk", "monk*3"], turn=ALLOCATING)
    answer_as(state, 1, "temple:monk", "guild:thief", "confirm")
    picks: list[tuple[int, ...]] = []
    priors = priors_that(NOBLE, TEMPLE, 4.0)
    window = Knowledge(GAME, state, 0)
    for dream in likely_dreams(window, priors, habits_of(priors), Dice(2)):
        assert isinstance(dream, AllegianceState)
        step = dream.agenda[-1]
        assert isinstance(step, Allocate)
        picked, counts = step.picks[1], dream.hands[1].counts
        assert counts[picked[0]] > 0
        assert counts[picked[1]] > (picked[0] == picked[1])
        assert picked[2] == BLANK
        assert step.picks[2] == ()
        if counts[NOBLE]:
            picks.append(picked)
    assert sum(pick[0] == NOBLE for pick in picks) > 0.8 * len(picks) > 0


def test_a_card_is_laid_more_often_the_more_of_it_are_in_hand() -> None:
    state = table(["monk*3 priest", "monk priest*3", "thief"], turn=ALLOCATING)
    model = AllegianceModel(NOTHING)
    decisions = {decision.seat: decision for decision in engine.pending(state)}
    many, few = (model.habits(state, decisions[seat])[0] for seat in (0, 1))
    assert many == 3 * few


def test_habits_come_from_priors() -> None:
    state = table(["monk*3", "noble thief monk", "monk*3"], turn=ALLOCATING)
    decision = engine.pending(state)[1]
    model = AllegianceModel(priors_that(NOBLE, TEMPLE, 2.0))
    by_name = dict(
        zip(
            [option.name for option in decision.options],
            model.habits(state, decision),
            strict=True,
        )
    )
    assert by_name["noble"] == pytest.approx(exp(2.0) * by_name["monk"], rel=0.01)
    allocate(state, "monk monk", "noble thief", "monk monk")
    later = engine.pending(state)[0]
    assert model.habits(state, later) == []
