"""Hidden information: what a seat is given holds nothing that it may not know."""

from __future__ import annotations

import json

import pytest

from games.allegiance.builders import (
    ALLOCATING,
    GAME,
    allocate,
    answer,
    answer_as,
    card,
    match_of,
    rows,
    seen_card,
    table,
    told,
    view,
)
from support.clauses import clause
from support.questions import options
from tabard.core import engine
from tabard.core.values import BLANK, CHANCE, SPECTATOR
from tabard.games.allegiance.events import (
    CardAssassinated,
    CardConverted,
    HandSeen,
    NothingToConvert,
)
from tabard.games.allegiance.kinds import (
    ALL_CHOICES,
    KIND_NAMES,
    MONK,
    NOBLE,
    REMOVED,
    SPY,
    TABLEAU,
    THIEF,
)
from tabard.games.allegiance.state import AllegianceState

EVERYBODY = (0, 1, 2, SPECTATOR)


def hidden_table(secret: str, other: str) -> AllegianceState:
    """A table on which seat 1 alone knows two cards in every hidden place."""
    return table(
        ["spy", f"{secret} monk", "monk"],
        ["", "", f"{other}?1"],
        temple=f"{secret}@1",
        guild=f"{other}@1",
        deck="monk*9",
    )


def texts(state: AllegianceState, seat: int) -> str:
    """All that a seat is given: view, log, options."""
    return json.dumps(
        [view(state, seat), [repr(e) for e in told(state, seat)], options(state, seat)]
    )


@clause("AL-INFO-01")
@pytest.mark.parametrize("seat", [0, 2])
def test_two_tables_that_differ_in_hidden_cards_look_alike(seat: int) -> None:
    one, two = hidden_table("priest", "noble"), hidden_table("noble", "priest")
    for state in (one, two):
        answer(state, "use:spy", "player:2", "seen", "end_turn")
    assert texts(one, seat) == texts(two, seat)
    assert texts(one, 1) != texts(two, 1)


@clause("AL-INFO-01")
def test_a_view_says_whose_it_is() -> None:
    state = table()
    assert [view(state, seat)["seat"] for seat in (0, 1, 2, SPECTATOR)] == [0, 1, 2, None]


@clause("AL-INFO-01")
def test_a_spectator_is_given_only_what_is_public() -> None:
    one, two = hidden_table("priest", "noble"), hidden_table("noble", "priest")
    for state in (one, two):
        answer(state, "use:spy", "player:1", "seen", "end_turn")
    assert view(one, SPECTATOR) == view(two, SPECTATOR)
    assert told(one, SPECTATOR) == told(two, SPECTATOR)


@clause("AL-INFO-01")
def test_sizes_of_all_places_are_public() -> None:
    state = table(["monk*2", "thief", ""], ["spy"], temple="monk*3", guild="thief", deck="monk*7")
    for seat in EVERYBODY:
        seen = view(state, seat)
        assert [row["cards"] for row in rows(seen, "players")] == [2, 1, 0]
        assert seen["deck"] == 7
        piles = seen["organisations"]
        assert isinstance(piles, dict)
        assert (piles["temple"]["count"], piles["guild"]["count"]) == (3, 1)


@clause("AL-INFO-01")
def test_open_cards_and_the_first_action_card_are_public() -> None:
    state = table(["monk"], ["spy", "bishop+guard"], converted="thief", turn=1, first=1)
    for seat in EVERYBODY:
        kinds = [row["kind"] for row in rows(view(state, seat), "table")]
        assert kinds == ["spy", "bishop", "guard", "thief"]
        assert view(state, seat)["first_action"] == 1


@clause("AL-INFO-01")
def test_all_know_side_and_power_of_every_kind() -> None:
    state = table(["monk"])
    for seat in EVERYBODY:
        kinds = rows(view(state, seat), "kinds")
        assert [row["kind"] for row in kinds] == KIND_NAMES
        known = {row["kind"]: (row["side"], row["power"]) for row in kinds}
        assert known["bishop"] == ("temple", "redeem")
        assert known["guildmaster"] == ("guild", "corrupt")
        assert known["noble"] == ("unaligned", "royal_support")
        assert known["monk"] == ("temple", None)


@clause("AL-INFO-01")
def test_a_face_down_card_is_not_known_to_the_owner_of_the_tableau() -> None:
    state = table(["monk"], ["thief?2"])
    assert [seen_card(state, seat, 0)["kind"] for seat in EVERYBODY] == [None, None, "thief", None]
    assert seen_card(state, 0, 0)["from"] == 2


@clause("AL-INFO-01")
def test_each_player_knows_only_the_own_cards_on_the_organisations() -> None:
    state = table(["monk thief spy"] * 3, turn=ALLOCATING)
    allocate(state, "monk thief", "thief spy", "spy monk")
    placed = [[row["kind"] for row in rows(view(state, seat), "placed")] for seat in range(3)]
    assert placed == [["monk", "thief"], ["thief", "spy"], ["spy", "monk"]]
    assert view(state, SPECTATOR)["placed"] == []


@clause("AL-INFO-01")
def test_a_converted_card_and_a_vain_search_are_told_to_all() -> None:
    state = table(["priest", "thief", "priest"])
    answer(state, "use:priest", "player:1", "mode:hand", "kind:thief", "end_turn", "end_turn")
    answer(state, "use:priest", "player:1", "mode:hand")
    for seat in EVERYBODY:
        assert CardConverted(0, 1, THIEF, True) in told(state, seat)
        assert NothingToConvert(2, 1) in told(state, seat)


@clause("AL-INFO-01")
def test_a_removed_face_down_card_is_known_only_to_those_who_knew_it() -> None:
    state = table(["assassin", "monk", "monk"], ["", "thief?2"])
    answer(state, "use:assassin", "mode:table", "card:0")
    told_to = [told(state, seat)[-1] for seat in EVERYBODY]
    kinds = [BLANK, BLANK, THIEF, BLANK]
    assert told_to == [CardAssassinated(0, TABLEAU, 1, kind, BLANK, BLANK) for kind in kinds]
    assert seen_card(state, 0, 0)["place"] == "removed"
    assert state.table[0].place == REMOVED


@clause("AL-INFO-01")
def test_a_card_about_to_be_laid_is_not_known_to_the_others() -> None:
    state = table(["double_agent bishop", "monk", "monk"])
    before = [view(state, seat) for seat in (1, 2, SPECTATOR)]
    answer(state, "use:double_agent", "kind:bishop")
    assert [view(state, seat) for seat in (1, 2, SPECTATOR)] == before
    assert told(state) == []


@clause("AL-INFO-02")
def test_a_seen_hand_is_remembered() -> None:
    state = table(["spy", "monk noble", "monk"])
    answer(state, "use:spy", "player:1", "seen")
    assert rows(view(state, 0), "recalled") == [
        {
            "player": 1,
            "kinds": ["monk", "noble"],
            "not_of_guild": 0,
            "in_hand": True,
            "or_placed_as": [],
            "nothing_else_in": [],
        }
    ]


@clause("AL-INFO-02")
def test_a_seen_face_down_card_is_remembered_in_later_rounds() -> None:
    state = table(["spy", "monk", "monk"], ["", "thief?2"])
    answer(state, "use:spy", "card:0", "seen", *["end_turn"] * 3, *["kind:monk"] * 9)
    allocate(state, *["monk monk"] * 3)
    assert [seen_card(state, seat, 0)["kind"] for seat in (0, 1)] == ["thief", None]


@clause("AL-INFO-02")
def test_a_memory_tells_which_placed_cards_it_may_have_become() -> None:
    state = table(["spy", "monk noble", "monk"], turn=0, first=0)
    answer(state, "use:spy", "player:1", "seen", *["end_turn"] * 3, *["kind:thief"] * 9)
    allocate(state, "thief thief", "noble thief", "thief thief")
    (memory,) = rows(view(state, 0), "recalled")
    slots = [n for n, laid in enumerate(state.table) if laid.origin == 1]
    assert (memory["kinds"], memory["or_placed_as"]) == (["monk", "noble"], slots)


@clause("AL-INFO-03")
def test_no_turn_follow_or_look_is_ended_for_a_player() -> None:
    match = match_of(table(["cutpurse", "spy", "priest"], turn=0, first=0))
    match.play(0, "use:cutpurse")
    assert match.pending()[0].prompt == "follow_more"
    match.play(0, "done")
    match.play(0, "end_turn")
    match.play(1, "use:spy")
    match.play(1, "player:0")
    assert match.pending()[0].prompt == "acknowledge"
    match.play(1, "seen")
    assert [option.text for option in match.pending()[0].options] == ["end_turn"]


@clause("AL-INFO-03")
def test_a_vain_search_waits_for_seen_and_a_find_for_the_choice() -> None:
    match = match_of(table(["priest", "monk", "thief"], ["", "spy", "spy"]))
    for text in ("use:priest", "player:1", "mode:hand"):
        match.play(0, text)
    assert [option.text for option in match.pending()[0].options] == ["seen"]
    match = match_of(table(["priest", "monk", "thief"], ["", "spy", "spy"]))
    for text in ("use:priest", "player:2", "mode:hand"):
        match.play(0, text)
    assert [option.text for option in match.pending()[0].options] == ["kind:thief"]


@clause("AL-INFO-03")
def test_a_double_agent_without_another_card_waits_for_its_player() -> None:
    match = match_of(table(["double_agent", "monk", "monk"]))
    match.play(0, "use:double_agent")
    assert [option.text for option in match.pending()[0].options] == ["done"]


@clause("AL-INFO-03")
def test_nobody_is_answered_for_in_an_allocation() -> None:
    match = match_of(table(["monk*3"] * 3, turn=ALLOCATING))
    assert [decision.seat for decision in match.pending()] == [0, 1, 2]
    match.play(1, "temple:monk")
    assert [decision.prompt for decision in match.pending()][1] == "allocate_guild"


@clause("AL-INFO-04")
def test_all_see_who_has_confirmed_and_nobody_sees_what() -> None:
    one = table(["monk*3", "bishop noble spy", "monk*3"], turn=ALLOCATING)
    two = one.clone()
    answer_as(one, 1, "temple:bishop", "guild:spy", "confirm")
    answer_as(two, 1, "temple:spy", "guild:noble", "confirm")
    for seat in (0, 2, SPECTATOR):
        assert view(one, seat) == view(two, seat)
        assert view(one, seat)["confirmed"] == [1]


@clause("AL-INFO-04")
def test_cards_chosen_are_shown_only_to_the_player_who_chose_them() -> None:
    state = table(["monk*3", "bishop noble spy", "monk*3"], turn=ALLOCATING)
    answer_as(state, 1, "temple:bishop", "guild:spy")
    assert [view(state, seat)["picks"] for seat in EVERYBODY] == [[], ["bishop", "spy"], [], []]
    assert view(state, 0)["confirmed"] == []


@clause("AL-TALK-01")
def test_no_choice_of_the_game_shows_a_card_to_anybody() -> None:
    kinds = {choice.kind for choice in ALL_CHOICES}
    placing = {"temple", "guild", "use", "guard", "on"}
    aiming = {"mode", "card", "converted", "pile", "slot", "player", "kind"}
    ending = {"confirm", "end_turn", "add", "done", "seen"}
    assert kinds == placing | aiming | ending


@clause("AL-TALK-01")
def test_a_hand_is_shown_only_by_the_actions_of_others() -> None:
    state = table(["bishop guildmaster cutpurse noble", "monk", "monk"], ["spy"])
    assert options(state) == ["use:cutpurse", "use:guildmaster", "use:bishop", "end_turn"]
    for text in ("use:bishop", "end_turn"):
        answer(state, text)
    for seat in (1, 2, SPECTATOR):
        assert rows(view(state, seat), "players")[0]["hand"] is None
        assert not [event for event in told(state, seat) if isinstance(event, HandSeen)]


@clause("AL-TALK-01", "AL-INFO-01")
def test_only_looks_and_strikes_teach_a_seat_cards_of_a_hand() -> None:
    state = table(["priest", "monk noble spy", "monk"])
    answer(state, "use:priest", "player:1", "mode:hand")
    assert [event for event in told(state, 0) if isinstance(event, HandSeen)] == [
        HandSeen(0, 1, (SPY, MONK, NOBLE))
    ]
    assert [event for event in told(state, 2) if isinstance(event, HandSeen)] == [
        HandSeen(0, 1, ())
    ]


@clause("AL-INFO-01")
def test_chance_is_answered_without_anybody_seeing_the_options() -> None:
    state = table(["assassin", "monk", "monk"], guild="bishop@1 noble@2")
    answer(state, "use:assassin", "mode:table", "pile:guild")
    assert [engine.decision_of(state, seat) for seat in range(3)] == [None] * 3
    assert engine.decision_of(state, CHANCE) is not None


def test_the_view_of_every_seat_can_be_sent_as_json() -> None:
    state = table(["monk", "thief", "spy"], ["bishop+guard", "thief?0"], guild="spy")
    for seat in EVERYBODY:
        assert json.loads(json.dumps(GAME.view(state, seat))) == GAME.view(state, seat)
    assert card(state, 1, "thief") == "card:2"
