"""After the end: replay, record out and in, the check of chance, and playing on from a move."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import Player
from support.browsing import Faults, OpenPage, Screenshot


def test_replay_steps_and_eyes(open_page: OpenPage, finished: str) -> None:
    player = replay_of(open_page(), finished)
    slider = player.page.get_by_role("slider", name=player.say("replay-move"))
    moves = int(slider.get_attribute("max") or "0")
    expect(player.button("replay-back")).to_be_disabled()
    player.button("replay-forward").click()
    player.button("replay-forward").click()
    player.button("replay-back").click()
    expect(slider).to_have_value("1")
    slider.fill(str(moves // 2))
    expect(slider).to_have_attribute(
        "aria-valuetext", player.say("replay-move-of", move=moves // 2, moves=moves)
    )
    own = player.board.get_by_role("region", name=player.say("board-own"))
    expect(own).to_have_count(0)
    look_through(player, "1")
    expect(own).to_contain_text("Bert")
    look_through(player, "2")
    expect(own).to_contain_text("Clara")
    player.page.wait_for_url(f"**seat=2&move={moves // 2}")
    player.page.reload()
    expect(own).to_contain_text("Clara")
    expect(slider).to_have_value(str(moves // 2))
    player.button("replay-end").click()
    expect(slider).to_have_value(str(moves))
    expect(player.page.get_by_role("table").first).to_be_visible()
    player.button("replay-start").click()
    expect(slider).to_have_value("0")


def test_replay_plays_by_itself(open_page: OpenPage, finished: str) -> None:
    player = replay_of(open_page("de"), finished, "de")
    player.button("replay-play").click()
    slider = player.page.get_by_role("slider", name=player.say("replay-move"))
    expect(slider).not_to_have_value("0")
    player.button("replay-pause").click()
    expect(player.button("replay-play")).to_be_visible()


def test_record_goes_out_and_comes_in_and_agrees(
    open_page: OpenPage, finished: str, tmp_path: Path, screenshot: Screenshot
) -> None:
    player = replay_of(open_page(), finished)
    record = saved(player, tmp_path)
    bring(player, record)
    player.page.wait_for_url("**/replay/*")
    expect(player.page.get_by_text(player.say("replay-imported"))).to_be_visible()
    assert finished not in player.page.url
    expect(player.page.get_by_text(player.say("hosting-names-proven")).first).to_be_visible()
    verdict = verified(player)
    expect(verdict).to_contain_text(player.words.like("table-verify-agrees"))
    expect(verdict).to_contain_text(player.say("hosting-here"))
    screenshot(player.page, "verified")


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_that_nobody_signed_are_shown_as_claims(
    open_page: OpenPage, finished: str, tmp_path: Path, screenshot: Screenshot, language: str
) -> None:
    player = replay_of(open_page(language), finished, language)
    expect(player.page.get_by_text(player.say("hosting-names-claimed"))).to_have_count(0)
    record = saved(player, tmp_path)
    told = json.loads(record.read_text("utf-8"))
    house = told.pop("house")
    record.write_text(json.dumps(told))
    bring(player, record)
    player.page.wait_for_url("**/replay/*")
    expect(player.page.get_by_text(player.say("hosting-names-claimed"))).to_be_visible()
    verdict = verified(player)
    expect(verdict).to_contain_text(player.words.like("table-verify-agrees"))
    expect(verdict).to_contain_text(player.say("hosting-unsigned"))
    screenshot(player.page, f"unsigned-{language}")
    player.page.goto(player.page.url.split("?")[0].replace("/replay/", "/table/"))
    expect(player.page.get_by_text(player.say("hosting-names-claimed")).first).to_be_visible()
    seats = player.page.get_by_role("region", name=player.say("table-seats"))
    expect(seats).to_contain_text(player.say("hosting-seat-claimed"))
    told["players"] = ["Eve", *told["players"][1:]]
    record.write_text(json.dumps({**told, "house": house}))
    bring(player, record)
    player.page.wait_for_url("**/replay/*")
    expect(player.page.get_by_text(player.say("hosting-names-claimed"))).to_be_visible()
    expect(verified(player)).to_contain_text(player.say("hosting-forged", house=house["name"]))
    screenshot(player.page, f"forged-{language}")


def test_changed_record_is_found_out(
    open_page: OpenPage, finished: str, tmp_path: Path, faults: Faults
) -> None:
    faults.expected.append("status of 4")
    player = replay_of(open_page(), finished)
    record = saved(player, tmp_path)
    told = json.loads(record.read_text("utf-8"))
    last = len(told["moves"]) // 2
    record.write_text(json.dumps({**told, "moves": told["moves"][:last]}))
    bring(player, record)
    expect(player.page.get_by_role("alert")).to_contain_text(record.name)
    record.write_text(json.dumps({**told, "seed": "f" * 32}))
    bring(player, record)
    player.page.wait_for_url("**/replay/*")
    expect(verified(player)).to_contain_text(player.say("table-verify-differs"))


def test_file_that_is_no_record_is_refused_in_words(
    open_page: OpenPage, tmp_path: Path, faults: Faults
) -> None:
    faults.expected.append("status of 4")
    player = Player(open_page("de"), "de")
    for content in ("{}", "not even JSON", '{"tabard": 1, "game": "chess"}'):
        file = tmp_path / "partie.json"
        file.write_text(content)
        bring(player, file)
        expect(player.page.get_by_role("alert")).to_contain_text("partie.json")


def test_fork_opens_a_table_to_play(open_page: OpenPage, finished: str) -> None:
    player = replay_of(open_page(), finished)
    slider = player.page.get_by_role("slider", name=player.say("replay-move"))
    middle = int(slider.get_attribute("max") or "0") // 2
    slider.fill(str(middle))
    player.button("replay-fork").click()
    dialog = player.page.get_by_role(
        "dialog", name=player.say("replay-fork-title", move=middle), exact=True
    )
    dialog.get_by_role("textbox", name=player.say("replay-fork-name")).fill("Wanda")
    dialog.get_by_role("button", name=player.say("replay-fork-do"), exact=True).click()
    player.page.wait_for_url("**/table/*")
    assert player.await_decision()
    expect(player.board).to_contain_text("Wanda")
    player.choose_first_option()
    player.await_decision()


def replay_of(page: Page, table: str, language: str = "en") -> Player:
    """From the result of a match to its replay."""
    player = Player(page, language)
    page.goto(f"/table/{table}")
    expect(page.locator("#ending-title")).to_be_visible()  # it moves the link when it comes
    page.get_by_role("link", name=player.say("table-replay"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(player.say("replay-title"))
    return player


def look_through(player: Player, seat: str) -> None:
    eyes = player.page.get_by_role("combobox", name=player.say("replay-eyes"))
    eyes.select_option(seat)


def saved(player: Player, folder: Path) -> Path:
    """The record as a file."""
    with player.page.expect_download() as download:
        player.button("table-download").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def bring(player: Player, file: Path) -> None:
    player.page.goto("/")
    player.page.get_by_label(player.say("home-import-button")).set_input_files(file)


def verified(player: Player) -> Locator:
    """What the check of chance says."""
    player.button("table-verify").click()
    return player.page.get_by_role("dialog", name=player.say("table-verify-title"))
