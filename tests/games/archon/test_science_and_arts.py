"""Planetarium and Academy: Science and Arts cards (AR-B-PLANETARIUM, AR-B-ACADEMY)."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    GAME,
    all_goods,
    alone,
    answer,
    end_round,
    goods,
    lay_display,
    own_cards,
    skip_chance,
    table,
    turns,
    use,
)
from games.archon.reading import cards_taken, display_of, has, shown, vp
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, told, weights
from tabard.core.values import BLANK, CHANCE, SPECTATOR
from tabard.games.archon.action_events import CardTaken
from tabard.games.archon.events import CardShown, GrantScored


@clause("AR-B-PLANETARIUM-01")
def test_the_planetarium_sells_a_science_card_of_the_display() -> None:
    state = table(3)
    lay_display(state, "science", "geometry", "star_chart", "lunar_calendar")
    goods(state, 0, papyrus=2, iron=2, stone=1)
    alone(state)
    use(state, "planetarium_1")
    assert all_goods(state, 0) == {"papyrus": 1, "iron": 1, "stone": 1}
    assert offers(state, "card") == ["star_chart", "lunar_calendar", "geometry"]
    answer(state, "card:star_chart")
    assert vp(state, 0) == 4 + 1
    assert has(state, 0, "gold") == 2
    assert cards_taken(state, 0, "science") == ["star_chart"]
    assert asked(state)[0] == CHANCE
    assert len(weights(state)) == 20
    assert "science:star_chart" not in weights(state)
    answer(state, "science:alchemy")
    assert display_of(state, "science") == ["geometry", "lunar_calendar", "alchemy"]
    use(state, "planetarium_2", "courtier", "card:lunar_calendar")
    assert (vp(state, 0), has(state, 0, "recruit")) == (5 + 2, 1)


@clause("AR-B-ACADEMY-01")
def test_the_academy_sells_an_arts_card_of_the_display() -> None:
    state = table(3)
    lay_display(state, "arts", "fresco", "altarpiece", "tapestry")
    goods(state, 0, stone=1, silver=1, iron=1)
    alone(state)
    use(state, "academy_2")
    assert all_goods(state, 0) == {"iron": 1}
    assert offers(state, "card") == ["altarpiece", "fresco", "tapestry"]
    answer(state, "card:altarpiece")
    assert vp(state, 0) == 4 + 1
    assert offers(state, "gain") == ["stone", "papyrus", "silver", "iron"]
    answer(state, "gain:papyrus")
    assert all_goods(state, 0) == {"papyrus": 1, "iron": 1}
    answer(state, "arts:chalice")
    assert display_of(state, "arts") == ["fresco", "tapestry", "chalice"]
    assert cards_taken(state, 0, "arts") == ["altarpiece"]


@clause("AR-B-PLANETARIUM-01", "AR-B-ACADEMY-01")
@pytest.mark.parametrize(
    ("slot", "good"),
    [
        ("planetarium_1", "papyrus"),
        ("planetarium_1", "iron"),
        ("academy_1", "stone"),
        ("academy_1", "silver"),
    ],
)
def test_each_part_of_the_price_is_needed(slot: str, good: str) -> None:
    state = table(3)
    have = {"stone": 3, "papyrus": 3, "silver": 3, "iron": 3} | {good: 0}
    goods(state, 0, **have)
    turns(state)
    assert slot not in offers(state, "slot")


@clause("AR-B-ACADEMY-02")
@pytest.mark.parametrize("round", [3, 9])
def test_science_and_arts_cards_are_kept_to_the_end_and_count_in_every_scoring(round: int) -> None:
    state = table(2, round)
    own_cards(state, 0, "science", 2)
    own_cards(state, 1, "arts", 1)
    kept = cards_taken(state, 0, "science")
    end_round(state)
    skip_chance(state)
    items = [event.fields()[1] for event in told(state, GrantScored)]
    assert items == [(2, 0), (0, 1), (0, 0)]
    assert is_done(state) == (round == 9)
    for viewer in (0, 1, SPECTATOR):
        assert shown(state, viewer, "players", 0, "science") == kept
        assert shown(state, viewer, "players", 1, "arts") == cards_taken(state, 1, "arts")


@clause("AR-B-ACADEMY-03")
@pytest.mark.parametrize(
    ("empty", "closed", "open_slot"),
    [("science", "planetarium_1", "academy_1"), ("arts", "academy_1", "planetarium_1")],
)
def test_an_empty_display_closes_its_building_alone(
    empty: str, closed: str, open_slot: str
) -> None:
    state = table(2)
    goods(state, 0, stone=1, papyrus=1, silver=1, iron=1)
    lay_display(state, empty)
    turns(state)
    assert closed not in offers(state, "slot")
    assert barred(state)[f"slot:{closed}"] == "AR-ROUND-07"
    assert open_slot in offers(state, "slot")


@clause("AR-B-PLANETARIUM-01", "AR-B-ACADEMY-01")
def test_the_card_taken_and_the_card_that_comes_are_told_by_their_kind() -> None:
    state = table(2)
    goods(state, 0, stone=1, papyrus=1, silver=1, iron=1)
    lay_display(state, "science", "geometry", "lens", "compass")
    lay_display(state, "arts", "fresco", "chalice", "mosaic")
    alone(state)
    use(state, "planetarium_1", "courtier", "card:geometry", "science:alchemy")
    use(state, "academy_1", "courtier", "card:chalice", "arts:tapestry")
    number = {card.name: card.number for row in GAME.catalog.draw for card in row}
    assert told(state, CardTaken) == [
        CardTaken(0, number["geometry"], BLANK),
        CardTaken(0, BLANK, number["chalice"]),
    ]
    assert told(state, CardShown) == [
        CardShown(number["alchemy"], BLANK),
        CardShown(BLANK, number["tapestry"]),
    ]


@clause("AR-B-ACADEMY-03")
def test_the_last_card_of_the_stock_still_comes_to_the_display() -> None:
    state = table(2)
    own_cards(state, 1, "science", 19)
    goods(state, 0, papyrus=1, iron=1)
    alone(state)
    use(state, "planetarium_1", "courtier", "card:astrolabe")
    assert asked(state)[0] == CHANCE
    skip_chance(state)
    assert len(display_of(state, "science")) == 3


@clause("AR-B-ACADEMY-03")
def test_a_display_without_a_stock_is_not_refilled() -> None:
    state = table(2)
    own_cards(state, 1, "science", 20)
    goods(state, 0, papyrus=1, iron=1)
    alone(state)
    use(state, "planetarium_1", "courtier", "card:astrolabe")
    assert asked(state) == (0, "turn")
    assert len(display_of(state, "science")) == 2
