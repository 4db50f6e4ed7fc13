"""General: what lies open, and what nobody knows (CV-GEN-08, -12)."""

from __future__ import annotations

import json

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    begin,
    citizens,
    crate,
    drafted,
    goods,
    guilds,
    lay_line,
    manors,
    table,
    tokens,
    turn,
    wharf,
)
from games.castellans.matches_played import MATCHES, played, skip_chance_of_cards
from games.castellans.reading import shown
from support.clauses import clause
from support.questions import weights
from tabard.core.values import SPECTATOR
from tabard.games.castellans.kinds import EDGE_NAMES
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.state import CastellansState


@clause("CV-GEN-08")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_everybody_sees_the_same(seats: int, number: int) -> None:
    for moment in played(seats, number).moments[::40]:
        views = [GAME.view(moment.state, seat) for seat in [*range(seats), SPECTATOR]]
        assert views == [views[0]] * (seats + 1)
    assert not GAME.has_secrets()


@clause("CV-GEN-08")
def test_goods_dice_tokens_and_citizens_of_all_lie_open() -> None:
    state = table()
    goods(state, 1, gold=4, food=2)
    citizens(state, 1, "monk cleric")
    drafted(state, 1, "food magic gold")
    guilds(state, 1, holy=7)
    tokens(state, 1, "temple", nor_high=2)
    crate(state, 1, "0:1")
    turn(state)
    assert shown(state, "players", 1, "goods") == {
        "gold": 4,
        "wood": 0,
        "stone": 0,
        "food": 2,
        "magic": 0,
    }
    assert shown(state, "players", 1, "citizens") == ["monk", "cleric"]
    assert shown(state, "players", 1, "drafted") == ["food", "magic", "gold"]
    assert shown(state, "players", 1, "guilds", "holy") == 7
    assert shown(state, "districts", 2, "tokens", 1, "temple") == 2
    assert shown(state, "wharf", "rows", 0, "icons", 1, "crate") == 1
    assert shown(state, "leftover") == ["gold", "wood", "stone"]


@clause("CV-GEN-08")
def test_what_is_told_of_a_match_everybody_hears() -> None:
    for event in played(3, 2).told:
        for seat in [0, 1, 2, SPECTATOR]:
            assert event.seen_by(seat) == event


@clause("CV-GEN-08", "CV-GEN-12")
def test_any_card_of_a_deck_may_come_next() -> None:
    state = table()
    goods(state, 0, food=1)
    turn(state)
    answer(state, "do:recruit", "card:pink:0")
    left = state.decks[0].kinds()
    keys = [GAME.catalog.citizens[citizen].key for citizen in left]
    assert weights(state) == {f"citizen:{key}": 1 for key in keys}
    assert len(keys) == 10


def words(state: CastellansState) -> set[str]:
    """All texts in what is shown of a table."""
    found: set[str] = set()

    def look(part: object) -> None:
        if isinstance(part, dict):
            for key, value in part.items():
                found.add(str(key))
                look(value)
        elif isinstance(part, list):
            for value in part:
                look(value)
        elif isinstance(part, str):
            found.add(part)

    look(json.loads(json.dumps(GAME.view(state, 0))))
    return found


@clause("CV-GEN-12", "CV-GEN-08")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_no_card_that_lies_face_down_is_named(seats: int, number: int) -> None:
    for moment in played(seats, number).moments[::25]:
        state, found = moment.state, words(moment.state)
        catalog = state.rules.catalog
        for bag in state.decks:
            assert not found & {catalog.citizens[card].key for card in bag.kinds()}
        assert not found & {catalog.wharf[card].key for card in state.wharf_deck.kinds()}


@clause("CV-GEN-12")
@pytest.mark.parametrize(
    ("back", "deals"),
    [
        ("buy-sell_vp-sell_influence", ["buy", "sell_vp", "sell_influence"]),
        ("sell_influence-buy-sell_vp", ["sell_influence", "buy", "sell_vp"]),
    ],
)
def test_the_back_of_the_next_wharf_card_is_seen_and_no_more_of_it(
    back: str, deals: list[str]
) -> None:
    state = table()
    wharf(state, "W03", back)
    turn(state)
    assert [shown(state, "wharf", "rows", row, "deal") for row in range(3)] == deals
    seen = shown(state, "wharf")
    assert isinstance(seen, dict)
    assert list(seen) == ["card", "rows", "worth"]
    assert seen["card"] == "W03"
    assert shown(state, "decks") == {"pink": 10, "blue": 10, "wharf": 11}


@clause("CV-GEN-12")
def test_the_next_wharf_card_is_any_with_the_back_that_was_seen() -> None:
    backs: dict[int, list[str]] = {}
    for card in GAME.catalog.wharf:
        backs.setdefault(card.back, []).append(card.key)
    for back, keys in backs.items():
        state = table()
        state.back = back
        if GAME.catalog.wharf[state.wharf].back == back:
            keys = [key for key in keys if key != "W01"]
        begin(state, ResetPhase())
        assert weights(state) == {f"wharf:{key}": 1 for key in keys}


@clause("CV-GEN-12")
def test_discards_and_recruited_citizens_are_seen() -> None:
    state = table()
    lay_line(state, "pink", "thief monk prefect priestess")
    citizens(state, 2, "guard")
    begin(state, ResetPhase())
    skip_chance_of_cards(state)
    seen = shown(state, "discards")
    assert isinstance(seen, dict)
    assert sorted(seen["pink"]) == ["monk", "thief"]
    assert len(seen["blue"]) == 2
    assert seen["wharf"] == ["W01"]
    assert shown(state, "players", 2, "citizens") == ["guard"]


# Every part of the view


@clause("CV-GEN-08", "CV-SCORE-01")
@pytest.mark.parametrize(
    ("round", "places"),
    [
        (1, ["anchorage", "bazani_gate", "nor_high"]),
        (2, ["penumbra", "luna_grove", "iron_pit"]),
        (3, ["bazani_gate", "nor_high", "penumbra"]),
        (4, ["luna_grove", "iron_pit", "anchorage"]),
    ],
)
def test_the_view_says_what_this_round_scores(round: int, places: list[str]) -> None:
    assert shown(turn(table(3, round)), "scoring") == places


@clause("CV-GEN-08", "CV-GUILD-03")
def test_the_view_shows_every_divider() -> None:
    state = turn(table())
    assert shown(state, "dividers", "worker") == [
        {"after": 2, "gain": {"resource_any": 1}},
        {"after": 5, "gain": {"gold": 2}},
        {"after": 8, "gain": {"vp": 2}},
        {"after": 11, "gain": {"vp": 3}},
    ]
    tracks = shown(state, "dividers")
    assert isinstance(tracks, dict)
    assert list(tracks) == ["worker", "soldier", "shadow", "holy"]


@clause("CV-GEN-08", "CV-MILL-04")
def test_the_view_shows_all_roads_tokens_and_manors() -> None:
    state = table()
    tokens(state, 1, "citizen_token", iron_pit=2)
    manors(state, 1, elder="iron_pit")
    turn(state)
    edges = shown(state, "edges")
    assert isinstance(edges, list)
    assert [edge["edge"] for edge in edges] == EDGE_NAMES
    there = {"manor": 1, "temple": 0, "ship": 0, "citizen_token": 2}
    assert shown(state, "districts", 5, "tokens", 1) == there
    built = shown(state, "players", 1, "manors")
    assert isinstance(built, dict)
    assert [name for name, place in built.items() if place] == ["elder"]
    assert built["elder"] == "iron_pit"


@clause("CV-GEN-08", "CV-RESET-03")
def test_while_no_wharf_card_lies_open_it_is_worth_nothing() -> None:
    state = begin(table(), ResetPhase())
    assert shown(state, "wharf") == {"card": None, "rows": [], "worth": [0, 0, 0]}


@clause("CV-SOLO-05", "CV-GEN-08")
def test_the_view_tells_seats_and_the_opponent_apart() -> None:
    state = turn(table(1, solo_opponent="oake"))
    sides = [
        (shown(state, "players", n, "seat"), shown(state, "players", n, "opponent")) for n in (0, 1)
    ]
    assert sides == [(0, None), (None, "oake")]
    unchosen = GAME.new_state(1, {})
    assert shown(unchosen, "players", 1, "opponent") is None
    three = turn(table(3))
    assert [shown(three, "players", n, "opponent") for n in range(3)] == [None] * 3
