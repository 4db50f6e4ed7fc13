"""Assassinate (Assassin): remove a card on the table, or one of a hand."""

from __future__ import annotations

import pytest

from games.allegiance.builders import (
    answer,
    bars,
    card,
    cards_at,
    forbids,
    hand,
    match_of,
    number_of,
    refusal,
    rows,
    seen_card,
    table,
    tableau,
    told,
    view,
)
from support.clauses import clause
from support.questions import first_asked, options
from tabard.core import engine
from tabard.core.values import BLANK, CHANCE, SPECTATOR
from tabard.games.allegiance.events import (
    CardAssassinated,
    HandCardAssassinated,
    HandSeen,
    NothingHappened,
)
from tabard.games.allegiance.kinds import ASSASSIN, BISHOP, GUILD, MONK, THIEF


@clause("AL-ACT-ASSASSINATE-01")
def test_the_assassin_strikes_on_the_table_or_in_a_hand() -> None:
    state = table(["assassin", "monk", "monk"], ["spy"])
    answer(state, "use:assassin")
    assert options(state) == ["mode:table", "mode:hand"]


@clause("AL-ACT-ASSASSINATE-01")
def test_a_mode_without_target_is_not_offered() -> None:
    state = table(["assassin", "monk", "monk"])
    answer(state, "use:assassin")
    assert options(state) == ["mode:hand"]
    state = table(["assassin", "", ""], ["spy"])
    answer(state, "use:assassin")
    assert options(state) == ["mode:table"]


@clause("AL-ACT-ASSASSINATE-02")
def test_a_card_on_the_table_is_removed_from_the_game() -> None:
    state = table(["assassin", "monk", "monk"], ["", "spy bishop"])
    answer(state, "use:assassin", "mode:table", card(state, 1, "bishop"))
    assert (tableau(state, 1), cards_at(state, "removed")) == ("spy", "bishop")
    assert tableau(state, 0) == "assassin"


@clause("AL-ACT-ASSASSINATE-03")
def test_every_card_on_the_table_is_a_target() -> None:
    state = table(
        ["assassin monk", "monk", "monk"],
        ["spy thief?2", "noble?0 priest", "bishop+guard"],
        converted="cutpurse*2 spy",
        temple="monk*3",
        guild="thief",
    )
    answer(state, "use:assassin", "mode:table")
    tableaux = ["card:0", "card:1", "card:2", "card:3", "card:5"]
    beside = ["converted:cutpurse", "converted:spy"]
    assert options(state) == [*tableaux, *beside, "pile:temple", "pile:guild"]


@clause("AL-ACT-ASSASSINATE-03")
def test_a_converted_card_can_be_removed() -> None:
    state = table(["assassin", "monk", "monk"], converted="cutpurse*2 spy")
    answer(state, "use:assassin", "mode:table", "converted:cutpurse")
    assert cards_at(state, "converted") == "cutpurse spy"
    assert cards_at(state, "removed") == "cutpurse"


@clause("AL-ACT-ASSASSINATE-03")
def test_of_several_converted_cards_the_one_named_is_removed() -> None:
    state = table(["assassin", "monk", "monk"], converted="cutpurse spy thief")
    answer(state, "use:assassin", "mode:table", "converted:spy")
    assert (cards_at(state, "converted"), cards_at(state, "removed")) == ("thief cutpurse", "spy")


@clause("AL-ACT-ASSASSINATE-04")
def test_the_assassin_being_used_is_no_target() -> None:
    state = table(["assassin", "monk", "monk"], ["assassin"])
    answer(state, "use:assassin", "mode:table")
    assert options(state) == ["card:0"]
    answer(state, "card:0")
    assert tableau(state, 0) == "assassin"


@clause("AL-ACT-ASSASSINATE-04")
def test_deck_removed_cards_and_markers_are_no_targets() -> None:
    state = table(["assassin", "monk", "monk"], ["spy"], removed="bishop noble")
    answer(state, "use:assassin", "mode:table")
    assert options(state) == ["card:0"]
    for text in ("card:1", "pile:temple", "pile:guild", "deck"):
        assert f"may not choose {text}" in refusal(state, text)


@clause("AL-ACT-ASSASSINATE-05")
def test_an_organisation_loses_one_of_its_cards_each_equally_likely() -> None:
    state = table(["assassin", "monk", "monk"], temple="bishop", guild="thief*3 monk*2")
    answer(state, "use:assassin", "mode:table", "pile:guild")
    decision = engine.pending(state)[0]
    assert (decision.seat, len(decision.options)) == (CHANCE, 5)
    assert decision.weights == [1] * 5
    assert {state.table[option.number].place for option in decision.options} == {GUILD}


@clause("AL-ACT-ASSASSINATE-05")
def test_the_player_names_the_organisation_and_no_card_of_it() -> None:
    state = table(["assassin", "monk", "monk"], guild="thief*3 monk*2")
    answer(state, "use:assassin", "mode:table")
    assert options(state) == ["pile:guild"]
    answer(state, "pile:guild", "slot:3")
    assert (cards_at(state, "guild"), cards_at(state, "removed")) == ("thief*3 monk", "monk")


@clause("AL-ACT-ASSASSINATE-06")
def test_a_guarded_card_cannot_be_chosen_but_its_guard_can() -> None:
    state = table(["assassin", "monk", "monk"], ["", "guildmaster+guard"])
    answer(state, "use:assassin", "mode:table")
    assert options(state) == [card(state, 1, "guard")]
    assert forbids(state, card(state, 1, "guildmaster"), "AL-ACT-ASSASSINATE-06")


@clause("AL-ACT-ASSASSINATE-06", "AL-ACT-ASSASSINATE-10")
def test_nothing_is_refused_that_is_not_asked_for() -> None:
    state = table(["assassin monk", "monk", "monk"], ["", "guildmaster+guard"])
    answer(state, "use:assassin")
    assert bars(state) == []
    answer(state, "mode:hand")
    assert bars(state) == []


@clause("AL-ACT-ASSASSINATE-03", "AL-ACT-ASSASSINATE-06")
def test_on_the_table_only_guarded_cards_are_refused() -> None:
    state = table(["assassin", "monk", "monk"], ["", "guildmaster+guard spy"])
    answer(state, "use:assassin", "mode:table")
    assert bars(state) == [f"{card(state, 1, 'guildmaster')} AL-ACT-ASSASSINATE-06"]


@clause("AL-ACT-ASSASSINATE-07")
def test_a_face_down_card_is_removed_unseen() -> None:
    state = table(["assassin", "monk", "monk"], ["", "thief?2"])
    answer(state, "use:assassin", "mode:table", "card:0")
    for seat in (0, 1, SPECTATOR):
        assert seen_card(state, seat, 0)["kind"] is None
        assert CardAssassinated(0, 2, 1, BLANK, BLANK, BLANK) in told(state, seat)
    assert seen_card(state, 2, 0)["kind"] == "thief"


@clause("AL-ACT-ASSASSINATE-07")
def test_the_card_an_organisation_loses_is_seen_by_nobody() -> None:
    state = table(["assassin", "monk", "monk"], guild="bishop@1 monk@2")
    before = [view(state, seat)["placed"] for seat in range(3)]
    answer(state, "use:assassin", "mode:table", "pile:guild", "slot:0")
    assert [view(state, seat)["placed"] for seat in range(3)] == before
    for seat in range(3):
        assert CardAssassinated(0, GUILD, BLANK, BLANK, BLANK, BLANK) in told(state, seat)
        assert [event.taught() for event in told(state)[1:]] == [0]
        assert 0 not in [row["card"] for row in rows(view(state, seat), "table")]


@clause("AL-ACT-ASSASSINATE-08")
def test_the_assassin_sees_a_whole_hand_and_removes_one_card_of_it() -> None:
    state = table(["assassin", "monk*2 bishop", "monk"])
    answer(state, "use:assassin", "mode:hand", "player:1")
    assert HandSeen(0, 1, (MONK, MONK, BISHOP)) in told(state, 0)
    answer(state, "kind:bishop")
    assert (hand(state, 1), cards_at(state, "removed")) == ("monk*2", "bishop")


@clause("AL-ACT-ASSASSINATE-08")
def test_one_card_of_a_seen_hand_must_be_chosen() -> None:
    state = table(["assassin", "monk*2 bishop", "monk"])
    answer(state, "use:assassin", "mode:hand", "player:1")
    assert options(state) == ["kind:monk", "kind:bishop"]
    assert "may not choose done" in refusal(state, "done")


@clause("AL-ACT-ASSASSINATE-08")
def test_the_owner_is_shown_the_card() -> None:
    state = table(["assassin", "monk*2 bishop", "monk"])
    answer(state, "use:assassin", "mode:hand", "player:1", "kind:bishop")
    assert HandCardAssassinated(0, 1, BISHOP) in told(state, 1)
    assert seen_card(state, 1, 1)["kind"] == "bishop"


@clause("AL-ACT-ASSASSINATE-08")
def test_only_hands_that_hold_a_card_can_be_struck() -> None:
    state = table(["assassin", "", "monk"])
    answer(state, "use:assassin", "mode:hand")
    assert options(state) == ["player:2"]


@clause("AL-ACT-ASSASSINATE-09")
def test_the_others_learn_only_that_a_card_left_the_hand() -> None:
    state = table(["assassin", "monk*2 bishop", "monk"])
    answer(state, "use:assassin", "mode:hand", "player:1", "kind:bishop")
    for seat in (2, SPECTATOR):
        assert told(state, seat)[1:] == [HandSeen(0, 1, ()), HandCardAssassinated(0, 1, BLANK)]
        assert seen_card(state, seat, 1)["kind"] is None
        players = rows(view(state, seat), "players")
        assert (players[1]["cards"], players[1]["hand"]) == (2, None)


@clause("AL-ACT-ASSASSINATE-10")
def test_the_own_hand_may_be_struck() -> None:
    state = table(["assassin thief monk", "monk", "monk"])
    answer(state, "use:assassin", "mode:hand")
    assert options(state) == ["player:0", "player:1", "player:2"]
    answer(state, "player:0", "kind:thief")
    assert (hand(state, 0), tableau(state, 0)) == ("monk", "assassin")


@clause("AL-ACT-ASSASSINATE-10")
def test_the_own_hand_without_another_card_is_no_target() -> None:
    state = table(["assassin", "monk", ""])
    answer(state, "use:assassin", "mode:hand")
    assert options(state) == ["player:1"]


@clause("AL-ACT-ASSASSINATE-11")
def test_removed_cards_lie_face_down_out_of_play() -> None:
    state = table(["assassin spy", "monk", "monk"], ["", "thief?2 bishop"])
    answer(state, "use:assassin", "mode:table", card(state, 1, "thief"))
    assert seen_card(state, 0, 0)["place"] == "removed"
    assert seen_card(state, 0, 0)["face_up"] is False


@clause("AL-ACT-ASSASSINATE-11")
def test_a_removed_card_that_lay_open_is_turned_face_down() -> None:
    state = table(["assassin", "monk", "monk"], ["", "bishop"])
    answer(state, "use:assassin", "mode:table", card(state, 1, "bishop"))
    assert seen_card(state, 2, 0)["face_up"] is False


@clause("AL-ACT-ASSASSINATE-11")
def test_removed_cards_cannot_be_inspected() -> None:
    state = table(["assassin", "spy", "monk"], ["", "thief?2 noble?0"])
    answer(state, "use:assassin", "mode:table", card(state, 1, "thief"), "end_turn", "use:spy")
    assert options(state) == ["player:0", "player:2", card(state, 1, "noble")]
    assert "may not choose card:0" in refusal(state, "card:0")


@clause("AL-ACT-ASSASSINATE-11")
def test_removed_cards_are_not_revealed_at_the_end() -> None:
    state = table(["assassin", "monk", "monk"], ["", "thief?2"], turn=0, first=1, deck="")
    answer(state, "use:assassin", "mode:table", "card:0", "end_turn")
    assert engine.is_over(state)
    assert seen_card(state, 0, 0)["kind"] is None


@clause("AL-INFO-03", "AL-ACT-ASSASSINATE-08")
def test_a_look_lasts_even_if_only_one_kind_was_found() -> None:
    match = match_of(table(["assassin", "monk*3", ""], ["spy"]))
    for text in ("use:assassin", "mode:hand"):
        match.play(0, text)
    assert [option.text for option in match.pending()[0].options] == ["kind:monk"]


@clause("AL-TURN-02", "AL-ACT-ASSASSINATE-02")
def test_after_the_strike_the_turn_goes_on() -> None:
    state = table(["assassin assassin", "monk", "monk"], ["", "spy"])
    answer(state, "use:assassin", "mode:table", "card:0")
    assert (first_asked(state), options(state)) == (0, ["end_turn"])
    assert number_of(state, 0, "assassin") == 1
    assert state.hands[0].counts[THIEF] == 0


@clause("AL-ACT-ASSASSINATE-08")
def test_once_its_owner_was_shown_the_card_the_choice_is_not_taken_back() -> None:
    match = match_of(table(["assassin", "monk bishop", "monk"], ["spy"]))
    for text in ("use:assassin", "mode:hand", "player:1", "kind:bishop"):
        match.play(0, text)
    assert not match.can_undo(0)


@clause("AL-TURN-09", "AL-ACT-ASSASSINATE-01")
def test_a_strike_without_any_target_is_told_as_vain() -> None:
    state = table(["assassin", "", ""])
    answer(state, "use:assassin", "mode:table")
    assert told(state)[-1] == NothingHappened(0, ASSASSIN)


@clause("AL-ACT-ASSASSINATE-08", "AL-ACT-ASSASSINATE-10")
@pytest.mark.parametrize(("player", "learned"), [(0, [0, 0]), (1, [1 << 0, 1 << 1])])
def test_whoever_strikes_the_own_hand_learns_nothing(player: int, learned: list[int]) -> None:
    state = table(["assassin monk", "monk", "monk"])
    answer(state, "use:assassin", "mode:hand", f"player:{player}", "kind:monk")
    looked, struck = told(state)[1:]
    assert [looked.taught(), struck.taught()] == learned
