"""How good a state of Allegiance is for each seat: about its chance to be among the winners."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from tabard.core.engine import is_over
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

INFLUENCE_DRIFT: Final = 1.3
"""How far one more card placed moves the lead of an organisation, as a standard deviation."""

POINTS_DRIFT: Final = 2.0
"""How far one more round moves a player's lead of Temple points over Guild points."""

STEERING: Final = 0.75
"""How many points a round a player can turn towards the side of its choice."""

FOLLOWER_WORTH: Final = 0.6
"""What a follower short of the bonus is worth, in influence."""

CORRUPTED: Final = 1
REDEEMED: Final = 2


def evaluate_all(state: AllegianceState) -> list[float]:
    """Each seat's chance to win: the side that leads, times standing on that side."""
    if is_over(state):
        winners = verdict(state).winners
        return [1.0 if seat in winners else 0.0 for seat in range(state.seats)]
    rounds = rounds_left(state)
    standing = Standing(state)
    spread = INFLUENCE_DRIFT * sqrt(2.0 * state.seats * rounds + 1.0)
    temple_leads = rising(standing.lead() - 0.5, spread)
    drift = POINTS_DRIFT * sqrt(rounds + 0.3)
    steering = STEERING * rounds
    temple, guild = standing.temple, standing.guild
    loyal = [rising(temple[seat] - guild[seat] - 0.5, drift) for seat in range(state.seats)]
    values = []
    for seat in range(state.seats):
        is_best = 1.0
        for other in range(state.seats):
            if other != seat:
                is_ahead = rising(float(guild[other] - guild[seat]), drift)
                is_best *= 1.0 - (1.0 - loyal[other]) * is_ahead
        margin = temple[seat] - guild[seat] - 0.5
        by_guild = (1.0 - temple_leads) * is_best
        # The seat will lean to the side that promises more, as far as its cards still allow.
        if temple_leads >= by_guild:
            is_loyal = rising(margin + steering, drift)
        else:
            is_loyal = rising(margin - steering, drift)
        values.append(temple_leads * is_loyal + by_guild * (1.0 - is_loyal))
    return values


def rounds_left(state: AllegianceState) -> float:
    """Rounds still to be dealt."""
    dealt = state.rules.numbers.dealt * state.seats
    return state.deck.size / dealt if dealt else 0.0


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

    def __init__(self, state: AllegianceState) -> None:
        self.rules: Final = state.rules
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
        return FOLLOWER_WORTH * followers
