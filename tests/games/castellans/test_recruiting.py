"""The Recruit Action and the lines of Citizens (CV-RECRUIT)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    drafted,
    goods,
    guilds,
    lay_line,
    skip_chance,
    tokens,
    turn,
)
from games.castellans.reading import (
    dice_of,
    goods_of,
    has,
    line_of,
    owned,
    spaces,
    supply,
    tokens_at,
)
from games.castellans.recruiting_laid import BLUE, PINK, cards_number, recruiter, without_tokens
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options, refuses, weights
from tabard.core.values import CHANCE
from tabard.games.castellans.kinds import DISTRICT_NAMES
from tabard.games.castellans.state import CastellansState


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
    cards = [card.key for card in GAME.catalog.citizens if card.line == 0]
    taken = [key for key in cards if key not in PINK.split()]
    for key in taken:
        state.decks[0].take(cards_number(key))
        state.sides[0].citizens = (*state.sides[0].citizens, cards_number(key))
    assert len(taken) == 10
    turn(state)
    answer(state, "do:recruit", "die:gold", "card:pink:0")
    assert owned(state, 0) == [*taken, "monk"]


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
        for card in GAME.catalog.citizens
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


@clause("CV-GUILD-08")
def test_pushes_of_a_recruit_can_be_lost() -> None:
    """A push is lost, not moved, where the token has no space left (CV-GUILD-08)."""
    state = recruiter()
    guilds(state, 0, holy=15)
    turn(state)
    answer(state, "do:recruit", "die:gold", "card:pink:0", "citizen:thief", "at:penumbra")
    assert is_done(state)
    assert spaces(state, 0) == [0, 0, 1, 15]
