"""Reloads, lost lines, a killed server: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from browser.player import Player
from support.browsing import Faults, OpenPage, Served

SETTLING = 1000
"""Milliseconds without anything new."""

BROKEN_LINES = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket connection")


def test_reload_keeps_everything(open_page: OpenPage) -> None:
    player = Player(open_page())
    player.play_now("Allegiance")
    player.choose_first_option()
    player.await_decision()
    before = settled(player)
    player.page.reload()
    player.await_decision()
    assert settled(player) == before


def test_choice_made_without_a_line_is_applied_once(open_page: OpenPage, faults: Faults) -> None:
    faults.expected.extend(BROKEN_LINES)
    player = Player(open_page())
    network = Network(player.page)
    player.play_now("Allegiance")
    asked = player.prompt.inner_text()
    network.cut()
    expect(line(player, "offline")).to_be_visible()
    player.choose_first_option()
    expect(player.ready_options).to_have_count(0)
    expect(player.prompt).to_have_text(asked)
    network.mend()
    expect(line(player, "online")).to_be_visible()
    expect(player.prompt).not_to_have_text(asked)
    player.await_decision()
    assert network.choices == 1
    assert player.options.count() > 1, "the second card is still to be chosen"


def test_killed_server_comes_back_and_the_match_goes_on(
    open_page: OpenPage, own_server: Served, faults: Faults
) -> None:
    faults.expected.extend(BROKEN_LINES)
    player = Player(open_page(server=own_server.address))
    player.play_now("Allegiance")
    player.choose_first_option()
    player.await_decision()
    before = state_of(player)
    own_server.kill()
    expect(line(player, "online")).to_have_count(0)
    expect(line(player, "connecting").or_(line(player, "offline"))).to_be_visible()
    player.choose_first_option()
    own_server.start()
    expect(line(player, "online")).to_be_visible(timeout=60_000)
    player.await_decision()
    confirm = player.prompt.inner_text()
    assert confirm != before["prompt"]
    assert len(player.option_texts()) == 1
    player.choose_first_option()
    expect(player.prompt).not_to_have_text(confirm)


def test_answer_that_never_came_is_asked_for_again(open_page: OpenPage) -> None:
    page = open_page()
    swallowed = swallow_first_answer(page)
    player = Player(page)
    player.play_now("Allegiance")
    asked = player.prompt.inner_text()
    player.choose_first_option()
    expect(player.prompt).not_to_have_text(asked)
    player.await_decision()
    sent = [frame for frame in swallowed if frame["type"] == "choose"]
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert player.options.count() > 1, "the second card is still to be chosen"


class Network:
    """The page's way to the server, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.routes: list[WebSocketRoute] = []
        self.is_cut = False
        self.choices = 0
        """How many have reached the server."""

        page.route_web_socket("**/socket", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        if self.is_cut:
            route.close(code=1011)
            return
        self.routes.append(route)
        server = route.connect_to_server()

        def forward(message: str | bytes) -> None:
            self.choices += json.loads(message)["type"] == "choose"
            server.send(message)

        route.on_message(forward)

    def cut(self) -> None:
        self.is_cut = True
        self.page.context.set_offline(True)
        for route in self.routes:
            route.close(code=1011)

    def mend(self) -> None:
        self.is_cut = False
        self.page.context.set_offline(False)


def swallow_first_answer(page: Page) -> list[dict[str, object]]:
    """The first choice reaches the server, its answer does not come back; gives what was sent."""
    sent: list[dict[str, object]] = []

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(message: str | bytes) -> None:
            frame = json.loads(message)
            is_first = frame["type"] == "choose" and not any(e["type"] == "choose" for e in sent)
            sent.append(frame)
            if is_first:
                server.on_message(lambda _: route.close(code=1011))
            server.send(message)

        route.on_message(forward)

    page.route_web_socket("**/socket", connect)
    return sent


def line(player: Player, state: str) -> Locator:
    """The words that say how the line to the table is."""
    return player.page.get_by_role("status").filter(has_text=player.say(f"table-line-{state}"))


def settled(player: Player) -> dict[str, str]:
    """What a player sees once the others have done what they can do meanwhile."""
    seen = state_of(player)
    while True:
        before = seen
        player.page.wait_for_timeout(SETTLING)
        seen = state_of(player)
        if seen == before:
            return seen


def state_of(player: Player) -> dict[str, str]:
    """All that a player sees of a match."""
    return {
        "prompt": player.prompt.inner_text(),
        "options": "\n".join(player.option_texts()),
        "log": player.log.inner_text(),
        "board": player.board.inner_text(),
    }
