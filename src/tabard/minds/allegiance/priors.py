"""What players who play well do with their cards: which kinds lie where, by side and stage.

Players part with other cards early than late; `hidden.py` makes dreams that are as likely as these
say.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

from tabard.core.values import BLANK, Decision
from tabard.games.allegiance.allocation import Allocate
from tabard.games.allegiance.kinds import GUILD, KINDS, TABLEAU
from tabard.games.allegiance.state import AllegianceState
from tabard.minds.weights import check_weights, read_weights

PRIORS: Final = "priors.toml"

COMMON: Final = 1000
"""What a habit weighs that is neither liked nor disliked."""

LEADS: Final = [1, -1, 0]
"""What a card of the Temple, of the Guild, of neither adds to the lead of the Temple."""

IN_HAND: Final = 3
PLACES: Final = 4
"""Temple, Guild, face down in another's tableau, kept in hand."""

SIDES: Final = 4
STAGES: Final = 3
SIDE_NAMES: Final = ["guild", "rather_guild", "rather_temple", "temple"]
PLACE_NAMES: Final = ["on_temple", "on_guild", "infiltrated", "in_hand"]
STAGE_NAMES: Final = ["early", "middle", "late"]

OF_SIDE: Final = PLACES * STAGES * KINDS
"""How many numbers speak of the cards of players on one side."""

OF_CARDS: Final = SIDES * OF_SIDE

ROW_NAMES: Final = [
    f"{side}_player_{place}_{stage}"
    for side in SIDE_NAMES
    for place in PLACE_NAMES
    for stage in STAGE_NAMES
]
"""For each kind of card: how likely a player on that side has it there."""

LEANING_NAMES: Final = [f"{side}_player" for side in SIDE_NAMES]
"""How likely a player is on that side, early, in the middle and late."""


def rows() -> dict[str, int]:
    """The rows of the priors, in order, and how many numbers each has."""
    found = dict.fromkeys(ROW_NAMES, KINDS)
    found.update(dict.fromkeys(LEANING_NAMES, STAGES))
    return found


def read_priors(folder: str) -> list[float]:
    """All numbers of the priors in a row."""
    path = Path(folder) / PRIORS
    found = read_weights(path)
    check_weights(str(path), found, {name: [0.0] * length for name, length in rows().items()})
    return [one for name in rows() for one in found[name]]


def side_of(lead: int) -> int:
    """By how many more cards of the Temple than of the Guild, the side a player is on."""
    if lead > 0:
        return 3 if lead > 2 else 2
    return 1 if lead > -2 else 0


def stage_of(round: int, rounds: int) -> int:
    """The third of the match that a round belongs to."""
    return min(STAGES - 1, max(0, round - 1) * STAGES // rounds)


def row_of(place: int, stage: int) -> int:
    """Where the numbers of a place begin, beside those of a side."""
    return (place * STAGES + stage) * KINDS


def habits_of(priors: list[float]) -> list[int]:
    """How often cards are laid rather than kept; numbers stand where the priors have theirs."""
    found: list[int] = []
    for side in range(0, len(priors) - len(priors) % OF_SIDE, OF_SIDE):
        for row in range(PLACES * STAGES):
            kept = side + row_of(IN_HAND, row % STAGES)
            for kind in range(KINDS):
                liking = priors[side + row * KINDS + kind] - priors[kept + kind]
                found.append(max(1, int(COMMON * exp(liking))))
    return found


def picked(state: AllegianceState, seat: int, place: int, accustomed: list[int]) -> list[int]:
    """How often a player allocates each kind of the hand to an organisation."""
    stage = stage_of(state.round, state.rules.numbers.rounds(state.seats))
    row = side_of(lead_of(state, seat)) * OF_SIDE + row_of(place, stage)
    return [count * accustomed[row + kind] for kind, count in enumerate(state.hands[seat].counts)]


def habits(state: AllegianceState, decision: Decision, accustomed: list[int]) -> list[int]:
    """How likely a player is to allocate each card; of other choices nothing is known."""
    place = place_allocated_to(state, decision.seat)
    if place == BLANK:
        return []
    row = picked(state, decision.seat, place, accustomed)
    return [row[option.number] for option in decision.options]


def place_allocated_to(state: AllegianceState, seat: int) -> int:
    """The organisation for which a seat is to choose a card now; BLANK if for none."""
    step = state.agenda[-1]
    if not isinstance(step, Allocate):
        return BLANK
    place = len(step.picks[seat])
    return place if place <= GUILD else BLANK


def lead_of(state: AllegianceState, seat: int) -> int:
    """By how many a player's cards of the Temple are more than those of the Guild."""
    factions = state.rules.factions
    lead = 0
    for kind, count in enumerate(state.hands[seat].counts):
        lead += LEADS[factions[kind]] * count
    for laid in state.table:
        if laid.place == TABLEAU and laid.seat == seat:
            lead += LEADS[factions[laid.card.kind]]
    return lead
