"""How good a state of Allegiance is for each seat: about its part of the victory."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from tabard.core.engine import is_over
from tabard.games.allegiance.allocation import Allocate
from tabard.games.allegiance.kinds import (
    BISHOP,
    CONVERTED,
    CUTPURSE,
    GUILD,
    GUILDMASTER,
    INITIATE,
    MERCHANT,
    NOBLE,
    TABLEAU,
    TEMPLE,
)
from tabard.games.allegiance.scoring import verdict
from tabard.games.allegiance.state import AllegianceState, Laid
from tabard.minds.allegiance.weights import Weights
from tabard.minds.chances import part_among

CORRUPTED: Final = 1
REDEEMED: Final = 2


def evaluate_all(state: AllegianceState, weights: Weights) -> list[float]:
    """Each seat's part of the victory: winning alone counts one, among k winners a k-th."""
    if is_over(state):
        winners = verdict(state).winners
        part = 1.0 / max(1, len(winners))
        return [part if seat in winners else 0.0 for seat in range(state.seats)]
    outlook = Outlook(state, weights)
    return [outlook.value(seat) for seat in range(state.seats)]


@final
class Outlook:
    """How likely the Temple leads in the end, and each player stands with it."""

    def __init__(self, state: AllegianceState, weights: Weights) -> None:
        rounds = rounds_left(state, weights)
        standing = Standing(state, weights)
        self.seats: Final = range(state.seats)
        self.guild: Final = standing.guild
        self.drift: Final = weights.points_drift * sqrt(rounds + weights.points_last)
        spread = weights.influence_drift * sqrt(2.0 * state.seats * rounds + 1.0)
        lead = standing.lead() - 0.5 + weights.influence_trend * rounds
        self.temple_leads: Final = rising(lead, spread)
        shift = weights.points_trend * rounds - 0.5
        margins = [standing.temple[seat] - standing.guild[seat] + shift for seat in self.seats]
        self.loyal = [rising(margin, self.drift) for margin in margins]
        # All will lean to the side that promises them more, as far as their cards still allow.
        leanings = [self.leaning(seat) for seat in self.seats]
        steering = weights.steering * rounds
        self.loyal = [
            rising(margins[seat] + steering * leanings[seat], self.drift) for seat in self.seats
        ]

    def leaning(self, seat: int) -> float:
        """From -1, all for the Guild, to 1: where a player finds more to win."""
        temple, guild = self.by_temple(seat), self.by_guild(seat)
        return (temple - guild) / (temple + guild + 1e-9)

    def value(self, seat: int) -> float:
        """A player's part of the victory, on either side."""
        is_loyal = self.loyal[seat]
        return is_loyal * self.by_temple(seat) + (1.0 - is_loyal) * self.by_guild(seat)

    def by_temple(self, seat: int) -> float:
        """What standing with the Temple is worth: all who do share the victory."""
        return self.temple_leads * part_among(self.loyal, seat)

    def by_guild(self, seat: int) -> float:
        """What standing with the Guild is worth: only the best there wins."""
        is_best = 1.0 - self.temple_leads
        for other in self.seats:
            if other != seat:
                is_ahead = rising(float(self.guild[other] - self.guild[seat]), self.drift)
                is_best *= 1.0 - (1.0 - self.loyal[other]) * is_ahead
        return is_best


def rounds_left(state: AllegianceState, weights: Weights) -> float:
    """Rounds still to be dealt, and a part of one for cards still to be allocated."""
    dealt = state.rules.numbers.dealt * state.seats
    to_come = state.deck.size / dealt if dealt else 0.0
    return to_come + weights.allocation if is_allocating(state) else to_come


def is_allocating(state: AllegianceState) -> bool:
    """Whether the cards of this round are still to be allocated."""
    return isinstance(state.agenda[-1], Allocate)


def rising(lead: float, spread: float) -> float:
    """A chance from 0 to 1 that a lead, uncertain by so much, stays one."""
    steep = 1.6 * lead / spread
    if steep > 30.0:
        return 1.0
    if steep < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-steep))


@final
class Standing:
    """Influence and points as things stand, gathered in one pass over the table."""

    def __init__(self, state: AllegianceState, weights: Weights) -> None:
        self.rules: Final = state.rules
        self.follower: Final = weights.follower
        self.temple = [0] * state.seats
        self.guild = [0] * state.seats
        self.effects = [0] * state.seats
        self.merchants = [0, 0]
        self.initiates = 0
        self.cutpurses = 0
        self.placed = 0
        for laid in state.table:
            if laid.place <= GUILD:
                self.count_placed(laid.card.kind, laid.place)
            elif laid.place == TABLEAU:
                self.count_tableau(laid)
            elif laid.place == CONVERTED:
                self.placed += self.rules.numbers.converted_influence
        for seat in range(state.seats):
            self.count_hand(state.hands[seat].counts, seat)
            self.turn_loyalty(seat)

    def count_placed(self, kind: int, organisation: int) -> None:
        """A card on an organisation; the Temple's influence counts up, the Guild's down."""
        numbers = self.rules.numbers
        sign = 1 if organisation == TEMPLE else -1
        if self.rules.factions[kind] == organisation:
            self.placed += sign * numbers.card_influence
        elif kind == NOBLE:
            self.placed += sign * numbers.noble_influence
        elif kind == MERCHANT:
            self.merchants[organisation] += 1

    def count_tableau(self, laid: Laid) -> None:
        """A card in a tableau, with what it does there face up."""
        kind = laid.card.kind
        faction = self.rules.factions[kind]
        if faction == TEMPLE:
            self.temple[laid.seat] += 1
        elif faction == GUILD:
            self.guild[laid.seat] += 1
        if not laid.is_up:
            return
        if kind == INITIATE:
            self.initiates += 1
        elif kind == CUTPURSE:
            self.cutpurses += 1
        elif kind == GUILDMASTER:
            self.effects[laid.seat] |= CORRUPTED
        elif kind == BISHOP:
            self.effects[laid.seat] |= REDEEMED

    def count_hand(self, counts: list[int], seat: int) -> None:
        """The points in a hand."""
        factions = self.rules.factions
        for kind, count in enumerate(counts):
            if count:
                if factions[kind] == TEMPLE:
                    self.temple[seat] += count
                elif factions[kind] == GUILD:
                    self.guild[seat] += count

    def turn_loyalty(self, seat: int) -> None:
        """What Corrupt, Redeem or both make of a player's points, as ruled by default."""
        temple, guild = self.temple[seat], self.guild[seat]
        effects = self.effects[seat]
        if effects == CORRUPTED:
            self.temple[seat], self.guild[seat] = 0, temple + guild
        elif effects == REDEEMED:
            self.temple[seat], self.guild[seat] = temple + guild, 0
        elif effects:
            self.temple[seat], self.guild[seat] = guild, temple

    def lead(self) -> float:
        """How far the Temple leads the Guild in influence, bonuses included."""
        lead = self.placed + self.follower_worth(self.initiates)
        lead -= self.follower_worth(self.cutpurses)
        on_temple, on_guild = self.merchants[TEMPLE], self.merchants[GUILD]
        if on_temple > on_guild:
            lead += on_temple * self.rules.numbers.merchant_influence
        elif on_guild > on_temple:
            lead -= on_guild * self.rules.numbers.merchant_influence
        return lead

    def follower_worth(self, followers: int) -> float:
        """The bonus once enough follow; before that a little for each."""
        numbers = self.rules.numbers
        if followers >= numbers.follow_threshold:
            return float(numbers.follow_bonus)
        return self.follower * followers
