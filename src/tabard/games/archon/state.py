"""What lies on the table of Archon."""

from __future__ import annotations

from typing import Final

from tabard.core.state import State
from tabard.core.values import BLANK
from tabard.games.archon.kinds import (
    CARD_KINDS,
    COURTIER,
    DISPLAYS,
    GOLD,
    GOODS,
    IN_SETUP,
    RECRUIT,
    SEASONS,
    TILES,
    season_of,
)
from tabard.games.archon.rules import Ruleset
from tabard.parts.bag import Bag, bag_of_each

FAVOR_LINE: Final = 0
SCIENCE_LINE: Final = 1
ARTS_LINE: Final = 2
WARRIOR_LINE: Final = 3
MAGISTER_LINE: Final = 4
TILE_LINE: Final = 5
ABILITY_LINE: Final = 6
GRANT_LINE: Final = 7
RAID_LINE: Final = 10
SEASON_LINES: Final = 11
LEVEL_LINE: Final = SEASON_LINES * SEASONS
LEFTOVER_LINE: Final = LEVEL_LINE + TILES
START_LINE: Final = LEFTOVER_LINE + 1
TALLY: Final = START_LINE + 1
"""Where VP come from: a row of lines for each season (three for the King's Grant, in the order of
the categories), then the abilities of tiles at the end, leftovers, and the start."""

PLENTY: Final = 1_000
"""As much as there is of a good that never runs out (AR-SUP-01)."""


class House:
    """What belongs to one player.

    `hand`, `reserve` and `played` count the ten cards by kind; `displays` are the Science and Arts
    cards taken, `unused` the number of cards announced on passing (BLANK before), `passages` how
    often Secret Passage was used this round. `arrivals` are Magisters that took the place of a
    Courtier in hand or reserve, unseen by others, in the order of their coming; of the first
    `settled` all can tell that they came to the hand, of those `stored` that they did not.
    `is_courtless` says that others could see that no Courtier was in hand.
    """

    def __init__(
        self,
        goods: list[int],
        score: int,
        hand: list[int],
        reserve: list[int],
        played: list[int],
        tiles: tuple[int, ...],
        displays: list[tuple[int, ...]],
        unused: int,
        passages: int,
        arrivals: tuple[int, ...],
        settled: int,
        stored: tuple[int, ...],
        is_courtless: bool,
        tally: tuple[int, ...],
    ) -> None:
        self.goods = goods
        self.score = score
        self.hand = hand
        self.reserve = reserve
        self.played = played
        self.tiles = tiles
        self.displays = displays
        self.unused = unused
        self.passages = passages
        self.arrivals = arrivals
        self.settled = settled
        self.stored = stored
        self.is_courtless = is_courtless
        self.tally = tally

    def clone(self) -> House:
        return House(
            self.goods[:],
            self.score,
            self.hand[:],
            self.reserve[:],
            self.played[:],
            self.tiles,
            self.displays[:],
            self.unused,
            self.passages,
            self.arrivals,
            self.settled,
            self.stored,
            self.is_courtless,
            self.tally,
        )

    def credit(self, line: int, vp: int) -> None:
        """VP count for the score and in a line of the tally."""
        self.score += vp
        lines = list(self.tally)
        lines[line] += vp
        self.tally = tuple(lines)

    def owned(self, kind: int) -> int:
        """How many cards of a kind the player has, which all know (AR-CARD-05)."""
        return self.hand[kind] + self.reserve[kind] + self.played[kind]

    def in_hand(self) -> int:
        """How many cards are in hand, which all know."""
        count = 0
        for kind in range(CARD_KINDS):
            count += self.hand[kind]
        return count

    def has_tile(self, tile: int) -> bool:
        """Whether the player has built a tile."""
        for built in self.tiles:
            if built == tile:
                return True
        return False

    def has_passed(self) -> bool:
        return self.unused != BLANK


class ArchonState(State):
    """The whole table.

    `order` is the player order, `grants` the King's Grants by season, `favors` those on show from
    slot 1 on. `repository` and `stock` are cubes, Recruits and Gold by good. `figures` and `tokens`
    are the seats with a Figure, or a Tax Collector token, on each slot. `wall` says whose warrior
    stands on each space, `tiles` how many of each kind are left. `hides` is true while hands and
    reserves are known to their owners alone (AR-CARD-03, AR-INFO-01). Decks have no order: what
    comes is decided when it is drawn.
    """

    def __init__(
        self,
        seats: int,
        rules: Ruleset,
        houses: list[House],
        round: int,
        phase: int,
        order: tuple[int, ...],
        grants: tuple[int, ...],
        favors: tuple[int, ...],
        favor_deck: Bag,
        province: int,
        provinces: Bag,
        repository: list[int],
        stock: list[int],
        displays: list[tuple[int, ...]],
        decks: list[Bag],
        figures: list[tuple[int, ...]],
        tokens: list[tuple[int, ...]],
        wall: list[int],
        tiles: list[int],
        attack: int,
        attacks: Bag,
        hides: bool,
    ) -> None:
        super().__init__(seats)
        self.rules = rules
        self.houses = houses
        self.round = round
        self.phase = phase
        self.order = order
        self.grants = grants
        self.favors = favors
        self.favor_deck = favor_deck
        self.province = province
        self.provinces = provinces
        self.repository = repository
        self.stock = stock
        self.displays = displays
        self.decks = decks
        self.figures = figures
        self.tokens = tokens
        self.wall = wall
        self.tiles = tiles
        self.attack = attack
        self.attacks = attacks
        self.hides = hides

    def clone(self) -> ArchonState:
        copy = ArchonState(
            self.seats,
            self.rules,
            [house.clone() for house in self.houses],
            self.round,
            self.phase,
            self.order,
            self.grants,
            self.favors,
            self.favor_deck.clone(),
            self.province,
            self.provinces.clone(),
            self.repository[:],
            self.stock[:],
            self.displays[:],
            [deck.clone() for deck in self.decks],
            self.figures[:],
            self.tokens[:],
            self.wall[:],
            self.tiles[:],
            self.attack,
            self.attacks.clone(),
            self.hides,
        )
        copy.agenda = self.agenda[:]
        return copy


def new_house(rules: Ruleset) -> House:
    """A player's pieces; goods come with the player order (AR-SETUP-02, -05)."""
    catalog = rules.catalog
    played = [0] * CARD_KINDS
    played[COURTIER] = catalog.courtiers
    tally = [0] * TALLY
    tally[START_LINE] = catalog.start_vp
    return House(
        [0] * GOODS,
        catalog.start_vp,
        [0] * CARD_KINDS,
        [0] * CARD_KINDS,
        played,
        (),
        [() for _ in range(DISPLAYS)],
        BLANK,
        0,
        (),
        0,
        (),
        False,
        tuple(tally),
    )


def new_table(seats: int, rules: Ruleset) -> ArchonState:
    """The box, opened and sorted (AR-SETUP-01 to -14)."""
    catalog, box = rules.catalog, rules.catalog.box
    stock = catalog.stock[:]
    if not rules.limits_gold:
        stock[GOLD] = 0
    if not rules.limits_recruits:
        stock[RECRUIT] = 0
    wall = [BLANK for space in box.wall if space.players <= seats]
    copies = [tile.copies if seats > 2 else tile.copies_of_two for tile in box.tiles]
    return ArchonState(
        seats,
        rules,
        [new_house(rules) for _ in range(seats)],
        1,
        IN_SETUP,
        (),
        (),
        (),
        bag_of_each(len(box.favors)),
        BLANK,
        bag_of_each(len(box.provinces)),
        [0] * GOODS,
        stock,
        [() for _ in range(DISPLAYS)],
        [bag_of_each(len(cards)) for cards in box.displays],
        [() for _ in catalog.slots],
        [() for _ in catalog.slots],
        wall,
        copies,
        BLANK,
        bag_of_each(len(box.attacks)),
        False,
    )


def supply_of(state: ArchonState, good: int) -> int:
    """How much of a good the bank, the stockpile or the supply still has (AR-SUP-01)."""
    rules = state.rules
    if (good == GOLD and not rules.limits_gold) or (good == RECRUIT and not rules.limits_recruits):
        return PLENTY
    return state.stock[good]


def draw_from_supply(state: ArchonState, good: int, amount: int) -> int:
    """Take as much as is there out of the supply (AR-SUP-02); how much it was."""
    taken = min(amount, supply_of(state, good))
    if supply_of(state, good) != PLENTY:
        state.stock[good] -= taken
    return taken


def put_back(state: ArchonState, good: int, amount: int) -> None:
    """Give goods back to the bank, the stockpile or the supply (AR-ACT-03)."""
    if supply_of(state, good) != PLENTY:
        state.stock[good] += amount


def earn(state: ArchonState, seat: int, line: int, vp: int) -> None:
    """VP are marked at once (AR-ACT-04); `line` is one of the lines of a season."""
    if vp != 0:
        state.houses[seat].credit(season_of(state.round) * SEASON_LINES + line, vp)


def warriors_of(state: ArchonState, seat: int) -> int:
    """How many Elite Warriors of a player stand on the wall."""
    count = 0
    for owner in state.wall:
        if owner == seat:
            count += 1
    return count


def all_warriors(state: ArchonState) -> list[int]:
    """How many Elite Warriors of each player stand on the wall."""
    counts = [0] * state.seats
    for owner in state.wall:
        if owner != BLANK:
            counts[owner] += 1
    return counts


def figures_left(state: ArchonState, seat: int) -> int:
    """How many Figures a player has not placed (AR-ROUND-08)."""
    left = state.rules.catalog.figures
    for seats in state.figures:
        if seats:
            for owner in seats:
                if owner == seat:
                    left -= 1
    return left
