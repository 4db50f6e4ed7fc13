"""A whole match on the wire: no frame holds a seed, a secret or a card that is another's."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import tabard
from server.support import Guest, Json, client_id, open_table
from tabard.core.dice import Dice
from tabard.core.values import SPECTATOR
from tabard.match.match import event_data

Client = TestClient[Litestar]
SEED = "a seed that nobody may see"


class Wire:
    """All that came over a line, as text."""

    def __init__(self, client: Client, table: Guest, seat: int | None) -> None:
        self.opening = client.websocket_connect(f"{table.address}/socket")
        self.socket = self.opening.__enter__()
        self.texts: list[str] = []
        token = "" if seat is None else table.links[seat]
        self.send({"type": "hello", "token": token})

    def send(self, frame: Json) -> None:
        self.socket.send_text(json.dumps(frame))

    def frames(self) -> Iterator[Json]:
        """Frames as they come, up to the one with the result."""
        while True:
            self.texts.append(self.socket.receive_text(timeout=60))
            frame = json.loads(self.texts[-1])
            yield frame
            if frame.get("result"):
                self.opening.__exit__(None, None, None)
                return


def play_through(client: Client, table: Guest) -> dict[int | None, list[str]]:
    """Seat 0 plays over its line while bots stand in for the others; what each line carried."""
    watching, other, own = [Wire(client, table, seat) for seat in (None, 1, 0)]
    for seat in (1, 2):
        table.post("stand-in", table.links[seat], {"level": "random"})
    dice, answered = Dice(5), -1
    for frame in own.frames():
        assert frame["type"] != "refused", frame
        ask = frame.get("ask")
        if frame["type"] == "news" and ask is not None and ask["number"] != answered:
            answered = ask["number"]
            options = ask["options"]
            choice = options[dice.below(len(options))]["choice"]
            number = {"number": answered, "choice": choice, "client_id": client_id()}
            own.send({"type": "choose", **number})
    for line in (watching, other):
        assert list(line.frames())
    return {None: watching.texts, 1: other.texts, 0: own.texts}


@pytest.fixture(scope="module")
def played(client: Client) -> tuple[Guest, dict[int | None, list[str]]]:
    table = open_table(client, seed=SEED)
    return table, play_through(client, table)


Played = tuple[Guest, dict[int | None, list[str]]]


def news_in(texts: list[str]) -> list[Json]:
    return [frame for frame in map(json.loads, texts) if frame["type"] == "news"]


def test_no_frame_holds_the_seed_before_the_end(played: Played) -> None:
    for texts in played[1].values():
        assert SEED in texts[-1]
        assert not any(SEED in text for text in texts[:-1])


def test_no_frame_holds_a_secret_of_anybody(played: Played) -> None:
    table, lines = played
    secrets = [table.host, *table.links.values()]
    assert len(secrets) == 4
    for texts in lines.values():
        assert not any(secret in text for text in texts for secret in secrets)


def test_no_view_shows_the_hand_of_another_before_the_end(played: Played) -> None:
    for viewer, texts in played[1].items():
        for news in news_in(texts)[:-1]:
            for player in news["view"]["players"]:
                assert (player["hand"] is not None) == (player["seat"] == viewer)


def test_no_event_tells_of_the_cards_of_another(played: Played) -> None:
    for viewer, texts in played[1].items():
        events = [
            event
            for news in news_in(texts)
            for entry in news["entries"]
            if entry["type"] == "moves"
            for event in entry["events"]
        ]
        dealt = [event["seat"] for event in events if event["event"] == "card_dealt"]
        assert set(dealt) == (set() if viewer is None else {viewer})


def test_every_line_told_what_its_viewer_may_see_and_all_of_it(played: Played) -> None:
    table, lines = played
    match = tabard.replay(table.fetch("record").json())
    events = [*match.opening, *[event for entry in match.entries for event in entry.events]]
    for viewer, texts in lines.items():
        eyes = SPECTATOR if viewer is None else viewer
        seen = [event.seen_by(eyes) for event in events]
        expected = [event_data(match.game, event) for event in seen if event is not None]
        told = [
            event
            for news in news_in(texts)
            for entry in news["entries"]
            if entry["type"] == "moves"
            for event in entry["events"]
        ]
        assert told == json.loads(json.dumps(expected))


def test_no_two_pairs_of_eyes_were_told_the_same(played: Played) -> None:
    views = {str(news_in(texts)[1]["view"]) for texts in played[1].values()}
    assert len(views) == 3
