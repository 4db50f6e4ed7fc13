"""Every page of the client, brought to the state in which it is looked at."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.player import Player
from browser.tables import BOT, finished_table, new_table, person

Scene = Callable[[Player, str, str], None]
"""Brings a player's page there; takes the server's address and a finished table too."""

TITLES = {"en": "Allegiance", "de": "Treueschwur"}
NAMES = ("Wilhelmina-Friederike", "Bert")


def home(player: Player, address: str, finished: str) -> None:
    player.page.goto("/")
    player.button("home-play-game", game=TITLES[player.words.language]).wait_for()


def new_table_dialog(player: Player, address: str, finished: str) -> None:
    player.set_up(TITLES[player.words.language], "friends", seats=5)


def waiting_room(player: Player, address: str, finished: str) -> None:
    dialog = player.set_up(TITLES[player.words.language], "friends", seats=3)
    player.create(dialog, "friends")
    player.button("table-start").wait_for()


def board(player: Player, address: str, finished: str) -> None:
    """In the middle of a match, with cards on the table and things that are barred."""
    sit(player, address, "allegiance", 4)
    for _ in range(6):
        player.await_decision()
        player.on_board(player.option_texts()[0]).click()
    player.await_decision()


def curtain(player: Player, address: str, finished: str) -> None:
    player.create(player.set_up(TITLES[player.words.language], "screen", seats=3), "screen")
    player.page.get_by_role("region", name=player.words.like("table-curtain-title")).wait_for()


def any_game(player: Player, address: str, finished: str) -> None:
    sit(player, address, "throne", 3)


def many_options(player: Player, address: str, finished: str) -> None:
    sit(player, address, "castellans", 2)


def archon(player: Player, address: str, finished: str) -> None:
    sit(player, address, "archon", 2)


def result(player: Player, address: str, finished: str) -> None:
    player.page.goto(f"/table/{finished}")
    expect(player.is_over).to_be_visible()
    player.page.get_by_text(player.say("table-sheet"), exact=True).click()


def result_of_any_game(player: Player, address: str, finished: str) -> None:
    player.page.goto(f"/table/{finished_table(address, 'castellans', 2)}")
    expect(player.is_over).to_be_visible()
    player.await_board("castellans")


def replay(player: Player, address: str, finished: str) -> None:
    player.page.goto(f"/replay/{finished}?move=90&seat=1")
    player.board.wait_for()


def rules(player: Player, address: str, finished: str) -> None:
    player.page.goto("/rules/allegiance#AL-GUARD-01")
    player.page.get_by_text("AL-GUARD-01", exact=True).first.wait_for()


def replay_of_any_game(player: Player, address: str, finished: str) -> None:
    """Through all eyes together, with chart and turning points."""
    player.page.goto(f"/replay/{finished_table(address, 'throne', 2)}?move=300&seat=all")
    player.page.get_by_role("img", name=player.words.like("chart-label")).wait_for()


def first_match(player: Player, address: str, finished: str) -> None:
    """With the guide, which explains two things at once."""
    player.page.goto("/")
    player.button("home-learn-game", game=TITLES[player.words.language]).click()
    player.button("guide-understood").click()
    player.await_decision()


def sit(player: Player, address: str, game: str, seats: int) -> None:
    """At a table against bots, with a long name."""
    table = new_table(address, game, person(NAMES[0]), *[BOT] * (seats - 1))
    player.page.goto(f"/table/{table.id}#{table.links[0].token}")
    player.await_decision()
    player.await_board(game)


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        home,
        new_table_dialog,
        waiting_room,
        board,
        curtain,
        any_game,
        many_options,
        archon,
        result,
        result_of_any_game,
        replay,
        rules,
        replay_of_any_game,
        first_match,
    )
}
