"""What lies on the table of Castellans of Valeria."""

from __future__ import annotations

from typing import Final

from tabard.core.state import State
from tabard.core.values import BLANK
from tabard.games.castellans.kinds import (
    BANKER,
    DISTRICTS,
    EDGES,
    FACES,
    FEWEST_SEATS,
    GOLD,
    GUILDS,
    ICONS,
    IN_SETUP,
    LIGHTHOUSE,
    LINES,
    MANOR,
    MANORS,
    MONUMENTS,
    MOST_SEATS,
    OPPONENT,
    ROUNDS,
    SIDES_IN_SOLO,
    TOKEN_KINDS,
)
from tabard.games.castellans.rules import Ruleset
from tabard.parts.bag import Bag, bag_of, bag_of_each, empty_bag

CONTROL_LINE: Final = 0
MONUMENT_LINE: Final = DISTRICTS
WHARF_LINE: Final = MONUMENT_LINE + MONUMENTS
DIVIDER_LINE: Final = WHARF_LINE + 1
SALE_LINE: Final = WHARF_LINE + 2
CITIZEN_LINE: Final = WHARF_LINE + 3
ROUND_LINES: Final = WHARF_LINE + 4
GUILD_LINE: Final = ROUND_LINES * ROUNDS
TALLY: Final = GUILD_LINE + GUILDS
"""Where VP come from: a row of lines for each round, then the Guilds. Control has a line for each
District, Monuments one for each kind."""


class Side:
    """What belongs to one player, or to the solo opponent.

    `manors` says where each of the eight stands, BLANK while it hides its power on the board;
    `tokens` counts Manors, Temples, Ships and Citizens by kind and District, `mills` the Windmills
    by road, `monuments` the sites of Gate, Ward Tower and Statue, `supply` what is left by kind of
    token, `crates` those that are available, `tally` the VP by line.
    """

    def __init__(
        self,
        goods: list[int],
        score: int,
        guilds: list[int],
        manors: list[int],
        tokens: list[int],
        mills: list[int],
        monuments: list[int],
        supply: list[int],
        crates: int,
        drafted: tuple[int, ...],
        spent: tuple[int, ...],
        citizens: tuple[int, ...],
        tally: list[int],
    ) -> None:
        self.goods = goods
        self.score = score
        self.guilds = guilds
        self.manors = manors
        self.tokens = tokens
        self.mills = mills
        self.monuments = monuments
        self.supply = supply
        self.crates = crates
        self.drafted = drafted
        self.spent = spent
        self.citizens = citizens
        self.tally = tally

    def clone(self) -> Side:
        return Side(
            self.goods[:],
            self.score,
            self.guilds[:],
            self.manors[:],
            self.tokens[:],
            self.mills[:],
            self.monuments[:],
            self.supply[:],
            self.crates,
            self.drafted,
            self.spent,
            self.citizens,
            self.tally[:],
        )

    def has(self, manor: int) -> bool:
        """Whether a Manor has left the board, so that its power works (CV-MANOR-07)."""
        return self.manors[manor] != BLANK

    def tokens_at(self, kind: int, district: int) -> int:
        return self.tokens[kind * DISTRICTS + district]

    def gold(self) -> int:
        return self.goods[GOLD]


class CastellansState(State):
    """The whole table.

    `sides` are the seats, and in solo the opponent after the human; `first` is who holds the
    Scepter. `pool` counts the dice nobody has drafted by face: from the Action phase on they are
    the leftover dice. `lines` hold the open Citizens from the edge to the centre, `decks` and
    `discards` the others by colour. `wharf` is the open Wharf card, `back` what the back of the
    next one says; which of the cards with that back it is, is decided when it is turned. `crates`
    says who has a Crate on each icon, `keeps` how many stand in each District.
    """

    def __init__(
        self,
        seats: int,
        rules: Ruleset,
        sides: list[Side],
        round: int,
        phase: int,
        first: int,
        pool: list[int],
        keeps: list[int],
        lines: list[tuple[int, ...]],
        decks: list[Bag],
        discards: list[Bag],
        wharf: int,
        back: int,
        wharf_deck: Bag,
        wharf_discard: tuple[int, ...],
        crates: list[int],
        opponent: int,
    ) -> None:
        super().__init__(seats)
        self.rules = rules
        self.sides = sides
        self.round = round
        self.phase = phase
        self.first = first
        self.pool = pool
        self.keeps = keeps
        self.lines = lines
        self.decks = decks
        self.discards = discards
        self.wharf = wharf
        self.back = back
        self.wharf_deck = wharf_deck
        self.wharf_discard = wharf_discard
        self.crates = crates
        self.opponent = opponent

    def clone(self) -> CastellansState:
        copy = CastellansState(
            self.seats,
            self.rules,
            [side.clone() for side in self.sides],
            self.round,
            self.phase,
            self.first,
            self.pool[:],
            self.keeps[:],
            self.lines[:],
            [deck.clone() for deck in self.decks],
            [pile.clone() for pile in self.discards],
            self.wharf,
            self.back,
            self.wharf_deck.clone(),
            self.wharf_discard,
            self.crates[:],
            self.opponent,
        )
        copy.agenda = self.agenda[:]
        return copy

    def is_solo(self) -> bool:
        return self.seats == FEWEST_SEATS

    def is_opponent(self, side: int) -> bool:
        """Whether a side is the solo opponent, which is rules and asks nobody."""
        return side == OPPONENT and self.seats == FEWEST_SEATS

    def named(self, side: int) -> int:
        """How events name a side: seats by their number, opponents after all seats."""
        return MOST_SEATS + self.opponent if self.is_opponent(side) else side

    def clockwise_from(self, side: int) -> list[int]:
        """All sides in turn order, starting with one (CV-GEN-05)."""
        count = len(self.sides)
        return [(side + distance) % count for distance in range(count)]


def whole_supply(rules: Ruleset, is_opponent: bool) -> list[int]:
    """All tokens by kind; one Manor of the solo opponent is in the box (CV-SOLO-04)."""
    supply = rules.catalog.supply[:]
    if is_opponent:
        supply[MANOR] -= 1
    return supply


def new_side(rules: Ruleset, is_opponent: bool) -> Side:
    """A player board with all its tokens (CV-SETUP-04 to -06, CV-SOLO-04)."""
    catalog = rules.catalog
    return Side(
        [0] * len(catalog.starts) if is_opponent else catalog.starts[:],
        0,
        [0] * GUILDS,
        [BLANK] * MANORS,
        [0] * (TOKEN_KINDS * DISTRICTS),
        [0] * EDGES,
        [BLANK] * LIGHTHOUSE,
        whole_supply(rules, is_opponent),
        catalog.crates if is_opponent else catalog.crates_at_start,
        (),
        (),
        (),
        [0] * TALLY,
    )


def new_table(seats: int, rules: Ruleset) -> CastellansState:
    """The box, opened and sorted; Citizens and Wharf cards shuffled (CV-SETUP-01 to -06)."""
    catalog = rules.catalog
    is_solo = seats == FEWEST_SEATS
    sides = SIDES_IN_SOLO if is_solo else seats
    cards = len(catalog.citizens)
    decks: list[Bag] = []
    for line in range(LINES):
        copies = [
            card.copies * rules.copies if card.line == line else 0 for card in catalog.citizens
        ]
        decks.append(bag_of(copies))
    return CastellansState(
        seats,
        rules,
        [new_side(rules, is_solo and side == OPPONENT) for side in range(sides)],
        1,
        IN_SETUP,
        BLANK,
        [0] * FACES,
        [0] * DISTRICTS,
        [() for _ in range(LINES)],
        decks,
        [empty_bag(cards) for _ in range(LINES)],
        BLANK,
        BLANK,
        bag_of_each(len(catalog.wharf)),
        (),
        [BLANK] * ICONS,
        BLANK,
    )


def gold_limit(state: CastellansState, side: int) -> int:
    """How much Gold a player may hold (CV-RES-03, -04)."""
    catalog = state.rules.catalog
    if state.sides[side].manors[BANKER] != BLANK:
        return catalog.manors[BANKER].gold_limit
    return catalog.limits[GOLD]


def limit_of(state: CastellansState, side: int, good: int) -> int:
    """How much of a good a player may hold (CV-RES-03 to -05)."""
    return gold_limit(state, side) if good == GOLD else state.rules.catalog.limits[good]


def tokens_in(state: CastellansState, kind: int, district: int) -> int:
    """How many tokens of a kind stand in a District, of any colour (CV-PAY-07)."""
    index, count = kind * DISTRICTS + district, 0
    for side in state.sides:
        count += side.tokens[index]
    return count


def mills_on(state: CastellansState, edge: int) -> int:
    """How many Windmills stand on a road, of any colour."""
    count = 0
    for side in state.sides:
        count += side.mills[edge]
    return count


def earn(state: CastellansState, side: int, line: int, vp: int) -> None:
    """VP count at once (CV-RES-08); `line` is one of the lines of a round."""
    owner = state.sides[side]
    owner.score += vp
    owner.tally[(state.round - 1) * ROUND_LINES + line] += vp


def stars_of(state: CastellansState, side: int) -> int:
    """How many tokens of a side stand on starred spaces (CV-END-02)."""
    first = state.rules.catalog.tracks.first_star
    return len([space for space in state.sides[side].guilds if space >= first])
