"""How much a browser fetches before a table can be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.player import Player
from support.browsing import OpenPage
from tabard.games import GAMES

MOST_BYTES = 200_000
SCRIPT = """() => performance.getEntriesByType("resource")
    .filter((each) => new URL(each.name).pathname.endsWith(".js"))
    .reduce((sum, each) => sum + each.encodedBodySize, 0)"""


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_needs_little_script(open_page: OpenPage, game: str) -> None:
    player = Player(open_page())
    player.play_now(GAMES[game].title["en"])
    expect(player.page.locator("[data-spot]").first).to_be_visible()
    fetched = player.page.evaluate(SCRIPT)
    assert 50_000 < fetched < MOST_BYTES
