"""What is told from setup to the end: deals, bids, claims, the display, and who has won."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    begin,
    bids,
    bury_the_queen,
    claims,
    claims_left,
    deck,
    discard_claims,
    display,
    done,
    rank,
    resolve,
    table,
    tracks,
)
from games.throne.looks import log
from games.throne.phases import place, plan
from support.clauses import clause
from tabard.core import engine
from tabard.core.values import Event
from tabard.games.throne.action_events import (
    ModeChosen,
    TurnBegan,
    TurnEnded,
)
from tabard.games.throne.bid_events import (
    BidPlaced,
    BidRevealed,
    BidsRanked,
    ClaimCompleted,
    ClaimDrawn,
    ClaimKept,
    ClaimsDiscarded,
    ClaimsShuffled,
    ClaimsSilent,
    DisplayCleared,
    DisplaySplit,
    FirstPlayerTaken,
    GroupTaken,
    MarkersReturned,
    NobodyRanked,
    StarSet,
)
from tabard.games.throne.events import (
    CardDisplayed,
    CardDrawn,
    ClaimsRevealed,
    CleanedUp,
    DeckShuffled,
    DecreeRead,
    EndClaimDealt,
    EndClaimsKept,
    FirstPlayerDrawn,
    HouseChosen,
    LordDealt,
    LordRevealed,
    MatchBegan,
    MatchWon,
    QueenDied,
    QueenOutlived,
    TokenLaid,
    TotalCounted,
    TraderArrived,
    WeekBegan,
)
from tabard.games.throne.kinds import (
    DEPLOY,
    EITHER,
    MIX,
    TASK,
)
from tabard.games.throne.scoring import BY_TOTAL
from tabard.games.throne.setup import Setup
from tabard.games.throne.state import new_table

II, III, VII = 1, 2, 6


@clause("TH-SETUP-01", "TH-SETUP-04", "TH-SETUP-07", "TH-SETUP-10", "TH-SETUP-15", "TH-SETUP-17")
def test_the_setup_is_told() -> None:
    rules = table(2, options={"houses": "by_choice"}).rules
    state = new_table(2, rules)
    state.is_telling = True
    state.schedule(Setup())
    engine.settle(state)
    assert state.told == [MatchBegan(2)]
    assert log(state, "house:umbral", "house:antares") == [HouseChosen(0, 3), HouseChosen(1, 2)]
    ends = [f"end:E{number:02}" for number in range(1, 11)]
    dealt = [EndClaimDealt(seat, 5 * seat + n) for seat in (0, 1) for n in range(5)]
    assert log(state, *ends) == dealt
    kept = log(state, *ends[2:5], "confirm", *ends[5:8], "confirm")
    assert kept == [EndClaimsKept(0, (2, 3, 4)), EndClaimsKept(1, (5, 6, 7))]
    lords = log(state, "lord:patron", "lord:warlord", "lord:regent", "lord:spymaster")
    assert lords == [LordDealt(0, 0), LordDealt(0, 1), LordDealt(1, 5), LordDealt(1, 2)]
    assert log(state, "lord:warlord", "lord:regent") == [LordRevealed(0, 1), LordRevealed(1, 5)]
    cards = log(state, *["card:spy-1"] * 3, *["card:spy-2"] * 3)
    assert cards == [*[CardDrawn(0, 3)] * 3, *[CardDrawn(1, 4)] * 3]
    tokens = log(state, "token:public_works", "token:gratitude", "token:helping_hands")
    assert tokens == [TokenLaid(2, 3), TokenLaid(4, 1), TokenLaid(6, 0)]
    assert log(state, "player:1") == [FirstPlayerDrawn(1), WeekBegan(1, 1)]


@clause("TH-RESET-01", "TH-RESET-02", "TH-RESET-03", "TH-DEC-03", "TH-DEC-04", "TH-CLEAN-02")
def test_a_reset_is_told() -> None:
    state = begin(table(merchant="salt_pedlar"))
    assert state.told == [CleanedUp(1), WeekBegan(2, 0)]
    assert log(state, "merchant:bookbinder") == [TraderArrived(10)]
    cards = log(state, *["card:joker-1"] * 4, "card:spy-1")
    assert cards == [*[CardDisplayed(15)] * 4, CardDisplayed(3)]
    told = [QueenDied(11, 2), DecreeRead(8, 17)]
    assert log(state, "decree:the_queen_is_dead", "decree:D09") == told


@clause("TH-PLAN-01", "TH-PLAN-03", "TH-PLAN-04")
def test_bids_are_told_with_their_bid_space() -> None:
    state = plan(table())
    before = len(state.told)
    place(state, "III 2", "III 0", "V 1", "III star", "V 0")
    assert state.told[before:] == [
        BidPlaced(0, 2, 0, 2),
        BidPlaced(1, 2, 1, 0),
        BidPlaced(2, 4, 0, 1),
        BidPlaced(0, 2, 0, 3),
        BidPlaced(1, 4, 1, 0),
    ]


@clause("TH-AP-01", "TH-AP-07", "TH-BID-08", "TH-BID-12")
def test_the_turns_of_a_space_are_told() -> None:
    state = table(4)
    bids(state, "III", (2, "1"), (1, "2"), (0, "2 1"), (3, "0"))
    resolve(state, "III")
    assert state.told == [
        BidRevealed(2, III, (1,)),
        BidRevealed(1, III, (2,)),
        BidRevealed(0, III, (2, 1)),
        BidRevealed(3, III, (0,)),
        BidsRanked(III, (0, 1, 2)),
        TurnBegan(0, III, 3, MIX),
    ]
    told = [TurnEnded(0, 3), TurnBegan(1, III, 2, EITHER), ModeChosen(1, TASK), TurnEnded(1, 1)]
    assert log(state, "end_turn", "mode:task", "end_turn") == [*told, TurnBegan(2, III, 1, DEPLOY)]
    assert log(state, "end_turn")[:3] == [TurnEnded(2, 1), MarkersReturned(III), CleanedUp(1)]


@clause("TH-BID-10", "TH-BID-12")
def test_a_space_without_bids_is_told() -> None:
    state = resolve(table(), "VII")
    assert state.told == [NobodyRanked(VII), CleanedUp(1), WeekBegan(2, 0)]
    state = table()
    bids(state, "VII", (1, "0"))
    resolve(state, "VII")
    told = [BidRevealed(1, VII, (0,)), NobodyRanked(VII), MarkersReturned(VII)]
    assert state.told[:3] == told


@clause("TH-BID-04")
def test_a_star_is_told_with_its_value() -> None:
    state = table()
    bids(state, "VII", (1, "star"))
    resolve(state, "VII")
    told = [StarSet(1, 2), BidsRanked(VII, (1,)), TurnBegan(1, VII, 3, MIX)]
    assert log(state, "star:2") == told


@clause("TH-CLM-01", "TH-CLM-02", "TH-CLM-03", "TH-GEN-10")
def test_claims_are_told_from_the_draw_to_the_discard() -> None:
    state = table()
    claims_left(state, "G41 G48 G01", 2)
    discard_claims(state, "G01")
    rank(state, "I", 1)
    told = [ClaimDrawn(0, 40), ClaimDrawn(0, 47), ClaimsShuffled(1), ClaimDrawn(0, 0)]
    assert log(state, "claim:G41", "claim:G48", "claim:G01") == told
    told = [ClaimKept(0, 40), ClaimsDiscarded(0, 2, (0, 47)), FirstPlayerTaken(0)]
    assert log(state, "claim:G41")[:3] == told


@clause("TH-CARD-01", "TH-CARD-04")
def test_a_completed_claim_is_told_and_a_silence_that_speaks() -> None:
    state = table()
    claims(state, 0, "G40 G06")
    tracks(state, 0, strength=9, trade=9)
    bids(state, "III", (0, "1"))
    resolve(state, "III")
    turn_of_0 = [BidsRanked(III, (0,)), TurnBegan(0, III, 3, MIX)]
    assert state.told[1:] == [*turn_of_0, ClaimCompleted(0, 5), ClaimsSilent(0)]


@clause("TH-CARD-01")
def test_a_silence_that_says_nothing_is_not_told() -> None:
    state = table()
    claims(state, 0, "G40")
    done(state, 1, "G06")
    tracks(state, 0, strength=9)
    bids(state, "III", (0, "1"))
    resolve(state, "III")
    assert state.told[-1] == TurnBegan(0, III, 3, MIX)


@clause("TH-CARD-01")
def test_with_no_claim_left_there_is_no_silence() -> None:
    state = table()
    claims(state, 0, "G06")
    tracks(state, 0, strength=9, trade=9)
    bids(state, "III", (0, "1"))
    resolve(state, "III")
    assert state.told[-1] == ClaimCompleted(0, 5)


@clause("TH-WF-01", "TH-WF-02", "TH-WF-04", "TH-WF-08")
def test_the_display_is_told_from_the_split_to_the_last_card() -> None:
    state = table()
    display(state, "soldier-1 soldier-2 soldier-3 banker-1 banker-2")
    rank(state, "II", 2, 1)
    split = log(state, "single:banker-2", "card:soldier-3")
    assert split == [DisplaySplit(1, (0, 2), (1, 9), (10,))]
    assert log(state, "group:1") == [GroupTaken(0, (1, 9), ())]
    told = [GroupTaken(1, (2,), (0,)), DisplayCleared((10,)), MarkersReturned(II)]
    assert log(state, "group:0", "card:soldier-3")[:3] == told


@clause("TH-WF-10")
@pytest.mark.parametrize(
    ("cards", "clicks", "told"),
    [
        ("spy-1 spy-2", [], DisplaySplit(0, (3, 4), (), ())),
        ("spy-1", [], DisplaySplit(0, (3,), (), ())),
        ("spy-1 spy-2 spy-3", ["single:spy-2"], DisplaySplit(0, (3, 5), (), (4,))),
        ("spy-1*2 spy-2*2", ["card:spy-2"], DisplaySplit(0, (3, 4), (3, 4), ())),
    ],
)
def test_a_small_display_is_told_as_it_is_split(cards: str, clicks: list[str], told: Event) -> None:
    state = table()
    display(state, cards)
    rank(state, "II", 2, 3, 4)
    answer(state, *clicks)
    assert state.told[-1] == told


@clause("TH-WF-09", "TH-GEN-09")
def test_a_display_nobody_takes_and_a_new_deck_are_told() -> None:
    state = table()
    display(state, "spy-1")
    deck(state, "")
    resolve(state, "II")
    assert state.told[:3] == [NobodyRanked(II), DisplayCleared((3,)), CleanedUp(1)]
    assert log(state, "merchant:bookbinder")[1:] == [DeckShuffled(72)]


@clause("TH-END-01", "TH-INFO-13", "TH-SCORE-11", "TH-TIE-01")
@pytest.mark.parametrize("is_dead", [False, True])
def test_the_end_is_told(is_dead: bool) -> None:
    state = table(week=6)
    if is_dead:
        bury_the_queen(state)
    claims(state, 1, "G40")
    tracks(state, 2, strength=7)
    state.houses[2].ends = (10, 11, 12)
    tracks(state, 0, strength=8)
    begin(state)
    outlived: list[Event] = [] if is_dead else [QueenOutlived()]
    assert state.told == [
        CleanedUp(6),
        *outlived,
        ClaimsRevealed(0, (), (2,), (0, 1)),
        ClaimsRevealed(1, (39,), (), (5, 6, 7)),
        ClaimsRevealed(2, (), (), (10, 11, 12)),
        TotalCounted(0, -5),
        TotalCounted(1, -20),
        TotalCounted(2, -14),
        MatchWon((0,), BY_TOTAL),
    ]
