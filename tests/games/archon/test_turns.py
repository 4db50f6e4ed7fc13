"""Rounds and turns: which slots can be entered, with which cards (AR-ROUND)."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    all_goods,
    answer,
    cards,
    figures,
    goods,
    lay_display,
    lay_favors,
    order,
    passed,
    repository,
    stock,
    table,
    tiles,
    token,
    turns,
    use,
    whole_round,
)
from games.archon.reading import figures_on, has, in_pile, shown
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options, refuses, told
from tabard.core.values import CHANCE, SPECTATOR
from tabard.games.archon.action_events import FigurePlaced, GoodsGained, Passed
from tabard.games.archon.events import RoundBegan, RoundEnded
from tabard.games.archon.state import ArchonState

TREASURY = ["treasury_1", "treasury_2", "treasury_3"]


@clause("AR-ROUND-01")
def test_turns_go_round_in_player_order_from_the_first_on() -> None:
    state = table(3)
    order(state, 2, 0, 1)
    whole_round(state)
    assert told(state, RoundBegan) == [RoundBegan(1)]
    seen = []
    for slot in ["treasury_1", "treasury_2", "barracks_1", "treasury_3"]:
        seen.append(asked(state))
        use(state, slot)
    seen.append(asked(state))
    assert seen == [(2, "turn"), (0, "turn"), (1, "turn"), (2, "turn"), (0, "turn")]


@clause("AR-ROUND-01")
def test_a_turn_is_one_action_or_passing_and_who_has_passed_is_left_out() -> None:
    state = turns(table(3))
    assert options(state)[-1] == "pass"
    assert "treasury_1" in offers(state, "slot")
    use(state, "treasury_1")
    assert asked(state) == (1, "turn")
    answer(state, "pass")
    assert asked(state) == (2, "turn")
    use(state, "treasury_2")
    assert asked(state) == (0, "turn")
    use(state, "barracks_1")
    assert asked(state) == (2, "turn")


@clause("AR-ROUND-02")
def test_an_action_plays_cards_places_a_figure_and_is_carried_out_at_once() -> None:
    state = turns(table(3))
    use(state, "treasury_1")
    assert in_pile(state, 0, "hand") == {"courtier": 4}
    assert in_pile(state, 0, "played") == {"courtier": 1}
    assert figures_on(state, "treasury_1") == [0]
    assert shown(state, SPECTATOR, "players", 0, "figures") == 4
    assert has(state, 0, "gold") == 2
    events = [type(event) for event in state.told]
    assert events == [FigurePlaced, GoodsGained]


@clause("AR-ROUND-03")
@pytest.mark.parametrize("kind", ["courtier", "tax_collector", "cleric", "scribe", "merchant"])
def test_a_slot_marked_1_takes_one_courtier_or_one_magister(kind: str) -> None:
    state = table(3)
    every = "courtier tax_collector cleric scribe merchant"
    cards(state, 0, every, others="courtier*5")
    turns(state)
    answer(state, "slot:barracks_1")
    assert offers(state, "with") == every.split()
    answer(state, f"with:{kind}")
    if asked(state)[1] == "benefit":
        answer(state, "benefit:no")
    assert in_pile(state, 0, "played") == {kind: 1}
    assert has(state, 0, "recruit") == 1


@clause("AR-ROUND-04")
def test_a_slot_marked_2_takes_two_courtiers() -> None:
    state = turns(table(3))
    use(state, "treasury_3")
    assert in_pile(state, 0, "played") == {"courtier": 2}
    assert in_pile(state, 0, "hand") == {"courtier": 3}
    assert figures_on(state, "treasury_3") == [0]


@clause("AR-ROUND-04")
@pytest.mark.parametrize("kind", ["tax_collector", "cleric", "scribe", "merchant"])
def test_a_slot_marked_2_takes_one_magister_alone(kind: str) -> None:
    state = table(3)
    cards(state, 0, f"courtier {kind}", "courtier*3", others="courtier*3 scribe merchant")
    turns(state)
    answer(state, "slot:treasury_3")
    assert offers(state, "with") == [kind], "one Courtier is not enough"
    answer(state, f"with:{kind}")
    if asked(state)[1] == "benefit":
        answer(state, "benefit:no")
    assert in_pile(state, 0, "played") == {"courtier": 3, kind: 1}
    assert figures_on(state, "treasury_3") == [0]


@clause("AR-ROUND-04")
def test_one_courtier_alone_does_not_enter_a_slot_marked_2() -> None:
    state = table(3)
    cards(state, 0, "courtier", "courtier*4", others="courtier*3 scribe merchant")
    turns(state)
    assert offers(state, "slot") == ["treasury_1", "treasury_2", "barracks_1"]
    assert barred(state)["slot:treasury_3"] == "AR-ROUND-04"


@clause("AR-ROUND-05")
@pytest.mark.parametrize("kind", ["courtier", "tax_collector", "scribe", "merchant"])
@pytest.mark.parametrize("owner", [0, 1])
def test_an_occupied_slot_cannot_be_chosen(kind: str, owner: int) -> None:
    state = table(3)
    cards(state, 0, f"{kind}*2", "courtier*3", others="courtier*3 cleric*2")
    figures(state, owner, "treasury_1")
    turns(state)
    assert "treasury_1" not in offers(state, "slot")
    assert "treasury_2" in offers(state, "slot")
    assert refuses(state, "slot:treasury_1")
    assert barred(state)["slot:treasury_1"] == "AR-ROUND-05"


@clause("AR-ROUND-05")
def test_a_cleric_and_a_tile_that_allows_it_enter_an_occupied_slot() -> None:
    state = table(3)
    cards(state, 0, "courtier scribe cleric", "courtier*2", others="courtier*5")
    figures(state, 1, "treasury_1")
    turns(state)
    answer(state, "slot:treasury_1")
    assert offers(state, "with") == ["cleric"]
    other = table(3)
    cards(other, 0, "courtier scribe", "courtier*3", others="courtier*4 merchant")
    tiles(other, 0, "secret_passage")
    figures(other, 1, "treasury_1")
    turns(other)
    answer(other, "slot:treasury_1")
    assert offers(other, "with") == ["courtier"]


def rich(seats: int) -> ArchonState:
    """A table at which everything can be paid for, in the last season."""
    state = table(seats, 7)
    goods(state, 0, gold=9, stone=4, papyrus=4, silver=4, iron=4, recruit=4)
    repository(state, stone=1)
    return state


@clause("AR-ROUND-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_covered_slot_can_never_be_chosen(seats: int) -> None:
    state = rich(seats)
    cards(state, 0, "courtier*2 cleric*2 merchant", others="courtier*5")
    turns(state)
    found = offers(state, "slot")
    assert len(found) == seats + {2: 15, 3: 19, 4: 24}[seats]
    slots = shown(state, SPECTATOR, "slots")
    assert isinstance(slots, list)
    covered = {f"slot:{slot['slot']}" for slot in slots if not slot["open"]}
    assert {text for text, reason in barred(state).items() if reason == "AR-ROUND-06"} == covered
    assert all(refuses(state, text) for text in covered)


@clause("AR-ROUND-07")
def test_a_slot_needs_the_whole_cost_of_its_action() -> None:
    state = table(3)
    goods(state, 0, papyrus=1, silver=1, recruit=1)
    turns(state)
    found = offers(state, "slot")
    for slot in ["planetarium_1", "academy_1", "royal_guard_1", "guild_hall_1", "palace_1"]:
        assert slot not in found
        assert barred(state)[f"slot:{slot}"] == "AR-ROUND-07"
    state = table(3)
    goods(state, 0, papyrus=1, iron=1, stone=1, silver=1, recruit=2)
    turns(state)
    for slot in ["planetarium_1", "academy_1", "royal_guard_1"]:
        assert slot in offers(state, "slot")


@clause("AR-ROUND-07")
def test_the_cost_must_be_left_after_the_tax() -> None:
    state = table(3)
    cards(state, 0, "courtier*2 tax_collector", "courtier*2", others="courtier*4 merchant")
    goods(state, 0, silver=1, gold=2)
    token(state, 1, "guild_hall_2")
    turns(state)
    answer(state, "slot:guild_hall_1")
    assert offers(state, "with") == ["courtier", "tax_collector"]
    state = table(3)
    cards(state, 0, "courtier*2", "courtier*3", others="courtier*3 scribe merchant")
    goods(state, 0, stone=1, gold=1)
    token(state, 1, "guild_hall_2")
    turns(state)
    assert "guild_hall_1" not in offers(state, "slot"), "1 gold for the tax, none for a Cleric"
    assert barred(state)["slot:guild_hall_1"] == "AR-ROUND-07"


@clause("AR-ROUND-07")
def test_a_slot_needs_a_unit_of_its_gain_or_what_it_buys() -> None:
    state = table(3, gold_supply="59")
    goods(state, 0, papyrus=1, iron=1, gold=1)
    lay_display(state, "science")
    stock(state, 1, gold=0, recruit=0)
    turns(state)
    for slot in [*TREASURY, "repository_1", "barracks_1", "planetarium_1"]:
        assert slot not in offers(state, "slot")
        assert barred(state)[f"slot:{slot}"] == "AR-ROUND-07"


@clause("AR-ROUND-07")
def test_one_unit_is_enough_and_the_rest_lapses() -> None:
    state = table(3, gold_supply="59")
    cards(state, 0, "merchant*2 courtier*3", others="courtier*5")
    repository(state, iron=1)
    stock(state, 1, gold=1, recruit=1)
    passed(state, 1, 2)
    turns(state)
    use(state, "treasury_1", "merchant", "benefit:yes")
    use(state, "barracks_1", "merchant", "benefit:yes")
    use(state, "repository_1")
    assert all_goods(state, 0) == {"gold": 1, "recruit": 1, "iron": 1}
    assert told(state, GoodsGained)[0] == GoodsGained(0, 0, 1, 2)


@clause("AR-ROUND-07")
def test_a_bonus_that_is_not_there_lapses() -> None:
    state = table(3)
    lay_display(state, "science", "sundial", "lunar_calendar", "compass")
    goods(state, 0, papyrus=2, iron=2)
    stock(state, 1, stone=0, papyrus=0, silver=0, iron=0, recruit=0)
    passed(state, 1, 2)
    turns(state)
    use(state, "planetarium_1", "courtier", "card:lunar_calendar")
    assert has(state, 0, "recruit") == 0
    assert asked(state)[0] == CHANCE


@clause("AR-ROUND-08")
def test_without_a_figure_only_passing_is_possible() -> None:
    state = table(3)
    cards(state, 0, "courtier*2 merchant", "courtier*2", others="courtier*4 scribe")
    figures(state, 0, "treasury_1", "treasury_2", "barracks_1", "barracks_2", "marketplace_1")
    turns(state)
    assert (asked(state), options(state)) == ((0, "turn"), ["pass"])
    assert refuses(state, "slot:treasury_3")


@clause("AR-ROUND-08")
def test_five_cards_never_need_more_than_five_figures() -> None:
    state = table(2)
    cards(state, 0, "merchant*4 scribe", others="courtier*5")
    lay_favors(state, "court_gossip", "royal_purse")
    repository(state, iron=1)
    passed(state, 1)
    turns(state)
    for slot in ["treasury_1", "treasury_2", "barracks_1"]:
        use(state, slot, "merchant", "benefit:no")
    use(state, "palace_1", "merchant")
    assert shown(state, 0, "players", 0, "figures") == 1
    use(state, "palace_2", "scribe")
    assert shown(state, 0, "players", 0, "figures") == 0
    assert is_done(state), "without a card nobody is asked any more"


@clause("AR-ROUND-09")
def test_the_round_ends_when_the_last_player_has_passed() -> None:
    state = table(3)
    whole_round(state)
    answer(state, "pass", "pass")
    assert told(state, RoundEnded) == []
    assert asked(state) == (2, "turn")
    use(state, "treasury_1")
    assert asked(state) == (2, "turn"), "whoever is left goes on alone"
    assert told(state, RoundEnded) == []
    answer(state, "pass")
    assert told(state, RoundEnded) == [RoundEnded(1)]
    assert [event.fields() for event in told(state, Passed)] == [(0, 5), (1, 5), (2, 4)]


@clause("AR-ROUND-10")
def test_several_own_figures_may_stand_in_one_building() -> None:
    state = table(3)
    passed(state, 1, 2)
    turns(state)
    for slot in TREASURY:
        use(state, slot)
    assert [figures_on(state, slot) for slot in TREASURY] == [[0], [0], [0]]
    assert has(state, 0, "gold") == 6
