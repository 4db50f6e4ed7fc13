"""The rules in the app: search, links to clauses, rulings and cards, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.player import Player
from support.browsing import OpenPage


def search(player: Player, text: str) -> None:
    player.page.get_by_role("searchbox", name=player.say("rules-search")).fill(text)


def heading(player: Player, key: str) -> Locator:
    return player.page.get_by_role("heading", name=player.say(key), exact=True)


@pytest.mark.parametrize(("language", "word"), [("en", "windmill"), ("de", "Windmühle")])
def test_a_search_finds_clauses_and_cards(open_page: OpenPage, language: str, word: str) -> None:
    player = Player(open_page(language), language)
    player.page.goto("/rules/castellans")
    expect(heading(player, "rules-material")).to_be_visible()
    search(player, word)
    expect(player.page.locator("#CV-MILL-01")).to_be_visible()
    expect(player.page.locator("#CV-GEN-01")).to_have_count(0)
    expect(player.page.locator("#thing-tokens-token-windmill")).to_be_visible()
    search(player, "xyzzy")
    expect(player.page.get_by_role("status")).to_have_text(player.say("rules-found", count=0))


def test_links_lead_to_a_clause_a_ruling_and_a_card(open_page: OpenPage) -> None:
    player = Player(open_page("de"), "de")
    for anchor in ("AL-GUARD-01", "AL-R07", "thing-cards-card-thief"):
        player.page.goto(f"/rules/allegiance#{anchor}")
        expect(player.page.locator(f"#{anchor}")).to_be_in_viewport()
        expect(player.page.locator(f"#{anchor}")).to_be_focused()
    expect(player.page.get_by_role("alert")).to_have_count(0)


def test_every_clause_says_where_it_stands(open_page: OpenPage) -> None:
    player = Player(open_page())
    player.page.goto("/rules/throne")
    clause = player.page.locator("#TH-GEN-04")
    expect(clause).to_contain_text(player.say("rules-inferred"))
    clause.get_by_text(player.say("rules-source-show"), exact=True).click()
    expect(clause).to_contain_text("EN 05A")
