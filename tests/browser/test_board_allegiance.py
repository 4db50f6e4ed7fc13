"""Allegiance on its board: whole matches by clicks with every number of players."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.player import Player
from browser.scenes import TITLES
from support.browsing import OpenPage, Screenshot
from support.tiers import first_of


@pytest.mark.parametrize("seats", first_of([3, 4, 5]))
def test_whole_match_by_clicks_on_the_board(
    open_page: OpenPage, screenshot: Screenshot, seats: int
) -> None:
    player = Player(open_page("de"), "de")
    dialog = player.set_up(TITLES["de"], "bots", seats=seats)
    for seat in range(2, seats + 1):
        player.seat_bot(dialog, seat, "random")
    player.create(dialog, "bots")
    assert player.play_on_board(Random(seats)) > 15
    expect(player.is_over).to_be_visible()
    screenshot(player.page, f"allegiance-{seats}-over", full_page=True)
