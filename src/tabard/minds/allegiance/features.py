"""What a position shows, as numbers about as large as one: what the learnt judgement goes by."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from tabard.core.values import BLANK
from tabard.games.allegiance.allocation import Allocate
from tabard.games.allegiance.kinds import GUILD, KIND_NAMES, TABLEAU, TEMPLE
from tabard.games.allegiance.rounds import ActionPhase
from tabard.games.allegiance.state import AllegianceState
from tabard.games.allegiance.turns import Turn
from tabard.minds.allegiance.evaluate import CORRUPTED, REDEEMED, Standing
from tabard.minds.allegiance.weights import Weights

TABLE_FEATURES: Final = [
    "allocations_left",
    "nearness_of_the_end",
    "lead_of_the_temple",
    "lead_near_the_end",
    "initiates",
    "cutpurses",
    "initiates_are_enough",
    "cutpurses_are_enough",
    "merchants_on_the_temple",
    "merchants_on_the_guild",
    "cards_are_to_be_allocated",
    "seats_beyond_four",
    "turns_left_in_the_round",
    *[f"{name}_in_the_deck" for name in KIND_NAMES],
]

PLAYER_FEATURES: Final = [
    "temple_points",
    "guild_points",
    "margin",
    "margin_near_the_end",
    "is_loyal",
    "is_corrupted",
    "is_redeemed",
    "turn_left",
    "acts_first",
    "hand_size",
    "margin_above_zero",
    "margin_above_two",
    "lead_in_guild_points",
    "open_temple_cards",
    "open_guild_cards",
    "guarded_cards",
    "face_down_cards",
    "turns_after_the_own",
    "place_in_the_last_round",
    "points_unseen_by_the_owner",
    "others_less_safe",
    *[f"{name}_in_hand" for name in KIND_NAMES],
]

SOON: Final = 0.3
"""How many allocations the last turns count for, when what is near is more certain."""


def features(state: AllegianceState, weights: Weights) -> tuple[list[float], list[list[float]]]:
    """Features of the table, and of each player; all of them known to nobody, but to a dream."""
    position = Position(state, weights)
    return position.of_table(), [position.of_player(seat) for seat in range(state.seats)]


@final
class Position:
    """What features are taken from, gathered once for all players."""

    def __init__(self, state: AllegianceState, weights: Weights) -> None:
        self.state: Final = state
        self.standing: Final = Standing(state, weights)
        self.exposure: Final = Exposure(state)
        self.turns: Final = turns_left(state)
        self.is_allocating: Final = awaits_allocation(state)
        rounds = state.deck.size / max(1, state.rules.numbers.dealt * state.seats)
        self.left: Final = rounds + 1.0 if self.is_allocating else rounds
        self.near: Final = 1.0 / sqrt(self.left + SOON)
        self.begins_last: Final = (max(0, state.first) + int(rounds)) % state.seats
        acting = 0.0
        for one in self.turns:
            acting += one
        self.acting: Final = acting

    def of_table(self) -> list[float]:
        """TABLE_FEATURES."""
        state, standing = self.state, self.standing
        lead = standing.lead() - 0.5
        threshold = state.rules.numbers.follow_threshold
        found = [
            self.left / 5.0,
            self.near,
            lead / 5.0,
            lead * self.near / 3.0,
            min(standing.initiates, threshold) / 5.0,
            min(standing.cutpurses, threshold) / 5.0,
            1.0 if standing.initiates >= threshold else 0.0,
            1.0 if standing.cutpurses >= threshold else 0.0,
            standing.merchants[TEMPLE] / 3.0,
            standing.merchants[GUILD] / 3.0,
            1.0 if self.is_allocating else 0.0,
            state.seats / 4.0 - 1.0,
            self.acting / state.seats,
        ]
        for count in state.deck.counts:
            found.append(count / 5.0)
        return found

    def of_player(self, seat: int) -> list[float]:
        """PLAYER_FEATURES."""
        state, standing, exposure = self.state, self.standing, self.exposure
        temple, guild = standing.temple[seat], standing.guild[seat]
        margin = temple - guild - 0.5
        effects = standing.effects[seat]
        found = [
            temple / 5.0,
            guild / 5.0,
            margin / 3.0,
            margin * self.near / 2.0,
            1.0 if margin > 0.0 else 0.0,
            1.0 if effects & CORRUPTED else 0.0,
            1.0 if effects & REDEEMED else 0.0,
            self.turns[seat],
            1.0 if seat == state.first else 0.0,
            state.hands[seat].size / 6.0,
            max(0.0, margin) / 3.0,
            max(0.0, margin - 2.0) / 3.0,
            (guild - most_of_others(standing.guild, seat)) / 4.0,
            exposure.temple[seat] / 3.0,
            exposure.guild[seat] / 3.0,
            exposure.guarded[seat] / 2.0,
            exposure.face_down[seat] / 2.0,
            self.turns_after(seat) / 3.0,
            ((seat - self.begins_last) % state.seats) / 3.0,
            exposure.unseen[seat] / 2.0,
            less_safe(standing, seat) / 3.0,
        ]
        for count in state.hands[seat].counts:
            found.append(count / 2.0)
        return found

    def turns_after(self, seat: int) -> float:
        """Turns of others in this round after the player's own; none once that is over."""
        if self.turns[seat] == 0.0:
            return 0.0
        seats, first = self.state.seats, max(0, self.state.first)
        total = 0.0
        for place in range((seat - first) % seats + 1, seats):
            total += self.turns[(first + place) % seats]
        return total


def turns_left(state: AllegianceState) -> list[float]:
    """For each player: 1 for a turn still to come this round, half if only a Guard may follow."""
    turns = [0.0] * state.seats
    for step in state.agenda:
        if isinstance(step, ActionPhase):
            return [1.0] * state.seats
        if isinstance(step, Turn):
            turns[step.seat] = max(turns[step.seat], 0.5 if step.has_acted else 1.0)
    return turns


def awaits_allocation(state: AllegianceState) -> bool:
    """Whether cards were dealt, or are being dealt, that are still to be allocated."""
    for step in state.agenda:
        if isinstance(step, Allocate):
            return True
    return False


def most_of_others(points: list[int], seat: int) -> int:
    """The most points another player has."""
    most = 0
    for other, one in enumerate(points):
        if other != seat and one > most:
            most = one
    return most


@final
class Exposure:
    """What lies in each tableau: open to attack, under a Guard, or unseen by its own player."""

    def __init__(self, state: AllegianceState) -> None:
        self.temple: Final = [0] * state.seats
        self.guild: Final = [0] * state.seats
        self.guarded: Final = [0] * state.seats
        self.face_down: Final = [0] * state.seats
        self.unseen: Final = [0] * state.seats
        factions = state.rules.factions
        for laid in state.table:
            if laid.place != TABLEAU:
                continue
            seat, faction = laid.seat, factions[laid.card.kind]
            if laid.guard != BLANK:
                self.guarded[seat] += 1
            elif not laid.is_up:
                self.face_down[seat] += 1
                if not laid.card.is_known_to(seat) and faction <= GUILD:
                    self.unseen[seat] += 1 if faction == TEMPLE else -1
            elif faction == TEMPLE:
                self.temple[seat] += 1
            elif faction == GUILD:
                self.guild[seat] += 1


def less_safe(standing: Standing, seat: int) -> int:
    """How many others stand with the Temple by fewer points."""
    margin = standing.temple[seat] - standing.guild[seat]
    found = 0
    for other in range(len(standing.temple)):
        one = standing.temple[other] - standing.guild[other]
        if 0 < one < margin:
            found += 1
    return found
