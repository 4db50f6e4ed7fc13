"""The analysis in the replay of a finished match: begun, followed, stopped, and led by to moves."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import Player
from browser.tables import BOT, new_table, person
from browser.test_scenes import OVERFLOWS, grave_findings
from support.browsing import OpenPage, Screenshot
from support.tables import ALL_TABLES, Table, end_of_match

CHOICES = 40
"""So many random ones hold several mistakes, whatever bots learn to think of them."""
NARROW, WIDE = 390, 1440
LONG_MATCH = Path(__file__).parents[1] / "records" / "castellans" / "citizen_line_runs_short.json"


def imported(address: str, table: Table) -> str:
    """The end of a match, as somebody brings it."""
    return brought(address, json.dumps(end_of_match(table, 4, CHOICES)).encode())


def brought(address: str, body: bytes) -> str:
    """The table of a record."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}/api/records", body, headers)
    with urllib.request.urlopen(request) as answer:
        found: str = json.load(answer)["id"]
        return found


def table_of(game: str, seats: int) -> Table:
    return next(t for t in ALL_TABLES if (t.game.key, t.seats) == (game, seats))


class Reader(Player):
    """Somebody who reads the analysis of a match."""

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("analysis-title"), exact=True)

    @property
    def mistakes(self) -> Locator:
        return self.panel.get_by_role("link").filter(has_text=self.words.like("analysis-move"))

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider", name=self.say("replay-move"))

    @property
    def players(self) -> Locator:
        """Shown when all has been judged."""
        return self.panel.get_by_role("table")

    def analyse(self) -> None:
        self.button("analysis-begin").click()
        expect(self.players).to_be_visible()


def opened(page: Page, table: str, language: str = "en") -> Reader:
    page.goto(f"/replay/{table}")
    return Reader(page, language)


@pytest.mark.parametrize(
    ("language", "width", "game", "seats"),
    [("en", WIDE, "allegiance", 3), ("de", NARROW, "allegiance", 4)],
)
def test_mistakes_are_told_and_lead_to_their_moves(
    open_page: OpenPage,
    screenshot: Screenshot,
    address: str,
    language: str,
    width: int,
    game: str,
    seats: int,
) -> None:
    reader = opened(
        open_page(language, width=width), imported(address, table_of(game, seats)), language
    )
    reader.analyse()
    chart = reader.panel.get_by_role("img", name=reader.words.like("analysis-chart"))
    expect(chart).to_be_visible()
    expect(reader.players.get_by_role("row")).to_have_count(seats + 1)
    first = reader.mistakes.first
    expect(first).to_contain_text(reader.words.like("analysis-mistake"))
    # By keys, as by a click.
    first.focus()
    reader.page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-current", "step")
    expect(reader.page.locator("section[data-move]")).to_be_in_viewport()
    expect(reader.page.locator("section[data-move]")).to_contain_text(
        reader.words.like("analysis-better")
    )
    move = reader.slider.input_value()
    expect(first).to_contain_text(reader.say("analysis-move", move=int(move)))
    expect(reader.panel.locator(".judgement")).to_contain_text(reader.say("analysis-chosen"))
    reader.page.keyboard.press("m")
    expect(reader.slider).not_to_have_value(move)
    expect(reader.panel.locator("a[aria-current]")).to_have_count(1)
    last = reader.mistakes.last
    last.click()
    expect(last).to_have_attribute("aria-current", "step")
    check_looks(reader, screenshot, f"analysis-{language}-{width}")


def check_looks(reader: Reader, screenshot: Screenshot, name: str) -> None:
    """Accessible in light and dark, and nothing leaves the screen."""
    page = reader.page
    found = [f"light: {each}" for each in grave_findings(page)]
    screenshot(page, f"{name}-light", full_page=True)
    page.emulate_media(color_scheme="dark")
    found += [f"dark: {each}" for each in grave_findings(page)]
    screenshot(page, f"{name}-dark", full_page=True)
    found += page.evaluate(OVERFLOWS)
    assert found == []


def test_a_second_viewer_sees_the_same_in_another_language(
    open_page: OpenPage, address: str
) -> None:
    table = imported(address, table_of("allegiance", 3))
    reader = opened(open_page(), table)
    reader.analyse()
    other = opened(open_page("de"), table, "de")
    expect(other.players).to_be_visible()
    expect(other.button("analysis-begin")).to_have_count(0)
    expect(other.mistakes).to_have_count(reader.mistakes.count())
    other.switch_to("en")
    other = Reader(other.page)
    expect(other.mistakes).to_have_text(reader.mistakes.all_inner_texts(), use_inner_text=True)


def test_an_analysis_can_be_stopped_and_gone_on_with(open_page: OpenPage, address: str) -> None:
    # Long enough that nobody has judged it all before somebody can press a button.
    reader = opened(open_page(), brought(address, LONG_MATCH.read_bytes()))
    reader.button("analysis-begin").click()
    bar = reader.panel.get_by_role("progressbar", name=reader.say("analysis-running"))
    expect(bar).to_be_visible()
    # The chart is there long before all is judged, and leads to moves.
    chart = reader.panel.get_by_role("img", name=reader.words.like("analysis-chart"))
    chart.click(position={"x": 200, "y": 60})
    expect(reader.slider).not_to_have_value("0")
    reader.button("analysis-stop").click()
    expect(reader.panel).to_contain_text(reader.words.like("analysis-stopped"))
    reader.button("analysis-go-on").click()
    expect(bar).to_be_visible()
    reader.button("analysis-stop").click()
    expect(reader.button("analysis-go-on")).to_be_visible()


def test_a_running_match_is_not_analysed(open_page: OpenPage, address: str) -> None:
    table = new_table(address, "allegiance", person("Wanda"), BOT, BOT)
    reader = opened(open_page(), table.id)
    expect(reader.slider).to_be_visible()
    expect(reader.panel).to_have_count(0)
