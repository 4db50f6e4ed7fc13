"""What seats remember of hands once seen, and what they can therefore dream."""

from __future__ import annotations

import pytest

from games.allegiance.builders import (
    ALLOCATING,
    GAME,
    allocate,
    answer,
    answer_as,
    card,
    number_of,
    table,
)
from support.clauses import clause
from support.questions import options
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.values import BLANK
from tabard.games.allegiance.allocation import Allocate, pending_allocation
from tabard.games.allegiance.kinds import (
    BISHOP,
    INQUISITOR,
    KIND_NAMES,
    KINDS,
    NOBLE,
    PLACE_NAMES,
)
from tabard.games.allegiance.state import AllegianceState, Recall
from tabard.games.allegiance.turns import Turn
from tabard.match.knowledge import Knowledge
from tabard.minds.allegiance.mind import AllegianceMind

THREE_HANDS = ["spy", "bishop monk", "monk"]


def dreams(state: AllegianceState, seat: int, number: int = 80) -> list[AllegianceState]:
    """Many dreams of a seat, plain and likely ones, none of which it could tell from the truth."""
    dice = Dice(7)
    found = [GAME.imagine(state, seat, dice) for _ in range(number)]
    likely = AllegianceMind().model().sampler(Knowledge(GAME, state, seat), dice)
    for dream in [likely.imagine(dice) for _ in range(48)]:
        assert isinstance(dream, AllegianceState)
        found.append(dream)
    for dream in found:
        assert GAME.codec.broken_law(dream) == ""
        assert GAME.view(dream, seat) == GAME.view(state, seat)
    return found


def where(state: AllegianceState, name: str) -> str:
    """Where the only card of a kind is: `hand 1`, `deck`, or its number on the table."""
    kind = KIND_NAMES.index(name)
    places = [f"hand {seat}" for seat, bag in enumerate(state.hands) if bag.counts[kind]]
    places += [
        f"card {number}" for number, laid in enumerate(state.table) if laid.card.kind == kind
    ]
    places += ["deck"] if state.deck.counts[kind] else []
    assert len(places) == 1
    return places[0]


def dreamt(state: AllegianceState, seat: int, name: str) -> set[str]:
    """All places where a seat dreams the only card of a kind to be."""
    return {where(dream, name) for dream in dreams(state, seat)}


def guild_cards_in_hand(state: AllegianceState, seat: int) -> int:
    counts = state.hands[seat].counts
    return sum([counts[kind] for kind in range(KINDS) if state.rules.is_guild_card(kind)])


def next_round(state: AllegianceState, *picks: str) -> None:
    """End the turns that are left, deal Thieves, allocate."""
    while engine.pending(state)[0].prompt == "turn":
        answer(state, "end_turn")
    answer(state, *["kind:thief"] * 9)
    allocate(state, *picks)


def placed_by(state: AllegianceState, seat: int) -> set[str]:
    """The cards a seat has laid, by number."""
    return {f"card {n}" for n, laid in enumerate(state.table) if laid.origin == seat}


def after_a_look() -> AllegianceState:
    """Seat 0 has seen Bishop and Monk in hand 1."""
    state = table(THREE_HANDS, turn=0, first=0)
    answer(state, "use:spy", "player:1", "seen")
    return state


def after_an_allocation() -> AllegianceState:
    """Then seat 1 has placed two cards face down, among them perhaps the Bishop."""
    state = after_a_look()
    next_round(state, "thief thief", "bishop thief", "thief thief")
    return state


@clause("AL-INFO-02")
def test_a_card_seen_in_a_hand_is_dreamt_there() -> None:
    assert dreamt(after_a_look(), 0, "bishop") == {"hand 1"}


@clause("AL-INFO-02")
def test_who_has_not_looked_dreams_the_card_anywhere() -> None:
    assert dreamt(after_a_look(), 2, "bishop") == {"hand 1", "deck"}


@clause("AL-INFO-02")
def test_after_a_hidden_allocation_the_card_is_in_the_hand_or_among_the_two_placed() -> None:
    state = after_an_allocation()
    assert dreamt(state, 0, "bishop") == {"hand 1"} | placed_by(state, 1)


@clause("AL-INFO-02")
def test_only_the_owner_knows_that_the_card_was_placed() -> None:
    state = after_an_allocation()
    assert dreamt(state, 1, "bishop") == {where(state, "bishop")}
    assert len(dreamt(state, 2, "bishop")) > 3


@clause("AL-INFO-02")
def test_a_second_look_without_the_card_leaves_only_the_placed_cards() -> None:
    state = table(["spy*2", "bishop monk", "monk"], turn=0, first=0)
    answer(state, "use:spy", "player:1", "seen")
    next_round(state, "thief thief", "bishop thief", "thief thief")
    answer(state, "end_turn", "end_turn", "use:spy", "player:1", "seen")
    assert dreamt(state, 0, "bishop") == placed_by(state, 1)


@clause("AL-INFO-02")
def test_a_second_look_with_the_card_leaves_only_the_hand() -> None:
    state = table(["spy*2", "bishop monk", "monk"], turn=0, first=0)
    answer(state, "use:spy", "player:1", "seen")
    next_round(state, "thief thief", "monk thief", "thief thief")
    answer(state, "end_turn", "end_turn", "use:spy", "player:1", "seen")
    assert dreamt(state, 0, "bishop") == {"hand 1"}


@clause("AL-INFO-02")
@pytest.mark.parametrize(("kind", "left"), [("bishop", 0), ("monk", 1)])
def test_a_seen_card_that_is_infiltrated_is_in_the_hand_or_face_down(kind: str, left: int) -> None:
    state = table(["spy*2", "double_agent bishop monk", "monk"], turn=0, first=0)
    answer(state, "use:spy", "player:1", "seen", "end_turn")
    answer(state, "use:double_agent", f"kind:{kind}", "player:2")
    laid = f"card {number_of(state, 2, kind)}"
    assert dreamt(state, 0, "bishop") == {"hand 1", laid}
    assert state.hands[1].counts[KIND_NAMES.index("bishop")] == left


@clause("AL-INFO-02")
@pytest.mark.parametrize("kind", ["bishop", "monk"])
def test_looking_at_the_face_down_card_tells_whether_it_is_the_seen_one(kind: str) -> None:
    state = table(["spy*2", "double_agent bishop monk", "monk"], turn=0, first=0)
    answer(state, "use:spy", "player:1", "seen", "end_turn")
    answer(state, "use:double_agent", f"kind:{kind}", "player:2")
    next_round(state, *["thief thief"] * 3)
    answer(state, "end_turn", "end_turn", "use:spy", card(state, 2, kind), "seen")
    face_down = f"card {number_of(state, 2, kind)}"
    left = {"hand 1"} | placed_by(state, 1) - {face_down, "card 1"}
    assert dreamt(state, 0, "bishop") == ({face_down} if kind == "bishop" else left)


@clause("AL-ACT-ASSASSINATE-09")
def test_a_seen_card_may_be_the_one_assassinated_from_the_hand() -> None:
    state = table(["spy", "bishop monk", "assassin"], turn=0, first=0)
    answer(state, "use:spy", "player:1", "seen", "end_turn", "end_turn")
    answer(state, "use:assassin", "mode:hand", "player:1", "kind:monk")
    removed = f"card {len(state.table) - 1}"
    assert dreamt(state, 0, "bishop") == {"hand 1", removed}
    assert dreamt(state, 2, "bishop") == dreamt(state, 1, "bishop") == {"hand 1"}


@clause("AL-INFO-02")
def test_a_card_laid_openly_is_remembered_no_more() -> None:
    state = table(["spy", "bishop monk", "monk"], turn=0, first=0)
    answer(state, "use:spy", "player:1", "seen", "end_turn", "use:bishop")
    assert [recall.kinds for recall in state.recalls] == [(KIND_NAMES.index("monk"),)]


def after_a_vain_search(*hands: str) -> AllegianceState:
    """Seat 0 has searched hand 1 and found no Guild card; seat 2 has heard of it."""
    state = table(["priest", *hands], turn=0, first=0)
    answer(state, "use:priest", "player:1", "mode:hand", "seen")
    return state


@clause("AL-ACT-CONVERT-05", "AL-INFO-01")
def test_after_a_vain_search_nobody_dreams_a_guild_card_into_the_hand() -> None:
    state = after_a_vain_search("monk*2 noble", "thief")
    for seat in (0, 2):
        assert {guild_cards_in_hand(dream, 1) for dream in dreams(state, seat)} == {0}
    hands = {tuple(dream.hands[1].counts) for dream in dreams(state, 2)}
    assert len(hands) > 5
    pure = [kind for kind in range(KINDS) if not state.rules.is_guild_card(kind)]
    assert [kind for kind in pure if any(counts[kind] for counts in hands)] == pure


@clause("AL-INFO-02")
def test_new_cards_after_a_vain_search_may_be_of_the_guild() -> None:
    state = after_a_vain_search("monk*2 noble", "thief")
    answer(state, *["end_turn"] * 3, *["kind:thief"] * 9)
    found = {guild_cards_in_hand(dream, 1) for dream in dreams(state, 2)}
    assert found == {0, 1, 2, 3}


@clause("AL-INFO-02")
def test_cards_placed_after_a_vain_search_are_of_the_guild_only_if_they_came_later() -> None:
    state = after_a_vain_search("monk*2 noble", "thief")
    next_round(state, "thief thief", "monk noble", "thief thief")
    for dream in dreams(state, 2):
        mine = [laid.card.kind for laid in dream.table if laid.origin == 1]
        placed = len([kind for kind in mine if dream.rules.is_guild_card(kind)])
        assert placed + guild_cards_in_hand(dream, 1) <= 3


@clause("AL-INFO-02")
def test_who_looks_after_a_vain_search_knows_the_hand_and_needs_no_other_memory() -> None:
    state = after_a_vain_search("monk*2 noble", "spy")
    assert [recall.pure for recall in state.recalls if recall.viewer == 2] == [3]
    answer(state, "end_turn", "end_turn", "use:spy", "player:1", "seen")
    mine = [recall for recall in state.recalls if recall.viewer == 2]
    assert [(len(recall.kinds), recall.pure) for recall in mine] == [(3, 0)]


@clause("AL-INFO-02")
def test_a_vain_search_tells_that_a_seen_guild_card_was_placed() -> None:
    state = table(["spy", "guildmaster monk", "priest"], turn=0, first=0)
    answer(state, "use:spy", "player:1", "seen", *["end_turn"] * 3, *["kind:monk"] * 9)
    allocate(state, "monk monk", "guildmaster monk", "monk monk")
    answer(state, "end_turn", "use:priest", "player:1", "mode:hand", "seen")
    assert dreamt(state, 0, "guildmaster") == placed_by(state, 1)


@clause("AL-ACT-ASSASSINATE-05")
def test_a_random_loss_may_have_hit_any_card_on_the_organisation() -> None:
    state = table(["assassin", "monk", "monk"], guild="bishop@0 thief@1 thief@2")
    answer(state, "use:assassin", "mode:table", "pile:guild", "slot:1")
    for seat in range(3):
        lost = set()
        for dream in dreams(state, seat):
            gone = [n for n, laid in enumerate(dream.table) if PLACE_NAMES[laid.place] == "removed"]
            assert len(gone) == 1
            lost.add(gone[0])
        assert lost == {0, 1, 2}


@clause("AL-ACT-ASSASSINATE-05")
def test_a_card_placed_after_a_random_loss_cannot_be_the_lost_one() -> None:
    state = table(["assassin", "monk", "monk"], guild="bishop@0 spy@1", turn=0, first=0)
    answer(state, "use:assassin", "mode:table", "pile:guild", "slot:1")
    next_round(state, *["thief thief"] * 3)
    lost = {n for dream in dreams(state, 2) for n, laid in enumerate(dream.table) if laid.lost > 0}
    assert lost == {0, 1}


@clause("AL-INFO-02")
def test_who_placed_a_card_still_knows_it_if_it_may_be_lost() -> None:
    state = table(["assassin", "monk", "monk"], guild="bishop@0 thief@1 thief@2", deck="monk*9")
    answer(state, "use:assassin", "mode:table", "pile:guild", "slot:0")
    assert dreamt(state, 0, "bishop") == {"card 0"}
    assert len(dreamt(state, 1, "bishop")) > 2


@clause("AL-SETUP-07")
def test_everybody_dreams_an_inquisitor_into_every_first_hand() -> None:
    state = GAME.new_state(3, {})
    engine.settle(state)
    answer(state, *["kind:monk"] * 3, "player:0", *["kind:thief"] * 9)
    for dream in dreams(state, 0):
        assert dream.hands[1].counts[INQUISITOR] >= 1 <= dream.hands[2].counts[INQUISITOR]


@clause("AL-SETUP-07", "AL-INFO-02")
def test_the_first_inquisitor_is_later_in_the_hand_or_among_the_placed_cards() -> None:
    state = GAME.new_state(3, {})
    engine.settle(state)
    answer(state, *["kind:monk"] * 3, "player:0", *["kind:thief"] * 9)
    allocate(state, *["inquisitor thief"] * 3)
    in_hand = set()
    for dream in dreams(state, 0):
        mine = [laid.card.kind for laid in dream.table if laid.origin == 1]
        assert INQUISITOR in mine or dream.hands[1].counts[INQUISITOR]
        in_hand.add(INQUISITOR not in mine)
    assert in_hand == {True, False}


def test_a_seat_dreams_its_own_hand_as_it_is() -> None:
    state = after_an_allocation()
    for seat in range(3):
        for dream in dreams(state, seat, 10):
            assert dream.hands[seat].counts == state.hands[seat].counts


@clause("AL-INFO-04")
def test_of_an_allocation_others_dream_only_who_has_confirmed() -> None:
    state = table(["monk*3", "bishop noble spy", "monk*3"], turn=ALLOCATING)
    answer_as(state, 0, "temple:monk")
    answer_as(state, 1, "temple:bishop", "guild:spy", "confirm")
    answer_as(state, 2, "temple:monk", "guild:monk")
    for dream in dreams(state, 0):
        allocation = pending_allocation(dream)
        assert isinstance(allocation, Allocate)
        assert [len(picks) for picks in allocation.picks] == [1, 3, 0]
        picks = allocation.picks[1]
        counts = dream.hands[1].counts
        assert all(counts[kind] >= picks[:2].count(kind) for kind in picks[:2])


@clause("AL-INFO-04")
def test_any_two_cards_of_a_hand_are_dreamt_as_confirmed_in_any_order() -> None:
    state = table(["monk*3", "bishop noble", "monk*3"], turn=ALLOCATING)
    answer_as(state, 1, "temple:bishop", "guild:noble", "confirm")
    state.recalls = [Recall(0, 1, (BISHOP, NOBLE), 0, True, ())]
    dice, found = Dice(7), set()
    for _ in range(40):
        allocation = pending_allocation(GAME.imagine(state, 0, dice))
        assert isinstance(allocation, Allocate)
        found.add(allocation.picks[1])
    assert found == {(BISHOP, NOBLE, BLANK), (NOBLE, BISHOP, BLANK)}


@clause("AL-INFO-01", "AL-INFO-04")
@pytest.mark.parametrize(
    "started",
    [
        ("use:assassin",),
        ("use:assassin", "mode:hand"),
        ("use:priest", "player:1"),
        ("use:cutpurse", "add"),
        ("use:double_agent", "kind:bishop"),
        ("use:spy",),
        ("guard",),
    ],
)
def test_a_card_about_to_be_laid_is_not_in_the_dreams_of_others(started: tuple[str, ...]) -> None:
    cards = "assassin priest cutpurse*2 double_agent spy bishop guard"
    state = table([cards, "monk", "monk"], ["inquisitor"])
    answer(state, *started)
    for dream in dreams(state, 1, 20):
        assert dream.agenda == [*state.agenda[:-2], Turn(0)]
        answer(dream, "end_turn")
    for dream in dreams(state, 0, 5):
        assert options(dream) == options(state)


@clause("AL-INFO-01")
def test_a_guard_about_to_be_laid_after_the_action_is_not_in_the_dreams_of_others() -> None:
    state = table(["bishop guard", "monk", "monk"])
    answer(state, "use:bishop", "guard")
    assert {dream.agenda[-1] for dream in dreams(state, 1, 20)} == {Turn(0, True)}


@clause("AL-INFO-01")
def test_while_a_found_guild_card_is_chosen_all_dream_one_into_that_hand() -> None:
    state = table(["priest", "thief monk", "monk"])
    answer(state, "use:priest", "player:1", "mode:hand")
    found = [guild_cards_in_hand(dream, 1) for dream in dreams(state, 2)]
    assert set(found) == {1, 2}
    assert {guild_cards_in_hand(dream, 1) for dream in dreams(state, 0)} == {1}


@clause("AL-INFO-02")
def test_a_found_guild_card_must_fit_what_was_seen_of_the_hand() -> None:
    state = table(["spy", "thief monk", "priest"], turn=0, first=0)
    answer(state, "use:spy", "player:1", "seen", *["end_turn"] * 2)
    answer(state, "use:priest", "player:1", "mode:hand")
    assert {tuple(dream.hands[1].counts) for dream in dreams(state, 0)} == {
        tuple(state.hands[1].counts)
    }


@clause("AL-INFO-02")
@pytest.mark.parametrize(("value", "kept"), [("no", True), ("to_assassin", False)])
def test_a_card_shown_when_it_is_assassinated_leaves_the_memory(value: str, kept: bool) -> None:
    chosen = {
        "assassinate_pile_target": "tracked_slot",
        "assassinate_reveals_face_down": value,
    }
    state = table(["spy assassin", "bishop monk", "monk"], turn=0, first=0, options=chosen)
    answer(state, "use:spy", "player:1", "seen")
    next_round(state, "thief thief", "thief bishop", "thief thief")
    slot = where(state, "bishop")
    answer(state, *["end_turn"] * 2, "use:assassin", "mode:table", slot.replace("card ", "slot:"))
    assert (len(dreamt(state, 0, "bishop")) == 3) is kept
    assert slot in dreamt(state, 0, "bishop")


def kinds_dreamt_at(state: AllegianceState, seat: int, number: int) -> set[str]:
    """All kinds that a seat dreams a card on the table to be."""
    return {KIND_NAMES[dream.table[number].card.kind] for dream in dreams(state, seat)}


@clause("AL-INFO-02")
def test_what_left_a_seen_hand_before_the_deal_is_still_one_of_its_cards_after_it() -> None:
    state = table(["spy", "bishop guard double_agent", "monk"], turn=0, first=0)
    answer(state, "use:spy", "player:1", "seen", "end_turn")
    answer(state, "use:double_agent", "kind:guard", "player:2", "end_turn")
    infiltrated = len(state.table) - 1
    assert kinds_dreamt_at(state, 0, infiltrated) == {"bishop", "guard"}
    answer(state, "end_turn", *["kind:thief"] * 9)
    assert kinds_dreamt_at(state, 0, infiltrated) == {"bishop", "guard"}


@clause("AL-INFO-02")
def test_a_card_assassinated_from_a_seen_hand_is_still_one_of_its_cards_after_the_deal() -> None:
    state = table(["spy", "bishop noble", "assassin"], turn=0, first=0)
    answer(state, "use:spy", "player:1", "seen", "end_turn", "end_turn")
    answer(state, "use:assassin", "mode:hand", "player:1", "kind:noble", "end_turn")
    removed = len(state.table) - 1
    answer(state, *["kind:thief"] * 9)
    assert kinds_dreamt_at(state, 0, removed) == {"bishop", "noble"}


@clause("AL-INFO-02")
def test_what_left_a_hand_without_guild_cards_before_the_deal_is_none_after_it() -> None:
    state = table(["priest", "monk noble", "assassin", "monk"], seats=4, turn=0, first=0)
    answer(state, "use:priest", "player:1", "mode:hand", "seen", "end_turn", "end_turn")
    answer(state, "use:assassin", "mode:hand", "player:1", "kind:noble", "end_turn", "end_turn")
    removed = max(n for n, laid in enumerate(state.table) if laid.origin == 1)
    answer(state, *["kind:initiate", "kind:cutpurse"] * 6)
    kinds = [KIND_NAMES.index(name) for name in kinds_dreamt_at(state, 3, removed)]
    assert len(kinds) > 1
    assert not any(state.rules.is_guild_card(kind) for kind in kinds)
