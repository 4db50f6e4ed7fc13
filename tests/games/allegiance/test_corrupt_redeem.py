"""Corrupt (Guildmaster) and Redeem (Bishop): allegiance turned at the end."""

from __future__ import annotations

import pytest

from games.allegiance.builders import answer, card, ending, influence, points, table, tableau
from support.clauses import clause
from support.questions import options


@clause("AL-ACT-CORRUPT-01")
def test_temple_cards_of_a_corrupt_player_count_as_guild_cards() -> None:
    state = ending(["monk*3 noble", "monk", "monk"], ["guildmaster inquisitor initiate"])
    assert points(state, 0) == (0, 6)
    assert points(state, 1) == (1, 0)


@clause("AL-ACT-CORRUPT-01")
def test_using_the_guildmaster_corrupts() -> None:
    state = table(["guildmaster monk*2", "monk", "monk"])
    assert points(state, 0) == (2, 1)
    answer(state, "use:guildmaster")
    assert points(state, 0) == (0, 3)


@clause("AL-ACT-REDEEM-01")
def test_guild_cards_of_a_redeemed_player_count_as_temple_cards() -> None:
    state = ending(["thief*3 noble", "thief", "monk"], ["bishop spy cutpurse"])
    assert points(state, 0) == (6, 0)
    assert points(state, 1) == (0, 1)


@clause("AL-ACT-REDEEM-01")
def test_using_the_bishop_redeems() -> None:
    state = table(["bishop thief*2", "monk", "monk"])
    assert points(state, 0) == (1, 2)
    answer(state, "use:bishop")
    assert points(state, 0) == (3, 0)


@clause("AL-ACT-CORRUPT-02")
@pytest.mark.parametrize("effect", ["guildmaster", "bishop", "guildmaster bishop"])
def test_neither_effect_changes_influence_follow_or_finance(effect: str) -> None:
    others = ["initiate*3 cutpurse*2", "initiate*2 cutpurse*3"]
    temple, guild = "monk*3 thief merchant*2", "thief*2 monk merchant"
    for tableaux in (["", *others], [effect, *others]):
        state = ending(["monk*3"], tableaux, temple=temple, guild=guild)
        assert influence(state) == (8, 5)


@clause("AL-ACT-CORRUPT-02")
def test_neither_effect_changes_what_can_be_converted() -> None:
    state = table(["priest", "monk", "monk"], ["", "guildmaster bishop spy monk?0"])
    answer(state, "use:priest", "player:1", "mode:tableau")
    assert options(state) == [card(state, 1, "guildmaster"), card(state, 1, "spy")]


@clause("AL-ACT-CORRUPT-03")
def test_guildmaster_and_bishop_count_as_one_card_of_their_side() -> None:
    state = ending(["guildmaster", "bishop", "monk"])
    assert [points(state, seat) for seat in range(3)] == [(0, 1), (1, 0), (1, 0)]


@clause("AL-ACT-CORRUPT-03")
def test_guildmaster_and_bishop_count_themselves_when_used() -> None:
    state = ending(["", "", ""], ["guildmaster", "bishop"])
    assert [points(state, seat) for seat in range(2)] == [(0, 1), (1, 0)]


@clause("AL-ACT-CORRUPT-04")
@pytest.mark.parametrize(("kind", "then"), [("guildmaster", (2, 0)), ("bishop", (2, 0))])
def test_the_effect_ends_when_its_card_is_removed(kind: str, then: tuple[int, int]) -> None:
    state = table(["assassin", "monk*2", "monk"], ["", kind])
    answer(state, "use:assassin", "mode:table", card(state, 1, kind))
    assert points(state, 1) == then


@clause("AL-ACT-CORRUPT-04")
def test_the_effect_ends_when_the_guildmaster_is_converted() -> None:
    state = table(["priest", "monk*2", "monk"], ["", "guildmaster"])
    assert points(state, 1) == (0, 3)
    answer(state, "use:priest", "player:1", "mode:tableau", card(state, 1, "guildmaster"))
    assert points(state, 1) == (2, 0)


@clause("AL-ACT-CORRUPT-04")
def test_the_effect_holds_under_a_guard() -> None:
    state = ending(["monk*2", "thief*2"], ["guildmaster+guard", "bishop+guard"])
    assert (points(state, 0), points(state, 1)) == ((0, 3), (3, 0))


@clause("AL-ACT-CORRUPT-04")
def test_the_effect_holds_for_the_owner_of_the_tableau_alone() -> None:
    state = ending(["monk", "monk", "thief"], ["guildmaster", "", "bishop"])
    assert [points(state, seat) for seat in range(3)] == [(0, 2), (1, 0), (2, 0)]


@clause("AL-ACT-CORRUPT-05")
@pytest.mark.parametrize(("kind", "found"), [("guildmaster", (2, 2)), ("bishop", (3, 1))])
def test_in_hand_there_is_no_effect(kind: str, found: tuple[int, int]) -> None:
    assert points(ending([f"{kind} monk*2 thief"]), 0) == found


@clause("AL-ACT-CORRUPT-05")
@pytest.mark.parametrize(("kind", "found"), [("guildmaster", (2, 2)), ("bishop", (3, 1))])
def test_face_down_there_is_no_effect(kind: str, found: tuple[int, int]) -> None:
    state = ending(["monk*2 thief"], [f"{kind}?1"])
    assert tableau(state, 0) == f"{kind}?1"
    assert points(state, 0) == found


@clause("AL-ACT-CORRUPT-06")
@pytest.mark.parametrize("order", ["guildmaster bishop", "bishop guildmaster"])
def test_both_effects_exchange_the_points(order: str) -> None:
    state = ending(["monk*2 thief*4"], [order])
    assert points(state, 0) == (5, 3)


@clause("AL-ACT-CORRUPT-07")
def test_face_down_cards_are_changed_like_all_others() -> None:
    state = ending(["", "", ""], ["guildmaster monk?1 noble?2", "bishop thief?0"])
    assert (points(state, 0), points(state, 1)) == ((0, 2), (2, 0))
