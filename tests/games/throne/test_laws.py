"""Each law of conservation is told in words when a table breaks it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from games.throne.builders import GAME, begin, bury_the_queen, decree, table, turn
from games.throne.finals import lay, site
from support.laws import put
from tabard.core.values import BLANK
from tabard.games.throne.deeds import Deed
from tabard.games.throne.kinds import SPACE_NAMES
from tabard.games.throne.laws import broken_law
from tabard.games.throne.planning import PlaceBid
from tabard.games.throne.state import Buried, Held, House, ThroneState


def test_a_table_as_laid_breaks_no_law() -> None:
    for seats in (2, 3, 4):
        for week in range(1, 7):
            assert broken_law(table(seats, week=week)) == ""


def broken_by(change: Callable[[ThroneState], object]) -> str:
    """The law that a change to the table breaks."""
    state = lay(table(), 0, hand="spy-1", claims="G06", workers={"spy": {"roselie": 1}})
    assert broken_law(state) == ""
    change(state)
    return broken_law(state)


def read_traders(state: ThroneState, numbers: Iterable[int]) -> None:
    """Take Travelling Merchants out of their deck."""
    for number in numbers:
        state.traders.take(number)


def crown_the_dead(state: ThroneState) -> None:
    """Let The Queen Is Dead lie open as the decree of the week."""
    bury_the_queen(state)
    state.decree = [decree.is_queen for decree in GAME.catalog.deck.decrees].index(True)


def with_claim(state: ThroneState, held: Held) -> None:
    """Turn the claim in the hand of seat 0 into another."""
    state.houses[0].claims = (held,)


TABLE_LAWS: dict[str, tuple[Callable[[ThroneState], object], str]] = {
    "a card too many": (
        lambda s: s.deck.put(0),
        "Workforce cards add up: there are 5 of soldier-1, not 6",
    ),
    "a card too few": (
        lambda s: s.houses[0].hand.take(3),
        "Workforce cards add up: there are 5 of spy-1, not 4",
    ),
    "a card on the display as well": (
        lambda s: put(s, display=(0,)),
        "Workforce cards add up: there are 5 of soldier-1, not 6",
    ),
    "a card in the offer as well": (
        lambda s: put(s, offer=(0,)),
        "Workforce cards add up: there are 5 of soldier-1, not 6",
    ),
    "a card in a group as well": (
        lambda s: put(s, groups=((0,),)),
        "Workforce cards add up: there are 5 of soldier-1, not 6",
    ),
    "a pile that is miscounted": (
        lambda s: put(s.deck, size=3),
        "Workforce cards add up: no pile holds less than nothing of a kind",
    ),
    "a claim twice": (
        lambda s: s.claims.put(5),
        "In Game Claims add up: G06 is there once, not 2 times",
    ),
    "a claim completed as well": (
        lambda s: put(s.houses[1], done=(0,)),
        "In Game Claims add up: G01 is there once, not 2 times",
    ),
    "a claim drawn as well": (
        lambda s: put(s, drawn=(Held(0, 0, 0),)),
        "In Game Claims add up: G01 is there once, not 2 times",
    ),
    "a claim lost": (
        lambda s: s.claims.take(47),
        "In Game Claims add up: G48 is there once, not 0 times",
    ),
    "a claims deck that is miscounted": (
        lambda s: put(s.claims, size=3),
        "In Game Claims add up: no pile holds less than nothing of a kind",
    ),
    "a claim from a deck to come": (
        lambda s: with_claim(s, Held(5, 0, 1)),
        "a claim was drawn from a deck of the past or present",
    ),
    "a kept claim that was not dealt": (
        lambda s: put(s.houses[0], ends=(0, 1, 23)),
        "End of Game Claims are kept from those dealt",
    ),
    "a claim kept twice": (
        lambda s: put(s.houses[0], ends=(0, 1, 1)),
        "End of Game Claims are kept from those dealt",
    ),
    "a lord that was not dealt": (
        lambda s: put(s.houses[0], lord=7),
        "a lord is kept from those dealt",
    ),
    "an End of Game Claim lost": (
        lambda s: s.ends.take(23),
        "End of Game Claims add up: each is there once",
    ),
    "a lord lost": (lambda s: s.lords.take(7), "lords add up: each is there once"),
    "a seventh week": (
        lambda s: put(s, week=7),
        "weeks are counted from 0 to 6, not 7",
    ),
    "a decree twice": (
        lambda s: s.decrees.put(5),
        "each Royal Decree and each Travelling Merchant is there once",
    ),
    "a merchant twice": (
        lambda s: s.traders.put(5),
        "each Royal Decree and each Travelling Merchant is there once",
    ),
    "a decree lost": (
        lambda s: s.decrees.take(5),
        "Royal Decrees add up: 7 are in the deck",
    ),
    "a deck of decrees that is behind": (
        lambda s: put(s, week=3),
        "one Royal Decree is read a week, and The Queen Is Dead beside",
    ),
    "too many merchants read": (
        lambda s: read_traders(s, range(1, 8)),
        "one Travelling Merchant comes a week",
    ),
    "a queen dead without her decree": (
        lambda s: put(s, is_dead=True),
        "the Queen is dead if her decree was read, and only then",
    ),
    "a merchant open and in the deck": (
        lambda s: put(s, trader=5),
        "what lies open has left its deck",
    ),
    "a decree in force and in the deck": (
        lambda s: put(s, decree=5),
        "what lies open has left its deck",
    ),
    "the Queen's decree in force": (
        crown_the_dead,
        "The Queen Is Dead never stays in force",
    ),
    "a stack of four": (
        lambda s: put_markers(s, (0, 0, 1, 1), (0,)),
        "at most 3 Bidding markers lie in a stack",
    ),
    "a marker too many": (
        lambda s: s.houses[0].markers.__setitem__(2, 2),
        "Bidding markers add up: each player has all of them",
    ),
    "a bid space without a stack": (
        lambda s: put_markers(s, (), (0,)),
        "a bid space belongs to whoever has markers there",
    ),
    "a stack without a bid space": (
        lambda s: put_markers(s, (0,), ()),
        "a bid space belongs to whoever has markers there",
    ),
    "a first player who is nobody": (
        lambda s: put(s, first=BLANK),
        "the First Player marker lies with a seat",
    ),
    "a marker of nobody": (
        lambda s: put(s, marker=3),
        "the First Player marker lies with a seat",
    ),
    "an eighth space": (lambda s: put(s, space=7), "there is no action space 7"),
    "a negative bid": (lambda s: s.bids.__setitem__(0, -1), "bids are never below 0"),
    "a token twice": (
        lambda s: put(s, tokens=(1, 1, 2)),
        "each Alms Bonus token lies on one space",
    ),
    "a token too few": (
        lambda s: put(s, tokens=(1, 2)),
        "an Alms Bonus token lies on every bonus space",
    ),
    "a token of no kind": (
        lambda s: put(s, tokens=(1, 2, 4)),
        "there is no such Alms Bonus token",
    ),
    "a marker of anarchy too many": (
        lambda s: lay(s, 1, anarchy=25),
        "there are 24 Anarchy markers",
    ),
    "a memory of a deck to come": (
        lambda s: put(s, buried=(Buried(0, 3, 1),)),
        "what a seat remembers of discarded claims went into a deck since",
    ),
}


def put_markers(state: ThroneState, stack: tuple[int, ...], order: tuple[int, ...]) -> None:
    """Lay a stack of seat 0 in III, and say who has bid spaces there."""
    house = state.houses[0]
    for kind in stack:
        house.markers[kind] -= 1
    house.stacks[2] = stack
    state.order[2] = order


@pytest.mark.parametrize("case", TABLE_LAWS)
def test_a_law_of_the_table_is_told_when_it_is_broken(case: str) -> None:
    change, words = TABLE_LAWS[case]
    assert broken_by(change) == words


def place(house: House, kind: str, territory: str, count: int, supply: int) -> None:
    """Say how many workers stand somewhere, and how many are in the supply."""
    house.workers[site(kind, territory)] = count
    house.supply = supply


HOUSE_LAWS: dict[str, tuple[Callable[[House], object], str]] = {
    "a worker too many": (
        lambda h: put(h, supply=10),
        "workers add up: 10 on the map and in the supply",
    ),
    "a worker lost": (
        lambda h: h.workers.__setitem__(site("spy", "roselie"), 0),
        "workers add up: 10 on the map and in the supply",
    ),
    "a supply below nothing": (
        lambda h: place(h, "soldier", "roselie", 10, supply=-1),
        "workers add up: 10 on the map and in the supply",
    ),
    "a site below nothing": (
        lambda h: place(h, "soldier", "roselie", -1, supply=10),
        "no site holds fewer than no workers",
    ),
    "a worker where nobody lives": (
        lambda h: place(h, "soldier", "umbral", 1, supply=8),
        "nobody stands in a Home Territory without a Castle",
    ),
    "a track above its end": (
        lambda h: h.tracks.__setitem__(1, 13),
        "intrigue lies between 0 and 12, not at 13",
    ),
    "a track below its start": (
        lambda h: h.tracks.__setitem__(4, -1),
        "knowledge lies between 0 and 12, not at -1",
    ),
    "alms above the end": (
        lambda h: put(h, alms=8),
        "Alms lies between 0 and 7, not at 8",
    ),
    "diplomacy above the end": (
        lambda h: put(h, diplomacy=6),
        "Diplomacy lies between 0 and 5",
    ),
    "anarchy below nothing": (
        lambda h: put(h, anarchy=-1),
        "nobody has fewer than no markers or tokens",
    ),
    "influence below nothing": (
        lambda h: put(h, influence=-1),
        "nobody has fewer than no markers or tokens",
    ),
    "a Guild twice": (
        lambda h: put(h, guilds=(1, 1)),
        "at most 2 different Guilds are assigned",
    ),
    "three Guilds": (
        lambda h: put(h, guilds=(1, 2, 3)),
        "at most 2 different Guilds are assigned",
    ),
    "a sixth Guild": (lambda h: put(h, guilds=(5,)), "there is no such Guild"),
    "a known card that is not there": (
        lambda h: h.known.__setitem__(0, 1),
        "cards that all have seen are in the hand",
    ),
    "a claim from the future": (
        lambda h: put(h, claims=(Held(5, 1, 0),)),
        "a claim came to hand after deeds that were done",
    ),
}


@pytest.mark.parametrize("case", HOUSE_LAWS)
def test_a_law_of_a_house_is_told_when_it_is_broken(case: str) -> None:
    change, words = HOUSE_LAWS[case]
    assert broken_by(lambda state: change(state.houses[0])) == f"roselie: {words}"


def test_deeds_without_a_claim_in_hand_break_a_law() -> None:
    state = table()
    state.houses[1].deeds = (Deed(0, 2, (1, 0)),)
    assert broken_law(state) == "culver_lux: deeds are kept while a claim is in hand"


def test_the_open_space_is_the_one_on_the_agenda() -> None:
    state = turn(table(), 0, "III")
    assert broken_law(state) == ""
    state.space = SPACE_NAMES.index("VI")
    assert "open action space" in broken_law(state)


def draw_one(state: ThroneState) -> None:
    """Draw a claim for nobody."""
    state.claims.take(0)
    state.drawn = (Held(0, 0, 0),)


def broken_on_agenda(change: Callable[[ThroneState], object]) -> str:
    """The law that a change breaks while a player is about to place a marker."""
    state = table()
    decree(state, "royal_muster")
    begin(state, PlaceBid(0))
    assert broken_law(state) == ""
    change(state)
    return broken_law(state)


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (lambda state: put(state, decree=BLANK), "in Planning"),
        (lambda state: put(state, trader=BLANK), "in Planning"),
        (lambda state: put(state, bids=[0, 1, 0]), "nobody has a bid"),
        (lambda state: put(state.houses[1], lord=BLANK), "have a lord"),
        (lambda state: put(state.houses[1], ends=()), "End of Game Claims"),
        (draw_one, "drawn claims"),
    ],
)
def test_what_lies_open_fits_what_is_to_be_done(
    change: Callable[[ThroneState], object], law: str
) -> None:
    assert law in broken_on_agenda(change)
