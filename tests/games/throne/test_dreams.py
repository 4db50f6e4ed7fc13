"""Dreams that once went wrong: hands, claims and turns that a seat must be able to imagine."""

from __future__ import annotations

from pathlib import Path

from games.throne.builders import (
    GAME,
    answer,
    bids,
    claim_number,
    claims,
    claims_of,
    deck,
    hand,
    no_discard,
    rank,
    table,
    tracks,
    turn,
)
from games.throne.decks import edited
from support.questions import asked
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.values import seat_bit
from tabard.games.throne.bidding import ResolveSpace
from tabard.games.throne.game import Throne
from tabard.games.throne.laws import broken_law
from tabard.games.throne.state import Buried, Held, new_table


def test_whoever_must_discard_a_matching_card_gets_it_before_others_are_dealt_theirs() -> None:
    state = table(3)
    hand(state, 1, "soldier-1")
    hand(state, 2, "banker-1")
    deck(state, "")
    no_discard(state, 0)
    turn(state, 2, "VI", 1, "deploy")
    answer(state, "action:profits")
    for fate in range(20):
        dream = GAME.imagine(state, 0, Dice(fate))
        assert asked(dream) == (2, "muster")
        assert engine.pending(dream)[0].options


def test_claims_thrown_into_an_exhausted_deck_always_find_a_place() -> None:
    state = table(3)
    state.era = 1
    for key in ("G08", "G20"):
        state.claims.take(claim_number(key))
    state.houses[1].claims = (Held(claim_number("G20"), 0, 1),)
    state.claim_discard = (Held(claim_number("G08"), 0, 1, seat_bit(2)),)
    state.buried = (Buried(0, claim_number("G20"), 1), Buried(0, claim_number("G08"), 1))
    claims(state, 2, " ".join(GAME.catalog.claim[claim].name for claim in state.claims.kinds()))
    tracks(state, 1, trade=9)
    turn(state, 1, "V", 2)
    for fate in range(40):
        dream = GAME.imagine(state, 0, Dice(fate))
        assert broken_law(dream) == ""
        assert claims_of(dream, 1) == ["G20"], "G08 would have been laid open"


def test_a_claim_that_would_lie_open_is_not_dreamt_into_a_turn_that_has_begun() -> None:
    state = table(4)
    claims(state, 1, "G07")
    tracks(state, 1, strength=9, trade=9, wealth=9, knowledge=9)
    rank(state, "III", 3, 2, 1)
    answer(state, "end_turn")
    assert asked(state) == (1, "mode")
    met = {"G06", "G08", "G09", "G10"}
    for fate in range(60):
        assert not met & set(claims_of(GAME.imagine(state, 0, Dice(fate)), 1))


def test_every_star_of_a_stack_is_counted(tmp_path: Path) -> None:
    star = 'id = "star"\ncount = '
    edited(tmp_path, "markers.toml", star + "1", star + "2")
    game = Throne(tmp_path)
    state = new_table(2, game.rules({}))
    bids(state, "I", (0, "star star"))
    state.agenda = [ResolveSpace(0)]
    engine.settle(state)
    answer(state, "star:2")
    assert asked(state) == (0, "star")
    answer(state, "star:1")
    assert state.bids[0] == 3
