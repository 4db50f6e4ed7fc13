"""The start page: public tables to join, own tables to go on with; addresses that lead nowhere."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.player import Player
from support.browsing import Faults, OpenPage


def test_public_table_is_found_and_joined(open_page: OpenPage) -> None:
    host, guest = Player(open_page()), Player(open_page("de"), "de")
    dialog = host.set_up("Throne of Allegoria", "friends", seats=2)
    dialog.get_by_role("textbox", name=host.say("new-table-name")).fill("Late round")
    dialog.get_by_role("checkbox", name=host.words.like("new-public")).check()
    host.create(dialog, "friends")
    guest.page.goto("/")
    guest.page.get_by_role("textbox", name=guest.say("home-your-name")).fill("Greta")
    guest.button("home-join-table", name="Late round").click()
    guest.page.wait_for_url("**/table/*")
    expect(host.page.get_by_text("Greta", exact=True)).to_be_visible()
    host.page.get_by_role("textbox", name=host.say("table-name")).fill("Early round")
    host.button("table-rename").click()
    expect(guest.page.get_by_role("heading", level=1, name="Early round")).to_be_visible()
    host.button("table-start").click()
    for player in (host, guest):
        assert player.await_decision()


def test_private_table_is_in_nobodys_list_but_ones_own(open_page: OpenPage) -> None:
    player, other = Player(open_page()), Player(open_page())
    player.page.goto("/")
    player.page.get_by_role("textbox", name=player.say("home-your-name")).fill("Wanda")
    player.play_now("Allegiance")
    table = player.page.url
    other.page.goto("/")
    expect(other.button("home-play-game", game="Allegiance")).to_be_visible()
    expect(other.page.get_by_text("Wanda")).to_have_count(0)
    player.page.goto("/")
    name = player.say("home-continue-table", game="Allegiance", names="Wanda")
    expect(player.page.get_by_text(player.say("home-status-turn"))).to_be_visible()
    player.page.get_by_role("link", name=name).click()
    assert player.await_decision()
    assert player.page.url == table


def test_addresses_that_lead_nowhere_say_so(open_page: OpenPage, faults: Faults) -> None:
    faults.expected.append("status of 404")
    faults.expected.append("WebSocket connection")
    player = Player(open_page("de"), "de")
    player.page.goto("/nowhere/at/all")
    expect(player.page.get_by_role("heading", name=player.say("error-lost-title"))).to_be_visible()
    for address in ("/table/AAAAAAAAAAAA", "/replay/AAAAAAAAAAAA"):
        player.page.goto(address)
        said = player.page.get_by_role("alert")
        expect(said).to_contain_text(player.say("error-not-found"))
        expect(said.get_by_role("link", name=player.say("table-home"))).to_be_visible()


def test_theme_follows_the_system_until_it_is_chosen(open_page: OpenPage) -> None:
    player = Player(open_page())
    player.page.goto("/")
    page = player.page.locator("html")
    light = page.evaluate("(html) => getComputedStyle(html).backgroundColor")
    player.page.emulate_media(color_scheme="dark")
    expect(page).not_to_have_css("background-color", light)
    player.button("app-theme", theme="auto").click()
    expect(page).to_have_css("background-color", light)
    player.button("app-theme", theme="light").click()
    player.page.emulate_media(color_scheme="light")
    player.page.reload()
    expect(player.button("app-theme", theme="dark")).to_be_visible()
    expect(page).not_to_have_css("background-color", light)
