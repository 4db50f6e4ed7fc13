"""What only the owner hears, and questions that wait since a forced answer would betray a card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.throne.builders import (
    answer,
    bids,
    deck,
    guilds,
    hand,
    no_anarchy_left,
    no_discard,
    rank,
    resolve,
    table,
    turn,
    workers,
)
from games.throne.looks import heard
from games.throne.phases import place, plan, reveal
from support.clauses import clause
from support.questions import asked
from tabard.core import engine
from tabard.games.throne.bid_events import BidPlaced, ClaimDrawn, ClaimKept, ClaimsDiscarded
from tabard.games.throne.events import CardDrawn
from tabard.games.throne.state import ThroneState


def a_star() -> ThroneState:
    state = table()
    bids(state, "III", (0, "star"))
    return resolve(state, "III")


def a_granted_claim() -> ThroneState:
    """A claim drawn while no marker is left, so that it can only be kept."""
    state = table()
    no_anarchy_left(state, 1)
    turn(state, 0, "VI")
    answer(state, "action:grant", "grant:claim", "claim:G40")
    return state


def a_muster(cards: str) -> ThroneState:
    state = table()
    hand(state, 0, cards)
    turn(state, 0, "III")
    answer(state, "action:recruit")
    return state


def a_decree(half: str, *answers: str) -> ThroneState:
    state = table()
    hand(state, 0, "spy-1*2")
    reveal(state, half)
    answer(state, *answers)
    return state


def a_bid() -> ThroneState:
    state = plan(table())
    answer(state, "space:III")
    return state


def an_offer(cards: int) -> ThroneState:
    """The owner of a Scholar's Guild has drawn so many cards, all there are."""
    state = table()
    guilds(state, 0, "scholars_guild")
    deck(state, " ".join(["spy-1"] * cards))
    no_discard(state, 1)
    bids(state, "I", (0, "star"))
    resolve(state, "I")
    answer(state, "star:1", "guild:scholars_guild", *["card:spy-1"] * cards)
    return state


WAITING: list[tuple[Callable[[], ThroneState], str, bool]] = [
    (a_star, "star", True),
    (a_granted_claim, "grant_claim", True),
    (lambda: a_muster("spy-1"), "muster", True),
    (lambda: a_muster("spy-1 spy-2"), "muster", True),
    (lambda: a_muster(""), "muster", False),
    (lambda: a_decree("riots", "branch:card"), "decree_discard", True),
    (lambda: a_decree("foreign_envoys"), "decree_diplomacy", True),
    (lambda: a_decree("foreign_envoys", "card:spy-1"), "decree_diplomacy", True),
    (a_bid, "bid_marker", True),
    (lambda: plan(table()), "bid_space", False),
    (lambda: an_offer(1), "keep_offer", True),
    (lambda: an_offer(0), "keep_offer", False),
]


@clause("TH-INFO-05", "TH-INFO-06")
@pytest.mark.parametrize(("laid", "prompt", "waits"), WAITING)
def test_a_question_waits_where_a_forced_answer_would_betray_something(
    laid: Callable[[], ThroneState], prompt: str, waits: bool
) -> None:
    state = laid()
    assert asked(state) == (0, prompt)
    assert engine.pending(state)[0].waits == waits


@clause("TH-INFO-12")
def test_a_question_about_open_things_waits_for_nobody() -> None:
    state = table()
    workers(state, 0, {"soldier": {"roselie": 1}})
    turn(state, 0, "III")
    answer(state, "action:advance")
    assert engine.pending(state)[0].is_forced()


@clause("TH-INFO-03", "TH-INFO-08")
def test_whoever_did_it_hears_all_of_it() -> None:
    state = rank(table(), "I", 1)
    answer(state, "claim:G01", "claim:G03", "claim:G04", "claim:G03")
    assert heard(state, 0, ClaimDrawn) == [ClaimDrawn(0, claim) for claim in (0, 2, 3)]
    assert heard(state, 0, ClaimKept) == [ClaimKept(0, 2)]
    assert heard(state, 0, ClaimsDiscarded) == [ClaimsDiscarded(0, 2, (0, 3))]
    state = plan(table())
    place(state, "III 2")
    assert heard(state, 0, BidPlaced) == [BidPlaced(0, 2, 0, 2)]
    state = turn(table(), 0, "VII")
    answer(state, "action:apprenticeship", "card:spy-1")
    assert heard(state, 0, CardDrawn) == [CardDrawn(0, 3)]
