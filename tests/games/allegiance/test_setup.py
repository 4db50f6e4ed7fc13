"""Setup: the deck by number of players, an Inquisitor and a card for each, who begins."""

from __future__ import annotations

import pytest

from games.allegiance.builders import (
    GAME,
    answer,
    cards_at,
    hand,
    refusal,
    rows,
    table,
    tableau,
    told,
    view,
    written,
)
from support.clauses import clause
from support.questions import first_asked, options
from tabard.core import engine
from tabard.core.errors import SetupError
from tabard.core.values import CHANCE, SPECTATOR
from tabard.games.allegiance.events import CardDealt, FirstActionGiven, MatchBegan
from tabard.games.allegiance.kinds import INQUISITOR, KIND_NAMES, MONK, THIEF
from tabard.games.allegiance.state import AllegianceState

SEATS = (3, 4, 5)


def new_table(seats: int) -> AllegianceState:
    """A table before the first card is dealt."""
    state = GAME.new_state(seats, {})
    state.is_telling = True
    engine.settle(state)
    return state


def set_up(seats: int) -> AllegianceState:
    """A table at the end of setup: each was dealt a Monk, and chance is asked who begins."""
    state = new_table(seats)
    answer(state, *["kind:monk"] * seats)
    return state


@clause("AL-SETUP-01")
@pytest.mark.parametrize("seats", SEATS)
def test_three_four_or_five_players_can_play(seats: int) -> None:
    assert len(new_table(seats).hands) == seats


@clause("AL-SETUP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6])
def test_no_other_number_of_players_can_play(seats: int) -> None:
    with pytest.raises(SetupError, match="3 to 5 seats"):
        GAME.new_state(seats, {})


@clause("AL-SETUP-02", "AL-SETUP-03", "AL-SETUP-04")
@pytest.mark.parametrize(("seats", "left"), [(3, 13), (4, 11), (5, 15)])
def test_thieves_and_monks_are_taken_out_by_number_of_players(seats: int, left: int) -> None:
    deck = GAME.new_state(seats, {}).deck
    whole = GAME.numbers.counts
    assert (deck.counts[THIEF], deck.counts[MONK]) == (left, left)
    others = [kind for kind in range(len(whole)) if kind not in (THIEF, MONK)]
    assert [deck.counts[kind] for kind in others] == [whole[kind] for kind in others]


@clause("AL-SETUP-05")
@pytest.mark.parametrize(
    ("seats", "boxed"), [(3, {"thief": 2, "monk": 2}), (4, {"thief": 4, "monk": 4}), (5, {})]
)
def test_everybody_knows_the_cards_taken_out(seats: int, boxed: dict[str, int]) -> None:
    state = new_table(seats)
    assert all(view(state, seat)["boxed"] == boxed for seat in (*range(seats), SPECTATOR))


@clause("AL-SETUP-05")
def test_cards_taken_out_take_no_part_in_the_game() -> None:
    state = new_table(4)
    in_play = sum(state.deck.counts) + sum([bag.size for bag in state.hands])
    assert in_play == 92
    assert state.table == []


@clause("AL-SETUP-06")
def test_the_organisations_are_places_and_never_targets() -> None:
    state = table(["assassin monk", "monk", "monk"], ["spy"])
    answer(state, "use:assassin", "mode:table")
    assert options(state) == ["card:0"]
    assert "pile:temple" in refusal(state, "pile:temple")


@clause("AL-SETUP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_takes_one_inquisitor(seats: int) -> None:
    state = new_table(seats)
    assert [hand(state, seat) for seat in range(seats)] == ["inquisitor"] * seats


@clause("AL-SETUP-07")
def test_everybody_knows_that_each_hand_holds_an_inquisitor() -> None:
    state = set_up(3)
    known = [(row["player"], row["kinds"]) for row in rows(view(state, 1), "recalled")]
    assert known == [(0, ["inquisitor"]), (2, ["inquisitor"])]


@clause("AL-SETUP-08")
@pytest.mark.parametrize("seats", SEATS)
def test_inquisitors_not_handed_out_stay_in_the_deck(seats: int) -> None:
    state = new_table(seats)
    assert state.deck.counts[INQUISITOR] == 10 - seats
    assert "kind:inquisitor" in options(state)


@clause("AL-SETUP-09")
def test_each_player_is_dealt_one_card_that_only_that_player_sees() -> None:
    state = new_table(3)
    answer(state, "kind:bishop", "kind:noble", "kind:thief")
    dealt = [event for event in told(state, 1) if isinstance(event, CardDealt)]
    assert dealt == [CardDealt(1, KIND_NAMES.index("noble"))]
    assert [row["hand"] for row in rows(view(state, 1), "players")][::2] == [None, None]


@clause("AL-SETUP-09")
def test_any_card_of_the_deck_may_come_as_likely_as_it_is_there() -> None:
    decision = engine.pending(new_table(3))[0]
    assert decision.seat == CHANCE
    weights = {option.text: weight for option, weight in zip(decision.options, decision.weights)}
    assert (weights["kind:thief"], weights["kind:inquisitor"], weights["kind:bishop"]) == (13, 7, 1)
    assert len(weights) == len(KIND_NAMES)


@clause("AL-SETUP-10")
@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_hand_is_an_inquisitor_and_the_dealt_card(seats: int) -> None:
    state = set_up(seats)
    assert [hand(state, seat) for seat in range(seats)] == ["monk inquisitor"] * seats


@clause("AL-SETUP-11")
@pytest.mark.parametrize(("seats", "size"), [(3, 90), (4, 84), (5, 90)])
def test_the_rest_forms_the_draw_deck(seats: int, size: int) -> None:
    state = set_up(seats)
    assert state.deck.size == size == sum(state.deck.counts)
    assert [view(state, seat)["deck"] for seat in (0, seats - 1, SPECTATOR)] == [size] * 3


@clause("AL-SETUP-11")
def test_the_draw_deck_is_shuffled_and_lies_face_down() -> None:
    state = set_up(3)
    answer(state, "player:0")
    assert options(state) == [f"kind:{name}" for name in KIND_NAMES]
    assert first_asked(state) == CHANCE
    assert "kind" not in str(view(state, 0)["deck"])


@clause("AL-SETUP-12")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_gives_the_first_action_card_to_any_player_equally(seats: int) -> None:
    state = set_up(seats)
    decision = engine.pending(state)[0]
    assert decision.seat == CHANCE
    assert options(state) == [f"player:{seat}" for seat in range(seats)]
    assert decision.weights == [1] * seats
    answer(state, f"player:{seats - 1}")
    assert state.first == seats - 1


@clause("AL-SETUP-13")
@pytest.mark.parametrize("seats", SEATS)
def test_tableaux_and_organisations_start_empty(seats: int) -> None:
    state = set_up(seats)
    assert [tableau(state, seat) for seat in range(seats)] == [""] * seats
    assert [cards_at(state, place) for place in ("temple", "guild", "converted")] == [""] * 3


@clause("AL-SETUP-08", "AL-SETUP-11")
def test_the_whole_deck_is_as_the_rules_list_it() -> None:
    assert written(GAME.numbers.counts) == (
        "thief*15 assassin*6 cutpurse*10 double_agent*4 spy*6 guildmaster monk*15 priest*6 "
        "initiate*10 inquisitor*10 bishop merchant*6 guard*6 noble*4"
    )


@clause("AL-SETUP-02", "AL-SETUP-12")
def test_setup_is_told_from_the_boxed_cards_to_who_begins() -> None:
    state = set_up(3)
    assert told(state)[0] == MatchBegan(3, 4)
    answer(state, "player:2")
    assert FirstActionGiven(2) in told(state)
