"""The terminal table of Archon: what is shown, and in how much room."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tabard
from games.archon.builders import (
    GAME,
    cards,
    figures,
    goods,
    own_cards,
    passed,
    repository,
    score,
    table,
    tiles,
    token,
    turns,
    warriors,
)
from tabard.core.values import DONE
from tabard.games.archon.kinds import BUY, PASS, PHASE_NAMES, SELL, TILE
from tabard.games.archon.state import ArchonState
from tabard.match.texts import Texts

from .conftest import Run
from .drawn import Drawn, check, rendered

LATE = {2: 285, 3: 395}
"""So many choices make most of a match, by seats; to show all of it takes the compiled engine."""

LINES = 60

ARCHON = Drawn("archon", but=PASS)
book, board, headings, played = ARCHON.book, ARCHON.board, ARCHON.headings, ARCHON.played


def shown(state: ArchonState, seat: int = 0, language: str = "en") -> list[str]:
    """The lines of a board, without its frame."""
    lines = board(GAME.view(state, seat), language).splitlines()
    return [line.strip("│ ") for line in lines]


def line_with(lines: list[str], start: str) -> str:
    return next(line for line in lines if line.startswith(start))


@pytest.mark.parametrize(("seats", "language"), [(2, "de"), (3, "en")])
def test_a_match_goes_on_to_its_end(run: Run, tmp_path: Path, seats: int, language: str) -> None:
    shown = ARCHON.ended(run, tmp_path, seats, LATE[seats], language, most=9)
    assert ("The score sheet" if language == "en" else "Wertungsbogen") in shown


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_fits_in_every_phase(seats: int) -> None:
    assert ARCHON.phases_that_fit(tabard.start("archon", seats, seed="phases"), LINES) >= 12


@pytest.mark.parametrize("phase", [phase for phase in PHASE_NAMES if phase != "round"])
def test_every_phase_is_named(phase: str) -> None:
    view = {**GAME.view(table(2), 0), "phase": phase}
    assert book("de").noun(phase) in board(view, "de")


def test_the_season_track_marks_the_round_and_shows_grants() -> None:
    lines = shown(turns(table(3, round=5)))
    assert lines[1] == "Spring 1 2 3 ⚔   Summer 4 [5] 6 ⚔   Autumn 7 8 9 ⚔"
    assert lines[2] == "Poets' Year      Painters' Year     Scholars' Year"
    assert lines[4] == "Arts     9 6 3   Arts     9 6 3     Arts     7 4 2"


def test_buildings_show_slots_figures_tokens_and_covers() -> None:
    state = table(2)
    figures(state, 0, "treasury_1")
    token(state, 1, "treasury_2")
    figures(state, 0, "treasury_2")
    figures(state, 1, "palace_2")
    repository(state, stone=1, iron=2)
    lines = shown(turns(state))
    row = line_with(lines, "Treasury")
    assert row.startswith("Treasury [1 A] [1 B¤A] [×]")
    assert "Repository [1] [1] [×]" in row
    below = lines[lines.index(row) + 1]
    assert below.startswith("+2 gold")
    assert "1 stone, 2 iron" in below
    assert line_with(lines, "Palace").startswith("Palace [1]   Gift of Gold: Pay 4 gold")
    assert line_with(lines, "[1 B]") == "[1 B] Silver Service: Pay 1 silver and 1 gold; gain 4 VP."


def test_an_empty_repository_says_so() -> None:
    lines = shown(turns(table(2)), language="de")
    row = line_with(lines, "Schatzkammer")
    assert "leer" in lines[lines.index(row) + 1]


def test_the_wall_shows_warriors_vp_and_what_may_come() -> None:
    state = table(2)
    warriors(state, 1, 1, 5)
    warriors(state, 0, 2)
    assert line_with(shown(turns(state)), "Wall") == (
        "Wall B A 1 1 B · · · · ·  3 Elite Warriors · next attack: strength 2–6"
    )
    late = table(2, round=7, attack_escalation="1")
    assert line_with(shown(turns(late), language="de"), "Mauer").endswith(
        "0 Elitekrieger · nächster Angriff: Stärke 7–10"
    )


def test_an_attack_that_is_sure_is_shown_as_one_number() -> None:
    view: Any = GAME.view(turns(table(2)), 0)
    view["strengths"] = [5, 5]
    assert "next attack: strength 5 " in board(view)


def test_displays_and_tiles_show_what_they_cost_and_give() -> None:
    state = table(3)
    tiles(state, 1, "mint")
    lines = shown(turns(state))
    text = " ".join(lines)
    assert "Astrolabe 3 VP · Star Chart 1 VP and 2 gold · Lunar Calendar 2 VP and 1 recruit" in text
    assert "Level I   Mint 2 VP (stone+silver) · 2× Warehouse 2 VP (stone+papyrus+gold)" in text
    assert "2× Gatehouse 5 VP (stone+2 iron+gold)" in text
    assert "Stockpile 15 stone · 15 papyrus · 15 silver · 15 iron · 25 recruits" in text


def test_players_stand_in_player_order_with_their_goods() -> None:
    state = table(3)
    state.order = (2, 0, 1)
    goods(state, 0, gold=3, stone=1, recruit=2)
    figures(state, 0, "treasury_1")
    cards(state, 0, "courtier*3 scribe", played="courtier")
    own_cards(state, 0, "arts", 2)
    warriors(state, 0, 1)
    score(state, 0, 17)
    passed(state, 2)
    lines = shown(turns(state, 1))
    at = next(number for number, line in enumerate(lines) if line.startswith("Order"))
    rows = lines[at + 1 : at + 4]
    assert [row.split()[0] for row in rows] == ["Clara", "▸Anna", "Bert"]
    assert " ".join(rows[1].split()) == "▸Anna 17 3 1 0 0 0 2 4 4 0 2 1"
    assert "passed · Lion: 8 Courtiers" in " ".join(lines)


def test_hands_are_shown_to_their_owners_alone() -> None:
    state = table(2)
    cards(state, 0, "courtier*4 scribe", others="courtier*3 merchant*2")
    cards(state, 1, "courtier*3 cleric*2", others="courtier*4 merchant")
    mine, theirs = " ".join(shown(turns(state), 0)), " ".join(shown(state, 1))
    assert "hand 4 Courtiers, 1 Scribe; reserve 3 Courtiers, 2 Merchants" in mine
    assert "hand 3 Courtiers, 2 Clerics" not in mine
    assert "hand 3 Courtiers, 2 Clerics; reserve 4 Courtiers, 1 Merchant" in theirs
    assert "hand 4 Courtiers" not in theirs
    for text in (mine, theirs):
        assert "Unicorn: 7 Courtiers · Scribe 1/4 · Merchant 2/4" in text
    assert " hand " not in " ".join(shown(state, -2)).replace("Hand", "")


def test_the_own_rows_show_what_comes_next() -> None:
    text = " ".join(shown(turns(table(2))))
    assert "next Tax Collector 1 VP (recruit+gold) · Cleric 1 VP (gold)" in text
    assert "next" not in " ".join(shown(turns(table(2)), -2)).replace("next attack", "")


def test_picked_cards_are_shown_while_dividing() -> None:
    match = tabard.start("archon", 2, seed="divide")
    while match.pending()[0].prompt != "to_hand":
        match.play(match.pending()[0].seat, match.pending()[0].options[0])
    match.play(0, match.pending()[0].options[0])
    text = board(match.view(0))
    assert text.count("hand 1 Courtier ") == 1
    assert text.count("chooses") == 2
    assert "hand 1 Courtier " not in board(match.view(1))


def test_tiles_of_level_three_show_what_they_are_worth() -> None:
    state = table(2, round=7)
    own_cards(state, 0, "science", 3)
    tiles(state, 0, "great_library", "mint")
    text = " ".join(shown(turns(state)))
    assert "tiles Great Library 6 VP · Mint" in text


def test_players_whose_names_begin_alike_have_numbers() -> None:
    texts = Texts(GAME, "en", ["Anna", "Arno"])
    text = rendered(ARCHON.table.board(texts, GAME.view(turns(table(2)), 0)), 80)
    assert "1 Anna" in text
    assert "2 Arno" in text


@pytest.mark.parametrize("language", ["en", "de"])
def test_long_names_and_high_scores_fit(language: str) -> None:
    state = table(4)
    for seat in range(4):
        score(state, seat, 101)
        goods(state, seat, gold=12)
    names = ["Maximiliane the Great", "Maximilian of Habsburg", "Ottokar", "Wenzeslaus"]
    texts = Texts(GAME, language, names)
    text = rendered(ARCHON.table.board(texts, GAME.view(turns(state), 0)), 80)
    check(text, 80)
    assert re.search(r"▸1 Maximilian +101 +12 ", text)


def test_options_stand_under_headings() -> None:
    slots = {slot.name: slot for slot in GAME.catalog.slot}
    found = headings(slots["palace_1"], slots["treasury_1"], slots["treasury_2"], PASS)
    assert found == ["Palace", "Treasury", "Treasury", "Otherwise"]
    assert headings(slots["treasury_1"], slots["treasury_2"], PASS) == ["", "", ""]
    assert headings(BUY[1], SELL[2], DONE, language="de") == ["Kaufen", "Verkaufen", "Sonst"]
    assert headings(TILE[0], TILE[6]) == ["Level I", "Level II"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_score_sheet_has_all_that_was_scored(seats: int, language: str) -> None:
    match = played(seats, -1)
    sheet: Any = match.score_sheet()
    text = rendered(ARCHON.table.sheet(book(language), sheet))
    check(text, 100)
    rows = [re.split(r"  +", line.strip("│ ")) for line in text.splitlines()]
    texts, players = book(language), sheet["players"]

    def cells(label: str, values: list[int]) -> list[str]:
        return [label, *[str(value).replace("-", "−") for value in values]]

    totals = [player["total"] for player in players]
    assert cells(texts.say("sheet-total"), totals) in rows
    for number, season in enumerate(("spring", "summer", "autumn")):
        scored = [player["seasons"][number]["total"] for player in players]
        assert cells(texts.noun(season), scored) in rows
    end = [sum(line["value"] for line in player["end"]) for player in players]
    assert cells(texts.say("sheet-end"), end) in rows
    assert text.count(texts.say("sheet-wins")) == len(sheet["winners"])


def test_the_score_sheet_adds_up_and_knows_losses() -> None:
    state = table(2)
    state.houses[0].credit(10, -3)
    text = rendered(ARCHON.table.sheet(book("de"), GAME.score_sheet(state)))
    assert re.search(r"Überfall +−3 +·", text)
    assert re.search(r"Frühling +−3 +0", text)


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_cards_are_listed_with_their_sources(language: str) -> None:
    texts, box = book(language), GAME.catalog.box
    text = rendered(ARCHON.table.cards(texts))
    check(text, 100)
    words = ["printed", "inferred", "reconstructed"]
    if language == "de":
        words = ["gedruckt", "erschlossen", "rekonstruiert"]
    assert [word for word in words if word not in text] == []
    decks: list[Any] = [box.favors, box.tiles, box.grants, box.attacks, box.provinces]
    keys = [card.key for deck in [*decks, *box.displays] for card in deck]
    assert [key for key in keys if texts.noun(key) not in text] == []


def test_what_is_ours_is_not_called_printed() -> None:
    lines = rendered(ARCHON.table.cards(book("en"))).splitlines()
    for name, source in (("Courtier ", "printed"), ("Gift of Gold ", "reconstructed")):
        assert next(line for line in lines if line.startswith(name)).rstrip().endswith(source)
    assert len([line for line in lines if line.rstrip().endswith(" printed")]) == 1


def test_barred_slots_stand_together_under_their_clause_and_covered_ones_are_left_out() -> None:
    match = tabard.start("archon", 2, "barred")
    while match.pending()[0].prompt != "turn":
        decision = match.pending()[0]
        match.play(decision.seat, decision.options[0])
    decision = match.pending()[0]
    texts, bars = Texts(match.game, "en"), match.barred(decision.seat)
    lines = ARCHON.table.barred(texts, match.view(decision.seat), decision, bars)
    clauses = {bar.clause for bar in bars}
    assert "AR-ROUND-06" in clauses
    assert len(lines) == len(clauses) - 1
    assert not [line for line in lines if "AR-ROUND-06" in line or "Treasury 3" in line]
