"""Wrong data: what is changed in which file, and what the refusal must name."""

from __future__ import annotations

MONKS = 'plural = { en = "Monks", de = "Mönche" }\nalignment = "temple"'

WRONG = [
    ("cards.toml", "count = 15", "count = 16", ["cards.toml", "'total'", "100", "101"]),
    ("cards.toml", "count = 15", "count = -1", ["cards.toml", "card 'thief'", "'count'", "-1"]),
    (
        "cards.toml",
        "count = 15",
        'count = "15"',
        ["card 'thief'", "'count'", "whole"],
    ),
    ("cards.toml", "count = 15\n", "", ["cards.toml", "card 'thief'", "'count'", "missing"]),
    ("cards.toml", 'id = "thief"', 'id = "thug"', ["cards.toml", "card 'thug'", "'id'"]),
    ("cards.toml", 'id = "thief"', 'id = "monk"', ["cards.toml", "'id'", "twice"]),
    ("cards.toml", MONKS, MONKS.replace('"temple"', '"church"'), ["card 'monk'", "'alignment'"]),
    ("cards.toml", 'power = "none"', 'power = "follow"', ["card 'thief'", "'power'", "none"]),
    ("cards.toml", 'source = "reconstructed"', 'source = "guessed"', ["card 'thief'", "'source'"]),
    ("cards.toml", 'de = "Dieb"', 'fr = "Voleur"', ["card 'thief'", "'name'", "'de'", "missing"]),
    ("cards.toml", "total = 100", "total = ", ["cards.toml", "TOML"]),
    ("constants.toml", 'id = "follow_bonus"', 'id = "bonus"', ["constants.toml", "'bonus'"]),
    ("constants.toml", "value = 5", "value = -5", ["constant 'follow_threshold'", "'value'", "-5"]),
    ("constants.toml", "basis = ", "bases = ", ["constants.toml", "'bases'", "unknown"]),
    ("cards.toml", "count = 15", "count = 15\nvalue = 2", ["card 'thief'", "'value'", "unknown"]),
    ("constants.toml", "thief = 2", "thug = 2", ["seats '3'", "'removed'", "'thug'"]),
    ("constants.toml", "thief = 2", "thief = 16", ["seats '3'", "'removed'", "16 of 15 thief"]),
    (
        "constants.toml",
        'source = "printed"',
        'source = "me"',
        ["'starting_inquisitors_per_player'", "'source'"],
    ),
    ("constants.toml", 'id = "3"', 'id = "6"', ["constants.toml", "seats '6'", "'id'"]),
    ("constants.toml", "value = 5", "value = 100", ["'follow_threshold'", "'value'", "99"]),
    ("powers.toml", 'id = "follow"', 'id = "lead"', ["power 'lead'", "'id'", "follow"]),
    ("powers.toml", 'de = "Tempel"', 'fr = "Temple"', ["faction 'temple'", "'name'", "'de'"]),
    ("powers.toml", "kind = ", "sort = ", ["power 'assassinate'", "'sort'", "unknown"]),
    ("options.toml", '"swap", "cancel"', '"cancel"', ["'corrupt_and_redeem_together'", "swap"]),
    ("options.toml", 'default = "swap"', 'default = "both"', ["'default'", "'both'", "swap"]),
]

MISSING: list[tuple[str, str, int, str]] = []
