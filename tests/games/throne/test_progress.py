"""How far claims are met, and the score pad as it stands: what each seat is shown of it."""

from __future__ import annotations

from typing import cast

from games.throne.builders import (
    GAME,
    anarchy,
    answer,
    claims,
    guilds,
    shown,
    table,
    tracks,
    turn,
    workers,
)
from support.clauses import clause
from support.tables import Table, walk
from tabard.core.engine import is_over
from tabard.core.values import SPECTATOR
from tabard.games.throne.conditions import is_fulfilled, progress_of
from tabard.games.throne.state import ThroneState

APART = 3
"""So many moves lie between two looks at a match."""


def parts(state: ThroneState, claim: str) -> list[dict[str, object]]:
    found = cast(dict[str, object], shown(state, 0, "players", 0, "progress"))[claim]
    return cast(list[dict[str, object]], found)


@clause("TH-INFO-05")
def test_progress_is_shown_to_the_owner_alone() -> None:
    state = table()
    claims(state, 0, "G17")
    workers(state, 0, {"soldier": {"antares": 2, "culver_lux": 1}})
    turn(state, 1, "III")
    [part] = parts(state, "G17")
    assert (part["have"], part["need"], part["met"]) == (2, 3, False)
    assert (part["worker"], part["territory"]) == ("soldier", "antares")
    for other in (1, 2, SPECTATOR):
        assert shown(state, other, "players", 0, "progress") == {}


@clause("TH-COND-17")
def test_progress_counts_the_deeds_of_the_turn() -> None:
    state = table()
    claims(state, 0, "G11")
    turn(state, 0, "III", 3)
    answer(state, "action:recruit", "done", "action:recruit", "done")
    [part] = parts(state, "G11")
    assert (part["have"], part["need"], part["scope"]) == (2, 3, "turn")


@clause("TH-CARD-09")
def test_progress_gives_no_credit_for_what_was_done_before_a_claim_was_drawn() -> None:
    state = table()
    claims(state, 0, "G40")
    tracks(state, 0, wealth=8)
    workers(state, 0, {"spy": {"roselie": 5}})
    turn(state, 0, "VI", 5)
    answer(state, "action:wages", "worker:spy", "territory:roselie", "amount:3")
    answer(state, "action:grant", "grant:claim", "claim:G34")
    assert parts(state, "G34")[0]["have"] == 0, "just drawn"
    answer(state, "keep")
    assert parts(state, "G34")[0]["have"] == 0, "in hand"
    answer(state, "action:wages", "worker:spy", "territory:roselie", "amount:2")
    assert parts(state, "G34")[0]["have"] == 2


@clause("TH-COND-19")
def test_progress_counts_subterfuge_against_one_opponent_alone() -> None:
    state = table()
    claims(state, 0, "G19")
    workers(state, 0, {"spy": {"culver_lux": 1, "antares": 2}})
    for other in (1, 2):
        tracks(state, other, strength=2, intrigue=2)
    turn(state, 0, "IV", 3)
    for home, extra in (("culver_lux", "track:intrigue"), ("antares", "pass")):
        answer(state, "action:subterfuge", f"territory:{home}", "track:strength", extra)
    assert [part["have"] for part in parts(state, "G19")] == [1, 1, 1]


@clause("TH-COND-19")
def test_progress_gives_no_credit_for_subterfuge_in_the_central_tavern() -> None:
    state = table()
    claims(state, 0, "G19")
    workers(state, 0, {"spy": {"centre": 2}})
    turn(state, 0, "IV", points=3)
    answer(state, *["action:subterfuge", "territory:centre"] * 2)
    assert state.houses[0].anarchy == 2
    assert [part["have"] for part in parts(state, "G19")] == [0, 0, 0]


@clause("TH-COND-20")
def test_progress_on_one_track_counts_its_steps_and_not_the_actions() -> None:
    state = table()
    claims(state, 0, "G23")
    workers(state, 0, {"spy": {"antares": 2}})
    tracks(state, 2, strength=2, intrigue=2)
    turn(state, 0, "IV", 3)
    for track in ("strength", "intrigue"):
        answer(state, "action:subterfuge", "territory:antares", f"track:{track}", "pass")
    assert [part["have"] for part in parts(state, "G23")] == [1]


@clause("TH-INFO-13")
def test_lines_of_hidden_claims_stay_empty_on_the_pads_of_others() -> None:
    state = table()
    guilds(state, 1, "spies_guild")
    anarchy(state, 1, 2)
    turn(state, 0, "III")
    pad = cast(dict[str, int | None], shown(state, 0, "players", 1, "pad"))
    assert (pad["guilds"], pad["anarchy"], pad["ends"], pad["unfulfilled"]) == (2, -2, None, None)
    assert pad["total"] == sum(value or 0 for line, value in pad.items() if line != "total")
    mine = cast(dict[str, int | None], shown(state, 1, "players", 1, "pad"))
    assert (mine["ends"], mine["unfulfilled"]) == (0, -9)


@clause("TH-CARD-01")
def test_all_parts_are_met_exactly_when_a_claim_is_fulfilled() -> None:
    catalog = GAME.catalog
    for move, state in enumerate(walk(Table(GAME, 3), 0)):
        assert isinstance(state, ThroneState)
        if state.space < 0 or is_over(state) or move % APART:
            continue
        for seat in range(3):
            for claim in (*catalog.deck.claims, *catalog.deck.ends):
                found = progress_of(state, seat, claim, 0)
                is_met = all(part["met"] for part in found)
                assert is_met == is_fulfilled(state, seat, claim, 0), claim.key


@clause("TH-INFO-12")
def test_what_was_named_of_a_movement_is_shown_to_whoever_is_asked() -> None:
    state = table()
    workers(state, 0, {"spy": {"centre": 2}})
    turn(state, 0, "IV")
    answer(state, "action:sneak", "territory:centre", "territory:antares")
    told = {"worker": "spy", "origin": "centre", "target": "antares"}
    assert shown(state, 0, "asked") == told
    assert shown(state, 1, "asked") == {}
