"""A first match with the guide: it explains what is new, can be left and taken up again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.player import Player
from support.browsing import OpenPage
from tabard.games import GAMES
from tabard.match.guide import read_guide

GAME = GAMES["allegiance"]


def guide(player: Player) -> Locator:
    return player.page.locator("aside.guide")


def lesson(key: str, language: str) -> str:
    found = read_guide(GAME)
    return next(each.text[language] for each in found.prompts if each.id == key)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_first_match_is_explained(open_page: OpenPage, language: str) -> None:
    player = Player(open_page(language), language)
    player.page.goto("/")
    player.button("home-learn-game", game=GAME.title[language]).click()
    expect(guide(player)).to_contain_text(read_guide(GAME).about.text[language])
    player.button("guide-understood").click()
    for key in ("allocate_temple", "allocate_guild", "allocate_confirm"):
        expect(guide(player)).to_contain_text(lesson(key, language))
        player.await_decision()
        player.choose_first_option()
    player.await_decision()
    expect(guide(player)).to_contain_text(lesson("turn", language))


def test_the_guide_can_be_left_and_taken_up_again(open_page: OpenPage) -> None:
    player = Player(open_page(width=360))
    player.page.goto("/")
    player.button("home-learn-game", game=GAME.title["en"]).click()
    player.button("guide-understood").click()
    expect(guide(player)).to_contain_text(lesson("allocate_temple", "en"))
    player.button("guide-fold").click()
    expect(guide(player)).not_to_contain_text(lesson("allocate_temple", "en"))
    player.button("guide-leave").click()
    expect(guide(player)).to_have_count(0)
    player.page.reload()
    player.await_decision()
    expect(guide(player)).to_have_count(0)
    player.button("guide-take-up").click()
    expect(guide(player)).to_be_visible()


def test_without_the_guide_nothing_of_it_is_shown(open_page: OpenPage) -> None:
    player = Player(open_page())
    player.play_now(GAME.title["en"])
    expect(guide(player)).to_have_count(0)
    expect(player.button("guide-take-up")).to_have_count(0)
