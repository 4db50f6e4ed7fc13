"""What happened since one's own move: each line leads to the spots that it speaks of."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import Player
from browser.scenes import sit
from support.browsing import OpenPage

SEATS = {"allegiance": 4, "archon": 3, "castellans": 3, "throne": 3}
FEWEST = {"allegiance": 4, "archon": 4, "castellans": 4, "throne": 9}
MOST = 40
"""How many decisions may be made until others have done something that is told."""

IN_SIGHT = """() => [...document.querySelectorAll("[data-pointed]")].some((spot) => {
  const { top, bottom, left, right } = spot.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
})"""
"""Whether one of the lit spots can be seen; others may lie elsewhere on a long board."""


def play_some(player: Player, address: str, game: str) -> None:
    sit(player, address, game, SEATS[game])
    dice = Random(7)
    for count in range(MOST):
        player.await_decision()
        if count >= FEWEST[game] and leading_lines(player.page).count() > 0:
            return
        player.choose_by_number(dice)
    raise AssertionError("others do nothing that is told")


def leading_lines(page: Page) -> Locator:
    return page.locator(".digest .leads")


def lit(player: Player) -> Locator:
    return player.page.locator("[data-pointed]")


@pytest.mark.parametrize("game", SEATS)
def test_a_line_lights_the_spots_it_speaks_of(open_page: OpenPage, address: str, game: str) -> None:
    player = Player(open_page())
    play_some(player, address, game)
    lines = leading_lines(player.page)
    expect(lines.last).to_be_visible()
    expect(lit(player)).to_have_count(0)
    lines.last.hover()
    expect(lit(player).first).to_be_attached()
    player.page.mouse.move(0, 0)
    expect(lit(player)).to_have_count(0)
    lines.last.focus()
    expect(lit(player).first).to_be_attached()
    stops = player.page.locator(".digest .leads[tabindex='0']")
    expect(stops).to_have_count(1)
    if lines.count() > 1:
        player.page.keyboard.press("ArrowUp")
        expect(lines.nth(lines.count() - 2)).to_be_focused()
        expect(stops).to_be_focused()
    for line in lines.all():
        line.click()
        player.page.wait_for_function(IN_SIGHT)


def test_what_was_followed_stays_lit_while_others_are_pointed_at(
    open_page: OpenPage, address: str
) -> None:
    """As when the page scrolls to it, and a line passes under the mouse."""
    player = Player(open_page())
    play_some(player, address, "archon")
    line = leading_lines(player.page).last
    line.click()
    for _ in range(2):
        player.page.mouse.move(0, 0)
        expect(lit(player).first).to_be_attached()
        line.hover()


def test_on_a_phone_a_line_leads_from_the_log_to_the_board(
    open_page: OpenPage, address: str
) -> None:
    player = Player(open_page("de", width=360), "de")
    play_some(player, address, "castellans")
    player.button("table-part-log").click()
    expect(player.log).to_be_in_viewport()
    leading_lines(player.page).last.click()
    expect(lit(player).first).to_be_in_viewport()
    expect(player.log).not_to_be_in_viewport()


INTERRUPTED = """async (button) => {
  button.click();
  await new Promise(requestAnimationFrame);
  const board = document.querySelector("[data-leaf=board]");
  board.scrollIntoView({ inline: "nearest", behavior: "instant" });
}"""
"""Another panel is turned to, and in that moment something on the board wants to be seen."""


@pytest.mark.parametrize("motion", [False, True])
def test_on_a_phone_the_panel_that_was_asked_for_comes(
    open_page: OpenPage, address: str, motion: bool
) -> None:
    player = Player(open_page("de", width=360, motion=motion), "de")
    sit(player, address, "castellans", SEATS["castellans"])
    player.await_decision()
    player.button("table-part-log").evaluate(INTERRUPTED)
    expect(player.log).to_be_in_viewport()
    expect(player.button("table-part-log")).to_have_attribute("aria-pressed", "true")
