"""A newcomer sits down against bots and plays Allegiance to the end on its board."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from browser.player import Player
from browser.scenes import TITLES
from support.browsing import OpenPage, Screenshot
from support.tiers import long
from tabard.games import GAMES
from tabard.match.texts import Texts

SECONDS_FOR_BOTS = 90
DRAGS = 5


@long
def test_whole_match_on_the_board_after_two_clicks(
    open_page: OpenPage, screenshot: Screenshot
) -> None:
    player = Player(open_page())
    player.play_now("Allegiance")
    assert player.play_on_board(Random(7)) > 20
    expect(player.is_over).to_be_visible()
    expect(player.page.locator("#ending-title")).not_to_be_empty()
    reveal = player.page.get_by_role("region", name=texts_in("en").say("sheet-title"))
    expect(reveal.get_by_role("table").first).to_be_visible()
    player.page.get_by_text(player.say("table-sheet"), exact=True).click()
    expect(player.page.get_by_role("table", name=texts_in("en").say("sheet-title"))).to_be_visible()
    screenshot(player.page, "newcomer-result", full_page=True)


def test_cards_can_be_dragged_to_the_organisations(open_page: OpenPage) -> None:
    player = Player(open_page())
    player.play_now("Allegiance")
    # The board moves a little when others are done: a drag would miss its aim.
    expect(player.board.get_by_text(player.say("board-confirmed"), exact=True)).to_have_count(3)
    for pile in ("temple", "guild"):
        asked = player.prompt.inner_text()
        card = player.on_board(player.option_texts()[-1])
        drag(player, card, player.board.get_by_role("region", name=texts_in("en").noun(pile)))
        expect(player.prompt).not_to_have_text(asked)
        player.await_decision()
    assert player.options.count() == 1, "both cards lie there, to be confirmed"


def drag(player: Player, card: Locator, target: Locator) -> None:
    """Hold a card until the target shows that it may be dropped there."""
    card.hover()
    player.page.mouse.down()
    drop = player.board.locator("[data-drop].over").and_(target)
    for _ in range(DRAGS):
        target.hover()
        if drop.count() > 0:
            break
    expect(drop).to_have_count(1)
    player.page.mouse.up()


@pytest.mark.parametrize("locale", ["de"])
def test_resigned_match_ends_in_a_scene(
    open_page: OpenPage, screenshot: Screenshot, locale: str
) -> None:
    player = Player(open_page(locale, motion=True), locale)
    player.play_now(TITLES[locale])
    player.more("table-resign").click()
    dialog = player.page.get_by_role("dialog", name=player.say("table-resign-title"))
    dialog.get_by_role("button", name=player.say("table-cancel"), exact=True).click()
    expect(dialog).to_have_count(0)
    expect(player.ready_options.first).to_be_visible()
    player.button("table-resign").click()
    dialog.get_by_role("button", name=player.say("table-resign-do"), exact=True).click()
    expect(player.options).to_have_count(0)
    reveal = player.page.get_by_role("region", name=texts_in(locale).say("sheet-title"))
    reveal.wait_for(timeout=SECONDS_FOR_BOTS * 1000)
    screenshot(player.page, "reveal-begins")
    skip = reveal.get_by_role("button", name=player.say("board-reveal-skip"), exact=True)
    again = reveal.get_by_role("button", name=player.say("board-reveal-again"), exact=True)
    skip.click()
    expect(again).to_be_visible()
    expect(player.is_over).to_be_visible()
    screenshot(player.page, "reveal-ends")
    again.click()
    expect(skip).to_be_visible()


@pytest.mark.parametrize("locale", ["en", "de"])
def test_page_says_its_language_and_whose_turn_it_is(open_page: OpenPage, locale: str) -> None:
    player = Player(open_page(locale, dark=True), locale)
    player.page.goto("/")
    expect(player.page.locator("html")).to_have_attribute("lang", locale)
    expect(player.page).to_have_title(player.say("home-title"))
    player.play_now(TITLES[locale])
    expect(player.page).to_have_title(re.compile(re.escape(player.say("table-your-turn"))))
    watcher = Player(open_page(locale), locale)
    watcher.page.goto(player.page.url)
    watcher.board.wait_for()
    expect(watcher.page).not_to_have_title(re.compile(re.escape(player.say("table-your-turn"))))


def texts_in(language: str) -> Texts:
    return Texts(GAMES["allegiance"], language)
