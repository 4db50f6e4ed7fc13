"""What is remembered of claims: who threw which into a new deck, and what lies in the piles."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    bids,
    claim_number,
    claims,
    claims_left,
    discard_claims,
    done_by,
    guilds,
    rank,
    resolve,
    table,
    tracks,
    turn,
    workers,
)
from games.throne.looks import log
from support.clauses import clause
from support.questions import asked, told
from tabard.core.values import BLANK, seat_bit
from tabard.games.throne.bid_events import ClaimsDiscarded, ClaimsShuffled, ClaimsSilent
from tabard.games.throne.deeds import SUBVERTED, TRADED, Deed
from tabard.games.throne.kinds import ABROAD, IN_CENTRE, SELL_TRADE
from tabard.games.throne.laws import broken_law
from tabard.games.throne.state import Buried, Held, ThroneState

G01, G02, G03, G04 = range(4)


def thrown_in() -> ThroneState:
    """The claims deck is empty, its discard pile holds claims of the first and the last player."""
    state = table()
    claims_left(state, "G01 G02 G03 G04", 1)
    discard_claims(state, "G01 G04", seen=seat_bit(0))
    discard_claims(state, "G02", seen=seat_bit(2))
    discard_claims(state, "G03")
    return state


@clause("TH-GEN-10", "TH-INFO-08")
def test_each_seat_remembers_what_it_threw_into_a_new_deck() -> None:
    state = rank(thrown_in(), "I", 1)
    mine = [Buried(0, G01, 1), Buried(0, G04, 1)]
    assert (state.era, state.claim_discard) == (1, ())
    assert sorted(state.buried, key=repr) == [*mine, Buried(2, G02, 1)]
    answer(state, "claim:G02")
    assert sorted(state.buried, key=repr) == [*mine, Buried(2, G02, 1)], "seat 2 does not see it"
    answer(state, "claim:G01")
    assert sorted(state.buried, key=repr) == [mine[1], Buried(2, G02, 1)], "seat 0 has it again"
    assert state.drawn == (Held(G02, 0, 1), Held(G01, 0, 1))


@clause("TH-GEN-10", "TH-INFO-08")
def test_what_was_thrown_into_an_earlier_deck_is_still_remembered() -> None:
    state = thrown_in()
    state.era = 2
    state.buried = (Buried(2, G02, 1),)
    rank(state, "I", 1)
    assert state.era == 3
    assert set(state.buried) == {
        Buried(2, G02, 1),
        Buried(2, G02, 3),
        Buried(0, G01, 3),
        Buried(0, G04, 3),
    }


@clause("TH-CARD-04", "TH-INFO-05")
def test_a_claim_that_lies_open_need_not_be_remembered() -> None:
    state = table()
    claims(state, 0, "G06 G40")
    tracks(state, 0, strength=9)
    state.era = 1
    open_claim, other = claim_number("G06"), claim_number("G07")
    state.buried = (Buried(0, open_claim, 1), Buried(1, open_claim, 1), Buried(2, other, 1))
    bids(state, "III", (0, "1"))
    resolve(state, "III")
    assert list(state.buried) == [Buried(2, other, 1)]


@clause("TH-GEN-11")
def test_without_any_claim_nothing_is_shuffled() -> None:
    state = table()
    claims_left(state, "", 1)
    rank(state, "I", 1)
    assert (state.era, told(state, ClaimsShuffled)) == (0, [])


@clause("TH-GEN-08", "TH-CLM-02")
def test_discarded_claims_are_known_to_whoever_drew_them() -> None:
    state = rank(table(), "I", 1)
    answer(state, "claim:G04", "claim:G01", "claim:G03")
    assert state.drawn == (Held(G04, 0, 0), Held(G01, 0, 0), Held(G03, 0, 0))
    answer(state, "claim:G03")
    assert state.claim_discard == (Held(G01, 0, 0, seat_bit(0)), Held(G04, 0, 0, seat_bit(0)))


@clause("TH-CLM-02")
def test_whoever_keeps_the_only_claim_discards_none() -> None:
    state = table()
    claims_left(state, "G01", 1)
    rank(state, "I", 1)
    answer(state, "claim:G01", "claim:G01")
    assert told(state, ClaimsDiscarded) == []


@clause("TH-CARD-09")
def test_deeds_are_forgotten_with_the_last_claim() -> None:
    state = table()
    claims(state, 0, "G26")
    tracks(state, 0, trade=5)
    workers(state, 0, {"merchant": {"centre": 1}})
    turn(state, 0, "V")
    answer(state, "action:commerce", "territory:centre", "row:sell_trade")
    assert (state.houses[0].done, state.houses[0].deeds) == ((claim_number("G26"),), ())
    assert broken_law(state) == ""


@clause("TH-CARD-09", "TH-GUILD-01")
def test_a_silence_after_the_first_deed_of_a_week_speaks() -> None:
    state = table()
    claims(state, 0, "G40")
    guilds(state, 0, "soldiers_guild")
    bids(state, "III", (0, "star"))
    resolve(state, "III")
    assert ClaimsSilent(0) in log(state, "star:1", "guild:soldiers_guild"), "it is not G37"


@clause("TH-COND-18", "TH-MERC-COM-05")
@pytest.mark.parametrize(("gain", "influence"), [("track", 0), ("influence", 2)])
def test_commerce_for_a_track_is_remembered_without_influence(gain: str, influence: int) -> None:
    state = table(merchant="salt_pedlar")
    claims(state, 0, "G40")
    tracks(state, 0, trade=3)
    workers(state, 0, {"merchant": {"antares": 1}})
    turn(state, 0, "V")
    answer(state, "action:commerce", "territory:antares", "row:sell_trade", f"gain:{gain}")
    assert state.houses[0].deeds[-1] == Deed(TRADED, 4, (ABROAD, 2, SELL_TRADE, 1, 2, influence))


@clause("TH-CARD-02", "TH-ALMS-04")
def test_claims_are_checked_after_a_track_raised_by_a_token() -> None:
    state = table()
    claims(state, 0, "G06")
    tracks(state, 0, strength=8)
    state.tokens = (3, 1, 2)
    state.houses[0].alms, state.houses[0].anarchy = 1, 1
    turn(state, 0, "VII")
    answer(state, "action:alms", "track:strength")
    assert (asked(state), done_by(state, 0)) == ((0, "alms_return"), ["G06"])


@clause("TH-COND-18", "TH-SPY-SUB-08")
def test_subterfuge_in_the_centre_is_remembered_as_lowering_nothing() -> None:
    state = table()
    claims(state, 0, "G40")
    workers(state, 0, {"spy": {"centre": 1}})
    turn(state, 0, "IV")
    answer(state, "action:subterfuge", "territory:centre")
    assert state.houses[0].deeds[-1] == Deed(SUBVERTED, 3, (IN_CENTRE, BLANK, *[0] * 6))
