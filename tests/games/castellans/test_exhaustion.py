"""What can run out: cards, tokens, sites (CV-EXH)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    begin,
    deck,
    drafted,
    goods,
    manors,
    monument,
    skip_chance,
    table,
    tokens,
    turn,
    windmills,
)
from games.castellans.reading import has, line_of, owned
from games.castellans.recruiting_laid import cards_number, in_reset, recruiter
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options, refuses, told, weights
from tabard.games.castellans.events import DeckShuffled
from tabard.games.castellans.kinds import (
    DISTRICT_NAMES,
    DISTRICTS,
    EDGE_NAMES,
    GATE,
    MANOR_NAMES,
    MOST_SEATS,
    ROUNDS,
    STATUE,
    WARD_TOWER,
)
from tabard.games.castellans.monuments import free_sites, has_free_site
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.state import CastellansState


@clause("CV-EXH-01")
def test_a_line_without_deck_and_discards_stays_shorter() -> None:
    state = recruiter(food=6)
    take_all(state, "pink")
    turn(state)
    answer(state, "do:recruit", "die:gold", "card:pink:1")
    assert asked(state) == (0, "citizen_at")
    assert line_of(state, "pink") == ["monk", "miner", "farmer"]


@clause("CV-EXH-01")
@pytest.mark.parametrize(("place", "price"), [(0, 1), (1, 2), (2, 2)])
def test_cards_of_a_short_line_cost_what_their_space_says(place: int, price: int) -> None:
    state = recruiter(food=6)
    take_all(state, "pink")
    lay_short(state, "monk miner farmer")
    turn(state)
    answer(state, "do:recruit", "die:gold")
    assert [card for card in offers(state, "card") if card.startswith("pink")] == [
        "pink:0",
        "pink:1",
        "pink:2",
    ]
    answer(state, f"card:pink:{place}")
    assert has(state, 0, "food") == 6 - price


@clause("CV-EXH-01")
def test_an_empty_line_offers_nothing_and_the_other_stays_open() -> None:
    state = recruiter(food=6)
    take_all(state, "pink")
    lay_short(state, "")
    turn(state)
    answer(state, "do:recruit", "die:gold")
    assert offers(state, "card") == [f"blue:{place}" for place in range(4)]


def take_all(state: CastellansState, line: str) -> None:
    """Let seat 1 have all Citizens of a deck."""
    number = ["pink", "blue"].index(line)
    for citizen in state.decks[number].kinds():
        state.decks[number].take(citizen)
        state.sides[1].citizens = (*state.sides[1].citizens, citizen)


def lay_short(state: CastellansState, keys: str) -> None:
    """Let the pink line hold these of its cards alone; seat 1 has the others."""
    left = tuple([cards_number(key) for key in keys.split()])
    gone = tuple([citizen for citizen in state.lines[0] if citizen not in left])
    state.lines[0] = left
    state.sides[1].citizens = (*state.sides[1].citizens, *gone)


@clause("CV-EXH-02")
def test_recruited_cards_are_not_in_a_rebuilt_deck() -> None:
    state = recruiter(food=1)
    deck(state, "pink", "")
    spare = sorted(weights_of_discards(state))
    turn(state)
    answer(state, "do:recruit", "die:gold", "card:pink:0")
    assert "citizen:monk" not in weights(state)
    assert sorted(weights(state)) == spare
    assert owned(state, 0) == ["monk"]


def weights_of_discards(state: CastellansState) -> list[str]:
    """The pink discards, as chance would name them."""
    return [f"citizen:{GAME.catalog.citizens[c].key}" for c in state.discards[0].kinds()]


@clause("CV-EXH-02")
def test_reset_discards_no_recruited_card() -> None:
    state = in_reset()
    state.decks[0].take(cards_number("thief"))
    state.sides[1].citizens = (cards_number("thief"),)
    begin(state, ResetPhase(), Round())
    skip_chance(state)
    assert owned(state, 1) == ["thief"]
    assert state.discards[0].counts[cards_number("thief")] == 0


@clause("CV-EXH-03")
def test_without_ships_windmills_temples_or_manors_none_is_offered() -> None:
    state = table()
    goods(state, 0, gold=5, wood=6, stone=6, food=6)
    drafted(state, 0, "wood wood wood")
    tokens(state, 0, "temple", anchorage=4)
    tokens(state, 0, "ship", anchorage=3)
    windmills(state, 0, nor_high_penumbra=3)
    manors(state, 0, **dict.fromkeys(MANOR_NAMES, "luna_grove"))
    turn(state)
    assert offers(state, "do") == ["wharf", "harvest", "recruit"]
    answer(state, "do:harvest", "guild:worker", "left:wood", "guild:worker")
    assert is_done(state)
    turn(state)
    answer(state, "do:wharf", "end")
    assert offers(state, "sub") == ["sail"]


@clause("CV-EXH-04")
@pytest.mark.parametrize(
    ("kind", "number"), [("gate", GATE), ("ward_tower", WARD_TOWER), ("statue", STATUE)]
)
def test_taken_sites_are_not_offered(kind: str, number: int) -> None:
    state = table(MOST_SEATS)
    names = EDGE_NAMES if kind == "gate" else DISTRICT_NAMES
    for seat in range(1, MOST_SEATS):
        monument(state, seat, kind, names[seat])
    assert free_sites(state, number) == [0, 5]
    manors(state, 0, banker="anchorage")
    goods(state, 0, gold=10)
    turn(state)
    answer(state, f"do:{kind}")
    assert offers(state, "edge" if kind == "gate" else "at") == [names[0], names[5]]


@clause("CV-EXH-04")
@pytest.mark.parametrize("kind", ["gate", "ward_tower", "statue"])
def test_a_monument_without_a_free_site_is_illegal(kind: str) -> None:
    """Six sites are too many for five players, so two guests take the last ones."""
    state = table(MOST_SEATS)
    names = EDGE_NAMES if kind == "gate" else DISTRICT_NAMES
    manors(state, 0, banker="anchorage")
    goods(state, 0, gold=10)
    turn(state)
    assert f"do:{kind}" in options(state)
    for seat in range(1, MOST_SEATS):
        monument(state, seat, kind, names[seat])
    for site in (0, 5):
        guest = state.sides[1].clone()
        guest.monuments[["gate", "ward_tower", "statue"].index(kind)] = site
        state.sides.append(guest)
    assert refuses(state, f"do:{kind}")
    assert barred(state)[f"do:{kind}"] == "CV-EXH-04"


@clause("CV-EXH-04")
@pytest.mark.parametrize("number", [GATE, WARD_TOWER, STATUE])
def test_the_last_free_site_is_enough(number: int) -> None:
    """With a guest who takes the fifth of six sites."""
    state = table(MOST_SEATS)
    for seat in range(1, MOST_SEATS):
        state.sides[seat].monuments[number] = seat
    guest = state.sides[1].clone()
    guest.monuments[number] = 5
    state.sides.append(guest)
    assert free_sites(state, number) == [0]
    assert has_free_site(state, number)


@clause("CV-EXH-05")
@pytest.mark.parametrize("seats", range(1, MOST_SEATS + 1))
def test_keeps_and_wharf_cards_last_for_all_rounds(seats: int) -> None:
    catalog, rules = GAME.catalog, GAME.rules(seats, {})
    sides = max(2, seats)
    resets = ROUNDS - 1
    placed = DISTRICTS - sides + (resets if rules.rolls_keeps else 0)
    assert placed <= catalog.keeps == 8
    # One card lies open each round, and one more shows its back.
    assert ROUNDS + 1 <= len(catalog.wharf) == 12


@clause("CV-EXH-05")
def test_the_last_reset_still_finds_a_keep_and_two_wharf_cards() -> None:
    state = table(2, round=4, phase="scoring")
    begin(state, ResetPhase(), Round())
    skip_chance(state)
    assert state.round == 5
    assert sum(state.keeps) == 8
    assert state.wharf >= 0
    assert state.back >= 0


@clause("CV-EXH-06")
def test_an_empty_deck_is_rebuilt_when_a_card_is_needed() -> None:
    state = recruiter(food=1)
    deck(state, "pink", "")
    discards = state.discards[0].size
    turn(state)
    assert (state.decks[0].size, state.discards[0].size) == (0, discards)
    answer(state, "do:recruit", "die:gold", "card:pink:0")
    assert (state.decks[0].size, state.discards[0].size) == (discards, 0)
    assert len(told(state, DeckShuffled)) == 1


@clause("CV-EXH-06")
def test_the_last_card_leaves_its_deck_empty() -> None:
    state = recruiter(food=1)
    deck(state, "pink", "thief")
    discards = state.discards[0].size
    turn(state)
    answer(state, "do:recruit", "die:gold", "card:pink:0")
    assert weights(state) == {"citizen:thief": 1}
    answer(state, "citizen:thief")
    assert (state.decks[0].size, state.discards[0].size) == (0, discards)
    assert not told(state, DeckShuffled)


@clause("CV-EXH-06")
def test_cards_discarded_in_the_same_reset_are_shuffled_in() -> None:
    state = in_reset()
    deck(state, "pink", "thief")
    begin(state, ResetPhase())
    while weights(state) != {"citizen:thief": 1}:
        answer(state, options(state)[0])
    answer(state, "citizen:thief")
    assert {"citizen:monk", "citizen:butcher"} <= set(weights(state))
    assert line_of(state, "pink") == ["miner", "farmer", "thief"]
    answer(state, "citizen:monk")
    assert line_of(state, "pink") == ["miner", "farmer", "thief", "monk"]


@clause("CV-EXH-06")
def test_the_other_colour_is_not_touched() -> None:
    state = recruiter(food=1)
    deck(state, "pink", "")
    blue = state.decks[1].size
    turn(state)
    answer(state, "do:recruit", "die:gold", "card:pink:0")
    skip_chance(state)
    assert (state.decks[1].size, state.discards[1].size) == (blue, 0)
