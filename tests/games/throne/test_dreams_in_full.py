"""What a seat may dream: all that could be, nothing that it knows better, and it adds up."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.throne.builders import (
    GAME,
    answer,
    bag_names,
    begin,
    bids,
    claim_discard_of,
    claim_number,
    claims,
    claims_left,
    claims_of,
    deck,
    decree,
    discard_claims,
    guilds,
    hand,
    hand_of,
    no_discard,
    rank,
    resolve,
    shown,
    table,
    tracks,
    turn,
    workers,
)
from games.throne.looks import given
from games.throne.phases import place, plan
from support.clauses import clause
from support.questions import asked
from tabard.core.dice import Dice
from tabard.core.values import BLANK, seat_bit
from tabard.games.throne.kinds import STAR
from tabard.games.throne.laws import broken_law
from tabard.games.throne.setup import DrawFirst, KeepEnds, KeepLord
from tabard.games.throne.snapshot import encode
from tabard.games.throne.state import Buried, Held, ThroneState
from tabard.games.throne.weeks import Week

SPREAD = 104729
"""Seeds close to each other make dreams that are much alike."""


def dreams(state: ThroneState, seat: int, nights: int = 60) -> list[ThroneState]:
    """Dreams of a seat; each keeps the laws."""
    found = [GAME.imagine(state, seat, Dice(SPREAD * night)) for night in range(nights)]
    assert {broken_law(dream) for dream in found} == {""}
    return found


def few_cards() -> ThroneState:
    """All cards but four are in the first hand; of the second hand all have seen a Spy."""
    state = table()
    hand(state, 1, "spy-1 spy-2")
    hand(state, 2, "joker-1")
    state.houses[1].known[3] = 1
    deck(state, "banker-1")
    no_discard(state, 0)
    return turn(state, 0, "III")


@clause("TH-INFO-06", "TH-INFO-10")
def test_hands_and_deck_are_dreamt_in_every_way_they_could_lie() -> None:
    state = few_cards()
    found = {
        (*hand_of(dream, 1), *hand_of(dream, 2), *bag_names(dream.deck))
        for dream in dreams(state, 0)
    }
    unknown = ("spy-2", "joker-1", "banker-1")
    assert found == {("spy-1", *cards) for cards in permutations(unknown)}
    assert {tuple(hand_of(dream, 0)) for dream in dreams(state, 0, 5)} == {tuple(hand_of(state, 0))}


@clause("TH-INFO-06")
def test_the_own_hand_is_never_dreamt() -> None:
    for dream in dreams(few_cards(), 1, 10):
        assert hand_of(dream, 1) == ["spy-1", "spy-2"]


def an_offer(asked_for: int) -> ThroneState:
    """The first player has drawn three cards for the Scholar's Guild; two more are in the deck."""
    state = table(2)
    guilds(state, 0, "scholars_guild")
    tracks(state, 1, wealth=1)
    hand(state, 1, "soldier-1")
    deck(state, "spy-1 spy-2 spy-3 joker-1 joker-2")
    no_discard(state, 1)
    bids(state, "I", (0, "star"))
    resolve(state, "I")
    clicks = [f"card:{card}" for card in ("spy-1", "spy-2", "spy-3")]
    answer(state, "star:1", "guild:scholars_guild", *clicks, *["card:spy-1"][:asked_for])
    return state


@clause("TH-INFO-11")
def test_a_hidden_offer_is_dreamt_by_all_but_its_owner() -> None:
    state = an_offer(0)
    offers = {dream.offer for dream in dreams(state, 1, 100)}
    assert len(offers) == 10, "three of five cards"
    assert all(offer == tuple(sorted(offer)) for offer in offers)
    assert {dream.offer for dream in dreams(state, 0, 5)} == {state.offer}
    lies_open = an_offer(1)
    assert {dream.offer for dream in dreams(lies_open, 1, 5)} == {lies_open.offer}


@clause("TH-INFO-05", "TH-INFO-09")
def test_end_of_game_claims_of_others_are_dreamt_anew() -> None:
    state = turn(table(), 0, "III")
    own = state.houses[0]
    kept: set[int] = set()
    for dream in dreams(state, 0, 100):
        mine, other = dream.houses[0], dream.houses[1]
        assert (mine.ends, mine.dealt) == (own.ends, own.dealt)
        assert (len(other.ends), len(other.dealt)) == (3, 5)
        assert other.dealt == tuple(sorted(other.dealt))
        kept |= set(other.ends)
    assert kept == set(range(5, 24))


def before_the_first_week(state: ThroneState) -> None:
    """Put decree and merchant of the first week back, since it has not begun."""
    state.week = 0
    state.decrees.put(0)
    state.decrees_left += 1
    state.traders.put(state.trader)
    state.trader = BLANK


@clause("TH-SETUP-05")
def test_picks_of_whoever_is_done_are_dreamt_and_others_have_picked_nothing() -> None:
    state = table()
    before_the_first_week(state)
    for house in state.houses:
        house.ends = ()
    state.agenda = [Week(), DrawFirst(), KeepEnds(((0, 1), (5, 6, 7, BLANK), (10, 11, 12)))]
    picked = set()
    for dream in dreams(state, 0):
        step = dream.agenda[-1]
        assert isinstance(step, KeepEnds)
        mine, done, open_picks = step.picks
        assert (mine, open_picks, done[3:]) == ((0, 1), (), (BLANK,))
        assert len(set(done[:3])) == 3
        assert set(done[:3]) <= set(dream.houses[1].dealt)
        picked |= set(done[:3])
    assert len(picked) == 19


@clause("TH-SETUP-07", "TH-INFO-09")
def test_lords_of_others_are_dreamt_but_not_the_one_revealed() -> None:
    state = turn(table(), 0, "III")
    rejected = set()
    for dream in dreams(state, 0):
        assert dream.houses[0].lords == (0, 1)
        assert [house.lord for house in dream.houses] == [0, 2, 4]
        for seat in (1, 2):
            lords = dream.houses[seat].lords
            assert (len(lords), lords) == (2, tuple(sorted(lords)))
            assert dream.houses[seat].lord in lords
            rejected |= set(lords) - {dream.houses[seat].lord}
    assert rejected == {3, 5, 6, 7}


@clause("TH-SETUP-07")
def test_lords_not_revealed_yet_are_all_dreamt() -> None:
    state = table()
    before_the_first_week(state)
    for house in state.houses:
        house.lord = BLANK
    state.agenda = [Week(), DrawFirst(), KeepLord(((0,), (3,), ()))]
    picked = set()
    for dream in dreams(state, 0):
        step = dream.agenda[-1]
        assert isinstance(step, KeepLord)
        mine, done, open_picks = step.picks
        assert (mine, open_picks, len(done)) == ((0,), (), 1)
        assert done[0] in dream.houses[1].lords
        assert len({*dream.houses[1].lords, *dream.houses[2].lords, 0, 1}) == 6
        picked |= set(done)
    assert picked == {2, 3, 4, 5, 6, 7}


@clause("TH-INFO-02", "TH-INFO-04")
def test_face_down_markers_of_others_are_dreamt_in_every_order() -> None:
    state = table()
    bids(state, "III", (1, "2"), (0, "0"))
    bids(state, "IV", (0, "1 0"))
    bids(state, "V", (1, "1"))
    bids(state, "VII", (1, "star 0"))
    resolve(state, "III", "V", "VII")
    found = set()
    for dream in dreams(state, 0, 100):
        house = dream.houses[1]
        assert (house.stacks[2], house.markers) == ((2,), state.houses[1].markers)
        assert dream.houses[0].stacks == state.houses[0].stacks
        found.add((*house.stacks[4], *house.stacks[6]))
    assert found == set(permutations((0, 1, STAR)))


@clause("TH-INFO-02", "TH-PLAN-01")
def test_in_planning_every_marker_of_others_may_be_any() -> None:
    state = table(2)
    decree(state, "royal_muster")
    plan(state)
    place(state, "III 2", "IV 2", "III 0")
    found = set()
    for dream in dreams(state, 0, 100):
        house = dream.houses[1]
        assert sum(house.markers) == 5
        assert dream.houses[0].markers == state.houses[0].markers
        found |= set(house.stacks[3])
    assert found == {0, 1, 2, STAR}


def few_claims() -> ThroneState:
    """Four claims are unknown to the first player: of the second, discarded, and in the deck."""
    state = table()
    claims_left(state, "G41 G42 G43 G44", 0)
    claims(state, 1, "G41")
    discard_claims(state, "G42", seen=seat_bit(1))
    return state


@clause("TH-INFO-05", "TH-INFO-08", "TH-INFO-10")
def test_claims_are_dreamt_in_every_way_they_could_lie() -> None:
    state = turn(few_claims(), 2, "III")
    found = set()
    for dream in dreams(state, 0, 150):
        assert claims_of(dream, 0) == claims_of(state, 0)
        deck_of = [GAME.catalog.claim[claim].name for claim in dream.claims.kinds()]
        found.add((*claims_of(dream, 1), *claim_discard_of(dream), *deck_of))
    names = ("G41", "G42", "G43", "G44")
    assert found == {way for way in permutations(names) if way[2] < way[3]}
    assert all(claim_discard_of(dream) == ["G42"] for dream in dreams(state, 1, 10))


@clause("TH-INFO-08")
def test_claims_drawn_by_another_are_dreamt_and_by_the_drawer_not() -> None:
    state = rank(few_claims(), "I", 0, 0, 2)
    answer(state, "claim:G43", "claim:G44", "claim:G42")
    drawn = {tuple(sorted([held.claim for held in dream.drawn])) for dream in dreams(state, 0, 80)}
    assert len(drawn) == 4, "three of four"
    assert {dream.drawn for dream in dreams(state, 2, 5)} == {state.drawn}


@clause("TH-INFO-08", "TH-GEN-10")
def test_a_claim_thrown_into_a_new_deck_lies_where_a_card_of_that_deck_can() -> None:
    state = few_claims()
    state.era = 2
    state.houses[1].claims = (
        Held(claim_number("G41"), 0, 1),
        Held(claim_number("G43"), 0, 2),
    )
    state.claims.take(claim_number("G43"))
    state.buried = (Buried(0, claim_number("G43"), 2), Buried(1, claim_number("G44"), 2))
    state.claim_discard = (Held(claim_number("G42"), 0, 1, seat_bit(1)),)
    turn(state, 2, "III")
    places = set()
    for dream in dreams(state, 0, 80):
        first, second = claims_of(dream, 1)
        assert "G43" not in (first, *claim_discard_of(dream)), "they were drawn before"
        places.add("hand" if second == "G43" else "deck")
        assert dream.buried == (state.buried[0],)
        assert [held.era for held in dream.houses[1].claims] == [1, 2]
    assert places == {"hand", "deck"}


@clause("TH-INFO-08", "TH-CARD-09")
def test_dreamt_claims_keep_since_when_they_are_held_and_who_has_seen_them() -> None:
    state = few_claims()
    state.houses[1].claims = (Held(claim_number("G41"), 0, 0, 0),)
    turn(state, 2, "III")
    for dream in dreams(state, 0, 10):
        assert [(held.since, held.era) for held in dream.houses[1].claims] == [(0, 0)]
        assert [held.seen for held in dream.claim_discard] == [seat_bit(1)]


@clause("TH-CARD-01", "TH-INFO-05")
@pytest.mark.parametrize(("seat", "is_unmet"), [(1, True), (2, False)])
def test_a_claim_that_would_lie_open_is_dreamt_only_where_no_turn_is(
    seat: int, is_unmet: bool
) -> None:
    state = table()
    claims_left(state, "G06 G07 G41 G42", 0)
    claims(state, 1, "G41")
    tracks(state, 1, strength=9, intrigue=9)
    rank(state, "III", 0, *[1 if other == seat else 0 for other in (1, 2)])
    found = {claims_of(dream, 1)[0] for dream in dreams(state, 0)}
    assert found == ({"G41", "G42"} if is_unmet else {"G06", "G07", "G41", "G42"})


@clause("TH-INFO-12")
@pytest.mark.parametrize(
    ("space", "clicks", "prompt"),
    [
        ("III", ["action:recruit", "card:soldier-1"], "muster"),
        ("III", ["action:advance", "territory:centre"], "move_from"),
        ("III", ["action:attack", "territory:centre"], "attack_where"),
        ("IV", ["action:subterfuge", "territory:antares", "track:trade"], "subterfuge_where"),
        ("V", ["action:commerce", "territory:antares", "row:sell_trade"], "commerce_where"),
        ("VI", ["action:wages", "worker:spy", "territory:centre"], "move_kind"),
        ("VI", ["action:grant", "grant:guild"], "grant"),
    ],
)
def test_clicks_that_have_not_shown_yet_are_dreamt_undone(
    space: str, clicks: list[str], prompt: str
) -> None:
    state = table()
    for kind in ("soldier", "spy", "merchant"):
        workers(state, 0, {kind: {"centre": 1, "antares": 1}})
    hand(state, 0, "soldier-1*2")
    tracks(state, 0, trade=3)
    turn(state, 0, space)
    answer(state, *clicks)
    truth = state.agenda[-1]
    for dream in dreams(state, 1, 3):
        assert asked(dream) == (0, prompt)
    assert [dream.agenda[-1] for dream in dreams(state, 0, 3)] == [truth] * 3


@clause("TH-END-01")
def test_when_all_is_over_there_is_nothing_to_dream() -> None:
    state = begin(table(week=6))
    hand(state, 1, "spy-1")
    dream = GAME.imagine(state, 0, Dice(0))
    assert (hand_of(dream, 1), shown(dream, 0) == shown(state, 0)) == (["spy-1"], True)


@clause("TH-CARD-01", "TH-INFO-05")
def test_in_the_midst_of_an_action_it_is_still_the_same_turn() -> None:
    state = table()
    claims_left(state, "G06 G07 G41 G42", 0)
    claims(state, 1, "G41")
    tracks(state, 1, strength=9, intrigue=9)
    hand(state, 1, "soldier-1")
    rank(state, "III", 0, 1)
    answer(state, "action:recruit")
    assert asked(state) == (1, "muster")
    assert {claims_of(dream, 1)[0] for dream in dreams(state, 0)} == {"G41", "G42"}


def hidden_differently(number: int) -> ThroneState:
    """One of two tables that the first player cannot tell apart, in the midst of space III."""
    state = table()
    claims_left(state, "G41 G42 G43 G44", 0)
    claims(state, 1, ("G41", "G44")[number])
    discard_claims(state, ("G42", "G41")[number], seen=seat_bit(1))
    hand(state, 1, ("spy-1 joker-1", "banker-1 scholar-2")[number])
    hand(state, 2, ("scholar-2", "spy-1")[number])
    state.houses[1].ends = ((5, 6, 7), (9, 5, 8))[number]
    rejected = (3, 7)[number]
    state.lords.put(3)
    state.lords.take(rejected)
    state.houses[1].lords = (2, rejected)
    bids(state, "III", (0, "1"))
    bids(state, "V", (1, ("2", "star")[number]), (0, "0"))
    bids(state, "VI", (1, ("star 0", "0 2")[number]))
    return resolve(state, "III", "V", "VI")


@clause("TH-INFO-02", "TH-INFO-05", "TH-INFO-06", "TH-INFO-08", "TH-INFO-09")
def test_a_dream_does_not_depend_on_what_is_hidden() -> None:
    one, two = hidden_differently(0), hidden_differently(1)
    assert given(one, 0) == given(two, 0)
    for dream, other in zip(dreams(one, 0, 20), dreams(two, 0, 20), strict=True):
        assert encode(dream) == encode(other)
