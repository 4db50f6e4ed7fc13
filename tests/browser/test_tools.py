"""Beside deciding: taking back, hints, handing the seat over, giving up, watching."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.player import Player
from support.browsing import OpenPage, Screenshot


def test_undo_takes_the_choice_back(open_page: OpenPage) -> None:
    player = Player(open_page())
    player.play_now("Allegiance")
    asked, offered = player.prompt.inner_text(), player.option_texts()
    expect(player.button("table-undo")).to_have_count(0)
    player.on_board(offered[0]).click()
    expect(player.prompt).not_to_have_text(asked)
    player.button("table-undo").click()
    expect(player.prompt).to_have_text(asked)
    assert player.option_texts() == offered
    player.choose_first_option()
    expect(player.prompt).not_to_have_text(asked)
    player.await_decision()
    player.page.keyboard.press("u")
    expect(player.prompt).to_have_text(asked)


def test_hint_gives_its_reasons_and_can_be_taken(
    open_page: OpenPage, screenshot: Screenshot
) -> None:
    player = Player(open_page("de"), "de")
    player.play_now("Treueschwur")
    asked = player.prompt.inner_text()
    player.button("table-hint").click()
    hint = player.page.get_by_role("region", name=player.say("table-hint-title"))
    expect(hint.get_by_text(player.words.like("table-hint-numbers")).first).to_be_visible()
    screenshot(player.page, "hint")
    hint.get_by_role("button", name=player.words.like("table-hint-choose")).click()
    expect(player.prompt).not_to_have_text(asked)
    expect(hint).to_have_count(0)


def test_bot_stands_in_until_the_player_is_back(open_page: OpenPage) -> None:
    player = Player(open_page())
    player.play_now("Allegiance")
    player.more("table-stand-in").click()
    dialog = player.page.get_by_role("dialog", name=player.say("table-stand-in-title"))
    dialog.get_by_role("combobox", name=player.say("table-level")).select_option("hard")
    dialog.get_by_role("button", name=player.say("table-stand-in-do"), exact=True).click()
    away = player.page.get_by_text(player.words.like("table-away"))
    expect(away).to_be_visible()
    player.button("table-back").click()
    expect(away).to_have_count(0)
    assert player.await_decision()


def test_spectator_has_no_hand_and_nothing_to_choose(open_page: OpenPage) -> None:
    player, watcher = Player(open_page()), Player(open_page("de"), "de")
    player.play_now("Allegiance")
    watcher.page.goto(player.page.url)
    expect(watcher.page.get_by_text(watcher.say("table-spectator"))).to_be_visible()
    expect(watcher.board).to_be_visible()
    expect(watcher.board.get_by_role("region", name=watcher.say("board-own"))).to_have_count(0)
    expect(watcher.options).to_have_count(0)
    field = watcher.page.get_by_role("textbox", name=watcher.say("table-chat-label"))
    expect(field).to_have_count(0)
    for key in ("table-undo", "table-hint", "table-resign"):
        expect(watcher.button(key)).to_have_count(0)
    expect(player.page.get_by_text(player.say("table-watching", count=1))).to_be_visible()


def test_log_is_as_wide_as_its_panel(open_page: OpenPage) -> None:
    player = Player(open_page("de"), "de")
    player.play_now("Treueschwur")
    log = player.page.locator(".log").first
    log.wait_for()
    width, room = log.evaluate(
        "log => [log.clientWidth, log.closest('section').clientWidth]",
    )
    assert width > 0.85 * room
