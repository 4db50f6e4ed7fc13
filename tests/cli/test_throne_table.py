"""The terminal table of Throne of Allegoria: what is shown, to whom, and in how much room."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import tabard
from tabard.cli.tables.throne import HOLDINGS
from tabard.cli.words import print_hanging
from tabard.core.values import DONE
from tabard.games.throne.game import Throne
from tabard.games.throne.kinds import ACTION, ADVANCE, ATTACK, END_TURN, RECRUIT
from tabard.match.match import Match
from tabard.match.texts import Texts

from .conftest import Run
from .drawn import Drawn, keep, rendered

PLAY = ("play", "throne", "--bots", "random", "--seed", "a")
LINES = 40
LATE = 315
"""So many choices make most of a match of two; to show all of it takes the compiled engine."""

THRONE = Drawn("throne")
book, headings, played = THRONE.book, THRONE.headings, THRONE.played


def board(match: Match, seat: int, language: str = "en", width: int = 100) -> str:
    return THRONE.board(match.view(seat), language, width)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_match_goes_on_to_its_end(run: Run, tmp_path: Path, language: str) -> None:
    shown = THRONE.ended(run, tmp_path, 2, LATE, language)
    assert ("Subtotal" if language == "en" else "Zwischensumme") in shown


def test_homes_and_colours_follow_the_houses_that_were_chosen() -> None:
    match = tabard.start("throne", 2, "houses", {"houses": "by_choice"})
    assert "⌂" not in board(match, 0)
    match.play(0, "house:umbral")
    assert "⌂ Anna" in board(match, 1)
    assert "⌂ Bert" not in board(match, 1)
    match.play(1, "house:roselie")
    assert "⌂ Anna     ⌂ Bert" in board(match, 0)
    console = Console(width=100, force_terminal=True, color_system="standard")
    with console.capture() as output:
        console.print(THRONE.table.board(book("en"), match.view(0)))
    bright_red, bright_magenta = "91m", "95m"
    assert f"{bright_magenta}⌂ Anna" in output.get()
    assert f"{bright_red}⌂ Bert" in output.get()


def test_actions_stand_under_their_type() -> None:
    actions = (ACTION[RECRUIT], ACTION[ADVANCE], ACTION[ATTACK], END_TURN)
    deploy, task, otherwise = "Deploy actions", "Task actions", "Otherwise"
    assert headings(*actions) == [deploy, deploy, task, otherwise]
    assert headings(*actions, language="de")[2:] == ["Auftrags-Aktionen", "Sonst"]
    assert headings(*actions[:2], END_TURN) == ["", "", ""]


def test_many_cards_stand_under_their_type() -> None:
    cards = Throne().rules(tabard.GAMES["throne"].full_options({})).catalog.card
    soldiers, jokers = cards[:3], cards[-3:]
    shown = headings(*soldiers, *jokers, DONE)
    assert shown == ["Soldier"] * 3 + ["Joker"] * 3 + ["Otherwise"]
    assert set(headings(*soldiers, DONE)) == {""}
    assert set(headings(soldiers[0], jokers[0], DONE)) == {""}


def test_headings_do_not_touch_the_numbers(run: Run, tmp_path: Path) -> None:
    match = tabard.start("throne", 2, seed="bids")
    while match.pending()[0].prompt != "bid_space" or match.pending()[0].seat == 1:
        decision = match.pending()[0]
        match.play(decision.seat, decision.options[0])
    path = tmp_path / "match.json"
    keep(match, path)
    out = run("play", "throne", "--save", str(path), typed=["quit"]).out
    asked = out.rpartition("Bidding marker?\n")[2].splitlines()
    assert [line.partition(" –")[0].strip() for line in asked[:9]] == [
        "Cards",
        "1  I",
        "2  II",
        "Actions",
        "3  III",
        "4  IV",
        "5  V",
        "6  VI",
        "7  VII",
    ]


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["en", "de"])
def test_long_options_go_on_below_their_text(language: str, width: int) -> None:
    console = Console(width=width, highlight=False, color_system=None)
    claims = Throne().catalog.deck.claims[:5]
    text = " ".join([book(language).noun(claim.key, "text") for claim in claims])
    with console.capture() as output:
        print_hanging(console, Text("  1  "), Text(text))
    lines = output.get().splitlines()
    assert lines[0].startswith(f"  1  {text[:9]}")
    assert all(line[:5].isspace() and not line[5].isspace() for line in lines[1:])
    assert width - 20 < max(len(line) for line in lines) <= width
    assert " ".join([line[5:] for line in lines]) == text


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_fits(language: str, width: int) -> None:
    for moves in (1, 60, 300):
        lines = board(played(4, moves), 1, language, width).splitlines()
        assert max(len(line) for line in lines) <= width
        assert "…" not in "".join(lines)
        assert width < 100 or len(lines) <= LINES


def test_the_own_hand_and_claims_are_shown_and_no_others() -> None:
    match = played(3, 120)
    texts = book("en")
    for seat in range(3):
        shown = board(match, seat)
        for other in range(3):
            player: Any = match.view(other)["players"]
            secret = [*player[other]["end_cards"], *player[other]["claim_cards"]]
            assert secret
            for claim in secret:
                assert (texts.noun(claim) in shown) == (other == seat)
    assert "Your hand" not in rendered(THRONE.table.board(texts, match.view(None)))


def test_own_bids_show_their_faces_and_others_their_height() -> None:
    match = tabard.start("throne", 2, seed="bids")
    while match.pending()[0].prompt != "bid_space" or match.pending()[0].seat == 1:
        decision = match.pending()[0]
        match.play(decision.seat, decision.options[0])
    match.play(0, "space:III")
    match.play(0, "marker:star")
    rows = [line for line in board(match, 0).splitlines() if "Anna (you)" in line]
    assert " * " in rows[-1]
    rows = [line for line in board(match, 1).splitlines() if "Anna" in line]
    assert "▪" in rows[-1]
    assert "*" not in rows[-1]


def test_stacks_stand_behind_their_bid_space_which_breaks_ties() -> None:
    match = tabard.start("throne", 2, seed="bids")
    while match.pending()[0].prompt != "bid_space":
        decision = match.pending()[0]
        match.play(decision.seat, decision.options[0])
    first = match.pending()[0].seat
    for seat, space in ((first, "III"), (1 - first, "IV"), (first, "IV"), (1 - first, "III")):
        match.play(seat, f"space:{space}")
        match.play(seat, "marker:1")
    names = ("Anna", "Bert")
    rows = {}
    for seat in (0, 1):
        line = [line for line in board(match, first).splitlines() if names[seat] in line][-1]
        rows[seat] = " ".join(line.replace("(you)", "").strip("│ ▸").split()[1:])
    assert rows[first].startswith("· · a 1 b 1 · · ·")
    assert rows[1 - first].startswith("· · b ▪ a ▪ · · ·")
    assert "a, b: bid spaces from the left; of equal bids the left one is first." in board(match, 0)
    assert "a, b: Gebotsfelder von links; bei gleichen Geboten" in board(match, 0, "de")


LETTERS = {
    "en": ("J Relic Vendor · 1 Trade → 2 Wealth", "or Influence in opponents' Markets"),
    "de": ("J Reliquienhändler · 1 Handel → 2 Reichtum", "oder Einfluss auf Märkten von"),
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_merchant_has_a_letter_and_sells_influence_in_opponents_markets(language: str) -> None:
    shown = " ".join(board(played(3, 90), 1, language, 80).split())
    assert [words for words in LETTERS[language] if words not in shown] == []


BONUSES = {
    "en": ["Public Works (any Town Track +1)", "Gratitude (1 Influence)"],
    "de": ["Gemeinwohl (eine Heimatleiste +1)", "Dankbarkeit (1 Einflusspunkt)"],
}
MORE_BONUSES = {
    "en": ["Good Offices (Diplomacy +1)", "Helping Hands (1 Workforce card)"],
    "de": ["Fürsprache (Diplomatie +1)", "Helfende Hände (1 Arbeiterkarte)"],
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_alms_bonus_tokens_say_what_they_give(language: str) -> None:
    for seats, more in ((3, 0), (4, 1)):
        shown = board(played(seats, 60), 1, language, 80)
        wanted = [*BONUSES[language], MORE_BONUSES[language][more]]
        assert [words for words in wanted if words not in shown] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_long_names_hide_neither_a_heading_nor_who_one_is(language: str) -> None:
    names = [
        "Anna Katharina Lange",
        "Maximiliane Hohenfel",
        "Clarissimus der XXIV",
        "Dario Dario Dario Da",
    ]
    texts = Texts(tabard.GAMES["throne"], language, names)
    for moves in (60, 300, 600):
        view: Any = played(4, moves).view(1)
        lines = rendered(THRONE.table.board(texts, view), 80).splitlines()
        assert max(len(line) for line in lines) <= 80
        assert len([line for line in lines if texts.say("table-you") in line]) >= 3
        head = [line for line in lines if texts.say("table-diplomacy") in line]
        assert [key for key in HOLDINGS if f" {texts.say(f'table-{key}')} " not in head[0]] == []
        assert texts.say(f"table-queen_{'lives' if view['queen_alive'] else 'dead'}") in lines[0]
        first = texts.say("table-first") + names[view["first_player_marker"]]
        assert [line for line in lines if first in line]


def test_three_kinds_of_workers_everywhere_fit_into_the_map() -> None:
    view: Any = played(4, 60).view(1)
    for player in view["players"]:
        for there in player["workers"].values():
            there.update(soldier=1, spy=2, merchant=1)
    shown = rendered(THRONE.table.board(book("en"), view), 80)
    assert shown.count("1So 2Sp 1Me") == 20
    assert "…" not in shown
    assert rendered(THRONE.table.board(book("en"), view)).count("1 So 2 Sp 1 Me") == 20


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_score_pad_has_subtotals_and_the_epithet(language: str) -> None:
    match = played(3, -1)
    sheet: Any = match.score_sheet()
    shown = rendered(THRONE.table.sheet(book(language), sheet), 200)
    for seat in sheet["winners"]:
        assert sheet["epithets"][str(seat)][language] in shown
    for player in sheet["players"]:
        assert str(player["total"]) in shown
    assert ("Town Influence" if language == "en" else "Heimateinfluss") in shown


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_cards_are_listed_with_their_sources(run: Run, language: str) -> None:
    out = run(*PLAY, "--lang", language, typed=["cards", "q"]).out
    words = ["printed", "inferred", "reconstructed"]
    if language == "de":
        words = ["gedruckt", "erschlossen", "rekonstruiert"]
    assert [word for word in words if word not in out] == []
    texts = book(language)
    game = texts.game
    assert isinstance(game, Throne)
    deck = game.catalog.deck
    for row in (deck.lords, deck.traders, deck.tokens, deck.claims, deck.ends):
        keys: list[str] = [card.key for card in row]
        assert [key for key in keys if texts.noun(key) not in out] == []
