"""Throne of Allegoria on its board: whole matches by clicks, by keyboard; how the board lies."""

from __future__ import annotations

import urllib.request
from random import Random

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import tabard
from browser.keys import Keys
from browser.player import Player
from browser.tables import BOT, new_table, person
from support.browsing import OpenPage, Screenshot
from support.tiers import first_of, long
from tabard.core.dice import Dice
from tabard.server.wire.answers import Created
from tabard.server.wire.requests import NewSeat, NewTable

MOST_STEPS = 80
MOST_CHOICES = 2_000

HEIGHTS = {360: 780, 768: 1024, 1440: 900}
GRAVE = ("serious", "critical")
SCENES = ("keep_end", "bid_space", "move_from", "boost", "subterfuge_track")
"""Questions at which the board is looked at."""

FOCUSED = """(label) => {
  const element = document.activeElement;
  if (!element?.closest(`[role="region"][aria-label="${label}"]`)) return "";
  return element.getAttribute("aria-label") ?? element.textContent.trim();
}"""
CLIPPED = """(label) => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.push(`page: ${page.scrollWidth} > ${innerWidth}`);
  const board = document.querySelector(`[role="region"][aria-label="${label}"]`);
  const frame = board.getBoundingClientRect();
  for (const element of board.querySelectorAll("*")) {
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim(),
    );
    const isHidden = element.closest(".unseen, .chip, .explore");
    if (own.length === 0 || isHidden || !element.checkVisibility()) continue;
    const words = element.textContent.trim();
    if (element instanceof SVGElement) {
      const drawing = element.ownerSVGElement.viewBox.baseVal;
      const box = element.getBBox();
      if (box.x < 0 || box.x + box.width > drawing.width + 1) found.push(`cut off: ${words}`);
      continue;
    }
    const range = document.createRange();
    range.setStartBefore(own[0]);
    range.setEndAfter(own.at(-1));
    const text = range.getBoundingClientRect();
    const block = element.closest("[data-spot], li, p, section, div").getBoundingClientRect();
    if (text.left < block.left - 2 || text.right > block.right + 2)
      found.push(`too wide: ${words} (${text.width} > ${block.width})`);
  }
  const leaves = [...board.querySelectorAll("[data-leaf]")].map((leaf) => ({
    id: leaf.dataset.leaf,
    box: leaf.getBoundingClientRect(),
  }));
  for (const one of leaves)
    for (const two of leaves)
      if (one.id < two.id && overlap(one.box, two.box)) found.push(`${one.id} over ${two.id}`);
  function overlap(one, two) {
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    return across > 1 && down > 1;
  }
  return found;
}"""


class Seated(Player):
    """A person before the board of Throne."""

    @property
    def label(self) -> str:
        return self.say("throne-label")

    @property
    def targets(self) -> str:
        return ".cover, g.lit, .loose button"

    def focused(self) -> str:
        """The name of what has the focus on the board; empty if it is elsewhere."""
        found: str = self.page.evaluate(FOCUSED, self.label)
        return found


def seated_at(page: Page, table: Created, seat: int = 0, language: str = "en") -> Seated:
    player = Seated(page, language)
    page.goto(f"/table/{table.id}#{table.links[seat].token}")
    player.await_decision()
    player.await_board("throne")
    page.wait_for_load_state("networkidle")
    return player


def table_at(address: str, prompt: str, seats: int) -> tuple[Created, int]:
    """A table in the middle of a match, at the first such question after a while; who is asked."""
    for number in range(40):
        match, dice = tabard.start("throne", seats, f"board {number}"), Dice(number)
        for count in range(MOST_CHOICES):
            if not match.pending():
                break
            decision = match.pending()[0]
            if decision.prompt == prompt and count > seats:
                people = [person(f"Wilhelmina-{seat}") for seat in range(seats)]
                return restored(address, people, match.snapshot()), decision.seat
            options = [each for each in decision.options if each.kind != "end_turn"]
            chosen = options or list(decision.options)
            match.play(decision.seat, chosen[dice.below(len(chosen))])
    raise AssertionError(f"nobody is asked {prompt}")


def restored(address: str, people: list[NewSeat], snapshot: dict[str, object]) -> Created:
    body = msgspec.json.encode(NewTable(game="throne", seats=people, snapshot=snapshot))
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        return msgspec.json.decode(answer.read(), type=Created)


@pytest.mark.parametrize(("seats", "haste"), first_of([(2, 0.0), (3, 0.6), (4, 0.6)]))
def test_whole_match_by_clicks_on_the_board(
    open_page: OpenPage, screenshot: Screenshot, address: str, seats: int, haste: float
) -> None:
    table = new_table(address, "throne", person("Anna"), *[BOT] * (seats - 1))
    player = seated_at(open_page(width=1440), table)
    player.play_on_board(Random(seats), haste)
    expect(player.is_over).to_be_visible()
    pad = player.page.get_by_role("region", name=player.say("throne-ending"), exact=True)
    expect(pad).to_contain_text("House")
    screenshot(player.page, f"throne-end-{seats}", full_page=True)


@long
def test_whole_match_by_keyboard(open_page: OpenPage, address: str) -> None:
    table = new_table(address, "throne", person("Anna"), BOT)
    page = open_page()
    keys = Keys(Player(page))
    player = seated_at(page, table)
    player.play_by_keys(Random(5), lambda: choose_by_tab(player), keys.answer_on_board)
    expect(player.is_over).to_be_visible()
    assert keys.by_arrows > 0


def choose_by_tab(player: Seated) -> None:
    """Go back from the list of options to the board, to the nearest answer, and press Enter."""
    texts = tuple(player.option_texts())
    for _ in range(MOST_STEPS):
        if player.focused().startswith(texts):
            player.page.keyboard.press("Enter")
            return
        player.page.keyboard.press("Shift+Tab")
    raise AssertionError(f"the Tab key leads to none of {texts} on the board")


@pytest.mark.parametrize(("locale", "seats"), [("en", 2), ("de", 4)])
def test_board_fits_and_is_accessible(
    open_page: OpenPage, screenshot: Screenshot, address: str, locale: str, seats: int
) -> None:
    page, found = open_page(locale, width=1440), list[str]()
    for scene in SCENES:
        table, seat = table_at(address, scene, seats)
        player = seated_at(page, table, seat, locale)
        assert player.aim(0.0)["missing"] == [], scene
        for width, height in HEIGHTS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            clipped = page.evaluate(CLIPPED, player.label)
            found += [f"{scene}, {width} px: {each}" for each in clipped]
            screenshot(page, f"throne-{scene}-{locale}-{width}", full_page=True)
            if scene in ("bid_space", "boost") and width != 768:
                found += [f"{scene}, {width} px: {each}" for each in grave_findings(page)]
    assert found == []


def grave_findings(page: Page) -> list[str]:
    """What the audit calls serious or critical, in the light and in the dark."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for finding in Axe().run(page).response["violations"]:
            if finding["impact"] in GRAVE:
                for node in finding["nodes"]:
                    found.append(f"{scheme} {finding['id']}: {node['html']}")
    page.emulate_media(color_scheme="light")
    return found
