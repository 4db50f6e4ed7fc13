"""The Recruit Action, the lines of Citizens, and what can run out."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    asked,
    barred,
    begin,
    deck,
    dice_of,
    drafted,
    goods,
    goods_of,
    guilds,
    has,
    is_done,
    lay_line,
    line_of,
    manors,
    monument,
    offers,
    options,
    owned,
    refuses,
    skip_chance,
    spaces,
    supply,
    table,
    tokens,
    tokens_at,
    told,
    turn,
    weights,
    windmills,
)
from support.clauses import clause
from tabard.core.values import CHANCE
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
from tabard.games.castellans.monuments import free_sites
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.state import CastellansState

PINK = "monk butcher miner farmer"
BLUE = "abbot artificer cook peddler"


def recruiter(food: int = 3, magic: int = 0) -> CastellansState:
    """A table where seat 0 can pay for a Citizen; it has one Food die and two Gold dice."""
    state = table()
    lay_line(state, "pink", PINK)
    lay_line(state, "blue", BLUE)
    drafted(state, 0, "gold gold food")
    goods(state, 0, food=food, magic=magic)
    return state


def in_reset() -> CastellansState:
    """A table before Reset, with the lines of `recruiter`."""
    state = table(4, phase="scoring")
    lay_line(state, "pink", PINK)
    lay_line(state, "blue", BLUE)
    return state


def without_tokens(state: CastellansState) -> CastellansState:
    """The same table; seat 0 has placed all its Citizen tokens."""
    tokens(state, 0, "citizen_token", anchorage=4)
    return state


# The action


@clause("CV-RECRUIT-01")
def test_every_open_citizen_of_both_lines_can_be_taken() -> None:
    state = turn(recruiter())
    answer(state, "do:recruit", "die:gold")
    lines = ("pink", "blue")
    assert offers(state, "card") == [f"{line}:{place}" for line in lines for place in range(4)]


@clause("CV-RECRUIT-01", "CV-RECRUIT-04")
@pytest.mark.parametrize(
    ("card", "citizen"), [("pink:2", "miner"), ("blue:0", "abbot"), ("blue:3", "peddler")]
)
def test_the_chosen_card_joins_the_player(card: str, citizen: str) -> None:
    state = turn(recruiter())
    answer(state, "do:recruit", "die:gold", f"card:{card}")
    assert owned(state, 0) == [citizen]
    assert citizen not in line_of(state, card.partition(":")[0])
    assert [owned(state, seat) for seat in (1, 2)] == [[], []]


@clause("CV-RECRUIT-02")
def test_a_food_face_gives_one_food_before_the_cost() -> None:
    state = turn(recruiter(food=0))
    answer(state, "do:recruit")
    assert dice_of(state, 0) == (["gold", "gold"], ["food"])
    assert offers(state, "card") == ["pink:0", "blue:0"]
    answer(state, "card:pink:0")
    assert goods_of(state, 0) == {}


@clause("CV-RECRUIT-02")
@pytest.mark.parametrize(("die", "left"), [("gold", 2), ("food", 3)])
def test_no_other_face_gives_food(die: str, left: int) -> None:
    state = turn(recruiter())
    answer(state, "do:recruit", f"die:{die}", "card:pink:0")
    assert has(state, 0, "food") == left


@clause("CV-RECRUIT-02")
def test_without_food_and_food_die_nobody_can_be_recruited() -> None:
    state = recruiter(food=0)
    drafted(state, 0, "gold gold gold")
    turn(state)
    assert refuses(state, "do:recruit")
    assert barred(state)["do:recruit"] == "CV-ACT-11"


@clause("CV-RECRUIT-03")
@pytest.mark.parametrize("line", ["pink", "blue"])
@pytest.mark.parametrize(("place", "price"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_the_price_rises_from_edge_to_centre(line: str, place: int, price: int) -> None:
    state = recruiter(food=6)
    turn(state)
    answer(state, "do:recruit", "die:gold", f"card:{line}:{place}")
    assert has(state, 0, "food") == 6 - price


@clause("CV-RECRUIT-03")
@pytest.mark.parametrize(("food", "places"), [(1, [0]), (2, [0, 1, 2]), (3, [0, 1, 2, 3])])
def test_what_cannot_be_paid_is_not_offered(food: int, places: list[int]) -> None:
    state = turn(recruiter(food=food))
    answer(state, "do:recruit", "die:gold")
    lines = ("pink", "blue")
    assert offers(state, "card") == [f"{line}:{place}" for line in lines for place in places]
    dear = {f"card:{line}:{place}" for line in lines for place in range(4) if place not in places}
    assert barred(state) == dict.fromkeys(dear, "CV-RECRUIT-03")


@clause("CV-RECRUIT-04")
def test_a_player_may_have_any_number_of_citizens() -> None:
    state = without_tokens(recruiter())
    cards = [card.key for card in GAME.numbers.citizens if card.line == 0]
    taken = [key for key in cards if key not in PINK.split()]
    for key in taken:
        state.decks[0].take(cards_number(key))
        state.sides[0].citizens = (*state.sides[0].citizens, cards_number(key))
    assert len(taken) == 10
    turn(state)
    answer(state, "do:recruit", "die:gold", "card:pink:0")
    assert owned(state, 0) == [*taken, "monk"]


def cards_number(key: str) -> int:
    """The number of a Citizen card."""
    return [card.key for card in GAME.numbers.citizens].index(key)


@clause("CV-RECRUIT-05")
@pytest.mark.parametrize(
    ("place", "rest"),
    [
        (0, ["butcher", "miner", "farmer"]),
        (1, ["monk", "miner", "farmer"]),
        (3, ["monk", "butcher", "miner"]),
    ],
)
def test_the_line_closes_and_is_filled_in_the_centre(place: int, rest: list[str]) -> None:
    state = turn(recruiter())
    answer(state, "do:recruit", "die:gold", f"card:pink:{place}")
    assert asked(state)[0] == CHANCE
    assert line_of(state, "pink") == rest
    assert set(weights(state)) == {
        f"citizen:{card.key}"
        for card in GAME.numbers.citizens
        if card.line == 0 and card.key not in PINK.split()
    }
    answer(state, "citizen:thief")
    assert line_of(state, "pink") == [*rest, "thief"]
    assert line_of(state, "blue") == BLUE.split()
    assert asked(state) == (0, "citizen_at")


@clause("CV-RECRUIT-06")
def test_an_instant_card_works_before_the_token_is_placed() -> None:
    state = recruiter(food=1)
    lay_line(state, "blue", "assassin artificer cook peddler")
    turn(state)
    answer(state, "do:recruit", "die:gold", "card:blue:0", "citizen:abbot")
    assert has(state, 0, "gold") == 6
    assert asked(state) == (0, "push")
    assert supply(state, 0, "citizen_token") == 4
    answer(state, "guild:worker")
    assert asked(state) == (0, "citizen_at")


@clause("CV-RECRUIT-06")
@pytest.mark.parametrize("action", ["recruit", "harvest", "wharf"])
def test_an_instant_card_never_works_again(action: str) -> None:
    state = without_tokens(recruiter(food=1))
    lay_line(state, "blue", "assassin artificer cook peddler")
    turn(state)
    answer(state, "do:recruit", "die:gold", "card:blue:0", "citizen:abbot", "guild:worker")
    goods(state, 0, gold=0, food=1)
    drafted(state, 0, "food food")
    turn(state)
    answer(state, f"do:{action}")
    skip_all(state)
    assert has(state, 0, "gold") == (2 if action == "harvest" else 0)


def skip_all(state: CastellansState) -> None:
    """Answer `end` where it is offered, else the first option, until all is done."""
    while not is_done(state):
        answer(state, "end" if "end" in options(state) else options(state)[0])


@clause("CV-RECRUIT-07")
@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_a_citizen_token_must_go_to_some_district(district: str) -> None:
    state = turn(recruiter())
    answer(state, "do:recruit", "die:gold", "card:pink:0", "citizen:thief")
    assert options(state) == [f"at:{place}" for place in DISTRICT_NAMES]
    answer(state, f"at:{district}")
    assert tokens_at(state, 0, "citizen_token", district) == 1
    assert supply(state, 0, "citizen_token") == 3


@clause("CV-RECRUIT-08", "CV-RECRUIT-09")
@pytest.mark.parametrize(
    ("card", "pushed"),
    [("pink:0", [0, 1, 0, 1]), ("pink:1", [1, 1, 0, 0]), ("blue:3", [0, 1, 1, 0])],
)
def test_one_push_is_for_the_card_and_one_for_the_district(card: str, pushed: list[int]) -> None:
    state = turn(recruiter())
    answer(state, "do:recruit", "die:gold", f"card:{card}")
    skip_chance(state)
    answer(state, "at:iron_pit")
    assert offers(state, "guild") == ["soldier", "shadow"]
    answer(state, "guild:soldier")
    assert spaces(state, 0) == pushed
    assert is_done(state)


@clause("CV-RECRUIT-08")
def test_the_push_of_the_card_comes_before_that_of_the_district() -> None:
    state = turn(recruiter())
    answer(state, "do:recruit", "die:gold", "card:pink:0", "citizen:thief", "at:iron_pit")
    assert spaces(state, 0) == [0, 0, 0, 1]
    assert asked(state) == (0, "push")


@clause("CV-RECRUIT-10", "CV-EXH-03")
def test_without_a_token_the_action_is_legal_and_gives_no_district_push() -> None:
    state = turn(without_tokens(recruiter()))
    answer(state, "do:recruit", "die:gold", "card:pink:0", "citizen:thief")
    assert is_done(state)
    assert owned(state, 0) == ["monk"]
    assert spaces(state, 0) == [0, 0, 0, 1]
    assert [tokens_at(state, 0, "citizen_token", place) for place in DISTRICT_NAMES] == [
        4, 0, 0, 0, 0, 0,
    ]  # fmt: skip


@clause("CV-RECRUIT-11")
def test_no_choice_ever_moves_a_citizen_token() -> None:
    state = recruiter()
    tokens(state, 0, "citizen_token", nor_high=3)
    tokens(state, 0, "ship", nor_high=1)
    goods(state, 0, gold=2)
    drafted(state, 0, "gold gold gold")
    turn(state)
    answer(state, "do:wharf", "end", "sub:sail", "at:penumbra")
    turn(state)
    answer(state, "do:recruit", "card:pink:0", "citizen:thief")
    assert not offers(state, "from")
    answer(state, "at:penumbra", "guild:shadow")
    assert is_done(state)
    assert tokens_at(state, 0, "citizen_token", "nor_high") == 3
    assert tokens_at(state, 0, "citizen_token", "penumbra") == 1


# What runs out


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
    return [f"citizen:{GAME.numbers.citizens[c].key}" for c in state.discards[0].kinds()]


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


@clause("CV-EXH-05")
@pytest.mark.parametrize("seats", range(1, MOST_SEATS + 1))
def test_keeps_and_wharf_cards_last_for_all_rounds(seats: int) -> None:
    numbers, rules = GAME.numbers, GAME.rules(seats, {})
    sides = max(2, seats)
    resets = ROUNDS - 1
    placed = DISTRICTS - sides + (resets if rules.rolls_keeps else 0)
    assert placed <= numbers.keeps == 8
    # One card lies open each round, and one more shows its back.
    assert ROUNDS + 1 <= len(numbers.wharf) == 12


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


@clause("CV-GUILD-08")
def test_pushes_of_a_recruit_can_be_lost() -> None:
    """A push is lost, not moved, where the token has no space left (CV-GUILD-08)."""
    state = recruiter()
    guilds(state, 0, holy=15)
    turn(state)
    answer(state, "do:recruit", "die:gold", "card:pink:0", "citizen:thief", "at:penumbra")
    assert is_done(state)
    assert spaces(state, 0) == [0, 0, 1, 15]
