"""Two people far apart at one table, with names and words that try to be more than text."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Locator, Page, expect

from browser.aiming import ASKED
from browser.player import Player
from browser.words import card_names
from support.browsing import OpenPage, Screenshot
from tabard.games import GAMES
from tabard.match.texts import Texts

HOST = "<img src=x onerror=window.broken=1>"
FRIEND = '"><svg onload=window.broken=1>'
TABLE = "<script>window.broken=1</script>"
SAID = [
    "<script>window.broken=1</script> hello & <b>good luck</b>",
    "<img src=x onerror=alert(1)><iframe srcdoc='<script>parent.broken=1</script>'>",
    "javascript:alert(1) \"'><svg/onload=alert(1)>",
]
SECONDS_TO_PLAY = 300


def test_two_people_play_a_whole_match(open_page: OpenPage, screenshot: Screenshot) -> None:
    host, friend = Player(open_page()), Player(open_page("de"), "de")
    dialogs = alarms(host.page, friend.page)
    sit_down_together(host, friend, screenshot)
    talk(host, friend)
    for player, other in ((host, FRIEND), (friend, HOST)):
        player.await_decision()
        sees_only_own_hand(player, other)
    screenshot(host.page, "friends-host")
    play_together(host, friend)
    for player in (host, friend):
        expect(player.is_over).to_be_visible()
        assert player.page.evaluate("'broken' in window") is False
    assert dialogs == []


def test_a_link_leads_back_to_the_seat_and_a_new_one_is_made_when_it_is_free(
    open_page: OpenPage,
) -> None:
    host, friend = Player(open_page()), Player(open_page())
    host.create(host.set_up("Allegiance", "friends", seats=3), "friends")
    field = host.page.get_by_role("textbox", name=host.say("table-link-of", number=2))
    first = field.input_value()
    friend.page.goto(first)
    friend.page.get_by_role("textbox", name=friend.say("table-join-name")).fill("Berta")
    friend.button("table-join").click()
    expect(host.page.get_by_text("Berta", exact=True)).to_be_visible()
    friend.page.goto(first)
    friend.button("table-leave").click()
    host.button("table-link-new", number=2).click()
    expect(field).to_be_visible()
    assert field.input_value() != first


def test_who_types_when_the_match_begins_types_on(open_page: OpenPage) -> None:
    host, friend = Player(open_page()), Player(open_page("de"), "de")
    invite(host, friend)
    field = friend.page.get_by_role("textbox", name=friend.say("table-chat-label"))
    field.press_sequentially("Los")
    host.button("table-start").click()
    friend.prompt.wait_for()
    expect(field).to_be_focused()
    friend.page.keyboard.type(" in 1")
    friend.page.keyboard.press("Enter")
    expect(chat_of(host).get_by_text("Los in 1", exact=True)).to_be_visible()
    expect(field).to_have_value("")


def sit_down_together(host: Player, friend: Player, screenshot: Screenshot) -> None:
    """The host opens a table and sends a link; the friend follows it; the host begins."""
    invite(host, friend)
    screenshot(host.page, "waiting-room-full")
    host.button("table-start").click()
    for player in (host, friend):
        player.prompt.wait_for()


def invite(host: Player, friend: Player) -> None:
    """The host opens a table and sends a link; the friend follows it and sits down."""
    dialog = host.set_up("Allegiance", "friends", seats=3)
    dialog.get_by_role("textbox", name=host.say("new-seat-name", seat=1)).fill(HOST)
    dialog.get_by_role("textbox", name=host.say("new-table-name")).fill(TABLE)
    host.seat_bot(dialog, 3, "random")
    host.create(dialog, "friends")
    expect(host.page.get_by_role("heading", level=1, name=TABLE)).to_be_visible()
    expect(host.button("table-start")).to_be_disabled()
    link = host.page.get_by_role("textbox", name=host.say("table-link-of", number=2))
    friend.page.goto(link.input_value())
    friend.page.get_by_role("textbox", name=friend.say("table-join-name")).fill(FRIEND)
    friend.button("table-join").click()
    expect(host.page.get_by_text(FRIEND, exact=True)).to_be_visible()
    assert "#" not in friend.page.url


def talk(host: Player, friend: Player) -> None:
    """What one says the other reads, letter by letter."""
    for speaker, listener in ((host, friend), (friend, host)):
        for words in SAID:
            field = speaker.page.get_by_role("textbox", name=speaker.say("table-chat-label"))
            field.fill(words)
            field.press("Enter")
            for player in (speaker, listener):
                expect(chat_of(player).get_by_text(words, exact=True).first).to_be_visible()
    for player in (host, friend):
        expect(chat_of(player).get_by_text(HOST, exact=True).first).to_be_visible()
        expect(chat_of(player).locator("img, svg, script, iframe, b")).to_have_count(0)


def chat_of(player: Player) -> Locator:
    return player.page.get_by_role("group", name=player.say("table-chat-said"))


def sees_only_own_hand(player: Player, other: str) -> None:
    """Before anybody has looked at anything, the only faces on the board are the own ones."""
    cards = card_names(player.words.language)
    own = player.board.get_by_role("region", name=player.say("board-own")).inner_text()
    assert [card for card in cards if card in own], "the own hand is shown"
    theirs = player.board.get_by_role("region", name=other, exact=True).inner_text()
    known_to_all = texts_of(player).noun("inquisitor")
    assert [card for card in cards if card in theirs and card != known_to_all] == []


def texts_of(player: Player) -> Texts:
    return Texts(GAMES["allegiance"], player.words.language)


def alarms(*pages: Page) -> list[str]:
    """Every dialog that a page opens: there must be none."""
    found: list[str] = []
    for page in pages:
        page.on("dialog", lambda dialog: found.append(dialog.message))
    return found


def play_together(host: Player, friend: Player) -> None:
    """Whoever is asked clicks, until both see the end."""
    dice, deadline = Random(3), time.monotonic() + SECONDS_TO_PLAY
    while time.monotonic() < deadline:
        seen = [player.page.evaluate(ASKED) for player in (host, friend)]
        if all(look and look["isOver"] for look in seen):
            return
        for player, look in zip((host, friend), seen, strict=True):
            if look and not look["isOver"]:
                player.choose_on_board(dice)
    raise AssertionError("the match does not end")
