"""Data files: the numbers of the box, each entry with its source and its names."""

from __future__ import annotations

from collections import Counter

import pytest

from games.castellans.numbers_laid import OWN
from support.clauses import clause
from support.data_files import named_things
from tabard.core.values import BLANK
from tabard.games.castellans import catalog, kinds, rules
from tabard.games.castellans.rules import Citizen, Gain
from tabard.parts.catalog import DataFolder, read_options

CATALOG = catalog.read_catalog(DataFolder(OWN))


def said(gain: Gain) -> dict[str, int]:
    """What a gain holds, by name."""
    found = {name: gain.goods[good] for good, name in enumerate(kinds.GOOD_NAMES)} | {
        "vp": gain.vp,
        "leftover_dice": gain.leftover,
        "resource_any": gain.resource_any,
        "resource_same": gain.resource_same,
        "influence_any": gain.influence_any,
        "influence_same": gain.influence_same,
        "influence_district": gain.influence_district,
        "influence_card": gain.influence_card,
        "sail": gain.sail,
    }
    return {name: count for name, count in found.items() if count}


def citizen(key: str) -> Citizen:
    return next(card for card in CATALOG.citizens if card.key == key)


@clause("CV-RES-02")
def test_players_start_with_a_little_and_hold_six_of_each_good() -> None:
    assert CATALOG.starts == [3, 1, 1, 1, 1]
    assert CATALOG.limits == [6, 6, 6, 6, 6]


@clause("CV-DIE-01")
def test_faces_give_two_gold_or_one_of_a_kind() -> None:
    resources = [{name: 1} for name in ("wood", "stone", "food", "magic")]
    gains = [said(gain) for gain in CATALOG.faces]
    assert gains == [{"gold": 2}, *resources, {"influence_any": 1}]


def test_a_face_helps_with_each_primary_action() -> None:
    faces = [kinds.FACE_NAMES[face] for face in CATALOG.bonus_faces]
    assert kinds.PRIMARY_NAMES == ["wharf", "harvest", "manor", "temple", "recruit"]
    assert faces == ["influence", "magic", "wood", "stone", "food"]
    gains = [said(gain) for gain in CATALOG.die_bonuses]
    assert gains[:2] == [{"influence_any": 1}, {"resource_any": 1}]
    assert gains[2:] == [{"wood": 1}, {"stone": 1}, {"food": 1}]


def test_actions_cost_what_the_book_says() -> None:
    costs = CATALOG.costs
    assert (costs.manor_wood, costs.temple_stone, costs.ship_wood) == (3, 2, 2)
    assert (costs.sail_gold, costs.mill_food) == (2, 2)
    assert costs.recruit_food == [1, 2, 2, 3]


@clause("CV-GATE-02", "CV-TOWER-02", "CV-STATUE-02")
def test_monuments_cost_gold_and_score_by_tokens() -> None:
    assert CATALOG.costs.monuments == [8, 7, 6]
    assert CATALOG.rewards.monuments == [2, 1, 1]
    assert CATALOG.rewards.monument_vp == [1, 1, 1, 2]


def test_actions_give_influence() -> None:
    rewards = CATALOG.rewards
    assert (rewards.manor, rewards.temple, rewards.harvest) == (1, 2, 1)
    assert (rewards.recruit_card, rewards.recruit_district) == (1, 1)


def test_each_player_has_tokens_for_the_board() -> None:
    assert kinds.TOKEN_NAMES == ["manor", "temple", "ship", "citizen_token", "windmill"]
    assert CATALOG.supply == [8, 4, 3, 4, 3]
    assert (CATALOG.crates_at_start, CATALOG.crates, CATALOG.keeps) == (2, 3, 8)


@clause("CV-SETUP-16")
def test_dice_keeps_and_columns_go_by_players() -> None:
    assert (CATALOG.drafted, CATALOG.leftover) == (3, 3)
    assert CATALOG.tables.dice[1:] == [9, 9, 12, 15, 18]
    assert CATALOG.tables.keep_roll[1:] == [True, True, True, False, False]
    assert CATALOG.tables.first_column[1:] == [1, 1, 1, 0, 0]


def test_each_pair_of_guilds_meets_in_one_district() -> None:
    names = [{kinds.GUILD_NAMES[guild] for guild in pair} for pair in CATALOG.city.guilds]
    assert dict(zip(kinds.DISTRICT_NAMES, names)) == {
        "anchorage": {"worker", "shadow"},
        "bazani_gate": {"worker", "soldier"},
        "nor_high": {"soldier", "holy"},
        "penumbra": {"holy", "shadow"},
        "luna_grove": {"worker", "holy"},
        "iron_pit": {"soldier", "shadow"},
    }
    assert len(set(CATALOG.city.masks)) == kinds.DISTRICTS


@clause("CV-MILL-04", "CV-SCORE-01")
def test_roads_hold_four_windmills_and_rounds_score_regions() -> None:
    assert CATALOG.city.slots == [4] * 6
    assert CATALOG.city.die == [0, 1, 2, 3, 4, 5]
    assert CATALOG.city.scored == [
        [0, 1, 2],
        [3, 4, 5],
        [1, 2, 3],
        [4, 5, 0],
        [0, 1, 2, 3, 4, 5],
    ]


def test_tracks_have_twelve_ordinary_and_three_starred_spaces() -> None:
    assert (CATALOG.tracks.first_star, CATALOG.tracks.top) == (13, 15)


def test_every_track_pays_the_same_in_another_order() -> None:
    assert {tuple([line.after for line in row]) for row in CATALOG.tracks.dividers} == {
        (2, 5, 8, 11)
    }
    gains = [[said(line.gain) for line in row] for row in CATALOG.tracks.dividers]
    assert gains == [
        [{"resource_any": 1}, {"gold": 2}, {"vp": 2}, {"vp": 3}],
        [{"vp": 2}, {"resource_any": 1}, {"gold": 2}, {"vp": 3}],
        [{"gold": 2}, {"resource_any": 1}, {"vp": 2}, {"vp": 3}],
        [{"magic": 1}, {"vp": 2}, {"gold": 2}, {"vp": 3}],
    ]


def test_three_places_score() -> None:
    assert CATALOG.control_places == [6, 4, 2]
    assert CATALOG.wharf_places == [3, 2, 1]
    assert CATALOG.guild_places == [6, 4, 2]


@pytest.mark.parametrize(
    ("number", "action", "gain", "self_too"),
    [
        (kinds.MERCHANT, kinds.WHARF, {"gold": 2}, False),
        (kinds.LAND_OWNER, kinds.HARVEST, {"leftover_dice": 1, "influence_any": 1}, False),
        (kinds.ARCHITECT, kinds.BUILD_MANOR, {"influence_district": 1}, True),
        (kinds.PRIEST, kinds.BUILD_TEMPLE, {"influence_district": 1}, False),
        (kinds.ELDER, kinds.RECRUIT, {"influence_card": 1}, False),
    ],
)
def test_five_manors_go_with_a_primary_action(
    number: int, action: int, gain: dict[str, int], self_too: bool
) -> None:
    manor = CATALOG.manors[number]
    assert (manor.timing, manor.action, manor.self_too) == (rules.ON_ACTION, action, self_too)
    assert said(manor.gain) == gain


def test_the_other_manors_score_ships_pay_once_or_raise_a_limit() -> None:
    keeper, adventurer, banker = CATALOG.manors[kinds.LIGHTHOUSE_KEEPER :]
    assert (keeper.timing, keeper.vp) == (rules.ON_SCORING, 2)
    assert (adventurer.timing, adventurer.gold, adventurer.units) == (rules.INSTANT, 6, 3)
    assert (banker.timing, banker.gold_limit, banker.crates) == (rules.INSTANT, 10, 1)


def test_seven_citizens_of_each_guild_fourteen_in_each_line() -> None:
    cards = CATALOG.citizens
    assert Counter(card.line for card in cards) == {kinds.PINK: 14, kinds.BLUE: 14}
    assert Counter(card.guild for card in cards) == dict.fromkeys(range(kinds.GUILDS), 7)
    assert {card.copies for card in cards} == {1}
    assert [card.key for card in cards if card.self_too] == ["captain"]


def test_each_face_has_a_citizen_for_drafting_and_all_but_gold_one_for_turning() -> None:
    found = {
        timing: {card.face: card.key for card in CATALOG.citizens if card.timing == timing}
        for timing in (rules.ON_DRAFT_FACE, rules.ON_DIE_SETTLE)
    }
    drafting = ["thief", "lumberjack", "miner", "butcher", "monk", "priestess"]
    turning = ["builder", "sculptor", "cook", "cleric", "condottieri"]
    assert found[rules.ON_DRAFT_FACE] == dict(enumerate(drafting))
    assert found[rules.ON_DIE_SETTLE] == dict(enumerate(turning, kinds.WOOD))
    assert {card.face for card in CATALOG.citizens if card.timing == rules.INSTANT} == {BLANK}
    assert {str(said(citizen(key).gain)) for key in drafting} == {"{'resource_any': 1}"}


@pytest.mark.parametrize(
    ("key", "action"),
    [
        ("prefect", kinds.BUILD_TEMPLE),
        ("harbor_master", kinds.WHARF),
        ("captain", kinds.RECRUIT),
        ("constable", kinds.BUILD_MANOR),
        ("farmer", kinds.HARVEST),
    ],
)
def test_a_citizen_goes_with_each_primary_action(key: str, action: int) -> None:
    card = citizen(key)
    assert (card.timing, card.action, said(card.gain)) == (rules.ON_ACTION, action, {"gold": 2})


@pytest.mark.parametrize(
    ("key", "gold", "units", "gain"),
    [
        ("abbot", 0, 1, {"influence_any": 1}),
        ("bishop", 2, 0, {"influence_any": 1}),
        ("alchemist", 0, 1, {"gold": 2}),
        ("peddler", 2, 0, {"resource_any": 1}),
        ("engineer", 0, 1, {"vp": 2}),
        ("artificer", 1, 0, {"vp": 1}),
    ],
)
def test_a_conversion_takes_gold_or_a_resource(
    key: str, gold: int, units: int, gain: dict[str, int]
) -> None:
    card = citizen(key)
    assert (card.timing, card.gold_cost, card.resource_cost) == (
        rules.ON_DRAFT_CONVERT,
        gold,
        units,
    )
    assert said(card.gain) == gain


@pytest.mark.parametrize(
    ("key", "timing", "gain"),
    [
        ("assassin", rules.INSTANT, {"gold": 6, "influence_any": 1}),
        ("guard", rules.INSTANT, {"gold": 2, "resource_any": 1, "influence_same": 2}),
        ("coxswain", rules.INSTANT, {"gold": 2, "sail": 1}),
        ("merchant_citizen", rules.INSTANT, {"gold": 3, "resource_same": 3}),
        ("smuggler", rules.ON_RESET, {"sail": 1}),
        ("peasant", rules.ON_RESET, {"leftover_dice": 2}),
    ],
)
def test_citizens_give_at_once_or_in_the_reset(key: str, timing: int, gain: dict[str, int]) -> None:
    card = citizen(key)
    assert (card.timing, said(card.gain)) == (timing, gain)
    assert (card.face, card.action, card.gold_cost, card.resource_cost) == (BLANK, BLANK, 0, 0)


def icons(columns: range) -> Counter[str]:
    return Counter(
        kinds.GOOD_NAMES[card.front[row * kinds.COLUMNS + column]]
        for card in CATALOG.wharf
        for row in range(kinds.ROWS)
        for column in columns
    )


@clause("CV-WHARF-01", "CV-WHARF-02")
def test_wharf_cards_are_fair_to_resources_and_rows() -> None:
    assert icons(range(1, 4)) == {"wood": 30, "stone": 30, "food": 30, "magic": 18}
    assert icons(range(1)) == {"wood": 10, "stone": 10, "food": 10, "magic": 6}
    assert Counter(card.back for card in CATALOG.wharf) == dict.fromkeys(range(6), 2)
    assert [card.key for card in CATALOG.wharf] == [f"W{number:02}" for number in range(1, 13)]


def test_the_first_wharf_card_lies_row_by_row() -> None:
    card = CATALOG.wharf[0]
    rows = [card.front[start : start + kinds.COLUMNS] for start in (0, 4, 8)]
    assert rows == [
        [kinds.STONE, kinds.STONE, kinds.FOOD, kinds.WOOD],
        [kinds.MAGIC, kinds.WOOD, kinds.WOOD, kinds.FOOD],
        [kinds.FOOD, kinds.MAGIC, kinds.STONE, kinds.WOOD],
    ]
    assert kinds.BACK_NAMES[card.back] == "buy-sell_vp-sell_influence"


def test_lines_of_the_wharf_buy_and_sell() -> None:
    deals = CATALOG.deals
    assert deals.buy_gold == 1
    assert (deals.sell_gold, deals.sell_vp) == (1, 1)
    assert (deals.favour_pushes, deals.favour_gold) == (1, 2)


@pytest.mark.parametrize(
    ("key", "difficulty", "totals", "sails"),
    [
        ("brandt", 1, [4, 3, 3, 2, 3], 5),
        ("oake", 1, [3, 4, 3, 3, 2], 1),
        ("dray", 2, [5, 3, 2, 3, 2], 3),
        ("vire", 2, [4, 2, 4, 2, 3], 3),
        ("ysenne", 3, [4, 4, 4, 2, 1], 0),
        ("vaun", 3, [5, 4, 4, 1, 1], 0),
    ],
)
def test_an_opponent_has_tokens_for_its_programme(
    key: str, difficulty: int, totals: list[int], sails: int
) -> None:
    opponent = CATALOG.opponents[kinds.OPPONENT_NAMES.index(key)]
    assert (opponent.key, opponent.difficulty) == (key, difficulty)
    actions = Counter(action for plan in opponent.plans for action in plan.actions)
    assert [actions[action] for action in range(len(kinds.PROGRAMME_NAMES))] == totals
    assert sum(plan.sails for plan in opponent.plans) == sails
    built = [plan.monument for plan in opponent.plans if plan.monument != BLANK]
    assert sorted(built) == list(range(kinds.MONUMENTS))
    assert sorted(opponent.priority) == list(range(kinds.FACES))


def test_a_plan_says_what_a_round_brings() -> None:
    first, second = CATALOG.opponents[0].plans[:2]
    assert first.actions == [kinds.DO_SHIPYARD, kinds.DO_MANOR, kinds.DO_RECRUIT]
    assert (first.monument, first.bonus) == (BLANK, rules.BONUS_WHARF)
    assert (first.deal, first.faces) == (kinds.SELL_VP, [kinds.FOOD, kinds.WOOD, kinds.GOLD])
    assert (second.monument, second.bonus) == (kinds.LIGHTHOUSE, rules.BONUS_SAIL)
    assert (second.deal, second.faces, second.sails) == (BLANK, [], 1)
    assert CATALOG.opponents[0].plans[3].deal == kinds.SELL_INFLUENCE


def test_charts_read_the_decision_die() -> None:
    charts = CATALOG.charts
    assert charts.districts[2] == [1, 1, 2, 2, 3, 3]
    assert charts.districts[4] == [0, 1, 2, 3, 4, 5]
    for chart, scored in zip(charts.districts, CATALOG.city.scored):
        assert set(chart) == set(scored)
    assert charts.selector[2:] == [
        [0, 0, 0, 1, 1, 1],
        [0, 0, 1, 1, 2, 2],
        [0, 1, 2, 3, BLANK, BLANK],
        [0, 1, 2, 3, 4, BLANK],
        [0, 1, 2, 3, 4, 5],
    ]
    assert charts.citizens == [(0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0)]


def test_options_are_the_rulings_that_may_be_decided_otherwise() -> None:
    options = {option.key: option for option in read_options(DataFolder(OWN))}
    assert {key: option.default for key, option in options.items()} == {
        "reset_discard": "2",
        "granted_sail_free": "true",
        "citizen_copies": "1",
        "wharf_needs_crate": "false",
        "zero_control_scores": "false",
        "action_bonus_timing": "after_payment",
        "first_player": "random",
        "solo_first_tie": "alternate",
        "solo_opponent": "brandt",
    }
    assert options["solo_opponent"].choices == [*kinds.OPPONENT_NAMES, "random"]
    assert rules.Ruleset(CATALOG, 2, {key: one.default for key, one in options.items()}).dice == 9


def test_what_choices_name_has_a_name() -> None:
    named = named_things(OWN)
    rows = [
        kinds.COLOR_NAMES,
        kinds.PHASE_NAMES,
        kinds.FACE_NAMES,
        kinds.GUILD_NAMES,
        kinds.DISTRICT_NAMES,
        kinds.EDGE_NAMES,
        kinds.TOKEN_NAMES,
        kinds.MANOR_NAMES,
        kinds.MONUMENT_NAMES,
        kinds.ACTION_NAMES,
        kinds.SUB_NAMES,
        kinds.DEAL_NAMES,
        kinds.OPPONENT_NAMES,
        kinds.PROGRAMME_NAMES,
    ]
    assert [name for row in rows for name in row if name not in named] == []
