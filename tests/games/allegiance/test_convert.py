"""Convert (Priest): bring a Guild card of another player face up beside the Temple."""

from __future__ import annotations

import pytest

from games.allegiance.builders import (
    answer,
    bars,
    card,
    cards_at,
    ending,
    forbids,
    hand,
    influence,
    points,
    refusal,
    seen_card,
    table,
    tableau,
    told,
)
from support.clauses import clause
from support.questions import options
from tabard.core.values import SPECTATOR, everyone_but
from tabard.games.allegiance.events import CardConverted, HandSeen, NothingToConvert
from tabard.games.allegiance.kinds import CUTPURSE, MONK, NOBLE, SPY, THIEF


@clause("AL-ACT-CONVERT-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_priest_goes_to_another_player_never_to_oneself(seats: int) -> None:
    state = table(["monk", "priest thief", "monk"], seats=seats, turn=1)
    answer(state, "use:priest")
    assert options(state) == [f"player:{seat}" for seat in range(seats) if seat != 1]
    assert forbids(state, "player:1", "AL-ACT-CONVERT-01")


@clause("AL-ACT-CONVERT-02")
def test_the_priest_chooses_between_tableau_and_hand() -> None:
    state = table(["priest", "thief", "monk"], ["", "spy"])
    answer(state, "use:priest", "player:1")
    assert options(state) == ["mode:hand", "mode:tableau"]


@clause("AL-ACT-CONVERT-03")
def test_a_face_up_guild_card_goes_from_the_tableau_beside_the_temple() -> None:
    state = table(["priest", "monk", "monk"], ["", "", "spy cutpurse"])
    answer(state, "use:priest", "player:2", "mode:tableau", card(state, 2, "cutpurse"))
    assert (tableau(state, 2), cards_at(state, "converted")) == ("spy", "cutpurse")
    assert seen_card(state, SPECTATOR, 1)["face_up"] is True
    assert CardConverted(0, 2, CUTPURSE, False) in told(state, SPECTATOR)
    assert told(state)[-1].taught() == 0


@clause("AL-ACT-CONVERT-03", "AL-GUARD-03")
def test_a_guarded_card_cannot_be_converted() -> None:
    state = table(["priest", "monk", "monk"], ["", "spy guildmaster+guard"])
    answer(state, "use:priest", "player:1", "mode:tableau")
    assert options(state) == [card(state, 1, "spy")]
    assert forbids(state, card(state, 1, "guildmaster"), "AL-GUARD-03")
    guildmaster, guard = card(state, 1, "guildmaster"), card(state, 1, "guard")
    assert bars(state) == [f"{guildmaster} AL-GUARD-03", f"{guard} AL-ACT-CONVERT-06"]


@clause("AL-ACT-CONVERT-03")
def test_without_a_card_to_convert_the_tableau_is_not_offered() -> None:
    state = table(["priest", "monk", "monk"], ["", "guildmaster+guard"])
    answer(state, "use:priest", "player:1")
    assert options(state) == ["mode:hand"]
    assert forbids(state, "mode:tableau", "AL-ACT-CONVERT-03")


@clause("AL-ACT-CONVERT-04")
def test_a_face_down_card_cannot_be_converted() -> None:
    state = table(["priest", "monk", "monk"], ["", "thief?0 spy"])
    answer(state, "use:priest", "player:1", "mode:tableau")
    assert options(state) == [card(state, 1, "spy")]
    assert forbids(state, card(state, 1, "thief"), "AL-ACT-CONVERT-04")


@clause("AL-ACT-CONVERT-04")
def test_a_tableau_of_face_down_guild_cards_is_not_offered() -> None:
    state = table(["priest", "monk", "monk"], ["", "thief?0 spy?2"])
    answer(state, "use:priest", "player:1")
    assert forbids(state, "mode:tableau", "AL-ACT-CONVERT-03")


@clause("AL-ACT-CONVERT-05")
def test_a_guild_card_found_in_a_hand_goes_beside_the_temple() -> None:
    state = table(["priest", "thief spy monk", "monk"])
    answer(state, "use:priest", "player:1", "mode:hand")
    assert HandSeen(0, 1, (THIEF, SPY, MONK)) in told(state, 0)
    answer(state, "kind:spy")
    assert (hand(state, 1), cards_at(state, "converted")) == ("thief monk", "spy")
    assert seen_card(state, SPECTATOR, 1)["kind"] == "spy"
    assert seen_card(state, SPECTATOR, 1)["face_up"] is True
    assert told(state)[-1].taught() == everyone_but(1)


@clause("AL-ACT-CONVERT-05")
def test_a_found_guild_card_must_be_converted() -> None:
    state = table(["priest", "thief spy monk", "monk"])
    answer(state, "use:priest", "player:1", "mode:hand")
    assert options(state) == ["kind:thief", "kind:spy"]
    for text in ("done", "seen", "end_turn"):
        assert f"may not choose {text}" in refusal(state, text)


@clause("AL-ACT-CONVERT-05")
def test_a_hand_without_guild_card_gives_nothing() -> None:
    state = table(["priest", "monk noble", "monk"])
    answer(state, "use:priest", "player:1", "mode:hand")
    assert HandSeen(0, 1, (MONK, NOBLE)) in told(state, 0)
    assert options(state) == ["seen"]
    assert (hand(state, 1), cards_at(state, "converted")) == ("monk noble", "")
    assert NothingToConvert(0, 1) in told(state, 2)


@clause("AL-ACT-CONVERT-06")
def test_only_guild_cards_of_a_tableau_can_be_converted() -> None:
    state = table(["priest", "monk", "monk"], ["", "spy bishop inquisitor"])
    answer(state, "use:priest", "player:1", "mode:tableau")
    assert options(state) == [card(state, 1, "spy")]
    assert forbids(state, card(state, 1, "bishop"), "AL-ACT-CONVERT-06")


@clause("AL-ACT-CONVERT-06")
def test_only_guild_cards_of_a_hand_can_be_converted() -> None:
    hand_of_all = "thief assassin cutpurse double_agent spy guildmaster monk priest initiate guard"
    state = table(["priest", f"{hand_of_all} inquisitor bishop merchant noble", "monk"])
    answer(state, "use:priest", "player:1", "mode:hand")
    guild = ["thief", "assassin", "cutpurse", "double_agent", "spy", "guildmaster"]
    assert options(state) == [f"kind:{name}" for name in guild]
    for name in ("monk", "bishop", "merchant", "guard", "noble"):
        assert forbids(state, f"kind:{name}", "AL-ACT-CONVERT-06")


@clause("AL-ACT-CONVERT-06")
def test_corrupt_does_not_make_temple_cards_convertible() -> None:
    state = table(["priest", "monk*2", "monk"], ["", "guildmaster inquisitor"])
    answer(state, "use:priest", "player:1", "mode:tableau")
    assert options(state) == [card(state, 1, "guildmaster")]
    state = table(["priest", "monk*2", "monk"], ["", "guildmaster inquisitor"])
    answer(state, "use:priest", "player:1", "mode:hand")
    assert options(state) == ["seen"]


@clause("AL-ACT-CONVERT-06")
def test_redeem_does_not_save_guild_cards_from_being_converted() -> None:
    state = table(["priest", "thief", "monk"], ["", "bishop spy"])
    answer(state, "use:priest", "player:1", "mode:tableau")
    assert options(state) == [card(state, 1, "spy")]


@clause("AL-ACT-CONVERT-07")
@pytest.mark.parametrize(("converted", "temple"), [("", 0), ("thief", 1), ("thief*2 spy", 3)])
def test_each_converted_card_is_worth_one_influence_for_the_temple(
    converted: str, temple: int
) -> None:
    assert influence(ending(converted=converted)) == (temple, 0)


@clause("AL-ACT-CONVERT-08")
def test_a_converted_card_counts_for_nobodys_allegiance() -> None:
    state = table(["priest", "monk", "monk"], ["", "spy cutpurse"])
    assert points(state, 1) == (1, 2)
    answer(state, "use:priest", "player:1", "mode:tableau", card(state, 1, "spy"))
    assert [points(state, seat) for seat in range(3)] == [(1, 0), (1, 1), (1, 0)]


@clause("AL-ACT-CONVERT-08")
def test_a_converted_card_counts_for_no_follow_total() -> None:
    state = table(["priest", "monk", "monk"], ["", "cutpurse*3", "cutpurse*2"])
    assert influence(state) == (0, 3)
    answer(state, "use:priest", "player:1", "mode:tableau", "card:0")
    assert influence(state) == (1, 0)
