"""Castellans: a round is scored before one's eyes, can be left and be seen again."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import Player
from browser.scenes import sit
from browser.tables import finished_table
from browser.test_scenes import grave_findings
from support.browsing import OpenPage, Screenshot

MOST_DECISIONS = 120
SUMS = """(scene) => {
  const cells = (row) => [...row.querySelectorAll("td")];
  const read = (cell) => Number(cell?.querySelector("b, .value")?.firstChild.textContent ?? 0);
  const rows = [...scene.querySelectorAll("tbody tr")].map((row) => cells(row).map(read));
  const sums = cells(scene.querySelector("tfoot tr")).map(read);
  return { added: sums.map((_, side) => rows.reduce((sum, row) => sum + row[side], 0)), sums };
}"""


def scene(page: Page) -> Locator:
    return page.locator(".scene")


def play_to_scoring(player: Player, address: str, seats: int) -> None:
    sit(player, address, "castellans", seats)
    dice = Random(5)
    for _ in range(MOST_DECISIONS):
        player.await_decision()
        if scene(player.page).count():
            return
        player.choose_by_number(dice)
    raise AssertionError("no round is scored")


@pytest.mark.parametrize(("locale", "width", "seats"), [("en", 1440, 2), ("de", 360, 4)])
def test_a_round_is_counted_and_can_be_left(
    open_page: OpenPage, screenshot: Screenshot, address: str, locale: str, width: int, seats: int
) -> None:
    player = Player(open_page(locale, width=width), locale)
    page = player.page
    play_to_scoring(player, address, seats)
    shown = scene(page)
    titles = [player.say("castellans-scoring", round=each) for each in range(1, 5)]
    scored = 1 + titles.index(shown.get_by_role("heading").inner_text().strip())
    counted = shown.evaluate(SUMS)
    assert counted["sums"] == counted["added"]
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert grave_findings(page) == []
    screenshot(page, f"castellans-scoring-{locale}-{width}")
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name=player.say("castellans-scoring-open", round=scored)).click()
    rows = shown.locator("tbody tr")
    expect(rows.first).to_be_visible()
    expect(rows.last).to_be_hidden()
    expect(page.locator("[data-pointed]").first).to_be_attached()
    player.button("board-reveal-skip").click()
    expect(rows.last).to_be_visible()
    expect(page.locator("[data-pointed]")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    player.choose_by_number(Random(1))
    expect(shown).to_have_count(0)


def test_a_replay_shows_the_scoring_of_its_move(open_page: OpenPage, address: str) -> None:
    player = Player(open_page())
    table = finished_table(address, "castellans", 2)
    player.page.goto(f"/replay/{table}?move=999")
    board = player.page.get_by_role("region", name=player.say("castellans-label"))
    board.wait_for()
    player.page.keyboard.press("ArrowLeft")
    expect(scene(player.page)).to_have_count(0)
    player.page.keyboard.press("ArrowRight")
    title = player.say("castellans-scoring-final")
    expect(scene(player.page).get_by_role("heading")).to_have_text(title)
