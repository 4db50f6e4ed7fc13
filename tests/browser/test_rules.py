"""The rules in the app: search, links to clauses, rulings and cards, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.player import Player
from support.browsing import OpenPage
from tabard.games import GAMES
from tabard.match.rulebook import read_rulebook, read_rulings

TEXTS = "(entries) => entries.map((entry) => [entry.id, entry.textContent])"


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


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_there_with_its_clauses(
    open_page: OpenPage, game: str, language: str
) -> None:
    player = Player(open_page(language), language)
    page = player.page
    page.goto(f"/rules/{game}")
    expect(heading(player, "rules-rulings")).to_be_visible()
    shown = dict(page.locator(".rulings > li").evaluate_all(TEXTS))
    for ruling in read_rulings(GAMES[game]):
        assert ruling.question[language] in shown[ruling.id]
        assert ruling.reason[language] in shown[ruling.id]
    cited = [ruling for clause in read_rulebook(GAMES[game]) for ruling in clause.rulings]
    assert page.locator(".clauses .facts a", has_text=re.compile(r"-R\d")).count() == len(cited)


def test_a_clause_leads_to_its_ruling_and_back(open_page: OpenPage) -> None:
    player = Player(open_page())
    page = player.page
    page.goto("/rules/castellans#CV-MILL-01")
    page.locator("#CV-MILL-01").get_by_role("link", name=re.compile("CV-R44")).click()
    ruling = page.locator("#CV-R44")
    expect(ruling).to_be_focused()
    expect(ruling).to_be_in_viewport()
    ruling.get_by_role("link", name=player.say("rules-link", id="CV-MILL-01")).click()
    expect(page.locator("#CV-MILL-01")).to_be_focused()
    search(player, "Windmills after a Harvest")
    expect(ruling).to_be_visible()
    expect(page.locator("#CV-R40")).to_have_count(0)


def test_every_clause_says_where_it_stands(open_page: OpenPage) -> None:
    player = Player(open_page())
    player.page.goto("/rules/throne")
    clause = player.page.locator("#TH-GEN-04")
    expect(clause).to_contain_text(player.say("rules-inferred"))
    clause.get_by_text(player.say("rules-source-show"), exact=True).click()
    expect(clause).to_contain_text("EN 05A")
