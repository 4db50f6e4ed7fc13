"""Wrong data: what is changed in which file, and what the refusal must name."""

from __future__ import annotations

DRAFTED = 'id = "drafted_dice"\nvalue = 3'
WORKERS = 'guilds = ["worker", "shadow"]'
WESTERN = '["anchorage", "bazani_gate", "nor_high"]'
FIRST_DIVIDER = "{ after = 2, gain = { resource_any = 1 } }"
ROW = '["stone", "stone", "food", "wood"]'
BACK = 'back = ["buy", "sell_vp", "sell_influence"]'
PRIORITY = 'priority = ["food", "wood"'
PLAN = 'actions = ["shipyard", "manor", "recruit"], monument = ""'
SAIL = 'kind = "sail", count = 1'
CRATES = 'kind = "wharf", color = "purple", faces = ["food", "wood", "gold"]'
TWO_OPTIONS = "by_die = [0, 0, 0, 1, 1, 1]"
RESET = 'timing = "reset"\ngain = { sail = 1 }'
PEASANT = "gain = { leftover_dice = 2 }"
ABBOT = "cost = { resource_any = 1 }"
ARCHITECT = 'action = "manor"\ngain = { influence_district = 1 }'

WRONG = [
    # constants.toml, players.toml, tokens.toml, goods.toml
    ("constants.toml", DRAFTED, DRAFTED.replace("3", "0"), ["constant 'drafted_dice'", "'value'"]),
    ("constants.toml", DRAFTED, DRAFTED.replace("3", '"3"'), ["'drafted_dice'", "whole number"]),
    ("constants.toml", 'id = "drafted_dice"', 'id = "dice"', ["constant 'dice'", "'id'"]),
    ("constants.toml", 'source = "printed"', 'source = "me"', ["'drafted_dice'", "'source'"]),
    ("constants.toml", "basis =", "bases =", ["'drafted_dice'", "'bases'", "unknown"]),
    ("constants.toml", "[[constant]]", "[[number]]", ["constant 'drafted_dice' is missing"]),
    ("players.toml", "dice = 9", "dice = 10", ["players '1'", "'dice'", "9", "10"]),
    ("players.toml", "dice = 12", "dice = 9", ["players '3'", "'dice'", "12"]),
    ("players.toml", "keep_roll = true", "keep_roll = 1", ["players '1'", "'keep_roll'", "true"]),
    ("players.toml", "far_left = false\n", "", ["players '1'", "'far_left'", "true or false"]),
    ("tokens.toml", "count = 8", "count = 7", ["token 'keep'", "'count'", "8", "7"]),
    ("tokens.toml", "count = 7", "count = 8", ["token 'manor'", "'count'", "8"]),
    ("tokens.toml", 'id = "gate"', 'id = "bridge"', ["token 'bridge'", "'id'"]),
    ("tokens.toml", 'plural = { en = "Manors", de', "plural = { de", ["token 'manor'", "'en'"]),
    (
        "tokens.toml",
        'de = "Frachtkisten" }\ncount = 3',
        'de = "Frachtkisten" }\ncount = 2',
        ["token 'crate'", "'count'", "has 2"],
    ),
    ("goods.toml", "start = 3", "start = 7", ["good 'gold'", "'start'", "7"]),
    ("goods.toml", "limit = 6", "limit = 21", ["good 'gold'", "'limit'", "21"]),
    ("goods.toml", "gain = { gold = 2 }", "gain = {}", ["face 'gold'", "'gain'", "empty"]),
    ("goods.toml", "gain = { gold = 2 }", "gain = 2", ["face 'gold'", "'gain'", "table"]),
    ("goods.toml", "gain = { gold = 2 }", "gain = { sail = 1 }", ["'gold'", "'sail'", "unknown"]),
    (
        "goods.toml",
        "gain = { gold = 2 }",
        'name = { en = "Gold", de = "Gold" }\ngain = { gold = 2 }',
        ["face 'gold'", "'id'", "names a thing of goods.toml"],
    ),
    (
        "goods.toml",
        "gain = { gold = 2 }",
        "gain = { gold = 2, vp = 1 }",
        ["face 'gold'", "'gain'", "'vp'", "unknown"],
    ),
    (
        "goods.toml",
        "gain = { wood = 1 }",
        "gain = { resource_any = 1 }",
        ["face 'wood'", "'gain'", "'resource_any'", "unknown"],
    ),
    (
        "goods.toml",
        "gain = { stone = 1 }",
        "gain = { influence_any = 1 }",
        ["face 'stone'", "'gain'", "'influence_any'", "unknown"],
    ),
    (
        "goods.toml",
        "gain = { influence_any = 1 }",
        "gain = { influence_same = 2 }",
        ["face 'influence'", "'gain'", "'influence_same'", "unknown"],
    ),
    (
        "goods.toml",
        "gain = { influence_any = 1 }",
        "gain = { influence_any = 1, gold = 1 }",
        ["face 'influence'", "'gain'", "'gold'", "unknown"],
    ),
    # colors.toml, phases.toml, scoring.toml
    ("colors.toml", 'id = "green"', 'id = "black"', ["color 'black'", "'id'"]),
    ("colors.toml", 'id = "white"', 'id = "red"', ["'id'", "'red'", "twice"]),
    ("phases.toml", 'de = "Aufbau"', 'fr = "Aufbau"', ["phase 'setup'", "'name'", "'de'"]),
    ("phases.toml", 'de = "Aufbau"', 'de = ""', ["phase 'setup'", "'name'", "'de'", "blank"]),
    ("scoring.toml", "[6, 4, 2]", "[6, 4]", ["places 'control'", "'vp'", "3"]),
    ("scoring.toml", "[3, 2, 1]", "[3, 1, 2]", ["places 'wharf'", "'vp'", "rise"]),
    ("scoring.toml", "[3, 2, 1]", "[3, 2, -1]", ["places 'wharf'", "'vp'", "-1"]),
    # actions.toml
    ("actions.toml", 'face = "wood"', 'face = "iron"', ["primary 'manor'", "'face'", "iron"]),
    ("actions.toml", "wood = 3", "wood = 0", ["primary 'manor'", "'wood'", "0"]),
    ("actions.toml", "wood = 3", "stone = 3", ["primary 'manor'", "'stone'", "unknown"]),
    ("actions.toml", "stone = 2", "stone = 21", ["primary 'temple'", "'stone'", "21"]),
    ("actions.toml", "[1, 2, 2, 3]", "[1, 2, 3]", ["'recruit'", "'food_from_edge'", "4"]),
    ("actions.toml", "[1, 2, 2, 3]", "[0, 2, 2, 3]", ["'recruit'", "'food_from_edge'", "0"]),
    ("actions.toml", "bonus = { wood = 1 }", "bonus = { coal = 1 }", ["'manor'", "'coal'"]),
    *[
        (
            "actions.toml",
            f"bonus = {{ {good} = 1 }}",
            f"bonus = {{ {good} = 1, {word} = 1 }}",
            [f"primary '{action}'", "'bonus'", f"'{word}'", "unknown"],
        )
        for action, good in (("manor", "wood"), ("temple", "stone"), ("recruit", "food"))
        for word in ("resource_any", "influence_any", "vp")
    ],
    *[
        (
            "actions.toml",
            old,
            f"bonus = {{ {word} = 1 }}",
            [f"primary '{action}'", "'bonus'", f"'{word}'", "unknown"],
        )
        for action, old in (
            ("wharf", "bonus = { influence_any = 1 }"),
            ("harvest", "bonus = { resource_any = 1 }"),
        )
        for word in ("resource_same", "influence_same", "vp")
    ],
    ("actions.toml", 'id = "sail"', 'id = "row"', ["sub 'row'", "'id'"]),
    ("actions.toml", "gold = 8", "gold = -8", ["monument 'gate'", "'gold'", "-8"]),
    ("actions.toml", "vp = 1\n", "", ["monument 'gate'", "'vp'", "missing"]),
    # districts.toml
    ("districts.toml", WORKERS, 'guilds = ["worker", "worker"]', ["'anchorage'", "'guilds'"]),
    ("districts.toml", WORKERS, 'guilds = ["worker"]', ["district 'anchorage'", "'guilds'", "2"]),
    ("districts.toml", "die = 2", "die = 1", ["district 'bazani_gate'", "'die'", "'anchorage'"]),
    ("districts.toml", "die = 2", "die = 7", ["district 'bazani_gate'", "'die'", "7"]),
    ("districts.toml", "slots = 4", "slots = -1", ["edge 'anchorage_bazani_gate'", "'slots'"]),
    ("districts.toml", WESTERN, "[]", ["round 'round_1'", "'scores'", "clockwise"]),
    (
        "districts.toml",
        WESTERN,
        '["anchorage", "nor_high", "bazani_gate"]',
        ["round 'round_1'", "'scores'", "clockwise"],
    ),
    ("districts.toml", WESTERN, '["anchorage", "anchorage"]', ["round 'round_1'", "different"]),
    ("districts.toml", 'id = "round_5"', 'id = "round_6"', ["round 'round_6'", "'id'"]),
    # guilds.toml
    ("guilds.toml", "ordinary = 12", "ordinary = 0", ["track 'guild_track'", "'ordinary'", "0"]),
    ("guilds.toml", "ordinary = 12", "ordinary = 5", ["guild 'worker'", "dividers 3", "'after'"]),
    ("guilds.toml", "after = 5", "after = 2", ["guild 'worker'", "dividers 2", "'after'", "2"]),
    ("guilds.toml", "after = 2,", "after = -1,", ["guild 'worker'", "dividers 1", "'after'"]),
    ("guilds.toml", FIRST_DIVIDER, "{ after = 2 }", ["'worker'", "dividers 1", "'gain'"]),
    (
        "guilds.toml",
        FIRST_DIVIDER,
        FIRST_DIVIDER.replace("resource_any", "influence_any"),
        ["guild 'worker'", "dividers 1", "'gain'", "'influence_any'", "unknown"],
    ),
    ("guilds.toml", "vp = 2", "vp = 0", ["guild 'worker'", "dividers 3", "'vp'", "0"]),
    # manors.toml
    ("manors.toml", "number = 2", "number = 3", ["manor 'land_owner'", "'number'", "3"]),
    ("manors.toml", '"on_action"', '"instant"', ["manor 'merchant'", "'timing'", "on_action"]),
    ("manors.toml", 'action = "wharf"', 'action = "swim"', ["manor 'merchant'", "'action'"]),
    ("manors.toml", ARCHITECT, ARCHITECT.replace("manor", "wharf"), ["'architect'", "'gain'"]),
    ("manors.toml", ARCHITECT, ARCHITECT.replace("manor", "temple"), ["'applies_to_self'"]),
    ("manors.toml", "leftover_dice = 1", "leftover_dice = 4", ["'land_owner'", "4 of 3"]),
    ("manors.toml", "gold_limit = 10", "gold_limit = 5", ["'banker'", "'gold_limit'", "5"]),
    ("manors.toml", "gold_limit = 10", "gold_limit = 21", ["'banker'", "'gold_limit'", "21"]),
    ("manors.toml", "crates = 1", "vp_per_ship = 1", ["'banker'", "'vp_per_ship'", "unknown"]),
    ("manors.toml", "units = 3", "units = 0", ["manor 'adventurer'", "'units'", "0"]),
    # citizens.toml
    ("citizens.toml", 'guild = "holy"', 'guild = "unholy"', ["citizen 'monk'", "'guild'"]),
    ("citizens.toml", 'line = "pink"', 'line = "green"', ["citizen 'monk'", "'line'", "green"]),
    ("citizens.toml", "copies = 1", "copies = 0", ["citizen 'monk'", "'copies'", "0"]),
    ("citizens.toml", "copies = 1", "copies = 100", ["citizen 'monk'", "'copies'", "100"]),
    ("citizens.toml", '"on_draft_face"', '"scoring_monument"', ["'monk'", "'timing'"]),
    ("citizens.toml", 'face = "magic"\n', "", ["citizen 'monk'", "'face'", "missing"]),
    ("citizens.toml", 'face = "magic"', 'cost = "magic"', ["'monk'", "'cost'", "unknown"]),
    ("citizens.toml", 'id = "monk"', 'id = "a monk"', ["'a monk'", "'id'", "letters"]),
    ("citizens.toml", 'id = "monk"', 'id = "gate"', ["'gate'", "'id'", "too"]),
    ("citizens.toml", ABBOT, "cost = {}", ["citizen 'abbot'", "'cost'", "one of"]),
    ("citizens.toml", ABBOT, ABBOT.replace("}", ", gold = 1 }"), ["'abbot'", "'cost'"]),
    ("citizens.toml", ABBOT, "cost = { wood = 1 }", ["'abbot'", "'cost'", "'wood'", "unknown"]),
    ("citizens.toml", f"{ABBOT}\n", "", ["citizen 'abbot'", "'cost'", "table"]),
    ("citizens.toml", RESET, RESET.replace("sail", "gold"), ["'smuggler'", "'gold'", "unknown"]),
    (
        "citizens.toml",
        RESET,
        RESET.replace("sail", "leftover_dice = 1, sail"),
        ["citizen 'smuggler'", "'gain'", "not both"],
    ),
    ("citizens.toml", PEASANT, PEASANT.replace("2", "4"), ["'peasant'", "'gain'", "4 of 3"]),
    (
        "citizens.toml",
        "gain = { influence_any = 1, gold = 6 }",
        "gain = { influence_district = 1 }",
        ["citizen 'assassin'", "'gain'", "'influence_district'", "unknown"],
    ),
    (
        "citizens.toml",
        'action = "temple"\ngain = { gold = 2 }',
        'action = "temple"\ngain = { influence_card = 1 }',
        ["citizen 'prefect'", "'gain'", "'influence_card'", "unknown"],
    ),
    (
        "citizens.toml",
        'action = "wharf"\ngain = { gold = 2 }',
        'action = "wharf"\ngain = { gold = 2 }\napplies_to_self = true',
        ["citizen 'harbor_master'", "'applies_to_self'", "'recruit'"],
    ),
    # wharf.toml
    ("wharf.toml", ROW, '["stone", "stone", "food"]', ["card 'W01'", "'front'", "4 names"]),
    ("wharf.toml", ROW, ROW.replace("wood", "gold"), ["card 'W01'", "'front'", "gold"]),
    ("wharf.toml", f"    {ROW},\n", "", ["card 'W01'", "'front'", "3 lists"]),
    ("wharf.toml", ROW, '"stone"', ["card 'W01'", "'front'", "list"]),
    ("wharf.toml", BACK, BACK.replace("sell_vp", "buy"), ["card 'W01'", "'back'", "different"]),
    ("wharf.toml", BACK, 'back = ["buy"]', ["card 'W01'", "'back'", "3 names"]),
    ("wharf.toml", "gold = 1", "gold = -1", ["line 'buy'", "'gold'", "-1"]),
    ("wharf.toml", "influence = 1", "pushes = 1", ["line 'sell_influence'", "'pushes'", "unknown"]),
    # solo.toml
    ("solo.toml", PRIORITY, PRIORITY.replace("wood", "food"), ["'brandt'", "'priority'"]),
    ("solo.toml", PRIORITY, PRIORITY.replace('"food", ', ""), ["'brandt'", "'priority'", "6"]),
    ("solo.toml", "difficulty = 1", "difficulty = 4", ["opponent 'brandt'", "'difficulty'", "4"]),
    ("solo.toml", 'id = "brandt"', 'id = "brand"', ["opponent 'brand'", "'id'"]),
    ("solo.toml", PLAN, PLAN.replace('"manor", ', ""), ["'brandt'", "plans 1", "'actions'", "3"]),
    ("solo.toml", PLAN, PLAN.replace("manor", "sail"), ["'brandt'", "plans 1", "'actions'"]),
    ("solo.toml", PLAN, PLAN.replace("manor", "shipyard"), ["'plans'", "'shipyard'", "4", "3"]),
    ("solo.toml", PLAN, PLAN.replace('""', '"wall"'), ["'brandt'", "plans 1", "'monument'"]),
    ("solo.toml", PLAN, PLAN.replace('""', '"gate"'), ["'brandt'", "'plans'", "'gate'", "once"]),
    ("solo.toml", SAIL, SAIL.replace("1", "0"), ["plans 2", "'bonus'", "'count'", "0"]),
    ("solo.toml", SAIL, f'{SAIL}, color = "green"', ["plans 2", "'bonus'", "'color'", "unknown"]),
    ("solo.toml", CRATES, CRATES.replace("purple", "blue"), ["plans 1", "'color'", "blue"]),
    ("solo.toml", CRATES, CRATES.replace("wood", "food"), ["plans 1", "'faces'", "different"]),
    ("solo.toml", CRATES, CRATES.replace("wharf", "dock"), ["plans 1", "'bonus'", "'kind'"]),
    ("solo.toml", TWO_OPTIONS, "by_die = [0, 0, 0, 0, 0, 0]", ["selector '2'", "option 1"]),
    ("solo.toml", TWO_OPTIONS, "by_die = [0, 0, 0, 1, 1, 2]", ["selector '2'", "'by_die'", "2"]),
    ("solo.toml", TWO_OPTIONS, "by_die = [0, 1]", ["selector '2'", "'by_die'", "6"]),
    ("solo.toml", "place = 0", "place = 4", ["citizen_chart '1'", "'place'", "4"]),
    ("solo.toml", 'id = "round-5"', 'id = "round-6"', ["district_chart 'round-6'", "'id'"]),
    # options.toml, and any file
    ("options.toml", 'default = "2"', 'default = "3"', ["option 'reset_discard'", "'default'"]),
    ("options.toml", 'choices = ["2", "1"]', 'choices = ["2"]', ["'reset_discard'", "'choices'"]),
    ("options.toml", "ruling = ", "rule = ", ["option 'reset_discard'", "'rule'", "unknown"]),
    ("wharf.toml", "[[card]]", "[[cards]]\nid = 1\n[[card]]", ["'cards'", "unknown"]),
    ("wharf.toml", "[[card]]", "[[card", ["TOML"]),
]

MISSING = [
    ("constants.toml", "constant", 2, "constant 'crates_at_start' is missing"),
    ("players.toml", "players", 4, "players '5' is missing"),
    ("tokens.toml", "token", 10, "token 'keep' is missing"),
    ("actions.toml", "monument", 2, "monument 'statue' is missing"),
    ("districts.toml", "round", 4, "round 'round_5' is missing"),
    ("districts.toml", "round", 0, "districts.toml, field 'round': is missing"),
    ("guilds.toml", "guild", 3, "guild 'holy' is missing"),
    ("manors.toml", "manor", 7, "manor 'banker' is missing"),
    ("citizens.toml", "citizen", 6, "'line': 'pink' has 3 cards and needs 4"),
    ("wharf.toml", "card", 5, "wharf.toml: has 5 cards, 6 are needed"),
    ("solo.toml", "citizen_chart", 5, "citizen_chart '6' is missing"),
    ("options.toml", "option", 8, "option 'solo_opponent' is missing"),
]
"""The last entries of a kind that end a file are left out, but for so many."""
