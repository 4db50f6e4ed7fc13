"""Every claim that reads what was done, just short of its condition and just at it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from games.throne.builders import (
    GAME,
    answer,
    bids,
    claims_of,
    deck,
    done_by,
    resolve,
    table,
    turn,
)
from games.throne.finals import Board, lay
from support.clauses import clause
from tabard.games.throne.rules import IN_STATE
from tabard.games.throne.state import ThroneState

NOTHING: Board = {}


class Scene(NamedTuple):
    """A turn in a space, and answers that fall just short and that are just enough."""

    space: str
    board: Board
    short: str
    enough: str
    rival: Board = NOTHING
    merchant: str = "salt_pedlar"


def muster(space: str, action: str, kind: str) -> Scene:
    """Cards worth 3, and worth 4, in two actions."""
    one, two = f"action:{action} card:{kind}-2 done", f"action:{action} card:joker-{{}} done"
    board: Board = {"hand": f"{kind}-2 joker-1 joker-2"}
    return Scene(space, board, f"{one} {two.format(1)}", f"{one} {two.format(2)}")


def soldiers(**places: int) -> Board:
    return {"workers": {"soldier": places}}


def spies(**places: int) -> Board:
    return {"workers": {"spy": places}}


def merchants(trade: int = 6, **places: int) -> Board:
    return {"workers": {"merchant": places}, "tracks": {"trade": trade, "wealth": 6}}


RECRUIT = "action:recruit done "
ATTACK = "action:attack territory:centre player:1 boost:no die:{} die:{}"
RAID = "action:attack territory:{} amount:{} "
SUBVERT = "action:subterfuge territory:{} track:{} {} "
CENTRAL = "action:subterfuge territory:centre "
SELL = "action:commerce territory:{} row:sell_trade "
WAGES = "action:wages worker:spy territory:roselie amount:{} "
ALMS = "action:alms "

TRACKS: Board = {"tracks": {"strength": 3, "intrigue": 3, "wealth": 3}}

SCENES = {
    "G01": muster("III", "recruit", "soldier"),
    "G02": muster("IV", "infiltrate", "spy"),
    "G03": muster("V", "tradesman", "merchant"),
    "G04": muster("VI", "profits", "banker"),
    "G05": muster("VII", "educate", "scholar"),
    "G11": Scene("III", {}, RECRUIT * 2, RECRUIT * 3),
    "G12": Scene("III", soldiers(centre=3), RAID.format("centre", 1), RAID.format("centre", 2)),
    "G13": Scene(
        "III",
        soldiers(centre=3, culver_lux=3),
        RAID.format("centre", 3) + RAID.format("culver_lux", 2),
        RAID.format("culver_lux", 2) + RAID.format("culver_lux", 1),
    ),
    "G14": Scene(
        "III", soldiers(centre=2), ATTACK.format(1, 1), ATTACK.format(2, 1), soldiers(centre=2)
    ),
    "G15": Scene(
        "III", soldiers(centre=2), ATTACK.format(2, 0), ATTACK.format(3, 0), soldiers(centre=2)
    ),
    "G19": Scene(
        "IV",
        spies(culver_lux=3),
        SUBVERT.format("culver_lux", "strength", "track:intrigue"),
        SUBVERT.format("culver_lux", "strength", "pass")
        + SUBVERT.format("culver_lux", "intrigue", "pass"),
        TRACKS,
    ),
    "G22": Scene(
        "IV",
        spies(culver_lux=3),
        SUBVERT.format("culver_lux", "strength", "track:intrigue"),
        SUBVERT.format("culver_lux", "strength", "track:intrigue")
        + SUBVERT.format("culver_lux", "wealth", "pass"),
        TRACKS,
    ),
    "G23": Scene(
        "IV",
        spies(culver_lux=3),
        SUBVERT.format("culver_lux", "strength", "track:intrigue"),
        SUBVERT.format("culver_lux", "strength", "track:strength"),
        TRACKS,
    ),
    "G24": Scene(
        "IV",
        spies(culver_lux=1, centre=1),
        SUBVERT.format("culver_lux", "strength", "pass"),
        CENTRAL,
        TRACKS,
    ),
    "G26": Scene(
        "V", merchants(centre=1, roselie=1), SELL.format("roselie"), SELL.format("centre")
    ),
    "G27": Scene(
        "V",
        merchants(culver_lux=3),
        "action:commerce territory:culver_lux row:sell_wealth gain:influence",
        SELL.format("culver_lux") + "gain:influence",
        merchant="spice_merchant",
    ),
    "G29": Scene(
        "V", merchants(centre=1, roselie=1), SELL.format("centre"), SELL.format("roselie")
    ),
    "G30": Scene(
        "V",
        merchants(culver_lux=2, centre=1),
        SELL.format("culver_lux") + "gain:track " + SELL.format("centre"),
        (SELL.format("culver_lux") + "gain:track ") * 2,
    ),
    "G31": Scene("V", merchants(centre=3), SELL.format("centre") * 2, SELL.format("centre") * 3),
    "G33": Scene(
        "VI",
        {},
        "action:grant grant:claim claim:G01 keep",
        "action:grant grant:guild guild:spies_guild",
    ),
    "G34": Scene(
        "VI",
        {"workers": {"spy": {"roselie": 4}}, "tracks": {"wealth": 4}},
        WAGES.format(2) + WAGES.format(1),
        WAGES.format(2) * 2,
    ),
    "G36": Scene(
        "VI",
        {"guilds": "spies_guild"},
        "action:grant grant:guild guild:bankers_guild",
        "action:grant grant:guild guild:bankers_guild "
        "action:grant grant:guild guild:scholars_guild replace:spies_guild",
    ),
    "G38": Scene(
        "VI",
        {},
        "action:grant grant:claim claim:G01 discard",
        "action:grant grant:claim claim:G01 keep",
    ),
    "G39": Scene("VII", {"alms": 2}, ALMS, ALMS * 2),
    "G41": Scene(
        "VII", {}, "action:apprenticeship card:spy-1", "action:apprenticeship card:spy-1 " * 2
    ),
    "G42": Scene(
        "VII",
        {"alms": 2, "anarchy": 3},
        "action:alms return action:alms pass",
        "action:alms return " * 2,
    ),
    "G43": Scene("IV", spies(centre=3), CENTRAL, CENTRAL * 2),
    "G44": Scene("III", {}, RECRUIT * 4, RECRUIT * 5),
}
"""Merchant A gives 2 for 1 of Trade; C gives 3 for 2 of Trade, 2 for 1 of Wealth."""


def scene(key: str, answers: str) -> ThroneState:
    """The turn of a scene after these answers; there are points left for another action."""
    space, board, _, _, rival, merchant = SCENES[key]
    state = lay(table(merchant=merchant), 0, **board)
    lay(state, 0, claims=key)
    lay(state, 1, **rival)
    if key == "G41":
        deck(state, "spy-1*3")
    turn(state, 0, space, 6)
    answer(state, *answers.split())
    return state


@clause("TH-CARD-01", "TH-CARD-02")
@pytest.mark.parametrize("key", SCENES)
def test_the_claim_is_completed_by_the_deed_that_suffices(key: str) -> None:
    state = scene(key, SCENES[key].short)
    assert (claims_of(state, 0)[0], done_by(state, 0)) == (key, [])
    state = scene(key, SCENES[key].enough)
    assert (key in claims_of(state, 0), done_by(state, 0)) == (False, [key])


@pytest.mark.parametrize(("own", "is_met"), [(3, False), (2, True), (1, True)])
def test_g16_a_battle_won_with_no_more_soldiers_than_the_defender(own: int, is_met: bool) -> None:
    state = lay(table(), 0, claims="G16", workers={"soldier": {"centre": own}})
    lay(state, 1, workers={"soldier": {"centre": 2}})
    turn(state, 0, "III")
    answer(state, *ATTACK.format(4, 0).split())
    assert done_by(state, 0) == ["G16"] * is_met


@pytest.mark.parametrize("picked", ["guild:spies_guild", "pass"])
def test_g37_a_guild_is_activated_or_not(picked: str) -> None:
    state = lay(table(), 0, claims="G37", guilds="spies_guild", workers={"spy": {"centre": 1}})
    bids(state, "IV", (0, "star"))
    resolve(state, "IV")
    answer(state, "star:1", picked)
    assert done_by(state, 0) == ["G37"] * (picked != "pass")


@pytest.mark.parametrize(("rival", "is_met"), [("2", False), ("0", True)])
def test_g46_three_highest_bids_of_one_week(rival: str, is_met: bool) -> None:
    state = lay(table(), 0, claims="G46")
    for space in ("III", "IV"):
        bids(state, space, (0, "1"))
    bids(state, "VII", (0, "star"), (1, f"1 {rival}"))
    resolve(state, "III", "IV", "VII")
    answer(state, "end_turn", "end_turn", "star:2")
    if not is_met:
        answer(state, "end_turn")
    assert done_by(state, 0) == ["G46"] * is_met


def test_every_claim_that_reads_deeds_is_here() -> None:
    claims = GAME.catalog.deck.claims
    found = sorted([*SCENES, "G16", "G37", "G46"])
    assert found == [claim.key for claim in claims if claim.scope != IN_STATE]
