"""Several people at one screen: a curtain falls between their hands."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from browser.aiming import OPTION
from browser.player import MOST_DECISIONS, Player
from browser.words import card_names
from support.browsing import OpenPage, Screenshot
from support.tiers import long

NAMES = ("Anna", "Bert")


@long
def test_whole_match_with_a_curtain_between_hands(
    open_page: OpenPage, screenshot: Screenshot
) -> None:
    player = Player(open_page())
    dialog = player.set_up("Allegiance", "screen", seats=3)
    for seat, name in enumerate(NAMES, 1):
        dialog.get_by_role("textbox", name=player.say("new-seat-name", seat=seat)).fill(name)
    player.seat_bot(dialog, 3, "random")
    player.create(dialog, "screen")
    dice, present = Random(5), ""
    for _ in range(MOST_DECISIONS):
        curtain(player).or_(player.ready_options).or_(player.is_over).first.wait_for(
            state="attached"
        )
        if player.is_over.is_visible():
            break
        if curtain(player).is_visible():
            present = next_player(player, present)
        player.choose_on_board(dice)
    expect(player.is_over).to_be_visible()
    screenshot(player.page, "one-screen-result")


def test_curtain_stays_over_a_reload(open_page: OpenPage) -> None:
    player = Player(open_page("de"), "de")
    player.create(player.set_up("Treueschwur", "screen", seats=3), "screen")
    curtain(player).get_by_role("button").click()
    player.ready_options.first.wait_for(state="attached")
    player.page.reload()
    expect(curtain(player)).to_be_visible()
    shows_nothing(player)


def next_player(player: Player, present: str) -> str:
    """The next one opens the curtain and sees an own hand; gives the name."""
    shows_nothing(player)
    heading = curtain(player).get_by_role("heading").inner_text()
    name = next(name for name in NAMES if name in heading)
    assert name != present, "the curtain falls only between two players"
    curtain(player).get_by_role("button").click()
    player.ready_options.first.wait_for(state="attached")
    own = player.board.get_by_role("region", name=player.say("board-own"))
    expect(own).to_contain_text(name)
    return name


def curtain(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.words.like("table-curtain-title"))


def shows_nothing(player: Player) -> None:
    """No card and no option is anywhere in the page, not even unseen."""
    everything = player.page.evaluate("document.documentElement.outerHTML")
    cards = card_names(player.words.language)
    assert [card for card in cards if card in everything] == []
    expect(player.page.locator(OPTION)).to_have_count(0)
    expect(player.board).to_have_count(0)
