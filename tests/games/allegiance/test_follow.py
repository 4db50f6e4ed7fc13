"""Follow (Cutpurse, Initiate): lay any number of one kind face up."""

from __future__ import annotations

import pytest

from games.allegiance.builders import (
    answer,
    ending,
    forbids,
    hand,
    influence,
    match_of,
    points,
    table,
    tableau,
    told,
)
from support.clauses import clause
from support.questions import options
from tabard.games.allegiance.events import FollowersLaid
from tabard.games.allegiance.kinds import CUTPURSE


@clause("AL-ACT-FOLLOW-01")
@pytest.mark.parametrize("kind", ["cutpurse", "initiate"])
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_one_action_lays_any_number_of_one_kind(kind: str, amount: int) -> None:
    state = table([f"{kind}*3", "monk", "monk"])
    answer(state, f"use:{kind}", *["add"] * (amount - 1), "done")
    assert tableau(state, 0) == " ".join([kind] * amount)
    assert state.hands[0].size == 3 - amount
    assert options(state) == ["end_turn"]


@clause("AL-ACT-FOLLOW-01")
def test_at_least_one_is_laid() -> None:
    state = table(["cutpurse*3", "monk", "monk"])
    answer(state, "use:cutpurse")
    assert options(state) == ["add", "done"]
    answer(state, "done")
    assert tableau(state, 0) == "cutpurse"


@clause("AL-ACT-FOLLOW-01")
def test_the_two_kinds_are_never_laid_in_one_action() -> None:
    state = table(["cutpurse initiate*2", "monk", "monk"])
    answer(state, "use:cutpurse")
    assert forbids(state, "add", "AL-ACT-FOLLOW-01")
    answer(state, "done")
    assert (tableau(state, 0), hand(state, 0)) == ("cutpurse", "initiate*2")
    assert forbids(state, "use:initiate", "AL-TURN-02")


@clause("AL-ACT-FOLLOW-01")
def test_all_see_how_many_were_laid() -> None:
    state = table(["cutpurse*3", "monk", "monk"], ["", "cutpurse"])
    answer(state, "use:cutpurse", "add", "done")
    assert told(state, 2) == [FollowersLaid(0, CUTPURSE, 2, 3)]


@clause("AL-ACT-FOLLOW-02")
@pytest.mark.parametrize(("spread", "bonus"), [((2, 2, 0), 0), ((2, 2, 1), 3), ((5, 0, 0), 3)])
def test_five_cutpurses_in_all_tableaux_give_the_guild_three(
    spread: tuple[int, ...], bonus: int
) -> None:
    state = ending(["", "", ""], [f"cutpurse*{number}" for number in spread])
    assert influence(state) == (0, bonus)


@clause("AL-ACT-FOLLOW-03")
@pytest.mark.parametrize(("spread", "bonus"), [((2, 2, 0), 0), ((2, 2, 1), 3), ((5, 0, 0), 3)])
def test_five_initiates_in_all_tableaux_give_the_temple_three(
    spread: tuple[int, ...], bonus: int
) -> None:
    state = ending(["", "", ""], [f"initiate*{number}" for number in spread])
    assert influence(state) == (bonus, 0)


@clause("AL-ACT-FOLLOW-04")
def test_each_bonus_is_given_once_and_both_may_occur() -> None:
    assert influence(ending([], ["cutpurse*10", "initiate*10"])) == (3, 3)


@clause("AL-ACT-FOLLOW-05")
@pytest.mark.parametrize("kind", ["cutpurse", "initiate"])
def test_cards_in_hand_or_face_down_do_not_count(kind: str) -> None:
    assert influence(ending([f"{kind}*3"], [f"{kind}*4 {kind}?1"])) == (0, 0)


@clause("AL-ACT-FOLLOW-05")
def test_cards_on_an_organisation_do_not_count() -> None:
    assert influence(ending([], ["cutpurse*4"], guild="cutpurse", temple="cutpurse")) == (0, 1)
    assert influence(ending([], ["initiate*4"], guild="initiate", temple="initiate")) == (1, 0)


@clause("AL-ACT-FOLLOW-05")
def test_converted_or_removed_cards_do_not_count() -> None:
    assert influence(ending([], ["cutpurse*4"], converted="cutpurse")) == (1, 0)
    assert influence(ending([], ["initiate*4"])) == (0, 0)


@clause("AL-ACT-FOLLOW-05")
def test_a_removed_follower_does_not_count_any_more() -> None:
    state = table(["assassin", "monk", "monk"], ["", "initiate*5"])
    assert influence(state) == (3, 0)
    answer(state, "use:assassin", "mode:table", "card:0")
    assert influence(state) == (0, 0)


@clause("AL-ACT-FOLLOW-05")
def test_guarded_followers_count() -> None:
    state = ending([], ["cutpurse+guard cutpurse*4", "initiate+guard initiate*4"])
    assert influence(state) == (3, 3)


@clause("AL-ACT-FOLLOW-05")
def test_followers_also_count_for_their_owners_allegiance() -> None:
    state = ending([], ["cutpurse*3", "initiate*2"])
    assert (points(state, 0), points(state, 1)) == ((0, 3), (2, 0))


@clause("AL-INFO-03")
def test_a_match_waits_for_done_even_if_no_further_card_is_there() -> None:
    match = match_of(table(["cutpurse", "monk", "monk"]))
    match.play(0, "use:cutpurse")
    assert [option.text for option in match.pending()[0].options] == ["done"]
