"""The board of Castellans: whole matches on it by mouse and keys, accessibility, layouts."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.keys import Keys
from browser.player import MOST_DECISIONS, Player, share_of_row
from browser.tables import BOT, new_table, person
from browser.test_scenes import grave_findings
from support.browsing import OpenPage, Screenshot
from support.tiers import first_of, long

GAME = "castellans"
MOST_TABS = 150
SLID = 3
"""So often in a match the slider of a price is moved from end to end."""

WIDTHS = {360: 780, 768: 1024, 1440: 900}
FOCUS = """(board) => board.contains(document.activeElement)
  ? document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent.trim()
  : "" """
SPOT = """() => document.activeElement.closest("[data-spot]")?.dataset.spot"""
SIDEWAYS = """() => {
  const { scrollWidth } = document.scrollingElement;
  return scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [];
}"""
OVERLAPS = """(board) => {
  const places = [...board.querySelectorAll(".place")].filter((each) => each.checkVisibility());
  const boxes = places.map((each) => each.getBoundingClientRect());
  const found = [];
  places.forEach((one, i) => places.forEach((other, j) => {
    if (j <= i || one.contains(other) || other.contains(one)) return;
    const [a, b] = [boxes[i], boxes[j]];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1 && down > 1) found.push(`${one.dataset.spot} over ${other.dataset.spot}`);
  }));
  return found;
}"""
CLIPPED = """(board) => {
  const found = [];
  for (const each of board.querySelectorAll(".place, .place span, .place p, th, td, h3, .button")) {
    // Signs of what is barred, and changes of numbers, stand over corners on purpose.
    const isApart = each.matches(".unseen, .unseen *, .cover *, .barred, .explore");
    if (isApart || each.querySelector(".change") || !each.checkVisibility()) continue;
    if (getComputedStyle(each).display === "inline") continue;
    if (each.scrollWidth > each.clientWidth + 2 && each.clientWidth > 0)
      found.push(`${each.className}: ${each.textContent.trim().slice(0, 60)}`);
  }
  for (const text of board.querySelectorAll("svg text")) {
    if (!text.checkVisibility()) continue;
    const [inner, outer] = [text, text.closest("svg")].map((e) => e.getBoundingClientRect());
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1)
      found.push(`drawn: ${text.textContent}`);
  }
  return found;
}"""

LEAST_PIXELS = 11.9
"""As high as the type of words and numbers in the city must be at least."""

TOO_SMALL = """([board, least]) => [...board.querySelectorAll(".city svg text")].flatMap((text) => {
  if (!text.checkVisibility()) return [];
  const pixels = text.getScreenCTM().a * Number.parseFloat(getComputedStyle(text).fontSize);
  return pixels < least ? [`${text.textContent}: ${pixels.toFixed(1)} px`] : [];
})"""
WORDS_OVER_WORDS = """(board) => {
  const texts = [...board.querySelectorAll(".city svg text")].filter((t) => t.checkVisibility());
  const boxes = texts.map((text) => text.getBoundingClientRect());
  return texts.flatMap((one, i) => texts.slice(i + 1).flatMap((other, k) => {
    const [a, b] = [boxes[i], boxes[i + 1 + k]];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // Boxes of letters are higher than the letters.
    const isOver = across > 1 && down > 0.4 * Math.min(a.height, b.height);
    return isOver ? [`${one.textContent} over ${other.textContent}`] : [];
  }));
}"""


class Castellan(Player):
    """A player who decides on the board."""

    slid = 0
    """How often a slider has been moved."""

    @property
    def label(self) -> str:
        return self.say("castellans-label")

    def sit(self, address: str, seats: int) -> None:
        table = new_table(address, GAME, person("Wilhelmina"), *[BOT] * (seats - 1))
        self.page.goto(f"/table/{table.id}#{table.links[0].token}")
        self.await_decision()
        self.board.wait_for()

    def choose_on_board(self, dice: Random, haste: float = 0.0) -> str:
        """Every answer can be found on the board, those about Magic on a slider; click one."""
        share = share_of_row(dice, haste)
        aim = self.aim(share)
        if not any(choice.startswith("magic:") for choice in aim["choices"]):
            assert aim["missing"] == [], f"not on the board: {aim}"
        elif self.slid < SLID:
            self.slid += 1
            assert self.slide(aim["texts"]) == set(aim["texts"]), f"not on the slider: {aim}"
            aim = self.aim(share)
        return self.click(aim)

    def slide(self, texts: list[str]) -> set[str]:
        """What the slider of a price offers, step by step; it ends where it began."""
        slider = self.board.get_by_role("slider")
        offered = self.offered(texts)
        for key in ("ArrowRight", "ArrowLeft"):
            for _ in texts:
                slider.press(key)
                offered |= self.offered(texts)
        return offered

    def offered(self, texts: list[str]) -> set[str]:
        return set(texts) - set(self.aim(0.0)["missing"])


@pytest.mark.parametrize(
    ("seats", "haste"), first_of([(2, 0.0), (1, 0.0), (3, 0.6), (4, 0.6), (5, 0.6)])
)
def test_whole_match_by_clicks_on_the_board(
    open_page: OpenPage, screenshot: Screenshot, address: str, seats: int, haste: float
) -> None:
    player = Castellan(open_page(width=1440))
    player.sit(address, seats)
    dice = Random(seats)
    for count in range(MOST_DECISIONS):
        if not player.await_decision():
            break
        if count == 40:
            screenshot(player.page, f"castellans-{seats}", full_page=True)
        player.choose_on_board(dice, haste)
    expect(player.is_over).to_be_visible()
    expect(player.board).to_be_visible()


@long
def test_whole_match_by_keyboard(open_page: OpenPage, address: str) -> None:
    player = Castellan(open_page())
    keys = Keys(player)
    player.sit(address, 2)
    player.play_by_keys(Random(7), lambda: choose_by_tab(player), keys.answer_on_board)
    expect(player.is_over).to_be_visible()
    assert keys.by_arrows > 0


def choose_by_tab(player: Castellan) -> None:
    """Press Tab until something on the board has the focus that answers, then Enter."""
    texts = tuple(player.option_texts())
    board = player.board.element_handle()
    for _ in range(MOST_TABS):
        player.page.keyboard.press("Tab")
        if str(player.page.evaluate(FOCUS, board)).startswith(texts):
            player.page.keyboard.press("Enter")
            return
    raise AssertionError(f"the Tab key does not lead to an answer on the board: {texts}")


def test_arrow_keys_explore_the_city(open_page: OpenPage, address: str) -> None:
    player = Castellan(open_page())
    player.sit(address, 2)
    spots: set[str] = set()
    player.board.get_by_role("button", name=player.say("kit-explore"), exact=True).focus()
    for key in ("ArrowDown",) * 8 + ("ArrowRight",) * 4:
        player.page.keyboard.press(key)
        spots.add(str(player.page.evaluate(SPOT)))
    assert len(spots) > 5, spots


@pytest.mark.parametrize("locale", ["en", "de"])
def test_board_is_accessible_and_fits(
    open_page: OpenPage, screenshot: Screenshot, address: str, locale: str
) -> None:
    player = Castellan(open_page(locale, width=1440), locale)
    player.sit(address, 1 if locale == "en" else 4)
    dice = Random(3)
    for _ in range(25):
        player.await_decision()
        player.choose_on_board(dice)
    player.await_decision()
    # What the mouse rests on shows its words over others.
    player.page.mouse.move(0, 0)
    found = [f"light: {each}" for each in grave_findings(player.page)]
    player.page.emulate_media(color_scheme="dark")
    found += [f"dark: {each}" for each in grave_findings(player.page)]
    screenshot(player.page, f"castellans-{locale}-dark", full_page=True)
    player.page.emulate_media(color_scheme="light")
    for width, height in WIDTHS.items():
        player.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} px: {each}" for each in layout_faults(player)]
        screenshot(player.page, f"castellans-{locale}-{width}", full_page=True)
    assert found == []


@pytest.mark.parametrize("locale", ["en", "de"])
def test_words_in_the_city_can_be_read(
    open_page: OpenPage, screenshot: Screenshot, address: str, locale: str
) -> None:
    player = Castellan(open_page(locale, width=1440), locale)
    player.sit(address, 5)
    dice = Random(4)
    for _ in range(30):
        player.await_decision()
        player.choose_by_number(dice)
    player.await_decision()
    found: list[str] = []
    for width, height in ((1440, 900), (1920, 1080), (768, 1024), (390, 844)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(300)
        board = player.board.element_handle()
        small = player.page.evaluate(TOO_SMALL, [board, LEAST_PIXELS])
        found += [f"{width} px: {each}" for each in small]
        found += [f"{width} px: {each}" for each in player.board.evaluate(WORDS_OVER_WORDS)]
        screenshot(player.page, f"castellans-words-{locale}-{width}")
    assert found == []


def layout_faults(player: Castellan) -> list[str]:
    """Pages that scroll sideways, places over each other, text that is cut off."""
    page: Page = player.page
    page.wait_for_timeout(100)
    found: list[str] = page.evaluate(SIDEWAYS)
    found += player.board.evaluate(OVERLAPS)
    found += player.board.evaluate(CLIPPED)
    return found
