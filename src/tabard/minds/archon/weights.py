"""The weights of the evaluation, unpacked for compiled code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final


@final
class Weights:
    """Worth in VP unless said otherwise; numbers in weights.toml, tuned in weights_tuned.toml."""

    def __init__(self, table: Mapping[str, list[float]]) -> None:
        self.table: Final = table
        # By how many VP scores may still part: at the end, and more for each round to come.
        self.spread: Final = table["spread"][0]
        self.spread_by_round: Final = table["spread"][1]
        # A unit of each good while there is time to use it.
        self.goods: Final = table["goods"]
        # By how much each further unit is worth less, as a factor.
        self.plenty: Final = table["plenty"][0]
        # A card in hand to whoever has not passed, with what a Magister adds, by kind.
        self.cards: Final = [table["card"][0] + extra for extra in table["magister_extra"]]
        # Owning a Magister for each round to come, by kind.
        self.magister: Final = table["magister"]
        # The ability of each tile for each round to come.
        self.tile: Final = table["tile"]
        # How much of what a King's Grant would give now is left after so many seasons.
        self.grant_sure: Final = table["grant_sure"]
        # Each card or warrior beyond its rank, for each King's Grant to come.
        self.item: Final = table["item"][0]
        # How much a tile of level III may still grow for each round to come.
        self.late_tile: Final = table["late_tile"][0]
        # How likely an attack finds the wall as it is, after so many seasons.
        self.raid_sure: Final = table["raid_sure"]
        # A unit that is given to make up the strength, and a VP of gold.
        self.raid_unit: Final = table["raid_cost"][0]
        self.raid_gold: Final = table["raid_cost"][1]
        # Each place in the player order.
        self.order: Final = table["order"][0]
