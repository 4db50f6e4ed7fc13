"""Changes to a table, and the law of the table that each of them breaks."""

from __future__ import annotations

from collections.abc import Callable

from games.archon.builders import (
    figures,
    goods,
    own_cards,
    repository,
    score,
    slot_number,
    table,
    tiles,
    token,
    warriors,
)
from support.laws import add, put
from tabard.core.values import BLANK
from tabard.games.archon.acting import Enter
from tabard.games.archon.dividing import Divide
from tabard.games.archon.kinds import CARD_KINDS
from tabard.games.archon.season import Raid
from tabard.games.archon.state import (
    ArchonState,
)
from tabard.parts.bag import Bag

Change = Callable[[ArchonState], object]


def laid() -> ArchonState:
    """A table of three in round 5, with something of everything on it."""
    state = table(3, round=5)
    tiles(state, 0, "mint")
    own_cards(state, 0, "science", 1)
    figures(state, 1, "treasury_1")
    token(state, 0, "barracks_1")
    warriors(state, 0, 1)
    goods(state, 0, gold=2, stone=1, recruit=1)
    repository(state, stone=2)
    score(state, 0, 9)
    return state


def lay_open(state: ArchonState, *seats: int) -> None:
    """Hands are hidden no longer; the reserves of these players lie with their played cards."""
    state.hides = False
    for seat in seats:
        house = state.houses[seat]
        for kind in range(CARD_KINDS):
            house.played[kind] += house.reserve[kind]
        house.reserve = [0] * CARD_KINDS


def show_fourth(state: ArchonState) -> None:
    """A fourth Science card comes to the display."""
    card = state.decks[0].kinds()[0]
    state.decks[0].take(card)
    state.displays[0] = (*state.displays[0], card)


def owe_card(state: ArchonState) -> None:
    """A Science card of seat 0 is with seat 1 too, and the deck owes it."""
    state.houses[1].displays[0] = state.houses[0].displays[0]
    add(state.decks[0].counts, (state.houses[0].displays[0][0], -1))
    state.decks[0].size -= 1


def owe_mint(state: ArchonState) -> None:
    """All three players have a Mint, of which there are two."""
    for house in state.houses[1:]:
        house.tiles = (0,)
    state.tiles[0] = -1


def twice(bag: Bag, card: int) -> None:
    """A card lies in a deck twice."""
    bag.counts[card] = 2
    bag.size += 1


def carry(found: list[int], other: list[int], place: int, amount: int) -> None:
    """Move so much from one list to another."""
    found[place] -= amount
    other[place] += amount


def attack_twice(state: ArchonState) -> None:
    """Two more attacks in one season."""
    state.attacks.take(4)
    state.attacks.take(5)


def tenth_round(state: ArchonState) -> None:
    """Round 10, after the third attack."""
    state.attacks.take(1)
    state.attacks.take(2)
    put(state, round=10, attack=2)


TABLE_LAWS: dict[str, tuple[Change, str]] = {
    "a step for nobody": (
        lambda s: put(s, agenda=[Enter(3, False)]),
        "there is no seat 3",
    ),
    "a step for less than nobody": (
        lambda s: put(s, agenda=[Enter(-1, False)]),
        "there is no seat -1",
    ),
    "too few who divide their cards": (
        lambda s: put(s, agenda=[Divide(((), ()), 5)]),
        "all seats pick at once",
    ),
    "too many who are raided": (
        lambda s: put(s, agenda=[Raid(((),) * 4)]),
        "all seats pick at once",
    ),
    "a hand of four": (
        lambda s: put(s, agenda=[Divide(((), (), ()), 4)]),
        "a hand has 5 cards",
    ),
    "a stockpile that owes cubes": (
        lambda s: carry(s.stock, s.repository, 1, 20),
        "goods add up: nowhere is less than nothing",
    ),
    "a Repository that owes cubes": (
        lambda s: carry(s.repository, s.stock, 1, 20),
        "goods add up: nowhere is less than nothing",
    ),
    "a cube too many": (
        lambda s: add(s.repository, (4, 1)),
        "goods add up: there are 15 of iron, not 16",
    ),
    "a cube too few": (
        lambda s: add(s.houses[0].goods, (1, -1)),
        "goods add up: there are 15 of stone, not 14",
    ),
    "a Recruit too many": (
        lambda s: add(s.stock, (5, 1)),
        "goods add up: there are 25 of recruit, not 26",
    ),
    "Gold in an endless bank": (
        lambda s: add(s.stock, (0, 1)),
        "goods add up: there are 0 of gold, not 1",
    ),
    "Gold in the Repository": (
        lambda s: add(s.repository, (0, 1)),
        "the Repository holds cubes alone",
    ),
    "a Recruit in the Repository": (
        lambda s: add(s.repository, (5, 1)),
        "the Repository holds cubes alone",
    ),
    "a Science card twice": (
        lambda s: put(s.houses[1], displays=s.houses[0].displays[:]),
        "Science and Arts cards add up: each is there once",
    ),
    "an Arts card lost": (
        lambda s: put(s, displays=[s.displays[0], s.displays[1][1:]]),
        "Science and Arts cards add up: each is there once",
    ),
    "a deck that owes a card": (owe_card, "Science and Arts cards add up: each is there once"),
    "a deck that is miscounted": (
        lambda s: put(s.decks[1], size=3),
        "Science and Arts cards add up: each is there once",
    ),
    "a fourth card on display": (show_fourth, "a display shows 3 cards at most"),
    "a tile too many": (
        lambda s: add(s.tiles, (0, 1)),
        "tiles add up: there are 2 of mint",
    ),
    "a tile lost": (
        lambda s: add(s.tiles, (13, -1)),
        "tiles add up: there are 1 of royal_gardens",
    ),
    "less than no tiles left": (owe_mint, "tiles add up: there are 2 of mint"),
    "a favor on two slots": (
        lambda s: put(s, favors=(0, 0, 1)),
        "each King's Favor is there once",
    ),
    "a favor on show and in the stock": (
        lambda s: s.favor_deck.put(s.favors[1]),
        "a King's Favor on show is not in the stock",
    ),
    "a favor in the stock twice": (
        lambda s: twice(s.favor_deck, 10),
        "each King's Favor is there once",
    ),
    "a stock of favors that is miscounted": (
        lambda s: put(s.favor_deck, size=3),
        "each King's Favor is there once",
    ),
    "a favor too few": (
        lambda s: put(s, favors=s.favors[:2]),
        "3 King's Favors are on show",
    ),
    "a Province twice": (
        lambda s: twice(s.provinces, 10),
        "each Province and each Attack card is there once",
    ),
    "an Attack card twice": (
        lambda s: twice(s.attacks, 3),
        "each Province and each Attack card is there once",
    ),
    "Attack cards that are miscounted": (
        lambda s: put(s.attacks, size=4),
        "each Province and each Attack card is there once",
    ),
    "a Province open and in the stock": (
        lambda s: s.provinces.put(s.province),
        "the open Province is not in the stock",
    ),
    "an attack too few": (
        lambda s: s.attacks.put(s.attack),
        "one Attack card is drawn a season",
    ),
    "an attack too many": (attack_twice, "one Attack card is drawn a season"),
    "no Attack card open": (
        lambda s: put(s, attack=BLANK),
        "an Attack card lies open after the first attack",
    ),
    "an Attack card open and in the stock": (
        lambda s: put(s, attack=5),
        "an Attack card that was drawn leaves the game",
    ),
    "no Province open": (lambda s: put(s, province=BLANK), "a Province lies open"),
    "a Figure on a cover": (
        lambda s: figures(s, 1, "marketplace_2"),
        "a covered slot holds nobody",
    ),
    "a Figure where no favor lies": (
        lambda s: figures(s, 1, "palace_4"),
        "a covered slot holds nobody",
    ),
    "a token on a cover": (
        lambda s: s.tokens.__setitem__(slot_number("marketplace_2"), (1,)),
        "a covered slot holds nobody",
    ),
    "a token without a Figure": (
        lambda s: s.tokens.__setitem__(slot_number("barracks_2"), (1,)),
        "a Tax Collector token lies under a Figure of its owner",
    ),
    "a token under the Figure of another": (
        lambda s: s.tokens.__setitem__(slot_number("treasury_1"), (0,)),
        "a Tax Collector token lies under a Figure of its owner",
    ),
    "a tenth round": (tenth_round, "rounds are counted from 1 to 9"),
    "two places for one player": (
        lambda s: put(s, order=(0, 1, 1)),
        "every player has a place in the player order",
    ),
    "a player without a place": (
        lambda s: put(s, order=(0, 1)),
        "every player has a place in the player order",
    ),
    "a King's Grant too few": (
        lambda s: put(s, grants=(0, 1)),
        "3 King's Grants lie open",
    ),
    "a King's Grant twice": (
        lambda s: put(s, grants=(0, 1, 1)),
        "3 King's Grants lie open",
    ),
    "a King's Grant too many": (
        lambda s: put(s, grants=(0, 1, 2, 2)),
        "3 King's Grants lie open",
    ),
}
