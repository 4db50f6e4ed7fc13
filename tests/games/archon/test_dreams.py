"""Dreams: what a seat can think the others hold, and nothing that it knows is wrong (AR-INFO)."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    GAME,
    answer,
    answer_for,
    begin,
    cards,
    divide,
    end_round,
    goods,
    passed,
    skip_chance,
    table,
    turns,
    use,
)
from games.archon.reading import in_pile
from support.clauses import clause
from support.questions import asked, options
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.games.archon.dividing import DONE_PICK, Divide
from tabard.games.archon.kinds import CARD_KINDS, CLERIC, SCRIBE
from tabard.games.archon.laws import broken_law
from tabard.games.archon.season import DrawAttack, Raid, ScoreGrant
from tabard.games.archon.state import ArchonState

FATES = 40


def dreams(state: ArchonState, seat: int, fates: int = FATES) -> list[ArchonState]:
    """What a seat imagines; each dream keeps all that the seat is shown, and the laws."""
    found = []
    for fate in range(fates):
        dream = GAME.imagine(state, seat, Dice(fate))
        assert broken_law(dream) == ""
        piles = [pile for house in dream.houses for pile in (house.hand, house.reserve)]
        assert {len(pile) for pile in piles} == {CARD_KINDS}
        assert GAME.view(dream, seat) == GAME.view(state, seat)
        assert [one.seat for one in engine.pending(dream)] == [
            one.seat for one in engine.pending(state)
        ]
        found.append(dream)
    return found


def hands(found: list[ArchonState], seat: int) -> list[dict[str, int]]:
    """The hands that a player has in dreams."""
    return [in_pile(dream, seat, "hand") for dream in found]


def mixed() -> ArchonState:
    """An odd round in which everybody holds four cards of several kinds."""
    state = table(3)
    for seat in range(3):
        cards(state, seat, "courtier*2 scribe merchant", "courtier", others="courtier*4 cleric")
    return turns(state)


@clause("AR-CARD-03")
def test_a_seat_knows_its_own_cards_and_dreams_those_of_others() -> None:
    state = mixed()
    found = dreams(state, 0)
    assert all(hand == in_pile(state, 0, "hand") for hand in hands(found, 0))
    assert all(in_pile(dream, 0, "reserve") == in_pile(state, 0, "reserve") for dream in found)
    for other in (1, 2):
        assert len({str(hand) for hand in hands(found, other)}) > 3
        assert all(sum(hand.values()) == 4 for hand in hands(found, other))
    with_cleric = [hand for hand in hands(found, 1) if "cleric" in hand]
    assert 0 < len(with_cleric) < FATES


@clause("AR-CARD-04", "AR-CARD-05")
def test_what_was_played_and_what_is_owned_is_never_dreamt_otherwise() -> None:
    state = mixed()
    for dream in dreams(state, 0):
        assert in_pile(dream, 1, "played") == {"courtier": 1}
        owned = [dream.houses[1].owned(kind) for kind in range(5)]
        assert owned == [7, 0, 1, 1, 1]


@clause("AR-INFO-01")
def test_the_hands_of_even_rounds_are_dreamt_as_they_are() -> None:
    state = table(3)
    for seat in range(3):
        cards(state, seat, "courtier*2 scribe", "courtier*2", others="courtier*3 cleric merchant")
    end_round(state)
    for dream in dreams(state, 0, 10):
        assert in_pile(dream, 1, "reserve") == {"courtier": 3, "cleric": 1, "merchant": 1}
    skip_chance(state)
    assert state.round == 2
    for dream in dreams(state, 0, 10):
        assert in_pile(dream, 1, "hand") == {"courtier": 3, "cleric": 1, "merchant": 1}


def dividing() -> ArchonState:
    """All divide their cards before an odd round."""
    state = table(3, 2)
    end_round(state)
    skip_chance(state)
    assert asked(state)[1] == "to_hand"
    return state


def picks_of(state: ArchonState, seat: int) -> tuple[int, ...]:
    """What a seat has picked in the division that is under way."""
    step = state.agenda[-1]
    assert isinstance(step, Divide)
    return step.picks[seat]


@clause("AR-CARD-03")
def test_own_picks_are_kept_and_those_of_others_dreamt_or_begun_anew() -> None:
    state = dividing()
    answer_for(state, 0, "to_hand:scribe", "to_hand:courtier")
    divide(state, 1, "courtier*3 scribe merchant")
    answer_for(state, 2, "to_hand:merchant")
    found = dreams(state, 0)
    assert {picks_of(dream, 0) for dream in found} == {picks_of(state, 0)}
    assert all(picks_of(dream, 1)[5:] == (DONE_PICK,) for dream in found)
    assert len({tuple(sorted(picks_of(dream, 1))) for dream in found}) > 2
    assert {picks_of(dream, 2) for dream in found} == {()}


def losses_of(state: ArchonState, seat: int) -> tuple[int, ...]:
    """What a seat has picked in the raid that is under way."""
    step = state.agenda[-1]
    assert isinstance(step, Raid)
    return step.picks[seat]


@clause("AR-ATT-05")
def test_what_others_give_up_in_a_raid_is_dreamt_or_begun_anew() -> None:
    state = table(4, round=3)
    for seat in range(3):
        goods(state, seat, silver=3, papyrus=3)
    goods(state, 3, silver=5)
    begin(state, DrawAttack(), ScoreGrant())
    answer(state, "attack:brigands")
    answer_for(state, 0, "lose:silver")
    answer_for(state, 1, *["lose:silver"] * 3)
    answer_for(state, 2, "lose:papyrus")
    found = dreams(state, 0)
    assert {losses_of(dream, 0) for dream in found} == {losses_of(state, 0)}
    assert all(dream.agenda[:-1] == state.agenda[:-1] for dream in found)
    lost = {tuple(sorted(losses_of(dream, 1))) for dream in found}
    assert lost == {(2, 2, 2, 3), (2, 2, 3, 3), (2, 3, 3, 3)}
    assert {losses_of(dream, 2) for dream in found} == {()}


@clause("AR-SETUP-03")
def test_an_order_that_is_not_complete_is_drawn_anew() -> None:
    state = GAME.new_state(3, {})
    engine.settle(state)
    before = state.agenda[:]
    answer(state, "order:2")
    for dream in dreams(state, 0, 5):
        assert dream.agenda == before
        assert options(dream) == ["order:0", "order:1", "order:2"]


def test_clicks_of_others_that_have_not_shown_are_undone() -> None:
    state = mixed()
    answer(state, "slot:treasury_1", "with:merchant")
    assert asked(state) == (0, "benefit")
    assert asked(GAME.imagine(state, 0, Dice(1))) == (0, "benefit")
    for dream in dreams(state, 1, 10):
        assert asked(dream) == (0, "turn")
        assert options(dream)[-1] == "pass"


def test_after_the_end_nothing_is_left_to_dream() -> None:
    state = table(2, 9)
    end_round(state)
    skip_chance(state)
    assert engine.is_over(state)
    assert GAME.codec.encode(GAME.imagine(state, 0, Dice(3))) == GAME.codec.encode(state)


# Magisters that came unseen


def hired(hand: str, others: str, kind: str = "cleric") -> ArchonState:
    """Seat 0 hired a Scribe with a Magister, no Courtier being among the played cards."""
    state = table(2)
    cards(state, 0, hand, others=others)
    goods(state, 0, gold=1, papyrus=1)
    passed(state, 1)
    turns(state)
    use(state, "guild_hall_1", kind)
    if asked(state)[1] == "hire":
        answer(state, "magister:scribe")
    if asked(state)[1] == "second":
        answer(state, "no_second_action")
    return state


@clause("AR-INFO-02")
def test_a_hire_unseen_is_dreamt_into_hand_or_reserve() -> None:
    state = hired("cleric merchant*2 tax_collector*2", "courtier*2 cleric merchant*2")
    assert state.houses[0].arrivals == (SCRIBE,)
    found = hands(dreams(state, 1, 100), 0)
    assert [hand for hand in found if "scribe" in hand]
    assert [hand for hand in found if "scribe" not in hand]


@clause("AR-INFO-02", "AR-B-GUILD-03")
@pytest.mark.parametrize(
    ("hand", "others"),
    [
        ("cleric courtier*2 merchant*2", "courtier*3 tax_collector cleric"),
        ("cleric merchant*3 tax_collector", "courtier*5"),
    ],
)
def test_with_a_courtier_in_hand_the_magister_came_to_the_hand(hand: str, others: str) -> None:
    state = hired(hand, others)
    for found in hands(dreams(state, 1, 100), 0):
        assert "courtier" not in found or "scribe" in found


def memory_of(state: ArchonState) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
    """What others know of Magisters of seat 0 that came unseen."""
    house = state.houses[0]
    return house.arrivals, house.settled, house.stored


@clause("AR-INFO-02")
def test_what_arrived_unseen_is_forgotten_when_all_is_revealed() -> None:
    state = hired("cleric courtier*2 merchant*2", "courtier*3 tax_collector cleric")
    house = state.houses[0]
    house.settled, house.stored = 1, (CLERIC,)
    assert memory_of(state) == ((SCRIBE,), 1, (CLERIC,))
    end_round(state)
    assert memory_of(state) == ((), 0, ())


def test_an_arrival_that_was_played_binds_no_longer() -> None:
    state = hired("cleric courtier*2 merchant*2", "courtier*3 tax_collector cleric")
    use(state, "treasury_1", "scribe", "no_second_action")
    found = hands(dreams(state, 1, 100), 0)
    assert [hand for hand in found if "courtier" in hand]


def test_a_courtier_among_the_played_cards_leaves_nothing_to_remember() -> None:
    state = table(2)
    goods(state, 0, gold=1)
    passed(state, 1)
    turns(state)
    use(state, "guild_hall_1")
    assert state.houses[0].arrivals == ()
    assert not state.houses[0].is_courtless


def test_hand_first_tells_that_a_hand_without_a_courtier_has_none() -> None:
    state = table(2, magister_arrival="hand_first")
    cards(state, 0, "cleric merchant*2 scribe", "courtier", others="courtier*4 tax_collector")
    goods(state, 0, gold=1, papyrus=1)
    passed(state, 1)
    turns(state)
    use(state, "guild_hall_1", "cleric")
    assert in_pile(state, 0, "played") == {"cleric": 1, "scribe": 1}
    assert state.houses[0].is_courtless
    for hand in hands(dreams(state, 1, 60), 0):
        assert "courtier" not in hand
    end_round(state)
    assert not state.houses[0].is_courtless


def test_hand_first_with_a_courtier_among_the_played_cards_tells_of_a_hire_into_the_hand() -> None:
    state = table(2, magister_arrival="hand_first")
    cards(state, 0, "courtier*3 merchant", "courtier", others="courtier*2 cleric merchant*2")
    goods(state, 0, gold=1)
    passed(state, 1)
    turns(state)
    use(state, "guild_hall_1")
    assert in_pile(state, 0, "played") == {"courtier": 2}
    assert in_pile(state, 0, "hand") == {"courtier": 1, "scribe": 1, "merchant": 1}
    for hand in hands(dreams(state, 1, 100), 0):
        assert "scribe" in hand, "a Courtier lies there, so the one replaced was in hand"


@clause("AR-INFO-02")
def test_a_courtier_played_later_tells_that_the_magister_came_to_the_hand() -> None:
    state = hired("cleric courtier*2 merchant*2", "courtier*3 tax_collector cleric")
    use(state, "treasury_1")
    assert in_pile(state, 0, "hand") == {"scribe": 1, "merchant": 2}
    for hand in hands(dreams(state, 1, 100), 0):
        assert "scribe" in hand, "a Courtier was in hand when the Scribe was hired"


@clause("AR-INFO-02")
def test_a_magister_of_the_same_kind_played_before_is_not_the_one_that_came() -> None:
    state = hired("scribe courtier*2 merchant*2", "courtier*3 tax_collector cleric", "scribe")
    assert in_pile(state, 0, "played") == {"scribe": 1}
    assert in_pile(state, 0, "hand") == {"courtier": 1, "scribe": 1, "merchant": 2}
    for hand in hands(dreams(state, 1, 100), 0):
        assert "courtier" not in hand or "scribe" in hand
