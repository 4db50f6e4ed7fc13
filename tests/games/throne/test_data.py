"""Data files: counted, each entry with its source, and others played instead."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games.throne.decks import OWN, edited, read_all
from tabard.games.throne import catalog, deeds, kinds, rules
from tabard.games.throne import conditions_deeds as done
from tabard.games.throne import conditions_town as town
from tabard.games.throne import conditions_workers as stationed
from tabard.games.throne.conditions import AllOf
from tabard.games.throne.rules import Claim, Condition, Half
from tabard.parts.catalog import DataFolder

CATALOG = catalog.read_catalog(DataFolder(OWN))
DECK = CATALOG.deck


def claim(key: str) -> Claim:
    return next(card for card in [*DECK.claims, *DECK.ends] if card.key == key)


def half(key: str) -> Half:
    halves = [side for decree in DECK.decrees for side in (decree.alive, decree.dead)]
    return next(side for side in halves if side.key == key)


def test_the_box_holds_as_many_cards_as_the_books_say() -> None:
    assert sum(DECK.workforce.counts) == 72
    assert (len(DECK.claims), len(DECK.ends)) == (48, 24)
    assert (len(DECK.decrees), len(DECK.traders), len(DECK.lords)) == (12, 12, 8)
    assert (CATALOG.anarchy_markers, len(DECK.tokens)) == (24, 4)


def test_each_workforce_type_has_twelve_cards() -> None:
    counts: Counter[str] = Counter()
    for kind, count in zip(DECK.workforce.types, DECK.workforce.counts):
        counts[kinds.TYPE_NAMES[kind]] += count
    assert counts == dict.fromkeys(kinds.TYPE_NAMES, 12)


def test_claims_are_worth_one_to_three_and_ends_five() -> None:
    assert Counter(card.influence for card in DECK.claims) == {1: 24, 2: 18, 3: 6}
    assert sum(card.influence for card in DECK.claims) == 78
    assert {card.influence for card in DECK.ends} == {5}
    assert {card.scope for card in DECK.ends} == {rules.IN_STATE}


def test_the_claims_of_the_scoring_example_add_up_to_seven() -> None:
    assert sum(claim(key).influence for key in ("G07", "G19", "G20", "G30")) == 7


def test_each_lord_gives_eight_steps_and_a_worker() -> None:
    assert {sum(lord.tracks) for lord in DECK.lords} == {8}
    assert {sum(lord.workers) for lord in DECK.lords} == {1}
    assert (DECK.lords[0].key, DECK.lords[0].tracks) == ("patron", [0, 0, 4, 2, 2])


def test_the_rows_of_the_merchants_favour_neither_track() -> None:
    rows = [list(zip(trader.pays, trader.gains)) for trader in DECK.traders]
    assert Counter(row[0] for row in rows) == Counter(row[1] for row in rows)


def test_ladders_say_seal_move_value_and_area_of_each_space() -> None:
    for ladder in CATALOG.tracks.ladders:
        assert ladder.seals == [-1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]
        assert ladder.moves == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]
        assert ladder.areas == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
    assert CATALOG.tracks.top == 12


def test_anarchy_values_go_by_markers_taken() -> None:
    values = CATALOG.tracks.anarchy_values
    assert [values[taken] for taken in (0, 1, 6, 7, 13, 19, 24)] == [0, 1, 1, 2, 3, 4, 4]


def test_tables_go_by_players_and_rank() -> None:
    modes = [[(row.mode, row.points, row.task) for row in rows] for rows in CATALOG.points]
    best, last = (kinds.MIX, 3, 0), (kinds.DEPLOY, 1, 0)
    assert modes[2] == [best, last]
    assert modes[3] == [best, (kinds.MIX, 2, 0), last]
    assert modes[4] == [best, (kinds.EITHER, 2, 1), (kinds.MIX, 1, 0), last]
    assert CATALOG.claim_draws[2:] == [[3, 2], [3, 3, 2], [3, 3, 2, 2]]


def test_markers_and_die_are_those_of_the_box() -> None:
    assert (CATALOG.markers, CATALOG.star_values) == ([2, 2, 1, 1], [1, 2])
    assert CATALOG.die == [0, 0, 1, 2, 3, 4]


def test_editions_differ_in_every_rule() -> None:
    editions = catalog.read_editions(DataFolder(OWN))
    assert list(editions) == ["en", "de"]
    assert editions["en"]["spoils"] == "any_combination"
    assert all(editions["en"][rule] != editions["de"][rule] for rule in editions["en"])


@pytest.mark.parametrize(
    ("key", "word", "is_week", "subject", "amount"),
    [
        ("royal_muster", rules.PLACE_WORKER, False, kinds.SOLDIER, 0),
        ("highwaymen", rules.RETURN_WORKER, False, kinds.MERCHANT, 0),
        ("gift_of_the_crown", rules.RAISE_TRACK, False, kinds.WEALTH, 1),
        ("burning_books", rules.LOWER_TRACK_OR_DISCARD, False, kinds.KNOWLEDGE, 1),
        ("foreign_envoys", rules.DISCARD_FOR_DIPLOMACY, False, 0, 2),
        ("hard_times", rules.HARD_TIMES, True, 0, 1),
        ("closed_borders", rules.CLOSED_BORDERS, True, 0, 0),
        ("curfew", rules.MOVE_CAP, True, 0, 1),
    ],
)
def test_a_half_says_a_word_whom_it_concerns_and_how_much(
    key: str, word: int, is_week: bool, subject: int, amount: int
) -> None:
    found = half(key)
    assert (found.word, found.is_week) == (word, is_week)
    assert (found.subject, found.amount) == (subject, amount)


def test_one_decree_is_the_queen_and_the_halves_of_the_others_speak_every_word() -> None:
    assert [card.key for card in DECK.decrees if card.is_queen] == ["the_queen_is_dead"]
    sides = [side for card in DECK.decrees if not card.is_queen for side in (card.alive, card.dead)]
    assert {side.word for side in sides} == set(range(len(rules.DECREE_WORDS)))


@pytest.mark.parametrize(
    ("key", "condition"),
    [
        ("G07", town.TrackMin(9, kinds.INTRIGUE)),
        ("E09", town.TracksCountMin(3, 6)),
        ("E01", town.TracksLeading(2)),
        ("G45", stationed.WorkersMin(8, rules.ANY_KIND, rules.ANYWHERE)),
        ("G47", stationed.KindsTogether([0, 1, 2], rules.ONE_OPPONENT)),
        ("G20", stationed.KindSpread(kinds.SPY, [rules.OWN, rules.CENTRAL, rules.OPPONENTS])),
        ("G19", done.SubterfugePair(2, [kinds.STRENGTH, kinds.INTRIGUE])),
        ("G40", town.AlmsEnd(7)),
        ("G48", stationed.SupplyMax(0)),
        (
            "E16",
            AllOf(
                [
                    stationed.WorkersMin(3, kinds.SOLDIER, rules.OWN),
                    stationed.EnemyWorkersMax(0, kinds.SOLDIER),
                ]
            ),
        ),
    ],
)
def test_a_condition_says_a_word_and_its_numbers(key: str, condition: Condition) -> None:
    assert claim(key).condition == condition


@pytest.mark.parametrize(
    ("key", "event", "field", "filters"),
    [
        ("G05", deeds.MUSTERED, "value", [("track", [kinds.KNOWLEDGE], 0)]),
        ("G13", deeds.RAIDED, "influence", [("place", [kinds.ABROAD], 0)]),
        ("G15", deeds.FOUGHT, "", [("won", [1], 0), ("margin", [], 3)]),
        ("G16", deeds.FOUGHT, "", [("won", [1], 0), ("outnumbering", [0], 0)]),
        ("G33", deeds.GRANTED, "", [("result", [deeds.ASSIGNED, deeds.SWAPPED], 0)]),
        ("G34", deeds.MOVED, "count", [("via", [kinds.WAGES], 0)]),
        ("G44", deeds.ACTED, "", []),
    ],
)
def test_a_condition_on_deeds_says_which_and_what_they_must_be(
    key: str, event: int, field: str, filters: list[tuple[str, list[int], int]]
) -> None:
    condition, fields = claim(key).condition, deeds.FIELD_NAMES[event]
    assert isinstance(condition, done.Matching)
    assert condition.event == event
    if field:
        assert isinstance(condition, done.EventSum)
        assert fields[condition.field] == field
    found = [(fields[test.index], test.allowed, test.least) for test in condition.filters]
    assert found == filters


def test_tracks_may_be_made_to_differ(tmp_path: Path) -> None:
    flat = '[[ladder]]\nid = "flat"\nareas = [{ from = 0, to = 12, influence = 2, move = 3 }]'
    text = (OWN / "tracks.toml").read_text("utf-8")
    text = text.replace('de = "Wissen" }\nladder = "town"', 'de = "Wissen" }\nladder = "flat"')
    text = text.replace("[[ladder]]", f'{flat}\nsource = "inferred"\n\n[[ladder]]', 1)
    (tmp_path / "tracks.toml").write_text(text, "utf-8")
    ladders = read_all(DataFolder(OWN, tmp_path)).tracks.ladders
    assert ladders[kinds.KNOWLEDGE].seals == [2] * 13
    assert ladders[kinds.WEALTH].seals[0] == -1


def test_other_numbers_are_read_from_another_folder(tmp_path: Path) -> None:
    folder = edited(tmp_path, "merchants.toml", "gain = 2", "gain = 9")
    assert read_all(folder).deck.traders[0].gains == [9, 2]


def test_a_card_may_be_added(tmp_path: Path) -> None:
    text = (OWN / "workforce.toml").read_text("utf-8").replace("total = 72", "total = 73")
    name = 'name = { en = "Spy 4", de = "Spion 4" }'
    card = f'[[card]]\nid = "spy-4"\n{name}\ntype = "spy"\nvalue = 4\ncount = 1\n'
    (tmp_path / "workforce.toml").write_text(f'{text}\n{card}source = "inferred"\n', "utf-8")
    workforce = read_all(DataFolder(OWN, tmp_path)).deck.workforce
    assert (workforce.keys[-1], workforce.types[-1], workforce.values[-1]) == ("spy-4", 1, 4)
