"""Who wins (CV-END)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Step
from tabard.games.castellans.events import MatchEnded
from tabard.games.castellans.shapes import DecidedBy
from tabard.games.castellans.state import CastellansState, stars_of

BY_SCORE: Final = 0
BY_STARS: Final = 1
SHARED: Final = 2
DECIDED_BY: Final[list[DecidedBy]] = ["score", "stars", "shared"]


def standing(state: CastellansState, side: int) -> tuple[int, int]:
    """By what sides are compared: VP, then tokens on starred spaces (CV-END-01, -02)."""
    return state.sides[side].score, stars_of(state, side)


def all_places(state: CastellansState) -> list[int]:
    """The place of each side; equal for those that share it (CV-END-03)."""
    standings = [standing(state, side) for side in range(len(state.sides))]
    return [1 + len([other for other in standings if other > mine]) for mine in standings]


def decided_by(state: CastellansState) -> int:
    """What made the winner: VP, stars, or nothing, so that the victory is shared."""
    standings = [standing(state, side) for side in range(len(state.sides))]
    best = max(standings)
    if standings.count(best) > 1:
        return SHARED
    tied = [one for one in standings if one[0] == best[0]]
    return BY_STARS if len(tied) > 1 else BY_SCORE


@final
class End(Step[CastellansState]):
    """The match is over (CV-END-01 to -03)."""

    def run(self, state: CastellansState) -> None:
        if state.is_telling:
            places = all_places(state)
            winners = [state.named(side) for side, place in enumerate(places) if place == 1]
            state.tell(MatchEnded(tuple(winners), decided_by(state)))
