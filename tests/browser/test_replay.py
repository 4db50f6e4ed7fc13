"""Looking back: rounds, turning points, all eyes, links to a move, running matches, quick steps."""

from __future__ import annotations

import json
import re
import statistics
import urllib.request
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.player import Player
from browser.tables import BOT, new_table, person
from support.browsing import OpenPage

RECORDS = Path(__file__).parents[1] / "records"
MOST_MILLISECONDS = 100
CATCHES, GATHERED = 6, 1000
"""How often somebody who looks back catches up with a quiet table, and after how long, in ms."""

STEP = """() => new Promise((done) => {
  const board = document.querySelector("section[data-move]");
  const wanted = String(Number(board.dataset.move) + 1);
  const began = performance.now();
  const look = () => {
    if (board.dataset.move !== wanted) return setTimeout(look);
    board.getBoundingClientRect();
    done(performance.now() - began);
  };
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  queueMicrotask(look);
})"""
"""Makes a step; resolves to how many milliseconds it took until the table was laid out."""


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name=player.say("replay-move"))


def opened(page: Page, path: str, language: str = "en") -> Player:
    player = Player(page, language)
    page.goto(path)
    slider(player).wait_for()
    return player


def test_parts_and_turning_points_lead_to_their_moves(open_page: OpenPage, finished: str) -> None:
    player = opened(open_page(), f"/replay/{finished}")
    parts = player.page.get_by_role("combobox", name=player.say("replay-jump"))
    player.button("replay-part-forward").click()
    expect(slider(player)).not_to_have_value("0")
    parts.select_option(label="Round 4")
    expect(player.page.locator("section[data-move]")).to_contain_text("Round 4")
    chart = player.page.get_by_role("img", name=player.words.like("chart-label"))
    expect(chart).to_be_visible()
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] - 4, "y": 60})
    moves = slider(player).get_attribute("max")
    expect(slider(player)).to_have_value(moves or "")
    turning = player.page.get_by_role("link").filter(has_text="lead").first
    if turning.count():
        turning.click()
        expect(slider(player)).not_to_have_value(moves or "")
        expect(turning).to_have_attribute("aria-current", "step")


def test_all_eyes_together_see_every_hand(open_page: OpenPage, finished: str) -> None:
    player = opened(open_page("de"), f"/replay/{finished}?seat=1&move=40", "de")
    hands = player.page.locator("section[data-move] [data-place^='hand:'] .unseen")
    eyes = player.page.get_by_role("combobox", name=player.say("replay-eyes"))
    expect(hands).to_have_count(2)
    eyes.select_option("all")
    expect(hands).to_have_count(0)
    player.page.wait_for_url("**seat=all&move=40")
    player.page.reload()
    expect(slider(player)).to_have_value("40")
    expect(eyes).to_have_value("all")


def test_a_running_match_is_seen_through_own_eyes(open_page: OpenPage, address: str) -> None:
    table = new_table(address, "allegiance", person("Wanda"), BOT, BOT)
    player = Player(open_page())
    player.page.goto(f"/table/{table.id}#{table.links[0].token}")
    for _ in range(4):
        player.await_decision()
        player.choose_first_option()
    player.await_decision()
    opened(player.page, f"/replay/{table.id}")
    expect(player.page.get_by_text(player.say("replay-running"))).to_be_visible()
    eyes = player.page.get_by_role("combobox", name=player.say("replay-eyes"))
    expect(eyes).to_have_value("0")
    expect(eyes.get_by_role("option")).to_have_count(2)
    expect(player.button("replay-fork")).to_have_count(0)
    player.button("replay-end").click()
    own = player.board.get_by_role("region", name=player.say("board-own"))
    expect(own).to_contain_text("Wanda")
    player.page.get_by_role("link", name=player.say("replay-to-table"), exact=True).click()
    assert player.await_decision()


def test_a_running_match_goes_on_while_one_looks_back(open_page: OpenPage, address: str) -> None:
    table = new_table(address, "castellans", person("Wanda"), BOT)
    player = Player(open_page())
    player.page.goto(f"/table/{table.id}#{table.links[0].token}")
    player.await_decision()
    reader = Player(open_page())
    reader.page.goto(f"/table/{table.id}#{table.links[0].token}")
    reader.await_decision()
    reader.page.goto(f"/replay/{table.id}?move=0")
    chart = reader.page.get_by_role("img", name=reader.words.like("chart-label"))
    expect(chart).to_be_visible()
    before = int(slider(reader).get_attribute("max") or "0")
    for _ in range(3):
        player.await_decision()
        player.choose_first_option()
    player.await_quiet()
    catch_up = reader.page.get_by_role("button", name=re.compile(r"new moves?$"))
    catch_up.wait_for()
    # What comes is gathered before it is fetched, so that some of it may come after a click.
    for _ in range(CATCHES):
        if catch_up.count() > 0:
            catch_up.click()
        reader.page.wait_for_timeout(GATHERED)
    expect(catch_up).to_have_count(0)
    assert int(slider(reader).input_value()) > before
    expect(chart).to_be_visible()


def test_a_stranger_sees_a_running_match_as_a_spectator(open_page: OpenPage, address: str) -> None:
    table = new_table(address, "allegiance", person("Wanda"), BOT, BOT)
    player = opened(open_page(), f"/replay/{table.id}")
    eyes = player.page.get_by_role("combobox", name=player.say("replay-eyes"))
    expect(eyes.get_by_role("option")).to_have_count(1)


def test_the_longest_record_steps_quickly(open_page: OpenPage, address: str) -> None:
    longest = max(
        RECORDS.glob("*/*.json"), key=lambda path: len(json.loads(path.read_text())["moves"])
    )
    request = urllib.request.Request(
        f"{address}/api/records", longest.read_bytes(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        table = json.load(answer)["id"]
    page = open_page(width=1440)
    opened(page, f"/replay/{table}?seat=0&move=400")
    page.locator('section[data-move="400"]').wait_for()
    page.wait_for_load_state("networkidle")
    steps: list[float] = [page.evaluate(STEP) for _ in range(48)]
    # While other tests run beside this one, the slower half measures them.
    assert statistics.quantiles(steps, n=4)[0] < MOST_MILLISECONDS
