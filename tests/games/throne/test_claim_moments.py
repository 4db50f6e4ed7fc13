"""The moment at which a claim is completed: after which effect, before which, in whose turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.throne.builders import (
    answer,
    bids,
    claims,
    claims_of,
    display,
    done_by,
    guilds,
    rank,
    resolve,
    table,
    tracks,
    turn,
    workers,
    workers_at,
)
from games.throne.decks import edited
from games.throne.finals import Board, lay
from games.throne.turns_laid import fight, soldiers
from support.clauses import clause
from support.questions import asked, told
from tabard.games.throne.bid_events import ClaimDrawn
from tabard.games.throne.game import Throne
from tabard.games.throne.state import ThroneState

OFFER = ["card:spy-1", "card:spy-2", "card:spy-3", "card:joker-1"]

RAID = "action:attack territory:centre amount:1 "
CENTRAL = "action:subterfuge territory:centre "
SUBVERT = "action:subterfuge territory:culver_lux track:strength track:strength "
SELL_AT_HOME = "action:commerce territory:roselie row:sell_wealth"
RECRUIT = "action:recruit card:soldier-3 card:joker-1 done"

MOMENTS: dict[str, tuple[str, int, str, Board, str]] = {
    "the marker of a Raid": (
        "III",
        3,
        "G12 G43",
        {"workers": {"soldier": {"centre": 2}}},
        RAID * 2,
    ),
    "the marker of the central Tavern": (
        "IV",
        3,
        "G24 G43",
        {"workers": {"spy": {"culver_lux": 1, "centre": 1}}},
        SUBVERT + CENTRAL,
    ),
    "the marker for a second track": (
        "IV",
        3,
        "G23 G43",
        {"workers": {"spy": {"culver_lux": 1, "centre": 1}}},
        CENTRAL + SUBVERT,
    ),
    "the marker of the own Market": (
        "V",
        0,
        "G29 G43",
        {"workers": {"merchant": {"roselie": 1}}, "tracks": {"trade": 2, "wealth": 6}},
        SELL_AT_HOME,
    ),
    "the step of Diplomacy": (
        "IV",
        1,
        "G24 G25",
        {"workers": {"spy": {"centre": 1}}, "diplomacy": 2},
        CENTRAL,
    ),
    "the worker before the cards": (
        "III",
        1,
        "G01 G18",
        {"workers": {"soldier": {"roselie": 3}}, "hand": "soldier-3 joker-1"},
        RECRUIT,
    ),
}
"""Space, points, two claims in hand, the own board, and what is done.

The last answer completes the second claim before the first one, by what it does first.
"""


@clause("TH-CARD-02")
@pytest.mark.parametrize("effect", MOMENTS)
def test_claims_are_checked_after_every_single_effect(effect: str) -> None:
    space, points, keys, board, answers = MOMENTS[effect]
    state = lay(lay(table(), 0, **board), 0, claims=keys)
    lay(state, 1, tracks={"strength": 4})
    turn(state, 0, space, points)
    answer(state, *answers.split())
    assert done_by(state, 0) == keys.split()[::-1]


@clause("TH-CARD-02")
def test_a_marker_for_supplementing_counts_before_the_action_goes_on() -> None:
    state = lay(table(), 0, workers={"soldier": {"centre": 1}}, tracks={"strength": 2})
    claims(state, 0, "G43")
    turn(state, 0, "III", 1)
    answer(state, *RAID.split(), "action:recruit")
    assert (asked(state), done_by(state, 0)) == ((0, "muster"), ["G43"])


def at_star(state: ThroneState, guild: str) -> ThroneState:
    """Seat 0 has let a * count 1 in space I, where seat 1 bids more, and is asked for a Guild."""
    guilds(state, 0, guild)
    bids(state, "I", (0, "star"), (1, "2"))
    resolve(state, "I")
    answer(state, "star:1")
    return state


@clause("TH-CARD-02", "TH-GUILD-05")
def test_claims_are_checked_after_the_spy_s_guild() -> None:
    state = lay(table(), 0, claims="G18", workers={"soldier": {"roselie": 3}})
    workers(state, 0, {"spy": {"roselie": 1}})
    at_star(state, "spies_guild")
    answer(state, "guild:spies_guild", "worker:spy", "territory:roselie", "into:soldier")
    assert (done_by(state, 0), told(state, ClaimDrawn)) == (["G18"], [])


@clause("TH-CARD-02", "TH-GUILD-11")
def test_claims_are_checked_after_every_sale_of_the_scholar_s_guild() -> None:
    state = lay(table(), 0, claims="G09", tracks={"wealth": 8})
    for buyer in (1, 2):
        tracks(state, buyer, wealth=1)
    at_star(state, "scholars_guild")
    answer(state, "guild:scholars_guild", *OFFER, OFFER[0])
    assert (asked(state), done_by(state, 0)) == ((1, "buy_card"), [])
    answer(state, OFFER[1])
    assert (asked(state), done_by(state, 0)) == ((2, "buy_card"), ["G09"])


@clause("TH-CARD-03", "TH-GUILD-10")
def test_buying_from_the_scholar_s_guild_is_no_turn_of_the_buyer() -> None:
    state = lay(table(), 2, claims="G18", workers={"soldier": {"antares": 4}})
    tracks(state, 2, wealth=1)
    at_star(state, "scholars_guild")
    answer(state, "guild:scholars_guild", *OFFER, OFFER[0], OFFER[1])
    assert claims_of(state, 2) == ["G18"]


@clause("TH-CARD-02")
def test_what_holds_before_the_guild_is_completed_before_it_is_activated() -> None:
    state = lay(table(), 0, claims="G37 G18", workers={"soldier": {"roselie": 4}})
    at_star(state, "soldiers_guild")
    answer(state, "guild:soldiers_guild")
    assert done_by(state, 0) == ["G18", "G37"]


@clause("TH-CARD-02", "TH-GEN-20")
def test_without_a_guild_the_turn_has_no_first_part() -> None:
    state = lay(table(), 0, claims="G18", workers={"soldier": {"roselie": 4}})
    at_star(state, "soldiers_guild")
    answer(state, "pass")
    assert (claims_of(state, 0), told(state, ClaimDrawn)) == (["G18"], [])
    answer(state, "claim:G01", "claim:G02", "claim:G03", "pass")
    assert done_by(state, 0) == ["G18"]


@clause("TH-CARD-02", "TH-WF-01")
def test_the_turn_of_the_highest_bidder_begins_after_the_display_is_split() -> None:
    state = lay(table(), 0, claims="G18", workers={"soldier": {"roselie": 4}})
    display(state, "soldier-1 soldier-2 soldier-3 banker-1 banker-2")
    rank(state, "II", 2, 1)
    assert (asked(state), done_by(state, 0)) == ((1, "split_single"), [])
    answer(state, "single:soldier-1", "card:soldier-3")
    assert (asked(state), done_by(state, 0)) == ((0, "take_group"), ["G18"])


@clause("TH-CARD-09", "TH-GRANT-07")
@pytest.mark.parametrize("held", ["", "G40"])
def test_keeping_a_claim_by_grant_does_not_count_for_that_claim(held: str) -> None:
    state = lay(table(), 0, claims=held)
    turn(state, 0, "VI", 6)
    answer(state, "action:grant", "grant:claim", "claim:G38", "keep")
    assert (claims_of(state, 0), done_by(state, 0)) == ([*held.split(), "G38"], [])
    answer(state, "action:grant", "grant:claim", "claim:G01", "keep")
    assert done_by(state, 0) == ["G38"]


@clause("TH-CARD-02", "TH-SCHO-ALM-03")
def test_claims_are_checked_before_the_bonus_of_an_alms_token_is_chosen() -> None:
    state = lay(table(), 0, claims="G39")
    state.tokens = (3, 1, 2)
    turn(state, 0, "VII", 2)
    answer(state, "action:alms", "action:alms")
    assert (asked(state), done_by(state, 0)) == ((0, "alms_track"), ["G39"])


ON_TABLE = 'scope = "state"\ncondition = { word = "track_min", track = "knowledge", min = 9 }'


def with_g10(
    folder: Path, state: ThroneState, condition: str, scope: str = "state", edition: str = "en"
) -> ThroneState:
    """The table with a deck of one's own making, in which G10 asks for something else."""
    changed = f'scope = "{scope}"\ncondition = {{ {condition} }}'
    edited(folder, "claims.toml", ON_TABLE, changed)
    state.rules = Throne(folder).rules({"edition": edition})
    return state


@clause("TH-CARD-02")
def test_claims_are_checked_when_cards_of_the_display_are_taken(tmp_path: Path) -> None:
    state = with_g10(tmp_path, table(), 'word = "hand_min", min = 2')
    claims(state, 0, "G10")
    display(state, "spy-1 spy-2")
    rank(state, "II", 2)
    answer(state, "group:0")
    assert done_by(state, 0) == ["G10"]


@clause("TH-CARD-02")
def test_claims_are_checked_when_the_splitter_draws(tmp_path: Path) -> None:
    state = with_g10(tmp_path, table(4), 'word = "hand_min", min = 1')
    claims(state, 3, "G10")
    display(state, "soldier-1 soldier-2 soldier-3 banker-1 banker-2")
    rank(state, "II", 4, 3, 2, 1)
    answer(state, "single:soldier-1", "card:soldier-3", "group:0", "group:1", "group:2")
    assert claims_of(state, 3) == ["G10"]
    answer(state, "card:spy-1")
    assert done_by(state, 3) == ["G10"]


@clause("TH-CARD-02", "TH-GUILD-09")
def test_claims_are_checked_when_a_card_of_the_scholar_s_guild_is_kept(tmp_path: Path) -> None:
    state = with_g10(tmp_path, table(), 'word = "hand_min", min = 1')
    claims(state, 0, "G10")
    tracks(state, 1, wealth=1)
    at_star(state, "scholars_guild")
    answer(state, "guild:scholars_guild", *OFFER)
    assert claims_of(state, 0) == ["G10"]
    answer(state, OFFER[0])
    assert (asked(state), done_by(state, 0)) == ((1, "buy_card"), ["G10"])


MARKERS: list[tuple[str, str, str, str]] = [
    ("III", "soldier", "central", RAID),
    ("IV", "spy", "central", CENTRAL),
    ("IV", "spy", "one_opponent", SUBVERT),
    ("V", "merchant", "own", SELL_AT_HOME),
]
"""Space, who goes home by it, from where, and an action that first takes a marker."""


@clause("TH-CARD-02")
@pytest.mark.parametrize(("space", "kind", "where", "action"), MARKERS)
def test_claims_are_checked_after_a_marker_before_the_worker_goes_home(
    tmp_path: Path, space: str, kind: str, where: str, action: str
) -> None:
    there = f'{{ word = "workers_min", kind = "{kind}", where = "{where}", min = 1 }}'
    both = f'word = "all_of", of = [ {{ word = "anarchy_min", min = 1 }}, {there} ]'
    state = with_g10(tmp_path, table(), both, edition="de")
    place = {"central": "centre", "one_opponent": "culver_lux", "own": "roselie"}[where]
    lay(state, 0, claims="G10", workers={kind: {place: 1}}, tracks={"wealth": 6})
    turn(state, 0, space, 1)
    answer(state, *action.split())
    assert (workers_at(state, 0, kind, place), done_by(state, 0)) == (0, ["G10"])


@clause("TH-CARD-02")
def test_claims_are_checked_after_the_spoils(tmp_path: Path) -> None:
    state = with_g10(tmp_path, table(), 'word = "influence_min", min = 1')
    claims(state, 0, "G10")
    soldiers(state, 1, 1)
    fight(state, "centre", 4, 0)
    assert (asked(state), done_by(state, 0)) == ((0, "turn"), ["G10"])


@clause("TH-CARD-02")
def test_claims_are_checked_after_every_track_that_subterfuge_lowers(tmp_path: Path) -> None:
    state = with_g10(tmp_path, table(), 'word = "tracks_leading", count = 1')
    lay(state, 0, claims="G23 G10", workers={"spy": {"culver_lux": 1}}, tracks={"strength": 4})
    lay(state, 1, tracks={"strength": 4})
    turn(state, 0, "IV", 1)
    answer(state, *SUBVERT.split())
    assert done_by(state, 0) == ["G10", "G23"]


@clause("TH-CARD-02", "TH-GRANT-08")
def test_claims_are_checked_after_the_marker_for_a_discarded_claim(tmp_path: Path) -> None:
    condition = (
        'word = "event_count", event = "grant", min = 2, where = { result = "claim_discarded" }'
    )
    state = with_g10(tmp_path, table(), condition, "turn")
    claims(state, 0, "G10 G43")
    turn(state, 0, "VI", 4)
    for key in ("G01", "G02"):
        answer(state, "action:grant", "grant:claim", f"claim:{key}", "discard")
    assert done_by(state, 0) == ["G43", "G10"]


@clause("TH-CARD-08")
def test_a_completed_claim_can_complete_another_one(tmp_path: Path) -> None:
    state = with_g10(tmp_path, table(), 'word = "ingame_done_min", min = 1')
    lay(state, 0, claims="G10 G06", tracks={"strength": 9})
    rank(state, "VII", 1)
    assert done_by(state, 0) == ["G06", "G10"]
