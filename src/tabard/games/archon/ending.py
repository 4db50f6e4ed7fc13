"""The end of the game: tiles of level III, leftovers, and who wins (AR-END)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Step
from tabard.games.archon.events import LeftoversScored, MatchEnded, TileScored
from tabard.games.archon.goods import resources_in
from tabard.games.archon.kinds import (
    ARTS,
    CATHEDRAL,
    CITADEL,
    GOLD,
    GREAT_LIBRARY,
    MAGISTERS,
    MAGISTERS_HOUSE,
    RECRUIT,
    ROYAL_GARDENS,
    SCIENCE,
    TILES,
)
from tabard.games.archon.shapes import DecidedBy
from tabard.games.archon.state import (
    LEFTOVER_LINE,
    LEVEL_LINE,
    ArchonState,
    warriors_of,
)

BY_SCORE: Final = 0
BY_GOLD: Final = 1
BY_GOODS: Final = 2
SHARED: Final = 3
DECIDED_BY: Final[list[DecidedBy]] = ["score", "gold", "goods", "shared"]

AT_THE_END: Final = (GREAT_LIBRARY, CATHEDRAL, CITADEL, MAGISTERS_HOUSE, ROYAL_GARDENS)
"""The tiles whose abilities score at the end (AR-TILE-06)."""

IS_AT_THE_END: Final = [tile in AT_THE_END for tile in range(TILES)]


def counted_by(state: ArchonState, seat: int, tile: int) -> int:
    """How many things a tile of level III counts."""
    house = state.houses[seat]
    if tile == GREAT_LIBRARY:
        return len(house.displays[SCIENCE])
    if tile == CATHEDRAL:
        return len(house.displays[ARTS])
    if tile == CITADEL:
        return warriors_of(state, seat)
    if tile == MAGISTERS_HOUSE:
        owned = 0
        for kind in MAGISTERS:
            owned += house.owned(kind)
        return owned
    return len(house.tiles) - 1


def tile_vp(state: ArchonState, seat: int, tile: int) -> int:
    """What a tile of level III would score now."""
    return state.rules.catalog.box.tiles[tile].amount * counted_by(state, seat, tile)


def leftover_vp(state: ArchonState, seat: int) -> int:
    """VP for goods left over (AR-END-03)."""
    if not state.rules.scores_leftovers:
        return 0
    goods = state.houses[seat].goods
    return (goods[GOLD] + goods[RECRUIT] + resources_in(goods)) // state.rules.catalog.leftover


@final
class EndScoring(Step[ArchonState]):
    """Tiles, then leftovers; then the match is over (AR-END-02 to -05)."""

    def run(self, state: ArchonState) -> None:
        for seat in range(state.seats):
            house = state.houses[seat]
            for tile in [tile for tile in house.tiles if tile in AT_THE_END]:
                vp = tile_vp(state, seat, tile)
                house.credit(LEVEL_LINE + tile, vp)
                state.tell(TileScored(seat, tile, counted_by(state, seat, tile), vp))
        for seat in range(state.seats):
            house, vp = state.houses[seat], leftover_vp(state, seat)
            house.credit(LEFTOVER_LINE, vp)
            if vp > 0:
                state.tell(LeftoversScored(seat, vp))
        places = all_places(state)
        winners = [seat for seat, place in enumerate(places) if place == 1]
        state.tell(MatchEnded(tuple(winners), decided_by(state)))


def standing(state: ArchonState, seat: int) -> tuple[int, int, int]:
    """By what players are compared: VP, Gold, resources and Recruits (AR-END-04, -05)."""
    house = state.houses[seat]
    if not state.rules.breaks_ties:
        return house.score, 0, 0
    goods = house.goods
    return house.score, goods[GOLD], resources_in(goods) + goods[RECRUIT]


def all_places(state: ArchonState) -> list[int]:
    """1 for winners, equal for those who share a place."""
    standings = [standing(state, seat) for seat in range(state.seats)]
    return [1 + len([other for other in standings if other > mine]) for mine in standings]


def decided_by(state: ArchonState) -> int:
    """What made the winner."""
    standings = sorted([standing(state, seat) for seat in range(state.seats)], reverse=True)
    first, second = standings[0], standings[1]
    for reason in (BY_SCORE, BY_GOLD, BY_GOODS):
        if first[reason] != second[reason]:
            return reason
    return SHARED
