"""What a seat sees of the table, word for word (AR-INFO-01)."""

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
    figures,
    goods,
    grants,
    lay_display,
    lay_favors,
    order,
    own_cards,
    passed,
    repository,
    score,
    skip_chance,
    table,
    tiles,
    token,
    turns,
    warriors,
)
from games.archon.reading import shown
from support.clauses import clause
from tabard.core.values import SPECTATOR
from tabard.games.archon.season import DrawAttack
from tabard.games.archon.state import ArchonState

HIGH, MIDDLE, LOW = [9, 6, 3, 1], [7, 4, 2, 1], [5, 3, 2, 1]
NO_GOODS = {"gold": 0, "stone": 0, "papyrus": 0, "silver": 0, "iron": 0, "recruit": 0}


def laid() -> ArchonState:
    """Three players in summer, with something of everything; it is the turn of seat 0."""
    state = table(3, 5)
    order(state, 2, 0, 1)
    cards(state, 0, "courtier*2 scribe", "courtier merchant", others="courtier*4 cleric")
    goods(state, 0, gold=2, stone=1, recruit=1)
    goods(state, 1, iron=2)
    grants(state, "grant_3", "grant_1", "grant_5")
    lay_favors(state, "levy", "royal_purse", "kings_ear")
    lay_display(state, "science", "sundial", "geometry", "lunar_calendar")
    lay_display(state, "arts", "fresco", "tapestry")
    own_cards(state, 0, "science", 2)
    own_cards(state, 1, "arts", 1)
    tiles(state, 0, "mint", "citadel")
    tiles(state, 1, "mint")
    warriors(state, 0, 1, 6)
    warriors(state, 1, 2)
    token(state, 1, "treasury_1", "palace_2")
    figures(state, 0, "treasury_2")
    repository(state, stone=2, iron=1)
    score(state, 0, 9)
    passed(state, 1)
    return turns(state, 1)


@clause("AR-INFO-01")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_all_see_round_order_grants_cards_and_supplies(viewer: int) -> None:
    seen = GAME.view(laid(), viewer)
    assert (seen["round"], seen["rounds"], seen["season"]) == (5, 9, "summer")
    assert (seen["phase"], seen["order"], seen["over"]) == ("round", [2, 0, 1], False)
    assert (seen["province"], seen["attack"], seen["strengths"]) == (
        "eastfold",
        "brigands",
        [4, 5, 5, 6, 8],
    )
    rows = [[HIGH, MIDDLE, LOW], [MIDDLE, HIGH, LOW], [HIGH, LOW, MIDDLE]]
    assert seen["grants"] == [
        {
            "season": season,
            "grant": grant,
            "rows": dict(zip(("science", "arts", "elite_warriors"), row, strict=True)),
        }
        for season, grant, row in zip(
            ("spring", "summer", "autumn"), ("grant_3", "grant_1", "grant_5"), rows, strict=True
        )
    ]
    assert seen["repository"] == {"stone": 2, "papyrus": 0, "silver": 0, "iron": 1}
    assert seen["stock"] == {
        "gold": None,
        "stone": 12,
        "papyrus": 15,
        "silver": 15,
        "iron": 12,
        "recruit": 24,
    }
    assert seen["decks"] == {
        "favors": 19,
        "provinces": 15,
        "science": 18,
        "arts": 20,
        "attacks": 5,
    }


@clause("AR-INFO-01")
def test_all_see_the_displays_the_wall_and_the_tiles() -> None:
    seen = GAME.view(laid(), SPECTATOR)
    assert seen["displays"] == {
        "science": [
            {"card": "sundial", "vp": 1, "bonus": {"any_resource": 1}},
            {"card": "geometry", "vp": 4, "bonus": {}},
            {"card": "lunar_calendar", "vp": 2, "bonus": {"recruit": 1}},
        ],
        "arts": [
            {"card": "fresco", "vp": 4, "bonus": {}},
            {"card": "tapestry", "vp": 2, "bonus": {"recruit": 1}},
        ],
    }
    owners = {1: 0, 2: 1, 6: 0}
    points = [3, 2, 1, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0]
    assert seen["wall"] == [
        {"space": space, "vp": vp, "player": owners.get(space)}
        for space, vp in enumerate(points, 1)
    ]
    found = seen["tiles"]
    assert found[0] == {
        "tile": "mint",
        "level": 1,
        "left": 0,
        "open": True,
        "cost": {"stone": 1, "silver": 1},
        "vp": 2,
    }
    assert [tile["level"] for tile in found] == [1] * 5 + [2] * 4 + [3] * 5
    assert [tile["open"] for tile in found] == [True] * 9 + [False] * 5
    assert [tile["left"] for tile in found] == [0, *[2] * 8, 1, 1, 0, 1, 1]


def slots(state: ArchonState, viewer: int) -> list[str]:
    """Slots with a tax, a Figure or a token, or covered, in words."""
    found = GAME.view(state, viewer)["slots"]
    return [
        " ".join(
            [
                f"{slot['slot']} {slot.get('favor', slot['building'])} {slot['cards']}",
                *(["covered"] if not slot["open"] else []),
                f"{slot['figures']} {slot['tokens']} tax {slot['tax']}",
            ]
        )
        for slot in found
        if slot["tax"] or slot["figures"] or slot["tokens"] or not slot["open"]
    ]


COVERED = [
    f"{building}_{slot} {building} 2 covered [] [] tax 0"
    for building, slot in (
        ("marketplace", 2),
        ("planetarium", 3),
        ("academy", 3),
        ("royal_guard", 3),
        ("guild_hall", 3),
    )
]


@clause("AR-INFO-01", "AR-TAX-02")
def test_a_player_sees_the_tax_to_be_paid_at_each_slot() -> None:
    assert slots(laid(), 0) == [
        "palace_1 levy 1 [] [] tax 1",
        "palace_2 royal_purse 2 [1] [1] tax 1",
        "palace_3 kings_ear 1 [] [] tax 1",
        "treasury_1 treasury 1 [1] [1] tax 1",
        "treasury_2 treasury 1 [0] [] tax 1",
        "treasury_3 treasury 2 [] [] tax 1",
        *COVERED,
    ]


@clause("AR-INFO-01", "AR-TAX-04")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_the_owner_of_the_tokens_and_whoever_looks_on_see_no_tax(viewer: int) -> None:
    assert slots(laid(), viewer) == [
        "palace_2 royal_purse 2 [1] [1] tax 0",
        "treasury_1 treasury 1 [1] [1] tax 0",
        "treasury_2 treasury 1 [0] [] tax 0",
        *COVERED,
    ]


@clause("AR-TAX-06")
@pytest.mark.parametrize(
    ("broke", "taxes"), [("entry_forbidden", [2, 2, 2]), ("pay_what_you_can", [0, 1, 2])]
)
def test_by_option_the_tax_is_what_can_be_paid(broke: str, taxes: list[int]) -> None:
    state = table(4, tax_when_broke=broke)
    token(state, 3, "treasury_1", "treasury_2")
    goods(state, 1, gold=1)
    goods(state, 2, gold=3)
    assert [shown(state, seat, "slots", 4, "tax") for seat in range(3)] == taxes


@clause("AR-INFO-01", "AR-CARD-03", "AR-GRANT-02")
def test_a_player_sees_the_own_hand_and_reserve_and_all_else_of_everybody() -> None:
    players = GAME.view(laid(), 0)["players"]
    assert players[0] == {
        "seat": 0,
        "emblem": "unicorn",
        "score": 9,
        "place": 1,
        "goods": NO_GOODS | {"gold": 2, "stone": 1, "recruit": 1},
        "cards": {"courtier": 7, "cleric": 1, "scribe": 1, "merchant": 1},
        "hand": {"courtier": 2, "scribe": 1},
        "reserve": {"courtier": 4, "cleric": 1},
        "hand_size": 3,
        "reserve_size": 5,
        "played": {"courtier": 1, "merchant": 1},
        "magisters": {"tax_collector": 0, "cleric": 1, "scribe": 1, "merchant": 1},
        "figures": 4,
        "passed": False,
        "unused": None,
        "passages": 0,
        "science": ["astrolabe", "star_chart"],
        "arts": [],
        "warriors": 2,
        "standing": {"science": 7, "arts": 0, "elite_warriors": 5},
        "tiles": [{"tile": "mint", "worth": 0}, {"tile": "citadel", "worth": 4}],
    }
    assert players[1] == {
        "seat": 1,
        "emblem": "dragon",
        "score": 4,
        "place": 2,
        "goods": NO_GOODS | {"iron": 2},
        "cards": {"courtier": 8, "scribe": 1, "merchant": 1},
        "hand": None,
        "reserve": None,
        "hand_size": 5,
        "reserve_size": 5,
        "played": {},
        "magisters": {"tax_collector": 0, "cleric": 0, "scribe": 1, "merchant": 1},
        "figures": 3,
        "passed": True,
        "unused": 5,
        "passages": 0,
        "science": [],
        "arts": ["altarpiece"],
        "warriors": 1,
        "standing": {"science": 0, "arts": 9, "elite_warriors": 3},
        "tiles": [{"tile": "mint", "worth": 0}],
    }
    assert [player["place"] for player in players] == [1, 2, 3]


def test_before_the_first_province_and_grant_there_is_nothing_to_see_of_them() -> None:
    state = GAME.new_state(2, {})
    assert shown(state, 0, "province") is None
    assert shown(state, 0, "attack") is None
    assert (shown(state, 0, "grants"), shown(state, 0, "order")) == ([], [])
    assert shown(state, 0, "players", 1, "standing") is None
    assert shown(state, 0, "strengths") == [2, 3, 3, 4, 5, 6]


@clause("AR-ATT-01")
@pytest.mark.parametrize(
    ("round", "found"),
    [(2, [2, 3, 3, 4, 5, 6]), (5, [5, 5, 6, 7, 8]), (9, [7, 8, 9, 10])],
)
def test_all_see_how_strong_the_next_attack_may_be(round: int, found: list[int]) -> None:
    state = table(2, round, attack_escalation="1")
    assert shown(state, SPECTATOR, "strengths") == found


@clause("AR-ATT-01", "AR-GRANT-02")
def test_after_the_last_attack_none_is_to_come_and_no_grant_either() -> None:
    state = end_round(table(2, 9))
    assert shown(state, 0, "strengths") == [3, 4, 5, 6]
    assert shown(state, 0, "players", 0, "standing") is not None
    skip_chance(state)
    assert shown(state, 0, "over") is True
    assert shown(state, 0, "strengths") == []
    assert shown(state, 0, "players", 0, "standing") is None


@clause("AR-CARD-03")
def test_whoever_divides_cards_sees_the_own_picks_and_who_is_still_picking() -> None:
    state = end_round(table(3, 2))
    skip_chance(state)
    answer_for(state, 0, "to_hand:scribe")
    divide(state, 1, "courtier*5")
    picks = [shown(state, viewer, "picks") for viewer in (0, 1, 2, SPECTATOR)]
    assert picks == [["scribe"], ["courtier"] * 5, [], []]
    assert {str(shown(state, viewer, "picking")) for viewer in (0, 1, 2, SPECTATOR)} == {"[0, 2]"}


@clause("AR-ATT-05")
def test_in_a_raid_all_see_who_has_a_choice_and_the_own_picks_alone() -> None:
    state = table(3, 6)
    goods(state, 1, silver=3, papyrus=3)
    goods(state, 2, silver=3, papyrus=2)
    assert shown(state, 0, "picking") == [], "the attack of the last season is over"
    begin(state, DrawAttack())
    answer(state, "attack:river_raiders")
    answer_for(state, 2, "lose:silver")
    picks = [shown(state, viewer, "picks") for viewer in (0, 1, 2, SPECTATOR)]
    assert picks == [[], [], ["silver"], []]
    answer_for(state, 2, "lose:papyrus", "lose:papyrus")
    assert [shown(state, viewer, "picking") for viewer in (0, SPECTATOR)] == [[1, 2], [1, 2]]
