"""Open and hidden information: what a seat is shown and told (AR-INFO)."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    GAME,
    answer,
    cards,
    end_round,
    figures,
    goods,
    lay_favors,
    passed,
    skip_chance,
    stock,
    table,
    turns,
    use,
)
from games.archon.reading import in_pile, shown
from support.clauses import clause
from support.questions import asked, options, told
from tabard.core import engine
from tabard.core.values import BLANK, SPECTATOR
from tabard.games.archon.action_events import FigurePlaced, MagisterHired
from tabard.games.archon.events import UnusedRevealed
from tabard.games.archon.hiring import FROM_HAND, FROM_PLAYED, FROM_RESERVE
from tabard.games.archon.kinds import CLERIC, SCRIBE
from tabard.games.archon.state import ArchonState

REST = "courtier*4 cleric"


def piles(state: ArchonState, viewer: int, seat: int) -> list[object]:
    """Hand and reserve of a player as a viewer sees them."""
    return [shown(state, viewer, "players", seat, pile) for pile in ("hand", "reserve")]


def views(state: ArchonState) -> list[object]:
    """What everybody but seat 0 sees."""
    return [GAME.view(state, viewer) for viewer in (*range(1, state.seats), SPECTATOR)]


@clause("AR-INFO-01")
def test_a_view_says_whose_it_is() -> None:
    state = turns(table(3))
    assert [shown(state, viewer, "seat") for viewer in (0, 1, 2, SPECTATOR)] == [0, 1, 2, None]


# Hands and reserves


@clause("AR-INFO-01")
def test_when_an_odd_round_has_ended_the_reserves_are_known() -> None:
    state = table(2)
    cards(state, 0, "courtier*2 scribe", "courtier*2", others=REST)
    turns(state)
    assert piles(state, 1, 0) == [None, None]
    end_round(state)
    for viewer in (0, 1, SPECTATOR):
        assert piles(state, viewer, 0) == [{}, {"courtier": 4, "cleric": 1}]
        assert shown(state, viewer, "players", 0, "played") == {"courtier": 4, "scribe": 1}


@clause("AR-INFO-01")
def test_the_hands_of_an_even_round_are_known() -> None:
    state = table(2)
    cards(state, 0, "courtier*2 scribe", "courtier*2", others=REST)
    end_round(state)
    skip_chance(state)
    assert state.round == 2
    for viewer in (0, 1, SPECTATOR):
        assert piles(state, viewer, 0) == [{"courtier": 4, "cleric": 1}, {}]


@clause("AR-INFO-01")
@pytest.mark.parametrize(("round", "taught"), [(1, 0b10), (2, 0)])
def test_playing_a_card_shows_something_in_an_odd_round_alone(round: int, taught: int) -> None:
    state = turns(table(2, round))
    use(state, "treasury_1")
    assert told(state, FigurePlaced)[0].taught() & 0b11 == taught


# A Magister that comes unseen


def hiring(round: int, hand: str, others: str, **given: str) -> ArchonState:
    """Seat 0 has hired a Scribe with a Cleric; seat 2 has passed."""
    state = table(3, round, **given)
    cards(state, 0, hand, others=others)
    goods(state, 0, gold=1)
    passed(state, 2)
    turns(state)
    use(state, "guild_hall_1", "cleric")
    return state


TO_HAND = ("cleric courtier*2 merchant*2", "courtier*4 tax_collector")
TO_RESERVE = ("cleric merchant*2 tax_collector*2", "courtier*5")


@clause("AR-INFO-02")
@pytest.mark.parametrize(
    ("piles_before", "pile"), [(TO_HAND, FROM_HAND), (TO_RESERVE, FROM_RESERVE)]
)
def test_only_the_owner_is_told_where_the_courtier_was(
    piles_before: tuple[str, str], pile: int
) -> None:
    state = hiring(1, *piles_before)
    event = told(state, MagisterHired)[0]
    assert event == MagisterHired(0, SCRIBE, 1, pile, True, False)
    assert event.seen_by(0) == event
    for viewer in (1, 2, SPECTATOR):
        assert event.seen_by(viewer) == MagisterHired(0, SCRIBE, 1, BLANK, True, False)


@clause("AR-INFO-02")
def test_others_see_the_same_whether_it_happened_in_hand_or_reserve() -> None:
    one = hiring(1, "cleric courtier*2 merchant*2", "courtier*3 tax_collector*2")
    two = hiring(1, "cleric merchant*2 tax_collector*2", "courtier*5")
    assert views(one) == views(two)
    for viewer in (1, 2, SPECTATOR):
        assert one.told[-1].seen_by(viewer) == two.told[-1].seen_by(viewer)
    assert in_pile(one, 0, "hand") == {"courtier": 1, "scribe": 1, "merchant": 2}
    assert in_pile(two, 0, "reserve") == {"courtier": 4, "scribe": 1}


@clause("AR-INFO-02")
def test_others_see_the_new_magister_the_returned_courtier_and_unchanged_numbers() -> None:
    state = hiring(1, *TO_HAND)
    for viewer in (1, SPECTATOR):
        owned = {"courtier": 5, "tax_collector": 1, "cleric": 1, "scribe": 1, "merchant": 2}
        assert shown(state, viewer, "players", 0, "cards") == owned
        assert shown(state, viewer, "players", 0, "hand_size") == 4
        assert shown(state, viewer, "players", 0, "reserve_size") == 5
        assert shown(state, viewer, "players", 0, "played") == {"cleric": 1}
        assert piles(state, viewer, 0) == [None, None]


@clause("AR-INFO-02")
def test_a_courtier_among_the_played_cards_is_replaced_for_all_to_see() -> None:
    state = table(3)
    goods(state, 0, gold=1)
    turns(state)
    use(state, "guild_hall_1")
    event = told(state, MagisterHired)[0]
    assert event == MagisterHired(0, CLERIC, 1, FROM_PLAYED, True, False)
    assert event.seen_by(1) == event.seen_by(SPECTATOR) == event
    assert shown(state, 1, "players", 0, "played") == {"cleric": 1}


@clause("AR-INFO-02")
def test_in_an_even_round_all_see_where_the_courtier_was() -> None:
    state = table(3, 2)
    cards(state, 0, "courtier*3 cleric", "cleric scribe merchant*4")
    goods(state, 0, gold=1, papyrus=1, recruit=1)
    turns(state)
    use(state, "guild_hall_1", "cleric", "magister:tax_collector")
    event = told(state, MagisterHired)[0]
    assert event.fields()[3:] == (FROM_HAND, False, False)
    assert event.seen_by(1) == event
    assert piles(state, 1, 0)[0] == {"courtier": 2, "tax_collector": 1}


@clause("AR-INFO-02")
@pytest.mark.parametrize(
    ("round", "arrival", "played", "taught"),
    [
        (1, "hand_first", "courtier", 0b10),
        (1, "hand_first", "scribe", 0),
        (1, "played_first", "courtier", 0),
        (2, "hand_first", "courtier", 0),
    ],
)
def test_a_hire_past_a_played_courtier_tells_that_one_was_in_hand(
    round: int, arrival: str, played: str, taught: int
) -> None:
    state = table(2, round, magister_arrival=arrival)
    others = "courtier*4 merchant" if round == 1 else "merchant*4 scribe"
    cards(state, 0, "cleric courtier*3", played, others=others)
    goods(state, 0, gold=1, papyrus=1)
    passed(state, 1)
    turns(state)
    use(state, "guild_hall_1", "cleric")
    if asked(state)[1] == "hire":
        answer(state, "magister:cleric")
    assert told(state, MagisterHired)[0].taught() & 0b11 == taught
    assert state.houses[0].settled == (1 if taught else 0)


@clause("AR-INFO-01", "AR-PASS-05")
@pytest.mark.parametrize(("round", "taught"), [(1, 0b10), (2, 0)])
def test_unused_cards_show_something_in_an_odd_round_alone(round: int, taught: int) -> None:
    state = end_round(table(2, round))
    assert told(state, UnusedRevealed)[0].taught() & 0b11 == taught


# Questions


@clause("AR-INFO-03")
def test_whoever_holds_a_card_is_asked_even_if_only_passing_is_possible() -> None:
    state = table(2)
    cards(state, 0, "courtier", "courtier*4", others="courtier*3 scribe merchant")
    figures(state, 1, "treasury_1", "treasury_2", "barracks_1")
    turns(state)
    assert (asked(state), options(state)) == ((0, "turn"), ["pass"])
    decision = engine.pending(state)[0]
    assert decision.waits
    assert not decision.is_forced()


@clause("AR-INFO-03")
def test_after_a_scribe_declining_is_asked_even_if_nothing_else_is_possible() -> None:
    state = table(2)
    cards(state, 0, "courtier scribe", "courtier*3", others="courtier*4 merchant")
    figures(state, 1, "treasury_2", "barracks_1", "marketplace_1", "guild_hall_1")
    turns(state)
    use(state, "treasury_1", "scribe")
    assert (asked(state), options(state)) == ((0, "second"), ["no_second_action"])
    assert not engine.pending(state)[0].is_forced()


@clause("AR-INFO-03")
def test_the_only_kind_of_card_that_fits_is_named_by_the_player() -> None:
    state = turns(table(2))
    answer(state, "slot:treasury_1")
    assert (asked(state), options(state)) == ((0, "with"), ["with:courtier"])
    assert not engine.pending(state)[0].is_forced()


@clause("AR-INFO-03")
def test_the_same_waits_for_all_whatever_they_hold() -> None:
    """Others see no difference between a player who can do nothing and one who can."""
    seen = []
    for hand in ("courtier", "cleric"):
        state = table(2)
        others = "courtier*3 scribe cleric" if hand == "courtier" else "courtier*4 scribe"
        cards(state, 0, hand, "courtier*4", others=others)
        figures(state, 1, "treasury_1", "treasury_2", "barracks_1")
        turns(state)
        seen.append((views(state), len(engine.pending(state)), state.told))
    assert seen[0] == seen[1]


def test_clicks_that_have_not_shown_yet_are_seen_by_their_owner_alone() -> None:
    state = table(2)
    cards(state, 0, "courtier*2 cleric merchant", "courtier", others="courtier*4 scribe")
    lay_favors(state, "court_gossip", "muster")
    turns(state)
    before = views(state)
    answer(state, "slot:treasury_1")
    assert shown(state, 0, "asked", "slot") == "treasury_1"
    assert views(state) == before
    answer(state, "with:merchant")
    assert shown(state, 0, "asked", "kind") == "merchant"
    assert views(state) == before
    assert shown(state, 1, "asked") == {}
    answer(state, "benefit:no")
    assert views(state) != before


@clause("AR-INFO-01")
def test_no_stock_shows_what_is_in_it() -> None:
    state = table(2)
    stock(state, 1, recruit=20)
    turns(state)
    text = str(GAME.view(state, 0))
    catalog = GAME.catalog
    for row in (catalog.favor, catalog.province, catalog.draw[0], catalog.draw[1]):
        assert len([choice for choice in row if f"'{choice.name}'" in text]) <= 3
    assert not [choice for choice in catalog.attack if f"'{choice.name}'" in text]
