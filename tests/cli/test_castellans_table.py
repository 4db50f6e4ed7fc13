"""The terminal table of Castellans of Valeria: what is shown, and in how much room."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tabard
from support.tiers import first_of
from tabard.cli.save_file import SaveFile
from tabard.cli.tables.castellans_market import power
from tabard.cli.tables.castellans_marks import letters_of
from tabard.games.castellans.game import Castellans
from tabard.games.castellans.kinds import (
    CARD,
    CRATE,
    DISTRICT_NAMES,
    DO,
    END,
    PHASE_NAMES,
    PRIMARIES,
)
from tabard.match.texts import Texts

from .conftest import Run
from .drawn import Drawn, check, rendered

LATE = {1: 112, 2: 210}
"""So many choices make most of a match, by seats; to show all of it takes the compiled engine."""

LINES = 56

CASTELLANS = Drawn("castellans")
book, board = CASTELLANS.book, CASTELLANS.board
headings, played = CASTELLANS.headings, CASTELLANS.played


@pytest.mark.parametrize("seats", first_of([1, 2]))
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_match_goes_on_to_its_end(run: Run, tmp_path: Path, seats: int, language: str) -> None:
    shown = CASTELLANS.ended(run, tmp_path, seats, LATE[seats], language)
    assert ("The score sheet" if language == "en" else "Wertungsbogen") in shown


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_board_fits_in_every_phase(seats: int) -> None:
    match = tabard.start("castellans", seats, seed="phases", options={"solo_opponent": "vaun"})
    assert CASTELLANS.phases_that_fit(match, LINES) >= 11


@pytest.mark.parametrize("phase", PHASE_NAMES)
def test_every_phase_is_named(phase: str) -> None:
    view = dict(played(2, 40).view(0))
    view["phase"] = phase
    assert book("de").noun(phase) in board(view, "de")


def laid(**changes: Any) -> Any:
    """A view of a match of two, with some of its Districts and roads laid anew."""
    match = tabard.start("castellans", 2, seed="laid")
    state: Any = match.state.clone()
    for side in state.sides:
        side.tokens = [0] * len(side.tokens)
    state.keeps = [0] * len(DISTRICT_NAMES)
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def view_of(state: Any) -> Any:
    return tabard.GAMES["castellans"].view(state, 0)


def column(shown: str, name: str, lines: int) -> list[str]:
    """The lines below the name of a District, in its column."""
    rows = shown.splitlines()
    at = next(number for number, row in enumerate(rows) if name in row)
    left = rows[at].index(name)
    return [row[left : left + 24].rstrip(" │") for row in rows[at + 1 : at + 1 + lines]]


def test_a_district_shows_tokens_control_and_worth() -> None:
    state = laid()
    districts = len(DISTRICT_NAMES)
    state.sides[0].tokens[0 * districts + 3] = 2
    state.sides[0].tokens[1 * districts + 3] = 1
    state.sides[0].mills[3] = 1
    state.sides[1].tokens[3 * districts + 3] = 1
    state.sides[1].monuments[2] = 3
    state.keeps[3] = 2
    shown = column(board(view_of(state)), "Penumbra", 5)
    assert shown == ["Shadow · Holy", "Anna 2M T 3½ → 6", "2 Keeps", "Bert C 1 → 2", "Statue B"]
    narrow = column(board(view_of(state), "de", 78), "Penumbra", 2)
    assert narrow[1] == "A: 2H T 3½ → 6"


def test_a_lighthouse_is_told_from_other_manors() -> None:
    state = laid()
    state.sides[0].tokens[1] = 2
    state.sides[0].manors[5] = 1
    state.sides[0].manors[0] = 1
    shown = column(board(view_of(state)), "▸ Bazani Gate", 2)
    assert shown[1] == "Anna L M 2 → 6"


def test_roads_show_windmills_and_gates() -> None:
    state = laid()
    state.sides[0].mills[0] = 1
    state.sides[1].mills[0] = 2
    state.sides[1].monuments[0] = 0
    state.sides[1].monuments[0] = 2
    shown = board(view_of(state))
    assert "▲ABB·" in shown
    assert "▲····  Gate B" in shown


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_districts_that_score_are_marked(round: int) -> None:
    state = laid(round=round)
    shown, view = board(view_of(state)), view_of(state)
    for district in view["districts"]:
        name = book("en").noun(district["district"])
        assert (f"▸ {name}" in shown) == (district["district"] in view["scoring"])


def test_tracks_show_tokens_rewards_and_stars() -> None:
    state = laid()
    state.sides[0].guilds = [4, 0, 13, 0]
    state.sides[1].guilds = [4, 0, 2, 0]
    shown = board(view_of(state))
    assert "Worker   · · ·|1 res.|· AB ·|2 Gold|· · ·|2 VP|· · ·|3 VP|· ☆ ☆ ☆" in shown
    assert "Shadow   · · B|2 Gold|· · ·|1 res.|· · ·|2 VP|· · ·|3 VP|· A ☆ ☆" in shown


def test_the_wharf_shows_deals_and_crates_but_no_closed_column() -> None:
    view = view_of(laid(crates=[-1, 0, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1]))
    rows = view["wharf"]["rows"]
    shown = board(view)
    for row in rows:
        goods = [icon for icon in row["icons"] if icon["open"]]
        assert len(goods) == 3
        names = [
            book("en").noun(icon["good"])
            + ("" if icon["crate"] is None else f"▪{'AB'[icon['crate']]}")
            for icon in goods
        ]
        deal = book("en").say(f"table-deal_{row['deal']}")
        assert re.search(rf"{re.escape(deal)} +{'  '.join(names)}  ", shown)
    assert "▪A" in shown
    assert "▪B" in shown


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_citizen_has_a_short_power(language: str) -> None:
    game = tabard.GAMES["castellans"]
    assert isinstance(game, Castellans)
    powers = [power(book(language), card.key) for card in game.catalog.citizens]
    assert len(set(powers)) == len(powers)
    assert max(len(text) for text in powers) <= 60


def test_short_powers_say_when_and_what() -> None:
    texts = book("en")
    assert power(texts, "monk") == "Magic die: +1 resource"
    assert power(texts, "alchemist") == "each die: 1 resource → 2 Gold"
    assert power(texts, "cleric") == "dice → Magic"
    assert power(texts, "farmer") == "each Harvest: 2 Gold"
    assert power(texts, "peasant") == "Reset: 2 leftover dice"
    assert power(texts, "guard") == ("at once: 2 Gold, 1 resource and 2 Influence in one Guild")


def test_boards_show_goods_with_limits_dice_and_what_was_built() -> None:
    state = laid()
    side = state.sides[0]
    side.goods = [7, 1, 2, 3, 4]
    side.manors[7] = 0
    side.drafted, side.spent = (1,), (5, 0)
    side.citizens = (0,)
    side.score = 12
    rows = board(view_of(state)).splitlines()
    numbers = next(row for row in rows if "7/10" in row)
    assert "12 7/10  1/6   2/6  3/6   4/6" in numbers
    assert "Wood (Influence) (Gold)" in numbers
    assert any("Anna" in row and "Banker" in row and "Citizens Monk" in row for row in rows)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_opponent_card_is_shown_with_its_round(language: str) -> None:
    match = played(1, 45, solo_opponent="vaun")
    view: Any = match.view(0)
    shown = board(view, language).splitlines()
    plans = [row for row in shown if row.startswith(("│ ▸", "│  ")) and row[3].isdigit()]
    assert len(plans) == 5
    marked = [row[3] for row in plans if row[2] == "▸"]
    assert marked == [str(view["round"])]
    assert any("Edric Vaun (" in row and " > " in row for row in shown)
    assert "Edric Vaun (" not in board(played(2, 45).view(0), language)


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Anna", "Bert"], "AB"),
        (["Anna", "Aldous Brandt"], "AB"),
        (["Anna", "Arno"], "AR"),
        (["Anna", "Arno", "Rita"], "ANR"),
        (["Anna", "Ann", "Nan"], "123"),
        (["Anna", ""], "12"),
    ],
)
def test_names_that_begin_alike_go_by_another_letter(names: list[str], letters: str) -> None:
    assert letters_of(names) == list(letters)


@pytest.mark.parametrize(("names", "shown"), [(["Anna", "Arno"], "R Arno"), (["Al", "A"], "2 A")])
def test_a_mark_that_does_not_begin_the_name_stands_before_it(names: list[str], shown: str) -> None:
    texts = Texts(tabard.GAMES["castellans"], "en", names)
    board = rendered(CASTELLANS.table.board(texts, played(2, 60).view(0)), 80)
    assert shown in board
    assert "A Anna" not in board


@pytest.mark.parametrize(("language", "mills"), [("en", "▲ Windmills"), ("de", "▲ Windmühlen")])
def test_the_legend_names_windmills(language: str, mills: str) -> None:
    assert mills in board(played(2, 40).view(0), language)


def test_a_replay_of_a_solo_match_names_both_sides_at_the_end(run: Run, tmp_path: Path) -> None:
    match, path = played(1, -1, solo_opponent="oake"), tmp_path / "match.json"
    SaveFile(path, ["Anna"], ["human"]).begin(match)
    outcome = run("replay", str(path))
    sheet: Any = match.score_sheet()
    ends = {
        f"{one['place']}. {name}: {one['total']} points"
        for one, name in zip(sheet["players"], ["Anna", "Tamsin Oake"], strict=True)
    }
    assert set(outcome.out.splitlines()[-2:]) == ends
    assert "Your" not in outcome.out


def test_options_stand_under_headings() -> None:
    pink, blue = CARD[0], CARD[4]
    assert headings(pink, blue) == ["Pink line", "Blue line"]
    assert headings(pink, CARD[1]) == ["", ""]
    top, bottom = CRATE[1], CRATE[9]
    assert headings(top, bottom, END) == ["Top row", "Bottom row", "Otherwise"]
    assert headings(DO[0], DO[PRIMARIES], language="de") == ["Hauptaktionen", "Monumente"]
    assert headings(DO[PRIMARIES], END) == ["", ""]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 3])
def test_the_score_sheet_has_all_that_was_scored(seats: int, language: str) -> None:
    match = played(seats, -1)
    sheet: Any = match.score_sheet()
    shown = rendered(CASTELLANS.table.sheet(book(language), sheet))
    check(shown, 100)
    rows = [row.strip("│ ").split("  ") for row in shown.splitlines()]
    cells = [[cell.strip() for cell in row if cell.strip()] for row in rows]
    totals = [str(player["total"]) for player in sheet["players"]]
    assert [book(language).say("sheet-total"), *totals] in cells
    for number in range(5):
        scored = [str(player["rounds"][number]["total"]) for player in sheet["players"]]
        assert [book(language).say("sheet-round", round=number + 1), *scored] in cells
    guilds = [str(sum(line["value"] for line in one["guilds"])) for one in sheet["players"]]
    assert [book(language).say("sheet-guilds"), *guilds] in cells


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_cards_are_listed_with_their_sources(language: str) -> None:
    texts = book(language)
    shown = rendered(CASTELLANS.table.cards(texts))
    words = ["printed", "reconstructed"] if language == "en" else ["gedruckt", "rekonstruiert"]
    assert [word for word in words if word not in shown] == []
    game = texts.game
    assert isinstance(game, Castellans)
    catalog = game.catalog
    keys = [
        card.key for row in (catalog.citizens, catalog.wharf, catalog.opponents) for card in row
    ]
    assert [key for key in keys if texts.noun(key) not in shown] == []


def test_one_player_alone_needs_no_bots(run: Run) -> None:
    outcome = run("play", "castellans", "--seed", "a", typed=["q"])
    assert (outcome.code, outcome.err) == (0, "")
    assert "Aldous Brandt" in outcome.out
