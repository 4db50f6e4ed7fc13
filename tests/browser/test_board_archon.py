"""Archon on its board: whole matches by clicks and by keys, the division, layouts, an audit."""

from __future__ import annotations

import re
import time
import urllib.request
from functools import partial
from random import Random

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from browser.aiming import Aim
from browser.keys import Keys
from browser.player import Player
from browser.tables import BOT, news_of, person
from browser.words import FOLDER
from support.browsing import OpenPage, Screenshot
from support.tiers import first_of, long
from tabard.games import GAMES
from tabard.match.rulebook import read_rulebook
from tabard.server.wire.answers import Created
from tabard.server.wire.messages import Choose
from tabard.server.wire.requests import NewTable

MOST_DECISIONS = 600
MOST_STEPS = 90
SECONDS_FOR_BOTS = 60

GRAVE = ("serious", "critical")
WIDTHS = {360: 780, 768: 1024, 1440: 900}
LONG_NAME = "Wilhelmina-Friederike"

FOCUS = """() => {
  const element = document.activeElement;
  return Boolean(element?.matches(".archon .cover, .archon .loose button"));
}"""

LAYOUT = """() => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.push(`page: ${page.scrollWidth} > ${innerWidth}`);
  const board = document.querySelector(".archon");
  const spots = [...board.querySelectorAll("[data-spot]")];
  const boxes = spots.map((spot) => spot.getBoundingClientRect());
  const slack = 1.5;
  for (let one = 0; one < spots.length; one++)
    for (let two = one + 1; two < spots.length; two++) {
      if (spots[one].contains(spots[two]) || spots[two].contains(spots[one])) continue;
      const [a, b] = [boxes[one], boxes[two]];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > slack && down > slack)
        found.push(`${spots[one].dataset.spot} overlaps ${spots[two].dataset.spot}`);
    }
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim()) continue;
    if (parent.closest(".unseen, .chip, svg, .change, .explore")) continue;
    if (!parent.checkVisibility({ opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    // The number of equal cards stands on the corner of a card, and may reach beyond it.
    if (parent.matches(".count, .mark *, .why *")) continue;
    const holder = parent.closest("[data-spot], .button, .leaf, .stack");
    const box = holder.getBoundingClientRect();
    if (text.left < box.left - slack || text.right > box.right + slack ||
        text.top < box.top - slack || text.bottom > box.bottom + slack)
      found.push(`${node.textContent.trim()} leaves ${holder.dataset.spot ?? holder.className}`);
  }
  return found;
}"""
"""What is too wide for the page, lies on something else, or is cut off."""


class Courtier(Player):
    """A player who decides on the board."""

    @property
    def label(self) -> str:
        return self.say("archon-label")

    @property
    def targets(self) -> str:
        return ".cover, .loose button"

    def aim(self, share: float) -> Aim:
        """Nothing but answers can be clicked."""
        aim = super().aim(share)
        assert aim["extra"] == [], f"no answer: {aim}"
        return aim


class Court:
    """A person at a table of Archon against bots."""

    def __init__(self, page: Page, address: str, seats: int, language: str = "en") -> None:
        self.player = Courtier(page, language)
        self.page = page
        self.address = address
        self.table = laid(address, seats)
        self.token = self.table.links[0].token

    @property
    def board(self) -> Locator:
        return self.player.board

    def sit(self) -> None:
        self.page.goto(f"/table/{self.table.id}#{self.token}")
        self.board.wait_for()
        self.player.await_decision()

    def spot(self, name: str) -> Locator:
        return self.board.locator(f'[data-spot="{name}"]')

    def answer(self, dice: Random, until: str = "", least: int = 0) -> None:
        """Choose over HTTP, until a prompt is asked after at least so many choices."""
        count, deadline = 0, time.monotonic() + SECONDS_FOR_BOTS
        while time.monotonic() < deadline:
            ask = news_of(self.address, self.table.id, self.token).ask
            # As fast as a server lets a seat ask and choose, and not faster.
            time.sleep(0.05)
            if ask is None:
                continue
            if count >= least and ask.prompt.key == until:
                return
            options = [each for each in ask.options if each.kind != "pass"] or ask.options
            choice = Choose(f"choice-{count:04}", ask.number, dice.choice(options).choice)
            post(f"{self.address}/api/tables/{self.table.id}/choices", choice, self.token)
            count += 1
        raise AssertionError(f"{until} is never asked")

    def point_at(self, spot: str) -> None:
        """Rest the mouse on a spot, once the page has come to rest."""
        self.spot(spot).scroll_into_view_if_needed()
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        self.spot(spot).hover()


def laid(address: str, seats: int) -> Created:
    body = NewTable("archon", [person(LONG_NAME), *[BOT] * (seats - 1)], seed=f"board-{seats}")
    return msgspec.json.decode(post(f"{address}/api/tables", body), type=Created)


def post(url: str, body: object, token: str = "") -> bytes:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(url, msgspec.json.encode(body), headers)
    with urllib.request.urlopen(request) as answer:
        content: bytes = answer.read()
        return content


@pytest.mark.parametrize(("seats", "haste"), first_of([(2, 0.2), (3, 0.6), (4, 0.6)]))
def test_whole_match_by_clicks_on_the_board(
    open_page: OpenPage, address: str, screenshot: Screenshot, seats: int, haste: float
) -> None:
    court = Court(open_page(), address, seats)
    court.sit()
    dice = Random(seats)
    for count in range(MOST_DECISIONS):
        if not court.player.await_decision():
            break
        court.player.choose_on_board(dice, haste)
        if count == 40:
            screenshot(court.page, f"archon-{seats}", full_page=True)
    expect(court.player.is_over).to_be_visible()
    screenshot(court.page, f"archon-{seats}-over", full_page=True)


@long
def test_whole_match_by_keyboard(open_page: OpenPage, address: str) -> None:
    court = Court(open_page(), address, 2)
    keys = Keys(court.player)
    court.sit()
    dice = Random(5)
    by_tab = partial(choose_by_tab, court.page, dice)
    court.player.play_by_keys(dice, by_tab, keys.answer_on_board, 0.3)
    expect(court.player.is_over).to_be_visible()
    assert keys.by_arrows > 0


def choose_by_tab(page: Page, dice: Random) -> None:
    tab_to_target(page, dice.randrange(3))
    page.keyboard.press("Enter")


def tab_to_target(page: Page, skipped: int) -> None:
    """Press Tab until a target of the board has the focus, passing by some of them."""
    for _ in range(MOST_STEPS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS):
            if skipped == 0:
                return
            skipped -= 1
    if not page.evaluate(FOCUS):
        raise AssertionError("the Tab key does not lead to an answer on the board")


def test_cards_are_divided_by_drag_and_taken_back(open_page: OpenPage, address: str) -> None:
    court = Court(open_page(), address, 2)
    court.answer(Random(3), "to_hand")
    court.sit()
    hand = court.board.locator('[data-drop="hand"]')
    reserve = court.board.locator('[data-drop="reserve"]')
    first = reserve.locator("[data-spot]").first.get_attribute("data-spot") or ""
    last = reserve.locator("[data-spot]").last.get_attribute("data-spot") or ""
    for pool in (first, last):
        court.spot(pool).drag_to(hand)
        expect(hand.locator(f".card.{pool.partition(':')[2]}")).to_have_count(1)
        court.player.await_decision()
    expect(hand).to_contain_text(court.player.say("archon-of", count=2, all=5))
    hand.locator(f".card.{first.partition(':')[2]}").click()
    expect(hand).to_contain_text(court.player.say("archon-of", count=1, all=5))
    expect(hand.locator(f".card.{last.partition(':')[2]}")).to_have_count(1)


def test_everything_explains_itself(open_page: OpenPage, address: str) -> None:
    """Name, effect, clause and provenance by mouse; why something is barred by a click."""
    court = Court(open_page(), address, 2)
    court.answer(Random(4), "turn", least=30)
    court.sit()
    note = court.page.get_by_role("note")
    for spot, clause in (
        ("building:treasury", "AR-B-TREASURY-01"),
        ("tile:royal_gardens", "AR-B-BUILD-01"),
        ("row:scribe", "AR-B-GUILD-01"),
        ("attack:next", "AR-ATT-01"),
        ("grant:autumn", "AR-GRANT-02"),
        ("order:1", "AR-ORDER-01"),
    ):
        court.point_at(spot)
        expect(note.get_by_role("link", name=clause)).to_be_visible()
    court.point_at("tile:mint")
    expect(note).to_contain_text(court.player.say("kit-source-reconstructed"))
    court.spot("slot:planetarium_3").locator("button").click()
    expect(note.get_by_role("link", name="AR-ROUND-06")).to_be_visible()
    assert court.board.locator(".touched").count() > 0, "the last move is marked"


def test_clauses_that_the_board_names_exist() -> None:
    clauses = (FOLDER.parent / "games" / "archon" / "clauses.ts").read_text()
    known = {clause.id for clause in read_rulebook(GAMES["archon"])}
    named = set(re.findall(r"AR-[A-Z-]+-\d+", clauses))
    assert named
    assert named <= known


def switch(court: Court, language: str) -> None:
    if court.player.words.language != language:
        court.player.switch_to(language)
        court.player = Courtier(court.page, language)


@pytest.mark.parametrize("seats", [2, 4])
def test_layouts_in_both_languages(
    open_page: OpenPage, address: str, screenshot: Screenshot, seats: int
) -> None:
    court = Court(open_page(), address, seats)
    court.answer(Random(seats), "turn" if seats == 2 else "to_hand", least=70)
    court.sit()
    found: list[str] = []
    for language in ("de", "en"):
        switch(court, language)
        for width, height in WIDTHS.items():
            court.page.set_viewport_size({"width": width, "height": height})
            court.page.wait_for_timeout(200)
            found += [f"{language} {width}: {each}" for each in court.page.evaluate(LAYOUT)]
            screenshot(court.page, f"archon-{seats}-{language}-{width}", full_page=True)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("width", [360, 1440])
def test_accessible_in_both_themes(open_page: OpenPage, address: str, width: int) -> None:
    court = Court(open_page(width=width), address, 3)
    court.answer(Random(8), "turn", least=70)
    court.sit()
    found: list[str] = []
    for theme in ("light", "dark"):
        court.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        report = Axe().run(court.page).response
        found += [
            f"{theme}: {finding['id']}: {node['html']} {node['failureSummary']}"
            for finding in report["violations"]
            if finding["impact"] in GRAVE
            for node in finding["nodes"]
        ]
    assert not found, "\n".join(found)
