"""Wrong data: what is changed in which file, and what the refusal must name."""

from __future__ import annotations

HAND = 'id = "hand"\nvalue = 5'
MAGISTERS = 'id = "magisters"\nvalue = 2'
TRADES = 'id = "trades"\nvalue = 3'
SELL = 'id = "sell_price"\nvalue = 1'
BUY = 'id = "buy_price"\nvalue = 2'
SILVER = "start = 1\nstock = 15"
RECRUITS = "start = 1\nstock = 25"
OPEN = "{ cards = 1, players = 2 }"
BARRACKS = f"gain = {{ recruit = 1 }}\nslots = [\n    {OPEN}"
SECOND = "{ cards = 2, players = 2 }"
CLERIC = "{ cost = { gold = 1 }, vp = 1 }"
MERCHANT = "{ cost = { silver = 1, gold = 1 }, vp = 1 }"
SIX = "    { cost = { stone = 2, papyrus = 1, gold = 1 }, vp = 6 },\n"
GIFT = "cost = { gold = 4 }\ngain = { vp = 5 }"
EXCHANGE = 'word = "exchange"\namount = 3'
CHEAPER = 'word = "build_cheaper"\namount = 1'
CHARTER = f"gain = {{ gold = 1 }}\n{EXCHANGE}"
ALDERMOOR = "cubes = { silver = 2, iron = 2 }"
FIRST_SPACE = 'id = "1"\nvp = 3\nplayers = 2'
MINT = "level = 1\ncopies = 2\ncopies_of_two = 1\ncost = { stone = 1, silver = 1 }\nvp = 2"

WRONG = [
    # constants.toml
    ("constants.toml", TRADES, TRADES.replace("3", "0"), ["constant 'trades'", "'value'", "0"]),
    ("constants.toml", TRADES, TRADES.replace("3", "41"), ["constant 'trades'", "'value'", "41"]),
    ("constants.toml", TRADES, TRADES.replace("3", "true"), ["'trades'", "whole number"]),
    ("constants.toml", TRADES, 'id = "deals"\nvalue = 3', ["constant 'deals'", "'id'"]),
    ("constants.toml", SELL, SELL.replace("1", "3"), ["'sell_price'", "'value'", "buy_price 2"]),
    ("constants.toml", BUY, BUY.replace("2", "0"), ["constant 'buy_price'", "'value'", "0"]),
    ("constants.toml", HAND, HAND.replace("5", "4"), ["constant 'hand'", "'value'", "8 Courtiers"]),
    ("constants.toml", 'source = "printed"', 'source = "me"', ["'start_vp'", "'source'"]),
    ("constants.toml", "basis =", "bases =", ["'start_vp'", "'bases'", "unknown"]),
    ("constants.toml", "basis =", "source_name = 1\nbasis =", ["'start_vp'", "'source_name'"]),
    ("constants.toml", MAGISTERS, MAGISTERS.replace("2", "3"), ["'magisters'", "from 2 to 2"]),
    # goods.toml
    ("goods.toml", "start = 2", "start = -1", ["good 'gold'", "'start'", "-1"]),
    ("goods.toml", "start = 2", "start = 41", ["good 'gold'", "'start'", "41"]),
    ("goods.toml", SILVER, "start = 1\nstock = 3", ["good 'silver'", "'stock'", "from 4"]),
    ("goods.toml", RECRUITS, "start = 1\nstock = 5", ["good 'recruit'", "'stock'", "from 6"]),
    ("goods.toml", 'id = "iron"', 'id = "coal"', ["good 'coal'", "'id'"]),
    ("goods.toml", 'id = "iron"', 'id = "gold"', ["'id'", "'gold'", "twice"]),
    # emblems.toml, seasons.toml, pieces.toml
    ("emblems.toml", 'id = "lion"', 'id = "bear"', ["emblem 'bear'", "'id'"]),
    ("seasons.toml", 'de = "Herbst"', 'fr = "Automne"', ["season 'autumn'", "'name'", "'de'"]),
    ("seasons.toml", 'de = "Herbst"', 'de = " "', ["season 'autumn'", "'name'", "blank"]),
    ("seasons.toml", 'de = "Herbst"', 'de = "Herbst", fr = "x"', ["'name'", "'fr'", "unknown"]),
    ("pieces.toml", "count = 5", "count = 0", ["piece 'figure'", "'count'", "0"]),
    ("pieces.toml", 'id = "wall"', 'id = "fence"', ["term 'fence'", "'id'"]),
    ("pieces.toml", 'id = "wall"', 'id = "mint"', ["'mint'", "'id'"]),
    # buildings.toml
    ("buildings.toml", "cards = 1", "cards = 3", ["'treasury'", "slots 1", "'cards'", "3"]),
    ("buildings.toml", "players = 3", "players = 5", ["'treasury'", "slots 3", "'players'", "5"]),
    ("buildings.toml", "players = 3", "seats = 3", ["'treasury'", "slots 3", "'seats'"]),
    ("buildings.toml", BARRACKS, BARRACKS.replace("players = 2", "players = 3"), ["'barracks'"]),
    ("buildings.toml", SECOND, SECOND.replace("players = 2", "players = 3"), ["10 slots", "9"]),
    ("buildings.toml", "gain = { gold = 2 }", "gain = { vp = 2 }", ["'treasury'", "'vp'"]),
    ("buildings.toml", "gain = { gold = 2 }", "gain = {}", ["'treasury'", "'gain'", "empty"]),
    ("buildings.toml", "gain = { gold = 2 }", "cost = { gold = 2 }", ["'treasury'", "'cost'"]),
    ("buildings.toml", "gain = { gold = 2 }", "", ["building 'treasury'", "'gain'", "table"]),
    ("buildings.toml", "{ recruit = 2 }", "{ any_resource = 2 }", ["'royal_guard'", "'cost'"]),
    ("buildings.toml", "{ recruit = 2 }", "{ gold = 2 }", ["'royal_guard'", "'cost'", "'gold'"]),
    ("buildings.toml", "{ stone = 1, silver = 1 }", "{ gold = 1 }", ["'academy'", "a resource"]),
    ("buildings.toml", 'id = "palace"', 'id = "palace"\nslots = []', ["'palace'", "'slots'"]),
    # magisters.toml
    ("magisters.toml", "most = 2", "most = 3", ["row 'tax_collector'", "'spaces'", "3 cards"]),
    ("magisters.toml", "most = 8", "most = 0", ["card_kind 'courtier'", "'most'", "0"]),
    ("magisters.toml", "value = 0", "value = -1", ["card_kind 'courtier'", "'value'", "-1"]),
    ("magisters.toml", SIX, "", ["row 'cleric'", "'spaces'", "4 cards"]),
    (
        "magisters.toml",
        CLERIC,
        CLERIC.replace("gold = 1", "gold = 2"),
        ["row 'tax_collector' and row 'cleric'", "'spaces'", "3 of 'gold'", "with 2"],
    ),
    (
        "magisters.toml",
        MERCHANT,
        MERCHANT.replace("silver", "iron"),
        ["row 'tax_collector' and row 'merchant'", "'spaces'", "1 of 'iron'", "with 0"],
    ),
    ("magisters.toml", CLERIC, CLERIC.replace("gold", "vp"), ["spaces 1", "'cost'", "'vp'"]),
    ("magisters.toml", CLERIC, "{ vp = 1 }", ["row 'cleric'", "spaces 1", "'cost'", "table"]),
    ("magisters.toml", CLERIC, "1", ["row 'cleric'", "'spaces'", "list of tables"]),
    # favors.toml
    ("favors.toml", "cards = 1", "cards = 0", ["favor 'gift_of_gold'", "'cards'", "0"]),
    ("favors.toml", GIFT, "cost = { gold = 4 }", ["favor 'gift_of_gold'", "'gain'", "table"]),
    ("favors.toml", GIFT, f"{GIFT}\namount = 1", ["'gift_of_gold'", "'amount'", "unknown"]),
    ("favors.toml", GIFT, GIFT.replace("gold = 4", "vp = 4"), ["'gift_of_gold'", "'vp'"]),
    ("favors.toml", EXCHANGE, EXCHANGE.replace("3", "0"), ["'merchants_charter'", "'amount'"]),
    ("favors.toml", EXCHANGE, 'word = "exchange"', ["'merchants_charter'", "'amount'", "missing"]),
    ("favors.toml", EXCHANGE, 'word = ""\namount = 3', ["'merchants_charter'", "'word'"]),
    ("favors.toml", CHARTER, f"cost = {{ gold = 1 }}\n{CHARTER}", ["'cost'", "unknown"]),
    ("favors.toml", CHEAPER, f"gain = {{ gold = 1 }}\n{CHEAPER}", ["'royal_commission'", "'gain'"]),
    ("favors.toml", CHEAPER, CHEAPER.replace("1", "2"), ["'royal_commission'", "'amount'", "2"]),
    ("favors.toml", 'id = "levy"', 'id = "a levy"', ["favor 'a levy'", "'id'", "letters"]),
    ("favors.toml", 'id = "levy"', 'id = "mint"', ["'mint'", "'id'", "too"]),
    # science.toml, arts.toml
    ("science.toml", "vp = 3", "vp = 41", ["card 'astrolabe'", "'vp'", "41"]),
    ("science.toml", "vp = 3", "vp = 3\nbonus = {}", ["card 'astrolabe'", "'bonus'", "empty"]),
    ("science.toml", "gold = 2", "vp = 2", ["card 'star_chart'", "'bonus'", "'vp'", "unknown"]),
    ("arts.toml", "recruit = 1", "recruit = 1.5", ["card 'tapestry'", "'recruit'", "1.5"]),
    ("science.toml", 'id = "lens"', 'id = "fresco"', ["'fresco'", "'id'", "arts.toml too"]),
    # grants.toml, attacks.toml, provinces.toml
    ("grants.toml", "[7, 4, 2, 1]", "[7, 4, 5, 1]", ["grant 'grant_1'", "'science'", "rise"]),
    ("grants.toml", "[7, 4, 2, 1]", "[7, 4, 2]", ["grant 'grant_1'", "'science'", "4"]),
    ("attacks.toml", "[2, 3, 4]", "[2, 3]", ["attack 'brigands'", "'strength'", "3"]),
    ("attacks.toml", "[2, 3, 4]", "[2, 3, 25]", ["attack 'brigands'", "'strength'", "25"]),
    ("provinces.toml", ALDERMOOR, "cubes = { gold = 2 }", ["'aldermoor'", "'cubes'", "'gold'"]),
    ("provinces.toml", ALDERMOOR, "cubes = {}", ["province 'aldermoor'", "'cubes'", "empty"]),
    ("provinces.toml", "{ stone = 1 }", '"stone"', ["'aldermoor'", "'extra_of_three'", "table"]),
    # wall.toml
    ("wall.toml", FIRST_SPACE, FIRST_SPACE.replace('"1"', '"21"'), ["space '21'", "'id'", "1"]),
    ("wall.toml", FIRST_SPACE, FIRST_SPACE.replace("vp = 3", "vp = -1"), ["space '1'", "'vp'"]),
    ("wall.toml", FIRST_SPACE, FIRST_SPACE.replace("players = 2", "players = 3"), ["9 of", "5"]),
    # tiles.toml
    ("tiles.toml", MINT, MINT.replace("level = 1", "level = 4"), ["tile 'mint'", "'level'", "4"]),
    ("tiles.toml", MINT, MINT.replace("copies = 2", "copies = 0"), ["tile 'mint'", "'copies'"]),
    ("tiles.toml", MINT, MINT.replace("two = 1", "two = 3"), ["tile 'mint'", "'copies_of_two'"]),
    ("tiles.toml", MINT, MINT.replace("silver", "any_resource"), ["'mint'", "'any_resource'"]),
    ("tiles.toml", f"{MINT}\namount = 1", MINT, ["tile 'mint'", "'amount'", "missing"]),
    ("tiles.toml", MINT, f"{MINT}\nsecond = 1", ["tile 'mint'", "'second'", "unknown"]),
    ("tiles.toml", "second = 1\n", "", ["tile 'trading_post'", "'second'", "missing"]),
    ("tiles.toml", 'id = "mint"', 'id = "bank"', ["tile 'bank'", "'id'"]),
    # options.toml, and any file
    ("options.toml", 'default = "sum"', 'default = "most"', ["'unused_value'", "'default'"]),
    ("options.toml", '["sum", "highest_card"]', '["sum"]', ["'unused_value'", "'choices'"]),
    ("options.toml", "ruling = ", "rule = ", ["option 'unused_value'", "'rule'", "unknown"]),
    ("options.toml", "\nsum = {", "\nsums = {", ["option 'unused_value'", "'meanings'", "'sums'"]),
    ("wall.toml", "[[space]]", "[[spaces]]\nid = 1\n[[space]]", ["'spaces'", "unknown"]),
    ("wall.toml", "[[space]]", "[[space", ["TOML"]),
]

MISSING = [
    ("constants.toml", "constant", 12, "constant 'leftover' is missing"),
    ("goods.toml", "good", 5, "good 'recruit' is missing"),
    ("emblems.toml", "guard", 3, "guard 'eagle_guard' is missing"),
    ("seasons.toml", "phase", 4, "phase 'game_end' is missing"),
    ("pieces.toml", "term", 0, "pieces.toml, field 'term': is missing"),
    ("buildings.toml", "building", 9, "building 'builders_guild' is missing"),
    ("magisters.toml", "row", 3, "row 'merchant' is missing"),
    ("favors.toml", "favor", 11, "favors.toml: has 11 of [[favor]], 12 are needed"),
    ("science.toml", "card", 2, "science.toml: has 2 of [[card]], 3 are needed"),
    ("arts.toml", "card", 2, "arts.toml: has 2 of [[card]], 3 are needed"),
    ("grants.toml", "grant", 2, "grants.toml: has 2 of [[grant]], 3 are needed"),
    ("attacks.toml", "attack", 2, "attacks.toml: has 2 of [[attack]], 3 are needed"),
    ("provinces.toml", "province", 8, "provinces.toml: has 8 of [[province]], 9 are needed"),
    ("wall.toml", "space", 19, "wall.toml: 19 of [[space]] are open with 4 players"),
    ("tiles.toml", "tile", 13, "tile 'royal_gardens' is missing"),
    ("options.toml", "option", 14, "option 'favor_slots' is missing"),
]
"""The last entries of a kind that end a file are left out, but for so many."""
