"""Deeds: what is remembered of each, as claims can name it."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from games.throne.builders import answer, bids, resolve, table, turn
from games.throne.finals import Board, did, lay
from support.clauses import clause
from tabard.games.throne.deeds import DEED_NAMES, FIELD_NAMES, REASON_NAMES
from tabard.games.throne.state import ThroneState

NEVER = "G40"
"""A claim that nothing here fulfils; while it is in hand, deeds are remembered."""

Facts = dict[str, Any]


class Scene(NamedTuple):
    """A turn in a space with so many points, what is done there, and one deed of it.

    `other` says of each fact something that is not so.
    """

    event: str
    space: str
    board: Board
    answers: str
    facts: Facts
    other: Facts
    points: int = 3


def standing(kind: str, **places: int) -> Board:
    return {"workers": {kind: places}}


def scene_of_marker(reason: str, space: str, board: Board, answers: str, points: int = 3) -> Scene:
    """A scene in which one Anarchy marker is taken."""
    others = [name for name in REASON_NAMES if name != reason]
    facts, other = {"reason": reason}, {"reason": others}
    return Scene("anarchy_taken", space, board, answers, facts, other, points)


RAID = "action:attack territory:centre amount:2"
BATTLE = "action:attack territory:culver_lux player:1 boost:{} die:3 die:1 "
SUBVERT = "action:subterfuge territory:culver_lux track:intrigue track:knowledge"
SELL = "action:commerce territory:{} row:sell_wealth "
SCENES = [
    Scene(
        "action",
        "VII",
        {},
        "action:alms",
        {"type": "task", "name": "alms"},
        {"type": "deploy", "name": "educate"},
    ),
    Scene("deploy", "IV", {}, "action:infiltrate done", {"kind": "spy"}, {"kind": "soldier"}),
    Scene(
        "muster",
        "IV",
        {"hand": "spy-2 joker-1"},
        "action:infiltrate card:spy-2 card:joker-1 done",
        {"track": "intrigue", "cards": 2, "value": 3},
        {"track": "strength", "cards": 1, "value": 2},
    ),
    Scene(
        "move",
        "VI",
        {"workers": {"spy": {"roselie": 3}}, "tracks": {"wealth": 4}},
        "action:wages worker:spy territory:roselie amount:2",
        {"kind": "spy", "count": 2, "via": "wages"},
        {"kind": "merchant", "count": 1, "via": "sneak"},
    ),
    Scene(
        "raid",
        "III",
        standing("soldier", centre=3),
        RAID,
        {"place": "central", "soldiers": 2, "influence": 2},
        {"place": ["own", "opponent"], "soldiers": [1, 3], "influence": [1, 3]},
    ),
    Scene(
        "battle",
        "III",
        standing("soldier", culver_lux=3),
        BATTLE.format("no") + "spoil:kill",
        {"place": "opponent", "won": True, "margin": 3, "own": 3, "enemy": 2, "outnumbering": True},
        {
            "place": ["own", "central"],
            "won": False,
            "margin": [2, 4],
            "own": 2,
            "enemy": 1,
            "outnumbering": False,
        },
    ),
    Scene(
        "subterfuge",
        "IV",
        standing("spy", culver_lux=1),
        SUBVERT,
        {
            "place": "opponent",
            "strength": 0,
            "intrigue": 1,
            "trade": 0,
            "wealth": 0,
            "knowledge": 1,
            "reduced_total": 2,
        },
        {
            "place": ["own", "central"],
            "strength": 1,
            "intrigue": 0,
            "trade": 1,
            "wealth": 1,
            "knowledge": 0,
            "reduced_total": [1, 3],
        },
    ),
    Scene(
        "commerce",
        "V",
        {"workers": {"merchant": {"culver_lux": 1}}, "tracks": {"wealth": 6}},
        SELL.format("culver_lux") + "gain:influence",
        {"place": "opponent", "row": "sell_wealth", "paid": 1, "gain": 2, "influence": 2},
        {
            "place": ["own", "central"],
            "row": "sell_trade",
            "paid": 2,
            "gain": 1,
            "influence": [0, 1],
        },
    ),
    Scene(
        "apprentice", "VII", {}, "action:apprenticeship card:spy-1", {"cards": 1}, {"cards": [0, 2]}
    ),
    Scene(
        "grant",
        "VI",
        {},
        "action:grant grant:claim claim:G01 discard",
        {"result": "claim_discarded"},
        {"result": ["assign", "swap", "claim_kept"]},
    ),
    Scene("alms", "VII", {}, "action:alms", {}, {}),
    Scene(
        "supplement",
        "V",
        {"tracks": {"trade": 2}},
        "action:tradesman",
        {"track": "trade", "crossed": True},
        {"track": ["strength", "wealth"], "crossed": False},
        0,
    ),
    Scene(
        "supplement",
        "V",
        {"tracks": {"trade": 3}},
        "action:tradesman",
        {"track": "trade", "crossed": False},
        {"track": "intrigue", "crossed": True},
        0,
    ),
    Scene(
        "anarchy_returned",
        "VII",
        {"anarchy": 1},
        "action:alms return",
        {"reason": "alms"},
        {"reason": [name for name in REASON_NAMES if name != "alms"]},
    ),
    scene_of_marker("raid", "III", standing("soldier", centre=2), RAID),
    scene_of_marker(
        "boost", "III", standing("soldier", culver_lux=3), BATTLE.format("yes") + "spoil:kill"
    ),
    scene_of_marker("second_track", "IV", standing("spy", culver_lux=1), SUBVERT),
    scene_of_marker(
        "central_tavern", "IV", standing("spy", centre=1), "action:subterfuge territory:centre"
    ),
    scene_of_marker(
        "own_market",
        "V",
        {"workers": {"merchant": {"roselie": 1}}, "tracks": {"wealth": 6}},
        SELL.format("roselie"),
    ),
    scene_of_marker("discarded_claim", "VI", {}, "action:grant grant:claim claim:G01 discard"),
    scene_of_marker("threshold", "III", {"tracks": {"strength": 2}}, "action:recruit", 0),
]


def acted(scene: Scene) -> ThroneState:
    """The turn of seat 0, with a claim in hand, after what is done in it."""
    state = lay(lay(table(), 0, **scene.board), 0, claims=NEVER)
    lay(state, 1, workers={"soldier": {"culver_lux": 2}}, tracks=dict.fromkeys(TOWN, 3))
    turn(state, 0, scene.space, scene.points)
    answer(state, *scene.answers.split())
    return state


TOWN = ["strength", "intrigue", "trade", "wealth", "knowledge"]


@clause("TH-COND-17")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene.event}-{scene.answers}")
def test_a_deed_is_remembered_with_its_facts(scene: Scene) -> None:
    state = acted(scene)
    assert did(state, "event_count", event=scene.event, where=scene.facts, min=1)
    assert not did(state, "event_count", event=scene.event, min=2)
    for name, value in scene.other.items():
        assert not did(state, "event_count", event=scene.event, where={name: value}, min=1), name


@clause("TH-COND-17")
def test_a_guild_is_remembered_by_its_name() -> None:
    state = lay(table(), 0, claims=NEVER, guilds="bankers_guild")
    bids(state, "III", (0, "star"))
    resolve(state, "III")
    answer(state, "star:1", "guild:bankers_guild")
    assert did(state, "event_count", event="guild", where={"guild": "bankers_guild"}, min=1)
    others = ["soldiers_guild", "spies_guild", "merchants_guild", "scholars_guild"]
    assert not did(state, "event_count", event="guild", where={"guild": others}, min=1)


@clause("TH-COND-17", "TH-COND-21")
def test_a_highest_bid_is_remembered_by_its_space() -> None:
    state = lay(table(), 0, claims=NEVER)
    bids(state, "IV", (0, "1"))
    resolve(state, "IV")
    assert did(state, "event_count", event="top_bid", where={"space": "IV"}, min=1)
    others = ["I", "II", "III", "V", "VI", "VII"]
    assert not did(state, "event_count", event="top_bid", where={"space": others}, min=1)


def test_every_deed_and_every_fact_that_a_card_can_name_is_here() -> None:
    told = {scene.event: set(scene.facts) for scene in SCENES}
    told |= {"guild": {"guild"}, "top_bid": {"space"}}
    unasked = {"opponent", "token", "from", "to"}
    assert told == {
        name: set(fields) - unasked for name, fields in zip(DEED_NAMES, FIELD_NAMES, strict=True)
    }
