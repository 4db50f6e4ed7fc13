"""Dreams of claims where little is left to dream: what is met, and what a seat threw away."""

from __future__ import annotations

from games.throne.builders import (
    GAME,
    answer,
    bids,
    claim_discard_of,
    claim_number,
    claims,
    claims_left,
    claims_of,
    decree,
    discard_claims,
    guilds,
    resolve,
    table,
    tracks,
    turn,
    workers,
)
from games.throne.phases import plan
from support.clauses import clause
from support.questions import asked
from tabard.core.dice import Dice
from tabard.core.values import seat_bit
from tabard.games.throne.laws import broken_law
from tabard.games.throne.state import Buried, Held, ThroneState

NIGHTS = 40
SPREAD = 104729


def dreams(state: ThroneState, nights: int = NIGHTS) -> list[ThroneState]:
    """Dreams of the first player; each keeps the laws."""
    found = [GAME.imagine(state, 0, Dice(SPREAD * night)) for night in range(nights)]
    assert {broken_law(dream) for dream in found} == {""}
    return found


@clause("TH-CARD-01", "TH-BID-07")
def test_while_a_guild_is_used_it_is_a_turn() -> None:
    state = table()
    claims_left(state, "G06 G07 G41 G42", 0)
    claims(state, 1, "G41")
    tracks(state, 1, strength=9, intrigue=9)
    guilds(state, 1, "spies_guild")
    workers(state, 1, {"spy": {"centre": 1}})
    bids(state, "III", (1, "star"))
    resolve(state, "III")
    answer(state, "star:1", "guild:spies_guild")
    assert asked(state) == (1, "turn_kind")
    assert {claims_of(dream, 1)[0] for dream in dreams(state)} == {"G41", "G42"}


@clause("TH-CARD-01")
def test_the_only_claim_that_is_not_met_is_dreamt_into_the_turn() -> None:
    state = table()
    claims_left(state, "G06 G07 G41", 0)
    claims(state, 2, "G41")
    claims(state, 1, "G06")
    tracks(state, 2, strength=9, intrigue=9)
    turn(state, 2, "III")
    assert {claims_of(dream, 2)[0] for dream in dreams(state)} == {"G41"}
    assert {claims_of(dream, 1)[0] for dream in dreams(state)} == {"G06", "G07"}


@clause("TH-INFO-08")
def test_while_it_is_nobodys_turn_any_claim_may_lie_anywhere() -> None:
    state = table()
    claims_left(state, "G06 G41", 0)
    discard_claims(state, "G41", seen=seat_bit(1))
    tracks(state, 2, strength=9)
    bids(state, "III", (2, "star"))
    resolve(state, "III")
    assert asked(state) == (2, "star")
    assert {claim_discard_of(dream)[0] for dream in dreams(state)} == {"G06", "G41"}


@clause("TH-INFO-08")
def test_what_a_seat_remembers_finds_a_place_even_if_it_should_lie_open() -> None:
    state = table()
    claims_left(state, "G08", 0)
    claims(state, 1, "G08")
    state.era = 1
    state.houses[1].claims = (Held(claim_number("G08"), 0, 1),)
    state.buried = (Buried(0, claim_number("G08"), 1),)
    tracks(state, 1, trade=9)
    turn(state, 1, "III")
    assert [claims_of(dream, 1) for dream in dreams(state)] == [["G08"]] * NIGHTS


@clause("TH-INFO-08")
def test_a_claim_in_the_own_hand_need_not_be_looked_for() -> None:
    state = table()
    claims_left(state, "G41 G42", 0)
    state.era = 1
    state.buried = (Buried(0, claim_number("G01"), 1),)
    turn(state, 1, "III")
    assert all(claims_of(dream, 0) == claims_of(state, 0) for dream in dreams(state, 5))


def thrown_away(in_deck: int) -> ThroneState:
    """The first player remembers all claims of the second, and so many that are in the deck.

    Of the second player's claims six were drawn from the first deck, six from the next; into the
    latter, and into it alone, the first player threw as many as are held from it or lie in it.
    """
    state = table()
    numbers = range(24)
    claims_left(state, " ".join([f"G{number + 1:02}" for number in numbers[: 12 + in_deck]]), 0)
    for number in numbers[:12]:
        state.claims.take(number)
    state.era = 2
    state.houses[1].claims = tuple([Held(number, 0, 1 + number // 6) for number in numbers[:12]])
    old = [Buried(0, number, 1) for number in numbers[:6]]
    new = [Buried(0, number, 2) for number in numbers[6 : 12 + in_deck]]
    state.buried = (*old, *new)
    decree(state, "royal_muster")
    return plan(state)


@clause("TH-INFO-08", "TH-GEN-10")
def test_of_two_decks_the_later_one_is_remembered_first() -> None:
    for dream in dreams(thrown_away(0)):
        numbers = [held.claim for held in dream.houses[1].claims]
        assert (set(numbers[:6]), set(numbers[6:])) == (set(range(6)), set(range(6, 12)))


@clause("TH-INFO-08", "TH-GEN-10")
def test_no_more_is_remembered_in_the_deck_than_lies_there() -> None:
    state = thrown_away(12)
    found = {claim for dream in dreams(state) for claim in dream.claims.kinds()}
    assert found == set(range(6, 24))
