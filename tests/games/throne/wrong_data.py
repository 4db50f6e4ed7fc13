"""Wrong data: what is changed in which file, and what the refusal must name."""

from __future__ import annotations

WEEKS = 'id = "weeks"\nvalue = 6'
STRENGTH_VALUE = 'field = "value", min = 4, where = { track = "strength" }'
MUSTER = 'word = "place_worker"\nkind = "soldier"'
MIGHTY = '{ word = "track_min", track = "strength", min = 9 }'
BESIEGER = '{ word = "workers_min", kind = "soldier", where = "one_opponent", min = 3 }'
VICTORIOUS = "where = { won = true }"
RESULTS = '{ result = ["assign", "swap"] }'
SPREAD = 'where = ["own", "central", "opponents"]'
PAIR = 'tracks = ["strength", "intrigue"]'
LAST_ROW = 'id = "2-2"\nmode = "deploy"'

WRONG = [
    # constants.toml
    ("constants.toml", WEEKS, WEEKS.replace("6", "0"), ["constant 'weeks'", "'value'", "0"]),
    ("constants.toml", WEEKS, WEEKS.replace("6", '"6"'), ["constant 'weeks'", "'value'", "whole"]),
    ("constants.toml", WEEKS, WEEKS.replace("6", "7"), ["'weeks'", "'value'", "8 cards"]),
    ("constants.toml", 'id = "weeks"', 'id = "months"', ["constant 'months'", "'id'"]),
    ("constants.toml", 'id = "weeks"', 'id = "guild_slots"', ["'id'", "twice"]),
    ("constants.toml", 'source = "printed"', 'source = "me"', ["constant 'weeks'", "'source'"]),
    ("constants.toml", "basis =", "bases =", ["constant 'weeks'", "'bases'", "unknown"]),
    ("constants.toml", WEEKS, "", ["constant 1", "'id'", "missing"]),
    (
        "constants.toml",
        'dealt"\nvalue = 5',
        'dealt"\nvalue = 7',
        ["'end_claims_dealt'", "28", "24"],
    ),
    ("constants.toml", 'kept"\nvalue = 3', 'kept"\nvalue = 6', ["'end_claims_kept'", "6", "5"]),
    ("constants.toml", 'lords_dealt"\nvalue = 2', 'lords_dealt"\nvalue = 3', ["12", "8"]),
    ("constants.toml", 'workforce_dealt"\nvalue = 3', 'workforce_dealt"\nvalue = 17', ["73", "72"]),
    ("constants.toml", 'display"\nvalue = 5', 'display"\nvalue = 6', ["'workforce_display'", "6"]),
    ("constants.toml", 'decrees_in_deck"\nvalue = 7', 'decrees_in_deck"\nvalue = 13', ["13", "12"]),
    (
        "constants.toml",
        'merchants_in_deck"\nvalue = 6',
        'merchants_in_deck"\nvalue = 5',
        ["'weeks'"],
    ),
    ("constants.toml", "value = -3", "value = 3", ["'unfulfilled_claim_influence'", "'value'"]),
    ("constants.toml", 'stack"\nvalue = 3', 'stack"\nvalue = 0', ["'max_markers_per_stack'", "0"]),
    # markers.toml
    ("markers.toml", "value = 1", "value = 3", ["marker '1'", "'value'", "3"]),
    ("markers.toml", "values = [1, 2]", "values = [2, 2]", ["marker 'star'", "'values'"]),
    ("markers.toml", "values = [1, 2]", "values = [0, 2]", ["marker 'star'", "'values'", "0"]),
    ("markers.toml", "count = 2", "count = 18", ["'count'", "21", "22"]),
    ("markers.toml", "faces = [0,", "faces = [-1,", ["die 'die'", "'faces'", "-1"]),
    ("markers.toml", "faces = [0, 0, 1, 2, 3, 4]", "faces = []", ["die 'die'", "'faces'"]),
    # houses.toml, spaces.toml, actions.toml, guilds.toml
    ("houses.toml", 'id = "umbral"', 'id = "ember"', ["house 'ember'", "'id'"]),
    ("houses.toml", 'short = "Roselie"\n', "", ["house 'roselie'", "'short'", "missing"]),
    ("houses.toml", 'de = "die zen', 'fr = "la cen', ["territory 'centre'", "'name'", "'de'"]),
    ("spaces.toml", 'id = "VII"', 'id = "VIII"', ["space 'VIII'", "'id'"]),
    ("spaces.toml", "source =", "value = 1\nsource =", ["space 'I'", "'value'", "unknown"]),
    ("actions.toml", 'space = "III"', 'space = "IV"', ["action 'recruit'", "'space'", "III"]),
    ("actions.toml", 'type = "task"', 'type = "deploy"', ["action 'attack'", "'type'", "task"]),
    ("guilds.toml", "text = ", "texts = ", ["guild 'soldiers_guild'", "'texts'", "unknown"]),
    # tracks.toml
    ("tracks.toml", "from = 2, to = 3", "from = 3, to = 3", ["ladder 'town'", "areas 2", "'from'"]),
    ("tracks.toml", "from = 2, to = 3", "from = 2, to = 1", ["ladder 'town'", "areas 2", "'to'"]),
    ("tracks.toml", "influence = -1, move = 1", "influence = -1, move = 0", ["areas 1", "'move'"]),
    ("tracks.toml", "influence = -1, move", "seal = -1, move", ["areas 1", "'seal'", "unknown"]),
    ("tracks.toml", 'ladder = "town"', 'ladder = "city"', ["track 'strength'", "'ladder'", "city"]),
    ("tracks.toml", 'id = "trade"', 'id = "craft"', ["track 'craft'", "'id'"]),
    ("tracks.toml", 'id = "anarchy-2"', 'id = "anarchy-5"', ["anarchy 'anarchy-5'", "'id'"]),
    ("tracks.toml", "spots = 6", "spots = 0", ["anarchy 'anarchy-1'", "'spots'", "0"]),
    ("tracks.toml", "[2, 4, 6]", "[2, 4, 8]", ["alms 'alms_track'", "'bonuses'", "8"]),
    ("tracks.toml", "[2, 4, 6]", "[4, 2, 6]", ["alms 'alms_track'", "'bonuses'", "rising"]),
    ("tracks.toml", "[2, 4, 6]", "[1, 2, 4, 6]", ["alms 'alms_track'", "'bonuses'", "tokens"]),
    ("tracks.toml", "last = 7", "last = 0", ["alms 'alms_track'", "'last'", "0"]),
    ("tracks.toml", "multipliers = [0,", 'multipliers = ["0",', ["'multipliers'", "whole"]),
    # points.toml
    ("points.toml", LAST_ROW, LAST_ROW.replace("deploy", "mix"), ["points '2-2'", "'mode'"]),
    ("points.toml", LAST_ROW, LAST_ROW.replace("deploy", "task"), ["points '2-2'", "'mode'"]),
    ("points.toml", 'id = "4-4"', 'id = "5-1"', ["points '5-1'", "'id'"]),
    ("points.toml", "ap = 3", "ap = 0", ["points '2-1'", "'ap'", "0"]),
    ("points.toml", "ap_task = 1\n", "", ["points '4-2'", "'ap_task'", "missing"]),
    ("points.toml", "ap = 3", "ap_deploy = 3", ["points '2-1'", "'ap_deploy'", "unknown"]),
    ("points.toml", "cards = 3", "cards = 0", ["claim_draw '2-1'", "'cards'", "0"]),
    # workforce.toml
    ("workforce.toml", "count = 5", "count = 6", ["'total'", "72", "73"]),
    ("workforce.toml", "total = 72", "total = ", ["TOML"]),
    ("workforce.toml", 'type = "soldier"', 'type = "knight"', ["card 'soldier-1'", "'type'"]),
    ("workforce.toml", "value = 1", "value = 4", ["card 'soldier-1'", "'id'", "soldier-4"]),
    ("workforce.toml", 'track = "any"', 'track = "trade"', ["type 'joker'", "'track'", "any"]),
    ("workforce.toml", "total_basis", "total_bases", ["'total_bases'", "unknown"]),
    # lords.toml, merchants.toml, tokens.toml
    ("lords.toml", "trade = 4", "craft = 4", ["lord 'patron'", "'tracks'", "'craft'", "unknown"]),
    ("lords.toml", "trade = 4", "trade = 13", ["lord 'patron'", "'tracks'", "'trade'", "13"]),
    ("lords.toml", "merchant = 1", "banker = 1", ["lord 'patron'", "'workers'", "'banker'"]),
    ("lords.toml", "merchant = 1", "merchant = 6, spy = 6", ["'patron'", "'workers'", "12 of 10"]),
    ("lords.toml", 'id = "regent"', 'id = "grant"', ["lord 'grant'", "'id'", "actions.toml"]),
    ("merchants.toml", "pay = 1", "pay = 13", ["merchant 'salt_pedlar'", "'sell_trade'", "'pay'"]),
    ("merchants.toml", "pay = 1", "in = 1", ["'salt_pedlar'", "'sell_trade'", "'in'", "unknown"]),
    ("merchants.toml", 'letter = "B"', 'letter = "A"', ["merchant 'silk_trader'", "'letter'", "A"]),
    ("tokens.toml", 'word = "gain_influence"', 'word = "gain"', ["token 'gratitude'", "'word'"]),
    ("tokens.toml", "amount = 1", "amount = 0", ["token 'helping_hands'", "'amount'", "0"]),
    # decrees.toml
    ("decrees.toml", MUSTER, MUSTER.replace("place", "lay"), ["half 'royal_muster'", "'word'"]),
    ("decrees.toml", MUSTER, MUSTER.replace("soldier", "banker"), ["'royal_muster'", "'kind'"]),
    ("decrees.toml", MUSTER, f"{MUSTER}\nby = 1", ["half 'royal_muster'", "'by'", "unknown"]),
    ("decrees.toml", MUSTER, 'word = "place_worker"', ["'royal_muster'", "'kind'", "missing"]),
    ("decrees.toml", "optional = true", "optional = false", ["'royal_muster'", "'optional'"]),
    ("decrees.toml", "optional = true", "optional = 1", ["'royal_muster'", "'optional'", "true"]),
    ("decrees.toml", '"immediate"', '"week"', ["half 'royal_muster'", "'timing'", "immediate"]),
    (
        "decrees.toml",
        'anarchy"\ntrack = "wealth"\nby = 1',
        'anarchy"\ntrack = "wealth"\nby = 2',
        ["half 'war_tax'", "'by'", "2"],
    ),
    (
        "decrees.toml",
        "cards = 2\nsteps = 1",
        "cards = 2\nsteps = 2",
        ["'foreign_envoys'", "'steps'"],
    ),
    ("decrees.toml", "ap = 1", "ap = 0", ["half 'guild_charter'", "'ap'", "0"]),
    ("decrees.toml", 'dead = "riots"', 'dead = "revolt"', ["decree 'D06'", "'dead'", "revolt"]),
    ("decrees.toml", 'dead = "riots"', 'dead = "famine"', ["half 'riots'", "alive or dead"]),
    ("decrees.toml", "queen = true", "queen = false", ["decree 'the_queen_is_dead'", "'queen'"]),
    # claims.toml and ends.toml
    ("claims.toml", "value = 1", "value = -1", ["claim 'G01'", "'value'", "-1"]),
    ("claims.toml", 'scope = "turn"', 'scope = "month"', ["claim 'G01'", "'scope'", "month"]),
    (
        "claims.toml",
        'scope = "turn"',
        'scope = "state"',
        ["claim 'G01'", "'scope'", "turn or week"],
    ),
    ("claims.toml", 'scope = "state"', 'scope = "turn"', ["claim 'G06'", "'scope'", "state"]),
    ("claims.toml", "[[claim]]", "[[clam]]", ["'clam'", "unknown"]),
    ("claims.toml", '"track_min"', '"track_max"', ["claim 'G06'", "'condition'", "'word'"]),
    (
        "claims.toml",
        MIGHTY,
        MIGHTY.replace("9", "13"),
        ["claim 'G06'", "'condition'", "'min'", "13"],
    ),
    ("claims.toml", MIGHTY, MIGHTY.replace("min =", "max ="), ["'G06'", "'max'", "unknown"]),
    ("claims.toml", MIGHTY, MIGHTY.replace(", min = 9", ""), ["'G06'", "'min'", "missing"]),
    ("claims.toml", MIGHTY, MIGHTY.replace("strength", "anarchy"), ["'G06'", "'track'", "anarchy"]),
    ("claims.toml", BESIEGER, BESIEGER.replace("one_opponent", "abroad"), ["'G17'", "'where'"]),
    ("claims.toml", BESIEGER, BESIEGER.replace("soldier", "joker"), ["'G17'", "'kind'", "joker"]),
    ("claims.toml", BESIEGER, BESIEGER.replace("3 }", "11 }"), ["claim 'G17'", "'min'", "11"]),
    ("claims.toml", SPREAD, "where = []", ["claim 'G20'", "'condition'", "'where'"]),
    ("claims.toml", SPREAD, 'where = ["own", "own"]', ["claim 'G20'", "'where'", "different"]),
    ("claims.toml", PAIR, 'tracks = ["strength"]', ["claim 'G19'", "'tracks'", "two"]),
    ("claims.toml", '"muster"', '"feast"', ["claim 'G01'", "'event'", "feast"]),
    ("claims.toml", STRENGTH_VALUE, STRENGTH_VALUE.replace("value", "track"), ["'G01'", "'field'"]),
    (
        "claims.toml",
        STRENGTH_VALUE,
        STRENGTH_VALUE.replace("track", "place"),
        ["claim 'G01'", "'where'", "'place'", "unknown"],
    ),
    (
        "claims.toml",
        STRENGTH_VALUE,
        STRENGTH_VALUE.replace('track = "strength"', "margin_min = 1"),
        ["claim 'G01'", "'where'", "'margin_min'", "battle"],
    ),
    ("claims.toml", VICTORIOUS, "where = { won = 1 }", ["claim 'G14'", "'won'", "true or false"]),
    ("claims.toml", VICTORIOUS, "where = { opponent = 1 }", ["'G14'", "'opponent'", "unknown"]),
    (
        "claims.toml",
        RESULTS,
        '{ result = ["assign", "sell"] }',
        ["claim 'G33'", "'result'", "sell"],
    ),
    ("claims.toml", RESULTS, "{ result = [] }", ["claim 'G33'", "'where'", "'result'"]),
    ("claims.toml", 'via = "wages"', 'via = "recruit"', ["claim 'G34'", "'via'", "recruit"]),
    ("claims.toml", 'id = "G02"', 'id = "E02"', ["ends.toml", "'E02'", "'id'"]),
    ("ends.toml", "influence = 5", "influence = 100", ["end 'E01'", "'influence'", "100"]),
    ("ends.toml", "count = 2", "count = 6", ["end 'E01'", "'condition'", "'count'", "6"]),
    ("ends.toml", '"central", min = 3', '"centre", min = 3', ["end 'E14'", "of 1", "'where'"]),
    (
        "ends.toml",
        '"soldier", where = "own", max',
        '"any", where = "own", max',
        ["'E16'", "'kind'"],
    ),
    ("ends.toml", 'where = "own", max', 'where = "central", max', ["end 'E16'", "of 2", "'where'"]),
    (
        "ends.toml",
        '{ word = "tracks_leading", count = 2 }',
        '{ word = "event_count", event = "raid", min = 1 }',
        ["end 'E01'", "'condition'", "deeds"],
    ),
    # editions.toml and options.toml
    ("editions.toml", '"either_or"', '"both"', ["edition_rule 'spoils'", "'de'", "both"]),
    ("editions.toml", 'id = "spoils"', 'id = "loot"', ["edition_rule 'loot'", "'id'"]),
    ("options.toml", 'default = "en"', 'default = "fr"', ["option 'edition'", "'default'", "fr"]),
]

MISSING = [
    ("constants.toml", "constant", 14, "constant 'grant_cost_ap' is missing"),
    ("actions.toml", "action", 14, "action 'alms' is missing"),
    ("points.toml", "claim_draw", 8, "claim_draw '4-4' is missing"),
    ("editions.toml", "edition_rule", 3, "edition_rule 'first_player_from' is missing"),
    ("houses.toml", "territory", 0, "houses.toml, field 'territory': is missing"),
    ("ends.toml", "end", 19, "needs 20 cards, ends.toml has 19"),
    ("lords.toml", "lord", 7, "needs 8 cards, lords.toml has 7"),
    ("merchants.toml", "merchant", 5, "needs 6 cards, merchants.toml has 5"),
    ("decrees.toml", "decree", 11, "'queen': one decree has it, not 0"),
    ("tokens.toml", "token", 3, "tokens.toml: has 3 tokens"),
]
"""The last entries of a kind that end a file are left out, but for so many."""
