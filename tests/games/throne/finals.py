"""Lays what a claim or the score pad reads, in one go, and asks the condition language."""

from __future__ import annotations

from typing import TypedDict, Unpack

from games.throne import builders
from games.throne.builders import GAME, Workers
from tabard.games.throne.catalog_conditions import read_condition
from tabard.games.throne.conditions import NO_DEEDS, is_fulfilled
from tabard.games.throne.kinds import TERRITORIES, TERRITORY_NAMES, WORKER_NAMES
from tabard.games.throne.rules import SCOPE_NAMES, Claim, Condition
from tabard.games.throne.scoring import PAD, score_of
from tabard.games.throne.state import ThroneState
from tabard.parts.catalog import Entry


class Board(TypedDict, total=False):
    """What belongs to one player, in words; whatever is not named stays as it lies."""

    tracks: dict[str, int]
    workers: Workers
    supply: int
    anarchy: int
    influence: int
    diplomacy: int
    alms: int
    guilds: str
    hand: str
    claims: str
    done: str
    ends: str


def lay(state: ThroneState, seat: int, **board: Unpack[Board]) -> ThroneState:
    """Lay a player's board; the supply pays for the workers."""
    house = state.houses[seat]
    builders.tracks(state, seat, **board.get("tracks", {}))
    builders.workers(state, seat, board.get("workers", {}))
    if "supply" in board:
        builders.supply(state, seat, board["supply"])
    builders.anarchy(state, seat, board.get("anarchy", 0))
    builders.hand(state, seat, board.get("hand", ""))
    builders.done(state, seat, board.get("done", ""))
    builders.claims(state, seat, board.get("claims", ""))
    if "guilds" in board:
        builders.guilds(state, seat, *board["guilds"].split())
    if "ends" in board:
        builders.keep_ends(state, seat, board["ends"])
    house.influence = board.get("influence", house.influence)
    house.diplomacy = board.get("diplomacy", house.diplomacy)
    house.alms = board.get("alms", house.alms)
    return state


def condition(word: str, **fields: object) -> Condition:
    """A condition as a claim card words it."""
    limits = {"alms_end": GAME.catalog.tracks.alms_last}
    return read_condition(Entry(word, {"word": word, **fields}), limits)


def says(state: ThroneState, word: str, *, seat: int = 0, **fields: object) -> bool:
    """Whether a condition holds for a seat on the table as it lies."""
    return condition(word, **fields).holds(state, seat, NO_DEEDS)


def did(
    state: ThroneState, word: str, scope: str = "turn", *, seat: int = 0, **fields: object
) -> bool:
    """Whether a condition holds of what a seat has done in its turn, or in this week."""
    claim = Claim("test", 1, SCOPE_NAMES.index(scope), condition(word, **fields))
    return is_fulfilled(state, seat, claim, 0)


def line(state: ThroneState, seat: int, name: str) -> int:
    """One line of a player's column on the score pad."""
    return score_of(state, seat).lines[PAD.index(name)]


def totals(state: ThroneState) -> list[int]:
    """The totals of all players."""
    return GAME.scores(state)


def ending(seats: int = 3, edition: str = "en") -> ThroneState:
    """A table in the last week on which nobody has anything but unfulfilled claims."""
    return builders.table(seats, edition, week=6)


def anarchy_value_of(state: ThroneState) -> object:
    """The current anarchy value, as all see it."""
    shown = GAME.view(state, 0)["anarchy"]
    assert isinstance(shown, dict)
    return shown["value"]


def site(kind: str, territory: str) -> int:
    """Where a house counts its workers of a kind in a territory."""
    return WORKER_NAMES.index(kind) * TERRITORIES + TERRITORY_NAMES.index(territory)
