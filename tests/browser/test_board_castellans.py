"""The board of Castellans: whole matches on it by mouse and keys, accessibility, layouts."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import MOST_DECISIONS, Player
from browser.tables import BOT, new_table, person
from browser.test_scenes import grave_findings
from support.browsing import OpenPage, Screenshot

GAME = "castellans"
SEAT_COUNTS = (1, 2, 3, 4, 5)
BY_TAB = 30
"""So many decisions of the match by keyboard are made by the Tab key, the others by numbers."""

MOST_TABS = 150
WIDTHS = {360: 780, 768: 1024, 1440: 900}
BUTTONS = """(board) => [...board.querySelectorAll('button, g[role="button"]')]
  .filter((each) => each.getClientRects().length > 0 && !each.disabled)"""
NAMES = f"""(board) => ({BUTTONS})(board)
  .map((each) => each.getAttribute("aria-label") ?? each.textContent.trim())"""
AIM = f"""([board, number]) => {{
  const element = ({BUTTONS})(board)[number];
  const inside = (x, y) => element.contains(document.elementFromPoint(x, y));
  const aim = () => {{
    const {{ left, top, width, height }} = element.getBoundingClientRect();
    for (const share of [0.5, 0.35, 0.65, 0.2, 0.8])
      for (const other of [0.5, 0.35, 0.65, 0.2, 0.8]) {{
        const [x, y] = [left + width * share, top + height * other];
        if (inside(x, y)) return {{ x, y }};
      }}
    return null;
  }};
  element.scrollIntoView({{ block: "center", behavior: "instant" }});
  return aim();
}}"""
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


class Castellan(Player):
    """A player who decides on the board."""

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("castellans-label"), exact=True)

    def sit(self, address: str, seats: int) -> None:
        table = new_table(address, GAME, person("Wilhelmina"), *[BOT] * (seats - 1))
        self.page.goto(f"/table/{table.id}#{table.links[0].token}")
        self.await_decision()
        self.board.wait_for()

    def answers(self) -> dict[str, str]:
        """What can be chosen: the texts by their choices."""
        found: list[list[str]] = self.page.evaluate(
            """() => [...document.querySelectorAll("[data-choice]")]
              .map((each) => [each.dataset.choice, each.querySelector("span").textContent])"""
        )
        return dict(found)

    def places(self, texts: list[str]) -> dict[str, int]:
        """Where on the board each text can be clicked: numbers of its buttons."""
        names: list[str] = self.board.evaluate(NAMES)
        found: dict[str, int] = {}
        for number, name in enumerate(names):
            for text in texts:
                if name == text or name.startswith(f"{text}. "):
                    found.setdefault(text, number)
        return found

    def slide(self, texts: list[str]) -> set[str]:
        """What the slider of a price offers, step by step; it ends where it began."""
        slider = self.board.get_by_role("slider")
        offered = set(self.places(texts))
        for key, count in (("ArrowRight", len(texts)), ("ArrowLeft", len(texts))):
            for _ in range(count):
                slider.press(key)
                offered |= set(self.places(texts))
        return offered

    def decide(self, dice: Random) -> None:
        """Every answer can be found on the board; click one of them."""
        answers = self.answers()
        texts = list(answers.values())
        found = self.places(texts)
        if any(choice.startswith("magic:") for choice in answers):
            assert self.slide(texts) == set(texts), f"not on the slider: {texts}"
            found = self.places(texts)
        else:
            missing = [text for text in texts if text not in found]
            assert not missing, f"not on the board: {missing}"
        self.click_number(found[dice.choice(sorted(found))])

    def click_number(self, number: int) -> None:
        """Click a button of the board where nothing lies over it."""
        aim = self.page.evaluate(AIM, [self.board.element_handle(), number])
        assert aim, f"button {number} of the board is covered"
        self.page.mouse.click(aim["x"], aim["y"])


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_whole_match_by_clicks_on_the_board(
    open_page: OpenPage, screenshot: Screenshot, address: str, seats: int
) -> None:
    player = Castellan(open_page(width=1440))
    player.sit(address, seats)
    dice = Random(seats)
    for count in range(MOST_DECISIONS):
        if not player.await_decision():
            break
        if count == 40:
            screenshot(player.page, f"castellans-{seats}", full_page=True)
        player.decide(dice)
    expect(player.is_over).to_be_visible()
    expect(player.board).to_be_visible()


def test_whole_match_by_keyboard(open_page: OpenPage, address: str) -> None:
    player = Castellan(open_page())
    player.sit(address, 2)
    dice = Random(7)
    for count in range(MOST_DECISIONS):
        if not player.await_decision():
            break
        if count < BY_TAB:
            choose_by_tab(player)
        else:
            player.page.keyboard.press(str(1 + dice.randrange(min(9, player.options.count()))))
    expect(player.is_over).to_be_visible()


def choose_by_tab(player: Castellan) -> None:
    """Press Tab until something on the board has the focus that answers, then Enter."""
    texts = tuple(player.answers().values())
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
        player.decide(dice)
    player.await_decision()
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


def layout_faults(player: Castellan) -> list[str]:
    """Pages that scroll sideways, places over each other, text that is cut off."""
    page: Page = player.page
    page.wait_for_timeout(100)
    found: list[str] = page.evaluate(SIDEWAYS)
    found += player.board.evaluate(OVERLAPS)
    found += player.board.evaluate(CLIPPED)
    return found
