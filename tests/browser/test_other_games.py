"""Any game by the buttons of its option list, beside its board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.player import Player
from support.browsing import OpenPage, Screenshot

THRONE, CASTELLANS = "Throne of Allegoria", "Castellans of Valeria"
ARCHON = "Archon: Glory & Machination"
WHOLE = 1_000


@pytest.mark.parametrize(
    ("title", "seats", "decisions"),
    [(CASTELLANS, 1, WHOLE), (CASTELLANS, 2, 25), (THRONE, 2, 25), (ARCHON, 2, 25)],
)
def test_match_by_option_buttons(
    open_page: OpenPage, screenshot: Screenshot, title: str, seats: int, decisions: int
) -> None:
    player = Player(open_page())
    dialog = player.set_up(title, "bots", seats=seats)
    for seat in range(2, seats + 1):
        player.seat_bot(dialog, seat, "random")
    player.create(dialog, "bots")
    for _ in range(decisions):
        if not player.await_decision():
            break
        player.choose_first_option()
    if decisions == WHOLE:
        expect(player.is_over).to_be_visible()
        player.page.get_by_text(player.say("table-sheet"), exact=True).click()
        expect(player.page.locator(".sheet").get_by_role("table").first).to_be_visible()
    name = f"game-{title.split(maxsplit=1)[0].strip(':').lower()}-{seats}"
    screenshot(player.page, name, full_page=True)
