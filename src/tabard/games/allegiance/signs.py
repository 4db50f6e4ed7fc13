"""What a position shows, as numbers about as large as one: what the learnt judgement goes by."""

from __future__ import annotations

from math import sqrt
from typing import Final

from tabard.games.allegiance.allocation import Allocate
from tabard.games.allegiance.evaluate import CORRUPTED, REDEEMED, Standing
from tabard.games.allegiance.kinds import GUILD, KIND_NAMES, TEMPLE
from tabard.games.allegiance.rounds import ActionPhase
from tabard.games.allegiance.state import AllegianceState
from tabard.games.allegiance.turns import Turn
from tabard.games.allegiance.weights import Weights

TABLE_SIGNS: Final = [
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
]

PLAYER_SIGNS: Final = [
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
    *[f"{name}_in_hand" for name in KIND_NAMES],
]

SOON: Final = 0.3
"""How many allocations the last turns count for, when what is near is more certain."""


def signs(state: AllegianceState, weights: Weights) -> tuple[list[float], list[list[float]]]:
    """Signs of the table, and of each player; all of them known to nobody, but to a dream."""
    standing = Standing(state, weights)
    turns = turns_left(state)
    is_allocating = awaits_allocation(state)
    left = state.deck.size / max(1, state.rules.numbers.dealt * state.seats)
    if is_allocating:
        left += 1.0
    near = 1.0 / sqrt(left + SOON)
    lead = standing.lead() - 0.5
    threshold = state.rules.numbers.follow_threshold
    acting = 0.0
    for one in turns:
        acting += one
    table = [
        left / 5.0,
        near,
        lead / 5.0,
        lead * near / 3.0,
        min(standing.initiates, threshold) / 5.0,
        min(standing.cutpurses, threshold) / 5.0,
        1.0 if standing.initiates >= threshold else 0.0,
        1.0 if standing.cutpurses >= threshold else 0.0,
        standing.merchants[TEMPLE] / 3.0,
        standing.merchants[GUILD] / 3.0,
        1.0 if is_allocating else 0.0,
        state.seats / 4.0 - 1.0,
        acting / state.seats,
    ]
    players: list[list[float]] = []
    for seat in range(state.seats):
        temple, guild = standing.temple[seat], standing.guild[seat]
        margin = temple - guild - 0.5
        effects = standing.effects[seat]
        player = [
            temple / 5.0,
            guild / 5.0,
            margin / 3.0,
            margin * near / 2.0,
            1.0 if margin > 0.0 else 0.0,
            1.0 if effects & CORRUPTED else 0.0,
            1.0 if effects & REDEEMED else 0.0,
            turns[seat],
            1.0 if seat == state.first else 0.0,
            state.hands[seat].size / 6.0,
        ]
        for count in state.hands[seat].counts:
            player.append(count / 2.0)
        players.append(player)
    return table, players


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
