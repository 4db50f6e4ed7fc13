"""Data files: the numbers of the box, each entry with its source and its names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from games.archon.edits import OWN
from support.clauses import clause
from support.data_files import named_things
from tabard.games.archon import catalog, kinds, rules
from tabard.games.archon.rules import Card, Cost, Favor, Gain, Tile
from tabard.parts.catalog import DataFolder, read_options

CATALOG = catalog.read_catalog(DataFolder(OWN))
BOX = CATALOG.box


def said(amounts: Cost | Gain) -> dict[str, int]:
    """What a cost or a gain holds, by name."""
    found = dict(zip(kinds.GOOD_NAMES, amounts.goods)) | {"any": amounts.any_resource}
    if isinstance(amounts, Gain):
        found["vp"] = amounts.vp
    return {name: count for name, count in found.items() if count}


def cubes(goods: Sequence[int]) -> dict[str, int]:
    return {kinds.GOOD_NAMES[good]: count for good, count in enumerate(goods) if count}


def favor(key: str) -> Favor:
    return next(card for card in BOX.favors if card.key == key)


def tile(key: str) -> Tile:
    return next(one for one in BOX.tiles if one.key == key)


def test_players_start_with_a_little() -> None:
    assert kinds.GOOD_NAMES == ["gold", "stone", "papyrus", "silver", "iron", "recruit"]
    assert CATALOG.starts == [2, 0, 0, 1, 0, 1]
    assert (CATALOG.start_vp, CATALOG.late_recruits) == (4, 2)


def test_goods_are_as_many_as_in_the_box() -> None:
    assert CATALOG.stock == [59, 15, 15, 15, 15, 25]


def test_ten_cards_make_two_hands() -> None:
    assert (CATALOG.courtiers, CATALOG.magisters) == (8, 2)
    assert (CATALOG.own_cards, CATALOG.hand) == (10, 5)
    assert (CATALOG.figures, CATALOG.warriors) == (5, 5)


def test_cards_have_a_most_and_a_value() -> None:
    assert kinds.CARD_NAMES == ["courtier", "tax_collector", "cleric", "scribe", "merchant"]
    assert BOX.cards.most == [8, 2, 4, 4, 4]
    assert BOX.cards.values == [0, 1, 2, 3, 4]


def test_single_numbers() -> None:
    assert (CATALOG.merchant_bonus, CATALOG.tax) == (1, 1)
    assert (CATALOG.raid_gold, CATALOG.raid_vp) == (2, 1)
    assert (CATALOG.trades, CATALOG.buy_price, CATALOG.sell_price) == (3, 2, 1)
    assert (CATALOG.shown, CATALOG.leftover) == (3, 3)


def test_six_buildings_have_a_fixed_gain_or_cost() -> None:
    gains = [said(gain) for gain in CATALOG.gains]
    costs = [said(cost) for cost in CATALOG.costs]
    assert len(gains) == len(costs) == kinds.BUILDINGS
    assert gains[kinds.TREASURY : kinds.MARKETPLACE] == [{"gold": 2}, {"any": 1}, {"recruit": 1}]
    assert costs[kinds.PLANETARIUM] == {"papyrus": 1, "iron": 1}
    assert costs[kinds.ACADEMY] == {"stone": 1, "silver": 1}
    assert costs[kinds.ROYAL_GUARD] == {"recruit": 2}
    assert [len([one for one in row if one]) for row in (gains, costs)] == [3, 3]


def test_slots_need_one_card_or_two() -> None:
    found: dict[str, list[tuple[int, int]]] = {}
    for slot in BOX.slots:
        building = kinds.BUILDING_NAMES[slot.building]
        found.setdefault(building, []).append((slot.cards, slot.players))
        assert slot.key == f"{building}_{len(found[building])}"
    assert found == {
        "treasury": [(1, 2), (1, 2), (2, 3)],
        "repository": [(1, 2), (1, 2), (2, 3)],
        "barracks": [(1, 2), (2, 3)],
        "marketplace": [(1, 2), (2, 4)],
        "planetarium": [(1, 2), (2, 2), (2, 4)],
        "academy": [(1, 2), (2, 2), (2, 4)],
        "royal_guard": [(1, 2), (2, 2), (2, 4)],
        "guild_hall": [(1, 2), (2, 2), (2, 4)],
        "builders_guild": [(1, 2), (2, 3)],
    }
    assert list(found) == kinds.BUILDING_NAMES[kinds.TREASURY :]


@clause("AR-SETUP-07")
def test_nine_slots_are_closed_with_two_players_five_with_three() -> None:
    closed = [len([one for one in BOX.slots if one.players > seats]) for seats in (2, 3, 4)]
    assert closed == [9, 5, 0]


def test_favor_slots_come_before_the_others() -> None:
    keys = [slot.key for slot in CATALOG.slots]
    assert keys[:5] == ["palace_1", "palace_2", "palace_3", "palace_4", "treasury_1"]
    assert len(keys) == len(set(keys)) == 28
    assert CATALOG.slot[-1].text == "slot:builders_guild_2"


@pytest.mark.parametrize(
    ("kind", "costs", "vp"),
    [
        (kinds.COURTIER, [], []),
        (
            kinds.TAX_COLLECTOR,
            [{"gold": 1, "recruit": 1}, {"gold": 1, "stone": 1, "iron": 1}],
            [1, 4],
        ),
        (
            kinds.CLERIC,
            [
                {"gold": 1},
                {"gold": 1, "stone": 1},
                {"gold": 1, "stone": 1, "papyrus": 1},
                {"gold": 1, "stone": 2, "papyrus": 1},
            ],
            [1, 2, 4, 6],
        ),
        (
            kinds.SCRIBE,
            [
                {"gold": 1},
                {"gold": 1, "papyrus": 1},
                {"gold": 1, "papyrus": 1, "silver": 1},
                {"gold": 1, "papyrus": 2, "silver": 1},
            ],
            [1, 2, 4, 6],
        ),
        (
            kinds.MERCHANT,
            [
                {"gold": 1, "silver": 1},
                {"gold": 2, "silver": 1},
                {"gold": 2, "silver": 1, "iron": 1},
                {"gold": 2, "silver": 2, "iron": 1},
            ],
            [1, 2, 4, 6],
        ),
    ],
)
def test_a_row_of_the_magister_track_costs_and_scores(
    kind: int, costs: list[dict[str, int]], vp: list[int]
) -> None:
    assert [said(space.cost) for space in BOX.rows[kind]] == costs
    assert [space.vp for space in BOX.rows[kind]] == vp


@pytest.mark.parametrize(
    ("key", "cards", "cost", "gain"),
    [
        ("gift_of_gold", 1, {"gold": 4}, {"vp": 5}),
        ("silver_service", 1, {"gold": 1, "silver": 1}, {"vp": 4}),
        ("royal_quarry", 1, {"stone": 2}, {"vp": 5}),
        ("palace_archive", 1, {"papyrus": 2}, {"vp": 5}),
        ("royal_armoury", 1, {"iron": 2}, {"vp": 5}),
        ("crown_jewels", 1, {"silver": 2}, {"vp": 5}),
        ("levy", 1, {"recruit": 2}, {"vp": 4}),
        ("guard_parade", 2, {"recruit": 3}, {"vp": 7}),
        ("four_gifts", 2, {"stone": 1, "papyrus": 1, "silver": 1, "iron": 1}, {"vp": 11}),
        ("grand_banquet", 1, {"gold": 3, "any": 1}, {"vp": 6}),
        ("royal_purse", 2, {}, {"gold": 4}),
        ("open_stores", 2, {}, {"any": 2}),
        ("muster", 2, {}, {"recruit": 3}),
        ("court_gossip", 1, {}, {"gold": 1, "vp": 1}),
    ],
)
def test_a_plain_favor_takes_and_gives(
    key: str, cards: int, cost: dict[str, int], gain: dict[str, int]
) -> None:
    card = favor(key)
    assert (card.cards, said(card.cost), said(card.gain)) == (cards, cost, gain)
    assert (card.word, card.amount) == (kinds.PLAIN, 0)


@pytest.mark.parametrize(
    ("key", "word", "amount", "gain"),
    [
        ("merchants_charter", kinds.EXCHANGE, 3, {"gold": 1}),
        ("royal_commission", kinds.BUILD_CHEAPER, 1, {}),
        ("scholars_patron", kinds.SCIENCE_CHEAPER, 1, {}),
        ("artists_patron", kinds.ARTS_CHEAPER, 1, {}),
        ("captains_commission", kinds.WARRIOR_CHEAPER, 1, {}),
        ("seal_of_office", kinds.MAGISTER_CHEAPER, 2, {}),
        ("kings_ear", kinds.VP_PER_MAGISTER_KIND, 1, {"gold": 1}),
        ("keeper_of_the_walls", kinds.VP_PER_WARRIOR, 1, {"vp": 1}),
    ],
)
def test_a_favor_with_a_word_does_more(
    key: str, word: int, amount: int, gain: dict[str, int]
) -> None:
    card = favor(key)
    assert (card.cards, said(card.cost)) == (1, {})
    assert (card.word, card.amount, said(card.gain)) == (word, amount, gain)


def test_there_are_twenty_two_favors_and_each_word_stands_on_one() -> None:
    assert len(BOX.favors) == 22
    words = Counter(card.word for card in BOX.favors)
    assert words == {kinds.PLAIN: 14} | dict.fromkeys(range(1, len(kinds.FAVOR_WORDS)), 1)


def worth(cards: list[Card]) -> Counter[tuple[tuple[str, int], ...]]:
    return Counter(tuple(said(card.gain).items()) for card in cards)


def test_science_and_arts_are_worth_one_to_four_vp_low_ones_with_a_bonus() -> None:
    science, arts = BOX.displays
    assert (len(science), len(arts)) == (23, 23)
    assert worth(science) == {
        (("vp", 4),): 3,
        (("vp", 3),): 5,
        (("gold", 1), ("vp", 2)): 5,
        (("recruit", 1), ("vp", 2)): 3,
        (("gold", 2), ("vp", 1)): 3,
        (("any", 1), ("vp", 1)): 4,
    }
    assert worth(arts) == {
        (("vp", 4),): 4,
        (("vp", 3),): 6,
        (("gold", 1), ("vp", 2)): 6,
        (("recruit", 1), ("vp", 2)): 2,
        (("gold", 2), ("vp", 1)): 3,
        (("any", 1), ("vp", 1)): 2,
    }
    assert (science[0].key, said(science[0].gain)) == ("astrolabe", {"vp": 3})
    assert (arts[3].key, said(arts[3].gain)) == ("tapestry", {"vp": 2, "recruit": 1})
    assert CATALOG.draw[kinds.ARTS][3].text == "arts:tapestry"


def test_grants_give_three_rows_to_three_categories_in_all_six_ways() -> None:
    high, middle, low = [9, 6, 3, 1], [7, 4, 2, 1], [5, 3, 2, 1]
    assert kinds.CATEGORY_NAMES == ["science", "arts", "elite_warriors"]
    assert [grant.rows for grant in BOX.grants] == [
        [middle, high, low],
        [low, high, middle],
        [high, middle, low],
        [low, middle, high],
        [high, low, middle],
        [middle, low, high],
    ]


def test_attacks_are_stronger_with_more_players() -> None:
    assert {attack.key: attack.strengths for attack in BOX.attacks} == {
        "brigands": [0, 0, 2, 3, 4],
        "river_raiders": [0, 0, 3, 4, 5],
        "hill_clans": [0, 0, 3, 5, 6],
        "free_company": [0, 0, 4, 5, 7],
        "rebel_barons": [0, 0, 5, 6, 8],
        "great_horde": [0, 0, 6, 8, 10],
    }


@clause("AR-ATT-01", "AR-SETUP-07", "AR-B-PALACE-05")
def test_a_table_knows_its_attacks_by_season_and_its_slots_by_building() -> None:
    options = {option.key: option.default for option in read_options(DataFolder(OWN))}
    found = rules.Ruleset(CATALOG, 3, options | {"attack_escalation": "1"})
    assert found.strengths == [
        [3, 4, 5, 5, 6, 8],
        [6, 7, 8, 8, 9, 11],
        [9, 10, 11, 11, 12, 14],
    ]
    assert [len(slots) for slots in found.slots_in] == [4, 3, 3, 2, 1, 2, 2, 2, 2, 2]
    assert [len(slots) for slots in found.open_slots] == [19, 20, 21, 22, 23]


def test_provinces_bring_each_resource_equally_often() -> None:
    assert len(BOX.provinces) == 20
    for seats, each in ((2, 20), (3, 25), (4, 30)):
        found = [province.cubes[seats] for province in BOX.provinces]
        assert {sum(row) for row in found} == {seats + 2}
        assert [sum(column) for column in zip(*found)] == [0, each, each, each, each, 0]


def test_the_first_province_by_number_of_players() -> None:
    province = BOX.provinces[0]
    assert province.key == "aldermoor"
    two = {"silver": 2, "iron": 2}
    three, four = two | {"stone": 1}, two | {"stone": 1, "papyrus": 1}
    assert [cubes(goods) for goods in province.cubes] == [two, two, two, three, four]


def test_the_wall_has_five_spaces_for_each_player() -> None:
    assert [space.vp for space in BOX.wall] == [3, 2, 1, 1, *[0] * 6, *[2, 1, 0, 0, 0] * 2]
    assert [space.players for space in BOX.wall] == [*[2] * 10, *[3] * 5, *[4] * 5]


@pytest.mark.parametrize(
    ("key", "level", "cost", "vp", "amounts"),
    [
        ("mint", 1, {"stone": 1, "silver": 1}, 2, (1, 0)),
        ("warehouse", 1, {"gold": 1, "stone": 1, "papyrus": 1}, 2, (1, 0)),
        ("training_yard", 1, {"stone": 1, "iron": 1}, 2, (1, 0)),
        ("trading_post", 1, {"papyrus": 1, "silver": 1}, 3, (1, 1)),
        ("secret_passage", 1, {"papyrus": 1, "iron": 1}, 3, (1, 0)),
        ("observatory", 2, {"gold": 1, "stone": 1, "papyrus": 1, "iron": 1}, 5, (1, 1)),
        ("sculpture_court", 2, {"gold": 1, "stone": 2, "silver": 1}, 5, (1, 1)),
        ("gatehouse", 2, {"gold": 1, "stone": 1, "iron": 2}, 5, (1, 0)),
        ("chancery", 2, {"gold": 1, "stone": 1, "papyrus": 1, "silver": 1}, 5, (1, 0)),
        ("great_library", 3, {"gold": 2, "stone": 1, "papyrus": 2}, 4, (2, 0)),
        ("cathedral", 3, {"gold": 2, "stone": 2, "silver": 1}, 4, (2, 0)),
        ("citadel", 3, {"gold": 2, "stone": 1, "iron": 2}, 4, (2, 0)),
        ("magisters_house", 3, {"gold": 2, "stone": 1, "papyrus": 1, "silver": 1}, 4, (1, 0)),
        ("royal_gardens", 3, {"gold": 2, "stone": 1, "silver": 1, "iron": 1}, 4, (2, 0)),
    ],
)
def test_a_tile_has_level_cost_vp_and_ability(
    key: str, level: int, cost: dict[str, int], vp: int, amounts: tuple[int, int]
) -> None:
    found = tile(key)
    assert (found.level, said(found.cost), found.vp) == (level, cost, vp)
    assert (found.amount, found.second) == amounts


def test_twenty_three_tiles_of_fourteen_kinds() -> None:
    assert [one.key for one in BOX.tiles] == kinds.TILE_NAMES
    assert [one.copies for one in BOX.tiles] == [2] * 9 + [1] * 5
    assert [one.copies_of_two for one in BOX.tiles] == [1] * 14


def test_options_are_the_rulings_that_may_be_decided_otherwise() -> None:
    options = {option.key: option for option in read_options(DataFolder(OWN))}
    assert {key: option.default for key, option in options.items()} == {
        "unused_value": "sum",
        "raid_odd_coin": "lost",
        "tax_counting": "per_token",
        "tax_when_broke": "entry_forbidden",
        "magister_arrival": "played_first",
        "setup_magister_vp": "false",
        "warriors_persist": "true",
        "attack_escalation": "0",
        "building_levels": "open_with_season",
        "gold_supply": "unlimited",
        "recruit_supply": "limited_25",
        "leftover_scoring": "true",
        "final_tie": "gold_then_goods_then_shared",
        "cleric_on_own_figure": "true",
        "favor_slots": "players",
    }
    assert options["attack_escalation"].choices == ["0", "1", "2"]
    assert rules.Ruleset(CATALOG, 2, {key: one.default for key, one in options.items()}).favors == 2


def test_what_choices_name_has_a_name() -> None:
    named = named_things(OWN)
    rows: list[Sequence[str]] = [
        kinds.EMBLEM_NAMES,
        kinds.SEASON_NAMES,
        kinds.PHASE_NAMES,
        kinds.GOOD_NAMES,
        kinds.CARD_NAMES,
        kinds.BUILDING_NAMES,
        kinds.CATEGORY_NAMES,
        kinds.TILE_NAMES,
    ]
    assert [name for row in rows for name in row if name not in named] == []
