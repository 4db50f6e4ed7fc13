"""One click, and everything is said in the other language; the page stays."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.player import Player
from support.browsing import OpenPage


def test_table_changes_its_language_at_once(open_page: OpenPage) -> None:
    english = Player(open_page())
    english.play_now("Allegiance")
    page = english.page
    page.evaluate("window.stayed = true")
    english.choose_first_option()
    english.await_quiet()
    before = said_by(english)
    german = Player(page, "de")
    english.switch_to("de")
    expect(german.button("table-hint")).to_be_visible()
    expect(german.board).to_be_visible()
    expect(german.prompt).not_to_have_text(before["prompt"])
    after = said_by(german)
    assert [part for part in before if before[part] == after[part]] == []
    german.switch_to("en")
    expect(english.prompt).to_have_text(before["prompt"])
    assert said_by(english) == before
    assert page.evaluate("window.stayed") is True


def test_language_is_the_readers_and_is_remembered(open_page: OpenPage) -> None:
    page = open_page("de-AT")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    Player(page, "de").switch_to("en")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(Player(page).button("home-play-game", game="Allegiance")).to_be_visible()


def said_by(player: Player) -> dict[str, str]:
    """What stands in the parts of a table."""
    seats = player.page.get_by_role("region", name=player.say("table-seats"))
    return {
        "title": player.page.title(),
        "prompt": player.prompt.inner_text(),
        "options": "\n".join(player.option_texts()),
        "log": player.log.inner_text(),
        "seats": seats.inner_text(),
        "board": player.board.inner_text(),
    }
