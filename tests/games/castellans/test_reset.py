"""The Reset phase."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    BACK,
    GAME,
    answer,
    begin,
    citizen_number,
    citizens,
    crate,
    deck,
    goods,
    keeps,
    lay_dice,
    lay_line,
    manors,
    spent,
    table,
    tokens,
)
from games.castellans.reading import dice_of, goods_of, line_of, shown, tokens_at
from support.clauses import clause
from support.questions import asked, offers, options, told, weights
from tabard.core import engine
from tabard.core.values import CHANCE, Event
from tabard.games.castellans.draft import RollDice
from tabard.games.castellans.events import (
    CitizensDiscarded,
    CratesReturned,
    DeckShuffled,
    KeepPlaced,
    ScepterPassed,
)
from tabard.games.castellans.kinds import BACK_NAMES, DISTRICT_NAMES
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.state import CastellansState

PINK = "monk butcher miner farmer"
BLUE = "abbot artificer cook peddler"


def before_reset(seats: int = 4, round: int = 1, **options: str) -> CastellansState:
    """A table whose round was scored, with known lines."""
    state = table(seats, round=round, phase="scoring", **options)
    lay_line(state, "pink", PINK)
    lay_line(state, "blue", BLUE)
    return state


def reset(state: CastellansState) -> CastellansState:
    """Begin Reset; the next round comes after it."""
    return begin(state, ResetPhase(), Round())


def is_rolling(state: CastellansState) -> bool:
    """Whether Reset is over and the dice of the next round are rolled."""
    return isinstance(state.agenda[-1], RollDice)


def after(state: CastellansState) -> CastellansState:
    """Reset to its end, before the first roll; chance takes its first options."""
    reset(state)
    while not is_rolling(state):
        answer(state, options(state)[0])
    return state


def until(state: CastellansState, kind: str) -> CastellansState:
    """Let chance take its first options until it is asked for something of a kind."""
    while not offers(state, kind):
        answer(state, options(state)[0])
    return state


# Citizens that act


@clause("CV-RESET-01")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1])])
def test_owners_act_in_turn_order_from_the_first_player(first: int, order: list[int]) -> None:
    state = before_reset(4, citizen_copies="2")
    state.first = first
    for seat, key in ((0, "peasant"), (1, "smuggler"), (3, "peasant")):
        citizens(state, seat, key)
    tokens(state, 1, "ship", nor_high=1)
    reset(state)
    found = []
    while asked(state)[0] != CHANCE:
        found.append(asked(state)[0])
        answer(state, "skip")
    assert found == order


@clause("CV-RESET-01")
@pytest.mark.parametrize("order", [("peasant", "smuggler"), ("smuggler", "peasant")])
def test_the_owner_of_both_decides_their_order(order: tuple[str, str]) -> None:
    state = before_reset()
    citizens(state, 0, "peasant smuggler")
    tokens(state, 0, "ship", nor_high=1)
    lay_dice(state, "wood stone food")
    reset(state)
    assert set(options(state)) == {"use:peasant", "use:smuggler", "skip"}
    for number, key in enumerate(order):
        if number == 1:
            assert options(state) == [f"use:{key}", "skip"]
        answer(state, f"use:{key}")
        if key == "peasant":
            answer(state, "left:wood", "left:food")
        else:
            answer(state, "at:penumbra")
    assert asked(state)[0] == CHANCE
    assert goods_of(state, 0) == {"wood": 1, "food": 1}
    assert tokens_at(state, 0, "ship", "penumbra") == 1


@clause("CV-RESET-01")
def test_citizens_act_before_anything_else_happens() -> None:
    state = before_reset()
    citizens(state, 0, "peasant")
    crate(state, 1, "0:1")
    lay_dice(state, "wood stone food")
    lay_line(state, "pink", PINK)
    reset(state)
    assert asked(state) == (0, "reset")
    assert (state.crates[1], state.round, state.first) == (1, 1, 0)
    assert (line_of(state, "pink"), sum(state.pool)) == (PINK.split(), 3)


@clause("CV-RESET-01")
def test_using_them_is_optional() -> None:
    state = before_reset()
    citizens(state, 0, "peasant smuggler")
    tokens(state, 0, "ship", nor_high=1)
    reset(state)
    answer(state, "skip")
    assert asked(state)[0] == CHANCE
    assert goods_of(state, 0) == {}
    assert tokens_at(state, 0, "ship", "nor_high") == 1


@clause("CV-RESET-01")
def test_other_citizens_are_not_asked() -> None:
    state = before_reset()
    citizens(state, 0, "assassin coxswain engineer")
    tokens(state, 0, "ship", nor_high=1)
    goods(state, 0, gold=5)
    assert asked(reset(state))[0] == CHANCE


# Wharf


@clause("CV-RESET-02")
def test_all_crates_come_home() -> None:
    state = before_reset()
    manors(state, 2, banker="iron_pit")
    crate(state, 0, "0:1", "2:0")
    crate(state, 1, "1:1")
    crate(state, 2, "1:2", "1:3", "2:3")
    assert [side.crates for side in state.sides] == [0, 1, 0, 2]
    after(state)
    assert [side.crates for side in state.sides] == [2, 2, 3, 2]
    assert set(state.crates) == {-1}
    icons = [shown(state, "wharf", "rows", row, "icons", 1, "crate") for row in range(3)]
    assert icons == [None, None, None]


@clause("CV-RESET-03")
@pytest.mark.parametrize("back", BACK_NAMES)
def test_the_card_whose_back_was_seen_is_turned(back: str) -> None:
    state = before_reset()
    state.back = BACK_NAMES.index(back)
    old = GAME.catalog.wharf[state.wharf].key
    reset(state)
    expected = {
        f"wharf:{card.key}"
        for card in GAME.catalog.wharf
        if BACK_NAMES[card.back] == back and card.key != old
    }
    assert set(options(state)) == expected
    turned = options(state)[0]
    answer(state, turned)
    assert f"wharf:{GAME.catalog.wharf[state.wharf].key}" == turned
    assert [GAME.catalog.wharf[card].key for card in state.wharf_discard] == [old]


@clause("CV-RESET-03")
def test_the_new_top_back_rules_the_lines() -> None:
    state = before_reset()
    assert BACK == "sell_vp-buy-sell_influence"
    reset(state)
    answer(state, "wharf:W03")
    # W09 shares the back of W03, W01 was open with the back of W07.
    pairs = {"sell_vp-buy-sell_influence", "buy-sell_vp-sell_influence"}
    assert weights(state) == {f"back:{name}": 1 if name in pairs else 2 for name in BACK_NAMES}
    answer(state, "back:sell_influence-sell_vp-buy")
    deals = [shown(state, "wharf", "rows", row, "deal") for row in range(3)]
    assert deals == ["sell_influence", "sell_vp", "buy"]
    assert shown(state, "wharf", "card") == "W03"


@clause("CV-RESET-03")
def test_discarded_wharf_cards_do_not_come_back() -> None:
    state = before_reset(round=4)
    gone = {GAME.catalog.wharf[card].key for card in state.wharf_discard}
    assert len(gone) == 3
    after(state)
    assert len(state.wharf_discard) == 4
    left = {GAME.catalog.wharf[card].key for card in state.wharf_deck.kinds()}
    assert not gone & left
    assert GAME.catalog.wharf[state.wharf].key not in gone | left | {"W01"}
    assert len(left) == 7


# Lines


@clause("CV-RESET-04")
def test_two_cards_at_the_edge_of_each_line_are_discarded() -> None:
    state = until(reset(before_reset()), "citizen")
    assert line_of(state, "pink") == ["miner", "farmer"]
    answer(state, "citizen:thief", "citizen:guard")
    assert line_of(state, "pink") == ["miner", "farmer", "thief", "guard"]
    assert line_of(state, "blue") == ["cook", "peddler"]
    answer(state, "citizen:bishop", "citizen:cleric")
    assert line_of(state, "blue") == ["cook", "peddler", "bishop", "cleric"]
    piles = [
        [GAME.catalog.citizens[c].key for c in state.discards[line].kinds()] for line in (0, 1)
    ]
    assert piles == [["monk", "butcher"], ["abbot", "artificer"]]


@clause("CV-RESET-04")
def test_a_table_may_discard_one_card_of_each_line() -> None:
    state = until(reset(before_reset(reset_discard="1")), "citizen")
    assert line_of(state, "pink") == ["butcher", "miner", "farmer"]
    answer(state, "citizen:thief")
    assert line_of(state, "pink") == ["butcher", "miner", "farmer", "thief"]
    answer(state, "citizen:bishop")
    assert line_of(state, "blue") == ["artificer", "cook", "peddler", "bishop"]
    assert [state.discards[line].size for line in (0, 1)] == [1, 1]


@clause("CV-RESET-04")
def test_new_cards_come_from_the_deck_of_their_line() -> None:
    state = until(reset(before_reset()), "citizen")
    discarded = {"monk", "butcher"}
    expected = {c.key for c in GAME.catalog.citizens if c.line == 0} - set(PINK.split())
    assert set(weights(state)) == {f"citizen:{key}" for key in expected - discarded}


@clause("CV-RESET-05")
def test_an_exhausted_deck_is_rebuilt_from_the_discards_of_its_colour() -> None:
    state = before_reset()
    deck(state, "blue", "bishop")
    pile = {GAME.catalog.citizens[c].key for c in state.discards[1].kinds()}
    until(reset(state), "citizen")
    answer(state, "citizen:thief", "citizen:guard")
    assert weights(state) == {"citizen:bishop": 1}
    answer(state, "citizen:bishop")
    assert set(weights(state)) == {f"citizen:{key}" for key in pile | {"abbot", "artificer"}}
    assert state.discards[1].size == 0
    shuffles = told(state, DeckShuffled)
    assert [(event.line, event.count) for event in shuffles] == [(1, len(pile) + 2)]


@clause("CV-RESET-05")
def test_a_deck_that_suffices_is_not_rebuilt() -> None:
    state = before_reset()
    deck(state, "blue", "bishop cleric")
    pile = state.discards[1].size
    after(state)
    assert (state.decks[1].size, state.discards[1].size) == (0, pile + 2)
    assert not told(state, DeckShuffled)


# Round, Keep, dice


@clause("CV-RESET-06")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_rounds_token_advances(round: int) -> None:
    state = after(before_reset(round=round))
    assert state.round == round + 1
    assert shown(state, "round") == round + 1


@clause("CV-RESET-07")
@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_keep_comes_where_the_decision_die_says(seats: int, place: int) -> None:
    state = before_reset(seats)
    before = state.keeps[:]
    until(reset(state), "decision")
    assert offers(state, "decision") == ["1", "2", "3", "4", "5", "6"]
    answer(state, f"decision:{place + 1}")
    before[place] += 1
    assert state.keeps == before
    assert is_rolling(state)
    events = told(state, KeepPlaced)
    assert [DISTRICT_NAMES[event.district] for event in events] == [DISTRICT_NAMES[place]]


@clause("CV-RESET-07")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_no_keep_comes(seats: int) -> None:
    state = before_reset(seats)
    before = state.keeps[:]
    reset(state)
    while not is_rolling(state):
        assert not offers(state, "decision")
        answer(state, options(state)[0])
    assert state.keeps == before


@clause("CV-RESET-08")
def test_keeps_pile_up_in_a_district() -> None:
    state = before_reset(2, round=4)
    keeps(state, iron_pit=7)
    until(reset(state), "decision")
    answer(state, "decision:6")
    assert state.keeps == [0, 0, 0, 0, 0, 8]


@clause("CV-RESET-09")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_scepter_and_dice_go_to_the_next_player(first: int, following: int) -> None:
    state = before_reset(3)
    state.first = first
    after(state)
    assert state.first == following
    assert shown(state, "first_player") == following
    answer(state, *["roll:gold", "roll:wood"] * 6)
    assert asked(state) == (following, "draft")
    assert sum(state.pool) == state.rules.dice == 12


@clause("CV-RESET-09")
def test_all_dice_are_gathered() -> None:
    state = before_reset(3)
    for seat in range(3):
        state.sides[seat].drafted = ()
        spent(state, seat, "gold wood magic")
    after(state)
    assert [dice_of(state, seat) for seat in range(3)] == [([], [])] * 3
    assert sum(state.pool) == 0
    step = state.agenda[-1]
    assert isinstance(step, RollDice)
    assert step.dice == 12


@clause("CV-RESET-02", "CV-RESET-04", "CV-RESET-07", "CV-RESET-09")
def test_reset_goes_from_the_wharf_to_the_dice() -> None:
    state = after(before_reset(3))
    kinds: list[type[Event]] = [CratesReturned, CitizensDiscarded, KeepPlaced, ScepterPassed]
    found = [type(event) for event in state.told if type(event) in kinds]
    assert found == [
        CratesReturned,
        CitizensDiscarded,
        CitizensDiscarded,
        KeepPlaced,
        ScepterPassed,
    ]


@clause("CV-RESET-06", "CV-RESET-09")
def test_goods_and_citizens_stay() -> None:
    state = before_reset(3)
    goods(state, 0, gold=4, wood=2)
    citizens(state, 0, "thief")
    after(state)
    assert goods_of(state, 0) == {"gold": 4, "wood": 2}
    assert state.sides[0].citizens == (citizen_number("thief"),)
    assert engine.pending(state)[0].seat == CHANCE
