"""What a seat dreams where several memories meet, or slots are sealed (AL-INFO-02).

Seat 1 has laid the cards on the Temple, numbers 0 to 3; seat 0 dreams what they are.
"""

from __future__ import annotations

from games.allegiance.builders import GAME, answer, table
from support.clauses import clause
from tabard.core.dice import Dice
from tabard.games.allegiance.kinds import BISHOP, GUARD, KIND_NAMES, MONK, NOBLE, THIEF
from tabard.games.allegiance.state import AllegianceState, Recall

OPEN, CLOSED = True, False


def laid(temple: str, *recalls: Recall, hand: str = "thief") -> AllegianceState:
    """A table with memories of seat 0 of the cards that seat 1 had."""
    cards = " ".join(f"{name}@1" for name in temple.split())
    state = table(["spy", hand, "monk"], temple=cards, round=2)
    state.recalls = list(recalls)
    assert GAME.codec.broken_law(state) == ""
    return state


def of_one(kinds: tuple[int, ...], is_open: bool, *more: tuple[int, ...]) -> Recall:
    """What seat 0 remembers of hand 1; then slots, sealed slots and spare kinds."""
    return Recall(0, 1, kinds, 0, is_open, *more)


def dreamt(state: AllegianceState, *numbers: int) -> set[str]:
    """The cards with these numbers, as seat 0 dreams them; each dream keeps the laws."""
    found, dice, true = set(), Dice(5), 0
    for _ in range(60):
        dream = GAME.imagine(state, 0, dice)
        assert GAME.codec.broken_law(dream) == ""
        found.add(" ".join(KIND_NAMES[dream.table[number].card.kind] for number in numbers))
        true += dream.deck.counts == state.deck.counts
    assert true < 20, "what is not known is dealt anew"
    return found


def is_guild_in_hand(state: AllegianceState) -> set[bool]:
    """Whether seat 0 dreams a card of the Guild in hand 1."""
    dice, found = Dice(5), set()
    for _ in range(60):
        dream = GAME.imagine(state, 0, dice)
        assert GAME.codec.broken_law(dream) == ""
        found.add(any(state.rules.is_guild_card(kind) for kind in dream.hands[1].kinds()))
    return found


def in_hand(state: AllegianceState, kind: int) -> set[int]:
    """How many of a kind seat 0 dreams in hand 1."""
    dice = Dice(5)
    return {GAME.imagine(state, 0, dice).hands[1].counts[kind] for _ in range(60)}


@clause("AL-INFO-02")
def test_a_sealed_slot_holds_a_remembered_card_or_a_spare_one() -> None:
    memory = of_one((MONK,), CLOSED, (0, 1), (0, 1), (NOBLE,))
    assert dreamt(laid("monk noble", memory), 0, 1) == {"monk noble", "noble monk"}


@clause("AL-INFO-02")
def test_a_card_that_can_lie_nowhere_else_goes_into_the_sealed_slot() -> None:
    memory = of_one((MONK, BISHOP), CLOSED, (0, 1), (0, 1), (NOBLE, GUARD))
    assert dreamt(laid("monk bishop", memory), 0, 1) == {"monk bishop", "bishop monk"}


@clause("AL-INFO-02")
def test_a_remembered_card_may_lie_in_an_open_slot_instead() -> None:
    memory = of_one((BISHOP,), CLOSED, (0, 1), (0,), (NOBLE,))
    found = dreamt(laid("bishop thief", memory), 0, 1)
    assert "noble bishop" in found
    assert {text for text in found if not text.startswith("bishop ")} == {"noble bishop"}
    assert len(found) > 3


@clause("AL-INFO-02")
def test_a_remembered_card_may_be_in_the_hand_instead() -> None:
    state = laid("noble", of_one((BISHOP,), OPEN, (0,), (0,), (NOBLE,)), hand="bishop")
    assert dreamt(state, 0) == {"noble", "bishop"}
    assert in_hand(state, BISHOP) == {0, 1}


@clause("AL-INFO-02")
def test_a_full_hand_leaves_the_rest_for_the_sealed_slot() -> None:
    memory = of_one((BISHOP, GUARD), OPEN, (0,), (0,), (NOBLE,))
    state = laid("bishop", memory, hand="guard")
    assert dreamt(state, 0) == {"bishop", "guard"}


@clause("AL-INFO-02")
def test_spare_cards_alone_fill_a_sealed_slot() -> None:
    state = laid("noble", of_one((), OPEN, (0,), (0,), (NOBLE, GUARD)))
    assert dreamt(state, 0) == {"noble", "guard"}


@clause("AL-INFO-02")
def test_a_spare_card_that_lies_elsewhere_is_not_in_the_slot() -> None:
    memory = of_one((MONK,), OPEN, (0,), (0,), (BISHOP,))
    state = laid("monk", memory)
    state.deck.take(BISHOP)
    state.hands[0].put(BISHOP)
    assert dreamt(state, 0) == {"monk"}


@clause("AL-INFO-02")
def test_two_memories_do_not_use_one_card_twice() -> None:
    either = of_one((), CLOSED, (0,), (0,), (BISHOP, NOBLE))
    only = of_one((), CLOSED, (1,), (1,), (BISHOP,))
    assert dreamt(laid("noble bishop", either, only), 0, 1) == {"noble bishop"}


@clause("AL-INFO-02")
def test_every_spare_card_fills_one_slot() -> None:
    memory = of_one((), CLOSED, (0, 1), (0, 1), (NOBLE, GUARD))
    assert dreamt(laid("noble guard", memory), 0, 1) == {"noble guard", "guard noble"}


@clause("AL-INFO-02")
def test_of_two_cards_one_open_slot_takes_one() -> None:
    memory = of_one((BISHOP, GUARD), CLOSED, (0, 1), (0,), (NOBLE,))
    assert dreamt(laid("bishop guard", memory), 0, 1) == {"bishop guard", "guard bishop"}


@clause("AL-INFO-02")
def test_an_open_slot_filled_by_another_memory_takes_none() -> None:
    guard = of_one((GUARD,), CLOSED, (1,))
    memory = of_one((BISHOP,), CLOSED, (0, 1), (0,), (NOBLE,))
    assert dreamt(laid("bishop guard", guard, memory), 0, 1) == {"bishop guard"}


@clause("AL-INFO-02")
def test_a_slot_filled_by_one_memory_is_not_filled_by_another() -> None:
    first = of_one((BISHOP,), CLOSED, (0,), (0,))
    second = of_one((), OPEN, (0, 1), (0, 1), (BISHOP, NOBLE))
    assert dreamt(laid("bishop noble", first, second), 0, 1) == {"bishop noble"}


# A hand without Guild cards, seen by a search


def searched(number: int, is_open: bool, *slots: int, sealed: tuple[int, ...] = ()) -> Recall:
    """So many cards of hand 1, or in slots, are not of the Guild."""
    return Recall(0, 1, (), number, is_open, slots, sealed)


@clause("AL-INFO-02")
def test_a_sealed_slot_keeps_the_card_that_another_memory_put_there() -> None:
    bishop = of_one((BISHOP,), CLOSED, (0,))
    assert dreamt(laid("bishop", bishop, searched(1, CLOSED, 0, sealed=(0,))), 0) == {"bishop"}


@clause("AL-INFO-02")
def test_a_pure_card_known_in_a_slot_need_not_be_in_the_hand() -> None:
    bishop = of_one((BISHOP,), CLOSED, (0,))
    assert is_guild_in_hand(laid("bishop", bishop, searched(1, OPEN, 0))) == {True, False}


@clause("AL-INFO-02")
def test_a_guild_card_known_in_a_slot_is_not_the_pure_one() -> None:
    thief = of_one((THIEF,), CLOSED, (0,))
    state = laid("thief", thief, searched(1, OPEN, 0), hand="monk")
    assert is_guild_in_hand(state) == {False}


@clause("AL-INFO-02")
def test_a_pure_card_in_the_hand_is_not_the_one_in_a_slot() -> None:
    state = laid("noble", of_one((MONK,), OPEN, ()), searched(1, CLOSED, 0), hand="monk")
    names = dreamt(state, 0)
    assert not [name for name in names if state.rules.is_guild_card(KIND_NAMES.index(name))]


@clause("AL-INFO-02")
def test_a_guild_card_in_the_hand_is_not_the_pure_one() -> None:
    state = laid("", of_one((THIEF,), OPEN, ()), searched(1, OPEN), hand="monk thief")
    dice = Dice(5)
    for _ in range(60):
        counts = GAME.imagine(state, 0, dice).hands[1].counts
        guild = [count for kind, count in enumerate(counts) if state.rules.is_guild_card(kind)]
        assert (sum(counts), sum(guild), counts[THIEF]) == (2, 1, 1)


# A hand in which a Guild card was found


def found_in_hand(memory: Recall, *hands: str) -> AllegianceState:
    """Seat 1 has found a Guild card in hand 2; seat 0 remembers something of that hand."""
    mine, theirs = hands
    state = table([mine, "priest monk noble", theirs], temple="bishop@2", turn=1)
    state.recalls = [memory]
    answer(state, "use:priest", "player:2", "mode:hand")
    return state


@clause("AL-INFO-01", "AL-INFO-02")
def test_room_is_left_in_the_hand_for_the_guild_card_that_was_found() -> None:
    memory = Recall(0, 2, (MONK, BISHOP), 0, True, (0,))
    state = found_in_hand(memory, "spy", "thief monk")
    dice, true = Dice(5), 0
    for _ in range(60):
        dream = GAME.imagine(state, 0, dice)
        assert dream.hands[2].size == sum(dream.hands[2].counts) == 2
        assert any(state.rules.is_guild_card(kind) for kind in dream.hands[2].kinds())
        true += dream.deck.counts == state.deck.counts
    assert true < 5, "what is not known is dealt anew"


@clause("AL-INFO-01")
def test_whoever_was_searched_dreams_the_own_hand_as_it_is() -> None:
    state = found_in_hand(Recall(0, 2, (MONK,), 0, True, ()), "spy", "thief monk")
    dream = GAME.imagine(state, 2, Dice(5))
    assert dream.hands[2].counts == state.hands[2].counts
    assert GAME.codec.broken_law(dream) == ""


@clause("AL-INFO-01", "AL-INFO-02")
def test_the_last_unknown_guild_card_is_in_the_hand_where_one_was_found() -> None:
    rules = GAME.rules({})
    boxed = rules.numbers.boxed[3]
    counts = [rules.numbers.counts[kind] - boxed[kind] for kind in range(len(KIND_NAMES))]
    counts[THIEF] -= 1
    guild = [kind for kind in range(len(KIND_NAMES)) if rules.is_guild_card(kind)]
    mine = " ".join(f"{KIND_NAMES[kind]}*{counts[kind]}" for kind in guild)
    state = found_in_hand(Recall(0, 2, (THIEF,), 0, True, (0,)), mine, "thief monk")
    dice = Dice(5)
    assert {GAME.imagine(state, 0, dice).hands[2].counts[THIEF] for _ in range(60)} == {1}
