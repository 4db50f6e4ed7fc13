"""What a board says of the things on it: where that stands, always on the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import Player
from browser.scenes import sit
from support.browsing import OpenPage

SEATS = {"allegiance": 3, "archon": 2, "castellans": 2, "throne": 2}
LABELS = ("rules-printed", "rules-inferred", "rules-reconstructed")
UNLABELLED = """async (board) => {
  const rest = (pause) => new Promise((done) => setTimeout(done, pause));
  const found = [];
  const kinds = new Set();
  for (const spot of board.querySelectorAll("[data-spot]")) {
    const kind = spot.dataset.spot.split(":")[0].replace(/-\\d+$/, "");
    if (kinds.has(kind) || spot.getClientRects().length === 0) continue;
    kinds.add(kind);
    const box = spot.getBoundingClientRect();
    spot.dispatchEvent(new PointerEvent("pointerover", {
      pointerType: "mouse", bubbles: true, clientX: box.left + 1, clientY: box.top + 1,
    }));
    await rest(260);
    const isUnlabelled = () => {
      const placard = document.querySelector(".placard");
      return placard && !placard.querySelector(".source");
    };
    // A busy page takes its time to show what it has fetched.
    for (let tries = 0; tries < 80 && isUnlabelled(); tries += 1) await rest(150);
    if (isUnlabelled()) found.push(spot.dataset.spot);
    spot.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    await rest(200);
  }
  return { found, kinds: [...kinds] };
}"""
"""Points at one spot of each kind; gives those whose explanation does not say where it stands."""

OFF_SCREEN = """(chip) => {
  const { left, right } = chip.getBoundingClientRect();
  return left < 0 || right > innerWidth;
}"""
WIDE_CHIPS = """() => {
  for (const { style } of document.querySelectorAll(".chip")) {
    style.width = "15rem";
    style.display = "block";
  }
}"""


def placard(page: Page) -> Locator:
    return page.locator(".placard")


@pytest.mark.parametrize("game", SEATS)
def test_everything_says_where_it_stands(open_page: OpenPage, address: str, game: str) -> None:
    player = Player(open_page(width=1440))
    sit(player, address, game, SEATS[game])
    board = player.page.locator(".table[role=region]")
    told = board.evaluate(UNLABELLED)
    assert len(told["kinds"]) > 3
    assert told["found"] == []


def test_a_printed_card_says_that_it_is_printed(open_page: OpenPage, address: str) -> None:
    player = Player(open_page())
    sit(player, address, "allegiance", 3)
    player.page.locator("[data-spot^='hand-of:'] [data-spot^='hand:']").first.hover()
    shown = placard(player.page).locator(".source")
    expect(shown).to_be_visible()
    assert any(player.say(label) in shown.inner_text() for label in LABELS)


def test_words_of_what_can_be_chosen_stay_on_the_screen(open_page: OpenPage, address: str) -> None:
    player = Player(open_page(width=360))
    sit(player, address, "throne", 2)
    player.page.evaluate(WIDE_CHIPS)
    covers = player.page.locator(".place > .cover:visible")
    assert covers.count() > 1
    for cover in (covers.first, covers.last):
        cover.focus()
        chip = cover.locator("+ .chip")
        player.page.wait_for_timeout(150)
        assert not chip.evaluate(OFF_SCREEN)


def test_what_has_the_focus_is_explained_after_the_page_has_scrolled(
    open_page: OpenPage, address: str
) -> None:
    page = open_page(motion=True)
    page.set_viewport_size({"width": 1280, "height": 500})
    player = Player(page)
    sit(player, address, "castellans", 3)
    page.evaluate("scrollTo(0, 0)")
    page.keyboard.press("Tab")
    spot = page.locator(".place[data-spot^='supply-of-2'], [data-spot^='guild:']").last
    spot.evaluate("(each) => each.focus({ focusVisible: true })")
    expect(spot).to_be_in_viewport()
    expect(placard(page)).to_be_visible()
    expect(placard(page)).to_be_in_viewport()


def test_leaves_find_what_can_be_chosen_after_a_device_was_turned(
    open_page: OpenPage, address: str
) -> None:
    player = Player(open_page(width=1440))
    sit(player, address, "castellans", 2)
    lit = player.page.locator(".leaf .lit")
    expect(lit.first).to_be_visible()
    player.page.set_viewport_size({"width": 390, "height": 844})
    marked = player.page.locator(".leaves .tabs .button").filter(has=player.page.locator(".mark"))
    expect(marked.first).to_be_visible()
    expect(marked.and_(player.page.locator("[aria-pressed=true]"))).to_have_count(1)
