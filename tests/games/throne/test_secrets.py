"""Secrets at odd moments: picks, hidden offers, shuffled claims, and what silence would betray."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    GAME,
    answer,
    bids,
    claim_number,
    claims,
    claims_left,
    claims_of,
    discard_claims,
    guilds,
    hand,
    no_anarchy_left,
    rank,
    resolve,
    shown,
    skip_chance,
    table,
    tracks,
    turn,
)
from support.clauses import clause
from support.questions import asked, options, told
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.values import SPECTATOR, everyone_but, seat_bit
from tabard.games.throne.bid_events import ClaimsSilent
from tabard.games.throne.state import ThroneState

DREAMS = 40


def dreams(state: ThroneState, seat: int) -> list[ThroneState]:
    """What a seat can imagine all to be."""
    return [GAME.imagine(state, seat, Dice(fate)) for fate in range(DREAMS)]


def pick(state: ThroneState, seat: int, text: str) -> None:
    """One pick of a choice that all make at once."""
    engine.play(state, seat, engine.choice_from_text(state, seat, text))


def new_match() -> ThroneState:
    """Three seats are about to choose their End of Game Claims."""
    state = GAME.new_state(3, {})
    engine.settle(state)
    skip_chance(state)
    return state


def seen_picks(state: ThroneState) -> list[object]:
    """What each seat, and at last a spectator, sees of picks."""
    return [shown(state, seat, "picks") for seat in (0, 1, 2, SPECTATOR)]


@clause("TH-INFO-05", "TH-SETUP-05")
def test_picks_of_end_of_game_claims_are_seen_by_whoever_made_them() -> None:
    state = new_match()
    for seat, end in enumerate(("E01", "E06", "E11")):
        pick(state, seat, f"end:{end}")
    assert seen_picks(state) == [["E01"], ["E06"], ["E11"], []]


@clause("TH-SETUP-07")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_picks_of_lords_are_seen_by_whoever_made_them(seat: int) -> None:
    state = new_match()
    for _ in range(3):
        for _ in range(3):
            answer(state, options(state)[0])
        answer(state, "confirm")
    skip_chance(state)
    picked = engine.pending(state)[seat].options[0].text
    pick(state, seat, picked)
    names = [[picked.removeprefix("lord:")] if seat == other else [] for other in range(3)]
    assert seen_picks(state) == [*names, []]


@clause("TH-INFO-11")
def test_the_cards_drawn_for_the_scholar_s_guild_are_dreamt_until_they_lie_open() -> None:
    state = table()
    guilds(state, 0, "scholars_guild")
    tracks(state, 1, wealth=1)
    bids(state, "I", (0, "star"))
    resolve(state, "I")
    cards = ["card:spy-1", "card:banker-1", "card:banker-2", "card:banker-3"]
    answer(state, "star:1", "guild:scholars_guild", *cards)
    assert len({dream.offer for dream in dreams(state, 1)}) > DREAMS // 2
    assert {dream.offer for dream in dreams(state, 0)} == {state.offer}
    answer(state, "card:spy-1")
    assert {dream.offer for dream in dreams(state, 1)} == {state.offer}


def reshuffled() -> ThroneState:
    """Seat 0 has discarded G01, and seat 1 draws from the deck into which it was shuffled.

    Seat 1 has a claim from before, and seat 2 all that are left.
    """
    state = table()
    claims(state, 1, "G40")
    discard_claims(state, "G01", seat_bit(0))
    discard_claims(state, "G02 G03 G04", seat_bit(2))
    claims_left(state, "", 2)
    return rank(state, "I", 1, 2)


@clause("TH-INFO-08", "TH-GEN-10")
def test_a_seat_remembers_what_it_threw_into_the_new_deck() -> None:
    state = reshuffled()
    answer(state, "claim:G02", "claim:G03", "claim:G04", "claim:G02")
    old = claim_number("G01")
    for dream in dreams(state, 0):
        before = [held.claim for held in dream.houses[1].claims if held.era == 0]
        assert old not in [*before, *[held.claim for held in dream.houses[2].claims]]
    drawn_by_others = [claims_of(dream, 1)[0] for dream in dreams(state, 2)]
    assert "G01" in drawn_by_others, "seat 2 has never seen it"


@clause("TH-INFO-08", "TH-GEN-10")
def test_a_claim_drawn_again_is_no_longer_remembered_as_shuffled() -> None:
    state = reshuffled()
    answer(state, "claim:G02", "claim:G03", "claim:G04", "pass")
    assert [buried.claim for buried in state.buried if buried.seat == 0] == [claim_number("G01")]
    answer(state, "claim:G01")
    assert [buried.claim for buried in state.buried if buried.seat == 0] == []


@clause("TH-INFO-05")
@pytest.mark.parametrize(("strength", "hints"), [(9, [ClaimsSilent(0)]), (8, [])])
def test_a_claim_that_is_not_laid_open_tells_the_others_something(
    strength: int, hints: list[ClaimsSilent]
) -> None:
    state = table()
    claims(state, 0, "G40")
    tracks(state, 0, strength=strength)
    rank(state, "III", 1)
    assert told(state, ClaimsSilent) == hints
    assert all(hint.hinted() == everyone_but(0) for hint in hints)


@clause("TH-INFO-06")
@pytest.mark.parametrize(
    ("space", "held", "waits"), [("VI", "spy-1", True), ("VI", "", False), ("III", "spy-1", False)]
)
def test_a_turn_that_ends_for_want_of_a_card_is_not_ended_unasked(
    space: str, held: str, waits: bool
) -> None:
    state = table()
    hand(state, 0, held)
    turn(state, 0, space, 1, "deploy")
    assert asked(state) == (0, "turn")
    assert engine.pending(state)[0].waits is waits


@clause("TH-GRANT-08", "TH-ANAR-08")
def test_a_claim_that_must_be_kept_is_still_shown_first() -> None:
    state = table()
    no_anarchy_left(state, 1)
    turn(state, 0, "VI")
    answer(state, "action:grant", "grant:claim", "claim:G01")
    assert (options(state), engine.pending(state)[0].waits) == (["keep"], True)
