"""Lays any table of Archon, and answers in words; reading.py reads the table in the same words.

Cards are written by kind, parted by blanks: `"courtier*2 scribe"`. Slots have their ids:
`"treasury_1"`, and `"palace_1"` ff. for the King's Favors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from support import questions
from support.questions import first_asked, go_on, options
from tabard.core import engine
from tabard.core.state import Step
from tabard.core.values import CHANCE
from tabard.games.archon.acting import NextTurn
from tabard.games.archon.game import Archon
from tabard.games.archon.kinds import (
    AT_ROUND_END,
    CARD_KINDS,
    CARD_NAMES,
    CATEGORY_NAMES,
    COURTIER,
    GOLD,
    GOOD_NAMES,
    GOODS,
    IN_ROUND,
    RECRUIT,
    RESOURCES,
    TILE_NAMES,
    season_of,
)
from tabard.games.archon.laws import broken_law
from tabard.games.archon.rounds import BeginRound, EndRound
from tabard.games.archon.state import TILE_LINE, ArchonState, earn, new_table

GAME: Final = Archon()
GOOD_WORDS: Final[Sequence[str]] = GOOD_NAMES
CATEGORY_WORDS: Final[Sequence[str]] = CATEGORY_NAMES


def table(seats: int = 3, round: int = 1, **options: str) -> ArchonState:
    """A table in a round, before the first turn, with nothing on it that could disturb.

    The player order is that of the seats, all goods are 0, everybody has five Courtiers in hand and
    three Courtiers, a Scribe and a Merchant in reserve (in even rounds: as played cards). The
    first favors, grants and display cards of the data lie open, the Repository is empty. Lay the
    rest with the functions below, then let it begin.
    """
    rules = GAME.rules(seats, options)
    state = new_table(seats, rules)
    catalog = rules.catalog
    state.round, state.phase = round, IN_ROUND
    state.order = tuple(range(seats))
    state.grants = (0, 1, 2)
    lay_favors(state, *[favor.name for favor in catalog.favor[: rules.favors]])
    for display in range(len(state.displays)):
        keys = [card.name for card in catalog.draw[display][: catalog.shown]]
        lay_display(state, CATEGORY_NAMES[display], *keys)
    state.province = 0
    for province in range(round):
        state.provinces.take(province)
        state.province = province
    for attack in range(season_of(round)):
        state.attacks.take(attack)
        state.attack = attack
    state.hides = round % 2 == 1
    for seat in range(seats):
        cards(state, seat, "courtier*5", others="courtier*3 scribe merchant")
    state.is_telling = True
    return state


def kinds_in(text: str) -> list[int]:
    """`"courtier*2 scribe"` as counts by kind."""
    counts = [0] * CARD_KINDS
    for word in text.split():
        key, _, count = word.partition("*")
        counts[CARD_NAMES.index(key)] += int(count or 1)
    return counts


def cards(
    state: ArchonState, seat: int, hand: str, played: str = "", others: str | None = None
) -> None:
    """Say where the ten cards of a player are.

    `others` are in reserve, in even rounds with the played ones. If they are not given, they are
    Courtiers, as far as there are eight, then Merchants and Scribes; what does not fit into a
    reserve of five was played before.
    """
    house, catalog = state.houses[seat], state.rules.catalog
    house.hand, house.played = kinds_in(hand), kinds_in(played)
    rest = [0] * CARD_KINDS if others is None else kinds_in(others)
    if others is None:
        for kind in (COURTIER, 4, 3, 2):
            most = catalog.box.cards.most[kind] - house.hand[kind] - house.played[kind]
            missing = catalog.own_cards - sum(house.hand) - sum(house.played) - sum(rest)
            rest[kind] = max(0, min(most, missing))
    house.reserve = [0] * CARD_KINDS
    for kind in range(CARD_KINDS):
        for _ in range(rest[kind]):
            has_room = sum(house.reserve) < catalog.hand
            (house.reserve if state.hides and has_room else house.played)[kind] += 1


def goods(state: ArchonState, seat: int, **amounts: int) -> None:
    """Set goods of a player, out of the supply: `goods(state, 0, gold=3, stone=1)`."""
    house = state.houses[seat]
    for name, amount in amounts.items():
        good = GOOD_WORDS.index(name)
        before = house.goods[good]
        house.goods[good] = amount
        limited = {GOLD: state.rules.limits_gold, RECRUIT: state.rules.limits_recruits}
        if limited.get(good, True):
            state.stock[good] -= amount - before


def lay_favors(state: ArchonState, *keys: str) -> None:
    """Which King's Favors lie on the slots from 1 on; the others are in the stock."""
    for favor in state.favors:
        state.favor_deck.put(favor)
    names = [favor.name for favor in GAME.catalog.favor]
    state.favors = tuple([names.index(key) for key in keys])
    for favor in state.favors:
        state.favor_deck.take(favor)


def lay_display(state: ArchonState, category: str, *keys: str) -> None:
    """Which Science or Arts cards lie open."""
    display = CATEGORY_WORDS.index(category)
    for card in state.displays[display]:
        state.decks[display].put(card)
    names = [card.name for card in GAME.catalog.draw[display]]
    state.displays[display] = tuple([names.index(key) for key in keys])
    for card in state.displays[display]:
        state.decks[display].take(card)


def own_cards(state: ArchonState, seat: int, category: str, count: int) -> None:
    """Let a player have taken so many Science or Arts cards from the deck."""
    display = CATEGORY_WORDS.index(category)
    for card in state.decks[display].kinds()[:count]:
        state.decks[display].take(card)
        house = state.houses[seat]
        house.displays[display] = (*house.displays[display], card)


def grants(state: ArchonState, *keys: str) -> None:
    """Which King's Grants lie open, season by season."""
    names = [grant.name for grant in GAME.catalog.grant]
    state.grants = tuple([names.index(key) for key in keys])


def repository(state: ArchonState, **cubes: int) -> None:
    """Which cubes lie in the Repository, out of the stockpile."""
    for good in RESOURCES:
        state.stock[good] += state.repository[good]
        state.repository[good] = cubes.get(GOOD_NAMES[good], 0)
        state.stock[good] -= state.repository[good]


def stock(state: ArchonState, seat: int, **left: int) -> None:
    """Leave so much in the supply; what is missing goes to a player."""
    for name, amount in left.items():
        good = GOOD_WORDS.index(name)
        state.houses[seat].goods[good] += state.stock[good] - amount
        state.stock[good] = amount


def slot_number(key: str) -> int:
    return [slot.name for slot in GAME.catalog.slot].index(key)


def figures(state: ArchonState, seat: int, *slots: str) -> None:
    """Put Figures of a player on slots."""
    for key in slots:
        state.figures[slot_number(key)] = (*state.figures[slot_number(key)], seat)


def token(state: ArchonState, seat: int, *slots: str) -> None:
    """Put a Figure with a Tax Collector token of its owner on slots."""
    for key in slots:
        figures(state, seat, key)
        state.tokens[slot_number(key)] = (*state.tokens[slot_number(key)], seat)


def tiles(state: ArchonState, seat: int, *keys: str) -> None:
    """Let a player have built tiles, in this season, with their VP."""
    house = state.houses[seat]
    for key in keys:
        tile = TILE_NAMES.index(key)
        state.tiles[tile] -= 1
        house.tiles = (*house.tiles, tile)


def warriors(state: ArchonState, seat: int, *spaces: int) -> None:
    """Post Elite Warriors on spaces of the wall, counted from 1."""
    for space in spaces:
        state.wall[space - 1] = seat


def score(state: ArchonState, seat: int, vp: int) -> None:
    """Let a player have so many VP; the difference was gained with tiles of this season."""
    earn(state, seat, TILE_LINE, vp - state.houses[seat].score)


def order(state: ArchonState, *seats: int) -> None:
    """The player order."""
    state.order = tuple(seats)


def passed(state: ArchonState, *seats: int) -> None:
    """Let players have passed with the cards in their hands unused."""
    for seat in seats:
        state.houses[seat].unused = state.houses[seat].in_hand()


def begin(state: ArchonState, *steps: Step[Any]) -> ArchonState:
    """Put steps on the agenda, nothing after them, and let them run until somebody is asked."""
    questions.begin(state, broken_law, *steps)
    go_on(state)
    return state


def turns(state: ArchonState, first: int = 0) -> ArchonState:
    """Turns from a place of the player order on, until all have passed; nothing comes after."""
    return begin(state, NextTurn(first))


def alone(state: ArchonState) -> ArchonState:
    """Only seat 0 plays on."""
    passed(state, *range(1, state.seats))
    return turns(state)


def holding(text: str, seats: int = 3, **options: str) -> ArchonState:
    """A table where seat 0 has these cards in hand; Courtiers that are missing were played."""
    state = table(seats, 1, **options)
    count = sum(int(word.partition("*")[2] or 1) for word in text.split())
    played = f"courtier*{5 - count}" if count < 5 else ""
    cards(state, 0, text, played, others="courtier*3 scribe merchant")
    return state


def whole_round(state: ArchonState) -> ArchonState:
    """The round with its end, and all that follows."""
    return begin(state, BeginRound())


def end_round(state: ArchonState) -> ArchonState:
    """All pass with what they hold; then the end of the round and all that follows."""
    passed(state, *range(state.seats))
    state.phase = AT_ROUND_END
    return begin(state, EndRound())


def answer(state: ArchonState, *texts: str) -> None:
    """Answer one decision after another, for whoever is asked first, CHANCE included.

    Decisions with one option answer themselves if they may; laws are checked after each answer.
    """
    for text in texts:
        assert engine.pending(state), f"nobody is asked for {text}"
        answer_for(state, first_asked(state), text)


def answer_for(state: ArchonState, seat: int, *texts: str) -> None:
    """Answer for one seat, of several that pick at once."""
    for text in texts:
        engine.play(state, seat, engine.choice_from_text(state, seat, text))
        go_on(state)
        assert broken_law(state) == "", broken_law(state)


def divide(state: ArchonState, seat: int, hand: str) -> None:
    """Pick five cards for the hand and confirm."""
    for kind, count in enumerate(kinds_in(hand)):
        for _ in range(count):
            answer_for(state, seat, f"to_hand:{CARD_NAMES[kind]}")
    answer_for(state, seat, "confirm")


def use(state: ArchonState, slot: str, kind: str = "courtier", *more: str) -> None:
    """A turn: enter a slot with cards of a kind, then answer what follows."""
    answer(state, f"slot:{slot}", f"with:{kind}", *more)


def skip_chance(state: ArchonState) -> None:
    """Let chance take its first option until a seat is asked or all is done."""
    while engine.pending(state) and engine.pending(state)[0].seat == CHANCE:
        answer(state, options(state)[0])


def all_goods(state: ArchonState, seat: int) -> dict[str, int]:
    """All that a player has of anything."""
    counts = state.houses[seat].goods
    return {GOOD_NAMES[good]: counts[good] for good in range(GOODS) if counts[good] > 0}
