"""Lays the phases of a week: Reset with its decree, Planning; and whole matches."""

from __future__ import annotations

from collections.abc import Iterator

from games.throne.builders import GAME, answer, begin, bury_the_queen
from support.tables import Table, walk
from tabard.games.throne.bidding import ResolveSpace
from tabard.games.throne.decrees import DrawDecree
from tabard.games.throne.kinds import SPACE_NAMES
from tabard.games.throne.state import ThroneState
from tabard.games.throne.weeks import PlanningPhase


def reveal(state: ThroneState, half: str, *spaces: str) -> ThroneState:
    """Let the Reset of this week reveal a decree, then resolve spaces.

    For a lower half the Queen has died just before.
    """
    decrees, bag = GAME.catalog.deck.decrees, state.decrees
    number = [half in (card.alive.key, card.dead.key) for card in decrees].index(True)
    bag.put(state.week - 1)
    state.decrees_left += 1
    if bag.counts[number] == 0:
        bag.take(next(n for n in bag.kinds() if not decrees[n].is_queen))
        bag.put(number)
    if half == decrees[number].dead.key:
        bury_the_queen(state)
    begin(state, DrawDecree(), *[ResolveSpace(SPACE_NAMES.index(name)) for name in spaces])
    answer(state, f"decree:{decrees[number].key}")
    return state


def plan(state: ThroneState) -> ThroneState:
    """The Planning phase of this week."""
    return begin(state, PlanningPhase())


def place(state: ThroneState, *bids_placed: str) -> None:
    """Place markers in turn: `"III 2"` for space III and the marker 2."""
    for bid in bids_placed:
        space, marker = bid.split()
        answer(state, f"space:{space}", f"marker:{marker}")


def whole_match(seats: int, number: int) -> Iterator[ThroneState]:
    """The states of a random match, from the first card dealt to the end."""
    for state in walk(Table(GAME, seats), number):
        assert isinstance(state, ThroneState)
        yield state
