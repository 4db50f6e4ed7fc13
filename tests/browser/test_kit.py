"""What all boards share: swipes, marks of what changed, whose turn it is, links to the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import PATIENCE
from browser.player import Player
from browser.tables import BOT, new_table, person
from support.browsing import Faults, OpenPage, Screenshot

PHONE = 390
HEIGHT = 844
STEPS = 12
"""Of a finger on its way across the screen."""

FRAME = 16
"""Milliseconds between two of them."""

WAY = 240
"""Pixels that the table is scrolled down."""

REST = 300
"""Milliseconds after which nothing moves any more."""

LINES = """(heading) => {
  const { lineHeight } = getComputedStyle(heading);
  return Math.round(heading.clientHeight / Number.parseFloat(lineHeight));
}"""
IS_WHOLE = "(heading) => heading.scrollHeight <= heading.clientHeight + 1"
GAMES = ("allegiance", "archon", "castellans", "throne")


@pytest.fixture
def finger(browser: Browser, address: str, faults: Faults) -> Iterator[Page]:
    """A page on a phone, moved by a finger."""
    context = browser.new_context(
        base_url=address,
        locale="de",
        viewport={"width": PHONE, "height": HEIGHT},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    faults.watch(context)
    yield context.new_page()
    context.close()


def swipe(page: Page, way: int, height: int = 420) -> None:
    """Move a finger that far to the right, or to the left."""
    line = page.context.new_cdp_session(page)
    start = PHONE / 2 - way / 2

    def touch(kind: str, *points: float) -> None:
        touched = [{"x": x, "y": height} for x in points]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    touch("touchStart", start)
    for step in range(1, STEPS + 1):
        touch("touchMove", start + way * step / STEPS)
        page.wait_for_timeout(FRAME)
    touch("touchEnd")


def sit(player: Player, address: str, game: str, seats: int = 3) -> None:
    table = new_table(address, game, person("Anna"), *[BOT] * (seats - 1))
    player.page.goto(f"/table/{table.id}#{table.links[0].token}")
    player.await_decision()
    player.await_board(game)


def test_table_and_log_are_one_swipe_apart(
    finger: Page, address: str, screenshot: Screenshot
) -> None:
    player = Player(finger, "de")
    sit(player, address, "allegiance", 4)
    finger.evaluate(f"scrollTo(0, {WAY})")
    swipe(finger, -300)
    expect(player.button("table-part-log")).to_have_attribute("aria-pressed", "true")
    expect(player.log).to_be_in_viewport()
    expect(player.board).to_be_hidden()
    expect(player.prompt).to_be_in_viewport()
    screenshot(finger, "swiped-to-log")
    assert finger.evaluate("document.scrollingElement.scrollWidth") == PHONE
    swipe(finger, 300)
    expect(player.button("table-part-board")).to_have_attribute("aria-pressed", "true")
    expect(player.log).to_be_hidden()
    finger.wait_for_timeout(REST)
    assert finger.evaluate("scrollY") == WAY, "the table is read on where it was left"


def test_panels_can_be_turned_to_by_tab_and_key(open_page: OpenPage, address: str) -> None:
    player = Player(open_page(width=360))
    sit(player, address, "allegiance")
    player.button("table-part-chat").click()
    field = player.page.get_by_role("textbox", name=player.say("table-chat-label"))
    expect(field).to_be_in_viewport()
    expect(player.board).to_be_hidden()
    player.button("table-part-board").click()
    expect(player.board).to_be_in_viewport()
    player.page.keyboard.press("l")
    expect(player.log).to_be_focused()
    expect(player.log).to_be_in_viewport()


def test_board_marks_what_changed(open_page: OpenPage, address: str) -> None:
    player = Player(open_page())
    sit(player, address, "allegiance")
    marked = player.board.locator(".touched, .recent")
    for _ in range(12):
        player.choose_first_option()
        assert player.await_decision()
        if player.page.get_by_text(player.say("table-marked")).count() and marked.count():
            break
    expect(player.page.get_by_text(player.say("table-marked"))).to_be_visible()
    expect(marked.first.locator(".ribbon")).to_be_visible()
    why = f"{player.say('kit-touched')}|{player.say('kit-since')}"
    expect(marked.first).to_have_accessible_name(re.compile(why))


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_who_is_to_decide_is_seen_at_once(open_page: OpenPage, address: str, width: int) -> None:
    player = Player(open_page(width=width))
    sit(player, address, "throne")
    player.page.evaluate("scrollTo(0, 0)")
    turns = player.page.get_by_role("list", name=player.say("table-turns"))
    expect(turns.get_by_role("listitem")).to_have_count(3)
    own = turns.locator("[aria-current]").filter(has_text="Anna")
    expect(own.get_by_text("Anna", exact=True)).to_be_in_viewport()
    expect(own).to_contain_text(player.say("table-decides"))


def test_question_stays_in_sight_beside_a_long_board(open_page: OpenPage, address: str) -> None:
    page = open_page()
    page.set_viewport_size({"width": 1280, "height": 520})
    player = Player(page)
    sit(player, address, "allegiance", 5)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    expect(player.prompt).to_be_in_viewport()
    expect(player.options.first).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_prompts_of_a_phone_fill_two_lines_at_most(finger: Page, address: str, game: str) -> None:
    player = Player(finger, "de")
    sit(player, address, game)
    for _ in range(4):
        assert player.prompt.evaluate(LINES) <= 2
        if not player.prompt.evaluate(IS_WHOLE):
            player.button("table-prompt-all").click()
            assert player.prompt.evaluate(IS_WHOLE)
            player.button("table-prompt-less").click()
        player.ready_options.first.dispatch_event("click")
        player.await_decision()


@pytest.mark.parametrize("game", GAMES)
def test_prompt_leads_to_its_clause(open_page: OpenPage, address: str, game: str) -> None:
    player = Player(open_page())
    sit(player, address, game)
    link = player.page.locator(".question").get_by_role("link")
    address_of_clause = link.get_attribute("href") or ""
    assert re.fullmatch(rf"/rules/{game}#[A-Z]+(-[A-Z]+)*-\d+", address_of_clause)
    player.page.goto(address_of_clause)
    clause = address_of_clause.partition("#")[2]
    expect(player.page.get_by_text(clause, exact=True).first).to_be_in_viewport()


def test_seat_is_taken_along_to_another_device(
    open_page: OpenPage, address: str, browser: Browser
) -> None:
    player = Player(open_page())
    sit(player, address, "allegiance")
    allow(player.page.context)
    player.more("table-my-link").click()
    dialog = player.page.get_by_role("dialog", name=player.say("table-my-link"))
    expect(dialog.get_by_text(player.say("table-copied"))).to_be_visible()
    copied = player.page.evaluate("navigator.clipboard.readText()")
    assert dialog.get_by_role("textbox").input_value() == copied
    other = Player(open_page("de"), "de")
    other.page.goto(copied)
    assert other.await_decision()
    assert "#" not in other.page.url


def allow(context: BrowserContext) -> None:
    """Let the page write to the clipboard, as a click does in other browsers."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
