"""The end of a match: sheet with bars, chart and turning points; once more, in two ways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.player import Player
from browser.tables import BOT, finished_table, new_table, person
from support.browsing import OpenPage, Screenshot

BROKEN_WORDS = """() => {
  const found = [];
  const range = document.createRange();
  for (const cell of document.querySelectorAll('[role="table"] .value, [role="table"] .label')) {
    for (const node of cell.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      for (const word of node.data.matchAll(/[^\\s,-]+/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
        if (tops.size > 1 && word[0].length < 12) found.push(word[0]);
      }
    }
  }
  return found;
}"""
"""Short words of a score sheet that stand in two lines."""

BELOW_THE_TOP = """(node) => Math.round(
  node.getBoundingClientRect().top - node.closest("section").getBoundingClientRect().top
)"""
"""How far below the top of its panel something stands."""

NAMES = ("Wanda", "Xaver")
STAND_IN = """([table, token]) => fetch(`/api/tables/${table}/stand-in`, {
  method: "POST",
  headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
  body: JSON.stringify({ level: "random" }),
}).then(() => null)"""


def over(page: Page, address: str) -> Player:
    """A person whose match of Allegiance a bot has played to its end."""
    [player] = over_together([page], address)
    return player


def over_together(pages: list[Page], address: str) -> list[Player]:
    """People whose match of Allegiance bots have played to its end."""
    people = [person(name) for name in NAMES[: len(pages)]]
    table = new_table(address, "allegiance", *people, *[BOT] * (3 - len(pages)))
    players = [Player(page) for page in pages]
    for player, link in zip(players, table.links, strict=True):
        player.page.goto(f"/table/{table.id}#{link.token}")
        player.await_decision()
    for player, link in zip(players, table.links, strict=True):
        player.page.evaluate(STAND_IN, [table.id, link.token])
    for player in players:
        expect(player.is_over).to_be_visible(timeout=60_000)
    return players


def test_once_more_and_with_the_same_luck(open_page: OpenPage, address: str) -> None:
    player = over(open_page(), address)
    first = player.page.url
    player.button("table-rematch").click()
    player.page.wait_for_url(lambda url: "/table/" in url and url.split("#")[0] not in first)
    assert player.await_decision()
    player.page.go_back()
    expect(player.is_over).to_be_visible()
    player.button("ending-duplicate").click()
    player.page.wait_for_url(lambda url: "/table/" in url and url.split("#")[0] not in first)
    assert player.await_decision()
    expect(player.board).to_contain_text("Wanda")


@pytest.mark.parametrize(
    ("press", "banner"),
    [("table-rematch", "ending-invites"), ("ending-duplicate", "ending-invites-duplicate")],
)
def test_whoever_plays_on_takes_the_others_along(
    open_page: OpenPage, screenshot: Screenshot, address: str, press: str, banner: str
) -> None:
    wanda, xaver = over_together([open_page(), open_page()], address)
    expect(xaver.button("ending-join")).to_have_count(0)
    height = xaver.button("table-rematch").evaluate(BELOW_THE_TOP)
    wanda.button(press).click()
    wanda.page.wait_for_url(lambda url: url.split("#")[0] not in xaver.page.url)
    shown = xaver.page.get_by_role("status").filter(has_text=xaver.say(banner, name="Wanda"))
    expect(shown).to_be_visible()
    assert xaver.button("table-rematch").evaluate(BELOW_THE_TOP) == height, "a button has moved"
    screenshot(xaver.page, f"invited-{press}")
    xaver.button("ending-join").click()
    xaver.page.wait_for_url(wanda.page.url)
    assert wanda.await_decision()
    assert xaver.await_decision()
    for player, name in ((wanda, "Wanda"), (xaver, "Xaver")):
        seat = player.page.get_by_role("listitem").filter(has_text=player.say("table-you"))
        expect(seat.filter(has_text=name).first).to_be_attached()


def test_the_course_and_its_turning_points_lead_to_the_replay(
    open_page: OpenPage, finished: str
) -> None:
    player = Player(open_page())
    player.page.goto(f"/table/{finished}")
    expect(player.page.get_by_role("img", name=player.words.like("chart-label"))).to_be_visible()
    expect(player.page.get_by_role("heading", name=player.say("replay-turning"))).to_be_visible()


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("game", ["castellans", "throne"])
def test_no_word_of_a_score_sheet_is_broken(
    open_page: OpenPage, address: str, screenshot: Screenshot, game: str, width: int
) -> None:
    page = open_page("de", width=width)
    page.goto(f"/table/{finished_table(address, game, 2)}")
    page.get_by_text(Player(page, "de").say("table-sheet"), exact=True).click()
    sheet = page.locator(".sheet").get_by_role("table").first
    sheet.wait_for()
    assert page.evaluate(BROKEN_WORDS) == []
    assert sheet.locator(".bar").count() > 4
    screenshot(page, f"ending-{game}-{width}", full_page=True)
