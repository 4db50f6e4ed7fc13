"""Building tiles (AR-B-BUILD)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Unshown
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.archon.action_events import TileBuilt
from tabard.games.archon.facts import rests
from tabard.games.archon.goods import cheaper, gain_vp, pay, spares
from tabard.games.archon.kinds import SPARE, TILE, TILE_NAMES, TILES
from tabard.games.archon.offers import is_level_open, payable_tiles
from tabard.games.archon.purse import purse_of
from tabard.games.archon.shapes import Asked
from tabard.games.archon.state import TILE_LINE, ArchonState


@final
class Build(Unshown[ArchonState]):
    """Which tile to build and, with a favor, which resource is spared (AR-D12, AR-D13)."""

    __match_args__ = ("seat", "off", "tile")

    def __init__(self, seat: int, off: int, tile: int = BLANK) -> None:
        self.seat: Final = seat
        self.off: Final = off
        self.tile: Final = tile

    def decision(self, state: ArchonState) -> Decision:
        seat = self.seat
        goods = state.houses[seat].goods
        if self.tile == BLANK:
            tiles = payable_tiles(state, seat, purse_of(goods), self.off)
            return Decision(seat, "tile", [TILE[tile] for tile in tiles])
        choices = spares(goods, state.rules.catalog.box.tiles[self.tile].cost.goods)
        return Decision(seat, "spare", [SPARE[good] for good in choices], about=(TILE[self.tile],))

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        seat = self.seat
        if self.tile != BLANK:
            build(state, seat, self.tile, choice.number)
            return
        tile = choice.number
        if self.off == 0:
            build(state, seat, tile, BLANK)
            return
        cost = state.rules.catalog.box.tiles[tile].cost.goods
        choices = spares(state.houses[seat].goods, cost)
        if len(choices) > 1:
            state.schedule(Build(seat, self.off, tile))
        else:
            build(state, seat, tile, choices[0] if choices else BLANK)

    def barred(self, state: ArchonState) -> list[Barred]:
        if self.tile != BLANK:
            return []
        house, tiles = state.houses[self.seat], state.rules.catalog.box.tiles
        payable = payable_tiles(state, self.seat, purse_of(house.goods), self.off)
        found: list[Barred] = []
        for tile in range(TILES):
            if tile in payable:
                continue
            if tile in house.tiles:
                found.append(Barred(TILE[tile], "AR-B-BUILD-03"))
            elif not is_level_open(state, tiles[tile].level):
                found.append(Barred(TILE[tile], "AR-B-BUILD-02"))
            elif state.tiles[tile] == 0:
                found.append(Barred(TILE[tile], "AR-B-BUILD-04"))
            else:
                found.append(Barred(TILE[tile], "AR-B-BUILD-01"))
        return found

    def facts(self, state: ArchonState) -> Asked:
        if self.tile == BLANK:
            return {"off": self.off, "tile": None, "rest": None}
        cost = state.rules.catalog.box.tiles[self.tile].cost.goods
        return {"off": self.off, "tile": TILE_NAMES[self.tile], "rest": rests(cost)}

    def rewound(self) -> Build:
        return Build(self.seat, self.off)


def build(state: ArchonState, seat: int, tile: int, spared: int) -> None:
    """Pay, take the tile, gain its VP (AR-B-BUILD-01)."""
    found = state.rules.catalog.box.tiles[tile]
    house = state.houses[seat]
    cost = found.cost.goods if spared == BLANK else cheaper(found.cost.goods, spared, 1)
    state.tell(TileBuilt(seat, tile))
    pay(state, seat, cost)
    state.tiles[tile] -= 1
    house.tiles = (*house.tiles, tile)
    gain_vp(state, seat, TILE_LINE, found.vp)
